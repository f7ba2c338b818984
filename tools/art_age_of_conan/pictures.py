"""The pictures of cards: a land in the light of its kingdom, and what the card is about standing in it."""

import io
import random

import numpy as np
import pygame
from scipy import ndimage

from tools.art.paint import svg
from tools.art.palette import hexa
from tools.art_age_of_conan import kit as k
from tools.art_age_of_conan import textures as tx
from tools.art_age_of_conan.emblems import SOURCES, emblem, kingdom_of
from tools.art_age_of_conan.kit import SKIES, dot
from tools.art_age_of_conan.output import HOME
from tools.art_age_of_conan.palette import mix
from tools.art_age_of_conan.places import rows

SIZE = (369, 247)
VIEW = (0, 54, 128, 86)  # the part of a scene's field that a card shows
LIGHT = {
    "aquilonia": ("noon", "dawn", "sunset"),
    "turan": ("desert", "sunset", "violet"),
    "stygia": ("jade", "night", "blood"),
    "hyperborea": ("ice", "aurora", "violet"),
}
AREA_LIGHT = {
    "central": ("dawn", "sunset"),
    "north": ("ice", "aurora"),
    "east": ("desert", "violet"),
    "south": ("jade", "noon"),
}


def painted(sky, body, size=SIZE):
    defs, air = k.backdrop(sky)
    return svg(size, air + body, VIEW, defs)


# ---------------------------------------------------------------- lands
def _air(sky, rng, seed):
    if sky.top[0] + sky.top[1] + sky.top[2] < 190:
        return k.stars(sky, seed, 30, 110) + k.moon(sky, rng.choice((22, 104)), 74, 7)
    return k.sun(sky, rng.choice((20, 36, 96, 110)), rng.uniform(70, 84), 10, False) + k.clouds(sky, seed, 70, 4, 0.15)


def aquilonia(sky, rng, seed):
    x = rng.choice((14, 100))
    keep = (
        k.wall(sky, x - 12, 122, 34, 12, 0.42, 5)
        + k.tower(sky, x - 8, 122, 9, 26, 0.46)
        + k.tower(sky, x + 18, 122, 8, 22, 0.5)
    )
    far = k.ridge(sky, 0.2, 118, 22, seed, 20) + k.ridge(sky, 0.34, 122, 10, seed + 1, 30, False)
    return far + keep + k.grove(sky, 132, seed, k.oak, 0.7, 6, (16, 26), (36, 90)) + k.ground(sky, 0.86, 130, seed)


def turan(sky, rng, seed):
    x = rng.choice((22, 96))
    town = k.dome(sky, x, 122, 10, 0.34) + k.dome(sky, x + 16, 122, 6, 0.38) + k.tower(sky, x - 14, 122, 4, 30, 0.4)
    camp = "".join(k.tent(sky, t, 131, 15, 0.6) for t in (rng.uniform(4, 30), rng.uniform(98, 124)))
    palms = k.palm(sky, rng.uniform(4, 16), 138, 40, 0.9) + k.palm(sky, rng.uniform(112, 124), 138, 34, 0.9, -0.14)
    return k.ridge(sky, 0.2, 118, 16, seed, 34, False) + town + camp + k.ground(sky, 0.78, 129, seed) + palms


def stygia(sky, rng, seed):
    x = rng.choice((18, 64, 108))
    halls = "".join(
        k.column(sky, c, 132, 7, rng.uniform(40, 60), 0.6, rng.choice((0, 0, 0.3))) for c in (8, 30, 98, 120)
    )
    return (
        k.steps(sky, x, 124, 64, 5, 8, 0.3)
        + k.ridge(sky, 0.42, 124, 6, seed, 30, False)
        + halls
        + k.ground(sky, 0.86, 130, seed)
    )


def hyperborea(sky, rng, seed):
    hold = k.tower(sky, rng.choice((20, 104)), 124, 10, 34, 0.5, True, "#ffe0a0")
    snow = hexa(mix(sky.orb, sky.low, 0.35))
    floor = k.path("M0 132C34 124 90 134 128 127V152H0Z", snow)
    return (
        k.peaks(sky, 0.28, 120, 42, seed, 28)
        + hold
        + k.grove(sky, 130, seed, k.fir, 0.78, 8, (18, 32), (34, 94))
        + floor
    )


LANDS = {"aquilonia": aquilonia, "turan": turan, "stygia": stygia, "hyperborea": hyperborea}


# ---------------------------------------------------------------- the thing itself
def placed(picture, markup, size, at):
    """An SVG emblem with a halo behind it and its shadow on the ground."""
    thing = pygame.image.load_sized_svg(io.BytesIO(markup.encode()), (size, size)).convert_alpha()
    box = thing.get_rect(center=at)
    pad = 30
    mask = np.pad(pygame.surfarray.array_alpha(thing).T / 255, pad)
    light = ndimage.gaussian_filter(mask, 11) * 0.55
    glow = tx.surface_of(np.zeros((*mask.shape, 3)) + np.array((255, 240, 206)), light)
    picture.blit(glow, (box.x - pad, box.y - pad))
    picture.blit(tx.soft_shadow(mask, 5, 0.6), (box.x - pad + 5, box.y - pad + 8))
    picture.blit(thing, box)
    return picture


def kingdom_picture(card):
    kingdom, index = kingdom_of(card), list(SOURCES).index(card)
    sky, rng = SKIES[LIGHT[kingdom][index % 3]], random.Random(card)
    ground = painted(sky, _air(sky, rng, index) + LANDS[kingdom](sky, rng, index))
    return placed(ground, emblem(card), 176, (SIZE[0] // 2, 118))


# ---------------------------------------------------------------- strategy cards
def _plain(sky, seed, rng):
    return (
        k.ridge(sky, 0.24, 116, 8, seed, 40, False)
        + k.ridge(sky, 0.46, 124, 6, seed + 2, 34, False)
        + k.grass(sky, 134, seed, 0.75, 90, 12)
    )


def _hills(sky, seed, rng):
    return (
        k.ridge(sky, 0.22, 118, 44, seed, 22)
        + k.ridge(sky, 0.42, 124, 22, seed + 2, 26, False)
        + k.ridge(sky, 0.6, 132, 14, seed + 4, 24, False)
    )


def _wood(sky, seed, rng):
    tree = (k.fir, k.oak)[seed % 2]
    return k.grove(sky, 120, seed, tree, 0.4, 14, (30, 48), (64, 64)) + k.grove(
        sky, 132, seed + 1, tree, 0.72, 9, (34, 54), (44, 78)
    )


def _city(sky, seed, rng):
    x = rng.uniform(34, 60)
    spires = "".join(
        k.tower(sky, x + d, 122, w, h, t) for d, w, h, t in ((-18, 9, 30, 0.4), (34, 9, 34, 0.44), (8, 13, 44, 0.5))
    )
    return k.ridge(sky, 0.24, 118, 14, seed, 28, False) + spires + k.wall(sky, x - 28, 126, 74, 16, 0.58, 9)


TERRAINS = {"plain": _plain, "hills": _hills, "wood": _wood, "city": _city}


def host(sky, rng, counts):
    """Those who come: shields in a row for the one face, raised axes and spears for the other."""
    out = ""
    for i in range(9):
        x, y = 10 + i * 13.5 + rng.uniform(-3, 3), 138 + rng.uniform(-1, 2)
        man = k.path("M-2.6 0C-3 -6 -2 -9 0 -9C2 -9 3 -6 2.6 0Z", sky.tone(1)) + dot(0, -11, 2, sky.tone(1))
        if "axe" in counts and (i % 2 or "shield" not in counts):
            man += k.line("M3 -2L5 -17", sky.tone(1), 0.9) + k.path("M5 -18C9 -18 9 -13 4.6 -14Z", "#c8d5da")
        elif "shield" in counts:
            man += k.line("M-3 -1V-18", sky.tone(1), 0.8) + k.path(
                "M-1 -8H4V-4C4 -1 1.5 0 1.5 0C1.5 0 -1 -1 -1 -4Z", "#8fb0c4"
            )
        out += k.shifted(man, round(x, 1), round(y, 1), 1.15)
    return out


def strategy_picture(row):
    seed = int(row["id"][1:])
    rng = random.Random(seed)
    sky = SKIES[AREA_LIGHT[row["main"]][seed % 2]]
    lands = "".join(TERRAINS[t](sky, seed + 7 * i, rng) for i, t in enumerate(row["terrain"][::-1]))
    return painted(sky, _air(sky, rng, seed) + lands + k.ground(sky, 0.9, 136, seed) + host(sky, rng, row["counts"]))


# ---------------------------------------------------------------- objectives and artifacts
OBJECTIVES = {
    "o01": ("anchor", "dawn"), "o02": ("empire", "sunset"), "o03": ("pirates", "storm"), "o04": ("taming", "jade"),
    "o05": ("road", "noon"), "o06": ("scales", "desert"), "o07": ("alliance", "dawn"), "o08": ("builders", "noon"),
    "o09": ("might", "blood"), "o10": ("sorcerous", "violet"), "o11": ("far_flung", "ice"), "o12": ("blade", "storm"),
}  # fmt: skip
RELICS = {
    "sword_of_atlantis": ("sword_of_atlantis", "deep"), "crown_of_the_cobra": ("crown_of_the_cobra", "jade"),
    "heart_of_tammuz": ("heart_of_tammuz", "blood"), "conan_bonus": ("conan_bonus", "sunset"),
    "conan_player": ("conan", "desert"),
}  # fmt: skip


def plain_picture(name, seed):
    """An icon, large, before a land under its own sky."""
    drawing, light = (OBJECTIVES | RELICS)[name]
    sky, rng = SKIES[light], random.Random(name)
    if light == "deep":
        body = k.rays(sky, 64, 30, 9, 1.1, 160, 0.16) + k.ridge(sky, 0.5, 132, 14, seed, 20, False)
    elif light in ("storm", "dawn") and name in ("o01", "o03"):
        body = (
            _air(sky, rng, seed) + k.ridge(sky, 0.25, 108, 10, seed, 30, False) + k.water(sky, 108, t=0.36, seed=seed)
        )
        body += k.ship(sky, 26, 124, 0.7, 0.9) + k.ship(sky, 104, 120, 0.56, 0.8, "#d8c898")
    else:
        body = _air(sky, rng, seed) + k.rays(sky, 64, 20, 9, 1.2, 170, 0.07) + k.ridge(sky, 0.26, 118, 26, seed, 22)
        body += k.ridge(sky, 0.5, 128, 10, seed + 1, 28, False) + k.ground(sky, 0.85, 134, seed)
    markup = (HOME / "icons" / f"{drawing}.svg").read_text(encoding="utf-8")
    return placed(painted(sky, body), markup, 164, (SIZE[0] // 2, 122))


def strategies():
    return rows("strategy", "strategy")
