"""The grounds of the results: the village at dawn for the heroes, skulls by a blood moon for the Overlord."""

import math
import random

import numpy as np
import pygame

from tools.art.paint import circle, drop, path, poly, svg
from tools.art_conan.figure import Figure
from tools.art_conan.output import save
from tools.art_conan.palette import BONE, INK, rgb
from tools.art_conan.place import halo
from tools.art_conan.scenery import bonfire, skull_pole, totem
from tools.art_conan.standees import EDGE_NONE, render, standee

SIZE = (1920, 1080)
POLE, CLOTH = 330, pygame.Rect(130, 176, 400, 600)
"""The banner of the winner hangs in CLOTH: the results draw it."""
WOOD, WOOD_LIGHT, WOOD_DARK = (104, 68, 44), (158, 112, 74), (58, 36, 26)
ROPE = (196, 160, 104)


def sky(tones, middle, radius, glow):
    """Bands of colour from above to below and a light behind the hill."""
    w, h = SIZE
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32), indexing="ij")
    stops = np.linspace(0, h, len(tones))
    colors = np.array([rgb(c) for c in tones], np.float32)
    out = np.stack([np.interp(y, stops, colors[:, k]) for k in range(3)], -1)
    d = np.hypot(x - middle[0], (y - middle[1]) * 1.1) / radius
    out += np.clip(1 - d, 0, 1)[..., None] ** 2 * np.array(rgb(glow), np.float32) * 0.9
    strokes = np.sin((x * 0.08 + y * 0.9) * 0.16 + 2.4 * np.sin(x * 0.006)) * np.sin(x * 0.011 + y * 0.03)
    out *= (1 + 0.05 * (strokes > 0.4))[..., None]
    surface = pygame.Surface(SIZE)
    pygame.surfarray.blit_array(surface, np.clip(out, 0, 255).astype(np.uint8))
    return surface


def ridge(surface, color, base, rough, seed, step=24):
    """One range of hills or tree tops as an ink silhouette with a lit rim."""
    rng = random.Random(seed)
    line = [(x, base + 60 * math.sin(x * 0.004 + seed) + rng.uniform(-rough, rough)) for x in range(-20, 1960, step)]
    pygame.draw.polygon(surface, color, [*line, (1960, 1090), (-20, 1090)])
    light = [min(255, int(c * 1.35 + 8)) for c in color]
    pygame.draw.lines(surface, light, False, line, 3)


def firs(surface, color, base, count, seed):
    rng = random.Random(seed)
    for _ in range(count):
        x, h = rng.uniform(-20, 1940), rng.uniform(90, 210)
        y = base + 60 * math.sin(x * 0.004 + seed) + 30
        for k in range(4):
            top, half = y - h + k * h * 0.2, (12 + k * 11) * h / 150
            pygame.draw.polygon(surface, color, [(x, top), (x + half, top + h * 0.34), (x - half, top + h * 0.34)])


def rays(surface, middle, color, count=22):
    """Beams from behind the hill."""
    layer = pygame.Surface(SIZE, pygame.SRCALPHA)
    for k in range(count):
        a, b = k * math.tau / count, k * math.tau / count + 0.11
        far = [(middle[0] + math.cos(t) * 1900, middle[1] + math.sin(t) * 1900) for t in (a, b)]
        pygame.draw.polygon(layer, (*color, 26), [middle, *far])
    surface.blit(layer, (0, 0))


def figure(surface, name, at, size, tint=(255, 255, 255), flip=False, shade=120):
    """A figure on the ground, with the shadow it throws."""
    art, foot = standee(name, size, EDGE_NONE, flip)
    art = art.copy()
    art.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    pool = pygame.Surface((round(size * 1.1), round(size * 0.3)), pygame.SRCALPHA)
    pygame.draw.ellipse(pool, (8, 5, 8, shade), pool.get_rect())
    surface.blit(pool, (at[0] - size * 0.45, at[1] - size * 0.16))
    surface.blit(art, (at[0] - foot[0], at[1] - foot[1]))


def prop(surface, draw, at, size, *args, tint=(255, 255, 255)):
    f = Figure()
    draw(f, *args)
    image, origin = render(f.shapes, size, outline=3, fade=False)
    image.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(image, (at[0] - origin[0], at[1] - origin[1]))


def dawn():
    """The heroes on the ridge as the sun comes up over the quiet village."""
    sun = (960, 560)
    out = sky(("#1b2340", "#4a3560", "#a8563e", "#f0a548", "#c2602e"), sun, 900, "#ffcf7a")
    rays(out, sun, (255, 226, 150))
    pygame.draw.circle(out, rgb("#ffe7b0"), sun, 150)
    pygame.draw.circle(out, rgb("#fff4d2"), sun, 128)
    ridge(out, rgb("#7a4a4e"), 640, 18, 2)
    firs(out, rgb("#4c3444"), 700, 90, 3)
    ridge(out, rgb("#33222e"), 800, 8, 5)
    for x, size in ((170, 150), (1780, 170)):
        prop(out, skull_pole, (x, 900), size, tint=(150, 120, 120))
    ridge(out, rgb("#1d1418"), 905, 5, 1, 40)
    warm = (255, 226, 190)
    row = (("hadrathus", 420, 960), ("shevatas", 250, 1000), ("belit", 1500, 962), ("balthus", 1690, 1006))
    for name, x, y in row:
        figure(out, name, (x, y), 250, warm, x > 960)
    for name, x, y in (("valeria", 620, 990), ("pallantides", 1310, 990)):
        figure(out, name, (x, y), 270, warm, x > 960)
    prop(out, bonfire, (1110, 1050), 170)
    figure(out, "conan", (960, 1020), 330, (255, 236, 210))
    out.blit(halo(130, (255, 160, 70), 120), (980, 890), special_flags=pygame.BLEND_RGB_ADD)
    return out


def skull_heap(surface, rng):
    for _ in range(170):
        x = rng.gauss(960, 420)
        y = 1050 - max(0, 250 - abs(x - 960) * 0.5) * rng.random()
        r = rng.uniform(20, 36)
        shade = rng.uniform(0.35, 0.8)
        tone = [int(c * shade) for c in (214, 190, 158)]
        pygame.draw.circle(surface, INK, (x, y), r + 4)
        pygame.draw.circle(surface, tone, (x, y), r)
        pygame.draw.rect(surface, INK, (x - r * 0.5 - 3, y + r * 0.5, r + 6, r * 0.8), border_radius=5)
        pygame.draw.rect(surface, tone, (x - r * 0.5, y + r * 0.5, r, r * 0.7), border_radius=4)
        for s in (-1, 1):
            pygame.draw.circle(surface, INK, (x + s * r * 0.4, y), r * 0.27)


def blood_moon():
    """The shaman and his monsters over the weapons of the fallen."""
    moon, rng = (960, 360), random.Random(3)
    out = sky(("#0b0a16", "#2a0f1e", "#5a1a22", "#2a1014", "#120a0e"), moon, 820, "#c2402e")
    rays(out, moon, (255, 90, 70), 16)
    pygame.draw.circle(out, rgb("#d8583e"), moon, 238)
    pygame.draw.circle(out, rgb("#e8795a"), (moon[0] - 14, moon[1] - 14), 214)
    for x, y, r in ((880, 300, 40), (1030, 420, 56), (990, 270, 26), (870, 440, 22)):
        pygame.draw.circle(out, rgb("#d2664a"), (x, y), r)
    ridge(out, rgb("#2a141c"), 660, 22, 4)
    firs(out, rgb("#1a0d14"), 700, 110, 7)
    ridge(out, rgb("#12090e"), 880, 8, 1)
    for x in (100, 1670):
        prop(out, totem, (x, 950), 230, tint=(190, 120, 120))
    figure(out, "giant_snake", (520, 1000), 300, (190, 150, 150), True)
    figure(out, "dark_demon", (1400, 1000), 300, (200, 160, 165))
    figure(out, "outer_dark_demon", (1560, 560), 150, (120, 84, 92), shade=0)
    skull_heap(out, rng)
    figure(out, "zogar_sag", (960, 880), 330, (255, 210, 190))
    for x, turn, length in ((660, -12, 150), (1240, 16, 150), (800, 24, 120), (1130, -20, 120)):
        planted(out, (x, 1040), turn, length)
    return out


def planted(surface, at, turn, length):
    """A sword driven into the ground."""
    f = Figure()
    f.sword((0, -length), turn + 180, length, length * 0.16)
    image, origin = render(f.shapes, 100, edge=BONE, fade=False)
    surface.blit(image, (at[0] - origin[0], at[1] - origin[1]))


def spear(surface):
    """A rough trunk with a crossbar tied to it at the banner's upper edge, and a flint point."""
    x, bar = POLE, CLOTH.y - 4
    left, right = CLOTH.x - 30, CLOTH.right + 30
    point = poly(((x, bar - 142), (x + 26, bar - 92), (x + 11, bar - 54), (x - 11, bar - 54), (x - 26, bar - 92)))
    body = path(point, (150, 152, 150), INK, 5) + path(poly(((x, bar - 132), (x, bar - 60), (x + 16, bar - 92))), BONE)
    for d, wide in (
        (f"M{x} {bar - 62}L{x + 5} 420L{x - 3} 700L{x} 1010", 20),
        (f"M{left} {bar + 5}L{right} {bar - 5}", 16),
    ):
        body += path(d, stroke=INK, width=wide + 10) + path(d, stroke=WOOD, width=wide)
    body += path(
        f"M{x - 5} {bar - 60}L{x} 420L{x - 8} 700L{x - 5} 1006M{left} {bar}L{right} {bar - 10}",
        stroke=WOOD_LIGHT,
        width=4,
    )
    body += path(f"M{x + 7} 800l4 60M{x + 6} 560l-2 70M{left + 70} {bar + 8}l60 -2", stroke=WOOD_DARK, width=4)
    for y in (bar - 62, bar - 50):
        body += path(f"M{x - 15} {y}H{x + 15}", stroke=INK, width=14) + path(
            f"M{x - 14} {y}H{x + 14}", stroke=ROPE, width=7
        )
    for turn in (1, -1):
        body += path(f"M{x - 22} {bar - 22 * turn}L{x + 22} {bar + 22 * turn}", stroke=INK, width=17)
        body += path(f"M{x - 22} {bar - 22 * turn}L{x + 22} {bar + 22 * turn}", stroke=ROPE, width=9)
    for end in (left, right):
        body += path(circle(end, bar + (5 if end == left else -5), 10), BONE, INK, 5)
    heap = ((x - 60, 1016, 26), (x + 58, 1018, 24), (x - 18, 1024, 28), (x + 24, 1026, 22))
    body += "".join(path(circle(*stone), (66, 56, 56), INK, 5) for stone in heap)
    drop(surface, svg(SIZE, body), (0, 0), blur=7, offset=(8, 8), strength=0.5)


def bake_victory():
    for name, ground, colors in (("victory", dawn(), 220), ("victory_overlord", blood_moon(), 200)):
        spear(ground)
        save(name, ground, colors, opaque=True)
