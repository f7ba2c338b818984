"""One button, short presses alone: from every screen the walk comes to BACK."""

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame.event import Event

import engine
from engine.input.actions import Action
from engine.input.events import PointerEvent
from engine.input.scanning import BACK_AFTER
from engine.kiosk.in_play import InPlay
from engine.kiosk.offer import OfferScene
from engine.kiosk.time_up import CappedResultsScene
from engine.rules import Match, SeatSpec
from engine.scene import Scene
from engine.scenes.attract import AttractScene
from engine.scenes.frame import FrameScene
from engine.scenes.howto import HowToScene
from engine.scenes.menu_scene import MenuScene
from engine.scenes.names import NamesScene
from engine.scenes.pause import PauseScene
from engine.scenes.reacting import ReactingScene
from engine.scenes.results import ResultsScene
from engine.scenes.rulebook import RulebookScene
from engine.scenes.service import ServiceScene
from engine.scenes.service_books import BooksScene
from engine.scenes.service_devices import DevicesScene
from engine.scenes.service_dice import DiceScene
from engine.scenes.service_display import DisplayScene
from engine.scenes.service_sound import SoundScene
from engine.scenes.settings import SettingsScene
from engine.scenes.text_entry import TextEntryScene
from engine.scenes.title import TitleScene
from engine.table.scene import TableScene
from engine.table.seats_scene import SeatsScene
from tests.engine.scenes.test_every_scene import SCENES, finished

SHORT = 0.2
STEP = 1.2
"""Seconds between two steps of the walk, as shipped."""


def capped(app: Any) -> ResultsScene:
    return CappedResultsScene(app, app.titles["_template"], finished(app))


ALONE: dict[str, Callable[[Any], Scene]] = {
    **SCENES,
    "howto of no pages": lambda app: HowToScene(app, app.titles["_template"]),
    "rulebook at a clause": lambda app: RulebookScene(app, app.titles["huns"], "HUN-3.1"),
    "capped": capped,
    "service": ServiceScene,
    "books": BooksScene,
    "devices": DevicesScene,
    "dice": DiceScene,
    "display": DisplayScene,
    "sound": SoundScene,
    "offer": lambda app: OfferScene(app, InPlay("huns", "huns-1")),
    "reacting": lambda app: ReactingScene(app, tuple(SeatSpec(name, n) for n, name in enumerate("AB"))),
}
OVER_TABLE: dict[str, Callable[[Any, TableScene], Scene]] = {
    "pause": PauseScene,
    "seats": SeatsScene,
}


class Button:
    """Somebody who has the space bar and nothing else, and never holds it."""

    def __init__(self, room: Any) -> None:
        self.room = room
        self.backs = 0
        self.turn_on()

    def turn_on(self, on: bool = True) -> None:
        self.room.app.apply_settings(self.room.app.settings.with_value("input.one_button", on))

    def press(self) -> None:
        assert SHORT < BACK_AFTER
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.room.app.inputs.feed(Event(kind, key=pygame.K_SPACE, unicode=" ", mod=0))
            self.room.wait(SHORT)

    def until(self, what: Callable[[], bool], seconds: float = 90.0) -> None:
        """Pass time until `what` holds; a walk that rests is woken."""
        for _ in range(round(seconds * 30)):
            if what():
                return
            if self.room.app.inputs.scanner.resting:
                self.press()
            self.room.wait(1 / 30)
        raise AssertionError(f"not within {seconds} s on {self.room.top}")

    def back(self) -> None:
        """Wait for the ring round BACK and press; where no BACK is told of, a press alone goes on."""
        scene = self.room.top
        if any(action is Action.BACK for action, _ in scene.prompts()):
            self.until(lambda: scene.last_stop.here)
            self.backs += 1
        self.press()


@pytest.fixture
def button(room: Any) -> Button:
    room.app.scenes.push(TitleScene(room.app))
    return Button(room)


@pytest.mark.parametrize("name", sorted(ALONE))
def test_short_presses_lead_back_to_the_title(room: Any, button: Button, name: str) -> None:
    room.show(ALONE[name](room.app))
    assert not isinstance(room.top, TitleScene)
    button.back()
    if isinstance(room.top, AttractScene):
        button.press()
    assert isinstance(room.top, TitleScene)
    assert button.backs == (name != "faults")


def sit_down(room: Any) -> TableScene:
    """A person and a bot; the person is asked whether to keep the die."""
    title = room.app.titles["_template"]
    seats = SeatSpec("A", 0), SeatSpec("B", 1, "random")
    match = Match.start(title.rules(), seats, 7, title.default_options, keep_states=True)
    match.answer([2])
    table = TableScene(room.app, title, match, "")
    room.app.scenes.clear_to(table)
    return table


@pytest.mark.parametrize("name", sorted(OVER_TABLE))
def test_short_presses_lead_back_to_the_table(room: Any, button: Button, name: str) -> None:
    table = sit_down(room)
    room.show(OVER_TABLE[name](room.app, table))
    button.back()
    assert room.top is table and button.backs == 1


def test_short_presses_lead_from_the_table_to_the_title(room: Any, button: Button) -> None:
    table = sit_down(room)
    button.until(lambda: table.asking is not None and table.asking.focus.current == "option:*more")
    button.press()
    choices = table.dialogue.choices
    button.until(lambda: choices.menu.current.id == "*menu")
    button.press()
    pause = room.top
    assert isinstance(pause, PauseScene)
    button.until(lambda: pause.menu.current.id == "leave" and not pause.last_stop.here)
    button.press()
    assert isinstance(room.top, TitleScene)


def test_the_list_of_everything_is_closed_by_a_press(room: Any, button: Button) -> None:
    table = sit_down(room)
    button.until(lambda: table.asking is not None and table.asking.focus.current == "option:*more")
    button.press()
    choices = table.dialogue.choices
    button.until(lambda: choices.menu.current.id == "*close")
    assert choices.menu.index == len(choices.menu.items) - 1
    button.press()
    assert table.dialogue.choices is None and table.asking is not None
    button.turn_on(False)
    room.press(Action.ALT)
    assert [item.id for item in table.dialogue.choices.menu.items][-1] == "*menu"


@pytest.mark.parametrize("show", ["show_log", "show_statistics"])
def test_a_press_leaves_what_is_read_over_the_table_and_back_is_ringed(room: Any, button: Button, show: str) -> None:
    table = sit_down(room)
    getattr(table, show)()
    room.wait(0.3)
    rings: list[pygame.Rect] = []
    room.app.kit.ring = lambda canvas, rect, seat=None: rings.append(rect)
    table.kit.ring = room.app.kit.ring
    room.app.frame()
    assert rings == [table.kit.prompt_bar.spot(Action.BACK)]
    button.press()
    assert room.top is table


def test_no_screen_is_left_out(room: Any) -> None:
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        importlib.import_module(module.name)
    kinds, left = [FrameScene], set()
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        left |= {kind} if kind.__module__.startswith("engine.") else set()
    left -= {FrameScene, MenuScene, TitleScene, PauseScene, SeatsScene}
    room.app.scenes.push(TitleScene(room.app))
    assert left - {type(make(room.app)) for make in ALONE.values()} == set()


# ------------------------------------------------------------ the way of the walk
def names(room: Any) -> NamesScene:
    scene = NamesScene(room.app, "Temur", lambda name: None)
    room.show(scene)
    return scene


def test_after_the_last_row_comes_back_and_then_the_first_row(room: Any, button: Button) -> None:
    scene = names(room)
    last = len(scene.menu.items) - 1
    scene.menu.index = last - 1
    met = []
    for _ in range(4):
        met.append((scene.menu.index, scene.last_stop.here))
        room.press(Action.DOWN)
    assert met == [(last - 1, False), (last, False), (last, True), (0, False)]


def test_settings_go_on_over_their_tabs_to_the_first_row(room: Any, button: Button) -> None:
    scene = SettingsScene(room.app)
    room.show(scene)
    scene.menu.index = last = len(scene.menu.items) - 1
    met = []
    for _ in range(4):
        met.append((scene.menu.index, scene.on_tabs, scene.last_stop.here))
        room.press(Action.DOWN)
    assert met == [(last, False, False), (last, False, True), (last, True, False), (0, False, False)]


def test_how_to_play_stands_still_under_the_walk_and_a_press_turns_the_page(room: Any, button: Button) -> None:
    scene = HowToScene(room.app, room.app.titles["huns"])
    room.show(scene)
    room.wait(4 * STEP)
    assert scene.page == 1
    button.until(lambda: not scene.last_stop.here)
    button.press()
    assert scene.page == 2


def test_up_goes_from_back_to_the_last_row_and_sideways_nothing_happens(room: Any, button: Button) -> None:
    scene = names(room)
    scene.menu.index = last = len(scene.menu.items) - 1
    room.press(Action.DOWN, Action.RIGHT, Action.LEFT)
    assert scene.last_stop.here
    room.press(Action.UP)
    assert (scene.menu.index, scene.last_stop.here) == (last, False)


def test_a_mouse_takes_the_focus_away_from_back(room: Any, button: Button) -> None:
    scene = names(room)
    scene.menu.index = len(scene.menu.items) - 1
    room.press(Action.DOWN)
    room.app.scenes.handle(PointerEvent("move", scene.menu.rows()[1].center))
    assert (scene.menu.index, scene.last_stop.here) == (1, False)


def test_the_ring_lies_round_back_and_the_row_has_none(room: Any, button: Button) -> None:
    scene = names(room)
    scene.menu.index = last = len(scene.menu.items) - 1
    room.press(Action.DOWN)
    rings: list[pygame.Rect] = []
    room.app.kit.ring = lambda canvas, rect, seat=None: rings.append(rect)
    room.app.frame()
    assert rings == [room.app.kit.prompt_bar.spot(Action.BACK)]
    room.press(Action.UP)
    rings.clear()
    room.app.frame()
    assert rings == [scene.menu.rows()[last]]


def test_with_all_buttons_nobody_meets_the_stop(room: Any, button: Button) -> None:
    button.turn_on(False)
    for name, make in ALONE.items():
        scene: Any = room.show(make(room.app))
        for _ in range(8):
            room.press(Action.DOWN)
            assert not scene.last_stop.here, name
        room.app.show_title()
    scene = names(room)
    scene.menu.index = len(scene.menu.items) - 1
    room.press(Action.DOWN)
    assert scene.menu.index == 0


def test_the_one_key_of_somebody_writes_no_letters(room: Any, button: Button) -> None:
    scene: Any = room.show(ALONE["text"](room.app))
    button.press()
    button.press()
    assert scene.words == "Q"  # the first key of the row in which the focus begins
    button.turn_on(False)
    button.press()
    assert scene.words == "Q "


# ------------------------------------------------------------ what else only a long hold led to
def test_the_walk_meets_everything_on_the_title_screen(room: Any, button: Button) -> None:
    focus, met = room.top.focus, []
    for _ in focus.elements:
        met.append(focus.current)
        room.wait(STEP)
    assert sorted(met) == sorted(element.id for element in focus.elements)
    button.until(lambda: focus.current == "bar quit")
    button.press()
    menu = room.top.dialog.menu
    button.until(lambda: menu.current.id == "yes")
    button.until(lambda: menu.current.id == "no")
    button.press()
    assert room.top.dialog is None


def test_a_press_on_the_tabs_of_the_settings_opens_the_next(room: Any, button: Button) -> None:
    scene = SettingsScene(room.app)
    room.show(scene)
    button.until(lambda: scene.on_tabs)
    button.press()
    button.press()
    assert (scene.tabs.current, scene.on_tabs) == ("audio", True)
    button.until(lambda: not scene.on_tabs)
    assert scene.menu.index == 0


def test_the_walk_goes_along_the_chairs_and_on_to_the_rows(room: Any, button: Button) -> None:
    scene: Any = room.show(ALONE["lobby"](room.app))
    button.until(lambda: scene.in_chairs)
    met = []
    while scene.in_chairs:
        met.append(scene.chair)
        room.wait(STEP)
    assert met == [0, 1, 2, 3] and scene.menu.index == 0


def test_the_walk_turns_the_pages_of_the_statistics(room: Any, button: Button) -> None:
    table = sit_down(room)
    table.show_statistics()
    scene, met = room.top, []
    for _ in range(4):
        met.append(scene.tabs.current)
        room.wait(STEP)
    assert met == ["all", "0", "1", "all"]


def test_words_are_written_row_by_row(room: Any, button: Button) -> None:
    taken: list[str] = []
    scene: Any = room.show(TextEntryScene(room.app, "", taken.append))
    for row, key in (
        (list("asdfghjkl-"), "d"),
        (list("1234567890"), "2"),
        (["shift", "space", "erase", "done"], "done"),
    ):
        button.until(lambda row=row: scene.focus.current in row and not scene.last_stop.here)
        button.press()
        button.until(lambda key=key: scene.focus.current == key)
        button.press()
    assert taken == ["D2"]


def test_a_row_that_is_walked_through_is_left_for_the_next(room: Any, button: Button) -> None:
    scene: Any = room.show(TextEntryScene(room.app, "", lambda words: None))
    button.press()
    met = []
    for _ in range(12):
        met.append((scene.focus.current, scene.in_row))
        room.wait(STEP)
    assert met == [*((key, True) for key in "qwertyuiop"), ("q", False), ("a", False)]


def test_the_walk_meets_every_button_of_the_results_and_then_back(room: Any, button: Button) -> None:
    scene: Any = room.show(ALONE["results"](room.app))
    met = []
    for _ in range(8):
        met.append("back" if scene.last_stop.here else scene.focus.current)
        room.wait(STEP)
    assert met == ["places", "points", "course", "again", "rules", "title", "back", "places"]
