"""From a hand to a throw: hold to charge, aim, let go; or flick. A pure state machine, fed by calls and a clock."""

import math
from collections.abc import Sequence

from engine.dice.throw import Gesture

CHARGE = 0.9  # seconds from nothing to full strength; then it falls again, so that waiting is no advantage
WIDEST = math.radians(55)  # how far a stick or d-pad may aim off straight
TURNING = math.radians(80)  # aim per second of a held d-pad
DEAD = 0.25  # stick's rest zone
FLICK_LEAST = 60.0  # pixels: a shorter drag is a change of mind
FLICK_FULL = 2600.0  # pixels per second that give full power
RECENT = 0.12  # seconds of a drag that count as the flick
LEAST_POWER = 0.08

Sample = tuple[float, float, float]  # t (s), x, y (pixels)


class GestureInput:
    """One hand over the tray. `taken` is the gesture once thrown, else None; a new hand needs a new GestureInput."""

    def __init__(self) -> None:
        self.charging = False
        self.held = 0.0
        self.angle = 0.0
        self.spin = 0.0
        self.taken: Gesture | None = None
        self._x = self._y = 0.0

    @property
    def power(self) -> float:
        """0..1 as the meter shows it: up for CHARGE seconds, down for as long, and again."""
        phase = self.held / CHARGE % 2
        return phase if phase <= 1 else 2 - phase

    def press(self) -> None:
        """Accept went down: the charge starts from nothing."""
        if self.taken is None:
            self.charging, self.held = True, 0.0

    def release(self) -> Gesture | None:
        """Accept went up: the throw, or None when nothing was being charged."""
        if not self.charging or self.taken is not None:
            return None
        self.charging = False
        self.taken = Gesture(max(LEAST_POWER, self.power), self.angle, self.spin)
        return self.taken

    def cancel(self) -> None:
        """Back: the dice stay in the hand."""
        self.charging, self.held = False, 0.0

    def aim(self, x: float, y: float) -> None:
        """Where the stick or d-pad points now, -1..1 each: y (down positive) turns the aim, x gives spin."""
        self._x, self._y = (v if abs(v) > DEAD else 0.0 for v in (x, y))

    def update(self, dt: float) -> None:
        """Let dt seconds pass."""
        if self.taken is not None:
            return
        if self.charging:
            self.held += dt
        self.angle = max(-WIDEST, min(WIDEST, self.angle + self._y * TURNING * dt))
        self.spin = max(-1.0, min(1.0, self.spin + self._x * 2 * dt))

    def drag(self, points: Sequence[Sample]) -> Gesture | None:
        """A pointer was dragged along these places and let go: the flick, or None when it was too short or too slow.

        Times must not decrease; only the last RECENT seconds count, so a pause before letting go drops the dice."""
        recent = [p for p in points if points[-1][0] - p[0] <= RECENT] if points else []
        if self.taken is not None or len(recent) < 2:
            return None
        (t0, x0, y0), (t1, x1, y1) = recent[0], recent[-1]
        dx, dy, took = x1 - x0, y1 - y0, max(t1 - t0, 1 / 120)
        whole = math.hypot(points[-1][1] - points[0][1], points[-1][2] - points[0][2])
        if whole < FLICK_LEAST or math.hypot(dx, dy) < FLICK_LEAST / 4:
            return None
        self.angle = math.atan2(dy, dx)
        self.spin = _bend(recent)
        self.taken = Gesture(max(LEAST_POWER, min(1.0, math.hypot(dx, dy) / took / FLICK_FULL)), self.angle, self.spin)
        return self.taken


def _bend(points: Sequence[Sample]) -> float:
    """How much the path curves, as spin -1..1: positive when it bends clockwise on the screen."""
    (_, ax, ay), (_, bx, by), (_, cx, cy) = points[0], points[len(points) // 2], points[-1]
    cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
    size = math.hypot(bx - ax, by - ay) * math.hypot(cx - bx, cy - by)
    return max(-1.0, min(1.0, cross / size)) if size else 0.0
