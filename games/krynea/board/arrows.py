"""Who attacks whom: an arrow led through the free strips between the columns, so that it covers no value."""

from functools import partial

import pygame

from engine.ui.paint import path, poly, svg
from engine.ui.theme import Color, mix
from games.krynea.board.colors import KINDS, LEAD, STEEL_LIGHT
from games.krynea.board.desk import Desk
from games.krynea.board.layout import HALF_HIGH, LEFT, RIGHT, Lane
from games.krynea.board.placed import Laid
from games.krynea.rules.field import find, read_ref, unit_place
from games.krynea.rules.frames import Assault, Declare
from games.krynea.rules.state import KryneaState

Point = tuple[int, int]
WIDTH, HEAD, PAD = 9, 24, 40
Unit = tuple[int, int]


def lay_arrows(desk: Desk, laid: Laid, view: KryneaState) -> None:
    for attacker, target, kind in aims(view):
        start, end = laid.rects.get(unit_place(*attacker)), laid.rects.get(unit_place(*target))
        lanes = _lane(desk, view, attacker), _lane(desk, view, target)
        if start is None or end is None or lanes[0] is None or lanes[1] is None:
            continue
        points = route(desk, start, end, lanes[0], lanes[1])
        left, top = min(x for x, _ in points) - PAD, min(y for _, y in points) - PAD
        moved = tuple((x - left, y - top) for x, y in points)
        key = ("krynea arrow", moved, kind)
        laid.put(desk.art.assets.keep(key, partial(draw_arrow, moved, KINDS[kind])), (left, top))


def aims(view: KryneaState) -> list[tuple[Unit, Unit, str]]:
    """Attacker, target and kind of the attack of a unit that is declared or carried out."""
    for frame in reversed(view.stack):
        if isinstance(frame, Assault):
            if frame.source != "unit" or frame.seat < 0:
                return []
            return [((frame.seat, frame.card), (one.seat, one.card), frame.kind) for one in frame.targets]
        if isinstance(frame, Declare):
            return [((frame.seat, frame.card), read_ref(frame.target), frame.kind)] if frame.target else []
    return []


def _lane(desk: Desk, view: KryneaState, unit: Unit) -> Lane | None:
    found = find(view, *unit)
    return desk.table.lane(unit[0], found[0]) if found else None


def route(desk: Desk, start: pygame.Rect, end: pygame.Rect, home: Lane, goal: Lane) -> list[Point]:
    """Out of the attacker's side, along the free strips and the line of battle, into the target from the left: its
    forecast stands on the right."""
    leave, arrive = strip(home, goal.rect.x > home.rect.x), strip(goal, False)
    from_y, to_y = start.centery - 24, end.centery - 24
    front = _front(desk, home)
    side = start.right - 6 if leave > start.centerx else start.left + 6
    into = end.right + 2 if arrive > end.centerx else end.left - 2
    points = [(side, from_y), (leave, from_y)]
    if leave != arrive:
        far = _front(desk, goal)
        points += [(leave, front), (arrive, front), *([(arrive, far)] if far != front else [])]
    return [*points, (arrive, to_y), (into, to_y)]


def strip(lane: Lane, right: bool) -> int:
    """The middle of the free strip beside the cards of a lane, within the field."""
    card = lane.place(0)
    if lane.art == "four":
        return lane.rect.x + 30
    gap = (lane.rect.w - card.w) // 2
    x = card.right + gap // 2 + 4 if right else card.x - gap // 2 - 4
    return max(LEFT + 12, min(RIGHT - 12, x))


def _front(desk: Desk, lane: Lane) -> int:
    """The line of battle that a lane stands at."""
    half = HALF_HIGH[desk.table.art] // 2
    return lane.rect.y - half if lane.up else lane.rect.bottom + half


def draw_arrow(points: tuple[Point, ...], color: Color) -> pygame.Surface:
    """A rounded line with a head, dark round its edge. `points` are pixels in the picture."""
    size = max(x for x, _ in points) + PAD, max(y for _, y in points) + PAD
    (x0, y0), (x1, y1) = points[-2:]
    way = 1 if x1 > x0 else -1
    neck = (x1 - way * HEAD, y1)
    line = "M" + "L".join(f"{x} {y}" for x, y in (*points[:-1], neck))
    head = poly(((x1, y1), (neck[0], y1 - 18), (neck[0] + way * 6, y1), (neck[0], y1 + 18)))
    assert abs(y1 - y0) < 1
    body = path(line, stroke=LEAD, width=WIDTH + 8) + path(head, LEAD, LEAD, 9)
    body += path(line, stroke=color, width=WIDTH) + path(line, stroke=mix(color, STEEL_LIGHT, 0.6), width=2.5)
    return svg(size, body + path(head, color, mix(color, STEEL_LIGHT, 0.6), 2))
