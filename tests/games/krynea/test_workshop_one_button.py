"""The workshop is left with one button and short presses."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from engine.app import App, Mode
from engine.scenes.frame import FrameScene
from engine.scenes.title import TitleScene
from engine.settings import Settings
from games.krynea.workshop.bench import Bench
from games.krynea.workshop.build import BuildScene
from games.krynea.workshop.choosing import Choosing
from games.krynea.workshop.deck import Deck
from games.krynea.workshop.decks import DecksScene
from games.krynea.workshop.panels import CheckScene, ChoosingScene, DeckScene

SCREENS: dict[str, Callable[[Bench], FrameScene]] = {
    "decks": lambda bench: DecksScene(bench.app, bench.title),
    "build": lambda bench: BuildScene(bench, Deck(), None),
    "choosing": lambda bench: ChoosingScene(bench, Choosing(), "troop", lambda: None),
    "deck": lambda bench: DeckScene(BuildScene(bench, Deck(), None)),
    "check": lambda bench: CheckScene(bench, Deck()),
}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    settings = Settings().with_value("input.one_button", True)
    made = App(Mode(visible=False, sound=False, home=tmp_path / "saves"), settings)
    made.faults = []
    yield made
    made.thinker.close()


@pytest.mark.parametrize("name", sorted(SCREENS))
def test_the_walk_comes_to_back_and_a_short_press_leaves(app: App, name: str) -> None:
    app.scenes.push(TitleScene(app))
    scene: Any = SCREENS[name](Bench(app, app.titles["krynea"]))
    app.scenes.push(scene)
    for _ in range(40 * 30):  # seconds
        if scene.last_stop.here:
            break
        app.step(1 / 30)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.inputs.feed(Event(kind, key=pygame.K_SPACE, unicode=" ", mod=0))
        app.step(1 / 30)
    assert isinstance(app.scenes.top, TitleScene)
