"""AOC-7 The age change: raids, gold and objectives, cities and troops, purchases, artifacts, a new age."""

from engine.rules import Choose, ChooseSome, Option, ask, call, emit, goto, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.adventures import deal_adventures, reveal_adventure
from games.age_of_conan.rules.artifacts import award_conan_bonus
from games.age_of_conan.rules.content import CONTENT, NUMBERS, PROVINCES
from games.age_of_conan.rules.decks import draw_kingdom, draw_strategy
from games.age_of_conan.rules.frames import AgeChange, ArtifactBid, Bid, Build, Raids, Spend
from games.age_of_conan.rules.goods import (
    clear_raids,
    gain_ep,
    gain_gold,
    place_emissary,
    place_marker,
    place_units,
    remove_units,
)
from games.age_of_conan.rules.objectives import fulfils, replace_objectives
from games.age_of_conan.rules.realm import (
    clockwise,
    friendly,
    home,
    is_friendly,
    marked,
    owner,
    units_at,
    why_no_emissary,
    why_no_unit,
)
from games.age_of_conan.rules.state import AocState

DONE = Option("done")
NONE = Option("none")


def _begin(s: AocState, step: str) -> None:
    emit(s, events.AgeChangeStep(step=step))


def start_raids(s: AocState, c: AgeChange) -> None:
    """AOC-7.1 Each step is finished by all before the next."""
    _begin(s, "raids")
    call(s, Raids())


def take_income(s: AocState, c: AgeChange) -> None:
    """AOC-7.5"""
    _begin(s, "income")
    for seat in clockwise(s, s.first):
        towers = len(marked(s, seat, "tower", "city"))
        gain_gold(s, seat, NUMBERS.home_income + NUMBERS.tower_income * towers, "income")


def score_objectives(s: AocState, c: AgeChange) -> None:
    """AOC-7.6 to 7.9 All are checked first; replacements are not scored now."""
    scored = {one: [seat for seat in clockwise(s, s.first) if fulfils(s, seat, one)] for one in s.objectives}
    for objective, seats in scored.items():
        for seat in seats:
            ep = CONTENT.objectives[objective].ep
            emit(s, events.ObjectiveScored(seat=seat, objective=objective, ep=ep))
            gain_ep(s, seat, ep, "objective", objective)
    for objective in [one for one, seats in scored.items() if seats]:
        s.objectives.remove(objective)
        s.objectives_gone.append(objective)
        emit(s, events.ObjectiveRemoved(objective=objective))
    replace_objectives(s)
    c.turn = 0
    _begin(s, "build")


def build(s: AocState, c: AgeChange) -> None:
    """AOC-7.10 to 7.15, one seat after the other."""
    if c.turn < s.seats:
        seat = clockwise(s, s.first)[c.turn]
        c.turn += 1
        goto(c, "build")
        call(s, Build(seat=seat, todo=[*marked(s, seat, "fort", "city"), home(s, seat)]))


def open_market(s: AocState, c: AgeChange) -> None:
    c.turn = 0
    _begin(s, "spend")


def spend(s: AocState, c: AgeChange) -> None:
    """AOC-7.16, one seat after the other."""
    if c.turn < s.seats:
        seat = clockwise(s, s.first)[c.turn]
        c.turn += 1
        goto(c, "spend")
        call(s, Spend(seat=seat))


def bid_for_artifacts(s: AocState, c: AgeChange) -> None:
    """AOC-7.19"""
    _begin(s, "artifacts")
    call(s, ArtifactBid())


def give_bonus(s: AocState, c: AgeChange) -> None:
    """AOC-7.25"""
    award_conan_bonus(s)


def open_next_age(s: AocState, c: AgeChange) -> None:
    """AOC-7.26"""
    _begin(s, "adventures")
    s.age += 1
    emit(s, events.AgeStarted(age=s.age))
    deal_adventures(s)
    reveal_adventure(s)
    call(s, Bid())


def refresh_table(s: AocState, c: AgeChange) -> None:
    """AOC-7.27"""
    _begin(s, "refresh")
    for seat in clockwise(s, s.first):
        turned = [one for one in s.kingdoms[seat].table if not one.ready]
        for one in turned:
            one.ready, one.tired = True, False
        if turned:
            emit(s, events.TableRefreshed(seat=seat, n=len(turned)))


steps(
    AgeChange,
    start_raids,
    take_income,
    score_objectives,
    build,
    open_market,
    spend,
    bid_for_artifacts,
    give_bonus,
    open_next_age,
    refresh_table,
)


# -- raids


def offer_clearing(s: AocState, c: Raids) -> None:
    """AOC-7.2 One own unit that stands there for all raid tokens of a friendly province."""
    if c.turn >= s.seats:
        return
    seat = clockwise(s, s.first)[c.turn]
    raided = [one for one in s.raids if is_friendly(s, seat, one) and units_at(s, seat, one)]
    if raided and not s.kingdoms[seat].out:
        options = tuple(
            Option(f"clear:{one}", (f"province:{one}",), {"province": one, "n": s.raids[one]}) for one in raided
        )
        ask(s, ChooseSome(seat, "clear-raids", options, 0, len(options), {}, "AOC-7.2"))


def note_clearing(s: AocState, c: Raids, picked: list[str] | None) -> None:
    if c.turn >= s.seats:
        return
    seat = clockwise(s, s.first)[c.turn]
    for one in picked or ():
        place = one.removeprefix("clear:")
        remove_units(s, seat, place, 1, "raid")
        clear_raids(s, place)
    c.turn += 1
    goto(c, "offer_clearing")


def suffer_raids(s: AocState, c: Raids) -> None:
    """AOC-7.3, AOC-7.4, AOC-10.10 Whoever controls the province now; then the board is clear of raids."""
    for seat in clockwise(s, s.first):
        for place in [one for one in s.raids if owner(s, one) == seat and not s.kingdoms[seat].out]:
            gain_ep(s, seat, -s.raids[place], "raid", place)
    for place in list(s.raids):
        clear_raids(s, place)


steps(Raids, offer_clearing, note_clearing, suffer_raids)


# -- cities and troops


def choose_building(s: AocState, c: Build) -> None:
    """AOC-7.10 to 7.15 In each province with an own Fort or City, and at home."""
    if not c.todo:
        leave(c)
        return
    options = building_options(s, c.seat, c.todo[0])
    if any(not option.blocked for option in options):
        ask(s, Choose(c.seat, "build", (*options, NONE), {"province": c.todo[0]}, "AOC-7.10"))


def building_options(s: AocState, seat: int, place: str) -> list[Option]:
    """AOC-7.12 Instead of the unit, a Fort becomes a City; AOC-7.14 not in a savage province."""
    options = [Option("unit", (f"province:{place}",), {"province": place}, *why_no_unit(s, seat, place))]
    marker = s.markers.get(place)
    if marker is not None and marker.kind == "fort":
        reason = ("is-savage", "AOC-7.14") if PROVINCES[place].savage else ("", "")
        options.append(Option("tower", (f"marker:{place}",), {"province": place}, *reason))
    return options


def note_building(s: AocState, c: Build, answer: str | None) -> None:
    place = c.todo.pop(0)
    goto(c, "choose_building")
    if answer == "unit":
        place_units(s, c.seat, place, 1)
    elif answer == "tower":
        place_marker(s, c.seat, place, "city")


steps(Build, choose_building, note_building)


# -- purchases


def choose_purchase(s: AocState, c: Spend) -> None:
    """AOC-7.16 Any number and mix; AOC-7.18 bought cards are seen before more is bought."""
    options = purchase_options(s, c.seat)
    if any(not option.blocked for option in options):
        gold = s.kingdoms[c.seat].gold
        ask(s, Choose(c.seat, "spend", (*options, DONE), {"n": gold}, "AOC-7.16"))


def purchase_options(s: AocState, seat: int) -> list[Option]:
    """AOC-7.17 Pieces go to the home province or any friendly one."""
    found = [
        _priced(s, seat, Option("cards", (f"deck:{seat}/kingdom",), {"n": NUMBERS.cards_price})),
        _priced(s, seat, Option("strategy", ("deck:strategy",), {"n": NUMBERS.strategy_price})),
    ]
    for place in friendly(s, seat):
        unit = Option(f"unit:{place}", (f"province:{place}",), {"province": place, "n": NUMBERS.unit_price})
        found.append(_priced(s, seat, unit, why_no_unit(s, seat, place)))
        args: dict[str, str | int] = {"province": place, "n": NUMBERS.emissary_price}
        emissary = Option(f"emissary:{place}", (f"province:{place}",), args)
        found.append(_priced(s, seat, emissary, why_no_emissary(s, seat)))
    return found


def _priced(s: AocState, seat: int, option: Option, reason: tuple[str, str] = ("", "")) -> Option:
    if not reason[0] and s.kingdoms[seat].gold < int(option.args["n"]):
        reason = ("no-gold", "AOC-7.16")
    return Option(option.id, option.touches, option.args, *reason)


def note_purchase(s: AocState, c: Spend, answer: str | None) -> None:
    if not answer or answer == DONE.id:
        return
    goto(c, "choose_purchase")
    what, _, place = answer.partition(":")
    prices = {"cards": NUMBERS.cards_price, "strategy": NUMBERS.strategy_price}
    prices |= {"unit": NUMBERS.unit_price, "emissary": NUMBERS.emissary_price}
    gain_gold(s, c.seat, -prices[what], "purchase")
    if what == "unit":
        place_units(s, c.seat, place, 1)
    elif what == "emissary":
        place_emissary(s, c.seat, place)
    else:
        if what == "cards":
            draw_kingdom(s, c.seat, 1)
        draw_strategy(s, c.seat, 1)


steps(Spend, choose_purchase, note_purchase)
