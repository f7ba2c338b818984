"""Pieces laid on the table: pictures at places; some are elements that can be touched, glow, be dimmed or lifted."""

import pygame

from engine.board.laid import NOTHING, GroundLaid
from engine.board.strokes import Canvas
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


class Laid(GroundLaid):
    """Everything that lies on the table for one view, from the bottom up."""

    LOOSE = ("path", "home", "goal", "step", "leads", "first", "ep")
    AREA, GROUND, REST = "province:", "map", REST_LIGHT

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.art = art

    # ------------------------------------------------------------ drawing
    def group(self, element: str) -> str:
        return group_of(element)

    def _draw_land(
        self, canvas: Canvas, ground: pygame.Surface, lights: dict[str, Color], chosen: frozenset[str]
    ) -> None:
        """Provinces glow along their borders; on a map that lies in the dusk they keep their daylight."""
        lit = [(element[9:], light) for element, light in sorted(lights.items()) if element.startswith("province:")]
        if needs_dusk(chosen):
            for province, _ in lit:
                canvas.blit(self.art.cut(ground, province), box_of(province))
        for province, light in lit:
            canvas.blit(self.art.light(province, light), box_of(province))
