"""CON-1.2, CON-3.4 Who is ahead, and who has won: the sides, not single players."""

from engine.rules import Result, Score, ScoreLine
from engine.rules.result import rank
from games.conan.rules.state import HEROES, OVERLORD, ConanState


def standing(s: ConanState) -> Result:
    """Heroes share a place (CON-1.1). Before the end neither side is ahead."""
    result = rank(tuple(score_seat(s, seat) for seat in range(s.seats)))
    return Result(result.scores, result.places, painting="overlord" if s.winner == OVERLORD else "")


def score_seat(s: ConanState, seat: int) -> Score:
    side = OVERLORD if seat == s.overlord else HEROES
    won = int(s.winner == side)
    lines = [ScoreLine("score-victory", 1, 1, "CON-3.4", args={"side": side})] if won else []
    lines += _hero_lines(s, seat) if side == HEROES else _overlord_lines(s)
    return Score(seat, won, tuple(lines))


def _hero_lines(s: ConanState, seat: int) -> list[ScoreLine]:
    """What became of the heroes of a seat; worth no points."""
    found = []
    for status in ("alive", "fled", "dead"):
        heroes = tuple(hero.id for hero in s.heroes if hero.seat == seat and hero.status == status)
        if heroes:
            found.append(ScoreLine(f"score-heroes-{status}", len(heroes), 0, "CON-10.5", heroes))
    return found


def _overlord_lines(s: ConanState) -> list[ScoreLine]:
    standing_models = sum(not model.ally for model in s.models)
    dead = tuple(hero.id for hero in s.heroes if hero.status == "dead")
    found = [ScoreLine("score-models", standing_models, 0, "CON-1.6")] if standing_models else []
    return found + ([ScoreLine("score-slain", len(dead), 0, "CON-10.5", dead)] if dead else [])
