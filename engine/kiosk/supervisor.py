"""The watcher of a kiosk: it runs the client as a child and starts it again when it dies or stands still.

This process loads neither pygame nor a title, so that nothing of what can break in the client can break here.
"""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from engine.kiosk import crashes
from engine.kiosk.places import LEFT, Places

TAIL, LONGEST = 400, 2000
"""Lines of the client's output that are kept in memory, and characters of each."""
ENDING = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
MEANT = (LEFT, -signal.SIGTERM, -signal.SIGINT)
"""Exit codes of clients that somebody ended. One that has just begun does not hear signals yet, and dies of them."""
POSIX = os.name == "posix"


@dataclass(frozen=True)
class Limits:
    """Seconds. `stale`: the stamp has not changed for so long. `start`: until the first beat. `early`: a life shorter
    than this counts as a failed start. `look`: between two looks. `grace`: until a client that was asked to end is made
    to. `dump`: what it has, before its end for standing still, to write where it does. `pauses`: before the next start,
    by how many failed ones came in a row."""

    stale: float = 10.0
    start: float = 40.0
    early: float = 20.0
    look: float = 0.1
    grace: float = 1.1
    dump: float = 0.5
    pauses: tuple[float, ...] = (0.0, 0.0, 1.0, 2.0, 5.0, 10.0, 20.0, 40.0, 60.0)


class Child:
    """One life of the client: its process (leader of a group of its own), its last words, its sign of life."""

    def __init__(self, command: Sequence[str], heartbeat: Path, environment: Mapping[str, str]) -> None:
        self.heartbeat = heartbeat
        self.log: deque[str] = deque(maxlen=TAIL)
        self.begun = self.changed = time.monotonic()
        self.beaten = self._asked = False
        self.stamp = self._look()
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env=environment,
        )
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for raw in self.process.stdout:
            line = raw.decode("utf-8", "replace").rstrip()[:LONGEST]
            self.log.append(line)
            with contextlib.suppress(OSError, ValueError):
                print(line, file=sys.stderr, flush=True)

    def _look(self) -> int:
        try:
            return self.heartbeat.stat().st_mtime_ns
        except OSError:
            return -1

    def silent(self) -> float:
        """Seconds, by this process's own clock, since the stamp was last seen to change."""
        stamp, now = self._look(), time.monotonic()
        if stamp != self.stamp:
            self.stamp, self.changed, self.beaten, self._asked = stamp, now, True, False
        return now - self.changed

    def ask_to_end(self) -> None:
        with contextlib.suppress(OSError):
            self.process.terminate()

    def tell_where_it_hangs(self) -> None:
        """Have the client write where each of its threads is, once for each time that it stands still."""
        asked, self._asked = self._asked, True
        if POSIX and self.beaten and not asked:
            with contextlib.suppress(OSError):
                os.kill(self.process.pid, signal.SIGUSR1)

    def end_group(self) -> None:
        """End the client and all that it started, at once."""
        if POSIX:
            with contextlib.suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        elif self.process.poll() is None:
            tree = ["taskkill", "/T", "/F", "/PID", str(self.process.pid)]
            subprocess.run(tree, check=False, capture_output=True)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=5)
        self._reader.join(timeout=1)


class Supervisor:
    """Runs `command` with the path of the heartbeat at its end until the operator leaves or a signal ends it."""

    def __init__(self, command: Sequence[str], where: Places, limits: Limits | None = None) -> None:
        self.command = tuple(command)
        self.where = where
        self.limits = limits or Limits()
        self.lives = 0
        self._early = 0
        self._environment: dict[str, str] = dict(os.environ)
        self._ending = False  # no Event: a handler that sets one waits for ever when it cuts in on its `wait`

    def run(self) -> int:
        """Watch for as long as it takes; gives the exit code of the kiosk."""
        before = self._hear_signals()
        try:
            with compiled() as self._environment:
                self._watch_on()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        return 0

    def _watch_on(self) -> None:
        while not self._ending:
            reason, lived = self._live()
            if not reason:
                break
            self._early = self._early + 1 if lived < self.limits.early else 0
            pause = self.limits.pauses[min(self._early, len(self.limits.pauses) - 1)]
            print(f"kiosk: {reason}; starting again" + (f" in {pause:.0f} s" if pause else ""), file=sys.stderr)
            self._wait(pause)

    def stop(self) -> None:
        """End the client, then `run`."""
        self._ending = True

    def _wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not self._ending and (left := end - time.monotonic()) > 0:
            time.sleep(min(left, self.limits.look))

    def _hear_signals(self) -> dict[int, Any]:
        """From now on a signal ends the kiosk; gives what heard them before."""

        def hear(number: int, frame: FrameType | None) -> None:
            self.stop()

        numbers = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
        return {number: signal.signal(number, hear) for number in numbers}

    def _live(self) -> tuple[str, float]:
        """One life: why it ended (empty: it was meant to) and how long it lasted."""
        heartbeat = self._heartbeat()
        self.lives += 1
        try:
            child = Child((*self.command, str(heartbeat)), heartbeat, self._environment)
        except OSError as error:
            return f"the client could not be started ({error})", 0.0
        try:
            reason = self._watch(child)
        finally:
            child.end_group()
        if reason:
            crashes.keep(self.where, reason, list(child.log))
        return reason, time.monotonic() - child.begun

    def _heartbeat(self) -> Path:
        """The file whose stamp is the sign of life; beside the saves, or wherever one can be made."""
        for path in (self.where.heartbeat, Path(tempfile.gettempdir()) / f"couch-khans-{os.getpid()}"):
            with contextlib.suppress(OSError):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch()
                os.utime(path, ns=(1, 1))
                return path
        return self.where.heartbeat

    def _watch(self, child: Child) -> str:
        """Until the child has ended, hangs, or is to end; why, if that was not meant."""
        while not self._ending:
            time.sleep(self.limits.look)
            code = child.process.poll()
            if code is not None:
                return "" if code in MEANT else _death(code)
            silent, most = child.silent(), self.limits.stale if child.beaten else self.limits.start
            if silent > most - self.limits.dump:
                child.tell_where_it_hangs()
            if silent > most:
                return f"the client has stood still for {silent:.0f} s"
        child.ask_to_end()
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.process.wait(timeout=self.limits.grace)
        return ""


@contextlib.contextmanager
def compiled() -> Iterator[dict[str, str]]:
    """The environment of the clients of one watcher: what Python compiles in the first start lies in a folder of its
    own until the end. So a restart need not compile, on a read-only disk either, and no file that a power cut left half
    written can keep the next evening's kiosk from starting."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with contextlib.ExitStack() as end:
        with contextlib.suppress(OSError):
            folder = tempfile.TemporaryDirectory(prefix="couch-khans-", ignore_cleanup_errors=True)
            environment["PYTHONPYCACHEPREFIX"] = end.enter_context(folder)
        yield environment


def _death(code: int) -> str:
    """What an exit code tells."""
    if code < 0:
        with contextlib.suppress(ValueError):
            return f"the client was ended by {signal.Signals(-code).name}"
    return f"the client ended with exit code {code}"
