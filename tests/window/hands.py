"""Hands that play the real program in a real window: a pad, a keyboard, a mouse. They press; they decide nothing."""

from typing import Protocol

import pygame

from engine.input.virtual_pad import VirtualPad


class Hands(Protocol):
    """What every device can do. `wait` lets so many turns of the loop go by."""

    def press(self, what: str) -> None:
        """Press and let go of "up", "down", "left", "right", "accept", "back" or "list"."""

    def hold(self, what: str, turns: int) -> None: ...

    def point(self, pos: tuple[int, int]) -> bool:
        """Choose what lies at a place of the canvas; False for devices that cannot point."""


class Clock(Protocol):
    def __call__(self, turns: int) -> None: ...


class PadHands:
    BUTTONS = {"accept": "a", "back": "b", "list": "x", "next": "right_shoulder"}

    def __init__(self, wait: Clock) -> None:
        self.wait = wait
        self.pad = VirtualPad()
        wait(4)

    def press(self, what: str) -> None:
        self.hold(what, 2)

    def hold(self, what: str, turns: int) -> None:
        button = self.BUTTONS.get(what, what)  # the d-pad is called as it points
        self.pad.press(button)
        self.wait(turns)
        self.pad.release(button)
        self.wait(2)

    def point(self, pos: tuple[int, int]) -> bool:
        return False


class KeyHands:
    KEYS = {
        "accept": pygame.K_RETURN,
        "back": pygame.K_ESCAPE,
        "list": pygame.K_x,
        "next": pygame.K_e,
        "up": pygame.K_UP,
        "down": pygame.K_DOWN,
        "left": pygame.K_LEFT,
        "right": pygame.K_RIGHT,
    }

    def __init__(self, wait: Clock) -> None:
        self.wait = wait

    def press(self, what: str) -> None:
        self.hold(what, 2)

    def hold(self, what: str, turns: int) -> None:
        key = self.KEYS[what]
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self.wait(turns)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        self.wait(2)

    def point(self, pos: tuple[int, int]) -> bool:
        return False


class MouseHands:
    """Everything by pointing; the window is as large as the canvas, so places are the same in both."""

    def __init__(self, wait: Clock) -> None:
        self.wait = wait

    def press(self, what: str) -> None:
        raise AssertionError("a mouse has no buttons of that kind")

    def hold(self, what: str, turns: int) -> None:
        """A flick over the tray throws the dice."""
        self._event(pygame.MOUSEBUTTONDOWN, (700, 620), button=1)
        for step in range(6):
            self._event(pygame.MOUSEMOTION, (700 + 40 * step, 620 - 25 * step), rel=(40, -25), buttons=(1, 0, 0))
            self.wait(1)
        self._event(pygame.MOUSEBUTTONUP, (940, 470), button=1)
        self.wait(2)

    def point(self, pos: tuple[int, int]) -> bool:
        self._event(pygame.MOUSEMOTION, pos, rel=(1, 1), buttons=(0, 0, 0))
        self.wait(1)
        self._event(pygame.MOUSEBUTTONDOWN, pos, button=1)
        self.wait(1)
        self._event(pygame.MOUSEBUTTONUP, pos, button=1)
        self.wait(2)
        return True

    @staticmethod
    def _event(kind: int, pos: tuple[int, int], **more: object) -> None:
        pygame.event.post(pygame.event.Event(kind, pos=pos, touch=False, **more))


HANDS = {"pad": PadHands, "keyboard": KeyHands, "mouse": MouseHands}
