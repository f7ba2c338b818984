"""Where things are on the table of Conan. Canvas pixels (1920 x 1080); nothing here knows how anything looks.

The Overlord's book lies at the top, the board under it, the heroes' sheets on the right; turn track, objectives, news
and what is asked at the bottom. The whole board is always seen: no figure is ever out of the picture.
"""

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

SIZE = (1920, 1080)
SAFE = Rect(96, 54, 1728, 972)
BOARD = Rect(88, 190, 1184, 666)
"""What the baked boards show of the areas; the night around them reaches under all panels."""
BOOK = Rect(86, 40, 1194, 142)
TRACK = Rect(96, 860, 588, 42)
GOALS = Rect(692, 860, 584, 42)
NEWS = Rect(96, 906, 1180, 36)
BAR = Rect(96, 944, 1180, 82)
TRAY = Rect(140, 210, 1080, 620)
COLUMN = Rect(1288, 54, 536, 972)
GAP = 6
BIG = 404
"""Height of the large sheet."""
SMALL = {0: 0, 1: 88, 2: 84, 3: 70}
"""Height of each small sheet, by how many there are."""


@dataclass(frozen=True)
class Table:
    """Every place for one number of heroes."""

    bar: Rect
    news: Rect
    details: Rect
    tray: Rect
    big: Rect
    small: tuple[Rect, ...]

    @property
    def board(self) -> Rect:
        return BOARD


@lru_cache(maxsize=8)
def table_layout(heroes: int) -> Table:
    """The table of so many heroes (1 to 4)."""
    x, wide = COLUMN.x, COLUMN.w
    big = Rect(x, COLUMN.y, wide, BIG)
    high, y = SMALL[heroes - 1], big.bottom + GAP
    small = tuple(Rect(x, y + k * (high + GAP), wide, high) for k in range(heroes - 1))
    top = (small[-1] if small else big).bottom + GAP
    details = Rect(x, top, wide, COLUMN.bottom - top)
    return Table(BAR, NEWS, details, TRAY, big, small)
