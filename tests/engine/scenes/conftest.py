"""A whole application without a window, driven press by press."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from engine.app import App, Mode
from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.scene import Scene
from engine.settings import Settings


class Room:
    """An app and somebody who presses its buttons."""

    def __init__(self, folder: Path, language: str = "en", size: int = 100, kiosk: bool = False) -> None:
        settings = Settings().with_value("text.language", language).with_value("text.size", size)
        self.app = App(Mode(visible=False, sound=False, kiosk=kiosk, home=folder / "saves"), settings)
        self.app.faults = []

    @property
    def top(self) -> Scene:
        top = self.app.scenes.top
        assert top is not None
        return top

    def show(self, scene: Scene) -> Scene:
        self.app.scenes.push(scene)
        self.wait(0.3)
        return scene

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 30)):
            self.app.step(1 / 30)

    def press(self, *actions: Action, device: str = "keyboard") -> None:
        for action in actions:
            seat = self.app.inputs.seats.speaks_for(device, None)
            self.app.scenes.handle(ActionEvent(action, "press", device, seat))
            self.app.scenes.handle(ActionEvent(action, "release", device, seat))
            self.app.step(1 / 30)

    def click(self, pos: tuple[int, int]) -> None:
        for kind in ("move", "press", "release"):
            self.app.scenes.handle(PointerEvent(kind, pos, 1))
        self.app.step(1 / 30)

    def type(self, words: str) -> None:
        """Keys of a real keyboard."""
        for letter in words:
            key = {"\r": pygame.K_RETURN, "\b": pygame.K_BACKSPACE}.get(letter, ord(letter))
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.app.inputs.feed(pygame.event.Event(kind, key=key, unicode=letter, mod=0))
            self.app.step(1 / 30)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.app.thinker.close()


@pytest.fixture
def make_room(tmp_path: Path) -> Iterator[Callable[..., Room]]:
    made: list[Room] = []

    def make(language: str = "en", size: int = 100, kiosk: bool = False) -> Room:
        made.append(Room(tmp_path / f"{len(made)}", language, size, kiosk))
        return made[-1]

    yield make
    for each in made:
        each.app.thinker.close()
