"""What the boards of all titles have in common: the view that lies there, its elements, and what is said of them."""

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

import pygame

from engine.rules import Event, Option, Question
from engine.rules.state import State
from engine.table.board import Details
from engine.table.doers import befallen, doer_of

V = TypeVar("V", bound=State)


class Lying(Protocol):
    """What lies on the table for one view."""

    rects: dict[str, pygame.Rect]

    def picture(self, element: str) -> pygame.Surface | None: ...


L = TypeVar("L", bound=Lying)


class Spoken(Protocol):
    """The words of a board."""

    def news(self, event: Event) -> str: ...

    def prompt(self, question: Question) -> str: ...

    def option(self, question: Question, option: Option) -> str: ...


class BaseBoard(Generic[V, L]):
    """See `engine.table.board.Board`. A title's board lays out and draws; it says `about`, `cues` and what it `tells`.

    It calls `turn` with what it has laid for each view that it is given to `show`.
    """

    bar_rect: pygame.Rect
    news_rect: pygame.Rect
    details_rect: pygame.Rect
    tray_rect: pygame.Rect

    def __init__(self, words: Spoken, laid: L) -> None:
        self.view: V | None = None
        self.viewer: int | None = None
        self.words = words
        self.laid = self._was = laid
        self._details: dict[str, Details | None] = {}

    def turn(self, laid: L) -> None:
        """What lies there now, in the place of what was there before."""
        self._details.clear()
        self._was, self.laid = self.laid, laid

    def tells(self, view: V, element: str) -> Details | None:
        """What the enlarged card says of an element of the view."""
        raise NotImplementedError

    def asked(self, bottom: int) -> int:
        """The seat in whose light things stand that can be chosen: who is asked, else the one at the `bottom`."""
        question = self.view.question if self.view is not None else None
        return question.seat if question is not None else bottom

    def elements(self) -> Mapping[str, pygame.Rect]:
        return self.laid.rects

    def picture(self, element: str) -> pygame.Surface | None:
        return self.laid.picture(element)

    def details(self, element: str) -> Details | None:
        if self.view is None:
            return None
        if element not in self._details:
            self._details[element] = self.tells(self.view, element)
        return self._details[element]

    def news(self, event: Event) -> str:
        return self.words.news(event)

    def doer(self, event: Event) -> int | None:
        return doer_of(event)

    def befallen(self, event: Event) -> frozenset[int]:
        return befallen(event)

    def prompt(self, question: Question) -> str:
        return self.words.prompt(question)

    def first(self, question: Question) -> str:
        return ""

    def option(self, question: Question, option: Option) -> str:
        return self.words.option(question, option)
