"""A table without a window: the application is made once for a module, each test lays its own game on it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.app import App, Mode
from engine.input.actions import Action
from engine.input.events import ActionEvent
from engine.rules import Match, SeatSpec
from engine.settings import Settings
from engine.table.scene import TableScene

NAMES = ("Temur", "Aigul", "Batu", "Sarnai", "Tomyris")
DT = 1 / 120


class Bench:
    """Lays tables, passes time, presses buttons."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.heard: list[str] = []

    def lay(self, bots: str = "", seats: int = 2, seed: int = 7, title: str = "_template", **more: Any) -> TableScene:
        """A table of which the seats named in `bots` are bots. Options of the match go in `options`."""
        options = more.pop("options", {})
        specs = tuple(SeatSpec(NAMES[n], n, "random" if str(n) in bots else "") for n in range(seats))
        found = self.app.titles[title]
        match = Match.start(found.rules(), specs, seed, {**found.default_options, **options}, keep_states=True)
        scene = TableScene(self.app, found, match, more.pop("save_name", ""), **more)
        self.app.scenes.clear_to(scene)
        return scene

    def run(self, seconds: float, draw: bool = False) -> None:
        for _ in range(round(seconds / DT)):
            self.app.step(DT)
        if draw:
            self.app.frame()

    def until(self, what: Callable[[], bool], seconds: float = 30.0) -> None:
        """Pass time until `what` holds."""
        for _ in range(round(seconds / DT)):
            if what():
                return
            self.app.step(DT)
        raise AssertionError(f"not within {seconds} s")

    def press(self, action: Action, device: str = "keyboard", seat: int | None = None, phase: str = "press") -> None:
        event = ActionEvent(action, phase, device, seat)  # type: ignore[arg-type]
        self.app.scenes.handle(event)

    def tap(self, action: Action, device: str = "keyboard", seat: int | None = None) -> None:
        self.press(action, device, seat)
        self.press(action, device, seat, "release")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    home: Path = tmp_path_factory.mktemp("table")
    app = App(Mode(visible=False, sound=False, home=home / "saves"), Settings())
    yield app
    app.thinker.close()  # the display stays: fonts that are kept would die with it
    app.audio.close()


@pytest.fixture
def bench(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    bench = Bench(app)
    app.settings = Settings().with_value("play.recap", "off")  # it has tests of its own
    app.inputs.seats.clear()
    play: Callable[..., bool] = app.audio.play
    monkeypatch.setattr(app.audio, "play", lambda name, *rest: bench.heard.append(name) or play(name, *rest))
    yield bench
    app.toasts.shown.clear()
