"""Rectangles that read like a layout."""

from collections.abc import Sequence

from pygame import Rect

SCREEN = Rect(0, 0, 1920, 1080)
SAFE = Rect(96, 54, 1728, 972)
"""Title-safe: all that must be read lies inside."""


def inset(rect: Rect, x: int, y: int | None = None) -> Rect:
    """Smaller by x on the left and right, by y above and below."""
    return rect.inflate(-2 * x, -2 * (x if y is None else y))


def columns(rect: Rect, count: int, gap: int = 16) -> list[Rect]:
    """Equal columns; rounding never adds up to more than a pixel."""
    edges = [rect.x + round(n * (rect.w + gap) / count) for n in range(count + 1)]
    return [Rect(edges[n], rect.y, edges[n + 1] - edges[n] - gap, rect.h) for n in range(count)]


def rows(rect: Rect, count: int, gap: int = 16) -> list[Rect]:
    """Equal rows."""
    edges = [rect.y + round(n * (rect.h + gap) / count) for n in range(count + 1)]
    return [Rect(rect.x, edges[n], rect.w, edges[n + 1] - edges[n] - gap) for n in range(count)]


def shares(rect: Rect, parts: Sequence[float], gap: int = 16) -> list[Rect]:
    """Columns in proportion to `parts`."""
    room, total = rect.w - gap * (len(parts) - 1), sum(parts)
    out, x = [], float(rect.x)
    for part in parts:
        wide = room * part / total
        out.append(Rect(round(x), rect.y, round(x + wide) - round(x), rect.h))
        x += wide + gap
    return out


def grid(rect: Rect, across: int, down: int, gap: int = 16) -> list[Rect]:
    """Cells row by row."""
    return [cell for row in rows(rect, down, gap) for cell in columns(row, across, gap)]


def fitted(size: tuple[int, int], rect: Rect) -> Rect:
    """The largest rectangle of these proportions inside another, centred."""
    scale = min(rect.w / size[0], rect.h / size[1])
    out = Rect(0, 0, round(size[0] * scale), round(size[1] * scale))
    out.center = rect.center
    return out


def centred(size: tuple[int, int], around: Rect = SCREEN) -> Rect:
    """A rectangle of this size in the middle of another."""
    out = Rect(0, 0, *size)
    out.center = around.center
    return out
