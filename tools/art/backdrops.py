"""Grounds of the card paintings: three landscapes in each suit's colours, lit where the emblem will stand."""

import math
from functools import cache

from tools.art.paint import circle, lin, path, poly, rad, svg
from tools.art.palette import BONE, HORN, INK, SUITS, mix, rgb
from tools.art.texture import fbm, multiply

RAYS = 18
HUES = SUITS | {"curse": (rgb("#463a5e"), rgb("#a391d0"), SUITS["curse"][2])}  # an unwholesome light behind curses


def _rays(w, h, cx, cy, color, opacity):
    d = ""
    for k in range(RAYS):
        a, b = math.tau * k / RAYS, math.tau * (k + 0.5) / RAYS
        far = [(cx + 500 * math.cos(t), cy + 500 * math.sin(t)) for t in (a, b)]
        d += poly(((cx, cy), *far))
    return path(d, color, opacity=opacity)


def _dusk(w, h, light, dark):
    """Sun of rays over rolling hills."""
    return (
        _rays(w, h, w / 2, h * 0.46, mix(light, HORN, 0.3), 0.16)
        + path(f"M0 {h * 0.80}Q{w * 0.25} {h * 0.66} {w * 0.5} {h * 0.78}T{w} {h * 0.74}V{h}H0Z", mix(dark, INK, 0.25))
        + path(f"M0 {h * 0.90}Q{w * 0.3} {h * 0.80} {w * 0.62} {h * 0.90}T{w} {h * 0.86}V{h}H0Z", mix(dark, INK, 0.55))
    )


def _peaks(w, h, light, dark):
    """Two ranges of mountains under bars of cloud."""
    far, near, n = "", "", 7
    for k in range(n + 1):
        x = w * k / n
        far += f"L{x} {h * (0.74 - 0.20 * (k % 2) - 0.06 * ((k * 5) % 3))}"
        near += f"L{x + w / n / 2} {h * (0.92 - 0.14 * ((k + 1) % 2) - 0.05 * ((k * 7) % 3))}"
    bars = "".join(
        f"M{w * x} {h * y}h{w * n_}"
        for x, y, n_ in ((0.04, 0.16, 0.2), (0.12, 0.23, 0.12), (0.72, 0.12, 0.24), (0.8, 0.2, 0.12))
    )
    return (
        path(bars, stroke=mix(light, BONE, 0.3), width=max(2, h * 0.022), opacity=0.35)
        + path(f"M0 {h}L0 {h * 0.7}{far}V{h}Z", mix(dark, INK, 0.12))
        + path(f"M-4 {h}L-4 {h * 0.86}{near}V{h}Z", mix(dark, INK, 0.5))
    )


def _camp(w, h, light, dark):
    """Yurts on the skyline, a river winding to the reader, a few stars."""
    dots = "".join(
        circle(w * ((k * 0.381) % 1), h * (0.05 + (k * 0.217) % 0.36), max(0.9, h * 0.008)) for k in range(1, 22)
    )
    yurts = ""
    for x, s in ((0.07, 0.13), (0.20, 0.09), (0.80, 0.10), (0.93, 0.14)):
        r, base = min(w, h) * s, h * 0.78
        yurts += (
            f"M{w * x - r} {base}V{base - r * 0.5}Q{w * x - r * 0.5} {base - r * 1.1} {w * x} {base - r * 1.2}"
            f"Q{w * x + r * 0.5} {base - r * 1.1} {w * x + r} {base - r * 0.5}V{base}Z"
        )
    river = (
        f"M{w * 0.60} {h * 0.77}C{w * 0.30} {h * 0.82} {w * 0.86} {h * 0.88} {w * 0.34} {h + 2}"
        f"H{w * 0.62}C{w * 0.98} {h * 0.89} {w * 0.44} {h * 0.83} {w * 0.64} {h * 0.77}Z"
    )
    return (
        path(dots, mix(light, BONE, 0.6), opacity=0.7)
        + path(f"M0 {h * 0.77}H{w}V{h}H0Z", mix(dark, INK, 0.42))
        + path(yurts, mix(dark, INK, 0.6), mix(light, dark, 0.4), 1.4)
        + path(river, mix(light, dark, 0.35), opacity=0.55)
    )


SCENES = (_dusk, _peaks, _camp)


@cache
def backdrop(suit, variant, size):
    """Opaque landscape with a disc of light a little above its middle."""
    base, light, dark = HUES[suit]
    w, h = size
    cx, cy, r = w / 2, h * 0.46, min(w, h) * 0.5
    pic = svg(
        size,
        path(f"M0 0H{w}V{h}H0Z", "url(#s)")
        + path(circle(cx, cy, r), "url(#m)")
        + SCENES[variant](w, h, light, dark)
        + path(circle(cx, cy, r * 0.86), "url(#m)", opacity=0.55),
        defs=lin("s", 0, 0, 0, h, (0, mix(dark, INK, 0.35)), (0.7, base), (1, mix(base, light, 0.5)))
        + rad("m", cx, cy, r, (0, mix(light, BONE, 0.3), 0.75), (0.7, light, 0.30), (1, light, 0)),
    )
    multiply(pic, (0.86 + 0.28 * fbm(size, 24, 40 + variant, 3)).clip(0, 1))
    return pic
