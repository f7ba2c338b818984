"""The moment in which somebody could react: the same picture, sound and length whether or not they can."""

import pygame

from engine.rules import SeatSpec
from engine.ui.kit import Kit
from engine.ui.theme import BRASS, BRASS_DARK, PROMPT

LENGTH = 1.0
"""Seconds at normal speed."""
FASTEST = 2.0
"""However fast the rest goes, a moment that nobody saw would be none."""
SOUND = "ui_page"
WIDE, BADGE = 1000, 92
MIDDLE = (960, 470)


class Beat:
    """Made from what everybody knows: who is asked. It is never told the question."""

    def __init__(self, kit: Kit, seat: int, spec: SeatSpec) -> None:
        self.kit, self.seat, self.spec = kit, seat, spec
        self.age = 0.0

    @property
    def done(self) -> bool:
        return self.age >= LENGTH

    def update(self, dt: float, speed: float) -> None:
        self.age += dt * min(speed, FASTEST)

    def draw(self, canvas: pygame.Surface) -> None:
        kit, badge = self.kit, self.kit.badge(self.spec.look, BADGE)
        words = kit.block(kit.say("beat-words", name=self.spec.name), WIDE - BADGE - 130, PROMPT)
        rect = pygame.Rect(0, 0, words.width + BADGE + 130, max(words.height, BADGE) + 76)
        rect.center = MIDDLE
        kit.panel(canvas, rect)
        canvas.blit(badge, badge.get_rect(midleft=(rect.x + 44, rect.centery - 8)))
        canvas.blit(words.surface, (rect.x + 44 + BADGE + 30, rect.centery - 8 - words.height // 2))
        line = pygame.Rect(rect.x + 44, rect.bottom - 30, rect.w - 88, 8)
        pygame.draw.rect(canvas, BRASS_DARK, line, border_radius=4)
        line.w = round(line.w * max(0.0, 1 - self.age / LENGTH))
        pygame.draw.rect(canvas, BRASS, line, border_radius=4)
