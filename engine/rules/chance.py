"""A small seeded generator (SplitMix64): 64 bits of state, cheap to copy, the same on every machine.

The state of a match carries one (`state.rng`) for shuffles and draws. Dice are thrown outside the rules; whoever throws
them, with a tray or without, uses a `Chance` of their own.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class HasGenerator(Protocol):
    """Whatever carries a generator's 64 bits, such as a state."""

    rng: int


def next_bits(holder: HasGenerator) -> int:
    """64 fresh bits; moves the generator on."""
    holder.rng = z = (holder.rng + GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(holder: HasGenerator, n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others (biased draws are thrown away). n is at least 1."""
    limit = (1 << 64) - (1 << 64) % n
    while (bits := next_bits(holder)) >= limit:
        pass
    return bits % n


def shuffle(holder: HasGenerator, items: MutableSequence[T]) -> None:
    """Fisher and Yates, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = below(holder, last + 1)
        items[last], items[other] = items[other], items[last]


def pick(holder: HasGenerator, items: Sequence[T]) -> T:
    return items[below(holder, len(items))]


class Chance:
    """A generator on its own, for whoever plays chance outside the rules: dice in a tray, demos, bots, tests."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seed & MASK

    def bits(self) -> int:
        """64 fresh bits."""
        return next_bits(self)

    def below(self, n: int) -> int:
        return below(self, n)

    def pick(self, items: Sequence[T]) -> T:
        return pick(self, items)

    def faces(self, dice: Sequence[str], sides: Mapping[str, int]) -> list[int]:
        """One face for each die type in `dice`."""
        return [below(self, sides[die]) for die in dice]

    def fraction(self) -> float:
        """A number from 0 up to but not including 1."""
        return (next_bits(self) >> 11) / (1 << 53)

    def around(self, spread: float) -> float:
        """A number from -spread up to but not including spread."""
        return ((next_bits(self) >> 11) / (1 << 52) - 1.0) * spread
