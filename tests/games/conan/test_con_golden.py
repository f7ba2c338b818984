"""Whole games as they were when the rules were last agreed on.

A difference is either a fault or a change of the rules, the content or the bots that was meant. When it was meant, read
the difference, then write the files anew and commit them with the change::

    python -m tests.games.conan.playthroughs
"""

import pytest

from tests.games.conan.playthroughs import GAMES, file_of, playthrough


@pytest.mark.parametrize("scenario", GAMES)
def test_a_game_plays_as_it_always_did(scenario: str) -> None:
    assert playthrough(scenario).splitlines() == file_of(scenario).read_text(encoding="utf-8").splitlines()
