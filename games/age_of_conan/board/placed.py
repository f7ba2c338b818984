"""Pieces laid on the table: pictures at places; some are elements that can be touched, glow, be dimmed or lifted."""

import pygame

from engine.board.laid import NOTHING, BaseLaid, Placed, mark_place
from engine.ui.theme import Color
from games.age_of_conan.board.art import Art, box_of
from games.age_of_conan.board.colors import REST_LIGHT

MAP_PARTS = ("province", "army", "marker", "emissary", "raid", "conan")


def group_of(element: str) -> str:
    """Things that are weighed against each other. Only where something can be chosen is the rest dimmed."""
    head = element.partition(":")[0]
    groups = {"hand": "hand", "strategy": "hand", "die": "dice", "bid": "bids", "token": "track", "objective": "aims"}
    return "map" if head in MAP_PARTS else groups.get(head, "")


def province_of(element: str) -> str:
    """The province in which an element of the map stands, or none."""
    head, _, rest = element.partition(":")
    return rest.rpartition("/")[2] if head in (*MAP_PARTS[:-1], "goal", "home", "step") else ""


def needs_dusk(legal: frozenset[str] | None) -> bool:
    """Whether provinces can be chosen, so that the rest of the map lies in the shade."""
    return any(element.startswith("province:") for element in legal or NOTHING)


class Laid(BaseLaid):
    """Everything that lies on the table for one view, from the bottom up."""

    LOOSE = ("path", "home", "goal", "step", "leads", "first", "ep")

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.art = art
        self.like: dict[str, str] = {}
        """Elements that answer the same as another one does, and which."""

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

        The canvas shows the `ground`, or its dusk where `needs_dusk`.
        """
        chosen = legal or NOTHING
        chosen |= {element for element, other in self.like.items() if other in chosen}
        near = {group_of(element) for element in chosen} - {""}
        lights = {**self.lit, **dict.fromkeys(chosen, color)}
        self._draw_land(canvas, ground, lights, chosen)
        for piece in self.pieces:
            if piece.element not in hidden or not piece.element:
                self._draw_piece(canvas, piece, lights, near)
        for element, light in lights.items():
            if element in self.rects and element not in self.own and not element.startswith("province:"):
                mark_place(canvas, self.rects[element], light)

    def _draw_land(
        self, canvas: pygame.Surface, ground: pygame.Surface, lights: dict[str, Color], chosen: frozenset[str]
    ) -> None:
        """Provinces glow along their borders; on a map that lies in the dusk they keep their daylight."""
        lit = [(element[9:], light) for element, light in sorted(lights.items()) if element.startswith("province:")]
        if needs_dusk(chosen):
            for province, _ in lit:
                canvas.blit(self.art.cut(ground, province), box_of(province))
        for province, light in lit:
            canvas.blit(self.art.light(province, light), box_of(province))

    def _draw_piece(self, canvas: pygame.Surface, piece: Placed, lights: dict[str, Color], near: set[str]) -> None:
        light = lights.get(piece.element)
        if piece.throws:
            shadow, (dx, dy) = self.art.shadow(piece.picture)
            canvas.blit(shadow, (piece.at[0] + dx, piece.at[1] + dy))
        if light is not None and self.own[piece.element] is piece:
            self._draw_light(canvas, piece, light)
        group = group_of(piece.element)
        dim = light is None and group in near and group != "map"
        canvas.blit(self.art.rested(piece.picture, REST_LIGHT) if dim else piece.picture, piece.at)

    def _draw_light(self, canvas: pygame.Surface, piece: Placed, light: Color) -> None:
        """Behind a piece that stands on the map its own outline glows, behind all else a soft rim."""
        if group_of(piece.element) == "map":
            glow, margin = self.art.outline(piece.picture, light)
            canvas.blit(glow, (piece.at[0] - margin, piece.at[1] - margin))
        else:
            mark_place(canvas, piece.rect.inflate(12, 12), light)
