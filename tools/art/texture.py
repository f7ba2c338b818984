"""Procedural grounds: noise, felt, wood, parchment, vignette. Baked once and cached."""

from functools import cache

import numpy as np
import pygame
from scipy import ndimage


def smooth_noise(size, cell, seed):
    """Value noise in 0..1 whose blobs are about `cell` (x, y) pixels wide."""
    rng = np.random.default_rng(seed)
    cx, cy = cell if isinstance(cell, tuple) else (cell, cell)
    small = rng.random((max(2, size[0] // cx + 3), max(2, size[1] // cy + 3))).astype(np.float32)
    big = ndimage.zoom(small, (cx, cy), order=3 if max(cx, cy) < 200 else 1)[: size[0], : size[1]]
    return np.clip(big, 0, 1)


def clouds(size, sigma, seed):
    """Isotropic soft blotches with mean 0 and deviation 1 (no grid to be seen)."""
    k = 6
    small = np.random.default_rng(seed).random((size[0] // k + 2, size[1] // k + 2))
    soft = ndimage.gaussian_filter(small, sigma / k)
    big = ndimage.zoom(soft, k, order=1)[: size[0], : size[1]]
    return (big - big.mean()) / big.std()


def fbm(size, cell, seed, octaves=4):
    total, amp, norm = 0, 1.0, 0.0
    for i in range(octaves):
        total = total + amp * smooth_noise(size, max(2, cell >> i), seed + i)
        norm += amp
        amp *= 0.5
    return total / norm


def ground(color, value):
    """Opaque surface of a colour times a brightness field (w, h)."""
    surf = pygame.Surface(value.shape)
    arr = np.clip(value[..., None] * np.array(color, np.float32), 0, 255)
    pygame.surfarray.pixels3d(surf)[...] = arr.astype(np.uint8)
    return surf


@cache
def felt_field(size, seed=3):
    """Brightness of pressed wool: short fibres in all directions plus worn patches."""
    rng = np.random.default_rng(seed)
    fine = rng.random(size).astype(np.float32)
    fibres = 0
    for axis_sigma in ((2.6, 0.8), (0.8, 2.6), (1.1, 1.1), (3.4, 3.4)):
        f = ndimage.gaussian_filter(fine, axis_sigma)
        fibres = fibres + (f - f.mean()) / (f.std() + 1e-6)
        fine = np.roll(fine, 37)
    patches = clouds(size, 44, seed + 9) + 0.6 * clouds(size, 14, seed + 10)
    speck = (rng.random(size) > 0.996) * 0.16
    return (1 + fibres * 0.022 + patches * 0.042 + ndimage.gaussian_filter(speck, 0.7)).astype(np.float32)


def felt(size, color, seed=3):
    return ground(color, felt_field(tuple(size), seed))


@cache
def wood(size, color, seed=5, planks=0):
    """Walnut: grain drawn out along x, rings, optional plank seams."""
    _w, h = size
    warp = smooth_noise(size, (220, 46), seed) * 26
    y = np.arange(h)[None, :] + warp
    rings = np.sin(y * 0.42) * 0.5 + np.sin(y * 0.13 + 1.3) * 0.5
    grain = ndimage.gaussian_filter(np.random.default_rng(seed).random(size), (18, 0.5))
    grain = (grain - grain.mean()) / grain.std()
    value = 1 + rings * 0.05 + grain * 0.06 + (smooth_noise(size, (300, 90), seed + 2) - 0.5) * 0.28
    if planks:
        seam = np.abs((np.arange(h) % planks) - planks / 2) > planks / 2 - 2
        value = value * (1 - seam[None, :] * 0.45)
    return ground(color, value)


def parchment(size, color=(222, 200, 158), seed=8):
    value = 0.86 + fbm(size, 120, seed, 5) * 0.26
    speck = ndimage.gaussian_filter((np.random.default_rng(seed).random(size) > 0.9985) * 1.0, 1.2)
    return ground(color, value - speck * 0.8)


def multiply(dst, value, rect=None):
    """Darken (or colour) dst by a field (w, h) or (w, h, 3) in 0..1."""
    v = value if value.ndim == 3 else np.repeat(value[..., None], 3, 2)
    mask = pygame.Surface(v.shape[:2])
    pygame.surfarray.pixels3d(mask)[...] = np.clip(v * 255, 0, 255).astype(np.uint8)
    dst.blit(mask, rect or (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@cache
def vignette_field(size, center=(0.5, 0.5), inner=0.35, outer=0.95, floor=0.3):
    w, h = size
    x = (np.arange(w)[:, None] / w - center[0]) * 1.0
    y = (np.arange(h)[None, :] / h - center[1]) * 0.86
    d = np.hypot(x, y)
    t = np.clip((d - inner) / (outer - inner), 0, 1)
    t = t * t * (3 - 2 * t)
    return 1 - t * (1 - floor)


def grain(dst, amount=5, seed=1):
    """Film grain over everything, so that gradients do not band on a television."""
    rng = np.random.default_rng(seed)
    px = pygame.surfarray.pixels3d(dst)
    noise = rng.normal(0, amount, px.shape[:2]).astype(np.float32)[..., None]
    px[...] = np.clip(px.astype(np.float32) + noise, 0, 255).astype(np.uint8)


def scorch(dst, edge=40, seed=4, color=(58, 30, 12)):
    """Burnt, ragged edge for paper: darkens towards the rim of dst."""
    w, h = dst.get_size()
    x = np.minimum(np.arange(w), np.arange(w)[::-1])[:, None]
    y = np.minimum(np.arange(h), np.arange(h)[::-1])[None, :]
    d = np.minimum(x, y) + (fbm((w, h), 48, seed) - 0.5) * edge * 1.1
    t = np.clip(1 - d / edge, 0, 1)[..., None] ** 1.5
    c = np.array(color, np.float32) / 255
    multiply(dst, 1 - t + t * c)
