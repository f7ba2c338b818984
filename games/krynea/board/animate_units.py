"""What happens to units: placed, moved, hidden, tapped, dying, saved, dead, raised, summoned; their Objects."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.rules import Event
from engine.table.cues import Cue, Float, Fly, Glow, Shake, Sound
from games.krynea.board.pace import GOLD, GREEN, MOVE, PALE, RED, THROW
from games.krynea.board.stage import Stage
from games.krynea.rules import events as ev
from games.krynea.rules.content import CARDS
from games.krynea.rules.field import unit_place
from games.krynea.rules.state import KryneaState

Cues: TypeAlias = list[Cue]


# ---------------------------------------------------------------- placing and moving
def unit_deployed(stage: Stage, event: ev.UnitDeployed, before: KryneaState, after: KryneaState) -> Cues:
    """Out of the hand into its line."""
    card = stage.number(event.card)
    fly = _arrival(stage, event.element, stage.hand(event.seat, card), THROW)
    return [*fly, Sound("deploy", THROW), Glow(event.element, THROW, 0.4)]


def _arrival(stage: Stage, element: str, start: tuple[float, float], time: float, arc: float = 70) -> Cues:
    picture = stage.now.picture(element)
    if picture is None:
        return []
    return [Fly(picture, start, stage.at(element), 0, time, arc, True, (1.3, 1.0), element)]


def object_placed(stage: Stage, event: ev.ObjectPlaced, before: KryneaState, after: KryneaState) -> Cues:
    """Under its bearer."""
    card = stage.number(event.card)
    picture = stage.card(event.seat, card)
    fly = Fly(picture, stage.hand(event.seat, card), stage.at(event.element), 0, THROW, 60, False, (0.9, 0.5))
    return [fly, Sound("card_slide"), Sound("sword", THROW, 0.4), Glow(event.element, THROW, 0.7, GOLD)]


def units_swapped(stage: Stage, event: ev.UnitsSwapped, before: KryneaState, after: KryneaState) -> Cues:
    """The two pass each other, in opposite arcs."""
    cues: Cues = [Sound("cover_step")]
    for slug, arc in ((event.front, 40.0), (event.back, -40.0)):
        element = unit_place(event.seat, stage.number(slug))
        picture = stage.now.picture(element)
        if picture is not None:
            cues.append(Fly(picture, stage.before(element), stage.at(element), 0, 0.34, arc, True, hides=element))
    return cues


def unit_moved(stage: Stage, event: ev.UnitMoved, before: KryneaState, after: KryneaState) -> Cues:
    """To the other battalion; those behind it close up by themselves."""
    cues: Cues = [Sound("march", volume=0.6)]
    picture = stage.now.picture(event.element)
    if picture is not None:
        start, end = stage.before(event.element), stage.at(event.element)
        cues.append(Fly(picture, start, end, 0, 0.42, 60, True, hides=event.element))
    return cues


def unit_hidden(stage: Stage, event: ev.UnitHidden, before: KryneaState, after: KryneaState) -> Cues:
    """Turned face down and out of sight."""
    old, new = stage.lay(event.element), stage.now.picture(event.element)
    if old is None or new is None:
        return [Sound("flee")]
    start, end = stage.before(event.element), stage.at(event.element)
    fly = Fly(old, start, end, 0, 0.44, 30, False, (1.0, 1.0), event.element, new)
    return [fly, Sound("flee", volume=0.7)]


def unit_returned(stage: Stage, event: ev.UnitReturned, before: KryneaState, after: KryneaState) -> Cues:
    return [
        *_arrival(stage, event.element, stage.before(event.element), 0.4),
        Sound("card_flip"),
        Glow(event.element, 0.4),
    ]


def unit_exhausted(stage: Stage, event: ev.UnitExhausted, before: KryneaState, after: KryneaState) -> Cues:
    return [Glow(event.element, 0, 0.7, RED), Sound("curse", volume=0.5), Shake(3, 0, 0.2)]


def unit_readied(stage: Stage, event: ev.UnitReadied, before: KryneaState, after: KryneaState) -> Cues:
    return [Glow(event.element, 0, 0.8, GREEN), Sound("card_flip", volume=0.7)]


# ---------------------------------------------------------------- death
def unit_dying(stage: Stage, event: ev.UnitDying, before: KryneaState, after: KryneaState) -> Cues:
    """The glass cracks: now or never."""
    return [Glow(event.element, 0, 0.8, RED), Sound("glass_crack"), Shake(6, 0, 0.3)]


def unit_saved(stage: Stage, event: ev.UnitSaved, before: KryneaState, after: KryneaState) -> Cues:
    return [Glow(event.element, 0, 1.0, GREEN), Sound("glass_chime")]


def unit_died(stage: Stage, event: ev.UnitDied, before: KryneaState, after: KryneaState) -> Cues:
    """It breaks and falls to the discard; whoever felled it counts its worth."""
    kind = CARDS[stage.number(event.card)].kind
    return [*_fall(stage, event.element, f"discard:{event.seat}/{kind}"), *_score(stage, event.by, event.points)]


def _fall(stage: Stage, element: str, end: str) -> Cues:
    picture = stage.lay(element)
    if picture is None:
        return [Sound("glass_shatter")]
    fly = Fly(picture, stage.before(element), stage.at(end), 0.1, 0.5, -40, False, (1.0, 0.5))
    return [Shake(6, 0, 0.3), Sound("glass_shatter"), fly]


def _score(stage: Stage, by: int, points: int) -> Cues:
    if points <= 0 or by < 0:
        return []
    element = f"seat:{by}"
    return [Float(f"+{points}", element, 0.4, 1.2, GOLD), Glow(element, 0.4, 0.7, GOLD), Sound("score_tick", 0.5)]


def unit_removed(stage: Stage, event: ev.UnitRemoved, before: KryneaState, after: KryneaState) -> Cues:
    """Out of the game: over the edge of the table."""
    cues = _score(stage, event.by, event.points)
    picture = stage.lay(event.element)
    if picture is not None:
        x, y = stage.before(event.element)
        cues.append(Fly(picture, (x, y), (x, 1200 if y > 513 else -160), 0.1, 0.5, 0, False, (1.0, 0.7)))
    return [Sound("curse", volume=0.6), *cues]


def unit_raised(stage: Stage, event: ev.UnitRaised, before: KryneaState, after: KryneaState) -> Cues:
    """Back from the discard, or up from where it fell."""
    start = stage.before(event.element)
    if event.element not in stage.was.rects:
        start = stage.at(f"discard:{event.seat}/troop")
    cues = [*_arrival(stage, event.element, start, 0.45, 120), Glow(event.element, 0.4, 1.0, GREEN)]
    return [Sound("raise_dead"), *cues]


def unit_summoned(stage: Stage, event: ev.UnitSummoned, before: KryneaState, after: KryneaState) -> Cues:
    return [
        Sound("spell"),
        *_arrival(stage, event.element, stage.middle(), 0.45, 120),
        Glow(event.element, 0.4, 0.9, PALE),
    ]


def object_destroyed(stage: Stage, event: ev.ObjectDestroyed, before: KryneaState, after: KryneaState) -> Cues:
    bearer, card = stage.number(event.bearer), stage.number(event.card)
    element = f"object:{event.seat}/{bearer}/{card}"
    picture = stage.lay(element)
    end = stage.at(f"discard:{event.seat}/troop")
    flies: Cues = [Fly(picture, stage.before(element), end, 0.1, MOVE + 0.1, 30)] if picture is not None else []
    return [
        Sound("sword", volume=0.6),
        Glow(unit_place(event.seat, bearer), 0, 0.6, RED),
        *flies,
        *_score(stage, event.by, event.points),
    ]


SHOWN: dict[type[Event], Callable[[Stage, Any, KryneaState, KryneaState], Cues]] = {
    ev.UnitDeployed: unit_deployed,
    ev.ObjectPlaced: object_placed,
    ev.UnitsSwapped: units_swapped,
    ev.UnitMoved: unit_moved,
    ev.UnitHidden: unit_hidden,
    ev.UnitReturned: unit_returned,
    ev.UnitExhausted: unit_exhausted,
    ev.UnitReadied: unit_readied,
    ev.UnitDying: unit_dying,
    ev.UnitSaved: unit_saved,
    ev.UnitDied: unit_died,
    ev.UnitRemoved: unit_removed,
    ev.UnitRaised: unit_raised,
    ev.UnitSummoned: unit_summoned,
    ev.ObjectDestroyed: object_destroyed,
}
