"""What the table draws round the board: the focus, its tag, the reason why not, news, details, bar, signs."""

import math
from collections.abc import Mapping, Sequence

import msgspec
import pygame

from engine.input.actions import Action
from engine.rules import Option, SeatSpec
from engine.table.actors import put_frame
from engine.table.asking import DONE, Asking, button_id, kind_of
from engine.table.bar import Asked, Button, QuestionBar
from engine.table.board import Board, Details
from engine.table.details import DetailsPanel
from engine.table.news import NewsLine
from engine.table.tag import Tag
from engine.table.words import reason
from engine.tween import Animated
from engine.ui.kit import Kit
from engine.ui.layout import SAFE
from engine.ui.paint import drop
from engine.ui.rich import Block
from engine.ui.theme import BAD, BRASS, LABEL, NUMERAL

RAISE = 8
"""Pixels that the focused thing lifts."""
TREMBLE = 0.35
BEHIND = 2
"""Frames by which the enlarged card follows the view and the focus, so that not all is painted in one frame."""
HEADING = 100
"""Height of what the enlarged card begins with."""
MARK, SMALL_MARK = 64, 52
"""Width of the mark of a pick, and of one over a card in a fan."""
SIGN = 60
"""Height of the small signs over the bar."""


class Chrome:
    """Draws for one table. It is told each frame what is asked and keeps no view."""

    def __init__(self, kit: Kit, board: Board, seats: Sequence[SeatSpec]) -> None:
        self.kit, self.board, self.seats = kit, board, seats
        self.bar = QuestionBar(kit)
        self.details = DetailsPanel(kit)
        self.news = NewsLine(kit)
        self.tag = Tag(kit)
        self._raise = Animated(0.0, tau=0.05)
        self._raised = ""
        self._marks: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._tremble = 0.0
        self._shown: tuple[str | None, int, Details | None] = (None, -1, None)
        self._stale = 0
        """Frames that the enlarged card has been behind the view."""

    def update(self, dt: float) -> None:
        self.details.update(dt)
        self.news.update(dt)
        self._raise.update(dt)
        self._tremble = max(0.0, self._tremble - dt)

    def refuse(self) -> None:
        """The reason shakes its head."""
        self._tremble = TREMBLE

    # ------------------------------------------------------------ the bar
    def asked(self, asking: Asking, prompts: Sequence[tuple[Action, str]]) -> Asked:
        """What the bar says while a person is asked."""
        question = asking.question
        seat = self.seats[question.seat]
        words = self.board.prompt(question)
        self.bar.beside = self.board.news_rect, self.board.details_rect
        buttons = [self._button(asking, option) for option in asking.buttons]
        if asking.some is not None:
            buttons.append(Button(DONE, self.done(asking), not asking.can_finish))
        return Asked(seat.look, seat.name, words, tuple(buttons), tuple(prompts), asks=True)

    def done(self, asking: Asking) -> str:
        """What ends the picking: how many there are, and how many there may be."""
        return self.kit.say("ask-done", n=len(asking.picks), most=asking.some.most if asking.some else 1)

    def words(self, asking: Asking, option: Option) -> str:
        """What ACCEPT would do: of a pick, which it would take back, its place is `picked` among the fields."""
        number = asking.number(option.id)
        if number:
            option = msgspec.structs.replace(option, args={**option.args, "picked": number})
        return self.board.option(asking.question, option)

    def _button(self, asking: Asking, option: Option) -> Button:
        words = self.words(asking, option)
        met = any(option in options for options in asking.spots.values())
        return Button(button_id(option), words, bool(option.blocked), asking.number(option.id), met)

    def waiting(self, on_turn: int | None, key: str, prompts: Sequence[tuple[Action, str]]) -> Asked:
        """What the bar says while something of a seat is shown or thought about."""
        seat = self.seats[on_turn] if on_turn is not None else None
        name = seat.name if seat else ""
        return Asked(seat.look if seat else None, "", self.kit.say(key, name=name), (), tuple(prompts))

    @staticmethod
    def says(seat: SeatSpec, words: str, prompts: Sequence[tuple[Action, str]]) -> Asked:
        """A seat's name and words, without answers."""
        return Asked(seat.look, seat.name, words, (), tuple(prompts))

    def settle(self) -> None:
        """For pictures: whatever grows or fades is there."""
        self.update(1.0)
        self.forget()

    def forget(self) -> None:
        """The enlarged card tells of what is shown next at once, and nothing of what was shown before fades from it."""
        self.details.settle()
        self._stale = BEHIND

    # ------------------------------------------------------------ the focus
    def draw_focus(self, canvas: pygame.Surface, asking: Asking) -> None:
        """The focused element lifted, marks of picks over it, the tag that says what ACCEPT would do."""
        self._draw_touched(canvas, asking)
        key = asking.focus.current or ""
        element = asking.focus.element()
        met = element is not None and not key.startswith("option:")
        lifted = self._lifted(canvas, key, element.rect) if element is not None and met else None
        self._draw_picks(canvas, asking)
        if lifted is not None:
            self._draw_tag(canvas, asking, lifted)

    def draw_ring(self, canvas: pygame.Surface, asking: Asking) -> None:
        """The ring round the focus, which alone moves while nothing happens; the marks of picks lie over it."""
        element = asking.focus.element()
        if element is None:
            return
        lifts = not element.id.startswith("option:") and self.board.picture(element.id) is not None
        rect = element.rect.move(0, -self._high) if lifts else element.rect
        self.kit.ring(canvas, rect, self.seats[asking.question.seat].look)
        canvas.blits(self._marks)

    @property
    def still(self) -> bool:
        """Nothing grows, fades or trembles."""
        moves = self._raise.moving or self._tremble or self._stale
        return not moves and self.details.still and self.news.still

    @property
    def _high(self) -> int:
        return RAISE if self.kit.theme.calm else round(self._raise.value)

    def _lifted(self, canvas: pygame.Surface, key: str, rect: pygame.Rect) -> pygame.Rect:
        if key != self._raised:
            self._raised = key
            self._raise.snap(0.0)
            self._raise.set(RAISE)
        picture = self.board.picture(key)
        if picture is None:
            return rect
        high = self._high
        where = picture.get_rect(center=(rect.centerx, rect.centery - high))
        drop(canvas, picture, where.topleft, 9, (4 + high // 2, 6 + high), 0.6)
        return rect.move(0, -high)

    def _draw_touched(self, canvas: pygame.Surface, asking: Asking) -> None:
        """What the focused option is about besides the element in focus."""
        places = self.board.elements()
        for option in asking.focused[:1]:
            for key in option.touches:
                if key in places and key != asking.focus.current:
                    put_frame(canvas, places[key], BRASS, 0.85)

    def _draw_picks(self, canvas: pygame.Surface, asking: Asking) -> None:
        places = self.board.elements()
        self._marks = []
        for option_id in asking.picks:
            spot = next((key for key, found in asking.spots.items() if asking.options[option_id] in found), "")
            if spot in places:
                size, center = mark_place(spot, places)
                medal = self.kit.medal(size, str(asking.number(option_id)))
                self._marks.append((medal, medal.get_rect(center=center)))
        canvas.blits(self._marks)

    def _draw_tag(self, canvas: pygame.Surface, asking: Asking, rect: pygame.Rect) -> None:
        options = [option for option in asking.focused if not option.blocked]
        if not options:
            return
        words = self.words(asking, options[0]) if len(options) == 1 else self.kit.say("ask-choices", n=len(options))
        places, key = self.board.elements(), asking.focus.current or ""
        if key not in places:
            return
        area = pygame.Rect(SAFE.x, SAFE.y, SAFE.w, self.board.bar_rect.top - SAFE.y)
        card = self.board.details_rect
        if card.centerx > places[key].right:  # what the enlarged card says stays to be read
            area.w = card.left - area.x - 8
        heading = pygame.Rect(card.x, card.y, card.w, HEADING)
        self.tag.draw(canvas, words, key, places, asking.legal, area, places[key].y - rect.y, heading)

    # ------------------------------------------------------------ why not
    def draw_reason(self, canvas: pygame.Surface, asking: Asking, top: int) -> None:
        """Why the focused thing cannot be chosen, above `top`, with the button that opens the rule."""
        options = asking.focused
        if not options or any(not option.blocked for option in options):
            return
        option = options[0]
        block = self.reason(option)
        glyph = self.kit.glyph(Action.DETAILS, self.kit.theme.px(48)) if option.clause else None
        clause = self.kit.width(option.clause, NUMERAL, "bold") + 24 if option.clause else 0
        beside = clause + (glyph.get_width() + 14 if glyph else 0)
        rect = pygame.Rect(0, 0, block.width + beside + 120, max(block.height, self.kit.theme.px(48)) + 28)
        shaken = 0 if self.kit.theme.calm else round(math.sin(self._tremble * 60) * self._tremble / TREMBLE * 10)
        rect.midbottom = self.board.bar_rect.centerx, top - 10
        focused = asking.focus.element()
        if focused and rect.colliderect(focused.rect.inflate(30, 30)):
            rect.bottom = focused.rect.top - RAISE - 18
        rect.clamp_ip(SAFE)
        rect.x += shaken
        self.kit.plate(canvas, rect, BAD, 14)
        lock = self.kit.icon("lock", 48, BAD)
        canvas.blit(lock, lock.get_rect(midleft=(rect.x + 24, rect.centery)))
        canvas.blit(block.surface, (rect.x + 88, rect.centery - block.height // 2))
        if glyph:
            right = rect.right - 24
            where = self.kit.text(canvas, option.clause, (right, rect.centery), NUMERAL, "bold", anchor="midright")
            canvas.blit(glyph, glyph.get_rect(midright=(where.left - 12, rect.centery)))

    def reason(self, option: Option) -> Block:
        return self.kit.block(self.why(option), 1100, NUMERAL)

    def why(self, option: Option) -> str:
        """Why an option is blocked, in words; empty when it is not."""
        return reason(self.kit.language, option.blocked) if option.blocked else ""

    # ------------------------------------------------------------ details and signs
    def draw_details(
        self, canvas: pygame.Surface, element: str | None, version: int, otherwise: Sequence[str] = ()
    ) -> None:
        """The enlarged card of an element; `version` changes with the view. Where nothing can be said of the element,
        it tells of the first of `otherwise` of which something can."""
        if (element, version) == self._shown[:2]:
            self._stale = 0
        else:
            self._stale += 1
            if self._stale > BEHIND or self._shown[0] is None:
                told = (self.board.details(one) for one in (element, *otherwise) if one)
                self._shown = element, version, next((one for one in told if one is not None), None)
                self._stale = 0
        self.details.draw(canvas, self.board.details_rect, self._shown[2])

    def draw_sign(self, canvas: pygame.Surface, icon: str, words: str, now: float, place: int = 0) -> None:
        """A small sign on the hem over the bar, the `place`-th from the right: somebody thinks, time runs faster."""
        wide = SIGN + (self.kit.width(words, LABEL, "bold") + 16 if words else 0)
        rect = pygame.Rect(0, 0, wide, SIGN)
        bar = self.board.bar_rect
        rect.bottomright = bar.right - 12 - place * (SIGN + 10), bar.top - 6
        self.kit.plate(canvas, rect, BRASS, 14)
        picture = self.kit.icon(icon, 40, self.kit.theme.accent)
        sway = 0 if self.kit.theme.calm else round(math.sin(now * 5) * 4)
        canvas.blit(picture, picture.get_rect(center=(rect.x + SIGN // 2, rect.centery + sway)))
        if words:
            self.kit.text(canvas, words, (rect.right - 16, rect.centery), LABEL, "bold", anchor="midright")


def mark_place(spot: str, places: Mapping[str, pygame.Rect]) -> tuple[int, tuple[int, int]]:
    """Size and middle of the mark of a pick: on the upper edge of its element, in the middle; where things of the same
    kind lie one over the other, as in a fan of cards, smaller and over the left corner, which alone is always seen."""
    rect = places[spot]
    for key, other in places.items():
        if rect.colliderect(other) and key != spot and kind_of(key) == kind_of(spot):
            return SMALL_MARK, (rect.x + SMALL_MARK // 2, rect.y - 20)
    return MARK, (rect.centerx, rect.y - 8)
