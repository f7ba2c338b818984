"""Scenery of the Pict village as vector shapes, and what every board uses: torches, fires, chests, bones.

Units: 100 = 100 screen pixels at size 100; origin = middle of the foot.
"""

import math
import random


def hut_roof(f, door, stone):
    """A hide roof from above: panels round a smoke hole, poles, lashings, a door flap."""
    rx, ry, apex, rng = 58, 46, (2, -12), random.Random(door + str(stone))
    if stone:
        for k in range(22):
            a = k * math.tau / 22
            f.disc("stone", (math.cos(a) * (rx + 1), math.sin(a) * (ry + 1)), rng.uniform(7.5, 10.5), rng.uniform(6, 8))
    else:
        for k in range(26):
            a = k * math.tau / 26
            f.disc("wood", (math.cos(a) * (rx + 1), math.sin(a) * (ry + 1)), 6.2, 6.2)
    n = 9
    rim = [
        (
            math.cos(k * math.tau / n + 0.2) * rx * rng.uniform(0.93, 1.02),
            math.sin(k * math.tau / n + 0.2) * ry * rng.uniform(0.93, 1.02),
        )
        for k in range(n)
    ]
    for k in range(n):
        start, end = rim[k], rim[(k + 1) % n]
        mid = ((start[0] + end[0]) / 2 * 1.02, (start[1] + end[1]) / 2 * 1.02 + 2)
        facing = math.atan2(mid[1], mid[0])
        lit = math.cos(facing - math.radians(-135))
        mats = ("ochre", "hide", "hide", "fur", "brown") if not stone else ("parch", "hide", "fur", "fur", "brown")
        f.poly(mats[min(4, int((1 - lit) * 2.5))], [apex, start, mid, end])
        seam = [
            (apex[0] + (start[0] - apex[0]) * t, apex[1] + (start[1] - apex[1]) * t) for t in (0.35, 0.5, 0.65, 0.8)
        ]
        for p in seam:
            f.mark("inkline", (p[0] - 3, p[1] - 2), (p[0] + 3, p[1] + 2), 1.3)
    for a in (-70, -30, 15, 60, 100):
        t = math.radians(a)
        f.limb(
            "wood",
            (apex[0] - math.sin(t) * 6, apex[1] + 4),
            (apex[0] + math.sin(t) * 17, apex[1] - math.cos(t) * 15 - 3),
            4,
            2.6,
        )
    f.disc("shade", apex, 6, 4.4)
    _flap(f, door, rx, ry)


def _flap(f, door, rx, ry):
    """The way into a hut: a dark hole, a red hide drawn aside, a skull over it."""
    dx, dy = {"down": (0, ry - 2), "left": (-rx + 3, 6), "right": (rx - 3, 6)}[door]
    f.blob("shade", [(dx - 12, dy - 14), (dx + 12, dy - 14), (dx + 13, dy + 8), (dx - 13, dy + 8)], rim=False)
    f.blob("red", [(dx - 14, dy - 15), (dx + 2, dy - 16), (dx - 1, dy + 1), (dx - 8, dy + 7), (dx - 14, dy + 6)])
    f.disc("bone", (dx, dy - 17), 5.4)
    f.mark("inkline", (dx - 2.2, dy - 17), (dx - 1.4, dy - 17), 2)
    f.mark("inkline", (dx + 1.4, dy - 17), (dx + 2.2, dy - 17), 2)


def hut_open(f, stone):
    """The same hut without its roof: hides on the floor, the ring of its wall."""
    rx, ry, rng = 60, 47, random.Random(4)
    f.disc("shade", (0, 0), rx, ry, rim=False)
    f.disc("hide" if stone else "brown", (0, 1), rx - 8, ry - 8, rim=False)
    f.blob("leather", [(-40, -4), (-24, -24), (4, -18), (0, 8), (-30, 12)], rim=False)
    for k in range(24 if stone else 34):
        a = k * math.tau / (24 if stone else 34) - 0.1
        at = (math.cos(a) * rx, math.sin(a) * ry)
        if stone:
            f.disc("stone", at, rng.uniform(8, 10.5), rng.uniform(6.4, 8.4))
        else:
            f.disc("wood", at, 6.0, 6.0)


def stakes(f, length, across):
    """A row of sharpened logs seen from the front (across) or running up the screen."""
    rng, n = random.Random(length), int(length / (13 if across else 9))
    for k in range(n):
        x, y = (k * 13 - length / 2, 0) if across else (rng.uniform(-2, 2), k * 9 - length / 2)
        h = rng.uniform(34, 44)
        f.poly(
            rng.choice(["wood", "brown", "wood"]),
            [(x - 7, y), (x - 7.5, y - h), (x, y - h - 13), (x + 7.5, y - h), (x + 7, y)],
        )
        f.mark("parch", (x - 7, y - h * 0.55), (x + 7, y - h * 0.5), 2.2)


def totem(f):
    """Three stacked faces with wings."""
    f.blob("stone", [(-26, 4), (-18, -6), (18, -6), (26, 4), (0, 9)])
    f.blob("red", [(-14, -84), (-48, -100), (-44, -84), (-52, -76), (-30, -72), (-14, -66)])
    f.blob("red", [(14, -84), (48, -100), (44, -84), (52, -76), (30, -72), (14, -66)])
    for y, mat in ((0, "wood"), (-36, "ochre"), (-70, "wood")):
        f.blob(mat, [(-17, y), (-19, y - 20), (-15, y - 38), (15, y - 38), (19, y - 20), (17, y)])
        for s in (-1, 1):
            f.disc("paint", (s * 7, y - 24), 5.4, rim=False)
            f.disc("inkline", (s * 6.4, y - 23.4), 2.6, ink=False, rim=False)
        f.blob("shade", [(-9, y - 12), (9, y - 12), (7, y - 5), (-7, y - 5)], rim=False)
        for x in (-5, 0, 5):
            f.mark("paint", (x, y - 12), (x, y - 9), 3)
    f.poly("bone", [(-16, -106), (-26, -126), (-8, -110)])
    f.poly("bone", [(16, -106), (26, -126), (8, -110)])


def altar(f):
    """A slab on skulls, two horn braziers."""
    for x in (-34, -12, 12, 34):
        f.disc("bone", (x, -3), 9, 8)
        f.mark("inkline", (x - 3.6, -4), (x - 2, -4), 3.4)
        f.mark("inkline", (x + 2, -4), (x + 3.6, -4), 3.4)
    f.poly("iron", [(-48, -12), (48, -12), (44, -4), (-44, -4)])
    f.poly("stone", [(-42, -36), (42, -36), (50, -14), (-50, -14)])
    f.blob("wine", [(-16, -30), (4, -33), (18, -24), (8, -17), (-12, -19)], ink=False)
    f.mark("warpaint", (-4, -20), (-6, -2), 3)


def boulder(f, seed=0):
    rng = random.Random(seed)
    pts = [
        (
            math.cos(k * math.tau / 8) * 30 * rng.uniform(0.8, 1.1),
            math.sin(k * math.tau / 8) * 21 * rng.uniform(0.8, 1.1) - 10,
        )
        for k in range(8)
    ]
    f.blob("stone", pts)
    f.mark("inkline", (pts[1][0] * 0.3, pts[1][1] * 0.4), (pts[4][0] * 0.5, pts[4][1]), 1.6)
    f.blob("grass", [(-20, 5), (-10, 1), (4, 5), (14, 2), (22, 7), (0, 11)], rim=False)


def torch(f):
    f.limb("wood", (0, 0), (0, -38), 5, 5)
    f.limb("iron", (0, -34), (0, -42), 9, 11)
    f.flame((0, -44), 0.95)


def bonfire(f):
    for k in range(9):
        a = k * math.tau / 9
        f.disc("stone", (math.cos(a) * 30, math.sin(a) * 15), 8, 6)
    for start, end in (((-22, 6), (16, -10)), ((22, 6), (-16, -10)), ((0, 10), (0, -12))):
        f.limb("brown", start, end, 8, 6)
    f.flame((-10, -4), 1.2)
    f.flame((11, -3), 1.1)
    f.flame((0, 3), 1.9)


def rack(f):
    """Drying rack with hides."""
    for x in (-30, 30):
        f.limb("wood", (x - 6, 2), (x, -46), 4, 4)
        f.limb("wood", (x + 6, 2), (x, -46), 4, 4)
    f.limb("wood", (-38, -42), (38, -42), 4, 4)
    f.blob("hide", [(-28, -42), (-4, -42), (-8, -16), (-14, -10), (-24, -18)])
    f.blob("red", [(2, -42), (24, -42), (22, -20), (14, -12), (4, -20)])


def chest(f):
    """A treasure chest: needed on every hut, so it reads at 30 pixels."""
    f.blob("wood", [(-30, -22), (30, -22), (30, 0), (-30, 0)])
    f.blob("wood", [(-31, -22), (-26, -42), (0, -46), (26, -42), (31, -22)])
    for x in (-20, 20):
        f.limb("gold", (x, -42), (x, -2), 6, 6)
    f.limb("gold", (-30, -22), (30, -22), 5, 5)
    f.poly("gold", [(-8, -28), (8, -28), (7, -12), (0, -8), (-7, -12)])
    f.mark("inkline", (0, -21), (0, -16), 4)


def log(f):
    f.limb("brown", (-34, -8), (30, -10), 18, 16)
    f.disc("hide", (32, -10), 6, 8)
    f.mark("inkline", (-20, -12), (12, -13), 1.6)
    f.blob("grass", [(-30, -16), (-14, -20), (2, -17), (-10, -13)], rim=False)


def pots(f):
    for x, y, k in ((-14, -2, 1.0), (12, 0, 0.8), (0, 5, 0.62)):
        outline = ((-14, -10), (-7, -26), (7, -26), (14, -10), (8, 0), (-8, 0))
        f.blob("ochre" if k > 0.7 else "red", [(x + px * k, y + py * k) for px, py in outline])
        f.limb("brown", (x - 8 * k, y - 26 * k), (x + 8 * k, y - 26 * k), 4, 4)
        f.mark("inkline", (x - 9 * k, y - 14 * k), (x + 9 * k, y - 14 * k), 1.6)


def skull_pole(f):
    f.limb("wood", (0, 2), (0, -44), 5, 4)
    f.feathers((0, -40), [-120, 120], 18, ["red", "wine"])
    f.blob("bone", [(-10, -50), (-7, -62), (7, -62), (10, -50), (5, -40), (-5, -40)])
    f.disc("shade", (-4, -52), 2.8, ink=False, rim=False)
    f.disc("shade", (4, -52), 2.8, ink=False, rim=False)


def bones(f):
    f.disc("bone", (0, -6), 8, 7)
    f.disc("inkline", (-3, -6), 2, ink=False, rim=False)
    f.disc("inkline", (3, -6), 2, ink=False, rim=False)
    f.limb("bone", (-20, 2), (-4, 6), 3.4, 3.4)
    f.limb("bone", (8, 6), (24, -1), 3.4, 3.4)


def cliff(f, width):
    """The face of the altar mound: a dark wall with rough blocks set into it."""
    rng, half = random.Random(9), width / 2
    foot = [(half - k * width / 12, 30 + rng.uniform(-6, 9)) for k in range(13)]
    f.poly("iron", [(-half, -6), (-half * 0.4, -9), (half * 0.3, -5), (half, -8), *foot])
    for row, (y, h) in enumerate(((-4, 22), (17, 19))):
        x = -half + 3 + row * 7
        while x < half - 16:
            w = min(rng.uniform(22, 54), half - x - 2)
            corners = (
                (x, y),
                (x + w * 0.5, y),
                (x + w - 2, y),
                (x + w - 3, y + h),
                (x + w * 0.4, y + h + 1),
                (x, y + h),
            )
            f.poly(
                rng.choice(["stone", "stone", "iron"]),
                [(px + rng.uniform(-4.4, 4.4), py + rng.uniform(-4.4, 4.4)) for px, py in corners],
            )
            x += w + 1


def tree(f, seed):
    """A dark crown seen from above, a rim of moonlight."""
    rng = random.Random(seed)
    for r, mat, n in ((46, "canopy_far", 26), (33, "canopy", 20), (17, "canopy_near", 14)):
        o = (46 - r) * -0.30
        pts = [
            (
                o + math.cos(k * math.tau / n) * r * (rng.uniform(0.94, 1.12) if k % 2 else rng.uniform(0.72, 0.88)),
                o + math.sin(k * math.tau / n) * r * (rng.uniform(0.94, 1.12) if k % 2 else rng.uniform(0.72, 0.88)),
            )
            for k in range(n)
        ]
        f.blob(mat, pts, ink=r > 40)
