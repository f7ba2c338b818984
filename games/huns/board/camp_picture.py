"""A rival's camp enlarged, for the details column: its wagons at market size."""

import pygame

from engine.ui.paint import layer
from games.huns.board.desk import Desk
from games.huns.board.wagons import spaces
from games.huns.rules.content import CONTENT
from games.huns.rules.state import HunsState, Wagon

WIDTH = 372


def camp_picture(desk: Desk, view: HunsState, seat: int) -> pygame.Surface:
    """The wagons of `seat` side by side with what lies on them."""
    wagons = view.camps[seat].wagons
    count = max(1, len(wagons))
    width = min(180, (WIDTH - 6 * (count - 1)) // count)
    height = round(width * 176 / 210)
    out = layer((count * width + 6 * (count - 1), height))
    for k, wagon in enumerate(wagons):
        out.blit(loaded(desk, wagon, width), (k * (width + 6), 0))
    return out


def loaded(desk: Desk, wagon: Wagon, width: int = 210) -> pygame.Surface:
    """A wagon with its valuables at camp look, `width` pixels wide."""
    facts = CONTENT.wagons[wagon.id]
    out = desk.art.wagon(facts.back, facts.spaces, "camp", width).copy()
    for cube, spot in zip(wagon.cubes, spaces("camp", out.get_rect()), strict=False):
        if cube:
            picture = desk.art.wagon_cube(cube, "camp", width)
            out.blit(picture, picture.get_rect(center=(spot.centerx, spot.centery - round(5 * width / 210))))
    return out
