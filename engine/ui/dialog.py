"""A question over the screen: words, and a short menu of answers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent
from engine.tween import ease_out
from engine.ui.layout import SAFE, centred
from engine.ui.menu import GAP, Item, Menu, Picked
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.ui.kit import Kit

WIDE, PAD, HEAD = 1040, 48, 84
ARRIVE, RISE = 0.18, 34


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
        self.age = 0.0
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
        self.age += dt
        self.menu.update(dt)

    @property
    def there(self) -> float:
        """How far it has come in, 0 to 1."""
        return 1.0 if self.kit.theme.calm else ease_out(min(1.0, self.age / ARRIVE))

    def draw(self, canvas: pygame.Surface) -> None:
        """Over what is drawn already, which it darkens as it comes up."""
        self.kit.veil(canvas, 1 - 0.55 * self.there)
        rise = round(RISE * (1 - self.there))
        panel, rows = self.rect.move(0, rise), self.menu.rect
        self.kit.panel(canvas, panel)
        self.kit.heading(canvas, self.title, (panel.centerx, panel.y + HEAD // 2 + 16), 40)
        canvas.blit(self.block.surface, (panel.x + PAD, panel.y + HEAD + 20))
        self.menu.rect = rows.move(0, rise)
        self.menu.draw(canvas)
        self.menu.rect = rows
