"""Pictures of areas and fighters that may soon be wanted, made one by one in quiet frames."""

from collections import deque
from collections.abc import Callable, Iterator

from engine.ui.theme import mix
from games.conan.board.attack import pictures_to_come
from games.conan.board.colors import TORCH
from games.conan.board.desk import Desk
from games.conan.rules.content import BOARDS
from games.conan.rules.state import ConanState

PAUSE = 3
"""Frames from one picture to the next."""


class Warmer:
    """Tell it with `expect` what lies on the table; call `step` in every frame."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._todo: deque[tuple[str, str]] = deque()
        self._for: tuple[object, ...] = ()
        self._to_come: Iterator[Callable[[], object]] = iter(())
        self._frames = 0

    def expect(self, view: ConanState) -> None:
        """The light of every area, in the colour of the seat that is asked."""
        seat = view.question.seat if view.question is not None else self.desk.bottom
        self._to_come = pictures_to_come(self.desk, view)
        key = (view.board, self.desk.color(seat))
        if self._for != key:
            self._for = key
            self._todo = deque((view.board, area) for area in BOARDS[view.board].areas)
            self.color = mix(TORCH, self.desk.color(seat), 0.25)

    def step(self) -> None:
        self._frames += 1
        if self._frames % PAUSE:
            return
        if self._todo:
            board, area = self._todo.popleft()
            self.desk.art.area(board, area, "glow", self.color)
        elif (make := next(self._to_come, None)) is not None:
            make()
