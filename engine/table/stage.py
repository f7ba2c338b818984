"""What stands on the screen under the chrome: the board, what flies over it, and the soft change between two views."""

from collections import Counter
from typing import Any, Protocol

import msgspec
import pygame

from engine.rules.state import pack
from engine.table.board import Board

FADE = 0.18
FULL = 254
"""An opaque picture blitted at 255 by its alpha costs fifteen times as much as at 254."""


class Actor(Protocol):
    """Something drawn over the board for a while; `over` the panels round it too, or under them."""

    over: bool

    def move(self, k: float) -> None:
        """Be at the share `k` of the way."""

    def draw(self, canvas: pygame.Surface) -> None: ...


class Stage:
    """Shows one view at a time through `board`. The board draws; the stage hides what flies and fades what changes.

    With `calm` (reduced motion) changes are there at once.
    """

    def __init__(self, board: Board, size: tuple[int, int]) -> None:
        self.board = board
        self.view: Any = None
        self.viewer: int | None = None
        self.legal: frozenset[str] | None = None
        self.actors: list[Actor] = []
        self.shake = (0, 0)
        self.time = 0.0
        self.version = 0
        self._seen: tuple[object, ...] = ()
        self._key: tuple[bytes, int | None] | None = None
        self._hidden: Counter[str] = Counter()
        self.second = pygame.Surface(size)
        """What fades away; while nothing does, the still picture of the whole table may be kept on it."""
        self._flying: dict[int, str] = {}
        self._landed: list[Actor] = []
        self.calm = False
        self.fade = 0.0
        self._fade_time = FADE

    @property
    def hidden(self) -> frozenset[str]:
        """Elements that are on their way and must not be seen lying there yet."""
        return frozenset(self._hidden)

    def fly(self, actor: Actor, element: str) -> None:
        """`actor` is on its way; `element` (if any) is not seen lying there until it has landed."""
        self.actors.append(actor)
        self._flying[id(actor)] = element
        if element:
            self._hidden[element] += 1

    def land(self, actor: Actor) -> None:
        """The actor is there. What has landed stays drawn until all has: the board is redrawn once, not often."""
        self._landed.append(actor)
        if len(self._landed) < len(self._flying):
            return
        for each in self._landed:
            self.actors.remove(each)
        self._flying.clear()
        self._landed.clear()
        self._hidden.clear()

    # ------------------------------------------------------------ changes
    def show(self, view: Any, viewer: int | None) -> None:
        """Lay out another view at once; `soften` first for a soft change. The same view is not laid out twice."""
        key = (pack(msgspec.structs.replace(view, question=None)), viewer)
        self.view, self.viewer = view, viewer
        if key != self._key:
            self._key = key
            self.version += 1
            self.board.show(view, viewer)

    def relay(self) -> None:
        """Lay out the same view again: language or text size changed."""
        if self.view is not None:
            self._key = None
            self.show(self.view, self.viewer)

    def set_legal(self, legal: frozenset[str] | None, fade: float = FADE) -> None:
        """Which elements glow; None while nothing is asked."""
        if legal != self.legal:
            self.soften(fade)
            self.legal = legal

    def soften(self, seconds: float = FADE) -> None:
        """What is seen now fades into what is shown next. What nobody has seen yet has nothing to fade from."""
        if seconds <= 0 or self.calm or self._seen != (self.version, self.hidden, self.legal):
            return
        self.board.draw(self.second, self.hidden, self.legal)
        self.fade, self._fade_time = 1.0, seconds

    def settle(self) -> None:
        """No fade, nobody flies."""
        self.fade = 0.0
        self.actors.clear()
        self._flying.clear()
        self._landed.clear()
        self._hidden.clear()
        self.shake = (0, 0)

    # ------------------------------------------------------------ running
    def update(self, dt: float) -> None:
        self.time += dt
        self.fade = max(0.0, self.fade - dt / self._fade_time)

    def draw(self, canvas: pygame.Surface) -> None:
        """Board and what moves on it, on a canvas of the stage's size; `draw_over` comes after the panels."""
        self._seen = (self.version, self.hidden, self.legal)
        self.board.draw(canvas, self.hidden, self.legal)
        if self.fade:
            self.second.set_alpha(min(FULL, round(255 * self.fade)))
            canvas.blit(self.second, (0, 0))
        self.board.draw_live(canvas, self.time)
        for actor in self.actors:
            if not actor.over:
                actor.draw(canvas)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What lies over the panels too, and the trembling of the whole picture: last of all."""
        for actor in self.actors:
            if actor.over:
                actor.draw(canvas)
        if self.shake != (0, 0):
            canvas.scroll(*self.shake)
