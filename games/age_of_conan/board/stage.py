"""What an animation asks of the table: where things are now and where they were, pictures to move, and usual moves."""

import pygame

from engine.board.stage import BaseStage
from engine.table.cues import Cue, Fly, Point, Sound
from engine.ui.paint import layer
from games.age_of_conan.board import cards, pieces
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.rules.content import PROVINCES
from games.age_of_conan.rules.state import NOBODY, AocState

Cues = list[Cue]
STAGGER, MOVE, MARCH, READ = 0.075, 0.3, 0.42, 0.6
"""Seconds: between two of a group, of a small thing's move, of an army's, and to read a card that is held up."""
GOLD, RED, GREEN, PALE, VIOLET, FIRE = "#f4d67a", "#ff6a4a", "#9fdc7c", "#f3e6c4", "#b79cff", "#ff9a3c"
SMALL = 56
"""Pixels of an icon that flies."""


class Stage(BaseStage[Desk, Laid]):
    """One event's view of the table. `was` is what lay there before, `now` what lies there after it."""

    def __init__(self, desk: Desk, was: Laid, now: Laid, view: AocState) -> None:
        super().__init__(desk, was, now)
        self.view = view

    # ------------------------------------------------------------ places
    def around(self, element: str) -> str:
        """The province of an element that lies nowhere, or its owner's panel."""
        return around_of(element)

    def home(self, seat: int) -> Point:
        """The panel of a seat."""
        return self.at(f"seat:{seat}") if seat != NOBODY else self.middle()

    def goods(self, seat: int, what: str) -> Point:
        """Where the gold, sorcery or tokens of a seat are counted."""
        return self.at(f"{what}:{seat}")

    def middle(self) -> Point:
        """Where a thing is held up for everybody: the middle of the map."""
        return 634, 440

    def high(self) -> Point:
        """Where a thing is held up while a banner runs across the middle."""
        return 634, 250

    # ------------------------------------------------------------ pictures
    def icon(self, name: str, size: int = SMALL) -> pygame.Surface:
        return self.desk.icon(name, size)

    def card(self, card: str) -> pygame.Surface:
        """A card as held; its back when nobody may know it."""
        return cards.face(self.desk, card)

    def back(self, deck: str, seat: int = NOBODY) -> pygame.Surface:
        """The back of the common strategy deck, or of the kingdom deck of a seat."""
        return cards.back(self.desk, deck, self.view.kingdoms[seat].id if deck == "kingdom" and seat != NOBODY else "")

    def army(self, seat: int, count: int) -> pygame.Surface:
        return pieces.army(self.desk.art, self.desk.look(seat), count)

    def color(self, seat: int) -> str:
        return super().color(seat) if seat != NOBODY else PALE

    # ------------------------------------------------------------ usual moves
    def arrive(self, element: str, start: Point, time: float = MOVE, arc: float = 60, delay: float = 0.0) -> Cues:
        """`element`, which lies there now, comes from `start`; nothing when nothing of its own lies there."""
        picture = self.now.picture(element)
        if picture is None:
            return []
        return [Fly(picture, start, self.at(element), delay, time, arc, True, (1.15, 1.0), element)]

    def leave(self, element: str, end: Point, time: float = MOVE, arc: float = 40, delay: float = 0.0) -> Cues:
        """`element`, which is gone now, goes to `end`."""
        picture = self.was.picture(element)
        if picture is None:
            return []
        return [Fly(picture, self.before(element), end, delay, time, arc, False, (1.0, 0.6))]

    def shift(self, element: str, came_from: str) -> Cues:
        """`element` lies now what lay as `came_from` before: it moves over, if it is elsewhere."""
        picture = self.now.picture(element)
        if picture is None or not self.lay_there(came_from) or self.before(came_from) == self.at(element):
            return []
        return [Fly(picture, self.before(came_from), self.at(element), 0, MOVE, 0, False, hides=element)]

    def as_it_was(self, element: str, until: float) -> Fly:
        """What lies there now is seen as it was before, or not at all, for `until` seconds."""
        old = next((piece for piece in self.was.pieces if piece.element == element), None)
        if old is None:
            return Fly(layer((1, 1)), (0, 0), (0, 0), 0, until, hides=element)
        at = old.picture.get_rect(topleft=old.at).center
        return Fly(old.picture, at, at, 0, until, hides=element)

    def turn(
        self, element: str, sound: str = "card_flip", delay: float = 0.0, back: pygame.Surface | None = None
    ) -> Cues:
        """`element` is turned over where it lies; `back` is what is seen first, else what lay there."""
        old, new = back or self.was.picture(element), self.now.picture(element)
        if old is None or new is None:
            return []
        at = self.at(element)
        return [Fly(old, at, at, delay, 0.4, 26, True, hides=element, flip_to=new), Sound(sound, delay + 0.12)]

    def pour(self, name: str, n: int, start: Point, end: Point, delay: float = 0.0, size: int = SMALL) -> Cues:
        """Up to six icons fly in a row, one for each of `n`."""
        flights = [
            Fly(self.icon(name, size), start, end, delay + k * STAGGER, MOVE + 0.06, 70, False, (1.0, 0.7))
            for k in range(min(6, n))
        ]
        return [*flights]


def around_of(element: str) -> str:
    """What an element that does not lie there belongs to: its province, else its owner's panel; "" for neither."""
    head, _, rest = element.partition(":")
    province = rest.rpartition("/")[2]
    if province in PROVINCES and head != "province":
        return f"province:{province}"
    seat = rest.partition("/")[0]
    return f"seat:{seat}" if seat.isdigit() and head not in ("seat", "die", "token", "contest") else ""


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "\N{MINUS SIGN}")
