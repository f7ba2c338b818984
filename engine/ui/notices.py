"""Things said in passing: toasts in the upper corner, and the captions of sounds."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine.tween import ease_out
from engine.ui.paint import silhouette
from engine.ui.pool import pooled
from engine.ui.theme import BRASS, LABEL

if TYPE_CHECKING:
    from engine.ui.kit import Kit

STAY, SLIDE, MOST = 5.0, 0.25, 3
CAPTION_STAY, CAPTION_SIZE, CAPTION_WIDE = 2.5, 46, 1100
"""Seconds and pixels: what goes by itself is larger than what is read at leisure."""
ROUND = tuple((x, y) for x in (-3, 0, 3) for y in (-3, 0, 3) if x or y)
"""Where the dark edge of letters lies that stand on the bare table."""
edge_of = pooled(silhouette)


@dataclass
class Toast:
    """One notice: words, an icon or a seat's mark, and how long it has been there in seconds."""

    words: str
    icon: str = ""
    seat: int | None = None
    age: float = 0.0


class Toasts:
    """At most three at a time, the oldest goes first; each stays five seconds, or as many times as long as `patience`
    says, and takes no input."""

    def __init__(self, kit: "Kit") -> None:
        self.kit = kit
        self.shown: list[Toast] = []
        self.stay = STAY

    def add(self, words: str, icon: str = "", seat: int | None = None) -> None:
        """A new notice; the same words that are there already just stay longer."""
        same = next((toast for toast in self.shown if toast.words == words), None)
        if same:
            same.age = min(same.age, SLIDE)
            return
        self.shown = [*self.shown[-(MOST - 1) :], Toast(words, icon, seat)]

    def update(self, dt: float, patience: int = 1) -> None:
        self.stay = STAY * patience
        for toast in self.shown:
            toast.age += dt
        self.shown = [toast for toast in self.shown if toast.age < self.stay]

    def draw(self, canvas: pygame.Surface) -> None:
        top = 66
        for toast in self.shown:
            top = self._draw(canvas, toast, top) + 14

    def _draw(self, canvas: pygame.Surface, toast: Toast, top: int) -> int:
        kit = self.kit
        block = kit.block(toast.words, 620, LABEL)
        mark = kit.theme.px(44) if toast.icon or toast.seat is not None else 0
        rect = pygame.Rect(0, top, block.width + mark + 72, max(block.height, mark) + 28)
        near = min(toast.age, self.stay - toast.age) / SLIDE
        away = 0 if kit.theme.calm else round((1 - ease_out(max(0.0, min(1.0, near)))) * (rect.w + 120))
        rect.right = 1824 + away
        rim = kit.theme.seat(toast.seat) if toast.seat is not None else BRASS
        kit.plate(canvas, rect, rim, 16)
        if mark:
            picture = (
                kit.badge(toast.seat, mark) if toast.seat is not None else kit.icon(toast.icon, mark, kit.theme.accent)
            )
            canvas.blit(picture, picture.get_rect(midleft=(rect.x + 20, rect.centery)))
        canvas.blit(block.surface, (rect.x + 28 + mark + (8 if mark else 0), rect.centery - block.height // 2))
        return rect.bottom


class CaptionLine:
    """The words of the last sound that meant something, over the foot of the screen."""

    def __init__(self, kit: "Kit", bottom: int = 930) -> None:
        self.kit = kit
        self.bottom = bottom
        self.words = ""
        self._left = 0.0

    def say(self, words: str) -> None:
        self.words, self._left = words, CAPTION_STAY

    def update(self, dt: float, patience: int = 1) -> None:
        """It stays two and a half seconds, or as many times as long as `patience` says."""
        self._left = max(0.0, self._left - dt / patience)

    def draw(self, canvas: pygame.Surface) -> None:
        if not self._left:
            return
        block = self.kit.block(self.words, CAPTION_WIDE, CAPTION_SIZE, center=False)
        rect = pygame.Rect(0, 0, block.width + 56, block.height + 20)
        rect.midbottom = (960, self.bottom)
        plate = self.kit.theme.caption_plate
        self.kit.plate(canvas, rect, radius=12, strength=plate)
        left, top = rect.x + 28, rect.y + 10
        if plate < 1:
            edge = edge_of(block.surface, self.kit.theme.ground)
            canvas.fblits([(edge, (left + x, top + y)) for x, y in ROUND])
        canvas.blit(block.surface, (left, top))
