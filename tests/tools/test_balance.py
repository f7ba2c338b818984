"""Sums over games, and series that are taken up again."""

from pathlib import Path

import pytest

from tools.balance import FIELDS, Game, Shares, kept, read_tally

FIRST = Game(0, ("light", "dark"), (1.0, 0.0), (31, 12), 200)
SECOND = Game(1, ("dark", "light"), (0.5, 0.5), (20, 20), 300)


def test_a_draw_is_half_a_win() -> None:
    shares = Shares()
    for game in (FIRST, SECOND):
        shares.count(game)
    assert shares.of("light") == 0.75 and shares.against("dark", "light") == 0.25
    assert shares.mean("light") == pytest.approx((31 + 20) / 2) and shares.answers == 500


def test_a_series_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "tally"
    assert read_tally(path) == {} == read_tally(None)
    assert next(kept([FIRST, SECOND], path)) == FIRST
    assert read_tally(path) == {0: FIRST}, "the second had not been asked for"


def test_every_order_of_seats_is_played_equally_often() -> None:
    kingdoms = FIELDS["age_of_conan"]
    assert len({kingdoms.line_up(seed) for seed in range(24)}) == 24
    assert kingdoms.line_up(24) == kingdoms.line_up(0)
    assert len({FIELDS["krynea"].line_up(seed) for seed in range(12)}) == 12
