"""Wagons with what lies on them, in the three sizes of the table."""

import pygame

from games.huns.board.art import LAYOUT, Art
from games.huns.board.placed import Laid
from games.huns.rules.content import CONTENT


def lay_wagon(
    art: Art, laid: Laid, wagon: str, cubes: tuple[str, ...], where: pygame.Rect, element: str, kind: str
) -> None:
    """Lay wagon `wagon` at `where`; its spaces and the valuables on them are elements below `element`."""
    facts = CONTENT.wagons[wagon]
    picture = art.wagon(facts.back, facts.spaces, kind, where.w)
    laid.put(picture, where.topleft, element, cast=art.wagon_shape(kind, where.w), blur=7 if kind != "mini" else 4)
    for k, spot in enumerate(spaces(kind, where)):
        laid.touch(f"{element}/space:{k}", spot)
        if k < len(cubes) and cubes[k]:
            cube = art.wagon_cube(cubes[k], kind, where.w)
            lift = LAYOUT[f"wagon_{kind}"]["cube_lift"] * where.w // LAYOUT[f"wagon_{kind}"]["size"][0]
            laid.centre(cube, (spot.centerx, spot.centery - lift), f"{element}/space:{k}")


def spaces(kind: str, where: pygame.Rect) -> list[pygame.Rect]:
    """The four sockets of a wagon lying at `where`."""
    facts = LAYOUT[f"wagon_{kind}"]
    scale = where.w / facts["size"][0]
    size = round(facts["socket"] * scale)
    found = []
    for x, y in facts["sockets"]:
        spot = pygame.Rect(0, 0, size, size)
        spot.center = (round(where.x + x * scale), round(where.y + y * scale))
        found.append(spot)
    return found
