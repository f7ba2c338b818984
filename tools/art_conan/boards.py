"""The three boards as pictures: lit, dim, their areas, the roofs of the huts."""

from functools import cache

import numpy as np
import pygame

from tools.art_conan import areas, ships, temple, village
from tools.art_conan.ground import Ground
from tools.art_conan.output import save
from tools.art_conan.place import art, lit
from tools.art_conan.places import SIZE, at
from tools.art_conan.scenery import hut_roof

SCENES = {"pict_village": village, "two_ships": ships, "drowned_temple": temple}
FRAME = pygame.Rect(72, 90, 1217, 790)  # what of the screen the dim picture holds
FLAMES = {
    "pict_village": [(x, y - 36) for x, y in (at(*p) for p in village.POSTS)],
    "two_ships": [(x, y - 33) for x, y in (at(*p) for p in ships.LANTERNS)],
    "drowned_temple": [(x, y - 28) for x, y in (at(*p) for p in temple.BRAZIERS)],
}
LAYERS = ("mask", "glow", "ring")


@cache
def made(name):
    """The dressed ground of a board."""
    maker = SCENES[name]
    ground = Ground(maker.scene())
    maker.dress(ground.surface, ground)
    return ground


def dim(ground, kindle):
    """The board by moonlight: dark, cold, nearly without colour, only its fires burn. Where nobody may go now."""
    px = pygame.surfarray.array3d(ground.surface).astype(np.float32)
    grey = px @ np.array([0.30, 0.59, 0.11], np.float32)
    cold = grey[..., None] * np.array([0.60, 0.84, 1.14], np.float32)
    night = np.clip((0.3 * px + 0.7 * cold) * 0.6, 0, 255)
    out = pygame.Surface(SIZE)
    pygame.surfarray.blit_array(out, (255 * (night / 255) ** 0.9).astype(np.uint8))
    kindle(out, ground)
    return out.subsurface(FRAME).copy()


def roofs(ground):
    """{hut: (picture, its topleft on the screen)}."""
    out = {}
    for name, door in village.HUT_DOORS.items():
        image, origin = art(hut_roof, 96, door, name in village.STONE_HUTS)
        x, y = at(*ground.board.areas[name].dot)
        out[name] = (lit(image, ground.light_at(x, y)), (round(x - origin[0]), round(y - origin[1])))
    return out


def bake_board(name):
    ground = made(name)
    save(f"boards/{name}/lit", ground.surface, 250, opaque=True)
    save(f"boards/{name}/dim", dim(ground, SCENES[name].kindle), 96, opaque=True)
    for area in ground.board.areas:
        for layer in LAYERS:
            save(f"boards/{name}/areas/{area}_{layer}", getattr(areas, layer)(ground, area))
    if name == "pict_village":
        for hut, (image, _) in roofs(ground).items():
            save(f"boards/{name}/roofs/{hut}", image, 120)


def bake_boards():
    for name in SCENES:
        bake_board(name)


def sections():
    """Where everything lies, in screen pixels."""
    out: dict[str, dict] = {"boards": {"dim_at": FRAME.topleft}}
    for name in SCENES:
        ground = made(name)
        here = list(ground.board.areas)
        out[f"{name}.area_box"] = {a: tuple(areas.box(ground.mask(a))) for a in here}
        out[f"{name}.dot"] = {a: at(*ground.board.areas[a].dot) for a in here}
        out[f"{name}.mark"] = {a: areas.mark(ground, a) for a in here}
        out[f"{name}.spots"] = {a: areas.spots(ground, a) for a in here}
        out[f"{name}.flames"] = {"at": FLAMES[name]}
    out["pict_village.roof"] = {hut: spot for hut, (_, spot) in roofs(made("pict_village")).items()}
    out["pict_village.fire"] = {"at": [at(*village.FIRE)]}
    return out
