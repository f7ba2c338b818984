"""What an attack or intrigue that can be chosen now would come to: strengths and chance, for the enlarged card."""

from typing import NamedTuple

from engine.rules import Choose
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.odds import winning
from games.age_of_conan.prospects import attack_odds, attack_strengths, conan_helps
from games.age_of_conan.rules.content import NUMBERS, PROVINCES
from games.age_of_conan.rules.intrigue import attack_strength
from games.age_of_conan.rules.realm import owner, units_at
from games.age_of_conan.rules.state import NOBODY, AocState


class Forecast(NamedTuple):
    """The first contest, with all that may come from `origin` and without cards."""

    kind: str
    origin: str
    attack: int
    defence: int
    chance: float


def forecasts(view: AocState, province: str) -> list[Forecast]:
    """One for each army and emissary that the question lets fight in the province, the best first."""
    question = view.question
    if not isinstance(question, Choose) or question.prompt not in ("military", "intrigue"):
        return []
    found = []
    for option in question.options:
        what, _, where = option.id.partition(":")
        origin, _, to = where.rpartition("/")
        if option.blocked or to != province:
            continue
        if what in ("attack", "campaign"):
            found.append(_military(view, question.seat, origin, to))
        elif what == "contest":
            found.append(_intrigue(view, question.seat, to))
    return sorted(found, key=lambda one: -one.chance)


def _military(view: AocState, seat: int, origin: str, to: str) -> Forecast:
    """AOC-14.7, AOC-1.11 An army that is there already is joined by no more than the limit allows."""
    there = units_at(view, seat, to)
    units = min(NUMBERS.army, there + (units_at(view, seat, origin) if origin else 0))
    ours, theirs = attack_strengths(view, seat, to, units)
    return Forecast("military", origin or to, ours, theirs, attack_odds(view, seat, to, units))


def _intrigue(view: AocState, seat: int, place: str) -> Forecast:
    """AOC-13.12, AOC-13.13"""
    holder, level = owner(view, place), PROVINCES[place].level
    ours, neutral = attack_strength(view, seat, place), holder == NOBODY
    theirs = level if neutral else level + 1
    helps = conan_helps(view, seat, place, neutral)
    return Forecast("intrigue", place, ours, theirs, winning(ours, theirs, helps, neutral and place in view.raids))


def forecast_line(desk: Desk, view: AocState, province: str) -> str:
    """`5 : 4 (Ophir) · The attack wins: 50 %`; empty where nothing can be fought now."""
    found = forecasts(view, province)
    if not found:
        return ""
    best = found[0]
    came = f" ({desk.province(best.origin)})" if best.origin != province else ""
    odds = desk.words("contest-odds", n=round(best.chance * 100))
    return f"{{icon:{best.kind}}} {best.attack} : {best.defence}{came} · {odds}"
