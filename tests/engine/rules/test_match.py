"""A match checks answers, writes its log, and undoes up to the last thing that was shown. Played on High Throw."""

import pytest

from engine.rules import IllegalAnswer, Match, SeatSpec
from engine.rules.result import Score, rank
from games._template.rules import RULES

TWO = (SeatSpec("Temur"), SeatSpec("Aigul", 1))


def match() -> Match:
    return Match.start(RULES, TWO, seed=1)


def test_a_match_wants_a_number_of_seats_that_the_title_is_for() -> None:
    with pytest.raises(ValueError, match="2 to 5 seats, not 1"):
        Match.start(RULES, TWO[:1], seed=1)


def test_a_refused_answer_changes_nothing() -> None:
    m = match()
    before = m.state
    with pytest.raises(IllegalAnswer, match="faces 0 to 5"):
        m.answer([6])
    assert m.state is before and m.log == []


def test_a_throw_is_a_barrier_and_a_decision_is_not() -> None:
    m = match()
    m.answer([2])
    assert m.undo_depth() == 0
    m.answer("keep")
    assert m.undo_depth() == 1
    m.undo()
    assert m.question.prompt == "keep-or-again" and m.can_redo
    m.redo()
    assert m.question.seat == 1 and not m.can_redo


def test_undo_goes_back_to_the_seat_that_wants_it() -> None:
    m = match()
    m.answer([2])
    m.answer("keep")
    assert m.undo_depth(frozenset({0})) == 1
    assert m.undo_depth(frozenset({1})) == 0


def test_a_new_answer_ends_the_way_forward() -> None:
    m = match()
    m.answer([2])
    m.answer("keep")
    m.undo()
    m.answer("again")
    assert not m.can_redo


def test_a_crash_in_the_rules_leaves_the_position_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    m = match()
    monkeypatch.setattr("engine.rules.match.run", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        m.answer([2])
    assert m.question.purpose == "throw" and m.log == []


def test_places_follow_points_then_tie_breaks_and_are_shared_when_level() -> None:
    scores = (Score(0, 5, (), (1,)), Score(1, 7, (), (0,)), Score(2, 5, (), (3,)), Score(3, 7, (), (0,)))
    result = rank(scores)
    assert result.places == ((1, 3), (2,), (0,)) and result.winners == (1, 3)
