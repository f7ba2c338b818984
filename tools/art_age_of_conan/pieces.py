"""Standing pieces and discs in a seat's colour and shape.  Every sprite is cached."""

import math
from functools import lru_cache

import pygame

from tools.art_age_of_conan.icons import icon
from tools.art_age_of_conan.palette import BONE, INK, font, mix, put
from tools.art_age_of_conan.shapes import disc

Q = 4  # supersampling


def shape_points(shape, cx, cy, r):
    """The outline of a seat's shape; None for the circle."""
    if shape == "diamond":
        return [(cx, cy - r), (cx + r * 0.82, cy), (cx, cy + r), (cx - r * 0.82, cy)]
    if shape == "triangle":
        return [(cx, cy - r), (cx + r, cy + r * 0.8), (cx - r, cy + r * 0.8)]
    if shape == "square":
        return [(cx + i * r * 0.8, cy + j * r * 0.8) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    if shape == "star":
        spikes = [(k * math.pi / 5, r * (1.08, 0.5)[k % 2]) for k in range(10)]
        return [(cx + math.sin(a) * d, cy - math.cos(a) * d) for a, d in spikes]
    return None


def draw_shape(surface, shape, centre, r, colour, outline=INK, width=3):
    points = shape_points(shape, *centre, r)
    if points is None:
        pygame.draw.circle(surface, outline, centre, r + width / 2)
        pygame.draw.circle(surface, colour, centre, r - width / 2)
        return
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.lines(surface, outline, True, points, max(1, round(width)))
    for p in points:
        pygame.draw.circle(surface, outline, p, width / 2)


@lru_cache(None)
def seat_mark(seat, size, colour=None, outline=INK):
    """The seat's shape as a small picture."""
    big = pygame.Surface((size * Q, size * Q), pygame.SRCALPHA)
    draw_shape(
        big, seat.shape, (size * Q / 2, size * Q / 2), size * Q * 0.42, colour or seat.base, outline, size * Q / 12
    )
    return pygame.transform.smoothscale(big, (size, size))


@lru_cache(None)
def army(seat, count):
    """A stack of discs, one rim for each unit, the count on top (44 px wide)."""
    w, top, rim = 44, 33, 3.4
    h = round(top + rim * min(count, 6)) + 2
    big = pygame.Surface((w * Q, h * Q), pygame.SRCALPHA)
    for k in range(min(count, 6), -1, -1):
        y = (k * rim + 1) * Q
        box = pygame.Rect(Q, y, (w - 2) * Q, top * Q)
        pygame.draw.ellipse(big, INK, box.inflate(2 * Q, 2 * Q))
        pygame.draw.ellipse(big, seat.dark if k % 2 else mix(seat.dark, seat.base, 0.55), box.inflate(-Q, -Q))
    face = pygame.Rect(Q, Q, (w - 2) * Q, top * Q)
    pygame.draw.ellipse(big, seat.light, face.inflate(-Q, -Q))
    pygame.draw.ellipse(big, mix(seat.base, (30, 14, 6), 0.28), face.inflate(-5 * Q, -4.5 * Q))
    picture = pygame.transform.smoothscale(big, (w, h))
    number = font("display", 34).render(str(count), True, BONE)
    dark = font("display", 34).render(str(count), True, INK)
    for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, 2), (1, 2)):
        put(picture, dark, (w / 2 - 2 + dx, top / 2 + 1 + dy))
    put(picture, number, (w / 2 - 2, top / 2 + 1))
    whole = pygame.Surface((w + 20, h + 12), pygame.SRCALPHA)
    whole.blit(picture, (10, 10))
    pennant(whole, seat, (w + 6, 12))
    return whole


@lru_cache(None)
def marker(seat, kind):
    """Fort, tower or city with the seat's pennant (42 x 48)."""
    name = {"fort": "fort", "tower": "tower", "city": "city_piece"}[kind]
    picture = pygame.Surface((48, 52), pygame.SRCALPHA)
    picture.blit(icon(name, 44, seat), (0, 8))
    pennant(picture, seat, (36, 12))
    return picture


def pennant(picture, seat, at):
    """A small bone medal with the seat's shape: colour is never the only sign."""
    put(picture, disc(11.5, BONE), at)
    put(picture, seat_mark(seat, 17), at)


@lru_cache(None)
def emissary(seat):
    """A cloaked pawn whose head is the seat's shape (20 x 32)."""
    picture = pygame.Surface((26, 38), pygame.SRCALPHA)
    body = pygame.transform.smoothscale(icon("emissary", 64, seat).subsurface((8, 22, 48, 42)), (25, 25))
    picture.blit(body, (0, 13))
    put(picture, seat_mark(seat, 21, seat.light), (13, 10))
    return picture


@lru_cache(None)
def standard(seat):
    """The home banner: a pole with a swallow-tailed flag bearing the shape (44 x 52)."""
    big = pygame.Surface((44 * Q, 54 * Q), pygame.SRCALPHA)

    def at(*points):
        return [(x * Q, y * Q) for x, y in points]

    cloth = at((9, 5), (41, 7), (35, 19), (41, 33), (9, 33))
    pygame.draw.polygon(big, seat.base, cloth)
    pygame.draw.polygon(big, seat.dark, at((9, 26), (37, 26), (41, 33), (9, 33)))
    pygame.draw.polygon(big, seat.light, at((9, 5), (41, 7), (40, 10), (9, 9)))
    pygame.draw.lines(big, INK, True, cloth, 2 * Q)
    pygame.draw.rect(big, INK, (4 * Q, 1 * Q, 7 * Q, 52 * Q), border_radius=3 * Q)
    pygame.draw.rect(big, (201, 162, 39), (6 * Q, 3 * Q, 3 * Q, 48 * Q), border_radius=2 * Q)
    draw_shape(big, seat.shape, (22 * Q, 18 * Q), 9 * Q, BONE, INK, 2 * Q)
    return pygame.transform.smoothscale(big, (44, 54))


@lru_cache(None)
def campaign_pin(seat):
    """Marks the icon of the track on which an army stands: a bracket in the seat's colour."""
    big = pygame.Surface((38 * Q, 42 * Q), pygame.SRCALPHA)
    pygame.draw.rect(big, INK, (0, 0, 38 * Q, 42 * Q), 7 * Q, border_radius=9 * Q)
    pygame.draw.rect(big, seat.base, (1.6 * Q, 1.6 * Q, 34.8 * Q, 38.8 * Q), round(4 * Q), border_radius=8 * Q)
    pygame.draw.rect(big, seat.light, (2.4 * Q, 2.4 * Q, 33.2 * Q, 37.2 * Q), round(1.3 * Q), border_radius=7 * Q)
    return pygame.transform.smoothscale(big, (38, 42))
