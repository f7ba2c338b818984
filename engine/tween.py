"""Motion as data: tweens, groups of them, and the one manager that knows speed and reduced motion. Pure."""

import math
from collections.abc import Callable
from typing import Protocol, TypeVar

Ease = Callable[[float], float]


def linear(k: float) -> float:
    return k


def ease_out(k: float) -> float:
    return 1 - (1 - k) ** 3


def ease_in(k: float) -> float:
    return k**3


def ease_in_out(k: float) -> float:
    return 4 * k**3 if k < 0.5 else 1 - (2 - 2 * k) ** 3 / 2


def out_back(k: float) -> float:
    """Slight overshoot (about 4 %), for things put down."""
    return 1 + 2.0 * (k - 1) ** 3 + 1.0 * (k - 1) ** 2


def lerp(a: float, b: float, k: float) -> float:
    return a + (b - a) * k


def arc(start: tuple[float, float], end: tuple[float, float], height: float, k: float) -> tuple[float, float]:
    """Point at k of a thrown path whose middle lies `height` pixels above the straight line."""
    return lerp(start[0], end[0], k), lerp(start[1], end[1], k) - height * 4 * k * (1 - k)


def shake_offset(amplitude: float, k: float) -> tuple[int, int]:
    """Camera offset at k of a shake; it dies away and is exactly zero at the end."""
    left = (1 - k) ** 2 * min(amplitude, 6)  # 6 px is the most that ART.md allows
    return round(math.sin(k * 47) * left), round(math.cos(k * 37) * left)


class Motion(Protocol):
    """What the manager runs: `advance` consumes seconds and returns those it did not need."""

    done: bool

    def advance(self, dt: float, calm: bool) -> float: ...

    def finish(self) -> None: ...


M = TypeVar("M", bound=Motion)


class Tween:
    """Calls `on_update(eased)` from 0 to 1 within `duration` seconds after `delay` seconds, then `on_done` once.

    A decorative tween (shake, flash, parallax) is skipped to its end under reduced motion.
    """

    def __init__(
        self,
        duration: float,
        on_update: Callable[[float], None] | None = None,
        ease: Ease = ease_out,
        delay: float = 0.0,
        on_done: Callable[[], None] | None = None,
        decorative: bool = False,
    ) -> None:
        self.duration = duration
        self.delay = delay
        self.ease = ease
        self.on_update = on_update
        self.on_done = on_done
        self.decorative = decorative
        self.age = 0.0
        self.done = False

    def advance(self, dt: float, calm: bool) -> float:
        if self.done:
            return dt
        if calm and self.decorative:
            self.finish()
            return dt
        self.age += dt
        spare = self.age - self.delay - self.duration
        if spare >= 0:
            self.finish()
            return spare
        if self.age >= self.delay and self.on_update:
            self.on_update(self.ease((self.age - self.delay) / self.duration))
        return 0.0

    def finish(self) -> None:
        if self.done:
            return
        self.done = True
        if self.on_update:
            self.on_update(self.ease(1.0))
        if self.on_done:
            self.on_done()


class Call(Tween):
    """A moment between tweens: does its work when reached and takes no time."""

    def __init__(self, work: Callable[[], None], delay: float = 0.0) -> None:
        super().__init__(0.0, None, linear, delay, work)


class Sequence:
    """One after the other; time that one does not need goes to the next."""

    def __init__(self, *parts: Motion) -> None:
        self.parts = list(parts)
        self.done = not parts

    def advance(self, dt: float, calm: bool) -> float:
        while self.parts:
            dt = self.parts[0].advance(dt, calm)
            if not self.parts[0].done:
                return 0.0
            self.parts.pop(0)
        self.done = True
        return dt

    def finish(self) -> None:
        while self.parts:
            self.parts.pop(0).finish()
        self.done = True


class Tweens:
    """Runs motions. `speed` multiplies time (math.inf is instant); `reduced_motion` reaches every decorative tween."""

    def __init__(self, speed: float = 1.0, reduced_motion: bool = False) -> None:
        self.speed = speed
        self.reduced_motion = reduced_motion
        self._running: list[Motion] = []

    def add(self, motion: M) -> M:
        """Start a motion; at infinite speed it is finished before this returns."""
        if math.isinf(self.speed):
            motion.finish()
        else:
            motion.advance(0.0, self.reduced_motion)
            self._running.append(motion)
        return motion

    def update(self, dt: float) -> None:
        """Advance everything by `dt` real seconds; motions added meanwhile start with the next step."""
        if math.isinf(self.speed):
            self.finish_all()
            return
        for motion in self._running[:]:
            motion.advance(dt * self.speed, self.reduced_motion)
        self._running = [motion for motion in self._running if not motion.done]

    def finish_all(self) -> None:
        """Every motion at its end, those that finishing starts included."""
        while self._running:
            self._running.pop(0).finish()

    @property
    def busy(self) -> bool:
        return bool(self._running)


class Animated:
    """A number that follows its target: the lift of the focus, a score that counts up.

    `tau` is the time in seconds in which two thirds of the way are done; within `near` it arrives.
    """

    def __init__(self, value: float = 0.0, tau: float = 0.06, near: float = 0.01) -> None:
        self.value = value
        self.target = value
        self.tau = tau
        self.near = near

    def set(self, target: float) -> None:
        self.target = target

    def snap(self, value: float) -> None:
        self.value = self.target = value

    def update(self, dt: float) -> float:
        self.value += (self.target - self.value) * (1 - math.exp(-dt / self.tau))
        if abs(self.target - self.value) <= self.near:
            self.value = self.target
        return self.value

    @property
    def moving(self) -> bool:
        return self.value != self.target
