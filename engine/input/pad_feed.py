"""What pads do: their raw events become presses and axes of devices."""

from typing import Protocol

import pygame

from engine.input.actions import DeviceId, pad_id
from engine.input.bindings import PAD_BUTTONS, RAW_BUTTONS, Bindings
from engine.input.devices import Device, Timing
from engine.input.pads import OpenPad

PAD_AXES = ("left_x", "left_y", "right_x", "right_y", "left_trigger", "right_trigger")
FULL = 32767
PAD_EVENTS = (
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
)


class Port(Protocol):
    """Opens pads; tests give one of their own."""

    def open(self, index: int) -> OpenPad | None: ...


class PadFeed:
    """The pads that are plugged in. `feed` takes the events of PAD_EVENTS; each pad is heard in one way only, as a
    controller that SDL has a mapping for, or raw."""

    def __init__(self, port: Port) -> None:
        self._port = port
        self._pads: dict[int, tuple[OpenPad, Device]] = {}

    def add(self, index: int, timing: Timing) -> Device | None:
        """Open the pad that SDL lists at `index`; None when it cannot be opened or is there already."""
        pad = self._port.open(index)
        if pad is None or pad.instance in self._pads:
            return None
        device = Device(pad_id(pad.instance), self._own_name(pad.name), pad.guid, timing)
        self._pads[pad.instance] = pad, device
        return device

    def _own_name(self, name: str) -> str:
        """The name, and a number where a pad of that name is plugged in already: each keeps its own buttons."""
        taken = {device.name for _, device in self._pads.values()}
        names = (name, *(f"{name} ({number})" for number in range(2, len(taken) + 2)))
        return next(each for each in names if each not in taken)

    def remove(self, instance: int) -> Device | None:
        """Forget a pad that was pulled; its device, which may still hold buttons."""
        _, device = self._pads.pop(instance, (None, None))
        return device

    def ghosts(self) -> tuple[int, ...]:
        """Instances of pads that are gone although no event has told of it."""
        return tuple(instance for instance, (pad, _) in self._pads.items() if pad.gone)

    def of(self, event: pygame.event.Event, mapped: bool) -> Device | None:
        """The device of a pad's event; None where the pad is heard in the other way (`mapped`: as a controller)."""
        pad, device = self._pads.get(event.instance_id, (None, None))
        return device if pad and pad.mapped is mapped else None

    def rumble(self, device: DeviceId, low: float, high: float, milliseconds: int) -> None:
        """Shake a pad if it can. Strengths 0..1."""
        for pad, its in self._pads.values():
            if its.id == device:
                pad.handle.rumble(low, high, milliseconds)

    def light(self, device: DeviceId, color: tuple[int, int, int]) -> None:
        """Colour the light of a pad; pygame offers it for those that SDL has a mapping for."""
        for pad, its in self._pads.values():
            if its.id == device and pad.mapped:
                pad.handle.set_led(color)

    # ------------------------------------------------------------ events
    def feed(self, event: pygame.event.Event, bindings: Bindings) -> None:
        """One event of PAD_EVENTS; `bindings` tell what a button means."""
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            if device := self.of(event, mapped=True):
                down = event.type == pygame.CONTROLLERBUTTONDOWN
                _press(device, PAD_BUTTONS.get(event.button, ""), down, bindings)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            if (device := self.of(event, mapped=True)) and event.axis < len(PAD_AXES):
                _turn(device, PAD_AXES[event.axis], max(-1.0, event.value / FULL), bindings)
        elif device := self.of(event, mapped=False):
            _feed_raw(device, event, bindings)


def _feed_raw(device: Device, event: pygame.event.Event, bindings: Bindings) -> None:
    """A pad without a mapping: buttons in the usual order, the left stick, the hat."""
    if event.type == pygame.JOYHATMOTION:
        x, y = event.value
        sides = (("left", x < 0), ("right", x > 0), ("up", y > 0), ("down", y < 0))
        for button, down in sorted(sides, key=lambda side: side[1]):  # let go first, then press
            _press(device, button, down, bindings)
    elif event.type == pygame.JOYAXISMOTION:
        if event.axis < 2:
            _turn(device, PAD_AXES[event.axis], event.value, bindings)
    elif event.button < len(RAW_BUTTONS):
        _press(device, RAW_BUTTONS[event.button], event.type == pygame.JOYBUTTONDOWN, bindings)


def _press(device: Device, button: str, down: bool, bindings: Bindings) -> None:
    action = bindings.pad(button, device.name)
    if down and action:
        device.press(button, action)
    elif not down:
        device.release(button)


def _turn(device: Device, name: str, value: float, bindings: Bindings) -> None:
    if name.endswith("trigger"):
        device.trigger(name, value, bindings.pad(name, device.name))
    else:
        device.axis(name, value)
