"""A throw as physics: boxes in a walled space seen from above, each carrying a bare solid that turns as it rolls.

Nothing here knows what is painted on a face. The bodies' motion in the plane is pymunk's; height, roll and settling are
integrated here once a frame from the bodies' speeds and the pull of gravity alone. Lengths are tray units (a die's half
edge is HALF), times seconds. A tray is stepped until `resting`; a tray that is dropped half-way leaves nothing behind,
because no callback and no global holds it.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pymunk
from pymunk import batch

from engine.dice.orientation import COIN_SIDES, CUBE_SIDES, Quat, axes, mul, quat, yawed

WIDTH, DEPTH, HALF = 1000.0, 600.0, 46.0
SUBSTEP, SUBSTEPS = 1 / 180, 3
FRAME = SUBSTEP * SUBSTEPS
ITERATIONS = 8  # dice that knock sink into each other by a fifteenth of their side at most
LONGEST = 3.0
FRAMES = round(LONGEST / FRAME)

GRAVITY = 120.0 * HALF
PULL = 180.0  # turning acceleration of a cube that stands on its edge, rad/s2: 1.5 g over the half edge
ROUNDED = 0.09  # rounded corners: the lever fades within this tilt of flat
BODY = 2.04  # side of the box over the half edge: two dice side by side keep a hair apart
BOUNCE = 0.42
SPRING = 0.88  # of each partner: 0.77 of the speed comes back from a wall
TIP = 7.7  # rad/s: what carries a cube over its edge, from 1.67 v2 / 2 = (sqrt 2 - 1) g
FASTEST = 28.0  # rad/s: beyond this the eye sees a cube turn backwards
GRIP_ROLLING, GRIP_SLIDING = 240.0, 50.0  # how fast the floor makes the turning follow the travel, rad/s2
DRAG_ROLLING, DRAG_SLIDING, DRAG_SPIN = 1250.0, 3300.0, 62.0
TIRED = 0.75  # seconds after which the felt holds ever more
TIRING = 6  # frames between two looks at how much more the felt holds
FACE_SLAP, ROCKING = 0.5, 0.92  # what a frame leaves of a slow die's turning: when a face meets the felt, else
HIT = 170.0  # change of speed in one frame that counts as a collision
CREEP, CREEP_SPIN = 9.0, 0.25  # units/s and rad/s below which a die that lies counts as still
AIR, TUMBLE, LYING = 0, 1, 2
FIELDS = (
    batch.BodyFields.POSITION | batch.BodyFields.ANGLE | batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY
)


class Pose(NamedTuple):
    """One die at one moment: its spot, the gap under its lowest point, and the bare solid's orientation."""

    x: float
    y: float
    z: float
    q: Quat


class Impact(NamedTuple):
    """A knock: when, how hard (change of speed, units/s), where, and against what: wall, die or floor."""

    t: float
    impulse: float
    x: float
    y: float
    kind: str


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


class Tray:
    """The walled space with the thrown solids in it. Starts must not overlap and lie inside the walls."""

    def __init__(self, starts: tuple[Start, ...]) -> None:
        self.space = pymunk.Space()
        self.space.iterations = ITERATIONS
        self.t = 0.0
        self.frame = 0
        self.resting = False  # everything lies still, or the hard stop has come
        self.impacts: list[Impact] = []
        self.solids = [Solid(start) for start in starts]
        self._buffer = batch.Buffer()
        self._bodies: list[pymunk.Body] = []
        self._pivots: list[pymunk.PivotJoint] = []
        self._build_walls()
        for start in starts:
            self._add_body(start)
        self._read()

    def poses(self) -> tuple[Pose, ...]:
        """Where everything is now, in the order of the starts."""
        seen, solids = self._seen, self.solids
        return tuple([Pose(x, y, s.z, s.q) for s, x, y in zip(solids, seen[::6], seen[1::6], strict=False)])

    def step(self) -> None:
        """One frame (1/60 s): the bodies in parts of it, then height and roll."""
        advance = self.space.step
        for _ in range(SUBSTEPS):
            advance(SUBSTEP)
        self.frame += 1
        self.t = self.frame * FRAME
        self._read()
        weary = max(0.0, self.t - TIRED) * 5
        seen, at = self._seen, 0
        resting = True
        for solid in self.solids:
            vx, vy = seen[at + 3], seen[at + 4]
            if solid.resting and abs(vx) + abs(vy) < CREEP and abs(seen[at + 5]) < CREEP_SPIN:
                solid.vx, solid.vy = vx, vy
                at += 6
                continue
            dx, dy = vx - solid.vx, vy - solid.vy
            solid.vx, solid.vy = vx, vy
            if dx * dx + dy * dy > HIT * HIT:
                self._knock(solid, seen[at], seen[at + 1], dx, dy)
            self._move(solid, at, weary)
            resting = resting and solid.resting
            at += 6
        self.resting = resting or self.frame >= FRAMES

    def _move(self, solid: Solid, at: int, weary: float) -> None:
        """Height and roll of one solid, and with its state the felt's hold on its body."""
        seen, was = self._seen, solid.at
        spin = seen[at + 5]
        if was == LYING:
            still = abs(solid.vx) + abs(solid.vy) < CREEP and abs(spin) < CREEP_SPIN
            solid.resting = solid.lie(FRAME, spin, seen[at + 2]) and still
        else:
            knock = solid.roll(FRAME) if was == TUMBLE else solid.fall(FRAME)
            if knock > HIT:
                self.impacts.append(Impact(self.t, knock, seen[at], seen[at + 1], "floor"))
            solid.turn(FRAME, spin)
        if solid.at != was or (weary and self.frame % TIRING == 0):
            self._hold(at // 6, solid.at, weary)

    def _knock(self, solid: Solid, x: float, y: float, dx: float, dy: float) -> None:
        """A collision, told from friction by the jump of the speed; a hard one sets a lying die tumbling."""
        jump = math.hypot(dx, dy)
        px, py = x - dx / jump * HALF, y - dy / jump * HALF
        near = HALF * 0.35
        wall = px < near or px > WIDTH - near or py < near or py > DEPTH - near
        self.impacts.append(Impact(self.t, jump, px, py, "wall" if wall else "die"))
        if solid.at == LYING and math.hypot(solid.vx, solid.vy) > TIP * HALF:
            solid.resting = False
            solid.struck()

    def _read(self) -> None:
        self._buffer.clear()
        batch.get_space_bodies(self.space, FIELDS, self._buffer)
        self._seen: Sequence[float] = memoryview(self._buffer.float_buf()).cast("d").tolist()

    def _hold(self, k: int, at: int, weary: float) -> None:
        """The felt's hold on a body: none in the air, little on a rolling die, much on a sliding one."""
        drag = (0.0, DRAG_ROLLING, DRAG_SLIDING)[at]
        self._pivots[k].max_force = drag * (1 + weary)

    def _build_walls(self) -> None:
        thick = 60.0
        corners = [(-thick, -thick), (WIDTH + thick, -thick), (WIDTH + thick, DEPTH + thick), (-thick, DEPTH + thick)]
        for k in range(4):
            wall = pymunk.Segment(self.space.static_body, corners[k - 1], corners[k], thick)
            wall.elasticity, wall.friction = SPRING, 0.25
            self.space.add(wall)

    def _add_body(self, start: Start) -> None:
        side = HALF * BODY
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (side, side)))
        body.position, body.velocity = (start.x, start.y), (start.vx, start.vy)
        body.angle, body.angular_velocity = start.yaw, start.spin
        shape: pymunk.Shape = (
            pymunk.Poly.create_box(body, (side, side), 1.0)
            if start.sides == CUBE_SIDES
            else pymunk.Circle(body, HALF * BODY / 2)
        )
        shape.elasticity, shape.friction = SPRING, 0.25
        ground = self.space.static_body
        slide = pymunk.PivotJoint(ground, body, (0, 0), (0, 0))
        slide.max_bias, slide.max_force = 0, 0
        twist = pymunk.GearJoint(ground, body, 0, 1)
        twist.max_bias, twist.max_force = 0, DRAG_SPIN * body.moment
        self.space.add(body, shape, slide, twist)
        self._bodies.append(body)
        self._pivots.append(slide)
