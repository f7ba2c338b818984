"""What can be wrong with cards, tiles and boards beyond their types: each fault names file, key and the cure."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.rules.content import ContentFault, Source
from games.conan.rules.content_boards import Board, BoardTable, BorderFacts, Segment, inside, key, on_segment
from games.conan.rules.content_tables import Tables

Fault = tuple[str, str]
"""Key and what was expected there."""


def twice(ids: Iterable[str]) -> list[str]:
    """Ids that come more than once."""
    return [one for one, times in Counter(ids).items() if times > 1]


# -- the tables


def table_faults(source: Source, tables: Tables) -> Iterator[ContentFault]:
    """Ids once each, dice of six faces, skills that exist."""
    skills = {one.id for one in tables.skill}
    groups = (("hero", tables.hero), ("tile", tables.tile), ("card", tables.card), ("spell", tables.spell))
    for name, entries in (*groups, ("skill", tables.skill), ("die", tables.die)):
        for double in twice(entry.id for entry in entries):
            yield ContentFault(source.files[name], f"{name} {double}", "expected different ids: rename one of the two")
    for hero in tables.hero:
        for skill in hero.skills:
            if skill.id not in skills:
                yield _unknown(source, f"hero[{hero.id}]", f"hero {hero.id}.skills", skill.id, "skills.toml")
    for tile in tables.tile:
        for name in tile.skills:
            if name not in skills:
                yield _unknown(source, f"tile[{tile.id}]", f"tile {tile.id}.skills", name, "skills.toml")
    for die in tables.die:
        if len(die.symbols) != 6:
            yield ContentFault(source.files["die"], f"die {die.id}.symbols", "expected six numbers")


def _unknown(source: Source, entry: str, where: str, name: str, file: str) -> ContentFault:
    return ContentFault(source.files[entry], where, f"expected an id from {file}, not {name!r}")


# -- boards


def board_faults(table: BoardTable) -> Iterator[ContentFault]:
    """CON-1.10, CON-8.6 Neighbours told from both sides, dots in their areas, walls where nobody may cross."""
    for where, expected in _board_faults(table):
        yield ContentFault(f"boards/{table.id}.toml", where, expected)


def _board_faults(table: BoardTable) -> Iterator[Fault]:
    known = {area.id for area in table.area}
    for double in twice(area.id for area in table.area):
        yield f"area {double}", "expected different ids: rename one of the two"
    yield from (("exits", f"expected areas of this board, not {one!r}") for one in table.exits if one not in known)
    sound = list(_neighbour_faults(table, known))
    yield from sound
    for border in table.border:
        yield from _border_faults(table, border)
    if not sound:
        yield from _shape_faults(Board(table))


def _neighbour_faults(table: BoardTable, known: set[str]) -> Iterator[Fault]:
    areas = {area.id: area for area in table.area}
    for area in table.area:
        where = f"area {area.id}.neighbours"
        for other in area.neighbours:
            if other not in known:
                yield where, f"expected areas of this board, not {other!r}"
            elif area.id not in areas[other].neighbours:
                yield (
                    where,
                    f"expected {area.id} among the neighbours of {other} too: add it there or take it away here",
                )
        if area.id in area.neighbours:
            yield where, "expected other areas than itself"
        if area.capacity < 1 or not area.levels:
            yield f"area {area.id}", "expected a capacity of at least 1 and at least one level"
    if table.area and _reached(table) != known:
        lost = ", ".join(sorted(known - _reached(table)))
        yield "area", f"expected a board in one piece: nothing leads from {table.area[0].id} to {lost}"


def _reached(table: BoardTable) -> set[str]:
    areas = {area.id: area for area in table.area}
    found, todo = set(), [table.area[0].id]
    while todo:
        here = todo.pop()
        if here in areas and here not in found:
            found.add(here)
            todo += areas[here].neighbours
    return found


def _border_faults(table: BoardTable, border: BorderFacts) -> Iterator[Fault]:
    a, b = border.areas
    where = f"border {key(a, b)}"
    areas = {area.id: area for area in table.area}
    if a not in areas or b not in areas[a].neighbours:
        yield where, f"expected neighbours: add {b} to the neighbours of {a}"
    if (border.kind == "door") != bool(border.door and border.line and border.state and border.material):
        yield where, 'expected door, line, material and state on borders of kind "door" and nowhere else'
    if (border.kind == "cliff") != bool(border.fall):
        yield where, 'expected fall, the dice of a drop, on borders of kind "cliff" and nowhere else'
    if (border.kind == "leap") != bool(border.over) or (border.over and border.over not in areas):
        yield where, 'expected over, the area below, on borders of kind "leap" and nowhere else'
    if border.state == "locked" and border.difficulty < 1:
        yield where, "expected the difficulty of the lock"
    if border.kind == "wall":
        yield where, "expected no border here: areas that are not neighbours are walled off"


def _shape_faults(board: Board) -> Iterator[Fault]:
    for name, dot in board.dots.items():
        if not inside(board.shapes[name], dot):
            yield f"area {name}.dot", "expected a point inside the shape of the area"
    for a, others in board.walled.items():
        for b in others:
            if a < b and not _is_walled(board, a, b):
                yield f"area {a}", f"expected a wall along the side shared with {b}: add one, or make them neighbours"


def _is_walled(board: Board, a: str, b: str) -> bool:
    """The points at a tenth, the half and nine tenths of every common stretch lie on walls."""
    walls = [board.obstacles[n].segment for n in board.walls_between(a, b)]
    spots = [_along(stretch, share) for stretch in board.stretches(a, b) for share in (0.1, 0.5, 0.9)]
    return all(any(on_segment(wall, spot) for wall in walls) for spot in spots)


def _along(segment: Segment, share: float) -> tuple[float, float]:
    (ax, ay), (bx, by) = segment
    return ax + (bx - ax) * share, ay + (by - ay) * share
