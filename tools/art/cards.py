"""Cards of the five decks: backs, paintings, small faces, the frame of the enlarged one."""

from functools import cache

import numpy as np
import pygame
from scipy import ndimage

from tools.art.backdrops import backdrop
from tools.art.frame import masked
from tools.art.icons import stamp
from tools.art.output import SPRITES
from tools.art.paint import alpha_of, circle, drop, layer, lin, path, rrect, svg
from tools.art.palette import BONE, BRASS, BRASS_DARK, BRASS_LIGHT, HORN, INK, SUITS, WALNUT_LIGHT, mix, rgb
from tools.art.rug import horn
from tools.art.texture import felt, wood

FAMILIES = {"EQ": "equipment", "RD": "raid", "MC": "mercenary", "CU": "curse", "TR": "treasure"}
IDS = tuple(f"{family}{k:02}" for family in FAMILIES for k in range(1, 13))
HOLDERS = ("mercenary", "curse")  # families whose cards hold valuables
SMALL, LARGE, BIG_FRAME = (104, 160), (360, 190), (384, 560)
DISC, MEDAL, BAND = (23, 23), (81, 23), 34  # suit disc and points on a small card; height of its band of sockets


@cache
def emblem(ident, size):
    """The card's own emblem, carved: its drawn tones lit from the top left by its own relief."""
    file = SPRITES / "huns" / "emblems" / f"{ident}.svg"
    flat = pygame.image.load_sized_svg(str(file), (size, size)).convert_alpha()
    a = alpha_of(flat)
    depth = max(3.0, size * 0.045)
    rise = np.minimum(ndimage.distance_transform_edt(a > 0.5), depth) / depth
    relief = ndimage.gaussian_filter(np.sqrt(1 - (1 - rise) ** 2), max(0.8, size * 0.008)) * depth
    gx, gy = np.gradient(relief)
    lit = (gx + gy) / np.sqrt(gx * gx + gy * gy + 0.55) * 0.707
    ramp = np.linspace(0.10, -0.16, a.shape[1])[None, :]
    px = pygame.surfarray.pixels3d(flat)
    value = px * (1 + ramp + 0.34 * lit)[..., None]
    px[...] = np.clip(value + np.clip(lit - 0.55, 0, 1)[..., None] * (60, 54, 40), 0, 255).astype(np.uint8)
    del px
    return flat


def painting(ident, size, fill=0.86):
    """A card's picture: its family's landscape and the carved emblem with its shadow."""
    suit, number = FAMILIES[ident[:2]], int(ident[2:])
    w, h = size
    out = backdrop(suit, number % 3, size).copy()
    m = round(min(w * fill, h * 0.88))
    at = ((w - m) // 2, round((h - m) * 0.46))
    drop(out, emblem(ident, m), at, blur=max(3, m * 0.035), offset=(m * 0.035, m * 0.055), strength=0.75)
    return out


def large_picture(ident):
    """The painting of the enlarged card, corners rounded, in a thin brass line."""
    w, h = LARGE
    out = masked(painting(ident, LARGE), svg(LARGE, path(rrect(0, 0, w, h, 10), "#ffffff")))
    out.blit(
        svg(
            LARGE,
            path(rrect(2, 2, w - 4, h - 4, 9), stroke=INK, width=4)
            + path(rrect(2, 2, w - 4, h - 4, 9), stroke="url(#b)", width=2),
            defs=lin("b", 0, 0, w, h, (0, BRASS_LIGHT), (0.4, BRASS), (1, BRASS_DARK)),
        ),
        (0, 0),
    )
    return out


# ---------------------------------------------------------------- small faces
def small_window(suit, u=1):
    """Rect of the painting on a small card drawn at u times its size."""
    w, h = SMALL
    band = BAND - 8 if suit in HOLDERS else 0
    return round(8 * u), round(8 * u), round((w - 16) * u), round((h - 16 - band) * u)


@cache
def small_frame(suit, u=1):
    """Wool in the suit's colour with the suit disc; the window is see-through, the band (if any) is bare."""
    base, light, dark = SUITS[suit]
    w, h = SMALL
    size = (round(w * u), round(h * u))
    x, y, iw, ih = small_window(suit)
    window = rrect(x, y, iw, ih, 7)
    hole = path(rrect(2, 2, w - 4, h - 4, 11) + window, "#ffffff", extra='fill-rule="evenodd"')
    out = masked(felt(size, mix(base, dark, 0.15), 13).convert_alpha(), svg(size, hole, (0, 0, w, h)))
    out.blit(
        svg(
            size,
            path(rrect(2, 2, w - 4, h - 4, 11), stroke=INK, width=4)
            + path(rrect(5, 5, w - 10, h - 10, 9), stroke="url(#e)", width=2.2)
            + path(window, stroke=mix(dark, INK, 0.5), width=3)
            + path(window, stroke=BRASS, width=1.3)
            + path(circle(*DISC, 19), mix(dark, INK, 0.25), BRASS, 2.5),
            (0, 0, w, h),
            lin("e", 0, 0, w, h, (0, light), (0.5, base), (1, dark)),
        ),
        (0, 0),
    )
    stamp(out, f"suit_{suit}", (DISC[0] * u, DISC[1] * u), round(27 * u), HORN)
    return out


def card_sockets(n, pitch, cx, cy):
    """Centres of a card's n spaces in a row about (cx, cy)."""
    return [(round(cx + (k - (n - 1) / 2) * pitch), round(cy)) for k in range(n)]


def small_card(ident, u=1):
    """A card as it lies in a camp: painting and suit disc; points and cubes are laid on it at run time."""
    suit = FAMILIES[ident[:2]]
    x, y, w, h = small_window(suit, u)
    out = layer((round(SMALL[0] * u), round(SMALL[1] * u)))
    face = painting(ident, (w, h), 0.94)
    out.blit(masked(face, svg((w, h), path(rrect(0, 0, w, h, 7 * u), "#ffffff"))), (x, y))
    out.blit(small_frame(suit, u), (0, 0))
    return out


def fled_curse():
    """A curse that was fled: face down, torn across, struck out with a red seal."""
    out = back("curse", SMALL).copy()
    w, h = SMALL
    edge = ((-0.04, 0.40), (0.2, 0.52), (0.36, 0.44), (0.62, 0.60), (0.78, 0.50), (1.04, 0.62))
    tear = "M" + "L".join(f"{w * x:.1f} {h * y:.1f}" for x, y in edge)
    shape = svg(SMALL, path(rrect(2, 2, w - 4, h - 4, 10), "#ffffff"))
    out.blit(
        masked(svg(SMALL, path(tear, stroke=INK, width=9) + path(tear, stroke=rgb("#b9a98b"), width=3)), shape), (0, 0)
    )
    cross = f"M{w - 38} {h - 38}l22 22m0 -22l-22 22"
    seal = path(circle(w - 27, h - 27, 20), rgb("#73190f"), INK, 3.5)
    seal += path(circle(w - 27, h - 27, 16), stroke=rgb("#f58b70"), width=1.6)
    out.blit(svg(SMALL, seal + path(cross, stroke=INK, width=9) + path(cross, stroke=BONE, width=5)), (0, 0))
    return out


# ---------------------------------------------------------------- backs and decks
@cache
def back(suit, size=(92, 128)):
    """Face-down card: wool in the suit's colour, four horns around the icon."""
    base, light, dark = SUITS[suit]
    w, h = size
    shape = svg(size, path(rrect(2, 2, w - 4, h - 4, 10), "#ffffff"))
    cloth = masked(felt(size, mix(base, dark, 0.22), 17).convert_alpha(), shape)
    trim = mix(light, HORN, 0.35)
    horns = horn(w / 2, h * 0.21, w * 0.17, 0) + horn(w / 2, h * 0.79, w * 0.17, 180)
    cloth.blit(
        svg(
            size,
            path(rrect(2, 2, w - 4, h - 4, 10), stroke=INK, width=4)
            + path(rrect(4.5, 4.5, w - 9, h - 9, 8), stroke=light, width=1.4, opacity=0.6)
            + path(rrect(9, 9, w - 18, h - 18, 6), stroke=trim, width=2, extra='stroke-dasharray="6 5"')
            + path(horns, stroke=mix(dark, INK, 0.4), width=w * 0.085)
            + path(horns, stroke=trim, width=w * 0.05),
        ),
        (0, 0),
    )
    stamp(cloth, f"suit_{suit}", (w / 2, h / 2), round(w * 0.46), HORN, edge=mix(dark, INK, 0.3), width=2)
    return cloth


@cache
def deck_edge(suit, size):
    """One card's edge, to be repeated under a deck's back: 2 px a step down, half a pixel right."""
    dark = SUITS[suit][2]
    w, h = size
    return svg(size, path(rrect(2, 2, w - 4, h - 4, 10), mix(HORN, dark, 0.35), mix(dark, INK, 0.5), 1.7))


@cache
def deck(suit, count, size):
    """A stack whose thickness follows the count (for pictures)."""
    steps = max(1, min(9, (count * 3 + 2) // 4))
    out = layer((size[0] + 10, size[1] + steps * 2 + 6))
    for k in range(steps, 0, -1):
        out.blit(deck_edge(suit, size), (k * 0.5, k * 2))
    out.blit(back(suit, size), (0, 0))
    return out


# ---------------------------------------------------------------- the enlarged card
def big_window():
    """Rects on the enlarged card's frame: picture, ribbon, text."""
    w, h = BIG_FRAME
    return {"picture": (12, 14, *LARGE), "ribbon": (8, 190, w - 16, 48), "text": (22, 250, w - 44, h - 270)}


def big_frame(suit):
    """Board of the enlarged card: walnut, a brass line, a ribbon in the suit's colour with the suit's icon."""
    dark = SUITS[suit][2]
    w, h = BIG_FRAME
    shape = svg(BIG_FRAME, path(rrect(0, 0, w, h, 14), "#ffffff"))
    out = masked(wood(BIG_FRAME, mix(rgb("#2b1f1a"), dark, 0.16), seed=9).convert_alpha(), shape)
    out.blit(
        svg(
            BIG_FRAME,
            path(rrect(1, 1, w - 2, h - 2, 14), stroke=INK, width=4)
            + path(rrect(2.5, 2.5, w - 5, h - 5, 12), stroke=WALNUT_LIGHT, width=1.2)
            + path(rrect(7, 7, w - 14, h - 14, 10), stroke="url(#b)", width=2),
            defs=lin("b", 0, 0, w * 0.4, h, (0, BRASS_LIGHT), (0.35, BRASS), (0.8, BRASS_DARK), (1, BRASS)),
        ),
        (0, 0),
    )
    ribbon = ribbon_face(suit)
    drop(out, ribbon, big_window()["ribbon"][:2], blur=5, offset=(2, 4))
    return out


@cache
def ribbon_face(suit):
    """The family's ribbon: icon at the left, room for words."""
    base, light, dark = SUITS[suit]
    _, _, w, h = big_window()["ribbon"]
    pic = svg(
        (w, h),
        path(rrect(1.5, 1.5, w - 3, h - 3, 7), "url(#r)", INK, 3)
        + path(f"M10 6H{w - 10}", stroke=light, width=2, opacity=0.6),
        defs=lin("r", 0, 0, 0, h, (0, mix(base, light, 0.2)), (1, mix(base, dark, 0.7))),
    )
    stamp(pic, f"suit_{suit}", (30, h / 2), 32, HORN, edge=mix(dark, INK, 0.3), width=1)
    return pic
