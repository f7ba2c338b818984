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


@lru_cache(None)
def ring(radius, colour, width):
    size = round(radius * 2) + 2
    big = pygame.Surface((size * Q, size * Q), pygame.SRCALPHA)
    pygame.draw.circle(big, colour, (size * Q / 2, size * Q / 2), radius * Q, round(width * Q))
    return pygame.transform.smoothscale(big, (size, size))


@lru_cache(None)
def halo(radius, colour, strength):
    """A soft round light."""
    size = radius * 2
    glow = pygame.Surface((size, size), pygame.SRCALPHA)
    for r in range(radius, 0, -1):
        pygame.draw.circle(glow, (*colour, round(strength * (1 - r / radius) ** 1.4)), (radius, radius), r)
    return glow


def medal(surface, at, radius, fill, rim, text=None):
    """Two-rimmed disc: ink outside, `rim` inside, then the face; `text` is a ready picture."""
    put(surface, disc(radius, rim, INK, 2), at)
    put(surface, disc(radius - 4, fill, fill, 0), at)
    if text is not None:
        put(surface, text, (at[0], at[1] + 1))
