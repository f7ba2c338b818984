"""How High Throw looks."""

from games._template.board.board import ThrowBoard

BOARD = ThrowBoard

__all__ = ["BOARD"]
