"""A board of Krynea on a small dummy display, and matches played at random to look at."""

from collections.abc import Iterator
from pathlib import Path

import pygame

import games.krynea
from engine.assets import Assets
from engine.language import Language
from engine.rules import Event, Match, SeatSpec
from engine.rules.chance import Chance
from engine.rules.match import play_on
from engine.ui.kit import Kit
from engine.ui.theme import Theme
from games.krynea.board import BOARD, KryneaBoard
from games.krynea.rules import RULES
from games.krynea.rules.state import KryneaState

NAMES = ("Temur", "Aigul", "Batu", "Sarnai")
TEXT = Path(games.krynea.__file__).parent / "text"
MIXED = {"faction-0": "light", "faction-1": "magic", "faction-2": "dark", "faction-3": "mercenary"}


def seats(count: int) -> tuple[SeatSpec, ...]:
    return tuple(SeatSpec(NAMES[k], k) for k in range(count))


def board(count: int, scale: float = 1.0, language: str = "en") -> KryneaBoard:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return BOARD(Kit(Theme(scale=scale), Assets(), Language(language).with_title(TEXT)), seats(count))


def start(count: int, seed: int, **options: str) -> Match[KryneaState]:
    return Match.start(RULES, seats(count), seed, {**MIXED, **options}, keep_states=True)


def play(match: Match[KryneaState], seed: int, limit: int) -> Iterator[tuple[Event, KryneaState]]:
    """Answer at random, at most `limit` times; yields every event with the state after it."""
    chance = Chance(seed)
    for _ in range(limit):
        if match.question is None:
            return
        for event, state in play_on(match, chance):
            assert state is not None
            yield event, state
