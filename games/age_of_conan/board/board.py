"""The board of Age of Conan: lays out a view, draws it, and knows every element by its id."""

from collections import OrderedDict
from functools import partial
from typing import Any

import pygame

import games.age_of_conan.board.dice  # noqa: F401  the dice must be known before they are thrown
from engine.board.board import BaseBoard
from engine.board.pictures import Pictures
from engine.board.strokes import Canvas
from engine.board.warm import Warmer
from engine.rules import Event, Question, SeatSpec
from engine.table.board import Details
from engine.table.cues import Cue
from games.age_of_conan.board.animate import cues_of
from games.age_of_conan.board.colors import DUSK
from games.age_of_conan.board.contest import lay_contest
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.details import Teller
from games.age_of_conan.board.ground import bake_ground
from games.age_of_conan.board.hand import lay_bids, lay_hand
from games.age_of_conan.board.land import lay_land, lifted_land
from games.age_of_conan.board.layout import MAP
from games.age_of_conan.board.ledger import lay_ledger
from games.age_of_conan.board.panels import lay_column
from games.age_of_conan.board.placed import Laid, needs_dusk
from games.age_of_conan.board.stage import Stage
from games.age_of_conan.board.warm import lands
from games.age_of_conan.board.words import Words
from games.age_of_conan.rules.state import AocState

SHEET = MAP.inflate(-28, -28)
"""The sheet within its torn edge."""


class AgeOfConanBoard(BaseBoard[AocState, Laid]):
    """Draws only from the view last given to `show`."""

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        self.desk = Desk(kit, seats)
        super().__init__(Words(self.desk), Laid(self.desk.art))
        self._grounds: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._pictures = Pictures()
        self.warmer = Warmer()
        self._lands: dict[str, pygame.Surface] = {}
        self._legal: frozenset[str] = frozenset()
        self._shaded: tuple[pygame.Surface, pygame.Surface] | None = None
        table = self.desk.table
        self.bar_rect, self.details_rect, self.tray_rect = table.bar, table.details, table.tray
        self.news_rect = table.news.inflate(-28, 0)

    # ------------------------------------------------------------ laying out
    def show(self, view: AocState, viewer: int | None) -> None:
        self.view, self.viewer = view, viewer
        self.desk.bottom = viewer if viewer is not None else 0
        self._pictures.clear()
        self._lands.clear()
        self._legal = frozenset()
        self.turn(self._lay(view))

    def _lay(self, view: AocState) -> Laid:
        desk, laid = self.desk, Laid(self.desk.art)
        lay_land(desk, laid, view)
        lay_column(desk, laid, view)
        lay_hand(desk, laid, view, desk.bottom)
        lay_contest(desk, laid, view)
        lay_ledger(desk, laid, view)
        lay_bids(desk, laid, view, desk.bottom)
        return laid

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        self._legal = legal or frozenset()
        sketch = partial(self._sketch, hidden=hidden, legal=legal)
        canvas.blit(self._pictures.get((hidden, legal), partial(self._base, legal), sketch), (0, 0))

    def _base(self, legal: frozenset[str] | None) -> pygame.Surface:
        return self._dusk() if needs_dusk(legal) else self._ground()

    def _sketch(self, canvas: Canvas, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        assert self.view is not None
        ground = self._ground()
        art, color = self.desk.art, self.desk.color(self.desk.bottom)
        self.warmer.expect("lands", (art.ground, color), lands(art, self.view, ground, color))
        self.laid.draw(canvas, ground, hidden, legal, self.desk.color(self.asked(self.desk.bottom)))

    def _ground(self) -> pygame.Surface:
        """Table, sheet and print: baked once for each language, text size and set of areas."""
        assert self.view is not None
        key = (tuple(self.view.areas), self.desk.theme, self.desk.kit.language.code)
        self.desk.art.ground = key
        if key not in self._grounds:
            self._grounds[key] = bake_ground(self.desk, self.view)
            self._pictures.stock(self._grounds[key])
            if len(self._grounds) > 2:
                self._grounds.popitem(last=False)
        return self._grounds[key]

    def _dusk(self) -> pygame.Surface:
        """The ground while provinces are chosen from: the map in the shade."""
        ground = self._ground()
        if self._shaded is None or self._shaded[0] is not ground:
            dusk = ground.copy()
            dusk.fill(DUSK, SHEET, special_flags=pygame.BLEND_RGB_MULT)
            self._shaded = (ground, dusk)
        return self._shaded[1]

    def draw_live(self, canvas: pygame.Surface, time: float) -> None:
        """Nothing on this table moves by itself; a quiet frame cuts a province free that may soon be lifted."""
        if not self._pictures.quiet():
            return
        self.warmer.step()
        waiting = (one for one in self._legal if one.startswith("province:") and one not in self._lands)
        if (land := next(waiting, "")) and self.view is not None:
            self.picture(land)

    def picture(self, element: str) -> pygame.Surface | None:
        """A province is lifted with all that stands on it."""
        if not element.startswith("province:") or self.view is None:
            return super().picture(element)
        if element not in self._lands:
            light = self.desk.color(self.asked(self.desk.bottom))
            province = element.removeprefix("province:")
            self._lands[element] = lifted_land(self.desk, self.laid, self.view, self._ground(), province, light)
        return self._lands[element]

    # ------------------------------------------------------------ words and motion
    def tells(self, view: AocState, element: str) -> Details | None:
        return Teller(self.desk, view).tell(element)

    def cues(self, event: Event, before: AocState, after: AocState) -> list[Cue]:
        return cues_of(Stage(self.desk, self._was, self.laid, after), event, before, after)

    def about(self, question: Question) -> str:
        """The province that is fought for or built in."""
        province = question.args.get("province")
        return f"province:{province}" if province else ""
