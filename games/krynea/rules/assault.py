"""KRY-11.5, KRY-11.8 Attacks of units, card strikes and those of a monolith, from the declaration to the deaths."""

from engine.rules import call, emit, goto, leave, steps
from games.krynea.rules import events
from games.krynea.rules.deaths import credit
from games.krynea.rules.field import find, slug, unit_place
from games.krynea.rules.frames import Assault, Doom, Fall, Target, Window
from games.krynea.rules.reactions import guard_of
from games.krynea.rules.state import KryneaState


def announce(s: KryneaState, c: Assault) -> None:
    """KRY-10.5, KRY-11.18 The targets are known; the declaration is an event."""
    c.targets = [target for target in c.targets if find(s, target.seat, target.card) is not None]
    if not c.targets:
        leave(c)
        return
    places = tuple(unit_place(target.seat, target.card) for target in c.targets)
    values = tuple(target.value for target in c.targets)
    emit(
        s,
        events.AttackDeclared(
            seat=c.seat,
            card=slug(c.card) if c.card else "",
            source=c.source,
            kind=c.kind,
            targets=places,
            values=values,
        ),
    )
    first = c.targets[0]
    call(s, _window(s, c, "declared", first))


def _window(s: KryneaState, c: Assault, kind: str, target: Target) -> Window:
    found = find(s, target.seat, target.card)
    return Window(
        kind=kind,
        seat=target.seat,
        card=target.card,
        by=target.by,
        battalion=found[0] if found else -1,
        nature=c.nature,
        attack=c.kind,
        source=c.source,
    )


def compare(s: KryneaState, c: Assault) -> None:
    """KRY-11.5, KRY-11.8 All comparisons together; greater kills, equal does not."""
    if c.cancelled:
        emit(s, events.AttackCancelled(seat=c.seat, card=slug(c.card)))
        leave(c)
        return
    for target in c.targets:
        _compare(s, c, target)


def _compare(s: KryneaState, c: Assault, target: Target) -> None:
    if find(s, target.seat, target.card) is None:
        target.beaten = False
        return
    guard = guard_of(s, c, target.seat, target.card)
    target.beaten = target.value > guard
    emit(
        s,
        events.AttackCompared(
            seat=c.seat,
            card=slug(c.card) if c.card else "",
            kind=c.kind,
            value=target.value,
            defence=guard,
            beaten=target.beaten,
            element=unit_place(target.seat, target.card),
        ),
    )


def next_hit(s: KryneaState, c: Assault) -> None:
    """KRY-14.5 Each hit, from the front, is an event."""
    while c.done < len(c.targets):
        target = c.targets[c.done]
        c.done += 1
        if target.beaten:
            call(s, _window(s, c, "hit", target))
            return
    goto(c, "strike_down")


def compare_again(s: KryneaState, c: Assault) -> None:
    """KRY-14.6 After a reaction that changed a value the comparison is repeated; the last one counts."""
    for target in c.targets:
        if target.beaten and find(s, target.seat, target.card) is not None:
            target.beaten = target.value > guard_of(s, c, target.seat, target.card)
            if not target.beaten:
                _compare(s, c, target)
    goto(c, "next_hit")


def strike_down(s: KryneaState, c: Assault) -> None:
    """KRY-11.8 Then the dying units are handled, from the front."""
    doomed = []
    for target in c.targets:
        found = find(s, target.seat, target.card)
        if target.beaten and found is not None:
            doomed.append(Doom(target.seat, target.card, credit(s, target.by, target.seat, found[0])))
    goto(c, "end_assault")
    if doomed:
        call(s, Fall(doomed=doomed))


def end_assault(s: KryneaState, c: Assault) -> None:
    leave(c)


steps(Assault, announce, compare, next_hit, compare_again, strike_down, end_assault)
