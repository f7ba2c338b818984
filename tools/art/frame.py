"""The walnut-and-brass frame around every title: grounds, nine-slices, brass furniture, the curtain."""

from functools import cache

import numpy as np
import pygame
from scipy import ndimage

from tools.art.paint import circle, from_arrays, layer, lin, path, poly, rrect, shadow_of, svg
from tools.art.palette import (
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    HORN,
    INK,
    MADDER,
    MADDER_DARK,
    MUTED,
    SEATS,
    WALNUT,
    WALNUT_DEEP,
    mix,
    rgb,
)
from tools.art.texture import clouds, fbm, felt, multiply, parchment, scorch, vignette_field, wood

CANVAS = (1920, 1080)
SLICE = 64  # margin of every soft nine-slice; its middle is SLICE square


def masked(picture, shape):
    """Opaque picture cut to the alpha of a white shape."""
    out = shape.copy()
    out.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


# ---------------------------------------------------------------- grounds
def walnut(dark=0.0):
    """Planks to cut panels from: any rectangle of it is a good panel ground."""
    return wood(CANVAS, mix(WALNUT, WALNUT_DEEP, dark), seed=5)


def page(size=(1200, 900)):
    """A parchment leaf with a deckled, scorched edge."""
    sheet = parchment(size, (232, 214, 174), 8)
    scorch(sheet, 34, 4)
    x = np.minimum(np.arange(size[0]), np.arange(size[0])[::-1])[:, None]
    y = np.minimum(np.arange(size[1]), np.arange(size[1])[::-1])[None, :]
    ragged = np.minimum(x, y) - 3 - (fbm(size, 40, 14) + fbm(size, 9, 15, 2) * 0.5 - 0.4) * 9
    px = pygame.surfarray.array3d(sheet).astype(np.float32)
    return from_arrays(px, np.clip(ragged, 0, 1))


def vignette():
    """Warm dark rim to lay over any full picture."""
    dark = 1 - vignette_field(CANVAS, (0.5, 0.46), 0.36, 0.90, 0.35)
    return from_arrays((14, 8, 7), dark)


# ---------------------------------------------------------------- nine-slices
def _block(radius):
    n = SLICE * 3
    return svg((n, n), path(rrect(SLICE, SLICE, SLICE, SLICE, radius), "#ffffff"))


def panel_shadow():
    """Nine-slice: blurred shadow; the panel covers the middle and the shadow reaches SLICE px out of it."""
    return _blurred(_block(14), 15, (8, 4, 3), 0.72)


def glow(blur=13):
    """Nine-slice: white halo round a 14 px corner, to be tinted; brightest at the rim of the lit thing."""
    return _blurred(_block(14), blur, (255, 255, 255), 1.0, grow=10)


def _blurred(shape, blur, color, strength, grow=0):
    a = pygame.surfarray.array_alpha(shape).astype(np.float32) / 255
    if grow:
        a = ndimage.maximum_filter(a, size=grow * 2 + 1)
    soft = ndimage.gaussian_filter(a, blur)
    return from_arrays(color, soft / soft.max() * strength)


# ---------------------------------------------------------------- brass furniture
def brass_corner(n=96):
    """Fitting of the top left corner (flip it for the others)."""
    d = f"M4 {n - 4}V30Q4 4 30 4H{n - 4}L{n - 20} 26H40Q26 26 26 40V{n - 20}Z"
    studs = ((17, 17), (n - 26, 15), (15, n - 26))
    return svg(
        (n, n),
        path(d, "url(#b)", INK, 3)
        + path(f"M9 {n - 16}V32Q9 9 32 9H{n - 16}", stroke=mix(BRASS_LIGHT, BONE, 0.4), width=2, opacity=0.7)
        + "".join(path(circle(x, y, 4), BRASS_DARK, BRASS_LIGHT, 1.4) for x, y in studs),
        defs=lin("b", 0, 0, n, n, (0, BRASS_LIGHT), (0.35, BRASS), (0.7, BRASS_DARK), (1, BRASS)),
    )


def scroll_track(size=(28, 160)):
    """Trough of a scroll bar; stretch its middle."""
    w, h = size
    return svg(
        size,
        path(rrect(3, 3, w - 6, h - 6, w / 2 - 3), "url(#t)", BRASS_DARK, 2.5),
        defs=lin("t", 0, 0, w, 0, (0, INK), (0.6, WALNUT_DEEP), (1, rgb("#4a3428"))),
    )


def scroll_thumb(size=(28, 96)):
    """Horn slider with a brass waist; stretch between its caps and the waist."""
    w, h = size
    waist = f"M4 {h / 2 - 9}H{w - 4}M4 {h / 2}H{w - 4}M4 {h / 2 + 9}H{w - 4}"
    return svg(
        size,
        path(rrect(4, 4, w - 8, h - 8, w / 2 - 4), "url(#t)", INK, 3.5) + path(waist, stroke=BRASS_DARK, width=3),
        defs=lin("t", 0, 0, w, 0, (0, mix(HORN, BONE, 0.6)), (0.5, HORN), (1, rgb("#8d7450"))),
    )


def heading_wing(size=(200, 16)):
    """Tapering brass rule with a lozenge, for the left of a heading (flip it for the right)."""
    w, h = size
    m = h / 2
    gem = poly(((w - m, 0.5), (w - 0.5, m), (w - m, h - 0.5), (w - h + 0.5, m)))
    return svg(
        size,
        path(f"M0 {m}L{w - 10} {m - 2.6}V{m + 2.6}Z", "url(#b)") + path(gem, BRASS, INK, 1.5),
        defs=lin("b", 0, 0, w, 0, (0, BRASS, 0), (1, BRASS)),
    )


@cache
def medal(size):
    """Blank brass-rimmed medallion; the numeral is written at run time."""
    c = size / 2
    return svg(
        (size, size),
        path(circle(c, c, c - 1), INK)
        + path(circle(c, c, c - 3), "url(#b)")
        + path(circle(c, c, c - size * 0.11), WALNUT_DEEP)
        + path(circle(c, c, c - size * 0.15), stroke=BRASS_DARK, width=1.5),
        defs=lin("b", 0, 0, size, size, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK)),
    )


# ---------------------------------------------------------------- seats
def seat_path(shape, cx, cy, r):
    """Path data of a seat's sign about a centre."""
    if shape == "circle":
        return circle(cx, cy, r * 0.94)
    if shape == "square":
        return rrect(cx - r * 0.82, cy - r * 0.82, r * 1.64, r * 1.64, r * 0.16)
    if shape == "diamond":
        return poly(((cx, cy - r * 1.1), (cx + r, cy), (cx, cy + r * 1.1), (cx - r, cy)))
    if shape == "triangle":
        return poly(((cx, cy - r * 1.06), (cx + r * 1.08, cy + r * 0.84), (cx - r * 1.08, cy + r * 0.84)))
    turn = np.arange(10) * np.pi / 5
    reach = r * np.where(np.arange(10) % 2, 0.52, 1.12)
    return poly([(cx + a, cy - b) for a, b in zip(np.sin(turn) * reach, np.cos(turn) * reach, strict=True)])


@cache
def seat_badge(seat, size, hollow=False):
    """The seat's shape in its colour: lit from the top left, dark outline."""
    _, shape, color = SEATS[seat]
    c, r = size / 2, size * 0.40
    d = seat_path(shape, c, c, r)
    if hollow:
        return svg((size, size), path(d, WALNUT_DEEP, mix(color, MUTED, 0.35), max(2.5, size * 0.06), 0.95))
    return svg(
        (size, size),
        path(d, "none", INK, size * 0.16) + path(d, "url(#g)", mix(color, BONE, 0.55), size * 0.035),
        defs=lin("g", 0, 0, size, size, (0, mix(color, BONE, 0.42)), (0.45, color), (1, mix(color, INK, 0.4))),
    )


# ---------------------------------------------------------------- curtain
def curtain():
    """Heavy felt drapes that hide a hand: folds, a valance with ram horns, a fringe, a brass rod."""
    from tools.art.rug import horn, stitches

    w, h = CANVAS
    x, y = np.arange(w)[:, None], np.arange(h)[None, :]
    sway = clouds(CANVAS, 150, 71) * 9 * (y / h)
    phase = (x + sway + 26 * np.sin(x / 190)) / 34
    fold = np.sin(phase) * 0.5 + np.sin(phase * 0.5 + 1.1) * 0.35 + np.sin(phase * 2 + 0.4) * 0.15
    value = 0.66 + 0.30 * fold * (0.55 + 0.45 * y / h)
    out = felt(CANVAS, mix(MADDER, rgb("#8e2f22"), 0.6), 27)
    multiply(out, np.clip(value, 0, 1))
    hem = "".join(horn(k, 905, 58, 0) for k in range(60, w + 60, 150))
    band = path(f"M0 820H{w}M0 985H{w}", stroke=HORN, width=4, opacity=0.55, extra='stroke-dasharray="14 10"')
    applique = svg(CANVAS, path(hem, stroke=MADDER_DARK, width=19) + path(hem, stroke=rgb("#c9a45c"), width=11) + band)
    multiply(applique, np.clip(value * 1.12, 0, 1))
    out.blit(applique, (0, 0))
    _fringe(out, 1030)
    multiply(out, np.clip(0.30 + (y + x * 0) / 420, 0, 1))
    _valance(out, horn, stitches)
    multiply(out, vignette_field(CANVAS, (0.44, 0.40), 0.34, 0.90, 0.42))
    return out


def _fringe(out, top):
    w = out.get_width()
    threads = "".join(f"M{x} {top}q{(x * 7) % 5 - 2} 24 0 46" for x in range(4, w, 9))
    knots = "".join(circle(x, top, 7) for x in range(8, w, 36))
    out.blit(
        svg(
            out.get_size(),
            path(f"M0 {top + 2}H{w}V{top + 60}H0Z", rgb("#150a08"), opacity=0.75)
            + path(threads, stroke=rgb("#6b4a1c"), width=7)
            + path(threads, stroke=rgb("#cda551"), width=3.6)
            + path(knots, BRASS, INK, 2.5)
            + path(f"M0 {top - 8}H{w}", stroke=INK, width=10)
            + path(f"M0 {top - 8}H{w}", stroke=BRASS, width=5),
        ),
        (0, 0),
    )


def _valance(out, horn, stitches):
    w = out.get_width()
    n, step = 8, w / 8
    edge = "".join(f"Q{step * (k + 0.5)} 286 {step * (k + 1)} 172" for k in range(n))
    shape = svg((w, 300), path(f"M0 0V172{edge}V0Z", "#ffffff"))
    cloth = masked(felt((w, 300), rgb("#2c3749"), 33).convert_alpha(), shape)
    shade, pad = shadow_of(cloth, 14, 0.8)
    out.blit(shade, (-pad + 8, -pad + 22))
    marks = "".join(horn(step * (k + 0.5), 132, 52, 180) for k in range(n))
    tassels = "".join(
        f"M{step * k - 11} 176L{step * k - 17} 262H{step * k + 17}L{step * k + 11} 176Z" for k in range(n + 1)
    )
    art = layer((w, 300))
    art.blit(cloth, (0, 0))
    art.blit(
        svg(
            (w, 300),
            path(f"M0 172{edge}", stroke=INK, width=12)
            + path(f"M0 172{edge}", stroke=rgb("#cda551"), width=6)
            + path(marks, stroke=INK, width=17)
            + path(marks, stroke=HORN, width=10)
            + path(tassels, "url(#t)", INK, 3.5)
            + "".join(path(circle(step * k, 176, 15), "url(#b)", INK, 3.5) for k in range(n + 1))
            + path(f"M0 26H{w}", stroke=INK, width=38)
            + path(f"M0 26H{w}", stroke="url(#r)", width=30)
            + path(stitches((0, 52, w, 40), 16, 9, 14), stroke=mix(HORN, INK, 0.3), width=2.6),
            defs=lin("t", 0, 170, 0, 262, (0, rgb("#e6c36a")), (1, rgb("#7a5520")))
            + lin("r", 0, 11, 0, 41, (0, rgb("#c08a55")), (0.4, rgb("#7a4d2a")), (1, rgb("#2f1a0e")))
            + lin("b", 0, 160, 0, 192, (0, BRASS_LIGHT), (1, BRASS_DARK)),
        ),
        (0, 0),
    )
    out.blit(art, (0, 0))
