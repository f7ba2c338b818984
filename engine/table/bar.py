"""The question bar: whose turn it is, what is asked, the answers that are no things on the board, and the buttons."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from engine.input.actions import Action
from engine.table.asking import DONE, MORE
from engine.ui.faces import row_face
from engine.ui.kit import Kit
from engine.ui.rich import Block
from engine.ui.theme import GOOD, LABEL, LEAST

PAD, GAP = 20, 14
INSIDE = 20
ANSWER = 32
"""Type size of the answers."""
SIZES = (38, 34, 30, 26, 22, 19)
BESIDE = 30
"""The least type size of a question that has its answers beside it; a longer one has them above."""
MORE_WIDE = 64
Items = Sequence[tuple[Action, str]]


@dataclass(frozen=True)
class Button:
    """An answer in the bar. `number` is its place among the picks (0: not picked)."""

    id: str
    words: str
    blocked: bool = False
    number: int = 0


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


class QuestionBar:
    """Lays itself out for what is asked: in one line if it can be, else the answers stand in a strip above."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._key: tuple[object, ...] = ()
        self._layout: _Layout | None = None

    # ------------------------------------------------------------ layout
    def lay(self, asked: Asked, bar: pygame.Rect) -> dict[str, pygame.Rect]:
        """Where each button of `asked` goes, by id."""
        kit = self.kit
        key = (asked, tuple(bar), kit.theme, kit.style, kit.language.code)
        if key != self._key or self._layout is None:
            self._key, self._layout = key, self._lay(asked, bar)
        return self._layout.rects

    def _lay(self, asked: Asked, bar: pygame.Rect) -> _Layout:
        left = bar.x + PAD + self._badge(bar) + GAP
        prompts = list(asked.prompts)
        counts = sorted({min(most, len(prompts)) for most in (9, 3, 2, 1)}, reverse=True)
        inline = sum(self._button_width(button, bar) + GAP for button in asked.buttons)
        for beside, (size, count) in product((inline, 0) if asked.buttons else (0,), self._trials(counts)):
            if beside and size < BESIDE:
                continue
            side = self._prompts_width(prompts[:count]) + self._more(asked)
            room = bar.right - PAD - side - beside - left - 2 * GAP
            block = kit_block(self.kit, asked, size, room) if room > 200 else None
            if block and block.height <= bar.h - 8 and block.width <= room:
                spots = self._inline(asked, left + block.width + 2 * GAP, bar) if beside else None
                return self._finish(asked, bar, block, prompts[:count], spots)
        block = kit_block(self.kit, asked, self._sizes()[-1], max(300, bar.right - PAD - left - self._more(asked)))
        return self._finish(asked, bar, block, [], None)

    def _trials(self, counts: list[int]) -> list[tuple[int, int]]:
        """Type sizes and numbers of prompts, the best first: large type, but rather two prompts than one."""
        return sorted(product(self._sizes(), counts), key=lambda trial: (trial[1] < 2, -trial[0], -trial[1]))

    def _more(self, asked: Asked) -> int:
        """Room of the button that opens the list of everything; only a seat that is asked has it."""
        return MORE_WIDE + GAP if asked.asks else 0

    def _sizes(self) -> list[int]:
        return [size for size in SIZES if self.kit.theme.px(size) >= LEAST]

    def _finish(
        self, asked: Asked, bar: pygame.Rect, block: Block, prompts: Items, spots: dict[str, pygame.Rect] | None
    ) -> _Layout:
        strip, rects = (None, spots or {}) if spots is not None or not asked.buttons else self._strip(asked, bar)
        if asked.asks:
            tall = self._button_height(bar)
            rects[MORE] = pygame.Rect(bar.right - PAD - MORE_WIDE, bar.centery - tall // 2, MORE_WIDE, tall)
        return _Layout(block, prompts, strip, rects)

    def _inline(self, asked: Asked, left: int, bar: pygame.Rect) -> dict[str, pygame.Rect]:
        rects = {}
        tall = self._button_height(bar)
        for button in asked.buttons:
            wide = self._button_width(button, bar)
            rects[button.id] = pygame.Rect(left, bar.centery - tall // 2, wide, tall)
            left += wide + GAP
        return rects

    def _strip(self, asked: Asked, bar: pygame.Rect) -> tuple[pygame.Rect, dict[str, pygame.Rect]]:
        """Answers in rows above the bar, each row centred."""
        tall, room = self._button_height(bar), bar.w - 2 * PAD
        rows: list[list[tuple[str, int]]] = [[]]
        used = 0
        for button in asked.buttons:
            wide = min(room, self._button_width(button, bar))
            if rows[-1] and used + wide > room:
                rows.append([])
                used = 0
            rows[-1].append((button.id, wide))
            used += wide + GAP
        height = len(rows) * (tall + GAP) + GAP
        widest = max(sum(wide for _, wide in row) + GAP * (len(row) - 1) for row in rows)
        strip = pygame.Rect(0, bar.y - height - 8, widest + 2 * PAD, height)
        strip.centerx = bar.centerx
        rects = {}
        for n, row in enumerate(rows):
            left = strip.centerx - (sum(wide for _, wide in row) + GAP * (len(row) - 1)) // 2
            for key, wide in row:
                rects[key] = pygame.Rect(left, strip.y + GAP + n * (tall + GAP), wide, tall)
                left += wide + GAP
        return strip, rects

    def _badge(self, bar: pygame.Rect) -> int:
        return min(bar.h - 16, 72)

    def _button_height(self, bar: pygame.Rect) -> int:
        return max(52, min(bar.h - 16, self.kit.line_height(ANSWER) + 12))

    def _button_block(self, button: Button) -> Block:
        color = self.kit.theme.muted if button.blocked else self.kit.theme.text
        return self.kit.block(button.words, 2000, ANSWER, color=color)

    def _button_width(self, button: Button, bar: pygame.Rect) -> int:
        mark = self._button_height(bar) - 10 if button.number or button.blocked else 0
        return self._button_block(button).width + 2 * INSIDE + mark

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
            self._draw_button(canvas, button, layout.rects[button.id], button.id == focused)

    def _draw_prompts(self, canvas: pygame.Surface, prompts: Items, bar: pygame.Rect, more: int) -> None:
        if prompts:
            room = pygame.Rect(bar.x, bar.y, bar.w - more, bar.h)
            self.kit.prompts(canvas, prompts, rect=room, align="right", panel=False, size=LABEL)

    def _draw_more(self, canvas: pygame.Surface, rect: pygame.Rect, focused: bool) -> None:
        canvas.blit(row_face(rect.size, focused), rect)
        for n in (-1, 0, 1):
            pygame.draw.circle(canvas, self.kit.theme.accent, (rect.centerx + 15 * n, rect.centery), 5)

    def _draw_button(self, canvas: pygame.Surface, button: Button, rect: pygame.Rect, focused: bool) -> None:
        canvas.blit(row_face(rect.size, focused), rect)
        block = self._button_block(button)
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
    return kit.block(words, max(200, room), size)
