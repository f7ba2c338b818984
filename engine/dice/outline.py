"""Flat geometry for drawing turned solids: the camera, hulls, rounded outlines. Screen x right, y down, in pixels."""

import math
from collections.abc import Iterable, Sequence
from functools import cache

Point = tuple[float, float]
Ray = tuple[float, float, float, float]  # a corner of a hull and a unit direction away from it

TILT = math.radians(33)  # the camera, from straight down; no perspective
SIN, COS = math.sin(TILT), math.cos(TILT)


def flat(p: tuple[float, float, float]) -> Point:
    """World point to screen offset."""
    return p[0], p[1] * COS - p[2] * SIN


@cache
def rounded_square(half: float, radius: float, steps: int = 4) -> tuple[Point, ...]:
    """Outline of a square of that half edge with round corners, about the origin."""
    points = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append(((half - radius) * cx + radius * math.cos(a), (half - radius) * cy + radius * math.sin(a)))
    return tuple(points)


@cache
def disc(steps: int = 36) -> tuple[Point, ...]:
    """Unit circle."""
    return tuple((math.cos(k * math.tau / steps), math.sin(k * math.tau / steps)) for k in range(steps))


def hull(points: Iterable[Point]) -> list[Point]:
    """Convex hull in one sense of rotation."""
    ordered = sorted(points)
    return _chain(ordered) + _chain(ordered[::-1])


def _chain(points: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for px, py in points:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2], chain[-1]
            if (bx - ax) * (py - ay) - (by - ay) * (px - ax) > 0:
                break
            chain.pop()
        chain.append((px, py))
    return chain[:-1]


def fan(ring: Sequence[Point]) -> list[Ray]:
    """Hull corners with outward directions: swept by a disc they are a rounded solid's outline."""
    out, n = [], len(ring)
    for k in range(n):
        (ax, ay), (bx, by), (cx, cy) = ring[k - 1], ring[k], ring[(k + 1) % n]
        start = math.atan2(ax - bx, by - ay)
        span = (math.atan2(bx - cx, cy - by) - start) % math.tau
        steps = max(1, int(span / 0.45))
        for i in range(steps + 1):
            a = start + span * i / steps
            out.append((bx, by, math.cos(a), math.sin(a)))
    return out


def swept(rays: Sequence[Ray], r: float) -> list[Point]:
    """The outline of a fan swept by a disc of radius r."""
    return [(x + r * c, y + r * s) for x, y, c, s in rays]
