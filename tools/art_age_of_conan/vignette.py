"""What the how-to pictures are laid out from: a corner of the inked map at any place, and its pieces large."""

import random
from dataclasses import dataclass
from functools import cache

import numpy as np
import pygame
from scipy import ndimage

from engine.dice.dietypes import die_type
from engine.dice.draw import resting_picture
from engine.dice.orientation import resting
from games.age_of_conan.board.dice import YAWS
from games.age_of_conan.rules.content import CONTENT
from tools.art.frame import masked
from tools.art.output import ROOT
from tools.art.paint import circle, layer, path, poly, rrect, svg
from tools.art_age_of_conan import ink
from tools.art_age_of_conan import textures as tx
from tools.art_age_of_conan.icons import PLACEHOLDERS, icon
from tools.art_age_of_conan.palette import (
    AREA_TINT,
    BLOOD,
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    INK_SOFT,
    PARCHMENT_LIGHT,
    SEA,
    SEA_DEEP,
    TERRAIN_TINT,
    WALNUT_DARK,
    font,
    mix,
    put,
)

SIZE = (900, 560)
Q = 3  # supersampling
DRAWINGS = ROOT / "tools/art_age_of_conan/drawings"


# ---------------------------------------------------------------- seats
@dataclass(frozen=True)
class Seat:
    """A kingdom's colour and shape."""

    shape: str
    base: tuple[int, int, int]

    @property
    def light(self):
        return mix(self.base, (255, 246, 220), 0.48)

    @property
    def dark(self):
        return mix(self.base, (20, 8, 4), 0.52)


RED, YELLOW, GREEN, VIOLET = (
    Seat("diamond", (213, 94, 0)),
    Seat("triangle", (230, 159, 0)),
    Seat("square", (0, 158, 115)),
    Seat("star", (204, 121, 167)),
)


# ---------------------------------------------------------------- the sheet
@dataclass(frozen=True)
class Land:
    """A province of a how-to picture: everything nearer to `at` than to another's point. Tint "sea" is water."""

    at: tuple[float, float]
    tint: str
    grows: tuple[tuple[str, int], ...] = ()


def ground(lands=(), free=(), seed=3):
    """A sheet of parchment with these provinces on walnut; scenery leaves the rectangles `free` (x, y, w, h)."""
    w, h = SIZE
    rgb = tx.parchment(w, h, seed)
    if lands:
        rgb = _washed(rgb, lands, seed)
    rgb, alpha = tx.burn_edges(rgb, seed, 20)
    out = tx.surface_of(tx.walnut(w, h, seed + 4, 1.1))
    out.blit(tx.surface_of(rgb, alpha), (0, 0))
    marks = pygame.Surface((w * ink.SCALE, h * ink.SCALE), pygame.SRCALPHA)
    _neat_line(marks)
    if lands:
        _scenery(marks, lands, free, seed)
    out.blit(pygame.transform.smoothscale(marks, SIZE), (0, 0))
    return masked(out.convert_alpha(), svg(SIZE, path(rrect(0, 0, w, h, 22), "#ffffff")))


def _fields(lands, seed):
    """Per pixel: the nearest two provinces, and how much farther the second is (pixels)."""
    w, h = SIZE
    y, x = np.mgrid[0:h, 0:w].astype(float)
    x = x + (tx.noise(w, h, seed + 11, 1.7) - 0.5) * 90
    y = y + (tx.noise(w, h, seed + 12, 1.7) - 0.5) * 90
    away = np.stack([np.hypot(x - land.at[0], y - land.at[1]) for land in lands])
    order = np.argsort(away, axis=0)
    near, second = order[0], order[1]
    both = np.take_along_axis(away, order[:2], 0)
    return near, second, both[1] - both[0]


def _washed(rgb, lands, seed):
    """Colour washes that are strongest along the borders, dashed ink between provinces, a double line at the coast."""
    near, second, gap = _fields(lands, seed)
    sea_of = np.array([land.tint == "sea" for land in lands])
    cloud = tx.noise(*SIZE, seed + 5, 1.8)
    sea = sea_of[near]
    tints = np.array([AREA_TINT.get(land.tint, SEA) for land in lands], float)
    strength = np.clip(0.42 + 0.4 * (cloud - 0.5) + 0.34 * np.exp(-gap / 26), 0, 0.85)
    land = rgb + (rgb * tints[near] / 232 - rgb) * strength[..., None]
    rgb = np.where(sea[..., None], _water(rgb, sea, cloud), land)
    coast = sea != sea_of[second]
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]]
    points = np.array([land.at for land in lands], float)
    way = points[second] - points[near]
    along = (x * way[..., 1] - y * way[..., 0]) / (np.hypot(way[..., 0], way[..., 1]) + 1e-6)
    dash = np.clip(np.cos(along * 2 * np.pi / 20) * 3 + 1.6, 0, 1)
    line = np.exp(-((gap / 2.6) ** 2))
    rgb = tx.blend(rgb, INK_SOFT, np.where(coast | sea, 0, line * dash * 0.85))
    return tx.blend(rgb, INK, np.where(coast, np.exp(-((gap / 3.6) ** 4)), 0) * 0.95)


def _water(rgb, sea, cloud):
    out = ndimage.distance_transform_edt(sea)
    water = np.broadcast_to(np.array(SEA, float), rgb.shape)
    water = tx.blend(water, SEA_DEEP, np.clip(out / 120, 0, 1)) * (0.86 + 0.14 * rgb / 229)
    water = water + ((cloud - 0.5) * 30)[..., None]
    rings = ((9, 0.8), (18, 0.55), (29, 0.38), (42, 0.24))  # distance from land, strength
    return tx.blend(water, (30, 50, 60), np.clip(sum(a * np.exp(-(((out - d) / 1.2) ** 2)) for d, a in rings), 0, 0.8))


def _neat_line(marks):
    """A double rule within the burnt rim, like the margin of an atlas."""
    (w, h), m = SIZE, 19
    for inset, width in ((m, 2.4), (m + 7, 1.4)):
        box = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset), (inset, inset)]
        ink.pen(marks, box, width, INK, 200, seed=inset)


def _scenery(marks, lands, free, seed):
    """Hills, trees and tufts of each province, back to front."""
    rng = random.Random(seed)
    near, _, gap = _fields(lands, seed)
    spots: list[tuple[float, float, str, int]] = []
    for _ in range(2600):
        x, y = rng.uniform(38, SIZE[0] - 38), rng.uniform(52, SIZE[1] - 34)
        land = lands[near[int(y), int(x)]]
        if (
            land.grows
            and gap[int(y), int(x)] > 26
            and all((x - a) ** 2 + 2 * (y - b) ** 2 > 1500 for b, a, *_ in spots)
        ):
            name, size = rng.choice(land.grows)
            body = pygame.Rect(x - size * 0.6, y - size, size * 1.2, size)
            if body.collidelist([pygame.Rect(r) for r in free]) < 0:
                spots.append((y, x, name, size))
    for y, x, name, size in sorted(spots):
        getattr(ink, name)(marks, x, y, size * rng.uniform(0.85, 1.1), rng, alpha=135)


# ---------------------------------------------------------------- writing
def write(dst, words, center, size, color=BONE, rim=INK):
    """Numerals with an ink rim, their ink centred on a point."""
    r = max(1, round(size / 14))
    for dx, dy in ((-r, 0), (r, 0), (0, -r), (0, r), (r, r), (-r, r), (0, r + 1)) if rim else ():
        _ink(dst, words, (center[0] + dx, center[1] + dy), size, rim)
    _ink(dst, words, center, size, color)


def _ink(dst, words, center, size, color):
    pic = font("display", size).render(words, True, color)
    pic = pic.subsurface(pic.get_bounding_rect())
    dst.blit(pic, pic.get_rect(center=(round(center[0]), round(center[1]))))


# ---------------------------------------------------------------- pieces
@cache
def standing(name, size, seat):
    """A standing piece in the seat's colours, with room for its spire."""
    text = (DRAWINGS / f"{name}.svg").read_text(encoding="utf-8")
    for placeholder, tone in zip(PLACEHOLDERS, (seat.base, seat.light, seat.dark), strict=True):
        text = text.replace(placeholder, "#{:02x}{:02x}{:02x}".format(*tone))
    return svg((size, size), text[text.index(">") + 1 : text.rindex("</svg>")], (0, -4, 128, 128))


SHAPES = {
    "diamond": "M64 8L110 64L64 120L18 64Z",
    "triangle": "M64 12L116 108H12Z",
    "square": "M20 20H108V108H20Z",
    "star": "M64 4L79 45L122 46L88 73L100 115L64 91L28 115L40 73L6 46L49 45Z",
}


@cache
def mark(seat, size, color=None):
    """The seat's shape."""
    return svg((size, size), path(SHAPES[seat.shape], color or seat.base, INK, 12), (-4, -4, 136, 136))


def pennant(seat, size):
    """A bone medal with the seat's shape."""
    out = disc(size, BONE, INK, size * 0.1)
    return _with(out, mark(seat, round(size * 0.72)))


def _with(out, pic, at=None):
    put(out, pic, at or (out.get_width() / 2, out.get_height() / 2))
    return out


def disc(size, fill, rim=INK, width=3.0):
    c = size / 2
    return svg((round(size),) * 2, path(circle(c, c, c - width / 2 - 0.5), fill, rim, width))


@cache
def army(seat, count, w=104, counted=True):
    """A stack of discs, a rim for each unit, the count on its face; one unit by itself need not be counted."""
    top, rim = w * 0.74, w * 0.085
    h = round(top + rim * min(count, 6)) + 4
    big = layer((w * Q, h * Q))
    for k in range(min(count, 6), -1, -1):
        box = pygame.Rect(Q, (k * rim + 1) * Q, (w - 2) * Q, top * Q)
        pygame.draw.ellipse(big, INK, box.inflate(3 * Q, 3 * Q))
        pygame.draw.ellipse(big, seat.dark if k % 2 else mix(seat.dark, seat.base, 0.55), box.inflate(-3 * Q, -3 * Q))
    face = pygame.Rect(Q, Q, (w - 2) * Q, top * Q)
    pygame.draw.ellipse(big, seat.light, face.inflate(-3 * Q, -3 * Q))
    pygame.draw.ellipse(big, mix(seat.base, (30, 14, 6), 0.28), face.inflate(-10 * Q, -9 * Q))
    whole = layer((w + 22, h + 14))
    whole.blit(pygame.transform.smoothscale(big, (w, h)), (11, 12))
    if counted:
        write(whole, str(count), (11 + w * 0.48, 12 + top * 0.51), round(w * 0.6))
        put(whole, pennant(seat, round(w * 0.38)), (w * 0.98, w * 0.2))
    else:
        put(whole, mark(seat, round(w * 0.42), BONE), (11 + w / 2, 12 + top * 0.5))
    return whole


@cache
def building(seat, kind, size=110):
    """Fort, tower or city with the seat's medal."""
    name = {"fort": "fort", "tower": "tower", "city": "city_piece"}[kind]
    out = layer((round(size * 1.14), round(size * 1.12)))
    out.blit(standing(name, size, seat), (0, round(size * 0.12)))
    put(out, pennant(seat, round(size * 0.36)), (size * 0.92, size * 0.22))
    return out


@cache
def emissary(seat, size=88):
    """A cloaked pawn whose head is the seat's shape."""
    out = layer((size, round(size * 1.32)))
    body = standing("emissary", round(size * 1.9), seat)
    body = body.subsurface(body.get_bounding_rect())
    body = pygame.transform.smoothscale(body, (round(size * 0.86), round(size * 0.84)))
    put(out, body, (size / 2, size * 0.88))
    put(out, mark(seat, round(size * 0.7), seat.light), (size / 2, size * 0.34))
    return out


@cache
def standard(seat, h=150):
    """The banner of a home."""
    k = h / 54
    cloth = "M9 5L41 7L35 19L41 33L9 33Z"
    art = path(cloth, seat.base, INK, 4) + path("M9 26L37 26L41 33L9 33Z", seat.dark)
    art += path("M9 5L41 7L40 10L9 9Z", seat.light) + path(cloth, "none", INK, 2)
    art += path(rrect(4, 1, 7, 52, 3), INK) + path(rrect(6, 3, 3, 48, 1), BRASS)
    out = svg((round(46 * k), h), art, (0, 0, 46, 54))
    put(out, mark(seat, round(21 * k), BONE), (22 * k, 19 * k))
    return out


@cache
def shield(level, savage=False, size=96):
    """The level of a province: a heater shield, or a spiked hide shield for savages."""
    if savage:
        spikes = [pygame.Vector2(78 if i % 2 else 64, 0).rotate(i * 15) for i in range(24)]
        d = poly([(80 + v.x, 80 + v.y) for v in spikes])
        art = path(d, INK, INK, 4) + path(circle(80, 80, 58), (122, 52, 34), (92, 36, 24), 8)
    else:
        d = "M8 10Q80 -6 152 10V78Q146 136 80 158Q14 136 8 78Z"
        art = path(d, (62, 40, 28), INK, 8) + path(d, "none", BRASS, 7, extra='transform="translate(7 6) scale(0.91)"')
    out = svg((size, size), art, (-4, -6, 168, 172))
    write(out, str(level), (size / 2, size * (0.49 if savage else 0.46)), round(size * 0.62))
    return out


@cache
def plate(level, track, cell=104):
    """A strip of vellum: shield, then the terrain of each step. Cells begin at cell * 0.94, `cell` wide."""
    w, h = round(cell * (0.94 + len(track)) + 8), round(cell * 1.12)
    out = layer((w, h))
    x0, top = round(cell * 0.94), 6
    out.blit(svg((w, h), path(rrect(cell * 0.5, 3, w - cell * 0.5 - 4, h - 6, 12), PARCHMENT_LIGHT, INK, 5)), (0, 0))
    for n, terrain in enumerate(track):
        box = pygame.Rect(x0 + n * cell + 2, top + 3, cell - 5, h - 2 * top - 6)
        pygame.draw.rect(out, TERRAIN_TINT[terrain], box, border_radius=8)
        pygame.draw.rect(out, INK_SOFT, box, 3, border_radius=8)
        put(out, icon(terrain, round(cell * 0.72)), box.center)
    put(out, shield(level, size=round(cell * 1.06)), (cell * 0.53, h / 2))
    return out


@cache
def laurel(words, size=120):
    """Empire Points in their wreath."""
    out = icon("laurel", size).copy()
    put(out, disc(size * 0.6, WALNUT_DARK, BRASS, 3), (size / 2, size * 0.49))
    write(out, words, (size / 2, size * 0.49), round(size * (0.46 if len(words) < 2 else 0.36)), BRASS_LIGHT, None)
    return out


@cache
def medallion(name, size=104, fill=WALNUT_DARK, rim=BRASS):
    """An icon on a dark disc with a brass wire."""
    out = disc(size, rim, INK, 4)
    put(out, disc(size - 12, fill, fill, 1), (size / 2, size / 2))
    return _with(out, icon(name, round(size * 0.66)))


TOKENS = {"monsters": (120, 148, 92), "treasures": (212, 176, 96), "women": (196, 136, 128)}


@cache
def token(category, value, size=120):
    """A hexagonal adventure token with its value."""
    rays = [pygame.Vector2(0, -60).rotate(60 * k) for k in range(6)]
    rim = [(64 + v.x, 64 + v.y) for v in rays]
    d, lit = poly(rim), poly([(64, 64), rim[5], rim[0], rim[1]])
    tint = TOKENS[category]
    art = path(d, BRASS_DARK, INK, 6) + path(d, tint, extra='transform="translate(7.7 7.7) scale(0.88)"')
    art += path(lit, mix(tint, (255, 250, 230), 0.35), extra='transform="translate(7.7 7.7) scale(0.88)"')
    out = svg((size, size), art, (0, 0, 128, 128))
    put(out, icon(category, round(size * 0.6)), (size * 0.46, size * 0.52))
    put(out, disc(size * 0.4, WALNUT_DARK, BRASS, 3), (size * 0.78, size * 0.24))
    write(out, str(value), (size * 0.78, size * 0.24), round(size * 0.28), BONE, None)
    return out


# ---------------------------------------------------------------- cards
CARD = (134, 188)
DECK_BLUE, DECK_RED = (53, 84, 106), (132, 44, 36)


def _blank(frame, zoom, size=CARD):
    """Vellum in a frame of the deck's colour with a brass fillet."""
    w, h = (round(v * zoom) for v in size)
    fit = (0, 0, *size)
    out = svg((w, h), path(rrect(1, 1, size[0] - 2, size[1] - 2, 11), mix(frame, (10, 6, 4), 0.55)), fit)
    out.blit(svg((w, h), path(rrect(3, 3, size[0] - 6, size[1] - 6, 9), frame), fit), (0, 0))
    inner = pygame.Rect(round(9 * zoom), round(9 * zoom), w - round(18 * zoom), h - round(18 * zoom))
    out.blit(tx.surface_of(tx.parchment(*inner.size, 40)), inner)
    pygame.draw.rect(out, BRASS, inner.inflate(4, 4), max(2, round(2 * zoom)), border_radius=5)
    return out


@cache
def strategy_card(value, terrains, faces, zoom=1.0):
    """Bid value, counted faces, terrain."""
    out = _blank(DECK_BLUE, zoom)
    z = zoom
    put(out, disc(54 * z, (35, 58, 76), BRASS, 3), (36 * z, 37 * z))
    write(out, str(value), (36 * z, 36 * z), round(40 * z))
    for n, face in enumerate(faces):
        put(out, icon(face, round(50 * z)), ((46 + 44 * n) * z, 92 * z))
    for n, terrain in enumerate(terrains):
        cell = pygame.Rect(round((17 + 52 * n) * z), round(124 * z), round(48 * z), round(48 * z))
        pygame.draw.rect(out, TERRAIN_TINT[terrain], cell, border_radius=6)
        pygame.draw.rect(out, INK, cell, 2, border_radius=6)
        put(out, icon(terrain, round(38 * z)), cell.center)
    return out


@cache
def kingdom_card(seat, picture, cost=0, zoom=1.0):
    """A card of a kingdom; table cards have their cost on a coin."""
    out = _blank(seat.base, zoom)
    put(out, icon(picture, round(82 * zoom)), (CARD[0] * zoom / 2, 74 * zoom))
    if cost:
        put(out, icon("gold", round(56 * zoom)), (CARD[0] * zoom / 2, 142 * zoom))
        write(out, str(cost), (CARD[0] * zoom / 2, 140 * zoom), round(36 * zoom), BRASS_LIGHT)
    return out


@cache
def card_back(zoom=1.0, frame=DECK_BLUE, picture="strategy_card"):
    out = _blank(frame, zoom)
    inner = out.get_rect().inflate(-round(18 * zoom), -round(18 * zoom))
    pygame.draw.rect(out, mix(frame, (10, 6, 4), 0.45), inner)
    pygame.draw.rect(out, BRASS, inner.inflate(-8, -8), 2, border_radius=5)
    return _with(out, icon(picture, round(74 * zoom)))


SKIES = (((238, 176, 92), (122, 52, 46)), ((150, 176, 190), (70, 92, 110)), ((226, 196, 140), (140, 92, 60)),
         ((96, 92, 130), (34, 30, 52)))  # fmt: skip
RUINS = (
    "M58 116V66H66V54L80 44L94 54V66H102V116Z",
    "M40 118L64 46L72 70L80 40L104 118Z",
    "M46 116V76H56V60H70V50H78V60H92V76H102V116Z",
    "M56 118V58Q74 34 92 58V118Z",
)


@cache
def adventure_card(n, zoom=1.0):
    """A ruin under one of four skies, in flat layers of ink wash."""
    w, h = 128, 168
    size, box = (round(w * zoom), round(h * zoom)), (0, 0, w, h)
    art = _ruin(n) + path(rrect(4, 4, w - 8, h - 8, 9), "none", WALNUT_DARK, 9)
    art += path(rrect(8, 8, w - 16, h - 16, 6), "none", BRASS, 3)
    return masked(svg(size, art, box), svg(size, path(rrect(0, 0, w, h, 11), "#ffffff"), box))


def _ruin(n):
    """Sky, sun, far peaks, the ruin on its steps, a palm at each side."""
    top, low = SKIES[n]
    mid, dark = mix(low, (40, 26, 24), 0.3), mix(low, (20, 14, 14), 0.62)
    art = "".join(path(f"M0 {k * 8}H128V{k * 8 + 9}H0Z", mix(top, low, min(1, k / 13))) for k in range(21))
    art += path(circle((44, 88, 64, 36)[n], 50, 22), mix(top, (255, 246, 210), 0.75))
    art += path("M0 92L20 66L40 84L62 60L84 86L104 58L128 80V168H0Z", mix(low, top, 0.22))
    art += path(RUINS[n], mid) + path("M42 116H116L122 132H34Z", mix(mid, dark, 0.5))
    art += path("M0 120L30 108L60 126L128 118V168H0Z", mix(mid, dark, 0.7))
    art += path("M0 146L40 132L90 148L128 136V168H0Z", dark)
    for x, lean in ((16, -6), (112, 8)):
        art += path(f"M{x} 150L{x + lean} 92", "none", dark, 4)
        for dx, dy in ((-18, 2), (18, 4), (-12, -12), (13, -12), (0, -15)):
            art += path(f"M{x + lean} 92L{x + lean + dx} {92 + dy}", "none", dark, 3)
    return art


# ---------------------------------------------------------------- dice
@cache
def die(kind, face, size=92, place=0):
    """A die of that kind at rest with `face` up, without its shadow; its edge is about `size` pixels."""
    turn = resting(CONTENT.dice[kind].faces.index(face), YAWS[place % len(YAWS)])
    return resting_picture(die_type(kind), turn, size / 2)


def tray(w, h):
    """A walnut tray with a brass lip."""
    out = layer((w, h))
    wood = tx.surface_of(tx.walnut(w, h, 23, 0.9))
    out.blit(masked(wood.convert_alpha(), svg((w, h), path(rrect(2, 2, w - 4, h - 4, 26), "#ffffff"))), (0, 0))
    out.blit(
        svg(
            (w, h),
            path(rrect(4, 4, w - 8, h - 8, 24), "none", INK, 7)
            + path(rrect(6, 6, w - 12, h - 12, 22), "none", BRASS, 3),
        ),
        (0, 0),
    )
    return out


# ---------------------------------------------------------------- what becomes of things
def struck(dst, center, r):
    """A red cross of brush strokes: not so."""
    (x, y), d = center, r * 0.72
    strokes = f"M{x - d} {y - d}L{x + d} {y + d}M{x + d} {y - d}L{x - d} {y + d}"
    for tone, wide in ((INK, r * 0.27), (BLOOD, r * 0.16)):
        dst.blit(svg(SIZE, path(strokes, "none", tone, wide)), (0, 0))


def pale(pic, alpha=90):
    """What was there: only a trace."""
    out = pic.copy()
    out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out
