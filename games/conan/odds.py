"""What dice are likely to show: how bots weigh attacks and defences."""

from collections.abc import Iterable
from functools import lru_cache

from games.conan.rules.content import CONTENT

Chances = tuple[float, ...]
"""The probability of each number of symbols, from 0 on."""
FACES: dict[str, tuple[int, ...]] = {die.letter: die.symbols for die in CONTENT.dice.values()}


def mean(icons: Iterable[str]) -> float:
    return sum(n * chance for n, chance in enumerate(chances(tuple(sorted(icons)))))


def die_mean(colour: str) -> float:
    return sum(FACES[colour]) / len(FACES[colour])


def _die(icon: str) -> list[float]:
    """One die; with an arrow what is below its mean is thrown again (CON-6.2)."""
    faces = FACES[icon[0]]
    single = [faces.count(n) / len(faces) for n in range(max(faces) + 1)]
    if not icon.endswith("*"):
        return single
    low = sum(chance for n, chance in enumerate(single) if n < die_mean(icon[0]))
    return [(0.0 if n < die_mean(icon[0]) else chance) + low * chance for n, chance in enumerate(single)]


@lru_cache(maxsize=4096)
def chances(icons: tuple[str, ...]) -> Chances:
    """Of the sum of all these dice; the icons sorted."""
    total = [1.0]
    for icon in icons:
        one = _die(icon)
        total = [
            sum(total[left] * one[n - left] for left in range(len(total)) if 0 <= n - left < len(one))
            for n in range(len(total) + len(one) - 1)
        ]
    return tuple(total)


def at_least(icons: tuple[str, ...] | list[str], n: int) -> float:
    """The chance of so many symbols or more."""
    return sum(chances(tuple(sorted(icons)))[max(0, n) :])


def harm(icons: tuple[str, ...] | list[str], defence: float, life: int) -> tuple[float, float]:
    """The mean of life points lost behind a defence power, and the chance to take them all.

    A defence between whole numbers counts as a mixture of both.
    """
    low = int(defence)
    part = defence - low
    if part > 0.01:
        first, second = harm(icons, low, life), harm(icons, low + 1, life)
        return first[0] * (1 - part) + second[0] * part, first[1] * (1 - part) + second[1] * part
    spread = chances(tuple(sorted(icons)))
    lost = sum(chance * min(life, max(0, n - low)) for n, chance in enumerate(spread))
    return lost, sum(spread[low + life :]) if low + life < len(spread) else 0.0


def left_over(icons: tuple[str, ...] | list[str], power: float) -> float:
    """The mean of what an attack power keeps beyond these defence dice."""
    spread = chances(tuple(sorted(icons)))
    return sum(chance * max(0.0, power - n) for n, chance in enumerate(spread))
