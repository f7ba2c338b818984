"""A throw as physics: boxes in a walled space seen from above, each carrying a bare solid that turns as it rolls.

Nothing here knows what is painted on a face. The bodies' motion in the plane is pymunk's; height, roll and settling are
`engine.dice.solid`'s, advanced once a frame from the bodies' speeds. Lengths are tray units, times seconds. A tray is
stepped until `resting`; one that is dropped half-way leaves nothing behind: no callback and no global holds it.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pymunk
from pymunk import batch

from engine.dice.orientation import CUBE_SIDES, Quat
from engine.dice.solid import HALF, LYING, TIP, TUMBLE, Solid, Start

WIDTH, DEPTH = 1000.0, 600.0
FRAME = 1 / 60
MOST_PARTS = 3  # of a frame
LEAP = 13.0  # what the fastest die travels in one part, about: dice that knock sink into each other by little more
ITERATIONS = 8
LONGEST = 3.0
FRAMES = round(LONGEST / FRAME)

BODY = 2.04  # side of the box over the half edge: two dice side by side keep a hair apart
SPRING = 0.88  # of each partner: 0.77 of the speed comes back from a wall
DRAG_ROLLING, DRAG_SLIDING, DRAG_SPIN = 1250.0, 3300.0, 62.0
TIRED = 0.72  # seconds after which the felt holds ever more
TIRING = 6  # frames between two looks at how much more the felt holds
HIT = 170.0  # change of speed in one frame that counts as a collision
CREEP, CREEP_SPIN = 9.0, 0.25  # units/s and rad/s below which a die that lies counts as still
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
        self._parts = MOST_PARTS
        self._buffer = batch.Buffer()
        self._bodies: list[pymunk.Body] = []
        self._pivots: list[pymunk.PivotJoint] = []
        self._build_walls()
        for start in starts:
            self._add_body(start)
        self._read()
        seen = self._seen
        self._poses = [Pose(x, y, s.z, s.q) for s, x, y in zip(self.solids, seen[::6], seen[1::6], strict=False)]

    def poses(self) -> tuple[Pose, ...]:
        """Where everything is now, in the order of the starts."""
        return tuple(self._poses)

    def step(self) -> None:
        """One frame (1/60 s): the bodies in parts of it, then height and roll."""
        advance, part = self.space.step, FRAME / self._parts
        for _ in range(self._parts):
            advance(part)
        self.frame += 1
        self.t = self.frame * FRAME
        self._read()
        weary = max(0.0, self.t - TIRED) * 5
        seen, at = self._seen, 0
        resting, fastest = True, 0.0
        for k, solid in enumerate(self.solids):
            x, y, _, vx, vy, spin = seen[at : at + 6]
            dx, dy = vx - solid.vx, vy - solid.vy
            solid.vx, solid.vy = vx, vy
            if not (solid.resting and abs(vx) + abs(vy) < CREEP and abs(spin) < CREEP_SPIN):
                if dx * dx + dy * dy > HIT * HIT:
                    self._knock(solid, x, y, dx, dy)
                self._move(solid, at, weary)
                resting = resting and solid.resting
                fastest = max(fastest, vx * vx + vy * vy)
                self._poses[k] = Pose(x, y, solid.z, solid.q)
            at += 6
        self._parts = min(MOST_PARTS, 1 + int(math.sqrt(fastest) * FRAME / LEAP))
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
