"""The line that tells what just happened: the newest, faded in. A long one is broken where the board leaves room for
more lines, and runs past so that all of it is read where it does not."""

import pygame

from engine.ui.kit import Kit
from engine.ui.rich import Block
from engine.ui.theme import PROMPT

FADE = 0.25
WAIT, PACE = 1.2, 90.0
"""Seconds before a long line runs, and its pixels a second."""
SOFT = 56
"""Pixels over which a line that runs past fades towards the end where more of it is."""

JOIN = "  ·  "


class NewsLine:
    """Shows the line last told. Rich text."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.line = ""
        self._parts: list[str] = []
        self._before = ""
        self._latest: dict[str, str] = {}
        self._age = 0.0
        self._running = False

    def tell(self, line: str, follows: str = "") -> None:
        """With `follows`, a seat's name, the line goes on from what was told of that seat before."""
        self._parts = [*self._parts, _after(line, follows)] if follows and self._parts else [line]
        whole = JOIN.join(self._parts)
        if whole != self.line:
            going_on = self.line and whole.startswith(self.line)
            self._before, self.line = self.line, whole
            self._latest = {self._before: self._latest.get(self._before, self._before), whole: line}
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
        if run > 0:
            picture = softened(picture, pygame.Rect(left, 0, rect.w, picture.get_height()))
        picture.set_alpha(round(255 * share))
        canvas.blit(picture, (rect.x, rect.centery - picture.get_height() // 2 + below))
        picture.set_alpha(255)

    def _shortened(self, line: str, rect: pygame.Rect) -> str:
        """The first and the latest of a turn; what lies between is left to the log when all would not fit. Where lines
        are broken, the latest alone rather than a line that runs past."""
        size = max(PROMPT - 12, self.kit.theme.least)
        parts = line.split(JOIN)
        while len(parts) > 2 and not _fits(self._broken(JOIN.join(parts), size, rect), rect):
            del parts[2 if len(parts) > 3 else 1]
        short = JOIN.join(parts)
        if len(parts) > 1 and self._breaks(rect) and not _fits(self._broken(short, size, rect), rect):
            return self._latest.get(line, short)
        return short

    def _picture(self, line: str, rect: pygame.Rect) -> pygame.Surface:
        """In the largest type that fits the rectangle; as one line of the least type where none does."""
        least = self.kit.theme.least
        for size in range(max(PROMPT, least), least - 1, -2):
            block = self._broken(line, size, rect)
            if _fits(block, rect):
                return block.surface
        return self.kit.block(line, 6000, least).surface

    def _broken(self, line: str, size: int, rect: pygame.Rect) -> Block:
        return self.kit.block(line, rect.w if self._breaks(rect) else 6000, size)

    def _breaks(self, rect: pygame.Rect) -> bool:
        """There is room for a second line."""
        return rect.h >= 2 * self.kit.line_height(self.kit.theme.least)


def softened(line: pygame.Surface, part: pygame.Rect) -> pygame.Surface:
    """A part of a line that is longer, fading out at each end where the line goes on. Lengths in pixels."""
    out = pygame.Surface(part.size, pygame.SRCALPHA)
    out.blit(line, (0, 0), part)
    soft = min(SOFT, part.w // 2)
    before, after = min(soft, part.left), min(soft, line.get_width() - part.right)
    for k in range(before):
        _thin(out, k, (k + 1) / (before + 1))
    for k in range(after):
        _thin(out, part.w - 1 - k, (k + 1) / (after + 1))
    return out


def _thin(picture: pygame.Surface, x: int, share: float) -> None:
    """A column of pixels at a share of its strength."""
    picture.fill((255, 255, 255, round(255 * share)), (x, 0, 1, picture.get_height()), pygame.BLEND_RGBA_MULT)


def _fits(block: Block, rect: pygame.Rect) -> bool:
    return block.width <= rect.w and block.height <= rect.h


def _after(line: str, name: str) -> str:
    """The line without the name that it begins with."""
    return line.removeprefix(f"{name} ")
