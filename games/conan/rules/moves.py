"""CON-12 Movement: where a character can go, at what cost, and what forbids it."""

from msgspec import Struct

from engine.rules import Option
from games.conan.rules import book
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import (
    area_of,
    hero_of,
    is_hero,
    model_of,
    payer,
    purse,
    unit_facts,
)
from games.conan.rules.frames import Cross
from games.conan.rules.gems import assign
from games.conan.rules.ground import Border, border, exits, is_water, is_wet, neighbours, walled
from games.conan.rules.lasting import webbed
from games.conan.rules.powers import blocked_by, bound, move_hinder, passes, room
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.targets import Reason, fits, has_tag

WEB = 4


class Way(Struct, frozen=True):
    """One way out of an area: `cost` in movement points in all, hindering included.

    `how` is walk, open, wreck, climb, jump, leap, swim, fly, pass, flee or shed (stay, but out of a web).
    """

    to: str
    how: str
    cost: int
    blocked: str = ""
    clause: str = ""
    fall: tuple[str, ...] = ()
    difficulty: int = 0
    edge: str = ""
    """The border that is crossed, or the door that is opened."""


def ways(s: ConanState, who: str, free: bool = False) -> list[Way]:
    """Every border out of the character's area that it could think of; blocked ones carry the reason.

    `free`: nothing is paid (spells that lead a character).
    """
    here = area_of(s, who)
    if not here:
        return []
    if webbed(s, who):
        return [] if free else [_price(s, who, Way("", "shed", WEB))]
    around = (*neighbours(s, here), *walled(s, here))
    found = [way for there in around if (way := _over(s, who, here, there)) is not None]
    if is_hero(who) and here in exits(s):
        found.append(Way(here, "flee", 1))
    extra = move_hinder(s, who) + _wading(s, who, here)
    found = [_with(way, extra) for way in found]
    found = [_held(s, who, way) for way in found]
    return found if free else [_price(s, who, way) for way in found]


def _with(way: Way, extra: int) -> Way:
    return Way(way.to, way.how, way.cost + extra, way.blocked, way.clause, way.fall, way.difficulty, way.edge)


def _block(way: Way, reason: Reason) -> Way:
    return Way(way.to, way.how, way.cost, *reason, way.fall, way.difficulty, way.edge)


def _wading(s: ConanState, who: str, here: str) -> int:
    """CON-12.9, CON-26.13 Leaving water; in shallows a swimmer does not feel it."""
    if not is_wet(s, here) or passes(s, who, "scenery"):
        return 0
    if not is_water(s, here) and passes(s, who, "water"):
        return 0
    return CONTENT.constants.leave_water


def plain_way(s: ConanState, who: str, here: str, there: str) -> Way | None:
    """CON-12.8 Crossing from `here` by the kind of border alone, whoever stands around: no hindering, no space."""
    edge = border(s, here, there)
    if edge is None:
        return None
    if edge.kind == "wall":
        return _through_wall(s, who, edge, here, there)
    way = _by_kind(s, who, edge, here, there)
    if way.how != "leap" and not way.blocked and is_water(s, there) and not _stays_dry(s, who):
        way = _block(way, ("needs-swimming", "CON-12.9"))
    return way


def _over(s: ConanState, who: str, here: str, there: str) -> Way | None:
    """CON-16.10 As `plain_way`, if there is space for this model."""
    way = plain_way(s, who, here, there)
    return way if way is None or way.blocked or fits(s, who, there) else _block(way, ("occupied", "CON-16.10"))


def _stays_dry(s: ConanState, who: str) -> bool:
    return passes(s, who, "water")


def _by_kind(s: ConanState, who: str, edge: Border, here: str, there: str) -> Way:
    name = "/".join(sorted((here, there)))
    if passes(s, who, "scenery") and edge.kind != "door":
        return Way(there, "fly", 1)
    if passes(s, who, "walls") and edge.kind in ("flap", "door", "cliff", "climb"):
        return Way(there, "pass", 1)
    if edge.kind == "door":
        return _through_door(s, who, edge, there)
    if edge.kind in ("climb", "cliff") and (edge.kind == "climb" or edge.up):
        able = passes(s, who, "climb")
        return Way(there, "climb", 1 + edge.extra, *(("", "") if able else ("needs-climb", "CON-12.8")))
    if edge.kind == "cliff":
        return Way(there, "jump", 1, fall=tuple(edge.leap_fall if passes(s, who, "leap") else edge.fall))
    if edge.kind == "leap":
        able = passes(s, who, "leap")
        reason = ("", "") if able else ("needs-leap", "CON-16.6")
        return Way(there, "leap", edge.mp, *reason, difficulty=edge.difficulty, edge=name)
    if edge.kind == "water":
        return Way(there, "swim" if is_water(s, there) else "walk", 1)
    return Way(there, "walk", 1 + edge.extra)


def _through_door(s: ConanState, who: str, edge: Border, there: str) -> Way:
    """CON-11.14 Closed doors: humanoid units push them open, heroes manipulate them."""
    state = s.doors[edge.door]
    if state == "open":
        return Way(there, "walk", 1)
    if edge.material == "wood" and passes(s, who, "wood"):
        return Way(there, "wreck", 1 + CONTENT.constants.wreck, edge=edge.door)
    if state == "closed" and has_tag(s, who, "humanoid"):
        return Way(there, "open", 1 + CONTENT.constants.open_door, edge=edge.door)
    return Way(there, "walk", 1, "door-locked" if state == "locked" else "door-closed", "CON-11.14")


def _through_wall(s: ConanState, who: str, edge: Border, here: str, there: str) -> Way | None:
    """CON-26.11, CON-26.14 Wooden walls can be wrecked, unless what is behind is occupied; spirits go through."""
    if passes(s, who, "walls"):
        return Way(there, "pass", 1)
    if passes(s, who, "wood") and edge.material == "wood":
        return Way(there, "wreck", 1 + CONTENT.constants.wreck, edge="/".join(sorted((here, there))))
    return None


def _held(s: ConanState, who: str, way: Way) -> Way:
    """CON-26.10, CON-26.3 Nobody leaves who is blocked; nor who cannot move at all."""
    if way.blocked:
        return way
    if bound(s, who):
        return _block(way, ("immobile", "CON-14.9"))
    if blocked_by(s, who):
        return _block(way, ("blocking", "CON-26.10"))
    return way


def _price(s: ConanState, who: str, way: Way) -> Way:
    """CON-12.7 The whole cost or nothing."""
    if way.blocked or way.cost <= budget(s, who):
        return way
    return _block(way, ("too-far", "CON-12.7"))


# -- movement points


def budget(s: ConanState, who: str) -> int:
    """Movement points at hand and to be bought now."""
    if is_hero(who):
        hero = hero_of(s, who)
        return 0 if hero.stance == "cautious" else hero.mp + room(s, hero, "move")
    return model_of(s, who).mp + buyable(s, who)


def at_hand(s: ConanState, who: str) -> int:
    """Base movement points left."""
    return hero_of(s, who).mp if is_hero(who) else model_of(s, who).mp


def buyable(s: ConanState, who: str) -> int:
    """CON-17.4, CON-21.4 What gems may still buy for a model: at most its movement value in an activation."""
    model = model_of(s, who)
    most = WEB if webbed(s, who) else unit_facts(s, who).move
    return max(0, min(purse(s, who), most - model.bought))


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


def way_id(way: Way) -> str:
    return f"{way.how}:{way.to}" if way.to else way.how


def options(s: ConanState, who: str) -> list[Option]:
    """The ways of a model as options `walk:V23`, `leap:D2`, `shed` ...; see `chosen`."""
    return [_option(s, way_id(way), who, way) for way in ways(s, who)]


def hero_options(s: ConanState, hero: Hero) -> list[Option]:
    """The same for a hero among others: `walk:conan/V23`, `flee:conan/R1`."""
    name = f"hero:{hero.id}"
    return [_option(s, f"{way.how}:{hero.id}/{way.to}", name, way) for way in ways(s, name)]


def _option(s: ConanState, name: str, who: str, way: Way) -> Option:
    args: dict[str, str | int] = {"who": who, "area": way.to, "n": way.cost, "gems": max(0, way.cost - at_hand(s, who))}
    touches = (f"area:{way.to}", who) if way.to else (who,)
    return Option(name, touches, args, way.blocked, way.clause)


def chosen(s: ConanState, who: str, how: str, to: str) -> Way | None:
    """The open way that an option named; None for options that are no ways."""
    return next((way for way in ways(s, who) if (way.how, way.to) == (how, to) and not way.blocked), None)


def stop_moving(s: ConanState, hero: Hero) -> int:
    """CON-12.3 A hero that has begun to move and does something else loses its base movement points."""
    if not hero.moved or not hero.mp:
        return 0
    lost, hero.mp = hero.mp, 0
    return lost
