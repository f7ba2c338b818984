"""Where figures stand in an area, so that each is seen beside the others."""

from collections.abc import Iterable

from games.conan.board.layout import BOOK
from games.conan.board.places import places

WIDE, HIGH = 84, 112
"""As far from each other across and in depth, two figures do not hide each other."""
HEADROOM = BOOK.bottom + HIGH
"""Whoever stands further back has its head under the book."""
LATER = 0.04
"""What a spot costs more than the one before it: the first ones are the best."""


def spot_of(board: str, area: str, k: int) -> tuple[int, int]:
    """Where the `k`-th figure of an area has its feet; when there are more than spots, a little aside."""
    spots = places(board).spots[area]
    x, y = spots[k % len(spots)]
    turn = k // len(spots)
    return x + 18 * turn, y - 14 * turn


def free_spot(board: str, area: str, used: Iterable[int]) -> int:
    """The number of the spot at which a newcomer hides least of those at the `used` ones."""
    taken = set(used)
    many = len(places(board).spots[area])
    free = [k for k in range(max(many, len(taken) + 1)) if k not in taken]
    return min(free, key=lambda k: _crowd(board, area, k, taken) + k * LATER)


def _crowd(board: str, area: str, k: int, taken: set[int]) -> float:
    x, y = spot_of(board, area, k)
    hidden = max(0, HEADROOM - y) / HIGH
    for one in taken:
        ox, oy = spot_of(board, area, one)
        hidden += max(0.0, 1 - abs(x - ox) / WIDE) * max(0.0, 1 - abs(y - oy) / HIGH)
    return hidden
