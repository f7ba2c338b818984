"""AOC-14 The Military action: units are created, armies relocated, and an attack is made."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave, steps
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import CARDS, NUMBERS, PROVINCES
from games.age_of_conan.rules.frames import Attack, Campaign, Clash, Military, Relocation
from games.age_of_conan.rules.goods import move_units, place_units, stand_on_campaign
from games.age_of_conan.rules.powers import Occasion, ready_cards, spend_card, use_option
from games.age_of_conan.rules.realm import (
    army_of,
    friendly,
    home,
    in_play,
    is_friendly,
    is_home,
    owner,
    units_at,
    why_no_unit,
)
from games.age_of_conan.rules.state import NOBODY, AocState
from games.age_of_conan.rules.verbs import ExtraRelocation, SeaRelocation

MOVES = 2
"""AOC-14.1 (b) Armies that may be relocated; (c) one fewer before an attack."""
DONE = Option("done")
WINDOW = Occasion("military_action")


def choose_military(s: AocState, c: Military) -> None:
    """AOC-14.1 Create one unit, relocate up to two armies, or relocate at most one and attack; AOC-4.8."""
    options = [*_create_options(s, c)]
    if c.moves < MOVES + c.extra:
        options += relocation_options(s, c.seat, c.moved, c.sea)
    options += attack_options(s, c)
    options += [use_option(s, c.seat, card) for card in ready_cards(s, c.seat, WINDOW)]
    ask(s, Choose(c.seat, "military", (*options, DONE), {"n": MOVES + c.extra - c.moves}, "AOC-14.1"))


def _create_options(s: AocState, c: Military) -> list[Option]:
    """AOC-14.2 Instead of everything else."""
    if c.moves:
        return []
    return [
        Option(f"create:{one}", (f"province:{one}",), {"province": one}, *why_no_unit(s, c.seat, one))
        for one in friendly(s, c.seat)
    ]


def relocation_options(s: AocState, seat: int, moved: dict[str, int], sea: int = 0) -> list[Option]:
    """AOC-14.3, AOC-14.5 From each province with units that have not moved; `sea` allows friendly coasts of one sea."""
    found = []
    for origin, n in s.kingdoms[seat].units.items():
        if n <= moved.get(origin, 0):
            continue
        for to in _targets(s, seat, origin, sea):
            touches = (f"province:{to}", f"army:{seat}/{origin}")
            found.append(Option(f"relocate:{origin}/{to}", touches, {"origin": origin, "to": to}))
    return found


def _targets(s: AocState, seat: int, origin: str, sea: int) -> list[str]:
    near = PROVINCES[origin].neighbours
    found = [one for one in near if is_friendly(s, seat, one)]
    coast = PROVINCES[origin].sea
    if sea and coast and is_friendly(s, seat, origin):
        found += [one for one in friendly(s, seat) if PROVINCES[one].sea == coast and one not in (origin, *found)]
    return found


def attack_options(s: AocState, c: Military) -> list[Option]:
    """AOC-14.7 To (`attack`) or in (`campaign`) a neutral or enemy province; AOC-14.1 after at most one relocation."""
    late = ("too-many-moves", "AOC-14.1") if c.moves > MOVES - 1 + c.extra else ("", "")
    found = []
    for origin in s.kingdoms[c.seat].units:
        if origin in s.kingdoms[c.seat].campaigns:
            found.append(Option(f"campaign:{origin}", (f"army:{c.seat}/{origin}",), {"province": origin}, *late))
        for to in PROVINCES[origin].neighbours:
            if not is_friendly(s, c.seat, to):
                reason = late if late[0] else why_not_attack(s, to)
                touches = (f"province:{to}", f"army:{c.seat}/{origin}")
                args: dict[str, str | int] = {"origin": origin, "to": to, "form": form_of(s, c.seat, to)}
                found.append(Option(f"attack:{origin}/{to}", touches, args, *reason))
    return found


def why_not_attack(s: AocState, to: str) -> tuple[str, str]:
    """AOC-14.10"""
    if is_home(to) and in_play(s, to):
        return "is-home", "AOC-14.10"
    return ("", "") if in_play(s, to) else ("out-of-play", "AOC-2.21")


def form_of(s: AocState, seat: int, province: str) -> str:
    """AOC-14.11"""
    if owner(s, province) not in (NOBODY, seat):
        return "siege"
    return "campaign" if army_of(s, province, but=seat) == NOBODY else "battle"


def note_military(s: AocState, c: Military, answer: str) -> None:
    what, _, where = answer.partition(":")
    leave(c)
    if what == "create":
        place_units(s, c.seat, where, 1)
    elif what == "relocate":
        _relocate(s, c, where)
    elif what == "attack":
        origin, to = where.split("/")
        call(s, Attack(seat=c.seat, origin=origin, to=to))
    elif what == "campaign":
        call(s, Campaign(seat=c.seat, province=where))
    elif what == "use":
        _use_card(s, c, where)
    elif not c.moves:
        emit(s, events.Declined(seat=c.seat, what="military"))


def _relocate(s: AocState, c: Military, where: str) -> None:
    """AOC-14.3 A way across the sea uses up the card's leave for it."""
    origin, c.to = where.split("/")
    if c.to not in PROVINCES[origin].neighbours:
        c.sea -= 1
    goto(c, "note_relocation")
    most = units_at(s, c.seat, origin) - c.moved.get(origin, 0)
    call(s, Relocation(seat=c.seat, origin=origin, to=c.to, most=most))


def _use_card(s: AocState, c: Military, card: str) -> None:
    spend_card(s, c.seat, card)
    for verb in CARDS[card].verbs:
        if isinstance(verb, ExtraRelocation):
            c.extra += verb.n
        elif isinstance(verb, SeaRelocation):
            c.sea += verb.n
    goto(c, "choose_military")


def note_relocation(s: AocState, c: Military, n: int) -> None:
    """AOC-14.5"""
    note_moved(s, c.seat, c.moved, c.to, n)
    c.moves, c.to = c.moves + 1, ""
    goto(c, "choose_military")


def note_moved(s: AocState, seat: int, moved: dict[str, int], to: str, n: int) -> None:
    """`n` units came to `to` by relocation; those beyond the logistic limit are gone."""
    moved[to] = min(moved.get(to, 0) + n, units_at(s, seat, to))


steps(Military, choose_military, note_military, note_relocation)


# -- the moves


def ask_how_many(s: AocState, c: Relocation) -> None:
    """AOC-14.3 One or more; AOC-14.4 the client is told how many will be lost."""
    _ask_units(s, c, c.most)


def _ask_units(s: AocState, c: Relocation | Attack, most: int) -> None:
    if most < 2:
        return
    there = 0 if c.to == home(s, c.seat) else units_at(s, c.seat, c.to)
    limit = NUMBERS.units if c.to == home(s, c.seat) else NUMBERS.army
    options = tuple(
        Option(f"units:{n}", (f"army:{c.seat}/{c.origin}",), {"n": n, "lost": max(0, there + n - limit)})
        for n in range(1, most + 1)
    )
    ask(s, Choose(c.seat, "how-many", options, {"origin": c.origin, "to": c.to}, "AOC-14.4"))


def relocate(s: AocState, c: Relocation, answer: str | None) -> None:
    n = int(answer.removeprefix("units:")) if answer else c.most
    move_units(s, c.seat, c.origin, c.to, n, "relocation")
    leave(c, n)


steps(Relocation, ask_how_many, relocate)


def ask_force(s: AocState, c: Attack) -> None:
    """AOC-14.7, AOC-14.9 One or more units of one province."""
    _ask_units(s, c, units_at(s, c.seat, c.origin))


def enter(s: AocState, c: Attack, answer: str | None) -> None:
    """AOC-14.11 Campaign, siege or battle; AOC-14.8 units that join a campaign do not change its progress."""
    n = int(answer.removeprefix("units:")) if answer else 1
    form, defender = form_of(s, c.seat, c.to), owner(s, c.to)
    if form == "battle":
        defender = army_of(s, c.to, but=c.seat)
    move_units(s, c.seat, c.origin, c.to, n, "attack")
    if form == "campaign":
        stand_on_campaign(s, c.seat, c.to)
        call(s, Campaign(seat=c.seat, province=c.to))
    else:
        siege = form == "siege"
        call(s, Clash(seat=c.seat, province=c.to, origin=c.origin, defender=defender, siege=siege))


steps(Attack, ask_force, enter)
