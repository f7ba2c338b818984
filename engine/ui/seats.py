"""A seat's mark: its shape in its colour, so that nothing is told by colour alone."""

import math

import pygame

from engine.ui.paint import circle, lin, path, poly, rrect, svg
from engine.ui.pool import pooled
from engine.ui.theme import BONE, INK, MUTED, SEATS, WALNUT_DEEP, Color, mix


def seat_path(shape: str, cx: float, cy: float, r: float) -> str:
    """The outline of a seat's shape round a centre."""
    if shape == "circle":
        return circle(cx, cy, r * 0.94)
    if shape == "square":
        return rrect(cx - r * 0.82, cy - r * 0.82, r * 1.64, r * 1.64, r * 0.16)
    if shape == "diamond":
        return poly(((cx, cy - r * 1.1), (cx + r, cy), (cx, cy + r * 1.1), (cx - r, cy)))
    if shape == "triangle":
        return poly(((cx, cy - r * 1.06), (cx + r * 1.08, cy + r * 0.84), (cx - r * 1.08, cy + r * 0.84)))
    turns = ((k, r * (1.12, 0.52)[k % 2]) for k in range(10))
    return poly((cx + math.sin(k * math.pi / 5) * d, cy - math.cos(k * math.pi / 5) * d) for k, d in turns)


@pooled
def badge(seat: int, size: int, color: Color, hollow: bool = False) -> pygame.Surface:
    """The mark of a seat: lit from the top left, dark outline; hollow for a seat that is free."""
    d = seat_path(SEATS[seat % len(SEATS)].shape, size / 2, size / 2, size * 0.40)
    if hollow:
        return svg((size, size), path(d, WALNUT_DEEP, mix(color, MUTED, 0.35), max(2.5, size * 0.06), 0.95))
    stops = ((0, mix(color, BONE, 0.42)), (0.45, color), (1, mix(color, INK, 0.4)))
    return svg(
        (size, size),
        path(d, "none", INK, size * 0.16) + path(d, "url(#g)", mix(color, BONE, 0.55), size * 0.035),
        defs=lin("g", 0, 0, size, size, *stops),
    )
