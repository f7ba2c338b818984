"""Where things are on the table of Age of Conan. Canvas pixels (1920 x 1080); nothing here knows how anything looks.

On the left the map, on the right the column: adventure, fate dice, objectives, kingdoms, the enlarged card; at the
bottom the own hand and what is asked.
"""

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

SAFE = Rect(96, 54, 1728, 972)
MAP = Rect(14, 4, 1240, 940)
COLUMN = Rect(1262, 54, 562, 972)
GAP = 6
BAR = Rect(724, 942, 1100, 84)
DETAILS_X = 1024
"""With many seats the enlarged card reaches over the mountains and the sea in the corner, which no rule uses."""
NEWS = Rect(DETAILS_X, 892, 800, 46)
"""A plate of its own: its left half lies on that corner of the map, and no board docks over it."""
CORNER_TOP = 644
"""Nothing but mountains and sea lies on the map below this and right of `DETAILS_X`."""
TRAY = Rect(170, 90, 1010, 780)
HAND = Rect(96, 952, 612, 128)
"""The strip in which the hand stands at the edge of the screen."""


@dataclass(frozen=True)
class Heights:
    """How high the parts of the column are for a number of seats."""

    adventure: int
    dice: int
    objective: int
    seat: int


HEIGHTS = {2: Heights(140, 70, 58, 88), 3: Heights(134, 66, 54, 76), 4: Heights(126, 62, 51, 66)}


@dataclass(frozen=True)
class Table:
    """Every place for one number of seats."""

    bar: Rect
    news: Rect
    details: Rect
    tray: Rect
    adventure: Rect
    dice: Rect
    objectives: tuple[Rect, ...]
    seats: tuple[Rect, ...]

    @property
    def map(self) -> Rect:
        return MAP

    @property
    def hand(self) -> Rect:
        return HAND


@lru_cache(maxsize=8)
def table_layout(seats: int) -> Table:
    """The table of so many seats (2 to 4)."""
    high, x, wide, y = HEIGHTS[seats], COLUMN.x, COLUMN.w, COLUMN.y
    adventure = Rect(x, y, wide, high.adventure)
    dice = Rect(x, adventure.bottom + GAP, wide, high.dice)
    half = (wide - GAP) // 2
    y = dice.bottom + GAP
    objectives = tuple(
        Rect(x + k % 2 * (half + GAP), y + k // 2 * (high.objective + 4), half, high.objective) for k in range(seats)
    )
    y = objectives[-1].bottom + GAP
    rows = tuple(Rect(x, y + k * (high.seat + 4), wide, high.seat) for k in range(seats))
    top = rows[-1].bottom + GAP
    left = x if seats == 2 else DETAILS_X
    top = top if seats == 2 else max(top, CORNER_TOP)
    details = Rect(left, top, x + wide - left, NEWS.y - 4 - top)
    return Table(BAR, NEWS, details, TRAY, adventure, dice, objectives, rows)
