"""Noise, brushed steel, shadows and light: numpy only, all of it baked."""

from functools import cache

import numpy as np
import pygame
from scipy.ndimage import gaussian_filter, zoom

from tools.art_krynea.palette import LEAD, STEEL, STEEL_LIGHT, mix


def surface(rgb, alpha=None):
    """(h, w, 3) floats 0..255 and (h, w) alpha to a per-pixel alpha surface."""
    h, w = rgb.shape[:2]
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.surfarray.pixels3d(out)[:] = np.clip(rgb, 0, 255).astype(np.uint8).swapaxes(0, 1)
    pygame.surfarray.pixels_alpha(out)[:] = 255 if alpha is None else np.clip(alpha, 0, 255).astype(np.uint8).T
    return out


@cache
def noise(w, h, scale, octaves=4, seed=1):
    """Smooth value noise 0..1, `scale` pixels a coarsest cell."""
    rng, out, amp = np.random.default_rng(seed), np.zeros((h, w)), 1.0
    for o in range(octaves):
        cell = max(2.0, scale / 2**o)
        small = rng.random((int(h / cell) + 3, int(w / cell) + 3))
        out += amp * (zoom(small, cell, order=1)[:h, :w] if cell > 2 else rng.random((h, w)))
        amp *= 0.5
    return (out - out.min()) / (out.max() - out.min())


def grain(w, h, strength=10, seed=3):
    return (np.random.default_rng(seed).random((h, w)) - 0.5) * strength


def brushed(w, h, base, seed=5, contrast=16):
    """Brushed steel: noise drawn out along x, lit from the top left."""
    n = gaussian_filter(np.random.default_rng(seed).random((h, w)), (0.6, 14))
    n = (n - n.mean()) / (n.std() + 1e-6)
    y, x = np.mgrid[0:h, 0:w]
    light = 26 * (0.5 - (0.65 * y / h + 0.35 * x / w))
    return np.array(base, float)[None, None] + (n * contrast * 0.45 + light)[..., None]


def radial(w, h, cx, cy, rx, ry, power=1.0):
    """1 at the centre, 0 at the ellipse's edge."""
    y, x = np.mgrid[0:h, 0:w]
    d = np.sqrt(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2)
    return np.clip(1 - d, 0, 1) ** power


def rounded_alpha(w, h, radius):
    shape = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.rect(shape, (255, 255, 255, 255), (0, 0, w, h), border_radius=radius)
    return pygame.surfarray.array_alpha(shape).T.astype(float)


@cache
def steel(w, h, radius, tint=STEEL, bevel=3, seed=5):
    """Brushed plate with a bevelled edge, light from the top left."""
    out = surface(brushed(w, h, tint, seed), rounded_alpha(w, h, radius))
    light, dark = mix(tint, STEEL_LIGHT, 0.75), mix(tint, LEAD, 0.72)
    x, y = np.mgrid[0:w, 0:h]
    upper = x / w + y / h < 1.0
    for i in range(bevel):
        fade, box, r = 1 - i / bevel, (i, i, w - 2 * i, h - 2 * i), max(1, radius - i)
        shade = pygame.Surface((w, h), pygame.SRCALPHA)
        pygame.draw.rect(shade, (*dark, int(230 * fade)), box, 1, border_radius=r)
        edge = pygame.Surface((w, h), pygame.SRCALPHA)
        pygame.draw.rect(edge, (*light, int(210 * fade)), box, 1, border_radius=r)
        lit = pygame.surfarray.pixels_alpha(edge)
        lit[:] = lit * upper
        del lit
        out.blit(shade, (0, 0))
        out.blit(edge, (0, 0))
    return out


def silhouette_light(sprite, color, blur, strength=1.0):
    """Soft light (or shadow) of a sprite's outline; returns (surface, margin on every side)."""
    m = round(3 * blur)
    a = np.pad(pygame.surfarray.array_alpha(sprite).astype(float), m)
    a = np.clip(gaussian_filter(a, blur) * strength, 0, 255)
    out = pygame.Surface(a.shape, pygame.SRCALPHA)
    out.fill((*color, 0))
    pygame.surfarray.pixels_alpha(out)[:] = a.astype(np.uint8)
    return out, m


def drop(target, pic, at, blur=6, lift=(3, 6), strength=0.7):
    """Blit with a soft shadow falling to the lower right."""
    dark, m = silhouette_light(pic, (6, 5, 8), blur, strength)
    target.blit(dark, (at[0] - m + lift[0], at[1] - m + lift[1]))
    target.blit(pic, at)
