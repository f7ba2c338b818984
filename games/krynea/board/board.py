"""The board of Krynea: lays out a view, draws it, and knows every element by its id."""

from functools import partial
from typing import Any

import pygame

import games.krynea.board.dice  # noqa: F401  the coin must be known before it is thrown
from engine.board.board import BaseBoard
from engine.board.pictures import Pictures
from engine.board.strokes import Canvas
from engine.board.warm import Warmer
from engine.rules import Event, Question, SeatSpec
from engine.table.board import Details
from engine.table.cues import Cue
from games.krynea.board.animate import cues_of
from games.krynea.board.armies import lay_armies
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.details import Teller
from games.krynea.board.focus import light_parts
from games.krynea.board.forecast import lay_forecasts
from games.krynea.board.ground import bake_ground
from games.krynea.board.hand import lay_hand, lay_looked_at, lay_rival_hand
from games.krynea.board.placed import Laid
from games.krynea.board.rail import lay_rail
from games.krynea.board.spread import lay_spread
from games.krynea.board.stage import Stage
from games.krynea.board.track import lay_track
from games.krynea.board.warm import cards
from games.krynea.board.words import Words
from games.krynea.rules.state import KryneaState


class KryneaBoard(BaseBoard[KryneaState, Laid]):
    """Draws only from the view last given to `show`."""

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        self.desk = Desk(kit, seats)
        super().__init__(Words(self.desk), Laid(self.desk.art))
        self.warmer = Warmer()
        self._grounds: dict[tuple[object, ...], pygame.Surface] = {}
        self._pictures = Pictures()
        self._place()

    def _place(self) -> None:
        table = self.desk.table
        self.bar_rect, self.details_rect, self.tray_rect = table.bar, table.details, table.tray
        news = table.news
        self.news_rect = pygame.Rect(news.x + 22, news.y, news.w - 36, news.h)  # clear of answers above a narrow bar

    # ------------------------------------------------------------ laying out
    def show(self, view: KryneaState, viewer: int | None) -> None:
        self.view, self.viewer = view, viewer
        self.desk.bottom = self._bottom(view, viewer)
        self._place()
        self._pictures.clear()
        self.turn(self._lay(view))
        for seat, army in enumerate(view.armies):
            self.warmer.expect(f"army:{seat}", army.faction, cards(self.desk.art, view, seat))

    def _bottom(self, view: KryneaState, viewer: int | None) -> int:
        """A spectator sits with the first seat: armies that changed sides would confuse more than they showed."""
        return viewer if viewer is not None else 0

    def _lay(self, view: KryneaState) -> Laid:
        desk, laid = self.desk, Laid(self.desk.art)
        if desk.armies == 2:
            lay_rival_hand(desk, laid, view, 1 - desk.bottom)
        lay_track(desk, laid, view)
        lay_rail(desk, laid, view)
        lay_armies(desk, laid, view)
        lay_forecasts(desk, laid, view)
        light_parts(desk, laid, view)
        lay_hand(desk, laid, view, desk.bottom)
        lay_spread(desk, laid, view)
        if view.looker == self.viewer:
            lay_looked_at(desk, laid, view)
        return laid

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        sketch = partial(self._sketch, hidden=hidden, legal=legal)
        canvas.blit(self._pictures.get((hidden, legal), self._ground, sketch), (0, 0))

    def _sketch(self, canvas: Canvas, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        self.laid.draw(canvas, hidden, legal, self.desk.color(self.asked(self.desk.bottom)))

    def _ground(self) -> pygame.Surface:
        """Floor, lanes and rails of this seating: baked once for each seat at the bottom."""
        assert self.view is not None
        factions = tuple(faction_of(self.view, seat) for seat in range(self.desk.armies))
        key = (self.desk.bottom, factions, self.desk.theme)
        if key not in self._grounds:
            self._grounds[key] = bake_ground(self.desk, self.view)
            self._pictures.stock(self._grounds[key])
            for other in [other for other in self._grounds if other[1:] != key[1:]]:
                del self._grounds[other]
        return self._grounds[key]

    def draw_live(self, canvas: pygame.Surface, time: float) -> None:
        """Nothing on this table moves by itself; a quiet frame loads a picture that may soon be wanted."""
        if self._pictures.quiet():
            self.warmer.step()

    # ------------------------------------------------------------ words and motion
    def tells(self, view: KryneaState, element: str) -> Details | None:
        return Teller(self.desk, view).tell(element)

    def cues(self, event: Event, before: KryneaState, after: KryneaState) -> list[Cue]:
        return cues_of(Stage(self.desk, self._was, self.laid, after), event, before, after)

    def about(self, question: Question) -> str:
        """What goes on in the phase."""
        return "phase"
