"""What never moves during a game: the night, the board by torchlight, the same by moonlight."""

import pygame

from games.conan.board.art import box_of, layout
from games.conan.board.desk import Desk
from games.conan.board.layout import SIZE
from games.conan.rules.content import BOARDS
from games.conan.rules.state import ConanState


def bake_ground(desk: Desk, view: ConanState) -> pygame.Surface:
    ground = pygame.Surface(SIZE)
    ground.blit(desk.art.raw(f"boards/{view.board}/lit"), (0, 0))
    return ground


def bake_dusk(desk: Desk, view: ConanState, ground: pygame.Surface) -> pygame.Surface:
    """The same picture with every area in the dark, where nobody may go now."""
    dusk = ground.copy()
    dim, at = desk.art.raw(f"boards/{view.board}/dim"), layout()["boards"]["dim_at"]
    for area in BOARDS[view.board].areas:
        dusk.blit(desk.art.cut(dim, (at[0], at[1]), view.board, area, "dim"), box_of(view.board, area))
    return dusk
