"""What an animation asks of the table: where things are now and where they were, and pictures to move."""

from typing import Generic, TypeVar

import pygame

from engine.board.desk import BaseDesk
from engine.board.laid import BaseLaid
from engine.table.cues import Point
from engine.ui.theme import hexa

D = TypeVar("D", bound=BaseDesk)
L = TypeVar("L", bound=BaseLaid)


class BaseStage(Generic[D, L]):
    """One event's view of the table. `was` is what lay there before, `now` what lies there after it."""

    def __init__(self, desk: D, was: L, now: L) -> None:
        self.desk = desk
        self.was = was
        self.now = now

    # ------------------------------------------------------------ places
    def here(self, element: str) -> bool:
        """Whether the element lies on the table now."""
        return element in self.now.rects

    def lay_there(self, element: str) -> bool:
        """Whether it lay there before."""
        return element in self.was.rects

    def at(self, element: str) -> Point:
        """The middle of an element; of what it belongs to, or of the table, when it lies nowhere."""
        for laid in (self.now, self.was):
            if element in laid.rects:
                return laid.rects[element].center
        around = self.around(element)
        return self.at(around) if around and around != element else self.middle()

    def before(self, element: str) -> Point:
        """Where an element was before the event."""
        return self.was.rects[element].center if element in self.was.rects else self.at(element)

    def around(self, element: str) -> str:
        """The element that one belongs to which lies nowhere; empty for none."""
        return ""

    def middle(self) -> Point:
        """Where a thing is held up for everybody."""
        raise NotImplementedError

    # ------------------------------------------------------------ pictures
    def lying(self, element: str) -> pygame.Surface | None:
        """The element as it lies now, else as it lay."""
        return self.now.picture(element) or self.was.picture(element)

    def lay(self, element: str) -> pygame.Surface | None:
        """The element as it lay before."""
        return self.was.picture(element)

    def color(self, seat: int) -> str:
        return hexa(self.desk.color(seat))
