"""Where the walk of one-button play comes last: the prompt of BACK. A short press goes back there as a longer one does
anywhere, so that nobody has to hold the button."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent
from engine.input.scanning import Scanner

if TYPE_CHECKING:
    from engine.ui.kit import Kit


class LastStop:
    """Stands between a screen and what it is told. It is nowhere to be met while everybody plays with all buttons."""

    def __init__(self, scanner: Scanner) -> None:
        self.scanner = scanner
        self._reached = False

    @property
    def here(self) -> bool:
        """The focus is on the prompt of BACK."""
        return self._reached and self.scanner.on

    def leave(self) -> None:
        """The focus is somewhere else: a mouse has met it there, say."""
        self._reached = False

    def hear(self, event: ActionEvent, next_is_back: Callable[[], bool], still: bool = False) -> ActionEvent | None:
        """What the screen is to hear; None for what only moved the focus to the prompt, or away from it.

        `next_is_back`: a step of the walk leads to the prompt from where the focus is now. The step after it is the
        screen's own and leads round to its first thing, unless the screen is `still` and has nothing to step through.
        """
        if not self.scanner.on or event.phase == "release":
            return event
        if event.action is self.scanner.walk() or event.action in DIRECTIONS:
            return self._step(event, next_is_back, still)
        if not event.pressed:
            return event
        here, self._reached = self._reached, False
        return replace(event, action=Action.BACK) if here and event.action is Action.ACCEPT else event

    def _step(self, event: ActionEvent, next_is_back: Callable[[], bool], still: bool) -> ActionEvent | None:
        here = self._reached
        if event.action is self.scanner.walk() and event.pressed:
            self._reached = not here and next_is_back()
            return None if self._reached or (still and here) else event
        if event.action is Action.UP:
            self._reached = False
        return None if here else event


def ring_back(canvas: pygame.Surface, kit: "Kit") -> None:
    """The focus ring round the prompt of BACK, where the bar of prompts that is on the screen has one."""
    spot = kit.prompt_bar.spot(Action.BACK)
    if spot is not None:
        kit.ring(canvas, spot)
