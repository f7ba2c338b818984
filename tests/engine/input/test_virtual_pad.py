"""The real path: SDL's own virtual joystick, opened, pressed and unplugged as a pad would be."""

from collections.abc import Iterator

import pygame
import pytest

from engine.input import Action, ActionEvent, DeviceEvent, InputEvent
from engine.input.inputs import Inputs
from engine.input.virtual_pad import VirtualPad
from engine.settings import Settings


@pytest.fixture(scope="module")
def inputs() -> Iterator[Inputs]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    pygame.event.clear()
    yield Inputs(Settings())


def step(inputs: Inputs, dt: float = 0.008) -> list[InputEvent]:
    for event in pygame.event.get():
        inputs.feed(event)
    return inputs.tick(dt)


def pressed(events: list[InputEvent]) -> list[tuple[Action, str]]:
    return [(event.action, event.phase) for event in events if isinstance(event, ActionEvent)]


def plugged(inputs: Inputs, name: str = "Xbox 360 Controller") -> VirtualPad:
    pad = VirtualPad(name)
    events = step(inputs)
    assert [event.kind for event in events if isinstance(event, DeviceEvent)] == ["added"]
    return pad


def test_buttons_stick_and_trigger_of_a_pad(inputs: Inputs) -> None:
    pad = plugged(inputs)
    pad.press("a")
    assert pressed(step(inputs)) == [(Action.ACCEPT, "press")]
    assert inputs.style() == "xbox"
    pad.release("a")
    pad.axis("left_x", 0.8)
    pad.axis("right_trigger", 1.0)
    assert set(pressed(step(inputs))) == {
        (Action.ACCEPT, "release"),
        (Action.RIGHT, "press"),
        (Action.FAST, "press"),
    }
    assert inputs.stick(f"pad:{pad.instance}")[0] > 0.7
    pad.unplug()
    events = step(inputs)
    assert set(pressed(events)) == {(Action.RIGHT, "release"), (Action.FAST, "release")}
    assert pressed(step(inputs, 2.0)) == []


def test_twenty_cycles_of_plug_and_unplug_leave_no_ghosts(inputs: Inputs) -> None:
    before = inputs.devices()
    for _ in range(20):
        pad = plugged(inputs)
        pad.press("down")
        assert pressed(step(inputs)) == [(Action.DOWN, "press")]
        pad.unplug()
        assert pressed(step(inputs)) == [(Action.DOWN, "release")]
    assert inputs.devices() == before


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_pulling_one_pad_leaves_the_other_working(inputs: Inputs, order: tuple[int, int]) -> None:
    pads = [plugged(inputs), plugged(inputs)]
    first, second = pads[order[0]], pads[order[1]]
    first.unplug()
    step(inputs)
    second.press("b")
    assert pressed(step(inputs)) == [(Action.BACK, "press")]
    second.unplug()
    step(inputs)
