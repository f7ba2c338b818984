"""Scenery on the ground: shadow, then the picture under the light that falls there."""

import random
from functools import cache

import pygame

from tools.art_conan.figure import Figure
from tools.art_conan.palette import EMBER, TORCH
from tools.art_conan.places import at
from tools.art_conan.standees import contact_shadow, render


@cache
def art(fn, size, *args, outline=2.0):
    f = Figure()
    fn(f, *args)
    return render(f.shapes, size, outline=outline, fade=False)


def lit(surface, light, floor=0.32, gain=0.62):
    """A copy of the surface under the light that falls there (r, g, b around 0..2)."""
    out = surface.copy()
    k = [max(70, min(255, int(255 * (floor + gain * c)))) for c in light]
    out.fill((*k, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def put(surface, ground, fn, pos, size=100, *args, shadow=None, glow=False):
    """Place one prop: shadow, then the art under the local light."""
    image, origin = art(fn, size, *args)
    if shadow:
        s = contact_shadow(*shadow, alpha=170)
        surface.blit(
            s, (pos[0] - shadow[0] / 2 - 20 + shadow[0] * 0.10, pos[1] - shadow[1] / 2 - 20 + shadow[1] * 0.12)
        )
    if not glow:
        image = lit(image, ground.light_at(*pos))
    surface.blit(image, (round(pos[0] - origin[0]), round(pos[1] - origin[1])))


@cache
def halo(radius, colour, strength=120):
    """Additive pool of light."""
    r = radius
    s = pygame.Surface((r * 2, r * 2))
    for k in range(r, 0, -2):
        t = (1 - k / r) ** 2.4 * strength / 255
        pygame.draw.circle(s, [int(c * t) for c in colour], (r, r), k)
    return s


def add_halo(surface, pos, radius, colour=TORCH, strength=120):
    surface.blit(halo(radius, colour, strength), (pos[0] - radius, pos[1] - radius), special_flags=pygame.BLEND_RGB_ADD)


def stand(surface, ground, jobs, glowing=()):
    """Props (board point, shape, size, its arguments, (shadow width, height)), from the back to the front."""
    for spot, fn, size, args, shade in sorted(jobs, key=lambda j: j[0][1]):
        put(surface, ground, fn, at(*spot), size, *args, shadow=shade, glow=fn in glowing)


def embers(surface, spot, count=34):
    """Sparks over a fire (board units), frozen."""
    rng = random.Random(5)
    px, py = at(*spot)
    for _ in range(count):
        t = rng.random()
        x, y = px + rng.gauss(0, 10 + 40 * t), py - 20 - 130 * t
        r = rng.choice([1, 1.5, 2, 2.5]) * (1.2 - t * 0.6)
        add_halo(surface, (int(x), int(y)), 8, TORCH, 90)
        pygame.draw.circle(surface, EMBER, (x, y), r)


def flames(surface, spots, rise=36, strength=110):
    """The glare of torches and braziers (board units), added on top."""
    for spot in spots:
        px, py = at(*spot)
        add_halo(surface, (px, py - rise), 46, TORCH, strength)
        add_halo(surface, (px, py - rise - 2), 16, EMBER, strength)


def covering(surface, draw):
    """Run draw(surface); where it changed the picture, (W, H) of bool: scenery stands above the areas' light."""
    bare = pygame.surfarray.array3d(surface).astype("int16")
    draw(surface)
    return abs(pygame.surfarray.array3d(surface).astype("int16") - bare).max(axis=2) > 14
