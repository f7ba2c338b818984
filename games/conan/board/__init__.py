"""How Conan looks: ink and torchlight, drawn from views."""

from games.conan.board.board import ConanBoard

BOARD = ConanBoard

__all__ = ["BOARD", "ConanBoard"]
