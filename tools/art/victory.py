"""The morning after: dawn over the camp for the results, and the winner's banner in five colours."""

import numpy as np
import pygame

from tools.art.frame import masked, seat_badge
from tools.art.icons import stamp
from tools.art.night import ridge, sky, smoke, tent
from tools.art.paint import add_light, circle, drop, lin, path, poly, shadow_of, svg
from tools.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, HORN, INK, SEATS, mix, rgb
from tools.art.pieces import loaded_wagon
from tools.art.rug import horn
from tools.art.texture import clouds, felt, multiply, vignette_field

CANVAS = (1920, 1080)
DAWN = (
    (0.0, rgb("#2f4674")),
    (0.42, rgb("#8a7396")),
    (0.72, rgb("#d98f6c")),
    (0.92, rgb("#f7c47c")),
    (1.02, rgb("#ffdf9c")),
    (2.0, rgb("#ffdf9c")),
)
POLE_X, CLOTH, CLOTH_AT = 330, (400, 600), (130, 176)
SUN = (1010, 560)


def dawn():
    """1920x1080: rising sun, hills, yurts, the Khan's tent, laden wagons; a bare banner pole at the left."""
    out = sky(CANVAS, DAWN, stars=False)
    _sun(out)
    ridge(out, 566, 120, rgb("#8a6a80"), 3, rgb("#c08a72"), 330)
    ridge(out, 596, 84, rgb("#6a5068"), 7, rgb("#94685a"), 240)
    wool = rgb("#b59a78")
    for x, y, w in ((560, 604, 110), (690, 612, 150), (1700, 606, 130), (1830, 598, 92)):
        yurt = tent(w, int(w * 0.66), wool)
        out.blit(yurt, (x, y - yurt.get_height()))
    out.blit(tent(760, 440, rgb("#c9ab84")), (960, 262))
    smoke(out, 1340, 300, 260)
    smoke(out, 640, 540, 220, 5)
    _steppe(out)
    for x, y, w, back, load in (
        (880, 640, 250, "orange", "RRYB"),
        (1190, 690, 320, "purple", "GGKY"),
        (1580, 648, 260, "blue", "YYRG"),
    ):
        cart = loaded_wagon(back, load, (0, 1, 2, 3), w)
        drop(out, cart, (x, y), blur=10, offset=(-16, 12), strength=0.5)
    _pole(out)
    multiply(out, vignette_field(CANVAS, (0.52, 0.50), 0.42, 0.95, 0.5))
    return out


def _sun(out):
    add_light(out, SUN, 900, (120, 84, 40), 1.6)
    y, x = np.mgrid[0:1080, 0:1920].astype(np.float32)
    a = np.arctan2(y - SUN[1], x - SUN[0])
    rays = np.clip(np.sin(a * 18) * 3, 0, 1) * np.clip(1 - np.hypot(x - SUN[0], y - SUN[1]) / 1100, 0, 1) ** 1.4
    px = pygame.surfarray.pixels3d(out)
    add = (rays * 26).T[..., None] * np.array((1.0, 0.78, 0.46))
    px[...] = np.clip(px + add, 0, 255).astype(np.uint8)
    del px
    disc = svg(
        (220, 220), path(circle(110, 110, 88), rgb("#fff2c8")) + path(circle(110, 110, 104), "#ffe9a8", opacity=0.35)
    )
    out.blit(disc, disc.get_rect(center=SUN))


def _steppe(out):
    w, h = CANVAS
    grass = svg(
        CANVAS,
        path(f"M0 606Q480 586 960 612T{w} 600V{h}H0Z", "url(#g)"),
        defs=lin("g", 0, 596, 0, h, (0, rgb("#b98a52")), (0.25, rgb("#8a6a3c")), (1, rgb("#3d2c1c"))),
    )
    tone = np.clip(0.92 + 0.07 * clouds(CANVAS, 26, 91) + 0.05 * clouds(CANVAS, 90, 92), 0, 1)
    multiply(grass, tone)
    out.blit(grass, (0, 0))
    rng = np.random.default_rng(17)
    blades, lit = "", ""
    for _ in range(900):
        t = rng.random()
        x, y, s = rng.random() * w, 640 + t * t * 430, 5 + t * t * 22
        blade = f"M{x:.0f} {y:.0f}q{s * 0.1:.1f} {-s * 0.6:.1f} {s * (rng.random() - 0.4):.1f} {-s:.1f}"
        if rng.random() < 0.6:
            blades += blade
        else:
            lit += blade
    out.blit(svg(CANVAS, path(blades, stroke=rgb("#3a2a18"), width=2.6, opacity=0.6)), (0, 0))
    out.blit(svg(CANVAS, path(lit, stroke=rgb("#e0b468"), width=2, opacity=0.55)), (0, 0))
    add_light(out, (SUN[0], 640), 800, (80, 52, 22), 1.8, squash=0.3)


def _pole(out):
    x, bar = POLE_X, CLOTH_AT[1] - 4
    shaft, beam = f"M{x} {bar - 60}V1010", f"M{CLOTH_AT[0] - 26} {bar}H{CLOTH_AT[0] + CLOTH[0] + 26}"
    tip = poly(((x, bar - 132), (x + 20, bar - 86), (x, bar - 58), (x - 20, bar - 86)))
    knobs = "".join(circle(k, bar, 13) for k in (CLOTH_AT[0] - 28, CLOTH_AT[0] + CLOTH[0] + 28))
    tails = "".join(
        path(
            f"M{x + m * 14} {bar - 56}q{m * 26} 8 {m * 20} 46q{-m * 4} 14 {m * 4} 26q{-m * 22} -2 {-m * 28} -34Z",
            rgb("#2a1c18"),
            INK,
            3,
        )
        for m in (-1, 1)
    )
    pic = svg(
        CANVAS,
        path(f"M{x - 60} 1016Q{x} 976 {x + 64} 1016Z", rgb("#2c1f14"))
        + path(shaft, stroke=INK, width=26)
        + path(shaft, stroke=rgb("#7a5232"), width=18)
        + path(f"M{x - 5} {bar - 60}V1006", stroke=rgb("#c99b66"), width=4)
        + path(beam, stroke=INK, width=22)
        + path(beam, stroke=rgb("#7a5232"), width=14)
        + path(f"M{CLOTH_AT[0] - 26} {bar - 4}H{CLOTH_AT[0] + CLOTH[0] + 26}", stroke=rgb("#c99b66"), width=3)
        + path(knobs, "url(#b)", INK, 4)
        + tails
        + path(tip, "url(#b)", INK, 4),
        defs=lin("b", 100, bar - 130, 560, bar, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK)),
    )
    drop(out, pic, (0, 0), blur=7, offset=(-8, 8), strength=0.4)


def banner_cloth(seat):
    """The winner's banner (400x600): seat sign above, room for the name in the middle, horns below."""
    _, _, color = SEATS[seat]
    w, h = CLOTH
    d = f"M6 4H{w - 6}V{h - 30}L{w * 0.75} {h - 84}L{w / 2} {h - 20}L{w * 0.25} {h - 84}L6 {h - 30}Z"
    base = mix(color, INK, 0.30)
    cloth = masked(felt(CLOTH, base, 73).convert_alpha(), svg(CLOTH, path(d, "#ffffff")))
    inner = f"M24 22H{w - 24}V{h - 66}L{w * 0.75} {h - 112}L{w / 2} {h - 52}L{w * 0.25} {h - 112}L24 {h - 66}Z"
    trim = mix(HORN, color, 0.2)
    marks = horn(w / 2, h - 190, 58, 0)
    cloth.blit(
        svg(
            CLOTH,
            path(d, "url(#f)")
            + path(d, stroke=INK, width=5)
            + path(inner, stroke=mix(base, INK, 0.5), width=7)
            + path(inner, stroke=trim, width=3.4, extra='stroke-dasharray="14 9"')
            + path(circle(w / 2, 138, 92), mix(base, INK, 0.55), INK, 4)
            + path(circle(w / 2, 138, 84), stroke=trim, width=3)
            + path(marks, stroke=mix(base, INK, 0.6), width=23)
            + path(marks, stroke=HORN, width=13),
            defs=lin(
                "f",
                0,
                0,
                w,
                60,
                (0, HORN, 0.22),
                (0.2, color, 0),
                (0.42, INK, 0.3),
                (0.6, HORN, 0.14),
                (0.82, INK, 0.12),
                (1, INK, 0.4),
            ),
        ),
        (0, 0),
    )
    badge = seat_badge(seat, 132)
    cloth.blit(badge, badge.get_rect(center=(w // 2, 136)))
    return cloth


def laurel(size=150, color=BRASS_LIGHT):
    """Gilded wreath for the winner's numeral."""
    pic = pygame.Surface((size, size), pygame.SRCALPHA)
    stamp(pic, "laurel", (size / 2, size / 2), round(size * 0.92), color, edge=INK, width=3)
    shade, pad = shadow_of(pic, 4, 0.5)
    out = pygame.Surface((size, size), pygame.SRCALPHA)
    out.blit(shade, (-pad + 3, -pad + 4))
    out.blit(pic, (0, 0))
    return out
