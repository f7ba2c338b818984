"""Every clause of High Throw. Faces are numbers from 0, so face 3 shows a 4."""

import pytest

from engine.headless import seat_bots
from engine.rules import IllegalAnswer, Match, Roll, SeatSpec
from games._template.rules import RULES
from games._template.rules.state import DieThrown, RoundStarted, RoundWon


def start(seats: int = 2) -> Match:
    return Match.start(RULES, seat_bots(seats, ["random"]), seed=1)


def throw(match: Match, *values: int) -> None:
    """Every seat throws the given value and keeps it."""
    for value in values:
        match.answer([value - 1])
        match.answer("keep")


@pytest.mark.rule("THR-1.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_two_to_five_seats_start_without_points(seats: int) -> None:
    assert start(seats).state.points == [0] * seats


@pytest.mark.rule("THR-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 seats"):
        Match.start(RULES, (SeatSpec("Temur"),) * seats, seed=1)


@pytest.mark.rule("THR-1.2")
def test_the_game_lasts_three_rounds() -> None:
    match = start()
    throw(match, 1, 2, 1, 2)
    assert not match.over and match.state.round == 3
    throw(match, 1, 2)
    assert match.over


@pytest.mark.rule("THR-1.3")
def test_everybody_sees_everything_but_the_generator() -> None:
    match = start()
    throw(match, 3)
    seen = match.view(1)
    assert seen.rng == 0 and seen.thrown == [3, 0] and seen.question == match.question


@pytest.mark.rule("THR-2.1")
def test_a_round_starts_with_nothing_thrown() -> None:
    match = start()
    assert match.opening[0].event == RoundStarted(round=1) and match.state.thrown == [0, 0]
    throw(match, 5, 6)
    assert match.state.thrown == [0, 0]


@pytest.mark.rule("THR-2.2")
def test_seats_throw_one_die_in_turn() -> None:
    match = start(3)
    for seat, value in enumerate((2, 6, 4)):
        question = match.question
        assert isinstance(question, Roll) and question.seat == seat and len(question.dice) == 1
        moments = match.answer([value - 1])
        assert moments[0].event == DieThrown(seat=seat, value=value)
        match.answer("keep")


@pytest.mark.rule("THR-2.3")
def test_the_second_throw_stands_also_when_it_is_lower() -> None:
    match = start()
    match.answer([4])
    match.answer("again")
    match.answer([0])
    assert match.state.thrown == [1, 0] and match.question.seat == 1


@pytest.mark.rule("THR-2.3")
def test_the_last_seat_may_not_throw_again_when_it_leads() -> None:
    match = start()
    throw(match, 3)
    match.answer([4])
    blocked = match.question.options[1]
    assert (blocked.id, blocked.blocked, blocked.clause) == ("again", "already-best", "THR-2.3")
    with pytest.raises(IllegalAnswer):
        match.answer("again")


@pytest.mark.rule("THR-2.4")
def test_the_highest_throw_wins_and_a_tie_wins_nothing() -> None:
    match = start(3)
    match.answer([5])
    match.answer("keep")
    match.answer([2])
    match.answer("keep")
    match.answer([4])
    moments = match.answer("keep")
    assert moments[0].event == RoundWon(round=1, seat=0) and match.state.points == [1, 0, 0]
    throw(match, 4, 4, 1)
    assert match.state.points == [1, 0, 0]


@pytest.mark.rule("THR-3.1", "THR-3.2")
def test_points_are_rounds_won_and_level_seats_share_a_place() -> None:
    match = start(3)
    throw(match, 6, 1, 1)
    throw(match, 1, 6, 1)
    throw(match, 5, 5, 1)
    result = match.standing()
    assert [score.total for score in result.scores] == [1, 1, 0]
    assert result.places == ((0, 1), (2,))
