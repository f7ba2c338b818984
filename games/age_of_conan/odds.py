"""How contests of Age of Conan are likely to end: exact chances from the faces of the dice."""

from functools import cache

from games.age_of_conan.rules.content import CONTENT, CONTEST
from games.age_of_conan.rules.contests import dice_of
from games.age_of_conan.rules.frames import Contest
from games.age_of_conan.rules.windows import successes

FACES = CONTENT.dice[CONTEST].faces
COUNTED = ("shield", "axe")
"""Faces that are failures unless a card counts them."""
Chances = tuple[float, ...]
"""The chance of 0, 1, 2... successes."""


@cache
def roll_chances(dice: int, attacker: bool, conan: bool = False, counts: frozenset[str] = frozenset()) -> Chances:
    """AOC-9.4 For so many dice of one side."""
    one = [0.0, 0.0, 0.0]
    for face in FACES:
        hit = face in ("hit", "hit_conan") or (face == "hit_attacker" and attacker) or face in counts
        one[(2 if face == "hit_conan" and conan else 1) if hit else 0] += 1 / len(FACES)
    total = [1.0]
    for _ in range(dice):
        after = [0.0] * (len(total) + 2)
        for n, chance in enumerate(total):
            for more, share in enumerate(one):
                after[n + more] += chance * share
        total = after
    return tuple(total)


def beats(attack: Chances, defence: Chances) -> float:
    """AOC-9.6 The chance that the attack has strictly more successes."""
    below, total = 0.0, 0.0
    for n, chance in enumerate(attack):
        total += chance * below
        below += defence[n] if n < len(defence) else 0.0
    return total


def at_least(chances: Chances, n: int) -> float:
    return sum(chances[max(n, 0) :])


@cache
def winning(attack: int, defence: int, conan: int = 0, raid: bool = False, faces: int = 0) -> float:
    """`conan` helps the attacker (1), the defender (-1) or nobody; a card of the attacker counts `faces`."""
    ours = roll_chances(min(5, max(1, attack)) + (conan > 0), True, conan > 0, frozenset(COUNTED[:faces]))
    counts = frozenset({"axe"}) if raid else frozenset()
    theirs = roll_chances(min(5, max(1, defence)) + (conan < 0), False, conan < 0, counts)
    return beats(ours, theirs)


def side_chances(c: Contest, at: int) -> Chances:
    """Of one side of a contest under way: what it has rolled, or what it may still roll."""
    side = c.sides[at]
    if side.faces:
        return (0.0,) * successes(c, at) + (1.0,)
    rolled = roll_chances(dice_of(side), at == 0, side.conan, frozenset(side.counts))
    return (0.0,) * side.bonus + rolled


def chance_of(c: Contest) -> float:
    """The attacker's chance in a contest under way, without further cards."""
    return beats(side_chances(c, 0), side_chances(c, 1))
