"""How far it is for somebody, in movement points and what they are worth: the bots' sense of direction."""

from heapq import heappop, heappush

from games.conan.odds import FACES, die_mean
from games.conan.rules.figures import in_area, is_hero, other_side, side_of, tile_of
from games.conan.rules.ground import distance, door_areas, lock, neighbours, walled
from games.conan.rules.moves import plain_way
from games.conan.rules.state import ConanState

FAR = 99.0
SHUT, LOCKED, HURT, CROWD = 1.5, 1.4, 1.5, 0.6
"""What a closed door costs a hero, each symbol of a lock, a point of damage by a fall, an enemy on the way."""
_maps: dict[tuple[object, ...], dict[str, float]] = {}
_MANY = 3000


def ways_to(s: ConanState, who: str, goals: frozenset[str]) -> dict[str, float]:
    """From every area the cost to the nearest of `goals`; `FAR` stands for areas that are left out."""
    key = (*_ground(s), _kind(s, who), goals)
    if key not in _maps:
        if len(_maps) > _MANY:
            _maps.clear()
        _maps[key] = _search(s, who, goals)
    return _maps[key]


def _ground(s: ConanState) -> tuple[object, ...]:
    crowds = tuple(hero.area for hero in s.heroes), tuple(model.area for model in s.models)
    return s.board, tuple(s.breaches), tuple(s.planks), tuple(s.doors.values()), crowds


def _kind(s: ConanState, who: str) -> object:
    """Those who move alike: a hero with its burden, or all models of a tile."""
    if not is_hero(who):
        return tile_of(who)
    return who, tuple(next(hero.cards for hero in s.heroes if f"hero:{hero.id}" == who))


def _search(s: ConanState, who: str, goals: frozenset[str]) -> dict[str, float]:
    """Backwards from the goals."""
    found: dict[str, float] = {}
    queue = [(0.0, goal) for goal in sorted(goals)]
    while queue:
        cost, there = heappop(queue)
        if there in found:
            continue
        found[there] = cost
        for here in (*neighbours(s, there), *walled(s, there)):
            if here not in found:
                step = step_cost(s, who, here, there)
                if step < FAR:
                    heappush(queue, (cost + step, here))
    return found


def step_cost(s: ConanState, who: str, here: str, there: str) -> float:
    """One border, with what it is likely to cost beyond movement points."""
    way = plain_way(s, who, here, there)
    if way is None:
        return FAR
    cost = way.cost + CROWD * len(in_area(s, here, other_side(side_of(s, who))))
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


def near(s: ConanState, here: str, areas: list[str]) -> int:
    """The fewest borders to one of the areas."""
    return min((distance(s, here, area) for area in areas), default=99)
