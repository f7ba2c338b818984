"""The night ground of one board: warped areas, texture, relief, torchlight, ink. Baked once.

`Ground(scene).surface` is the lit ground without scenery; `light_at` tells how bright it is, to tint what stands there.
"""

from dataclasses import dataclass, field

import numpy as np
import pygame
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates

from tools.art_conan.fields import H, W, mesh, noise, step
from tools.art_conan.materials import albedo
from tools.art_conan.places import SIZE, Board, at

AMBIENT = np.array([0.33, 0.46, 0.66], np.float32)  # moonlight
WARM = np.array([1.55, 0.98, 0.50], np.float32)


@dataclass(frozen=True)
class Scene:
    """How a board looks: ground kind of each area, of what lies beyond and between, its lights (board units)."""

    board: Board
    kinds: dict
    beyond: str
    gutter: str
    lights: tuple  # (x, y, radius, strength)
    warp: float = 1.0
    soft: float = 17  # how round the corners of an area are, pixels
    patches: list = field(default_factory=list)  # (kind, polygon in board units) under the areas
    ambient: float = 1.0


class Ground:
    """Number fields of a board and the picture made of them."""

    def __init__(self, scene):
        self.scene, self.board = scene, scene.board
        self.pick = self._warped(self._flat())
        self.ids = self._clearings()
        edge = np.zeros((W, H), bool)
        edge[:-1] |= self.ids[:-1] != self.ids[1:]
        edge[:, :-1] |= self.ids[:, :-1] != self.ids[:, 1:]
        self.depth = distance_transform_edt(~edge).astype(np.float32)
        self.covered = np.zeros((W, H), bool)
        color, height = albedo(self._kinds(), self.depth)
        self.light = self._light(height)
        lit = self._ink(color * self.light)
        self.surface = pygame.Surface(SIZE)
        pygame.surfarray.blit_array(self.surface, np.clip(lit, 0, 255).astype(np.uint8))

    # ------------------------------------------------------------ geometry
    def _flat(self):
        flat = pygame.Surface(SIZE)
        for name, area in self.board.areas.items():
            pygame.draw.polygon(flat, (self.board.number(name), 0, 0), [at(*p) for p in area.shape])
        return pygame.surfarray.array3d(flat)[:, :, 0]

    def _warped(self, ids):
        x, y = mesh()
        k = self.scene.warp
        dx = (noise(100, 1) * 19 + noise(24, 2) * 5 + noise(8, 5) * 1.6) * k
        dy = (noise(100, 3) * 19 + noise(24, 4) * 5 + noise(8, 6) * 1.6) * k
        return map_coordinates(ids, [np.clip(x + dx, 0, W - 1), np.clip(y + dy, 0, H - 1)], order=0)

    def _clearings(self):
        out = np.zeros_like(self.pick)
        for name, area in self.board.areas.items():
            soft = self.scene.soft * (0.4 if area.kind == "hut" else 1)
            out[gaussian_filter((self.pick == self.board.number(name)).astype(np.float32), soft) > 0.545] = (
                self.board.number(name)
            )
        return out

    def mask(self, name):
        """Where the area is, (W, H) of bool."""
        return self.ids == self.board.number(name)

    def _kinds(self):
        kinds = {self.scene.beyond: self.pick == 0}
        between = (self.ids == 0) & (self.pick > 0)
        kinds[self.scene.gutter] = kinds.get(self.scene.gutter, np.zeros((W, H), bool)) | between
        for kind, polygon in self.scene.patches:
            self._patch(kinds, kind, polygon)
        for name, kind in self.scene.kinds.items():
            kinds[kind] = kinds.get(kind, np.zeros((W, H), bool)) | self.mask(name)
        return kinds

    def _patch(self, kinds, kind, polygon):
        flat = pygame.Surface(SIZE)
        pygame.draw.polygon(flat, (1, 0, 0), [at(*p) for p in polygon])
        where = (self._warped(pygame.surfarray.array3d(flat)[:, :, 0]) > 0) & (self.ids == 0)
        for other in kinds.values():
            other[where] = False
        kinds[kind] = kinds.get(kind, np.zeros((W, H), bool)) | where

    # ------------------------------------------------------------ light
    def _light(self, height):
        gx, gy = np.gradient(gaussian_filter(height, 1.1))
        moon = 1 - 0.42 * (gx * -0.7 + gy * -0.7) * -1
        light = AMBIENT * np.clip(moon, 0.35, 1.9)[..., None] * 0.92 * self.scene.ambient
        x, y = mesh()
        wobble = noise(40, 44)
        for bx, by, radius, power in self.scene.lights:
            (sx, sy), r = at(bx, by), radius * 0.74
            cut = np.s_[max(0, int(sx - r * 1.5)) : int(sx + r * 1.5), max(0, int(sy - r * 1.5)) : int(sy + r * 1.5)]
            dx, dy = x[cut] - sx, y[cut] - sy
            d = np.hypot(dx, dy) * (1 + 0.14 * wobble[cut])
            fall = np.clip(1 - d / (r * 1.45), 0, 1) ** 2.0
            facing = 1 - 0.30 * ((gx[cut] * dx + gy[cut] * dy) / np.maximum(d, 12))
            light[cut] += (fall * power * np.clip(facing, 0.4, 1.8))[..., None] * WARM * 0.62
        return light

    def light_at(self, sx, sy):
        """(r, g, b) around 0..2 of the light on a pixel."""
        return self.light[int(np.clip(sx, 0, W - 1)), int(np.clip(sy, 0, H - 1))]

    # ------------------------------------------------------------ ink
    def _ink(self, lit):
        """Soft gutters, a brush line of changing weight, hatching in the dark, mist, vignette."""
        d, rough = self.depth, noise(34, 51) * 0.5 + 0.5
        inside = self.ids > 0
        lit = lit * np.where(inside, 0.56 + 0.44 * step(2, 30, d), 0.55 + 0.3 * step(2, 10, d))[..., None]
        lit = lit * (0.2 + 0.8 * step(0.6 + 1.2 * rough, 2.2 + 2.4 * rough, d))[..., None]
        lum = lit.mean(2)
        x, y = mesh()
        stripes = np.sin((x * 0.72 + y) * 0.62 + noise(50, 52) * 3.2)
        hatch = step(0.15, 0.75, stripes + (26 - lum) / 40)
        lit = lit * (1 - 0.30 * hatch * (1 - step(18, 58, lum)))[..., None]
        lit = lit * (1 + 0.05 * noise(3, 11, 2))[..., None]
        lit[self.pick == 0] *= 0.62
        mist = step(0.0, 0.7, noise(170, 61, 3)) * np.clip(1.3 - self.light[:, :, 0], 0, 1)
        lit = lit + mist[..., None] * np.array([11, 19, 26], np.float32)
        edge = np.minimum(np.minimum(x, W - x) / 150, np.minimum(y, H - y) / 110)
        return lit * (0.35 + 0.65 * step(0, 1, edge))[..., None]
