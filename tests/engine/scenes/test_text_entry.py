"""The keyboard on the screen."""

from typing import Any

from engine.input.actions import Action
from engine.scenes.text_entry import TextEntryScene
from engine.scenes.title import TitleScene


def opened(room: Any, **options: Any) -> tuple[TextEntryScene, list[str]]:
    taken: list[str] = []
    room.app.scenes.push(TitleScene(room.app))
    scene = TextEntryScene(room.app, "", taken.append, **options)
    room.show(scene)
    return scene, taken


def test_a_name_by_pad_begins_with_a_capital(room: Any) -> None:
    scene, taken = opened(room)
    room.press(Action.ACCEPT, Action.RIGHT, Action.ACCEPT, Action.ACCEPT)
    assert scene.words == "Qww"
    room.press(Action.ALT, Action.MENU)
    assert taken == ["Qw"] and isinstance(room.top, TitleScene)


def test_a_real_keyboard_types_and_enter_is_done(room: Any) -> None:
    _, taken = opened(room)
    room.type("wasd x\b\r")
    assert taken == ["wasd"], "letters that mean directions elsewhere are letters here"


def test_enter_presses_the_key_in_focus_while_nothing_was_typed(room: Any) -> None:
    scene, taken = opened(room)
    room.type("\r")
    assert scene.words == "Q" and taken == []


def test_limits_and_digits(room: Any) -> None:
    scene, taken = opened(room, limit=3, digits=True)
    room.type("1a234\r")
    assert scene.words == "123" and taken == ["123"]


def test_back_takes_nothing(room: Any) -> None:
    _, taken = opened(room)
    room.type("ab")
    room.press(Action.BACK)
    assert taken == [] and isinstance(room.top, TitleScene)
