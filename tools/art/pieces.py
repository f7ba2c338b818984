"""Things that lie on the felt: faceted cubes, heaps, sockets, wagons. Baked; one surface per look."""

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


@cache
def wagon(back, spaces, filled=(), w=200):
    """A covered cart: hood in the back colour with its emblem, a bed with four coloured sockets, two wheels."""
    base, light, dark = BACKS[back]
    u = w / 200
    h = round(w * 0.84)
    bed_y, bed_h = 70, 60
    hood = "M16 74C14 22 58 6 100 6C142 6 186 22 184 74Z"
    ribs = "M58 72C56 40 62 18 72 9M142 72C144 40 138 18 128 9"
    body = path(hood, "url(#h)", INK, 4) + path(ribs, stroke=mix(dark, INK, 0.2), width=3, opacity=0.75)
    body += path(
        "M22 66C24 34 60 14 100 14C140 14 176 34 178 66",
        stroke=mix(light, HORN, 0.5),
        width=2.2,
        opacity=0.9,
        extra='stroke-dasharray="7 5"',
    )
    body += path(rrect(4, bed_y, 192, bed_h, 9), "url(#b)", INK, 4)
    body += path(f"M9 {bed_y + 5}H191", stroke=TIMBER_LIGHT, width=2.5) + path(
        f"M9 {bed_y + bed_h - 4}H191", stroke=TIMBER_DARK, width=3
    )
    body += wheel(46, 140, 25) + wheel(154, 140, 25)
    defs = (
        lin("h", 20, 10, 180, 74, (0, mix(base, light, 0.6)), (0.45, base), (1, mix(base, dark, 0.7)))
        + lin("b", 0, bed_y, 0, bed_y + bed_h, (0, TIMBER), (1, mix(TIMBER, TIMBER_DARK, 0.6)))
        + lin("wd", 20, 110, 170, 170, (0, TIMBER_LIGHT), (1, TIMBER_DARK))
    )
    pic = svg((w, h), body, (0, 0, 200, 168), defs)
    stamp(
        pic,
        f"back_{back}",
        (w / 2, 41 * u),
        round(46 * u),
        mix(light, BONE, 0.55),
        edge=mix(dark, INK, 0.3),
        width=max(1, round(2 * u)),
    )
    s = round(43 * u)
    for k, code in enumerate(spaces):
        cx, cy = (27.5 + 48.4 * k) * u, (bed_y + bed_h / 2) * u
        pic.blit(socket(SUIT_OF[code], s), (cx - s / 2, cy - s / 2))
    for k, code in enumerate(spaces):
        if k in filled:
            put_cube(pic, SUIT_OF[code], ((27.5 + 48.4 * k) * u, (bed_y + bed_h / 2 - 5) * u), round(37 * u))
    return pic


@cache
def mini_wagon(back, spaces, filled=(), s=30):
    """Opponent's wagon: hood strip over four sockets; filled ones show the cube."""
    base, light, dark = BACKS[back]
    w, h = s * 4 + 22, s + 26
    pic = svg(
        (w, h),
        path(f"M6 17Q8 2 {w * 0.28} 2H{w * 0.72}Q{w - 8} 2 {w - 6} 17Z", "url(#h)", INK, 3)
        + path(rrect(2, 14, w - 4, s + 9, 6), TIMBER, INK, 3)
        + path(f"M6 17H{w - 6}", stroke=TIMBER_LIGHT, width=2),
        defs=lin("h", 0, 0, w, 18, (0, light), (0.5, base), (1, dark)),
    )
    for k, code in enumerate(spaces):
        x = 8 + k * (s + 2)
        if k in filled:
            c = cube(SUIT_OF[code], s - 5)
            pic.blit(c, c.get_rect(center=(x + s / 2, 18 + s / 2)))
        else:
            pic.blit(socket(SUIT_OF[code], s), (x, 18))
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
