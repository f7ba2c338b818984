"""The line that tells what just happened: the newest, faded in; a long one runs past so that all of it is read."""

import pygame

from engine.ui.kit import Kit
from engine.ui.theme import LEAST, PROMPT

FADE = 0.25
WAIT, PACE = 1.2, 90.0
"""Seconds before a long line runs, and its pixels a second."""


JOIN = "  ·  "


class NewsLine:
    """Shows the line last told. Rich text."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.line = ""
        self._parts: list[str] = []
        self._before = ""
        self._age = 0.0
        self._running = False

    def tell(self, line: str, follows: str = "") -> None:
        """With `follows`, a seat's name, the line goes on from what was told of that seat before."""
        self._parts = [*self._parts, _after(line, follows)] if follows and self._parts else [line]
        whole = JOIN.join(self._parts)
        if whole != self.line:
            going_on = self.line and whole.startswith(self.line)
            self._before, self.line = self.line, whole
            self._age = FADE if going_on else 0.0

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
        picture = self._picture(self._shortened(line, rect), rect)
        run = picture.get_width() - rect.w
        left = round(min(run, max(0.0, self._age - WAIT) * PACE)) if run > 0 else 0
        self._running = run > left
        picture.set_alpha(round(255 * share))
        canvas.blit(picture, (rect.x - left, rect.centery - picture.get_height() // 2 + below))
        picture.set_alpha(255)

    def _shortened(self, line: str, rect: pygame.Rect) -> str:
        """The first and the latest of a turn; what lies between is left to the log when all would not fit."""
        size = max(PROMPT - 12, round(LEAST / self.kit.theme.scale))
        parts = line.split(JOIN)
        while len(parts) > 2 and self.kit.block(JOIN.join(parts), 6000, size).width > rect.w:
            del parts[2 if len(parts) > 3 else 1]
        return JOIN.join(parts)

    def _picture(self, line: str, rect: pygame.Rect) -> pygame.Surface:
        """In the largest type that fits the line's height, smaller if that lets it fit the width."""
        least = round(LEAST / self.kit.theme.scale)
        size = PROMPT
        while size > least and (self.kit.line_height(size) > rect.h or self.kit.block(line, 6000, size).width > rect.w):
            size -= 2
        return self.kit.block(line, 6000, max(size, least)).surface


def _after(line: str, name: str) -> str:
    """The line without the name that it begins with."""
    return line.removeprefix(f"{name} ")
