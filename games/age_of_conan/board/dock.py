"""Boards that are laid over a part of the map, and where: opposite to the province that must stay in sight."""

import pygame

from engine.ui.paint import SHADE, layer
from engine.ui.panels import panel_face
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.layout import MAP, SAFE
from games.age_of_conan.board.map import places

REACH = 36
"""How far the shadow of a board goes beyond it."""
EDGE = 10


def dock(desk: Desk, province: str, high: int) -> pygame.Rect:
    """A place of this height at the foot of the map, or at its head when the province lies in the lower half.

    Neither reaches over the enlarged card.
    """
    details = desk.table.details
    foot = pygame.Rect(SAFE.x, desk.table.bar.y - EDGE - high, 0, high)
    foot.w = min(MAP.right - EDGE, details.x - EDGE if details.x < MAP.right else MAP.right) - foot.x
    head = pygame.Rect(SAFE.x, SAFE.y, MAP.right - EDGE - SAFE.x, high)
    return foot if not province or middle_of(province) < (head.bottom + foot.y) // 2 else head


def middle_of(province: str) -> int:
    """How far down the canvas the middle of a province's name and pieces is."""
    place = places()[province]
    return round((place.label_at[1] + place.army_at[1]) / 2) + MAP.y


def board_face(desk: Desk, size: tuple[int, int]) -> pygame.Surface:
    """A walnut board with its shadow round it; lay it REACH pixels up and to the left."""

    def make() -> pygame.Surface:
        out = shadow_round(size)
        out.blit(panel_face(desk.art.assets, size, dark=True), (REACH, REACH))
        return out

    face: pygame.Surface = desk.art.assets.keep(("aoc dock", size, desk.theme.high_contrast), make)
    return face


def shadow_round(size: tuple[int, int]) -> pygame.Surface:
    """Darkness that fades out over REACH pixels, a little lower than the light comes from."""
    whole = (size[0] + 2 * REACH, size[1] + 2 * REACH)
    out = layer(whole)
    for step in range(REACH // 3):
        rect = out.get_rect().inflate(-6 * step, -6 * step).move(2, 5).clip(out.get_rect())
        depth = round(150 * ((step + 1) / (REACH // 3)) ** 2)
        pygame.draw.rect(out, (*SHADE, depth), rect, border_radius=REACH + 14 - 3 * step)
    return out
