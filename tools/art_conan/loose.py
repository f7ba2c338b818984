"""What may change on a board: doors, chests, planks, breaches, things left on the floor. Units as in scenery.py."""

import itertools
import math
import random

from tools.art_conan.scenery import chest


def chest_open(f):
    f.poly("brown", [(-30, -22), (30, -22), (26, -44), (-26, -44)])
    f.poly("shade", [(-26, -24), (26, -24), (22, -40), (-22, -40)], rim=False)
    f.blob("wood", [(-30, -24), (30, -24), (30, 0), (-30, 0)])
    for x in (-20, 20):
        f.limb("gold", (x, -24), (x, -2), 6, 6)
    f.limb("gold", (-30, -23), (30, -23), 5, 5)


LEAVES = {"wood": ("wood", "iron", "brown"), "bronze": ("gold", "brown", "ochre"), "stone": ("stone", "grey", "iron")}


def door_across(f, material, state):
    """A door in a wall that runs across; 60 units wide."""
    leaf, band, _dark = LEAVES[material]
    for s in (-1, 1):
        f.poly("stone", [(s * 30 - 6, -36), (s * 30 + 6, -36), (s * 30 + 6, 14), (s * 30 - 6, 14)])
    if state == "open":
        f.poly("shade", [(-24, -22), (24, -22), (24, 12), (-24, 12)], rim=False)
        f.poly(leaf, [(-24, -30), (-17, -34), (-17, 18), (-24, 12)])
        f.poly(leaf, [(24, -30), (17, -34), (17, 18), (24, 12)])
        return
    f.poly(leaf, [(-25, -30), (25, -30), (25, 13), (-25, 13)])
    f.mark("inkline", (0, -30), (0, 13), 2)
    for y in (-22, 4):
        f.limb(band, (-24, y), (24, y), 5, 5)
    f.limb("stone", (-34, -34), (34, -34), 10, 10)
    _lock(f, state, -9)


def door_along(f, material, state):
    """A door in a wall that runs up the screen; 60 units long."""
    leaf, band, dark = LEAVES[material]
    for y in (-36, 24):
        f.poly("stone", [(-12, y - 6), (12, y - 6), (12, y + 8), (-12, y + 8)])
    if state == "open":
        f.poly(leaf, [(-26, -34), (-4, -30), (-4, -24), (-26, -27)])
        f.poly(leaf, [(-26, 14), (-4, 18), (-4, 24), (-26, 21)])
        return
    f.poly(leaf, [(-7, -30), (7, -30), (7, 22), (-7, 22)])
    f.poly(dark, [(1, -30), (7, -30), (7, 22), (1, 22)], ink=False)
    for y in (-20, 12):
        f.limb(band, (-7, y), (7, y), 5, 5)
    _lock(f, state, -3)


def _lock(f, state, y):
    if state == "locked":
        f.disc("iron", (0, y - 7), 8)
        f.disc("shade", (0, y - 7), 4.6, rim=False)
        f.blob("gold", [(-10, y - 6), (10, y - 6), (10, y + 9), (0, y + 12), (-10, y + 9)])
        f.mark("inkline", (0, y), (0, y + 5), 3.4)


def breach(f, material):
    """What is left of a wall that was broken."""
    rng = random.Random(material)
    mats = ("stone", "grey") if material == "stone" else ("wood", "brown")
    f.blob("shade", [(-34, -8), (-12, -14), (14, -13), (34, -6), (26, 9), (-4, 12), (-28, 9)], rim=False)
    for _ in range(11):
        x, y, a = rng.uniform(-28, 28), rng.uniform(-9, 8), rng.uniform(0, 3)
        n = rng.uniform(6, 12)
        if material == "stone":
            f.poly(
                rng.choice(mats), [(x + math.cos(a + k) * n, y + math.sin(a + k) * n * 0.7) for k in (0, 1.3, 2.7, 4.4)]
            )
        else:
            f.limb(
                rng.choice(mats),
                (x - math.cos(a) * n, y - math.sin(a) * n),
                (x + math.cos(a) * n, y + math.sin(a) * n),
                6,
                3,
            )


def plank(f, length):
    """Two boards laid from ship to ship."""
    for y in (-7, 5):
        f.poly(
            "wood" if y < 0 else "hide",
            [(-length / 2, y - 5), (length / 2, y - 4), (length / 2, y + 6), (-length / 2, y + 5)],
        )
    for x in (-length / 2 + 14, 0, length / 2 - 14):
        f.limb("brown", (x, -12), (x, 11), 7, 7)


def bundle(f):
    """Something that lies on the floor."""
    f.blob("hide", [(-24, -4), (-20, -22), (-4, -28), (14, -24), (26, -8), (20, 2), (-16, 4)])
    f.limb("leather", (-8, -26), (2, -36), 7, 9)
    f.limb("red", (-11, -25), (5, -25), 5, 5)


def corpse(f):
    f.blob("wine", [(-30, 2), (-14, -8), (12, -7), (32, 0), (18, 9), (-16, 9)], rim=False)
    f.disc("bone", (-6, -6), 9, 8)
    f.mark("inkline", (-9, -7), (-8, -6), 3)
    f.mark("inkline", (-4, -7), (-3, -6), 3)
    f.limb("bone", (4, 2), (24, -4), 4, 4)
    f.limb("bone", (6, -4), (22, 5), 4, 4)


def web(f):
    for k in range(8):
        a = k * math.tau / 8
        f.mark("paint", (0, -8), (math.cos(a) * 34, -8 + math.sin(a) * 20), 2)
    for r in (10, 20, 29):
        ring = [(math.cos(k * math.tau / 8) * r, -8 + math.sin(k * math.tau / 8) * r * 0.6) for k in range(9)]
        for start, end in itertools.pairwise(ring):
            f.mark("paint", start, end, 1.6)


THINGS = {
    "chest": (chest, 52, ()),
    "chest_open": (chest_open, 52, ()),
    "bundle": (bundle, 66, ()),
    "corpse": (corpse, 70, ()),
    "web": (web, 100, ()),
    "breach_wood": (breach, 90, ("wood",)),
    "breach_stone": (breach, 90, ("stone",)),
    "plank": (plank, 100, (204,)),
}
for _material in LEAVES:
    for _state in ("open", "closed", "locked"):
        THINGS[f"door_{_material}_{_state}_across"] = (door_across, 100, (_material, _state))
        THINGS[f"door_{_material}_{_state}_along"] = (door_along, 100, (_material, _state))
