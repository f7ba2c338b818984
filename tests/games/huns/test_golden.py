"""Two whole games, answer by answer and event by event, as they were when the rules were last agreed on.

A difference is either a fault or a change of the rules that was meant. When it was meant, read the difference, then
write the files anew and commit them with the change::

    python -m pytest tests/games/huns --renew-golden
"""

from pathlib import Path

import pytest

from engine.rules import Chance, Match, SeatSpec
from engine.rules.playthrough import play_as_text
from games.huns.rules import RULES

SEED = 7


def playthrough(seats: int) -> str:
    """A game of random answers and its result."""
    specs = tuple(SeatSpec(name) for name in ("Aigul", "Batu", "Sarnai", "Temur")[:seats])
    match = Match.start(RULES, specs, SEED)
    lines = list(play_as_text(match, Chance(SEED)))
    result = match.standing()
    for score in result.scores:
        points = " ".join(f"{line.key}={line.points}" for line in score.lines)
        lines.append(f"score seat={score.seat} total={score.total} {points}".rstrip())
    lines.append(f"places {result.places}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_seed_7_plays_as_it_always_did(seats: int, request: pytest.FixtureRequest) -> None:
    path = Path(__file__).with_name(f"golden_{seats}_seats.txt")
    played = playthrough(seats)
    if request.config.getoption("--renew-golden", default=False):
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
