"""The table, the sheet on it, and the pictures of single provinces."""

import numpy as np
import pygame

from tools.art_age_of_conan import provinces
from tools.art_age_of_conan import textures as tx
from tools.art_age_of_conan.output import save
from tools.art_age_of_conan.places import bounds, facts, geometry
from tools.art_age_of_conan.sheet import bake_map

SCREEN, MAP_AT = (1920, 1080), (14, 4)
LAND = ("mask", "glow", "halo", "ring")
AREAS = ("central", "north", "east", "south")


def table(sheet):
    """Walnut under the lamp, darkened where the sheet throws its shadow."""
    wood = tx.surface_of(tx.lamp(tx.walnut(*SCREEN, 17, 1.25)))
    shape = np.pad(pygame.surfarray.array_alpha(sheet).T / 255.0, 30)
    wood.blit(tx.soft_shadow(shape, 11, 0.75), (MAP_AT[0] - 30 + 7, MAP_AT[1] - 30 + 10))
    return wood


def of_area(area):
    return tuple(f.id for f in facts() if f.area == area)


def bake_ground():
    sheet = bake_map(geometry(), facts())
    save("map", sheet, step=4)
    save("table", table(sheet), opaque=True, step=5)
    for area in AREAS:
        save(f"areas/{area}_faded", provinces.faded(sheet, of_area(area)), 120)
    for fact in facts():
        for kind in LAND:
            save(f"provinces/{fact.id}/{kind}", getattr(provinces, kind)((fact.id,)))


def sections():
    """Where these pictures lie: boxes on the sheet."""
    whole = {"size": geometry()["canvas"], "at": MAP_AT}
    boxes = {f.id: tuple(bounds((f.id,))) for f in facts()}
    return {"map": whole, "province_box": boxes, "area_box": {a: tuple(bounds(of_area(a))) for a in AREAS}}
