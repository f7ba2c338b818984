"""What never moves during a game: the night, the board by torchlight, the same by moonlight."""

import pygame

from games.conan.board.art import layout
from games.conan.board.desk import Desk
from games.conan.board.layout import BOARD, SIZE
from games.conan.rules.state import ConanState


def bake_ground(desk: Desk, view: ConanState) -> pygame.Surface:
    ground = pygame.Surface(SIZE)
    ground.blit(desk.art.raw(f"boards/{view.board}/lit"), (0, 0))
    return ground


def bake_dusk(desk: Desk, view: ConanState, ground: pygame.Surface) -> pygame.Surface:
    """The same picture with the board in the dark, where nobody may go now."""
    dusk = ground.copy()
    x, y = layout()["boards"]["dim_at"]
    part = BOARD.move(-x, -y)
    dusk.blit(desk.art.raw(f"boards/{view.board}/dim"), BOARD.topleft, part)
    return dusk
