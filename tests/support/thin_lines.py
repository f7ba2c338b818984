"""Lines of one pixel in a picture: what flickers on a television."""

from typing import Any

import numpy as np
import pygame

CONTRAST, SAME = 1.5, 1.15
"""How much brighter a line is than the ground on both of its sides, and how even that ground is for two pixels."""
LONG = 100


def luminance(canvas: pygame.Surface) -> Any:
    """Rows of relative luminance, 0..1."""
    colours = pygame.surfarray.array3d(canvas).astype(np.float32) / 255
    light = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return (light @ np.array((0.2126, 0.7152, 0.0722), np.float32)).T


def bright_lines(canvas: pygame.Surface) -> list[tuple[str, int, int, int]]:
    """Every bright line one pixel thin and at least LONG pixels long: direction, x, y of its start, length."""
    light = luminance(canvas) + 0.05  # as in the formula of contrast
    found = [("across", x, y, long) for y, x, long in _runs(light)]
    return found + [("down", x, y, long) for x, y, long in _runs(light.T)]


def _runs(light: Any) -> list[tuple[int, int, int]]:
    above, near, line, below, beyond = (light[n : light.shape[0] - 4 + n] for n in range(5))
    even = _like(above, near) & _like(below, beyond)
    thin = (line > near * CONTRAST) & (line > below * CONTRAST) & even
    edges = np.diff(np.pad(thin.astype(np.int8), ((0, 0), (1, 1))), axis=1)
    runs = []
    for row in np.nonzero(thin.any(axis=1))[0]:
        begins, ends = (np.nonzero(edges[row] == sign)[0] for sign in (1, -1))
        runs += [(int(row) + 2, int(a), int(b - a)) for a, b in zip(begins, ends, strict=True) if b - a >= LONG]
    return runs


def _like(one: Any, other: Any) -> Any:
    return (one < other * SAME) & (other < one * SAME)


def white_fields(canvas: pygame.Surface, side: int = 16) -> int:
    """How many squares of the screen are pure white."""
    white = (pygame.surfarray.array3d(canvas) == 255).all(axis=2)
    w, h = (length // side * side for length in white.shape)
    squares = white[:w, :h].reshape(w // side, side, h // side, side)
    return int(squares.all(axis=(1, 3)).sum())
