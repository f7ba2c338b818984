"""Are the dice of this house fair? Pearson's chi-squared over all that fell, with its p-value in closed form."""

import math
from collections.abc import Mapping
from typing import NamedTuple

ENOUGH = 5
"""Throws expected of each face below which the test says nothing (the usual rule for this test)."""
ALARM = 0.001
"""One house in a thousand with fair dice falls below it."""


class Verdict(NamedTuple):
    """One kind of die: how often each face fell, the statistic, and the chance that fair dice stray at least so far."""

    die: str
    fell: tuple[int, ...]
    statistic: float
    p: float

    @property
    def throws(self) -> int:
        return sum(self.fell)

    @property
    def enough(self) -> bool:
        return self.throws >= ENOUGH * len(self.fell)

    @property
    def fair(self) -> bool:
        """Nothing speaks against it."""
        return not self.enough or self.p >= ALARM


def p_value(statistic: float, degrees: int) -> float:
    """Chance that fair dice stray at least so far; `degrees` of freedom (faces less one) of at least 1.

    The upper incomplete gamma function, Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1), from Q(1/2, x) or Q(1, x) up.
    """
    x, a = statistic / 2, 1 - (degrees % 2) / 2
    q = math.erfc(math.sqrt(x)) if degrees % 2 else math.exp(-x)
    while a < degrees / 2:
        q += x**a * math.exp(-x) / math.gamma(a + 1)
        a += 1
    return min(1.0, q)


def judge(dice: Mapping[tuple[str, int], int], sides: Mapping[str, int]) -> list[Verdict]:
    """A verdict for each kind of die that fell; `sides` tells how many faces it has. Kinds it does not name are left
    out."""
    verdicts = []
    for die in sorted({die for die, _ in dice} & set(sides)):
        fell = tuple(dice.get((die, face), 0) for face in range(sides[die]))
        expected = sum(fell) / len(fell)
        statistic = sum((seen - expected) ** 2 / expected for seen in fell)
        verdicts.append(Verdict(die, fell, statistic, p_value(statistic, len(fell) - 1)))
    return verdicts
