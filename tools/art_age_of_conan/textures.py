"""Procedural textures: noise, parchment, walnut, soft shadows.  All of them are baked once."""

import numpy as np
import pygame
from scipy import ndimage

from tools.art_age_of_conan.palette import (
    BURNT,
    PARCHMENT,
    PARCHMENT_DARK,
    PARCHMENT_LIGHT,
    WALNUT,
    WALNUT_DARK,
    WALNUT_LIGHT,
)


def noise(width, height, seed, power=1.6, stretch=(1.0, 1.0)):
    """Smooth noise in 0..1 with a 1/f^power spectrum; `stretch` > 1 draws it out along that axis."""
    rng = np.random.default_rng(seed)
    fx = np.fft.rfftfreq(width)[None, :] * stretch[0]
    fy = np.fft.fftfreq(height)[:, None] * stretch[1]
    falloff = 1 / np.maximum(np.hypot(fx, fy), 1 / max(width, height)) ** power
    field = np.fft.irfft2(np.fft.rfft2(rng.standard_normal((height, width))) * falloff, s=(height, width))
    field = (field - field.mean()) / (field.std() * 5) + 0.5
    return np.clip(field, 0, 1)


def blend(a, b, t):
    """Colour arrays: a and b by weight t (height x width)."""
    return a + (np.asarray(b, float) - a) * t[..., None]


def surface_of(rgb, alpha=None):
    """A pygame surface from height x width x 3 (0..255) and an optional alpha (0..1)."""
    height, width = rgb.shape[:2]
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.surfarray.blit_array(surface, np.clip(rgb, 0, 255).astype(np.uint8).swapaxes(0, 1))
    pixels = pygame.surfarray.pixels_alpha(surface)
    pixels[:] = 255 if alpha is None else (np.clip(alpha, 0, 1) * 255).astype(np.uint8).T
    del pixels
    return surface


def parchment(width, height, seed=7):
    """Height x width x 3: blotches, fibres, specks; lighter in the upper left middle."""
    rgb = np.empty((height, width, 3))
    rgb[:] = PARCHMENT
    blot, fine = noise(width, height, seed, 1.9), noise(width, height, seed + 1, 0.9)
    fibre = noise(width, height, seed + 2, 1.2, (1, 9))
    y, x = np.mgrid[0:height, 0:width]
    glow = np.clip(1 - np.hypot((x / width - 0.42) / 0.75, (y / height - 0.4) / 0.8), 0, 1)
    rgb = blend(rgb, PARCHMENT_LIGHT, 0.75 * glow * (0.4 + 0.6 * blot))
    rgb = blend(rgb, PARCHMENT_DARK, np.clip((0.5 - blot) * 1.5, 0, 0.5))
    rgb += ((fine - 0.5) * 22 + (fibre - 0.5) * 18)[..., None]
    specks = ndimage.gaussian_filter((np.random.default_rng(seed).random((height, width)) > 0.9993).astype(float), 0.9)
    return blend(rgb, PARCHMENT_DARK, np.clip(specks * 3, 0, 0.6))


def burn_edges(rgb, seed=3, reach=34):
    """Darkens the rim of a sheet and eats its outline: (rgb, alpha)."""
    height, width = rgb.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    edge = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)).astype(float)
    corner = 1 / (1 + edge / 60)
    edge += (noise(width, height, seed, 1.5) - 0.5) * 26 - 5 * corner + (noise(width, height, seed + 1, 0.8) - 0.5) * 5
    rgb = blend(rgb, PARCHMENT_DARK, np.clip(1 - edge / (reach * 2.2), 0, 1) * 0.55)
    rgb = blend(rgb, BURNT, np.clip(1 - edge / reach, 0, 1) ** 2.2)
    return rgb, np.clip((edge - 1.0) / 1.6, 0, 1)


def walnut(width, height, seed=11, tone=1.0):
    """Planed dark wood with long grain: height x width x 3."""
    grain = noise(width, height, seed, 1.25, (22, 1))
    figure = noise(width, height, seed + 1, 1.7, (5, 1))
    rings = 0.5 + 0.5 * np.sin(figure * 46)
    value = np.clip(0.55 * grain + 0.45 * rings * grain + 0.12, 0, 1)
    rgb = np.empty((height, width, 3))
    rgb[:] = WALNUT_DARK
    rgb = blend(rgb, WALNUT, np.clip(value * 1.7, 0, 1))
    rgb = blend(rgb, WALNUT_LIGHT, np.clip(value * 1.8 - 0.75, 0, 1) * 0.9)
    return rgb * tone


def lamp(rgb, at=(0.3, 0.12), strength=0.55, dark=0.42):
    """Warm light from the upper left and a vignette."""
    height, width = rgb.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    d = np.hypot((x / width - at[0]) / 0.85, (y / height - at[1]) / 1.05)
    light = np.clip(1.15 - d, 0, 1) ** 1.4
    warm = np.array([1.0, 0.86, 0.62])
    return rgb * (dark + (1 - dark) * light[..., None] + strength * light[..., None] * warm * 0.6)


def soft_shadow(alpha, blur, opacity=0.6):
    """A black surface whose alpha is the blurred mask (height x width, 0..1)."""
    mask = ndimage.gaussian_filter(alpha, blur) * opacity
    return surface_of(np.zeros((*alpha.shape, 3)) + np.array((14, 7, 3)), mask)
