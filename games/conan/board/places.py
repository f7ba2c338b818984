"""Where the areas of a board lie on the canvas: as baked with its picture, or reckoned for a board of one's own."""

from functools import cache
from typing import NamedTuple

from pygame import Rect

from games.conan.board.baked import layout
from games.conan.board.layout import BOARD
from games.conan.rules.content import BOARDS
from games.conan.rules.content_boards import Board, inside

Point = tuple[int, int]
ORIGIN, SCALE = (88, 190), 0.74
"""From board units to pixels, as the boards are baked."""
PAD = 3
"""How much wider than its area the box of its pictures is."""
STEP, NEAR, SPOTS = 26, 46, 8
"""Pixels of the grid on which spots for figures are looked for, how far apart they are at least, and how many."""


class Places(NamedTuple):
    """The places of one board, by area. `spots` are feet of figures, the best first."""

    scale: float
    origin: tuple[float, float]
    boxes: dict[str, Rect]
    dots: dict[str, Point]
    marks: dict[str, Point]
    spots: dict[str, tuple[Point, ...]]
    roofs: dict[str, Point]

    def at(self, point: tuple[float, float]) -> Point:
        """A point of the board on the canvas."""
        return round(self.origin[0] + point[0] * self.scale), round(self.origin[1] + point[1] * self.scale)


def baked(board: str) -> bool:
    """Whether there is a picture of the board with just these areas."""
    known = layout().get(board, {}).get("area_box", {})
    return set(known) == set(BOARDS[board].areas)


def places(board: str) -> Places:
    """The places of the board of that id."""
    return _baked(board) if baked(board) else _own(BOARDS[board])


def box_of(board: str, area: str) -> Rect:
    """The box of an area's pictures on the canvas."""
    return places(board).boxes[area]


@cache
def _baked(board: str) -> Places:
    known = layout()[board]

    def points(section: str) -> dict[str, Point]:
        return {area: (int(x), int(y)) for area, (x, y) in known.get(section, {}).items()}

    spots = {area: tuple((int(x), int(y)) for x, y in found) for area, found in known["spots"].items()}
    boxes = {area: Rect(box) for area, box in known["area_box"].items()}
    return Places(SCALE, ORIGIN, boxes, points("dot"), points("mark"), spots, points("roof"))


@cache
def _own(board: Board) -> Places:
    """As large as it fits, in the middle."""
    wide, high = board.size
    scale = min(BOARD.w / wide, BOARD.h / high)
    origin = BOARD.centerx - wide * scale / 2, BOARD.centery - high * scale / 2
    empty = Places(scale, origin, {}, {}, {}, {}, {})
    for area, shape in board.shapes.items():
        corners = [empty.at(corner) for corner in shape]
        box = Rect(corners[0], (1, 1)).unionall([Rect(corner, (1, 1)) for corner in corners])
        empty.boxes[area] = box.inflate(2 * PAD, 2 * PAD)
        empty.dots[area] = empty.at(board.dots[area])
        empty.marks[area] = corners[0][0] + 30, corners[0][1] + 30
        empty.spots[area] = _spots(corners, empty.dots[area], box)
    return empty


def _spots(corners: list[Point], dot: Point, box: Rect) -> tuple[Point, ...]:
    """Points within the area: the dot first, then those near it that keep apart from each other."""
    outline = tuple((float(x), float(y)) for x, y in corners)
    grid = [(x, y) for x in range(box.x, box.right, STEP) for y in range(box.y, box.bottom, STEP)]
    free = [p for p in grid if inside(outline, (p[0], p[1])) and inside(outline, (p[0], p[1] + STEP))]
    chosen = [dot]
    for spot in sorted(free, key=lambda p: (p[0] - dot[0]) ** 2 + (p[1] - dot[1]) ** 2):
        if len(chosen) < SPOTS and all(max(abs(spot[0] - x), abs(spot[1] - y)) >= NEAR for x, y in chosen):
            chosen.append(spot)
    return tuple(chosen)
