"""The baked pictures of Conan by what they show, their lights and shadows. Cached and shared."""

from collections.abc import Callable

import pygame

from engine.assets import Assets
from engine.board.art import TitleArt
from engine.board.made import tinted
from engine.ui.paint import layer
from engine.ui.theme import Color
from games.conan.board import own_board, places
from games.conan.board.baked import HOME, layout

Surface = pygame.Surface
Point = tuple[int, int]
MARK_X, MARK_Y = 36, 36
"""How far from the edge of its area a mark keeps, and the room it needs."""


class Art(TitleArt):
    """Pictures by name, and what is made of them."""

    HOME = HOME
    SHADE = (8, 6, 8)

    def __init__(self, assets: Assets, color_of: Callable[[int], Color]) -> None:
        super().__init__(assets, color_of)
        self._corners: dict[tuple[str, str], tuple[Point, ...]] = {}

    # ------------------------------------------------------------ areas
    def area(self, board: str, area: str, kind: str, color: Color) -> Surface:
        """The glow or ring of an area in a colour; lies at its box."""
        key = ("area", board, area, kind, color)
        return self.keep(key, lambda: tinted(self.light(board, area, kind), (*color, 255)))

    def light(self, board: str, area: str, kind: str) -> Surface:
        """The mask, glow or ring of an area, white; drawn where the board has no picture."""
        name = f"boards/{board}/areas/{area}_{kind}"
        return self.raw(name) if places.baked(board) else own_board.light(board, area, kind)

    def ground(self, board: str, what: str) -> Surface:
        """The whole canvas with the board by torchlight (lit) or by moonlight (dim)."""
        if not places.baked(board):
            picture = own_board.lit(board)
            return picture if what == "lit" else own_board.dim(picture)
        picture = self.raw(f"boards/{board}/lit")
        if what == "dim":
            picture.blit(self.raw(f"boards/{board}/dim"), layout()["boards"]["dim_at"])
        return picture

    def cut(self, ground: Surface, board: str, area: str, what: str) -> Surface:
        """The part of a picture of the canvas that shows an area, cut free.

        `what` names the picture: the same name must be the same picture.
        """

        def make() -> Surface:
            box = places.box_of(board, area)
            part = layer(box.size)
            part.blit(ground, (0, 0), box)
            mask = self.light(board, area, "mask")
            part.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return part

        return self.keep(("cut", what, board, area), make)

    def corners(self, board: str, area: str) -> tuple[Point, ...]:
        """Where a mark may stand in an area: the place that hides least scenery, then its corners."""
        key = (board, area)
        if key not in self._corners:
            self._corners[key] = self._find_corners(board, area)
        return self._corners[key]

    def _find_corners(self, board: str, area: str) -> tuple[Point, ...]:
        box, best = places.box_of(board, area), places.places(board).marks[area]
        mask = pygame.mask.from_surface(self.light(board, area, "mask"), 200)
        found = [best]
        across = sorted({MARK_X, box.w // 2, box.w - MARK_X})
        for y in sorted({MARK_Y, box.h // 2, box.h - MARK_Y}):
            for x in across:
                room = pygame.Rect(0, 0, MARK_X, MARK_Y)
                room.center = x, y
                corners = (
                    room.topleft,
                    (room.right - 1, room.y),
                    (room.x, room.bottom - 1),
                    (room.right - 1, room.bottom - 1),
                )
                if all(mask.get_rect().collidepoint(p) and mask.get_at(p) for p in corners):
                    found.append((box.x + x, box.y + y))
        return tuple(found)

    # ------------------------------------------------------------ light and shadow
