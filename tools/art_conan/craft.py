"""Crafted things: textures, shadows, gems, sockets, dice."""

import math
from functools import cache

import numpy as np
import pygame

from tools.art_conan.palette import DICE, INK, rgb

GEMS = {  # light, base, dark, glow
    "ready": ("#ff9a86", "#d8362e", "#7a1518"),
    "spent": ("#fff0bd", "#ff8a3c", "#c2361c"),
    "tired": ("#a3787a", "#6b4044", "#3a2226"),
    "wound": ("#6b2a2a", "#3c1416", "#1d0a0c"),
    "overlord": ("#c8f7c8", "#3fae7a", "#12543f"),
    "overlord_tired": ("#7f9a8c", "#456055", "#22332c"),
}


# -- surfaces
@cache
def texture(w, h, base, kind="wood", seed=1):
    """wood (long grain), leather (pebbled) or parchment (blotched)."""
    rng = np.random.default_rng(seed + w * 7 + h)

    def blur(cx, cy):
        g = rng.uniform(-1, 1, (max(2, w // cx + 2), max(2, h // cy + 2)))
        s = pygame.Surface(g.shape)
        pygame.surfarray.blit_array(s, np.repeat(((g + 1) * 127).astype(np.uint8)[..., None], 3, 2))
        return pygame.surfarray.array3d(pygame.transform.smoothscale(s, (w, h)))[:, :, 0] / 127.5 - 1

    if kind == "wood":
        v = blur(90, 3) * 0.11 + blur(220, 9) * 0.10 + blur(3, 2) * 0.04
    elif kind == "leather":
        v = blur(5, 5) * 0.10 + blur(2, 2) * 0.06 + blur(90, 70) * 0.12
    else:
        v = blur(60, 50) * 0.09 + blur(12, 12) * 0.05 + blur(2, 2) * 0.04
    x, y = np.meshgrid(np.linspace(-1, 1, w), np.linspace(-1, 1, h), indexing="ij")
    v = v - 0.16 * np.maximum(np.abs(x) ** 4, np.abs(y) ** 4) - 0.10 * (x + y) / 2
    px = np.clip(np.array(base) * (1 + v[..., None]), 0, 255).astype(np.uint8)
    out = pygame.Surface((w, h))
    pygame.surfarray.blit_array(out, px)
    return out.convert_alpha() if pygame.display.get_surface() else out


def rounded(image, radius):
    """The image with round corners."""
    mask = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    out = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    out.blit(image, (0, 0))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@cache
def soft_shadow(w, h, radius=16, blur=14, alpha=170):
    s = pygame.Surface((w + 80, h + 80), pygame.SRCALPHA)
    pygame.draw.rect(s, (4, 3, 5, alpha), (40, 40, w, h), border_radius=radius)
    return pygame.transform.gaussian_blur(s, blur)


# -- gems
@cache
def gem_image(state, size):
    light, base, dark = (rgb(c) for c in GEMS[state])
    s, n = 4, 6 if state.startswith("overlord") else 8
    w = size * s
    out = pygame.Surface((w, w), pygame.SRCALPHA)
    c, r = w / 2, w * 0.46
    turn = math.pi / n if n == 8 else math.pi / 2

    def ring(k):
        return [
            (c + math.cos(turn + i * math.tau / n) * k, c + math.sin(turn + i * math.tau / n) * k) for i in range(n)
        ]

    outer, body, table = ring(r), ring(r * 0.88), ring(r * 0.5)
    pygame.draw.polygon(out, INK, outer)
    for i in range(n):
        j = (i + 1) % n
        mx, my = (body[i][0] + body[j][0]) / 2 - c, (body[i][1] + body[j][1]) / 2 - c
        t = (math.cos(math.atan2(my, mx) + math.radians(135)) + 1) / 2
        a, b, k = (dark, base, t * 2) if t < 0.5 else (base, light, t * 2 - 1)
        pygame.draw.polygon(
            out, [int(p + (q - p) * k) for p, q in zip(a, b, strict=False)], [body[i], body[j], table[j], table[i]]
        )
    pygame.draw.polygon(out, tuple(int(p * 0.65 + q * 0.35) for p, q in zip(base, light, strict=False)), table)
    if state != "wound" and "tired" not in state:
        pygame.draw.polygon(
            out, tuple(min(255, v + 40) for v in light), [table[i] for i in (n // 2, n // 2 + 1)] + [(c, c)]
        )
    if state == "wound":
        crack = [
            (c - r * 0.5, c - r * 0.6),
            (c - r * 0.05, c - r * 0.1),
            (c - r * 0.3, c + r * 0.15),
            (c + r * 0.35, c + r * 0.65),
        ]
        pygame.draw.lines(out, rgb("#e8d9bd"), False, crack, s * 2)
    return pygame.transform.smoothscale(out, (size, size))


def socket(surface, centre, size):
    """An empty place for a gem: the exertion limit is the number of sockets."""
    x, y = centre
    r = size / 2
    pygame.draw.circle(surface, rgb("#6b5138"), (x + 1, y + 1), r)
    pygame.draw.circle(surface, rgb("#0c0809"), (x, y), r - 1)
    pygame.draw.circle(surface, rgb("#2a1e1a"), (x + 1, y + 2), r - 3)


# -- dice
def _round_poly(surface, colour, pts, r):
    cx, cy = sum(p[0] for p in pts) / len(pts), sum(p[1] for p in pts) / len(pts)
    inner = []
    for x, y in pts:
        d = math.hypot(x - cx, y - cy) or 1
        inner.append((x - (x - cx) / d * r * 1.2, y - (y - cy) / d * r * 1.2))
    pygame.draw.polygon(surface, colour, inner)
    for a, b in zip(inner, inner[1:] + inner[:1], strict=False):
        pygame.draw.line(surface, colour, a, b, int(r * 2))
        pygame.draw.circle(surface, colour, a, r)


@cache
def die_image(colour, pips, size, turn=18):
    """A cube from above: top face with 0-3 swords, two side faces, three values."""
    light, base, dark = DICE[colour]
    s, w = 3, int(size * 1.5)
    out = pygame.Surface((w * s, w * s), pygame.SRCALPHA)
    drop = size * s * 0.38
    c, half, a = (w * s / 2, (w * s - drop) / 2), size * s * 0.45, math.radians(turn)  # whole, with its outline
    flat = 0.86

    def place(x, y):
        return (
            c[0] + (x * math.cos(a) - y * math.sin(a)) * half,
            c[1] + (x * math.sin(a) + y * math.cos(a)) * half * flat,
        )

    top = [place(*p) for p in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    r = size * s * 0.09
    low = [(x, y + drop) for x, y in top]
    hull = (
        [top[0], top[1], low[1], low[2], low[3], top[3]]
        if turn >= 0
        else [top[0], top[1], top[2], low[2], low[3], low[0]]
    )
    _round_poly(out, INK, [(x + (x - c[0]) * 0.06, y + (y - c[1]) * 0.06 + s) for x, y in hull], r + s)
    for i, tone in (
        ((1, dark), (2, tuple(int(d * 0.55 + b * 0.45) for d, b in zip(dark, base, strict=False))))
        if turn >= 0
        else ((2, dark), (3, dark))
    ):
        j = (i + 1) % 4
        _round_poly(out, tone, [top[i], top[j], low[j], low[i]], r * 0.7)
    _round_poly(out, light, top, r)
    _round_poly(out, base, [(x + (c[0] - x) * 0.07 + s * 0.6, y + (c[1] - y) * 0.07 + s * 0.9) for x, y in top], r)
    _suit(out, colour, place, dark, light, max(2, round(size * s * 0.045)))
    for k in range(pips):
        off = (k - (pips - 1) / 2) * 0.56
        _sword(out, lambda x, y, off=off: place(x + off, y), s * max(1, size / 40))
    if not pips:
        pygame.draw.circle(out, dark, place(0, 0), max(2, size * s * 0.045))
    return pygame.transform.smoothscale(out, (w, w))


def _suit(surface, colour, place, dark, light, w):
    """The die's colour told a second time: orange has cut corners, red a double rim, yellow is plain."""
    if colour == "O":
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            pygame.draw.polygon(
                surface, dark, [place(sx * 0.9, sy * 0.52), place(sx * 0.9, sy * 0.9), place(sx * 0.52, sy * 0.9)]
            )
    if colour == "R":
        pygame.draw.polygon(
            surface, light, [place(*p) for p in ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))], w
        )


def _sword(surface, place, k):
    blade = [place(-0.13, 0.22), place(-0.13, -0.42), place(0, -0.68), place(0.13, -0.42), place(0.13, 0.22)]
    guard = [place(-0.26, 0.2), place(0.26, 0.2), place(0.26, 0.34), place(-0.26, 0.34)]
    grip = [place(-0.09, 0.3), place(0.09, 0.3), place(0.09, 0.66), place(-0.09, 0.66)]
    for part in (blade, guard, grip):
        pygame.draw.polygon(surface, rgb("#fff6dd"), part)
        pygame.draw.polygon(surface, INK, part, max(1, int(k)))
    pygame.draw.polygon(surface, rgb("#fff6dd"), grip)
    pygame.draw.polygon(surface, INK, guard)
