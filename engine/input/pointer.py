"""From the window's pixels to the canvas's."""

import pygame


def letterbox(window: tuple[int, int], canvas: tuple[int, int], whole: bool = False) -> pygame.Rect:
    """Where the canvas lies in a window: as large as fits, centred; with `whole` only whole multiples above 1."""
    scale = min(window[0] / canvas[0], window[1] / canvas[1])
    if whole and scale >= 1:
        scale = int(scale)
    size = max(1, round(canvas[0] * scale)), max(1, round(canvas[1] * scale))
    return pygame.Rect((window[0] - size[0]) // 2, (window[1] - size[1]) // 2, *size)


def to_canvas(pos: tuple[int, int], shown: pygame.Rect, canvas: tuple[int, int]) -> tuple[int, int]:
    """A window point in canvas pixels; points on the bars give the nearest canvas edge."""
    x = (pos[0] - shown.x) * canvas[0] // max(1, shown.w)
    y = (pos[1] - shown.y) * canvas[1] // max(1, shown.h)
    return max(0, min(canvas[0] - 1, x)), max(0, min(canvas[1] - 1, y))
