"""A pad without a pad: SDL's own virtual joystick, for tests and demonstrations in this very process.

Needs pygame initialised with a window. Everything the real path does then happens: events, opening, unplugging.
"""

import ctypes
from pathlib import Path

from engine.input.bindings import PAD_BUTTONS

AXES = {"left_x": 0, "left_y": 1, "right_x": 2, "right_y": 3, "left_trigger": 4, "right_trigger": 5}
VIRTUAL_VERSION, CONTROLLER_TYPE = 1, 1
XBOX = (0x045E, 0x028E)
REST = -32768  # of a trigger, as a joystick axis
NUMBERS = {name: number for number, name in PAD_BUTTONS.items()}


class _Descriptor(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = [
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("axes", ctypes.c_uint16),
        ("buttons", ctypes.c_uint16),
        ("hats", ctypes.c_uint16),
        ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        *((callback, ctypes.c_void_p) for callback in ("update", "player", "rumble", "triggers", "led", "effect")),
    ]


def _sdl() -> ctypes.CDLL:
    """The SDL that pygame has loaded; a second copy would share nothing with it."""
    for line in Path("/proc/self/maps").read_text().splitlines():
        if "libSDL2-2" in line:
            sdl = ctypes.CDLL(line.split(maxsplit=5)[-1])
            sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
            sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
            sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
            sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
            return sdl
    raise RuntimeError("virtual pads need Linux and pygame's own SDL2 library")


class VirtualPad:
    """Plugged in on creation. After each call `pygame.event.get()` delivers what a real pad would have sent."""

    def __init__(self, name: str = "Xbox 360 Controller", ids: tuple[int, int] = XBOX) -> None:
        self._lib = _sdl()
        self._desc = _Descriptor(VIRTUAL_VERSION, CONTROLLER_TYPE, 6, 15, 0, *ids, name=name.encode())
        self.name = name
        self._index = self._lib.SDL_JoystickAttachVirtualEx(ctypes.byref(self._desc))
        if self._index < 0:
            raise RuntimeError("SDL refused the virtual pad")
        self._handle = self._lib.SDL_JoystickOpen(self._index)
        self.instance = int(self._lib.SDL_JoystickInstanceID(self._handle))
        for trigger in ("left_trigger", "right_trigger"):
            self._lib.SDL_JoystickSetVirtualAxis(self._handle, AXES[trigger], REST)

    def press(self, button: str) -> None:
        """Button names are those of bindings.PAD_BUTTONS: "a", "start", "left_shoulder", "up" ..."""
        self._lib.SDL_JoystickSetVirtualButton(self._handle, NUMBERS[button], 1)

    def release(self, button: str) -> None:
        self._lib.SDL_JoystickSetVirtualButton(self._handle, NUMBERS[button], 0)

    def axis(self, name: str, value: float) -> None:
        """A stick's axis -1..1, or a trigger 0..1."""
        scaled = round(value * 65535) + REST if name.endswith("trigger") else round(value * 32767)
        self._lib.SDL_JoystickSetVirtualAxis(self._handle, AXES[name], max(-32768, min(32767, scaled)))

    def unplug(self) -> None:
        """Gone, whatever was held."""
        for index in range(self._lib.SDL_NumJoysticks()):
            if self._lib.SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                self._lib.SDL_JoystickDetachVirtual(index)
                return
