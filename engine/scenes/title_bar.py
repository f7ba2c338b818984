"""The bar at the foot of the title screen: prompts that can be focused and clicked, on one line in any language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.input.actions import Action
from engine.scenes.decor import move_glyph
from engine.ui.panels import plate_face
from engine.ui.text import fit, put, width
from engine.ui.theme import BONE, BRASS, WALNUT_DEEP

if TYPE_CHECKING:
    from engine.app import App

BAR = pygame.Rect(110, 956, 1700, 70)
PAD, GAP, INSIDE = 30, 46, 12
LARGEST, LEAST = 34, 26
Entry = tuple[str, Action, str]


class Item(NamedTuple):
    """A word of the bar with its button, where it lies; `key` is empty for what only explains."""

    key: str
    glyph: pygame.Surface
    words: str
    size: int
    x: int
    wide: int

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.x - 14, BAR.y + 5, self.wide + 28, BAR.h - 10)


class TitleBar:
    """The buttons under the cards, with their words on one line in any language."""

    def __init__(self, app: "App") -> None:
        self.app = app

    def items(self, entries: Sequence[Entry]) -> list[Item]:
        """Every word laid out in the largest size at which all fit on the line."""
        largest = self.app.kit.theme.px(LARGEST)
        sized = (self._sized(entries, size) for size in range(largest, LEAST, -2))
        room = BAR.w - 2 * PAD
        rows = list(sized)
        fitting = next((row for row in rows if sum(i.wide for i in row) + GAP * (len(row) - 1) <= room), rows[-1])
        return _laid(fitting)

    def _sized(self, entries: Sequence[Entry], size: int) -> list[Item]:
        kit, tall = self.app.kit, round(size * 1.36)
        shown = [("", move_glyph(self.app, tall), kit.say("ui-choose"))]
        shown += [(key, kit.glyph(action, tall), words) for key, action, words in entries]
        return [
            Item(key, glyph, words, size, 0, glyph.get_width() + INSIDE + width(words, size))
            for key, glyph, words in shown
        ]

    def draw(self, canvas: pygame.Surface, items: Sequence[Item], focused: str) -> None:
        """`focused` is the key of the item that has the ring."""
        left, right = items[0].x - PAD, items[-1].x + items[-1].wide + PAD
        canvas.blit(plate_face((right - left, BAR.h), WALNUT_DEEP, 0.92, BRASS), (left, BAR.y))
        for item in items:
            here = bool(item.key) and item.key == focused
            face = "bold" if here else "read"
            canvas.blit(item.glyph, item.glyph.get_rect(midleft=(item.x, BAR.centery)))
            size = fit(item.words, face, width(item.words, item.size), item.size)
            x = item.x + item.glyph.get_width() + INSIDE
            put(canvas, item.words, (x, BAR.centery), size, face, BONE, "midleft")
            if here:
                self.app.kit.ring(canvas, item.rect.inflate(-12, -12))


def _laid(items: Sequence[Item]) -> list[Item]:
    """Side by side, in the middle of the screen."""
    x = 960 - (sum(item.wide for item in items) + GAP * (len(items) - 1)) // 2
    out = []
    for item in items:
        out.append(item._replace(x=x))
        x += item.wide + GAP
    return out
