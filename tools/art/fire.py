"""The two fire bowls that frame the title: the bowl, its looping flame and one spark."""

import math

import numpy as np
import pygame

from tools.art.paint import layer, lin, path, svg
from tools.art.palette import INK, rgb

FRAMES = 12
FLAME = (196, 200)  # the flame's box; its foot is the bottom middle
TONGUES = (  # height, place, lean, colour: from the back tongue to the white heart
    (0.90, 0.02, 0.07, "#b8301a"),
    (0.66, -0.17, -0.08, "#cf4419"),
    (0.58, 0.20, 0.07, "#cf4419"),
    (0.74, 0.0, 0.03, "#e8691f"),
    (0.46, -0.14, -0.04, "#ef8a2a"),
    (0.58, 0.06, 0.05, "#f6a437"),
    (0.40, -0.02, 0.02, "#fdd36a"),
    (0.22, 0.0, 0.01, "#fff3c4"),
)


def tongue(k, dx, lean):
    """Path data of one flame: k is its height (1 = full), dx its place, lean its curl."""
    w, h = FLAME
    x, low, r = w * 0.5 + w * 0.86 * dx, h * 0.97, w * 0.26 * (k + 0.05)
    top = low - (low - 16) * k
    rise = low - top
    tip = f"{x + lean * w:.1f} {top:.1f}"
    right = f"C{x + lean * w * 0.2:.1f} {top + rise * 0.30:.1f} {x + r * 1.25:.1f} {top + rise * 0.45:.1f}"
    foot = f"Q{x + r * 0.8:.1f} {low + 4:.1f} {x:.1f} {low + 4:.1f}Q{x - r * 0.8:.1f} {low + 4:.1f}"
    left = f"C{x - r * 1.3:.1f} {top + rise * 0.52:.1f} {x - r * 0.2:.1f} {top + rise * 0.42:.1f}"
    return f"M{tip}{right} {x + r:.1f} {low - 6:.1f}{foot} {x - r:.1f} {low - 6:.1f}{left} {tip}Z"


def flame(frame):
    """Frame 0..FRAMES-1 of the loop: every tongue breathes at a whole number of beats, so the end meets the start."""
    t = math.tau * frame / FRAMES
    body = ""
    for k, (height, dx, lean, color) in enumerate(TONGUES):
        beat = 1 + k % 3
        h = height * (1 + 0.09 * math.sin(beat * t + k * 1.7))
        bend = lean + 0.05 * math.sin(t * (1 + k % 2) + k * 2.3)
        body += path(tongue(min(1.0, h), dx + 0.012 * math.sin(t + k), bend), rgb(color), opacity=0.93)
    return svg(FLAME, body)


def bowl():
    """Tripod and bowl without its fire; the flame's foot stands on the brass rim (see the layout)."""
    w, h = 196, 250
    legs = f"M{w * 0.30} 48L{w * 0.12} {h - 6}M{w * 0.70} 48L{w * 0.88} {h - 6}M{w * 0.5} 52V{h - 3}"
    cup = f"M{w * 0.14} 12H{w * 0.86}Q{w * 0.80} 62 {w * 0.5} 66Q{w * 0.2} 62 {w * 0.14} 12Z"
    return svg(
        (w, h),
        path(legs, stroke=INK, width=15)
        + path(legs, stroke=rgb("#4a3226"), width=8)
        + path(cup, "url(#b)", INK, 4)
        + path(f"M{w * 0.12} 12H{w * 0.88}", stroke=INK, width=13)
        + path(f"M{w * 0.12} 12H{w * 0.88}", stroke=rgb("#f3b860"), width=7),
        defs=lin("b", w * 0.1, 10, w * 0.9, 64, (0, rgb("#8a5a30")), (0.5, rgb("#4d2f1d")), (1, rgb("#20130d"))),
    )


def spark(r=10):
    """A drifting ember on black, for additive blitting."""
    y, x = np.mgrid[-r : r + 1, -r : r + 1]
    d = np.clip(1 - np.hypot(x, y) / r, 0, 1) ** 1.6
    pic = pygame.Surface(d.shape)
    pygame.surfarray.pixels3d(pic)[...] = (d[..., None] * np.array((255, 178, 76))).astype(np.uint8)
    return pic


def fire_light(radius=240):
    """The pool of light round a fire, on black, for additive blitting (breathes with the flame)."""
    y, x = np.mgrid[0 : radius * 2, 0 : radius * 2]
    d = np.clip(1 - np.hypot(x - radius, y - radius) / radius, 0, 1) ** 2
    pic = pygame.Surface(d.shape)
    pygame.surfarray.pixels3d(pic)[...] = (d[..., None] * np.array((96, 54, 20))).astype(np.uint8)
    return pic


def lit_bowl(frame=0):
    """Bowl and flame together, for the how-to pictures."""
    pic = layer((196, 440))
    pic.blit(bowl(), (0, 190))
    pic.blit(flame(frame), (0, 6))
    return pic
