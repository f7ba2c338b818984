"""Pieces laid on the table: pictures at places; some are elements that can be touched, glow, be dimmed or lifted."""

import pygame

from engine.board.laid import NOTHING, GroundLaid, Placed
from engine.board.strokes import Canvas
from engine.ui.theme import Color, mix
from games.conan.board.art import Art
from games.conan.board.colors import DUSK_LIGHT, REST_LIGHT, TORCH
from games.conan.board.places import box_of

BOARD_PARTS = ("area", "hero", "unit", "object", "chest", "door", "border")


def group_of(element: str) -> str:
    """Things that are weighed against each other. Only where something can be chosen is the rest dimmed."""
    head = element.partition(":")[0]
    if head in BOARD_PARTS:
        return "board"
    groups = {"tile": "river", "river": "river", "card": "sheet", "spell": "sheet", "space": "sheet", "zone": "sheet"}
    return groups.get(head, "")


def needs_dusk(legal: frozenset[str] | None) -> bool:
    """Whether areas can be chosen, so that the rest of the board lies in the dark."""
    return any(element.startswith("area:") for element in legal or NOTHING)


class Laid(GroundLaid):
    """Everything that lies on the table for one view, from the bottom up."""

    LOOSE = ("mark", "of", "sheet")
    AREA, GROUND, REST = "area:", "board", REST_LIGHT

    def __init__(self, art: Art, board: str = "") -> None:
        super().__init__(art)
        self.art = art
        self.board = board
        """The id of the board whose areas are lit."""
        self.warm: list[str] = []
        """Areas that keep their light while others lie in the dark."""
        self.dark = False
        """Whether the rest of the board lies in the dark although no area can be chosen."""
        self.roofs: list[tuple[pygame.Surface, tuple[int, int], str]] = []

    # ------------------------------------------------------------ laying
    def roof(self, picture: pygame.Surface, at: tuple[int, int], area: str) -> None:
        """What covers an area; it is as light or dark as the area."""
        self.roofs.append((picture, at, area))

    def on_board(self) -> list[Placed]:
        """Everything that stands or lies in areas, and their marks, from the bottom up."""
        return [one for one in self.pieces if group_of(one.element) == "board" or one.element.startswith("mark:")]

    # ------------------------------------------------------------ drawing
    def group(self, element: str) -> str:
        return group_of(element)

    def in_dusk(self, legal: frozenset[str] | None) -> bool:
        """Whether areas lie in the dark, but for those that are `kept`."""
        return self.dark or needs_dusk(legal)

    def kept(self, chosen: frozenset[str]) -> set[str]:
        """Areas that stay in the light: where one can go, and those that can be chosen."""
        return {*self.warm, *(one[5:] for one in (*self.lit, *chosen) if one.startswith("area:"))}

    def _draw_land(
        self, canvas: Canvas, ground: pygame.Surface, lights: dict[str, Color], chosen: frozenset[str]
    ) -> None:
        """Areas that can be chosen are torchlit; on a board that lies in the dark they keep their light."""
        kept, dusk = self.kept(chosen), self.in_dusk(chosen)
        if dusk:
            for area in sorted(kept):
                canvas.blit(self.art.cut(ground, self.board, area, "lit"), box_of(self.board, area))
        for picture, at, area in self.roofs:
            canvas.blit(self.art.rested(picture, DUSK_LIGHT) if dusk and area not in kept else picture, at)
        for element, light in sorted(lights.items()):
            if element.startswith("area:"):
                warm = mix(TORCH, light, 0.25)
                canvas.blit(self.art.area(self.board, element[5:], "glow", warm), box_of(self.board, element[5:]))
