"""Drawing with a pen: wobbling lines and the small ink pictures of an old map.

Everything draws on a surface twice as large as the map and is scaled down afterwards.
"""

import math
import random
from itertools import pairwise

import pygame

from tools.art_age_of_conan.palette import INK, PARCHMENT_LIGHT, mix

SCALE = 2


def along(points, step=1.2):
    """Points every `step` pixels along a polyline, with the distance walked."""
    walked = 0.0
    for (xa, ya), (xb, yb) in pairwise(points):
        length = math.hypot(xb - xa, yb - ya)
        count = max(1, int(length / step))
        for i in range(count):
            t = i / count
            yield xa + (xb - xa) * t, ya + (yb - ya) * t, walked + length * t
        walked += length


def pen(surface, points, width, colour=INK, alpha=255, dash=None, seed=1):
    """A line whose width breathes; `dash` = (on, off) in map pixels."""
    rng = random.Random(seed)
    p1, p2 = rng.uniform(0, 6), rng.uniform(0, 6)
    for x, y, d in along(points):
        if dash and d % (dash[0] + dash[1]) > dash[0]:
            continue
        w = width * (0.82 + 0.2 * math.sin(d / 11 + p1) + 0.12 * math.sin(d / 3.7 + p2))
        pygame.draw.circle(surface, (*colour, alpha), (x * SCALE, y * SCALE), max(1, w * SCALE / 2))


def shape(surface, points, fill, alpha=255):
    pygame.draw.polygon(surface, (*fill, alpha), [(x * SCALE, y * SCALE) for x, y in points])


def quad(a, b, c, n=12):
    """Points of a quadratic curve."""
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )
        for t in (i / n for i in range(n + 1))
    ]


def mountain(surface, x, y, size, rng, snow=True, alpha=255):
    """A peak with its foot at (x, y): light left flank, hatched right flank."""
    w, h = size * rng.uniform(0.85, 1.1), size * rng.uniform(0.85, 1.2)
    top = (x + rng.uniform(-0.08, 0.08) * w, y - h)
    left, right = (x - w * 0.62, y), (x + w * 0.62, y + 1)
    flank_l = [left, (x - w * 0.36, y - h * 0.42), (x - w * 0.2, y - h * 0.6), top]
    flank_r = [top, (x + w * 0.17, y - h * 0.62), (x + w * 0.36, y - h * 0.46), right]
    ridge = [top, (x + w * 0.06, y - h * 0.6), (x - w * 0.04, y - h * 0.36), (x + w * 0.08, y)]
    shape(surface, [*flank_l, *flank_r[1:]], mix(PARCHMENT_LIGHT, (170, 140, 104), 0.35), alpha)
    shape(surface, [*flank_r, *ridge[::-1]], (132, 100, 72), alpha)
    if snow:
        cap = [top, flank_l[2], (x - w * 0.08, y - h * 0.66), ridge[1], (x + w * 0.12, y - h * 0.7)]
        shape(surface, cap, (250, 246, 236), alpha)
    for k in range(4):
        t = 0.25 + 0.18 * k
        sx, sy = top[0] + (right[0] - top[0]) * t, top[1] + (right[1] - top[1]) * t
        pen(surface, [(sx, sy), (sx - w * 0.1, sy + h * (0.9 - t) * 0.7)], 1.1, alpha=alpha)
    pen(surface, flank_l, 1.7, alpha=alpha, seed=rng.random())
    pen(surface, flank_r, 2.5, alpha=alpha, seed=rng.random())
    pen(surface, ridge[:3], 1.2, alpha=alpha)


def hill(surface, x, y, size, rng, alpha=255):
    w, h = size * 0.6, size * rng.uniform(0.42, 0.56)
    arc = quad((x - w, y), (x - w * 0.1, y - h * 2), (x + w, y))
    shape(surface, arc, mix(PARCHMENT_LIGHT, (186, 150, 104), 0.4), int(alpha * 0.8))
    pen(surface, arc, 1.6, alpha=alpha, seed=rng.random())
    for k in range(3):
        sx = x + w * (0.25 + 0.2 * k)
        pen(surface, [(sx - w * 0.1, y - h * (0.72 - 0.22 * k)), (sx + w * 0.05, y - h * 0.12)], 1.0, alpha=alpha)


def fir(surface, x, y, size, rng, alpha=255):
    w = size * 0.3
    pen(surface, [(x, y), (x, y - size * 0.25)], 1.6, alpha=alpha)
    for k in range(3):
        b, t = y - size * (0.16 + 0.24 * k), y - size * (0.55 + 0.22 * k)
        ww = w * (1 - 0.25 * k)
        shape(surface, [(x - ww, b), (x, t), (x + ww, b)], (92, 108, 70), int(alpha * 0.9))
        shape(surface, [(x, b), (x, t), (x + ww, b)], (58, 70, 44), alpha)
    pen(surface, [(x - w, y - size * 0.16), (x, y - size), (x + w, y - size * 0.16)], 1.0, alpha=int(alpha * 0.8))


def oak(surface, x, y, size, rng, alpha=255):
    pen(surface, [(x, y), (x, y - size * 0.4)], 1.8, alpha=alpha)
    for dx, dy, r in ((-0.22, 0.55, 0.24), (0.2, 0.55, 0.25), (0, 0.78, 0.27)):
        centre = ((x + dx * size) * SCALE, (y - dy * size) * SCALE)
        pygame.draw.circle(surface, (*INK, alpha), centre, (r * size + 1.2) * SCALE)
        pygame.draw.circle(surface, (108, 126, 74, alpha), centre, r * size * SCALE)
    lit = ((x - 0.08 * size) * SCALE, (y - 0.82 * size) * SCALE)
    pygame.draw.circle(surface, (146, 160, 98, alpha), lit, 0.13 * size * SCALE)


def palm(surface, x, y, size, rng, alpha=255):
    lean = rng.uniform(-0.2, 0.2) * size
    top = (x + lean, y - size * 0.75)
    pen(surface, quad((x, y), (x + lean * 0.2, y - size * 0.4), top), 1.7, alpha=alpha)
    for dx, dy in ((-0.45, 0.05), (0.45, 0.05), (-0.3, -0.28), (0.32, -0.26), (0, -0.32)):
        tip = (top[0] + dx * size, top[1] + dy * size)
        bend = (top[0] + dx * size * 0.5, top[1] + dy * size * 0.5 - size * 0.2)
        pen(surface, quad(top, bend, tip), 2.2, (74, 92, 52), alpha)


def tuft(surface, x, y, size, rng, alpha=255):
    for dx in (-0.35, -0.12, 0.12, 0.36):
        blade = quad((x + dx * size * 0.4, y), (x + dx * size * 0.5, y - size * 0.3), (x + dx * size, y - size * 0.5))
        pen(surface, blade, 1.2, alpha=alpha)


def dune(surface, x, y, size, rng, alpha=255):
    pen(surface, quad((x - size * 0.7, y), (x - size * 0.1, y - size * 0.55), (x + size * 0.6, y)), 1.2, alpha=alpha)
    crest = quad((x - size * 0.05, y - size * 0.26), (x + size * 0.1, y - size * 0.1), (x - size * 0.15, y))
    pen(surface, crest, 0.9, alpha=int(alpha * 0.8))


def reed(surface, x, y, size, rng, alpha=255):
    for dx in (-0.25, 0, 0.25):
        pen(
            surface,
            [(x + dx * size * 0.5, y), (x + dx * size, y - size * rng.uniform(0.6, 0.9))],
            1.3,
            (52, 66, 44),
            alpha,
        )
    pen(surface, quad((x - size * 0.6, y + 2), (x, y - 1), (x + size * 0.6, y + 2)), 1.1, (52, 84, 88), alpha)


def wave(surface, x, y, size, rng, alpha=255, colour=(36, 62, 74)):
    pen(
        surface,
        [
            *quad((x - size, y), (x - size * 0.5, y - size * 0.42), (x, y), 6),
            *quad((x, y), (x + size * 0.5, y - size * 0.42), (x + size, y), 6),
        ],
        1.2,
        colour,
        alpha,
    )
