"""Pictures the size of a province: mask, glow, ring and halo; the faded look of an area out of play."""

import numpy as np
import pygame
from scipy import ndimage

from tools.art_age_of_conan import textures as tx
from tools.art_age_of_conan.palette import BRASS, BRASS_LIGHT, INK, PARCHMENT
from tools.art_age_of_conan.places import bounds, inside

WHITE = (255, 255, 255)
GREY = (0.30, 0.59, 0.11)


def flat(alpha, color=WHITE):
    """One colour with an alpha (height x width, 0..1)."""
    return tx.surface_of(np.zeros((*alpha.shape, 3)) + color, alpha)


def signed(shape):
    """Distance from the border: negative inside."""
    return ndimage.distance_transform_edt(~shape) - ndimage.distance_transform_edt(shape) + 0.5


def mask(ids):
    """White where the province is: multiply it by any colour, or cut the sheet with it."""
    return flat(ndimage.gaussian_filter(inside(ids).astype(float), 0.6))


def glow(ids, strength=0.85, reach=8):
    """White light that hugs the inside of the border and leaves the print alone."""
    shape = inside(ids)
    d = ndimage.distance_transform_edt(shape)
    alpha = np.where(shape, strength * np.exp(-(((d - 3) / reach) ** 2)), 0)
    return flat(ndimage.gaussian_filter(alpha, 0.7))


def halo(ids):
    """White light on both sides of the border, for a seat's colour."""
    d = signed(inside(ids))
    side = np.where(d > 0, 1, 0.7)
    return flat(np.where(np.abs(d) > 2, 0.95 * np.exp(-(((np.abs(d) - 3) / 6.5) ** 2)) * side, 0))


def ring(ids):
    """The border as a brass wire between ink lines."""
    d = signed(inside(ids))
    out = pygame.Surface(d.shape[::-1], pygame.SRCALPHA)
    for band, color in ((np.abs(d) < 4.2, INK), (np.abs(d) < 2.7, BRASS), (np.abs(d + 0.9) < 0.9, BRASS_LIGHT)):
        out.blit(flat(ndimage.gaussian_filter(band.astype(float), 0.8), color), (0, 0))
    return out


def faded(sheet, ids):
    """The provinces without colour, pale, as land that this match does not use."""
    box = bounds(ids)
    cut = pygame.Surface(box.size, pygame.SRCALPHA)
    cut.blit(sheet, (0, 0), box)
    rgb = pygame.surfarray.array3d(cut).swapaxes(0, 1).astype(float)
    grey = (rgb @ GREY)[..., None] * (np.array(PARCHMENT) / 229)
    pale = grey * 0.62 + np.array((74, 66, 50))
    alpha = ndimage.gaussian_filter(inside(ids).astype(float), 1.2)
    own = pygame.surfarray.array_alpha(cut).T / 255
    return tx.surface_of(pale, alpha * own)
