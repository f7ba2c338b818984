"""The drowned temple: hewn rooms in black rock, a gallery in the north, knee-deep water in the south."""

import random

import pygame

from tools.art_conan.figure import spline
from tools.art_conan.ground import Scene
from tools.art_conan.place import add_halo, covering, flames, put, stand
from tools.art_conan.places import SCALE, at, board
from tools.art_conan.scenery import bones, pots
from tools.art_conan.scenery_temple import brazier, ledge, lily, pillar, rubble, statue, steps, throne, wall

KINDS = {
    **dict.fromkeys([f"R{n}" for n in range(1, 16)], "slab"),
    **dict.fromkeys(("R9", "R10"), "gallery"),
    **dict.fromkeys(("R5", "R6"), "mosaic"),
    "R13": "pool",
}
BRAZIERS: tuple = (
    (356, 344),
    (356, 560),
    (1240, 344),
    (1000, 566),
    (672, 44),
    (1244, 44),
    (1568, 340),
    (44, 340),
    (44, 566),
)
BRAZIERS += ((1568, 570), (1248, 866), (352, 866), (40, 40), (40, 866), (1568, 866))
LIGHTS = (
    *((x, y - 10, 260, 1.15) for x, y in BRAZIERS),
    *((480, 450, 330, 0.7), (800, 450, 300, 0.7), (1120, 450, 320, 0.8), (960, 140, 330, 0.8), (1440, 450, 300, 0.6)),
    *(
        (160, 450, 300, 0.7),
        (480, 150, 280, 0.55),
        (480, 750, 280, 0.55),
        (1120, 750, 280, 0.55),
        (1440, 150, 280, 0.6),
    ),
    *((1440, 150, 280, 0.6), (160, 150, 260, 0.5), (160, 750, 260, 0.5), (1440, 750, 280, 0.5), (800, 150, 260, 0.6)),
)
RUBBLE = ((250, 250), (1560, 250), (1010, 860), (360, 270))
GREEN = (84, 200, 168)


def scene():
    """How the temple looks by the light of its braziers."""
    return Scene(board("drowned_temple"), KINDS, "rock", "rock", LIGHTS, warp=0.16, soft=6, ambient=1.1)


def outer_walls():
    """The four sides of the temple, with the gate in the west."""
    sides = [((0, 0), (1600, 0)), ((0, 900), (1600, 900)), ((1600, 0), (1600, 900))]
    return [*sides, ((0, 0), (0, 400)), ((0, 500), (0, 900))]


def stone_walls():
    """Every wall as (start, end) in board units: those of the board, then the outer ones."""
    inner = [(a, b) for a, b, material, _ in board("drowned_temple").walls if material == "stone"]
    return sorted(inner + outer_walls(), key=lambda ab: max(ab[0][1], ab[1][1]))


def mosaic(surface, ground):
    """The sign of the old serpent god, laid in the floor of the hall."""
    x, y = at(1120, 450)
    layer = pygame.Surface((220, 220), pygame.SRCALPHA)
    for r, color, width in ((96, (160, 120, 60, 90), 5), (84, (30, 60, 56, 110), 9), (70, (160, 120, 60, 80), 3)):
        pygame.draw.circle(layer, color, (110, 110), r, width)
    snake = spline([(70, 150), (110, 164), (146, 140), (112, 112), (76, 88), (104, 56), (140, 66)])
    for k, spot in enumerate(snake):
        pygame.draw.circle(layer, (34, 84, 68, 160), spot, 3.5 + 5 * k / len(snake))
    pygame.draw.circle(layer, (34, 84, 68, 170), (146, 70), 12)
    pygame.draw.circle(layer, (190, 150, 70, 190), (149, 67), 3)
    surface.blit(layer, layer.get_rect(center=(x, y)))


def glimmer(surface, ground):
    """The water gives a cold light of its own."""
    rng = random.Random(6)
    for _ in range(16):
        x, y = at(rng.uniform(670, 930), rng.uniform(640, 870))
        add_halo(surface, (int(x), int(y)), rng.randint(26, 58), GREEN, 42)
    for _ in range(90):
        x, y = at(rng.uniform(660, 940), rng.uniform(624, 880))
        if ground.ids[int(x), int(y)] == ground.board.number("R13"):
            pygame.draw.line(surface, (120, 190, 172), (x, y), (x + rng.uniform(4, 13), y - 1), 1)


def props():
    """What stands in the temple, for place.stand."""
    jobs: list[tuple] = [(spot, brazier, 74, (), (34, 16)) for spot in BRAZIERS]
    jobs += [((640, y + 12), pillar, 92, (), (46, 24)) for y in (350, 550)]
    jobs += [((800, 52), throne, 96, (), (70, 26)), ((1120, 56), statue, 92, (), (56, 22))]
    jobs += [
        (spot, rubble, 72, (i,), (50, 18)) for i, spot in enumerate(((250, 250), (1560, 250), (1010, 860), (360, 270)))
    ]
    jobs += [(spot, lily, 70, (i,), (1, 1)) for i, spot in enumerate(((700, 850), (890, 690), (860, 850)))]
    jobs += [(spot, bones, 66, (), (34, 14)) for spot in ((250, 860), (1330, 270), (560, 860), (1180, 850))]
    return jobs + [(spot, pots, 78, (), (36, 14)) for spot in ((560, 60), (1330, 860))]


def dress(surface, ground):
    """Everything that stands in the temple and never moves; doors are pictures of their own."""
    mosaic(surface, ground)
    glimmer(surface, ground)
    put(surface, ground, ledge, at(960, 304), 100, 640 * SCALE - 6)
    put(surface, ground, steps, at(1294, 150), 100, 150)
    for a, b in stone_walls():
        (ax, ay), (bx, by) = at(*a), at(*b)
        put(surface, ground, wall, ((ax + bx) / 2, (ay + by) / 2), 100, bx - ax, by - ay)
    ground.covered = covering(surface, lambda s: stand(s, ground, props(), (brazier,)))
    flames(surface, BRAZIERS, 26)


def kindle(surface, ground):
    """Only the fires."""
    stand(surface, ground, [(spot, brazier, 74, (), None) for spot in BRAZIERS], (brazier,))
