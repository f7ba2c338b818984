"""Settings by pad: every value of every key, up and down; kept on leaving."""

from typing import Any

from engine.input.actions import Action
from engine.input.bindings import Bindings
from engine.scenes.remapping import remapped
from engine.scenes.settings import SettingsScene
from engine.scenes.title import TitleScene
from engine.settings import KEYS, steps_of
from engine.settings_file import load

HIDDEN = {"text.language": ("auto", "en", "es")}


def opened(room: Any) -> SettingsScene:
    room.app.scenes.push(TitleScene(room.app))
    scene = SettingsScene(room.app)
    room.show(scene)
    return scene


def walk(room: Any, path: str) -> None:
    values = HIDDEN.get(path) or steps_of(KEYS[path])
    room.press(*[Action.LEFT] * len(values))
    assert room.app.settings.value(path) == values[0], path
    for value in values[1:]:
        room.press(Action.RIGHT)
        assert room.app.settings.value(path) == value, path
    for value in reversed(values[:-1]):
        room.press(Action.LEFT)
        assert room.app.settings.value(path) == value, path


def test_every_value_is_walked_up_and_down(room: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(room.app.window, "apply", lambda settings: None)  # no window to change here
    scene = opened(room)
    walked = []
    for _ in scene.sections:
        for item in list(scene.menu.items):
            if item.id in KEYS and KEYS[item.id].kind != "text" and KEYS[item.id].high < 200:
                scene.menu.select(item.id)
                walk(room, item.id)
                walked.append(item.id)
        room.press(Action.PAGE_RIGHT)
    assert len(walked) == sum(key.kind != "text" and key.high < 200 for key in KEYS.values())


def test_the_tabs_are_reached_without_the_page_buttons(room: Any) -> None:
    scene = opened(room)
    room.press(Action.UP, Action.RIGHT)
    assert scene.on_tabs and scene.tabs.current == "text" and scene.menu.items[0].id == "text.size"
    room.press(Action.DOWN)
    assert not scene.on_tabs and scene.menu.index == 0


def test_language_and_size_change_at_once_and_are_kept(room: Any) -> None:
    scene = opened(room)
    room.press(Action.PAGE_RIGHT, Action.RIGHT, Action.DOWN, Action.RIGHT)
    assert room.app.kit.theme.scale == 1.25 and scene.menu.items[0].label == "Tamaño del texto"
    assert scene.tabs.labels[0] == ("display", "Imagen")
    room.press(Action.BACK)
    assert load().settings.text.size == 125 and load().settings.text.language == "es"


def test_a_section_goes_back_to_how_it_was_shipped(room: Any) -> None:
    scene = opened(room)
    room.press(Action.PAGE_RIGHT, Action.PAGE_RIGHT, Action.LEFT, Action.LEFT)
    assert room.app.settings.audio.master == 70
    room.press(*[Action.DOWN] * 4, Action.ACCEPT, Action.DOWN, Action.ACCEPT)
    assert scene.dialog is None and room.app.settings.audio.master == 80


def test_remapping_changes_places_so_that_nothing_gets_lost(room: Any) -> None:
    settings = remapped(room.app.settings, room.app.inputs.bindings, "Pad", "y", Action.ACCEPT)
    bindings = Bindings.of(settings)
    assert (bindings.pad("y", "Pad"), bindings.pad("a", "Pad")) == (Action.ACCEPT, Action.DETAILS)
    assert {bindings.button_of(action, "Pad") for action in Action} >= {"a", "b", "x", "y", "start", "back"}


def test_the_demonstration_shows_one_game_or_all_in_turn(room: Any) -> None:
    scene = opened(room)
    scene.tabs.index = scene.sections.index("kiosk")
    scene.refresh()
    scene.menu.select("kiosk.title")
    control = scene.menu.items[scene.menu.index].control
    assert control is not None and control.value == "" and scene._title_name("") == "All in turn"
    room.press(Action.RIGHT, Action.RIGHT)
    assert room.app.settings.kiosk.title == [title.id for title in room.app.titles.values() if title.listed][1]
    room.press(Action.LEFT, Action.LEFT)
    assert room.app.settings.kiosk.title == "", "and back to all"
