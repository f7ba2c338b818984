"""Saves after every answer without holding up the picture: the disk is waited for in a thread."""

import copy
import queue
import threading
from typing import Any

from engine.rules import Match, copy_state
from engine.saves import Saves


def frozen(match: Match[Any]) -> Match[Any]:
    """The match as it stands now, for somebody who reads it while play goes on."""
    still = copy.copy(match)
    still.state = copy_state(match.state)
    still.log = list(match.log)
    return still


class Autosave:
    """Keeps the newest position of one match under one name. What comes while the disk is busy is written next."""

    def __init__(self, saves: Saves, name: str) -> None:
        self.saves, self.name = saves, name
        self._work: queue.Queue[Match[Any] | None] = queue.Queue()
        self._faults: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def keep(self, match: Match[Any]) -> None:
        """Save this position soon. Nothing happens when the match has no name to be saved under."""
        if not self.name:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True, name="autosave")
            self._thread.start()
        self._work.put(frozen(match))

    def fault(self) -> str:
        """What went wrong since the last call, in words; empty when all is well."""
        found = ""
        while not self._faults.empty():
            found = self._faults.get() or found
        return found

    def close(self) -> None:
        """Wait until the newest position is on the disk."""
        if self._thread is not None:
            self._work.put(None)
            self._thread.join(timeout=5)
            self._thread = None

    def _run(self) -> None:
        while (match := self._work.get()) is not None:
            ends = False
            while not self._work.empty():  # only the newest counts
                newer = self._work.get()
                ends = ends or newer is None
                match = newer or match
            fault = self.saves.write(self.name, match)
            if fault:
                self._faults.put(fault)
            if ends:
                return
