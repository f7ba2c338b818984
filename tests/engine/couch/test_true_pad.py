"""The program as it is shipped, in a process of its own, played with a pad that the kernel would have told of.

SDL's own driver and mapping table run; umockdev (Debian package "umockdev") stands in for /dev, /sys and udev. Where it
is not installed, UMOCKDEV_RUN may name the program in an unpacked package.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.engine.couch import true_pad

ROOT = Path(__file__).parent.parent.parent.parent
RUN = os.environ.get("UMOCKDEV_RUN") or shutil.which("umockdev-run")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.window,
    pytest.mark.skipif(not RUN or not shutil.which("Xvfb"), reason="wants umockdev-run and Xvfb"),
]


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """A display and the environment of a program on it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        screen = f":{told.readline().strip()}"
    kept = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    yield {**kept, "DISPLAY": screen, "SDL_AUDIODRIVER": "dummy"}
    server.terminate()
    server.wait(timeout=10)


def test_a_pad_alone_goes_from_the_title_to_a_decision(screen: dict[str, str], home: Path, tmp_path: Path) -> None:
    """S6, P1: A opens the first game and takes a seat, A starts it, A throws and chooses; nothing else is touched."""
    presses = tuple((6.0 + 1.5 * n, true_pad.A) for n in range(30))
    command = [str(RUN), *true_pad.write(tmp_path, presses), "--", sys.executable, str(ROOT / "main.py")]
    program = subprocess.Popen(command, env={**screen, "COUCH_KHANS_HOME": str(home)}, cwd=ROOT)
    try:
        seats = wait_for_answers(home / "saves", 70)
    finally:
        program.terminate()
        program.wait(timeout=15)
    assert 0 in seats


def wait_for_answers(saves: Path, seconds: float) -> list[int]:
    """The seats that have answered in the first game saved, as soon as the person's is among them."""
    seats: list[int] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and 0 not in seats:
        time.sleep(0.5)
        for path in saves.glob("*-1.json"):
            seats = [entry["seat"] for entry in msgspec.json.decode(path.read_bytes())["log"]]
    return seats
