"""Which way a solid lies in space: quaternions (w, x, y, z), the 24 turns of a cube, the face on top.

World: x right, y towards the viewer, z up. Faces of a cube are numbered so that i and 5 - i are opposite:
0 top, 5 bottom, 1 front, 4 back, 2 right, 3 left (in the unturned cube). A coin has faces 0 (up) and 1 (down).
"""

import math
from functools import cache

Quat = tuple[float, float, float, float]
Vec = tuple[float, float, float]

UNTURNED: Quat = (1.0, 0.0, 0.0, 0.0)
# normal of each face: (axis, sign)
NORMALS = ((2, 1), (1, 1), (0, 1), (0, -1), (1, -1), (2, -1))
COIN_SIDES, CUBE_SIDES = 2, 6


def quat(axis: Vec, angle: float) -> Quat:
    """Turn by `angle` radians about `axis` (any length but zero)."""
    x, y, z = axis
    s = math.sin(angle / 2) / math.sqrt(x * x + y * y + z * z)
    return math.cos(angle / 2), x * s, y * s, z * s


def mul(a: Quat, b: Quat) -> Quat:
    """First b, then a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def yawed(q: Quat, angle: float) -> Quat:
    """q, and then a turn by `angle` radians about the vertical."""
    c, s = math.cos(angle / 2), math.sin(angle / 2)
    w, x, y, z = q
    return c * w - s * z, c * x - s * y, c * y + s * x, c * z + s * w


def unit(q: Quat) -> Quat:
    """The same turn with length 1."""
    w, x, y, z = q
    n = 1.0 / math.sqrt(w * w + x * x + y * y + z * z)
    return w * n, x * n, y * n, z * n


def axes(q: Quat) -> tuple[Vec, Vec, Vec]:
    """Where the solid's own x, y and z axes point."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    )


def top_face(q: Quat, sides: int = CUBE_SIDES) -> int:
    """Index of the face that looks up most: the outcome."""
    w, x, y, z = q
    up = 1 - 2 * (x * x + y * y)
    if sides == COIN_SIDES:
        return 0 if up >= 0 else 1
    front, right = 2 * (y * z + w * x), 2 * (x * z - w * y)
    heights = (up, front, right, -right, -front, -up)
    return heights.index(max(heights))


def between(a: Quat, b: Quat, t: float) -> Quat:
    """The turn a part t (0..1) of the short way from a to b; good for small steps."""
    if a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0:
        b = (-b[0], -b[1], -b[2], -b[3])
    u = 1 - t
    return unit((a[0] * u + b[0] * t, a[1] * u + b[1] * t, a[2] * u + b[2] * t, a[3] * u + b[3] * t))


@cache
def turns(sides: int = CUBE_SIDES) -> tuple[Quat, ...]:
    """Every turn that carries the bare solid onto itself: 24 of a cube; of a coin the 2 that matter."""
    if sides == COIN_SIDES:
        return UNTURNED, quat((1, 0, 0), math.pi)
    tips = [quat((1, 0, 0), k * math.pi / 2) for k in range(4)]
    tips += [quat((0, 1, 0), math.pi / 2), quat((0, 1, 0), -math.pi / 2)]
    return tuple(mul(quat((0, 0, 1), k * math.pi / 2), tip) for tip in tips for k in range(4))


@cache
def resting(face: int, yaw: float = 0.0, sides: int = CUBE_SIDES) -> Quat:
    """Orientation with `face` on top, its picture upright and then turned by `yaw` radians on the table."""
    if sides == COIN_SIDES:
        return mul(quat((0, 0, 1), yaw), turns(COIN_SIDES)[face])
    right, half = math.pi / 2, math.pi
    tip = (
        UNTURNED,
        quat((1, 0, 0), right),
        mul(quat((0, 0, 1), right), quat((0, 1, 0), -right)),
        mul(quat((0, 0, 1), -right), quat((0, 1, 0), right)),
        mul(quat((0, 0, 1), half), quat((1, 0, 0), -right)),
        quat((1, 0, 0), half),
    )[face]
    return mul(quat((0, 0, 1), yaw), tip)


def support(q: Quat, sides: int = CUBE_SIDES, rounding: float = 0.30) -> float:
    """Height of the centre over the lowest point, in half edges: 1 when a cube lies flat, more on an edge or corner."""
    a = axes(q)
    if sides == COIN_SIDES:
        return 0.12 + 0.9 * math.sqrt(max(0.0, 1 - a[2][2] ** 2))
    return rounding + (1 - rounding) * (abs(a[0][2]) + abs(a[1][2]) + abs(a[2][2]))
