"""The Pict village at night: huts round a bonfire, the altar mound in the north, forest on all sides."""

import random

import pygame

from tools.art_conan.ground import Scene
from tools.art_conan.palette import INK, TORCH
from tools.art_conan.place import add_halo, covering, embers, flames, put, stand
from tools.art_conan.places import at, board
from tools.art_conan.scenery import (
    altar,
    bones,
    bonfire,
    boulder,
    cliff,
    hut_open,
    log,
    pots,
    rack,
    skull_pole,
    stakes,
    torch,
    totem,
    tree,
)

KINDS = {
    **dict.fromkeys(("V11", "V31", "V35"), "grass"),
    **dict.fromkeys(("V12", "V14"), "slope"),
    **dict.fromkeys(("V22", "V24", "V32", "V34"), "earth"),
    **dict.fromkeys(("V23", "V33"), "flag"),
    **dict.fromkeys((f"H{n}" for n in range(1, 9)), "hut"),
    **{"V13": "mound", "V15": "hollow", "V21": "midden", "V25": "sand"},
}
SIDES = ("down", "left", "down", "right", "down", "left", "down", "left")
HUT_DOORS = {f"H{n}": side for n, side in enumerate(SIDES, 1)}
STONE_HUTS = ("H2", "H4")
FIRE = (706, 530)
POSTS = ((668, 272), (934, 272), (352, 470), (1262, 470), (664, 884), (938, 884), (1390, 128), (64, 470))
LIGHTS = (
    (*FIRE, 360, 2.1),
    *((668, 268, 250, 1.15), (934, 268, 250, 1.15), (800, 90, 210, 0.7), (655, 612, 190, 0.7), (948, 640, 210, 0.75)),
    *((352, 470, 230, 0.85), (1262, 440, 240, 0.85), (560, 235, 150, 0.9), (650, 880, 220, 0.85), (948, 884, 220, 0.8)),
    *((420, 640, 190, 0.6), (1180, 760, 200, 0.6), (60, 470, 170, 0.5), (1390, 120, 190, 0.5), (1540, 520, 190, 0.55)),
    *((200, 160, 170, 0.5), (1330, 720, 170, 0.5), (120, 780, 170, 0.5), (1180, 60, 170, 0.55), (420, 60, 170, 0.5)),
)
GREENS = ((70, 92, 52), (96, 110, 60), (52, 74, 56))
BOULDERS = ((40, 302), (92, 296), (150, 306), (208, 298), (262, 304), (305, 298))
PALISADES = (((640, 300), (640, 420)), ((960, 480), (960, 600)))


def scene():
    """How the village looks by night."""
    return Scene(board("pict_village"), KINDS, "forest", "forest", LIGHTS)


def tufts(surface, ground, count, seed=3):
    """Ink strokes of grass between the areas and on the green ones, lit by whatever is near."""
    rng = random.Random(seed)
    green = [ground.board.number(n) for n, kind in KINDS.items() if kind in ("grass", "slope", "hollow")]
    for _ in range(count):
        x, y = rng.uniform(60, 1300), rng.uniform(165, 880)
        here = ground.ids[int(x), int(y)]
        if here == 0 or ground.depth[int(x), int(y)] < 5 or here in green:
            _tuft(surface, rng, x, y, ground.light_at(x, y))


def _tuft(surface, rng, x, y, light):
    color = [int(min(255, c * min(1.25, 0.28 + 0.9 * b))) for c, b in zip(rng.choice(GREENS), light, strict=True)]
    for _ in range(rng.randint(2, 4)):
        lean, h = rng.uniform(-5, 5), rng.uniform(5, 12)
        pygame.draw.line(surface, INK, (x + 1, y + 1), (x + lean + 1, y - h + 1), 2)
        pygame.draw.line(surface, color, (x, y), (x + lean, y - h), 2)
        x += rng.uniform(-3, 3)


def forest(surface, ground):
    """Crowns all round the clearing, none of them over an area."""
    rng = random.Random(12)
    spots = [(rng.uniform(-20, 1940), rng.uniform(-20, 1100)) for _ in range(1300)]
    for i, (x, y) in enumerate(sorted(spots, key=lambda p: p[1])):
        near = [(x, y), (x + 26, y), (x - 26, y), (x, y + 24), (x, y - 24)]
        inside = [(min(max(int(a), 0), 1919), min(max(int(b), 0), 1079)) for a, b in near]
        if not any(ground.pick[spot] for spot in inside):
            put(surface, ground, tree, (x, y), rng.choice([62, 78, 96]), i % 7)


def slopes(surface, ground):
    """Hachures, as on an old map: short strokes that fall away from the mound."""
    rng = random.Random(8)
    for name, x0, way in (("V12", 632, -1), ("V14", 968, 1)):
        for row in range(3):
            for y in range(18, 300, 9):
                x, yy = at(x0 + way * (row * 34 + rng.uniform(4, 14)), y + rng.uniform(-3, 3))
                if ground.ids[int(x), int(yy)] == ground.board.number(name):
                    n = rng.uniform(10, 20) * (1 - row * 0.2)
                    pygame.draw.line(surface, (22, 17, 14), (x, yy), (x + way * n, yy + n * 0.35), 3 - (row > 1))


def props():
    """What stands in the village, for place.stand."""
    jobs: list[tuple] = [(spot, boulder, 74, (i,), (50, 22)) for i, spot in enumerate(BOULDERS)]
    jobs += [((800, 92), altar, 100, (), (104, 40)), ((880, 522), totem, 72, (), (56, 24))]
    jobs += [((1010, 866), rack, 84, (), (60, 20)), (FIRE, bonfire, 84, (), (66, 30))]
    skulls = ((60, 560), (250, 340), (1540, 250), (1330, 560), (1560, 560), (1310, 60))
    jobs += [(spot, bones, 66, (), (34, 14)) for spot in skulls]
    jobs += [(spot, pots, 78, (), (36, 14)) for spot in ((610, 580), (355, 575))]
    jobs += [(spot, log, 84, (), (54, 18)) for spot in ((1500, 690), (90, 715), (1010, 330))]
    jobs += [(spot, skull_pole, 84, (), (16, 8)) for spot in ((650, 880), (952, 880), (640, 30), (962, 40))]
    for (x, top), (_, bottom) in PALISADES:
        jobs.append(((x, (top + bottom) / 2), stakes, 112, (int((bottom - top) * 0.74 / 1.12), False), (34, 90)))
    return jobs + [(spot, torch, 78, (), (18, 8)) for spot in POSTS]


def dress(surface, ground):
    """Everything that stands and never moves; the huts lie open, their roofs are pictures of their own."""
    slopes(surface, ground)
    tufts(surface, ground, 2600)
    forest(surface, ground)
    huts = [(ground.board.areas[n].dot, hut_open, 96, (n in STONE_HUTS,), (124, 96)) for n in HUT_DOORS]
    put(surface, ground, cliff, at(800, 306), 100, 238)
    ground.covered = covering(surface, lambda s: stand(s, ground, props(), (torch, bonfire)))
    stand(surface, ground, huts)
    flames(surface, POSTS)
    embers(surface, FIRE)
    x, y = at(*FIRE)
    add_halo(surface, (x, y - 18), 120, TORCH, 95)


def kindle(surface, ground):
    """Only the fires."""
    fires = [(FIRE, bonfire, 84, (), None), *((spot, torch, 78, (), None) for spot in POSTS)]
    stand(surface, ground, fires, (torch, bonfire))
