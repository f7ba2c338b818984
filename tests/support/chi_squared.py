"""Pearson's chi-squared and its p-value, in plain Python."""

import math
from collections.abc import Sequence


def chi_squared(counts: Sequence[int], weights: Sequence[float] | None = None) -> float:
    """Pearson's statistic of the counts against equal chances, or chances in the ratio of `weights` (> 0)."""
    chances = weights or [1.0] * len(counts)
    total, whole = sum(counts), sum(chances)
    if total == 0:
        return 0.0
    return sum((seen - total * w / whole) ** 2 / (total * w / whole) for seen, w in zip(counts, chances, strict=True))


def p_value(statistic: float, degrees: int) -> float:
    """Chance that fair dice stray at least this far: Q(degrees / 2, statistic / 2). Degrees = number of faces - 1."""
    if degrees < 1:
        raise ValueError("a chi-squared test needs at least two faces")
    return upper_gamma(degrees / 2, statistic / 2)


def upper_gamma(a: float, x: float) -> float:
    """Regularised upper incomplete gamma Q(a, x); a > 0, x >= 0."""
    if x <= 0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1.0 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1.0 / a
    for n in range(1, 500):
        term *= x / (a + n)
        total += term
        if term < total * 1e-15:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """Lentz's continued fraction, good for x > a + 1."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    out = d
    for n in range(1, 500):
        step = -n * (n - a)
        b += 2
        d = 1 / (step * d + b or tiny)
        c = b + step / c or tiny
        out *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return out
