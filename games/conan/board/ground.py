"""What never moves during a game: the night, the board by torchlight, the same by moonlight."""

import pygame

from games.conan.board.desk import Desk
from games.conan.board.places import box_of
from games.conan.rules.content import BOARDS
from games.conan.rules.state import ConanState


def bake_ground(desk: Desk, view: ConanState) -> pygame.Surface:
    return desk.art.ground(view.board, "lit")


def bake_dusk(desk: Desk, view: ConanState, ground: pygame.Surface) -> pygame.Surface:
    """The same picture with every area in the dark, where nobody may go now."""
    dusk, dim = ground.copy(), desk.art.ground(view.board, "dim")
    for area in BOARDS[view.board].areas:
        dusk.blit(desk.art.cut(dim, view.board, area, "dim"), box_of(view.board, area))
    return dusk
