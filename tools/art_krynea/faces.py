"""Cards in three sizes: the frames of each faction with empty places, and the same with the card's emblem in its glass.

Sizes are odd on purpose: an opaque row that is a multiple of 16 bytes long blits ten times slower at some places.
"""

from functools import cache
from zlib import crc32

import pygame

from tools.art_krynea.emblems import emblem
from tools.art_krynea.glass import window
from tools.art_krynea.palette import FACTIONS, LEAD, PLATE, STEEL, mix
from tools.art_krynea.parts import band, frame, rim, shrunk, stone, value_grid
from tools.art_krynea.signs import sign
from tools.art_krynea.textures import silhouette_light

SIZES = {
    "hand": (181, 253),
    "field": (127, 151),
    "large": (421, 589),
    "chip": (197, 81),
    "rear": (127, 63),
    "thumb": (61, 61),
    "pile": (61, 85),
}
SCALE = {"hand": 2, "field": 3, "large": 2, "chip": 3, "rear": 3, "thumb": 3, "pile": 3}
LOW = ("chip", "rear")  # emblem left, values right: for rears and for four players
UNITS = ("unit", "champion", "summoned")
FACES = ("unit", "champion", "summoned", "object", "action", "skill", "monolith")
COSTED = ("unit", "champion", "object")
LEADS = {"large": 2.2, "chip": 1.2, "rear": 1.0, "thumb": 1.0}  # half the width of the leads
WINDOW_SEEDS = 3  # how many ways the panes of one faction are coloured


def places(size, face):
    """Pixel rectangles of one face: window, emblem, name, cost, values, bonus, text, column of signs, range."""
    w, h = SIZES[size]
    if size in LOW:
        return _low_places(w, h)
    if size == "thumb":
        return {"window": (6, 6, w - 12, h - 12), "emblem": (3, 3, w - 6, h - 6)}
    if size == "field":
        return _field_places(w, h, face)
    k = "unit" if face in UNITS else face
    if size == "hand":
        low = {"unit": 152, "object": 166}.get(k, 202)
        spots = {"window": (13, 13, w - 26, low - 13), "name": (10, low + 2, w - 20, 34 if k == "unit" else 36)}
        spots |= {
            "emblem": _square(spots["window"], {"unit": 132, "object": 142}.get(k, 158), 0),
            "cost": (3, 3, 46, 46),
        }
        spots |= {"values": (13, 190, w - 26, 52)} if k == "unit" else {}
        spots |= {"bonus": (12, 206, w - 24, 36)} if k == "object" else {}
        return spots | {"signs": (11, 52, 28, 28), "range": (w - 52, low - 38, 36, 36)}
    low = 226 if k == "unit" else 286
    spots = {"window": (16, 16, w - 32, low - 16), "name": (12, low + 2, w - 24, 54)}
    spots |= {"emblem": _square(spots["window"], 204 if k == "unit" else 256, 0), "cost": (6, 6, 76, 76)}
    spots |= {"values": (78, 288, w - 98, 116), "rows": (26, 294, 42, 42)} if k == "unit" else {}
    top = 410 if k == "unit" else 348
    spots |= {"text": (20, top, w - 40, h - top - 18), "signs": (22, 88, 46, 46)}
    return spots | {"range": (w - 96, 22, 74, 74)}


def _field_places(w, h, face):
    glass = (9, 9, w - 18, 66 if face in UNITS else h - 18)
    spots = {"window": glass, "emblem": _square(glass, 76 if face in UNITS else 112, 0), "cost": (1, 1, 38, 38)}
    spots |= {"values": (8, 77, w - 16, 66)} if face in UNITS else {}
    return spots | {"signs": (10, 44, 28, 28), "range": (w - 40, 9, 31, 31)}


def _low_places(w, h):
    side = h - 12
    glass = (6, 6, round(side * (0.84 if w < 150 else 0.92)), side)
    left = glass[0] + glass[2] + 3
    return {"window": glass, "emblem": _square(glass, side + 2, 0), "values": (left, 6, w - left - 6, h - 12)}


def _square(rect, px, dy):
    x, y, w, h = rect
    return (x + (w - px) // 2, y + (h - px) // 2 + dy, px, px)


def _scaled(rect, k):
    return tuple(v * k for v in rect)


@cache
def frame_face(size, faction, face, seed=0):
    """The card with everything but its emblem, drawn SCALE times its size."""
    k, (w, h) = SCALE[size], SIZES[size]
    spots = {name: _scaled(rect, k) for name, rect in places(size, face).items()}
    out = frame(w * k, h * k, faction, k, face == "champion" and size not in ("thumb", *LOW)).copy()
    x, y, ww, wh = spots["window"]
    rim(out, spots["window"], k, 2 * k)
    out.blit(window(ww, wh, faction, LEADS.get(size, 1.5) * k, seed), (x, y))
    if "name" in spots:
        band(out, spots["name"], k, faction)
    for well in ("values", "bonus", "text"):
        if well in spots:
            wx, wy, w2, h2 = spots[well]
            pygame.draw.rect(out, PLATE, (wx - k, wy - k, w2 + 2 * k, h2 + 2 * k), border_radius=4 * k)
            pygame.draw.rect(out, LEAD, (wx - k, wy - k, w2 + 2 * k, h2 + 2 * k), k, border_radius=4 * k)
    if "values" in spots:
        value_grid(out, spots["values"], k, {"large": 4, "rear": 1}.get(size, 2), size in ("hand", "large"))
    if "rows" in spots:
        _row_signs(out, spots, k)
    _lay_cost(out, size, faction, face)
    return out


def _lay_cost(out, size, faction, face):
    """The stone of the cost, over the emblem. A summoned unit has a cost in the hand only."""
    spot = places(size, face).get("cost")
    if spot and (face in COSTED or (face in ("action", "summoned") and size != "field")):
        x, y, px, _ = _scaled(spot, SCALE[size])
        out.blit(stone(px, faction), (x, y))


def _row_signs(out, spots, k):
    """Crossed blades beside the attack row, a shield beside the defence row."""
    x, y, w, _ = spots["rows"]
    for row, name in enumerate(("attack", "defence")):
        out.blit(sign(name, w, mix(STEEL, (255, 255, 255), 0.3), PLATE), (x, y + row * 60 * k))


def finished(size, faction, card):
    """The whole picture: glass, emblem with the light coming round it, empty places for numbers and words."""
    k = SCALE[size]
    spots = places(size, card.face)
    out = frame_face(size, faction, card.face, crc32(card.slug.encode()) % WINDOW_SEEDS).copy()
    ex, ey, px, _ = _scaled(spots["emblem"], k)
    pic = emblem(card.slug, px, faction)
    halo, m = silhouette_light(pic, FACTIONS[faction].glow, (5 if size in ("hand", "field", "large") else 3) * k, 0.75)
    shade, ms = silhouette_light(pic, (8, 7, 10), 1.6 * k, 0.55)
    out.set_clip(_scaled(spots["window"], k))
    out.blit(halo, (ex - m, ey - m))
    out.blit(shade, (ex - ms + k, ey - ms + 2 * k))
    out.blit(pic, (ex, ey))
    out.set_clip(None)
    _lay_cost(out, size, faction, card.face)
    return shrunk(out, SIZES[size])


def empty(size, faction, face):
    """The frame alone, for the enlarged card: the client lays emblem, numbers and words on it."""
    return shrunk(frame_face(size, faction, face), SIZES[size])


@cache
def back(size, faction, deck):
    """A rose of the faction's glass with the deck's sign: star actions, helm troops, stone monoliths."""
    k, (w, h) = SCALE[size], SIZES[size]
    u = w / 180
    out = frame(w * k, h * k, faction, k).copy()
    rect = tuple(int(v * k) for v in (12 * u, 12 * u, w - 24 * u, h - 24 * u))
    out.blit(window(rect[2], rect[3], faction, 2 * k * u, 2, name="rose", light=1.0), rect[:2])
    rim(out, rect, k, 2 * k)
    middle, r = (w * k / 2, h * k / 2), int(46 * u * k)
    pygame.draw.circle(out, LEAD, middle, r + 5 * k * u)
    pygame.draw.circle(out, FACTIONS[faction].metal[1], middle, r + 2 * k * u, max(2, int(4 * k * u)))
    pygame.draw.circle(out, PLATE, middle, r - int(2 * k * u))
    names = {"actions": "phase_actions", "troops": "deck_troops", "monoliths": "phase_monoliths"}
    mark = sign(names[deck], int(58 * u * k), FACTIONS[faction].metal[0], PLATE)
    out.blit(mark, mark.get_rect(center=middle))
    return shrunk(out, SIZES[size])
