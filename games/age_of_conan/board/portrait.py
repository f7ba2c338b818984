"""Cards large, for the top of the enlarged card."""

import pygame

from games.age_of_conan.board import cards
from games.age_of_conan.board.desk import Desk


def card_portrait(desk: Desk, card: str) -> pygame.Surface:
    """A card as large as its picture is; artifacts as their sign."""
    return cards.face(desk, card)
