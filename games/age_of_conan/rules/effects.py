"""Content sheet, section 12: kingdom cards outside contests, verb by verb in the order printed.

Each verb that needs a decision has a function that asks, and one that carries out the answer.
"""

from collections.abc import Callable
from typing import Any

from engine.rules import Choose, Option, ask, call, goto, steps
from games.age_of_conan.rules.content import CARDS, CONTENT, FATE, PROVINCES
from games.age_of_conan.rules.decks import draw_kingdom, draw_strategy
from games.age_of_conan.rules.fate import turn_die
from games.age_of_conan.rules.frames import Effects, Relocation
from games.age_of_conan.rules.goods import (
    gain_gold,
    gain_sorcery,
    move_conan,
    move_emissary,
    place_emissary,
    place_units,
    remove_units,
)
from games.age_of_conan.rules.military import note_moved, relocation_options
from games.age_of_conan.rules.powers import PASS, spend_card
from games.age_of_conan.rules.realm import (
    friendly,
    has_fort,
    home,
    in_play,
    is_home,
    owner,
    units_at,
    why_no_emissary,
    why_no_unit,
)
from games.age_of_conan.rules.state import AocState
from games.age_of_conan.rules.verbs import (
    ChangeFateDie,
    DrawKingdom,
    DrawStrategy,
    GainGold,
    GainSorcery,
    MoveArmy,
    MoveConan,
    PayGold,
    PaySorcery,
    PlaceEmissary,
    PlaceUnit,
    RemoveEnemyUnit,
    RemoveOwnUnit,
    TeleportEmissary,
    Verb,
)

FATE_FACES = tuple(dict.fromkeys(CONTENT.dice[FATE].faces))


def open_card(s: AocState, c: Effects) -> None:
    """AOC-11.3, AOC-11.4"""
    c.held = CARDS[c.card].kind != "table"
    spend_card(s, c.seat, c.card, held=c.held)


def do_verb(s: AocState, c: Effects) -> None:
    verb = CARDS[c.card].verbs[c.done]
    if not c.left:
        c.left = getattr(verb, "n", 1) if type(verb) in ONE_BY_ONE else 1
    DO[type(verb)](s, c, verb)


def note_verb(s: AocState, c: Effects, answer: str | int | None) -> None:
    """The answer is carried out; `left` counts down what a verb does one by one."""
    verb = CARDS[c.card].verbs[c.done]
    c.left -= 1
    if type(verb) in NOTE:
        if answer is None or answer == PASS.id:
            c.left = 0
        else:
            NOTE[type(verb)](s, c, verb, answer)
    if s.stack[-1] is not c:
        return
    if not c.left:
        c.done += 1
    if c.done < len(CARDS[c.card].verbs):
        goto(c, "do_verb")


def close_card(s: AocState, c: Effects) -> None:
    if c.held:
        c.held = False
        s.kingdoms[c.seat].discard.append(c.card)


def _ask_place(s: AocState, c: Effects, prompt: str, places: list[str]) -> None:
    if places:
        options = tuple(Option(f"to:{one}", (f"province:{one}",), {"province": one}) for one in places)
        ask(s, Choose(c.seat, prompt, options, {"card": c.card, "n": c.left}, "AOC-11.3"))


# -- goods and cards


def _gain_gold(s: AocState, c: Effects, verb: GainGold | PayGold) -> None:
    gain_gold(s, c.seat, verb.n if isinstance(verb, GainGold) else -verb.n, c.card)


def _gain_sorcery(s: AocState, c: Effects, verb: GainSorcery | PaySorcery) -> None:
    gain_sorcery(s, c.seat, verb.n if isinstance(verb, GainSorcery) else -verb.n, c.card)


def _draw_strategy(s: AocState, c: Effects, verb: DrawStrategy) -> None:
    draw_strategy(s, c.seat, verb.n)


def _draw_kingdom(s: AocState, c: Effects, verb: DrawKingdom) -> None:
    draw_kingdom(s, c.seat, verb.n)


# -- units


def unit_places(s: AocState, seat: int, verb: PlaceUnit) -> list[str]:
    places = friendly(s, seat)
    if verb.where == "home":
        places = [home(s, seat)]
    elif verb.where == "fort":
        places = [one for one in places if has_fort(s.markers.get(one))]
    return [one for one in places if not why_no_unit(s, seat, one)[0]]


def _ask_unit_place(s: AocState, c: Effects, verb: PlaceUnit) -> None:
    """All `n` to one province; what does not fit is lost."""
    places = unit_places(s, c.seat, verb)
    if verb.another and len(places) > 1:
        places = [one for one in places if one != c.place]
    if verb.where == "home":
        place_units(s, c.seat, home(s, c.seat), verb.n)
    else:
        _ask_place(s, c, "place-unit", places)


def _note_unit_place(s: AocState, c: Effects, verb: PlaceUnit, answer: str) -> None:
    c.place = answer.removeprefix("to:")
    place_units(s, c.seat, c.place, verb.n)


def _ask_own_unit(s: AocState, c: Effects, verb: RemoveOwnUnit) -> None:
    _ask_place(s, c, "remove-own-unit", list(s.kingdoms[c.seat].units))


def _note_own_unit(s: AocState, c: Effects, verb: RemoveOwnUnit, answer: str) -> None:
    remove_units(s, c.seat, answer.removeprefix("to:"), 1, c.card)


def enemy_armies(s: AocState, seat: int, verb: RemoveEnemyUnit) -> list[tuple[int, str]]:
    """Armies of others outside homes; `near_emissary`: in or beside a province with an own emissary."""
    emissaries = s.kingdoms[seat].emissaries
    found = []
    for other, kingdom in enumerate(s.kingdoms):
        for place in kingdom.units:
            near = place in emissaries or any(one in emissaries for one in PROVINCES[place].neighbours)
            if other != seat and not is_home(place) and (near or verb.where == "any"):
                found.append((other, place))
    return found


def _ask_enemy_unit(s: AocState, c: Effects, verb: RemoveEnemyUnit) -> None:
    options = tuple(
        Option(f"army:{other}/{place}", (f"army:{other}/{place}",), {"owner": other, "province": place})
        for other, place in enemy_armies(s, c.seat, verb)
    )
    if options:
        ask(s, Choose(c.seat, "remove-enemy-unit", options, {"card": c.card}, "AOC-11.3"))


def _note_enemy_unit(s: AocState, c: Effects, verb: RemoveEnemyUnit, answer: str) -> None:
    other, place = answer.removeprefix("army:").split("/")
    remove_units(s, int(other), place, min(verb.n, units_at(s, int(other), place)), c.card)


def _ask_relocation(s: AocState, c: Effects, verb: MoveArmy) -> None:
    options = relocation_options(s, c.seat, c.moved)
    if options:
        ask(s, Choose(c.seat, "relocate-army", (*options, PASS), {"card": c.card, "n": c.left}, "AOC-14.3"))


def _note_relocation(s: AocState, c: Effects, verb: MoveArmy, answer: str | int) -> None:
    """Twice a relocation: the armies, then how many units of it went."""
    if isinstance(answer, int):
        note_moved(s, c.seat, c.moved, c.place, answer)
        c.place = ""
        return
    origin, c.place = answer.removeprefix("relocate:").split("/")
    c.left += 1
    goto(c, "note_verb")
    most = units_at(s, c.seat, origin) - c.moved.get(origin, 0)
    call(s, Relocation(seat=c.seat, origin=origin, to=c.place, most=most))


# -- emissaries, Conan and the dice


def _ask_emissary_place(s: AocState, c: Effects, verb: PlaceEmissary) -> None:
    _ask_place(s, c, "place-emissary", [] if why_no_emissary(s, c.seat)[0] else friendly(s, c.seat))


def _note_emissary_place(s: AocState, c: Effects, verb: PlaceEmissary, answer: str) -> None:
    for _ in range(verb.n):
        if not why_no_emissary(s, c.seat)[0]:
            place_emissary(s, c.seat, answer.removeprefix("to:"))


def _ask_teleport(s: AocState, c: Effects, verb: TeleportEmissary) -> None:
    """First which emissary, then where to; `place` remembers the first."""
    if not c.place:
        _ask_place(s, c, "teleport-emissary", list(s.kingdoms[c.seat].emissaries))
        return
    places = [one for one in PROVINCES if in_play(s, one) and not (is_home(one) and owner(s, one) != c.seat)]
    _ask_place(s, c, "teleport-to", [one for one in places if one != c.place])


def _note_teleport(s: AocState, c: Effects, verb: TeleportEmissary, answer: str) -> None:
    to = answer.removeprefix("to:")
    if c.place:
        move_emissary(s, c.seat, c.place, to)
        c.place = ""
    else:
        c.place = to
        c.left += 1


def _ask_conan_step(s: AocState, c: Effects, verb: MoveConan) -> None:
    _ask_place(s, c, "conan-step", list(PROVINCES[s.conan].neighbours))


def _note_conan_step(s: AocState, c: Effects, verb: MoveConan, answer: str) -> None:
    move_conan(s, c.seat, answer.removeprefix("to:"), c.card)


def _ask_die(s: AocState, c: Effects, verb: ChangeFateDie) -> None:
    options = tuple(
        Option(f"turn:{index}/{face}", (f"die:{index}",), {"before": before, "face": face})
        for index, before in enumerate(s.pool)
        if s.pool.index(before) == index
        for face in FATE_FACES
        if face != before
    )
    if options:
        ask(s, Choose(c.seat, "change-die", options, {"card": c.card}, "AOC-11.4"))


def _note_die(s: AocState, c: Effects, verb: ChangeFateDie, answer: str) -> None:
    index, face = answer.removeprefix("turn:").split("/")
    turn_die(s, c.seat, int(index), face)


DO: dict[type[Verb], Callable[[AocState, Effects, Any], None]] = {
    GainGold: _gain_gold,
    PayGold: _gain_gold,
    GainSorcery: _gain_sorcery,
    PaySorcery: _gain_sorcery,
    DrawStrategy: _draw_strategy,
    DrawKingdom: _draw_kingdom,
    PlaceUnit: _ask_unit_place,
    RemoveOwnUnit: _ask_own_unit,
    RemoveEnemyUnit: _ask_enemy_unit,
    MoveArmy: _ask_relocation,
    PlaceEmissary: _ask_emissary_place,
    TeleportEmissary: _ask_teleport,
    MoveConan: _ask_conan_step,
    ChangeFateDie: _ask_die,
}
NOTE: dict[type[Verb], Callable[[AocState, Effects, Any, Any], None]] = {
    PlaceUnit: _note_unit_place,
    RemoveOwnUnit: _note_own_unit,
    RemoveEnemyUnit: _note_enemy_unit,
    MoveArmy: _note_relocation,
    PlaceEmissary: _note_emissary_place,
    TeleportEmissary: _note_teleport,
    MoveConan: _note_conan_step,
    ChangeFateDie: _note_die,
}
ONE_BY_ONE = (RemoveOwnUnit, MoveArmy, TeleportEmissary, MoveConan, ChangeFateDie)
"""Verbs whose `n` is a number of decisions."""
steps(Effects, open_card, do_verb, note_verb, close_card)


def why_not_play(s: AocState, seat: int, card: str) -> tuple[str, str]:
    """Why the card would do nothing of what it is for: key and clause, ("", "") when it would."""
    for verb in CARDS[card].verbs:
        if isinstance(verb, RemoveEnemyUnit) and not enemy_armies(s, seat, verb):
            return "no-target", "AOC-11.3"
        if isinstance(verb, ChangeFateDie) and not s.pool:
            return "no-die", "AOC-11.4"
        if isinstance(verb, TeleportEmissary) and not s.kingdoms[seat].emissaries:
            return "no-target", "AOC-11.4"
        if isinstance(verb, MoveArmy) and len(CARDS[card].verbs) == 1 and not relocation_options(s, seat, {}):
            return "no-target", "AOC-11.4"
    return "", ""
