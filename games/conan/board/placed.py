"""Pieces laid on the table: pictures at places; some are elements that can be touched, glow, be dimmed or lifted."""

import pygame

from engine.board.laid import NOTHING, BaseLaid, Placed, mark_place
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


class Laid(BaseLaid):
    """Everything that lies on the table for one view, from the bottom up."""

    LOOSE = ("mark", "of", "sheet")

    def __init__(self, art: Art, board: str = "") -> None:
        super().__init__()
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
    def draw(
        self,
        canvas: pygame.Surface,
        ground: pygame.Surface,
        hidden: frozenset[str],
        legal: frozenset[str] | None,
        color: Color,
    ) -> None:
        """Draw all but what is `hidden`; the `legal` ones glow in `color`, others beside them are dimmed.

        The canvas shows the `ground`, or the dark board where it is `in_dusk`.
        """
        chosen = legal or NOTHING
        near = {group_of(element) for element in chosen} - {""}
        lights = {**self.lit, **dict.fromkeys(chosen, color)}
        self._draw_land(canvas, ground, lights, chosen)
        for piece in self.pieces:
            if piece.element not in hidden or not piece.element:
                self._draw_piece(canvas, piece, lights, near)
        for element, light in lights.items():
            if element in self.rects and element not in self.own and not element.startswith("area:"):
                mark_place(canvas, self.rects[element], light)

    def in_dusk(self, legal: frozenset[str] | None) -> bool:
        """Whether areas lie in the dark, but for those that are `kept`."""
        return self.dark or needs_dusk(legal)

    def kept(self, chosen: frozenset[str]) -> set[str]:
        """Areas that stay in the light: where one can go, and those that can be chosen."""
        return {*self.warm, *(one[5:] for one in (*self.lit, *chosen) if one.startswith("area:"))}

    def _draw_land(
        self, canvas: pygame.Surface, ground: pygame.Surface, lights: dict[str, Color], chosen: frozenset[str]
    ) -> None:
        """Areas that can be chosen are torchlit; on a board that lies in the dark they keep their light."""
        kept, dusk = self.kept(chosen), self.in_dusk(chosen)
        if dusk:
            for area in kept:
                canvas.blit(self.art.cut(ground, self.board, area, "lit"), box_of(self.board, area))
        for picture, at, area in self.roofs:
            canvas.blit(self.art.rested(picture, DUSK_LIGHT) if dusk and area not in kept else picture, at)
        for element, light in sorted(lights.items()):
            if element.startswith("area:"):
                warm = mix(TORCH, light, 0.25)
                canvas.blit(self.art.area(self.board, element[5:], "glow", warm), box_of(self.board, element[5:]))

    def _draw_piece(self, canvas: pygame.Surface, piece: Placed, lights: dict[str, Color], near: set[str]) -> None:
        light = lights.get(piece.element)
        if piece.throws:
            shadow, (dx, dy) = self.art.shadow(piece.picture)
            canvas.blit(shadow, (piece.at[0] + dx, piece.at[1] + dy))
        if light is not None and self.own[piece.element] is piece:
            self._draw_light(canvas, piece, light)
        group = group_of(piece.element)
        dim = light is None and group in near and group != "board"
        canvas.blit(self.art.rested(piece.picture, REST_LIGHT) if dim else piece.picture, piece.at)

    def _draw_light(self, canvas: pygame.Surface, piece: Placed, light: Color) -> None:
        """Behind a piece that stands on the board its own outline glows, behind all else a soft rim."""
        if group_of(piece.element) == "board":
            glow, margin = self.art.outline(piece.picture, light)
            canvas.blit(glow, (piece.at[0] - margin, piece.at[1] - margin))
        else:
            mark_place(canvas, piece.rect.inflate(12, 12), light)
