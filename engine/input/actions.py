"""What a person can mean, whatever they hold in their hands."""

from enum import Enum
from typing import TypeAlias

DeviceId: TypeAlias = str  # "keyboard", "mouse", "touch" or "pad:<instance id>"
KEYBOARD: DeviceId = "keyboard"
MOUSE: DeviceId = "mouse"
TOUCH: DeviceId = "touch"


def pad_id(instance: int) -> DeviceId:
    """The id of a pad by SDL's instance id, which is never given twice in one run."""
    return f"pad:{instance}"


class Action(Enum):
    """One map for the whole program. Everything must be reachable with the four directions, ACCEPT and BACK."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    ACCEPT = "accept"
    BACK = "back"
    ALT = "alt"
    DETAILS = "details"
    MENU = "menu"
    VIEW = "view"
    PAGE_LEFT = "page_left"
    PAGE_RIGHT = "page_right"
    PEEK = "peek"
    FAST = "fast"


DIRECTIONS = {
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
}
REPEATING = frozenset((*DIRECTIONS, Action.PAGE_LEFT, Action.PAGE_RIGHT))
