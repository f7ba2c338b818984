"""Title painting of Age of Conan: an inked map with a keep and the red-cloaked king."""

import math

from tools.art.paint import circle, drop, lin, path, poly, svg
from tools.art.palette import BRASS_DARK, BRASS_LIGHT, INK, rgb
from tools.art.texture import parchment, scorch

PEN = rgb("#3a2416")


def _coast(w, h):
    """Sea, its hatching and the double line of the coast."""
    shore = (
        f"M-10 {h * 0.30}C{w * 0.10} {h * 0.34} {w * 0.12} {h * 0.46} {w * 0.20} "
        f"{h * 0.50}S{w * 0.16} {h * 0.68} {w * 0.28} {h * 0.74}S{w * 0.40} "
        f"{h * 0.86} {w * 0.36} {h + 10}"
    )
    land = shore + f"H{w + 10}V-10H-10Z"
    sea = "".join(
        path(f"M{x} {y}q5 -5 10 0t10 0", stroke=rgb("#4a6a7a"), width=1.8, opacity=0.75)
        for y in range(int(h * 0.42), h, 13)
        for x in range(-4 + (y % 2) * 9, int(w * 0.30 * (y / h)), 28)
    )
    return (
        path(land, rgb("#f0e0b6"), opacity=0.35),
        sea
        + path(shore, stroke=PEN, width=4)
        + path(shore, stroke=PEN, width=1.6, extra='transform="translate(-7 5)"'),
    )


def _realms(w, h):
    """Tinted provinces and their borders: (below the sea, above it)."""
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
        stroke=PEN,
        width=2.4,
        extra='stroke-dasharray="8 5"',
    )
    return tints, borders


def _signs(w, h):
    """Mountains, woods and the route of a march."""
    mount = "".join(
        path(f"M{x} {y}L{x + 13} {y - 25}L{x + 27} {y}", rgb("#e4cf9f"), PEN, 2.6)
        + path(f"M{x + 13} {y - 25}L{x + 17} {y - 6}M{x + 17} {y - 18}L{x + 22} {y - 3}", stroke=PEN, width=1.6)
        for x, y in ((w * 0.42, h * 0.20), (w * 0.50, h * 0.25), (w * 0.57, h * 0.19), (w * 0.66, h * 0.24))
    )
    trees = "".join(
        path(f"M{x} {y}q-9 -2 -6 -11q-2 -9 7 -9q9 0 7 9q3 9 -6 11v7", rgb("#b9b277"), PEN, 2)
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
    return mount + trees + route


def _rose():
    """Compass rose at the top left."""
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
    return path(rose, PEN, opacity=0.85) + path(circle(34, 36, 30), stroke=PEN, width=1.6)


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


def age_of_conan(size):
    """The sheet with its two standing pieces, burnt at the edges."""
    w, h = size
    sheet = parchment(size, (226, 204, 160), 5)
    (land, sea), (tints, borders) = _coast(w, h), _realms(w, h)
    sheet.blit(svg(size, land + tints + sea + borders + _signs(w, h)), (0, 0))
    drop(sheet, _keep(), (int(w * 0.60), int(h * 0.34)), blur=6, offset=(8, 8))
    drop(sheet, _king(), (int(w * 0.29), int(h * 0.44)), blur=7, offset=(10, 10))
    sheet.blit(svg(size, _rose()), (0, 0))
    scorch(sheet, 26, 4)
    return sheet
