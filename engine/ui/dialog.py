"""A question over the screen: words, and a short menu of answers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent
from engine.ui.layout import SAFE, centred
from engine.ui.menu import GAP, Item, Menu, Picked
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.ui.kit import Kit

WIDE, PAD, HEAD = 1040, 48, 84


class Dialog:
    """Review and confirm. The first answer is in focus, so the safe one comes first; BACK gives `on_back`.

    `words` may use *bold* and {icon:name}. Text too tall for the screen makes the dialog wider.
    """

    def __init__(
        self,
        kit: "Kit",
        title: str,
        words: str,
        answers: Sequence[tuple[str, str]],
        on_back: str = "",
        seat: int | None = None,
    ) -> None:
        self.kit = kit
        self.title = title
        self.words = words
        self.on_back = on_back or answers[0][0]
        self.menu = Menu(kit, pygame.Rect(0, 0, 100, 100), [Item(key, label) for key, label in answers], seat)
        self._place()

    def _place(self) -> None:
        for wide in (WIDE, 1360, SAFE.w):
            self.block = self.kit.block(self.words, wide - 2 * PAD, PROMPT, center=True)
            self.menu.rect = pygame.Rect(0, 0, wide - 2 * PAD - 80, 100)
            answers = self.menu.content_height()
            tall = HEAD + PAD + self.block.height + 36 + answers + PAD
            if tall <= SAFE.h:
                break
        self.rect = centred((wide, min(tall, SAFE.h)))
        foot = self.rect.bottom - PAD - answers
        self.menu.rect = pygame.Rect(self.rect.x + PAD + 40, foot, wide - 2 * PAD - 80, answers + GAP // 2)

    def handle(self, event: InputEvent) -> str | None:
        """The chosen answer's id, once; None until then."""
        if isinstance(event, ActionEvent) and event.action is Action.BACK and event.pressed:
            return self.on_back
        picked = self.menu.handle(event)
        return picked.id if isinstance(picked, Picked) and picked.kind == "chosen" else None

    def update(self, dt: float) -> None:
        self.menu.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Over what is drawn already; call kit.veil first."""
        self.kit.panel(canvas, self.rect)
        self.kit.heading(canvas, self.title, (self.rect.centerx, self.rect.y + HEAD // 2 + 16), 40)
        canvas.blit(self.block.surface, (self.rect.x + PAD, self.rect.y + HEAD + 20))
        self.menu.draw(canvas)
