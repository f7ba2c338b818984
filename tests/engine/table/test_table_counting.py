"""The final count: rows of every seat, and totals that are exact in the end."""

import pytest

from engine.rules import Score, ScoreLine, SeatSpec
from engine.rules.result import rank
from engine.table.counting import FOOT, HEAD, TIE, Counting, _kinds, rows_of

SEATS = (SeatSpec("Temur", 0), SeatSpec("Aigul", 1))
RESULT = rank(
    (
        Score(0, 5, (ScoreLine("rounds-won", 3, 3), ScoreLine("none", 0, 0), ScoreLine("more", 1, 2))),
        Score(1, 1, (ScoreLine("rounds-won", 2, 2), ScoreLine("more", 1, -1))),
    )
)


@pytest.fixture
def counting(app):
    return Counting(app.kit, RESULT, SEATS)


def test_a_kind_nobody_has_points_of_is_left_out(app) -> None:
    assert [row.points for row in rows_of(RESULT, app.kit)] == [(3, 2), (2, -1)]


def test_lines_of_one_kind_are_one_row(app) -> None:
    """Three armies: the first seat beat cards of both others."""
    first = Score(0, 12, (ScoreLine("losses", 2, 5, args={"owner": 1}), ScoreLine("losses", 3, 7, args={"owner": 2})))
    others = Score(1, 4, (ScoreLine("losses", 1, 4, args={"owner": 0}),)), Score(2, 0, ())
    assert [row.points for row in rows_of(rank((first, *others)), app.kit)] == [(12, 4, 0)]


def test_it_counts_row_by_row_and_ends_exactly(counting) -> None:
    assert counting.total(0) == 0
    counting.update(0.5 + 0.45)  # the first row is counted after 0.42 s
    assert (counting.total(0), counting.total(1)) == (3, 2)
    counting.update(0.7)
    assert (counting.total(0), counting.total(1)) == (5, 1)
    counting.update(5.0)
    assert counting.done


def test_a_press_goes_to_the_next_row_and_then_ends(counting) -> None:
    counting.press()
    counting.update(0.0)
    assert counting.total(0) == 3
    counting.press()
    assert counting.counted and not counting.done
    counting.press()
    assert counting.done


def test_it_ticks_and_rings_once(counting) -> None:
    heard = []
    for _ in range(600):
        counting.update(1 / 120)
        heard += counting.sounds
    assert heard.count("score_total") == 1 and heard.count("score_tick") > 5


def test_kinds_stand_in_the_order_of_the_rules_whoever_has_them() -> None:
    first = Score(0, 2, (ScoreLine("raids", 1, 1), ScoreLine("curses", 1, 1)))
    second = Score(1, 4, (ScoreLine("wagons", 1, 1), ScoreLine("raids", 1, 1), ScoreLine("treasures", 1, 2)))
    assert _kinds(rank((first, second))) == ["wagons", "raids", "treasures", "curses"]


def test_where_nobody_has_points_no_row_is_left_empty(app, counting) -> None:
    nothing = Counting(app.kit, rank((Score(0, 0, ()), Score(1, 0, ()))), SEATS)
    tie = TIE if nothing.tie else 0
    assert nothing.panel.h - tie == HEAD + FOOT < counting.panel.h and nothing.row_height > 0
