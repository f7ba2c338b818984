"""A board of one's own, drawn plainly from its outlines: ground, walls, ledges, and the light of its areas."""

import pygame

from engine.ui.paint import layer
from engine.ui.theme import Color, mix, rgb
from games.conan.board.layout import SIZE
from games.conan.board.places import box_of, places
from games.conan.rules.content import BOARDS
from games.conan.rules.content_boards import Board

NIGHT, LINE = rgb("#0e1620"), rgb("#120d10")
GROUND: dict[str, Color] = {
    "open": rgb("#6d6a44"),
    "hut": rgb("#6a4c30"),
    "room": rgb("#8a7a64"),
    "water": rgb("#1f4652"),
    "shallows": rgb("#3f6a6e"),
}
WALLS: dict[str, Color] = {"wood": rgb("#7a5230"), "stone": rgb("#8c8880"), "post": rgb("#5a4632")}
RAISED = 0.22
"""How much paler each level lies."""
WHITE = (255, 255, 255)
RINGS = 9
"""Steps in which the light of an area fades inwards."""


def lit(board: str) -> pygame.Surface:
    """The whole canvas with the board by torchlight."""
    canvas, here, known = pygame.Surface(SIZE), BOARDS[board], places(board)
    canvas.fill(NIGHT)
    for area, facts in here.areas.items():
        corners = [known.at(corner) for corner in here.shapes[area]]
        tone = mix(GROUND[facts.kind], (236, 220, 180), min(0.6, RAISED * max(0, *facts.levels)))
        pygame.draw.polygon(canvas, tone, corners)
        pygame.draw.polygon(canvas, LINE, corners, 5)
        pygame.draw.polygon(canvas, mix(tone, LINE, 0.4), corners, 2)
    _walls(canvas, board, here)
    return canvas


def _walls(canvas: pygame.Surface, board: str, here: Board) -> None:
    for one in here.obstacles:
        if one.door:
            continue
        start, end = (places(board).at(point) for point in one.segment)
        tone = WALLS.get(one.material, rgb("#b5a688"))
        pygame.draw.line(canvas, LINE, start, end, 14)
        pygame.draw.line(canvas, tone, start, end, 8 if one.material != "ledge" else 4)


def dim(picture: pygame.Surface) -> pygame.Surface:
    """The same by moonlight."""
    out = picture.copy()
    out.fill((84, 98, 122), special_flags=pygame.BLEND_RGB_MULT)
    return out


def light(board: str, area: str, kind: str) -> pygame.Surface:
    """The mask, glow or ring of an area, white, at its box."""
    box = box_of(board, area)
    corners = [(x - box.x, y - box.y) for x, y in (places(board).at(one) for one in BOARDS[board].shapes[area])]
    out = layer(box.size)
    if kind == "mask":
        pygame.draw.polygon(out, (*WHITE, 255), corners)
    elif kind == "ring":
        pygame.draw.polygon(out, (*WHITE, 255), corners, 6)
    else:
        pygame.draw.polygon(out, (*WHITE, 30), corners)
        for k in range(RINGS, 0, -1):
            pygame.draw.polygon(out, (*WHITE, round(30 + 160 * (1 - k / RINGS))), corners, 3 * k)
    return out
