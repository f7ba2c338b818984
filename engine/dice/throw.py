"""A throw: which dice, how the hand moved, and a seed. Played ahead, played live or played back, it ends the same.

Fair by symmetry: the tray moves bare solids. Each die's paint is turned beforehand by one of the solid's own
turns (24 of a cube), drawn evenly from the seed, so whatever side the bare solid ends on, every face is equally likely
to be painted there.
"""

import math
from dataclasses import dataclass, replace

from engine.dice.dietypes import die_type
from engine.dice.orientation import Quat, mul, top_face, turns
from engine.dice.solid import HALF, Start
from engine.dice.tray import DEPTH, FRAME, WIDTH, Impact, Pose, Tray
from engine.rules.chance import Chance

PAINT = 0x5DEECE66D  # keeps the draw of the turns apart from the draw of the motion
CATCH_UP = 0.25  # seconds of play in one step at most: a stalled window must not swallow a throw
SLOWEST, FASTEST = 700.0, 2300.0  # launch speed at power 0 and 1, tray units/s
MOST_DICE = 12


@dataclass(frozen=True)
class Gesture:
    """What the hand did: power 0..1, angle in radians (0 to the right, positive towards the viewer), spin -1..1."""

    power: float = 0.6
    angle: float = 0.0
    spin: float = 0.0


@dataclass(frozen=True)
class Throw:
    """1 to 12 die type ids, the gesture, the seed. `turned`: a turn index a die, drawn from the seed if empty."""

    dice: tuple[str, ...]
    gesture: Gesture = Gesture()
    seed: int = 0
    turned: tuple[int, ...] = ()

    def sides(self) -> tuple[int, ...]:
        """6 for each die, 2 for each coin."""
        return tuple(die_type(d).sides for d in self.dice)

    def paint(self) -> tuple[Quat, ...]:
        """The turn of each die's paint on its bare solid."""
        return tuple(turns(n)[k] for n, k in zip(self.sides(), self.turned or self._draw_turned(), strict=True))

    def _draw_turned(self) -> tuple[int, ...]:
        chance = Chance(self.seed ^ PAINT)
        return tuple(chance.below(len(turns(n))) for n in self.sides())


@dataclass(frozen=True)
class Outcome:
    """A finished throw: the face on top of each die, seconds, the bare poses of every 1/60 s, the knocks in order."""

    faces: tuple[int, ...]
    duration: float
    frames: tuple[tuple[Pose, ...], ...]
    impacts: tuple[Impact, ...]


def edge_of(angle: float) -> tuple[bool, bool]:
    """Which wall a throw of this angle starts from: (sideways across the tray?, from the left or far wall?)."""
    x, y = math.cos(angle), math.sin(angle)
    sideways = abs(x) * DEPTH >= abs(y) * WIDTH
    return sideways, (x >= 0 if sideways else y >= 0)


def starts(throw: Throw) -> tuple[Start, ...]:
    """Where the dice leave the hand: in rows along the wall opposite to the aim, with a hand's small unevenness."""
    n = len(throw.dice)
    if not 1 <= n <= MOST_DICE:
        raise ValueError(f"a throw takes 1 to {MOST_DICE} dice, not {n}")
    gesture, chance = throw.gesture, Chance(throw.seed)
    sideways, forward = edge_of(gesture.angle)
    length, depth = (DEPTH, WIDTH) if sideways else (WIDTH, DEPTH)
    pitch = HALF * 2.35 * (1.0 if sideways else 1.15)
    per_row = min(n, int((length - HALF * 0.8) // pitch))
    speed = SLOWEST + (FASTEST - SLOWEST) * min(1.0, max(0.0, gesture.power))
    out = []
    for k, sides in enumerate(throw.sides()):
        row, column = divmod(k, per_row)
        in_row = min(per_row, n - row * per_row)
        along = length / 2 + (column - (in_row - 1) / 2) * pitch
        away = HALF * 1.5 + row * HALF * 2.7
        away = away if forward else depth - away
        x, y = (away, along) if sideways else (along, away)
        turn, v = gesture.angle + chance.around(0.34), speed * (1 + chance.around(0.24))
        out.append(
            Start(
                x=x,
                y=y,
                z=HALF * (1.0 + chance.around(0.5)),
                yaw=chance.around(0.11),
                vx=v * math.cos(turn),
                vy=v * math.sin(turn),
                vz=HALF * (8 + 7 * gesture.power + chance.around(4)),
                spin=gesture.spin * 9 + chance.around(7),
                sides=sides,
            )
        )
    return tuple(out)


def read_faces(throw: Throw, poses: tuple[Pose, ...]) -> tuple[int, ...]:
    """The painted face on top of each die."""
    return tuple(
        top_face(mul(pose.q, paint), n) for pose, paint, n in zip(poses, throw.paint(), throw.sides(), strict=True)
    )


class LiveThrow:
    """A throw on the table now. `step` plays it at the clock's pace, `fast_forward` to its end: the result is the same.

    Dropping it at any moment (a new throw, a scene left) is safe."""

    def __init__(self, throw: Throw) -> None:
        self.throw = throw
        self.sides = throw.sides()
        self.paint = throw.paint()
        self.frames: list[tuple[Pose, ...]] = []
        self.t = 0.0
        self._heard = 0
        self._tray: Tray = Tray(starts(throw))
        self.frames.append(self._tray.poses())

    @property
    def done(self) -> bool:
        """All dice lie still on screen too."""
        return self._tray.resting and self.t >= self._tray.t

    @property
    def impacts(self) -> list[Impact]:
        """Every knock simulated so far."""
        return self._tray.impacts

    def step(self, dt: float) -> tuple[Impact, ...]:
        """Play on by dt seconds (a longer stall than 0.25 s counts as 0.25 s); the knocks that fell within it."""
        self.t += min(max(dt, 0.0), CATCH_UP)
        while self._tray.t <= self.t + FRAME and not self._tray.resting:  # one frame ahead, to move towards
            self._advance()
        if self._tray.resting:
            self.t = min(self.t, self._tray.t)
        return self._hear()

    def fast_forward(self) -> tuple[Impact, ...]:
        """Play the rest at once; the knocks that nobody heard."""
        while not self._tray.resting:
            self._advance()
        self.t = self._tray.t
        return self._hear()

    def poses(self, back: float = 0.0) -> tuple[tuple[Pose, ...], tuple[Pose, ...], float]:
        """The two simulated moments around now (or `back` seconds ago) and the part of the way between them."""
        at = max(0.0, self.t - back) / FRAME
        k = min(int(at), len(self.frames) - 1)
        return self.frames[k], self.frames[min(k + 1, len(self.frames) - 1)], at - k

    def outcome(self) -> Outcome:
        """The finished throw. Must be done (or fast-forwarded)."""
        if not self._tray.resting:
            raise RuntimeError("the dice are still rolling")
        faces = read_faces(self.throw, self.frames[-1])
        return Outcome(faces, self._tray.t, tuple(self.frames), tuple(self._tray.impacts))

    def _advance(self) -> None:
        self._tray.step()
        self.frames.append(self._tray.poses())

    def _hear(self) -> tuple[Impact, ...]:
        new = []
        while self._heard < len(self._tray.impacts) and self._tray.impacts[self._heard].t <= self.t + FRAME:
            new.append(self._tray.impacts[self._heard])
            self._heard += 1
        return tuple(new)


def simulate(throw: Throw) -> Outcome:
    """The whole throw ahead of showing it: what a LiveThrow of the same throw will show."""
    live = LiveThrow(throw)
    live.fast_forward()
    return live.outcome()


def throw_for_faces(dice: tuple[str, ...], faces: tuple[int, ...], gesture: Gesture, seed: int) -> Throw:
    """The throw of this gesture and seed, painted so that it ends on recorded faces (one face index a die)."""
    throw = Throw(dice, gesture, seed)
    last = simulate(throw).frames[-1]
    chance = Chance(seed ^ PAINT)
    turned = []
    for pose, face, sides in zip(last, faces, throw.sides(), strict=True):
        fitting = [k for k, turn in enumerate(turns(sides)) if top_face(mul(pose.q, turn), sides) == face]
        turned.append(fitting[chance.below(len(fitting))])
    return replace(throw, turned=tuple(turned))


def again(throw: Throw, which: tuple[int, ...], gesture: Gesture, seed: int) -> Throw:
    """A new throw of some of the dice (indices into throw.dice); the others have been set aside."""
    return Throw(tuple(throw.dice[k] for k in which), gesture, seed)


def merged(faces: tuple[int, ...], which: tuple[int, ...], thrown: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of all dice after those of `which` were thrown again."""
    new = dict(zip(which, thrown, strict=True))
    return tuple(new.get(k, face) for k, face in enumerate(faces))
