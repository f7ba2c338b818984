"""Pieces laid on the table: pictures at places; some are elements that can be touched, glow, be dimmed or lifted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame

from engine.board.made import Light, Made
from engine.board.strokes import Canvas
from engine.ui.paint import layer, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.theme import BONE, Color, mix

NOTHING: frozenset[str] = frozenset()
OVER = 24
"""How far signs may stick out of the thing they belong to."""


@dataclass(frozen=True)
class Placed:
    """A picture and its top left corner. `throws`: it stands on the table and throws a shadow. `box` is what counts as
    the element where that is not the whole picture; `upright` is what is lifted then."""

    picture: pygame.Surface
    at: tuple[int, int]
    element: str = ""
    throws: bool = False
    box: pygame.Rect | None = None
    upright: pygame.Surface | None = None

    @property
    def rect(self) -> pygame.Rect:
        return self.box or self.picture.get_rect(topleft=self.at)


class BaseLaid:
    """Everything that lies on the table for one view, from the bottom up. A title's `Laid` draws it."""

    LOOSE: ClassVar[Sequence[str]] = ()
    """What elements of mere parts begin with: they are hidden and lifted with a thing, but are none themselves."""

    def __init__(self) -> None:
        self.pieces: list[Placed] = []
        self.rects: dict[str, pygame.Rect] = {}
        self.lit: dict[str, Color] = {}
        """Elements that play a part in what goes on now, and the light they stand in."""
        self.own: dict[str, Placed] = {}
        """The piece that each element is met at."""
        self._whole: dict[str, pygame.Surface] = {}

    def is_loose(self, element: str) -> bool:
        return element.partition(":")[0] in self.LOOSE

    # ------------------------------------------------------------ laying
    def put(
        self,
        picture: pygame.Surface,
        at: tuple[float, float],
        element: str = "",
        throws: bool = False,
        box: pygame.Rect | None = None,
        upright: pygame.Surface | None = None,
    ) -> pygame.Rect:
        """Lay a picture with its top left corner at `at`."""
        return self.lay(Placed(picture, (round(at[0]), round(at[1])), element, throws, box, upright))

    def lay(self, piece: Placed) -> pygame.Rect:
        """Lay a piece on top of all others; the first of an element is where it is met."""
        self.pieces.append(piece)
        if piece.element and piece.element not in self.own and not self.is_loose(piece.element):
            self.rects.setdefault(piece.element, piece.rect)
            self.own[piece.element] = piece
        return piece.rect

    def centre(
        self, picture: pygame.Surface, center: tuple[float, float], element: str = "", throws: bool = False
    ) -> pygame.Rect:
        """Lay a picture with its middle at `center`."""
        where = picture.get_rect(center=(round(center[0]), round(center[1])))
        return self.put(picture, where.topleft, element, throws)

    def touch(self, element: str, rect: pygame.Rect) -> None:
        """A place that can be touched although nothing of its own lies there."""
        self.rects.setdefault(element, pygame.Rect(rect))

    def forget(self, element: str) -> None:
        """What is laid next as this element is where it is met."""
        self.own.pop(element, None)
        self.rects.pop(element, None)

    # ------------------------------------------------------------ lifting
    def picture(self, element: str) -> pygame.Surface | None:
        """The element with what belongs to it, cut free; None when nothing of its own lies there."""
        if element not in self.own:
            return None
        if element not in self._whole:
            self._whole[element] = self._cut(element)
        return self._whole[element]

    def _cut(self, element: str) -> pygame.Surface:
        own = self.own[element]
        if own.upright is not None:
            return own.upright
        parts = [piece for piece in self.pieces if piece.element == element]
        if len(parts) == 1 and own.box is None:
            return own.picture
        whole = own.rect.inflate(2 * OVER, 2 * OVER)
        out = layer(whole.size)
        for piece in parts:
            out.blit(piece.picture, (piece.at[0] - whole.x, piece.at[1] - whole.y))
        return out


class GroundLaid(BaseLaid):
    """What lies on a ground with areas that light up themselves, such as a map of provinces.

    A title names its areas and its lights, tells the `group` of each element and draws the areas in `_draw_land`.
    """

    AREA: ClassVar[str] = ""
    """What the elements of areas begin with."""
    GROUND: ClassVar[str] = ""
    """The group of what stands on the ground. It is never dimmed one by one: its areas are."""
    REST: ClassVar[Light] = (255, 255, 255, 255)
    """The light on what cannot be chosen beside what can."""
    RIM = 12
    """Pixels by which the rim round a lit thing is larger than the thing."""

    def __init__(self, made: Made) -> None:
        super().__init__()
        self.made = made

    def group(self, element: str) -> str:
        """Things that are weighed against each other; "" for what is weighed against nothing."""
        raise NotImplementedError

    def draw(
        self,
        canvas: Canvas,
        ground: pygame.Surface,
        hidden: frozenset[str],
        legal: frozenset[str] | None,
        color: Color,
    ) -> None:
        """Draw all but what is `hidden`; the `legal` ones glow in `color`, others beside them are dimmed.

        The canvas shows the `ground`, or what the title shows of it while areas are chosen.
        """
        chosen = legal or NOTHING
        near = {self.group(element) for element in chosen} - {""}
        lights = {**self.lit, **dict.fromkeys(chosen, color)}
        self._draw_land(canvas, ground, lights, chosen)
        for piece in self.pieces:
            if piece.element not in hidden or not piece.element:
                self._draw_piece(canvas, piece, lights, near)
        for element, light in lights.items():
            if element in self.rects and element not in self.own and not element.startswith(self.AREA):
                mark_place(canvas, self.rects[element], light)

    def _draw_land(
        self, canvas: Canvas, ground: pygame.Surface, lights: dict[str, Color], chosen: frozenset[str]
    ) -> None:
        """The areas, under everything that stands in them."""
        raise NotImplementedError

    def _draw_piece(self, canvas: Canvas, piece: Placed, lights: dict[str, Color], near: set[str]) -> None:
        light = lights.get(piece.element)
        if piece.throws:
            shadow, (dx, dy) = self.made.shadow(piece.picture)
            canvas.blit(shadow, (piece.at[0] + dx, piece.at[1] + dy))
        if light is not None and self.own[piece.element] is piece:
            self._draw_light(canvas, piece, light)
        group = self.group(piece.element)
        dim = light is None and group in near and group != self.GROUND
        canvas.blit(self.made.rested(piece.picture, self.REST) if dim else piece.picture, piece.at)

    def _draw_light(self, canvas: Canvas, piece: Placed, light: Color) -> None:
        """Behind a piece that stands on the ground its own outline glows, behind all else a soft rim."""
        if self.group(piece.element) == self.GROUND:
            glow, margin = self.made.outline(piece.picture, light)
            canvas.blit(glow, (piece.at[0] - margin, piece.at[1] - margin))
        else:
            mark_place(canvas, piece.rect.inflate(self.RIM, self.RIM), light)


def mark_place(canvas: Canvas, where: pygame.Rect, color: Color, wash: float = 0.14) -> None:
    """A soft rim in a colour, with a wash of it over the place (0 none .. 1)."""
    canvas.blit(_mark(where.size, color, wash), where)


@pooled
def _mark(size: tuple[int, int], color: Color, wash: float) -> pygame.Surface:
    line = rrect(4, 4, size[0] - 8, size[1] - 8, 12)
    ground = path(line, color, opacity=wash) if wash else ""
    rims = path(line, stroke=color, width=8, opacity=0.6) + path(line, stroke=mix(color, BONE, 0.6), width=3)
    return svg(size, ground + rims)
