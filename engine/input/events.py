"""The facts that scenes are told: an action, a pointer, a device that came or went."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.input.actions import Action, DeviceId

Phase = Literal["press", "repeat", "release"]
PointerKind = Literal["move", "press", "release", "wheel", "cancel"]


@dataclass(frozen=True, slots=True)
class ActionEvent:
    """`seat` is the player who acts (None: nobody in particular); `strength` 0..1 is how far a stick went."""

    action: Action
    phase: Phase
    device: DeviceId
    seat: int | None = None
    strength: float = 1.0

    @property
    def pressed(self) -> bool:
        """True for the first press only: what accept, back and other single acts listen to."""
        return self.phase == "press"

    @property
    def moves(self) -> bool:
        """True for a press and its repeats: what lists and focus listen to."""
        return self.phase != "release"


@dataclass(frozen=True, slots=True)
class PointerEvent:
    """Mouse or finger in canvas pixels; `delta` is the way moved, or the wheel's notches (y up positive)."""

    kind: PointerKind
    pos: tuple[int, int]
    button: int = 0
    delta: tuple[int, int] = (0, 0)
    device: DeviceId = "mouse"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class DeviceEvent:
    """A pad was plugged in or lost. `seat` is the seat that it holds or held."""

    kind: Literal["added", "lost"]
    device: DeviceId
    seat: int | None = None
    name: str = ""


InputEvent: TypeAlias = ActionEvent | PointerEvent | DeviceEvent


def is_press(event: InputEvent) -> bool:
    """A button goes down, on whatever device: what "press anything to go on" listens to."""
    if isinstance(event, ActionEvent):
        return event.pressed
    return isinstance(event, PointerEvent) and event.kind == "press"
