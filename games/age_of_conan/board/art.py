"""The baked pictures of Age of Conan by what they show, their lights and shadows. Cached and shared."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import toml

from engine.assets import SPRITES, Assets
from engine.board.art import TitleArt
from engine.board.made import tinted
from engine.ui.paint import layer
from engine.ui.theme import BONE, Color, mix
from games.age_of_conan.board.layout import MAP

Surface = pygame.Surface
HOME = "age_of_conan"


@cache
def layout() -> dict[str, Any]:
    """Where the baked pictures lie: sprites/age_of_conan/layout.toml."""
    return toml.loads((SPRITES / HOME / "layout.toml").read_text(encoding="utf-8"))


def box_of(province: str) -> pygame.Rect:
    """The padded box of a province's pictures on the canvas."""
    return pygame.Rect(layout()["province_box"][province]).move(MAP.topleft)


class Art(TitleArt):
    """Pictures by name, and what is made of them."""

    HOME = HOME
    SHADE = (14, 9, 6)

    def __init__(self, assets: Assets, color_of: Callable[[int], Color]) -> None:
        super().__init__(assets, color_of)
        self.ground: tuple[object, ...] = ()
        """What the ground shows that lies on the table now: language, type size, areas."""

    def piece(self, name: str, look: int) -> Surface:
        """A piece in a seat's colour: what takes the colour, and the ink on it."""
        return self.keep(("piece", name, look), lambda: self._piece(name, look))

    def _piece(self, name: str, look: int) -> Surface:
        out = self.image(f"pieces/{name}_tint").copy()
        out.fill(self.color_of(look), special_flags=pygame.BLEND_RGB_MULT)
        out.blit(self.image(f"pieces/{name}_ink"), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return out

    # ------------------------------------------------------------ provinces
    def land(self, province: str, kind: str) -> Surface:
        """A baked picture of a province: only what is made of it is kept."""
        return self.raw(f"provinces/{province}/{kind}")

    def light(self, province: str, color: Color) -> Surface:
        """The province glows along the inside of its border, which shines in the seat's colour."""

        def make() -> Surface:
            out = tinted(self.land(province, "glow"), (*mix(color, BONE, 0.45), 255))
            out.blit(tinted(self.land(province, "halo"), (*color, 255)), (0, 0))
            return out

        return self.keep(("light", province, color), make)

    def rim(self, province: str, color: Color) -> Surface:
        """The border of a lifted province: a brass wire in the light of a seat."""

        def make() -> Surface:
            out = tinted(self.land(province, "halo"), (*color, 255))
            out.blit(self.land(province, "ring"), (0, 0))
            return out

        return self.keep(("rim", province, color), make)

    def cut(self, ground: Surface, province: str) -> Surface:
        """The printed ground of a province, cut free."""

        def make() -> Surface:
            box = box_of(province)
            part = layer(box.size)
            part.blit(ground, (0, 0), box)
            part.blit(self.land(province, "mask"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return part

        return self.keep(("cut", self.ground, province), make)

    # ------------------------------------------------------------ light and shadow
