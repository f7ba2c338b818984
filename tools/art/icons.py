"""Icons: one white SVG file each, tinted and stamped on the baked pieces."""

from functools import cache

import pygame

from tools.art.output import SPRITES
from tools.art.paint import tint

FOLDER = SPRITES / "icons"


@cache
def white(name, size):
    file = FOLDER / f"{name}.svg"
    return pygame.image.load_sized_svg(str(file), (size, size)).convert_alpha()


@cache
def icon(name, size, color):
    return tint(white(name, size), color)


def stamp(dst, name, center, size, color, edge=None, width=2, shade=None):
    """Icon centred at a point; `edge` outlines it, `shade` sinks it one pixel (embossed felt)."""
    pic = icon(name, size, color)
    at = pic.get_rect(center=(round(center[0]), round(center[1])))
    if edge is not None:
        rim = icon(name, size, edge)
        for dx in range(-width, width + 1):
            for dy in range(-width, width + 1):
                if 0 < dx * dx + dy * dy <= width * width + 1:
                    dst.blit(rim, at.move(dx, dy))
    if shade is not None:
        dst.blit(icon(name, size, shade), at.move(1, 2))
    return dst.blit(pic, at)
