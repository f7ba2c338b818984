"""Asking for a button or a key: it answers, or time runs out and all stays as it was."""

from pathlib import Path
from typing import Any

import pygame

from engine.input.actions import Action
from engine.input.virtual_pad import VirtualPad
from engine.scenes.remap import PATIENCE, RemapScene
from engine.settings_file import SHIPPED, load, save_own


def asked(room: Any) -> RemapScene:
    """The scene asking for the button that accepts."""
    scene = room.show(RemapScene(room.app))
    room.press(Action.DOWN, Action.ACCEPT)
    assert scene.asked is Action.ACCEPT
    return scene  # type: ignore[no-any-return]


def plug_in(room: Any) -> VirtualPad:
    pad = VirtualPad()
    pump(room)
    return pad


def pump(room: Any) -> None:
    for event in pygame.event.get():
        room.app.inputs.feed(event)
    room.app.step(1 / 30)


def test_the_button_that_is_pressed_takes_over(room: Any) -> None:
    pad = plug_in(room)
    scene = asked(room)
    pad.press("x")
    pump(room)
    assert scene.asked is None and room.app.inputs.first is None
    assert room.app.inputs.bindings.button_of(Action.ACCEPT, pad.name) == "x"
    pad.unplug()


def test_waiting_leaves_it_as_it_was_and_no_other_button_is_offered_meanwhile(room: Any) -> None:
    pad = plug_in(room)
    scene = asked(room)
    assert scene.prompts() == ()
    room.wait(PATIENCE - 1)
    assert scene.asked is Action.ACCEPT
    room.wait(1.5)
    assert scene.asked is None and room.app.inputs.first is None
    assert room.app.inputs.bindings.button_of(Action.ACCEPT, pad.name) == "a"
    pad.unplug()


# ------------------------------------------------------------ keys
def asked_key(room: Any, action: Action) -> RemapScene:
    """The scene asking for the key of an action."""
    scene: RemapScene = room.show(RemapScene(room.app))
    scene.menu.select(f"action {action.value}")
    room.press(Action.ACCEPT)
    assert scene.pad == "keyboard" and scene.asked is action
    return scene


def key(room: Any, code: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        room.app.inputs.feed(pygame.event.Event(kind, key=code, unicode="", mod=0))
    room.app.step(1 / 30)


def keys_of(room: Any, action: Action) -> list[str]:
    found: list[str] = room.app.inputs.bindings.keys_of(action)
    return found


def test_without_a_pad_the_keys_are_there_and_a_free_one_takes_over(room: Any) -> None:
    scene = asked_key(room, Action.ACCEPT)
    assert [item.id for item in scene.menu.items[:2]] == ["pad", "action up"] and len(scene.menu.items) == 16
    room.app.frame()
    key(room, pygame.K_k)
    assert scene.asked is None and room.app.inputs.first is None and room.app.toasts.shown == []
    assert keys_of(room, Action.ACCEPT) == ["k", "return", "enter", "space"]
    assert room.app.kit.button_of(Action.ACCEPT) == "k", "prompts show it"


def test_an_own_key_makes_room_for_the_next_one(room: Any) -> None:
    for code in (pygame.K_k, pygame.K_j):
        asked_key(room, Action.ACCEPT)
        key(room, code)
        room.press(Action.BACK)
    assert keys_of(room, Action.ACCEPT)[0] == "j" and room.app.inputs.bindings.key(pygame.K_k) is None


def test_the_only_key_of_something_changes_places_and_that_is_told(room: Any) -> None:
    asked_key(room, Action.ACCEPT)
    key(room, pygame.K_x)
    assert keys_of(room, Action.ACCEPT) == ["x", "enter", "space"] and keys_of(room, Action.ALT) == ["return"]
    assert room.app.toasts.shown[-1].words == "X meant “Second action”, which now has Enter."


def test_one_of_several_keys_is_simply_taken_and_what_is_left_is_told(room: Any) -> None:
    asked_key(room, Action.FAST)
    key(room, pygame.K_w)
    assert keys_of(room, Action.FAST) == ["w", "f"] and keys_of(room, Action.UP) == ["up"]
    assert room.app.toasts.shown[-1].words == "W meant “Up”, which now has ↑."


def test_escape_stays_the_way_back_and_the_operators_key_his(room: Any) -> None:
    scene = asked_key(room, Action.ALT)
    key(room, pygame.K_ESCAPE)
    assert scene.asked is None and keys_of(room, Action.ALT) == ["x"] and room.top is scene
    room.press(Action.ACCEPT)
    key(room, pygame.K_F12)
    assert keys_of(room, Action.ALT) == ["x"] and room.app.toasts.shown[-1].words == "F12 always means the same."
    room.press(Action.BACK)
    asked_key(room, Action.BACK)
    key(room, pygame.K_x)
    assert keys_of(room, Action.BACK) == ["x", "escape"] and keys_of(room, Action.ALT) == ["backspace"]


def test_the_last_key_of_something_is_not_taken_from_it_for_nothing(room: Any) -> None:
    settings = room.app.settings.with_remap("keyboard", "backspace", "alt").with_remap("keyboard", "x", "fast")
    room.app.apply_settings(settings)
    asked_key(room, Action.BACK)
    key(room, pygame.K_BACKSPACE)
    assert room.app.settings == settings
    assert room.app.toasts.shown[-1].words.startswith("Bksp is the only key for “Second action”.")


def test_keys_are_kept_and_given_back(room: Any, tmp_path: Path) -> None:
    scene = asked_key(room, Action.MENU)
    key(room, 241)
    assert save_own(room.app.settings, tmp_path / "own.toml") is None
    assert load(SHIPPED, tmp_path / "own.toml").settings.remap == {"keyboard": {"key 241": "menu"}}
    scene.menu.select("reset")
    room.press(Action.ACCEPT)
    assert room.app.settings.remap == {} and keys_of(room, Action.MENU) == ["m", "f10"]
