"""Every icon by name, as pictures of any size: actions and marks, signs of kinds and borders, skills."""

from functools import cache

import pygame

from tools.art_conan.figure import Figure
from tools.art_conan.icons import ICONS
from tools.art_conan.output import save
from tools.art_conan.signs import SIGNS
from tools.art_conan.skills import SKILLS
from tools.art_conan.standees import render

FIELD = 96
ALL = ICONS | SIGNS


def fitted(draw, size, dim=False):
    """A drawing at most `size` pixels high and wide, cut to what is drawn."""
    f = Figure()
    draw(f)
    image, _ = render(f.shapes, size * 0.92, outline=max(1.6, size * 0.035), fade=False)
    image = image.subsurface(image.get_bounding_rect()).copy()
    if max(image.get_size()) > size:
        k = size / max(image.get_size())
        image = pygame.transform.smoothscale(image, (round(image.get_width() * k), round(image.get_height() * k)))
    if dim:
        image.fill((120, 120, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image


@cache
def icon_image(name, size, dim=False):
    """The icon of that name."""
    return fitted(ALL[name], size, dim)


def squared(image, size):
    """The picture in the middle of a square field, so that it may be scaled to any square."""
    out = pygame.Surface((size, size), pygame.SRCALPHA)
    out.blit(image, image.get_rect(center=(size // 2, size // 2)))
    return out


def bake_icons():
    for name in ALL:
        save(f"icons/{name}", squared(icon_image(name, FIELD), FIELD), 120)
    for name, draw in SKILLS.items():
        save(f"skills/{name}", squared(fitted(draw, FIELD), FIELD), 120)
