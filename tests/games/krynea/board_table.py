"""A board of Krynea and matches of it to look at on it."""

from engine.rules import Match
from games.krynea.board import KryneaBoard
from games.krynea.rules import RULES
from games.krynea.rules.state import KryneaState
from tests.support.tables import board_of, seats

MIXED = {"faction-0": "light", "faction-1": "magic", "faction-2": "dark", "faction-3": "mercenary"}


def board(count: int, scale: float = 1.0, language: str = "en") -> KryneaBoard:
    made: KryneaBoard = board_of("krynea", count, scale, language)
    return made


def start(count: int, seed: int, **options: str) -> Match[KryneaState]:
    return Match.start(RULES, seats(count), seed, {**MIXED, **options}, keep_states=True)
