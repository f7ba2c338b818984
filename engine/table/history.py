"""What happened so far, as lines: told again from the match's log, so that undo, saves and replays agree with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.rules import Event, IllegalAnswer, Match, seen_by
from engine.table.board import Board


@dataclass(frozen=True)
class Line:
    """One thing that happened, in rich text. `seat` is who did it (-1: nobody); `round` is 0 where none is known."""

    words: str
    seat: int
    round: int


def events_of(match: Match[Any]) -> Iterator[Event]:
    """Every event of the match from its beginning, played again from seed, options and answers."""
    again = Match.start(match.rules, match.seats, match.seed, match.options)
    yield from (moment.event for moment in again.opening)
    for entry in match.log:
        try:
            moments = again.answer(entry.answer, entry.throw)
        except IllegalAnswer:  # a match upgraded from older rules tells what it can
            return
        yield from (moment.event for moment in moments)


def lines_of(match: Match[Any], board: Board, viewer: int | None) -> list[Line]:
    """The readable lines, as `viewer` may know them. A field `round` of an event begins or names its round."""
    lines, number = [], 0
    for event in events_of(match):
        number = getattr(event, "round", number)
        words = board.news(seen_by(event, viewer))
        if words:
            doer = board.doer(event)
            lines.append(Line(words, -1 if doer is None else doer, number))
    return lines
