"""The hall after the third age: sunset over the realm, the four crests, a throne with the crown on it."""

import numpy as np
import pygame

from tools.art.paint import circle, drop, lin, path, poly, rad, svg
from tools.art_age_of_conan import kit as k
from tools.art_age_of_conan import textures as tx
from tools.art_age_of_conan.icons import icon
from tools.art_age_of_conan.kit import SKIES
from tools.art_age_of_conan.palette import BLOOD, BRASS, BRASS_DARK, BRASS_LIGHT, INK, mix

CANVAS = (1920, 1080)
HORIZON = 742
ARCH = pygame.Rect(830, 60, 740, 690)
POLE, CLOTH = 330, pygame.Rect(130, 176, 400, 600)
"""The banner of the winner hangs in CLOTH: the results draw it."""
STONE, STONE_DARK, STONE_LIGHT = (74, 60, 52), (40, 31, 28), (112, 92, 76)


def hall():
    """1920x1080, opaque. Nothing but wall and floor lies where the banner hangs."""
    out = pygame.Surface(CANVAS).convert()
    out.blit(tx.surface_of(_wall()), (0, 0))
    _view(out)
    out.blit(tx.surface_of(_floor()), (0, HORIZON))
    _light(out)
    _columns(out)
    for x, name in ((655, "aquilonia"), (1745, "turan"), (1745, "hyperborea"), (655, "stygia")):
        _crest(out, x, 150 if name in ("aquilonia", "turan") else 420, name)
    _throne(out)
    _pole(out)
    return out


def _wall():
    """Dressed stone that takes the warmth of the window."""
    w, h = CANVAS[0], HORIZON
    y, x = np.mgrid[0:h, 0:w]
    row = y // 94
    joint = np.minimum(y % 94, (x + (row % 2) * 95) % 190)
    rgb = np.zeros((h, w, 3)) + STONE_DARK
    rgb = tx.blend(rgb, STONE, np.clip(tx.noise(w, h, 3, 1.5) * 1.3 - 0.1, 0, 1))
    rgb = tx.blend(rgb, STONE_LIGHT, np.clip(1 - np.abs(joint - 4) / 3, 0, 1) * 0.22)
    rgb = tx.blend(rgb, (18, 12, 10), np.clip(1 - joint / 3, 0, 1) * 0.75)
    near = np.clip(1.1 - np.hypot((x - ARCH.centerx) / 1000, (y - 380) / 760), 0, 1)
    return rgb * (0.4 + 0.85 * near)[..., None] + near[..., None] ** 2 * np.array((46, 22, 6))


def _floor():
    """Planed flags in perspective, polished by many boots."""
    w, h = CANVAS[0], CANVAS[1] - HORIZON
    y, x = np.mgrid[0:h, 0:w].astype(float)
    depth = 1 / (y / h + 0.16)
    across, along = (x - ARCH.centerx) * depth / 330, depth * 5.2
    line = np.minimum(np.abs(across - np.round(across)) * 190 / depth, np.abs(along - np.round(along)) * 26)
    rgb = np.zeros((h, w, 3)) + mix(STONE, STONE_DARK, 0.35)
    rgb = tx.blend(rgb, STONE_LIGHT, np.clip(tx.noise(w, h, 8, 1.4, (5, 1)) - 0.2, 0, 1) * 0.8)
    rgb = tx.blend(rgb, (20, 13, 11), np.clip(1 - line / 2.2, 0, 1) * 0.7)
    near = np.clip(1.05 - np.hypot((x - ARCH.centerx) / 900, y / 420), 0, 1)
    return rgb * (0.45 + 0.7 * near)[..., None] + near[..., None] ** 2 * np.array((120, 62, 18))


def _arch(rect):
    """The outline of the window: a round arch."""
    r = rect.w / 2
    return f"M{rect.x} {rect.bottom}V{rect.y + r}A{r} {r} 0 0 1 {rect.right} {rect.y + r}V{rect.bottom}Z"


def _view(out):
    """Through the arch: the land at sunset, a river, the towers of the capital."""
    sky = SKIES["sunset"]
    defs, air = k.backdrop(sky)
    body = air + k.sun(sky, 64, 62, 20) + k.clouds(sky, 4, 36, 7, 0.2) + k.birds(sky, 92, 40, 5)
    body += (
        k.ridge(sky, 0.2, 96, 26, 4, 18) + k.ridge(sky, 0.34, 104, 12, 9, 26, False) + k.water(sky, 104, 114, 0.4, 3)
    )
    body += k.ground(sky, 0.5, 114, 3)
    spires = ((14, 9, 26), (26, 12, 38), (40, 8, 24), (92, 8, 28), (104, 12, 42), (117, 9, 26))
    body += "".join(k.tower(sky, x, 126, w, h, 0.66, True, "#ffdc90") for x, w, h in spires)
    body += k.wall(sky, 0, 128, 50, 12, 0.74, 8) + k.wall(sky, 80, 128, 50, 12, 0.74, 8) + k.ground(sky, 0.85, 132, 5)
    view = svg(ARCH.size, body, (0, 22, 128, 120), defs)
    mask = svg(ARCH.size, path(_arch(pygame.Rect((0, 0), ARCH.size)), "#ffffff"))
    view.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    out.blit(view, ARCH)
    frame = _arch(ARCH)
    rim = (
        path(frame, stroke=INK, width=52)
        + path(frame, stroke=STONE_LIGHT, width=42)
        + path(frame, stroke=STONE, width=26)
    )
    rim += path(frame, stroke=BRASS_DARK, width=8) + path(frame, stroke=BRASS_LIGHT, width=3)
    drop(out, svg(CANVAS, rim), (0, 0), blur=9, offset=(6, 8), strength=0.6)


def _light(out):
    """The sun lies on the floor, and a red carpet leads through it."""
    c = ARCH.centerx
    pool = poly(((c - 330, HORIZON), (c + 330, HORIZON), (c + 620, 1080), (c - 620, 1080)))
    defs = lin("p", 0, HORIZON, 0, 1080, (0, (255, 196, 104), 0.5), (1, (255, 170, 80), 0.08))
    cloth = poly(((c - 120, HORIZON + 20), (c + 120, HORIZON + 20), (c + 250, 1080), (c - 250, 1080)))
    edges = "".join(path(f"M{c + s * 106} {HORIZON + 20}L{c + s * 222} 1080", stroke=BRASS, width=7) for s in (-1, 1))
    defs += lin("c", 0, HORIZON, 0, 1080, (0, (196, 52, 36)), (1, (92, 18, 20)))
    out.blit(svg(CANVAS, path(pool, "url(#p)") + path(cloth, "url(#c)", INK, 5) + edges, defs=defs), (0, 0))


def _columns(out):
    """Two pillars carry the arch."""
    for x in (790, 1610):
        body = path(f"M{x - 46} {HORIZON + 24}V96H{x + 46}V{HORIZON + 24}Z", "url(#s)", INK, 6)
        body += "".join(path(f"M{x + d} 104V{HORIZON}", stroke=STONE_DARK, width=4, opacity=0.6) for d in (-26, -4, 18))
        for y in (76, HORIZON + 8):
            body += path(f"M{x - 66} {y}H{x + 66}V{y + 34}H{x - 66}Z", "url(#s)", INK, 6)
            body += path(f"M{x - 60} {y + 17}H{x + 60}", stroke=BRASS, width=5)
        defs = lin("s", x - 60, 0, x + 60, 0, (0, STONE_LIGHT), (0.5, STONE), (1, STONE_DARK))
        drop(out, svg(CANVAS, body, defs=defs), (0, 0), blur=8, offset=(8, 8), strength=0.55)


def _crest(out, x, y, kingdom):
    drop(out, icon(f"crest_{kingdom}", 150), (x - 75, y), blur=6, offset=(6, 8), strength=0.6)


def _throne(out):
    """A high seat of oak and brass on three steps; the crown waits on it."""
    c, foot = ARCH.centerx, 920
    body = ""
    for i, (w, h) in enumerate(((310, 40), (250, 36), (196, 34))):
        y = foot - 36 * i
        body += path(f"M{c - w} {y}V{y - h}H{c + w}V{y}Z", mix(STONE_LIGHT, STONE, i * 0.2), INK, 6)
        body += path(f"M{c - w + 6} {y - h + 6}H{c + w - 6}", stroke=(216, 168, 112), width=5, opacity=0.7)
    top = foot - 108
    back = f"M{c - 110} {top}V{top - 330}L{c - 84} {top - 372}L{c} {top - 424}"
    back += f"L{c + 84} {top - 372}L{c + 110} {top - 330}V{top}Z"
    body += path(back, "url(#o)", INK, 8) + path(
        f"M{c - 84} {top - 20}V{top - 320}L{c} {top - 376}L{c + 84} {top - 320}V{top - 20}Z", "url(#v)", BRASS, 6
    )
    body += path(
        f"M{c - 150} {top}V{top - 160}H{c - 96}V{top}ZM{c + 96} {top}V{top - 160}H{c + 150}V{top}Z", "url(#o)", INK, 7
    )
    body += path(f"M{c - 112} {top}V{top - 96}H{c + 112}V{top}Z", BLOOD, INK, 6)
    body += path(f"M{c - 104} {top - 88}H{c + 104}V{top - 66}H{c - 104}Z", (222, 84, 62))
    for x in (c - 123, c + 123, c - 110, c + 110):
        body += path(circle(x, top - (168 if abs(x - c) > 115 else 340), 18), BRASS, INK, 5)
    body += path(circle(c, top - 428, 24), BRASS_LIGHT, INK, 6)
    defs = lin("o", c - 150, 0, c + 150, 0, (0, (134, 88, 50)), (0.5, (96, 60, 34)), (1, (48, 28, 18)))
    defs += rad("v", c - 30, top - 240, 240, (0, (190, 52, 40)), (1, (92, 20, 20)))
    drop(out, svg(CANVAS, body, defs=defs), (0, 0), blur=10, offset=(8, 10), strength=0.6)
    drop(out, icon("court", 150), (c - 75, top - 226), blur=6, offset=(4, 6), strength=0.6)
    blade = pygame.transform.rotozoom(icon("blade", 560), 194, 0.5)
    drop(out, blade, blade.get_rect(center=(c + 226, top - 62)).topleft, blur=7, offset=(8, 8), strength=0.55)


def _pole(out):
    """A brass-bound lance with a crossbar at the banner's upper edge."""
    x, bar = POLE, CLOTH.y - 4
    left, right = CLOTH.x - 26, CLOTH.right + 26
    wood = (116, 76, 44)
    tip = poly(((x, bar - 140), (x + 22, bar - 90), (x + 8, bar - 58), (x - 8, bar - 58), (x - 22, bar - 90)))
    body = path(poly(((x - 84, 1030), (x - 56, 984), (x + 56, 984), (x + 84, 1030))), STONE, INK, 5)
    for d, width, tone in ((f"M{x} {bar - 60}V1000", 18, wood), (f"M{left} {bar}H{right}", 14, wood)):
        body += path(d, stroke=INK, width=width + 8) + path(d, stroke=tone, width=width)
    body += path(f"M{x - 5} {bar - 58}V996M{left} {bar - 4}H{right}", stroke=(176, 128, 82), width=4)
    body += "".join(path(circle(px, bar, 13), BRASS, INK, 4) for px in (left - 2, right + 2))
    body += "".join(path(f"M{x - 13} {y}h26v14h-26Z", BRASS, INK, 4) for y in (bar + 40, 640, 900))
    body += path(tip, (206, 214, 220), INK, 4) + path(circle(x, bar, 17), BRASS, INK, 4)
    drop(out, svg(CANVAS, body), (0, 0), blur=7, offset=(8, 8), strength=0.5)
