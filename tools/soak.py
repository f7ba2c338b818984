"""The long runs that do not belong into every test: `python -m tools.soak [--minutes M] [--games N] [--chaos M]`.

Thousands of games by chance with all the checks of the trial, then demo play with a screen, watching memory and frames,
then a kiosk in bad weather (tools.chaos) and one that is brought down again and again (tools.chaos_crashes).
"""

import argparse
import contextlib
import os
import statistics
import subprocess
import sys
import time
from array import array
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.app import App, Mode
from engine.headless import seat_bots
from engine.kiosk.health import resident
from engine.titles import Title, find_titles
from tests.support import trial
from tools.bench import STEP, STEPS_A_FRAME, milliseconds, one_turn, percentile

GROWTH = 0.05
MOST = 300
"""Megabytes."""
SLICE = 120.0
"""Seconds that a title is shown before the next one's turn comes."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="demo play with a screen, in minutes of play")
    parser.add_argument("--games", type=int, default=1000, help="games by chance for each title and number of seats")
    parser.add_argument("--chaos", type=float, default=60.0, help="minutes of a kiosk in bad weather")
    parser.add_argument("--crashes", type=int, default=50, help="how often a kiosk is made to crash")
    parser.add_argument("--hangs", type=int, default=20, help="how often it is made to stand still")
    options = parser.parse_args()
    titles = find_titles()
    for title in titles.values():
        for seats in title.seats:
            _play_many(title, seats, options.games)
    listed = [title for title in titles.values() if title.listed]
    passed = [_watch(listed, options.minutes) if options.minutes else True]
    if options.chaos:
        passed.append(_passes("tools.chaos", "--minutes", str(options.chaos)))
    if options.crashes or options.hangs:
        storm = ("--crashes", str(options.crashes), "--hangs", str(options.hangs))
        passed.append(_passes("tools.chaos_crashes", *storm))
    return 0 if all(passed) else 1


def _passes(module: str, *arguments: str) -> bool:
    """In a process of its own: memory is measured there, and it may die."""
    return subprocess.run((sys.executable, "-m", module, *arguments), check=False).returncode == 0


def _play_many(title: Title, seats: int, games: int) -> None:
    """Games by chance: sound at every decision, undone and copied in every tenth."""
    begun = time.monotonic()
    deep = (trial.sound, trial.copies, trial.views, trial.blocked_stay_blocked, trial.undo_and_redo)
    for seed in range(games):
        trial.play_checked(title.rules(), seats, seed, *(deep if seed % 10 == 0 else (trial.sound,)))
    print(f"{title.id}, {seats} seats: {games} games sound, {time.monotonic() - begun:.0f} s", flush=True)


def _watch(titles: list[Title], minutes: float) -> bool:
    """Minutes of demo play, as fast as this machine can, every title for two minutes in turn, after a warm-up in which
    each was shown once. True when memory stays below its budget and where it was, and no frame is too long."""
    app = App(Mode(visible=False, sound=True))
    frames = array("d")  # not a list: what is measured is the program's memory, not the tool's
    held: list[list[float]] = []
    rounds = max(1, round(minutes * 60 / (SLICE * len(titles))))
    with contextlib.suppress(KeyboardInterrupt):  # ended early: the whole rounds until then are judged
        for number in range(rounds + 1):
            if number == 1:
                del frames[:]
            held.append([memory for title in titles for memory in _show(app, title, number, frames)])
            print(f"{number} of {rounds} rounds: {statistics.mean(held[-1]):.0f} MB", flush=True)
    app.close()
    return _judge(frames, held[1:])


def _show(app: App, title: Title, number: int, frames: "array[float]") -> list[float]:
    """One title for a slice of time, in as many demo games as it takes; memory in megabytes every ten seconds."""
    turn = partial(one_turn, app)
    held: list[float] = []
    scene: Any = None
    for at in range(round(SLICE / (STEP * STEPS_A_FRAME))):
        if scene is None or scene.over:
            seats = seat_bots(title.seats[number % len(title.seats)], ["greedy", "random"])
            scene = app.start_demo(title, seats, number * 1000 + at)
            app.scenes.clear_to(scene)
        frames.append(milliseconds(turn))
        if at % 600 == 599:
            held.append(resident())
    return held


def _judge(frames: Sequence[float], held: list[list[float]]) -> bool:
    """Growth is that from the first quarter of the rounds to the last: each round shows every title as long."""
    part = max(1, len(held) // 4)
    first, last = (statistics.mean(chain.from_iterable(some)) for some in (held[:part], held[-part:]))
    high, grown = max(map(max, held)), last / first - 1
    median, p99 = statistics.median(frames), percentile(frames, 0.99)
    played = len(frames) * STEP * STEPS_A_FRAME / 60
    print(f"{played:.0f} min of demo play: memory {high:.0f} MB at most, {first:.0f} MB at first, grown {grown:+.1%}")
    print(f"frames: median {median:.2f} ms, p99 {p99:.2f} ms, worst {max(frames):.1f} ms")
    return grown <= GROWTH and high <= MOST and p99 <= 16.7


if __name__ == "__main__":
    raise SystemExit(main())
