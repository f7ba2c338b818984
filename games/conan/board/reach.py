"""How far somebody can go now, what it costs, and who or what the view turns about. Nothing here changes a view."""

from heapq import heappop, heappush
from typing import Any, NamedTuple

from engine.rules import copy_state
from games.conan.rules import figures, moves
from games.conan.rules.frames import ActionPhase, ModelTurn
from games.conan.rules.ground import areas
from games.conan.rules.powers import move_hinder
from games.conan.rules.sight import los
from games.conan.rules.state import ConanState

LAST = ("leap", "jump")
"""Ways that end in a throw: what comes after is not counted on."""
ACTORS = ("who", "hero", "attacker", "caster", "roller", "by")
"""Fields of frames that name who is at it, the likeliest first."""


MOST = 200


class Leg(NamedTuple):
    """The last step of the cheapest way to an area; `cost` in movement points in all."""

    cost: int
    origin: str
    how: str
    step: int
    hinder: int


_known: dict[tuple[object, ...], dict[str, Leg]] = {}


def reach(view: ConanState, who: str) -> dict[str, Leg]:
    """CON-12.7 Every area that `who` can come to now with movement points at hand and gems that may be spent."""
    if not figures.on_board(view, who):
        return {}
    key = (who, moves.budget(view, who), _ground(view, who))
    if key not in _known:
        if len(_known) > MOST:
            _known.clear()
        _known[key] = _search(view, who)
    return _known[key]


def _ground(view: ConanState, who: str) -> tuple[object, ...]:
    """All that a way depends on besides the budget."""
    crowd = tuple(hero.area for hero in view.heroes), tuple((one.tile, one.n, one.area) for one in view.models)
    cards = tuple(figures.hero_of(view, who).cards) if figures.is_hero(who) else ()
    effects = tuple((one.kind, one.on, one.by, one.ripe) for one in view.lasting)
    walls = tuple(view.doors.values()), tuple(view.breaches), tuple(view.planks)
    return view.scenario, crowd, cards, effects, walls


def _search(view: ConanState, who: str) -> dict[str, Leg]:
    here, budget = figures.area_of(view, who), moves.budget(view, who)
    world, found = copy_state(view), dict[str, Leg]()
    queue: list[tuple[int, str, Leg]] = [(0, here, Leg(0, "", "", 0, 0))]
    while queue:
        cost, area, leg = heappop(queue)
        if area in found:
            continue
        found[area] = leg
        if leg.how in LAST or cost >= budget:
            continue
        figures.put_in(world, who, area)
        hinder = move_hinder(world, who)
        for way in moves.ways(world, who, free=True):
            if not way.blocked and way.to not in found and cost + way.cost <= budget and way.how != "flee":
                heappush(queue, (cost + way.cost, way.to, Leg(cost + way.cost, area, way.how, way.cost, hinder)))
    del found[here]
    return found


def frame_named(view: ConanState, *kinds: str) -> Any:
    """The frame of one of these kinds that is nearest to the top of the stack; None for none."""
    return next((frame for frame in reversed(view.stack) if type(frame).__name__ in kinds), None)


def actor(view: ConanState) -> str:
    """The character that does something now, by its name; empty for nobody."""
    for frame in reversed(view.stack):
        for field in ACTORS:
            found = getattr(frame, field, "")
            if found:
                name = found if ":" in found else f"hero:{found}"
                if figures.is_hero(name) or figures.find_model(view, name):
                    return str(name)
    return ""


def mover(view: ConanState, seat: int) -> str:
    """Whose movement is shown: the model whose turn it is, else the hero of `seat` that acted last or may act.

    Empty while something else goes on than the choice of what to do.
    """
    top = view.stack[-1] if view.stack else None
    if isinstance(top, ModelTurn):
        return str(top.who) if figures.on_board(view, top.who) else ""
    if not isinstance(top, ActionPhase) or top.seat < 0:
        return ""
    acting = top
    own = [one for one in figures.own_heroes(view, acting.seat) if one.stance == "aggressive"]
    last = next((one for one in own if one.id == acting.hero), None) or next(iter(own), None)
    return figures.hero_name(last) if last is not None else ""


def movers(view: ConanState, seat: int) -> list[str]:
    """All that the asked player may move now: the model whose turn it is, else each hero that may act."""
    first = mover(view, seat)
    acting = frame_named(view, "ActionPhase")
    if not figures.is_hero(first) or acting is None:
        return [first] if first else []
    own = [figures.hero_name(one) for one in figures.own_heroes(view, acting.seat) if one.stance == "aggressive"]
    return [first, *(name for name in own if name != first)]


def large_hero(view: ConanState, viewer: int) -> str:
    """The id of the hero whose sheet is large: who acts or is attacked, else the viewer's own."""
    struck = frame_named(view, "HeroGuard", "Harm")
    name = getattr(struck, "target", "") if struck is not None else ""
    if not figures.is_hero(name):
        name = mover(view, viewer) or actor(view)
    ids = [one.id for one in view.heroes]
    if figures.is_hero(name) and name[5:] in ids:
        return name[5:]
    attack = frame_named(view, "Attack")
    if attack is not None and figures.is_hero(attack.target):
        return str(attack.target[5:])
    own = [one for one in view.heroes if one.seat == viewer]
    alive = [one for one in (*own, *view.heroes) if one.area] or view.heroes
    return alive[0].id


def aimer(view: ConanState) -> str:
    """Who chooses a target in sight now: a shooter, a caster, a thrower; empty for nobody."""
    top = view.stack[-1] if view.stack else None
    kind = type(top).__name__
    if kind in ("Shoot", "Hurl"):
        return f"hero:{getattr(top, 'hero', '')}"
    if kind == "Cast":
        return str(getattr(top, "caster", ""))
    return str(getattr(top, "who", "")) if kind == "Volley" else ""


def seen(view: ConanState, who: str) -> dict[str, bool]:
    """CON-8.6 Every other area, and whether `who` sees it."""
    here = figures.area_of(view, who)
    return {area: los(view, here, area) for area in areas(view) if area != here} if here else {}
