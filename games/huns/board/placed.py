"""Pieces laid on the table: pictures at places; some are elements that can be touched, glow, be dimmed or lifted."""

from typing import NamedTuple

import pygame

from engine.board.made import tinted
from engine.board.strokes import Canvas
from engine.ui.paint import blurred, layer, path, rrect, shadow_of, svg
from engine.ui.pool import pooled
from engine.ui.theme import Color

REST = (205, 197, 191, 255)
"""What cannot be chosen now keeps 80 % of its light."""
RIM: Color = (255, 250, 214)
HALO: Color = (255, 172, 24)
NOTHING: frozenset[str] = frozenset()


class Placed(NamedTuple):
    """A picture and its top left corner. `cast` is the shape that throws the shadow (None: it throws none)."""

    picture: pygame.Surface
    at: tuple[int, int]
    element: str = ""
    cast: pygame.Surface | None = None
    blur: int = 6

    @property
    def rect(self) -> pygame.Rect:
        return self.picture.get_rect(topleft=self.at)


def ancestors(element: str) -> list[str]:
    """The element and the things it lies on: "camp:0/wagon:1/space:2" lies on "camp:0/wagon:1"."""
    parts = element.split("/")
    return ["/".join(parts[:k]) for k in range(len(parts), 0, -1)]


def within(element: str, group: frozenset[str]) -> bool:
    """Is the element, or what it lies on, one of `group`?"""
    return bool(group) and any(part in group for part in ancestors(element))


def group_of(element: str) -> str:
    """Things that are weighed against each other: the market, each camp, the drawn cards. Only where something can be
    chosen is the rest dimmed."""
    head = element.split("/")[0].split(":")
    return (
        element.split("/")[0] if head[0] == "camp" else head[0] if head[0] in ("drawn", "seat", "token") else "market"
    )


@pooled
def dim(picture: pygame.Surface) -> pygame.Surface:
    """A darker copy."""
    return tinted(picture, REST)


@pooled
def ring_glow(size: tuple[int, int], radius: int) -> tuple[pygame.Surface, int]:
    """Pale rim and amber halo around a place of that size, clear inside; returns it and its margin."""
    w, h = size
    wide = svg((w + 24, h + 24), path(rrect(6, 6, w + 12, h + 12, radius + 6), stroke=HALO, width=12))
    amber, margin = blurred(wide, 10)
    line = svg(size, path(rrect(1, 1, w - 2, h - 2, radius), stroke=RIM, width=5))
    out = layer(amber.get_size())
    out.blit(amber, (0, 0))
    out.blit(amber, (0, 0))
    out.blit(line, (margin + 12, margin + 12))
    return out, margin + 12


def shine_around(canvas: Canvas, piece: "Placed") -> None:
    """The mark of a legal target, following its outline: amber far out, a pale rim close by."""
    shape = piece.cast or piece.picture
    for blur, color, times in ((14, HALO, 3), (4, RIM, 3)):
        glow, margin = shadow_of(shape, blur, 1.0, color)
        for _ in range(times):
            canvas.blit(glow, (piece.at[0] - margin, piece.at[1] - margin))


@pooled
def rim(size: tuple[int, int], radius: int = 10) -> pygame.Surface:
    """A pale line just inside, for targets that are part of something else."""
    w, h = size
    line = path(rrect(3, 3, w - 6, h - 6, radius), stroke=HALO, width=6, opacity=0.85)
    return svg(size, line + path(rrect(3, 3, w - 6, h - 6, radius), stroke=RIM, width=3))


class Laid:
    """Everything that lies on the table for one view, from the bottom up."""

    def __init__(self) -> None:
        self.pieces: list[Placed] = []
        self.rects: dict[str, pygame.Rect] = {}
        self._own: set[str] = set()
        self._whole: dict[str, pygame.Surface] = {}

    def put(
        self,
        picture: pygame.Surface,
        at: tuple[float, float],
        element: str = "",
        cast: pygame.Surface | None = None,
        blur: int = 6,
    ) -> pygame.Rect:
        """Lay a picture with its top left corner at `at`."""
        corner = round(at[0]), round(at[1])
        self.pieces.append(Placed(picture, corner, element, cast, blur))
        rect = picture.get_rect(topleft=corner)
        if element:
            self.rects.setdefault(element, rect)
            self._own.add(element)
        return rect.copy()

    def centre(
        self,
        picture: pygame.Surface,
        center: tuple[float, float],
        element: str = "",
        cast: pygame.Surface | None = None,
        blur: int = 6,
    ) -> pygame.Rect:
        """Lay a picture with its middle at `center`."""
        where = picture.get_rect(center=(round(center[0]), round(center[1])))
        return self.put(picture, where.topleft, element, cast, blur)

    def touch(self, element: str, rect: pygame.Rect) -> None:
        """A place that can be touched although nothing of its own lies there."""
        self.rects.setdefault(element, pygame.Rect(rect))

    def draw(self, canvas: Canvas, hidden: frozenset[str], legal: frozenset[str] | None) -> None:
        """Draw all but what is `hidden`, with the `legal` ones glowing and the other elements dimmed."""
        near = {group_of(element) for element in legal or NOTHING}
        if legal:
            self._mark_places(canvas, legal, before=True)
        lit: set[str] = set()
        for piece in self.pieces:
            if hidden and piece.element and (within(piece.element, hidden) or self._bare(piece.element, hidden)):
                continue
            bright = not near or not piece.element or self._bright(piece.element, legal or NOTHING, near)
            if legal and piece.element in legal and group_of(piece.element) not in lit:
                lit.add(group_of(piece.element))
                self._light(canvas, legal - hidden, group_of(piece.element))
            _cast(canvas, piece)
            canvas.blit(piece.picture if bright else dim(piece.picture), piece.at)
        if legal:
            self._mark_places(canvas, legal, before=False)

    def _light(self, canvas: Canvas, legal: frozenset[str], group: str) -> None:
        """The glow of a whole group, under all of its pieces: no light falls on a neighbour's face."""
        for piece in self.pieces:
            if piece.element in legal and group_of(piece.element) == group:
                shine_around(canvas, piece)

    def _bare(self, element: str, hidden: frozenset[str]) -> bool:
        """The plate of a hand that all is still on its way to."""
        if element != "hand" or not hidden:
            return False
        return all(key in hidden for key in self.rects if key.startswith("hand/"))

    @staticmethod
    def _bright(element: str, legal: frozenset[str], near: set[str]) -> bool:
        return within(element, legal) or group_of(element) not in near

    def _mark_places(self, canvas: Canvas, legal: frozenset[str], before: bool) -> None:
        """Glow of the legal places without a picture: camps under everything, small places over everything."""
        for element in sorted(legal - self._own):
            where = self.rects.get(element)
            if where is not None and ("/" not in element) == before:
                if before:
                    shine(canvas, where, 20)
                else:
                    canvas.blit(rim(where.size), where)

    def picture(self, element: str) -> pygame.Surface | None:
        """The element with all that lies on it, cut free and kept; None when nothing of its own lies there."""
        if element not in self._own:
            return None
        if element not in self._whole:
            self._whole[element] = self._cut(element)
        return self._whole[element]

    def _cut(self, element: str) -> pygame.Surface:
        parts = [piece for piece in self.pieces if piece.element == element or piece.element.startswith(element + "/")]
        if len(parts) == 1:
            return parts[0].picture
        whole = parts[0].rect
        out = layer(whole.size)
        for piece in parts:
            out.blit(piece.picture, (piece.at[0] - whole.x, piece.at[1] - whole.y))
        return out


def shine(canvas: Canvas, where: pygame.Rect, radius: int = 12) -> None:
    picture, margin = ring_glow(where.size, radius)
    canvas.blit(picture, (where.x - margin, where.y - margin))


def _cast(canvas: Canvas, piece: Placed) -> None:
    """The light is at the top left: shadows fall to the lower right."""
    if piece.cast is None:
        return
    shadow, margin = shadow_of(piece.cast, piece.blur)
    reach = piece.blur // 2
    canvas.blit(shadow, (piece.at[0] - margin + reach, piece.at[1] - margin + piece.blur))
