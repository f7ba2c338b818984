"""Where things are on the table of Krynea. Canvas pixels (1920 x 1080); nothing here knows how anything looks.

In the middle the war, lane beside lane; on the left the accounts of the armies; on the right the enlarged card; at the
bottom the own hand and what is asked.
"""

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

SAFE = Rect(96, 54, 1728, 972)
LEFT, RIGHT = 332, 1388
"""The field lies between."""
RAIL = Rect(96, 54, 230, 872)
TRACK = Rect(344, 46, 1031, 49)
DETAILS_X = 1396
NEWS_HIGH = 92
"""Room for two lines where the news are narrow."""
HAND_RIGHT = 752
HAND_Y = 940
HAND_SHOWN = 126
"""How much of a card in the hand stands above the edge of the screen."""
HALF_HIGH = {"two": 61, "three": 61, "four": 46}
FLOORS = {"two": ("floor_two", 0), "three": ("floor_two", 0), "four": ("floor_four", -100)}
"""The baked floor of a table, and how far it is moved so that its middle is the middle of this field."""
THREE = ((("B", 3), ("A", 0)), (("B", 2), ("A", 1)), (("B", 1), ("C", 2)), (("B", 0), ("C", 3)))
THREE_REST = ((("C", 1), ("A", 2)), (("C", 0), ("A", 3)))
FOUR_TOP = ((("C", 3), ("B", 0)), (("C", 2), ("B", 1)), (("C", 1), ("D", 2)), (("C", 0), ("D", 3)))
FOUR_LOW = ((("B", 3), ("A", 0)), (("B", 2), ("A", 1)), (("D", 1), ("A", 2)), (("D", 0), ("A", 3)))
"""KRY-19.3 Upper and lower battalion of each column: A sits at the bottom, then clockwise; numbers are battalions."""


@dataclass(frozen=True)
class Lane:
    """A battalion's strip of stone. `up`: its enemy is above. `size` of its cards is "field" or "chip"."""

    seat: int
    battalion: int
    rect: Rect
    up: bool
    art: str

    @property
    def size(self) -> str:
        return "chip" if self.art == "four" else "field"

    def place(self, index: int) -> Rect:
        """Where the unit of the first (0) or the second line lies."""
        wide, high = (197, 81) if self.art == "four" else (127, 151)
        pitch = high + (4 if self.art == "four" else 6)
        along = 6 + index * pitch
        x = self.rect.right - wide - 1 if self.art == "four" else self.rect.centerx - wide // 2
        y = self.rect.y + along if self.up else self.rect.bottom - along - high
        return Rect(x, y, wide, high)

    @property
    def rear(self) -> Rect:
        """The strip of those behind the second line."""
        if self.art == "four":
            first = self.place(0)
            y = first.y + 50 if self.up else self.rect.y + 4
            return Rect(self.rect.x + 1, y, 60, self.rect.h - 60)
        y = self.rect.y + 320 if self.up else self.rect.bottom - 383
        return Rect(self.rect.x, y, self.rect.w, 63)

    @property
    def corner(self) -> tuple[int, int]:
        """Where the battalion's number stands: beside the second line."""
        second = self.place(1)
        x = self.rect.x + (self.rect.w - second.w) // 4 if self.art != "four" else self.rect.x + 30
        return (x, second.centery) if self.art != "four" else (x, second.bottom - 22 if self.up else second.y + 22)

    @property
    def badge(self) -> tuple[int, int]:
        """Where the owner's shape stands on a table of four, the battalion's number elsewhere."""
        first = self.place(0)
        return (self.rect.x + 30, first.centery - (14 if self.up else -14)) if self.art == "four" else first.midleft


@dataclass(frozen=True)
class Table:
    """Every place for one seating, as seen by the seat at the bottom."""

    art: str
    lanes: tuple[Lane, ...]
    bar: Rect
    news: Rect
    details: Rect
    tray: Rect
    blocks: tuple[tuple[int, Rect, bool], ...]
    """Seat, place of its accounts, and whether its piles are shown."""
    common: Rect

    def lane(self, seat: int, battalion: int) -> Lane:
        return next(one for one in self.lanes if (one.seat, one.battalion) == (seat, battalion))


@lru_cache(maxsize=16)
def table_layout(armies: int, bottom: int) -> Table:
    """The table of so many armies (2 to 4) with `bottom` at the lower edge."""
    art = {2: "two", 3: "three", 4: "four"}[armies]
    wide = art == "four"  # its field ends higher: the news has a line of its own over the question
    bar_y = 938
    bar = Rect(762, bar_y, SAFE.right - 762, SAFE.bottom - bar_y)
    news = (
        Rect(762, 902, bar.w, 36) if wide else Rect(DETAILS_X, bar_y - 8 - NEWS_HIGH, SAFE.right - DETAILS_X, NEWS_HIGH)
    )
    details = Rect(DETAILS_X, SAFE.y, SAFE.right - DETAILS_X, news.y - 8 - SAFE.y)
    lanes = {"two": _two, "three": _three, "four": _four}[art](armies, bottom)
    blocks, common = _blocks(armies, bottom)
    return Table(art, lanes, bar, news, details, Rect(LEFT + 8, 110, RIGHT - LEFT - 16, 790), blocks, common)


def _two(armies: int, bottom: int) -> tuple[Lane, ...]:
    found = []
    for number in range(4):
        x = LEFT + 18 + number * 264
        found.append(Lane(1 - bottom, number, Rect(x, 93, 227, 389), False, "two"))
        found.append(Lane(bottom, number, Rect(x, 544, 227, 389), True, "two"))
    return tuple(found)


def _pair(names: dict[str, int], column: tuple[tuple[str, int], ...], upper: Rect, lower: Rect, art: str) -> list[Lane]:
    (above, first), (below, second) = column
    return [Lane(names[above], first, upper, False, art), Lane(names[below], second, lower, True, art)]


def _three(armies: int, bottom: int) -> tuple[Lane, ...]:
    names = {name: (bottom + k) % armies for k, name in enumerate("ABC")}
    found: list[Lane] = []
    for number, column in enumerate((*THREE, *THREE_REST)):
        x = LEFT + 1 + number * 176
        found += _pair(names, column, Rect(x, 93, 173, 389), Rect(x, 544, 173, 389), "three")
    return tuple(found)


def _four(armies: int, bottom: int) -> tuple[Lane, ...]:
    names = {name: (bottom + k) % armies for k, name in enumerate("ABCD")}
    found: list[Lane] = []
    for number in range(4):
        x = LEFT + 2 + number * 258 + (20 if number > 1 else 0)
        tops = (98, 321, 502, 725)
        upper, middle, lower, last = (Rect(x, y, 257, 177) for y in tops)
        found += _pair(names, FOUR_TOP[number], upper, middle, "four")
        found += _pair(names, FOUR_LOW[number], lower, last, "four")
    return tuple(found)


def _blocks(armies: int, bottom: int) -> tuple[tuple[tuple[int, Rect, bool], ...], Rect]:
    """The rail on the left: the others above, what is common, the own accounts below."""
    own = Rect(RAIL.x, RAIL.bottom - 312, RAIL.w, 312)
    high = {2: 312, 3: 158, 4: 104}[armies]
    others = [Rect(RAIL.x, RAIL.y + k * high, RAIL.w, high - 6) for k in range(armies - 1)]
    blocks = [((bottom + 1 + k) % armies, rect, armies == 2) for k, rect in enumerate(others)]
    top = others[-1].bottom + 6
    common = Rect(RAIL.x, top, RAIL.w, own.y - 6 - top)
    return (*blocks, (bottom, own, True)), common


def half_rects(table: Table, lane: Lane) -> tuple[Rect, Rect]:
    """The two halves of the marker between `lane` (the lower one of its column) and the lane above it."""
    high = HALF_HIGH[table.art]
    wide = min(103, lane.rect.w // 2)
    place = lane.place(0)
    middle = place.centerx if table.art == "four" else lane.rect.centerx
    y = lane.rect.y - high
    return Rect(middle - wide, y, wide, high), Rect(middle, y, wide, high)


def hand_places(count: int, weights: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Top left corners of the fanned cards, those of little use now (False) closer together."""
    if not count:
        return []
    room = HAND_RIGHT - SAFE.x - 181
    shares = [1.0 if useful else 0.45 for useful in weights[: count - 1]]
    total = sum(shares)
    step = min(146.0, room / total) if total else 0.0
    x, places = float(SAFE.x), []
    middle = (count - 1) / 2
    for k in range(count):
        places.append((round(x), HAND_Y + round(abs(k - middle) / max(1.0, middle) * min(8, count))))
        x += step * (shares[k] if k < len(shares) else 0.0)
    return places
