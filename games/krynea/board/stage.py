"""What an animation asks of the table: where things are now and where they were, and pictures to move."""

import pygame

from engine.board.stage import BaseStage
from engine.table.cues import Point
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.layout import LEFT, RIGHT
from games.krynea.board.placed import Laid
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.state import KryneaState


class Stage(BaseStage[Desk, Laid]):
    """One event's view of the table. `was` is what lay there before, `now` what lies there after it."""

    def __init__(self, desk: Desk, was: Laid, now: Laid, view: KryneaState) -> None:
        super().__init__(desk, was, now)
        self.view = view

    # ------------------------------------------------------------ places
    def around(self, element: str) -> str:
        """The accounts of the owner."""
        return f"seat:{seat_of(element)}"

    def home(self, seat: int) -> Point:
        """The accounts of an army."""
        found = self.now.rects.get(f"seat:{seat}")
        return found.center if found else self.middle()

    def hand(self, seat: int, card: int = 0) -> Point:
        """A card in a hand: where it was, or where the hand is."""
        element = f"hand:{seat}/{card}"
        if element in self.was.rects:
            return self.was.rects[element].center
        return (420, 1010) if seat == self.desk.bottom else self.home(seat)

    def seated(self, army: int) -> int:
        """The seat whose colour a banner has for `army`; -1 for the enemy of a lonely player, who has none (KRY-20)."""
        return army if army < len(self.desk.seats) else -1

    def middle(self) -> Point:
        """Where a card is held up for everybody."""
        return (LEFT + RIGHT) // 2, 510

    # ------------------------------------------------------------ pictures
    def number(self, slug: str) -> int:
        """The number of a card, 0 for a blank."""
        return CONTENT.slugs.get(slug, 0)

    def card(self, seat: int, card: int) -> pygame.Surface:
        """A card as held."""
        faction = faction_of(self.view, seat)
        if card not in CARDS:
            return self.back(seat, "troops")
        return self.desk.art.hand_card(card, faction, self.desk.card(card))

    def back(self, seat: int, deck: str) -> pygame.Surface:
        return self.desk.art.back(faction_of(self.view, seat), "hand", deck)

    def monolith(self, monolith: str) -> pygame.Surface:
        return self.desk.art.monolith(monolith, self.desk.card(monolith).split(",")[0])


def seat_of(element: str) -> int:
    """The owner in an element's name, 0 when there is none."""
    digits = element.partition(":")[2][:1]
    return int(digits) if digits.isdigit() else 0
