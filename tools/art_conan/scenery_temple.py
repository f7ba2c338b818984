"""Scenery of the drowned temple as vector shapes. Units as in scenery.py; origin = middle of the foot."""

import math
import random


def wall(f, dx, dy):
    """A straight stone wall seen from above and the south: its top in blocks, under it the face it shows."""
    half = (abs(dx) / 2, abs(dy) / 2)
    if abs(dx) >= abs(dy):
        _across(f, half[0] + 5)
    else:
        _upright(f, half[1] + 5)


def _across(f, half):
    rng, x = random.Random(int(half)), -half
    f.poly("iron", [(-half, -4), (half, -4), (half, 17), (-half, 17)])
    while x < half - 2:
        w = min(rng.uniform(26, 40), half - x)
        w = half - x if half - x - w < 14 else w
        f.poly("iron", [(x, 2), (x + w - 1, 2), (x + w - 1, 17), (x, 17)])
        f.poly(rng.choice(("stone", "stone", "grey")), [(x, -14), (x + w - 1, -14), (x + w - 1, 4), (x, 4)])
        x += w


def _upright(f, half):
    rng, y = random.Random(int(half)), -half
    while y < half - 2:
        h = min(rng.uniform(26, 40), half - y)
        h = half - y if half - y - h < 14 else h
        f.poly(rng.choice(("stone", "stone", "grey")), [(-9, y - 8), (9, y - 8), (9, y + h - 9), (-9, y + h - 9)])
        y += h
    f.poly("iron", [(-9, half - 9), (9, half - 9), (9, half + 6), (-9, half + 6)])


def pillar(f):
    """A round pillar on a square foot, a serpent coiled round it."""
    f.poly("iron", [(-26, -8), (26, -8), (28, 8), (-28, 8)])
    f.blob("stone", [(-18, 2), (-19, -60), (-16, -78), (16, -78), (19, -60), (18, 2), (0, 7)])
    f.tube("snake", [(16, -8), (-16, -20), (16, -36), (-14, -50), (12, -64)], [5, 6, 6, 6, 5])
    f.disc("stone", (0, -80), 24, 12)
    f.disc("grey", (0, -83), 17, 8)


def brazier(f):
    """A bronze bowl of fire on three feet."""
    for x in (-14, 0, 14):
        f.limb("iron", (x, 2), (x * 0.4, -18), 4, 4)
    f.blob("gold", [(-20, -28), (20, -28), (15, -16), (0, -12), (-15, -16)])
    f.flame((-5, -28), 0.9)
    f.flame((6, -28), 0.9)
    f.flame((0, -25), 1.4)


def statue(f):
    """A serpent-headed idol with folded arms."""
    f.poly("iron", [(-30, -10), (30, -10), (34, 6), (-34, 6)])
    f.blob("stone", [(-22, -8), (-26, -46), (-16, -66), (16, -66), (26, -46), (22, -8)])
    f.blob("snake", [(-26, -66), (-30, -88), (-14, -104), (14, -104), (30, -88), (26, -66), (0, -58)])
    f.blob("grey", [(-10, -62), (-12, -84), (0, -96), (12, -84), (10, -62), (0, -56)])
    for s in (-1, 1):
        f.disc("eyegreen", (s * 6, -80), 2.6, ink=False, rim=False)
        f.limb("stone", (s * 22, -48), (s * -10, -30), 9, 8)
    f.mark("inkline", (-5, -68), (5, -68), 2)


def throne(f):
    """The seat of the drowned king, with the place where a crown lay."""
    f.poly("iron", [(-44, -6), (44, -6), (50, 10), (-50, 10)])
    f.blob("stone", [(-30, -8), (-34, -70), (-20, -92), (0, -100), (20, -92), (34, -70), (30, -8)])
    f.poly("shade", [(-20, -20), (-22, -66), (0, -80), (22, -66), (20, -20)])
    f.poly("wine", [(-22, -26), (22, -26), (26, -6), (-26, -6)])
    for s in (-1, 1):
        f.limb("stone", (s * 32, -6), (s * 32, -34), 12, 12)
        f.disc("gold", (s * 32, -36), 6)
    f.poly("gold", [(-10, -84), (-12, -98), (-4, -90), (0, -102), (4, -90), (12, -98), (10, -84)])


def rubble(f, seed):
    """Fallen blocks."""
    rng = random.Random(seed + 3)
    for x, y, k in ((-16, -4, 1.0), (14, -2, 0.8), (0, 5, 0.7), (-2, -16, 0.6)):
        ring = [
            (x + math.cos(a) * 18 * k * rng.uniform(0.8, 1.1), y - 6 + math.sin(a) * 13 * k)
            for a in (0.2, 1.3, 2.3, 3.3, 4.4, 5.4)
        ]
        f.poly(rng.choice(("stone", "grey")), ring)


def lily(f, seed):
    """Leaves that float on the still water."""
    rng = random.Random(seed)
    for _ in range(3):
        x, y = rng.uniform(-18, 18), rng.uniform(-10, 10)
        f.blob("grass", [(x - 9, y), (x - 3, y - 5), (x + 8, y - 3), (x + 9, y + 3), (x, y + 2), (x - 4, y + 5)])
    if seed % 2:
        f.blob("white", [(-5, -6), (-2, -13), (0, -7), (4, -13), (6, -6), (0, -2)])


def ledge(f, width):
    """The face under the gallery: carved blocks with a frieze of scales."""
    rng, half, x = random.Random(2), width / 2, -width / 2
    f.poly("iron", [(-half, -8), (half, -8), (half, 32), (-half, 32)])
    while x < half - 4:
        w = min(rng.uniform(30, 52), half - x)
        f.poly(rng.choice(("stone", "grey", "stone")), [(x, 4), (x + w - 1, 4), (x + w - 1, 31), (x, 31)])
        x += w
    f.poly("stone", [(-half - 2, -9), (half + 2, -9), (half + 2, 4), (-half - 2, 4)])
    for k in range(int(width / 15)):
        f.disc("snake", (-half + 8 + k * 15, 10), 5, 4, ink=False)


def steps(f, height):
    """Steps that lead down eastwards from the gallery."""
    for k, mat in enumerate(("stone", "stone", "grey", "iron")):
        x = k * 15
        f.poly(mat, [(x - 4, -height / 2), (x + 13, -height / 2), (x + 13, height / 2), (x - 4, height / 2)])
