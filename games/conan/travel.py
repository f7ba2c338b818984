"""How far it is for somebody, in movement points and what they are worth: the bots' sense of direction."""

from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush
from typing import TypeAlias, TypeVar

from games.conan.odds import FACES, die_mean
from games.conan.rules.content import CARDS
from games.conan.rules.figures import area_of, everyone, hero_of, is_hero, other_side, side_of, tile_of
from games.conan.rules.ground import board, door_areas, lock, neighbours, walled
from games.conan.rules.moves import plain_way
from games.conan.rules.powers import passes, skills
from games.conan.rules.state import ConanState

T = TypeVar("T")
FAR = 99.0
SHUT, LOCKED, HURT, CROWD = 1.5, 1.4, 1.5, 0.6
"""What a closed door costs a hero, each symbol of a lock, a point of damage by a fall, an enemy on the way."""
_MANY = 3000
_maps: dict[tuple[object, ...], dict[str, float]] = {}
_roads: dict[tuple[object, ...], "Roads"] = {}

Roads: TypeAlias = dict[str, tuple[tuple[str, float], ...]]
"""By area, whence it can be entered and what the border costs, whoever stands around."""


def ways_to(s: ConanState, who: str, goals: frozenset[str]) -> dict[str, float]:
    """From every area the cost to the nearest of `goals`; `FAR` stands for areas that are left out."""
    ground = _ground(s, who)
    crowd = tuple(sorted(area_of(s, name) for name in everyone(s, other_side(side_of(s, who)))))
    return _kept(_maps, (*ground, crowd, goals), lambda: _search(roads(s, who, ground), Counter(crowd), goals))


def _kept(store: dict[tuple[object, ...], T], key: tuple[object, ...], make: Callable[[], T]) -> T:
    found = store.get(key)
    if found is None:
        if len(store) > _MANY:
            store.clear()
        found = store[key] = make()
    return found


def _ground(s: ConanState, who: str) -> tuple[object, ...]:
    """All that the borders depend on: what stands open, and how this one moves."""
    doors = s.scenario, len(s.heroes), tuple(s.doors.values())
    kind = bears_person(s, who) if is_hero(who) else tile_of(who)
    return s.board, tuple(s.breaches), tuple(s.planks), doors, kind, skills(s, who)


def bears_person(s: ConanState, who: str) -> bool:
    """Whether a hero carries somebody whom a fall would kill (CON-16.9)."""
    return any(CARDS[card].life for card in hero_of(s, who).cards)


def roads(s: ConanState, who: str, ground: tuple[object, ...]) -> Roads:
    return _kept(_roads, ground, lambda: _find_roads(s, who))


def _find_roads(s: ConanState, who: str) -> Roads:
    through = passes(s, who, "walls") or passes(s, who, "wood")
    found = {}
    for there in board(s).areas:
        around = (*neighbours(s, there), *(walled(s, there) if through else ()))
        costs = [(here, step_cost(s, who, here, there)) for here in around]
        found[there] = tuple((here, cost) for here, cost in costs if cost < FAR)
    return found


def _search(net: Roads, crowd: Counter[str], goals: frozenset[str]) -> dict[str, float]:
    """Backwards from the goals; enemies in an area make leaving it dearer."""
    found: dict[str, float] = {}
    queue = [(0.0, goal) for goal in sorted(goals) if goal in net]
    while queue:
        cost, there = heappop(queue)
        if there in found:
            continue
        found[there] = cost
        for here, step in net[there]:
            if here not in found:
                heappush(queue, (cost + step + CROWD * crowd[here], here))
    return found


def step_cost(s: ConanState, who: str, here: str, there: str) -> float:
    """One border, with what it is likely to cost beyond movement points."""
    way = plain_way(s, who, here, there)
    if way is None or (way.fall and is_hero(who) and bears_person(s, who)):
        return FAR
    cost = float(way.cost)
    if way.blocked == "door-closed" and is_hero(who):
        return cost + SHUT
    if way.blocked == "door-locked" and is_hero(who):
        door = next(door for door, state in s.doors.items() if state == "locked" and {here, there} == _areas(s, door))
        return cost + 1 + LOCKED * lock(s, door)
    if way.blocked:
        return FAR
    if way.difficulty:
        chance = sum(face >= way.difficulty for face in FACES["R"]) / 6
        cost += 2 * (1 - chance) / chance
    return cost + HURT * sum(die_mean(icon[0]) for icon in way.fall)


def _areas(s: ConanState, door: str) -> set[str]:
    return {*door_areas(s, door)}
