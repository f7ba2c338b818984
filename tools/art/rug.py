"""Felt and horn: the rug, felt patches with whip stitches, ram-horn scrolls, hanging banners."""

import math
from functools import cache, lru_cache

import pygame

from tools.art.frame import masked
from tools.art.icons import stamp
from tools.art.paint import add_light, circle, drop, layer, lin, path, poly, rrect, shadow_of, svg
from tools.art.palette import BRASS_DARK, BRASS_LIGHT, HORN, INDIGO, INK, MADDER, OAT, SUITS, hexa, mix, rgb
from tools.art.texture import felt, multiply, vignette_field


def horn(cx, cy, s, turn=0):
    """Ram-horn scroll (two curls on a stem) as stroke path data; s is its half height, turn in degrees."""
    co, si = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def p(x, y):
        return f"{cx + (x * co - y * si) * s:.1f} {cy + (x * si + y * co) * s:.1f}"

    curl = ""
    for m in (-1, 1):
        curl += (
            f"M{p(0, 1)}C{p(0, 0.2)} {p(m * 0.05, -0.2)} {p(m * 0.22, -0.55)}"
            f"C{p(m * 0.42, -0.98)} {p(m * 1.02, -0.86)} {p(m * 0.98, -0.30)}"
            f"C{p(m * 0.95, 0.12)} {p(m * 0.44, 0.14)} {p(m * 0.48, -0.22)}"
        )
    return curl


def scrolls(size, marks, color, width, edge=None):
    """Appliqué layer: several horns (cx, cy, s, turn) in one colour."""
    d = "".join(horn(*m) for m in marks)
    body = path(d, stroke=edge, width=width + 5) if edge is not None else ""
    return svg(size, body + path(d, stroke=color, width=width))


def stitches(rect, step=15, length=8, inset=9):
    """Whip stitches along the inside of a rectangle, as stroke path data."""
    x, y, w, h = rect
    d = ""
    for k in range(int((w - 2 * inset) // step)):
        px = x + inset + step * (k + 0.5)
        d += (
            f"M{px:.1f} {y + inset - length / 2}l{length * 0.5} {length}M{px:.1f} "
            f"{y + h - inset - length / 2}l{length * 0.5} {length}"
        )
    for k in range(int((h - 2 * inset) // step)):
        py = y + inset + step * (k + 0.5)
        d += (
            f"M{x + inset - length / 2} {py:.1f}l{length} {length * 0.5}M{x + w - inset - length / 2} "
            f"{py:.1f}l{length} {length * 0.5}"
        )
    return d


@cache
def patch(size, color, thread=HORN, radius=22, hem=None, seed=3):
    """A felt mat: pressed wool, soft rounded rim, optional hem in another colour, a row of stitches."""
    w, h = size
    wool = felt(size, color, seed).convert_alpha()
    if hem is not None:
        band = masked(
            felt(size, hem, seed + 1).convert_alpha(),
            svg(
                size,
                path(
                    rrect(0, 0, w, h, radius) + rrect(15, 15, w - 30, h - 30, max(4, radius - 9)),
                    "#ffffff",
                    extra='fill-rule="evenodd"',
                ),
            ),
        )
        wool.blit(shadow_of(band, 4, 0.5)[0], (-10, -9))
        wool.blit(band, (0, 0))
    mat = masked(wool, svg(size, path(rrect(0, 0, w, h, radius), "#ffffff")))
    inset = 7 if hem is not None else 12
    mat.blit(
        svg(
            size,
            path(stitches((0, 0, w, h), 14, 7, inset), stroke=mix(color if hem is None else hem, INK, 0.55), width=4)
            + path(stitches((-1, -1, w, h), 14, 7, inset), stroke=thread, width=2.4)
            + path(rrect(1.5, 1.5, w - 3, h - 3, radius), stroke="url(#e)", width=3),
            defs=lin("e", 0, 0, w * 0.2, h, (0, mix(color, HORN, 0.6), 0.9), (0.4, color, 0), (1, INK, 0.7)),
        ),
        (0, 0),
    )
    return mat


def lay(dst, mat, pos, lift=10):
    drop(dst, mat, pos, blur=lift, offset=(4, lift * 0.7), strength=0.62)


@lru_cache(maxsize=1)
def table_rug(size=(1920, 1080)):
    """The whole table: madder field, indigo border with horn scrolls, firelight from the top left."""
    w, h = size
    base = felt(size, MADDER, 21)
    base.blit(_border(size), (0, 0))
    field = svg(
        size,
        "".join(
            path(horn(x, y, 70, t), stroke=hexa(mix(MADDER, INK, 0.22)), width=15)
            for x in range(150, w, 230)
            for y, t in ((210, 0), (440, 180), (670, 0), (900, 180))
        ),
    )
    clip = pygame.Rect(66, 40, w - 132, h - 80)
    base.blit(field, clip, clip)
    multiply(base, vignette_field(size, (0.44, 0.42), 0.30, 0.86, 0.34))
    add_light(base, (700, 380), 900, (58, 34, 12), 1.7, squash=0.62)
    return base


def _border(size):
    w, h = size
    band = masked(
        felt(size, INDIGO, 31).convert_alpha(),
        svg(
            size,
            path(rrect(0, 0, w, h, 2) + rrect(62, 36, w - 124, h - 72, 14), "#ffffff", extra='fill-rule="evenodd"'),
        ),
    )
    teeth = "".join(f"M{x} 36l14 -19l14 19Z M{x} {h - 36}l14 19l14 -19Z" for x in range(62, w - 80, 28))
    horns = "".join(horn(28, y, 23, 90) + horn(w - 28, y, 23, -90) for y in range(70, h - 40, 78))
    dots = "".join(circle(12, y, 5) + circle(w - 12, y, 5) for y in range(109, h - 40, 78))
    art = svg(
        size,
        path(teeth, mix(MADDER, rgb("#d98a4a"), 0.55))
        + path(horns, stroke=mix(INDIGO, INK, 0.6), width=13)
        + path(horns, stroke=HORN, width=8)
        + path(dots, rgb("#c9772f"))
        + path(rrect(62, 36, w - 124, h - 72, 14), stroke=mix(INDIGO, INK, 0.7), width=7)
        + path(rrect(62, 36, w - 124, h - 72, 14), stroke=rgb("#c08f45"), width=3)
        + path(stitches((50, 25, w - 100, h - 50), 16, 8, 3), stroke=mix(HORN, INDIGO, 0.25), width=2.4),
    )
    band.blit(art, (0, 0))
    out = layer(size)
    sh, pad = shadow_of(band, 6, 0.6)
    out.blit(sh, (-pad + 3, -pad + 5))
    out.blit(band, (0, 0))
    return out


@cache
def banner(suit, size=(138, 108)):
    """Swallow-tailed pennant on a brass-tipped rod: wool in the suit's colour with its icon sewn on."""
    base, light, dark = SUITS[suit]
    w, h = size
    cloth_d = f"M10 14H{w - 10}V{h - 4}L{w / 2} {h - 22}L10 {h - 4}Z"
    full = (w, h + 6)
    cloth = masked(felt(full, base, 11).convert_alpha(), svg(full, path(cloth_d, "#ffffff")))
    folds = svg(
        full,
        path(cloth_d, "url(#f)"),
        defs=lin(
            "f",
            10,
            0,
            w - 10,
            10,
            (0, light, 0.5),
            (0.22, base, 0),
            (0.45, dark, 0.45),
            (0.62, light, 0.28),
            (1, dark, 0.6),
        ),
    )
    out = layer(full)
    out.blit(cloth, (0, 0))
    out.blit(folds, (0, 0))
    trim = mix(light, HORN, 0.6)
    out.blit(
        svg(
            full,
            path(cloth_d, stroke=INK, width=4)
            + path(
                f"M17 18V{h - 14}L{w / 2} {h - 31}L{w - 17} {h - 14}V18",
                stroke=trim,
                width=2.5,
                extra='stroke-dasharray="8 6"',
            )
            + path(rrect(1, 6, w - 2, 12, 6), "url(#r)", INK, 2.5)
            + path(circle(7, 12, 7), "url(#k)", INK, 2)
            + path(circle(w - 7, 12, 7), "url(#k)", INK, 2),
            defs=lin("r", 0, 6, 0, 18, (0, rgb("#a87a4a")), (1, rgb("#452915")))
            + lin("k", 0, 4, 0, 20, (0, BRASS_LIGHT), (1, BRASS_DARK)),
        ),
        (0, 0),
    )
    stamp(out, f"suit_{suit}", (w / 2, h * 0.46), round(h * 0.46), HORN, edge=mix(dark, INK, 0.4), width=2)
    return out


@cache
def die_spot(suit, size=116):
    """Embroidered ring on the felt where a die is put (dashes drawn one by one: SVG dashes on arcs smear)."""
    base, _light, dark = SUITS[suit]
    cx, cy, rx, ry = size / 2, size * 0.39, size / 2 - 6, size * 0.39 - 6
    dots = [(cx + rx * math.cos(math.tau * k / 96), cy + ry * math.sin(math.tau * k / 96)) for k in range(97)]
    dash = "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dots[k : k + 4]) for k in range(0, 96, 6))
    return svg(
        (size, int(size * 0.78)),
        path(poly(dots), mix(OAT, dark, 0.30), opacity=0.5) + path(dash, stroke=mix(base, dark, 0.3), width=4.5),
    )
