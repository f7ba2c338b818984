"""Painting tools: SVG strings, soft shadows, glows, bevels, tints. All baked, none per frame."""

import io
import math

import numpy as np
import pygame
from scipy import ndimage

from tools.art.palette import hexa, mix


def layer(size):
    return pygame.Surface(size, pygame.SRCALPHA)


def svg(size, body, box=None, defs=""):
    """Rasterise SVG markup (paths, gradients, opacity only) at a pixel size."""
    w, h = size
    vb = box or (0, 0, w, h)
    doc = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="{vb[0]} {vb[1]} {vb[2]} {vb[3]}"><defs>{defs}</defs>{body}</svg>'
    )
    surf = pygame.image.load_sized_svg(io.BytesIO(doc.encode()), (w, h))
    return surf.convert_alpha()


def lin(name, x1, y1, x2, y2, *stops):
    """userSpaceOnUse linear gradient; stops are (offset, colour) or (offset, colour, opacity)."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="'
        f'{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'
    )


def rad(name, cx, cy, r, *stops):
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="'
        f'{cx}" cy="{cy}" r="{r}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops):
    out = ""
    for offset, color, *alpha in stops:
        c = color if isinstance(color, str) else hexa(color)
        out += f'<stop offset="{offset}" stop-color="{c}" stop-opacity="{alpha[0] if alpha else 1}"/>'
    return out


def path(d, fill="none", stroke=None, width=0, opacity=1, extra=""):
    f = fill if isinstance(fill, str) else hexa(fill)
    s = "none" if stroke is None else stroke if isinstance(stroke, str) else hexa(stroke)
    return (
        f'<path d="{d}" fill="{f}" stroke="{s}" stroke-width="{width}" op'
        f'acity="{opacity}" stroke-linejoin="round" stroke-linecap="round" '
        f"{extra}/>"
    )


def poly(points):
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def rrect(x, y, w, h, r):
    """Rounded rectangle as path data (so that it can be combined with other paths)."""
    return (
        f"M{x + r} {y}H{x + w - r}Q{x + w} {y} {x + w} {y + r}V{y + h - r}Q{x + w} {y + h} "
        f"{x + w - r} {y + h}H{x + r}Q{x} {y + h} {x} {y + h - r}V{y + r}Q{x} {y} {x + r} {y}Z"
    )


def circle(cx, cy, r):
    return f"M{cx - r} {cy}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


def tint(surf, color):
    """A white-on-clear shape recoloured."""
    out = surf.copy()
    out.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def fade(surf, alpha):
    """The same picture at a lower opacity (0..255)."""
    out = surf.copy()
    out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def alpha_of(surf):
    return pygame.surfarray.array_alpha(surf).astype(np.float32) / 255


def from_arrays(rgb, alpha):
    """rgb (w, h, 3) or one colour, alpha (w, h) 0..1, to a surface."""
    w, h = alpha.shape
    surf = layer((w, h))
    pygame.surfarray.pixels3d(surf)[...] = np.clip(rgb, 0, 255).astype(np.uint8)
    pygame.surfarray.pixels_alpha(surf)[...] = np.clip(alpha * 255, 0, 255).astype(np.uint8)
    return surf


def shadow_of(surf, blur=10, strength=0.55, color=(10, 5, 4), grow=0):
    """Blurred silhouette with `pad` of 3*blur on every side; returns (surface, pad)."""
    pad = int(blur * 3) + grow
    a = np.pad(alpha_of(surf), pad)
    if grow:
        a = ndimage.maximum_filter(a, size=grow * 2 + 1)
    return from_arrays(color, ndimage.gaussian_filter(a, blur) * strength), pad


def drop(dst, surf, pos, blur=9, offset=(5, 9), strength=0.6, grow=0):
    """Blit with a soft shadow falling to the lower right (the light is at the top left)."""
    sh, pad = shadow_of(surf, blur, strength, grow=grow)
    dst.blit(sh, (pos[0] - pad + offset[0], pos[1] - pad + offset[1]))
    return dst.blit(surf, pos)


def halo(dst, surf, pos, color, blur=12, strength=0.9, grow=4):
    """Soft glow of a colour around a silhouette: the mark of a legal target."""
    sh, pad = shadow_of(surf, blur, strength, color, grow)
    dst.blit(sh, (pos[0] - pad, pos[1] - pad))


def glow(radius, color, power=2.0, strength=1.0):
    """Round light for BLEND_RGB_ADD (black at the rim)."""
    n = radius * 2
    y, x = np.mgrid[0:n, 0:n]
    d = np.clip(1 - np.hypot(x - radius, y - radius) / radius, 0, 1) ** power * strength
    surf = pygame.Surface((n, n))
    pygame.surfarray.pixels3d(surf)[...] = (d[..., None] * np.array(color)).astype(np.uint8)
    return surf


def add_light(dst, pos, radius, color, power=2.0, strength=1.0, squash=1.0):
    light = glow(radius, color, power, strength)
    if squash != 1:
        light = pygame.transform.smoothscale(light, (radius * 2, int(radius * 2 * squash)))
    dst.blit(light, light.get_rect(center=pos), special_flags=pygame.BLEND_RGB_ADD)


def bevel(surf, base, light, dark, depth=8, gloss=0.35, angle=225):
    """Carve a flat shape: normals from the distance field, lit from the top left."""
    a = alpha_of(surf)
    dist = np.minimum(ndimage.distance_transform_edt(a > 0.5), depth) / depth
    height = ndimage.gaussian_filter(np.sqrt(1 - (1 - dist) ** 2), 1.4) * depth
    gx, gy = np.gradient(height)
    norm = np.sqrt(gx * gx + gy * gy + 0.55)
    lx, ly = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    lit = -(gx * lx + gy * ly) / norm * -1
    lit = -lit
    up = np.clip(lit, 0, 1)[..., None]
    down = np.clip(-lit, 0, 1)[..., None]
    ramp = np.linspace(0.18, -0.22, a.shape[1])[None, :, None]
    col = np.array(base, np.float32) * (1 + ramp)
    col = col * (1 - up) + np.array(light, np.float32) * up
    col = col * (1 - down) + np.array(dark, np.float32) * down
    col += np.clip(up - 0.72, 0, 1) * 255 * gloss * 3
    return from_arrays(col, a)


def three_tone(base, light, dark):
    """The ART.md trio as hex strings for SVG."""
    return hexa(base), hexa(light), hexa(dark)


def shade(c, t):
    """Lighter for t > 0, darker for t < 0; never pure black or white."""
    return mix(c, (250, 240, 220), t) if t >= 0 else mix(c, (20, 12, 12), -t)
