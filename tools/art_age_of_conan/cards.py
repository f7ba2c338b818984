"""Cards: faces in the hand, backs, adventures. No words are baked; numerals are the same everywhere."""

from functools import cache

import pygame

from tools.art_age_of_conan import pictures
from tools.art_age_of_conan import textures as tx
from tools.art_age_of_conan.adventures import SCENES, scene
from tools.art_age_of_conan.emblems import SOURCES, bake_emblems, kingdom_of
from tools.art_age_of_conan.icons import icon
from tools.art_age_of_conan.output import save
from tools.art_age_of_conan.palette import (
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    TERRAIN_TINT,
    WALNUT_DARK,
    font,
    mix,
    put,
)
from tools.art_age_of_conan.places import rows
from tools.art_age_of_conan.shapes import disc, medal

HAND, PICTURE = (150, 210), (369, 397)
NAVY, RELIC, TALE = (53, 84, 106), (110, 74, 140), (122, 78, 40)
FRAMES = {
    "aquilonia": (172, 58, 36),
    "turan": (184, 132, 30),
    "stygia": (30, 112, 84),
    "hyperborea": (122, 84, 140),
    "strategy": NAVY,
    "adventure": TALE,
}
KIND_SIGN = {"table": "strategy_card", "event": "court", "instant": "wild"}


@cache
def vellum(size, seed):
    return tx.surface_of(tx.parchment(size[0], size[1], seed))


def shell(size, frame, seed, border):
    """Vellum in a dark frame of the deck's colour with a brass fillet."""
    card, (w, h) = pygame.Surface(size, pygame.SRCALPHA), size
    rect = card.get_rect()
    r = 11 if w < 200 else 22
    pygame.draw.rect(card, mix(frame, (10, 6, 4), 0.62), rect, border_radius=r)
    pygame.draw.rect(card, frame, rect.inflate(-5, -5), border_radius=r - 2)
    pygame.draw.line(card, mix(frame, (255, 246, 220), 0.45), (r, 3), (w - r - 2, 3), 2)
    pygame.draw.line(card, mix(frame, (10, 6, 4), 0.4), (r, h - 5), (w - r - 2, h - 5), 2)
    inner = rect.inflate(-2 * border, -2 * border)
    card.blit(vellum(size, seed), inner, inner)
    pygame.draw.rect(card, BRASS, inner.inflate(4, 4), 2, border_radius=5)
    if w > 200:
        for x, y in ((13, 13), (w - 14, 13), (13, h - 14), (w - 14, h - 14)):
            pygame.draw.circle(card, BRASS_DARK, (x + 1, y + 1), 5)
            pygame.draw.circle(card, BRASS_LIGHT, (x, y), 4)
    return card


def framed(card, picture, box, width=2):
    """A picture let into the card."""
    card.blit(picture, box)
    rect = picture.get_rect(topleft=box)
    pygame.draw.rect(card, INK, rect.inflate(2, 2), 2)
    pygame.draw.rect(card, BRASS, rect.inflate(2 + 2 * width, 2 + 2 * width), width, border_radius=3)


def words(text, size, color):
    return font("display", size).render(text, True, color)


def window(picture, size):
    """The middle of a picture in another size."""
    w, h = picture.get_size()
    k = max(size[0] / w, size[1] / h)
    wide = pygame.transform.smoothscale(picture, (round(w * k) + 1, round(h * k) + 1))
    cut = pygame.Rect((0, 0), size)
    cut.center = wide.get_rect().center
    return wide.subsurface(cut.clip(wide.get_rect())).copy()


# ---------------------------------------------------------------- in the hand
def strategy(row, picture):
    """What must be seen in a fan stands in the left strip: bid value, area, counted faces, terrain."""
    card = shell(HAND, NAVY, 40 + row["bid"], 9)
    framed(card, window(picture, (126, 74)), (12, 12))
    medal(card, (34, 34), 27, (35, 58, 76), BRASS, words(str(row["bid"]), 38, BONE))
    put(card, icon(f"area_{row['main']}", 36), (82, 30))
    put(card, icon(f"area_{row['second']}", 26), (120, 26))
    for i, face in enumerate(row["counts"]):
        put(card, icon(face, 44), (36 + 46 * i, 116))
    for i, terrain in enumerate(row["terrain"]):
        cell = pygame.Rect(14 + 50 * i, 146, 46, 46)
        pygame.draw.rect(card, TERRAIN_TINT[terrain], cell, border_radius=7)
        pygame.draw.rect(card, INK, cell, 2, border_radius=7)
        put(card, icon(terrain, 38), cell.center)
    return card


def kingdom(row, picture):
    """The picture above, then what kind of card it is, and what a table card costs."""
    card = shell(HAND, FRAMES[row["kingdom"]], 60 + len(row["id"]), 9)
    framed(card, window(picture, (126, 126)), (12, 12))
    put(card, icon(KIND_SIGN[row["kind"]], 48), (40, 172))
    if row.get("cost"):
        put(card, icon("gold", 52), (110, 172))
        put(card, words(str(row["cost"]), 34, INK), (110, 170))
    return card


def relic(picture, frame, seed):
    card = shell(HAND, frame, seed, 9)
    framed(card, window(picture, (126, 126)), (12, 12))
    return card


def back(deck):
    """A back: the deck's sign in a brass oval on dark leather."""
    frame = FRAMES[deck]
    card, (w, h) = shell(HAND, frame, 5, 9), HAND
    leather = pygame.Rect(12, 12, w - 24, h - 24)
    pygame.draw.rect(card, mix(frame, WALNUT_DARK, 0.62), leather, border_radius=5)
    for x in range(24, w - 12, 17):
        for y in range(24, h - 12, 17):
            pygame.draw.circle(card, mix(frame, WALNUT_DARK, 0.42), (x, y), 3)
    pygame.draw.rect(card, BRASS_DARK, leather.inflate(-8, -8), 2, border_radius=5)
    put(card, disc(48, mix(frame, WALNUT_DARK, 0.3), BRASS, 4), (w / 2, h / 2))
    put(card, icon(SIGNS[deck], 66), (w / 2, h / 2))
    return card


SIGNS = {
    "aquilonia": "crest_aquilonia",
    "turan": "crest_turan",
    "stygia": "crest_stygia",
    "hyperborea": "crest_hyperborea",
    "strategy": "strategy_card",
    "adventure": "tale",
}


# ---------------------------------------------------------------- adventures
SMALL = (128, 168)


def adventure_small(name):
    """The card on the table: the whole scene in a brass frame."""
    w, h = SMALL
    card = pygame.Surface(SMALL, pygame.SRCALPHA)
    pygame.draw.rect(card, WALNUT_DARK, card.get_rect(), border_radius=11)
    pygame.draw.rect(card, BRASS, card.get_rect().inflate(-4, -4), 3, border_radius=9)
    card.blit(window(scene(name, (384, 456)), (w - 14, h - 14)), (7, 7))
    pygame.draw.rect(card, BRASS_LIGHT, card.get_rect().inflate(-12, -12), 2)
    return card


def adventure_large(name):
    """The scene as the enlarged card shows it."""
    picture = scene(name, (PICTURE[0], round(PICTURE[0] * 152 / 128)))
    return picture.subsurface((0, 30, *PICTURE)).copy()


# ---------------------------------------------------------------- baking
def bake_hands():
    """Kingdom and strategy cards, artifacts, the Conan cards: the face in the hand and the large picture."""
    bake_emblems()
    for row in (r for k in ("aquilonia", "turan", "stygia", "hyperborea") for r in rows(f"cards_{k}", "card")):
        _both(row["id"], pictures.kingdom_picture(row["id"]), lambda p, row=row: kingdom(row, p))
    for row in pictures.strategies():
        _both(row["id"], pictures.strategy_picture(row), lambda p, row=row: strategy(row, p))
    for i, name in enumerate(pictures.RELICS):
        frame = RELIC if i < 3 else (150, 44, 34)
        _both(name, pictures.plain_picture(name, i), lambda p, i=i, frame=frame: relic(p, frame, 70 + i))


def _both(name, picture, face):
    save(f"cards/picture/{name}", picture, 96, opaque=True)
    save(f"cards/hand/{name}", face(picture), 128)


def bake_cards():
    """Backs, adventures, the pictures of objectives."""
    assert {kingdom_of(card) for card in SOURCES} <= FRAMES.keys()
    for deck in FRAMES:
        save(f"backs/{deck}", back(deck), 128)
    for name in SCENES:
        save(f"adventures/small/{name}", adventure_small(name), 128)
        save(f"adventures/picture/{name}", adventure_large(name), 224, opaque=True)
    for i, name in enumerate(pictures.OBJECTIVES):
        save(f"cards/picture/{name}", pictures.plain_picture(name, 20 + i), 96, opaque=True)
