"""What an animation asks of the table: where things are now and where they were, and pictures to move."""

import pygame

from engine.table.cues import Point
from games.huns.board.cards import miniature
from games.huns.board.desk import Desk
from games.huns.board.hand import hand_place, hand_slot
from games.huns.board.layout import CARD, RIVAL_CARD
from games.huns.board.placed import Laid, ancestors
from games.huns.rules.state import Card, HunsState


class Stage:
    """One event's view of the table. `was` is what lay there before, `now` what lies there after it."""

    def __init__(self, desk: Desk, was: Laid, now: Laid, bottom: int, others: list[int]) -> None:
        self.desk = desk
        self.was = was
        self.now = now
        self.bottom = bottom
        self.others = others

    def at(self, element: str) -> Point:
        """The middle of an element, of what it lies on, or of its owner's mat."""
        for laid in (self.now, self.was):
            for part in ancestors(element):
                if part in laid.rects:
                    return laid.rects[part].center
        return self.mat(int(element[5]) if element[5:6].isdigit() else self.bottom).center

    def before(self, element: str) -> Point:
        """Where an element was before the event."""
        for part in ancestors(element):
            if part in self.was.rects:
                return self.was.rects[part].center
        return self.at(element)

    def mat(self, seat: int) -> pygame.Rect:
        return self.desk.table.camp if seat == self.bottom else self.desk.table.rivals[self.others.index(seat)]

    def hand(self, seat: int, index: int, count: int) -> Point:
        where = hand_place(self.desk, seat, self.bottom, self.others, count)
        return hand_slot(where, index)

    def middle(self) -> Point:
        """Where a card is held up for everybody: the middle of the market."""
        return self.desk.table.market.center

    # ------------------------------------------------------------ pictures
    def cube(self, color: str) -> pygame.Surface:
        return self.desk.art.cube(color, "large")

    def back(self, color: str, height: int) -> pygame.Surface:
        """The back of a deck's card, `height` pixels tall."""
        return self.desk.art.assets.scaled(self.desk.art.back_name(color), (height * 13 // 20, height))

    def card(self, card: Card) -> pygame.Surface:
        """A card at the size of the own camp."""
        return miniature(self.desk.art, card, None, CARD)

    def lying(self, view: HunsState, seat: int, card: str) -> Card:
        found = next((each for each in view.camps[seat].cards if each.id == card), None)
        return found or Card(id=card)

    def shrink(self, seat: int) -> float:
        """How much smaller cards lie in that seat's camp."""
        return 1.0 if seat == self.bottom else RIVAL_CARD[0] / CARD[0]
