"""The map's geometry and the provinces' facts, as the content files of the title hold them."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pygame

from tools.art.output import ROOT

CONTENT = ROOT / "games" / "age_of_conan" / "content"
PAD = 16  # room round the picture of a province, for light that leaves its border


@dataclass(frozen=True)
class Fact:
    """What the sheet has to know of a province."""

    id: str
    area: str
    level: int
    track: tuple[str, ...]
    savage: bool
    home: str


@cache
def geometry():
    """The land: polygons, lines, rivers, anchors."""
    return tomllib.loads((Path(__file__).parent / "land.toml").read_text(encoding="utf-8"))


def rows(file, table):
    """The rows of a content file's array of tables."""
    return tomllib.loads((CONTENT / f"{file}.toml").read_text(encoding="utf-8"))[table]


@cache
def facts():
    """Every province, in the order of the content file."""
    return tuple(
        Fact(
            r["id"], r["area"], r.get("level", 0), tuple(r.get("track", ())), r.get("savage", False), r.get("home", "")
        )
        for r in rows("provinces", "province")
    )


# ---------------------------------------------------------------- print
def centred(at, w, h):
    return pygame.Rect(round(at[0] - w / 2), round(at[1] - h / 2), round(w), round(h))


def plate_rect(data, fact):
    """Where the plate lies on the sheet: shield, then a cell for each terrain of the track."""
    size, p = data["footprint"], data["province"][fact.id]
    return centred(p["plate_at"], size["plate"][0] + size["icon_width"] * len(fact.track), size["plate"][1])


def label_rect(data, fact):
    p = data["province"][fact.id]
    return centred(p["label_at"], p["label_width"], data["footprint"]["label_height"] * len(p["label"]))


def print_boxes(data, fact):
    """The rectangles that scenery leaves free."""
    boxes = [label_rect(data, fact).inflate(2, -4)]
    return boxes if fact.home else [*boxes, plate_rect(data, fact)]


# ---------------------------------------------------------------- masks
def bounds(ids):
    """The padded box of some provinces on the sheet, its width odd."""
    points = [p for k in ids for p in geometry()["province"][k]["polygon"]]
    x0, y0 = (int(min(p[i] for p in points)) - PAD for i in (0, 1))
    x1, y1 = (int(max(p[i] for p in points)) + PAD for i in (0, 1))
    return pygame.Rect(x0, y0, (x1 - x0) | 1, y1 - y0)


def inside(ids):
    """Height x width booleans of the box: the pixels of these provinces."""
    box = bounds(ids)
    surface = pygame.Surface(box.size)
    for k in ids:
        points = [(x - box.x, y - box.y) for x, y in geometry()["province"][k]["polygon"]]
        pygame.draw.polygon(surface, (255, 0, 0), points)
    return np.ascontiguousarray(pygame.surfarray.array3d(surface)[:, :, 0].T > 0)
