"""What holds for every screen: it opens in each language and size, says everything, and BACK leads back."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.app import App
from engine.headless import seat_bots
from engine.input.actions import Action
from engine.rules import Chance, Match
from engine.rules.match import play_out
from engine.scene import Scene
from engine.scenes.chair import ChairScene
from engine.scenes.chairs import Table
from engine.scenes.decor import title_words
from engine.scenes.fame import FameScene
from engine.scenes.faults import FaultsScene
from engine.scenes.howto import HowToScene
from engine.scenes.lobby import LobbyScene
from engine.scenes.menu_scene import MenuScene
from engine.scenes.names import NamesScene
from engine.scenes.remap import RemapScene
from engine.scenes.results import ResultsScene
from engine.scenes.resume import ResumeScene
from engine.scenes.rulebook import RulebookScene
from engine.scenes.settings import SettingsScene
from engine.scenes.sticks import SticksScene
from engine.scenes.text_entry import TextEntryScene
from engine.scenes.title import TitleScene
from engine.settings_file import Fault


def finished(app: App) -> Match[Any]:
    rules = app.titles["_template"].rules()
    match = Match.start(rules, seat_bots(3, ["random"]), 7, {})
    play_out(match, Chance(3))
    return match


def chair(app: App) -> Scene:
    names = ("A", "B", "C", "D", "E")
    return ChairScene(app, Table(app.titles["huns"], app.inputs.seats, ("greedy",), names, None), 0)


SCENES: dict[str, Callable[[App], Scene]] = {
    "lobby": lambda app: LobbyScene(app, app.titles["huns"]),
    "chair": chair,
    "names": lambda app: NamesScene(app, "Temur", lambda name: None),
    "text": lambda app: TextEntryScene(app, "", lambda words: None),
    "settings": SettingsScene,
    "remap": RemapScene,
    "sticks": SticksScene,
    "rulebook": lambda app: RulebookScene(app, app.titles["huns"]),
    "howto": lambda app: HowToScene(app, app.titles["huns"]),
    "resume": ResumeScene,
    "fame": lambda app: FameScene(app, app.titles["huns"]),
    "faults": lambda app: FaultsScene(app, [Fault("config.toml", "audio.master", "unknown")]),
    "results": lambda app: ResultsScene(app, app.titles["_template"], finished(app)),
}


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_scene_says_everything_and_goes_back(make_room: Callable[..., Any], language: str) -> None:
    room = make_room(language, 150 if language == "es" else 100)
    room.app.scenes.push(TitleScene(room.app))
    for name, make in SCENES.items():
        scene = room.show(make(room.app))
        room.app.frame()
        assert room.top is scene, name
        room.press(Action.BACK)
        room.app.frame()
        assert isinstance(room.top, TitleScene), f"{name}: BACK does not lead back"
    assert room.app.language.missing == set()
    for title in room.app.titles.values():
        assert title_words(room.app, title).missing == set(), title.id
    assert room.app.assets.missing == set()


def test_pseudo_language_at_the_largest_size_breaks_no_scene(make_room: Callable[..., Any]) -> None:
    room = make_room("xx", 200)
    room.app.scenes.push(TitleScene(room.app))
    for make in SCENES.values():
        room.show(make(room.app))
        room.app.frame()
        room.press(Action.BACK)
    bar = room.top.bar_items()  # the longest words still lie on the bar
    assert bar[0].x >= 0 and bar[-1].rect.right <= 1920


@pytest.mark.parametrize("name", ["lobby", "chair", "names", "settings", "resume"])
def test_every_row_is_reached_with_the_pad(room: Any, name: str) -> None:
    room.app.scenes.push(TitleScene(room.app))
    scene = room.show(SCENES[name](room.app))
    assert isinstance(scene, MenuScene)
    seen = set()
    for _ in range(len(scene.menu.items) + 2):
        seen.add(scene.menu.current.id if scene.menu.current else "")
        room.press(Action.DOWN)
    assert seen >= {item.id for item in scene.menu.items}


@pytest.mark.parametrize("name", ["title", "text", "results"])
def test_every_element_is_reached_with_the_pad(room: Any, name: str) -> None:
    room.app.scenes.push(TitleScene(room.app))
    scene: Any = room.top if name == "title" else room.show(SCENES[name](room.app))
    room.wait(0.1)
    focus = scene.focus
    reached, frontier = {focus.current}, [focus.current]
    while frontier:
        at = frontier.pop()
        for direction in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            focus.focus(at)
            focus.move(direction)
            if focus.current not in reached:
                reached.add(focus.current)
                frontier.append(focus.current)
    assert reached == set(focus._elements)
