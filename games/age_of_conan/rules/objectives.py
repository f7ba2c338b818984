"""AOC-7.6 to 7.9 Objectives: who fulfils them, and which lie open."""

from functools import cache
from itertools import combinations

from engine.rules import emit
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import (
    CONTENT,
    PROVINCES,
    Condition,
    ControlAll,
    CountMarkers,
    MostOf,
    NonadjacentCoastal,
)
from games.age_of_conan.rules.realm import home, in_play, is_friendly
from games.age_of_conan.rules.state import AocState


def replace_objectives(s: AocState) -> None:
    """AOC-2.6, AOC-7.8, AOC-7.9 As many as there are players, as far as the deck goes."""
    while len(s.objectives) < s.seats and s.objective_deck:
        s.objectives.append(s.objective_deck.pop())
        emit(s, events.ObjectiveRevealed(objective=s.objectives[-1]))


def rivals(s: AocState, seat: int) -> list[int]:
    """AOC-8.9 All others but an eliminated player."""
    return [other for other in range(s.seats) if other != seat and not s.kingdoms[other].out]


def fulfils(s: AocState, seat: int, objective: str) -> bool:
    """AOC-7.6, AOC-7.7 Whether the seat fulfils it in this position."""
    if s.kingdoms[seat].out:
        return False
    return _holds(s, seat, CONTENT.objectives[objective].condition)


def _holds(s: AocState, seat: int, condition: Condition) -> bool:
    if isinstance(condition, CountMarkers):
        n = count_markers(s, seat, condition)
        most = not condition.most or all(count_markers(s, other, condition) < n for other in rivals(s, seat))
        return n >= condition.least and most
    if isinstance(condition, MostOf):
        n = _goods(s, seat, condition)
        return n > 0 and all(_goods(s, other, condition) < n for other in rivals(s, seat))
    if isinstance(condition, ControlAll):
        return all(is_friendly(s, seat, one) for one in condition.provinces)
    return _apart(s, seat, condition)


def _goods(s: AocState, seat: int, condition: MostOf) -> int:
    return s.kingdoms[seat].sorcery if condition.goods == "sorcery" else s.kingdoms[seat].crom


def count_markers(s: AocState, seat: int, condition: CountMarkers) -> int:
    """Content sheet, section 8: own markers in play that pass every filter; a City is a Fort and a Tower, and one."""
    own_area = PROVINCES[home(s, seat)].area
    wanted = (*condition.kinds, "city")
    total = 0
    for place, marker in s.markers.items():
        facts = PROVINCES[place]
        if marker.seat != seat or marker.kind not in wanted or not in_play(s, place):
            continue
        if condition.area and facts.area != condition.area:
            continue
        if (condition.coastal and not facts.sea) or (condition.savage and not facts.savage):
            continue
        total += not condition.abroad or facts.area != own_area
    return total


def _apart(s: AocState, seat: int, condition: NonadjacentCoastal) -> bool:
    coasts = [one for one, marker in s.markers.items() if marker.seat == seat and PROVINCES[one].sea]
    coasts = [one for one in coasts if in_play(s, one)]
    return any(
        all(not _adjacent(one, other) for one, other in combinations(some, 2))
        for some in combinations(coasts, condition.least)
    )


@cache
def _adjacent(one: str, other: str) -> bool:
    return other in PROVINCES[one].neighbours
