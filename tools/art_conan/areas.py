"""Pictures of single areas: mask, glow and ring, all white, and where pieces and marks go in them."""

import numpy as np
import pygame
from scipy import ndimage

from tools.art_conan.places import at

PAD = 3
SPOTS, HUT_SPOTS = 8, 4
HEADROOM = 296  # feet above this line put a head under the strip at the top of the screen
MARK = (44, 34)  # room for a coin, pixels


def box(where):
    """The rectangle round a mask (W, H), a little wider."""
    xs, ys = np.nonzero(where.any(1))[0], np.nonzero(where.any(0))[0]
    return pygame.Rect(xs[0] - PAD, ys[0] - PAD, xs[-1] - xs[0] + 1 + 2 * PAD, ys[-1] - ys[0] + 1 + 2 * PAD)


def white(alpha):
    """A white surface with that alpha (W, H), 0..255, in 32 steps: light needs no more, and it packs well."""
    out = pygame.Surface(alpha.shape, pygame.SRCALPHA)
    out.fill((255, 255, 255, 0))
    pygame.surfarray.pixels_alpha(out)[:] = np.clip(np.round(np.clip(alpha, 0, 255) / 8) * 8, 0, 255).astype(np.uint8)
    return out


def _cut(field, rect):
    return field[rect.x : rect.right, rect.y : rect.bottom]


def mask(ground, name):
    """The whole area, its edge a little soft."""
    where = ground.mask(name)
    return white(255 * ndimage.gaussian_filter(_cut(where, box(where)).astype(float), 0.7))


def glow(ground, name, rim=190, fill=30, reach=13):
    """Bright along the inside of the edge, faint inside; scenery stands above it."""
    where = ground.mask(name)
    rect = box(where)
    d = _cut(ground.depth, rect)
    alpha = np.where(_cut(where, rect) & (d > 3), fill + rim * np.exp(-(d - 3) / reach), 0)
    return white(np.where(_cut(ground.covered, rect), alpha * 0.25, alpha))


def ring(ground, name, lo=3, hi=9):
    """A line of five pixels just inside the edge: the focus."""
    where = ground.mask(name)
    rect = box(where)
    d = _cut(ground.depth, rect)
    return white(np.where(_cut(where, rect), np.clip(np.minimum(d - lo, hi - d) + 0.5, 0, 1) * 255, 0))


# ---------------------------------------------------------------- where things go
def spots(ground, name):
    """Screen points for the feet of figures, the first ones the best: near the dot, then far from each other."""
    area = ground.board.areas[name]
    hut = area.kind == "hut"
    near = ndimage.binary_dilation(ground.covered, iterations=9) & (not hut)
    free = ground.mask(name) & (ground.depth > (15 if hut else 30)) & ~near
    xs, ys = np.nonzero(free[::6, ::6])
    places = np.stack([xs, ys], 1) * 6.0
    x, y = at(*area.dot)
    start = np.hypot(places[:, 0] - x, (places[:, 1] - y - (10 if hut else 26)) * 1.2)
    start += np.clip(HEADROOM - places[:, 1], 0, None) * 2.5  # what stands higher is hidden by the Book
    chosen = [places[start.argmin()]]
    while len(chosen) < (HUT_SPOTS if hut else SPOTS):
        away = np.min([np.hypot(places[:, 0] - c[0], (places[:, 1] - c[1]) * 0.85) for c in chosen], axis=0)
        chosen.append(places[(np.minimum(away, 96) - 0.16 * start).argmax()])
    return [tuple(int(v) for v in spot) for spot in chosen]


def mark(ground, name):
    """The centre of a coin in that corner of the area where it hides least scenery, the upper left before others."""
    where = ground.mask(name) & (ground.depth > 6)
    rect = box(where)
    best: tuple = ()
    for rank, (fx, fy) in enumerate(((0, 0), (1, 0), (0, 1), (1, 1))):
        spot = _corner(where, rect, fx, fy)
        x, y = spot[0] - MARK[0] // 2, spot[1] - MARK[1] // 2
        cost = ground.covered[x : x + MARK[0], y : y + MARK[1]].sum() + rank * 60
        best = min(best, (cost, spot)) if best else (cost, spot)
    return best[1]


def _corner(where, rect, fx, fy):
    """The point for a coin nearest to a corner of the area's rectangle."""
    xs, ys = np.nonzero(where)
    cx = rect.right - MARK[0] // 2 - 6 if fx else rect.x + MARK[0] // 2 + 6
    cy = rect.bottom - MARK[1] // 2 - 6 if fy else rect.y + MARK[1] // 2 + 6
    near = np.hypot(xs - cx, ys - cy).argmin()
    return int(xs[near]), int(ys[near])
