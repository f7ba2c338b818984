"""Four title cards, each in its own table's manner: felt, stained glass, inked map, torchlight."""

import math
from functools import cache

import numpy as np
import pygame

from tools.art.frame import masked
from tools.art.paint import add_light, circle, drop, lin, path, poly, rrect, svg
from tools.art.palette import (
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    HORN,
    INK,
    SUIT_ORDER,
    SUITS,
    WALNUT,
    mix,
    rgb,
)
from tools.art.pieces import loaded_wagon
from tools.art.rug import horn
from tools.art.texture import fbm, felt, ground, multiply, parchment, scorch, vignette_field, wood

ART = (284, 258)


@cache
def huns(size=ART):
    """Felt appliqué: sun, horns, a wagon with its load, a string of five pennants."""
    w, h = size
    out = felt(size, rgb("#8a3324"), 61).convert_alpha()
    sun = masked(
        felt(size, rgb("#e0a23c"), 62).convert_alpha(), svg(size, path(circle(w / 2, h * 0.50, h * 0.37), "#ffffff"))
    )
    drop(out, sun, (0, 0), blur=5, offset=(3, 5))
    hills = masked(
        felt(size, rgb("#3c4a35"), 63).convert_alpha(),
        svg(
            size, path((f"M0 {h * 0.80}Q{w * 0.25} {h * 0.66} {w * 0.52} {h * 0.78}T{w} {h * 0.72}V{h}H0Z"), "#ffffff")
        ),
    )
    drop(out, hills, (0, 0), blur=4, offset=(2, -3))
    marks = "".join(horn(x, h * 0.52, 40, t) for x, t in ((30, 0), (w - 30, 0)))
    out.blit(
        svg(
            size,
            path(marks, stroke=rgb("#4a1710"), width=13)
            + path(marks, stroke=HORN, width=8)
            + path(
                circle(w / 2, h * 0.50, h * 0.345), stroke=rgb("#7a4a10"), width=2.5, extra='stroke-dasharray="9 7"'
            ),
        ),
        (0, 0),
    )
    rope = f"M-6 20Q{w / 2} 62 {w + 6} 20"
    flags = ""
    for k, suit in enumerate(SUIT_ORDER):
        x = w * (k + 0.5) / 5
        y = 20 + 42 * (1 - (2 * (k + 0.5) / 5 - 1) ** 2) * 0.52
        flags += path(f"M{x - 21} {y}H{x + 21}L{x} {y + 44}Z", SUITS[suit][0], INK, 3) + path(
            f"M{x - 14} {y + 5}H{x + 14}", stroke=SUITS[suit][1], width=2.5
        )
    out.blit(svg(size, path(rope, stroke=INK, width=5) + path(rope, stroke=HORN, width=2.5) + flags), (0, 0))
    cart = loaded_wagon("purple", "BRGY", (0, 1, 2, 3), 196)
    drop(out, cart, (w // 2 - 98, h - 176), blur=8, offset=(6, 10))
    return out


@cache
def krynea(size=ART):
    """Stained glass: four quarters in the factions' hues around a steel sword, lead between the panes."""
    w, h = size
    cx, cy = w / 2, h * 0.50
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
            panes += path(poly(pts), mix(rgb(a), rgb(b), min(1, t)), rgb("#15121a"), 4.2)
    frame = path(f"M{cx} 6V{h - 6}M6 {cy}H{w - 6}", stroke=rgb("#15121a"), width=10) + path(
        f"M{cx} 6V{h - 6}M6 {cy}H{w - 6}", stroke=rgb("#6f7480"), width=3
    )
    blade = f"M{cx} {h - 10}L{cx - 13} {h - 36}L{cx - 11} {h * 0.36}H{cx + 11}L{cx + 13} {h - 36}Z"
    sword = (
        path(blade, "url(#s)", rgb("#15121a"), 5)
        + path(f"M{cx} {h - 14}V{h * 0.38}", stroke=rgb("#5d6672"), width=3)
        + path(
            (
                f"M{cx - 62} {h * 0.36}Q{cx} {h * 0.27} {cx + 62} {h * 0.36}Q{cx + 68} "
                f"{h * 0.30} {cx + 58} {h * 0.28}Q{cx} {h * 0.21} {cx - 58} {h * 0.28}"
                f"Q{cx - 68} {h * 0.30} {cx - 62} {h * 0.36}Z"
            ),
            "url(#g)",
            rgb("#15121a"),
            5,
        )
        + path(f"M{cx - 8} {h * 0.26}V{h * 0.11}H{cx + 8}V{h * 0.26}Z", rgb("#5a2430"), rgb("#15121a"), 5)
        + path(circle(cx, h * 0.085, 15), "url(#g)", rgb("#15121a"), 5)
        + path(circle(cx, h * 0.30, 9), rgb("#d23b4c"), rgb("#15121a"), 3)
    )
    pic = svg(
        size,
        panes + frame + sword,
        defs=lin(
            "s",
            cx - 13,
            0,
            cx + 13,
            0,
            (0, rgb("#f4f6f8")),
            (0.48, rgb("#c4ccd4")),
            (0.52, rgb("#7d8792")),
            (1, rgb("#aab4be")),
        )
        + lin("g", cx - 60, h * 0.1, cx + 60, h * 0.4, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK)),
    )
    add_light(pic, (int(cx - 50), int(cy - 60)), 150, (70, 66, 50), 1.6)
    out = pygame.Surface(size)
    out.fill(rgb("#15121a"))
    out.blit(pic, (0, 0))
    value = 0.80 + fbm(size, 40, 17, 3) * 0.34
    multiply(out, np.clip(value, 0, 1))
    multiply(out, vignette_field(size, (0.45, 0.42), 0.3, 0.9, 0.45))
    return out


@cache
def age_of_conan(size=ART):
    """An inked map: double coast, hatched sea, mountains and wood in pen, a keep, the red-cloaked king."""
    w, h = size
    sheet = parchment(size, (226, 204, 160), 5)
    ink = rgb("#3a2416")
    coast = (
        f"M-10 {h * 0.30}C{w * 0.10} {h * 0.34} {w * 0.12} {h * 0.46} {w * 0.20} "
        f"{h * 0.50}S{w * 0.16} {h * 0.68} {w * 0.28} {h * 0.74}S{w * 0.40} "
        f"{h * 0.86} {w * 0.36} {h + 10}"
    )
    land = coast + f"H{w + 10}V-10H-10Z"
    sea = "".join(
        path(f"M{x} {y}q5 -5 10 0t10 0", stroke=rgb("#4a6a7a"), width=1.8, opacity=0.75)
        for y in range(int(h * 0.42), h, 13)
        for x in range(-4 + (y % 2) * 9, int(w * 0.30 * (y / h)), 28)
    )
    tints = path(
        (
            f"M{w * 0.34} -5C{w * 0.40} {h * 0.2} {w * 0.30} {h * 0.3} {w * 0.38} "
            f"{h * 0.44}S{w * 0.7} {h * 0.5} {w * 0.74} {h * 0.36}S{w * 0.9} "
            f"{h * 0.2} {w * 0.82} -5Z"
        ),
        rgb("#c4623c"),
        opacity=0.26,
    ) + path(
        (
            f"M{w * 0.38} {h * 0.44}C{w * 0.5} {h * 0.6} {w * 0.42} {h * 0.8} "
            f"{w * 0.55} {h + 5}H{w + 5}V{h * 0.3}C{w * 0.9} {h * 0.34} {w * 0.8} "
            f"{h * 0.3} {w * 0.74} {h * 0.36}S{w * 0.5} {h * 0.52} {w * 0.38} "
            f"{h * 0.44}Z"
        ),
        rgb("#6f8a4a"),
        opacity=0.26,
    )
    borders = path(
        (
            f"M{w * 0.34} -5C{w * 0.40} {h * 0.2} {w * 0.30} {h * 0.3} {w * 0.38} "
            f"{h * 0.44}S{w * 0.7} {h * 0.5} {w * 0.74} {h * 0.36}S{w * 0.9} "
            f"{h * 0.2} {w * 0.82} -5M{w * 0.38} {h * 0.44}C{w * 0.5} {h * 0.6} "
            f"{w * 0.42} {h * 0.8} {w * 0.55} {h + 5}"
        ),
        stroke=ink,
        width=2.4,
        extra='stroke-dasharray="8 5"',
    )
    mount = "".join(
        path(f"M{x} {y}L{x + 13} {y - 25}L{x + 27} {y}", rgb("#e4cf9f"), ink, 2.6)
        + path(f"M{x + 13} {y - 25}L{x + 17} {y - 6}M{x + 17} {y - 18}L{x + 22} {y - 3}", stroke=ink, width=1.6)
        for x, y in ((w * 0.42, h * 0.20), (w * 0.50, h * 0.25), (w * 0.57, h * 0.19), (w * 0.66, h * 0.24))
    )
    trees = "".join(
        path(f"M{x} {y}q-9 -2 -6 -11q-2 -9 7 -9q9 0 7 9q3 9 -6 11v7", rgb("#b9b277"), ink, 2)
        for x, y in (
            (w * 0.84, h * 0.62),
            (w * 0.91, h * 0.57),
            (w * 0.88, h * 0.72),
            (w * 0.95, h * 0.68),
            (w * 0.80, h * 0.74),
        )
    )
    route = path(
        f"M{w * 0.26} {h * 0.60}Q{w * 0.40} {h * 0.50} {w * 0.46} {h * 0.66}T{w * 0.66} {h * 0.58}",
        stroke=rgb("#a8281c"),
        width=4,
        extra='stroke-dasharray="3 9"',
    )
    sheet.blit(
        svg(
            size,
            path(land, rgb("#f0e0b6"), opacity=0.35)
            + tints
            + sea
            + path(coast, stroke=ink, width=4)
            + path(coast, stroke=ink, width=1.6, extra='transform="translate(-7 5)"')
            + borders
            + mount
            + trees
            + route,
        ),
        (0, 0),
    )
    keep = _keep()
    drop(sheet, keep, (int(w * 0.60), int(h * 0.34)), blur=6, offset=(8, 8))
    king = _king()
    drop(sheet, king, (int(w * 0.29), int(h * 0.44)), blur=7, offset=(10, 10))
    rose = "".join(
        poly(
            [
                (
                    34 + 26 * math.cos(a) * (1 if k % 2 == 0 else 0.55),
                    36 + 26 * math.sin(a) * (1 if k % 2 == 0 else 0.55),
                ),
                (34 + 6 * math.cos(a + 0.6), 36 + 6 * math.sin(a + 0.6)),
                (34, 36),
                (34 + 6 * math.cos(a - 0.6), 36 + 6 * math.sin(a - 0.6)),
            ]
        )
        for k, a in enumerate([i * math.tau / 8 for i in range(8)])
    )
    sheet.blit(svg(size, path(rose, ink, opacity=0.85) + path(circle(34, 36, 30), stroke=ink, width=1.6)), (0, 0))
    scorch(sheet, 26, 4)
    return sheet


def _keep(w=92, h=104):
    stone, lit, dark = rgb("#b9ad98"), rgb("#e8dfc8"), rgb("#6d6356")

    def tower(x, y, tw, th):
        merlons = f"h{tw * 0.22}v7h{tw * 0.18}v-7h{tw * 0.2}v7h{tw * 0.18}v-7h{tw * 0.22}"
        slit = f"M{x + tw * 0.42} {y + th * 0.4}h{tw * 0.16}v{th * 0.2}h{-tw * 0.16}Z"
        return path(f"M{x} {y + th}V{y}{merlons}V{y + th}Z", "url(#s)", INK, 3.4) + path(slit, INK)

    return svg(
        (w, h),
        tower(6, 38, 28, 62)
        + tower(58, 38, 28, 62)
        + path("M26 58H66V100H26Z", "url(#s)", INK, 3.4)
        + tower(30, 18, 32, 82)
        + path("M38 100V84Q46 74 54 84V100Z", INK)
        + path("M46 18V0L66 7L46 13", rgb("#b5281e"), INK, 2.4),
        defs=lin("s", 0, 0, w, 0, (0, lit), (0.45, stone), (1, dark)),
    )


def _king(w=96, h=132):
    """Standee of the king: crown, black mane, red cloak, sword on the shoulder."""
    cloak = "M48 44C30 46 20 62 14 96L8 118Q48 130 88 118L82 96C76 62 66 46 48 44Z"
    return svg(
        (w, h),
        path("M6 118a42 11 0 1 0 84 0a42 11 0 1 0 -84 0Z", rgb("#4a2f1c"), INK, 3)
        + path("M66 78L90 8L95 12L76 82Z", rgb("#d5dbe0"), INK, 3)
        + path(cloak, "url(#c)", INK, 4)
        + path("M40 58C36 84 32 104 30 118M56 58C60 84 64 104 66 118", stroke=rgb("#6b120e"), width=3)
        + path("M36 46Q48 58 60 46L66 56Q48 70 30 56Z", rgb("#7a5a3a"), INK, 3)
        + path("M32 26C30 10 66 10 64 26L66 46Q60 52 48 52Q36 52 30 46Z", rgb("#1c1518"), INK, 3)
        + path("M36 23Q48 17 60 23V37Q48 44 36 37Z", rgb("#d59a68"), INK, 2.4)
        + path("M42 29V32M54 29V32", stroke=INK, width=3.4)
        + path("M38 40Q48 34 58 40L54 48Q48 53 42 48Z", rgb("#3a2218"))
        + path("M32 20L34 4L42 12L48 2L54 12L62 4L64 20Q48 14 32 20Z", "url(#g)", INK, 3),
        defs=lin("c", 14, 44, 82, 120, (0, rgb("#e2483a")), (0.5, rgb("#b3231a")), (1, rgb("#6b100c")))
        + lin("g", 32, 2, 64, 22, (0, BRASS_LIGHT), (1, BRASS_DARK)),
    )


@cache
def conan(size=ART):
    """Ink and torchlight: a ruined stair at night, two torches, the barbarian as a cut-out on his base ring."""
    w, h = size
    out = ground(rgb("#4a4640"), 0.45 + fbm(size, 60, 33, 4) * 0.75)
    ink = rgb("#120e10")
    columns = "".join(
        path(f"M{x} {h}V{h * 0.16}h{cw}V{h}Z", "url(#p)", ink, 4)
        + path(f"M{x - 7} {h * 0.16}h{cw + 14}v-16h{-cw - 14}Z", rgb("#6a5f52"), ink, 4)
        + "".join(path(f"M{x + cw * k / 4} {h * 0.18}V{h}", stroke=ink, width=2, opacity=0.6) for k in (1, 2, 3))
        for x, cw in ((18, 44), (w - 62, 44))
    )
    vines = "".join(
        path(f"M{x} -4C{x + dx} {h * 0.14} {x - dx} {h * 0.24} {x + dx * 0.6} {h * ln}", stroke=ink, width=5)
        + "".join(
            path(
                (f"M{x + dx * 0.3} {h * 0.08 + i * 17}q{8 * s} -8 {17 * s} 0q{-8 * s} 8 {-17 * s} 0Z"),
                rgb("#26331f"),
                ink,
                1.5,
            )
            for i in range(int(ln * 13))
            for s in (1, -1)
        )
        for x, dx, ln in ((86, 14, 0.30), (w - 92, -12, 0.36), (w * 0.5, 10, 0.16))
    )
    stair = "".join(
        path(
            (
                f"M{w * 0.5 - 62 - k * 17} {h * 0.72 + k * 19}H{w * 0.5 + 62 + k * 17}"
                f"V{h * 0.72 + k * 19 + 19}H{w * 0.5 - 62 - k * 17}Z"
            ),
            mix(rgb("#8a7a62"), ink, 0.10 * k),
            ink,
            3.4,
        )
        for k in range(4)
    )
    door = path(
        (f"M{w * 0.5 - 58} {h * 0.74}V{h * 0.34}Q{w * 0.5} {h * 0.12} {w * 0.5 + 58} {h * 0.34}V{h * 0.74}Z"),
        rgb("#1b1417"),
        ink,
        5,
    )
    out.blit(
        svg(
            size,
            columns + door + stair + vines,
            defs=lin(
                "p",
                0,
                0,
                w,
                0,
                (0, rgb("#3a332e")),
                (0.25, rgb("#8d7a5e")),
                (0.75, rgb("#8d7a5e")),
                (1, rgb("#3a332e")),
            ),
        ),
        (0, 0),
    )
    multiply(out, vignette_field(size, (0.5, 0.52), 0.16, 0.80, 0.42))
    for x in (82, w - 82):
        add_light(out, (x, int(h * 0.44)), 132, (176, 96, 34), 1.6)
        out.blit(
            svg(
                size,
                path(f"M{x - 5} {h * 0.50}h10l-2 46h-6Z", rgb("#3a2416"), ink, 3)
                + path(
                    (
                        f"M{x} {h * 0.30}C{x + 16} {h * 0.38} {x + 18} {h * 0.46} {x + 9} "
                        f"{h * 0.51}H{x - 9}C{x - 18} {h * 0.46} {x - 10} {h * 0.40} {x} "
                        f"{h * 0.30}Z"
                    ),
                    rgb("#ef7a22"),
                    ink,
                    2.4,
                )
                + path(
                    (
                        f"M{x} {h * 0.39}C{x + 8} {h * 0.44} {x + 9} {h * 0.48} {x + 5} {h * 0.51}"
                        f"H{x - 5}C{x - 9} {h * 0.48} {x - 5} {h * 0.44} {x} {h * 0.39}Z"
                    ),
                    rgb("#ffe08a"),
                ),
            ),
            (0, 0),
        )
    add_light(out, (w // 2, int(h * 0.62)), 120, (84, 46, 18), 1.5)
    drop(out, _barbarian(), (w // 2 - 76, int(h * 0.22)), blur=7, offset=(8, 10))
    return out


def _barbarian(w=152, h=196):
    """Bold silhouette: mane, bare shoulders, fur, sword held low; warm light on both edges."""
    skin, lit, ink = rgb("#a8683c"), rgb("#e6a062"), rgb("#120e10")
    body = (
        "M60 46C46 48 34 54 30 68L20 98L30 110L38 104L46 84L50 110L46 150"
        "L38 178H64L74 140L80 140L92 178H118L108 148L104 110L110 82L122 "
        "104L134 100L124 68C120 54 106 48 94 46Z"
    )
    return svg(
        (w, h),
        path("M26 180a51 13 0 1 0 102 0a51 13 0 1 0 -102 0Z", rgb("#b5281e"), ink, 4)
        + path("M34 179a43 9 0 1 0 86 0a43 9 0 1 0 -86 0Z", rgb("#3a2a22"))
        + path("M128 92L150 12L142 2L134 10L120 90Z", "url(#b)", ink, 3.4)
        + path("M112 88L140 98L138 105L110 95Z", BRASS, ink, 3)
        + path(body, "url(#k)", ink, 4.5)
        + path("M50 106Q76 116 104 106L110 142Q94 134 90 146Q78 134 68 146Q60 134 44 142Z", rgb("#5a3a22"), ink, 4)
        + path("M48 104Q76 114 106 104V114Q76 124 48 114Z", rgb("#7a4a24"), ink, 3)
        + path(circle(77, 113, 7), BRASS, ink, 2.5)
        + path("M58 62Q68 74 76 64Q86 74 98 62M77 66V98M62 84Q76 92 92 84", stroke=mix(skin, ink, 0.55), width=3)
        + path("M44 170H66V150H50ZM90 170H112V150H94Z", rgb("#5a3a22"), ink, 3)
        + path(
            ("M54 50C48 20 62 6 78 6C94 6 106 20 102 50Q104 62 96 62L92 44H64L60 62Q52 62 54 50Z"),
            rgb("#1d1517"),
            ink,
            3.4,
        )
        + path("M64 30Q78 22 92 30V44Q86 58 78 58Q70 58 64 44Z", "url(#k)", ink, 3)
        + path("M67 38H75M81 38H89", stroke=ink, width=4)
        + path("M62 28Q78 20 94 28", stroke=BRASS, width=4.5),
        defs=lin("k", 20, 0, 136, 0, (0, lit), (0.35, skin), (0.65, mix(skin, ink, 0.3)), (1, lit))
        + lin("b", 120, 60, 150, 60, (0, rgb("#eef2f4")), (1, rgb("#8c969e"))),
    )


def empty(size=ART):
    """A title without a painting of its own: a felt field with two horns and a compass of rays."""
    w, h = size
    out = felt(size, rgb("#3a4a5e"), 66).convert_alpha()
    marks = horn(w / 2, h * 0.26, 52, 0) + horn(w / 2, h * 0.74, 52, 180)
    rays = ""
    for k in (1, 2, 3, 5, 6, 7):
        tip = [(math.tau * (k + d) / 8, r) for r, d in ((24, -0.42), (122, 0), (24, 0.42))]
        rays += poly([(w / 2 + r * math.sin(a), h / 2 - r * math.cos(a)) for a, r in tip])
    out.blit(
        svg(
            size,
            path(rays, rgb("#c9a45c"), rgb("#1b2430"), 3)
            + path(marks, stroke=rgb("#1b2430"), width=21)
            + path(marks, stroke=HORN, width=13)
            + path(circle(w / 2, h / 2, 20), BRASS, INK, 4),
        ),
        (0, 0),
    )
    multiply(out, vignette_field(size, (0.45, 0.42), 0.3, 0.9, 0.5))
    return out


CARD, FACE = (316, 404), (288, 254)
PAINTINGS = {
    "card_huns": (huns, rgb("#a8452c")),
    "card_krynea": (krynea, rgb("#5a6fc0")),
    "card_age_of_conan": (age_of_conan, rgb("#b08a4a")),
    "card_conan": (conan, rgb("#a33a1c")),
    "card_template": (empty, rgb("#56708c")),
}


@cache
def title_card(name):
    """A standing board: painting above, brass-lined name plate below, left empty for the name and the players."""
    painting, trim = PAINTINGS[name]
    w, h = CARD
    board = wood(CARD, mix(WALNUT, rgb("#5a3a26"), 0.35), seed=len(name)).convert_alpha()
    out = masked(board, svg(CARD, path(rrect(0, 0, w, h, 18), "#ffffff")))
    scene = pygame.transform.smoothscale(painting(), FACE).convert_alpha()
    out.blit(masked(scene, svg(FACE, path(rrect(0, 0, *FACE, 10), "#ffffff"))), (14, 14))
    out.blit(
        svg(
            CARD,
            path(rrect(1.5, 1.5, w - 3, h - 3, 17), stroke=INK, width=4)
            + path(rrect(6, 6, w - 12, h - 12, 14), stroke="url(#b)", width=2.4)
            + path(rrect(14, 14, *FACE, 10), stroke=INK, width=5)
            + path(rrect(13, 13, FACE[0] + 2, FACE[1] + 2, 11), stroke=mix(trim, BONE, 0.25), width=2)
            + path(f"M40 {h - 52}H{w - 40}", stroke=trim, width=2, opacity=0.9),
            defs=lin("b", 0, 0, w, h, (0, BRASS_LIGHT), (0.4, BRASS), (1, BRASS_DARK)),
        ),
        (0, 0),
    )
    return out


def dimmed(pic, keep=(190, 180, 176)):
    """The same picture, darker: what is not chosen."""
    out = pic.copy()
    out.fill((*keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out
