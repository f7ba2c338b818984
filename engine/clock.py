"""The game's own clock: fixed steps of simulated time, whatever the display does."""

import time
from collections.abc import Callable

STEP = 1 / 120
CATCH_UP = 0.25
ROUNDING = 1e-9  # 0.25 / (1/120) is 29.999..., and must still count as 30 steps


class FixedClock:
    """Turns real time into whole steps; what is left over is the fraction to draw with.

    `step` and `catch_up` are seconds; `now` returns seconds that never run backwards. After a stall longer than
    `catch_up` the rest of the gap is dropped, so that a stopped process never replays its pause.
    """

    def __init__(
        self, step: float = STEP, catch_up: float = CATCH_UP, now: Callable[[], float] = time.perf_counter
    ) -> None:
        self.step = step
        self.catch_up = catch_up
        self._now = now
        self._last = now()
        self._saved = 0.0

    def advance(self, now: float | None = None) -> int:
        """Steps to simulate since the last call; 0 when time stood still or went back."""
        at = self._now() if now is None else now
        elapsed = max(0.0, at - self._last)
        self._last = at
        self._saved = min(self._saved + elapsed, self.catch_up)
        steps = int(self._saved / self.step + ROUNDING)
        self._saved = max(0.0, self._saved - steps * self.step)
        return steps

    @property
    def alpha(self) -> float:
        """How far the present moment lies between the last step and the next one, 0..1."""
        return min(1.0, self._saved / self.step)
