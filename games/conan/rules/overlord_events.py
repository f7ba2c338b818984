"""CON-23.1 The event tile: one of the scenario's events, or all of them, verb by verb."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events
from games.conan.rules.content_scenarios import EventFacts
from games.conan.rules.figures import area_of, in_area, model_of, unit_facts
from games.conan.rules.frames import AreaAttack, Attack, Death, EventTile, Reinforcement, Volley
from games.conan.rules.ground import door_areas
from games.conan.rules.locks import had_lock, turn_door
from games.conan.rules.scenarios import number, scenario
from games.conan.rules.state import OVERLORD, ConanState
from games.conan.rules.targets import targets
from games.conan.rules.units_board import has_room, models_of, place_model, swap_tile
from games.conan.rules.verbs import Attack as AttackVerb
from games.conan.rules.verbs import CloseDoor, EventVerb, Kill, Place, Reinforce, Shoot, SwapTile
from games.conan.rules.watch import steps


def event_facts(s: ConanState, event: str) -> EventFacts:
    return next(one for one in scenario(s).event if one.id == event)


def open_events(s: ConanState) -> list[EventFacts]:
    """Those that were not used up and whose character lives."""
    return [
        one
        for one in scenario(s).event
        if not (one.once and f"once/{one.id}" in s.tokens) and (not one.alive or models_of(s, one.alive))
    ]


def choose_event(s: ConanState, c: EventTile) -> None:
    """CON-23.1 By choice, or all in order, as the scenario has it."""
    possible = open_events(s)
    if scenario(s).events == "all" or len(possible) < 2:
        c.todo = [one.id for one in possible]
    else:
        options = tuple(_event_option(s, one) for one in possible)
        ask(s, Choose(s.overlord, "event", options, {}, "CON-23.1"))


def _event_option(s: ConanState, one: EventFacts) -> Option:
    places = [verb for verb in one.verbs if isinstance(verb, Place)]
    full = any(not _has_place(s, verb) for verb in places)
    reason = ("occupied", "CON-16.10") if full else ("", "")
    points = sum(number(s, verb.n) for verb in one.verbs if isinstance(verb, Reinforce))
    return Option(f"event:{one.id}", (_touched(s, one),), {"event": one.id, "n": points}, *reason)


def _touched(s: ConanState, one: EventFacts) -> str:
    """What the event is about, so that the focus can go there."""
    for verb in one.verbs:
        if isinstance(verb, AttackVerb) and verb.area:
            return f"area:{verb.area}"
        if isinstance(verb, Place):
            return models_of(s, verb.at)[0]
    return "tile:event"


def _has_place(s: ConanState, verb: Place) -> bool:
    return has_room(s, verb.tile, area_of(s, models_of(s, verb.at)[0]))


def note_event(s: ConanState, c: EventTile, answer: str | None) -> None:
    if answer:
        c.todo = [answer.partition(":")[2]]


def begin_event(s: ConanState, c: EventTile) -> None:
    """The next event, from its first verb on."""
    if not c.todo:
        leave(c)
        return
    c.choice, c.verb = c.todo.pop(0), 0
    s.tokens[f"once/{c.choice}"] = 1
    emit(s, events.EventResolved(event=c.choice))


def do_verb(s: ConanState, c: EventTile) -> None:
    """The verbs of the event in order; each ends before the next."""
    verbs = event_facts(s, c.choice).verbs
    if c.verb >= len(verbs):
        goto(c, "begin_event")
        return
    verb = verbs[c.verb]
    c.verb += 1
    goto(c, "choose_door" if isinstance(verb, CloseDoor) else "do_verb")
    _do(s, c, verb)


def _do(s: ConanState, c: EventTile, verb: EventVerb) -> None:
    if isinstance(verb, Reinforce):
        call(s, Reinforcement(points=number(s, verb.n)))
    elif isinstance(verb, AttackVerb):
        call(s, blast(s, c.choice, verb))
    elif isinstance(verb, Shoot):
        call(s, Volley(todo=shooters(s)))
    elif isinstance(verb, Place):
        place_model(s, verb.tile, area_of(s, models_of(s, verb.at)[0]), c.choice)
    elif isinstance(verb, Kill):
        call(s, Death(target=models_of(s, verb.tile)[0], side=OVERLORD))
    elif isinstance(verb, SwapTile):
        swap_tile(s, verb.old, verb.new)


def blast(s: ConanState, event: str, verb: AttackVerb) -> AreaAttack:
    """An area attack that nobody makes: no free rerolls, and nobody of the Overlord's if the event says so."""
    return AreaAttack(
        area=verb.area,
        dice=list(verb.dice),
        means=event,
        seat=s.overlord,
        side=OVERLORD,
        only=verb.only,
        sure=verb.no_guard and verb.no_armour,
    )


def choose_door(s: ConanState, c: EventTile) -> None:
    """Slam: an open door, not wrecked, with nobody standing in both of its areas."""
    goto(c, "do_verb")
    doors = [door for door in s.doors if may_slam(s, door)]
    if doors:
        goto(c, "note_door")
        options = tuple(Option(f"door:{door}", (f"door:{door}",), {"door": door}) for door in doors)
        ask(s, Choose(s.overlord, "slam", options, {}, "CON-23.1"))


def may_slam(s: ConanState, door: str) -> bool:
    """Open, never locked (CON-11.14), whole, and at least one of its two areas is empty of characters."""
    a, b = door_areas(s, door)
    lasting = door in s.breaches or had_lock(s, door)
    return s.doors[door] == "open" and not lasting and not (in_area(s, a) and in_area(s, b))


def note_door(s: ConanState, c: EventTile, answer: str) -> None:
    turn_door(s, "", answer.partition(":")[2], "closed")
    goto(c, "do_verb")


steps(EventTile, choose_event, note_event, begin_event, do_verb, choose_door, note_door)


# -- everybody shoots


def shooters(s: ConanState) -> list[str]:
    """CON-21.10 Units with a ranged value."""
    return [name for tile in s.tiles for name in models_of(s, tile) if _shoots(s, name)]


def _shoots(s: ConanState, name: str) -> bool:
    return bool(unit_facts(s, name).ranged) and not model_of(s, name).ally


def choose_aim(s: ConanState, c: Volley) -> None:
    """One after the other; who has no target is passed over."""
    while c.todo:
        c.who = c.todo.pop(0)
        options = aims(s, c.who)
        if any(not option.blocked for option in options):
            ask(s, Choose(s.overlord, "aim", (*options, Option("pass")), {"who": c.who}, "CON-21.10"))
            return
    leave(c)


def aims(s: ConanState, who: str) -> list[Option]:
    """No gems are needed for it."""
    found = []
    for enemy, reason in targets(s, who, "ranged"):
        found.append(Option(f"shoot:{enemy}", (enemy,), {"who": who, "target": enemy}, *reason))
    return found


def shoot(s: ConanState, c: Volley, answer: str) -> None:
    goto(c, "choose_aim")
    deed, _, target = answer.partition(":")
    if deed == "shoot":
        call(s, Attack(attacker=c.who, target=target, kind="ranged"))


steps(Volley, choose_aim, shoot)
