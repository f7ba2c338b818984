"""Frames, rules, dice and starts measured against their budgets: `main.py bench`. Exit code 1 when one is broken."""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from zlib import crc32

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

ROOT = Path(__file__).parent.parent
COMPILED = Path(tempfile.gettempdir()) / "couch-khans-bench"
STEP = 1 / 120
STEPS_A_FRAME = 2
ROUNDS = 3
THINKING_PAUSE = 0.008
"""Seconds left to the bot's process between two frames, about as much as a display of 60 Hz leaves."""


@dataclass(frozen=True)
class Row:
    """One measured figure beside its budget, in the same unit."""

    what: str
    measured: float
    budget: float
    unit: str

    @property
    def kept(self) -> bool:
        return self.measured <= self.budget


def milliseconds(work: Callable[[], object]) -> float:
    """What the work costs this process: its own time, so that a busy machine does not blur the figure."""
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


def waited(work: Callable[[], object]) -> float:
    """Milliseconds on the wall, where others' work counts too: starts, and frames while a bot thinks."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def percentile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def run() -> int:
    """Measure everything, print the table, and tell by the exit code whether every budget is kept.

    Each round is a fresh process, and of each figure the lowest counts: a shared processor runs at two thirds of its
    speed for seconds at a time, and what that adds is not the program's."""
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as pool:
        rounds = [pool.submit(one_round) for _ in range(ROUNDS)]
        rows = [
            min(same, key=lambda row: row.measured) for same in zip(*[each.result() for each in rounds], strict=True)
        ]
    for row in rows:
        print(_line(row))
    broken = [row for row in rows if not row.kept]
    print(f"\n{len(rows) - len(broken)} of {len(rows)} budgets kept")
    return 1 if broken else 0


def one_round() -> list[Row]:
    """Every figure once, in this process."""
    return [row for measure in (starts, rules, dice, tables) for row in measure()]


def _line(row: Row) -> str:
    mark = "ok  " if row.kept else "OVER"
    return f"{mark} {row.what:<58} {row.measured:>9.2f} {row.unit:<4} budget {row.budget:g}"


# ------------------------------------------------------------ starts
START = """
import time; begun = time.perf_counter()
from engine.start import open_window
window = open_window(visible=False)
first = time.perf_counter()
from engine.app import App, Mode
from engine.scenes.title import TitleScene
app = App(Mode(visible=False), window=window)
app.scenes.push(TitleScene(app))
for _ in range(3): app.step(); app.frame()
print((first - begun) * 1000, (time.perf_counter() - begun) * 1000)
app.close()
"""


def starts() -> Iterator[Row]:
    """As people meet it: the modules have been compiled by an earlier start, which is not counted."""
    _start()
    found = [_start() for _ in range(5)]
    yield Row(
        "start of the program to its first frame (the logotype)",
        statistics.median(first for first, _ in found),
        300,
        "ms",
    )
    yield Row(
        "start of the program to the title screen complete", statistics.median(whole for _, whole in found), 800, "ms"
    )


def _start() -> tuple[float, float]:
    told = subprocess.run(
        [sys.executable, "-X", f"pycache_prefix={COMPILED}", "-c", START],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        capture_output=True,
        text=True,
        check=True,
    )
    first, whole = told.stdout.splitlines()[-1].split()
    return float(first), float(whole)


# ------------------------------------------------------------ rules
def rules() -> Iterator[Row]:
    from engine.titles import find_titles

    for title in find_titles().values():
        if title.listed:
            answered, copied = _rules_of(title)
            yield Row(f"{title.id}: one answered question, options included", answered, 34, "us")
            yield Row(f"{title.id}: a copy of the state in mid-game", copied, 40, "us")


def _rules_of(title: Any) -> tuple[float, float]:
    """Medians over games by chance, in microseconds."""
    from engine.headless import seat_bots
    from engine.rules import Chance, Match, copy_state
    from engine.rules.flow import run as run_rules
    from engine.rules.match import chance_answer

    answered: list[float] = []
    copied: list[float] = []
    for seed in range(10):
        match = Match.start(title.rules(), seat_bots(title.seats[-1], ["random"]), seed, title.default_options)
        state, chance = match.state, Chance(seed)
        while (question := state.question) is not None:
            answer = chance_answer(question, chance, match.rules.sides)
            answered.append(milliseconds(partial(run_rules, state, answer)) * 1000)
            copied.append(milliseconds(partial(copy_state, state)) * 1000)
    return statistics.median(answered), statistics.median(copied)


# ------------------------------------------------------------ dice
def dice() -> Iterator[Row]:
    from engine.dice.throw import Gesture, Throw, simulate
    from engine.titles import find_titles

    title = next(title for title in find_titles().values() if title.listed)
    title.board()
    kinds = sorted(title.rules().sides)
    for count, budget in ((5, 5.0), (12, 5.0)):
        names = tuple(kinds[k % len(kinds)] for k in range(count))
        spent = [milliseconds(partial(simulate, Throw(names, Gesture(0.6, 0.1, 0.2), seed))) for seed in range(30)]
        yield Row(f"whole throw of {count} dice, CPU", statistics.median(spent), budget, "ms")


# ------------------------------------------------------------ tables
def tables() -> Iterator[Row]:
    from engine.app import App, Mode

    app = App(Mode(visible=False, sound=False))
    for title in (title for title in app.titles.values() if title.listed):
        yield from _table_rows(app, title)
    yield Row("memory at a table", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 300, "MB")
    app.close()


def _table_rows(app: Any, title: Any) -> Iterator[Row]:
    """A full table late in a game: bots playing, then a person asked."""
    opening = milliseconds(lambda: (_open(app, title, _late_match(title, "greedy", 0), demo=True), app.frame()))
    yield Row(f"{title.id}: opening a table", opening, 700, "ms")
    frames, thinking = _frames(app, _open(app, title, _late_match(title, "greedy", 4 * 40), demo=True))
    yield Row(f"{title.id}: frame of the busiest table, median", statistics.median(frames), 5, "ms")
    yield Row(f"{title.id}: frame of the busiest table, p99", percentile(frames, 0.99), 8.3, "ms")
    yield Row(f"{title.id}: frame while a bot thinks, p99", percentile(thinking, 0.99), 16.7, "ms")
    asked = _open(app, title, _late_match(title, "", 4 * 40), demo=False)
    asked.settle()
    app.step(STEP)
    quiet = [milliseconds(partial(one_turn, app)) for _ in range(300)]
    yield Row(f"{title.id}: quiet frame, a person asked", statistics.median(quiet), 1, "ms")
    yield Row(f"{title.id}: from a press to changed pixels", _frames_to_change(app), 2, "fr")


def _open(app: Any, title: Any, match: Any, demo: bool) -> Any:
    from engine.scene import Scene
    from engine.table.scene import TableScene

    app.scenes.clear_to(Scene(app))  # nobody goes from table to table: results or the lobby lie between
    scene = TableScene(app, title, match, "", demo=demo)
    app.scenes.clear_to(scene)
    return scene


def _late_match(title: Any, strength: str, answers: int) -> Any:
    """A game by chance, so many answers in; `strength` plays on, or persons when it is empty."""
    from engine.headless import seat_bots
    from engine.rules import Chance, Match, Roll
    from engine.rules.match import play_on

    seats = seat_bots(title.seats[-1], [strength])
    match = Match.start(title.rules(), seats, 7, title.default_options, keep_states=True)
    chance = Chance(7)
    while len(match.log) < answers or (answers and isinstance(match.question, Roll)):
        play_on(match, chance)
    return match


def one_turn(app: Any) -> None:
    """What one turn of the loop costs: the steps that are due and a frame."""
    for _ in range(STEPS_A_FRAME):
        app.step(STEP)
    app.frame()


def _frames(app: Any, scene: Any) -> tuple[list[float], list[float]]:
    """Costs of the frames of bots at play, in ms; and of those in which one was thinking."""
    frames: list[float] = []
    thinking: list[float] = []
    while len(frames) < 1500 and not scene.over:
        if scene.thinking is None:
            frames.append(milliseconds(partial(one_turn, app)))
        else:
            thinking.append(waited(partial(one_turn, app)))
            time.sleep(THINKING_PAUSE)
    return frames, thinking or frames


def _frames_to_change(app: Any) -> float:
    """The most frames from a press of a direction until the picture is another one."""
    from engine.input.actions import KEYBOARD, Action
    from engine.input.events import ActionEvent

    most = 0
    for action in (Action.RIGHT, Action.LEFT, Action.DOWN, Action.UP):
        before = crc32(app.frame().get_buffer().raw)
        app.scenes.handle(ActionEvent(action, "press", KEYBOARD, app.inputs.asking))
        for frame in range(1, 11):
            one_turn(app)
            if crc32(app.window.canvas.get_buffer().raw) != before:
                most = max(most, frame)
                break
        app.scenes.handle(ActionEvent(action, "release", KEYBOARD, app.inputs.asking))
    return most
