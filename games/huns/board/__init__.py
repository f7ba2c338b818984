"""How Huns looks: felt, horn, carts and cubes, drawn from views."""

from games.huns.board.board import HunsBoard

BOARD = HunsBoard

__all__ = ["BOARD", "HunsBoard"]
