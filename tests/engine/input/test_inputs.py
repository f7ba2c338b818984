"""Inputs: pygame's events in, actions with seats out; pads come twice and go while held."""

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from engine.input import KEYBOARD, Action, ActionEvent, DeviceEvent, PointerEvent
from engine.input.inputs import Inputs
from engine.input.pads import OpenPad
from engine.settings import Settings


class Rumbler:
    def __init__(self) -> None:
        self.felt: list[tuple[float, float, int]] = []

    def rumble(self, low: float, high: float, duration: int) -> bool:
        self.felt.append((low, high, duration))
        return True


class FakePort:
    """Pads by device index."""

    def __init__(self, *pads: OpenPad) -> None:
        self.pads = list(pads)

    def open(self, index: int) -> OpenPad | None:
        return self.pads[index] if index < len(self.pads) else None


def pad(instance: int, name: str = "Xbox 360 Controller", mapped: bool = True, guid: str = "") -> OpenPad:
    return OpenPad(instance, name, guid or f"guid-{instance}", mapped, Rumbler())


@pytest.fixture
def inputs() -> Iterator[Inputs]:
    yield Inputs(Settings(), port=FakePort(pad(10), pad(11), pad(12, "Odd Pad", mapped=False), pad(13, guid="guid-10")))


def add(inputs: Inputs, index: int) -> None:
    inputs.feed(Event(pygame.CONTROLLERDEVICEADDED, device_index=index))


def button(inputs: Inputs, instance: int, number: int, down: bool = True) -> None:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    inputs.feed(Event(kind, instance_id=instance, button=number))


def actions(events: list) -> list[tuple[Action, str, int | None]]:
    return [(e.action, e.phase, e.seat) for e in events if isinstance(e, ActionEvent)]


def test_a_pad_announced_twice_is_one_pad(inputs: Inputs) -> None:
    add(inputs, 0)
    inputs.feed(Event(pygame.JOYDEVICEADDED, device_index=0))
    events = inputs.tick(0.01)
    assert [e.kind for e in events if isinstance(e, DeviceEvent)] == ["added"]
    for _ in range(2):
        inputs.feed(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=10))
    assert [e.kind for e in inputs.tick(0.01) if isinstance(e, DeviceEvent)] == ["lost"]


def test_one_press_told_by_both_families_is_one_action(inputs: Inputs) -> None:
    add(inputs, 0)
    button(inputs, 10, 0)
    inputs.feed(Event(pygame.JOYBUTTONDOWN, instance_id=10, button=0))
    assert actions(inputs.tick(0.01)) == [(Action.ACCEPT, "press", None)]


def test_a_pad_without_a_mapping_works_by_buttons_and_hat(inputs: Inputs) -> None:
    add(inputs, 2)
    inputs.feed(Event(pygame.JOYBUTTONDOWN, instance_id=12, button=7))
    inputs.feed(Event(pygame.JOYHATMOTION, instance_id=12, hat=0, value=(0, 1)))
    inputs.feed(Event(pygame.JOYHATMOTION, instance_id=12, hat=0, value=(1, 0)))
    assert actions(inputs.tick(0.01)) == [
        (Action.MENU, "press", None),
        (Action.UP, "press", None),
        (Action.UP, "release", None),
        (Action.RIGHT, "press", None),
    ]


def test_a_lost_pad_lets_go_in_the_same_step_and_its_partner_plays_on(inputs: Inputs) -> None:
    add(inputs, 0)
    add(inputs, 1)
    inputs.seats.join("pad:10", "guid-10")
    inputs.seats.join("pad:11", "guid-11")
    inputs.feed(Event(pygame.CONTROLLERAXISMOTION, instance_id=10, axis=0, value=32767))
    inputs.tick(0.01)
    inputs.feed(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=10))
    events = inputs.tick(0.01)
    assert actions(events) == [(Action.RIGHT, "release", 0)]
    assert events[-1] == DeviceEvent("lost", "pad:10", 0, "Xbox 360 Controller")
    button(inputs, 11, 0)
    assert actions(inputs.tick(1.0)) == [(Action.ACCEPT, "press", 1)]


def test_the_same_pad_comes_back_to_its_seat(inputs: Inputs) -> None:
    add(inputs, 0)
    inputs.seats.join("pad:10", "guid-10")
    inputs.feed(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=10))
    inputs.tick(0.01)
    add(inputs, 3)
    assert inputs.tick(0.01) == [DeviceEvent("added", "pad:13", 0, "Xbox 360 Controller")]


def test_the_asked_seat_owns_what_a_free_device_does(inputs: Inputs) -> None:
    inputs.asking = 3
    inputs.feed(Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    assert actions(inputs.tick(0.01)) == [(Action.ACCEPT, "press", 3)]
    assert inputs.style(3) == "keyboard"


def test_right_and_middle_mouse_are_actions_and_left_is_a_pointer(inputs: Inputs) -> None:
    inputs.set_window((1920, 1080))
    for number in (1, 2, 3):
        inputs.feed(Event(pygame.MOUSEBUTTONDOWN, button=number, pos=(100, 50)))
    events = inputs.tick(0.01)
    assert [type(e).__name__ for e in events] == ["PointerEvent", "ActionEvent", "ActionEvent"]
    assert actions(events) == [(Action.DETAILS, "press", None), (Action.BACK, "press", None)]
    assert inputs.style() == "mouse"


def test_the_pointer_is_mapped_from_a_letterboxed_window(inputs: Inputs) -> None:
    assert inputs.set_window((1280, 800)) == pygame.Rect(0, 40, 1280, 720)
    assert inputs.map_pointer((640, 400)) == (960, 540)
    assert inputs.map_pointer((0, 0)) == (0, 0)
    assert inputs.map_pointer((1279, 799)) == (1918, 1079)
    assert inputs.set_window((3840, 2160), whole=True) == pygame.Rect(0, 0, 3840, 2160)
    assert inputs.set_window((2560, 1440), whole=True) == pygame.Rect(320, 180, 1920, 1080)


def test_losing_the_window_lets_keys_go_and_cancels_the_click(inputs: Inputs) -> None:
    inputs.feed(Event(pygame.KEYDOWN, key=pygame.K_LEFT))
    inputs.feed(Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(10, 10)))
    inputs.tick(0.01)
    inputs.feed(Event(pygame.WINDOWFOCUSLOST))
    events = inputs.tick(0.01)
    assert (Action.LEFT, "release", None) in actions(events)
    assert [e.kind for e in events if isinstance(e, PointerEvent)] == ["cancel"]


def test_only_presses_count_as_somebody_being_there(inputs: Inputs) -> None:
    add(inputs, 0)
    inputs.tick(5.0)
    inputs.feed(Event(pygame.CONTROLLERAXISMOTION, instance_id=10, axis=0, value=4000))
    inputs.feed(Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0)))
    inputs.tick(5.0)
    assert inputs.idle_seconds == 10.0
    button(inputs, 10, 0)
    assert inputs.idle_seconds == 0.0


def test_prompts_show_the_pad_that_was_used_or_the_one_chosen(inputs: Inputs) -> None:
    add(inputs, 0)
    button(inputs, 10, 0)
    inputs.tick(0.01)
    assert inputs.style() == "xbox"
    inputs.apply(Settings().with_value("input.glyphs", "nintendo"))
    assert inputs.style() == "nintendo"
    inputs.feed(Event(pygame.KEYDOWN, key=pygame.K_UP))
    inputs.tick(0.01)
    assert inputs.style() == "keyboard"


def test_two_pads_of_one_guid_keep_their_own_seats(inputs: Inputs) -> None:
    add(inputs, 0)
    add(inputs, 3)
    inputs.seats.join("pad:10", "guid-10")
    inputs.seats.join("pad:13", "guid-10")
    button(inputs, 13, 0)
    button(inputs, 10, 0)
    assert [seat for _, _, seat in actions(inputs.tick(0.01))] == [1, 0]


def test_rumble_asks_the_settings(inputs: Inputs) -> None:
    port = inputs.pads._port
    add(inputs, 0)
    inputs.rumble("pad:10", 0.5, 1.0, 80)
    inputs.apply(Settings().with_value("input.rumble", False))
    inputs.rumble("pad:10", 0.5, 1.0, 80)
    assert port.pads[0].handle.felt == [(0.5, 1.0, 80)]  # type: ignore[attr-defined]
    assert inputs.devices()[0] == KEYBOARD


def test_a_click_on_a_drawn_prompt_is_its_action(inputs: Inputs) -> None:
    inputs.set_window((1920, 1080))
    inputs.prompt_at = lambda pos: Action.ALT if pos[1] > 900 else None
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        inputs.feed(Event(kind, button=1, pos=(100, 950)))
    assert actions(inputs.tick(0.01)) == [(Action.ALT, "press", None), (Action.ALT, "release", None)]


def test_a_click_that_slides_off_its_prompt_does_nothing(inputs: Inputs) -> None:
    inputs.set_window((1920, 1080))
    inputs.prompt_at = lambda pos: Action.ALT if pos[1] > 900 else None
    inputs.feed(Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(100, 950)))
    inputs.feed(Event(pygame.MOUSEBUTTONUP, button=1, pos=(100, 50)))
    assert inputs.tick(0.01) == []
