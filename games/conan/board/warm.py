"""Pictures of areas and fighters that may soon be wanted, made one by one in quiet frames."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from time import perf_counter

from engine.ui.theme import mix
from games.conan.board.attack import pictures_to_come
from games.conan.board.colors import TORCH
from games.conan.board.desk import Desk
from games.conan.board.placed import Laid
from games.conan.rules.content import BOARDS
from games.conan.rules.state import ConanState

PAUSE = 3
"""Frames from one picture to the next."""
IDLE = 0.0002
"""Seconds in which nothing new can have been made."""


class Warmer:
    """Tell it with `expect` what lies on the table; call `step` in every frame."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._todo: deque[tuple[str, str]] = deque()
        self._for: tuple[object, ...] = ()
        self._to_come: Iterator[Callable[[], object]] = iter(())
        self._frames = 0

    def expect(self, view: ConanState, laid: Laid) -> None:
        """The light of every area and figure in the colour of the seat that is asked, and what an attack will want."""
        seat = view.question.seat if view.question is not None else self.desk.bottom
        self._to_come = chain(outlines_to_come(self.desk, laid, seat), pictures_to_come(self.desk, view))
        key = (view.board, self.desk.color(seat))
        if self._for != key:
            self._for = key
            self._todo = deque((view.board, area) for area in BOARDS[view.board].areas)
            self.color = mix(TORCH, self.desk.color(seat), 0.25)

    def step(self) -> None:
        """One picture; those that are there already cost nothing."""
        self._frames += 1
        if self._frames % PAUSE:
            return
        begun = perf_counter()
        while perf_counter() - begun < IDLE and (make := self._next()) is not None:
            make()

    def _next(self) -> Callable[[], object] | None:
        if self._todo:
            board, area = self._todo.popleft()
            return partial(self.desk.art.area, board, area, "glow", self.color)
        return next(self._to_come, None)


def outlines_to_come(desk: Desk, laid: Laid, seat: int) -> Iterator[Callable[[], object]]:
    """The glow round every figure that the seat may choose."""
    for element, piece in laid.own.items():
        if element.startswith(("hero:", "unit:")):
            yield partial(desk.art.outline, piece.picture, desk.color(seat))
