"""The options as a plain list, so that a d-pad and two buttons do everything."""

from collections.abc import Callable, Sequence

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent
from engine.rules import Option
from engine.table.words import first_icon, plain
from engine.ui.kit import Kit
from engine.ui.layout import SAFE
from engine.ui.menu import Item, Menu
from engine.ui.theme import PROMPT

WIDE, PAD = 900, 40


class Choices:
    """A panel with one row an option, blocked ones with their reason, and then the rows of `more`. It is wider with
    larger text, so that few rows are broken."""

    def __init__(
        self,
        kit: Kit,
        title: str,
        options: Sequence[Option],
        words: Callable[[Option], str],
        why: Callable[[Option], str],
        look: int | None,
        more: Sequence[Item] = (),
    ) -> None:
        self.kit, self.title = kit, plain(title)
        items = [*(self._item(option, words(option), why(option)) for option in options), *more]
        wide = min(SAFE.w, kit.theme.px(WIDE))
        self.menu = Menu(kit, pygame.Rect(0, 0, wide - 2 * PAD, 200), items, look)
        self.size = kit.theme.aside(PROMPT + 2)
        self.head = kit.line_height(self.size, "show") + 44
        tall = self.menu.fit(SAFE.h - self.head - PAD - 24)
        self.rect = pygame.Rect(0, 0, wide, tall + self.head + PAD)
        self.rect.center = (SAFE.centerx, SAFE.centery)
        self.menu.rect = pygame.Rect(self.rect.x + PAD, self.rect.y + self.head, wide - 2 * PAD, tall)

    @staticmethod
    def _item(option: Option, words: str, why: str) -> Item:
        icon = first_icon(words) or ("lock" if option.blocked else "")
        note = f"{why} {option.clause}".strip() if option.blocked else ""
        return Item(option.id, plain(words), note=note, icon=icon, enabled=not option.blocked, why=why)

    def handle(self, event: InputEvent) -> tuple[str, str] | None:
        """("chosen" | "refused" | "moved", option id), ("closed", ""), or None."""
        if isinstance(event, ActionEvent) and event.pressed and event.action in (Action.BACK, Action.ALT):
            return "closed", ""
        picked = self.menu.handle(event)
        return (picked.kind, picked.id) if picked else None

    def update(self, dt: float) -> None:
        self.menu.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        self.kit.veil(canvas, 0.55)
        self.kit.panel(canvas, self.rect)
        size = self.kit.fitted(self.title, self.rect.w - 2 * PAD, self.size, "show")
        self.kit.text(
            canvas,
            self.title,
            (self.rect.centerx, self.rect.y + self.head // 2 + 4),
            size,
            "show",
            self.kit.theme.accent,
            "center",
        )
        self.menu.draw(canvas)
