"""What a row of a menu may carry: a toggle, a choice, a slider. Values walk by direction or by click; none wraps."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from engine.settings import Key, Value, steps_of
from engine.ui.paint import circle, lin, path, poly, rrect, svg
from engine.ui.pool import pooled
from engine.ui.theme import BONE, BRASS, BRASS_DARK, BRASS_LIGHT, INK, LABEL, MUTED, WALNUT_DEEP, WALNUT_LIGHT, mix

if TYPE_CHECKING:
    from engine.ui.kit import Kit

Words = Callable[[Value], str]


class Control(Protocol):
    """`step` walks one value down (-1) or up (+1) and tells whether it changed; `click` does it by mouse.

    `wide` are the pixels at the end of the row that it needs.
    """

    value: Value
    wide: int

    def step(self, direction: int) -> bool: ...

    def accept(self) -> bool: ...

    def click(self, pos: tuple[int, int], rect: pygame.Rect) -> bool: ...

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, kit: "Kit", focused: bool) -> None: ...


class Choice:
    """One of several values, between two arrows. `words` names a value in the player's language."""

    wide = 520

    def __init__(self, value: Value, values: Sequence[Value], words: Words = str) -> None:
        self.value = value
        self.values = tuple(values)
        self.words = words

    def step(self, direction: int) -> bool:
        at = self.values.index(self.value) + direction if self.value in self.values else 0
        if not 0 <= at < len(self.values):
            return False
        self.value = self.values[at]
        return True

    def accept(self) -> bool:
        """The next value, round and round, for those who have one button only."""
        if not self.step(1):
            self.value = self.values[0]
        return len(self.values) > 1

    def click(self, pos: tuple[int, int], rect: pygame.Rect) -> bool:
        return self.step(-1 if pos[0] < rect.centerx else 1)

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, kit: "Kit", focused: bool) -> None:
        at = self.values.index(self.value) if self.value in self.values else 0
        words = self.words(self.value)
        size = kit.fitted(words, rect.w - 100, LABEL, "bold")
        kit.text(canvas, words, rect.center, size, "bold", anchor="center")
        for turn, x, more in ((-1, rect.x + 22, at > 0), (1, rect.right - 22, at < len(self.values) - 1)):
            picture = _arrow(turn, focused and more, more)
            canvas.blit(picture, picture.get_rect(center=(x, rect.centery)))


class Toggle(Choice):
    """On or off, as a switch with its word beside it."""

    wide = 260

    def __init__(self, value: bool, words: Words = str) -> None:
        super().__init__(value, (False, True), words)

    def click(self, pos: tuple[int, int], rect: pygame.Rect) -> bool:
        return self.accept()

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, kit: "Kit", focused: bool) -> None:
        picture = _switch(bool(self.value), focused)
        where = picture.get_rect(midright=(rect.right - 8, rect.centery))
        canvas.blit(picture, where)
        kit.text(canvas, self.words(self.value), (where.left - 18, rect.centery), LABEL, "bold", anchor="midright")


class Slider(Choice):
    """A whole number on a groove."""

    def __init__(self, value: int, low: int, high: int, step: int = 1, words: Words = str) -> None:
        super().__init__(value, tuple(range(low, high + 1, step)), words)
        self.low, self.high = low, high
        self._room = 130  # pixels for the words; the drawing knows their size

    def step(self, direction: int) -> bool:
        if self.value in self.values:
            return super().step(direction)
        beyond = [v for v in self.values if (v > self.value if direction > 0 else v < self.value)]  # type: ignore[operator]
        if not beyond:
            return False
        self.value = beyond[0] if direction > 0 else beyond[-1]
        return True

    def accept(self) -> bool:
        """Up one step; from the top to the bottom."""
        if not self.step(1):
            self.value = self.values[0]
        return True

    def click(self, pos: tuple[int, int], rect: pygame.Rect) -> bool:
        groove = self._groove(rect, self._room)
        part = max(0.0, min(1.0, (pos[0] - groove.x) / groove.w))
        wanted = self.values[round(part * (len(self.values) - 1))]
        changed, self.value = wanted != self.value, wanted
        return changed

    @staticmethod
    def _groove(rect: pygame.Rect, room: int) -> pygame.Rect:
        return pygame.Rect(rect.x + 14, rect.centery - 8, rect.w - room - 48, 16)

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, kit: "Kit", focused: bool) -> None:
        self._room = kit.theme.px(130)
        groove = self._groove(rect, self._room)
        part = (int(self.value) - self.low) / max(1, self.high - self.low)
        canvas.blit(_track(groove.size, False), groove)
        canvas.blit(_track(groove.size, True), groove.topleft, (0, 0, round(groove.w * part), groove.h))
        knob = _knob(40, focused)
        canvas.blit(knob, knob.get_rect(center=(groove.x + round(groove.w * part), groove.centery)))
        words = self.words(self.value)
        size = kit.fitted(words, self._room, LABEL, "bold")
        kit.text(canvas, words, (rect.right - 8, rect.centery), size, "bold", anchor="midright")


def control_for(key: Key, value: Value, words: Words) -> Control:
    """The control that fits a setting."""
    if key.kind == "toggle":
        return Toggle(bool(value), words)
    if key.kind == "slider":
        return Slider(int(value), key.low, key.high, key.step, words)
    return Choice(value, steps_of(key) or (value,), words)


@pooled
def _arrow(turn: int, lit: bool, there: bool) -> pygame.Surface:
    points = ((10, 6), (26, 18), (10, 30)) if turn > 0 else ((26, 6), (10, 18), (26, 30))
    color = BRASS_LIGHT if lit else MUTED if there else WALNUT_LIGHT
    return svg((36, 36), path(poly(points), color, INK, 2))


@pooled
def _switch(on: bool, focused: bool) -> pygame.Surface:
    """A lit trough with the knob on the right, or a dark one with it on the left and a bar: shape tells it too."""
    w, h = 92, 48
    trough = mix(BRASS, INK, 0.25) if on else WALNUT_DEEP
    rim = BRASS_LIGHT if focused else BRASS_DARK
    picture = svg((w, h), path(rrect(2, 4, w - 4, h - 8, h / 2), trough, rim, 2.5))
    mark = path("M18 24L25 31L37 17", "none", BONE, 5) if on else path("M58 24H74", "none", MUTED, 5)
    picture.blit(svg((w, h), mark), (0, 0))
    knob = _knob(40, focused)
    picture.blit(knob, knob.get_rect(center=(w - 24 if on else 24, h // 2)))
    return picture


@pooled
def _knob(size: int, lit: bool) -> pygame.Surface:
    c = size / 2
    stops = ((0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK)) if lit else ((0, BONE), (0.5, MUTED), (1, WALNUT_LIGHT))
    return svg((size, size), path(circle(c, c, c - 3), "url(#k)", INK, 3), defs=lin("k", 0, 0, size, size, *stops))


@pooled
def _track(size: tuple[int, int], full: bool) -> pygame.Surface:
    w, h = size
    stops = ((0, BRASS_DARK), (1, BRASS_LIGHT)) if full else ((0, INK), (1, WALNUT_DEEP))
    line = BRASS_DARK if full else WALNUT_LIGHT
    return svg(size, path(rrect(1, 1, w - 2, h - 2, h / 2), "url(#t)", line, 2), defs=lin("t", 0, 0, w, 0, *stops))
