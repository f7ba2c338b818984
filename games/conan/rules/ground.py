"""CON-1.10, CON-12.8 The ground as it is now: areas, borders with doors, breaches and planks, distances.

Nothing here changes the position. Areas must be areas of the board in play.
"""

from collections import deque
from functools import lru_cache
from typing import NamedTuple

from games.conan.rules.content import BOARDS, SCENARIOS
from games.conan.rules.content_boards import Board, BorderFacts, BorderKind, key, offside
from games.conan.rules.content_scenarios import for_party
from games.conan.rules.state import ConanState

DEEP, SHALLOWS = "water", "shallows"


class Border(NamedTuple):
    """CON-12.8 The way from one area to a neighbour, or the wall between the two.

    `mp` is what crossing costs without hindering, wading out or breaking through; `extra` is the part of it beyond 1.
    Of a cliff or a climb `up` tells that it goes upwards (Climb alone); `fall` and `leap_fall` are the dice of a drop
    downwards. `door` with its `state` and lock `difficulty`; `over` the area below a leap of `difficulty`.
    """

    kind: BorderKind
    mp: int = 1
    extra: int = 0
    material: str = ""
    door: str = ""
    state: str = ""
    difficulty: int = 0
    up: bool = False
    fall: tuple[str, ...] = ()
    leap_fall: tuple[str, ...] = ()
    over: str = ""


PLAIN = Border("open")


def board(s: ConanState) -> Board:
    return BOARDS[s.board]


def areas(s: ConanState) -> tuple[str, ...]:
    return tuple(board(s).areas)


def capacity(s: ConanState, area: str) -> int:
    """CON-16.10 The sizes of models that it can hold in all."""
    return board(s).areas[area].capacity


def levels(s: ConanState, area: str) -> tuple[int, ...]:
    """CON-8.13"""
    return board(s).areas[area].levels


def is_water(s: ConanState, area: str) -> bool:
    """CON-12.9 Deep water."""
    return board(s).areas[area].kind == DEEP


def exits(s: ConanState) -> tuple[str, ...]:
    """CON-25.4"""
    return board(s).exits


# -- borders


class Site(NamedTuple):
    """What borders, ways and sight depend on, whoever stands around: the board with what is broken or open now."""

    board: str
    breaches: tuple[str, ...]
    planks: tuple[str, ...]
    doors: tuple[tuple[str, str], ...]


def site(s: ConanState) -> Site:
    """The ground as it is now, to be handed to whoever keeps what was found out about it."""
    return Site(s.board, tuple(s.breaches), tuple(s.planks), tuple(s.doors.items()))


def area_kind(here: Site, area: str) -> str:
    return BOARDS[here.board].areas[area].kind


def is_wet(here: Site, area: str) -> bool:
    """CON-12.9 Water that costs to leave, deep or not."""
    return area_kind(here, area) in (DEEP, SHALLOWS)


def neighbours(s: ConanState, area: str) -> tuple[str, ...]:
    """Areas that share a border with it now: those of the board, through breaches, without planks cast off."""
    return _links(s.board, tuple(s.breaches), tuple(s.planks))[area]


def links(here: Site) -> dict[str, tuple[str, ...]]:
    """The neighbours of every area."""
    return _links(here.board, here.breaches, here.planks)


@lru_cache(maxsize=256)
def _links(board_id: str, breaches: tuple[str, ...], planks: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    here = BOARDS[board_id]
    cast_off = {*here.planks} - {*planks}
    found = {}
    for name, area in here.areas.items():
        standing = [one for one in area.neighbours if key(name, one) not in cast_off]
        found[name] = (*standing, *(one for one in here.walled[name] if key(name, one) in breaches))
    return found


def walled(s: ConanState, area: str) -> tuple[str, ...]:
    """CON-26.11 Areas that touch it behind a wall."""
    return walled_off(site(s), area)


def walled_off(here: Site, area: str) -> tuple[str, ...]:
    """As `walled`."""
    return tuple(one for one in BOARDS[here.board].walled[area] if key(area, one) not in here.breaches)


def border(s: ConanState, a: str, b: str) -> Border | None:
    """The border from a to b; `wall` between areas that only touch, None between areas that do not."""
    edge = border_at(site(s), a, b)
    return edge if edge is None or edge.kind != "door" else edge._replace(difficulty=lock(s, edge.door))


@lru_cache(maxsize=4096)
def border_at(here: Site, a: str, b: str) -> Border | None:
    """As `border`, but a door tells no difficulty, which the scenario knows."""
    board_ = BOARDS[here.board]
    if key(a, b) in here.breaches:
        return PLAIN
    if b in board_.walled[a]:
        return Border("wall", material=_wall_material(here.board, a, b))
    if b not in links(here)[a]:
        return None
    facts = board_.borders.get(key(a, b))
    return PLAIN if facts is None else _special(here, facts, a)


def _special(here: Site, facts: BorderFacts, a: str) -> Border:
    if facts.kind == "door":
        return _door(here, facts)
    if facts.kind == "cliff":
        up = facts.areas[1] == a
        if up:
            return Border("cliff", 1 + facts.extra, facts.extra, up=True)
        return Border("cliff", fall=facts.fall, leap_fall=facts.leap_fall)
    up = facts.kind == "climb"
    return Border(facts.kind, 1 + facts.extra, facts.extra, difficulty=facts.difficulty, up=up, over=facts.over)


def _door(here: Site, facts: BorderFacts) -> Border:
    state = dict(here.doors).get(facts.door, facts.state)
    kind: BorderKind = "open" if state == "open" else "door"
    return Border(kind, material=facts.material, door=facts.door, state=state)


def lock(s: ConanState, door: str) -> int:
    """CON-11.14 The difficulty of a door's lock, as the scenario or else the board has it."""
    scenario = SCENARIOS[s.scenario]
    own = scenario.locks.get(door)
    return board(s).doors[door].difficulty if own is None else for_party(scenario, own, len(s.heroes))


def door_areas(s: ConanState, door: str) -> tuple[str, str]:
    return board(s).doors[door].areas


def all_planks(s: ConanState) -> tuple[str, ...]:
    """The borders that are planks, lying or not."""
    return board(s).planks


def wall_material(s: ConanState, a: str, b: str) -> str:
    """What the wall between two touching areas is made of: wood only if all of it is."""
    return _wall_material(s.board, a, b)


@lru_cache(maxsize=1024)
def _wall_material(board_id: str, a: str, b: str) -> str:
    here = BOARDS[board_id]
    found = {here.obstacles[n].material for n in here.walls_between(a, b)}
    return "wood" if found == {"wood"} else "stone"


# -- distance


def distance(s: ConanState, a: str, b: str) -> int:
    """CON-11.10 The fewest borders from a to b, closed doors ignored."""
    return _distances(s.board, tuple(s.breaches), tuple(s.planks), a)[b]


def within(s: ConanState, area: str, n: int) -> list[str]:
    """Areas at most n borders away, itself included."""
    found = _distances(s.board, tuple(s.breaches), tuple(s.planks), area)
    return [one for one, far in found.items() if far <= n]


@lru_cache(maxsize=4096)
def _distances(board_id: str, breaches: tuple[str, ...], planks: tuple[str, ...], start: str) -> dict[str, int]:
    links = _links(board_id, breaches, planks)
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in links[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def landing(s: ConanState, a: str, b: str, n: int) -> str:
    """CON-11.9, CON-11.10 Where an object thrown from a at b lands when it flies n areas far."""
    here, dots = a, board(s).dots
    line = (dots[a], dots[b])
    for _ in range(n):
        if here == b:
            break
        nearer = [one for one in neighbours(s, here) if distance(s, one, b) == distance(s, here, b) - 1]
        here = min(nearer, key=lambda one: (offside(line, dots[one]), one))
    return here
