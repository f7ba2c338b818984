"""What the how-to pictures of Age of Conan show adds up."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tools.art_age_of_conan.howto import BIDS
from tools.art_age_of_conan.vignette import RUINS, SHAPES, SKIES


def test_the_first_bid_shown_is_the_highest_and_seats_differ_in_shape() -> None:
    """AOC-3.5: 5 + 4 beats 3 + 5 and 6 + 0; the tokens are 0, 3, 4, 5 and 6."""
    assert [value + bid for _, value, _, _, bid in BIDS] == [9, 8, 6]
    assert all(1 <= value <= 6 and bid in (0, 3, 4, 5, 6) for _, value, _, _, bid in BIDS)
    assert len({seat.shape for seat, *_ in BIDS}) == len(BIDS)
    assert set(SHAPES) == {"diamond", "triangle", "square", "star"}


def test_four_adventures_have_four_skies_and_ruins() -> None:
    assert len(set(SKIES)) == len(set(RUINS)) == 4
