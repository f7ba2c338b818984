"""Pieces laid on the table: pictures at places; some are elements that can be touched, glow, be dimmed or lifted."""

from dataclasses import dataclass

import pygame

from engine.ui.paint import layer, path, rrect, svg
from engine.ui.theme import BONE, Color, mix
from games.krynea.board.art import Art, tinted
from games.krynea.board.colors import REST_LIGHT

NOTHING: frozenset[str] = frozenset()
OVER = 24
"""How far signs may stick out of the card they lie on."""


@dataclass(frozen=True)
class Placed:
    """A picture and its top left corner. `light` is the size of card whose baked shadow and halo it has (none if
    empty), `turn` how the card is turned in degrees clockwise. `box` is what counts as the element where that is not
    the whole picture; `upright` is what is lifted then."""

    picture: pygame.Surface
    at: tuple[int, int]
    element: str = ""
    light: str = ""
    turn: int = 0
    box: pygame.Rect | None = None
    upright: pygame.Surface | None = None

    @property
    def rect(self) -> pygame.Rect:
        return self.box or self.picture.get_rect(topleft=self.at)


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


class Laid:
    """Everything that lies on the table for one view, from the bottom up."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.pieces: list[Placed] = []
        self.rects: dict[str, pygame.Rect] = {}
        self.lit: dict[str, Color] = {}
        """Elements that play a part in what goes on now, and the light they stand in."""
        self._own: dict[str, Placed] = {}
        self._whole: dict[str, pygame.Surface] = {}

    # ------------------------------------------------------------ laying
    def put(
        self,
        picture: pygame.Surface,
        at: tuple[float, float],
        element: str = "",
        light: str = "",
        turn: int = 0,
        box: pygame.Rect | None = None,
        upright: pygame.Surface | None = None,
    ) -> pygame.Rect:
        """Lay a picture with its top left corner at `at`."""
        piece = Placed(picture, (round(at[0]), round(at[1])), element, light, turn, box, upright)
        self.pieces.append(piece)
        if element and element not in self.rects:
            self.rects[element] = piece.rect
            self._own[element] = piece
        return piece.rect

    def centre(
        self, picture: pygame.Surface, center: tuple[float, float], element: str = "", light: str = "", turn: int = 0
    ) -> pygame.Rect:
        """Lay a picture with its middle at `center`."""
        where = picture.get_rect(center=(round(center[0]), round(center[1])))
        return self.put(picture, where.topleft, element, light, turn)

    def touch(self, element: str, rect: pygame.Rect) -> None:
        """A place that can be touched although nothing of its own lies there."""
        self.rects.setdefault(element, pygame.Rect(rect))

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, hidden: frozenset[str], legal: frozenset[str] | None, color: Color) -> None:
        """Draw all but what is `hidden`; the `legal` ones glow in `color`, others beside them are dimmed."""
        chosen = legal or NOTHING
        near = {group_of(element) for element in chosen} - {""}
        marks = {**self.lit, **dict.fromkeys(chosen, color)}
        self._mark_places(canvas, marks, under=True)
        for piece in self.pieces:
            if piece.element not in hidden or not piece.element:
                self._draw_piece(canvas, piece, chosen, near, color)
        self._mark_places(canvas, marks, under=False)

    def _mark_places(self, canvas: pygame.Surface, marks: dict[str, Color], under: bool) -> None:
        """Places where nothing of their own lies: battalions under what stands in them, others over."""
        for element in sorted(marks):
            if element not in self._own and element in self.rects and element.startswith("battalion") == under:
                mark_place(canvas, self.rects[element], marks[element], wash=under)

    def _draw_piece(
        self, canvas: pygame.Surface, piece: Placed, legal: frozenset[str], near: set[str], color: Color
    ) -> None:
        glows = piece.element in legal
        light = color if glows else self.lit.get(piece.element)
        if piece.light:
            middle = piece.picture.get_rect(topleft=piece.at).center
            shadow, (dx, dy) = self.art.shadow(piece.light, piece.turn)
            canvas.blit(shadow, shadow.get_rect(center=(middle[0] + dx, middle[1] + dy)))
            if light is not None:
                halo = self.art.halo(piece.light, light, piece.turn)
                canvas.blit(halo, halo.get_rect(center=middle))
        dim = bool(piece.element) and light is None and group_of(piece.element) in near
        canvas.blit(self._dimmed(piece.picture) if dim else piece.picture, piece.at)
        if light is not None and not piece.light and not self._own[piece.element].light:
            mark_place(canvas, piece.rect, light, wash=False)

    def _dimmed(self, picture: pygame.Surface) -> pygame.Surface:
        """A darker copy; the picture is kept in the key's place, so that its id stays its own."""
        key = id(picture)
        if key not in _dim or _dim[key][0] is not picture:
            if len(_dim) > 600:
                _dim.clear()
            _dim[key] = (picture, tinted(picture, REST_LIGHT))
        return _dim[key][1]

    # ------------------------------------------------------------ lifting
    def picture(self, element: str) -> pygame.Surface | None:
        """The element with what belongs to it, cut free; None when nothing of its own lies there."""
        if element not in self._own:
            return None
        if element not in self._whole:
            self._whole[element] = self._cut(element)
        return self._whole[element]

    def _cut(self, element: str) -> pygame.Surface:
        own = self._own[element]
        if own.box is not None:
            out = layer(own.box.size)
            out.blit(own.upright or own.picture, (0, 0))
            return out
        parts = [piece for piece in self.pieces if piece.element == element]
        if len(parts) == 1:
            return own.picture
        whole = own.rect.inflate(2 * OVER, 2 * OVER)
        out = layer(whole.size)
        for piece in parts:
            out.blit(piece.picture, (piece.at[0] - whole.x, piece.at[1] - whole.y))
        return out


_dim: dict[int, tuple[pygame.Surface, pygame.Surface]] = {}
_marks: dict[tuple[tuple[int, int], Color, bool], pygame.Surface] = {}


def mark_place(canvas: pygame.Surface, where: pygame.Rect, color: Color, wash: bool = True) -> None:
    """A soft rim for what is no card with a halo of its own; an empty place is washed with the colour too."""
    key = (where.size, color, wash)
    if key not in _marks:
        w, h = where.size
        line = rrect(4, 4, w - 8, h - 8, 12)
        ground = path(line, color, opacity=0.13) if wash else ""
        rims = path(line, stroke=color, width=8, opacity=0.55) + path(line, stroke=mix(color, BONE, 0.6), width=3)
        _marks[key] = svg(where.size, ground + rims)
    canvas.blit(_marks[key], where)
