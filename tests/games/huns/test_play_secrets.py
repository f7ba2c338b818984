"""What each seat may know, and whole games by chance that stay sound."""

import pytest

from engine.rules import BLANK, Chance, Match, SeatSpec, copy_state
from engine.rules.match import play_on, play_out
from games.huns.rules import RULES
from tests.games.huns.scenario import Table


def test_only_who_draws_sees_the_cards() -> None:
    table = Table(3).deck("red", "RD01", "RD02", "RD03")
    table.turn(0, "red", 3)
    table.answer("draw")
    assert table.match.view(0).drawn == ["RD01", "RD02", "RD03"]
    for other in (1, 2, None):
        seen = table.match.view(other)
        assert seen.drawn == [BLANK] * 3 and seen.question is not None and seen.question.options == ()  # type: ignore[union-attr]


def test_tables_that_differ_in_secrets_only_look_the_same() -> None:
    one, two = Table(3).deck("red", "RD01", "RD02"), Table(3).deck("red", "RD05", "RD03")
    for table in (one, two):
        table.turn(0, "red", 2)
        table.answer("draw")
    two.state.wagon_deck[0], two.state.wagon_deck[1] = two.state.wagon_deck[1], two.state.wagon_deck[0]
    assert one.state != two.state
    assert one.match.view(1) == two.match.view(1) and one.match.view(0) != two.match.view(0)


def test_a_possible_world_keeps_the_back_that_all_can_see() -> None:
    table = Table(2).wagon_deck("WG20")
    table.turn(0, "red", 1)
    seen = table.match.view(1)
    assert seen.top_back == "green" and seen.wagon_deck[-1] == BLANK
    for seed in range(10):
        world = RULES.resample(seen, Chance(seed))
        assert RULES.faults(world) == [] and RULES.view(world, 1) == seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_by_chance_stay_sound_and_copies_play_on_alike(seats: int) -> None:
    for seed in range(6):
        match = Match.start(RULES, tuple(SeatSpec(str(seat)) for seat in range(seats)), seed)
        chance = Chance(seed)
        while not match.over:
            assert RULES.faults(match.state) == []
            match.state = copy_state(match.state)
            play_on(match, chance)
        again = Match.start(RULES, match.seats, seed)
        play_out(again, Chance(seed))
        assert again.state == match.state and 1 <= match.state.round <= 40
