"""Boards of any title on a small dummy display, and games played by chance to look at on them."""

from collections.abc import Iterator
from typing import Any

import pygame

from engine.assets import Assets
from engine.language import Language
from engine.rules import Event, Match, SeatSpec
from engine.rules.chance import Chance
from engine.rules.match import play_on
from engine.rules.state import S
from engine.titles import find_titles
from engine.ui.kit import Kit
from engine.ui.theme import Theme
from tests.support.texts import GAMES

NAMES = ("Conn", "Yezdi", "Thoth", "Haloga", "Bor")


def seats(count: int) -> tuple[SeatSpec, ...]:
    return tuple(SeatSpec(NAMES[k], k) for k in range(count))


def language(title: str, code: str) -> Language:
    """The words of a title; `code` is en or es."""
    return Language(code).with_title(GAMES / title / "text")


def board_of(title: str, count: int, scale: float = 1.0, code: str = "en") -> Any:
    """The title's board for so many seats, its words `scale` times as large as usual. The caller knows its class."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return find_titles()[title].board()(Kit(Theme(scale=scale), Assets(), language(title, code)), seats(count))


def play(match: Match[S], seed: int, limit: int = 100_000) -> Iterator[tuple[Event, S]]:
    """Answer by chance, at most `limit` times; yields every event with the state after it. The match keeps states."""
    chance = Chance(seed)
    for _ in range(limit):
        if match.question is None:
            return
        for event, state in play_on(match, chance):
            assert isinstance(state, match.rules.state)
            yield event, state


def play_through(match: Match[S], seed: int) -> Iterator[tuple[Event, S]]:
    """A whole game with what happens before the first question."""
    for event, state in match.opening:
        assert isinstance(state, match.rules.state)
        yield event, state
    yield from play(match, seed)
