"""What an animation asks of the table: where things are now and where they were, and pictures to move."""

import pygame

from engine.table.cues import Point
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.layout import LEFT, RIGHT
from games.krynea.board.placed import Laid
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.state import KryneaState


class Stage:
    """One event's view of the table. `was` is what lay there before, `now` what lies there after it."""

    def __init__(self, desk: Desk, was: Laid, now: Laid, view: KryneaState) -> None:
        self.desk = desk
        self.was = was
        self.now = now
        self.view = view

    # ------------------------------------------------------------ places
    def here(self, element: str) -> bool:
        """Whether the element lies on the table now."""
        return element in self.now.rects

    def at(self, element: str) -> Point:
        """The middle of an element, else of its owner's accounts."""
        for laid in (self.now, self.was):
            if element in laid.rects:
                return laid.rects[element].center
        return self.home(seat_of(element))

    def before(self, element: str) -> Point:
        """Where an element was before the event."""
        return self.was.rects[element].center if element in self.was.rects else self.at(element)

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

    def lying(self, element: str) -> pygame.Surface | None:
        """The element as it lies now, else as it lay."""
        return self.now.picture(element) or self.was.picture(element)

    def lay(self, element: str) -> pygame.Surface | None:
        """The element as it lay before."""
        return self.was.picture(element)

    def color(self, seat: int) -> str:
        r, g, b = self.desk.color(seat)
        return f"#{r:02x}{g:02x}{b:02x}"


def seat_of(element: str) -> int:
    """The owner in an element's name, 0 when there is none."""
    digits = element.partition(":")[2][:1]
    return int(digits) if digits.isdigit() else 0
