"""CON-12 Movement: where a character can go, at what cost, and what forbids it."""

from collections.abc import Sequence

from engine.rules import Option
from games.conan.rules import book
from games.conan.rules.figures import (
    area_of,
    hero_of,
    in_area,
    is_hero,
    model_of,
    other_side,
    payer,
    purse,
    room_taken,
    side_of,
    unit_facts,
)
from games.conan.rules.frames import Cross
from games.conan.rules.gems import assign
from games.conan.rules.ground import board, site
from games.conan.rules.lasting import webbed
from games.conan.rules.powers import UNLIMITED, blocked_by, bound, move_hinder, room
from games.conan.rules.state import ConanState, Hero, Model
from games.conan.rules.targets import FINE, Reason
from games.conan.rules.ways import WAYS, Gait, Way, gait, ways_out
from games.conan.rules.ways import plain_way as crossing

WEB = 4
SHED = Way("", "shed", WEB)
STAYING = ("flee", "shed")
"""Ways that lead into no other area."""


def ways(s: ConanState, who: str, free: bool = False, near: list[str] | None = None) -> list[Way]:
    """Every border out of the character's area that it could think of; blocked ones carry the reason.

    `free`: nothing is paid (spells that lead a character). `near` are its `foes` where they are known.
    """
    here = area_of(s, who)
    if not here:
        return []
    near = in_area(s, here, other_side(side_of(s, who))) if near is None else near
    if webbed(s, who):
        return [] if free else [_judged(s, SHED, 0, FINE, budget(s, who, near))]
    most = UNLIMITED if free else budget(s, who, near)
    how, held = gait(s, who), _held(s, who, near)
    found = _thinkable(s, how, here, is_hero(who), move_hinder(s, who) if near else 0)
    return [_judged(s, way, how.size, held, most) for way in found]


def _thinkable(s: ConanState, how: Gait, here: str, flees: bool, extra: int) -> Sequence[Way]:
    """The ways over every border, by the kind of border alone, with `extra` for hindering."""
    found = ways_out(site(s), how, here, flees)
    return [_but(way, way.cost + extra) for way in found] if extra else found


def _but(way: Way, cost: int, reason: Reason | None = None) -> Way:
    """The same way at that cost, blocked for the reason if there is one."""
    blocked, clause = reason or (way.blocked, way.clause)
    return Way(way.to, way.how, cost, blocked, clause, way.fall, way.difficulty, way.edge)


def _judged(s: ConanState, way: Way, size: int, held: Reason, most: int) -> Way:
    """CON-12.7 The way for somebody of that size who is `held` and has `most` movement points: all of it or nothing."""
    if way.blocked:
        return way
    if way.how not in STAYING and room_taken(s, way.to) + size > board(s).areas[way.to].capacity:
        return _but(way, way.cost, ("occupied", "CON-16.10"))
    if held[0]:
        return _but(way, way.cost, held)
    return way if way.cost <= most else _but(way, way.cost, ("too-far", "CON-12.7"))


def plain_way(s: ConanState, who: str, here: str, there: str) -> Way | None:
    """CON-12.8 Crossing from `here` by the kind of border alone, whoever stands around: no hindering, no space."""
    return crossing(site(s), gait(s, who), here, there)


def _held(s: ConanState, who: str, near: list[str]) -> Reason:
    """CON-26.10, CON-26.3 Nobody leaves who is blocked; nor who cannot move at all."""
    if bound(s, who):
        return "immobile", "CON-14.9"
    return ("blocking", "CON-26.10") if blocked_by(s, who, near) else FINE


# -- movement points


def budget(s: ConanState, who: str, near: list[str] | None = None) -> int:
    """Movement points at hand and to be bought now; `near` are its `foes` where they are known."""
    if is_hero(who):
        hero = hero_of(s, who)
        return 0 if hero.stance == "cautious" else hero.mp + room(s, hero, "move", near)
    model = model_of(s, who)
    return model.mp + buyable(s, who, model)


def at_hand(s: ConanState, who: str) -> int:
    """Base movement points left."""
    return hero_of(s, who).mp if is_hero(who) else model_of(s, who).mp


def buyable(s: ConanState, who: str, model: Model) -> int:
    """CON-17.4, CON-21.4 What gems may still buy for a model: at most its movement value in an activation."""
    most = WEB if webbed(s, who) else unit_facts(s, who).move
    return max(0, min(purse(s, who) if model.ally else s.reserve, most - model.bought))


def pay(s: ConanState, who: str, cost: int) -> int:
    """CON-12.2, CON-12.5 Base movement first, gems for the rest; gives the gems."""
    if is_hero(who):
        hero = hero_of(s, who)
        base = min(cost, hero.mp)
        hero.mp -= base
        hero.moved = True
        assign(s, hero, "move", cost - base)
        return cost - base
    model = model_of(s, who)
    base = min(cost, model.mp)
    model.mp -= base
    short = cost - base
    model.bought += short
    if short and model.ally:
        paying = payer(s)
        assert paying is not None
        assign(s, paying, "allies", short, "move")
    elif short:
        book.spend(s, short, "move")
    return short


def cross_frame(s: ConanState, who: str, way: Way) -> Cross:
    """The procedure of going that way."""
    return Cross(
        who=who,
        to=way.to,
        how=way.how,
        cost=way.cost,
        difficulty=way.difficulty,
        fall=list(way.fall),
        edge=way.edge,
    )


def options(s: ConanState, who: str) -> list[Option]:
    """The ways of a model as options `walk:V23`, `leap:D2`, `shed` ...; see `chosen`."""
    have = at_hand(s, who)
    return [_option(f"{way.how}:{way.to}" if way.to else way.how, who, way, have) for way in ways(s, who)]


def hero_options(s: ConanState, hero: Hero, near: list[str]) -> list[Option]:
    """The same for a hero among others: `walk:conan/V23`, `flee:conan/R1`."""
    name = f"hero:{hero.id}"
    return [_option(f"{way.how}:{hero.id}/{way.to}", name, way, hero.mp) for way in ways(s, name, near=near)]


def _option(name: str, who: str, way: Way, have: int) -> Option:
    gems = way.cost - have if way.cost > have else 0
    args: dict[str, str | int] = {"who": who, "area": way.to, "n": way.cost, "gems": gems}
    touches = (f"area:{way.to}", who) if way.to else (who,)
    return Option(name, touches, args, way.blocked, way.clause)


def chosen(s: ConanState, who: str, how: str, to: str) -> Way | None:
    """The way that an option named, which was open; None for options that are no ways."""
    here = area_of(s, who) if how in WAYS else ""
    if not here:
        return None
    if how == "shed":
        return SHED
    found = _thinkable(s, gait(s, who), here, is_hero(who), move_hinder(s, who))
    return next(way for way in found if way.how == how and way.to == to)


def stop_moving(s: ConanState, hero: Hero) -> int:
    """CON-12.3 A hero that has begun to move and does something else loses its base movement points."""
    if not hero.moved or not hero.mp:
        return 0
    lost, hero.mp = hero.mp, 0
    return lost
