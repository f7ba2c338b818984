"""The long runs that do not belong into every test: `python -m tools.soak [--minutes M] [--games N] [--chaos M]`.

Thousands of games by chance with all the checks of the trial, then demo play with a screen, watching memory and frames,
then a kiosk in bad weather (tools.chaos) and one that is brought down again and again (tools.chaos_crashes).
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from functools import partial
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
WARM_UP = 0.2
"""Part of the play after which memory is looked at for the first time: caches fill until then."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="demo play with a screen, in minutes of play")
    parser.add_argument("--games", type=int, default=1000, help="games by chance for each title and number of seats")
    parser.add_argument("--chaos", type=float, default=30.0, help="minutes of a kiosk in bad weather")
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
    """Minutes of demo play, as fast as this machine can: one game after the other. True when memory stays below its
    budget and where it was, and no frame is too long."""
    app = App(Mode(visible=False, sound=True))
    turn = partial(one_turn, app)
    frames: list[float] = []
    held: list[tuple[float, float]] = []
    games = 0
    due = round(minutes * 60 / (STEP * STEPS_A_FRAME))
    while len(frames) < due:
        title = titles[games % len(titles)]
        seats = title.seats[games % len(title.seats)]
        scene: Any = app.start_demo(title, seat_bots(seats, ["greedy", "random"]), games)
        app.scenes.clear_to(scene)
        while not scene.over and len(frames) < due:
            frames.append(milliseconds(turn))
        games += 1
        held.append((len(frames) / due, resident()))
        print(f"{title.id}, {seats} seats: {len(frames) / due:.0%} played, {held[-1][1]:.0f} MB", flush=True)
    app.close()
    warm = [memory for played, memory in held if played >= WARM_UP]
    grown = warm[-1] / warm[0] - 1
    median, p99 = statistics.median(frames), percentile(frames, 0.99)
    print(f"{games} demo games in {minutes:.0f} min of play: memory {max(warm):.0f} MB, grown {grown:+.1%}")
    print(f"frames: median {median:.2f} ms, p99 {p99:.2f} ms, worst {max(frames):.1f} ms")
    return grown <= GROWTH and max(warm) <= MOST and p99 <= 16.7


if __name__ == "__main__":
    raise SystemExit(main())
