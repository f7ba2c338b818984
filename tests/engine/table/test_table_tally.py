"""Dice counted from the log, against numbers worked out by hand."""

import pytest

from engine.rules import Entry
from engine.table.tally import tally

WORDS = {"d": ("1", "1", "2", "2", "3", "3"), "coin": ("tail", "head")}


def entry(seat: int, *faces: int, die: str = "d") -> Entry:
    return Entry(seat, "throw", list(faces), (die,) * len(faces), True)


def test_faces_with_one_word_are_one_outcome() -> None:
    (found,) = tally([entry(0, 0, 1, 2), entry(1, 5, 4, 3)], WORDS)
    assert [(outcome.word, outcome.seen) for outcome in found.outcomes] == [("1", 2), ("2", 2), ("3", 2)]
    assert found.throws == 6
    assert [outcome.expected for outcome in found.outcomes] == pytest.approx([2, 2, 2])


def test_each_seat_is_counted_by_itself_and_kinds_never_thrown_are_left_out() -> None:
    log = [entry(0, 0), entry(1, 1, die="coin"), Entry(0, "p", "yes")]
    assert [found.die for found in tally(log, WORDS)] == ["d", "coin"]
    assert [found.die for found in tally(log, WORDS, seat=1)] == ["coin"]


def test_the_band_of_a_hundred_coins_is_forty_to_sixty() -> None:
    """50 expected, standard deviation 5: 50 - 9.8 to 50 + 9.8."""
    (found,) = tally([entry(0, *([1] * 61 + [0] * 39), die="coin")], WORDS)
    head = found.outcomes[1]
    assert (head.low, head.high) == pytest.approx((40.2, 59.8))
    assert head.strays and found.strays == 2


def test_under_thirty_throws_nothing_is_said_about_luck() -> None:
    (found,) = tally([entry(0, *([1] * 29), die="coin")], WORDS)
    assert all(outcome.strays for outcome in found.outcomes) and found.strays == 0
