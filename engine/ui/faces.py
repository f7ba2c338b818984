"""The ground that rows, tabs and buttons are drawn on."""

import pygame

from engine.ui.paint import lin, packed, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.theme import BONE, BRASS_DARK, INK, MUTED, WALNUT, WALNUT_DEEP, WALNUT_LIGHT, mix


@pooled
def row_face(size: tuple[int, int], focused: bool) -> pygame.Surface:
    """A row's ground: an inlaid strip of wood, lighter under the focus."""
    w, h = size
    top, low = (mix(WALNUT_LIGHT, BONE, 0.08), WALNUT) if focused else (mix(WALNUT, WALNUT_LIGHT, 0.35), WALNUT_DEEP)
    rim = MUTED if focused else BRASS_DARK
    body = path(rrect(1.5, 1.5, w - 3, h - 3, 10), "url(#r)", INK, 3)
    body += path(rrect(4, 4, w - 8, h - 8, 8), "none", rim, 1.5, 0.7)
    return packed(svg(size, body, defs=lin("r", 0, 0, 0, h, (0, top), (1, low))))


@pooled
def fading(size: tuple[int, int], down: bool) -> pygame.Surface:
    """White of which there is more towards the lower edge (`down`) or the upper one: multiply a picture with it."""
    w, h = size
    stops = ((0, 0), (0.7, 230), (1, 255))
    picture = pygame.Surface((1, h), pygame.SRCALPHA)
    for y in range(h):
        part = (y if down else h - 1 - y) / max(1, h - 1)
        (a, low), (b, high) = stops[:2] if part < 0.7 else stops[1:]
        picture.set_at((0, y), (255, 255, 255, round(low + (high - low) * (part - a) / (b - a))))
    return pygame.transform.scale(picture, (w, h))
