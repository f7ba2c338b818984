"""Hands that tremble, hands that hold one stick, pads that are twins."""

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from engine.input.actions import Action
from engine.input.bindings import Bindings
from engine.input.devices import Device, Timing
from engine.input.events import ActionEvent, PointerEvent
from engine.input.inputs import Inputs
from engine.input.pads import OpenPad
from engine.input.seats import STRANGER, Seats
from engine.settings import Settings

TWIN = "Xbox 360 Controller"


class Lamp:
    def __init__(self) -> None:
        self.colors: list[tuple[int, int, int]] = []
        self.there = True

    def attached(self) -> bool:
        return self.there

    def rumble(self, low: float, high: float, duration: int) -> bool:
        return True

    def set_led(self, color: tuple[int, int, int]) -> bool:
        self.colors.append(color)
        return True


class Hub:
    """Twins, one for each device index."""

    def open(self, index: int) -> OpenPad | None:
        return OpenPad(index, TWIN, "same-guid", True, Lamp())


@pytest.fixture
def inputs() -> Iterator[Inputs]:
    yield Inputs(Settings(), port=Hub())


def plug(inputs: Inputs, *instances: int) -> None:
    for instance in instances:
        inputs.feed(Event(pygame.CONTROLLERDEVICEADDED, device_index=instance))


def unplug(inputs: Inputs, *instances: int) -> None:
    for instance in instances:
        inputs.feed(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=instance))


def tap(inputs: Inputs, instance: int, button: int = 0) -> list[tuple[Action, int | None]]:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        inputs.feed(Event(kind, instance_id=instance, button=button))
    found = [event for event in inputs.tick(0.01) if isinstance(event, ActionEvent)]
    return [(event.action, event.seat) for event in found if event.phase == "press"]


# ------------------------------------------------------------ trembling
def test_a_press_within_the_cool_down_does_not_count_nor_does_its_release() -> None:
    device = Device("pad:1", timing=Timing(cool_down=0.5))
    device.press("a", Action.ACCEPT)
    device.release("a")
    device.tick(0.4)
    device.press("a", Action.ACCEPT)
    device.release("a")
    assert [event.phase for event in device.drain()] == ["press", "release"]
    device.tick(0.2)
    device.press("a", Action.ACCEPT)
    assert [event.phase for event in device.drain()] == ["press"]


def test_a_held_direction_repeats_through_the_cool_down() -> None:
    device = Device("pad:1", timing=Timing(delay=0.4, every=0.1, cool_down=0.5))
    device.press("down", Action.DOWN)
    device.drain()
    for _ in range(60):
        device.tick(0.01)
    assert [event.phase for event in device.drain()] == ["repeat"] * 3  # at 0.4, 0.5 and 0.6


def test_clicks_cool_down_too(inputs: Inputs) -> None:
    inputs.apply(Settings().with_value("input.cool_down", 500))
    inputs.set_window((1920, 1080))

    def click() -> list[str]:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            inputs.feed(Event(kind, button=1, pos=(5, 5)))
        return [event.kind for event in inputs.tick(0.3) if isinstance(event, PointerEvent)]

    assert [click(), click(), click()] == [["press", "release"], [], ["press", "release"]]


def test_the_cool_down_is_half_a_second_at_most() -> None:
    with pytest.raises(ValueError, match="0 to 500"):
        Settings().with_value("input.cool_down", 600)


# ------------------------------------------------------------ one stick
@pytest.mark.parametrize("side", ["left", "right"])
def test_either_stick_steers_and_aims(side: str) -> None:
    device = Device("pad:1", timing=Timing(dead_zone=0.2))
    device.axis(f"{side}_x", 1.0)
    assert [(event.action, event.phase) for event in device.drain()] == [(Action.RIGHT, "press")]
    assert device.stick() == (1.0, 0.0)
    device.axis(f"{side}_x", 0.0)
    assert [(event.action, event.phase) for event in device.drain()] == [(Action.RIGHT, "release")]


def test_every_action_has_a_way_by_directions_accept_and_back_and_no_stick_is_clicked() -> None:
    bindings = Bindings()
    assert bindings.pad("left_stick") is None and bindings.pad("right_stick") is None


# ------------------------------------------------------------ one button for all
def test_with_one_button_the_press_is_held_back_until_it_is_let_go(inputs: Inputs) -> None:
    """P9: activation on release."""
    inputs.apply(Settings().with_value("input.one_button", True))
    plug(inputs, 1)
    inputs.tick(0.01)
    inputs.feed(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=0))
    assert [event for event in inputs.tick(0.1) if isinstance(event, ActionEvent)] == []
    inputs.feed(Event(pygame.CONTROLLERBUTTONUP, instance_id=1, button=0))
    assert [event.action for event in inputs.tick(0.1) if isinstance(event, ActionEvent)] == [Action.ACCEPT] * 2


def test_the_walk_is_nobody_s_sign_of_life(inputs: Inputs) -> None:
    """K3: an empty kiosk still goes back to its title."""
    inputs.apply(Settings().with_value("input.one_button", True))
    steps = [event for _ in range(400) for event in inputs.tick(0.1)]
    assert inputs.idle_seconds == pytest.approx(40.0)
    assert len(steps) == 2 * 20  # down and up, every 1.2 s until it rests at 25 s


def test_the_walk_never_ends_a_demonstration_that_begins_early(inputs: Inputs) -> None:
    settings = Settings().with_value("input.one_button", True).with_value("kiosk.attract_after", 10)
    inputs.apply(settings)
    steps = [event for _ in range(400) for event in inputs.tick(0.1)]
    assert len(steps) == 2 * 7  # 1.2 s to 8.4 s; it rests at 9 s


# ------------------------------------------------------------ twins
def test_twins_are_numbered_and_the_number_is_free_again(inputs: Inputs) -> None:
    plug(inputs, 1, 2)
    assert [inputs.device_name("pad:1"), inputs.device_name("pad:2")] == [TWIN, f"{TWIN} (2)"]
    unplug(inputs, 1)
    plug(inputs, 3)
    assert inputs.device_name("pad:3") == TWIN


def test_each_twin_keeps_its_own_buttons(inputs: Inputs) -> None:
    """B11, P17: one id, swapped buttons on the second only."""
    settings = Settings().with_remap(f"{TWIN} (2)", "b", "accept").with_remap(f"{TWIN} (2)", "a", "back")
    inputs.apply(settings)
    plug(inputs, 1, 2)
    inputs.tick(0.01)
    assert tap(inputs, 1) == [(Action.ACCEPT, None)]
    assert tap(inputs, 2) == [(Action.BACK, None)]
    assert tap(inputs, 2, pygame.CONTROLLER_BUTTON_B) == [(Action.ACCEPT, None)]


def test_a_twin_without_buttons_of_its_own_goes_by_those_of_its_name(inputs: Inputs) -> None:
    inputs.apply(Settings().with_remap(TWIN, "x", "details"))
    plug(inputs, 1, 2)
    inputs.tick(0.01)
    assert tap(inputs, 2, pygame.CONTROLLER_BUTTON_X) == [(Action.DETAILS, None)]


def test_twins_pulled_together_come_back_one_seat_each(inputs: Inputs) -> None:
    """A hub is pulled: the first twin to come back must not take both seats."""
    plug(inputs, 1, 2)
    inputs.seats.claim(0, "pad:1", "same-guid")
    inputs.seats.claim(1, "pad:2", "same-guid")
    unplug(inputs, 1, 2)
    plug(inputs, 7)
    assert (inputs.seats.device(0), inputs.seats.lost()) == ("pad:7", (1,))
    plug(inputs, 8)
    assert (inputs.seats.device(1), inputs.seats.lost()) == ("pad:8", ())


def test_b03_a_pad_whose_removal_nobody_told_of_leaves_no_ghost(inputs: Inputs) -> None:
    plug(inputs, 1, 2)
    inputs.seats.claim(0, "pad:1", "same-guid")
    inputs.seats.claim(1, "pad:2", "same-guid")
    inputs.pads._pads[2][0].handle.there = False  # type: ignore[attr-defined]
    plug(inputs, 9)
    assert [device for device in inputs.devices() if device.startswith("pad:")] == ["pad:1", "pad:9"]
    assert (inputs.seats.device(0), inputs.seats.device(1)) == ("pad:1", "pad:9")


def test_the_light_goes_to_the_pad_it_is_for(inputs: Inputs) -> None:
    plug(inputs, 1, 2)
    inputs.light("pad:2", (230, 159, 0))
    colors = {its.id: pad.handle.colors for pad, its in inputs.pads._pads.values()}  # type: ignore[attr-defined]
    assert colors == {"pad:1": [], "pad:2": [(230, 159, 0)]}


# ------------------------------------------------------------ strangers
def two_pads() -> Seats:
    seats = Seats(3)
    seats.claim(0, "pad:1")
    seats.claim(1, "pad:2")
    return seats


def test_a_device_without_a_seat_is_a_stranger_where_each_has_their_own() -> None:
    seats = two_pads()
    assert seats.speaks_for("pad:9", 0) == STRANGER
    assert seats.speaks_for("keyboard", 1) == STRANGER
    assert seats.speaks_for("pad:9", None) is None, "menus are everybody's"
    assert seats.speaks_for("pad:9", 2) == 2, "nobody else could answer for that seat"


def test_mouse_and_keyboard_are_one_pair_of_hands() -> None:
    seats = two_pads()
    seats.claim(2, "keyboard")
    assert [seats.speaks_for("mouse", asked) for asked in (0, 1, 2)] == [2, 2, 2]


def test_a_lone_person_may_take_up_any_device() -> None:
    seats = Seats(3)
    seats.claim(0, "pad:1")
    assert seats.speaks_for("keyboard", 0) == 0


def test_marks_outlive_the_run() -> None:
    seats = Seats(3)
    seats.claim(0, "keyboard")
    seats.claim(1, "pad:1", "guid-a")
    seats.claim(2, "pad:2", "guid-b")
    seats.lose("pad:2")
    assert seats.marks() == {0: "keyboard", 1: "guid-a", 2: "guid-b"}
