"""Number fields of the size of the screen, shape (W, H): noise, stones, planks, waves."""

from functools import cache

import numpy as np
from scipy.ndimage import zoom
from scipy.spatial import cKDTree

from tools.art_conan.places import SIZE

W, H = SIZE


@cache
def noise(cell, seed, octaves=1):
    """Smooth noise in -1..1 with features of about `cell` pixels."""
    rng, out, amp = np.random.default_rng(seed), np.zeros((W, H), np.float32), 1.0
    for _ in range(octaves):
        grid = rng.uniform(-1, 1, (int(W / cell) + 4, int(H / cell) + 4)).astype(np.float32)
        out += amp * zoom(grid, cell, order=1 if cell < 5 else 2, prefilter=False)[:W, :H]
        cell, amp = max(2, cell / 2), amp * 0.5
    return out / np.abs(out).max()


def step(lo, hi, x):
    """0 below lo, 1 above hi, smooth between."""
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


@cache
def mesh():
    """(x, y) of every pixel."""
    return np.meshgrid(np.arange(W, dtype=np.float32), np.arange(H, dtype=np.float32), indexing="ij")


@cache
def stones(cell, seed):
    """Broken flagstones: (0 in the crack .. 1 inside, a tone for each stone)."""
    rng = np.random.default_rng(seed)
    gx, gy = np.meshgrid(np.arange(0, W + cell, cell), np.arange(0, H + cell, cell), indexing="ij")
    middle = np.stack([gx.ravel(), gy.ravel()], 1) + rng.uniform(-0.42, 0.42, (gx.size, 2)) * cell
    x, y = np.meshgrid(np.arange(0, W, 2), np.arange(0, H, 2), indexing="ij")
    d, who = cKDTree(middle).query(np.stack([x.ravel(), y.ravel()], 1), k=2)
    gap = zoom((d[:, 1] - d[:, 0]).reshape(x.shape).astype(np.float32), 2, order=1)[:W, :H]
    tones = rng.uniform(0, 1, len(middle)).astype(np.float32)[who[:, 0]].reshape(x.shape)
    return step(0.03 * cell, 0.17 * cell, gap), np.repeat(np.repeat(tones, 2, 0), 2, 1)[:W, :H]


@cache
def slabs(width, height, seed):
    """Hewn slabs in rows with shifted joints: (0 in the joint .. 1 inside, a tone for each slab)."""
    x, y = mesh()
    x, y = x + 2.2 * noise(30, seed), y + 2.2 * noise(30, seed + 1)
    row = np.floor(y / height)
    shifted = x / width + 0.37 * (row % 3)
    edge = np.minimum(_gap(shifted) * width, _gap(y / height) * height)
    rng = np.random.default_rng(seed)
    tones = rng.uniform(0, 1, (97,)).astype(np.float32)[(np.floor(shifted) * 31 + row * 17).astype(int) % 97]
    return step(0.6, 3.2, edge), tones


@cache
def planks(width, seed):
    """Deck planks that run up the screen: (0 in the seam .. 1 inside, a tone for each plank)."""
    x, y = mesh()
    x = x + 1.0 * noise(60, seed)
    row = np.floor(x / width)
    rng = np.random.default_rng(seed)
    shift = rng.uniform(0, 1, 400)[row.astype(int) % 400]
    length = y / 190 + shift
    edge = np.minimum(_gap(x / width) * width, _gap(length) * 190)
    tones = rng.uniform(0, 1, (211,)).astype(np.float32)[(row * 13 + np.floor(length) * 29).astype(int) % 211]
    grain = 0.22 * np.sin(x * 1.9 + 3 * noise(90, seed + 2) + row)
    return step(0.3, 1.9, edge), np.clip(tones + grain, 0, 1)


def _gap(v):
    """Distance of v from the nearest whole number."""
    return np.abs(v - np.round(v))


@cache
def waves(seed, cell=15.0):
    """Wind waves: 0 in the trough .. 1 on the crest."""
    x, y = mesh()
    bend = 9 * noise(120, seed) + 3 * noise(34, seed + 1)
    long = np.sin((y + 0.22 * x) / cell * 2 + bend)
    short = np.sin((y - 0.35 * x) / cell * 4.4 + 1.6 * bend)
    return np.clip(0.5 + 0.34 * long + 0.18 * short, 0, 1)
