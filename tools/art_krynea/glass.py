"""Leaded glass. A pattern is a list of lines and circles: the side of each that a pixel lies on names its pane, the
distance to the nearest draws the lead. So any pattern is a dozen numbers, at any size."""

from functools import cache

import numpy as np
from scipy.ndimage import gaussian_filter

from tools.art_krynea.palette import ARMIES, FACTIONS, LEAD
from tools.art_krynea.textures import noise, radial, surface

SHARDS = (
    (-0.2, 0, 62),
    (0.35, 0, 100),
    (0, 0.45, 18),
    (0, -0.5, -24),
    (0.7, 0.2, 48),
    (-0.7, -0.1, 118),
    (0, 0.02, -52),
)
ORBITS = ((0, 0, 0.72), (-0.95, -0.7, 0.85), (0.95, -0.7, 0.85), (-0.95, 0.85, 0.8), (0.95, 0.85, 0.8))
ROSE_RINGS = (0.16, 0.42, 0.72, 0.95)


def _line(x, y, px, py, degrees):
    a = np.radians(degrees)
    return (x - px) * np.sin(a) - (y - py) * np.cos(a)


def _circle(x, y, cx, cy, r):
    return np.hypot(x - cx, y - cy) - r


def pattern(name, x, y):
    """Signed distance fields in a square frame: x, y in -1..1, y down."""
    if name == "rays":
        spokes = [_line(x, y, 0, 0.12, a) for a in (9, 31, 54, 78, 102, 126, 149, 171)]
        return [*spokes, _circle(x, y, 0, 0.12, 0.62), _circle(x, y, 0, 0.12, 1.08)]
    if name == "orbits":
        return [*(_circle(x, y, *o) for o in ORBITS), _line(x, y, 0, 0, 90), _line(x, y, 0, 0.02, 0)]
    if name == "rose":
        fields = [_line(x, y, 0, 0, a) for a in (15, 45, 75, 105, 135, 165)]
        fields += [_circle(x, y, 0, 0, r) for r in (0.34, 0.66, 0.98)]
        petals = np.radians(np.arange(0, 360, 60))
        return fields + [_circle(x, y, 0.66 * np.cos(a), 0.66 * np.sin(a), 0.17) for a in petals]
    if name == "shards":
        return [_line(x, y, *shard) for shard in SHARDS]
    if name == "ripples":
        return [
            *(_circle(x, y, 0, 1.5, r) for r in (0.7, 1.05, 1.4, 1.75, 2.1, 2.45)),
            *(_line(x, y, 0, 1.5, a) for a in (60, 75, 105, 120)),
        ]
    step = {"lattice": 0.54, "quarry": 0.42}[name]
    return [_line(x, y, d, 0, a) for a in (56, 124) for d in np.arange(-14 * step, 14.1 * step, step) + step / 2]


def _panes(fields, size_px, lead_px):
    """Pane numbers, distance to the lead in pixels, lead 0..1."""
    code = np.zeros(fields[0].shape, np.int64)
    near = np.full(fields[0].shape, 9.0)
    for f in fields:
        code = (code * 31 + (f > 0)) % 1_000_003
        near = np.minimum(near, np.abs(f))
    near = near * size_px / 2
    _, pane = np.unique(code, return_inverse=True)
    return pane.reshape(code.shape), near, np.clip(lead_px + 0.5 - near, 0, 1)


def _glaze(pane, hues, glow, seed):
    """The hue of every pixel: each pane one mixture, brighter towards the light."""
    count = pane.max() + 1
    bright = np.bincount(pane.ravel(), glow.ravel(), count) / np.bincount(pane.ravel(), minlength=count)
    lots = np.random.default_rng(seed).random(count)
    step = np.clip(bright * 2.3 + lots * 2.9 - 0.45, 0, 3.99)[pane]
    hues, i = np.array(hues, float), step.astype(int)
    return hues[i] + (hues[np.minimum(i + 1, 4)] - hues[i]) * (step - i)[..., None] * 0.55


def window_array(w, h, hues, name, lead_px=3.0, seed=1, centre=(0.5, 0.5), light=0.75, edge=True, side=None):
    """A glazed window as (h, w, 3) floats: panes in five hues, bevelled lead, a light behind `centre`."""
    y, x = np.mgrid[0:h, 0:w].astype(float)
    side = side or max(w, h)  # the pattern's own square: smaller makes more panes
    fields = pattern(name, (x - w * centre[0]) * 2 / side, (y - h * centre[1]) * 2 / side)
    pane, near, lead = _panes(fields, side, lead_px)
    glow = radial(w, h, w * centre[0], h * centre[1], w * 0.72, h * 0.72)
    streak = noise(w, h, side / 5, 3, seed + 9) * 0.6 + noise(w, h, side / 9, 2, seed + 4) * 0.4 - 0.5
    depth = np.clip(near / (side * 0.075), 0, 1)  # panes darken toward their lead
    value = (0.66 + 0.34 * depth + streak * 0.34) * (0.66 + light * glow)
    gy, gx = np.gradient(np.minimum(near, lead_px * 3))
    rim = np.clip(-(gx + gy) * 0.7, 0, 1) * (near < lead_px + 2.6) * (near > lead_px)
    out = _glaze(pane, hues, glow, seed) * value[..., None] + rim[..., None] * 55
    bevel = np.clip(0.5 + (gx + gy) * 0.6, 0, 1) * np.clip(1 - np.abs(near - lead_px * 0.45) / lead_px, 0, 1)
    came = np.array(LEAD, float) + bevel[..., None] * 62
    out = out * (1 - lead[..., None]) + came * lead[..., None]
    if edge:  # inner shadow of the frame, from the top left
        d = np.minimum.reduce([x * 0.8, y * 0.8, w - 1 - x, h - 1 - y])
        out *= (0.45 + 0.55 * np.clip(d / (side * 0.07), 0, 1))[..., None]
    return out


@cache
def window(w, h, faction, lead_px=3.0, seed=1, centre=(0.5, 0.5), light=0.75, name=None, side=None):
    f = FACTIONS[faction]
    return surface(window_array(w, h, f.glass, name or f.pattern, lead_px, seed, centre, light, side=side))


@cache
def rose_light(size, petals=12):
    """The rose window thrown on the floor as light, a quarter for each army: (size, size, 3) of 0..1, and its mask."""
    y, x = np.mgrid[0:size, 0:size].astype(float)
    fx, fy = x * 2 / size - 1, y * 2 / size - 1
    r, a = np.hypot(fx, fy), np.arctan2(fy, fx)
    ring = np.digitize(r, ROSE_RINGS)
    k = petals * np.where(ring >= 2, 2, 1)
    turn = np.floor((a / (2 * np.pi) * k) + 0.5 * (ring % 2)).astype(int) % 24
    lots = (np.random.default_rng(4).random((5, 24)) * 4.99).astype(int)[ring, turn]
    quarter = ((fx > 0).astype(int) + 2 * (fy > 0)).clip(0, 3)
    hues = np.array([FACTIONS[name].glass for name in ARMIES], float)[quarter, lots]
    spoke = np.abs(((a / (2 * np.pi) * k + 0.5 * (ring % 2)) % 1) - 0.5)
    rings = [np.abs(r - q) * size / 2 for q in ROSE_RINGS]
    dark = np.minimum.reduce([*rings, (0.5 - spoke) * 2 * np.pi * r / k * size / 2])
    mask = np.clip(dark / 5 - 0.5, 0, 1) * (r < ROSE_RINGS[-1])
    return hues / 255.0, gaussian_filter(mask, 2.2)
