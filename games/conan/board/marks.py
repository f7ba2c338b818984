"""What an area says to who looks: what it costs to get there, whether it is seen, what stands in the way."""

from math import hypot

import pygame

from engine.ui.paint import circle, layer, path, svg
from engine.ui.text import ink
from engine.ui.theme import BRASS, BRASS_LIGHT, Color, mix, rgb
from games.conan.board.colors import BLOOD, INK, MOON, MOON_LIGHT
from games.conan.board.desk import Desk
from games.conan.board.gems import gem_row
from games.conan.board.placed import Laid
from games.conan.board.places import places
from games.conan.board.reach import aimer, mover, reach, seen
from games.conan.rules import figures, moves
from games.conan.rules.content import BOARDS
from games.conan.rules.content_boards import touch
from games.conan.rules.powers import move_hinder
from games.conan.rules.state import ConanState

Point = tuple[int, int]
COIN = 42
STANDING = ("hero", "unit", "chest", "object", "door")
LINES = (1280, 880)
"""As far as lines of sight reach on the canvas."""
GEM = 20
STEP, LONG = 21, 7
"""From one spark of a line of sight to the next, and half its length."""


def lay_marks(desk: Desk, laid: Laid, view: ConanState) -> None:
    """Movement of who may move now, or what who aims sees: over the figures, beside them where there is room."""
    aims = aimer(view)
    if aims and figures.on_board(view, aims):
        for area, visible in seen(view, aims).items():
            if visible or _foes(view, aims, area):
                laid.centre(eye(desk, visible), free_mark(desk, laid, view, area), f"mark:eye/{area}")
    elif who := mover(view, desk.bottom):
        _lay_reach(desk, laid, view, who)


def free_mark(desk: Desk, laid: Laid, view: ConanState, area: str) -> Point:
    """The place for an area's mark at which it hides least of what stands there."""
    standing = [rect for key, rect in laid.rects.items() if key.partition(":")[0] in STANDING]

    def hidden(spot: Point) -> int:
        room = pygame.Rect(0, 0, COIN + 8, COIN + 8)
        room.center = spot
        return sum(part.w * part.h for rect in standing if (part := room.clip(rect)).w)

    spots = desk.art.corners(view.board, area)
    return min(spots, key=lambda spot: (hidden(spot), spots.index(spot)))


def _foes(view: ConanState, who: str, area: str) -> list[str]:
    return figures.in_area(view, area, figures.other_side(figures.side_of(view, who)))


# ---------------------------------------------------------------- movement
def _lay_reach(desk: Desk, laid: Laid, view: ConanState, who: str) -> None:
    """CON-12 A coin with the movement points in all, the gems beyond the free ones under it."""
    here, free = figures.area_of(view, who), moves.at_hand(view, who)
    laid.warm.append(here)
    for area, leg in reach(view, who).items():
        laid.warm.append(area)
        x, y = free_mark(desk, laid, view, area)
        gems = max(0, leg.cost - free)
        laid.centre(coin(desk, leg.cost, gems > 0), (x, y), f"mark:cost/{area}")
        if gems:
            state = "ready" if figures.side_of(view, who) == "heroes" else "overlord"
            row = gem_row(desk.art, state, gems, GEM, 76)
            laid.centre(row, (x, y + COIN // 2 + GEM // 2 - 3), f"mark:cost/{area}")
    hinder = move_hinder(view, who)
    if hinder:
        laid.centre(hindered(desk, hinder), free_mark(desk, laid, view, here), f"mark:hinder/{here}")


def coin(desk: Desk, n: int, dear: bool) -> pygame.Surface:
    """Movement points, as a brass coin."""

    def make() -> pygame.Surface:
        out = layer((COIN + 6, COIN + 6))
        middle = COIN / 2 + 3
        face = rgb("#9c6b2a") if dear else BRASS
        body = path(circle(middle + 0.5, middle + 1, COIN / 2 + 1.5), INK)
        body += path(circle(middle, middle, COIN / 2 - 0.5), BRASS_LIGHT) + path(
            circle(middle + 0.6, middle + 0.8, COIN / 2 - 2.4), face
        )
        out.blit(svg(out.get_size(), body), (0, 0))
        number = ink(str(n), 34, "bold", INK)
        out.blit(number, number.get_rect(center=(round(middle), round(middle))))
        return out

    return desk.art.keep(("coin", n, dear), make)


def hindered(desk: Desk, n: int) -> pygame.Surface:
    """CON-13.2 So many movement points more to leave this area."""

    def make() -> pygame.Surface:
        number = ink(f"+{n}", 34, "bold", mix(BLOOD, (255, 240, 220), 0.6))
        out = layer((number.get_width() + 58, 44))
        pygame.draw.rect(out, (*INK, 235), out.get_rect(), border_radius=11)
        pygame.draw.rect(out, BLOOD, out.get_rect(), 2, border_radius=11)
        sign = desk.icon("hinder", 34)
        out.blit(sign, sign.get_rect(center=(24, 22)))
        out.blit(number, number.get_rect(midright=(out.get_width() - 10, 22)))
        return out

    return desk.art.keep(("hindered", n), make)


# ---------------------------------------------------------------- sight
def lay_lines(laid: Laid, view: ConanState) -> None:
    """CON-8.6 Moonlight to every area that is seen; to foes that are not, a line up to what blocks it."""
    who = aimer(view)
    if not who or not figures.on_board(view, who):
        return
    here = figures.area_of(view, who)
    laid.dark = True
    laid.warm.append(here)
    lines, start = layer(LINES), places(view.board).dots[here]
    for area, visible in seen(view, who).items():
        end = places(view.board).dots[area]
        if visible:
            laid.warm.append(area)
            _sparks(lines, start, end, MOON)
        elif _foes(view, who, area):
            stop = blocked_at(view, here, area)
            _sparks(lines, start, stop, BLOOD)
            pygame.draw.circle(lines, INK, stop, 15)
            pygame.draw.circle(lines, BLOOD, stop, 13)
            for dx in (-6, 6):
                pygame.draw.line(lines, (255, 240, 220), (stop[0] - dx, stop[1] - 6), (stop[0] + dx, stop[1] + 6), 4)
    laid.put(lines, (0, 0), "mark:lines")


def blocked_at(view: ConanState, a: str, b: str) -> Point:
    """CON-8.13 Where the line from dot to dot meets the first thing that stands in its way, on the canvas.

    A line that fails for another reason (from below) stops at the far dot's edge.
    """
    here = BOARDS[view.board]
    line = here.dots[a], here.dots[b]
    found = [here.obstacles[n].segment for n in here.blockers[a, b] if touch(line, here.obstacles[n].segment)]
    points = [p for segment in found if (p := _meeting(line, segment)) is not None]
    start = line[0]
    nearest = min(points, key=lambda p: hypot(p[0] - start[0], p[1] - start[1]), default=None)
    if nearest is None:
        nearest = start[0] + (line[1][0] - start[0]) * 0.7, start[1] + (line[1][1] - start[1]) * 0.7
    return places(view.board).at(nearest)


def _meeting(
    one: tuple[tuple[float, float], tuple[float, float]], other: tuple[tuple[float, float], tuple[float, float]]
) -> tuple[float, float] | None:
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    down = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if not down:
        return cx, cy
    t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / down
    return ax + t * (bx - ax), ay + t * (by - ay)


def _sparks(canvas: pygame.Surface, start: Point, end: Point, color: Color) -> None:
    """A dashed line of light."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    if long < 40:
        return
    ux, uy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    k = 46.0
    while k < long - 12:
        x, y = start[0] + ux * k, start[1] + uy * k
        for tone, along, wide in ((INK, LONG + 2, 5.5), (color, LONG, 3.2), (mix(color, MOON_LIGHT, 0.7), 4, 1.4)):
            points = [(x + ux * along, y + uy * along), (x - uy * wide, y + ux * wide)]
            points += [(x - ux * along, y - uy * along), (x + uy * wide, y - ux * wide)]
            pygame.draw.polygon(canvas, tone, points)
        k += STEP


def eye(desk: Desk, visible: bool) -> pygame.Surface:
    """The plate of an area that is seen, or not."""

    def make() -> pygame.Surface:
        out = layer((52, 38))
        pygame.draw.rect(out, (*INK, 235), out.get_rect(), border_radius=12)
        pygame.draw.rect(out, MOON if visible else BLOOD, out.get_rect(), 2, border_radius=12)
        sign = desk.icon("eye" if visible else "eye_closed", 36)
        out.blit(sign, sign.get_rect(center=(26, 19)))
        return out

    return desk.art.keep(("eye", visible), make)
