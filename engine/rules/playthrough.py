"""A match as text: every question, answer and event on a line. Golden playthroughs and `demo` print these."""

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.rules.chance import Chance
from engine.rules.event import Event, Moment
from engine.rules.match import Decide, Entry, Match, play_on


def event_line(event: Event) -> str:
    """`cards_drawn seat=1 deck=raid n=2`: the event's name and fields, those at their default left out."""
    fields = msgspec.to_builtins(event)
    name = fields.pop("type")
    words = " ".join(f"{key}={_word(value)}" for key, value in fields.items() if key != "viewers")
    return f"  {name} {words}".rstrip()


def _word(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(map(_word, value)) or "-"
    return str(value)


def entry_line(number: int, entry: Entry) -> str:
    return f"{number}. seat {entry.seat} {entry.prompt}: {_word(entry.answer)}"


def moment_lines(moments: list[Moment]) -> Iterator[str]:
    return (event_line(moment.event) for moment in moments)


def play_as_text(
    match: Match[Any], chance: Chance, decide: Decide | None = None, limit: int = 100_000
) -> Iterator[str]:
    """Play to the end like `play_out`, giving a line for every answer and every event."""
    yield from moment_lines(match.opening)
    while not match.over and len(match.log) < limit:
        moments = play_on(match, chance, decide)
        yield entry_line(len(match.log), match.log[-1])
        yield from moment_lines(moments)
