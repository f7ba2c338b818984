"""What others did since a person's last decision: told once more at the start of that person's turn.

Kept from events alone, beside the match; undo, saves and replays agree with it, since it goes by the match's log.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.rules import Event, IllegalAnswer, Match, Question, Roll, seen_by
from engine.table.asking import lone_answer
from engine.table.board import Board

if TYPE_CHECKING:
    from engine.table.scene import TableScene

SHORT, LEAST = 6, 2
"""Lines of a short recap, and how many there must be for it to be worth a press."""


@dataclass(frozen=True)
class Line:
    """One thing that happened, in rich text. `seat` did it (-1: nobody); `mine`: it was done to whom it is told."""

    words: str
    seat: int = -1
    mine: bool = False


class Chronicle:
    """The events of every answer of one match, in the order of its log."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self._events: list[list[Event]] = []
        self.hurried = False
        """Time ran faster since the last decision of a person: what happened could not be followed."""

    def note(self, events: Sequence[Event]) -> None:
        """What followed from the answer that was given last."""
        place = len(self.match.log) - 1
        self.complete(place)
        self._events[place:] = [list(events)]

    def complete(self, upto: int | None = None) -> None:
        """Fill in what was played before this table was laid: a saved game's answers are played once more."""
        wanted = len(self.match.log) if upto is None else upto
        if len(self._events) >= wanted:
            return
        again = Match.start(self.match.rules, self.match.seats, self.match.seed, self.match.options)
        self._events = []
        for entry in self.match.log[:wanted]:
            try:
                moments = again.answer(entry.answer, entry.throw)
            except IllegalAnswer:  # a match upgraded from older rules tells what it can
                moments = []
            self._events.append([moment.event for moment in moments])

    def since(self, seat: int, passed: Container[int] = ()) -> list[Event] | None:
        """The events since the seat's last decision; None before its first. `passed` are places in the log that were
        answered by themselves."""
        log = self.match.log
        own = [n for n, entry in enumerate(log) if entry.seat == seat and n not in passed]
        if not own:
            return None
        self.complete()
        return [event for events in self._events[own[-1] + 1 : len(log)] for event in events]


def lines_for(events: Sequence[Event], board: Board, seat: int, sees: int | None) -> list[Line]:
    """The readable lines of `events` for `seat`, with no more than `sees` may know (None: what all may know)."""
    lines = []
    for event in events:
        words = board.news(seen_by(event, sees))
        if words:
            doer = board.doer(event)
            lines.append(Line(words, -1 if doer is None else doer, seat in board.befallen(event)))
    return lines


def shortened(lines: Sequence[Line], most: int = SHORT) -> list[Line]:
    """At most so many, in their order: what was done to the person itself first, then the latest."""
    ranked = sorted(range(len(lines)), key=lambda n: (not lines[n].mine, -n))[:most]
    return [lines[n] for n in sorted(ranked)]


def due(table: "TableScene", question: Question) -> tuple[list[Line], int] | None:
    """The recap that comes before `question`, and how many lines were left out; None where none comes.

    It comes at the start of a turn, never before a person's first, nor where the question answers itself; where nothing
    has begun since (`Event.begins`) the person is still in the middle of what they were asked about, and knows. A short
    one is for those who could have missed something: several persons share the screen and look away, or time was made
    to run. Whoever watched the bots alone at an even pace has just seen it all, and a panel that must be pressed away
    would only slow them down; who wants it even so chooses "full".
    """
    wanted = table.host.settings.play.recap
    if wanted == "off" or table.instant or _interrupts(table, question):
        return None
    hurried = table.chronicle.hurried or table.host.settings.play.speed == "instant"
    if wanted == "short" and len(table.persons) < 2 and not hurried:
        return None
    events = table.chronicle.since(question.seat, table.passed)
    if not events or not any(event.begins for event in events):
        return None
    sees = table.playback.sees if table.playback.sees == question.seat else None
    lines = [line for line in lines_for(events, table.board, question.seat, sees) if line.seat != question.seat]
    if len(lines) < (LEAST if wanted == "short" else 1):
        return None
    kept = shortened(lines) if wanted == "short" else lines
    return kept, len(lines) - len(kept)


def _interrupts(table: "TableScene", question: Question) -> bool:
    """A reaction, or a question that needs nobody."""
    if isinstance(question, Roll):
        return False
    alone = table.host.settings.play.auto_pass and lone_answer(question) is not None
    return alone or question.prompt in table.title.reactions
