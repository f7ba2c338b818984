"""The title cards, each painted in its own table's manner: felt here, glass, map and torchlight beside."""

import math
from collections.abc import Callable
from functools import cache

import pygame

from tools.art.frame import masked
from tools.art.paint import circle, drop, lin, path, poly, rrect, svg
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
from tools.art.texture import felt, multiply, vignette_field, wood
from tools.art.title_glass import krynea
from tools.art.title_map import age_of_conan
from tools.art.title_torch import conan

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
PAINTINGS: dict[str, tuple[Callable, tuple[int, int, int]]] = {
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
    scene = pygame.transform.smoothscale(painting(ART), FACE).convert_alpha()
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
