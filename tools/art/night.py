"""The steppe night behind the title: sky, hills, the Khan's tent, fires, smoke. All baked in one layer."""

from itertools import pairwise

import numpy as np
import pygame
from scipy import ndimage

from tools.art.paint import add_light, circle, from_arrays, lin, path, poly, rad, svg
from tools.art.palette import BONE, INK, mix, rgb
from tools.art.texture import clouds, multiply, smooth_noise, vignette_field

HORIZON = 560
ZENITH, MIDSKY, LOWSKY, EMBER = rgb("#0b1026"), rgb("#1c2450"), rgb("#5a3a5e"), rgb("#d9783a")
GRASS, GRASS_DARK = rgb("#2a2026"), rgb("#120d12")


def sky(size, stops=None, stars=True):
    """Deep blue to a last red band, a river of stars, soft cloud bars."""
    w, h = size
    y = np.linspace(0, 1, h)[None, :, None] * h / HORIZON
    stops = stops or NIGHT
    col = np.zeros((w, h, 3), np.float32)
    for (a, ca), (b, cb) in pairwise(stops):
        t = np.clip((y - a) / (b - a), 0, 1)
        col = np.where((y >= a), np.array(ca, np.float32) * (1 - t) + np.array(cb, np.float32) * t, col)
    x_, y_ = np.arange(w)[:, None], np.arange(h)[None, :]
    band = np.exp(-((((y_ - 60) + (x_ - w * 0.5) * 0.16) / 120.0) ** 2))
    dust = np.clip(clouds(size, 60, 4) * 0.26 + clouds(size, 22, 5) * 0.12 + 0.42, 0, 1)
    col += (band * dust)[..., None] * np.array((52, 50, 74), np.float32)
    bars = ndimage.zoom(clouds((w // 6 + 8, h), 22, 8), (6, 1), order=1)[:w, :h]
    veil = np.clip(bars - 0.55, 0, 1) * np.clip((y_ - 180) / 220, 0, 1) * 0.8
    col += veil[..., None] * np.array((96, 48, 34), np.float32)
    surf = pygame.Surface(size)
    pygame.surfarray.pixels3d(surf)[...] = np.clip(col, 0, 255).astype(np.uint8)
    if stars:
        _stars(surf, band)
    return surf


def _stars(surf, band):
    rng = np.random.default_rng(12)
    w = surf.get_width()
    for _ in range(1500):
        x, y = rng.integers(0, w), int(rng.random() ** 1.3 * (HORIZON - 150))
        if rng.random() > 0.35 + band[x, y] * 0.65:
            continue
        b = int(90 + rng.random() ** 3 * 160)
        surf.set_at((x, y), (b, b, min(250, b + 14)))
        if b > 205:
            add_light(surf, (x, y), 6, (b, b, b), 2.4)


def moon(r=42):
    """The moon with its haze, to be laid on the sky; four radii wide."""
    n = r * 8
    y, x = np.mgrid[0:n, 0:n]
    haze = np.clip(1 - np.hypot(x - n / 2, y - n / 2) / (n / 2), 0, 1) ** 2.2
    out = from_arrays((196, 204, 240), haze * 0.34)
    marks = ((-0.3, -0.2, 0.2), (0.3, 0.25, 0.26), (0.05, -0.5, 0.11), (-0.35, 0.45, 0.13))
    seas = "".join(path(circle(r + 2 + a * r, r + 2 + b * r, s * r), rgb("#bfb59a"), opacity=0.45) for a, b, s in marks)
    disc = svg(
        (r * 2 + 4, r * 2 + 4),
        path(circle(r + 2, r + 2, r), "url(#m)") + seas,
        defs=lin("m", 0, 0, r * 2, r * 2, (0, rgb("#f6edd2")), (1, rgb("#b3a68a"))),
    )
    out.blit(disc, disc.get_rect(center=(n // 2, n // 2)))
    return out


def star(r):
    """One bright star with four soft rays, to twinkle over the sky."""
    y, x = np.mgrid[-r : r + 1, -r : r + 1].astype(np.float32)
    core = np.exp(-((x * x + y * y) / (r * 0.16) ** 2))
    rays = np.exp(-np.abs(x) / (r * 0.05)) * np.exp(-np.abs(y) / (r * 0.3))
    rays = rays + rays.T
    edge = np.clip(1 - np.hypot(x, y) / r, 0, 1)
    return from_arrays((250, 244, 228), np.clip(core + rays * 0.8, 0, 1) * edge**0.5)


def ridge(dst, y, amp, color, seed, low, cell=240):
    """One line of hills with a faint lit crest, fading to `low` at the foot."""
    w = dst.get_width()
    n = smooth_noise((w, 2), (cell, 2), seed)[:, 0] + 0.35 * smooth_noise((w, 2), (cell // 4, 2), seed + 1)[:, 0]
    pts = [(x, y - amp * n[x]) for x in range(0, w, 6)] + [(w, y - amp * n[-1])]
    body = poly([(0, y + 240), *pts, (w, y + 240)])
    crest = "M" + "L".join(f"{x} {py:.1f}" for x, py in pts)
    dst.blit(
        svg(
            dst.get_size(),
            path(body, "url(#r)") + path(crest, stroke=mix(color, EMBER, 0.35), width=2, opacity=0.6),
            defs=lin("r", 0, y - amp, 0, y + 180, (0, color), (1, low)),
        ),
        (0, 0),
    )


def _ribs(w, h, eave, dark):
    lines = ""
    for k in range(-4, 5):
        top, knee, foot = w * (0.5 + k * 0.012), w * (0.5 + k * 0.07), w * (0.5 + k * 0.118)
        lines += f"M{top} {h * 0.13}Q{knee} {h * 0.30} {foot} {eave}"
    return path(lines, stroke=dark, width=2.5, opacity=0.6)


def _doorway(w, h):
    """Felt door and the light in it."""
    door = (
        f"M{w * 0.41} {h}V{h * 0.72}Q{w * 0.41} {h * 0.66} {w * 0.5} {h * 0.64}"
        f"Q{w * 0.59} {h * 0.66} {w * 0.59} {h * 0.72}V{h}Z"
    )
    shine = f"M{w * 0.455} {h}V{h * 0.74}Q{w * 0.5} {h * 0.70} {w * 0.545} {h * 0.74}V{h}Z"
    return path(door, "url(#d)", INK, 4) + path(shine, rgb("#ffe2a0"), opacity=0.55)


def tent(w, h, wool):
    """A felt yurt with a pointed crown, bands and a warm door."""
    eave = h * 0.56
    roof = (
        f"M{w * 0.02} {eave}C{w * 0.16} {h * 0.34} {w * 0.36} {h * 0.22} {w * 0.45} {h * 0.13}"
        f"H{w * 0.55}C{w * 0.64} {h * 0.22} {w * 0.84} {h * 0.34} {w * 0.98} {eave}Z"
    )
    walls = f"M{w * 0.06} {eave}H{w * 0.94}L{w * 0.91} {h}H{w * 0.09}Z"
    bands = f"M{w * 0.07} {h * 0.70}H{w * 0.93}M{w * 0.08} {h * 0.88}H{w * 0.92}"
    a, b = w * 0.029, h * 0.075
    teeth = "".join(f"M{w * 0.04 + k * w * 0.0575:.1f} {eave}l{a:.1f} {b:.1f}l{a:.1f} {-b:.1f}Z" for k in range(16))
    crown = f"M{w * 0.45} {h * 0.13}Q{w * 0.5} {h * 0.07} {w * 0.55} {h * 0.13}Z"
    body = (
        path(walls, "url(#w)", INK, 4)
        + path(bands, stroke=rgb("#b98a4c"), width=h * 0.018, opacity=0.7)
        + path(roof, "url(#r)", INK, 4)
        + _ribs(w, h, eave, mix(wool, INK, 0.62))
        + path(teeth, mix(wool, rgb("#c8542e"), 0.6), INK, 2)
        + path(crown, rgb("#c9a227"), INK, 3)
        + path(f"M{w * 0.5} {h * 0.09}V0", stroke=rgb("#8a6a30"), width=4)
        + _doorway(w, h)
    )
    felt = ((0, mix(wool, BONE, 0.10)), (0.5, mix(wool, INK, 0.28)), (1, mix(wool, INK, 0.62)))
    return svg(
        (w, h),
        body,
        defs=lin("w", 0, eave, 0, h, (0, mix(wool, INK, 0.35)), (1, mix(wool, rgb("#8a4a24"), 0.35)))
        + lin("r", w * 0.1, h * 0.1, w, eave, *felt)
        + rad("d", w * 0.5, h * 0.92, h * 0.30, (0, rgb("#ffd98a")), (0.5, rgb("#f0913a")), (1, rgb("#8c3414"))),
    )


def smoke(dst, x, y, height, seed=3):
    """A thin, drifting column."""
    w = 220
    yy, xx = np.arange(height)[None, :], np.arange(w)[:, None]
    t = 1 - yy / height
    mid = w * 0.3 + t * 70 + np.sin(t * 7) * 14 * t
    a = np.exp(-(((xx - mid) / (7 + 34 * t)) ** 2)) * (1 - t) ** 1.2 * (0.55 + 0.3 * clouds((w, height), 16, seed))
    dst.blit(from_arrays((196, 176, 170), np.clip(a * 0.36, 0, 1)), (x - int(w * 0.3), y - height))


NIGHT = ((0.0, ZENITH), (0.45, MIDSKY), (0.80, LOWSKY), (1.0, rgb("#a8553f")), (2.0, rgb("#a8553f")))
YURTS = ((120, 590, 92), (236, 600, 120), (1560, 600, 104), (1716, 592, 86), (1450, 588, 62), (400, 590, 58))
STARS = (
    (214, 96),
    (388, 188),
    (520, 62),
    (742, 30),
    (1180, 44),
    (1410, 84),
    (1600, 150),
    (1840, 90),
    (60, 240),
    (1660, 40),
)


def paint(size=(1920, 1080)):
    """The resting picture: sky, hills, yurts, the Khan's tent and the ground in its glow; no moon, fire or card."""
    dst = sky(size)
    ridge(dst, 560, 120, rgb("#3b2f52"), 3, rgb("#5b3a4c"), 330)
    ridge(dst, 590, 80, rgb("#2c2440"), 7, rgb("#40293a"), 240)
    for x, y, w in YURTS:
        yurt = tent(w, int(w * 0.66), rgb("#5b4a4c"))
        dst.blit(yurt, (x, y - yurt.get_height()))
        add_light(dst, (x + w // 2, y - 8), w // 2, (120, 60, 22), 2)
    add_light(dst, (960, 600), 640, (110, 52, 22), 1.8)
    dst.blit(tent(980, 560, rgb("#7c6556")), (470, 190))
    smoke(dst, 960, 230, 230)
    grass = svg(
        size,
        path("M0 610Q480 590 960 616T1920 604V1080H0Z", "url(#g)"),
        defs=lin("g", 0, 600, 0, 1000, (0, rgb("#4a2f2c")), (0.35, GRASS), (1, GRASS_DARK)),
    )
    dst.blit(grass, (0, 0))
    add_light(dst, (960, 760), 900, (96, 46, 18), 1.9, squash=0.42)
    for x in (152, 1768):
        add_light(dst, (x, 752), 540, (150, 70, 22), 2.0)
    multiply(dst, vignette_field(size, (0.5, 0.46), 0.40, 0.92, 0.45))
    return dst
