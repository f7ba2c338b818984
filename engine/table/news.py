"""The line that tells what just happened: the newest, faded in; a long one runs past so that all of it is read."""

import pygame

from engine.ui.kit import Kit
from engine.ui.theme import LEAST, PROMPT

FADE = 0.25
WAIT, PACE = 1.2, 90.0
"""Seconds before a long line runs, and its pixels a second."""


class NewsLine:
    """Shows the line last told. Rich text."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.line = ""
        self._before = ""
        self._age = 0.0
        self._running = False

    def tell(self, line: str) -> None:
        if line != self.line:
            self._before, self.line, self._age = self.line, line, 0.0

    def update(self, dt: float) -> None:
        self._age += dt

    @property
    def still(self) -> bool:
        """Faded in, and run past if it is long."""
        return self._age >= FADE and not self._running

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        share = 1.0 if self.kit.theme.calm else min(1.0, self._age / FADE)
        clip = canvas.get_clip()
        canvas.set_clip(rect)
        if share < 1 and self._before:
            self._put(canvas, rect, self._before, 1 - share, 0)
        self._running = False
        if self.line:
            self._put(canvas, rect, self.line, share, round((1 - share) * 16))
        canvas.set_clip(clip)

    def _put(self, canvas: pygame.Surface, rect: pygame.Rect, line: str, share: float, below: int) -> None:
        picture = self._picture(line, rect)
        run = picture.get_width() - rect.w
        left = round(min(run, max(0.0, self._age - WAIT) * PACE)) if run > 0 else 0
        self._running = run > left
        picture.set_alpha(round(255 * share))
        canvas.blit(picture, (rect.x - left, rect.centery - picture.get_height() // 2 + below))
        picture.set_alpha(255)

    def _picture(self, line: str, rect: pygame.Rect) -> pygame.Surface:
        """In the largest type that fits the line's height, smaller if that lets it fit the width."""
        least = round(LEAST / self.kit.theme.scale)
        size = PROMPT
        while size > least and (self.kit.line_height(size) > rect.h or self.kit.block(line, 6000, size).width > rect.w):
            size -= 2
        return self.kit.block(line, 6000, max(size, least)).surface
