"""Dice and coins drawn as turned solids: rounded body, three lit faces, engraved marks, contact shadow.

Fast (no supersampling, no engraving) for a die in quick flight, smooth while it slows, kept as a picture once it lies.
"""

import math
from functools import lru_cache

import pygame

from engine.dice.dietypes import Colour, DieType, Face, mix
from engine.dice.orientation import COIN_SIDES, NORMALS, Quat, Vec, axes
from engine.dice.outline import COS, SIN, Point, disc, fan, flat, hull, rounded_square, swept
from engine.dice.symbols import outlines
from engine.ui.paint import blurred, layer, light
from engine.ui.pool import pooled

FAST, SMOOTH, FINE = 1, 2, 3  # supersampling
ROUND = 0.30  # corner radius over half edge
RIM = 2.2  # outline in pixels
SUN: Vec = (-0.47, -0.42, 0.776)  # towards the light: top left, high
LEVELS = 16
# axes of a face's picture: (axis, sign) of its right and of its down, in the order of NORMALS
RIGHTS = ((0, 1), (0, 1), (1, -1), (1, 1), (0, -1), (0, 1))
DOWNS = ((1, 1), (2, -1), (2, -1), (2, -1), (2, -1), (1, -1))


def centre_of(pos: Point, lift: float, half: float) -> tuple[int, int]:
    """Screen centre of a solid whose centre is `lift` half edges above its spot."""
    return round(pos[0]), round(pos[1] - lift * half * SIN)


def draw_shadow(canvas: pygame.Surface, pos: Point, lift: float, half: float) -> None:
    """Soft blob under a solid whose centre is `lift` half edges up (1 = lying); farther and softer the higher."""
    high = max(0.0, lift - 1)
    blob = _shadow(round(half), min(6, int(high * 1.6)))
    dx, dy = 0.16 + 0.30 * high, 0.30 + 0.34 * high
    canvas.blit(blob, blob.get_rect(center=(round(pos[0] + dx * half), round(pos[1] + dy * half))))


@pooled
def _shadow(half: int, step: int) -> pygame.Surface:
    r = half * (1.18 + 0.05 * step)
    blob = layer((int(r * 2.1), int(r * 1.7)))
    pygame.draw.ellipse(blob, (10, 5, 4, round(255 * (0.78 - 0.075 * step))), blob.get_rect())
    return blurred(blob, 6 + 4 * step)[0]


def die_picture(die: DieType, q: Quat, half: float, quality: int = SMOOTH) -> pygame.Surface:
    """A new picture of a die or coin turned by q, cropped about its centre."""
    if die.sides == COIN_SIDES:
        return _coin(die, q, half, quality)
    return _cube(die, q, half, quality)


def resting_picture(die: DieType, q: Quat, half: float) -> pygame.Surface:
    """The kept picture of a die that lies still: a blit a frame."""
    w, x, y, z = q
    return _kept(die, (round(w, 3), round(x, 3), round(y, 3), round(z, 3)), half)


@pooled
def _kept(die: DieType, q: Quat, half: float) -> pygame.Surface:
    return die_picture(die, q, half, FINE)


# ------------------------------------------------------------ shared
@lru_cache(maxsize=16)
def _scratch(n: int) -> pygame.Surface:
    return layer((n, n))


@lru_cache(maxsize=16)
def _sheen(n: int) -> pygame.Surface:
    """Soft light over a whole solid: brighter at the top left, nothing at the lower right."""
    out = pygame.Surface((n, n))
    glow = light(int(n * 0.55), (64, 60, 50))
    out.blit(glow, glow.get_rect(center=(round(n * 0.34), round(n * 0.30))))
    return out


@lru_cache(maxsize=2048)
def _tones(die: DieType, level: int) -> tuple[Colour, Colour, Colour]:
    """Face, its rim, and the groove of its engraving, at a light level of 0..LEVELS."""
    t = level / LEVELS
    fill = mix(die.dark, die.base, t * 2) if t < 0.5 else mix(die.base, die.light, (t - 0.5) * 0.8)
    return fill, mix(fill, die.dark, 0.22), mix(fill, die.dark, 0.55)


def _level(n: Vec) -> int:
    lit = n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2]
    return max(0, min(LEVELS, round(8.2 + lit * 6.4)))


def _times(v: Vec, k: float) -> Vec:
    return v[0] * k, v[1] * k, v[2] * k


def _shrunk(picture: pygame.Surface, quality: int) -> pygame.Surface:
    if quality == FAST:
        return picture.copy()
    w, h = picture.get_size()
    return pygame.transform.smoothscale(picture, (w // quality, h // quality))


# ------------------------------------------------------------ cube
def _cube(die: DieType, q: Quat, half: float, quality: int) -> pygame.Surface:
    box = int(half * 3.2) + 14
    s, mid = half * quality, box * quality / 2
    a = axes(q)
    rays = fan(hull(_corners(a, s, mid)))
    rim = swept(rays, s * ROUND + RIM * quality)
    reach = int(max(max(abs(x - mid), abs(y - mid)) for x, y in rim)) // quality + 2
    area = pygame.Rect(0, 0, reach * 2 * quality, reach * 2 * quality)
    area.center = (int(mid), int(mid))
    picture = _scratch(box * quality)
    picture.fill((*die.dark, 0), area)
    pygame.draw.polygon(picture, mix(die.dark, (16, 10, 10), 0.62), rim)
    pygame.draw.polygon(picture, mix(die.base, die.dark, 0.45), swept(rays, s * ROUND))
    pygame.draw.polygon(picture, mix(die.base, die.light, 0.62), swept(rays, s * ROUND * 0.72))
    for k, (axis, sign) in enumerate(NORMALS):
        n = _times(a[axis], sign)
        if n[1] * SIN + n[2] * COS > 0.03:
            right, down = _times(a[RIGHTS[k][0]], RIGHTS[k][1]), _times(a[DOWNS[k][0]], DOWNS[k][1])
            _face(picture, die, die.faces[k], (n, right, down), s, mid, quality)
    if quality > FAST:
        picture.blit(_sheen(box * quality), area, area, special_flags=pygame.BLEND_RGB_ADD)
    return _shrunk(picture.subsurface(area), quality)


def _corners(a: tuple[Vec, Vec, Vec], s: float, mid: float) -> list[Point]:
    """Screen places of the eight centres of the rounded corners."""
    r = s * (1 - ROUND)
    (ux, uy), (vx, vy), (wx, wy) = (flat(axis) for axis in a)
    signs = (-1, 1)
    return [
        (mid + r * (i * ux + j * vx + k * wx), mid + r * (i * uy + j * vy + k * wy))
        for i in signs
        for j in signs
        for k in signs
    ]


def _face(
    picture: pygame.Surface, die: DieType, face: Face, frame: tuple[Vec, Vec, Vec], s: float, mid: float, quality: int
) -> None:
    """One visible face: rim, plane, engraved marks. Without supersampling the engraving is left out."""
    normal = frame[0]
    (ox, oy), (ux, uy), (vx, vy) = (flat(v) for v in frame)
    ox, oy, ux, uy, vx, vy = mid + ox * s, mid + oy * s, ux * s, uy * s, vx * s, vy * s
    fill, edge, groove = _tones(die, _level(normal))
    draw = pygame.draw.polygon

    def place(points: tuple[Point, ...]) -> list[Point]:
        return [(ox + x * ux + y * vx, oy + x * uy + y * vy) for x, y in points]

    if quality > FAST:
        draw(picture, edge, place(rounded_square(0.86, 0.30)))
    draw(picture, fill, place(rounded_square(0.80, 0.27)))
    if normal[1] * SIN + normal[2] * COS < 0.10:
        return  # too edge-on to read
    for shape, hole in face_shapes(face):
        points = place(shape)
        if hole:
            draw(picture, fill, points)
            continue
        if quality > FAST:
            draw(picture, groove, [(x - quality, y - quality) for x, y in points])
        draw(picture, die.ink, points)


@lru_cache(maxsize=256)
def face_shapes(face: Face) -> tuple[tuple[tuple[Point, ...], bool], ...]:
    """Outlines of all marks of a face in face units (-1..1), holes after the shape they pierce."""
    out = []
    for mark in face.marks:
        for shape, hole in outlines(mark.symbol):
            out.append((tuple((x * mark.size + mark.x, y * mark.size + mark.y) for x, y in shape), hole))
    return tuple(out)


# ------------------------------------------------------------ coin
def _coin(die: DieType, q: Quat, half: float, quality: int) -> pygame.Surface:
    box = int(half * 2.4) + 14
    s, mid = half * quality, box * quality / 2
    a = axes(q)
    side = 1.0 if a[2][1] * SIN + a[2][2] * COS >= 0 else -1.0
    normal = _times(a[2], side)
    (ux, uy), (vx, vy), (nx, ny) = flat(a[0]), flat(_times(a[1], side)), flat(normal)

    def place(points: tuple[Point, ...], r: float, z: float) -> list[Point]:
        return [
            (mid + s * (x * r * ux + y * r * vx + nx * z), mid + s * (x * r * uy + y * r * vy + ny * z))
            for x, y in points
        ]

    thick = 0.11
    near, far = place(disc(), 1, thick), place(disc(), 1, -thick)
    fill = _tones(die, _level(normal))[0]
    picture = _scratch(box * quality)
    picture.fill((*die.dark, 0))
    draw, ring = pygame.draw.polygon, hull(near + far)
    draw(picture, mix(die.dark, (16, 10, 10), 0.5), swept(fan(ring), RIM * quality))
    draw(picture, mix(die.dark, die.base, 0.4), ring)
    for start, end in zip(near, far, strict=True):
        pygame.draw.line(picture, die.dark, start, end, quality)
    draw(picture, mix(fill, die.light, 0.55), near)
    draw(picture, mix(fill, die.dark, 0.45), place(disc(), 0.90, thick))
    draw(picture, fill, place(disc(), 0.86, thick))
    for shape, hole in face_shapes(die.faces[0 if side > 0 else 1]):
        points = place(shape, 1, thick)
        if not hole:
            draw(picture, mix(fill, die.light, 0.7), [(x - quality, y - quality) for x, y in points])
        draw(picture, fill if hole else die.ink, points)
    picture.blit(_sheen(box * quality), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return _shrunk(picture, quality)


def tilt_between(a: Quat, b: Quat) -> float:
    """Angle in radians between two orientations."""
    return 2 * math.acos(min(1.0, abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3])))
