"""What an animation asks of the table: where things are now and where they were, pictures to move, and usual moves."""

import pygame

from engine.board.stage import BaseStage
from engine.table.cues import Cue, Fly, Glow, Point, Sound
from engine.ui.paint import layer
from games.conan.board.desk import Desk
from games.conan.board.placed import Laid
from games.conan.rules.figures import area_of, in_area, is_hero
from games.conan.rules.state import ConanState

Cues = list[Cue]
STAGGER, MOVE, STEP, READ = 0.075, 0.3, 0.36, 0.6
"""Seconds: between two of a group, of a small thing's move, of a figure's step, and to read what is held up."""
GOLD, RED, GREEN, PALE, EMBER, MOON, VIOLET = (
    "#f4d67a",
    "#ff6a4a",
    "#9fdc7c",
    "#f3e6c4",
    "#ffb75a",
    "#8fb4cf",
    "#b79cff",
)
SMALL = 56
"""Pixels of an icon that flies."""
GEM = 36
GEMS = {"reserve": "ready", "fatigue": "tired", "wounds": "wound", "spent": "spent"}
MOST = 6
"""Gems that are seen to fly; more go with them."""


class Stage(BaseStage[Desk, Laid]):
    """One event's view of the table. `was` is what lay there before, `now` what lies there after it."""

    def __init__(self, desk: Desk, was: Laid, now: Laid, view: ConanState) -> None:
        super().__init__(desk, was, now)
        self.view = view

    # ------------------------------------------------------------ places
    def around(self, element: str) -> str:
        """What an element belongs to that does not lie there: its area, its hero, the Overlord's book; "" for none."""
        head, _, rest = element.partition(":")
        owner = rest.partition("/")[0]
        if head in ("unit", "hero"):
            area = area_of(self.view, element)
            return f"area:{area}" if area else ""
        if head in ("object", "chest", "border"):
            return f"area:{owner}"
        if head in ("zone", "space", "card", "spell", "allies"):
            return f"hero:{owner}" if any(hero.id == owner for hero in self.view.heroes) else "book:reserve"
        if head == "tile":
            return f"river:{self.view.river.index(rest) + 1}" if rest in self.view.river else "book:reserve"
        return ""

    def middle(self) -> Point:
        """Where a thing is held up for everybody: the middle of the board."""
        return self.desk.table.board.center

    def high(self) -> Point:
        """Where a thing is held up while a banner runs across the middle."""
        board = self.desk.table.board
        return board.centerx, board.y + 120

    def purse(self, who: str, zone: str) -> str:
        """The element of a zone of gems: a hero's, or the Overlord's book."""
        return f"zone:{who.removeprefix('hero:')}/{zone}" if is_hero(who) else f"book:{zone}"

    # ------------------------------------------------------------ pictures
    def icon(self, name: str, size: int = SMALL) -> pygame.Surface:
        return self.desk.icon(name, size)

    def gem(self, state: str, overlord: bool = False) -> pygame.Surface:
        """A gem that flies; `state` is reserve, fatigue, wounds or spent."""
        name = GEMS[state]
        if overlord:
            name = "overlord_tired" if state == "fatigue" else "overlord"
        return self.desk.art.image(f"gems/{name}_{GEM}")

    def gear(self, name: str, instead: str) -> pygame.Surface:
        """The thing alone that a card or spell shows; an icon where it has no picture."""
        return self.desk.art.image(f"gear/{name}") if self.desk.art.has(f"gear/{name}") else self.icon(instead, 96)

    def card(self, card: str) -> pygame.Surface:
        """A card as it is held up."""
        return self.desk.art.image(f"cards/{card}") if self.desk.art.has(f"cards/{card}") else self.icon("sack", 96)

    # ------------------------------------------------------------ usual moves
    def shine(self, area: str, color: str, delay: float = 0.0, duration: float = 0.8) -> Cues:
        """All who stand in an area light up: its own outline is no rectangle."""
        return [Glow(name, delay, duration, color) for name in in_area(self.view, area) if self.here(name)]

    def arrive(
        self, element: str, start: Point, time: float = MOVE, arc: float = 60, delay: float = 0.0, grows: float = 1.15
    ) -> Cues:
        """`element`, which lies there now, comes from `start`; nothing when nothing of its own lies there."""
        picture = self.now.picture(element)
        if picture is None:
            return []
        return [Fly(picture, start, self.centre(self.now, element), delay, time, arc, True, (grows, 1.0), element)]

    def leave(
        self, element: str, end: Point, time: float = MOVE, arc: float = 40, delay: float = 0.0, last: float = 0.6
    ) -> Cues:
        """`element`, which is gone now, goes to `end`."""
        picture = self.was.picture(element)
        if picture is None:
            return []
        return [Fly(picture, self.centre(self.was, element), end, delay, time, arc, False, (1.0, last))]

    def shift(self, element: str, came_from: str, arc: float = 0, time: float = MOVE, overshoot: bool = False) -> Cues:
        """`element` lies now what lay as `came_from` before: it moves over, if it is elsewhere."""
        picture = self.now.picture(element)
        if picture is None or not self.lay_there(came_from):
            return []
        start, end = self.centre(self.was, came_from), self.centre(self.now, element)
        if start == end:
            return []
        return [Fly(picture, start, end, 0, time, arc, overshoot, hides=element)]

    def centre(self, laid: Laid, element: str) -> Point:
        """The middle of the picture of an element that is lifted: it may reach beyond what can be touched."""
        own = next((piece for piece in laid.pieces if piece.element == element), None)
        if own is None or own.box is not None:
            return laid.rects[element].center
        return own.picture.get_rect(topleft=own.at).center

    def sway(self, element: str, dx: float, delay: float = 0.0, time: float = 0.3) -> Cues:
        """`element` comes back to its place from `dx` pixels aside: a lunge, or a blow taken."""
        picture = self.now.picture(element)
        if picture is None:
            return []
        x, y = self.centre(self.now, element)
        return [Fly(picture, (x + dx, y), (x, y), delay, time, 0, True, hides=element)]

    def as_it_was(self, element: str, until: float) -> Fly:
        """What lies there now is seen as it was before, or not at all, for `until` seconds."""
        old = self.was.picture(element)
        if old is None:
            return Fly(layer((1, 1)), (0, 0), (0, 0), 0, until, hides=element)
        at = self.was.rects[element].center
        return Fly(old, at, at, 0, until, hides=element)

    def stay(self, until: float) -> Fly:
        """What has landed by then stays where it is until that time: all that flies lands together."""
        return Fly(layer((1, 1)), (0, 0), (0, 0), 0, until)

    def turn(self, element: str, sound: str = "card_flip", delay: float = 0.0) -> Cues:
        """`element` is turned over where it lies."""
        old, new = self.was.picture(element), self.now.picture(element)
        if old is None or new is None:
            return []
        at = self.at(element)
        return [Fly(old, at, at, delay, 0.4, 26, True, hides=element, flip_to=new), Sound(sound, delay + 0.12)]

    def pour(self, picture: pygame.Surface, n: int, start: Point, end: Point, delay: float = 0.0) -> Cues:
        """Up to six pictures fly in a row, one for each of `n`, each with its click."""
        cues: Cues = []
        for k in range(min(MOST, n)):
            at = delay + k * STAGGER
            cues.append(Fly(picture, start, end, at, MOVE + 0.06, 60, False, (1.0, 0.8)))
            cues.append(Sound("coin", at + MOVE, 0.6))
        return cues


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "\N{MINUS SIGN}")
