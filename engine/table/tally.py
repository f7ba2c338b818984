"""The dice of a match, counted from its log: what fell, what fair dice would show, and how far they stray. Pure."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.dice.fairness import band
from engine.rules import Entry

ENOUGH = 30
"""Throws of one kind of die below which nothing is said about luck."""


@dataclass(frozen=True)
class Outcome:
    """One thing a die can show, by its word: how often it fell, and how often it should have."""

    word: str
    seen: int
    expected: float
    low: float
    high: float

    @property
    def strays(self) -> bool:
        return not self.low <= self.seen <= self.high


@dataclass(frozen=True)
class DieTally:
    """All throws of one kind of die by one seat (or by everybody)."""

    die: str
    throws: int
    outcomes: tuple[Outcome, ...]

    @property
    def strays(self) -> int:
        """Outcomes outside their band; 0 while there are too few throws to tell."""
        return sum(outcome.strays for outcome in self.outcomes) if self.throws >= ENOUGH else 0


def tally(log: Iterable[Entry], words: Mapping[str, tuple[str, ...]], seat: int | None = None) -> list[DieTally]:
    """Count the dice in `log`, those of `seat` only when one is given. `words` gives each die type's faces by their
    words; faces with one word are one outcome. Kinds that were never thrown are left out; the order is that of `words`.
    """
    fell: dict[str, Counter[str]] = {}
    for entry in log:
        if entry.dice and (seat is None or entry.seat == seat):
            for die, face in zip(entry.dice, entry.answer, strict=True):
                fell.setdefault(die, Counter())[words[die][int(face)]] += 1
    return [_die_tally(die, words[die], fell[die]) for die in words if die in fell]


def _die_tally(die: str, faces: tuple[str, ...], fell: Counter[str]) -> DieTally:
    throws = sum(fell.values())
    sides = Counter(faces)
    outcomes = []
    for word in dict.fromkeys(faces):
        chance = sides[word] / len(faces)
        low, high = band(throws, chance)
        outcomes.append(Outcome(word, fell[word], throws * chance, low, high))
    return DieTally(die, throws, tuple(outcomes))
