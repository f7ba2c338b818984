"""What a position of Krynea Battlefield is worth, in points, and what needs no thinking."""

from engine.bots.spec import BotSpec
from engine.rules import Answer, Chance, Choose, ChooseSome, Question
from games.krynea.habits import HABITS, SOME_HABITS
from games.krynea.rules.cards import points
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import allies, enemies, engagements, find, lines, read_ref, unit_of, units
from games.krynea.rules.frames import Assault, Melee, MeleePhase, Play
from games.krynea.rules.powers import (
    cost,
    defence,
    has_cost,
    melee_totals,
    range_code,
    reachable,
    score,
    suppressed,
)
from games.krynea.rules.state import KryneaState, Unit
from games.krynea.rules.verbs import Strike

LIVING = 0.3
"""Part of its cost that a living unit is worth: it still fights, and breaks ties."""
CARD, SPARE, TROOP_IN_HAND, SKILL = 0.45, 0.1, 0.25, 0.35
"""An action in hand, one that cannot be carried, a resource's worth of troops in hand, a skill not tapped yet."""
SHOT, CLASH = 0.4, 0.85
"""Part of a victim's worth that a ranged or magic attack still to come, or a melee still to come, is worth."""
SURE = 0.85
"""The same for an attack that is under way: it can still be answered."""
NEXT_ROUND = 0.35
"""What a melee threat counts when this round's is over."""


def evaluate(s: KryneaState, seat: int) -> float:
    """The own side's worth less the mean of the enemies'."""
    if s.question is None and not s.stack:
        return _final_lead(s, seat)
    foes, side, fights = enemies(s, seat), allies(s, seat), clashes(s)
    theirs = sum(army_worth(s, foe) + fights[foe] for foe in foes) / len(foes)
    return sum(army_worth(s, one) + fights[one] for one in side) / len(side) - theirs + pending(s, seat)


def _final_lead(s: KryneaState, seat: int) -> float:
    side = sum(points(s, one) for one in allies(s, seat))
    return 2.0 * (side - max(sum(points(s, one) for one in allies(s, foe)) for foe in enemies(s, seat)))


def army_worth(s: KryneaState, seat: int) -> float:
    """Points so far, what lives, what is in hand, and what the army threatens."""
    army = s.armies[seat]
    hand = _hand_worth(s, len(army.hand_actions) + len(army.aside_actions))
    hand += TROOP_IN_HAND * sum(CARDS[card].cost for card in (*army.hand_troops, *army.aside_troops) if card)
    hand += SKILL * sum(not skill.tapped for skill in army.skills)
    field = sum(unit_worth(unit) for _, _, unit in units(s, seat))
    hidden = sum(unit_worth(unit) for battalion in army.battalions for unit in battalion.hidden)
    return points(s, seat) + hand + LIVING * (field + hidden) + threats(s, seat)


def _hand_worth(s: KryneaState, n: int) -> float:
    """KRY-16.2, KRY-16.5 What cannot be carried is worth little once it could be used."""
    kept = n if s.phase < 6 else 0 if s.round >= CONTENT.constants.rounds else min(n, CONTENT.constants.carried)
    return CARD * kept + SPARE * (n - kept)


def unit_worth(unit: Unit) -> float:
    """Its cost; an action unit is worth what it fights for; a Raised one has given its points already."""
    if not has_cost(unit):
        return sum(CARDS[unit.card].scores.values()) / 5
    return 0.6 * cost(unit) if unit.raised else cost(unit)


def prize(unit: Unit) -> float:
    """What killing it brings."""
    if unit.raised or not has_cost(unit):
        return 0.35 * unit_worth(unit)
    return cost(unit) + LIVING * cost(unit)


def threats(s: KryneaState, seat: int) -> float:
    """The kills by ranged and magic attacks that the army could make in the rest of the round."""
    total = _shots(s, seat, "ranged") if s.phase <= 7 else 0.0
    return total + (_shots(s, seat, "magic") if s.phase <= 8 else 0.0)


def clashes(s: KryneaState) -> list[float]:
    """KRY-11.9 What the melees still to come promise to each army, as they stand."""
    promise = [0.0] * len(s.armies)
    left = next((frame.left for frame in s.stack if isinstance(frame, MeleePhase)), None)
    share = CLASH if s.phase <= 9 else NEXT_ROUND
    for number, sides in enumerate(engagements(s)):
        fought = left is not None and number not in left and not any(isinstance(frame, Melee) for frame in s.stack)
        if not fought and all(lines(s, *side) for side in sides):
            (attack, guard), (their_attack, their_guard) = (melee_totals(s, *side) for side in sides)
            promise[sides[0][0]] += share * _odds(attack - their_guard) * prize(lines(s, *sides[1])[0])
            promise[sides[1][0]] += share * _odds(their_attack - guard) * prize(lines(s, *sides[0])[0])
    return promise


def _odds(margin: int) -> float:
    return 1.0 if margin > 0 else 0.25 if margin > -2 else 0.0


def _shots(s: KryneaState, seat: int, kind: str) -> float:
    """KRY-11.1, KRY-11.2 The best victim of each unit that has not made its attack of `kind`."""
    total, stat = 0.0, f"{kind}_attack"
    for battalion, index, unit in units(s, seat):
        if stat not in CARDS[unit.card].scores or kind in unit.attacks or unit.exhausted or unit.instead:
            continue
        if kind == "ranged" and index > 1:
            continue
        if kind == "magic" and suppressed(s, "magic_attacks", seat, battalion):
            continue
        total += SHOT * _best_victim(s, seat, battalion, index, unit, kind)
    return total


def _best_victim(s: KryneaState, seat: int, battalion: int, index: int, unit: Unit, kind: str) -> float:
    value = score(s, seat, battalion, index, f"{kind}_attack") or 0
    best = 0.0
    for other, card in reachable(s, seat, battalion, unit, kind):
        found = find(s, other, card)
        if found is not None and value > defence(s, other, *found, kind):
            best = max(best, prize(lines(s, other, found[0])[found[1]]))
    if not best and range_code(s, seat, battalion, unit, kind) != "front_first":
        best = 0.15 * value
    return best


def pending(s: KryneaState, seat: int) -> float:
    """Attacks and strikes under way that can still be answered."""
    total = 0.0
    for frame in s.stack:
        if isinstance(frame, Assault) and not frame.cancelled:
            for target in frame.targets:
                total += _expected(s, seat, target.seat, target.card, target.value, frame.kind)
        elif isinstance(frame, Play) and not frame.cancelled and not frame.todo and frame.targets:
            total += _expected_strike(s, seat, frame)
    return total


def _expected(s: KryneaState, seat: int, other: int, card: int, value: int, kind: str) -> float:
    found = find(s, other, card)
    if found is None or value <= defence(s, other, *found, kind):
        return 0.0
    worth = SURE * prize(unit_of(s, other, card))
    return worth if other in enemies(s, seat) else -worth


def _expected_strike(s: KryneaState, seat: int, frame: Play) -> float:
    total = 0.0
    for verb in CARDS[frame.card].effect.verbs:
        if isinstance(verb, Strike) and verb.where == "target":
            total += _expected(s, seat, *read_ref(frame.targets[0]), verb.value, verb.kind)
        elif isinstance(verb, Strike) and verb.where == "vanguard":
            other, battalion = map(int, frame.targets[0].split("/"))
            for unit in lines(s, other, battalion)[:2]:
                total += _expected(s, seat, other, unit.card, verb.value, verb.kind)
    return total


def shortcut(view: KryneaState, question: Question, chance: Chance) -> Answer | None:
    """Buying, placing and moving follow habits (KRY-EX.10); fighting is thought about."""
    if isinstance(question, ChooseSome):
        some = SOME_HABITS.get(question.prompt)
        return some(view, question) if some else None
    if isinstance(question, Choose):
        habit = HABITS.get(question.prompt)
        return habit(view, question) if habit else None
    return None


BOT = BotSpec(
    evaluate=evaluate,
    shortcut=shortcut,
    interrupts=frozenset({"react", "boost", "look"}),
    fresh_starts=frozenset({"action", "ranged-turn", "magic-turn", "melee-turn", "choose-engagement", "carry", "move"}),
)
