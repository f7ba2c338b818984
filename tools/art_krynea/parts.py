"""What cards and plates are put together from: steel frames, cost stones, value cells, studs."""

from functools import cache

import numpy as np
import pygame

from tools.art_krynea.glass import window_array
from tools.art_krynea.palette import (
    BONE,
    BRASS,
    FACTIONS,
    INK,
    KIND_HUE,
    KINDS,
    LEAD,
    PLATE,
    STEEL,
    STEEL_LIGHT,
    mix,
)
from tools.art_krynea.signs import sign
from tools.art_krynea.textures import rounded_alpha, steel, surface

ROWS = ("attack", "defence")


def shrunk(pic, size):
    return pygame.transform.smoothscale(pic, size)


@cache
def frame(w, h, faction, k, champion=False):
    """Steel outside, a leaded band of the faction's glass within. Drawn k times its size."""
    f = FACTIONS[faction]
    out = steel(w, h, 11 * k, f.metal[1] if champion else mix(f.metal[1], STEEL, 0.35), bevel=2 * k).copy()
    b = 5 * k
    iw, ih = w - 2 * b, h - 2 * b
    band = window_array(iw, ih, f.glass, "quarry", 1.1 * k, 3, light=0.4, edge=False, side=250 * k)
    out.blit(surface(band, rounded_alpha(iw, ih, 7 * k)), (b, b))
    rect = (b - k // 2, b - k // 2, iw + k, ih + k)
    pygame.draw.rect(out, LEAD, rect, max(2, int(1.6 * k)), border_radius=7 * k)
    _corners(out, f, k, champion)
    return out


def _corners(out, f, k, champion):
    """Rivets; on a champion's frame pointed gold corner plates instead."""
    w, h = out.get_size()
    for right, low in ((0, 0), (1, 0), (0, 1), (1, 1)):

        def at(x, y, right=right, low=low):
            return (w - 1 - x * k if right else x * k, h - 1 - y * k if low else y * k)

        if champion:
            plate = [at(*p) for p in ((1, 4), (4, 1), (26, 1), (15, 5), (9, 9), (5, 15), (1, 26))]
            pygame.draw.polygon(out, mix(BRASS, BONE, 0.0 if right or low else 0.35), plate)
            pygame.draw.polygon(out, LEAD, plate, max(1, k // 2))
        else:
            x, y = at(7, 7)
            pygame.draw.circle(out, LEAD, (x, y), 4 * k)
            pygame.draw.circle(out, f.metal[1], (x, y), 3 * k)
            pygame.draw.circle(out, f.metal[0], (x - 0.8 * k, y - 0.8 * k), 1.4 * k)


def rim(out, rect, k, radius):
    """The lead round an opening and a thin bright line on its lit side."""
    x, y, w, h = rect
    pygame.draw.rect(out, LEAD, (x - 2 * k, y - 2 * k, w + 4 * k, h + 4 * k), 2 * k, border_radius=radius + 2 * k)
    corner = [
        (x - 2 * k, y + h - radius),
        (x - 2 * k, y - 2 * k + radius),
        (x - 2 * k + radius, y - 2 * k),
        (x + w - radius, y - 2 * k),
    ]
    pygame.draw.lines(out, mix(LEAD, STEEL_LIGHT, 0.75), False, corner, max(1, k // 2))


def band(out, rect, k, faction):
    """The name band: a dark plate of steel with a breath of the faction's glass."""
    x, y, w, h = rect
    out.blit(steel(w, h, 4 * k, mix((43, 48, 57), FACTIONS[faction].glass[0], 0.45), bevel=k), (x, y))
    pygame.draw.rect(out, LEAD, (x - k, y - k, w + 2 * k, h + 2 * k), k, border_radius=5 * k)


def _octagon(c, r):
    return [(c + r * np.cos(a), c + r * np.sin(a)) for a in np.radians(np.arange(22.5, 382, 45))]


@cache
def stone(px, faction):
    """The place of the cost: a cut stone in a steel claw, its table facet empty and dark."""
    f, c, r = FACTIONS[faction], px / 2, px / 2 - 1
    out = pygame.Surface((px, px), pygame.SRCALPHA)
    ring, mid, inner = (_octagon(c, r * k) for k in (1, 0.90, 0.66))
    pygame.draw.polygon(out, LEAD, ring)
    for i in range(8):
        j = (i + 1) % 8
        lit = 0.5 - 0.5 * np.cos(np.radians(45 * i))
        pygame.draw.polygon(out, mix(f.metal[0], f.metal[2], lit), [mid[i], mid[j], inner[j], inner[i]])
        pygame.draw.line(out, LEAD, mid[i], inner[i], max(1, px // 40))
    pygame.draw.polygon(out, mix(f.glass[0], INK, 0.4), inner)
    pygame.draw.polygon(out, LEAD, inner, max(1, px // 28))
    return out


# ---------------------------------------------------------------- the six places of the values
def cells(rect, gap=2):
    """(row, kind, rectangle) of the six places: attack above defence; ranged, magic, melee from left to right."""
    x, y, w, h = rect
    cw, ch = (w - 2 * gap) / 3, (h - gap) / 2
    places = [(row, kind, r, c) for r, row in enumerate(ROWS) for c, kind in enumerate(KINDS)]
    return [(row, kind, (x + c * (cw + gap), y + r * (ch + gap), cw, ch)) for row, kind, r, c in places]


def _tip(rect, row):
    """A blade's tip upward for attack, a shield's tip downward for defence."""
    x, y, w, h = rect
    t = h * 0.15
    if row == "attack":
        return [(x, y + t), (x + w / 2, y), (x + w, y + t), (x + w, y + h), (x, y + h)]
    return [(x, y), (x + w, y), (x + w, y + h - t * 1.5), (x + w / 2, y + h), (x, y + h - t * 1.5)]


def cell(out, rect, row, kind, k, beside):
    """An empty place: hue and sign of its kind, the sign beside the numeral's place or quietly behind it."""
    x, y, w, h = rect
    hue, shape = KIND_HUE[kind], _tip(rect, row)
    ground = mix(PLATE, hue, 0.30 if row == "attack" else 0.18)
    pygame.draw.polygon(out, ground, shape)
    if beside:
        mark = sign(f"attack_{kind}", int(h * 0.56), mix(hue, ground, 0.1), ground)
        nudge = h * 0.04 if row == "attack" else -h * 0.04
        out.blit(mark, mark.get_rect(center=(x + w * 0.22, y + h / 2 + nudge)))
    else:
        mark = sign(f"attack_{kind}", int(min(w, h) * 0.9), mix(ground, hue, 0.20))
        out.blit(mark, mark.get_rect(center=(x + w / 2, y + h / 2)))
    pygame.draw.polygon(out, mix(hue, LEAD, 0.25), shape, max(1, int(1.3 * k)))


def value_grid(out, rect, k, gap=2, beside=False):
    for row, kind, place in cells(rect, gap * k):
        cell(out, place, row, kind, k, beside)


# ---------------------------------------------------------------- studs
@cache
def stud(name, px, color=BONE, ground=PLATE, ring=STEEL):
    """A round steel stud with a sign."""
    big = px * 3
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big / 2, big / 2)
    for radius, tone in ((0.5, LEAD), (0.46, ring), (0.40, ground)):
        pygame.draw.circle(out, tone, middle, big * radius)
    mark = sign(name, int(big * 0.56), color, ground)
    out.blit(mark, mark.get_rect(center=middle))
    return shrunk(out, (px, px))
