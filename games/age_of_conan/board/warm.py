"""Pictures of provinces that may soon be wanted, made one at a time in quiet frames: no question costs a frame."""

from collections import deque

import pygame

from engine.ui.theme import Color
from games.age_of_conan.board.art import Art
from games.age_of_conan.rules.content import PROVINCES
from games.age_of_conan.rules.state import AocState

PAUSE = 3
"""Frames from one picture to the next."""


class Warmer:
    """Tell it with `expect` on what ground and in whose colour provinces will be lit; call `step` in every frame."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._todo: deque[tuple[str, str]] = deque()
        self._for: tuple[tuple[object, ...], Color] | None = None
        self._ground: pygame.Surface | None = None
        self._frames = 0

    def expect(self, view: AocState, ground: pygame.Surface, color: Color) -> None:
        """Only provinces in play: the others are lit for Conan and emissaries alone."""
        if self._for != (self.art.ground, color):
            self._for, self._ground = (self.art.ground, color), ground
            used = [one for one, facts in PROVINCES.items() if facts.area in view.areas]
            self._todo = deque((what, one) for one in used for what in ("cut", "light"))

    def step(self) -> None:
        self._frames += 1
        if self._todo and self._frames % PAUSE == 0 and self._ground is not None and self._for is not None:
            what, province = self._todo.popleft()
            if what == "cut":
                self.art.cut(self._ground, province)
            else:
                self.art.light(province, self._for[1])
