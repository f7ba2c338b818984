"""KRY-9.3 to 9.10 Which movements there are, and carrying one out."""

from collections.abc import Iterator
from itertools import pairwise

from engine.rules import Option, emit
from games.krynea.rules import events
from games.krynea.rules.content import CARDS
from games.krynea.rules.field import battalion_place, beside, lines, slug, unit_place
from games.krynea.rules.powers import has_expertise
from games.krynea.rules.state import BATTALIONS, KryneaState, Unit


def movement_options(s: KryneaState, seat: int, even_moved: bool = False) -> list[Option]:
    """Every movement of one unit or pair of `seat`; what must come first leaves no others (KRY-9.8).

    `even_moved`: the flag of KRY-9.2 does not matter.
    """
    covers = list(_covers(s, seat, even_moved))
    if covers:
        return covers
    return [*_swaps(s, seat, even_moved), *_marches(s, seat, even_moved)]


def must_cover(s: KryneaState, seat: int) -> bool:
    """KRY-9.8 (a) An own battalion is empty and a unit may cover it."""
    return next(_covers(s, seat, False), None) is not None


def _free(unit: Unit, even_moved: bool) -> bool:
    return even_moved or not unit.moved


def _covers(s: KryneaState, seat: int, even_moved: bool) -> Iterator[Option]:
    """KRY-9.6 Rear units of adjacent battalions if possible, second-line units if needed."""
    for empty in range(BATTALIONS):
        if lines(s, seat, empty):
            continue
        rear = list(_rear_movers(s, seat, empty, even_moved))
        second = [] if rear else list(_second_movers(s, seat, empty, even_moved))
        for unit in rear or second:
            yield _march(seat, unit, empty)


def _rear_movers(s: KryneaState, seat: int, goal: int, even_moved: bool) -> Iterator[Unit]:
    """KRY-9.4 Rear units that may go to `goal`: from an adjacent battalion, or any for a unit that rides."""
    for battalion in range(BATTALIONS):
        if battalion == goal:
            continue
        near = battalion in beside(goal)
        for unit in lines(s, seat, battalion)[2:]:
            if _free(unit, even_moved) and (near or (CARDS[unit.card].rides and has_expertise(unit))):
                yield unit


def _second_movers(s: KryneaState, seat: int, goal: int, even_moved: bool) -> Iterator[Unit]:
    """KRY-9.5 The one case in which a vanguard unit leaves its battalion."""
    for battalion in beside(goal):
        rows = lines(s, seat, battalion)
        if len(rows) > 1 and _free(rows[1], even_moved):
            yield rows[1]


def _swaps(s: KryneaState, seat: int, even_moved: bool) -> Iterator[Option]:
    """KRY-9.3 Two adjacent units of a battalion, both unmoved."""
    for battalion in range(BATTALIONS):
        rows = lines(s, seat, battalion)
        for index, (front, back) in enumerate(pairwise(rows)):
            touches = (unit_place(seat, front.card), unit_place(seat, back.card))
            args: dict[str, str | int] = {"front": slug(front.card), "back": slug(back.card)}
            moved = not (_free(front, even_moved) and _free(back, even_moved))
            blocked = ("has-moved", "KRY-9.3") if moved else ("", "")
            yield Option(f"swap:{battalion}/{index}", touches, args, *blocked)


def _marches(s: KryneaState, seat: int, even_moved: bool) -> Iterator[Option]:
    """KRY-9.8 (b) A rear unit goes to a battalion without a full vanguard if it can reach one."""
    for battalion in range(BATTALIONS):
        for unit in lines(s, seat, battalion)[2:]:
            rides = CARDS[unit.card].rides and has_expertise(unit)
            goals = [goal for goal in range(BATTALIONS) if goal != battalion] if rides else beside(battalion)
            open_goals = [goal for goal in goals if len(lines(s, seat, goal)) < 2]
            for goal in goals:
                reason = ("", "") if _free(unit, even_moved) else ("has-moved", "KRY-9.2")
                if open_goals and goal not in open_goals:
                    reason = ("vanguard-first", "KRY-9.7")
                yield _march(seat, unit, goal, reason)


def _march(seat: int, unit: Unit, goal: int, reason: tuple[str, str] = ("", "")) -> Option:
    touches = (unit_place(seat, unit.card), battalion_place(seat, goal))
    return Option(f"move:{unit.card}/{goal}", touches, {"card": slug(unit.card), "battalion": goal}, *reason)


def carry_out_movement(s: KryneaState, seat: int, option: str, cause: str) -> None:
    """Do what `option` says: "swap:battalion/index" or "move:card/battalion"; by "movement" the units are turned."""
    what, _, rest = option.partition(":")
    one, two = map(int, rest.split("/"))
    if what == "swap":
        swap(s, seat, one, two, cause)
    else:
        march(s, seat, one, two, cause)


def swap(s: KryneaState, seat: int, battalion: int, index: int, cause: str) -> None:
    """The units at `index` and behind it change places."""
    rows = lines(s, seat, battalion)
    rows[index], rows[index + 1] = rows[index + 1], rows[index]
    if cause == "movement":
        rows[index].moved = rows[index + 1].moved = True
    front, back = slug(rows[index].card), slug(rows[index + 1].card)
    emit(s, events.UnitsSwapped(seat=seat, battalion=battalion, index=index, front=front, back=back, cause=cause))


def march(s: KryneaState, seat: int, card: int, goal: int, cause: str) -> None:
    """KRY-9.4, KRY-9.10 The unit goes to the last position of `goal`; its old battalion closes up."""
    for battalion in range(BATTALIONS):
        rows = lines(s, seat, battalion)
        for unit in rows:
            if unit.card == card:
                rows.remove(unit)
                lines(s, seat, goal).append(unit)
                unit.moved = unit.moved or cause == "movement"
                place = unit_place(seat, card)
                fact = events.UnitMoved(
                    seat=seat, card=slug(card), battalion=battalion, to=goal, cause=cause, element=place
                )
                emit(s, fact)
                return
