"""The COUCH KHANS logotype: letters drawn as flared horn strokes, then carved and gilded. Baked once."""

import math
from functools import lru_cache

import numpy as np
import pygame
from scipy import ndimage

from tools.art.paint import alpha_of, bevel, from_arrays, layer, lin, path, poly, svg
from tools.art.palette import rgb
from tools.art.rug import horn

# A stroke: cubic knots [(x, y), c1, c2, (x, y), ...] in a 100-high em, then widths along it.
LETTERS: dict[str, tuple[int, list]] = {
    "C": (
        88,
        [
            (
                [
                    (84, 26),
                    (74, 2),
                    (56, -2),
                    (48, -1),
                    (18, 0),
                    (6, 24),
                    (6, 50),
                    (6, 78),
                    (22, 102),
                    (52, 101),
                    (66, 100),
                    (80, 92),
                    (88, 74),
                ],
                (30, 20, 25, 27, 22, 14, 3),
            )
        ],
    ),
    "O": (
        94,
        [
            (
                [
                    (47, 0),
                    (20, 0),
                    (6, 22),
                    (6, 50),
                    (6, 78),
                    (20, 100),
                    (47, 100),
                    (74, 100),
                    (88, 78),
                    (88, 50),
                    (88, 22),
                    (74, 0),
                    (47, 0),
                ],
                (15, 26, 27, 26, 15, 26, 27, 26, 15),
            )
        ],
    ),
    "U": (
        92,
        [
            (
                [
                    (10, -2),
                    (13, 24),
                    (11, 44),
                    (12, 62),
                    (13, 90),
                    (28, 101),
                    (47, 101),
                    (66, 101),
                    (78, 90),
                    (79, 62),
                    (80, 44),
                    (78, 24),
                    (81, -2),
                ],
                (32, 23, 22, 19, 15, 19, 22, 23, 32),
            )
        ],
    ),
    "H": (
        96,
        [
            ([(12, -2), (15, 30), (15, 70), (12, 102)], (32, 22, 21, 22, 32)),
            ([(80, -2), (77, 30), (77, 70), (80, 102)], (32, 22, 21, 22, 32)),
            ([(14, 54), (36, 44), (58, 44), (78, 52)], (14, 17, 14)),
        ],
    ),
    "K": (
        90,
        [
            ([(12, -2), (15, 30), (15, 70), (12, 102)], (32, 22, 21, 22, 32)),
            ([(18, 58), (44, 50), (66, 28), (74, -4)], (12, 18, 21, 31)),
            ([(34, 44), (54, 52), (60, 96), (86, 99), (94, 100), (100, 94), (99, 84)], (14, 24, 27, 21, 12, 3)),
        ],
    ),
    "A": (
        92,
        [
            ([(50, -4), (38, 40), (26, 72), (8, 102)], (12, 16, 19, 30)),
            ([(44, -6), (58, 34), (70, 70), (86, 102)], (16, 24, 24, 34)),
            ([(26, 66), (42, 60), (56, 60), (70, 66)], (13, 15, 13)),
        ],
    ),
    "N": (
        98,
        [
            ([(12, 102), (15, 70), (15, 30), (12, 0)], (30, 20, 19, 20, 26)),
            ([(84, -2), (81, 30), (81, 70), (84, 100)], (30, 20, 19, 20, 24)),
            ([(8, -2), (30, 22), (62, 74), (86, 102)], (24, 26, 26, 24)),
        ],
    ),
    "S": (
        80,
        [
            (
                [
                    (74, 24),
                    (68, 4),
                    (52, -2),
                    (38, -1),
                    (18, 0),
                    (8, 14),
                    (9, 28),
                    (10, 56),
                    (72, 44),
                    (72, 74),
                    (72, 92),
                    (56, 101),
                    (38, 101),
                    (20, 101),
                    (8, 92),
                    (3, 74),
                ],
                (28, 19, 20, 25, 28, 25, 20, 14, 3),
            )
        ],
    ),
}
TRACK = 19


def spine(knots, steps=14):
    pts = [knots[0]]
    for i in range(0, len(knots) - 1, 3):
        p, a, b, c = knots[i : i + 4]
        for k in range(1, steps + 1):
            t, u = k / steps, 1 - k / steps
            w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            pts.append(tuple(w[0] * p[j] + w[1] * a[j] + w[2] * b[j] + w[3] * c[j] for j in (0, 1)))
    return pts


def flared(knots, widths):
    """Outline of a stroke whose width follows `widths` along its length."""
    pts = spine(knots)
    n = len(pts) - 1
    left, right = [], []
    for i, (x, y) in enumerate(pts):
        ax, ay = pts[max(0, i - 1)]
        bx, by = pts[min(n, i + 1)]
        d = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / d, (ax - bx) / d
        at = i / n * (len(widths) - 1)
        k = min(int(at), len(widths) - 2)
        w = (widths[k] + (widths[k + 1] - widths[k]) * (at - k)) / 2
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    return left + right[::-1]


def word(string, x, base, em, big):
    """Path data of a word: the initial is larger, all letters stand on the base line."""
    d = ""
    for k, ch in enumerate(string):
        e = (big if k == 0 else em) / 100
        adv, strokes = LETTERS[ch]
        for knots, widths in strokes:
            pts = [(x + px * e, base - (100 - py) * e) for px, py in flared(knots, widths)]
            d += path(poly(pts), "#ffffff", "#ffffff", 1.2)
        x += (adv + TRACK) * e
    return d, x


@lru_cache(maxsize=1)
def logotype(em=112, big=154):
    """The whole mark with outline, gilding and shadow; about 1270 px wide."""
    w, h, base = 1900, 290, 214
    first, x = word("COUCH", 60, base, em, big)
    second, x = word("KHANS", x + 44, base, em, big)
    flat = svg((w, h), first + second)
    flat = flat.subsurface((0, 0, min(w, int(x) + 60), h)).copy()
    size = flat.get_size()
    a = alpha_of(flat)
    out = layer(size)
    out.blit(
        from_arrays(
            (8, 4, 8), ndimage.gaussian_filter(np.roll(ndimage.maximum_filter(a, 17), (4, 10), (0, 1)), 10) * 0.85
        ),
        (0, 0),
    )
    out.blit(
        from_arrays(
            rgb("#1c0d0a"),
            ndimage.gaussian_filter(ndimage.maximum_filter(np.roll(a, (2, 5), (0, 1)), footprint=_disc(8)), 0.8),
        ),
        (0, 0),
    )
    out.blit(
        from_arrays(rgb("#1c0d0a"), ndimage.gaussian_filter(ndimage.maximum_filter(a, footprint=_disc(7)), 0.8)), (0, 0)
    )
    out.blit(
        from_arrays(rgb("#8f6414"), ndimage.gaussian_filter(ndimage.maximum_filter(a, footprint=_disc(3)), 0.7)), (0, 0)
    )
    face = bevel(flat, rgb("#e9cf8e"), rgb("#fff7dc"), rgb("#a8661c"), depth=10)
    warm = np.clip((np.arange(h)[None, :, None] - (base - big)) / big, 0, 1)
    px = pygame.surfarray.pixels3d(face)
    px[...] = np.clip(px * (1 - warm * np.array((0.02, 0.20, 0.52))), 0, 255).astype(np.uint8)
    del px
    out.blit(face, (0, 0))
    return out


def _disc(r):
    y, x = np.mgrid[-r : r + 1, -r : r + 1]
    return x * x + y * y <= r * r


def full_mark():
    """The logotype between its two horn scrolls, trimmed to its ink."""
    mark = logotype()
    w, h = mark.get_width() + 280, 300
    left, right = 100, w - 100
    wings = horn(left, 152, 58, -90) + horn(right, 152, 58, 90)
    out = svg(
        (w, h),
        path(wings, stroke=rgb("#1c0d0a"), width=24) + path(wings, stroke="url(#g)", width=11),
        defs=lin("g", 0, 90, 0, 230, (0, rgb("#fff0c4")), (0.5, rgb("#d9a441")), (1, rgb("#8a4f16"))),
    )
    out.blit(mark, (140, 16))
    return out.subsurface(out.get_bounding_rect(8)).copy()
