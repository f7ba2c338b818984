"""What a die is: its colours and what is painted on its faces. Titles hand in plain data; the registry keeps it by id.

A die lists six faces in this order: 0 top, 1 front, 2 right, 3 left, 4 back, 5 bottom, so that faces i and 5 - i are
opposite. A coin lists two. A face is a handful of marks (a symbol file's name, its place and size in -1..1 units)
and the message key of the word that names it.
"""

from dataclasses import dataclass
from typing import Any

from engine.dice.orientation import COIN_SIDES, CUBE_SIDES

Colour = tuple[int, int, int]

# places of 0 to 4 symbols on a face: (x, y, half size)
SPREADS: tuple[tuple[tuple[float, float, float], ...], ...] = (
    (),
    ((0.0, 0.0, 0.66),),
    ((-0.34, -0.04, 0.46), (0.34, 0.04, 0.46)),
    ((-0.42, 0.30, 0.38), (0.42, 0.30, 0.38), (0.0, -0.36, 0.38)),
    ((-0.38, -0.38, 0.36), (0.38, -0.38, 0.36), (-0.38, 0.38, 0.36), (0.38, 0.38, 0.36)),
)


@dataclass(frozen=True)
class Mark:
    """One symbol on a face: file name under sprites/dice, centre and half size in face units (-1..1, y down)."""

    symbol: str
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Face:
    """One face: its marks, its worth to the rules (0 when it has none), the message key of its word."""

    marks: tuple[Mark, ...]
    value: int
    word: str


@dataclass(frozen=True, eq=False)
class DieType:
    """A kind of die (six faces) or coin (two). Compared by identity: it is a cache key in every frame."""

    id: str
    faces: tuple[Face, ...]
    base: Colour
    light: Colour
    dark: Colour
    ink: Colour

    @property
    def sides(self) -> int:
        """6 or 2."""
        return len(self.faces)


_known: dict[str, DieType] = {}


def rgb(text: str) -> Colour:
    """'#2f73c8' as three numbers 0..255."""
    digits = text.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """Colour a moved towards b by t (0..1)."""
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


def read_face(data: dict[str, Any]) -> Face:
    """A face from {"symbols": [...], "corner": name, "value": n, "word": key}; all but the word may be left out."""
    names = tuple(data.get("symbols", ()))
    if len(names) >= len(SPREADS):
        raise ValueError(f"face {data.get('word')!r}: {len(names)} symbols, at most {len(SPREADS) - 1} fit")
    places = SPREADS[len(names)]
    corner = data.get("corner", "")
    if corner and len(names) == 1:
        places = ((0.16, 0.12, 0.66),)  # moved aside to leave the corner free
    marks = [Mark(name, *place) for name, place in zip(names, places, strict=True)]
    if corner:
        marks.append(Mark(corner, -0.52, -0.50, 0.29))
    return Face(tuple(marks), int(data.get("value", 0)), str(data["word"]))


def read_die(data: dict[str, Any]) -> DieType:
    """A die type from {"id", "body": "#rrggbb", "faces": [6 or 2]}; "light", "dark" and "ink" may be left out."""
    faces = tuple(read_face(f) for f in data["faces"])
    if len(faces) not in (COIN_SIDES, CUBE_SIDES):
        raise ValueError(f"die {data['id']}: {len(faces)} faces, a die has 6 and a coin 2")
    base = rgb(data["body"])
    bright = base[0] * 0.3 + base[1] * 0.59 + base[2] * 0.11 > 140
    light = rgb(data["light"]) if "light" in data else mix(base, (250, 244, 226), 0.5)
    dark = rgb(data["dark"]) if "dark" in data else mix(base, (18, 12, 14), 0.55)
    ink = rgb(data["ink"]) if "ink" in data else (42, 26, 8) if bright else (230, 213, 174)
    return DieType(str(data["id"]), faces, base, light, dark, ink)


def register_dice(dice: list[dict[str, Any]]) -> None:
    """Make a title's dice known. A second registration of an id replaces the first."""
    for data in dice:
        die = read_die(data)
        _known[die.id] = die


def die_type(die_id: str) -> DieType:
    """The die of that id; KeyError names the id when no title registered it."""
    return _known[die_id]
