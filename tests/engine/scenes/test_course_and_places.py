"""The picture of a game that is over: numbers of places, points below zero, shapes along the lines."""

from engine.rules.result import Result, Score
from engine.scenes.course import kept_apart, marked
from engine.scenes.results_picture import numbered, signed


def test_after_two_first_places_comes_the_third() -> None:
    scores = tuple(Score(seat, total, ()) for seat, total in enumerate((4, 9, 9, 1)))
    result = Result(scores, ((1, 2), (0,), (3,)))
    assert numbered(result) == [(1, 1), (1, 2), (3, 0), (4, 3)]


def test_points_below_zero_have_a_real_minus() -> None:
    assert (signed(-12), signed(0), signed(7)) == ("−12", "0", "7")


def test_each_line_of_the_chart_bears_its_shape_and_no_two_at_one_sample() -> None:
    places = [marked(seat, 4, 61) for seat in range(4)]
    assert places == [[7, 22, 37, 52], [10, 25, 40], [14, 29, 44], [18, 33, 48]]


def test_a_short_game_has_no_mark_beyond_its_samples() -> None:
    assert all(k < 3 for seat in range(5) for k in marked(seat, 5, 3))


def test_shapes_at_the_ends_of_lines_keep_apart_and_above_the_lowest() -> None:
    assert kept_apart([10.0, 300.0], 400, 50) == [10.0, 300.0]
    assert kept_apart([200.0, 100.0, 200.0], 400, 50) == [200.0, 100.0, 250.0]
    assert kept_apart([400.0, 400.0, 400.0, 100.0], 400, 50) == [300.0, 350.0, 400.0, 100.0]
