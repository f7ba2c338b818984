"""PNG with a palette of its own: a picture of glass in 250 colours takes a third of the bytes and looks the same."""

import numpy as np
import pygame
from scipy.cluster.vq import kmeans2
from scipy.spatial import cKDTree

from tools.art.output import SPRITES, encode

SAMPLE, ROUNDS, BIN = 9000, 5, 16


def pixels(surf, opaque=False):
    """(h, w, 3 or 4) of a surface; clear pixels are black."""
    px = np.ascontiguousarray(pygame.surfarray.array3d(surf).transpose(1, 0, 2))
    if opaque:
        return px
    alpha = np.ascontiguousarray(pygame.surfarray.array_alpha(surf).T)
    return np.dstack((px * (alpha > 0)[..., None], alpha)).astype(np.uint8)


def palette_of(px, colors):
    """The colours that stand for all of px, the fully clear one among them."""
    flat = px.reshape(-1, px.shape[2]).astype(np.float32)
    rng = np.random.default_rng(5)
    rare = np.unique((flat // BIN).astype(np.uint8), axis=0).astype(np.float32) * BIN + BIN / 2
    rare = rare[rng.permutation(len(rare))[: SAMPLE // 3]]  # so that a small purple cell is not lost in much gold
    some = np.vstack((flat[rng.integers(0, len(flat), min(SAMPLE, len(flat)))], rare))
    start = np.unique(some.astype(np.uint8), axis=0).astype(np.float32)
    if len(start) > colors:
        start = start[rng.permutation(len(start))[: colors - 1]]
        start, _ = kmeans2(some, start, iter=ROUNDS, minit="matrix", missing="warn")
    table = np.unique(np.clip(np.round(start), 0, 255).astype(np.uint8), axis=0)
    if px.shape[2] == 4:
        table = np.unique(np.vstack((table, np.zeros((1, 4), np.uint8))), axis=0)
    return table[:256]


def reduced(px, colors=250):
    """px with every pixel moved to the nearest colour of its palette."""
    table = palette_of(px, colors)
    _, index = cKDTree(table.astype(np.float32)).query(px.reshape(-1, px.shape[2]).astype(np.float32))
    out = table[index].reshape(px.shape)
    if px.shape[2] == 4:
        out[px[..., 3] == 0] = 0
    return out


def save(name, surf, colors=250, opaque=False):
    """Write sprites/krynea/<name>.png."""
    file = SPRITES / "krynea" / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(encode(reduced(pixels(surf, opaque), colors)))
