"""What is made of a piece's picture: its shadow, the glow round its shape, the piece in a dimmer light."""

from typing import ClassVar, TypeAlias

import pygame
from pygame import Surface

from engine.ui.paint import blurred, silhouette
from engine.ui.pool import pooled
from engine.ui.theme import BONE, Color, mix

SHADOW_BLUR, SHADOW_AT, SHADOW_DEEP = 3, (4, 5), 0.62
GLOW = 7
Light: TypeAlias = tuple[int, int, int, int]
"""What a picture is multiplied with: red, green, blue, alpha, each 0..255."""


class Made:
    """Makes each thing once. A title's `Art` is one, with a `SHADE` that suits its table."""

    SHADE: ClassVar[Color] = (0, 0, 0)

    def shadow(self, picture: Surface) -> tuple[Surface, tuple[int, int]]:
        """The soft shadow of something that lies on the table, and where it lies from the picture's corner."""
        return _shadow(picture, self.SHADE)

    def outline(self, picture: Surface, color: Color) -> tuple[Surface, int]:
        """A glow round the shape of a picture, and its margin."""
        return _outline(picture, color)

    def rested(self, picture: Surface, light: Light) -> Surface:
        """The picture under a dimmer light."""
        return _rested(picture, light)


@pooled
def _shadow(picture: Surface, shade: Color) -> tuple[Surface, tuple[int, int]]:
    soft, margin = blurred(picture, SHADOW_BLUR)
    return silhouette(soft, shade, SHADOW_DEEP), (SHADOW_AT[0] - margin, SHADOW_AT[1] - margin)


@pooled
def _outline(picture: Surface, color: Color) -> tuple[Surface, int]:
    soft, margin = blurred(picture, GLOW)
    glow = silhouette(soft, mix(color, BONE, 0.35))
    out = glow.copy()
    for _ in range(3):
        out.blit(glow, (0, 0))
    return out, margin


def tinted(picture: Surface, light: Light) -> Surface:
    """The picture under a coloured light."""
    out = picture.copy()
    out.fill(light, special_flags=pygame.BLEND_RGBA_MULT)
    return out


_rested = pooled(tinted)
