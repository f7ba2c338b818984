"""The board of Huns: lays out a view, draws it, and knows every element by its id."""

from collections import OrderedDict
from functools import partial
from typing import Any

import pygame

from engine.board.board import BaseBoard
from engine.board.pictures import Pictures
from engine.rules import Event, Option, Question, SeatSpec
from engine.table.board import Details
from engine.table.cues import Cue
from engine.ui.theme import BRASS_LIGHT
from games.huns.board.animate import cues_of
from games.huns.board.camp import hem_camp, lay_camp, sew_camp
from games.huns.board.desk import Desk
from games.huns.board.details import Teller
from games.huns.board.drawn import lay_drawn
from games.huns.board.hand import lay_hand
from games.huns.board.market import lay_market, sew_market
from games.huns.board.pieces import label, pale, strip
from games.huns.board.placed import Laid
from games.huns.board.rivals import hem_rival, lay_rival, sew_rival
from games.huns.board.stage import Stage
from games.huns.board.words import Words
from games.huns.rules.content import CONTENT
from games.huns.rules.state import HunsState

TURNS = CONTENT.constants.turns_per_round
NEWS_X = 370


class HunsBoard(BaseBoard[HunsState, Laid]):
    """Draws only from the view last given to `show`."""

    words: Words

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        self.desk = Desk(kit, seats)
        super().__init__(Words(self.desk), Laid())
        self._grounds: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._pictures = Pictures()
        self._place()

    def _place(self) -> None:
        table = self.desk.table
        self.bar_rect, self.details_rect, self.tray_rect = table.bar, table.details, table.tray
        self.news_rect = pygame.Rect(table.news.x + NEWS_X, table.news.y, table.news.w - NEWS_X - 16, table.news.h)

    # ------------------------------------------------------------ laying out
    def show(self, view: HunsState, viewer: int | None) -> None:
        self.desk.refresh()
        self._place()
        self.view, self.viewer = view, viewer
        self._pictures.clear()
        self.turn(self._lay(view))

    @property
    def bottom(self) -> int:
        """The seat whose camp is the large one."""
        assert self.view is not None
        return self.viewer if self.viewer is not None else self.view.active

    def others(self) -> list[int]:
        """The other seats clockwise from the bottom."""
        return self._after(self.bottom)

    def _after(self, seat: int) -> list[int]:
        count = len(self.desk.seats)
        return [(seat + k) % count for k in range(1, count)]

    def _lay(self, view: HunsState) -> Laid:
        laid = Laid()
        self._lay_news(laid, view)
        lay_market(self.desk, laid, view)
        for seat, mat in zip(self.others(), self.desk.table.rivals, strict=True):
            lay_rival(self.desk, laid, view, seat, mat)
        lay_camp(self.desk, laid, view, self.bottom)
        lay_hand(self.desk, laid, view, self.bottom, self.others())
        lay_drawn(self.desk, laid, view)
        return laid

    def _lay_news(self, laid: Laid, view: HunsState) -> None:
        news = self.desk.table.news
        laid.put(strip(news.size), news.topleft)
        size = round(34 * self.desk.scale)
        said = self.desk.words("banner-round", round=view.round) if view.round else self.desk.words("table-setup")
        words = label(said, 150, size, "show", BRASS_LIGHT, 30)
        at = laid.put(words, (news.x + 20, news.centery - words.get_height() // 2))
        for k in range(TURNS):
            seat = (view.first + k) % len(view.camps)
            now = k == view.turn
            mark = self.desk.badge(seat, 40 if now else 28)
            laid.centre(mark if k >= view.turn else pale(mark), (at.right + 30 + k * 34, news.centery))

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        sketch = partial(self.laid.draw, hidden=hidden, legal=legal)
        canvas.blit(self._pictures.get((hidden, legal), partial(self._ground, self.bottom), sketch), (0, 0))

    def _ground(self, bottom: int) -> pygame.Surface:
        """Rug, mats and banners with this seat at the bottom. Where everybody's camp comes to lie there in turn, all
        are sewn at once, when the table opens: in mid-game each would cost some frames."""
        scale = self.desk.scale
        if (bottom, scale) not in self._grounds:
            felt = self._sew()
            turning = range(len(self.desk.seats)) if self.viewer is None else (bottom,)
            for seat in turning:
                self._grounds[seat, scale] = self._hem(felt.copy(), seat)
            while len(self._grounds) > len(self.desk.seats):
                self._grounds.popitem(last=False)
            self._pictures.stock(self._grounds[bottom, scale])
        return self._grounds[bottom, scale]

    def _sew(self) -> pygame.Surface:
        """What is the same whoever sits where."""
        ground = self.desk.art.image("table_rug").copy()
        for mat in self.desk.table.rivals:
            sew_rival(self.desk, ground, mat)
        sew_market(self.desk, ground)
        sew_camp(self.desk, ground)
        return ground

    def _hem(self, ground: pygame.Surface, bottom: int) -> pygame.Surface:
        """The seats' colours, and over all the dark towards the edge of the table."""
        for seat, mat in zip(self._after(bottom), self.desk.table.rivals, strict=True):
            hem_rival(self.desk, ground, seat, mat)
        hem_camp(self.desk, ground, bottom)
        ground.blit(self.desk.art.assets.image("frame/vignette"), (0, 0))
        return ground

    def draw_live(self, canvas: pygame.Surface, time: float) -> None:
        """Nothing on this table moves by itself."""

    # ------------------------------------------------------------ words and motion
    def tells(self, view: HunsState, element: str) -> Details | None:
        return Teller(self.desk, view).tell(element)

    def cues(self, event: Event, before: HunsState, after: HunsState) -> list[Cue]:
        stage = Stage(self.desk, self._was, self.laid, self.bottom, self.others())
        return cues_of(stage, event, before, after)

    def about(self, question: Question) -> str:
        """The card whose effect asks, wherever it lies."""
        card = question.args.get("card") or question.args.get("raid")
        return next((key for key in self.elements() if card and key.endswith(f"/card:{card}")), "")

    def option(self, question: Question, option: Option) -> str:
        return self.words.option(question, option, self.view)
