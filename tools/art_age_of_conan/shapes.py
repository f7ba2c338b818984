"""Smooth discs and rings (pygame's circles have steps; these are drawn large and scaled down)."""

from functools import lru_cache

import pygame

from tools.art_age_of_conan.palette import INK, put

Q = 4


@lru_cache(None)
def disc(radius, fill, rim=INK, width=2.5):
    """A filled disc of `radius` with a rim that lies inside it."""
    size = round(radius * 2) + 2
    big = pygame.Surface((size * Q, size * Q), pygame.SRCALPHA)
    c = size * Q / 2
    pygame.draw.circle(big, rim, (c, c), radius * Q)
    pygame.draw.circle(big, fill, (c, c), (radius - width) * Q)
    return pygame.transform.smoothscale(big, (size, size))


def medal(surface, at, radius, fill, rim, text=None):
    """Two-rimmed disc: ink outside, `rim` inside, then the face; `text` is a ready picture."""
    put(surface, disc(radius, rim, INK, 2), at)
    put(surface, disc(radius - 4, fill, fill, 0), at)
    if text is not None:
        put(surface, text, (at[0], at[1] + 1))
