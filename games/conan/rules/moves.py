"""CON-12 Movement: where a character can go, at what cost, and what forbids it."""

from msgspec import structs

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
    rooms_taken,
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
from games.conan.rules.ways import WAYS, Way, gait, ways_out
from games.conan.rules.ways import plain_way as crossing

WEB = 4
SHED = Way("", "shed", WEB)


def ways(s: ConanState, who: str, free: bool = False, near: list[str] | None = None) -> list[Way]:
    """Every border out of the character's area that it could think of; blocked ones carry the reason.

    `free`: nothing is paid (spells that lead a character). `near` are its `foes` where they are known.
    """
    here = area_of(s, who)
    if not here:
        return []
    near = in_area(s, here, other_side(side_of(s, who))) if near is None else near
    if webbed(s, who):
        return [] if free else [_affordable(SHED, budget(s, who, near))]
    most = UNLIMITED if free else budget(s, who, near)
    how, held = gait(s, who), _held(s, who, near)
    found, extra = ways_out(site(s), how, here, is_hero(who)), move_hinder(s, who) if near else 0
    taken, areas = rooms_taken(s, [way.to for way in found]), board(s).areas
    return [
        _judged(_dearer(way, extra), taken[way.to] + how.size <= areas[way.to].capacity, held, most) for way in found
    ]


def _judged(way: Way, fits: bool, held: Reason, most: int) -> Way:
    """The way for somebody who finds space there or not, is `held` and has `most` movement points."""
    if way.blocked:
        return way
    if not fits and way.how != "flee":
        return _blocked(way, "occupied", "CON-16.10")
    return _blocked(way, *held) if held[0] else _affordable(way, most)


def _affordable(way: Way, most: int) -> Way:
    """CON-12.7 All of its cost or nothing."""
    return way if way.cost <= most else _blocked(way, "too-far", "CON-12.7")


def _dearer(way: Way, extra: int) -> Way:
    return structs.replace(way, cost=way.cost + extra) if extra else way


def _blocked(way: Way, reason: str, clause: str) -> Way:
    return structs.replace(way, blocked=reason, clause=clause)


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
    thinkable = ways_out(site(s), gait(s, who), here, is_hero(who))
    way = next(way for way in thinkable if way.how == how and way.to == to)
    return _dearer(way, move_hinder(s, who))


def stop_moving(s: ConanState, hero: Hero) -> int:
    """CON-12.3 A hero that has begun to move and does something else loses its base movement points."""
    if not hero.moved or not hero.mp:
        return 0
    lost, hero.mp = hero.mp, 0
    return lost
