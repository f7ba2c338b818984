"""The question bar: whose turn it is, what is asked, the answers that are no things on the board, and the buttons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

import pygame

from engine.input.actions import Action
from engine.table.asking import DONE, MORE
from engine.ui.faces import row_face
from engine.ui.kit import Kit
from engine.ui.layout import SAFE
from engine.ui.rich import LEADING, Block, layout_rich
from engine.ui.theme import GOOD, LABEL, LEAST

PAD, GAP = 20, 14
AFTER = 42
"""Pixels from the question to its answers: the glow of the ring round the first one covers no word."""
INSIDE = 20
ANSWERS = (32, 28, 24, 20, 16)
"""Type sizes of the answers."""
UNEVEN = 6
"""Pixels by which a question may be smaller than its answers, if that can be helped."""
SIZES = (38, 34, 30, 28, 26, 24, 22, 19, 18, 16, 14)
SMALL = 36
"""Pixels under which a question is small where larger type is set."""
CLOSE, AIR = (1.05, 4), (LEADING, 8)
"""How far apart two lines of a question stand, in type sizes, and the pixels over and under them together: where larger
type is set, and usually."""
MORE_WIDE = 64
Items = Sequence[tuple[Action, str]]


@dataclass(frozen=True)
class Button:
    """An answer in the bar. `number` is its place among the picks (0: not picked); `met` on the board as well."""

    id: str
    words: str
    blocked: bool = False
    number: int = 0
    met: bool = False


@dataclass(frozen=True)
class Asked:
    """What the bar says: who (`look` is the seat's colour and shape), which words, which answers, which prompts."""

    look: int | None
    name: str
    words: str
    buttons: tuple[Button, ...] = ()
    prompts: tuple[tuple[Action, str], ...] = ()
    asks: bool = False


@dataclass
class _Layout:
    words: Block
    prompts: Items
    strip: pygame.Rect | None
    rects: dict[str, pygame.Rect]
    answer: int = ANSWERS[0]


class QuestionBar:
    """Lays itself out for what is asked: question and answers side by side. Where room is short, the type gets smaller,
    then what can be met on the board gets no button, then no prompts are named; only then the answers stand in a strip
    above, clear of what is to be read there (`beside`: the news, the enlarged card)."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.beside: tuple[pygame.Rect, ...] = ()
        self._key: tuple[object, ...] = ()
        self._layout: _Layout | None = None

    # ------------------------------------------------------------ layout
    def lay(self, asked: Asked, bar: pygame.Rect) -> dict[str, pygame.Rect]:
        """Where each button of `asked` goes, by id; those that are met on the board may have none."""
        kit = self.kit
        places = tuple(tuple(rect) for rect in (bar, *self.beside))
        buttons = tuple(kit.button_of(action) for action, _ in asked.prompts)
        key = (asked, places, kit.theme, kit.style, buttons, kit.language.code)
        if key != self._key or self._layout is None:
            self._key, self._layout = key, self._lay(asked, bar)
        return self._layout.rects

    def _lay(self, asked: Asked, bar: pygame.Rect) -> _Layout:
        rest = tuple(button for button in asked.buttons if not button.met)
        bare = replace(asked, prompts=())
        found = self._lay_large(((asked, asked.buttons), (asked, rest), (bare, rest)), bar)
        if found is not None:
            return found
        for buttons, even, answer in product((asked.buttons, rest), (True, False), self._answers()):
            found = self._beside(asked, buttons, answer, bar, self._even(answer) if even and buttons else 0)
            if found is not None:
                return found
        found = next((one for answer in self._answers() if (one := self._beside(bare, rest, answer, bar))), None)
        return found or self._below_strip(asked, rest, bar)

    def _lay_large(self, sides: Sequence[tuple[Asked, Sequence[Button]]], bar: pygame.Rect) -> _Layout | None:
        """For whoever has set larger type, the first of `sides` whose question is neither small nor much smaller than
        its answers."""
        theme = self.kit.theme
        if theme.scale <= 1:
            return None
        for (asked, buttons), answer in product(dict.fromkeys(sides), self._answers()):
            least = max(self._even(answer) if buttons else 0, self._small() / theme.scale)
            found = self._beside(asked, buttons, answer, bar, least)
            if found is not None:
                return found
        return None

    def _even(self, answer: int) -> float:
        """The size that a question beside answers of a size should have at least."""
        return answer - UNEVEN / self.kit.theme.scale

    def _small(self) -> int:
        """Pixels under which a question is small."""
        return min(SMALL, self.kit.theme.px(LEAST))

    def _beside(
        self, asked: Asked, buttons: Sequence[Button], answer: int, bar: pygame.Rect, least: float = 0
    ) -> _Layout | None:
        """The largest question, of at least `least`, that leaves room for the buttons beside it and some prompts."""
        left = bar.x + PAD + self._badge(bar) + GAP
        prompts = list(asked.prompts)
        beside = sum(self._button_width(button, bar, answer) + GAP for button in buttons)
        for size, count in self._trials(sorted({min(most, len(prompts)) for most in (9, 3, 2, 1)}, reverse=True)):
            if size < least:
                continue
            side = self._prompts_width(prompts[:count]) + self._more(asked)
            room = bar.right - PAD - side - beside - left - AFTER
            block = kit_block(self.kit, asked, size, room) if room > 200 else None
            if block and block.height <= bar.h - spacing(self.kit)[1] and block.width <= room:
                rects = self._inline(buttons, answer, left + block.width + AFTER, bar)
                return self._finish(asked, bar, _Layout(block, prompts[:count], None, rects, answer))
        return None

    def _below_strip(self, asked: Asked, buttons: Sequence[Button], bar: pygame.Rect) -> _Layout:
        left, answer = bar.x + PAD + self._badge(bar) + GAP, self._answers()[-1]
        strip, rects = self._strip(buttons, answer, bar) if buttons else (None, {})
        words = replace(asked, buttons=())
        found = self._beside(words, (), answer, bar)
        if found is None:
            block = kit_block(self.kit, asked, self._sizes()[-1], max(300, bar.right - PAD - left - self._more(asked)))
            found = _Layout(block, [], None, {})
        return self._finish(asked, bar, _Layout(found.words, found.prompts, strip, rects, answer))

    def _answers(self) -> list[int]:
        return [size for size in ANSWERS if self.kit.theme.px(size) >= LEAST]

    def _trials(self, counts: list[int]) -> list[tuple[int, int]]:
        """Type sizes and numbers of prompts, the best first: large type, but rather two prompts than one, unless that
        makes the question small for whoever has set larger type."""
        px, small = self.kit.theme.px, self._small()

        def order(trial: tuple[int, int]) -> tuple[bool, bool, int, int]:
            size, count = trial
            return px(size) < small, count < 2, -size, -count

        return sorted(product(self._sizes(), counts), key=order)

    def _more(self, asked: Asked) -> int:
        """Room of the button that opens the list of everything; only a seat that is asked has it."""
        return MORE_WIDE + GAP if asked.asks else 0

    def _sizes(self) -> list[int]:
        return [size for size in SIZES if self.kit.theme.px(size) >= LEAST]

    def _finish(self, asked: Asked, bar: pygame.Rect, layout: _Layout) -> _Layout:
        if asked.asks:
            tall = self._button_height(bar)
            layout.rects[MORE] = pygame.Rect(bar.right - PAD - MORE_WIDE, bar.centery - tall // 2, MORE_WIDE, tall)
        return layout

    def _inline(self, buttons: Sequence[Button], answer: int, left: int, bar: pygame.Rect) -> dict[str, pygame.Rect]:
        rects = {}
        tall = self._button_height(bar)
        for button in buttons:
            wide = self._button_width(button, bar, answer)
            rects[button.id] = pygame.Rect(left, bar.centery - tall // 2, wide, tall)
            left += wide + GAP
        return rects

    def _strip(
        self, buttons: Sequence[Button], answer: int, bar: pygame.Rect
    ) -> tuple[pygame.Rect, dict[str, pygame.Rect]]:
        """Answers in rows above the bar, each row centred."""
        tall, room = self._button_height(bar), bar.w - 2 * PAD
        rows: list[list[tuple[str, int]]] = [[]]
        used = 0
        for button in buttons:
            wide = min(room, self._button_width(button, bar, answer))
            if rows[-1] and used + wide > room:
                rows.append([])
                used = 0
            rows[-1].append((button.id, wide))
            used += wide + GAP
        height = len(rows) * (tall + GAP) + GAP
        widest = max(sum(wide for _, wide in row) + GAP * (len(row) - 1) for row in rows)
        strip = self._clear(pygame.Rect(0, 0, widest + 2 * PAD, height), bar)
        rects = {}
        for n, row in enumerate(rows):
            left = strip.centerx - (sum(wide for _, wide in row) + GAP * (len(row) - 1)) // 2
            for key, wide in row:
                rects[key] = pygame.Rect(left, strip.y + GAP + n * (tall + GAP), wide, tall)
                left += wide + GAP
        return strip, rects

    def _clear(self, strip: pygame.Rect, bar: pygame.Rect) -> pygame.Rect:
        """Over the middle of the bar; left of what is to be read there or above it, where the strip would hide it."""
        strip.midbottom = bar.centerx, bar.top - 8
        lefts = [rect.left - 8 for rect in self.beside]
        tops = [rect.top - 8 for rect in self.beside if rect.bottom <= bar.top]
        for bottom, right in product((strip.bottom, *tops), (strip.right, *lefts)):
            place = strip.move(right - strip.right, bottom - strip.bottom)
            if SAFE.contains(place) and place.collidelist(self.beside) < 0:
                return place
        return strip

    def _badge(self, bar: pygame.Rect) -> int:
        return min(bar.h - 16, 72)

    def _button_height(self, bar: pygame.Rect) -> int:
        return max(52, min(bar.h - 16, self.kit.line_height(ANSWERS[0]) + 12))

    def _button_block(self, button: Button, answer: int) -> Block:
        color = self.kit.theme.muted if button.blocked else self.kit.theme.text
        return self.kit.block(button.words, 2000, answer, color=color)

    def _button_width(self, button: Button, bar: pygame.Rect, answer: int) -> int:
        mark = self._button_height(bar) - 10 if button.number or button.blocked else 0
        return self._button_block(button, answer).width + 2 * INSIDE + mark

    def _prompts_width(self, prompts: Items) -> int:
        return self.kit.prompt_bar.width(prompts, LABEL) + 2 * GAP if prompts else 0

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, asked: Asked, bar: pygame.Rect, focused: str | None) -> None:
        """`focused` is the id of the button in focus, if one is."""
        self.lay(asked, bar)
        layout = self._layout
        assert layout is not None
        self.kit.panel(canvas, bar)
        if layout.strip:
            self.kit.panel(canvas, layout.strip, dark=True)
        if asked.look is not None:
            badge = self.kit.badge(asked.look, self._badge(bar))
            canvas.blit(badge, badge.get_rect(midleft=(bar.x + PAD, bar.centery)))
        words = layout.words.surface
        canvas.blit(words, words.get_rect(midleft=(bar.x + PAD + self._badge(bar) + GAP, bar.centery)))
        self._draw_prompts(canvas, layout.prompts, bar, self._more(asked))
        if MORE in layout.rects:
            self._draw_more(canvas, layout.rects[MORE], focused == MORE)
        for button in asked.buttons:
            if button.id in layout.rects:
                self._draw_button(canvas, button, layout, button.id == focused)

    def _draw_prompts(self, canvas: pygame.Surface, prompts: Items, bar: pygame.Rect, more: int) -> None:
        if prompts:
            room = pygame.Rect(bar.x, bar.y, bar.w - more, bar.h)
            self.kit.prompts(canvas, prompts, rect=room, align="right", panel=False, size=LABEL)

    def _draw_more(self, canvas: pygame.Surface, rect: pygame.Rect, focused: bool) -> None:
        canvas.blit(row_face(rect.size, focused), rect)
        for n in (-1, 0, 1):
            pygame.draw.circle(canvas, self.kit.theme.accent, (rect.centerx + 15 * n, rect.centery), 5)

    def _draw_button(self, canvas: pygame.Surface, button: Button, layout: _Layout, focused: bool) -> None:
        rect = layout.rects[button.id]
        canvas.blit(row_face(rect.size, focused), rect)
        block = self._button_block(button, layout.answer)
        left = rect.x + INSIDE
        mark = rect.h - 18
        if button.number:
            medal = self.kit.medal(mark + 8, str(button.number))
            canvas.blit(medal, medal.get_rect(midleft=(rect.x + 8, rect.centery)))
        elif button.blocked:
            lock = self.kit.icon("lock", mark, self.kit.theme.muted)
            canvas.blit(lock, lock.get_rect(midleft=(rect.x + 12, rect.centery)))
        elif button.id == DONE:
            pygame.draw.rect(canvas, GOOD, rect.inflate(-12, -12), 2, border_radius=8)
        if button.number or button.blocked:
            left += rect.h - 10 - INSIDE // 2
        canvas.blit(block.surface, block.surface.get_rect(midleft=(left, rect.centery)))

    def hit(self, pos: tuple[int, int]) -> Action | None:
        """The prompt at a point, for the mouse."""
        return self.kit.prompt_bar.hit(pos)


def kit_block(kit: Kit, asked: Asked, size: int, room: int) -> Block:
    """Name and question as one text."""
    words = f"*{asked.name}*  {asked.words}" if asked.name else asked.words
    theme = kit.theme
    return layout_rich(
        words, max(200, room), theme.px(size), kit.inline_icon, color=theme.text, leading=spacing(kit)[0]
    )


def spacing(kit: Kit) -> tuple[float, int]:
    """Leading of the question, and the pixels it leaves free over and under itself."""
    return CLOSE if kit.theme.scale > 1 else AIR
