"""Whole games as they were when the rules were last agreed on, and games that are put away and taken up again.

A difference is either a fault or a change of the rules, the content or the bots that was meant. When it was meant, read
the difference, then write the files anew and commit them with the change::

    python -m tests.games.age_of_conan.playthroughs
"""

import pytest

from engine.headless import BotPlayers, seat_bots
from engine.rules import Chance, Match
from engine.rules.match import play_on
from engine.rules.record import load, save
from engine.titles import find_titles
from games.age_of_conan.rules import RULES
from tests.games.age_of_conan.playthroughs import SEATS, file_of, playthrough

STRIDE = 41
"""Every so many decisions a game of the suite is saved; by hand it was tried with 1."""


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_plays_as_it_always_did(seats: int) -> None:
    assert playthrough(seats).splitlines() == file_of(seats).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(seats: int) -> None:
    resumes(seats, STRIDE)


def resumes(seats: int, stride: int) -> int:
    """Greedy bots play; the game that is saved and opened at every `stride`-th decision is the same, then and later.

    Each opened copy answers on beside the original until the next one is made. Gives the number of saves.
    """
    players = BotPlayers(find_titles()["age_of_conan"])
    match, chance = Match.start(RULES, seat_bots(seats, ["greedy"]), seats, {}), Chance(seats)
    opened, fork, saves = match, chance, 0
    while not match.over:
        if len(match.log) % stride == 0:
            data = save(match)
            opened, fork = load(data, {RULES.id: RULES}), Chance(chance.rng)
            saves += 1
            assert opened.log == match.log and opened.undo_depth() == match.undo_depth()
        play_on(match, chance, players)
        play_on(opened, fork, players)
        assert opened.state == match.state
    assert opened.over and opened.standing() == match.standing()
    return saves
