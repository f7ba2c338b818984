"""What never moves during a game: table, sheet, names and plates. One picture for each language and text size."""

import pygame

from engine.ui.paint import circle, layer, path, poly, svg
from engine.ui.pool import pooled
from engine.ui.text import put_ink, text, width
from engine.ui.theme import BONE, BRASS, Color, mix
from games.age_of_conan.board.art import layout
from games.age_of_conan.board.colors import (
    AREAS,
    INK,
    INK_SOFT,
    PARCHMENT_LIGHT,
    SAVAGE,
    SHIELD_WOOD,
    TERRAINS,
)
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.layout import MAP
from games.age_of_conan.board.map import cell_rect, label_rect, places, plate_rect, standing_rects
from games.age_of_conan.rules.content import PROVINCES
from games.age_of_conan.rules.state import AocState

SIZE = (1920, 1080)
NAME, LEAST = 28, 26
ROOM = 46
"""How much wider than planned a name in another language may become."""
WORTH = 1.4
"""How much more of the pieces a name in the middle must hide before it moves aside."""
SEAS = {"western": (84, 668, 90), "vilayet": (1106, 432, 78), "southern": (1116, 866, 0)}
"""Middle of each sea's name on the sheet, and degrees that it is turned against the clock."""


def bake_ground(desk: Desk, view: AocState) -> pygame.Surface:
    ground = pygame.Surface(SIZE)
    ground.blit(desk.art.raw("table"), (0, 0))
    ground.blit(desk.art.raw("map"), MAP.topleft)
    for area in AREAS:
        if area not in view.areas:
            box = pygame.Rect(layout()["area_box"][area]).move(MAP.topleft)
            ground.blit(desk.art.raw(f"areas/{area}_faded"), box)
    for sea, (x, y, turn) in SEAS.items():
        _put_sea(ground, desk.words(f"sea-{sea}"), (x + MAP.x, y + MAP.y), turn)
    for province, facts in PROVINCES.items():
        used = facts.area in view.areas
        _put_name(ground, desk.province(province), province, used)
        if used and facts.level:
            _put_plate(ground, desk, province)
    return ground


# ---------------------------------------------------------------- names
def _put_sea(ground: pygame.Surface, words: str, middle: tuple[int, int], turn: int) -> None:
    line = text(words, 30, "ital", (226, 236, 234))
    turned = pygame.transform.rotozoom(line, turn, 1.0) if turn else line
    ground.blit(turned, turned.get_rect(center=middle))


def _put_name(ground: pygame.Surface, words: str, province: str, used: bool) -> None:
    """On a breath of bare parchment; homes in capitals, land out of play in soft ink."""
    rect = label_rect(province)
    shown = words.upper() if PROVINCES[province].home else words
    lines, size = broken(shown, rect.w + ROOM, places()[province].lines)
    ground.blit(_breath((rect.w + 24, rect.h + 16)), rect.inflate(24, 16))
    step = size * 0.94
    x = rect.centerx + aside(province, max(width(line, size, "show") for line in lines))
    for k, line in enumerate(lines):
        picture = text(line, size, "show", INK if used else mix(INK_SOFT, (150, 140, 128), 0.4))
        y = rect.centery + (k - (len(lines) - 1) / 2) * step
        ground.blit(picture, picture.get_rect(center=(x, round(y))))


def aside(province: str, wide: int) -> int:
    """How far a name that is wider than planned moves to one side, so as to leave the feet of the pieces free."""
    rect = label_rect(province)
    spare = max(0, wide - rect.w) // 2 + 2
    name = pygame.Rect(0, 0, wide, rect.h)
    feet = standing_rects(province)[:3]

    def hidden(shift: int) -> int:
        name.center = rect.centerx + shift, rect.centery
        return sum(name.clip(foot).w * name.clip(foot).h for foot in feet)

    over = rect.centerx + wide // 2 - feet[2].left if feet[2].collidepoint(feet[2].centerx, rect.centery) else 0
    best = min((-spare, spare, -max(0, over)), key=hidden)
    return best if hidden(best) * WORTH < hidden(0) else 0


def broken(words: str, room: int, lines: int) -> tuple[tuple[str, ...], int]:
    """The name in at most so many lines (two if it must be), and the type size at which they fit."""
    for allowed in (lines, 2):
        for size in range(NAME, LEAST - 1, -1):
            found = _balanced(words, size, room) if allowed > 1 else (words,)
            if len(found) <= allowed and max(width(line, size, "show") for line in found) <= room:
                return found, size
    return (_balanced(words, LEAST, room) if " " in words else (words,)), LEAST


def _balanced(words: str, size: int, room: int) -> tuple[str, ...]:
    """Two lines of about the same length."""
    parts = words.split(" ")
    splits = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))]
    return min(splits, key=lambda pair: max(width(one, size, "show") for one in pair), default=(words,))


def _breath(size: tuple[int, int]) -> pygame.Surface:
    """Pale parchment that fades towards its rim."""
    glow = layer(size)
    for k in range(7):
        inner = glow.get_rect().inflate(-3 * k, round(-2.6 * k))
        pygame.draw.rect(glow, (*PARCHMENT_LIGHT, 16 + 9 * k), inner, border_radius=16)
    return glow


# ---------------------------------------------------------------- plates
def _put_plate(ground: pygame.Surface, desk: Desk, province: str) -> None:
    """A strip of vellum: the level on a shield, then the terrain of the track from left to right."""
    rect, track = plate_rect(province), PROVINCES[province].track
    strip = pygame.Rect(rect.x + 18, rect.y + 2, rect.w - 18, rect.h - 4)
    pygame.draw.rect(ground, mix(INK, PARCHMENT_LIGHT, 0.25), strip.move(1, 2), border_radius=6)
    pygame.draw.rect(ground, PARCHMENT_LIGHT, strip, border_radius=6)
    for step, terrain in enumerate(track):
        put_cell(ground, desk, cell_rect(province, step), terrain, step == len(track) - 1)
    pygame.draw.rect(ground, INK, strip, 2, border_radius=6)
    shield = level_shield(PROVINCES[province].level, PROVINCES[province].savage)
    ground.blit(shield, shield.get_rect(center=(rect.x + 19, rect.centery)))


def put_cell(
    canvas: pygame.Surface, desk: Desk, cell: pygame.Rect, terrain: str, last: bool, shade: Color | None = None
) -> None:
    """One terrain of a track on its tint, or on `shade`."""
    r = 5 if last else 0
    tint = shade or TERRAINS[terrain]
    pygame.draw.rect(canvas, tint, cell, border_top_right_radius=r, border_bottom_right_radius=r)
    pygame.draw.line(canvas, INK_SOFT, cell.topleft, (cell.x, cell.bottom - 1))
    picture = desk.icon(terrain, 24)
    canvas.blit(picture, picture.get_rect(center=cell.center))


HEATER = ((8, 10), (80, 2), (152, 10), (152, 78), (136, 120), (80, 158), (24, 120), (8, 78))


@pooled
def level_shield(level: int, savage: bool, size: int = 42) -> pygame.Surface:
    """A heater shield for a realm that can be an ally, a spiked hide shield for savages."""
    if savage:
        middle = pygame.Vector2(80, 80)
        spikes = [middle + pygame.Vector2(80 if k % 2 else 66, 0).rotate(k * 15) for k in range(24)]
        body = path(poly([(p.x, p.y) for p in spikes]), INK) + path(circle(80, 80, 61), SAVAGE)
        body += path(circle(80, 80, 56), "none", mix(SAVAGE, BONE, 0.25), 3)
    else:
        inner = [(80 + (x - 80) * 0.9, 78 + (y - 78) * 0.9) for x, y in HEATER]
        core = [(80 + (x - 80) * 0.8, 78 + (y - 78) * 0.8) for x, y in HEATER]
        body = path(poly(HEATER), INK) + path(poly(inner), BRASS) + path(poly(core), SHIELD_WOOD)
    picture = svg((size, size), body, (0, 0, 160, 160))
    put_ink(picture, str(level), (size / 2, size / 2), max(34, round(size * 0.8)), "show", BONE)
    return picture
