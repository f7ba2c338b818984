"""How Krynea looks: stained glass and steel, drawn from views."""

from games.krynea.board.board import KryneaBoard

BOARD = KryneaBoard

__all__ = ["BOARD", "KryneaBoard"]
