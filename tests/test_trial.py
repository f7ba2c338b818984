"""Every title that registers gets the same trial; one that lacks a part fails here."""

from functools import reduce
from operator import or_

import msgspec
import pytest

from engine.bots.policies import POLICIES
from engine.headless import DICE_SEED, BotPlayers, demo_lines, final_table, seat_bots
from engine.rules import Chance, Event, Match
from engine.rules.match import play_on, play_out
from engine.titles import find_titles
from tests.support import trial

TITLES = find_titles()
TABLES = [(title_id, seats) for title_id, title in TITLES.items() for seats in title.seats]
pytestmark = pytest.mark.parametrize(("title_id", "seats"), TABLES)

QUICK_GAMES = 60
CHECKED_GAMES = 3


def test_the_lobby_and_the_rules_agree_on_the_seats(title_id: str, seats: int) -> None:
    rules = TITLES[title_id].rules()
    assert rules.id == title_id and seats in rules.seats and len(rules.seats) == len(TITLES[title_id].seats)


def test_something_begins_in_a_game(title_id: str, seats: int) -> None:
    """Or nobody would ever be told what others did meanwhile."""
    assert any(event.begins for event in TITLES[title_id].rules().events)


def test_games_by_chance_end_and_stay_sound(title_id: str, seats: int) -> None:
    for seed in range(QUICK_GAMES):
        match = trial.play_checked(TITLES[title_id].rules(), seats, seed, trial.sound)
        assert {seat for place in match.standing().places for seat in place} == set(range(seats))


def test_every_decision_can_be_copied_seen_and_taken_back(title_id: str, seats: int) -> None:
    checks = (trial.copies, trial.views, trial.blocked_stay_blocked, trial.undo_and_redo)
    for seed in range(1000, 1000 + CHECKED_GAMES):
        trial.play_checked(TITLES[title_id].rules(), seats, seed, *checks)


@pytest.mark.parametrize("at", [0, 1, 7, 40, 133])
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(title_id: str, seats: int, at: int) -> None:
    trial.saves_resume(TITLES[title_id].rules(), seats, seed=at + 5, at=at)


def test_events_hide_their_secrets_and_can_be_stored(title_id: str, seats: int) -> None:
    rules = TITLES[title_id].rules()
    match = Match.start(rules, seat_bots(seats, ["random"]), 3, {})
    chance = Chance(3)
    known = msgspec.json.Decoder(reduce(or_, rules.events))
    while not match.over:
        before = len(match.log)
        moments = play_on(match, chance)
        assert len(match.log) == before + 1
        trial.events_have_no_secrets(match, moments)
        for moment in moments:
            assert isinstance(moment.event, Event)
            assert known.decode(msgspec.json.encode(moment.event)) == moment.event


def test_the_same_seed_gives_the_same_game(title_id: str, seats: int) -> None:
    title, bots = TITLES[title_id], seat_bots(seats, ["greedy", "random"])
    assert list(demo_lines(title, bots, 7)) == list(demo_lines(title, bots, 7))


@pytest.mark.parametrize("strength", sorted(POLICIES))
def test_every_strength_plays_to_the_end(title_id: str, seats: int, strength: str) -> None:
    title = TITLES[title_id]
    match = Match.start(title.rules(), seat_bots(seats, [strength]), 11, title.default_options)
    play_out(match, Chance(11 ^ DICE_SEED), BotPlayers(title))
    assert match.over and len(list(final_table(match))) == seats
