"""Pieces laid on the table: pictures at places; some are elements that can be touched, glow, be dimmed or lifted."""

from dataclasses import dataclass
from typing import TypeGuard

import pygame

from engine.board.laid import NOTHING, BaseLaid, Placed, mark_place
from engine.board.strokes import Canvas
from engine.ui.paint import layer
from engine.ui.theme import Color
from games.krynea.board.art import Art
from games.krynea.board.colors import REST_LIGHT

WASH = 0.13


@dataclass(frozen=True)
class Card(Placed):
    """A card. `light` is the size of card whose baked shadow and halo it has, `turn` how it is turned in degrees
    clockwise. Without a size it lies flat, with neither."""

    light: str = ""
    turn: int = 0


def stands(piece: Placed | None) -> TypeGuard[Card]:
    """Whether it throws a shadow and has a halo of its own."""
    return isinstance(piece, Card) and bool(piece.light)


def group_of(element: str) -> str:
    """Things that are weighed against each other. Only where something can be chosen is the rest dimmed."""
    head = element.partition(":")[0]
    return {
        "unit": "field",
        "object": "field",
        "hand": element[:6],
        "skill": "skills",
        "deck": "piles",
        "discard": "piles",
    }.get(head, "")


class Laid(BaseLaid):
    """Everything that lies on the table for one view, from the bottom up."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.art = art

    # ------------------------------------------------------------ laying
    def card(
        self,
        picture: pygame.Surface,
        at: tuple[float, float],
        element: str,
        light: str,
        turn: int = 0,
        box: pygame.Rect | None = None,
        upright: pygame.Surface | None = None,
    ) -> pygame.Rect:
        """Lay a card with its top left corner at `at`."""
        spot = round(at[0]), round(at[1])
        return self.lay(Card(picture, spot, element, box=box, upright=upright, light=light, turn=turn))

    def card_centre(
        self, picture: pygame.Surface, center: tuple[float, float], element: str, light: str, turn: int = 0
    ) -> pygame.Rect:
        """Lay a card with its middle at `center`."""
        where = picture.get_rect(center=(round(center[0]), round(center[1])))
        return self.card(picture, where.topleft, element, light, turn)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, hidden: frozenset[str], legal: frozenset[str] | None, color: Color) -> None:
        """Draw all but what is `hidden`; the `legal` ones glow in `color`, others beside them are dimmed."""
        chosen = legal or NOTHING
        near = {group_of(element) for element in chosen} - {""}
        marks = {**self.lit, **dict.fromkeys(chosen, color)}
        self._mark_places(canvas, marks, under=True)
        for piece in self.pieces:
            if piece.element not in hidden or not piece.element:
                self._draw_piece(canvas, piece, chosen, near, color)
        self._mark_places(canvas, marks, under=False)

    def _mark_places(self, canvas: Canvas, marks: dict[str, Color], under: bool) -> None:
        """Places where nothing of their own lies: battalions under what stands in them, others over."""
        for element in sorted(marks):
            if element not in self.own and element in self.rects and element.startswith("battalion") == under:
                mark_place(canvas, self.rects[element], marks[element], WASH if under else 0)

    def _draw_piece(self, canvas: Canvas, piece: Placed, legal: frozenset[str], near: set[str], color: Color) -> None:
        glows = piece.element in legal
        light = color if glows else self.lit.get(piece.element)
        if stands(piece):
            middle = piece.picture.get_rect(topleft=piece.at).center
            shadow, (dx, dy) = self.art.shadow(piece.light, piece.turn)
            canvas.blit(shadow, shadow.get_rect(center=(middle[0] + dx, middle[1] + dy)))
            if light is not None:
                halo = self.art.halo(piece.light, light, piece.turn)
                canvas.blit(halo, halo.get_rect(center=middle))
        dim = bool(piece.element) and light is None and group_of(piece.element) in near
        canvas.blit(self.art.made.rested(piece.picture, REST_LIGHT) if dim else piece.picture, piece.at)
        if light is not None and not stands(piece) and not stands(self.own.get(piece.element)):
            mark_place(canvas, piece.rect, light, wash=0)

    # ------------------------------------------------------------ lifting
    def _cut(self, element: str) -> pygame.Surface:
        """A card of which only a part counts is lifted as large as that part."""
        own = self.own[element]
        if own.box is None:
            return super()._cut(element)
        out = layer(own.box.size)
        out.blit(own.upright or own.picture, (0, 0))
        return out
