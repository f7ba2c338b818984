"""Devices to actions to seats."""

from engine.input.actions import KEYBOARD, MOUSE, TOUCH, Action, DeviceId
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent

__all__ = [
    "KEYBOARD",
    "MOUSE",
    "TOUCH",
    "Action",
    "ActionEvent",
    "DeviceEvent",
    "DeviceId",
    "InputEvent",
    "PointerEvent",
]
