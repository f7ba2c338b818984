"""What is made of a piece's picture: its shadow, the glow round its shape, the piece in a dimmer light."""

from typing import Any, ClassVar, TypeAlias

import pygame
from pygame import Surface

from engine.ui.paint import blurred, silhouette
from engine.ui.theme import BONE, Color, mix

SHADOW_BLUR, SHADOW_AT, SHADOW_DEEP = 3, (4, 5), 0.62
GLOW = 7
Light: TypeAlias = tuple[int, int, int, int]
"""What a picture is multiplied with: red, green, blue, alpha, each 0..255."""
MOST = 900
"""Things that are kept; then all are made anew."""


class Made:
    """Makes each thing once. A title's `Art` is one, with a `SHADE` that suits its table."""

    SHADE: ClassVar[Color] = (0, 0, 0)

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], tuple[Surface, Any]] = {}

    def shadow(self, picture: Surface) -> tuple[Surface, tuple[int, int]]:
        """The soft shadow of something that lies on the table, and where it lies from the picture's corner."""

        def make() -> tuple[Surface, tuple[int, int]]:
            soft, margin = blurred(picture, SHADOW_BLUR)
            return silhouette(soft, self.SHADE, SHADOW_DEEP), (SHADOW_AT[0] - margin, SHADOW_AT[1] - margin)

        found: tuple[Surface, tuple[int, int]] = self._of(picture, ("shadow",), make)
        return found

    def outline(self, picture: Surface, color: Color) -> tuple[Surface, int]:
        """A glow round the shape of a picture, and its margin."""

        def make() -> tuple[Surface, int]:
            soft, margin = blurred(picture, GLOW)
            glow = silhouette(soft, mix(color, BONE, 0.35))
            out = glow.copy()
            for _ in range(3):
                out.blit(glow, (0, 0))
            return out, margin

        found: tuple[Surface, int] = self._of(picture, ("outline", color), make)
        return found

    def rested(self, picture: Surface, light: Light) -> Surface:
        """The picture under a dimmer light."""
        found: Surface = self._of(picture, ("rested", light), lambda: tinted(picture, light))
        return found

    def _of(self, picture: Surface, what: tuple[object, ...], make: Any) -> Any:
        """Something made of a picture, once; the picture is kept beside it, so that its id stays its own."""
        key = (id(picture), *what)
        if key not in self._made or self._made[key][0] is not picture:
            if len(self._made) > MOST:
                self._made.clear()
            self._made[key] = (picture, make())
        return self._made[key][1]


def tinted(picture: Surface, light: Light) -> Surface:
    """The picture under a coloured light."""
    out = picture.copy()
    out.fill(light, special_flags=pygame.BLEND_RGBA_MULT)
    return out
