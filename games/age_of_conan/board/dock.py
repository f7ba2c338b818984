"""Boards that are laid over a part of the map, and where: opposite to the province that must stay in sight."""

import pygame

from engine.ui.paint import SHADE, layer, nine
from engine.ui.panels import panel_face
from engine.ui.pool import pooled
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.layout import MAP, SAFE
from games.age_of_conan.board.map import name_rect, places

REACH = 36
"""How far the shadow of a board goes beyond it."""
EDGE = 10


def docks(desk: Desk, high: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Places of this height at the foot and the head of the map. Neither reaches over the news or the enlarged card."""
    foot = pygame.Rect(SAFE.x, desk.table.bar.y - EDGE - high, 0, high)
    foot.w = desk.table.news.x - EDGE - foot.x
    return foot, pygame.Rect(SAFE.x, SAFE.y - EDGE, MAP.right - EDGE - SAFE.x, high)


def dock(desk: Desk, province: str, high: int) -> pygame.Rect:
    """The place that hides less of the province; the foot without one."""
    foot, head = docks(desk, high)
    return head if province and covered(province, head) < covered(province, foot) else foot


def covered(province: str, board: pygame.Rect) -> int:
    """How much of what must be seen of a province lies under a board, in pixels."""
    place = places()[province]
    spots = [pygame.Rect(0, 0, 64, 64).move(x - 32, y - 38) for x, y in map(place.spot, ("army", "marker", "conan"))]
    return sum(one.clip(board).w * one.clip(board).h for one in (name_rect(province), *spots))


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
    return nine(_small_shadow(), 64, (size[0] + 2 * REACH, size[1] + 2 * REACH))


@pooled
def _small_shadow() -> pygame.Surface:
    out = layer((6 * REACH, 6 * REACH))
    for step in range(REACH // 3):
        rect = out.get_rect().inflate(-6 * step, -6 * step).move(2, 5).clip(out.get_rect())
        depth = round(150 * ((step + 1) / (REACH // 3)) ** 2)
        pygame.draw.rect(out, (*SHADE, depth), rect, border_radius=REACH + 14 - 3 * step)
    return out
