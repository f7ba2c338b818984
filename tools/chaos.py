"""Minutes of a kiosk in bad weather: `python -m tools.chaos [--minutes M]`.

Visitors press whatever they like on pads that come and go, walk away, and come back; meanwhile the window changes its
size, clocks jump, the bots' process dies, the disk is full, the sound device is pulled. Nothing may break, memory must
stay where it was, and frames must stay short.
"""

import argparse
import contextlib
import os
import random
import statistics
import tempfile
import time
import traceback
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from engine.app import App, Mode
from engine.input.virtual_pad import VirtualPad
from engine.kiosk.books import read
from engine.kiosk.health import resident
from engine.rules import SeatSpec
from engine.scenes.attract import AttractScene
from engine.settings import Settings
from engine.table.scene import TableScene
from tools.bench import milliseconds, percentile

try:
    import resource
except ImportError:  # Windows: the disk is never full there
    resource = None  # type: ignore[assignment]

STEPS_A_FRAME = 2
WEATHER_EVERY = 240
"""Turns of the loop between two blows, on average: four seconds of play."""
BUTTONS = (
    ("a",) * 12
    + ("up", "down", "left", "right") * 3
    + ("x", "y", "left_shoulder", "right_shoulder", "start", "back", "b")
)
HOLD = (3, 3, 3, 30)
"""Turns that a button is held: a tap, or a throw."""
AWAY = 9000
"""Turns without a press: long enough for the question whether anybody is there, and for the demonstration."""
SIZES = ((1920, 1080), (1280, 800), (1024, 768), (1366, 768))
EVERY, LEAST = 300, 12
"""Turns between two looks at memory: five seconds. So many looks at a table tell what it takes: a minute."""
GROWTH, MOST = 0.05, 500
"""`MOST` in megabytes: more than at a table, since visitors open every screen in every size and language of its text,
and the pictures of those are kept for a while."""
WARM_UP = 2.0
"""Minutes with visitors at a table of each title, after every slide of the demonstration was shown: from then on memory
is measured."""


class Visitors:
    """Hands on virtual pads: they press at random, take a pad away or plug one in, and sometimes leave for a while."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.pads: list[VirtualPad] = [VirtualPad()]
        self.away = 0
        self._held: tuple[VirtualPad, str, int] | None = None

    def turn(self) -> None:
        if self._held:
            pad, button, left = self._held
            self._held = (pad, button, left - 1)
            if left <= 0:
                self._let_go(pad, button)
        elif self.away:
            self.away -= 1
        elif self.pads and self.dice.random() < 0.2:
            pad, button = self.dice.choice(self.pads), self.dice.choice(BUTTONS)
            pad.press(button)
            self._held = (pad, button, self.dice.choice(HOLD))
        elif self.dice.random() < 0.0002:
            self.away = AWAY

    def _let_go(self, pad: VirtualPad, button: str) -> None:
        self._held = None
        if pad in self.pads:
            pad.release(button)

    def plug(self) -> None:
        if len(self.pads) < 5:
            self.pads.append(VirtualPad(self.dice.choice(("Xbox Wireless Controller", "DualSense", "Pro Controller"))))

    def unplug(self) -> None:
        """With whatever it holds; when it was the last one, another comes at once."""
        pad = self.pads.pop(self.dice.randrange(len(self.pads)))
        pad.unplug()
        if not self.pads:
            self.plug()


class Weather:
    """What can happen to a machine. `blows` counts it by name."""

    def __init__(self, app: App, visitors: Visitors, dice: random.Random) -> None:
        self.app, self.visitors, self.dice = app, visitors, dice
        self.blows: Counter[str] = Counter()
        self.offset = 0.0
        self._mend: tuple[int, Callable[[], None]] | None = None
        self._real = time.time

    def turn(self) -> bool:
        """Perhaps one blow; True when there was one (its frame is not counted among the frames)."""
        if self._mend:
            left, mend = self._mend
            self._mend = (left - 1, mend)
            if left <= 0:
                self._mend = None
                mend()
        if self.dice.random() >= 1 / WEATHER_EVERY:
            return False
        blow = self.dice.choice(self.all())
        self.blows[blow.__name__] += 1
        blow()
        return True

    def all(self) -> list[Callable[[], None]]:
        disk = [self.full_disk] if resource else []
        pads = [self.pad_pulled, self.pad_pulled, self.pad_plugged, self.pad_plugged, self.pads_shaken]
        return [*pads, *disk, self.size_changed, self.clock_jumped, self.bots_killed, self.sound_pulled, self.hidden]

    def pad_pulled(self) -> None:
        self.visitors.unplug()

    def pad_plugged(self) -> None:
        self.visitors.plug()

    def pads_shaken(self) -> None:
        """A bad plug: in and out and in."""
        for _ in range(6):
            self.visitors.unplug()
            self.visitors.plug()

    def size_changed(self) -> None:
        size = self.dice.choice(SIZES)
        pygame.display.set_mode(size)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def hidden(self) -> None:
        """Minimised for a second, without the focus."""
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            pygame.event.post(pygame.event.Event(kind))
        self._later(60, self._shown)

    def _shown(self) -> None:
        for kind in (pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            pygame.event.post(pygame.event.Event(kind))

    def clock_jumped(self) -> None:
        """Both clocks: the wall's to another year, the loop's by hours, forth or (as none should) back."""
        self.offset += self.dice.choice((-1, 1)) * self.dice.choice((3600.0, 86_400.0, 40_000_000.0))
        time.time = lambda: self._real() + self.offset
        now = time.perf_counter() + self.dice.choice((-5000.0, 5000.0))
        self.app.turn(self.app.clock.advance(now))
        self.app.clock.advance()

    def bots_killed(self) -> None:
        if process := self.app.thinker._process:
            process.kill()

    def sound_pulled(self) -> None:
        """The event, and a mixer that is gone under the program's feet; a device comes back later."""
        pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
        with contextlib.suppress(pygame.error):
            pygame.mixer.quit()
        back = pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False)
        self._later(300, partial(_post, back))

    def full_disk(self) -> None:
        """No file of this process can grow by a byte for a while."""
        most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))
        self._later(240, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)))

    def _later(self, turns: int, mend: Callable[[], None]) -> None:
        self.calm()
        self._mend = (turns, mend)

    def calm(self) -> None:
        """Whatever is broken is mended now."""
        if self._mend:
            self._mend[1]()
        self._mend = None

    def over(self) -> None:
        self.calm()
        time.time = self._real


def _post(event: pygame.event.Event) -> None:
    pygame.event.post(event)


@contextlib.contextmanager
def kiosk(folder: Path) -> Iterator[App]:
    """A kiosk whose home is `folder`, without a window."""
    settings = Settings().with_value("kiosk.match_minutes", 5).with_value("kiosk.attract_after", 30)
    settings = settings.with_value("play.speed", "double").with_value("kiosk.idle_after", 60)
    app = App(Mode(kiosk=True, visible=False, home=folder / "saves"), settings)
    app.scenes.push(AttractScene(app))
    try:
        yield app
    finally:
        app.close()


class Log:
    """What was seen after the warm-up: frames in milliseconds, memory in megabytes every few seconds with the table
    that was open then, what broke."""

    def __init__(self) -> None:
        self.frames, self.held = array("d"), array("d")
        self.tables: list[str] = []
        self.errors: list[str] = []
        self.scenes: Counter[str] = Counter()

    def note_memory(self, table: str) -> None:
        self.held.append(resident())
        self.tables.append(table)

    @property
    def growth(self) -> float:
        """Growth of memory from the first third of the time after the warm-up to its last: medians, each table against
        itself, weighed by how long it was open in the last. An open table takes sixty megabytes, so how long visitors
        sat at which is no growth."""
        first, last = self._medians(self._first), self._medians(self._last)
        both = {table: n for table, n in Counter(self.tables[self._last]).items() if table in first and table in last}
        if not both:
            return self.plain_growth
        before, after = (sum(n * held[table] for table, n in both.items()) for held in (first, last))
        return after / before - 1

    @property
    def plain_growth(self) -> float:
        """The same whatever was open: it swings with what visitors sat at."""
        return statistics.median(self.held[self._last]) / statistics.median(self.held[self._first]) - 1

    def by_table(self) -> list[str]:
        first, last = self._medians(self._first), self._medians(self._last)
        return [f"{table or 'none'} {first[table]:.0f} {last[table]:.0f}" for table in sorted(first) if table in last]

    @property
    def _first(self) -> slice:
        return slice(max(1, len(self.held) // 3))

    @property
    def _last(self) -> slice:
        return slice(-max(1, len(self.held) // 3), None)

    def _medians(self, part: slice) -> dict[str, float]:
        """The median for each table that was open for a while in a part of the time, and for none."""
        seen: dict[str, list[float]] = {}
        for table, held in zip(self.tables[part], self.held[part], strict=True):
            seen.setdefault(table, []).append(held)
        return {table: statistics.median(of_it) for table, of_it in seen.items() if len(of_it) >= LEAST}

    @property
    def good(self) -> bool:
        quick = percentile(self.frames, 0.99) <= 16.7
        return not self.errors and self.growth <= GROWTH and max(self.held) <= MOST and quick


def run(app: App, minutes: float, seed: int = 7) -> tuple[Log, Weather]:
    """So many minutes of a kiosk's life, as fast as this machine can; after a warm-up, if it is at its attract loop.
    Ctrl+C ends it early, and what was seen until then is told."""
    dice = random.Random(seed)
    visitors = Visitors(dice)
    weather, log = Weather(app, visitors, dice), Log()
    due = round(minutes * 3600)
    try:
        if isinstance(app.scenes.top, AttractScene):
            _show_all(app, app.scenes.top)
            _sit_at_all(app, visitors, log)
        for turn in range(due):
            visitors.turn()
            blow = weather.turn()
            spent = milliseconds(partial(_turn, app, log))
            if not blow:
                log.frames.append(spent)
            if turn % EVERY == 0:
                log.note_memory(_table(app))
            if turn % 7200 == 7199:
                _tell(f"{turn / due:.0%} played, {log.held[-1]:.0f} MB")
            if turn % 60 == 0:
                log.scenes[type(app.scenes.top).__name__] += 1
    except KeyboardInterrupt:
        _tell("ended early")
    finally:
        weather.over()
        for pad in visitors.pads:
            pad.unplug()
    return log, weather


def _show_all(app: App, attract: AttractScene) -> None:
    """Every slide once, so that what each title keeps of its pictures is not taken for growth."""
    for _ in range(4 * len(app.titles)):
        attract._next()
        for _ in range(20):
            app.turn(STEPS_A_FRAME)


def _sit_at_all(app: App, visitors: Visitors, log: Log) -> None:
    """Visitors at a table of each title, who look into what they find there."""
    for number, title in enumerate(title for title in app.titles.values() if title.listed):
        seats = tuple(SeatSpec(f"Visitor {n}", n, "greedy" if n else "") for n in range(title.seats[-1]))
        app.start_match(title, seats, title.default_options, number)
        for _ in range(round(WARM_UP * 3600)):
            visitors.turn()
            _turn(app, log)
        _tell(f"warm-up: {title.id}, {resident():.0f} MB")
    app.show_title()


def _table(app: App) -> str:
    """The title of the table that is open, also in a demonstration; "" where none is."""
    for scene in app.scenes:
        table = scene.demo if isinstance(scene, AttractScene) else scene
        if isinstance(table, TableScene):
            return table.title.id
    return ""


def _tell(words: str) -> None:
    """Print, unless the disk is full just now and the words would go there."""
    with contextlib.suppress(OSError):
        print(words, flush=True)


def _turn(app: App, log: Log) -> None:
    """One turn of the loop; what breaks is noted, and the title screen comes back."""
    try:
        app.turn(STEPS_A_FRAME)
    except Exception:
        log.errors.append(traceback.format_exc())
        app.show_title()


def report(log: Log, weather: Weather, matches: list[Any]) -> str:
    median, p99 = statistics.median(log.frames), percentile(log.frames, 0.99)
    before = statistics.median(log.held[log._first])
    outcomes = Counter(match.outcome or "under way" for match in matches)
    lines = [
        f"played: {len(log.frames) / 3600:.1f} minutes after the warm-up",
        "weather: " + ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in weather.blows.most_common()),
        "seen, in seconds: " + ", ".join(f"{name} {count}" for name, count in log.scenes.most_common()),
        "games: " + (", ".join(f"{count} {outcome}" for outcome, count in outcomes.items()) or "none"),
        f"memory: {max(log.held):.0f} MB at most, {before:.0f} MB in the first third, grown {log.growth:+.1%}"
        f" like for like ({log.plain_growth:+.1%} whatever was open)",
        "memory by table, first and last third: " + ", ".join(log.by_table()),
        f"frames: median {median:.2f} ms, p99 {p99:.2f} ms, worst {max(log.frames):.1f} ms",
        f"errors: {len(log.errors)}",
    ]
    return "\n".join([*lines, *dict.fromkeys(log.errors)])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="minutes of play")
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="couch-khans-") as folder:
        with kiosk(Path(folder)) as app:
            log, weather = run(app, options.minutes, options.seed)
        print(report(log, weather, read(Path(folder) / "kiosk" / "books.sqlite").matches))
    return 0 if log.good else 1


if __name__ == "__main__":
    raise SystemExit(main())
