"""The client's end of the thinking process: ask, look now and then, never wait."""

import contextlib
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec

from engine.bots.worker import Reply, Request, read_frame, write_frame
from engine.rules import Answer, State
from engine.rules.state import pack

ROOT = Path(__file__).parent.parent.parent


class Thinker:
    """One thinking process. It is started at the first request and again after it died.

    `ask` hands over a view; `poll` gives the answer once it is there. A process that died or a bot that failed shows as
    a `fault`; the caller then answers at random, so that play goes on.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: queue.Queue[Reply] = queue.Queue()
        self._number = 0
        self.fault = ""

    def start(self) -> None:
        """Have the process ready before it is first asked: it takes a while to load."""
        with contextlib.suppress(OSError):
            self._started()

    def ask(self, title: str, strength: str, view: State, seed: int) -> None:
        """Start thinking about `view`; an earlier request that is not answered yet is forgotten."""
        self._number += 1
        self.fault = ""
        request = Request(self._number, title, strength, seed, pack(view))
        try:
            process = self._started()
            assert process.stdin is not None
            write_frame(process.stdin, msgspec.msgpack.encode(request))  # type: ignore[arg-type]
        except OSError as error:
            self.fault = f"the thinking process could not be reached ({error})"
            self.close()

    def poll(self) -> Answer | None:
        """The answer to the newest request, or None while it is still being thought about (or `fault` is set)."""
        with contextlib.suppress(queue.Empty):
            while True:
                reply = self._replies.get_nowait()
                if reply.number == self._number and reply.fault:
                    self.fault = reply.fault
                elif reply.number == self._number:
                    return reply.answer
        if self._process is not None and self._process.poll() is not None and not self.fault:
            self.fault = f"the thinking process ended with {self._process.returncode}"
            self._process = None
        return None

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "engine.bots.worker"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()
        return self._process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Runs in a thread of its own: a pipe blocks, the loop of the client must not."""
        stream: Any = process.stdout
        while data := read_frame(stream):
            self._replies.put(msgspec.msgpack.decode(data, type=Reply))

    def close(self) -> None:
        """End the process. A later `ask` starts a new one."""
        if self._process is None:
            return
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=1)
        self._process = None
