"""The boards of the content sheet and where they lie on the 1920 x 1080 screen."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

CONTENT = Path(__file__).resolve().parents[2] / "games" / "conan" / "content"
SIZE = (1920, 1080)
ORIGIN, SCALE = (88, 190), 0.74  # board unit -> screen pixel
BOARDS = ("pict_village", "two_ships", "drowned_temple")


def at(x, y):
    """Board point -> screen point."""
    return ORIGIN[0] + x * SCALE, ORIGIN[1] + y * SCALE


def points(text):
    """ "1,2 3,4" -> [(1, 2), (3, 4)]."""
    return [tuple(int(n) for n in pair.split(",")) for pair in text.split()]


@dataclass(frozen=True)
class Area:
    """One area of a board: its outline and dot in board units, its kind and levels."""

    id: str
    shape: list
    dot: tuple
    kind: str
    levels: tuple


@dataclass(frozen=True)
class Board:
    """A board file, with the areas numbered from 1 in its order."""

    id: str
    areas: dict
    walls: list = field(default_factory=list)  # (start, end, material, tag)
    borders: list = field(default_factory=list)
    ledges: list = field(default_factory=list)

    def number(self, name):
        return 1 + list(self.areas).index(name)


@cache
def board(name):
    """The board of that id."""
    table = tomllib.loads((CONTENT / "boards" / f"{name}.toml").read_text(encoding="utf-8"))
    areas = {}
    for row in table["area"]:
        dot = points(row["dot"])[0]
        areas[row["id"]] = Area(row["id"], points(row["shape"]), dot, row.get("kind", "open"), tuple(row["levels"]))
    walls = [(*points(w["line"]), w["material"], w.get("tag", "")) for w in table.get("wall", ())]
    return Board(name, areas, walls, table.get("border", []), [points(row["line"]) for row in table.get("ledge", ())])


def table(file, name):
    """The rows of a content table, in its order."""
    return tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))[name]


def tile_kinds():
    """(kind, colours) of every unit tile."""
    return [(row["id"], row.get("colours", [])) for row in table("tiles", "tile")]
