"""CON-11 Objects: carried, lying, handed over, thrown and caught; simple Manipulations."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events, scenarios
from games.conan.rules.content import CARDS
from games.conan.rules.figures import hero_name, hero_of, living
from games.conan.rules.frames import AreaAttack, Hurl, Land, Manipulation, Overload
from games.conan.rules.gems import assign
from games.conan.rules.ground import distance, is_water, landing
from games.conan.rules.powers import base_move, overloaded, reweigh, room
from games.conan.rules.sight import seen_from
from games.conan.rules.state import HEROES, ConanState, Hero, Lying
from games.conan.rules.watch import steps

PASS = Option("pass")


def lying_in(s: ConanState, area: str) -> list[str]:
    """Objects on the floor of an area, each kind once."""
    return list(dict.fromkeys(one.card for one in s.lying if one.area == area))


def let_go(s: ConanState, hero: Hero, card: str) -> None:
    """The card leaves the hero (CON-15.5)."""
    before = base_move(hero)
    hero.cards.remove(card)
    reweigh(s, hero, before)


def lay(s: ConanState, card: str, area: str, how: str, by: str = "") -> None:
    """CON-11.16 The object lies in the area; deep water swallows it."""
    if is_water(s, area):
        s.gone.append(card)
        emit(s, events.ObjectGone(card=card, who=by, why="lost"))
        return
    s.lying.append(Lying(card, area))
    emit(s, events.ObjectLies(card=card, area=area, how=how, by=by))


def put_down(s: ConanState, hero: Hero, card: str, area: str, how: str) -> None:
    let_go(s, hero, card)
    lay(s, card, area, how, hero_name(hero))


def take(s: ConanState, hero: Hero, card: str, origin: str, how: str) -> None:
    """CON-11.7 The hero carries the card from now on; the caller has taken it away from where it was."""
    before = base_move(hero)
    hero.cards.append(card)
    reweigh(s, hero, before)
    emit(s, events.ObjectTaken(hero=hero_name(hero), card=card, origin=origin, how=how))
    scenarios.picked_up(s, hero_name(hero), card)


def lift(s: ConanState, hero: Hero, card: str, area: str, how: str = "picked") -> None:
    """Take an object that lies in `area`."""
    s.lying.remove(next(one for one in s.lying if one.card == card and one.area == area))
    take(s, hero, card, f"area:{area}", how)


def hand_over(s: ConanState, giver: Hero, receiver: Hero, card: str, how: str) -> None:
    """CON-11.7 At once carried by the receiver."""
    let_go(s, giver, card)
    take(s, receiver, card, hero_name(giver), how)


def discard(s: ConanState, hero: Hero, card: str, why: str) -> None:
    """Out of the game."""
    let_go(s, hero, card)
    s.gone.append(card)
    emit(s, events.ObjectGone(card=card, who=hero_name(hero), why=why))


def pay_simple(s: ConanState, hero: Hero) -> None:
    """CON-11.2 Exactly one gem, nothing rolled; the caller has asked `powers.room`."""
    assign(s, hero, "manipulation", 1)


# -- throwing


def choose_area(s: ConanState, c: Hurl) -> None:
    """CON-11.9 A target area in line of sight."""
    hero = hero_of(s, c.hero)
    options = tuple(
        Option(f"area:{area}", (f"area:{area}",), {"area": area, "n": distance(s, hero.area, area)})
        for area in throw_areas(s, hero)
    )
    ask(s, Choose(hero.seat, "throw-area", options, {"who": hero_name(hero), "card": c.card}, "CON-11.9"))


def throw_areas(s: ConanState, hero: Hero) -> list[str]:
    return [area for area in seen_from(s, hero.area) if area != hero.area]


def hurl(s: ConanState, c: Hurl, answer: str) -> None:
    """CON-11.9 Complex, with the distance in areas as difficulty."""
    c.area = answer.partition(":")[2]
    far = distance(s, hero_of(s, c.hero).area, c.area)
    call(s, Manipulation(hero=c.hero, what="throw", difficulty=far))


def fly(s: ConanState, c: Hurl, power: int) -> None:
    """CON-11.9, CON-11.10 What falls short lands on the way."""
    hero = hero_of(s, c.hero)
    far = distance(s, hero.area, c.area)
    area = c.area if power >= far else landing(s, hero.area, c.area, power)
    let_go(s, hero, c.card)
    c.area = area


def come_down(s: ConanState, c: Hurl) -> None:
    call(s, Land(card=c.card, area=c.area, by=f"hero:{c.hero}"))


def end_hurl(s: ConanState, c: Hurl) -> None:
    leave(c)


steps(Hurl, choose_area, hurl, fly, come_down, end_hurl)


# -- landing


def land(s: ConanState, c: Land) -> None:
    """CON-16.4, CON-16.5 An orb goes off and is gone; other things lie there."""
    if not CARDS[c.card].area:
        lay(s, c.card, c.area, "thrown" if c.thrown else "dropped", c.by)
        goto(c, "find_catchers")
        return
    s.gone.append(c.card)
    emit(s, events.Exploded(card=c.card, area=c.area))


def explode(s: ConanState, c: Land) -> None:
    goto(c, "end_landing")
    hero = hero_of(s, c.by)
    dice: list[str] = [*CARDS[c.card].area]
    call(s, AreaAttack(area=c.area, dice=dice, means=c.card, attacker=c.by, seat=hero.seat, side=HEROES))


def find_catchers(s: ConanState, c: Land) -> None:
    """CON-11.11 Aggressive heroes in the area who could pay for a simple Manipulation."""
    if not c.thrown or is_water(s, c.area):
        leave(c)
        return
    c.todo = [
        hero.id
        for hero in living(s)
        if hero.area == c.area and hero.stance == "aggressive" and room(s, hero, "manipulation")
    ]


def offer_catch(s: ConanState, c: Land) -> None:
    if not c.todo:
        leave(c)
        return
    hero = hero_of(s, c.todo[0])
    catch = Option(f"catch:{hero.id}", (hero_name(hero), f"object:{c.area}/{c.card}"), {"card": c.card})
    args: dict[str, str | int] = {"who": hero_name(hero), "card": c.card}
    ask(s, Choose(hero.seat, "catch", (catch, PASS), args, "CON-11.11"))


def note_catch(s: ConanState, c: Land, answer: str) -> None:
    hero = hero_of(s, c.todo.pop(0))
    if answer == "pass":
        goto(c, "offer_catch")
        return
    pay_simple(s, hero)
    lift(s, hero, c.card, c.area, "caught")


def end_landing(s: ConanState, c: Land) -> None:
    leave(c)


steps(Land, land, explode, find_catchers, offer_catch, note_catch, end_landing)


# -- too much to carry


def choose_drop(s: ConanState, c: Overload) -> None:
    """CON-15.2 Objects are dropped until the burden is within the maximum."""
    hero = hero_of(s, c.hero)
    if not hero.area or not overloaded(hero):
        leave(c)
        return
    heavy = [card for card in dict.fromkeys(hero.cards) if CARDS[card].enc]
    options = tuple(
        Option(f"drop:{card}", (f"card:{hero.id}/{card}",), {"card": card, "n": CARDS[card].enc}) for card in heavy
    )
    ask(s, Choose(hero.seat, "overloaded", options, {"who": hero_name(hero)}, "CON-15.2"))


def drop(s: ConanState, c: Overload, answer: str) -> None:
    hero, card = hero_of(s, c.hero), answer.partition(":")[2]
    let_go(s, hero, card)
    goto(c, "choose_drop")
    call(s, Land(card=card, area=hero.area, by=hero_name(hero), thrown=False))


steps(Overload, choose_drop, drop)
