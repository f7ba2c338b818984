"""What works now: scores, ranges, totals and what is forbidden. Everything asks here, at the moment of use."""

from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import engagement_of, facing, lines, within
from games.krynea.rules.state import Army, Boon, KryneaState, Unit
from games.krynea.rules.verbs import Bonus

MONOLITHS = CONTENT.monoliths
NO_ATTACK = -99


def has_expertise(unit: Unit) -> bool:
    """KRY-13.8 Not of a Raised unit, nor of one that is exhausted."""
    return not unit.raised and not unit.exhausted


def has_trait(unit: Unit, trait: str) -> bool:
    return trait in CARDS[unit.card].traits or any(trait in CARDS[one].added for one in unit.objects)


def cost(unit: Unit) -> int:
    """KRY-15.2 With its Objects; 0 for an action unit (KRY-4.9)."""
    return CARDS[unit.card].cost + sum(CARDS[one].cost for one in unit.objects)


def has_cost(unit: Unit) -> bool:
    """KRY-4.9 Whether conditions on cost can apply: never to Allies and Magic creatures."""
    return CARDS[unit.card].kind == "troop"


def score(s: KryneaState, seat: int, battalion: int, index: int, stat: str) -> int | None:
    """KRY-4.4 A unit's attack or defence as it counts now, never below 0; None for a dash (KRY-4.6)."""
    rows = lines(s, seat, battalion)
    unit = rows[index]
    base = CARDS[unit.card].scores.get(stat)
    if base is None:
        return None
    for one in unit.objects:
        base += CARDS[one].bearer.get(stat, 0)
    if index < 2:
        base += _auras(s, seat, battalion, index, stat)
    for skill in s.armies[seat].skills:
        for boost in CARDS[skill.card].boosts:
            if boost.stat == stat and any(has_trait(unit, trait) for trait in boost.traits):
                base += boost.n
    if s.monoliths and seat not in s.attuned:
        base += _influence(s, seat, battalion, index, stat)
    for boon in s.boons:
        if boon.stat == stat and _concerns(boon, seat, battalion, index, unit):
            base += boon.n
    return max(base, 0)


def _auras(s: KryneaState, seat: int, battalion: int, index: int, stat: str) -> int:
    """What the expertise of the two vanguard units gives to the one at `index`."""
    total = 0
    for at, unit in enumerate(lines(s, seat, battalion)[:2]):
        for aura in CARDS[unit.card].auras:
            if aura.stat == stat and has_expertise(unit) and _aura_reaches(s, seat, battalion, at, index, aura):
                total += aura.n
    return total


def _aura_reaches(s: KryneaState, seat: int, battalion: int, at: int, index: int, aura: Bonus) -> bool:
    if aura.who == "self":
        return at == index and _cavalry_faces(s, seat, battalion)
    if aura.who == "other_vanguard":
        return at != index
    return at == 1 and index == 0


def _cavalry_faces(s: KryneaState, seat: int, battalion: int) -> bool:
    front = lines(s, *facing(s, seat, battalion))
    return bool(front) and has_trait(front[0], "cavalry")


def in_force(s: KryneaState, seat: int, battalion: int) -> list[str]:
    """KRY-7.5 The monoliths that touch the units of a battalion."""
    if not s.monoliths or seat in s.attuned:
        return []
    here = engagement_of(s, seat, battalion)
    return [one.monolith for one in s.monoliths if one.battalion in (-1, here)]


def _influence(s: KryneaState, seat: int, battalion: int, index: int, stat: str) -> int:
    total = 0
    for one in s.monoliths:
        facts = MONOLITHS[one.monolith]
        if stat not in facts.bonuses or (index and facts.first_line):
            continue
        if one.battalion in (-1, engagement_of(s, seat, battalion)):
            total += facts.bonuses[stat]
    return total


def _concerns(boon: Boon, seat: int, battalion: int, index: int, unit: Unit) -> bool:
    """Whether a lasting change is about this unit."""
    if boon.seat != seat or (boon.battalion >= 0 and boon.battalion != battalion):
        return False
    if boon.card and boon.card != unit.card:
        return False
    if boon.vanguard and index > 1:
        return False
    return not boon.traits or any(has_trait(unit, trait) for trait in boon.traits)


def defence(s: KryneaState, seat: int, battalion: int, index: int, kind: str) -> int:
    """KRY-4.8 A dash in a defence counts as 0."""
    return score(s, seat, battalion, index, f"{kind}_defence") or 0


def suppressed(s: KryneaState, what: str, seat: int, battalion: int) -> bool:
    """Whether "magic_attacks", "coordination" or "saves" are forbidden in this battalion."""
    for boon in s.boons:
        if boon.stat == what and boon.battalion in (-1, engagement_of(s, seat, battalion)):
            return True
    return any(what in MONOLITHS[monolith].suppresses for monolith in in_force(s, seat, battalion))


def range_code(s: KryneaState, seat: int, battalion: int, unit: Unit, kind: str) -> str:
    """KRY-11.6 The range of a unit's attack, "front_first" when its special one is lost."""
    if not has_expertise(unit):
        return "front_first"
    for monolith in in_force(s, seat, battalion):
        if MONOLITHS[monolith].range:
            return MONOLITHS[monolith].range
    return CARDS[unit.card].ranges.get(kind, "front_first")


def double_hit(s: KryneaState, seat: int, battalion: int, unit: Unit, kind: str) -> int | None:
    """KRY-11.8 How much more the second line is hit by, None when the attack has one target."""
    second = CARDS[unit.card].second
    return second if second is not None and range_code(s, seat, battalion, unit, kind) != "front_first" else None


def reachable(s: KryneaState, seat: int, battalion: int, unit: Unit, kind: str) -> list[tuple[int, int]]:
    """KRY-12.3 The units that its ranged or magic attack can be aimed at."""
    return within(s, seat, battalion, range_code(s, seat, battalion, unit, kind))


def why_not_attack(s: KryneaState, seat: int, battalion: int, index: int, kind: str) -> tuple[str, str]:
    """Why the unit cannot make an attack of `kind` now: a message key and a clause, ("", "") when it can."""
    unit = lines(s, seat, battalion)[index]
    if kind == "ranged" and index > 1:
        return "in-the-rear", "KRY-11.1"
    if kind in unit.attacks:
        return "has-attacked", "KRY-11.3"
    if unit.instead:
        return "used-expertise", "KRY-4.16"
    return why_not_again(s, seat, battalion, index, kind)


def why_not_again(s: KryneaState, seat: int, battalion: int, index: int, kind: str) -> tuple[str, str]:
    """As `why_not_attack`, without asking whether the unit has attacked before."""
    unit = lines(s, seat, battalion)[index]
    if unit.exhausted:
        return "exhausted", "KRY-4.13"
    if kind == "magic" and suppressed(s, "magic_attacks", seat, battalion):
        return "magic-disrupted", "KRY-11.19"
    if not reachable(s, seat, battalion, unit, kind):
        return "no-target", "KRY-11.7"
    return "", ""


# -- melee


def leads(unit: Unit) -> bool:
    """KRY-11.15 Whether a first-line unit lets its battalion deal melee attack.

    KRY-4.16 One that used its expertise in place of its attack makes none of any kind in the round.
    """
    return "melee_attack" in CARDS[unit.card].scores and not unit.exhausted and not unit.instead


def coordinates(s: KryneaState, seat: int, battalion: int) -> bool:
    """KRY-11.11, KRY-11.12 Both vanguard units have melee attack, 0 included, and are not two Champions."""
    van = lines(s, seat, battalion)[:2]
    if len(van) < 2 or not all(map(leads, van)) or suppressed(s, "coordination", seat, battalion):
        return False
    return not (CARDS[van[0].card].is_champion and CARDS[van[1].card].is_champion)


def melee_totals(s: KryneaState, seat: int, battalion: int) -> tuple[int, int]:
    """KRY-11.9 Total melee attack and defence of a battalion with an active unit, before what holds for one melee.

    The attack is `NO_ATTACK` when its first line has none (KRY-11.15).
    """
    fighters = range(2 if coordinates(s, seat, battalion) else 1)
    guard = sum(defence(s, seat, battalion, index, "melee") for index in fighters)
    guard += _total_boons(s, seat, battalion, "melee_defence_total") - _facing_malus(s, seat, battalion)
    if not leads(lines(s, seat, battalion)[0]):
        return NO_ATTACK, guard
    attack = sum(score(s, seat, battalion, index, "melee_attack") or 0 for index in fighters)
    return attack + _total_boons(s, seat, battalion, "melee_attack_total"), guard


def _total_boons(s: KryneaState, seat: int, battalion: int, stat: str) -> int:
    return sum(boon.n for boon in s.boons if boon.stat == stat and (boon.seat, boon.battalion) == (seat, battalion))


def _facing_malus(s: KryneaState, seat: int, battalion: int) -> int:
    """What the expertise of the facing vanguard takes from this battalion's melee defence."""
    front = lines(s, *facing(s, seat, battalion))[:2]
    return sum(malus.n for unit in front if has_expertise(unit) for malus in CARDS[unit.card].maluses)


# -- cards in the hand


def held(army: Army) -> list[int]:
    """KRY-7.8 The actions that may be played: carried ones set aside too."""
    return army.hand_actions + army.aside_actions
