"""A game of bots that is saved and opened again at any of its decisions goes on as if nothing had been."""

import pytest

from engine.headless import BotPlayers, seat_bots
from engine.rules import Chance, Match
from engine.rules.match import play_on
from engine.rules.record import load, save
from engine.titles import find_titles
from games.conan.rules import RULES
from games.conan.rules.state import ConanState

TABLES = {
    "clutches_of_the_picts": ("4", 37),
    "hunting_the_tigress": ("3", 7),
    "crown_of_the_drowned_temple": ("2", 11),
}
"""Scenario -> heroes, and every how manieth decision is tried."""
FURTHER = 6
"""Questions that are answered after a save was opened."""


@pytest.mark.parametrize("scenario", TABLES)
def test_a_save_goes_on_alike(scenario: str) -> None:
    heroes, stride = TABLES[scenario]
    options = {"scenario": scenario, "heroes": heroes}
    match: Match[ConanState] = Match.start(RULES, seat_bots(3, ["greedy"]), 3, options)
    players, saves = BotPlayers(find_titles()["conan"]), []
    while not match.over:
        if len(match.log) % stride == 0:
            saves.append(save(match))
        step(match, players)
    assert len(saves) > 5
    for data in saves:
        opened = load(data, {"conan": RULES})
        for _ in range(FURTHER):
            step(opened, players)
        assert opened.log == match.log[: len(opened.log)]
    closed = load(save(match), {"conan": RULES})
    assert closed.over and closed.state == match.state and closed.standing() == match.standing()


def step(match: Match[ConanState], players: BotPlayers) -> None:
    """The same question is answered alike whenever it is asked: chance hangs on the length of the log alone."""
    if not match.over:
        play_on(match, Chance(len(match.log)), players)
