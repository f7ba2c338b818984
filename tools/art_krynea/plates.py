"""Steel and enamel beside the cards: plates, wells, the stand, tokens, studs, the windows of the margins."""

from functools import cache

import numpy as np
import pygame
from scipy.ndimage import distance_transform_edt

from tools.art_krynea.faces import SIZES
from tools.art_krynea.glass import window
from tools.art_krynea.palette import (
    BONE,
    BRASS,
    BRASS_DARK,
    EMBER,
    FACTIONS,
    HOLD,
    INK,
    KILL,
    KIND_HUE,
    LEAD,
    PLATE,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    UNDEAD,
    mix,
    rgb,
)
from tools.art_krynea.parts import shrunk, stud
from tools.art_krynea.signs import sign
from tools.art_krynea.textures import brushed, rounded_alpha, steel, surface

HALF = (103, 61)
FORECAST = (63, 135)
TAB = (65, 37)
TOKEN = (91, 125)
STAND = (163, 209)
COIN_WELL = (121, 49)
COUNT = (47, 35)
COIN = 129
CREST = (105, 125)
LANCET = (71, 487)
RAIL = {"two": (1031, 49), "four": (1257, 49)}
PHASE_NOW, PHASE_CELL = (273, 39), (81, 39)
LANE = {"two": (227, 389), "three": (173, 389), "four": (291, 177)}
STUDS = {  # state: sign, ink, ground, ring
    "tapped": ("tap", BONE, PLATE, STEEL),
    "moved": ("moved", BONE, rgb("#1f3a55"), STEEL),
    "deployed": ("deployed", BONE, rgb("#2c4a2a"), STEEL),
    "dying": ("dying", rgb("#ffe3d0"), rgb("#8c1c14"), EMBER),
    "raised": ("trait_raised", UNDEAD, rgb("#15301f"), STEEL),
    "hidden": ("hidden", BONE, rgb("#352a4a"), STEEL),
    "exhausted": ("exhausted", BONE, rgb("#4a3a20"), STEEL),
    "champion": ("trait_champion", BRASS, PLATE, STEEL),
    "coordination": ("coordination", KILL, PLATE, STEEL),
}


def clear(w, h):
    return pygame.Surface((w, h), pygame.SRCALPHA)


def _masked(pic, shape):
    out = pic.copy()
    out.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out


# ---------------------------------------------------------------- the fight
def engagement_half(up, kills):
    """Half of the marker between two battalions. Points at the enemy of the blow; lit in ember when the blow kills."""
    k, (w, h) = 3, (HALF[0] * 3, HALF[1] * 3)
    hue = KILL if kills else HOLD
    a, b = (h * 0.24, h - 6) if up else (h * 0.76, 6)
    tip = 6 if up else h - 6
    shape = [(6, a), (w / 2, tip), (w - 6, a), (w - 6, b), (6, b)]
    mask = clear(w, h)
    pygame.draw.polygon(mask, (255, 255, 255), shape)
    ground = surface(brushed(w, h, mix(PLATE, EMBER if kills else hue, 0.40 if kills else 0.18), 8, 10))
    out = _masked(ground.convert_alpha(), mask)
    pygame.draw.polygon(out, INK, shape, 5 * k)
    pygame.draw.polygon(out, mix(STEEL, LEAD, 0.3), shape, 3 * k)
    pygame.draw.polygon(out, mix(hue, LEAD, 0.05 if kills else 0.4), shape, k + 1)
    shield = sign("defence", 42 * k, mix(PLATE, HOLD, 0.5), PLATE)
    out.blit(shield, shield.get_rect(center=(w * 0.75, h * (0.56 if up else 0.44))))
    return shrunk(out, HALF)


def plaque(w, h, hue, ground, radius=8):
    """A steel tablet with a dark field."""
    k = 2
    out = steel(w * k, h * k, radius * k, mix(hue, LEAD, 0.25), 3 * k).copy()
    field = (5 * k, 5 * k, (w - 10) * k, (h - 10) * k)
    pygame.draw.rect(out, ground, field, border_radius=(radius - 3) * k)
    pygame.draw.rect(out, LEAD, field, 2 * k, border_radius=(radius - 3) * k)
    return shrunk(out, (w, h))


def forecast(kills):
    """Beside a legal target: places for blow and guard, then what would happen."""
    w, h = FORECAST
    hue = KILL if kills else HOLD
    out = plaque(w, h, hue, mix(PLATE, hue, 0.2))
    pygame.draw.line(out, mix(hue, PLATE, 0.5), (9, 87), (w - 10, 87), 2)
    out.blit(sign("attack", 24, hue, PLATE), (8, 16))
    out.blit(sign("defence", 24, STEEL_LIGHT, PLATE), (8, 54))
    mark = sign("dying" if kills else "defence", 34, hue, PLATE)
    out.blit(mark, mark.get_rect(center=(w // 2, 108)))
    return out


def bonus_tab(row, kind):
    """What an Object or a monolith adds: the place of a number and the sign of the value."""
    k, (w, h) = 2, (TAB[0] * 2, TAB[1] * 2)
    out, hue = clear(w, h), KIND_HUE[kind]
    pygame.draw.rect(out, LEAD, (0, 0, w, h), border_radius=7 * k)
    pygame.draw.rect(out, mix(PLATE, hue, 0.3), (2 * k, 2 * k, w - 4 * k, h - 4 * k), border_radius=6 * k)
    pygame.draw.rect(out, hue, (2 * k, 2 * k, w - 4 * k, h - 4 * k), k, border_radius=6 * k)
    out.blit(sign(f"{row}_{kind}", 25 * k, hue, PLATE), (37 * k, 6 * k))
    return shrunk(out, TAB)


def cracks(size):
    """Broken glass over a dying card: bright on one side of each crack, dark on the other; the values stay clear."""
    rng, (w, h) = np.random.default_rng(4), SIZES[size]
    big = clear(w * 3, h * 3)
    for a in np.linspace(0, 2 * np.pi, 10)[:-1] + rng.random(9) * 0.5:
        p = np.array([w * 1.62, h * 1.0])
        pts = [tuple(p)]
        for _ in range(4):
            a += rng.normal(0, 0.33)
            p = p + np.array([np.cos(a), np.sin(a)]) * (18 + rng.random() * 34) * w / 97
            pts.append(tuple(p))
        pygame.draw.lines(big, (20, 8, 6, 235), False, pts, 8)
        pygame.draw.lines(big, (255, 236, 214, 235), False, [(x - 2, y - 2) for x, y in pts], 3)
    out = shrunk(big, (w, h))
    a = pygame.surfarray.pixels_alpha(out)
    a[:] = np.minimum(a, rounded_alpha(w, h, 11).T.astype(np.uint8))
    low = int(h * 0.5)
    a[:, low:] = (a[:, low:] * 0.3).astype(np.uint8)
    del a
    return out


# ---------------------------------------------------------------- ground of the pieces
def lane(seats):
    """A battalion's lane of polished stone. The inlaid places are those of first and second line."""
    w, h = LANE[seats]
    out = clear(w, h)
    pygame.draw.rect(out, (6, 7, 10, 58), (0, 0, w, h), border_radius=12)
    pygame.draw.rect(out, (*STEEL, 60), (1, 1, w - 2, h - 2), 2, border_radius=12)
    pygame.draw.rect(out, (6, 7, 10, 130), (3, 3, w - 6, h - 6), 2, border_radius=10)
    pad = 2 if seats == "four" else 3
    for x, y, pw, ph in lane_places(seats):
        spot = (x - pad, y - pad, pw + 2 * pad, ph + 2 * pad)
        pygame.draw.rect(out, (8, 9, 12, 84), spot, border_radius=14)
        pygame.draw.rect(out, (*STEEL, 74), spot, 2, border_radius=14)
    return out


def lane_places(seats):
    """Where first and second line lie on a lane whose enemy is above: the rear follows below."""
    w, _ = LANE[seats]
    if seats != "four":
        fw, fh = SIZES["field"]
        return [((w - fw) // 2, 6 + line * (fh + 6), fw, fh) for line in (0, 1)]
    cw, ch = SIZES["chip"]
    return [((w - cw) // 2, 6 + line * (ch + 4), cw, ch) for line in (0, 1)]


def well(name=None, size=None):
    """A sunken place in the rail, its sign engraved in the bottom."""
    w, h = size or (SIZES["pile"][0] + 12, SIZES["pile"][1] + 12)
    out = clear(w, h)
    pygame.draw.rect(out, (8, 7, 8, 190), (0, 0, w, h), border_radius=9)
    pygame.draw.rect(out, (*mix(STEEL, LEAD, 0.45), 255), (0, 0, w, h), 3, border_radius=9)
    pygame.draw.line(out, mix(STEEL, BONE, 0.3), (9, h - 2), (w - 9, h - 2))
    pygame.draw.rect(out, LEAD, (3, 3, w - 6, h - 6), 2, border_radius=7)
    if name:
        px = int(min(w, h) * 0.58)
        mark = sign(name, px, mix(PLATE, STEEL, 0.42), PLATE)
        dark = sign(name, px, INK, INK)
        box = mark.get_rect(center=(w // 2, h // 2))
        out.blit(dark, box.move(1, 2))
        out.blit(mark, box)
    return out


def coin_well():
    """The resources of a player: a slot for coins and the place of their number."""
    h = COIN_WELL[1]
    out = well(None, COIN_WELL)
    out.blit(coin("resource", 35), (8, (h - 35) // 2))
    pygame.draw.line(out, mix(STEEL, LEAD, 0.4), (50, 9), (50, h - 10), 2)
    return out


def stand():
    """A plinth of basalt with steel claws that holds the monolith of the round upright."""
    k, (w, h) = 2, (STAND[0] * 2, STAND[1] * 2)
    out = clear(w, h)
    fw, fh = SIZES["field"][0] * k, SIZES["field"][1] * k
    x, y = (w - fw) // 2, 12 * k
    niche = [(x - 12 * k, h - 44 * k), (x - 12 * k, y + 26 * k), (x + 10 * k, y - 10 * k)]
    niche += [(w - px, py) for px, py in reversed(niche)]
    for points, base, seed in ((niche, rgb("#2a3036"), 3), (_plinth(w, h, k), rgb("#4a5257"), 4)):
        mask = clear(w, h)
        pygame.draw.polygon(mask, (255, 255, 255), points)
        stone_pic = surface(brushed(w, h, base, seed, 26)).convert_alpha()
        out.blit(_masked(stone_pic, mask), (0, 0))
        pygame.draw.polygon(out, INK, points, 3 * k)
        pygame.draw.polygon(out, mix(STEEL, LEAD, 0.35), points, k)
    glow = FACTIONS["neutral"].cloth[1]
    for cx in (0.25, 0.5, 0.75):
        pygame.draw.polygon(
            out,
            mix(glow, LEAD, 0.2),
            [(w * cx - 7 * k, h - 22 * k), (w * cx, h - 30 * k), (w * cx + 7 * k, h - 22 * k), (w * cx, h - 14 * k)],
        )
    pygame.draw.rect(out, LEAD, (x - 3 * k, y - 3 * k, fw + 6 * k, fh + 6 * k), border_radius=13 * k)
    for cx in (x - 5 * k, x + fw - 11 * k):
        claw = (cx, y + fh - 12 * k, 16 * k, 26 * k)
        out.blit(steel(claw[2], claw[3], 4 * k, STEEL, 2 * k), claw[:2])
        pygame.draw.rect(out, LEAD, claw, k, border_radius=4 * k)
    return shrunk(out, STAND)


def _plinth(w, h, k):
    return [(10 * k, h - 40 * k), (w - 10 * k, h - 40 * k), (w - 2 * k, h - 2 * k), (2 * k, h - 2 * k)]


# ---------------------------------------------------------------- tokens
def token(face):
    """The initiative token: a hanging banner, red with a star (actions), blue with an arrow (attacks) or gold."""
    k, (w, h) = 3, (TOKEN[0] * 3, TOKEN[1] * 3)
    hue = {"actions": rgb("#b3252b"), "attacks": rgb("#2b5fae"), "holder": rgb("#7a5f18")}[face]
    name = {"actions": "phase_actions", "attacks": "attack_ranged", "holder": "trait_champion"}[face]
    cut = [(w * 0.08, h * 0.08), (w * 0.92, h * 0.08), (w * 0.92, h * 0.97), (w / 2, h * 0.82), (w * 0.08, h * 0.97)]
    mask = clear(w, h)
    pygame.draw.polygon(mask, (255, 255, 255), cut)
    y, x = np.mgrid[0:h, 0:w]
    fold = 0.82 + 0.16 * np.sin(x / w * 19) + 0.14 * (1 - y / h)
    out = _masked(surface(np.array(hue, float) * fold[..., None]).convert_alpha(), mask)
    pygame.draw.polygon(out, INK, cut, 3 * k)
    inner = [(px + (w / 2 - px) * 0.12, py + (h / 2 - py) * 0.09) for px, py in cut]
    pygame.draw.polygon(out, BRASS, inner, 2 * k)
    shade, mark = sign(name, int(w * 0.56), INK, INK), sign(name, int(w * 0.56), (255, 230, 170), mix(hue, INK, 0.4))
    box = mark.get_rect(center=(w / 2, h * 0.43))
    out.blit(shade, box.move(k, 2 * k))
    out.blit(mark, box)
    pygame.draw.rect(out, INK, (0, 0, w, h * 0.10), border_radius=4 * k)
    pygame.draw.rect(out, BRASS_DARK, (k, k, w - 2 * k, h * 0.10 - 2 * k), border_radius=4 * k)
    pygame.draw.rect(out, BRASS, (2 * k, 2 * k, w - 4 * k, h * 0.045), border_radius=3 * k)
    return shrunk(out, TOKEN)


@cache
def coin(face, px=COIN):
    """A struck coin: `success`, `miss` of the even chance, or a plain `resource`."""
    b = px * 3
    out = clear(b, b)
    metal = {"success": rgb("#d8a93a"), "miss": rgb("#8d99a4"), "resource": rgb("#c9982c")}[face]
    light, dark = mix(metal, (255, 248, 220), 0.55), mix(metal, INK, 0.55)
    c = (b / 2, b / 2)
    for radius, tone in (
        (0.5, INK),
        (0.475, dark),
        (0.455, light),
        (0.435, metal),
        (0.36, dark),
        (0.345, mix(metal, INK, 0.12)),
    ):
        pygame.draw.circle(out, tone, c, b * radius)
    name = {"success": "phase_actions", "miss": "dying", "resource": "faction_light"}[face]
    mark, box = int(b * 0.46), None
    for offset, tone in ((b * 0.014, light), (-b * 0.010, mix(dark, INK, 0.5)), (0, mix(metal, INK, 0.62))):
        pic = sign(name, mark, tone, mix(metal, BONE, 0.3))
        box = pic.get_rect(center=(b / 2 + offset, b / 2 + offset))
        out.blit(pic, box)
    return shrunk(out, (px, px))


def crest(faction):
    """The shield of an army: its glass, its sign, a steel rim."""
    k, (w, h) = 3, (CREST[0] * 3, CREST[1] * 3)
    f = FACTIONS[faction]
    out = clear(w, h)
    for name, scale, tone in (
        ("defence", 1.0, INK),
        ("defence", 0.955, f.metal[1]),
        ("defence", 0.90, mix(f.metal[1], LEAD, 0.6)),
    ):
        px = int(h * scale)
        pic = sign(name, px, tone)
        out.blit(pic, pic.get_rect(center=(w / 2, h / 2)))
    px = int(h * 0.86)
    mask = sign("defence", px, (255, 255, 255))
    glass = _masked(window(px, px, faction, 1.8 * k, 2, light=0.9).convert_alpha(), mask)
    out.blit(glass, glass.get_rect(center=(w / 2, h / 2)))
    for shift, tone in ((2 * k, INK), (0, f.cloth[0])):
        mark = sign(f"faction_{faction}", int(w * 0.52), tone, f.glass[0])
        out.blit(mark, mark.get_rect(center=(w / 2 + shift * 0.6, h * 0.47 + shift)))
    return shrunk(out, CREST)


def lancet(faction, upper):
    """Half of a tall pointed window for the margins of the screen, where nothing may be read anyway."""
    k, (w, h) = 2, (LANCET[0] * 2, LANCET[1] * 2)
    pad = 12 * k
    glass = window(
        w - 2 * pad, h - pad, faction, 1.6 * k, 3 if upper else 5, light=0.12, name="lattice", side=int(w * 1.5)
    )
    gw, gh = glass.get_size()
    y, x = np.mgrid[0:gh, 0:gw] / gw
    inside = np.hypot(np.abs(x - 0.5) + 0.5, np.minimum(y - 0.9, 0)) < 1.0
    out = clear(w, h)
    for grow, tone in ((6 * k, INK), (5 * k, mix(BRASS, INK, 0.45)), (2 * k, LEAD), (0, None)):
        a = np.pad(inside, ((pad, 0), (pad, pad)))
        if grow:
            dist = _grown(a, grow)
            out.blit(surface(np.full((*a.shape, 3), tone, float), dist * 255.0), (0, 0))
    body = glass.convert_alpha()
    alpha = pygame.surfarray.pixels_alpha(body)
    alpha[:] = (inside.T * 255).astype(np.uint8)
    del alpha
    out.blit(body, (pad, pad))
    out = shrunk(out, LANCET)
    return out if upper else pygame.transform.flip(out, False, True)


def _grown(mask, px):
    return np.clip(px + 0.5 - distance_transform_edt(~mask), 0, 1)


# ---------------------------------------------------------------- the phases
def rail(seats):
    """The steel rail that the ten phases are set into."""
    w, h = RAIL[seats]
    return shrunk(steel(w * 2, h * 2, 20, mix(STEEL, LEAD, 0.45), 6), (w, h))


def phase_cell(state):
    """A place on the rail: `now` (wide, to be tinted in the seat's colour), `next` or `done`."""
    w, h = PHASE_NOW if state == "now" else PHASE_CELL
    out, rect = clear(w, h), (0, 0, w, h)
    ground = {"now": (226, 222, 214), "next": mix(PLATE, STEEL_DARK, 0.6), "done": mix(PLATE, STEEL_DARK, 0.12)}[state]
    pygame.draw.rect(out, ground, rect, border_radius=7)
    if state == "now":
        pygame.draw.rect(out, (150, 146, 140), (3, h // 2, w - 6, h // 2 - 3), border_radius=5)
        pygame.draw.rect(out, (255, 255, 255), (2, 2, w - 4, h - 4), 2, border_radius=6)
    pygame.draw.rect(out, LEAD, rect, 2, border_radius=7)
    return out


def count_tab():
    """The dark tab under a pile that bears its number."""
    w, h = COUNT
    out = clear(w, h)
    pygame.draw.rect(out, INK, (0, 0, w, h), border_radius=8)
    pygame.draw.rect(out, mix(STEEL, LEAD, 0.3), (0, 0, w, h), 2, border_radius=8)
    return out


def state_stud(state, px=41):
    return stud(STUDS[state][0], px, *STUDS[state][1:])
