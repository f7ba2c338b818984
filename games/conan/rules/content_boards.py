"""CON-1.10 Boards as data: areas with their dots and levels, borders, walls, ledges; and the same ready for use."""

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from games.conan.rules.verbs import Icon

Point: TypeAlias = tuple[float, float]
Segment: TypeAlias = tuple[Point, Point]
PointText: TypeAlias = Annotated[str, Meta(pattern=r"^-?\d+,-?\d+$")]
LineText: TypeAlias = Annotated[str, Meta(pattern=r"^-?\d+,-?\d+ -?\d+,-?\d+$")]
ShapeText: TypeAlias = Annotated[str, Meta(pattern=r"^(-?\d+,-?\d+ ){2,}-?\d+,-?\d+$")]
AreaKind: TypeAlias = Literal["open", "hut", "room", "water", "shallows"]
BorderKind: TypeAlias = Literal["open", "flap", "door", "climb", "cliff", "water", "plank", "leap", "wall"]


class AreaFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """`water` is deep (CON-12.9), `shallows` everybody may wade; `capacity` in sizes of models (CON-16.10)."""

    id: str
    shape: ShapeText
    dot: PointText
    levels: tuple[int, ...]
    capacity: int
    neighbours: tuple[str, ...]
    kind: AreaKind = "open"


class BorderFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-12.8 A border that is not plain. Of a cliff the first area is the upper one.

    `extra` movement points beyond the first (climb and cliff: upwards); `fall` and `leap_fall` are the dice of a drop,
    without and with Leap; `over` is the area below a leap; `difficulty` of the leap, the lock or casting off.
    """

    areas: tuple[str, str]
    kind: BorderKind
    extra: int = 0
    fall: tuple[Icon, ...] = ()
    leap_fall: tuple[Icon, ...] = ()
    over: str = ""
    difficulty: int = 0
    door: str = ""
    line: LineText | Literal[""] = ""
    material: Literal["", "wood", "stone", "bronze"] = ""
    state: Literal["", "open", "closed", "locked"] = ""


class WallFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-8.13 What no line of sight may touch; of walls and flaps also what nobody walks through."""

    line: LineText
    material: Literal["wood", "stone", "post"]
    tag: str = ""


class LedgeFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-8.13 Blocks lines from areas whose lowest level is below `level`."""

    line: LineText
    level: int


class BoardTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of `content/boards`. `water_sight = "adjacent"`: water and land see each other only side by side."""

    id: str
    size: tuple[int, int]
    elevation_dice: Icon
    exits: tuple[str, ...]
    area: tuple[AreaFacts, ...]
    border: tuple[BorderFacts, ...] = ()
    wall: tuple[WallFacts, ...] = ()
    ledge: tuple[LedgeFacts, ...] = ()
    water_sight: Literal["", "adjacent"] = ""


class Obstacle(NamedTuple):
    """One thing that may stand in a line of sight; `door` names the door it is, `material` "ledge" is a ledge."""

    segment: Segment
    material: str
    door: str = ""
    level: int = 0


def key(a: str, b: str) -> str:
    """The border of two areas: "H1/V11", the ids in order."""
    return f"{a}/{b}" if a < b else f"{b}/{a}"


def points(text: str) -> tuple[Point, ...]:
    """ "0,0 160,0" as pairs of numbers."""
    return tuple((float(x), float(y)) for x, y in (pair.split(",") for pair in text.split()))


class Board:
    """A board ready for use: `areas`, special `borders` by key, `dots`, `shapes`."""

    def __init__(self, table: BoardTable) -> None:
        self.id, self.size, self.exits = table.id, table.size, table.exits
        self.elevation_dice, self.water_sight = table.elevation_dice, table.water_sight
        self.areas = {area.id: area for area in table.area}
        self.borders = {key(*border.areas): border for border in table.border}
        self.doors = {border.door: border for border in table.border if border.door}
        self.dots = {area.id: points(area.dot)[0] for area in table.area}
        self.shapes = {area.id: points(area.shape) for area in table.area}
        self.obstacles = tuple(_obstacles(table))
        self.deep = tuple(area.id for area in table.area if area.kind == "water")
        self.planks = tuple(name for name, border in self.borders.items() if border.kind == "plank")

    @cached_property
    def blockers(self) -> dict[tuple[str, str], frozenset[int]]:
        """CON-8.13 (2) (3) The numbers of the obstacles on the way from dot to dot, doors and walls all shut."""
        return {(a, b): frozenset(self._between(a, b)) for a in self.areas for b in self.areas if a != b}

    def _between(self, a: str, b: str) -> Iterator[int]:
        line, lowest = (self.dots[a], self.dots[b]), min(self.areas[a].levels)
        for number, one in enumerate(self.obstacles):
            if (one.material != "ledge" or lowest < one.level) and touch(line, one.segment):
                yield number

    @cached_property
    def walled(self) -> dict[str, tuple[str, ...]]:
        """Areas that touch without being neighbours."""
        found: dict[str, list[str]] = {name: [] for name in self.areas}
        for a in self.areas:
            for b in self.areas:
                if a != b and b not in self.areas[a].neighbours and self.stretches(a, b):
                    found[a].append(b)
        return {name: tuple(others) for name, others in found.items()}

    def stretches(self, a: str, b: str) -> list[Segment]:
        """Where the outlines of two areas run together."""
        mine, theirs = sides(self.shapes[a]), list(sides(self.shapes[b]))
        return [common for one in mine for other in theirs if (common := overlap(one, other)) is not None]

    def walls_between(self, a: str, b: str) -> tuple[int, ...]:
        """The numbers of the obstacles that run along the common outline of two areas."""
        stretches = self.stretches(a, b)
        return tuple(
            number
            for number, one in enumerate(self.obstacles)
            if one.material != "ledge" and any(overlap(one.segment, stretch) for stretch in stretches)
        )


def _obstacles(table: BoardTable) -> Iterator[Obstacle]:
    for wall in table.wall:
        yield Obstacle(_segment(wall.line), wall.material)
    for border in table.border:
        if border.door:
            yield Obstacle(_segment(border.line), border.material, border.door)
    for ledge in table.ledge:
        yield Obstacle(_segment(ledge.line), "ledge", level=ledge.level)


def _segment(text: str) -> Segment:
    start, end = points(text)
    return start, end


# -- plane geometry


def sides(shape: tuple[Point, ...]) -> Iterator[Segment]:
    """The sides of a closed outline."""
    yield from zip(shape, (*shape[1:], shape[0]), strict=True)


def turn(a: Point, b: Point, c: Point) -> float:
    """Above 0 when c lies on one side of the line from a to b, below 0 on the other, 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _within(segment: Segment, p: Point) -> bool:
    (ax, ay), (bx, by) = segment
    return min(ax, bx) <= p[0] <= max(ax, bx) and min(ay, by) <= p[1] <= max(ay, by)


def on_segment(segment: Segment, p: Point) -> bool:
    return turn(*segment, p) == 0 and _within(segment, p)


def touch(one: Segment, other: Segment) -> bool:
    """CON-8.13 The two have a point in common; an end point counts."""
    a, b = turn(*one, other[0]), turn(*one, other[1])
    c, d = turn(*other, one[0]), turn(*other, one[1])
    if a * b < 0 and c * d < 0:
        return True
    ends = ((a, one, other[0]), (b, one, other[1]), (c, other, one[0]), (d, other, one[1]))
    return any(side == 0 and _within(segment, p) for side, segment, p in ends)


def overlap(one: Segment, other: Segment) -> Segment | None:
    """The part of a line that both cover, or None if they have no more than a point in common."""
    if turn(*one, other[0]) or turn(*one, other[1]):
        return None
    ends = [p for p in (*one, *other) if _within(one, p) and _within(other, p)]
    start, end = min(ends, default=(0.0, 0.0)), max(ends, default=(0.0, 0.0))
    return (start, end) if start != end else None


def inside(shape: tuple[Point, ...], p: Point) -> bool:
    """Whether p lies within the outline."""
    crossings = 0
    for (ax, ay), (bx, by) in sides(shape):
        if (ay > p[1]) != (by > p[1]) and p[0] < (bx - ax) * (p[1] - ay) / (by - ay) + ax:
            crossings += 1
    return crossings % 2 == 1


def offside(segment: Segment, p: Point) -> float:
    """How far p is from the nearest point of the segment, squared."""
    (ax, ay), (bx, by) = segment
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else max(0.0, min(1.0, ((p[0] - ax) * dx + (p[1] - ay) * dy) / length))
    return float((ax + along * dx - p[0]) ** 2 + (ay + along * dy - p[1]) ** 2)
