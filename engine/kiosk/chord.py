"""The operator's grip: four buttons of one pad, or three keys, held for two seconds."""

from collections.abc import Iterable

import pygame

from engine.input.actions import Action
from engine.input.inputs import Inputs

HELD = 2.0
GRIP = (Action.MENU, Action.VIEW, Action.PAGE_LEFT, Action.PAGE_RIGHT)
MODIFIERS = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT)


class Chord:
    """`feed` it every event and `tick` it every step: True once each time the grip was held long enough."""

    def __init__(self, inputs: Inputs) -> None:
        self._inputs = inputs
        self._keys = False
        self._since = 0.0

    def feed(self, event: pygame.event.Event) -> None:
        """Watch Ctrl+Shift+F12 (X11 keeps Ctrl+Alt+F12 for its consoles); the pads are asked for what they hold."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
            self._keys = bool(event.mod & pygame.KMOD_CTRL and event.mod & pygame.KMOD_SHIFT)
        elif event.type == pygame.WINDOWFOCUSLOST or (event.type == pygame.KEYUP and self._lets_go(event.key)):
            self._keys = False

    @staticmethod
    def _lets_go(key: int) -> bool:
        return key == pygame.K_F12 or key in MODIFIERS

    def tick(self, dt: float) -> bool:
        before = self._since
        self._since = before + dt if self._keys or any(self._gripped()) else 0.0
        return before < HELD <= self._since

    def _gripped(self) -> Iterable[bool]:
        for device in self._inputs.devices():
            if device.startswith("pad:"):
                yield all(self._inputs.held(device, action) for action in GRIP)
