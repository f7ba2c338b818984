"""CON-5 The heroes' Action phase: who does what next."""

from collections.abc import Callable

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import effects, events, lasting
from games.conan.rules.deeds import deeds
from games.conan.rules.figures import hero_name, hero_of, hero_seats, living, model_of, own_heroes, unit_facts
from games.conan.rules.frames import (
    ActionPhase,
    Cast,
    Chest,
    Hurl,
    Land,
    Lock,
    ModelTurn,
    Overload,
    Plank,
    Shoot,
    Strike,
)
from games.conan.rules.gems import assign
from games.conan.rules.locks import turn_door
from games.conan.rules.moves import chosen, cross_frame, stop_moving
from games.conan.rules.objects import discard, hand_over, let_go, lift, pay_simple
from games.conan.rules.powers import overloaded
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.watch import quiet, steps
from games.conan.rules.ways import WAYS

FREE = ("drop", "drink")
"""CON-5.5, CON-12.4 Free actions, which do not end a movement."""
PASS, HAND_ON = "pass", "hand-on"


def seats_acting(s: ConanState) -> list[int]:
    """Seats with an aggressive hero on the board."""
    acting = {hero.seat for hero in living(s) if hero.stance == "aggressive"}
    return [seat for seat in hero_seats(s) if seat in acting]


def unburden(s: ConanState, c: ActionPhase) -> None:
    """CON-15.2 Whoever carries too much drops at once."""
    heavy = next((hero for hero in living(s) if overloaded(hero)), None)
    if heavy is not None:
        goto(c, "unburden")
        call(s, Overload(hero=heavy.id))


def ask_hero(s: ConanState, c: ActionPhase) -> None:
    """CON-3.2, CON-5.1 Any hero in any order, until all want to stop (CON-5.2).

    Who passes, or hands on to a certain seat, is asked again once somebody has acted.
    """
    seats = seats_acting(s)
    if not set(seats) - set(c.passed):
        leave(c)
        return
    if c.seat not in seats or c.seat in c.passed:
        c.seat = next(seat for seat in seats if seat not in c.passed)
    options = [option for hero in own_heroes(s, c.seat) if hero.stance == "aggressive" for option in deeds(s, hero)]
    if all(option.blocked for option in options):
        c.passed.append(c.seat)
        goto(c, "ask_hero")
        return
    others = [seat for seat in seats if seat != c.seat and seat not in c.passed]
    hand_on = [Option(f"{HAND_ON}:{seat}", (f"seat:{seat}",), {"seat": seat}) for seat in others[1:]]
    ask(s, Choose(c.seat, "act", (*options, *hand_on, Option(PASS)), {"round": s.round}, "CON-5.1"))


@quiet
def note_deed(s: ConanState, c: ActionPhase, answer: str) -> None:
    c.deed, _, rest = answer.partition(":")
    if c.deed in (PASS, HAND_ON):
        c.passed.append(c.seat)
        c.seat = int(rest) if rest else -1
        goto(c, "ask_hero")
    else:
        c.passed = []
        c.hero, _, c.what = rest.partition("/")


@quiet
def stop_movement(s: ConanState, c: ActionPhase) -> None:
    """CON-12.3 Another action ends a movement that has begun; free actions do not (CON-12.4)."""
    if c.deed in FREE or c.deed in WAYS:
        return
    hero = hero_of(s, c.hero)
    lost = stop_moving(s, hero)
    if lost:
        emit(s, events.MovementLost(who=hero_name(hero), n=lost))


@quiet
def do_deed(s: ConanState, c: ActionPhase) -> None:
    """CON-5.3 One action from its declaration to its result."""
    goto(c, "unburden")
    hero = hero_of(s, c.hero)
    way = chosen(s, hero_name(hero), c.deed, c.what)
    if way is not None:
        call(s, cross_frame(s, hero_name(hero), way))
    else:
        _DEEDS[c.deed](s, hero, c.what)


steps(ActionPhase, unburden, ask_hero, note_deed, stop_movement, do_deed)


# -- the deeds; each comes last in its step


def melee(s: ConanState, hero: Hero, target: str) -> None:
    call(s, Strike(hero=hero.id, target=target))


def ranged(s: ConanState, hero: Hero, _: str) -> None:
    call(s, Shoot(hero=hero.id))


def cast(s: ConanState, hero: Hero, spell: str) -> None:
    call(s, Cast(caster=hero_name(hero), spell=spell))


def pick(s: ConanState, hero: Hero, card: str) -> None:
    """CON-11.7"""
    pay_simple(s, hero)
    lift(s, hero, card, hero.area)


def give(s: ConanState, hero: Hero, what: str) -> None:
    """CON-11.7 The giver pays."""
    other, _, card = what.partition("/")
    pay_simple(s, hero)
    hand_over(s, hero, hero_of(s, other), card, "given")


def take_over(s: ConanState, hero: Hero, what: str) -> None:
    """CON-11.7 The taker pays."""
    other, _, card = what.partition("/")
    pay_simple(s, hero)
    hand_over(s, hero_of(s, other), hero, card, "taken")


def throw(s: ConanState, hero: Hero, card: str) -> None:
    call(s, Hurl(hero=hero.id, card=card))


def drop(s: ConanState, hero: Hero, card: str) -> None:
    """CON-11.8 Free; an orb goes off."""
    let_go(s, hero, card)
    call(s, Land(card=card, area=hero.area, by=hero_name(hero), thrown=False))


def drink(s: ConanState, hero: Hero, card: str) -> None:
    call(s, effects.drink(s, hero, card))


def chest(s: ConanState, hero: Hero, _: str) -> None:
    call(s, Chest(hero=hero.id))


def pick_lock(s: ConanState, hero: Hero, door: str) -> None:
    call(s, Lock(hero=hero.id, door=door))


def open_door(s: ConanState, hero: Hero, door: str) -> None:
    """CON-11.14"""
    pay_simple(s, hero)
    turn_door(s, hero_name(hero), door, "open")


def close_door(s: ConanState, hero: Hero, door: str) -> None:
    pay_simple(s, hero)
    turn_door(s, hero_name(hero), door, "closed")


def use_key(s: ConanState, hero: Hero, what: str) -> None:
    """The scenario's key opens its door and is discarded."""
    card, _, door = what.partition("/")
    pay_simple(s, hero)
    discard(s, hero, card, "used")
    turn_door(s, hero_name(hero), door, "open")


def cast_off(s: ConanState, hero: Hero, border: str) -> None:
    call(s, Plank(hero=hero.id, border=border))


def lead(s: ConanState, hero: Hero, name: str) -> None:
    """CON-17.2, CON-17.3 One gem on the ally tile; the ally acts in the manner of a unit."""
    assign(s, hero, "allies", 1, "activation")
    model = model_of(s, name)
    model.mp, model.bought, model.attacked = unit_facts(s, name).move, 0, False
    lasting.action_phase_begins(s, name)
    call(s, ModelTurn(who=name, leader=hero_name(hero)))


_DEEDS: dict[str, Callable[[ConanState, Hero, str], None]] = {
    "melee": melee,
    "ranged": ranged,
    "cast": cast,
    "pick": pick,
    "give": give,
    "take": take_over,
    "throw": throw,
    "drop": drop,
    "drink": drink,
    "chest": chest,
    "lock": pick_lock,
    "open-door": open_door,
    "close-door": close_door,
    "key": use_key,
    "cast-off": cast_off,
    "lead": lead,
}
