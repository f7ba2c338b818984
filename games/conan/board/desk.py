"""What every part of the board draws with: kit, pictures, seats, names, and the places of the table."""

from typing import Any

import pygame

from engine.board.desk import BaseDesk
from engine.rules import SeatSpec
from engine.ui.theme import Color
from games.conan.board.art import Art
from games.conan.board.layout import Table, table_layout
from games.conan.board.naming import Names
from games.conan.board.spots import free_spot
from games.conan.rules.figures import area_of, everyone
from games.conan.rules.state import ConanState

BAKED = (30, 44, 72)
"""The sizes of dice that are kept as pictures."""


class Desk(BaseDesk):
    """Shared by the parts of one board. `kit` is the application's `engine.ui.kit.Kit`.

    `view` is the view that is laid out; `bottom` the seat that looks.
    """

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(kit, seats)
        self.art = Art(kit.assets, self.color_of_look)
        self.heroes = 3
        self.view = ConanState(seats=len(seats), rng=0)
        self.stands: dict[str, tuple[str, int]] = {}
        """The spot of each figure in its area: it keeps it when another leaves. Everybody sees it."""
        self.names = Names(self.words, lambda key: bool(kit.language.has(key)))

    @property
    def table(self) -> Table:
        return table_layout(self.heroes)

    # ------------------------------------------------------------ the view
    def look_at(self, view: ConanState, viewer: int | None) -> None:
        """What is laid out next, and for whom."""
        self.view = view
        self.bottom = viewer if viewer is not None else 0
        self.heroes = max(1, len(view.heroes))
        self._find_spots(view)

    def _find_spots(self, view: ConanState) -> None:
        """CON-16.10 Every figure keeps its place in the area while it stays; who comes takes one where it is seen."""
        taken: dict[str, set[int]] = {}
        new: dict[str, tuple[str, int]] = {}
        for name in everyone(view):
            area = area_of(view, name)
            if self.stands.get(name, ("", 0))[0] == area:
                new[name] = self.stands[name]
                taken.setdefault(area, set()).add(new[name][1])
        for name in everyone(view):
            if name not in new:
                area = area_of(view, name)
                used = taken.setdefault(area, set())
                free = free_spot(view.board, area, used)
                used.add(free)
                new[name] = area, free
        self.stands = new

    # ------------------------------------------------------------ pictures
    def icon(self, name: str, size: int, color: Color | None = None) -> pygame.Surface:
        """An icon of Conan in its own colours, or a drawing of the frame's own folders."""
        if self.art.has(f"icons/{name}") and color is None:
            return self.art.scaled(f"icons/{name}", (size, size))
        picture: pygame.Surface = self.kit.icon(name, size, color)
        return picture

    def die(self, letter: str, size: int, swords: int = 0) -> pygame.Surface:
        """A die as it lies, by the letter of its colour, with so many swords on top."""
        baked = next((one for one in BAKED if one >= size), BAKED[-1])
        name = f"dice/{letter}_{swords}_{baked}"
        w, h = self.art.image(name).get_size()
        return self.art.scaled(name, (round(w * size / baked), round(h * size / baked)))
