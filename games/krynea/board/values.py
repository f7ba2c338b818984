"""The numbers of a unit as they are now, and where each change of a printed value comes from."""

from dataclasses import dataclass

from games.krynea.board.marks import STATS, Values, printed_values
from games.krynea.rules import powers
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import find, lines
from games.krynea.rules.frames import Melee
from games.krynea.rules.melee import attack_total, defence_total
from games.krynea.rules.state import KryneaState, Unit

Side = tuple[int, int]


@dataclass(frozen=True)
class Change:
    """`n` more or less, by a card (number or monolith), or by something that lasts (`until` "phase" or "round")."""

    n: int
    card: int | str = 0
    until: str = ""


def values_of(view: KryneaState, seat: int, card: int) -> Values:
    """The six values of a unit in play; as printed while it is hidden."""
    found = find(view, seat, card)
    if found is None:
        return printed_values(card)
    return tuple(powers.score(view, seat, *found, f"{kind}_{row}") for row, kind in STATS)


def changes(view: KryneaState, seat: int, card: int, stat: str) -> list[Change]:
    """KRY-4.4 What makes `stat` of a unit differ from its card, source by source."""
    found = find(view, seat, card)
    if found is None or CARDS[card].scores.get(stat) is None:
        return []
    battalion, index = found
    unit = lines(view, seat, battalion)[index]
    changed = [Change(CARDS[one].bearer.get(stat, 0), one) for one in unit.objects]
    changed += _auras(view, seat, battalion, index, stat) if index < 2 else []
    changed += _skills(view, seat, unit, stat)
    changed += _monoliths(view, seat, battalion, index, stat)
    changed += _boons(view, seat, battalion, index, stat)
    return [one for one in changed if one.n]


def _auras(view: KryneaState, seat: int, battalion: int, index: int, stat: str) -> list[Change]:
    found = []
    for at, unit in enumerate(lines(view, seat, battalion)[:2]):
        for aura in CARDS[unit.card].auras:
            reaches = powers._aura_reaches(view, seat, battalion, at, index, aura)
            if aura.stat == stat and powers.has_expertise(unit) and reaches:
                found.append(Change(aura.n, unit.card))
    return found


def _skills(view: KryneaState, seat: int, unit: Unit, stat: str) -> list[Change]:
    return [
        Change(boost.n, skill.card)
        for skill in view.armies[seat].skills
        for boost in CARDS[skill.card].boosts
        if boost.stat == stat and any(powers.has_trait(unit, trait) for trait in boost.traits)
    ]


def _monoliths(view: KryneaState, seat: int, battalion: int, index: int, stat: str) -> list[Change]:
    found = []
    for monolith in powers.in_force(view, seat, battalion):
        facts = CONTENT.monoliths[monolith]
        if not (index and facts.first_line):
            found.append(Change(facts.bonuses.get(stat, 0), monolith))
    return found


def _boons(view: KryneaState, seat: int, battalion: int, index: int, stat: str) -> list[Change]:
    unit = lines(view, seat, battalion)[index]
    return [
        Change(boon.n, until=boon.until)
        for boon in view.boons
        if boon.stat == stat and powers._concerns(boon, seat, battalion, index, unit)
    ]


# -- melee


def melee_of(view: KryneaState, mine: Side, other: Side) -> tuple[tuple[int | None, int], tuple[int | None, int]]:
    """Attack (None: no melee attack in the first line) and defence of two facing battalions with units in them.

    While the engagement is fought, with what holds for this melee.
    """
    for frame in reversed(view.stack):
        if isinstance(frame, Melee) and {tuple(side) for side in frame.sides} == {mine, other}:
            return _fought(view, frame, mine), _fought(view, frame, other)
    return _forecast(view, mine), _forecast(view, other)


def _forecast(view: KryneaState, side: Side) -> tuple[int | None, int]:
    attack, guard = powers.melee_totals(view, *side)
    return (None if attack == powers.NO_ATTACK else max(0, attack)), max(0, guard)


def _fought(view: KryneaState, frame: Melee, side: Side) -> tuple[int | None, int]:
    at = [tuple(one) for one in frame.sides].index(side)
    if frame.attack:
        blow = None if frame.attack[at] == powers.NO_ATTACK else attack_total(frame, at)
        return blow, defence_total(frame, at)
    attack, guard = _forecast(view, side)
    blow = None if attack is None else max(0, attack + frame.plus_attack[at])
    return blow, max(0, guard + frame.plus_defence[at])
