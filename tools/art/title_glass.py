"""Title painting of Krynea Battlefield: stained glass in the factions' hues round a steel sword."""

import math

import numpy as np
import pygame

from tools.art.paint import add_light, circle, lin, path, poly, svg
from tools.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, mix, rgb
from tools.art.texture import fbm, multiply, vignette_field

LEAD = rgb("#15121a")


def _panes(cx, cy):
    """Rings of panes, four quarters in four pairs of hues, lead between them."""
    hues = (("#f2dfa4", "#d9a93c"), ("#6fd6e6", "#2b3f9e"), ("#a8b26a", "#4d5f2a"), ("#e2604a", "#7a1320"))
    rng = np.random.default_rng(6)
    rings = (0, 46, 92, 145, 230)
    n = 24
    jitter = rng.normal(0, 4, (len(rings), n + 1))
    jitter[1] *= 0.2

    def at(r, k):
        reach, angle = rings[r] + jitter[r, k % n] * (r > 0), math.tau * (k - 6) / n
        return cx + reach * math.cos(angle), cy + reach * math.sin(angle) * 0.98

    panes = ""
    for r in range(1, len(rings)):
        step = (4, 2, 1, 1)[r - 1]
        for k in range(0, n, step):
            a, b = hues[(k // 6) % 4]
            t = rng.random() * 0.55 + (0.38 if r > 2 else 0.06 * r)
            pts = [at(r - 1, k), *[at(r, j) for j in range(k, k + step + 1)], at(r - 1, k + step)]
            panes += path(poly(pts), mix(rgb(a), rgb(b), min(1, t)), LEAD, 4.2)
    return panes


def _sword(cx, h):
    blade = f"M{cx} {h - 10}L{cx - 13} {h - 36}L{cx - 11} {h * 0.36}H{cx + 11}L{cx + 13} {h - 36}Z"
    return (
        path(blade, "url(#s)", LEAD, 5)
        + path(f"M{cx} {h - 14}V{h * 0.38}", stroke=rgb("#5d6672"), width=3)
        + path(
            (
                f"M{cx - 62} {h * 0.36}Q{cx} {h * 0.27} {cx + 62} {h * 0.36}Q{cx + 68} "
                f"{h * 0.30} {cx + 58} {h * 0.28}Q{cx} {h * 0.21} {cx - 58} {h * 0.28}"
                f"Q{cx - 68} {h * 0.30} {cx - 62} {h * 0.36}Z"
            ),
            "url(#g)",
            LEAD,
            5,
        )
        + path(f"M{cx - 8} {h * 0.26}V{h * 0.11}H{cx + 8}V{h * 0.26}Z", rgb("#5a2430"), LEAD, 5)
        + path(circle(cx, h * 0.085, 15), "url(#g)", LEAD, 5)
        + path(circle(cx, h * 0.30, 9), rgb("#d23b4c"), LEAD, 3)
    )


def krynea(size):
    """The four quarters behind the sword, lit from the top left."""
    w, h = size
    cx, cy = w / 2, h * 0.50
    bars = f"M{cx} 6V{h - 6}M6 {cy}H{w - 6}"
    frame = path(bars, stroke=LEAD, width=10) + path(bars, stroke=rgb("#6f7480"), width=3)
    steel = ((0, rgb("#f4f6f8")), (0.48, rgb("#c4ccd4")), (0.52, rgb("#7d8792")), (1, rgb("#aab4be")))
    pic = svg(
        size,
        _panes(cx, cy) + frame + _sword(cx, h),
        defs=lin("s", cx - 13, 0, cx + 13, 0, *steel)
        + lin("g", cx - 60, h * 0.1, cx + 60, h * 0.4, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK)),
    )
    add_light(pic, (int(cx - 50), int(cy - 60)), 150, (70, 66, 50), 1.6)
    out = pygame.Surface(size)
    out.fill(LEAD)
    out.blit(pic, (0, 0))
    multiply(out, np.clip(0.80 + fbm(size, 40, 17, 3) * 0.34, 0, 1))
    multiply(out, vignette_field(size, (0.45, 0.42), 0.3, 0.9, 0.45))
    return out
