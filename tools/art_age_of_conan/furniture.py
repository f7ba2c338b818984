"""The map maker's own marks: neat line, compass rose, a galley."""

import math

import pygame

from tools.art_age_of_conan import ink
from tools.art_age_of_conan.palette import BLOOD, BRASS, INK, PARCHMENT_DARK, PARCHMENT_LIGHT, font

S = ink.SCALE


def draw_furniture(layer, data):
    neat_line(layer, data["frame"])
    compass(layer, 128, 846, 46)
    galley(layer, 132, 612)


def neat_line(layer, frame):
    """A double rule with a checkered scale between, like the margin of an atlas."""
    x0, y0, x1, y1 = frame
    for inset, width in ((0, 2.6), (-9, 1.6)):
        box = [(x0 + inset, y0 + inset), (x1 - inset, y0 + inset), (x1 - inset, y1 - inset), (x0 + inset, y1 - inset)]
        ink.pen(layer, [*box, box[0]], width, INK, 230, seed=inset)
    step = 40
    for k in range(int((x1 - x0) // step)):
        if k % 2:
            for y in (y0 - 6.5, y1 + 2.5):
                pygame.draw.rect(layer, (*INK, 200), (int((x0 + k * step) * S), int(y * S), step * S, 4 * S))
    for k in range(int((y1 - y0) // step)):
        if k % 2:
            for x in (x0 - 6.5, x1 + 2.5):
                pygame.draw.rect(layer, (*INK, 200), (int(x * S), int((y0 + k * step) * S), 4 * S, step * S))


def compass(layer, x, y, r):
    """Sixteen points, light and dark halves, a red north."""
    pygame.draw.circle(layer, (*INK, 220), (x * S, y * S), r * 0.72 * S, 3)
    pygame.draw.circle(layer, (*INK, 160), (x * S, y * S), r * 0.62 * S, 2)
    for ring, (count, long, wide) in enumerate(((16, 0.62, 0.07), (8, 0.78, 0.11), (4, 1.0, 0.15))):
        for k in range(count):
            if ring < 2 and k % 2 == 0:
                continue
            a = math.tau * k / count - math.pi / 2
            tip = (x + math.cos(a) * r * long, y + math.sin(a) * r * long)
            for side, colour in ((-1, PARCHMENT_LIGHT), (1, INK)):
                b = a + side * math.pi / 4
                waist = (x + math.cos(b) * r * wide, y + math.sin(b) * r * wide)
                if ring == 2 and k == 0 and side == -1:
                    colour = BLOOD
                ink.shape(layer, [(x, y), tip, waist], colour)
                pygame.draw.lines(layer, INK, True, [(px * S, py * S) for px, py in ((x, y), tip, waist)], 2)
    pygame.draw.circle(layer, BRASS, (x * S, y * S), 5 * S)
    pygame.draw.circle(layer, INK, (x * S, y * S), 5 * S, 3)
    letter = font("display", 20 * S).render("N", True, PARCHMENT_LIGHT)
    layer.blit(letter, letter.get_rect(center=(x * S, (y - r - 11) * S)))


def galley(layer, x, y):
    """A small ship under a striped sail."""
    hull = [(x - 30, y - 8), (x - 22, y + 7), (x + 20, y + 7), (x + 32, y - 12), (x + 22, y - 5), (x - 22, y - 3)]
    ink.pen(layer, [(x, y - 4), (x, y - 48)], 2.4)
    sail = [
        *ink.quad((x - 2, y - 46), (x + 26, y - 34), (x + 18, y - 12)),
        *ink.quad((x - 18, y - 12), (x - 6, y - 28), (x - 14, y - 46)),
    ]
    ink.shape(layer, sail, PARCHMENT_LIGHT)
    ink.shape(layer, [(x - 13, y - 34), (x + 20, y - 34), (x + 21, y - 23), (x - 12, y - 23)], BLOOD, 215)
    ink.pen(layer, [*sail, sail[0]], 1.7)
    ink.shape(layer, hull, PARCHMENT_DARK)
    ink.pen(layer, [*hull, hull[0]], 2.2)
    for k in range(5):
        ink.pen(layer, [(x - 16 + 8 * k, y + 2), (x - 22 + 8 * k, y + 13)], 1.3)
    for k, dx in enumerate((-26, 0, 26)):
        ink.wave(layer, x + dx, y + 12 + k % 2 * 3, 9, None, 200)
