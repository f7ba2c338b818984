"""Verbs in action: what each does when its card is used. Verbs that hold by themselves are in powers.py."""

from collections.abc import Callable
from typing import Any

from engine.rules import call, emit
from games.krynea.rules import events, verbs
from games.krynea.rules.bonuses import below, event_frame, give_bonus, give_malus, read_battalion
from games.krynea.rules.cards import next_number, remove
from games.krynea.rules.content import CARDS
from games.krynea.rules.deaths import (
    credit,
    destroy_object,
    hide,
    lose_the_dead,
    raise_from_discard,
    raise_in_place,
    summon,
)
from games.krynea.rules.field import (
    beside,
    engagements,
    facing,
    find,
    in_vanguard,
    lines,
    read_ref,
    slug,
    unit_of,
    unit_place,
)
from games.krynea.rules.frames import Assault, Declare, Doom, Fall, Look, Play, Purchase, Target
from games.krynea.rules.moves import carry_out_movement, swap
from games.krynea.rules.state import Boon, KryneaState
from games.krynea.rules.targets import PHASE_KINDS


def carry_out(s: KryneaState, c: Play, verb: verbs.Verb) -> None:
    """Do what `verb` of the card being used says. Comes last in its step."""
    _CARRY_OUT[type(verb)](s, c, verb)


def missed(s: KryneaState, c: Play) -> None:
    """KRY-4.14, KRY-13.9 On a miss there is no effect, but a failed raise takes the card out of the game."""
    for verb in CARDS[c.card].effect.verbs:
        if isinstance(verb, verbs.Raise):
            lose_the_dead(s, c.seat, int(c.targets[0]))
        elif isinstance(verb, verbs.RaiseSave):
            _current(s).fate = "removed"


def _current(s: KryneaState) -> Doom:
    fall = event_frame(s)
    assert isinstance(fall, Fall)
    return fall.doomed[fall.done]


# -- strikes


def _strike(s: KryneaState, c: Play, verb: verbs.Strike) -> None:
    """KRY-12.3 A card attack, no unit attack: compared with the defence of its kind."""
    targets = [
        Target(seat, card, verb.value, c.seat) for seat, card in _struck(s, c, verb) if find(s, seat, card) is not None
    ]
    if targets:
        nature = CARDS[c.card].nature
        call(s, Assault(seat=c.seat, card=c.card, source="strike", kind=verb.kind, targets=targets, nature=nature))


def _struck(s: KryneaState, c: Play, verb: verbs.Strike) -> list[tuple[int, int]]:
    if verb.where == "target":
        return [read_ref(c.targets[0])]
    if verb.where == "vanguard":
        return in_vanguard(s, *read_battalion(c.targets[0]))
    seat = read_ref(c.targets[0])[0]
    return [unit for number in beside(c.battalion) for unit in in_vanguard(s, seat, number)[:1]]


# -- life and death


def _save(s: KryneaState, c: Play, verb: verbs.Save) -> None:
    """KRY-13.5 The unit stays, with flags and Objects unchanged."""
    doom = _current(s)
    doom.fate = "saved"
    emit(s, events.UnitSaved(seat=doom.seat, card=slug(doom.card), element=unit_place(doom.seat, doom.card)))


def _raise_save(s: KryneaState, c: Play, verb: verbs.RaiseSave) -> None:
    doom = _current(s)
    doom.fate = "raised"
    raise_in_place(s, doom.seat, doom.card)


def _sacrifice(s: KryneaState, c: Play, verb: verbs.Sacrifice) -> None:
    """KRY-13.2, KRY-19.7 Out of the game; the enemy facing the battalion gets the points."""
    seat, card = (c.seat, c.card) if verb.who == "self" else read_ref(c.targets[0])
    found = find(s, seat, card)
    if found is not None:
        remove(s, seat, card, facing(s, seat, found[0])[0], sacrificed=True)


def _raise(s: KryneaState, c: Play, verb: verbs.Raise) -> None:
    raise_from_discard(s, c.seat, int(c.targets[0]), *_goal(s, c, c.targets[1]))


def _summon(s: KryneaState, c: Play, verb: verbs.Summon) -> None:
    summon(s, c.seat, c.card, *_goal(s, c, c.targets[0]))


def _goal(s: KryneaState, c: Play, name: str) -> tuple[int, int]:
    """Battalion and index where a unit is to be inserted (KRY-13.13)."""
    parts = [int(part) for part in name.split("/")]
    if len(parts) == 3:
        return parts[1], parts[2]
    first = CARDS[c.card].effect.targets[-1].place == "first"
    return parts[1], 0 if first else len(lines(s, c.seat, parts[1]))


def _destroy(s: KryneaState, c: Play, verb: verbs.Destroy) -> None:
    """KRY-13.9 All Raised units of the engagement, on both sides, die without comparison."""
    doomed = [
        Doom(seat, unit.card, credit(s, c.seat, seat, number))
        for seat, number in engagements(s)[int(c.targets[0])]
        for unit in lines(s, seat, number)
        if unit.raised
    ]
    call(s, Fall(doomed=doomed))


def _destroy_object(s: KryneaState, c: Play, verb: verbs.DestroyObject) -> None:
    parts = [int(part) for part in c.targets[0].split(":")]
    if len(parts) == 3:
        seat, bearer, card = parts
        destroy_object(s, seat, bearer, card, c.seat)


def _hide(s: KryneaState, c: Play, verb: verbs.Hide) -> None:
    hide(s, *read_ref(c.targets[0]))


# -- movement and flags


def _move(s: KryneaState, c: Play, verb: verbs.Move) -> None:
    carry_out_movement(s, c.seat, c.targets[0], slug(c.card))


def _swap(s: KryneaState, c: Play, verb: verbs.Swap) -> None:
    """Not a movement: no flag is set and none matters."""
    if c.targets:
        battalion, index = map(int, c.targets[0].split("/")[1:])
        swap(s, c.seat, battalion, index, slug(c.card))
    else:
        swap(s, c.seat, c.battalion, 0, slug(c.card))


def _ready(s: KryneaState, c: Play, verb: verbs.Ready) -> None:
    """KRY-18.2 The card put in play last wins: an exhausted unit is up again."""
    seat, card = read_ref(c.targets[0])
    unit = unit_of(s, seat, card)
    unit.tapped = unit.exhausted = False
    emit(s, events.UnitReadied(seat=seat, card=slug(card), element=unit_place(seat, card)))


def _exhaust(s: KryneaState, c: Play, verb: verbs.Exhaust) -> None:
    if c.targets[0].count(":") == 1:
        seat, card = read_ref(c.targets[0])
        unit = unit_of(s, seat, card)
        unit.tapped = unit.exhausted = True
        emit(s, events.UnitExhausted(seat=seat, card=slug(card), element=unit_place(seat, card)))


def _extra_attack(s: KryneaState, c: Play, verb: verbs.ExtraAttack) -> None:
    seat, card = read_ref(c.targets[0])
    call(s, Declare(seat=seat, card=card, kind=PHASE_KINDS[s.phase]))


# -- events, cards and resources


def _redirect(s: KryneaState, c: Play, verb: verbs.Redirect) -> None:
    """KRY-11.18 Whatever the attacker's range; the value stays, the points go to who redirected."""
    frame = event_frame(s)
    assert isinstance(frame, Assault)
    old, (seat, card) = read_ref(c.subject), read_ref(c.targets[0])
    for target in frame.targets:
        if (target.seat, target.card) == old:
            target.seat, target.card, target.by = seat, card, c.seat
    emit(s, events.AttackRedirected(seat=c.seat, old=unit_place(*old), new=unit_place(seat, card)))


def _cancel(s: KryneaState, c: Play, verb: verbs.Cancel) -> None:
    """KRY-14.7 The event has no effect; what caused it is spent."""
    frame = event_frame(s)
    assert isinstance(frame, (Play, Assault))
    frame.cancelled = True


def _suppress(s: KryneaState, c: Play, verb: verbs.Suppress) -> None:
    """Nobody makes magic attacks, or nobody coordinates in the engagement chosen, this round."""
    here = int(c.targets[0]) if c.targets else -1
    s.boons.append(Boon(verb.what, 0, "round", battalion=here, entered=next_number(s)))
    element = f"engagement:{here}" if c.targets else ""
    emit(s, events.Suppressed(card=slug(c.card), what=verb.what, element=element))


def _reveal(s: KryneaState, c: Play, verb: verbs.Reveal) -> None:
    call(s, Look(seat=c.seat, other=int(c.targets[0])))


def _gain_resources(s: KryneaState, c: Play, verb: verbs.GainResources) -> None:
    """Part of the budget of this purchase; once an action was bought in it, what is for troops only is lost."""
    army = s.armies[c.seat]
    if not verb.troops_only:
        army.funds += verb.n
        army.budget += verb.n
    elif not below(s, Purchase).new:
        army.troop_funds += verb.n
        army.budget += verb.n
    fact = events.ResourcesGained(seat=c.seat, n=verb.n, card=slug(c.card), troops_only=verb.troops_only)
    emit(s, fact)


def _ignore_monolith(s: KryneaState, c: Play, verb: verbs.IgnoreMonolith) -> None:
    s.attuned.append(c.seat)
    emit(s, events.MonolithIgnored(seat=c.seat))


_CARRY_OUT: dict[type[verbs.Verb], Callable[[KryneaState, Play, Any], None]] = {
    verbs.Strike: _strike,
    verbs.Bonus: give_bonus,
    verbs.Malus: give_malus,
    verbs.Save: _save,
    verbs.RaiseSave: _raise_save,
    verbs.Sacrifice: _sacrifice,
    verbs.Raise: _raise,
    verbs.Summon: _summon,
    verbs.Destroy: _destroy,
    verbs.DestroyObject: _destroy_object,
    verbs.Hide: _hide,
    verbs.Move: _move,
    verbs.Swap: _swap,
    verbs.Ready: _ready,
    verbs.Exhaust: _exhaust,
    verbs.ExtraAttack: _extra_attack,
    verbs.Redirect: _redirect,
    verbs.Cancel: _cancel,
    verbs.Suppress: _suppress,
    verbs.Reveal: _reveal,
    verbs.GainResources: _gain_resources,
    verbs.IgnoreMonolith: _ignore_monolith,
}
