"""The ground that rows, tabs and buttons are drawn on."""

from functools import lru_cache

import pygame

from engine.ui.paint import lin, packed, path, rrect, svg
from engine.ui.theme import BONE, BRASS_DARK, INK, MUTED, WALNUT, WALNUT_DEEP, WALNUT_LIGHT, mix


@lru_cache(maxsize=48)
def row_face(size: tuple[int, int], focused: bool) -> pygame.Surface:
    """A row's ground: an inlaid strip of wood, lighter under the focus."""
    w, h = size
    top, low = (mix(WALNUT_LIGHT, BONE, 0.08), WALNUT) if focused else (mix(WALNUT, WALNUT_LIGHT, 0.35), WALNUT_DEEP)
    rim = MUTED if focused else BRASS_DARK
    body = path(rrect(1.5, 1.5, w - 3, h - 3, 10), "url(#r)", INK, 3)
    body += path(rrect(4, 4, w - 8, h - 8, 8), "none", rim, 1.5, 0.7)
    return packed(svg(size, body, defs=lin("r", 0, 0, 0, h, (0, top), (1, low))))
