"""A saved match played again at the table as it was: its answers, its faces, and the hands that threw them."""

from collections import deque
from typing import Any

from engine.dice.throw import Gesture, Throw, throw_for_faces
from engine.rules import Answer, Match, Roll
from engine.rules.match import Entry
from engine.table.rolling import Rolling, bot_gesture

SHOWN = 0.6
"""Seconds that a decision is shown to take."""


class Recording:
    """What is still to be played of a saved match."""

    def __init__(self, saved: Match[Any]) -> None:
        self.entries: deque[Entry] = deque(saved.log)
        persons = [n for n, seat in enumerate(saved.seats) if not seat.bot]
        self.viewer: int | None = persons[0] if len(persons) == 1 else None
        """From whose chair it is watched: that of the only person, else of whoever is on turn."""

    def pop(self) -> Entry | None:
        """The next answer; None when the record ends."""
        return self.entries.popleft() if self.entries else None


class Recalled:
    """A decision that is known already; it looks like a bot that has thought a moment."""

    fault = ""
    shows = False

    def __init__(self, seat: int, answer: Answer) -> None:
        self.seat = seat
        self._answer = answer
        self.age = 0.0

    def poll(self, dt: float, speed: float) -> Answer | None:
        """The answer, once the decision has been shown to take a moment."""
        self.age += dt
        return self._answer if self.age * speed >= SHOWN else None


def recalled_throw(question: Roll, entry: Entry, seed: int) -> Throw:
    """The throw of a record: its gesture, ending on its faces. A record without a hand gets one from `seed`."""
    hand = entry.throw
    gesture = Gesture(hand.power, hand.angle, hand.spin) if hand else bot_gesture(seed)
    faces = tuple(face for face in entry.answer if isinstance(face, int))
    return throw_for_faces(question.dice, faces, gesture, hand.seed if hand else seed)


def act_out(rolling: Rolling, entry: Entry) -> None:
    """Let the hand of `rolling` throw what was thrown then."""
    rolling.recorded = recalled_throw(rolling.question, entry, rolling.seed)
    rolling.hold()
