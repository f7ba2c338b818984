"""The table: dark stone inlaid with steel and leaded glass, the light of a rose window across it. No unit, no word."""

from functools import cache

import numpy as np
import pygame
from scipy.ndimage import affine_transform, gaussian_filter, zoom

from tools.art_krynea.glass import rose_light, window
from tools.art_krynea.palette import ARMIES, FACTIONS, LEAD, STEEL, mix
from tools.art_krynea.plates import clear
from tools.art_krynea.textures import grain, noise, radial, surface

SIZE = (1920, 1080)
FIELD = {"two": (332, 1388), "four": (322, 1598)}  # left and right end of the field between the rails
TOP, BOTTOM = 36, {"two": 946, "four": 906}  # the field's frame: the rail of the phases lies within it
LINES = {"two": (513,), "four": (298, 702)}  # y of the lines of battle
TILE = 180  # length of one piece of seam
STRIP = (
    (-7, (14, 14, 17)),
    (-6, (128, 136, 146)),
    (-5, (92, 99, 108)),
    (5, (70, 76, 84)),
    (6, (40, 43, 49)),
    (7, (14, 14, 17)),
)
SHAFTS = ((520, 70, 15), (760, 120, 13), (1120, 90, 13), (1500, 150, 12))


def _slabs(w, h, size=150):
    """A value for each slab of a running-bond floor, its joints, and the lit lip below each joint."""
    y, x = np.mgrid[0:h, 0:w]
    row = y // size
    shift = (row % 2) * size * 0.75
    column = ((x + shift) // (size * 1.5)).astype(int)
    lots = np.random.default_rng(8).random((40, 40))
    jx, jy = (x + shift) % (size * 1.5), y % size
    near = np.minimum.reduce([jx, size * 1.5 - jx, jy, size - jy])
    lip = np.clip(1 - np.abs(near - 3.2) / 1.6, 0, 1) * ((jx < 9) | (jy < 9))
    return lots[row % 40, column % 40], np.clip(1 - near / 2.2, 0, 1), lip


def _cast(w, h, cx, cy, wide):
    """The rose window's light, skewed and stretched: it falls from the top left."""
    size, q = 1000, 4  # light is soft: a quarter of the size is enough
    hues, mask = rose_light(size)
    m = np.array([[size / (h * 1.02), 0.0], [-0.10, size / (w * wide)]])
    off = np.array([size / 2, size / 2]) - m @ np.array([cy, cx])
    shape = (-(-h // q), -(-w // q))
    light = np.stack([affine_transform(hues[..., i] * mask, m * q, off, shape, order=1) for i in range(3)], -1)
    light = gaussian_filter(light, (0.8, 0.8, 0)) * 0.6 + gaussian_filter(light, (8.5, 8.5, 0)) * 0.75
    return zoom(light, (q, q, 1), order=1)[:h, :w]


def floor(seats):
    """`two`: one line of battle (two and three players); `four`: two lines and the corner boss between them."""
    w, h = SIZE
    left, right = FIELD[seats]
    lines = LINES[seats]
    cx, cy = (left + right) / 2, sum(lines) / len(lines)
    slab, joint, lip = _slabs(w, h)
    base = np.array((44, 47, 56), float) * (0.62 + 0.4 * noise(w, h, 240, 5, 2) + 0.16 * slab)[..., None]
    base = (base + grain(w, h, 4)[..., None]) * (1 - 0.62 * joint)[..., None] + (lip * 12)[..., None]
    light = _cast(w, h, cx, cy, 0.70 if seats == "two" else 0.82)
    out = base * (0.76 + light * 0.84) + light * 14
    out *= (0.5 + 0.62 * radial(w, h, cx, cy, w * 0.66, h * 0.8, 0.8))[..., None]
    y, x = np.mgrid[0:h, 0:w]
    along = x * 0.86 + y * 0.5
    for (at, wide, power), army in zip(SHAFTS, ARMIES, strict=True):
        beam = np.exp(-(((along - at) / wide) ** 2)) * np.clip(1.25 - y / h, 0, 1)
        out += beam[..., None] * np.array(FACTIONS[army].glow, float) / 255 * power
    for line in lines:  # embers along each line of battle
        heat = np.exp(-(((y - line) / (62.0 if len(lines) == 1 else 44.0)) ** 2)) * (
            0.45 + 0.75 * noise(w, h, 120, 3, 12)
        )
        inside = np.clip(np.minimum(x - left, right - x) / 90.0 + 0.2, 0, 1)
        out += (heat * inside)[..., None] * np.array((58, 27, 9), float) * (1.0 if len(lines) == 1 else 0.75)
    pic = surface(out).convert()
    _inlays(pic, seats, left, right)
    return pic


def _inlays(pic, seats, left, right):
    """The frame of the field, the lines of battle across it, for four the boss where the corners meet."""
    _border(pic, left, right, BOTTOM[seats])
    for line in LINES[seats]:
        _strip(pic, left + 8, right - 8, line)
        for x in (left, right):
            roundel(pic, x, line, 22, "neutral")
    if seats == "four":
        middle, high = (left + right) // 2, sum(LINES["four"]) // 2
        _post(pic, middle, TOP + 8, BOTTOM[seats] - 8, "neutral")
        for line in LINES[seats]:
            roundel(pic, middle, line, 18, "neutral")
        roundel(pic, middle, high, 42, "neutral")


def _strip(pic, left, right, y, hues=("neutral",)):
    """A level steel strip with a seam of lozenges of glass."""
    for dy, tone in STRIP:
        pygame.draw.line(pic, tone, (left, y + dy), (right, y + dy))
    for n, x in enumerate(range(left, right, TILE)):
        glass = seam(hues[min(len(hues) - 1, n * TILE * len(hues) // (right - left))], n)
        pic.blit(glass, (x, y - 4), (0, 0, min(TILE, right - x), 9))


def _post(pic, x, top, bottom, faction):
    """The same strip upright."""
    for dx, tone in STRIP:
        pygame.draw.line(pic, tone, (x + dx, top), (x + dx, bottom))
    for n, y in enumerate(range(top, bottom, TILE)):
        pic.blit(pygame.transform.rotate(seam(faction, n), 90), (x - 4, y), (0, 0, 9, min(TILE, bottom - y)))


@cache
def seam(faction, n):
    """A length of seam: lozenges 18 px long, dim so that it never competes with a card."""
    k = 4
    hues, lots = FACTIONS[faction].glass, np.random.default_rng(n + 11).random(TILE // 18 + 1)
    out = clear(TILE * k, 9 * k)
    out.fill((*LEAD, 255))
    for i, lot in enumerate(lots):
        x, m = i * 18 * k, 9 * k / 2
        tone = mix(hues[1 + int(lot * 2.99)], LEAD, 0.25)
        pygame.draw.polygon(out, tone, [(x + 2 * k, m), (x + 9 * k, k), (x + 16 * k, m), (x + 9 * k, 8 * k)])
        pygame.draw.polygon(out, mix(tone, hues[4], 0.35), [(x + 2 * k, m), (x + 9 * k, k), (x + 9 * k, m)])
    return pygame.transform.smoothscale(out, (TILE, 9))


def roundel(pic, x, y, r, faction):
    """A small rose of glass set in steel."""
    k = 3
    boss = clear(r * 2 * k, r * 2 * k)
    c = (r * k, r * k)
    for radius, tone in ((1.0, LEAD), (0.95, mix(STEEL, LEAD, 0.15)), (0.80, mix(STEEL, LEAD, 0.6)), (0.76, LEAD)):
        pygame.draw.circle(boss, tone, c, r * k * radius)
    n = int(r * k * 1.46)
    glass = window(n, n, faction, 0.6 * k, 4, name="rose", light=1.5).convert_alpha()
    mask = clear(n, n)
    pygame.draw.circle(mask, (255, 255, 255, 255), (n / 2, n / 2), n / 2)
    glass.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    boss.blit(glass, glass.get_rect(center=c))
    small = pygame.transform.smoothscale(boss, (r * 2, r * 2))
    pic.blit(small, (x - r, y - r))


def _border(pic, left, right, bottom):
    """Glass set in steel round the field, an army's glass at each corner; polished stone just within."""
    top = TOP
    veil = clear(*SIZE)
    for inset, alpha in ((16, 70), (20, 50), (24, 30)):
        box = (left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset)
        pygame.draw.rect(veil, (6, 7, 10, alpha), box, 4, border_radius=10)
    pic.blit(veil, (0, 0))
    light, magic, dark, mercenary = ARMIES
    _strip(pic, left, right, top, (light, magic))
    _strip(pic, left, right, bottom, (dark, mercenary))
    middle = (top + bottom) // 2
    for x, upper, lower in ((left, light, dark), (right, magic, mercenary)):
        _post(pic, x, top, middle, upper)
        _post(pic, x, middle, bottom, lower)
    corners = (((left, top), light), ((right, top), magic), ((left, bottom), dark), ((right, bottom), mercenary))
    for (x, y), army in corners:
        roundel(pic, x, y, 26, army)
