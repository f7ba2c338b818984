"""The sign of life of a watched client: the time stamp of a file, moved about once a second by its loop."""

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

EVERY = 1.0


class Heartbeat:
    """Call `beat` in every turn of the loop. The stamp needs no room on the disk and is no clock: it only changes.

    `orphaned` is called once when the process that watches is gone.
    """

    def __init__(
        self, path: Path, orphaned: Callable[[], None] = lambda: None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.path = path
        self._orphaned = orphaned
        self._now = now
        self._next = 0.0
        self._parent = os.getppid()

    def beat(self) -> None:
        """Move the stamp when a second has gone by since the last time."""
        now = self._now()
        if now < self._next:
            return
        self._next = now + EVERY
        self._stamp(int(now * 1e9))
        if os.getppid() != self._parent:
            self._parent = os.getppid()
            self._orphaned()

    def _stamp(self, moment: int) -> None:
        with contextlib.suppress(OSError):
            try:
                os.utime(self.path, ns=(moment, moment))
            except FileNotFoundError:  # somebody tidied up
                self.path.touch()
