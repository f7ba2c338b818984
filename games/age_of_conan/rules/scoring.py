"""AOC-8.10 to 8.23 The final scoring, and who wins."""

from collections.abc import Callable

from engine.rules import Result, Score, ScoreLine
from engine.rules.result import rank
from games.age_of_conan.rules.artifacts import of_category, worth
from games.age_of_conan.rules.content import CATEGORIES, CONTENT, NUMBERS, PROVINCES
from games.age_of_conan.rules.objectives import fulfils
from games.age_of_conan.rules.realm import marked
from games.age_of_conan.rules.state import NOBODY, AocState


def standing(s: AocState) -> Result:
    """AOC-8.21 Most EP; then more adventure tokens in number; then shared. Raids still on the board do not count."""
    return rank(tuple(score_seat(s, seat) for seat in range(s.seats)))


def score_seat(s: AocState, seat: int) -> Score:
    """AOC-8.11 to 8.19, in this order; AOC-8.6 an eliminated player counts 0."""
    kingdom = s.kingdoms[seat]
    if kingdom.out:
        return Score(seat, 0, (ScoreLine("score-eliminated", 0, 0, "AOC-8.6"),), (-1,))
    lines = [ScoreLine("score-ep", kingdom.ep, kingdom.ep, "AOC-1.15")]
    lines += _forts(s, seat) + _objectives(s, seat)
    for key, value, clause in (("score-richest", final_gold, "AOC-8.15"), ("score-crom", _crom, "AOC-8.16")):
        points = bonus(s, seat, value, NUMBERS.leader, NUMBERS.tied_leader)
        if points:
            lines.append(ScoreLine(key, value(s, seat), points, clause))
    lines += [line for category in CATEGORIES for line in _master(s, seat, category)]
    return Score(seat, sum(line.points for line in lines), tuple(lines), (len(kingdom.tokens),))


def _forts(s: AocState, seat: int) -> list[ScoreLine]:
    """AOC-8.12 The level of every province with an own Fort or City, once more (AOC-8.22 not the home)."""
    places = marked(s, seat, "fort", "city")
    levels = sum(PROVINCES[one].level for one in places)
    return [ScoreLine("score-forts", len(places), levels, "AOC-8.12", tuple(places))] if places else []


def _objectives(s: AocState, seat: int) -> list[ScoreLine]:
    """AOC-8.13"""
    met = [one for one in s.objectives if fulfils(s, seat, one)]
    ep = sum(CONTENT.objectives[one].ep for one in met)
    return [ScoreLine("score-objectives", len(met), ep, "AOC-8.13", tuple(met))] if met else []


def final_gold(s: AocState, seat: int) -> int:
    """AOC-8.11 With the level of every province with an own Tower or City."""
    return s.kingdoms[seat].gold + sum(PROVINCES[one].level for one in marked(s, seat, "tower", "city"))


def _crom(s: AocState, seat: int) -> int:
    return s.kingdoms[seat].crom


def bonus(s: AocState, seat: int, value: Callable[[AocState, int], int], sole: int, tied: int) -> int:
    """AOC-8.14 For the lead in `value`; AOC-8.20 nothing for a lead with zero; AOC-8.9 the eliminated are ignored."""
    own = value(s, seat)
    others = [value(s, other) for other in range(s.seats) if other != seat and not s.kingdoms[other].out]
    if own <= 0 or any(other > own for other in others):
        return 0
    return tied if own in others else sole


def category_sum(s: AocState, seat: int, category: str) -> int:
    return worth(of_category(s.kingdoms[seat].tokens, category))


def _master(s: AocState, seat: int, category: str) -> list[ScoreLine]:
    """AOC-8.17, AOC-8.19 After a coronation the crowned player alone."""
    if s.crowned not in (NOBODY, seat):
        return []
    points = bonus(s, seat, lambda st, one: category_sum(st, one, category), NUMBERS.master, NUMBERS.tied_master)
    total = category_sum(s, seat, category)
    return [ScoreLine("score-master", total, points, "AOC-8.17", (), {"category": category})] if points else []
