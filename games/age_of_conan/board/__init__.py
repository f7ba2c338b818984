"""How Age of Conan looks: an inked map under a lamp, drawn from views."""

from games.age_of_conan.board.board import AgeOfConanBoard

BOARD = AgeOfConanBoard

__all__ = ["BOARD", "AgeOfConanBoard"]
