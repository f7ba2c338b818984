"""The bar that says which button does what: the buttons of the device last used, and a mouse may click them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.devices import GlyphStyle
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.ui.kit import Kit

FOOT = pygame.Rect(96, 946, 1728, 80)
Items = Sequence[tuple[Action, str]]
BETWEEN, INSIDE, PAD = 44, 14, 28
FRESH = 0.25  # seconds after its last drawing in which a bar can be clicked


class PromptBar:
    """Draws on the foot of the safe area, in two lines if need be. `hit` tells which prompt a click met."""

    def __init__(self, kit: "Kit") -> None:
        self.kit = kit
        self._spots: list[tuple[pygame.Rect, Action]] = []
        self._drawn_at = 0.0

    def draw(
        self,
        canvas: pygame.Surface,
        items: Items,
        style: GlyphStyle | None = None,
        rect: pygame.Rect = FOOT,
        align: str = "center",
        panel: bool = True,
        size: int = PROMPT,
    ) -> pygame.Rect:
        """Buttons with their words inside `rect`; a second line grows the bar upwards. Returns where the bar is.

        `align` is "left", "center" or "right"; without `panel` only the prompts are drawn.
        """
        lines = self._lines(items, style, rect.w - 2 * PAD, size)
        tall = self._line_height(size)
        height = self._height(len(lines), rect, size)
        where = pygame.Rect(rect.x, rect.bottom - height, rect.w, height)
        if panel:
            self.kit.panel(canvas, where)
        self._spots, self._drawn_at = [], self.kit.now
        top = where.centery - tall * len(lines) // 2
        for n, line in enumerate(lines):
            self._draw_line(canvas, line, where, top + n * tall + tall // 2, align, size, style)
        return where

    def height(self, items: Items, rect: pygame.Rect = FOOT, size: int = PROMPT) -> int:
        """How tall `draw` would make the bar; 0 without prompts."""
        return self._height(len(self._lines(items, None, rect.w - 2 * PAD, size)), rect, size) if items else 0

    def _height(self, lines: int, rect: pygame.Rect, size: int) -> int:
        return max(rect.h, self._line_height(size) * lines + 24)

    def hit(self, pos: tuple[int, int]) -> Action | None:
        """The action of the prompt at a point; none once the bar is no longer drawn. Wire it to Inputs.prompt_at."""
        if self.kit.now - self._drawn_at > FRESH:
            return None
        return next((action for spot, action in self._spots if spot.collidepoint(pos)), None)

    def spot(self, action: Action) -> pygame.Rect | None:
        """Where the prompt of an action is; none once the bar is no longer drawn."""
        if self.kit.now - self._drawn_at > FRESH:
            return None
        return next((spot for spot, each in self._spots if each is action), None)

    def width(self, items: Items, size: int = PROMPT, style: GlyphStyle | None = None) -> int:
        """Pixels of all prompts in one line."""
        return sum(self._item_width(item, style, size) for item in items) + BETWEEN * max(0, len(items) - 1)

    def _px(self, size: int) -> int:
        return self.kit.theme.px(self.kit.theme.aside(size))

    def _glyph_size(self, size: int) -> int:
        return round(self._px(size) * 1.3)

    def _line_height(self, size: int) -> int:
        return round(self._px(size) * 1.42)

    def _item_width(self, item: tuple[Action, str], style: GlyphStyle | None, size: int) -> int:
        picture = self.kit.glyph(item[0], self._glyph_size(size), style)
        return picture.get_width() + INSIDE + self.kit.width(item[1], self.kit.theme.aside(size))

    def _lines(self, items: Items, style: GlyphStyle | None, room: int, size: int) -> list[Items]:
        """As few lines as fit, and then as even as that number of lines allows."""
        widths = [self._item_width(item, style, size) for item in items]
        lines = _flow(items, widths, room)
        if len(lines) > 1:
            least = self.width(items, size, style) // len(lines)
            for narrower in range(least, room, 40):
                if len(even := _flow(items, widths, narrower)) == len(lines):
                    return even
        return lines

    def _draw_line(
        self,
        canvas: pygame.Surface,
        line: Items,
        where: pygame.Rect,
        cy: int,
        align: str,
        size: int,
        style: GlyphStyle | None,
    ) -> None:
        wide = self.width(line, size, style)
        left = {"left": where.x + PAD, "right": where.right - PAD - wide}.get(align, where.centerx - wide // 2)
        for action, words in line:
            picture = self.kit.glyph(action, self._glyph_size(size), style)
            canvas.blit(picture, picture.get_rect(midleft=(left, cy)))
            start, left = left, left + picture.get_width() + INSIDE
            left = self.kit.text(canvas, words, (left, cy), self.kit.theme.aside(size), anchor="midleft").right
            tall = self._line_height(size)
            self._spots.append((pygame.Rect(start - 8, cy - tall // 2, left - start + 16, tall), action))
            left += BETWEEN


def _flow(items: Items, widths: list[int], room: int) -> list[Items]:
    lines: list[list[tuple[Action, str]]] = [[]]
    used = 0
    for item, wide in zip(items, widths, strict=True):
        if lines[-1] and used + BETWEEN + wide > room:
            lines.append([])
            used = 0
        used += wide + (BETWEEN if lines[-1] else 0)
        lines[-1].append(item)
    return list(lines)
