"""Things that lie on the felt: faceted cubes, heaps, sockets, wagons. Baked; one surface per look."""

import math
from functools import cache

from tools.art.icons import stamp
from tools.art.paint import circle, drop, layer, lin, path, poly, rrect, svg
from tools.art.palette import (
    BACKS,
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    HORN,
    INK,
    MADDER_DARK,
    SUIT_OF,
    SUITS,
    WALNUT_DEEP,
    mix,
    rgb,
)

TIMBER, TIMBER_LIGHT, TIMBER_DARK = rgb("#8f6238"), rgb("#c99b66"), rgb("#472b16")


@cache
def cube(suit, s):
    """A valuable of width s: chamfered top with the suit icon, a darker front face, dark outline."""
    base, light, dark = SUITS[suit]
    t, f, b = s * 0.86, s * 0.34, s * 0.15  # top height, front height, bevel
    w, h, o = s + 6, int(t + f) + 6, 3
    x0, x1, y0, y1, y2 = o, o + s, o, o + t, o + t + f
    tone = {
        k: mix(base, light if v > 0 else dark, abs(v))
        for k, v in {"n": 0.85, "w": 0.55, "e": -0.35, "s": -0.15, "f": -0.72}.items()
    }
    k = s * 0.10  # cut corners of the outline
    outer = poly(
        ((x0 + k, y0), (x1 - k, y0), (x1, y0 + k), (x1, y2 - k), (x1 - k, y2), (x0 + k, y2), (x0, y2 - k), (x0, y0 + k))
    )
    body = path(outer, INK, INK, 5) + path(outer, tone["f"])
    body += path(poly(((x0, y1), (x1, y1), (x1 - b, y1 + b * 0.8), (x0 + b, y1 + b * 0.8))), mix(base, dark, 0.25))
    body += path(poly(((x0 + k, y0), (x1 - k, y0), (x1 - b, y0 + b), (x0 + b, y0 + b))), tone["n"])
    body += path(poly(((x0 + k, y0), (x0 + b, y0 + b), (x0 + b, y1 - b), (x0, y1), (x0, y0 + k))), tone["w"])
    body += path(poly(((x1 - k, y0), (x1, y0 + k), (x1, y1), (x1 - b, y1 - b), (x1 - b, y0 + b))), tone["e"])
    body += path(poly(((x0, y1), (x1, y1), (x1 - b, y1 - b), (x0 + b, y1 - b))), tone["s"])
    body += path(poly(((x0 + b, y0 + b), (x1 - b, y0 + b), (x1 - b, y1 - b), (x0 + b, y1 - b))), "url(#t)")
    body += path(
        f"M{x0 + k} {y0 + 1}H{x1 - k * 2}", stroke=mix(light, BONE, 0.6), width=max(1.2, s * 0.04), opacity=0.9
    )
    pic = svg(
        (int(w), h),
        body,
        defs=lin("t", x0, y0, x1, y1, (0, mix(base, light, 0.42)), (0.6, base), (1, mix(base, dark, 0.3))),
    )
    ink = rgb("#3a2406") if suit == "treasure" else BONE
    stamp(pic, f"suit_{suit}", (w / 2, o + t / 2), round(s * 0.56), ink)
    return pic


def put_cube(dst, suit, center, s, shadow=True):
    pic = cube(suit, s)
    at = pic.get_rect(center=(round(center[0]), round(center[1])))
    if shadow:
        drop(dst, pic, at.topleft, blur=max(2, s * 0.10), offset=(s * 0.10, s * 0.12), strength=0.6)
    else:
        dst.blit(pic, at)
    return at


HEAP = (
    (-0.5, -0.55),
    (0.5, -0.60),
    (-0.52, 0.05),
    (0.50, 0.02),
    (-0.5, 0.66),
    (0.52, 0.62),
    (0.02, -0.92),
    (0.0, 0.28),
)


@cache
def heap(suit, s, count):
    """A pile that grows with its count: one cube drawn for every two, in two columns, the last ones on top."""
    shown = max(0, min(8, (count + 1) // 2))
    out = layer((int(s * 2.5), int(s * 3.3)))
    for i in sorted(range(shown), key=lambda i: (i > 5, HEAP[i][1])):
        put_cube(out, suit, (s * 1.25 + HEAP[i][0] * s, s * 1.7 + HEAP[i][1] * s), s)
    return out


@cache
def socket(suit, s, bright=False):
    """Recess for one cube in its colour: inner shadow at the top left, icon at the bottom."""
    base, light, dark = SUITS[suit]
    floor = mix(dark, base, 0.55 if bright else 0.34)
    rim = mix(base, light, 0.35)
    pic = svg(
        (s, s),
        path(rrect(1, 1, s - 2, s - 2, s * 0.17), "url(#o)")
        + path(rrect(3.5, 3.5, s - 7, s - 7, s * 0.13), floor)
        + path(rrect(3.5, 3.5, s - 7, s - 7, s * 0.13), "url(#i)"),
        defs=lin("o", 0, 0, s, s, (0, INK), (0.5, rim), (1, light))
        + lin("i", 3, 3, s * 0.7, s, (0, INK, 0.75), (0.55, INK, 0.1), (1, light, 0.15)),
    )
    stamp(pic, f"suit_{suit}", (s / 2, s / 2 + 1), round(s * 0.58), mix(light, base, 0.15), shade=mix(dark, INK, 0.6))
    return pic


@cache
def blank_socket(s):
    """Dark recess under a wagon's coloured sockets."""
    return svg(
        (s, s),
        path(rrect(1, 1, s - 2, s - 2, s * 0.17), "url(#o)")
        + path(rrect(3.5, 3.5, s - 7, s - 7, s * 0.13), mix(TIMBER_DARK, INK, 0.6)),
        defs=lin("o", 0, 0, s, s, (0, INK), (1, TIMBER_LIGHT)),
    )


@cache
def free_socket(s):
    """Recess that takes any colour (mercenaries and curses)."""
    return svg(
        (s, s),
        path(rrect(1, 1, s - 2, s - 2, s * 0.2), "url(#o)")
        + path(rrect(3, 3, s - 6, s - 6, s * 0.16), WALNUT_DEEP)
        + path(circle(s / 2, s / 2, s * 0.11), HORN, opacity=0.5),
        defs=lin("o", 0, 0, s, s, (0, INK), (0.5, BRASS_DARK), (1, BRASS_LIGHT)),
    )


def wheel(cx, cy, r):
    spokes = "".join(
        f"M{cx} {cy}L{cx + r * 0.8 * c:.1f} {cy + r * 0.8 * s:.1f}"
        for c, s in ((1, 0), (-1, 0), (0.5, 0.87), (-0.5, 0.87), (0.5, -0.87), (-0.5, -0.87))
    )
    return (
        path(circle(cx, cy, r), TIMBER_DARK, INK, 4)
        + path(circle(cx, cy, r * 0.84), stroke="url(#wd)", width=r * 0.24)
        + path(spokes, stroke=TIMBER_DARK, width=r * 0.26)
        + path(spokes, stroke=TIMBER_LIGHT, width=r * 0.13)
        + path(circle(cx, cy, r * 0.24), BRASS, INK, 2.5)
    )


HOOD = "M16 74C14 22 58 6 100 6C142 6 186 22 184 74Z"
RIBS = "M58 72C56 40 62 18 72 9M142 72C144 40 138 18 128 9"
SEAM = "M22 66C24 34 60 14 100 14C140 14 176 34 178 66"
BED_TOP, BED = 70, 60


def wagon_sockets(w):
    """Centres of the four spaces of a wagon w pixels wide, the size of a socket and of the cube that fits it."""
    u = w / 200
    centers = [(round((27.5 + 48.4 * k) * u), round((BED_TOP + BED / 2) * u)) for k in range(4)]
    return centers, round(43 * u), round(37 * u)


@cache
def wagon(back, w=210):
    """A covered cart: hood in the back colour with its emblem, a bed with four blank recesses, two wheels."""
    base, light, dark = BACKS[back]
    u = w / 200
    h = round(w * 0.84)
    body = path(HOOD, "url(#h)", INK, 4) + path(RIBS, stroke=mix(dark, INK, 0.2), width=3, opacity=0.75)
    body += path(SEAM, stroke=mix(light, HORN, 0.5), width=2.2, opacity=0.9, extra='stroke-dasharray="7 5"')
    body += path(rrect(4, BED_TOP, 192, BED, 9), "url(#b)", INK, 4)
    body += path(f"M9 {BED_TOP + 5}H191", stroke=TIMBER_LIGHT, width=2.5)
    body += path(f"M9 {BED_TOP + BED - 4}H191", stroke=TIMBER_DARK, width=3)
    body += wheel(46, 140, 25) + wheel(154, 140, 25)
    defs = (
        lin("h", 20, 10, 180, 74, (0, mix(base, light, 0.6)), (0.45, base), (1, mix(base, dark, 0.7)))
        + lin("b", 0, BED_TOP, 0, BED_TOP + BED, (0, TIMBER), (1, mix(TIMBER, TIMBER_DARK, 0.6)))
        + lin("wd", 20, 110, 170, 170, (0, TIMBER_LIGHT), (1, TIMBER_DARK))
    )
    pic = svg((w, h), body, (0, 0, 200, 168), defs)
    emblem, rim = mix(light, BONE, 0.55), mix(dark, INK, 0.3)
    stamp(pic, f"back_{back}", (w / 2, 41 * u), round(46 * u), emblem, edge=rim, width=max(1, round(2 * u)))
    _recesses(pic, *wagon_sockets(w)[:2])
    return pic


def _recesses(pic, centers, s):
    for cx, cy in centers:
        pic.blit(blank_socket(s), (round(cx - s / 2), round(cy - s / 2)))


def loaded_wagon(back, spaces, filled=(), w=210):
    """A wagon with its coloured sockets and the cubes that lie in some of them (for pictures)."""
    pic = wagon(back, w).copy()
    centers, s, c = wagon_sockets(w)
    lift = round(w * 0.025)
    for k, (code, (cx, cy)) in enumerate(zip(spaces, centers, strict=True)):
        pic.blit(socket(SUIT_OF[code], s), (round(cx - s / 2), round(cy - s / 2)))
        if k in filled:
            put_cube(pic, SUIT_OF[code], (cx, cy - lift), c)
    return pic


def mini_sockets(s=26):
    """Centres of the four spaces of a rival's wagon and the size of socket and cube."""
    return [(8 + k * (s + 2) + s // 2, 18 + s // 2) for k in range(4)], s, s - 5


@cache
def mini_wagon(back, s=26):
    """Rival's wagon: a hood strip with its emblem over four blank recesses."""
    base, light, dark = BACKS[back]
    w, h = s * 4 + 22, s + 26
    hood = f"M6 17Q8 2 {w * 0.28} 2H{w * 0.72}Q{w - 8} 2 {w - 6} 17Z"
    pic = svg(
        (w, h),
        path(hood, "url(#h)", INK, 3)
        + path(rrect(2, 14, w - 4, s + 9, 6), TIMBER, INK, 3)
        + path(f"M6 17H{w - 6}", stroke=TIMBER_LIGHT, width=2),
        defs=lin("h", 0, 0, w, 18, (0, light), (0.5, base), (1, dark)),
    )
    stamp(pic, f"back_{back}", (w / 2, 9), 15, mix(light, BONE, 0.75), edge=mix(dark, INK, 0.4), width=1)
    _recesses(pic, *mini_sockets(s)[:2])
    return pic


@cache
def back_chip(back, size=44):
    """Dispatched wagon as a small hood-shaped token."""
    base, light, dark = BACKS[back]
    pic = svg(
        (size, size),
        path(
            (
                f"M3 {size - 5}C2 {size * 0.3} {size * 0.26} 3 {size / 2} 3C{size * 0.74} "
                f"3 {size - 2} {size * 0.3} {size - 3} {size - 5}Z"
            ),
            "url(#h)",
            INK,
            3.4,
        ),
        defs=lin("h", 0, 0, size, size, (0, light), (0.5, base), (1, dark)),
    )
    stamp(
        pic,
        f"back_{back}",
        (size / 2, size * 0.56),
        round(size * 0.54),
        mix(light, BONE, 0.6),
        edge=mix(dark, INK, 0.4),
        width=1,
    )
    return pic


@cache
def wagon_back(back, w=112, h=96):
    """Face-down wagon card: the deck's visible top."""
    base, light, dark = BACKS[back]
    pic = svg(
        (w, h),
        path(rrect(2, 2, w - 4, h - 4, 12), "url(#h)", INK, 4)
        + path(rrect(9, 9, w - 18, h - 18, 8), stroke=mix(light, HORN, 0.5), width=2.4, extra='stroke-dasharray="8 6"'),
        defs=lin("h", 0, 0, w, h, (0, mix(base, light, 0.5)), (0.5, base), (1, mix(base, dark, 0.6))),
    )
    stamp(
        pic, f"back_{back}", (w / 2, h / 2), round(h * 0.56), mix(light, BONE, 0.5), edge=mix(dark, INK, 0.3), width=2
    )
    return pic


@cache
def chest(w=84):
    """The stash: a banded chest."""
    h = round(w * 0.8)
    lid = "M8 36C8 12 22 6 50 6C78 6 92 12 92 36Z"
    bands = "M24 12V74M76 12V74"
    return svg(
        (w, h),
        path(rrect(8, 34, 84, 42, 5), "url(#b)", INK, 4)
        + path(lid, "url(#l)", INK, 4)
        + path(bands, stroke=INK, width=11)
        + path(bands, stroke=BRASS, width=6)
        + path("M10 36H90", stroke=INK, width=4)
        + path(rrect(40, 28, 20, 22, 4), "url(#k)", INK, 3.4)
        + path(circle(50, 37, 3) + "M48.6 38L47 45H53L51.4 38Z", INK),
        (0, 0, 100, 80),
        lin("b", 0, 34, 0, 76, (0, TIMBER), (1, TIMBER_DARK))
        + lin("l", 0, 6, 0, 36, (0, TIMBER_LIGHT), (1, TIMBER))
        + lin("k", 40, 28, 60, 50, (0, BRASS_LIGHT), (1, BRASS_DARK)),
    )


@cache
def count_plate(size=(290, 86)):
    """Sunk plate for a row of counts: the stash and the wagons sent off."""
    w, h = size
    return svg(
        size,
        path(rrect(1.5, 1.5, w - 3, h - 3, 14), WALNUT_DEEP, opacity=0.7)
        + path(rrect(1.5, 1.5, w - 3, h - 3, 14), stroke="url(#o)", width=2.6),
        defs=lin("o", 0, 0, w * 0.4, h, (0, INK), (0.5, rgb("#8a6a3c")), (1, BRASS)),
    )


@cache
def family_tag(suit, size=(44, 62)):
    """Pennant on which a rival's cards of one family are counted."""
    base, light, dark = SUITS[suit]
    tag = svg(size, path("M3 3H41V50L22 59L3 50Z", mix(base, dark, 0.35), mix(light, base, 0.4), 2.4))
    stamp(tag, f"suit_{suit}", (22, 17), 23, mix(light, BONE, 0.5))
    return tag


@cache
def horn_token(size=64):
    """First player: a drinking horn on a brass disc."""
    c = size / 2
    pic = svg(
        (size, size),
        path(circle(c, c, c - 1), INK)
        + path(circle(c, c, c - 3.5), "url(#b)")
        + path(circle(c, c, c - size * 0.12), mix(MADDER_DARK, INK, 0.2))
        + path(circle(c, c, c - size * 0.16), stroke=BRASS_DARK, width=1.6),
        defs=lin("b", 0, 0, size, size, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK)),
    )
    stamp(pic, "horn", (c, c), round(size * 0.58), BRASS_LIGHT)
    return pic


@cache
def spent_seal(size=72):
    """Red wax with a broken sword stroke: this raid is used."""
    c = size / 2
    rim = []
    for k in range(40):
        a = math.tau * k / 40
        r = c - 5 + 2.2 * math.sin(5 * a) + 1.4 * math.sin(11 * a + 1)
        rim.append((c + r * math.cos(a), c + r * math.sin(a)))
    wax = "#c23427"
    cross = f"M{c - 12} {c - 12}L{c + 12} {c + 12}M{c + 12} {c - 12}L{c - 12} {c + 12}"
    return svg(
        (size, size),
        path(poly(rim), "url(#w)", INK, 4)
        + path(circle(c, c, c * 0.62), stroke=rgb("#6e140d"), width=4)
        + path(cross, stroke=rgb("#5a0f0a"), width=10)
        + path(cross, stroke=rgb("#ffd9c4"), width=5),
        defs=lin("w", 8, 8, size, size, (0, rgb("#f58b70")), (0.4, rgb(wax)), (1, rgb("#73190f"))),
    )


NUMERAL = {1: "num_1", 2: "num_2", 3: "num_3"}


@cache
def die(suit, value, size=96):
    """A resting die for pictures: top with its number, a lit left side and a dark front."""
    base, light, dark = SUITS[suit]
    top = "M50 8L90 26Q94 29 92 34L76 62Q73 66 68 65L22 52Q17 50 19 45L40 12Q44 6 50 8Z"
    front = "M19 49Q17 50 22 53L68 66Q72 67 71 72L68 96Q67 101 62 99L24 86Q19 84 19 79Z"
    side = "M93 32Q93 34 76 63Q73 66 72 71L69 96Q69 100 72 96L89 66Q91 62 91 58Z"
    ink = rgb("#3a2406") if suit == "treasure" else BONE
    pic = svg(
        (size, size),
        path(top + front + side, INK, INK, 7)
        + path(front, "url(#f)")
        + path(side, mix(base, dark, 0.85))
        + path(top, "url(#t)")
        + path("M45 11L22 46", stroke=mix(light, BONE, 0.5), width=2.6, opacity=0.8),
        (0, 0, 108, 108),
        lin("t", 20, 8, 90, 66, (0, mix(base, light, 0.7)), (1, base))
        + lin("f", 20, 50, 66, 100, (0, base), (1, dark)),
    )
    stamp(pic, NUMERAL[value], (size * 0.51, size * 0.345), round(size * 0.44), ink, edge=mix(dark, INK, 0.3), width=1)
    return pic
