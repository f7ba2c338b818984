"""One chapter of the rule book on parchment: laid out, scrolled, its hits and the clause in focus marked."""

from typing import TYPE_CHECKING

import pygame

from engine.scenes.rules_text import Chapter, marked
from engine.tween import Animated
from engine.ui.faces import fading
from engine.ui.paint import fade, layer, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.rich import Block
from engine.ui.theme import BRASS, PROMPT, rgb

if TYPE_CHECKING:
    from engine.app import App

MARGIN_X, MARGIN_Y = 76, 62
BETWEEN = 26
FADE = 60
AHEAD = 150
"""Pixels of the page that stay in view above the clause that was gone to."""
BROWN, RUST = rgb("#33231a"), rgb("#7a2f17")


class Page:
    """`rect` is the parchment on the canvas; the caller sets it before anything is asked."""

    def __init__(self, app: "App", rect: pygame.Rect) -> None:
        self.app = app
        self.rect = rect
        self.scroll = Animated(0.0, 0.07, 0.5)
        self.chapter: Chapter | None = None
        self.query = ""

    def lines(self) -> list[tuple[int, Block]]:
        """(top, text) of each clause of the chapter, from the page's upper margin."""
        out, y = [], self.app.kit.line_height(46, "show") + 22
        for clause in self.chapter.clauses if self.chapter else ():
            words = marked(clause.text, self.query)
            words = f"*{clause.id}*  {words}" if clause.id else words
            block = self.app.kit.block(words, self.rect.w - 2 * MARGIN_X, PROMPT, color=BROWN)
            out.append((y, block))
            y += block.height + BETWEEN
        return out

    @property
    def room(self) -> int:
        """Pixels of text in view."""
        return self.rect.h - 2 * MARGIN_Y

    def _tall(self) -> int:
        lines = self.lines()
        return lines[-1][0] + lines[-1][1].height if lines else 0

    def _held(self, y: float) -> float:
        return max(0.0, min(y, self._tall() - self.room))

    def roll(self, pixels: float) -> None:
        """Scroll by that much, no further than the text goes."""
        self.scroll.set(self._held(self.scroll.target + pixels))

    def aim(self, clause: int, snap: bool = False) -> None:
        """Scroll so that the clause stands in the upper part of the page, at once with `snap`."""
        lines = self.lines()
        top = lines[clause][0] if clause < len(lines) else 0
        target = 0.0 if clause == 0 else self._held(top - AHEAD)
        self.scroll.set(target)
        if snap or self.app.settings.comfort.reduced_motion:
            self.scroll.snap(target)

    def at(self, pos: tuple[int, int]) -> int | None:
        """The clause under a point of the canvas."""
        if not self.rect.collidepoint(pos):
            return None
        origin = self.rect.y + MARGIN_Y - round(self.scroll.value)
        found = (
            n for n, (top, block) in enumerate(self.lines()) if origin + top <= pos[1] < origin + top + block.height
        )
        return next(found, None)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, hits: frozenset[int], here: int | None) -> None:
        """`hits` are clauses that were found; `here` is the one in focus."""
        canvas.blit(self.app.assets.scaled("frame/parchment", self.rect.size), self.rect)
        if self.chapter is None:
            return
        clip, inner = canvas.get_clip(), self.rect.inflate(-80, 16 - 2 * MARGIN_Y)
        ends = self._keep_ends(canvas, inner)
        canvas.set_clip(inner)
        x, y = self.rect.x + MARGIN_X, self.rect.y + MARGIN_Y - round(self.scroll.value)
        wide = self.rect.w - 2 * MARGIN_X
        size = self.app.kit.fitted(self.chapter.name, wide, 46, "show")
        self.app.kit.text(canvas, self.chapter.name, (x, y), size, "show", RUST)
        for n, (top, block) in enumerate(self.lines()):
            at = pygame.Rect(x, y + top, block.width, block.height)
            if not at.colliderect(inner):
                continue
            if n in hits or n == here:
                canvas.blit(_marker((wide + 40, at.h + 16), n == here), (x - 22, at.y - 8))
            canvas.blit(block.surface, at)
        for end, where in ends:
            canvas.blit(end, where)
        canvas.set_clip(clip)
        bar = pygame.Rect(self.rect.right - 46, self.rect.y + MARGIN_Y, 14, self.room)
        tall = max(1, self._tall())
        self.app.kit.scroll(canvas, bar, self.scroll.value / max(1, tall - self.room), self.room / tall)

    def _keep_ends(self, canvas: pygame.Surface, inner: pygame.Rect) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Parchment for the ends beyond which the text goes on: laid over the lines there it makes them fade out."""
        ends = []
        more_below = self.scroll.value < self._tall() - self.room - 1
        for more, down in ((self.scroll.value > 1, False), (more_below, True)):
            if more:
                end = pygame.Rect(inner.x, inner.bottom - FADE if down else inner.y, inner.w, FADE)
                picture = canvas.subsurface(end.clip(canvas.get_rect())).convert_alpha()
                picture.blit(fading(picture.get_size(), down), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
                ends.append((picture, end))
        return ends


@pooled
def _marker(size: tuple[int, int], here: bool) -> pygame.Surface:
    """A wash of ochre behind a clause; the one in focus has a bar on its left."""
    w, h = size
    wash = layer(size)
    wash.blit(fade(svg(size, path(rrect(0, 0, w, h, 10), BRASS)), 96 if here else 52), (0, 0))
    if here:
        wash.blit(svg((8, h), path(rrect(0, 0, 8, h, 4), RUST)), (0, 0))
    return wash
