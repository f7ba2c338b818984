"""The pads that SDL has open. Controllers where SDL knows a mapping, plain joysticks where it does not."""

from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame._sdl2 import controller


class Handle(Protocol):
    """What is asked of a pad: `set_led` of controllers only, a plain joystick has none."""

    def rumble(self, low: float, high: float, duration: int) -> bool: ...

    def set_led(self, color: tuple[int, int, int]) -> bool: ...


@dataclass
class OpenPad:
    """One open pad. The handle must be kept: SDL closes a pad whose handle is collected."""

    instance: int
    name: str
    guid: str
    mapped: bool
    handle: Handle

    @property
    def gone(self) -> bool:
        """It was pulled, whether or not anybody has said so; of a plain joystick that is not known."""
        attached = getattr(self.handle, "attached", None)
        return attached is not None and not attached()


class PadPort:
    """Opens pads by device index. The joystick module is initialised once and never again (it crashes in the loop)."""

    def __init__(self) -> None:
        if not controller.get_init():
            controller.init()
        if not pygame.joystick.get_init():
            pygame.joystick.init()

    def open(self, index: int) -> OpenPad | None:
        """The pad at a device index, or None when it is gone again already."""
        try:
            if controller.is_controller(index):
                pad = controller.Controller(index)
                joystick = pad.as_joystick()
                return OpenPad(
                    joystick.get_instance_id(), pad.name or joystick.get_name(), joystick.get_guid(), True, pad
                )
            raw = pygame.joystick.Joystick(index)
            return OpenPad(raw.get_instance_id(), raw.get_name(), raw.get_guid(), False, raw)
        except (pygame.error, ValueError):
            return None
