"""Whole games under the eyes of an umpire who knows the sheet."""

from collections import Counter

import pytest

from tests.games.conan.umpire_conan import watch

GAMES = [
    ("clutches_of_the_picts", 2, 3), ("clutches_of_the_picts", 5, 4),
    ("hunting_the_tigress", 3, 3), ("hunting_the_tigress", 4, 4),
    ("crown_of_the_drowned_temple", 2, 1), ("crown_of_the_drowned_temple", 3, 2), ("crown_of_the_drowned_temple", 5, 4),
]  # fmt: skip


@pytest.mark.parametrize(("scenario", "seats", "heroes"), GAMES)
def test_no_clause_is_broken_in_lively_games(scenario: str, seats: int, heroes: int) -> None:
    seen: Counter[str] = Counter()
    for seed in (1, 2):
        seen += watch(scenario, seats, heroes, seed)
    assert seen["GameEnded"] == 2 and (heroes == 1 or seen["AttackResolved"])  # who is alone may run at once
