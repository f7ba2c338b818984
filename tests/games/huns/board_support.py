"""A board of Huns and matches of it to look at on it."""

from engine.rules import Match
from games.huns.board import HunsBoard
from games.huns.rules import RULES
from games.huns.rules.state import HunsState
from tests.support.tables import board_of, seats


def board(count: int, scale: float = 1.0, language: str = "en") -> HunsBoard:
    made: HunsBoard = board_of("huns", count, scale, language)
    return made


def start(count: int, seed: int) -> Match[HunsState]:
    return Match.start(RULES, seats(count), seed, keep_states=True)
