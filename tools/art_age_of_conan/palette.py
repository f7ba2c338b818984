"""Colours and faces of the inked map."""

from functools import cache
from importlib import import_module

import pygame

INK = (43, 26, 16)
INK_SOFT = (92, 64, 40)
PARCHMENT = (229, 210, 166)
PARCHMENT_LIGHT = (243, 230, 196)
PARCHMENT_DARK = (190, 152, 98)
BURNT = (44, 26, 14)
SEA = (104, 142, 148)
SEA_DEEP = (72, 108, 120)
WALNUT_DARK, WALNUT, WALNUT_LIGHT = (29, 21, 18), (43, 31, 26), (66, 47, 37)
BRASS, BRASS_LIGHT, BRASS_DARK = (201, 162, 39), (244, 214, 122), (116, 86, 24)
BONE, MUTED = (243, 233, 210), (185, 169, 139)
BLOOD = (168, 32, 28)
AREA_TINT = {"central": (226, 140, 92), "north": (124, 160, 200), "east": (222, 182, 70), "south": (152, 166, 84)}
TERRAIN_TINT = {"plain": (226, 200, 112), "hills": (200, 152, 104), "wood": (142, 170, 104), "city": (206, 190, 180)}


def mix(a, b, t):
    """The colour a fraction t of the way from a to b."""
    return tuple(round(x + (y - x) * t) for x, y in zip(a, b, strict=True))


FACES = {
    "display": ("fontpkg_spectral", "Spectral-ExtraBold.ttf"),
    "bold": ("fontpkg_spectral", "Spectral-Bold.ttf"),
}


@cache
def font(face, size):
    package, name = FACES[face]
    return pygame.font.Font(import_module(package).ROOT / "files" / name, size)


def put(surface, picture, at, anchor="center"):
    """Blit a picture by one of its rect anchors; returns the rect."""
    rect = picture.get_rect(**{anchor: (round(at[0]), round(at[1]))})
    surface.blit(picture, rect)
    return rect
