"""The result of a game of Conan: sides win, and the painting of the end tells which."""

from engine.rules.result import Result
from games.conan.rules.scoring import standing
from games.conan.rules.state import HEROES, OVERLORD, ConanState


def result(winner: str) -> Result:
    return standing(ConanState(seats=3, rng=0, overlord=0, winner=winner))


def test_the_overlords_victory_has_a_painting_of_its_own() -> None:
    assert (result(OVERLORD).winners, result(OVERLORD).painting) == ((0,), "overlord")
    assert (result(HEROES).winners, result(HEROES).painting) == ((1, 2), "")
    assert result("").painting == ""
