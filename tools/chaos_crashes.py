"""A kiosk that is brought down again and again: `python -m tools.chaos_crashes [--crashes N] [--hangs N]`.

The watcher is the real one, and so is the client but for a robot that plays in a person's place and, when its hour has
come, breaks the program in one of many ways. No hand is needed, no match may be lost.
"""

import argparse
import ctypes
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from engine.kiosk import crashes
from engine.kiosk.places import Places
from engine.kiosk.supervisor import Limits, Supervisor

CRASHES = ("raise", "draw", "exit", "kill", "kill", "kill", "segv", "abort", "memory", "recursion")
HANGS = ("stop", "sleep", "spin", "deadlock")
SETTLED = 0.5
"""Seconds after which a decision must be on the disk."""
BACK = 15.0
"""Seconds from any fault to the title, or to the offer to go on."""
SEATS = 3


class Told(NamedTuple):
    """One line of what the robots told, with a time that all processes share."""

    at: float
    what: str
    name: str
    number: int


def tell(folder: Path, what: str, name: str = "", number: int = 0) -> None:
    """One write, so that it is there even when the process dies right after it."""
    with open(folder / "told.txt", "a") as file:
        file.write(f"{time.monotonic()} {what} {name or '-'} {number}\n")


def heard(folder: Path) -> list[Told]:
    lines = [line.split() for line in (folder / "told.txt").read_text().splitlines()]
    return [Told(float(at), what, name, int(number)) for at, what, name, number in lines]


# ------------------------------------------------------------ the client
class Robot:
    """Sits at the table of a real client; `fault` is how it brings it down after `ticks` turns of the loop there."""

    def __init__(self, folder: Path, fault: str, ticks: int) -> None:
        self.folder, self.fault, self.ticks = folder, fault, ticks
        self.seen: set[str] = set()
        self.plays = ""
        """The game that is under way."""

    def act(self, app: Any) -> None:
        from engine.kiosk.offer import OfferScene
        from engine.table.recap_scene import RecapScene
        from engine.table.scene import TableScene

        if isinstance(app.scenes.top, RecapScene):
            app.scenes.pop()
        top = app.scenes.top
        if isinstance(top, OfferScene):
            self.plays = top.game.name
            tell(self.folder, "offered", top.game.name, top.game.decisions)
            top._go_on()
        elif isinstance(top, TableScene) and not top.demo:
            self._play(app, top)
        elif self.fault == "leave":
            app.leave()
        else:
            self._sit_down(app)

    def _sit_down(self, app: Any) -> None:
        from engine.rules import SeatSpec

        tell(self.folder, "free")
        title = app.titles["huns"]
        seats = tuple(SeatSpec(f"Robot {n}", n, "greedy" if n else "") for n in range(SEATS))
        app.start_match(title, seats, title.default_options, random.randrange(2**31))

    def _play(self, app: Any, table: Any) -> None:
        if table.save_name not in self.seen:
            self.seen.add(table.save_name)
            self.plays = table.save_name
            tell(self.folder, "sits", table.save_name, len(table.match.log))
        before = len(table.match.log)
        question = table.match.question
        if question and not table.playback.busy and not table.match.seats[question.seat].bot:
            _answer(table, question)
        if len(table.match.log) > before:
            tell(self.folder, "answer", table.save_name, len(table.match.log))
        self.ticks -= 1
        if self.ticks <= 0:
            self._break(app, table)

    def _break(self, app: Any, table: Any) -> None:
        if self.fault == "leave":
            app.leave()
            return
        self.ticks = 1_000_000  # once is enough
        tell(self.folder, "fault", self.fault)
        BREAKS[self.fault](table)


def _answer(table: Any, question: Any) -> None:
    from engine.rules import Chance
    from engine.rules.match import chance_answer

    answer = chance_answer(question, Chance(random.getrandbits(60)), table.match.rules.sides)
    table.answer(answer)


def _raise(table: Any) -> None:
    raise RuntimeError("forced")


def _raise_in_drawing(table: Any) -> None:
    table.draw = lambda canvas, alpha: 1 / 0


def _kill_at_any_moment(table: Any) -> None:
    """From a thread, so that it strikes between any two instructions, a write to the disk included."""

    def strike() -> None:
        time.sleep(random.uniform(0, 0.05))
        os.kill(os.getpid(), signal.SIGKILL)

    threading.Thread(target=strike, daemon=True).start()


def _exhaust(table: Any) -> None:
    raise MemoryError


def _recurse(table: Any) -> None:
    _recurse(table)


def _deadlock(table: Any) -> None:
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()


def _spin(table: Any) -> None:
    while True:
        pass


BREAKS: dict[str, Any] = {
    "raise": _raise,
    "draw": _raise_in_drawing,
    "exit": lambda table: os._exit(3),
    "kill": _kill_at_any_moment,
    "segv": lambda table: ctypes.string_at(0),
    "abort": lambda table: os.abort(),
    "memory": _exhaust,
    "recursion": _recurse,
    "stop": lambda table: os.kill(os.getpid(), signal.SIGSTOP),
    "sleep": lambda table: time.sleep(1e6),
    "spin": _spin,
    "deadlock": _deadlock,
}


def run_client(folder: Path, heartbeat: Path) -> int:
    """One life of the kiosk with a robot at it."""
    plan = json.loads((folder / "plan.json").read_text())
    tell(folder, "life")
    life = sum(line.what == "life" for line in heard(folder))
    fault, ticks = plan[life - 1] if life <= len(plan) else ("leave", 30)
    from engine import start
    from engine.app import App
    from engine.rules import Match

    robot, tick, answer = Robot(folder, fault, ticks), App.tick, Match.answer

    def turn(app: App) -> None:
        tick(app)
        robot.act(app)

    def answered(match: Match[Any], *given: Any, **named: Any) -> list[Any]:
        """The end is told before anything is done about it, also where a bot brings it."""
        moments = answer(match, *given, **named)
        if match.over and robot.plays:
            tell(folder, "over", robot.plays, len(match.log))
        return moments

    App.tick = turn  # type: ignore[method-assign, assignment]
    Match.answer = answered  # type: ignore[method-assign, assignment]
    return start.run_watched(heartbeat)


# ------------------------------------------------------------ the storm
class Storm(NamedTuple):
    """What came of it. `lost`: matches that were not offered again; `late`: decisions that had time to be saved and
    were not; `behind`: the most decisions that a restart was behind what had been told; `crash`, `hang`: the longest
    ways back from either."""

    lives: int
    faults: int
    lost: list[str]
    late: list[str]
    behind: int
    reports: int
    crash: "Back"
    hang: "Back"

    @property
    def good(self) -> bool:
        return not self.lost and not self.late and max(self.crash.screen, self.hang.screen) <= BACK


class Back(NamedTuple):
    """The longest times in seconds from a fault to the first screen, which offers the game or is the title, and to the
    table, which a robot takes at once."""

    screen: float = 0.0
    table: float = 0.0

    def longest(self, fault: Told, following: list[Told]) -> "Back":
        """This or a longer way."""

        def until(*what: str) -> float:
            return next((line.at - fault.at for line in following if line.what in what), 0.0)

        return Back(max(self.screen, until("offered", "free", "sits")), max(self.table, until("sits", "free")))


def plan(number_crashes: int, number_hangs: int, seed: int) -> list[tuple[str, int]]:
    """Every kind as often as another, in a random order, each after a random number of turns."""
    dice = random.Random(seed)
    faults = [CRASHES[n % len(CRASHES)] for n in range(number_crashes)]
    faults += [HANGS[n % len(HANGS)] for n in range(number_hangs)]
    dice.shuffle(faults)
    return [(fault, dice.randrange(5, 90)) for fault in faults]


def storm(folder: Path, number_crashes: int, number_hangs: int, seed: int = 7, stale: float = 10.0) -> Storm:
    """Bring a kiosk down so often and see what is left. `folder` becomes its home."""
    faults = plan(number_crashes, number_hangs, seed)
    (folder / "plan.json").write_text(json.dumps(faults))
    own = folder / "home" / "config" / "config.toml"
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text('[play]\nspeed = "instant"\n')
    os.environ["COUCH_KHANS_HOME"] = str(folder / "home")
    where = Places(folder / "home")
    watcher = Supervisor(
        (sys.executable, "-m", "tools.chaos_crashes", "--client", str(folder)),
        where,
        Limits(stale=stale, pauses=(0.0,)),
    )
    watcher.run()
    told = heard(folder)
    return judge(told, len(crashes.listed(where.crashes)), watcher.lives)


def judge(told: list[Told], reports: int, lives: int) -> Storm:
    """Life by life: what had been told before a fault, and what the next life found."""
    lost: list[str] = []
    late: list[str] = []
    behind, backs = 0, {"crash": Back(), "hang": Back()}
    for this, following in _pairs(told):
        fault = next((line for line in this if line.what == "fault"), None)
        over = [line for line in this if line.what == "over"]
        answers = [line for line in this if line.what in ("answer", "sits")]
        if fault is None or not answers:
            continue
        found = next((line for line in following if line.what in ("sits", "over", "free")), None)
        kind = "hang" if fault.name in HANGS else "crash"
        backs[kind] = backs[kind].longest(fault, following)
        if over and over[-1].name == answers[-1].name:
            continue
        name, most = answers[-1].name, answers[-1].number
        settled = max(
            (line.number for line in answers if line.name == name and line.at < fault.at - SETTLED), default=0
        )
        if found is None or found.name != name:
            lost.append(f"{name} after {fault.name}: {found}")
        elif found.number < settled:
            late.append(f"{name} after {fault.name}: {found.number} of {settled}")
        else:
            behind = max(behind, most - found.number)
    faults = sum(line.what == "fault" for line in told)
    return Storm(lives, faults, lost, late, behind, reports, backs["crash"], backs["hang"])


def _pairs(told: list[Told]) -> list[tuple[list[Told], list[Told]]]:
    """Each life beside the one that followed it. One that was ended before it reached a table, because the machine was
    too slow, counts as part of the one before."""
    lives: list[list[Told]] = []
    for line in told:
        if line.what == "life" and (not lives or any(each.what in ("sits", "free") for each in lives[-1])):
            lives.append([])
        lives[-1].append(line)
    return list(pairwise(lives))


def report(found: Storm) -> str:
    lines = [
        f"{found.faults} forced faults, {found.lives} lives, {found.reports} reports kept",
        f"longest way back from a crash: {found.crash.screen:.1f} s to a screen, {found.crash.table:.1f} s to a table",
        f"longest way back after a hang: {found.hang.screen:.1f} s to a screen, {found.hang.table:.1f} s to the table",
        f"matches lost: {len(found.lost)}; decisions lost that had {SETTLED} s: {len(found.late)}; "
        f"most decisions behind: {found.behind}",
    ]
    return "\n".join([*lines, *found.lost, *found.late])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crashes", type=int, default=50)
    parser.add_argument("--hangs", type=int, default=20)
    parser.add_argument("--client", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("heartbeat", type=Path, nargs="?", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.client:
        return run_client(options.client, options.heartbeat)
    with tempfile.TemporaryDirectory(prefix="couch-khans-") as folder:
        found = storm(Path(folder), options.crashes, options.hangs)
    print(report(found))
    return 0 if found.good else 1


if __name__ == "__main__":
    raise SystemExit(main())
