"""What is seen of a game's events, and what holds for it on every title's board."""

from collections.abc import Container, Iterable
from typing import Any, NamedTuple

import pygame

from engine.rules import Event
from engine.table.cues import Banner, Cue, Float, Fly, Glow, Sound
from tests.support.texts import GAMES

SOUNDS = {file.stem.rstrip("_0123456789") for file in (GAMES.parent / "sounds").iterdir()}
ROOM = pygame.Rect(0, 0, 1920, 1080).inflate(400, 400)
OFTEN = 4
"""How many events of one kind are looked at."""


class Shown(NamedTuple):
    """An event, what is seen of it, and the elements that lie on the board or lay there just before."""

    event: Event
    cues: tuple[Cue, ...]
    elements: frozenset[str]

    @property
    def name(self) -> str:
        return type(self.event).__name__


def shown(board: Any, rules: Any, moments: Iterable[tuple[Event, Any]], seen: dict[str, int]) -> list[Shown]:
    """The events of a game as the first seat sees them, OFTEN of each kind; `seen` counts them over several games."""
    found, before = [], None
    for event, state in moments:
        after, name = rules.view(state, 0), type(event).__name__
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= OFTEN and before is not None:
            cues = tuple(cues_of(board, event, before, after))
            found.append(Shown(event, cues, frozenset(board.elements()) | frozenset(board._was.rects)))
        before = after
    return found


def cues_of(board: Any, event: Event, before: Any, after: Any) -> list[Cue]:
    """What `event` looks like between two views of the first seat."""
    board.show(before, 0)
    board.show(after, 0)
    cues: list[Cue] = board.cues(event, before, after)
    return cues


def ends(told: Iterable[Shown]) -> dict[str, float]:
    """The second at which all is seen of the longest event of each kind."""
    longest: dict[str, float] = {}
    for one in told:
        last = max((cue.delay + getattr(cue, "duration", 0.0) for cue in one.cues), default=0.0)
        longest[one.name] = max(last, longest.get(one.name, 0.0))
    return longest


def unknown_sounds(told: Iterable[Shown]) -> set[str]:
    return {cue.name for one in told for cue in one.cues if isinstance(cue, Sound)} - SOUNDS


def unknown_banners(told: Iterable[Shown], words: Any) -> set[str]:
    return {cue.key for one in told for cue in one.cues if isinstance(cue, Banner) and not words.has(cue.key)}


def bad_flights(told: Iterable[Shown], never_touched: tuple[str, ...] = ()) -> list[tuple[str, Fly]]:
    """What flies off the canvas, hides what does not lie there, or shrinks and grows past reason.

    Elements that begin with one of `never_touched` are hidden for a while although they can never be touched.
    """
    return [
        (one.name, cue)
        for one in told
        for cue in one.cues
        if isinstance(cue, Fly) and _strays(cue, one.elements, never_touched)
    ]


def _strays(fly: Fly, elements: Container[str], never_touched: tuple[str, ...]) -> bool:
    near = ROOM.collidepoint(fly.start) and ROOM.collidepoint(fly.end)
    sized = min(fly.scale) >= 0.3 and max(fly.scale) <= 2
    there = not fly.hides or fly.hides in elements or fly.hides.startswith(never_touched)
    return not (near and sized and there)


def lost_lights(told: Iterable[Shown]) -> set[str]:
    """What glows and numbers belong to that is not there: what such elements begin with."""
    return {
        cue.element.partition(":")[0]
        for one in told
        for cue in one.cues
        if isinstance(cue, (Glow, Float)) and cue.element not in one.elements
    }
