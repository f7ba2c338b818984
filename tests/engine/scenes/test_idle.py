"""A kiosk that was left alone."""

from collections.abc import Callable
from typing import Any

from engine.input.actions import Action
from engine.scenes.idle import StillThereScene
from engine.scenes.settings import SettingsScene
from engine.scenes.title import TitleScene


def left_alone(make_room: Callable[..., Any], kiosk: bool) -> Any:
    room = make_room(kiosk=kiosk)
    room.app.scenes.push(TitleScene(room.app))
    room.show(SettingsScene(room.app))
    room.app.inputs.idle_seconds = 90.0
    room.wait(0.1)
    return room


def test_it_asks_and_a_press_goes_on(make_room: Callable[..., Any]) -> None:
    room = left_alone(make_room, kiosk=True)
    assert isinstance(room.top, StillThereScene)
    room.app.frame()
    room.press(Action.DETAILS)
    assert isinstance(room.top, SettingsScene)


def test_nobody_answers_and_the_title_comes_back(make_room: Callable[..., Any]) -> None:
    room = left_alone(make_room, kiosk=True)
    room.wait(24.0)
    assert isinstance(room.top, StillThereScene)
    room.wait(1.5)
    assert isinstance(room.top, TitleScene) and len(room.app.scenes) == 1


def test_at_home_nobody_is_asked(make_room: Callable[..., Any]) -> None:
    room = left_alone(make_room, kiosk=False)
    assert isinstance(room.top, SettingsScene)
