"""Cut-out standees: every character of the game from a few vector shapes, three values and an outline.

surface, foot = standee("conan", 140)  # foot = where the middle of the base is inside the surface
"""

import math
from dataclasses import dataclass
from functools import cache

import pygame

from tools.art_conan.figure import Figure
from tools.art_conan.foes import FOES
from tools.art_conan.heroes import HEROES, VARIANTS
from tools.art_conan.palette import BONE, EMBER, INK, MATERIALS, rgb

FIGURES = {**HEROES, **FOES, **VARIANTS}
FLAT = {
    "inkline": INK,
    "glowcore": EMBER,
    "eye": rgb("#ffd86b"),
    "paint": rgb("#f2e8d8"),
    "warpaint": rgb("#d23b2c"),
    "indigo": rgb("#3c5f96"),
    "eyegreen": rgb("#c8ff8a"),
    "eyered": rgb("#ff6a4a"),
    "shade": rgb("#2a1d1b"),
}
EDGE_HERO, EDGE_FOE, EDGE_NONE = rgb("#f4e7c6"), rgb("#d0694a"), None
SUPERSAMPLE = 3
BASE_WIDTH = {
    "hyenas": 0.78,
    "conans_lion": 0.92,
    "zelatas_wolf": 0.92,
    "giant_snake": 1.06,
    "thog": 1.2,
    "thak": 0.86,
    "dark_demon": 0.8,
    "outer_dark_demon": 0.72,
    "khosatral_khel": 0.86,
}  # of the size; men .62


@dataclass(frozen=True)
class Base:
    """What the figure stands on. kind: hero (smooth ring) or foe (thorned ring)."""

    colour: tuple
    kind: str = "hero"
    shape: str = ""  # seat shape of a hero
    tally: int = 0  # strokes that tell minion groups apart without colour


def _values(mat):
    if mat in MATERIALS:
        return MATERIALS[mat]
    return (FLAT[mat],) * 3


def _paint_shape(surface, mat, pts, ink, rim, outline, edge):
    """One shape: ink contour, base fill, light edge top left, dark edge bottom right."""
    light, base, dark = _values(mat)
    if ink:
        for a, b in zip(pts, pts[1:] + pts[:1], strict=False):
            pygame.draw.line(surface, INK, a, b, max(1, round(outline * 2)))
            pygame.draw.circle(surface, INK, a, outline)
    pygame.draw.polygon(surface, base, pts)
    if not rim:
        return
    xs, ys = [p[0] for p in pts], [p[1] for p in pts]
    thin = min(max(xs) - min(xs), max(ys) - min(ys))
    e = min(edge, thin * 0.3)
    box = pygame.Rect(min(xs) - 2, min(ys) - 2, max(xs) - min(xs) + 4, max(ys) - min(ys) + 4)
    for colour, dx, dy in ((dark, -e * 0.9, -e), (light, e * 0.62, e * 0.72)):
        part = pygame.Surface(box.size, pygame.SRCALPHA)
        here = [(x - box.x, y - box.y) for x, y in pts]
        pygame.draw.polygon(part, colour, here)
        pygame.draw.polygon(part, (0, 0, 0, 0), [(x + dx, y + dy) for x, y in here])
        surface.blit(part, box)


def _grown(surface, radius, colour):
    """The silhouette of a surface grown by a radius, in one colour."""
    mask = pygame.mask.from_surface(surface, 60)
    flat = mask.to_surface(setcolor=(*colour, 255), unsetcolor=(0, 0, 0, 0))
    out = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    for k in range(20):
        a = k * math.tau / 20
        out.blit(flat, (round(math.cos(a) * radius), round(math.sin(a) * radius)))
    out.blit(flat, (0, 0))
    return out


def _build(name):
    figure = Figure()
    FIGURES[name](figure)
    return figure


def extent(shapes):
    """(left, top, right, bottom) of a list of shapes in figure units."""
    pts = [p for _, shape, _, _ in shapes for p in shape]
    xs, ys = [p[0] for p in pts], [p[1] for p in pts]
    return min(xs), min(ys), max(xs), max(ys)


def render(shapes, size, edge=None, outline=None, fade=True):
    """Any list of shapes -> (surface, origin in it). size: pixels for 100 units. Used for figures and for scenery."""
    scale = size / 100 * SUPERSAMPLE
    left, top, right, bottom = extent(shapes)
    pad = 10 if edge else 5
    w, h = round((right - left + 2 * pad) * scale), round((bottom - top + 2 * pad) * scale)
    big = pygame.Surface((w, h), pygame.SRCALPHA)
    line = (outline or min(4.5, max(1.15, size * 0.0115))) * SUPERSAMPLE
    for mat, pts, ink, shaded in shapes:
        px = [((x - left + pad) * scale, (y - top + pad) * scale) for x, y in pts]
        _paint_shape(big, mat, px, ink, shaded, line, 3.4 * scale)
    if fade:
        _fade_to_feet(big)
    if edge:
        cut = _grown(big, min(6.5, max(2.2, size * 0.022)) * SUPERSAMPLE, edge)
        cut.blit(big, (0, 0))
        big = cut
    small = pygame.transform.smoothscale(big, (w // SUPERSAMPLE, h // SUPERSAMPLE))
    return small, ((pad - left) * scale / SUPERSAMPLE, (pad - top) * scale / SUPERSAMPLE)


@cache
def standee(name, size, edge=EDGE_HERO, flip=False):
    """size: pixels for 100 figure units (the height of a man). Returns (surface, foot point in it)."""
    small, foot = render(_build(name).shapes, size, edge)
    if flip:
        small, foot = pygame.transform.flip(small, True, False), (small.get_width() - foot[0], foot[1])
    return small, foot


def _fade_to_feet(surface):
    """Light from above: the lower part of a cut-out sinks into shadow."""
    w, h = surface.get_size()
    ramp = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        t = max(0, (y / 63 - 0.35) / 0.65)
        ramp.set_at((0, y), (255 - int(70 * t), 255 - int(78 * t), 255 - int(72 * t), 255))
    surface.blit(pygame.transform.smoothscale(ramp, (w, h)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def seat_shape(surface, shape, centre, r, colour, outline=INK):
    """The seat's second code: triangle, disc, square, diamond or star."""
    x, y = centre
    turns = {"triangle": (3, -90), "square": (4, -45), "diamond": (4, -90), "star": (10, -90), "disc": (32, 0)}[shape]
    n, start = turns

    def ring(rad):
        return [
            (
                x + math.cos(math.radians(start + k * 360 / n)) * rad * (0.45 if shape == "star" and k % 2 else 1),
                y + math.sin(math.radians(start + k * 360 / n)) * rad * (0.45 if shape == "star" and k % 2 else 1),
            )
            for k in range(n)
        ]

    pygame.draw.polygon(surface, outline, ring(r * 1.32))
    pygame.draw.polygon(surface, colour, ring(r))


@cache
def base_ring(width, base):
    """A thick oval disc with the side's rim. width in pixels; height is 0.46 of it."""
    s = 3
    w, h, thick = width * s, round(width * 0.44) * s, round(width * 0.1) * s
    out = pygame.Surface((w + 12 * s, h + thick + 14 * s), pygame.SRCALPHA)
    x, y = 6 * s, 5 * s
    dark = tuple(int(c * 0.38) for c in base.colour)
    light = tuple(min(255, int(c * 1.15 + 40)) for c in base.colour)
    if base.kind == "foe":
        _thorns(out, (x + w / 2, y + h / 2 + thick * 0.4), w / 2, h / 2, s, dark)
    pygame.draw.ellipse(out, INK, (x - 2 * s, y + thick - 2 * s, w + 4 * s, h + 4 * s))
    pygame.draw.ellipse(out, dark, (x, y + thick, w, h))
    pygame.draw.ellipse(out, INK, (x - 2 * s, y - 2 * s, w + 4 * s, h + 4 * s))
    pygame.draw.ellipse(out, light, (x, y, w, h))
    pygame.draw.ellipse(out, base.colour, (x + 1.5 * s, y + 2 * s, w - 2 * s, h - 2 * s))
    rim = max(3, width * 0.075) * s
    pygame.draw.ellipse(out, INK, (x + rim, y + rim * 0.7, w - 2 * rim, h - 1.4 * rim))
    inner = rgb("#3b2c22") if base.kind == "hero" else rgb("#241a1c")
    pygame.draw.ellipse(out, inner, (x + rim + s, y + rim * 0.7 + s, w - 2 * rim - 2 * s, h - 1.4 * rim - 2 * s))
    if base.shape:
        seat_shape(out, base.shape, (x + w / 2, y + h + thick * 0.15), width * 0.12 * s, base.colour)
    for k in range(base.tally):
        tx = x + w / 2 + (k - (base.tally - 1) / 2) * width * 0.1 * s
        pygame.draw.line(out, INK, (tx, y + h - 1.5 * s), (tx, y + h + thick + s), round(width * 0.075 * s))
        pygame.draw.line(out, BONE, (tx, y + h), (tx, y + h + thick - s), round(width * 0.045 * s))
    size = (out.get_width() // s, out.get_height() // s)
    return pygame.transform.smoothscale(out, size), (6 + width / 2, 5 + round(width * 0.44) / 2)


def _thorns(surface, centre, rx, ry, s, colour):
    """Spikes around a foe's base: readable as 'enemy' without its colour."""
    for k in range(22):
        a = k * math.tau / 22

        def at(f, da=0.0, a=a):
            return centre[0] + math.cos(a + da) * rx * f, centre[1] + math.sin(a + da) * ry * f + 2 * s

        spike = [at(1.17), at(0.98, -0.1), at(0.98, 0.1)]
        pygame.draw.polygon(surface, INK, [at(1.23), at(0.97, -0.14), at(0.97, 0.14)])
        pygame.draw.polygon(surface, colour, spike)


@cache
def contact_shadow(width, height, alpha=150):
    """Soft oval shadow, thrown to the lower right."""
    s = pygame.Surface((width + 40, height + 40), pygame.SRCALPHA)
    pygame.draw.ellipse(s, (6, 4, 8, alpha), (20, 20, width, height))
    return pygame.transform.gaussian_blur(s, 7)
