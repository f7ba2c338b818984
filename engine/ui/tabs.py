"""A row of tabs, walked with the page buttons."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.ui.faces import row_face
from engine.ui.theme import BRASS_LIGHT, LABEL

if TYPE_CHECKING:
    from engine.ui.kit import Kit

GAP, PAD = 12, 26


class Tabs:
    """`labels` are (id, words). PAGE_LEFT and PAGE_RIGHT walk and wrap; a click on a tab opens it."""

    def __init__(self, kit: "Kit", rect: pygame.Rect, labels: Sequence[tuple[str, str]]) -> None:
        self.kit = kit
        self.rect = rect
        self.labels = list(labels)
        self.index = 0

    @property
    def current(self) -> str:
        return self.labels[self.index][0]

    def handle(self, event: InputEvent) -> bool:
        """True when another tab was opened."""
        before = self.index
        if isinstance(event, ActionEvent) and event.moves and event.action in (Action.PAGE_LEFT, Action.PAGE_RIGHT):
            step = -1 if event.action is Action.PAGE_LEFT else 1
            self.index = (self.index + step) % len(self.labels)
        elif isinstance(event, PointerEvent) and event.kind == "release":
            hit = (n for n, rect in enumerate(self.rects()) if rect.collidepoint(event.pos))
            self.index = next(hit, self.index)
        return self.index != before

    def rects(self) -> list[pygame.Rect]:
        """Where the tabs are: as wide as their words, squeezed evenly when they do not all fit."""
        edge = round(self.kit.theme.px(40) * 1.36) + 14
        room = self.rect.w - 2 * edge - GAP * (len(self.labels) - 1)
        wanted = [self.kit.width(words, LABEL, "bold") + 2 * PAD for _, words in self.labels]
        squeeze = min(1.0, room / max(1, sum(wanted)))
        out, x = [], float(self.rect.x + edge)
        for wide in wanted:
            out.append(pygame.Rect(round(x), self.rect.y, round(wide * squeeze), self.rect.h))
            x += wide * squeeze + GAP
        return out

    def draw(self, canvas: pygame.Surface) -> None:
        """The tabs between the pictures of the two page buttons."""
        kit, rects = self.kit, self.rects()
        for n, ((_, words), rect) in enumerate(zip(self.labels, rects, strict=True)):
            chosen = n == self.index
            canvas.blit(row_face(rect.size, chosen), rect)
            color = kit.theme.accent if chosen else kit.theme.muted
            size = kit.fitted(words, rect.w - 16, LABEL, "bold")
            kit.text(canvas, words, rect.center, size, "bold", color, "center")
            if chosen:
                pygame.draw.rect(canvas, BRASS_LIGHT, (rect.x + 12, rect.bottom - 7, rect.w - 24, 4), border_radius=2)
        for action, anchor, x in (
            (Action.PAGE_LEFT, "midright", rects[0].x - 14),
            (Action.PAGE_RIGHT, "midleft", rects[-1].right + 14),
        ):
            picture = kit.glyph(action, kit.theme.px(40))
            where = picture.get_rect()
            setattr(where, anchor, (x, self.rect.centery))
            canvas.blit(picture, where)
