"""Symbols of die faces: one SVG path a file under sprites/dice, read as outlines that can be turned in space."""

import re
from functools import cache
from pathlib import Path

Point = tuple[float, float]
Shape = tuple[Point, ...]

FOLDER = Path(__file__).resolve().parents[2] / "sprites" / "dice"
TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
CURVE_STEPS = 3


@cache
def outlines(name: str) -> tuple[tuple[Shape, bool], ...]:
    """Closed outlines in -1..1, y down, as (points, is a hole), holes last. The file holds one path of M L H V C Z,
    absolute, in a 128 box; another command is a ValueError, a missing file an OSError."""
    found = re.search(r' d="([^"]+)"', (FOLDER / f"{name}.svg").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{name}.svg holds no path")
    shapes = _Pen(name, found.group(1)).shapes()
    scaled = [tuple(((x - 64) / 64, (y - 64) / 64) for x, y in shape) for shape in shapes]
    return tuple(sorted(((s, _is_hole(s, scaled)) for s in scaled), key=lambda pair: pair[1]))


class _Pen:
    """Walks along path data."""

    def __init__(self, name: str, data: str) -> None:
        self.name = name
        self.words = TOKEN.findall(data)
        self.done: list[list[Point]] = []
        self.points: list[Point] = []
        self.i = 0

    def shapes(self) -> list[list[Point]]:
        command = ""
        while self.i < len(self.words):
            if self.words[self.i].isalpha():
                command = self.words[self.i]
                self.i += 1
            self._draw(command)
            command = "L" if command == "M" else command
        return self.done

    def _draw(self, command: str) -> None:
        if command == "Z":
            self.done.append(self.points)
            self.points = []
        elif command in "ML":
            self.points.append((self._number(), self._number()))
        elif command == "H":
            self.points.append((self._number(), self.points[-1][1]))
        elif command == "V":
            self.points.append((self.points[-1][0], self._number()))
        elif command == "C":
            p, a, b, c = self.points[-1], *((self._number(), self._number()) for _ in range(3))
            self.points += [_cubic(p, a, b, c, k / CURVE_STEPS) for k in range(1, CURVE_STEPS + 1)]
        else:
            raise ValueError(f"{self.name}.svg: path command {command} is not understood")

    def _number(self) -> float:
        self.i += 1
        return float(self.words[self.i - 1])


def _cubic(p: Point, a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        k[0] * p[0] + k[1] * a[0] + k[2] * b[0] + k[3] * c[0],
        k[0] * p[1] + k[1] * a[1] + k[2] * b[1] + k[3] * c[1],
    )


def _inside(point: Point, shape: Shape) -> bool:
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def _is_hole(shape: Shape, everything: list[Shape]) -> bool:
    """Even-odd: inside an odd number of the other shapes (tested at one of its own corners)."""
    return sum(_inside(shape[0], other) for other in everything if other is not shape) % 2 == 1
