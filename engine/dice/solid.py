"""The part of a die's motion that pymunk does not know: height, roll and settling, from the pull of gravity alone.

Nothing here knows what is painted on a face. Lengths are tray units (a die's half edge is HALF), times seconds, angular
speeds rad/s.
"""

import math
from typing import NamedTuple

from engine.dice.orientation import COIN_SIDES, CUBE_SIDES, Quat, axes, mul, quat, yawed

HALF = 46.0
GRAVITY = 120.0 * HALF
PULL = 180.0  # turning acceleration of a cube that stands on its edge, rad/s2: 1.5 g over the half edge
ROUNDED = 0.09  # rounded corners: the lever fades within this tilt of flat
BOUNCE = 0.42
TIP = 7.7  # rad/s: what carries a cube over its edge, from 1.67 v2 / 2 = (sqrt 2 - 1) g
FASTEST = 28.0  # rad/s: beyond this the eye sees a cube turn backwards
GRIP_ROLLING, GRIP_SLIDING = 240.0, 50.0  # how fast the floor makes the turning follow the travel, rad/s2
FACE_SLAP, ROCKING = 0.5, 0.92  # what a frame leaves of a slow die's turning: when a face meets the felt, else
AIR, TUMBLE, LYING = 0, 1, 2


class Start(NamedTuple):
    """How one solid leaves the hand."""

    x: float
    y: float
    z: float
    yaw: float
    vx: float
    vy: float
    vz: float
    spin: float  # about the vertical, rad/s
    sides: int


class Solid:
    """The part of a die that pymunk does not know: height, roll, state. Angular speeds are rad/s."""

    __slots__ = ("at", "q", "resting", "sides", "vx", "vy", "vz", "wx", "wy", "z")

    def __init__(self, start: Start) -> None:
        self.q: Quat = quat((0, 0, 1), start.yaw)
        self.z, self.vz = start.z, start.vz
        self.vx, self.vy = start.vx, start.vy
        self.wx, self.wy = -start.vy / HALF * 0.75, start.vx / HALF * 0.75
        self.sides = start.sides
        self.at = AIR
        self.resting = False

    def fall(self, dt: float) -> float:
        """Fly for dt; the speed of the knock if the floor is met, else 0."""
        self.vz -= GRAVITY * dt
        self.z += self.vz * dt
        if self.z > 0:
            return 0.0
        knock = -self.vz
        self.z = 0.0
        self.vz = knock * BOUNCE
        self.wx += (-self.vy / HALF - self.wx) * 0.4
        self.wy += (self.vx / HALF - self.wy) * 0.4
        if self.vz < 260:
            self.vz = 0.0
            self.at = TUMBLE
        return knock

    def roll(self, dt: float) -> float:
        """On the floor: the felt's grip and gravity change the turning; a slap on a face takes its energy.

        The speed of the knock when a slow die slaps down, else 0."""
        rx, ry = -self.vy / HALF - self.wx, self.vx / HALF - self.wy
        gap = math.hypot(rx, ry)
        speed = math.hypot(self.vx, self.vy) / HALF
        most = (GRIP_ROLLING if speed > TIP else GRIP_SLIDING * speed / TIP) * dt  # a standing die is free to fall
        grip = 1.0 if gap <= most else most / gap
        px, py, flat = _lever(self.q) if self.sides == CUBE_SIDES else _coin_lever(self.q)
        self.wx += rx * grip - py * PULL * dt
        self.wy += ry * grip + px * PULL * dt
        if speed >= TIP:
            return 0.0
        turning = math.hypot(self.wx, self.wy)
        slap = FACE_SLAP if flat > 0.97 else ROCKING
        self.wx *= slap
        self.wy *= slap
        if flat > 0.985 and turning * slap < 4.0:
            self.at = LYING
        return turning * HALF if slap == FACE_SLAP else 0.0

    def turn(self, dt: float, spin: float) -> None:
        """Turn by the angular speed for dt (spin about the vertical comes from the body)."""
        x, y = self.wx, self.wy
        n = math.sqrt(x * x + y * y + spin * spin)
        if n < 1e-9:
            return
        half = (n if n < FASTEST else FASTEST) * dt * 0.5
        w, s = math.cos(half), math.sin(half) / n
        x, y, z = x * s, y * s, spin * s
        qw, qx, qy, qz = self.q
        self.q = (
            w * qw - x * qx - y * qy - z * qz,
            w * qx + x * qw + y * qz - z * qy,
            w * qy - x * qz + y * qw + z * qx,
            w * qz + x * qy - y * qx + z * qw,
        )

    def lie(self, dt: float, spin: float, yaw: float) -> bool:
        """On a face: what is left of tilt, and of yaw between solid and box, runs out. True once it has."""
        a = axes(self.q)
        heights = abs(a[0][2]), abs(a[1][2]), abs(a[2][2])
        k = 2 if self.sides == COIN_SIDES else heights.index(max(heights))
        up = 1.0 if a[k][2] > 0 else -1.0
        nx, ny = a[k][0] * up, a[k][1] * up
        tilt = math.hypot(nx, ny)
        side = a[(k + 1) % 3]
        askew = 0.0
        if self.sides == CUBE_SIDES:
            askew = (yaw - math.atan2(side[1], side[0]) + math.pi / 4) % (math.pi / 2) - math.pi / 4
        q = yawed(self.q, spin * dt + askew * 0.3)
        if tilt > 1e-6:
            gone = 1.0 if tilt < 0.004 else 0.5
            q = mul(quat((ny, -nx, 0.0), math.asin(min(1.0, tilt)) * gone), q)
        self.q = q
        return tilt < 0.004 and abs(askew) < 0.03

    def struck(self) -> None:
        """A lying die hit hard enough to be carried over its edge tumbles again."""
        self.at = TUMBLE
        self.wx, self.wy = -self.vy / HALF, self.vx / HALF


def _lever(q: Quat) -> tuple[float, float, float]:
    """Horizontal lever of a cube's weight about its lowest corner (half edges), and how flat it lies (cosine)."""
    w, x, y, z = q
    xx, yy, zz, xy, xz, yz, wx, wy, wz = x * x, y * y, z * z, x * y, x * z, y * z, w * x, w * y, w * z
    az, bz, cz = 2 * (xz - wy), 2 * (yz + wx), 1 - 2 * (xx + yy)
    a = 1.0 if az > ROUNDED else -1.0 if az < -ROUNDED else az / ROUNDED
    b = 1.0 if bz > ROUNDED else -1.0 if bz < -ROUNDED else bz / ROUNDED
    c = 1.0 if cz > ROUNDED else -1.0 if cz < -ROUNDED else cz / ROUNDED
    px = a * (1 - 2 * (yy + zz)) + 2 * (b * (xy - wz) + c * (xz + wy))
    py = b * (1 - 2 * (xx + zz)) + 2 * (a * (xy + wz) + c * (yz - wx))
    return px, py, max(abs(az), abs(bz), abs(cz))


def _coin_lever(q: Quat) -> tuple[float, float, float]:
    """The same for a disc: it falls towards the face it already leans to."""
    x, y, z = axes(q)[2]
    side = math.hypot(x, y) + 1e-9
    lean = (1.0 if z >= 0 else -1.0) * min(1.0, side / ROUNDED) / side
    return -x * lean, -y * lean, abs(z)
