"""The board of Conan: lays out a view, draws it, and knows every element by its id."""

from functools import partial
from typing import Any

import pygame

import games.conan.board.dice  # noqa: F401  the dice must be known before they are thrown
from engine.board.board import BaseBoard
from engine.board.pictures import Pictures
from engine.board.strokes import Canvas
from engine.board.warm import Warmer
from engine.rules import Event, Question, SeatSpec
from engine.table.board import Details
from engine.table.cues import Cue
from games.conan.board.animate import cues_of
from games.conan.board.attack import lay_attack
from games.conan.board.book import lay_book
from games.conan.board.desk import Desk
from games.conan.board.details import Teller
from games.conan.board.doers import befallen, doer_of
from games.conan.board.figures import lay_figures
from games.conan.board.ground import bake_dusk, bake_ground
from games.conan.board.land import lay_land, lifted_area
from games.conan.board.marks import lay_lines, lay_marks
from games.conan.board.placed import Laid
from games.conan.board.sheets import lay_sheets
from games.conan.board.stage import Stage
from games.conan.board.track import lay_track
from games.conan.board.warm import expect
from games.conan.board.words import Words
from games.conan.rules.state import ConanState


class ConanBoard(BaseBoard[ConanState, Laid]):
    """Draws only from the view last given to `show`."""

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        self.desk = Desk(kit, seats)
        super().__init__(Words(self.desk), Laid(self.desk.art))
        self.warmer = Warmer()
        self._grounds: dict[tuple[object, ...], tuple[pygame.Surface, pygame.Surface]] = {}
        self._pictures = Pictures()
        self._areas: dict[str, pygame.Surface] = {}
        self._switched = (0, "")
        """The round, and the hero whose stance was changed last in it."""
        self._place()

    def _place(self) -> None:
        table = self.desk.table
        self.bar_rect, self.details_rect, self.tray_rect = table.bar, table.details, table.tray
        self.news_rect = table.news.inflate(-28, 0)

    # ------------------------------------------------------------ laying out
    def show(self, view: ConanState, viewer: int | None) -> None:
        self._switched = _switched(self.view, view) or self._switched
        self.view, self.viewer = view, viewer
        self.desk.look_at(view, viewer)
        self._place()
        self._pictures.clear()
        self._areas.clear()
        self.turn(self._lay(view))
        expect(self.warmer, self.desk, view, self.laid)

    def _lay(self, view: ConanState) -> Laid:
        desk, laid = self.desk, Laid(self.desk.art, view.board)
        lay_land(desk, laid, view)
        lay_lines(laid, view)
        lay_figures(desk, laid, view)
        lay_marks(desk, laid, view)
        lay_book(desk, laid, view)
        lay_sheets(desk, laid, view)
        lay_track(desk, laid, view)
        lay_attack(desk, laid, view)
        return laid

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        sketch = partial(self._sketch, hidden=hidden, legal=legal)
        canvas.blit(self._pictures.get((hidden, legal), partial(self._base, legal), sketch), (0, 0))

    def _base(self, legal: frozenset[str] | None) -> pygame.Surface:
        ground, dusk = self._ground()
        return dusk if self.laid.in_dusk(legal) else ground

    def _sketch(self, canvas: Canvas, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        self.laid.draw(canvas, self._ground()[0], hidden, legal, self.desk.color(self.asked(self.desk.bottom)))

    def _ground(self) -> tuple[pygame.Surface, pygame.Surface]:
        """The night with the board by torchlight, and the same by moonlight: baked once a board."""
        assert self.view is not None
        key = (self.view.board, self.desk.theme.high_contrast)
        if key not in self._grounds:
            self._grounds.clear()
            ground = bake_ground(self.desk, self.view)
            self._grounds[key] = ground, bake_dusk(self.desk, self.view, ground)
            self._pictures.stock(ground)
        return self._grounds[key]

    def draw_live(self, canvas: pygame.Surface, time: float) -> None:
        """A quiet frame makes a picture that may soon be wanted."""
        if self._pictures.quiet():
            self.warmer.step()

    def picture(self, element: str) -> pygame.Surface | None:
        """An area is lifted with all that stands in it."""
        if not element.startswith("area:") or self.view is None:
            return super().picture(element)
        if element not in self._areas:
            self._areas[element] = lifted_area(
                self.desk, self.laid, self._ground()[0], element[5:], self.desk.color(self.asked(self.desk.bottom))
            )
        return self._areas[element]

    # ------------------------------------------------------------ words and motion
    def tells(self, view: ConanState, element: str) -> Details | None:
        return Teller(self.desk, view).tell(element)

    def cues(self, event: Event, before: ConanState, after: ConanState) -> list[Cue]:
        return cues_of(Stage(self.desk, self._was, self.laid, after), event, before, after)

    def doer(self, event: Event) -> int | None:
        return doer_of(self.view, event) if self.view is not None else None

    def befallen(self, event: Event) -> frozenset[int]:
        return befallen(self.view, event) if self.view is not None else frozenset()

    def about(self, question: Question) -> str:
        """Who acts, or the tile that was chosen."""
        tile = question.args.get("tile")
        return f"tile:{tile}" if tile else str(question.args.get("who", ""))

    def first(self, question: Question) -> str:
        """Who changed the stance last, so that pressing again turns it back; dice are not rerolled by a hasty press."""
        if question.key == "reroll":
            return "option:keep"
        now = self.view.round if self.view is not None else 0
        return self._switched[1] if question.key == "stance" and self._switched[0] == now else ""


def _switched(before: ConanState | None, after: ConanState) -> tuple[int, str] | None:
    """The round and the hero whose stance differs from the view before, in the same round."""
    if before is None or before.round != after.round:
        return None
    was = {hero.id: hero.stance for hero in before.heroes}
    found = [hero.id for hero in after.heroes if was.get(hero.id) and was[hero.id] != hero.stance]
    return (after.round, f"hero:{found[-1]}") if found else None
