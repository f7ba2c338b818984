"""Asking for a button: it answers, or time runs out and all stays as it was."""

from typing import Any

import pygame

from engine.input.actions import Action
from engine.input.virtual_pad import VirtualPad
from engine.scenes.remap import PATIENCE, RemapScene


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


def test_without_a_pad_there_is_nothing_to_choose_and_back_leads_out(room: Any) -> None:
    scene = room.show(RemapScene(room.app))
    assert scene.menu.items == [] and [action for action, _ in scene.prompts()] == [Action.BACK]
    room.app.frame()
