"""What the table asks of a title's board. `games/<title>/board` exports a class of this shape as `BOARD`.

A board draws views and nothing else: it is never given a state that its viewer may not know, and keeps nothing it saw.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import pygame

from engine.rules import Event, Option, Question, SeatSpec
from engine.table.cues import Cue
from engine.ui.kit import Kit

CAPTION = "caption"
"""The element, on boards that have one, whose words say what goes on: the tag at the focus leaves it to be read."""


@dataclass(frozen=True)
class Details:
    """What the enlarged card shows of an element: `picture` on top, then heading, facts and text (rich, in words)."""

    heading: str
    text: str
    picture: pygame.Surface | None = None
    family: str = ""
    facts: tuple[str, ...] = ()
    accent: str = ""
    clause: str = ""


class Board(Protocol):
    """Draws one title on the canvas of 1920 x 1080."""

    bar_rect: pygame.Rect
    """Where the table draws the question bar."""
    news_rect: pygame.Rect
    """Where the table writes what just happened."""
    details_rect: pygame.Rect
    """Where the table draws the enlarged card of the focused element."""
    tray_rect: pygame.Rect
    """Where the dice tray opens."""

    def __init__(self, kit: Kit, seats: tuple[SeatSpec, ...]) -> None:
        """`kit` speaks the words of the title; a board keeps it and asks it for text, pictures and looks."""

    def show(self, view: Any, viewer: int | None) -> None:
        """Lay out this view. `viewer` sits at the bottom; None is a spectator (the seat on turn is shown large).

        The table asks what the question says; a view that differs in its question only is not shown anew.
        """

    def elements(self) -> Mapping[str, pygame.Rect]:
        """Every element of the shown view that can be touched or looked at, by id."""

    def draw(self, canvas: pygame.Surface, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        """Everything but the elements in `hidden`. With `legal`, those elements glow softly and others are dimmed."""

    def draw_live(self, canvas: pygame.Surface, time: float) -> None:
        """What moves by itself (flames, banners in the wind); cheap, called every frame, over everything."""

    def picture(self, element: str) -> pygame.Surface | None:
        """The element as it lies there, for lifting it under the focus; None when it cannot be lifted."""

    def details(self, element: str) -> Details | None:
        """What the enlarged card says of an element; None when there is nothing to say."""

    def cues(self, event: Event, before: Any, after: Any) -> list[Cue]:
        """What `event` looks like. The board shows `after` when this is called; `before` is the view it showed last."""

    def news(self, event: Event) -> str:
        """The event as one readable line (rich text), or empty when it is not worth telling."""

    def doer(self, event: Event) -> int | None:
        """The seat whose doing the event is; None: nobody's."""

    def befallen(self, event: Event) -> frozenset[int]:
        """The other seats to which the event happens."""

    def prompt(self, question: Question) -> str:
        """The question in words."""

    def about(self, question: Question) -> str:
        """The element that the question as a whole is about: the enlarged card tells of it while the focus is on an
        answer that is about nothing of its own. "" leaves it to the seat that is asked."""

    def first(self, question: Question) -> str:
        """The element or the answer ("option:<id>") at which the focus begins; "" leaves it to the first answer in the
        order of the rules."""

    def option(self, question: Question, option: Option) -> str:
        """The option in words, short enough for a button. One that is picked already, and that a press would take back,
        has its place among the picks as `picked` among its fields."""
