"""Which button, key or mouse button means which action: the defaults, and the person's own changes over them."""

import re

import pygame

from engine.input.actions import KEYBOARD, Action
from engine.input.keys import KEY_MAP, key_name
from engine.settings import Remap, Settings, plain_name

# SDL's controller layout. "a" is the button labelled A (on Nintendo pads the right one), which is what accepts there.
PAD_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left_stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
# A pad that SDL has no mapping for: the order that most of them use.
RAW_BUTTONS = ("a", "b", "x", "y", "left_shoulder", "right_shoulder", "back", "start", "left_stick", "right_stick")

PAD_MAP = {
    "a": Action.ACCEPT,
    "b": Action.BACK,
    "x": Action.ALT,
    "y": Action.DETAILS,
    "start": Action.MENU,
    "back": Action.VIEW,
    "left_shoulder": Action.PAGE_LEFT,
    "right_shoulder": Action.PAGE_RIGHT,
    "left_trigger": Action.PEEK,
    "right_trigger": Action.FAST,
    "up": Action.UP,
    "down": Action.DOWN,
    "left": Action.LEFT,
    "right": Action.RIGHT,
}

MOUSE_MAP = {2: Action.DETAILS, 3: Action.BACK}  # the left button is a pointer: elements decide on its release
NUMBER = re.compile(r" \(\d+\)$")
"""What pads of one name are told apart by."""
SWAP = {Action.ACCEPT: Action.BACK, Action.BACK: Action.ACCEPT}


class Bindings:
    """The one map for the whole program, menus and play alike."""

    def __init__(self, remap: Remap | None = None, swap_accept: bool = False) -> None:
        self.remap = remap or {}
        self.swap_accept = swap_accept
        self._buttons: dict[tuple[Action, str], str] = {}  # prompts ask for them in every frame

    @classmethod
    def of(cls, settings: Settings) -> "Bindings":
        return cls(settings.remap, settings.input.swap_accept)

    def pad(self, button: str, device_name: str = "") -> Action | None:
        """What a pad's button means on the pads of that name; unknown actions in the settings fall back to ours."""
        action = PAD_MAP.get(button)
        wanted = self._wanted(button, device_name)
        if wanted in _BY_NAME:
            return _BY_NAME[wanted]
        return SWAP.get(action, action) if self.swap_accept and action else action

    def _wanted(self, button: str, device_name: str) -> str | None:
        """The person's own meaning; a second pad of one name goes by the first one's where it has none of its own."""
        names = plain_name(device_name), plain_name(NUMBER.sub("", device_name))
        return next((self.remap[name][button] for name in names if button in self.remap.get(name, {})), None)

    def key(self, key: int) -> Action | None:
        """What a key of the keyboard means; nonsense in the settings falls back to ours."""
        if KEYBOARD not in self.remap:
            return KEY_MAP.get(key)
        return _BY_NAME.get(self.remap[KEYBOARD].get(key_name(key), ""), KEY_MAP.get(key))

    def keys_of(self, action: Action) -> list[str]:
        """The names of all keys that mean an action, the one that prompts show first: a person's own, else ours."""
        own = [name for name, wanted in self.remap.get(KEYBOARD, {}).items() if wanted == action.value]
        ours = [key_name(key) for key in KEY_MAP if self.key(key) is action]
        return list(dict.fromkeys((*own, *ours)))

    def key_of(self, action: Action) -> str:
        """The name of the key to draw in a prompt ("" when none means the action)."""
        if (action, KEYBOARD) not in self._buttons:
            self._buttons[action, KEYBOARD] = next(iter(self.keys_of(action)), "")
        return self._buttons[action, KEYBOARD]

    def button_of(self, action: Action, device_name: str = "") -> str:
        """The button to draw in a prompt for an action ("" when no button of that pad means it)."""
        key = action, device_name
        if key not in self._buttons:
            meaning = (button for button in PAD_MAP if self.pad(button, device_name) is action)
            self._buttons[key] = next(meaning, "")
        return self._buttons[key]


_BY_NAME = {action.value: action for action in Action}
