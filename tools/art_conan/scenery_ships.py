"""Scenery of the two ships as vector shapes. Units as in scenery.py; origin = middle of the foot."""

import math


def mast(f):
    """A thick mast cut off above the deck, with its ring of belaying pins and ropes."""
    f.disc("brown", (0, 0), 34, 22)
    for k in range(12):
        a = k * math.tau / 12
        f.disc("wood", (math.cos(a) * 28, math.sin(a) * 18), 4.4, 4.4)
    f.limb("wood", (0, 2), (0, -74), 30, 24)
    f.limb("iron", (-14, -22), (14, -22), 7, 7)
    f.limb("iron", (-12, -58), (12, -58), 7, 7)
    f.disc("hide", (0, -76), 12, 7)
    f.mark("parch", (-13, -40), (13, -36), 3)
    f.mark("parch", (-13, -34), (13, -30), 3)
    f.mark("inkline", (-5, -8), (-4, -18), 1.6)


def barrel(f):
    f.blob("wood", [(-15, -2), (-18, -18), (-14, -36), (14, -36), (18, -18), (15, -2), (0, 3)])
    f.limb("iron", (-17, -12), (17, -12), 4, 4)
    f.limb("iron", (-16, -28), (16, -28), 4, 4)
    f.disc("hide", (0, -36), 14, 6)


def crate(f, seed=0):
    f.poly("wood", [(-24, -34), (22, -34), (24, 0), (-26, 0)])
    f.poly("hide", [(-24, -34), (-18, -46), (26, -46), (22, -34)])
    f.poly("brown", [(22, -34), (26, -46), (29, -12), (24, 0)])
    for a, b in (((-24, -4), (22, -31)), ((-24, -31), (22, -4))):
        f.limb("brown", a, b, 4, 4)
    if seed % 2:
        f.blob("red", [(-20, -40), (-6, -56), (10, -52), (20, -42), (4, -36)])


def coil(f):
    """A coil of rope round an iron ring."""
    for r, mat in ((26, "hide"), (19, "parch"), (12, "hide")):
        f.disc(mat, (0, -6), r, r * 0.6)
    f.disc("shade", (0, -6), 6, 4)
    f.tube("parch", [(20, -2), (34, 4), (46, 0), (52, 6)], [5, 5, 4, 3])


def hatch(f):
    """A grating in the deck."""
    f.poly("brown", [(-42, -30), (42, -30), (44, 24), (-44, 24)])
    f.poly("shade", [(-36, -25), (36, -25), (38, 18), (-38, 18)], rim=False)
    for k in range(-3, 4):
        f.limb("wood", (k * 10, -25), (k * 10.5, 18), 4, 4)
    for k in range(4):
        f.limb("wood", (-36, -20 + k * 11), (36, -20 + k * 11), 3.4, 3.4)


def wheel(f):
    """The steering wheel on its stand."""
    f.blob("brown", [(-12, 2), (-9, -34), (9, -34), (12, 2)])
    for k in range(8):
        a = k * math.tau / 8
        f.limb("hide", (0, -34), (math.cos(a) * 32, -34 + math.sin(a) * 28), 4, 3.4)
    for k in range(26):
        a, b = k * math.tau / 26, (k + 1) * math.tau / 26
        f.limb("wood", (math.cos(a) * 23, -34 + math.sin(a) * 20), (math.cos(b) * 23, -34 + math.sin(b) * 20), 6, 6)
    f.disc("gold", (0, -34), 6)


def lantern(f):
    """A ship's lantern on a short post."""
    f.limb("wood", (0, 0), (0, -30), 5, 5)
    f.blob("iron", [(-9, -30), (9, -30), (11, -34), (-11, -34)])
    f.poly("fire", [(-8, -34), (8, -34), (9, -50), (-9, -50)])
    f.disc("glowcore", (0, -42), 4, 6, ink=False, rim=False)
    for x in (-8, 0, 8):
        f.limb("iron", (x, -34), (x * 1.1, -50), 2, 2)
    f.poly("iron", [(-12, -50), (12, -50), (0, -62)])


def rail(f, dx, dy):
    """One straight piece of the bulwark, from -half to +half of (dx, dy)."""
    n = max(1, round(math.hypot(dx, dy) / 24))
    a, b = (-dx / 2, -dy / 2), (dx / 2, dy / 2)
    f.limb("brown", (a[0], a[1] + 6), (b[0], b[1] + 6), 13, 13)
    for k in range(n + 1):
        x, y = a[0] + dx * k / n, a[1] + dy * k / n
        f.limb("wood", (x, y + 8), (x, y - 9), 6, 5)
    f.limb("wood", (a[0], a[1] - 8), (b[0], b[1] - 8), 9, 9)
    f.limb("hide", (a[0], a[1] - 10), (b[0], b[1] - 10), 3, 3, ink=False)


def balustrade(f, width):
    """The edge of a ship's castle seen from its own deck: the shadow it throws north, a beam, a row of posts."""
    half, n = width / 2, int(width / 20)
    f.poly("shade", [(-half, -20), (half, -20), (half, 0), (-half, 0)], ink=False, rim=False)
    f.limb("brown", (-half, 2), (half, 2), 12, 12)
    for k in range(n + 1):
        x = -half + k * width / n
        f.limb("wood", (x, 2), (x, -22), 7, 6)
    f.limb("wood", (-half, -22), (half, -22), 9, 9)
    f.limb("hide", (-half, -24), (half, -24), 3, 3, ink=False)


def stairs(f, width):
    """Broad steps that rise southwards to the castle."""
    for k, mat in enumerate(("brown", "wood", "wood", "hide")):
        y, w = -42 + k * 14, width / 2 - 9 + k * 3
        f.poly(mat, [(-w, y), (w, y), (w + 3, y + 14), (-w - 3, y + 14)])
        f.mark("inkline", (-w + 4, y + 3), (w - 4, y + 3), 1.6)
    for s in (-1, 1):
        f.limb("brown", (s * (width / 2 - 6), -44), (s * (width / 2 + 6), 12), 8, 8)
