"""Raw events before they become actions: for the moments when a screen wants the key or the button itself."""

from collections.abc import Callable

import pygame

from engine.input.actions import Action, pad_id
from engine.input.bindings import PAD_BUTTONS, RAW_BUTTONS
from engine.input.inputs import Inputs
from engine.input.pad_feed import FULL, PAD_AXES

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
WRITING_MODS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI


class Tap:
    """Between `start` and `stop`, `takes` sees every pygame event first; what it takes goes no further."""

    def __init__(self, inputs: Inputs, takes: Callable[[pygame.event.Event], bool]) -> None:
        self.inputs = inputs
        self.takes = takes

    def start(self) -> None:
        self.inputs.first = self.takes

    def stop(self) -> None:
        """Nothing happens when another scene listens by now."""
        if self.inputs.first == self.takes:
            self.inputs.first = None


class TypingKeys:
    """Letters of a real keyboard go to `write`; `erase` and `enter` answer whether they took Backspace and Enter."""

    def __init__(
        self, inputs: Inputs, write: Callable[[str], None], erase: Callable[[], bool], enter: Callable[[], bool]
    ) -> None:
        self.tap = Tap(inputs, self._takes)
        self.write = write
        self.erase = erase
        self.enter = enter
        self._eaten: set[int] = set()

    def _takes(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYUP and event.key in self._eaten:
            self._eaten.discard(event.key)
            return True
        if event.type != pygame.KEYDOWN or not self._means(event):
            return False
        self._eaten.add(event.key)
        return True

    def _means(self, event: pygame.event.Event) -> bool:
        if self.tap.inputs.scanner.on and self.tap.inputs.bindings.key(event.key) is Action.ACCEPT:
            return False  # the one button of somebody: it chooses letters, and writes none
        if event.key == pygame.K_BACKSPACE:
            return self.erase()
        if event.key in ENTER:
            return self.enter()
        letters = getattr(event, "unicode", "")
        if len(letters) != 1 or not letters.isprintable() or getattr(event, "mod", 0) & WRITING_MODS:
            return False
        self.write(letters)
        return True


def pad_button_of(inputs: Inputs, event: pygame.event.Event) -> tuple[str, str]:
    """(pad's name, button) of a press of any pad's button or trigger; two empty strings for everything else."""
    button, mapped = "", True
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        button = PAD_BUTTONS.get(event.button, "")
    elif event.type == pygame.CONTROLLERAXISMOTION and event.axis < len(PAD_AXES):
        name = PAD_AXES[event.axis]
        button = name if name.endswith("trigger") and event.value > FULL // 2 else ""
    elif event.type == pygame.JOYBUTTONDOWN and event.button < len(RAW_BUTTONS):
        button, mapped = RAW_BUTTONS[event.button], False
    if not button or inputs.pads.of(event, mapped) is None:
        return "", ""
    return inputs.device_name(pad_id(event.instance_id)), button
