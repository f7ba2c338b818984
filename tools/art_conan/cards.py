"""Cards and spells: frames, faces for the hand, pictures for the enlarged card, backs. No words are baked."""

import random
from functools import cache

import fontpkg_atkinson_hyperlegible as reading
import numpy as np
import pygame

from tools.art_conan.craft import die_image, gem_image, rounded, soft_shadow, texture
from tools.art_conan.figure import Figure
from tools.art_conan.gear import GEAR
from tools.art_conan.goods import GOODS
from tools.art_conan.happenings import HAPPENINGS
from tools.art_conan.iconset import icon_image
from tools.art_conan.output import save
from tools.art_conan.palette import BONE, BRASS, BRASS_LIGHT, INK, rgb
from tools.art_conan.places import table
from tools.art_conan.sorcery import SORCERY
from tools.art_conan.standees import render

HAND, LARGE, PICTURE, GEAR_SIZE = (150, 210), (421, 589), (369, 247), 128
KINDS = {  # frame; the light behind the thing, its dark
    "weapon": ("#7a3224", "#c9762f", "#1f120f"),
    "armour": ("#3f5066", "#7d97ae", "#12161d"),
    "shield": ("#6a5420", "#c79a4a", "#1c150c"),
    "drink": ("#35603c", "#7fb06a", "#0f1a12"),
    "object": ("#5a4030", "#b58a58", "#1a120e"),
    "event": ("#6a1f24", "#b5423a", "#190b0d"),
    "spell": ("#4c3370", "#9a6fd0", "#120d1f"),
}
SPOTS = {
    "window": (26, 26, 369, 247),
    "name": (26, 283, 369, 66),
    "text": (34, 357, 353, 150),
    "foot": (34, 513, 353, 56),
}
DICE_ROWS = ("melee", "ranged", "guard", "armour", "area")
ICONS = {"armour": "armour", "area": "burst"}


@cache
def numeral(words, size, color=BONE):
    pygame.font.init()
    path = reading.ROOT / "files" / "AtkinsonHyperlegible-Bold.ttf"
    return pygame.font.Font(str(path), size).render(words, True, color)


def thing(draw, box, edge=BONE):
    """The drawing with a cut edge, as large as fits the box."""
    f = Figure()
    draw(f)
    xs = [p[0] for _, pts, _, _ in f.shapes for p in pts]
    ys = [p[1] for _, pts, _, _ in f.shapes for p in pts]
    size = 100 * min(box[0] / (max(xs) - min(xs) + 20), box[1] / (max(ys) - min(ys) + 20))
    return render(f.shapes, size, edge=edge, fade=False)[0]


def backdrop(size, kind, seed):
    """A pool of light with strokes of ink in it; rays for spells."""
    w, h = size
    near, far = (np.array(rgb(c), np.float32) for c in KINDS[kind][1:])
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32), indexing="ij")
    d = np.clip(np.hypot((x - w * 0.46) / (0.66 * w), (y - h * 0.42) / (0.82 * h)), 0, 1)
    light = (1 - d) ** 1.4
    turn = np.arctan2(y - h * 0.46, x - w * 0.48)
    streaks = np.sin((x * 0.26 + y * 0.97) * 0.42 + seed) if kind != "spell" else np.sin(turn * 18 + seed + d * 3)
    light = light * (1 - 0.14 * (streaks > 0.3))
    out = pygame.Surface(size)
    px = far + (near - far) * light[..., None]
    pygame.surfarray.blit_array(out, np.clip(px, 0, 255).astype(np.uint8))
    rng = random.Random(seed)
    for _ in range(14):
        spot = (rng.uniform(0, w), rng.uniform(0, h))
        pygame.draw.circle(out, [min(255, int(c * 1.1 + 20)) for c in near], spot, rng.uniform(0.8, 2.2))
    return out


def scene(draw, kind, size, seed, fill=0.86):
    """A thing in its light, with the shadow it throws."""
    out = backdrop(size, kind, seed)
    image = thing(draw, (size[0] * fill, size[1] * fill))
    shade = pygame.mask.from_surface(image, 80).to_surface(setcolor=(6, 4, 8, 150), unsetcolor=(0, 0, 0, 0))
    spot = image.get_rect(center=(size[0] // 2, size[1] // 2))
    k = max(3, size[1] // 34)
    out.blit(pygame.transform.gaussian_blur(_padded(shade, 12), 5), spot.move(k - 12, k - 12))
    out.blit(image, spot)
    return out


def _padded(surface, pad):
    out = pygame.Surface((surface.get_width() + 2 * pad, surface.get_height() + 2 * pad), pygame.SRCALPHA)
    out.blit(surface, (pad, pad))
    return out


# ---------------------------------------------------------------- faces for the hand
def shell(size, kind):
    """Dark leather in a frame of the kind's colour with a brass fillet."""
    w, h = size
    r = 11 if w < 200 else 22
    card = rounded(texture(w, h, rgb("#2a1f1a"), "leather", 5), r)
    frame = rgb(KINDS[kind][0])
    pygame.draw.rect(card, INK, card.get_rect(), 2, border_radius=r)
    pygame.draw.rect(card, frame, card.get_rect().inflate(-4, -4), 5 if w < 200 else 11, border_radius=r - 2)
    light = [min(255, int(c * 1.5 + 24)) for c in frame]
    pygame.draw.line(card, light, (r, 3), (w - r, 3), 2)
    inner = card.get_rect().inflate(-14, -14) if w < 200 else card.get_rect().inflate(-28, -28)
    pygame.draw.rect(card, BRASS, inner, 2, border_radius=max(4, r - 8))
    return card


def _window(card, picture, at):
    card.blit(picture, at)
    rect = picture.get_rect(topleft=at)
    pygame.draw.rect(card, INK, rect.inflate(4, 4), 2, border_radius=4)
    pygame.draw.rect(card, BRASS, rect.inflate(2, 2), 1, border_radius=3)


def _seal(card, at, words, fill, r=19):
    """A numeral on a round seal."""
    pygame.draw.circle(card, INK, (at[0] + 1, at[1] + 2), r + 2)
    pygame.draw.circle(card, BRASS_LIGHT, at, r)
    pygame.draw.circle(card, fill, at, r - 2)
    image = numeral(words, 34)
    card.blit(image, image.get_rect(center=at))


def _dice(card, middle, row, icons):
    """An icon, below it its dice; a gold arrow by a die that may be rolled again."""
    image = icon_image(ICONS.get(row, row), 32)
    card.blit(image, image.get_rect(center=(middle, 142)))
    for k, die in enumerate(icons):
        x = middle + (k - (len(icons) - 1) / 2) * 23
        cube = die_image(die[0], 0, 23 if len(icons) == 1 else 18, 14)
        card.blit(cube, cube.get_rect(center=(x, 174)))
        if die.endswith("*"):
            again = icon_image("reroll", 17)
            card.blit(again, again.get_rect(center=(x + 10, 186)))


def card_face(row, seed):
    draw = DRAWINGS[row["id"]]
    card = shell(HAND, row["kind"])
    _window(card, scene(draw, row["kind"], (126, 108), seed), (12, 12))
    rows = [name for name in DICE_ROWS if row.get(name)]
    step = 130 / max(1, len(rows))
    for k, name in enumerate(rows):
        _dice(card, round(10 + step * (k + 0.5)), name, row[name])
    if not rows:
        image = icon_image(row["kind"], 52)
        card.blit(image, image.get_rect(center=(75, 160)))
    _seal(card, (124, 27), str(row["enc"]), rgb("#4a3020"))
    if row.get("thrown"):
        image = icon_image("thrown", 30)
        card.blit(image, image.get_rect(center=(27, 104)))
    return card


def spell_face(row, seed):
    card = shell(HAND, "spell")
    _window(card, scene(SORCERY[row["id"]], "spell", (126, 138), seed), (12, 12))
    gem = gem_image("ready", 44)
    card.blit(gem, gem.get_rect(center=(36, 176)))
    image = numeral("X" if row.get("variable") else str(row["cost"]), 34)
    card.blit(image, image.get_rect(center=(36, 176)))
    mark = "reaction" if row.get("reaction") else "burst" if row.get("area") else "spell"
    image = icon_image(mark, 32)
    card.blit(image, image.get_rect(center=(75, 176)))
    pygame.draw.circle(card, rgb("#6b5138"), (114, 176), 21)
    pygame.draw.circle(card, rgb("#0c0809"), (114, 176), 18)
    if row["saturation"] < 99:
        image = numeral(str(row["saturation"]), 34)
        card.blit(image, image.get_rect(center=(114, 176)))
    else:
        for x in (107, 121):
            pygame.draw.circle(card, BONE, (x, 176), 8, 3)
    return card


def frame(kind):
    """The enlarged card without picture, name and text."""
    card = shell(LARGE, kind)
    pygame.draw.rect(card, rgb("#0f0b0a"), SPOTS["window"])
    pygame.draw.rect(card, BRASS, pygame.Rect(SPOTS["window"]).inflate(4, 4), 2, border_radius=4)
    plate = pygame.Rect(SPOTS["name"])
    pygame.draw.rect(card, [int(c * 0.62) for c in rgb(KINDS[kind][0])], plate, border_radius=10)
    pygame.draw.rect(card, BRASS, plate, 2, border_radius=10)
    page = pygame.Rect(26, 353, 369, 212)
    parchment = rounded(texture(page.w, page.h, rgb("#d6c196"), "parchment", 9), 8)
    card.blit(parchment, page)
    pygame.draw.rect(card, rgb("#6e5518"), page, 2, border_radius=8)
    return card


def back(kind):
    card = shell(HAND, kind)
    glow = backdrop((122, 182), kind, 4)
    card.blit(rounded(glow, 6), (14, 14))
    image = icon_image(kind, 92)
    card.blit(soft_shadow(60, 60, 30, 10, 120), (5, 40))
    card.blit(image, image.get_rect(center=(75, 105)))
    return card


DRAWINGS = {**GEAR, **GOODS}


def bake_cards():
    for seed, row in enumerate(table("cards", "card")):
        save(f"cards/{row['id']}", card_face(row, seed), 200)
        save(f"pictures/{row['id']}", scene(DRAWINGS[row["id"]], row["kind"], PICTURE, seed), 160, opaque=True)
        save(f"gear/{row['id']}", thing(DRAWINGS[row["id"]], (GEAR_SIZE, GEAR_SIZE)), 120)
    for seed, row in enumerate(table("spells", "spell")):
        save(f"spells/{row['id']}", spell_face(row, seed), 200)
        save(f"pictures/{row['id']}", scene(SORCERY[row["id"]], "spell", PICTURE, seed), 160, opaque=True)
        save(f"gear/{row['id']}", thing(SORCERY[row["id"]], (GEAR_SIZE, GEAR_SIZE)), 120)
    for seed, (name, draw) in enumerate(HAPPENINGS.items()):
        save(f"events/{name}", event_face(draw, seed), 200)
    for kind in KINDS:
        save(f"frames/{kind}", frame(kind), 160)
    save("cards/back", back("object"), 120)
    save("spells/back", back("spell"), 120)


def event_face(draw, seed):
    """What happens by itself: a drum's colours, the picture over the whole card."""
    card = shell(HAND, "event")
    _window(card, scene(draw, "event", (126, 186), seed), (12, 12))
    return card


def sections():
    """Where picture, name, text and the line below have room on an enlarged card."""
    return {"large_card": SPOTS}
