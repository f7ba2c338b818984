"""KRY-10.5 What a card can be aimed at: for each kind of pick the candidates, as options. None: it cannot be played."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from engine.rules import Option
from games.krynea.rules.content import CARDS, Expertise, Pick
from games.krynea.rules.field import (
    battalion_place,
    enemies,
    engagement_of,
    engagements,
    facing,
    find,
    in_vanguard,
    lines,
    read_ref,
    ref,
    slug,
    unit_of,
    unit_place,
    units,
    within,
)
from games.krynea.rules.frames import Play
from games.krynea.rules.moves import movement_options
from games.krynea.rules.powers import cost, has_cost, has_trait, score, suppressed, why_not_again
from games.krynea.rules.state import BATTALIONS, KryneaState, Unit
from games.krynea.rules.verbs import Raise

STATS = tuple(f"{kind}_{what}" for kind in ("ranged", "magic", "melee") for what in ("attack", "defence"))
PHASE_KINDS = {7: "ranged", 8: "magic"}


def candidates(s: KryneaState, c: Play, pick: Pick) -> list[Option]:
    """What `pick` of the card being played can be, given what was picked before."""
    return list(_PICKS[pick.pick](s, c, pick))


def why_not_play(s: KryneaState, seat: int, card: int, battalion: int) -> tuple[str, str]:
    """Why the card would have nothing to act on: a message key and a clause, ("", "") when it can be played."""
    effect: Expertise = CARDS[card].effect
    trial = Play(seat=seat, card=card, source="hand", battalion=battalion)
    if effect.lead:
        rows = lines(s, seat, battalion)
        if not rows or not has_trait(rows[0], effect.lead):
            return f"not-led-by-{effect.lead}", "KRY-18.1"
    return ("", "") if all(_any(s, trial, pick) for pick in effect.targets) else ("no-target", "KRY-10.5")


def _any(s: KryneaState, trial: Play, pick: Pick) -> bool:
    return next(iter(_PICKS[pick.pick](s, trial, pick)), None) is not None


def unit_option(seat: int, unit: Unit) -> Option:
    return Option(ref(seat, unit.card), (unit_place(seat, unit.card),), {"card": slug(unit.card), "owner": seat})


def battalion_option(seat: int, battalion: int) -> Option:
    return Option(f"{seat}/{battalion}", (battalion_place(seat, battalion),), {"owner": seat, "battalion": battalion})


def _fits(unit: Unit, pick: Pick) -> bool:
    """KRY-4.9 A limit on cost leaves out what has no cost."""
    if pick.human and not CARDS[unit.card].human:
        return False
    return not pick.most_cost or (has_cost(unit) and cost(unit) <= pick.most_cost)


def _enemy_unit(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for seat, card in within(s, c.seat, 0, pick.range):
        unit = unit_of(s, seat, card)
        if _fits(unit, pick):
            yield unit_option(seat, unit)


def _enemy_vanguard(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for seat in enemies(s, c.seat):
        for battalion in range(BATTALIONS):
            if lines(s, seat, battalion):
                yield battalion_option(seat, battalion)


def _facing_battalion(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    seat, battalion = facing(s, c.seat, c.battalion)
    if lines(s, seat, battalion):
        yield battalion_option(seat, battalion)


def _facing_vanguard(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    """Enemy vanguard units facing the unit that the reaction is for; any battalion of its owner while none is named."""
    found = find(s, *read_ref(c.subject)) if c.subject else None
    for battalion in range(BATTALIONS) if found is None else (found[0],):
        for seat, card in in_vanguard(s, *facing(s, c.seat, battalion)):
            yield unit_option(seat, unit_of(s, seat, card))


def _own_unit(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for _, _, unit in units(s, c.seat):
        if _fits(unit, pick):
            yield unit_option(c.seat, unit)


def _own_tapped(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    return (unit_option(c.seat, unit) for _, _, unit in units(s, c.seat) if unit.tapped or unit.exhausted)


def _own_attacked(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    """Units that made the attack of this phase and could make it once more (KRY-11.1: ranged from the vanguard)."""
    kind = PHASE_KINDS.get(s.phase, "")
    for battalion, index, unit in units(s, c.seat):
        again = kind in unit.attacks and (kind == "magic" or index < 2)
        if again and not why_not_again(s, c.seat, battalion, index, kind)[0]:
            yield unit_option(c.seat, unit)


def _own_battalion(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for battalion in range(BATTALIONS):
        if lines(s, c.seat, battalion):
            yield battalion_option(c.seat, battalion)


def _raise_forbidden(s: KryneaState, c: Play, battalion: int) -> bool:
    raises = any(isinstance(verb, Raise) for verb in CARDS[c.card].effect.verbs)
    return raises and suppressed(s, "saves", c.seat, battalion)


def _own_battalion_any(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for battalion in range(BATTALIONS):
        if not _raise_forbidden(s, c, battalion):
            yield battalion_option(c.seat, battalion)


def _own_position(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    """KRY-13.14 Any position up to the last plus one."""
    for battalion in range(BATTALIONS):
        if _raise_forbidden(s, c, battalion):
            continue
        for index in range(len(lines(s, c.seat, battalion)) + 1):
            name = f"{c.seat}/{battalion}/{index}"
            args: dict[str, str | int] = {"owner": c.seat, "battalion": battalion, "index": index}
            yield Option(name, (f"position:{name}", battalion_place(c.seat, battalion)), args)


def _own_pair(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for battalion in range(BATTALIONS):
        rows = lines(s, c.seat, battalion)
        for index, (front, back) in enumerate(pairwise(rows)):
            touches = (unit_place(c.seat, front.card), unit_place(c.seat, back.card))
            args: dict[str, str | int] = {"front": slug(front.card), "back": slug(back.card)}
            yield Option(f"{c.seat}/{battalion}/{index}", touches, args)


def _own_stat(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    """KRY-4.7 Never a dash."""
    for battalion, index, unit in units(s, c.seat):
        for stat in STATS:
            if score(s, c.seat, battalion, index, stat) is not None:
                args: dict[str, str | int] = {"card": slug(unit.card), "stat": stat}
                yield Option(f"{stat}/{ref(c.seat, unit.card)}", (unit_place(c.seat, unit.card),), args)


def _own_dead(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    """KRY-16.3 Units that died; troops discarded from the hand lie in the same pile and are not dead."""
    army = s.armies[c.seat]
    lost = {loss.card for loss in army.lost}
    for card in army.troop_discard:
        facts = CARDS[card]
        cheap = not pick.most_cost or facts.cost <= pick.most_cost
        if card in lost and facts.is_unit and cheap and (facts.human or not pick.human):
            yield Option(str(card), (f"discard:{c.seat}/troop",), {"card": facts.slug})


def _movement(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    return (option for option in movement_options(s, c.seat, even_moved=True) if not option.blocked)


def _engagement(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for number, sides in enumerate(engagements(s)):
        if any(lines(s, *side) for side in sides):
            yield _engagement_option(s, number, sides)


def _raised_engagement(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for number, sides in enumerate(engagements(s)):
        if any(unit.raised for side in sides for unit in lines(s, *side)):
            yield _engagement_option(s, number, sides)


def _engagement_option(s: KryneaState, number: int, sides: tuple[tuple[int, int], tuple[int, int]]) -> Option:
    assert number == engagement_of(s, *sides[0])
    touches = (f"engagement:{number}", *(battalion_place(*side) for side in sides))
    return Option(str(number), touches, {"engagement": number})


def _opponent(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    for seat in enemies(s, c.seat):
        if s.armies[seat].hand_actions or s.armies[seat].hand_troops:
            yield Option(str(seat), (f"seat:{seat}",), {"owner": seat})


def _sabotage(s: KryneaState, c: Play, pick: Pick) -> Iterator[Option]:
    """An enemy Object, or an enemy Siege engine."""
    for seat in enemies(s, c.seat):
        for _, _, unit in units(s, seat):
            for one in unit.objects:
                touches = (f"object:{seat}/{unit.card}/{one}", unit_place(seat, unit.card))
                yield Option(f"{ref(seat, unit.card)}:{one}", touches, {"card": slug(one), "owner": seat})
            if has_trait(unit, "siege_engine"):
                yield unit_option(seat, unit)


_PICKS: dict[str, Callable[[KryneaState, Play, Pick], Iterator[Option]]] = {
    "enemy_unit": _enemy_unit,
    "enemy_vanguard": _enemy_vanguard,
    "facing_battalion": _facing_battalion,
    "facing_vanguard": _facing_vanguard,
    "own_unit": _own_unit,
    "own_tapped": _own_tapped,
    "own_attacked": _own_attacked,
    "own_battalion": _own_battalion,
    "own_battalion_any": _own_battalion_any,
    "own_position": _own_position,
    "own_pair": _own_pair,
    "own_stat": _own_stat,
    "own_dead": _own_dead,
    "movement": _movement,
    "engagement": _engagement,
    "raised_engagement": _raised_engagement,
    "opponent": _opponent,
    "sabotage": _sabotage,
}
