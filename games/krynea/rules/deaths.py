"""KRY-13 Units die together: each death an event, then all leave. Raising, hiding and coming back."""

from engine.rules import call, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.cards import bury, insert, lose, next_number, remove
from games.krynea.rules.field import enemies, facing, find, ref, slug, unit_of, unit_place
from games.krynea.rules.frames import Fall, Window
from games.krynea.rules.state import KryneaState, Unit


def credit(s: KryneaState, author: int, seat: int, battalion: int) -> int:
    """KRY-19.7 Who gets the points of a loss: the enemy who caused it, else the enemy facing that battalion."""
    return author if author in enemies(s, seat) else facing(s, seat, battalion)[0]


def next_death(s: KryneaState, c: Fall) -> None:
    """KRY-14.5 Each death is an event of its own."""
    if c.done >= len(c.doomed):
        goto(c, "leave_field")
        return
    doom = c.doomed[c.done]
    found = find(s, doom.seat, doom.card)
    if found is None:
        doom.fate = "gone"
        return
    emit(
        s, events.UnitDying(seat=doom.seat, card=slug(doom.card), by=doom.by, element=unit_place(doom.seat, doom.card))
    )
    call(s, Window(kind="dying", seat=doom.seat, card=doom.card, by=doom.by, battalion=found[0]))


def after_death(s: KryneaState, c: Fall) -> None:
    c.done += 1
    goto(c, "next_death")


def leave_field(s: KryneaState, c: Fall) -> None:
    """KRY-13.4 to 13.6 The dead leave only now; the saved stay where they are, as they were."""
    killed = []
    for doom in c.doomed:
        if find(s, doom.seat, doom.card) is None or doom.fate in ("saved", "raised"):
            continue
        killed.append(ref(doom.seat, doom.card))
        if doom.fate == "removed":
            remove(s, doom.seat, doom.card, doom.by)
        else:
            bury(s, doom.seat, doom.card, doom.by)
    leave(c, killed)


steps(Fall, next_death, after_death, leave_field)


def raise_in_place(s: KryneaState, seat: int, card: int) -> None:
    """KRY-13.7, KRY-13.11 The dying unit stays, Raised, with its Objects, and has no expertise from now on.

    It counts as lost at once, at its cost with its Objects (KRY-15.2, KRY-17.1), for the enemy who faces it (KRY-19.7).
    """
    found = find(s, seat, card)
    assert found is not None
    unit = unit_of(s, seat, card)
    unit.raised = True
    by = facing(s, seat, found[0])[0]
    gained = sum(lose(s, seat, one, by) for one in (card, *unit.objects))
    _tell_raised(s, seat, card, gained, *found)


def raise_from_discard(s: KryneaState, seat: int, card: int, battalion: int, index: int) -> None:
    """KRY-13.11 The dead unit returns as Raised, straight and without Objects; it gives no resource (KRY-7.7)."""
    army = s.armies[seat]
    army.troop_discard.remove(card)
    if card in army.dead:
        army.dead.remove(card)
    index = insert(s, seat, battalion, index, Unit(card, raised=True, entered=next_number(s)))
    _tell_raised(s, seat, card, 0, battalion, index)


def _tell_raised(s: KryneaState, seat: int, card: int, gained: int, battalion: int, index: int) -> None:
    place = unit_place(seat, card)
    emit(
        s,
        events.UnitRaised(seat=seat, card=slug(card), points=gained, battalion=battalion, index=index, element=place),
    )


def lose_the_dead(s: KryneaState, seat: int, card: int) -> None:
    """KRY-13.9 The attempt to raise a dead unit failed: it leaves the game."""
    army = s.armies[seat]
    army.troop_discard.remove(card)
    army.removed.append(card)
    if card in army.dead:
        army.dead.remove(card)
    emit(s, events.UnitRemoved(seat=seat, card=slug(card), by=-1, points=0, element=f"discard:{seat}/troop"))


def summon(s: KryneaState, seat: int, card: int, battalion: int, index: int) -> None:
    """KRY-15.6, KRY-15.7 The action, just used, becomes a unit; it is not Raised."""
    army = s.armies[seat]
    army.used.remove(card)
    index = insert(s, seat, battalion, index, Unit(card, entered=next_number(s)))
    place = unit_place(seat, card)
    emit(s, events.UnitSummoned(seat=seat, card=slug(card), battalion=battalion, index=index, element=place))


def hide(s: KryneaState, seat: int, card: int) -> None:
    """KRY-13.12 Face down, keeping its position; the battalion advances over it."""
    found = find(s, seat, card)
    assert found is not None
    battalion = s.armies[seat].battalions[found[0]]
    unit = battalion.units.pop(found[1])
    unit.place = found[1]
    battalion.hidden.append(unit)
    emit(s, events.UnitHidden(seat=seat, card=slug(card), element=unit_place(seat, card)))


def come_back(s: KryneaState) -> None:
    """KRY-13.12 Hidden units return to their position, or to the last one of a shorter battalion."""
    for seat, army in enumerate(s.armies):
        for number, battalion in enumerate(army.battalions):
            for unit in sorted(battalion.hidden, key=lambda one: one.place):
                place, unit.place = unit.place, 0
                index = insert(s, seat, number, place, unit)
                battalion.hidden.remove(unit)
                where = unit_place(seat, unit.card)
                fact = events.UnitReturned(
                    seat=seat, card=slug(unit.card), battalion=number, index=index, element=where
                )
                emit(s, fact)


def destroy_object(s: KryneaState, seat: int, bearer: int, card: int, by: int) -> None:
    """The Object goes to its owner's troop discard: a loss that gives no resource (KRY-7.7)."""
    unit_of(s, seat, bearer).objects.remove(card)
    s.armies[seat].troop_discard.append(card)
    gained = lose(s, seat, card, by)
    emit(s, events.ObjectDestroyed(seat=seat, card=slug(card), bearer=slug(bearer), by=by, points=gained))
