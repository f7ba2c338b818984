"""Marks of motion: the ribbon behind a running die, the burst where two things knock."""

import math
from collections.abc import Sequence

import pygame

from engine.dice.dietypes import Colour
from engine.ui.paint import layer, light
from engine.ui.pool import pooled

BONE: Colour = (243, 233, 210)
SPARK: Colour = (70, 54, 26)
STRONG = 1500.0  # an impulse that gives the largest burst


@pooled
def _veil(w: int, h: int) -> pygame.Surface:
    return layer((w, h))


def streak(canvas: pygame.Surface, points: Sequence[tuple[int, int]], width: float, color: Colour) -> None:
    """Tapered ribbon through past places, newest first; painted at a third of the size and scaled up."""
    if len(points) < 3:
        return
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    left, top = min(xs) - width, min(ys) - width
    w, h = int(max(xs) - left + width) // 3 + 1, int(max(ys) - top + width) // 3 + 1
    veil = _veil(-(-w // 64) * 64, -(-h // 64) * 64)
    area = pygame.Rect(0, 0, w, h)
    veil.fill((*color, 0), area)
    n = len(points)
    small = [((x - left) / 3, (y - top) / 3) for x, y in points]
    for k in range(n - 1, 0, -1):
        (ax, ay), (bx, by) = small[k - 1], small[k]
        d = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / d, (ax - bx) / d
        wa, wb = width * (1 - (k - 1) / n) / 3, width * (1 - k / n) / 3
        quad = [
            (ax + nx * wa, ay + ny * wa),
            (ax - nx * wa, ay - ny * wa),
            (bx - nx * wb, by - ny * wb),
            (bx + nx * wb, by + ny * wb),
        ]
        pygame.draw.polygon(veil, (*color, int(95 * (1 - k / n) ** 1.4)), quad)
    canvas.blit(pygame.transform.scale(veil.subsurface(area), (w * 3, h * 3)), (round(left), round(top)))


@pooled
def _burst(r: int, alpha: int) -> pygame.Surface:
    picture = layer((r * 2, r * 2))
    for k in range(9):
        a = math.tau * k / 9 + 0.3
        near, far = r * (0.34 + 0.08 * (k % 2)), r * (0.62 + 0.34 * (k % 2))
        tip = (r + far * math.cos(a), r + far * math.sin(a))
        base = [(r + near * math.cos(a + s), r + near * math.sin(a + s)) for s in (-0.13, 0.13)]
        pygame.draw.polygon(picture, (*BONE, alpha), [tip, *base])
    return picture


def clack(canvas: pygame.Surface, pos: tuple[float, float], impulse: float, age: float, scale: float) -> None:
    """Burst lines where two things met, the visible twin of the click: larger for a harder knock, gone at age 1."""
    if not 0 <= age < 1:
        return
    hard = min(1.0, impulse / STRONG)
    r = round((26 + 26 * hard) * scale * (0.7 + 0.3 * age) / 4) * 4
    glow = light(max(8, r), SPARK)
    centre = round(pos[0]), round(pos[1])
    canvas.blit(glow, glow.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)
    burst = _burst(r, round(235 * (1 - age) / 47) * 47)
    canvas.blit(burst, burst.get_rect(center=centre))


def arrow(canvas: pygame.Surface, start: tuple[float, float], tip: tuple[float, float], width: float) -> None:
    """A row of chevrons from start to tip, growing paler towards the start."""
    dx, dy = tip[0] - start[0], tip[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    count = max(2, int(length / (width * 1.5)))
    veil = _veil(*canvas.get_size())
    area = pygame.Rect(min(start[0], tip[0]), min(start[1], tip[1]), abs(dx), abs(dy)).inflate(4 * width, 4 * width)
    area = area.clip(canvas.get_rect())
    veil.fill((*BONE, 0), area)
    for k in range(count):
        part = (k + 1) / count
        w = width * (0.55 + 0.45 * part)
        x, y = start[0] + dx * part, start[1] + dy * part
        shape = ((0.55, 0), (-0.35, -1), (-0.75, -0.75), (-0.05, 0), (-0.75, 0.75), (-0.35, 1))
        points = [(x + w * (a * ux - b * uy), y + w * (a * uy + b * ux)) for a, b in shape]
        pygame.draw.polygon(veil, (*BONE, round(70 + 150 * part)), points)
    canvas.blit(veil, area, area)
