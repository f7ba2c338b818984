"""Standing pieces and discs. Each is drawn in a seat's colour, then split so that the client can tint it."""

import math
from dataclasses import dataclass

import numpy as np
import pygame

from tools.art_age_of_conan import textures as tx
from tools.art_age_of_conan.icons import icon
from tools.art_age_of_conan.output import save
from tools.art_age_of_conan.palette import BONE, BRASS, BRASS_LIGHT, INK, mix, put
from tools.art_age_of_conan.shapes import disc

Q = 4  # supersampling
SHAPES = ("triangle", "circle", "square", "diamond", "star")
STACK = 6  # more units make no higher stack
RIM = 3.4
MEDAL = 25


@dataclass(frozen=True)
class Look:
    """The colours of a seat: both others are mixtures of the base, so every pixel is linear in it."""

    base: tuple[int, int, int]

    @property
    def light(self):
        return mix(self.base, (255, 246, 220), 0.48)

    @property
    def dark(self):
        return mix(self.base, (20, 8, 4), 0.52)


def split(draw):
    """(tint, ink): colour * tint + ink is what `draw` makes of that colour."""
    black, white = draw(Look((0, 0, 0))), draw(Look((255, 255, 255)))
    ink = pygame.surfarray.array3d(black).swapaxes(0, 1).astype(float)
    share = (pygame.surfarray.array3d(white).swapaxes(0, 1) - ink).mean(2, keepdims=True)
    alpha = pygame.surfarray.array_alpha(white).T / 255
    return tx.surface_of(np.repeat(share, 3, 2), alpha), tx.surface_of(ink, alpha)


# ---------------------------------------------------------------- shapes
def shape_points(shape, cx, cy, r):
    """The outline of a seat's shape; the circle as a polygon."""
    if shape == "diamond":
        return [(cx, cy - r), (cx + r * 0.82, cy), (cx, cy + r), (cx - r * 0.82, cy)]
    if shape == "triangle":
        return [(cx, cy - r), (cx + r, cy + r * 0.8), (cx - r, cy + r * 0.8)]
    if shape == "square":
        return [(cx + i * r * 0.8, cy + j * r * 0.8) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    if shape == "star":
        spikes = [(k * math.pi / 5, r * (1.08, 0.5)[k % 2]) for k in range(10)]
        return [(cx + math.sin(a) * d, cy - math.cos(a) * d) for a, d in spikes]
    turns = [k * math.tau / 40 for k in range(40)]
    return [(cx + math.cos(a) * r * 0.9, cy + math.sin(a) * r * 0.9) for a in turns]


def draw_shape(surface, shape, centre, r, color, width):
    points = shape_points(shape, centre[0], centre[1], r)
    pygame.draw.polygon(surface, color, points)
    pygame.draw.lines(surface, INK, True, points, max(1, round(width)))
    for p in points:
        pygame.draw.circle(surface, INK, p, width / 2)


def mark(shape, size, color):
    """A seat's shape as a small picture."""
    big = pygame.Surface((size * Q, size * Q), pygame.SRCALPHA)
    draw_shape(big, shape, (size * Q / 2, size * Q / 2), size * Q * 0.42, color, size * Q / 12)
    return pygame.transform.smoothscale(big, (size, size))


def medal(shape):
    """A small bone disc with the seat's shape: colour is never the only sign."""

    def draw(look):
        picture = pygame.Surface((MEDAL, MEDAL), pygame.SRCALPHA)
        put(picture, disc(11.5, BONE), (MEDAL / 2, MEDAL / 2))
        put(picture, mark(shape, 17, look.base), (MEDAL / 2, MEDAL / 2))
        return picture

    return draw


# ---------------------------------------------------------------- pieces
def army(count, k=1):
    """A stack of discs, a rim for each unit; the numeral is laid on its face."""
    w, top = 44 * k, 33 * k
    h = round(top + RIM * k * min(count, STACK)) + 2

    def draw(look):
        big = pygame.Surface((w * Q, h * Q), pygame.SRCALPHA)
        for i in range(min(count, STACK), -1, -1):
            box = pygame.Rect(Q, (i * RIM * k + 1) * Q, (w - 2) * Q, top * Q)
            pygame.draw.ellipse(big, INK, box.inflate(2 * Q, 2 * Q))
            tone = look.dark if i % 2 else mix(look.dark, look.base, 0.55)
            pygame.draw.ellipse(big, tone, box.inflate(-Q, -Q))
        face = pygame.Rect(Q, Q, (w - 2) * Q, top * Q)
        pygame.draw.ellipse(big, look.light, face.inflate(-Q, -Q))
        pygame.draw.ellipse(big, mix(look.base, (30, 14, 6), 0.28), face.inflate(-5 * k * Q, -4.5 * k * Q))
        return pygame.transform.smoothscale(big, (w, h))

    return draw


def marker(kind, size):
    """Fort, tower or city."""
    name = {"fort": "fort", "tower": "tower", "city": "city_piece"}[kind]
    return lambda look: icon(name, size, look)


def standard(shape, k=1):
    """The home banner: a pole with a swallow-tailed flag that bears the shape."""

    def at(*points):
        return [(x * Q * k, y * Q * k) for x, y in points]

    def draw(look):
        q = Q * k
        big = pygame.Surface((44 * q, 54 * q), pygame.SRCALPHA)
        cloth = at((9, 5), (41, 7), (35, 19), (41, 33), (9, 33))
        pygame.draw.polygon(big, look.base, cloth)
        pygame.draw.polygon(big, look.dark, at((9, 26), (37, 26), (41, 33), (9, 33)))
        pygame.draw.polygon(big, look.light, at((9, 5), (41, 7), (40, 10), (9, 9)))
        pygame.draw.lines(big, INK, True, cloth, 2 * q)
        pygame.draw.rect(big, INK, (4 * q, q, 7 * q, 52 * q), border_radius=3 * q)
        pygame.draw.rect(big, BRASS, (6 * q, 3 * q, 3 * q, 48 * q), border_radius=2 * q)
        draw_shape(big, shape, (22 * q, 18 * q), 9 * q, BONE, 2 * q)
        return pygame.transform.smoothscale(big, (44 * k, 54 * k))

    return draw


def pin(look):
    """Marks the terrain of the track for which an army fights: a bracket in the seat's colour."""
    w, h = 38 * Q, 42 * Q
    big = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.rect(big, INK, (0, 0, w, h), 7 * Q, border_radius=9 * Q)
    pygame.draw.rect(big, look.base, (1.6 * Q, 1.6 * Q, 34.8 * Q, 38.8 * Q), round(4 * Q), border_radius=8 * Q)
    pygame.draw.rect(big, look.light, (2.4 * Q, 2.4 * Q, 33.2 * Q, 37.2 * Q), round(1.3 * Q), border_radius=7 * Q)
    return pygame.transform.smoothscale(big, (38, 42))


def crowned():
    """Conan as king: his figure under a crown."""
    big = pygame.Surface((96 * 2, 110 * 2), pygame.SRCALPHA)
    big.blit(icon("conan", 180), (6, 40))
    crown = [(52, 66), (48, 28), (68, 46), (80, 18), (92, 46), (112, 28), (108, 66)]
    pygame.draw.polygon(big, BRASS, crown)
    pygame.draw.polygon(big, BRASS_LIGHT, [(56, 60), (54, 42), (68, 54), (80, 30), (80, 60)])
    pygame.draw.lines(big, INK, True, crown, 5)
    for x, y in ((48, 26), (80, 16), (112, 26)):
        pygame.draw.circle(big, INK, (x, y), 8)
        pygame.draw.circle(big, (200, 50, 40), (x, y), 5)
    return pygame.transform.smoothscale(big, (84, 96))


def tinted():
    """{name: drawing} of everything in a seat's colour."""
    out = {f"army_{n}": army(n) for n in range(1, STACK + 1)}
    out |= {f"medal_{shape}": medal(shape) for shape in SHAPES}
    out |= {f"standard_{shape}": standard(shape) for shape in SHAPES}
    out |= {kind: marker(kind, 44) for kind in ("fort", "tower", "city")}
    return out | {"pin": pin}


def plain():
    """{name: picture} of everything that has one look."""
    sizes = {"raid": 27, "obelisk": 50, "conan": 72, "conan_large": 150}
    out = {name: icon(name.removesuffix("_large"), size) for name, size in sizes.items()}
    return out | {"conan_crowned": crowned()}


def bake_pieces():
    for name, draw in tinted().items():
        tint, ink = split(draw)
        save(f"pieces/{name}_tint", tint)
        save(f"pieces/{name}_ink", ink)
    for name, picture in plain().items():
        save(f"pieces/{name}", picture)


def sections():
    """What is laid where on a piece, and how a piece stands on its anchor."""
    rise = {"army": -2, "marker": -4, "standard": -5, "emissary": -3, "raid": 0, "conan": -13, "obelisk": -2}
    return {
        "rise": rise,
        "army": {"face": (3, 3, 38, 28), "medal": (40, 2), "stack": STACK},
        "marker": {"medal": (36, 4)},
    }
