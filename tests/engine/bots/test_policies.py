"""Bots decide on views alone; greedy takes what is plainly better."""

from engine.bots.policies import think
from engine.headless import arena, seat_bots
from engine.rules import Chance, Match
from engine.titles import find_titles
from games._template.bot import BOT
from games._template.rules import RULES

TEMPLATE = find_titles()["_template"]


def second_seat_after(first: int, second: int) -> Match:
    """High Throw for two, where the first seat kept its throw and the second has just thrown (face numbers)."""
    match = Match.start(RULES, seat_bots(2, ["greedy"]), seed=1)
    for answer in ([first], "keep", [second]):
        match.answer(answer)
    return match


def test_greedy_throws_again_when_it_is_behind() -> None:
    match = second_seat_after(5, 0)
    assert think("greedy", RULES, BOT, match.view(1), Chance(1)) == "again"


def test_greedy_keeps_what_cannot_be_bettered() -> None:
    match = Match.start(RULES, seat_bots(2, ["greedy"]), seed=1)
    match.answer([5])
    assert think("greedy", RULES, BOT, match.view(0), Chance(1)) == "keep"


def test_the_same_chance_gives_the_same_thought() -> None:
    view = second_seat_after(3, 2).view(1)
    assert think("random", RULES, BOT, view, Chance(5)) == think("random", RULES, BOT, view, Chance(5))


def test_an_arena_counts_every_game_once_for_each_seat() -> None:
    shares = {share.strength: share for share in arena(TEMPLATE, ["greedy", "random"], games=60, jobs=2)}
    assert shares["greedy"].games == shares["random"].games == 60
    assert shares["greedy"].wins + shares["random"].wins == 60
    assert shares["greedy"].wins > 30
    low, high = shares["greedy"].interval()
    assert 0 < low < shares["greedy"].wins / 60 < high < 1
