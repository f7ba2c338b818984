"""Where names and pieces stand on the map, read once from `places.toml`. Canvas pixels."""

from functools import cache
from pathlib import Path

import msgspec
import toml
from msgspec import Struct
from pygame import Rect

from games.age_of_conan.board.layout import MAP
from games.age_of_conan.rules.content import PROVINCES

Point = tuple[float, float]
FILE = Path(__file__).parent / "places.toml"
LINE = 26
"""From one line of a name to the next."""
SHIELD, CELL, PLATE_HIGH = 40, 26, 36
"""A plate: the level, then a cell for each terrain of the track."""
SHEET = MAP.inflate(-44, -44)
"""Within the frame of the map."""
RAID = 12
"""Half of a raid token."""
ARMY, MARKER, CONAN = (56, 68), (44, 56), (40, 60)
"""Room of an army, a marker and Conan on the map."""


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """The anchors of one province on the sheet. Homes have no plate: their standard stands at `marker_at`."""

    label_width: float
    label_at: Point
    army_at: Point
    marker_at: Point
    conan_at: Point
    emissaries_at: tuple[Point, ...]
    """One a seat."""
    raids_at: tuple[Point, ...]
    lines: int = 1
    plate_at: Point | None = None

    def spot(self, kind: str, index: int = 0) -> tuple[int, int]:
        """On the canvas: `kind` is army, marker, conan, emissaries or raids."""
        found = getattr(self, f"{kind}_at")
        x, y = found[min(index, len(found) - 1)] if kind in ("emissaries", "raids") else found
        return round(x + MAP.x), round(y + MAP.y)

    def raid(self, province: str, index: int) -> tuple[int, int]:
        """Where a raid token lies: as planned, or moved aside by a track that is longer than was planned."""
        x, y = self.spot("raids", index)
        first, plate = self.spot("raids")[0], plate_rect(province)
        beside = plate.top < y < plate.bottom and plate.left < first < plate.right + RAID
        return x + (plate.right + RAID - first if beside else 0), y


@cache
def places() -> dict[str, Place]:
    """By province. Raises `msgspec.ValidationError` when the file is not as `Place` says."""
    return msgspec.convert(toml.loads(FILE.read_text(encoding="utf-8")), dict[str, Place])


@cache
def label_rect(province: str) -> Rect:
    """Where the name is printed. What is handed out here is shared: callers must not change it."""
    place = places()[province]
    rect = Rect(0, 0, round(place.label_width) + 6, LINE * place.lines + 8)
    rect.center = round(place.label_at[0] + MAP.x), round(place.label_at[1] + MAP.y)
    return rect


@cache
def plate_rect(province: str) -> Rect:
    """The level and the campaign track; of no size for a home."""
    place, track = places()[province], PROVINCES[province].track
    if place.plate_at is None:
        return Rect(label_rect(province).center, (0, 0))
    rect = Rect(0, 0, SHIELD + CELL * len(track), PLATE_HIGH)
    rect.center = round(place.plate_at[0] + MAP.x), round(place.plate_at[1] + MAP.y)
    label = label_rect(province)
    if label.top < rect.centery < label.bottom:  # beside the name: a long track grows away from it
        rect.left = max(rect.left, label.right - 2)
    return rect.clamp(SHEET)


@cache
def cell_rect(province: str, step: int) -> Rect:
    """The `step`-th terrain of the track, 0 for the first."""
    plate = plate_rect(province)
    return Rect(plate.x + SHIELD - 2 + CELL * step, plate.y + 4, CELL, plate.h - 8)


@cache
def name_rect(province: str) -> Rect:
    """Name, plate, marker and army together: what the focus stands round."""
    return label_rect(province).inflate(-6, -8).unionall(standing_rects(province)[:3])


@cache
def standing_rects(province: str) -> tuple[Rect, ...]:
    """What a name should leave free: army, marker, plate (of no size for a home), Conan."""
    place = places()[province]
    found = []
    for kind, size in (("army", ARMY), ("marker", MARKER), ("conan", CONAN)):
        found.append(Rect((0, 0), size))
        found[-1].center = place.spot(kind)
    army, marker, conan = found
    return army, marker, plate_rect(province) if place.plate_at else army, conan
