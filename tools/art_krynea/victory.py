"""The field after the last round: a rose window throws its light over steel, broken glass and planted blades."""

import numpy as np
import pygame
from scipy.ndimage import gaussian_filter

from tools.art.paint import add_light, circle, drop, lin, path, poly, svg
from tools.art_krynea import floor
from tools.art_krynea.glass import rose_light, window
from tools.art_krynea.palette import ARMIES, BRASS, BRASS_DARK, FACTIONS, INK, LEAD, STEEL, STEEL_DARK, STEEL_LIGHT, mix
from tools.art_krynea.textures import grain, noise, radial, surface

CANVAS = (1920, 1080)
HORIZON = 640
ROSE, RADIUS = (1190, 316), 262
POLE, CLOTH = 330, pygame.Rect(130, 176, 400, 600)
"""The banner of the winner hangs in CLOTH: the results draw it."""
BRIGHT = (255, 236, 176)


def field():
    """1920x1080, opaque. Nothing but wall and floor lies where the banner hangs."""
    out = pygame.Surface(CANVAS).convert()
    out.blit(surface(_wall()), (0, 0))
    _lancets(out)
    _rose(out)
    out.blit(surface(_steel()), (0, HORIZON))
    _shafts(out)
    pygame.draw.rect(out, LEAD, (0, HORIZON - 10, CANVAS[0], 14))
    pygame.draw.line(out, mix(STEEL, LEAD, 0.3), (0, HORIZON - 9), (CANVAS[0], HORIZON - 9), 3)
    _shards(out)
    for x, y, tall, lean in ((700, 900, 300, -7), (1500, 1010, 380, 8), (1790, 850, 260, -5), (980, 1040, 330, 4)):
        _blade(out, x, y, tall, lean)
    _pole(out)
    return out


def _wall():
    """Dressed stone, dark, warmer and brighter round the window."""
    w, h = CANVAS[0], HORIZON
    slab, joint, lip = floor._slabs(w, h, 106)
    base = np.array((58, 56, 66), float) * (0.6 + 0.4 * noise(w, h, 230, 5, 12) + 0.16 * slab)[..., None]
    base = (base + grain(w, h, 5)[..., None]) * (1 - 0.6 * joint)[..., None] + (lip * 12)[..., None]
    near = radial(w, h, *ROSE, 1150, 800, 1.3)
    return base * (0.42 + 0.95 * near)[..., None] + near[..., None] * np.array((26, 20, 20), float)


def _rose(out):
    """The window itself, a quarter for each army, in a ring of stone and steel."""
    size = 2 * RADIUS
    hues, mask = rose_light(size)
    y, x = np.mgrid[0:size, 0:size]
    r = np.hypot(x - RADIUS, y - RADIUS) / RADIUS
    streak = 0.82 + 0.3 * noise(size, size, 90, 3, 5)
    glass = hues * 255 * (1.5 - 0.55 * r)[..., None] * streak[..., None] + (1 - r).clip(0, 1)[..., None] * 46
    sharp = np.clip(mask * 1.7 - 0.35, 0, 1)[..., None]
    face = glass * sharp + np.array(LEAD, float) * (1 - sharp)
    pic = surface(face, np.clip((0.985 - r) * RADIUS, 0, 1) * 255.0)
    add_light(out, ROSE, 720, (70, 58, 44), 1.6)
    for grow, tone in ((34, INK), (29, mix(STEEL, LEAD, 0.55)), (16, mix(STEEL, LEAD, 0.2)), (8, LEAD)):
        pygame.draw.circle(out, tone, ROSE, RADIUS + grow)
    out.blit(pic, (ROSE[0] - RADIUS, ROSE[1] - RADIUS))
    for dx, dy in ((RADIUS - 14, 0), (0, RADIUS - 14)):
        pygame.draw.line(out, LEAD, (ROSE[0] - dx, ROSE[1] - dy), (ROSE[0] + dx, ROSE[1] + dy), 9)
    for n, a in enumerate(np.radians(np.arange(0, 360, 30))):
        at = (ROSE[0] + np.cos(a) * (RADIUS + 22), ROSE[1] + np.sin(a) * (RADIUS + 22))
        pygame.draw.circle(out, LEAD, at, 10)
        pygame.draw.circle(out, BRASS if n % 3 == 0 else STEEL_LIGHT, at, 6)


def _lancets(out):
    """Tall windows beside the rose, one for each army."""
    for army, x in zip(ARMIES, (640, 760, 1620, 1740), strict=True):
        w, h = 92, 470
        glass = window(w, h, army, 3.0, 3, light=0.55, name="lattice", side=150).convert_alpha()
        shape = svg((w, h), path(f"M0 {h}V92C0 46 24 18 {w / 2} 0C{w - 24} 18 {w} 46 {w} 92V{h}Z", "#ffffff"))
        glass.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        rim = path(
            f"M20 {h + 20}V112C20 66 44 38 {w / 2 + 20} 18C{w - 4} 38 {w + 20} 66 {w + 20} 112V{h + 20}Z", LEAD, INK, 22
        )
        rim += path(
            f"M20 {h + 20}V112C20 66 44 38 {w / 2 + 20} 18C{w - 4} 38 {w + 20} 66 {w + 20} 112V{h + 20}Z",
            "none",
            mix(STEEL, LEAD, 0.35),
            9,
        )
        out.blit(svg((w + 40, h + 40), rim), (x - w // 2 - 20, 90))
        out.blit(glass, (x - w // 2, 110))


def _steel():
    """The floor: plates that run to a vanishing point under the window, its light lying across them."""
    w, h = CANVAS[0], CANVAS[1] - HORIZON
    y, x = np.mgrid[0:h, 0:w].astype(float)
    depth = 1 / (y + 36) * 9000  # far rows are large numbers
    across = (x - ROSE[0]) * depth / 250
    row, column = np.floor(depth / 26), np.floor(across / 230 + 0.5 * (np.floor(depth / 26) % 2))
    lots = np.random.default_rng(6).random((64, 64))[row.astype(int) % 64, column.astype(int) % 64]
    fine = gaussian_filter(np.random.default_rng(7).random((h, w)), (0.7, 16))
    fine = (fine - fine.mean()) / fine.std()
    base = np.array((62, 70, 80), float) * (0.78 + 0.3 * lots + 0.05 * fine)[..., None]
    seam = np.minimum(
        np.abs(across / 230 + 0.5 * (row % 2) - np.round(across / 230 + 0.5 * (row % 2))) * 230 * 250 / depth,
        np.abs(depth / 26 - np.round(depth / 26)) * 26 * (y + 36) ** 2 / 9000,
    )
    base *= (1 - 0.55 * np.clip(1.6 - seam / 1.6, 0, 1))[..., None]
    light = _thrown(w, h)
    lit = 0.5 + 0.5 * radial(w, h, ROSE[0] - 330, 120, 1300, 520, 0.8)
    return base * lit[..., None] * (0.62 + 1.5 * light) + light * 46


def _thrown(w, h):
    """The window's colours on the floor: a wide ellipse, drawn out toward the viewer's left."""
    hues, mask = rose_light(1000)
    y, x = np.mgrid[0:h, 0:w].astype(float)
    v = (y - h * 0.46) / (h * 0.50)
    u = (x - (ROSE[0] - 300) + v * 190) / (760 + 120 * v)
    inside = (np.abs(u) < 0.998) & (np.abs(v) < 0.998)
    iy, ix = ((v.clip(-1, 1) + 1) * 499).astype(int), ((u.clip(-1, 1) + 1) * 499).astype(int)
    light = hues[iy, ix] * (mask[iy, ix] * inside)[..., None]
    return gaussian_filter(light, (2, 3, 0)) * 0.8 + gaussian_filter(light, (14, 22, 0)) * 0.6


def _shafts(out):
    """Beams from the window down to the left, one in each army's light."""
    w, h = CANVAS
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    beams = np.zeros((h, w, 3), np.float32)
    for army, start, end in zip(ARMIES, (-210, -70, 70, 210), (-760, -330, 90, 480), strict=True):
        share = np.clip((y - ROSE[1]) / (h - ROSE[1]), 0, 1)
        middle = ROSE[0] + start + (end - start) * share
        wide = 46 + 150 * share
        beam = np.exp(-(((x - middle) / wide) ** 2)) * np.clip((y - ROSE[1] + 60) / 200, 0, 1) * (1 - 0.75 * share)
        beams += beam[..., None] * np.array(FACTIONS[army].glow, np.float32) / 255 * 34
    px = pygame.surfarray.pixels3d(out)
    px[...] = np.clip(px + beams.transpose(1, 0, 2), 0, 255).astype(np.uint8)
    del px


def _shards(out):
    """Broken panes of all four armies, larger toward the viewer; none under the banner."""
    rng = np.random.default_rng(21)
    for _ in range(110):
        t = rng.random() ** 0.8
        x, y, size = rng.random() * CANVAS[0], HORIZON + 30 + t * 400, 6 + 26 * t
        if CLOTH.inflate(60, 0).left < x < CLOTH.right + 30 and y < CLOTH.bottom + 40:
            continue
        army = FACTIONS[ARMIES[rng.integers(4)]]
        turn = rng.random() * 6.28 + np.sort(rng.random(rng.integers(3, 5)) * 6.28)
        points = [(x + np.cos(a) * size * rng.uniform(0.7, 1.4), y + np.sin(a) * size * 0.5) for a in turn]
        if _area(points) < size * size * 0.3:
            continue
        pygame.draw.polygon(out, INK, [(px + 2, py + 4) for px, py in points])
        pygame.draw.polygon(out, army.glass[rng.integers(2, 5)], points)
        pygame.draw.polygon(out, LEAD, points, 2)
        pygame.draw.line(out, army.glow, points[0], points[1], 2)


def _area(points):
    """Of a polygon, in square pixels."""
    turned = (*points[1:], points[0])
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, turned, strict=True))) / 2


def _blade(out, x, y, tall, lean):
    """A sword thrust into the floor, its shadow to the lower right."""
    u = tall / 300
    w, h = round(130 * u), round(320 * u)
    c = w / 2

    def at(px, py):
        return (c + px * u, py * u)

    blade = poly((at(-11, 92), at(11, 92), at(8, 306), at(0, 316), at(-8, 306)))
    lit = poly((at(-11, 92), at(0, 92), at(0, 316), at(-8, 306)))
    guard = poly((at(-54, 78), at(54, 78), at(48, 94), at(-48, 94)))
    grip = poly((at(-7, 26), at(7, 26), at(8, 78), at(-8, 78)))
    body = path(blade, STEEL, INK, 5 * u) + path(lit, STEEL_LIGHT) + path(grip, "#5a3a24", INK, 5 * u)
    body += path(guard, "url(#b)", INK, 5 * u) + path(circle(c, 16 * u, 13 * u), "url(#b)", INK, 5 * u)
    pic = svg((w, h), body, defs=lin("b", 0, 0, w, h, (0, BRIGHT), (0.4, BRASS), (1, BRASS_DARK)))
    pic.fill((0, 0, 0, 0), (0, round(296 * u), w, h))  # the point is in the floor
    pic, a = pygame.transform.rotozoom(pic, lean, 1.0), np.radians(lean)
    foot = 296 * u - h / 2
    middle = (x - np.sin(a) * foot, y - np.cos(a) * foot)
    shade = pygame.Surface((round(tall * 0.9), round(26 * u)), pygame.SRCALPHA)
    pygame.draw.ellipse(shade, (4, 4, 8, 120), shade.get_rect())
    out.blit(shade, (x - 24 * u, y - 10 * u))
    drop(out, pic, pic.get_rect(center=middle).topleft, blur=5, offset=(5, 6), strength=0.5)


def _pole(out):
    """A steel lance with a crossbar at the banner's upper edge."""
    x, bar = POLE, CLOTH.y - 4
    left, right = CLOTH.x - 26, CLOTH.right + 26
    tip = poly(((x, bar - 140), (x + 22, bar - 90), (x + 8, bar - 58), (x - 8, bar - 58), (x - 22, bar - 90)))
    knobs = "".join(circle(k, bar, 13) for k in (left - 2, right + 2))
    pic = svg(
        CANVAS,
        path(poly(((x - 74, 1026), (x - 50, 984), (x + 50, 984), (x + 74, 1026))), STEEL_DARK, INK, 5)
        + path(f"M{x} {bar - 60}V1000", stroke=INK, width=26)
        + path(f"M{x} {bar - 60}V998", stroke=STEEL, width=18)
        + path(f"M{x - 5} {bar - 60}V996", stroke=STEEL_LIGHT, width=4)
        + path(f"M{left} {bar}H{right}", stroke=INK, width=22)
        + path(f"M{left} {bar}H{right}", stroke=STEEL, width=14)
        + path(f"M{left} {bar - 4}H{right}", stroke=STEEL_LIGHT, width=3)
        + path(knobs, "url(#b)", INK, 4)
        + path(tip, "url(#s)", INK, 4)
        + path(circle(x, bar, 17), "url(#b)", INK, 4),
        defs=lin("b", 100, bar - 30, 560, bar + 30, (0, BRIGHT), (0.5, BRASS), (1, BRASS_DARK))
        + lin("s", x - 22, 0, x + 22, 0, (0, STEEL_LIGHT), (0.5, STEEL), (1, STEEL_DARK)),
    )
    drop(out, pic, (0, 0), blur=7, offset=(8, 8), strength=0.5)
