"""A title's baked pictures by name, with what is put together from them. Cached and shared."""

from collections.abc import Callable
from typing import ClassVar

import pygame
from pygame import Surface

from engine.assets import Assets, prepared
from engine.board.made import Made
from engine.ui.theme import Color


class TitleArt(Made):
    """Pictures below `sprites/<HOME>`, and what is made of them. A title's `Art` says its `HOME`."""

    HOME: ClassVar[str] = ""

    def __init__(self, assets: Assets, color_of: Callable[[int], Color]) -> None:
        super().__init__()
        self.assets = assets
        self.color_of = color_of
        """The colour of a look under the palette that is set."""

    def has(self, name: str) -> bool:
        return self.assets.has(f"{self.HOME}/{name}")

    def image(self, name: str) -> Surface:
        return self.assets.image(f"{self.HOME}/{name}")

    def scaled(self, name: str, size: tuple[int, int]) -> Surface:
        """A picture brought to exactly this size."""
        return self.assets.scaled(f"{self.HOME}/{name}", size)

    def raw(self, name: str) -> Surface:
        """A picture read anew, for what is made of it once."""
        return prepared(pygame.image.load(str(self.assets.root / self.HOME / f"{name}.png")))

    def keep(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """What is put together once; anew when the palette changes."""
        return self.assets.keep((self.HOME, *key, self.color_of(0)), make)
