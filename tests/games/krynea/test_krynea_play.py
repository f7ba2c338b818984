"""Whole games by chance in every mode: they end, stay sound, and show nobody what is not theirs."""

import pytest

from engine.headless import seat_bots
from engine.rules import Chance, Match
from engine.rules.match import play_on
from games.krynea.rules import RULES
from tests.support import trial

TABLES = [
    (1, {"solo": "normal"}),
    (1, {"solo": "expert"}),
    (2, {"mode": "factions"}),
    (2, {"mode": "free"}),
    (3, {"mode": "basic"}),
    (3, {"mode": "free"}),
    (4, {"mode": "factions"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_by_chance_end_and_stay_sound(seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        match = Match.start(RULES, seat_bots(seats, ["random"]), seed, options)
        chance = Chance(seed)
        while not match.over:
            assert RULES.faults(match.state) == []
            play_on(match, chance)
        assert {seat for place in match.standing().places for seat in place} == set(range(seats))


@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_views_hold_at_every_tenth_decision(seats: int, options: dict[str, str]) -> None:
    trial.every_tenth(Match.start(RULES, seat_bots(seats, ["random"]), 8, options), 8)


def test_who_is_asked_and_how_does_not_depend_on_secrets() -> None:
    """Two worlds behind one view, given the same open answers, ask the same seat the same thing."""
    match = Match.start(RULES, seat_bots(2, ["random"]), 12, {"faction-0": "light", "faction-1": "magic"})
    chance = Chance(12)
    while not match.over:
        seen = match.view(None)
        world = RULES.resample(seen, chance)
        assert RULES.view(world, None) == seen
        play_on(match, chance)
