"""Two ships at night: the Tigress in the west, the Vandal in the east, a strip of sea between them."""

import random

import pygame

from tools.art_conan.ground import Scene
from tools.art_conan.place import covering, flames, put, stand
from tools.art_conan.places import SCALE, at, board
from tools.art_conan.scenery_ships import balustrade, barrel, coil, crate, hatch, lantern, mast, rail, stairs, wheel

KINDS = {
    **dict.fromkeys([f"T{n}" for n in range(1, 8)] + [f"D{n}" for n in range(1, 8)], "deck"),
    **dict.fromkeys(("T8", "D8"), "castle"),
    **dict.fromkeys(("W1", "W2", "W3"), "strait"),
}
WEST, EAST = 0, 800
MASTS = ((380, 380), (380, 560), (1180, 380), (1180, 560))
LANTERNS: tuple = ((196, 96), (566, 96), (118, 690), (640, 548), (210, 846), (550, 846))
LANTERNS += ((996, 96), (1366, 96), (1444, 690), (920, 548), (1010, 846), (1350, 846))
BARRELS = ((128, 236), (158, 250), (1430, 236), (1404, 640), (132, 520))
CRATES = ((630, 236), (936, 236), (1428, 520))
LIGHTS = (
    *((x, y - 20, 250, 1.15) for x, y in LANTERNS),
    *((380, 250, 330, 0.9), (380, 640, 300, 0.8)),
    *((1180, 250, 330, 0.9), (1180, 640, 300, 0.8), (780, 470, 260, 0.55)),
    *(
        (780, 470, 260, 0.55),
        (240, 420, 240, 0.55),
        (1330, 420, 240, 0.55),
        (240, 290, 200, 0.4),
        (1330, 290, 200, 0.4),
    ),
)


def hull(dx):
    """The outline of a ship from above, bow up, in board units."""
    right = [(590, 46), (682, 196), (684, 704), (596, 882)]
    left = [(760 - x, y) for x, y in reversed(right)]
    bow = [(170, 46), (250, -30), (330, -84), (380, -110), (430, -84), (510, -30), (590, 46)]
    return [(x + dx, y) for x, y in [*bow, *right, *left]]


def scene():
    """How the two ships look by night."""
    hulls = [("hull", hull(WEST)), ("hull", hull(EAST))]
    return Scene(board("two_ships"), KINDS, "sea", "hull", LIGHTS, warp=0.12, soft=7, patches=hulls, ambient=1.25)


def wake(surface, ground):
    """Foam along the hulls and glints of the moon on the sea."""
    rng = random.Random(4)
    for _ in range(70):
        x, y = rng.uniform(0, 1919), rng.uniform(0, 1079)
        for _ in range(rng.randint(3, 9)):
            gx, gy, n = x + rng.gauss(0, 34), y + rng.gauss(0, 9), rng.uniform(6, 26)
            if any(left < gx < right for left, right in ((100, 612), (692, 1216))) and 90 < gy < 880:
                continue
            arc = [(gx + n * t, gy - 3.2 * t * (1 - t) * n * 0.3) for t in (0, 0.25, 0.5, 0.75, 1)]
            pygame.draw.lines(surface, rng.choice(((44, 84, 100), (62, 106, 122), (34, 66, 84))), False, arc, 2)
    for dx in (WEST, EAST):
        line = [at(*p) for p in hull(dx)]
        for a, b in zip(line, line[1:] + line[:1], strict=True):
            _foam(surface, rng, a, b)


def _foam(surface, rng, a, b):
    length = max(1, int(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5))
    for k in range(0, length, 4):
        t = k / length
        out = (abs(rng.gauss(0, 5)) + 10) / length
        x = a[0] + (b[0] - a[0]) * t + (b[1] - a[1]) * out
        y = a[1] + (b[1] - a[1]) * t - (b[0] - a[0]) * out
        shade = rng.choice(((98, 140, 150), (140, 172, 176), (62, 104, 118)))
        pygame.draw.circle(surface, shade, (x, y), rng.uniform(1, 3.4))


def rails():
    """Pieces of the bulwark round each deck: (start, end) in board units, back to front."""
    out = []
    for dx in (WEST, EAST):
        line = hull(dx)
        out += [(a, b) for a, b in zip(line, line[1:] + line[:1], strict=True)]
    return sorted(out, key=lambda ab: min(ab[0][1], ab[1][1]))


def props():
    """What stands on the decks, for place.stand."""
    jobs: list[tuple] = [(spot, mast, 100, (), (44, 26)) for spot in MASTS]
    jobs += [((380 + dx, 64), coil, 76, (), (40, 20)) for dx in (WEST, EAST)]
    jobs += [((380 + dx, 846), wheel, 90, (), (50, 18)) for dx in (WEST, EAST)]
    jobs += [
        ((x, y), barrel, 74, (), (32, 16)) for x, y in ((128, 236), (158, 250), (1430, 236), (1404, 640), (132, 520))
    ]
    jobs += [((x, y), crate, 74, (i,), (40, 18)) for i, (x, y) in enumerate(((630, 236), (936, 236), (1428, 520)))]
    jobs += [((x, y), hatch, 92, (), (60, 40)) for x, y in ((380, 204), (1180, 204))]
    return jobs + [(spot, lantern, 78, (), (16, 8)) for spot in LANTERNS]


def dress(surface, ground):
    """Everything that stands on the ships and never moves."""
    wake(surface, ground)
    for a, b in rails():
        (ax, ay), (bx, by) = at(*a), at(*b)
        put(surface, ground, rail, ((ax + bx) / 2, (ay + by) / 2), 100, bx - ax, by - ay)
    for x0, x1, side in ((100, 380, 520), (1180, 1460, 1040)):
        put(surface, ground, balustrade, at((x0 + x1) / 2, 700), 100, (x1 - x0) * SCALE - 8)
        put(surface, ground, stairs, at(side, 700), 100, 150)
    ground.covered = covering(surface, lambda s: stand(s, ground, props(), (lantern,)))
    flames(surface, LANTERNS, 36)


def kindle(surface, ground):
    """Only the lanterns."""
    stand(surface, ground, [(spot, lantern, 78, (), None) for spot in LANTERNS], (lantern,))
