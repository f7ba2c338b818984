"""What functions keep of pictures is given back, and nothing else."""

import gc
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.app import App, Mode
from engine.kiosk.health import resident
from engine.memory import Sweep, forget_pictures, give_back_what_is_free
from engine.rules import SeatSpec
from engine.scenes.pause import PauseScene
from engine.scenes.text_entry import TextEntryScene
from engine.scenes.title import TitleScene
from engine.settings import Settings
from engine.ui.faces import row_face


def test_pictures_are_forgotten_and_drawn_again() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    first = row_face((120, 40), True)
    assert row_face((120, 40), True) is first
    forget_pictures()
    again = row_face((120, 40), True)
    assert again is not first and again.get_buffer().raw == first.get_buffer().raw


def test_a_table_of_the_same_title_goes_on_with_what_was_drawn() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    Sweep("one").forget()
    kept = row_face((120, 40), False)
    Sweep("one").forget()
    assert row_face((120, 40), False) is kept
    Sweep("another").forget()
    assert row_face((120, 40), False) is not kept


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a matter of glibc")
def test_free_pages_between_small_pictures_go_back() -> None:
    pictures = [pygame.Surface((100, 100), depth=32) for _ in range(2000)]  # 80 MB in blocks too small to be mapped
    del pictures[:-1]  # the last one holds the top of the heap
    full = resident()
    give_back_what_is_free()
    assert resident() < full - 40


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """At a table, and the collector runs only when it is told to."""
    made = App(Mode(visible=False, sound=False, home=tmp_path / "saves"), Settings())
    title = made.titles["huns"]
    made.start_match(title, (SeatSpec("Ana", 0), SeatSpec("Bo", 1, "greedy")), title.default_options, 1)
    made.turn(2)
    gc.disable()
    yield made
    gc.enable()
    made.close()


def test_a_table_that_was_left_is_freed_before_the_next_turn(app: App) -> None:
    left = weakref.ref(app.scenes.top)
    app.show_title()
    assert left() is not None and gc.get_freeze_count() == 0
    app.turn(2)
    assert left() is None


def test_a_table_that_makes_way_for_another_is_freed_in_its_first_step(app: App) -> None:
    left, title = weakref.ref(app.scenes.top), app.titles["krynea"]
    app.start_match(title, (SeatSpec("Ana", 0), SeatSpec("Bo", 1, "greedy")), title.default_options, 1)
    app.turn(1)
    assert left() is None and gc.get_freeze_count() > 0


def test_the_picture_behind_a_pause_or_a_keyboard_goes_when_that_goes(app: App) -> None:
    pause = PauseScene(app, app.scenes.top)  # type: ignore[arg-type]
    app.scenes.push(pause)
    keyboard = TextEntryScene(app, "", lambda words: None)
    app.scenes.push(keyboard)
    app.turn(2)
    behind = [weakref.ref(pause.behind), weakref.ref(keyboard._behind)]
    assert all(picture() for picture in behind)
    app.scenes.clear_to(TitleScene(app))
    assert not any(picture() for picture in behind)
