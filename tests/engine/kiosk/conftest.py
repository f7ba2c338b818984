"""A kiosk without a window, driven press by press."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.app import App, Mode
from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.rules import Match, SeatSpec
from engine.scene import Scene
from engine.settings import Settings
from engine.table.scene import TableScene


class Booth:
    """A kiosk and somebody who presses its buttons. `again` is the kiosk as it is after a restart."""

    def __init__(self, folder: Path, **values: Any) -> None:
        self.folder = folder
        settings = Settings()
        for path, value in {"text.language": "en", **values}.items():
            settings = settings.with_value(path.replace("__", "."), value)
        self.settings = settings
        self.app = App(Mode(visible=False, sound=False, kiosk=True, home=folder / "saves"), settings)

    @property
    def top(self) -> Scene:
        top = self.app.scenes.top
        assert top is not None
        return top

    def show(self, scene: Scene) -> None:
        self.app.scenes.push(scene)
        self.wait(0.3)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 30)):
            self.app.step(1 / 30)

    def press(self, *actions: Action, device: str = "keyboard") -> None:
        for action in actions:
            for phase in ("press", "release"):
                seat = self.app.inputs.seats.speaks_for(device, self.app.inputs.asking)
                self.app.scenes.handle(ActionEvent(action, phase, device, seat))  # type: ignore[arg-type]
            self.app.step(1 / 30)

    def click(self, pos: tuple[int, int]) -> None:
        for kind in ("press", "release"):
            self.app.scenes.handle(PointerEvent(kind, pos, 1))  # type: ignore[arg-type]
        self.app.step(1 / 30)

    def sit_down(self, title: str = "_template", bots: str = "1", answers: int = 0) -> TableScene:
        """People at a table, two seats, those in `bots` played by one; so many decisions are made by the rules."""
        found = self.app.titles[title]
        seats = tuple(SeatSpec("AB"[n], n, "random" if str(n) in bots else "") for n in range(2))
        match = Match.start(found.rules(), seats, 3, found.default_options, keep_states=True)
        for answer in ([4], "keep", [1], "keep", [2], "keep")[:answers]:
            match.answer(answer)
        self.app.show_table(found, match, self.app.new_save_name(found))
        table = self.top
        assert isinstance(table, TableScene)
        return table

    def again(self) -> "Booth":
        """Cut off without a word, and started again."""
        for scene in self.app.scenes:
            if isinstance(scene, TableScene):
                scene.autosave.close()
        assert self.app.session is not None
        self.app.session.books.close()
        self.app.thinker.close()
        booth = Booth(self.folder)
        booth.settings = self.settings
        return booth


@pytest.fixture
def make_booth(tmp_path: Path) -> Iterator[Callable[..., Booth]]:
    made: list[Booth] = []

    def make(**values: Any) -> Booth:
        made.append(Booth(tmp_path, **values))
        return made[-1]

    yield make
    for booth in made:
        booth.app.thinker.close()
        assert booth.app.session is not None
        booth.app.session.books.close()


@pytest.fixture
def booth(make_booth: Callable[..., Booth]) -> Booth:
    return make_booth()
