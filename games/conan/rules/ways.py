"""CON-12.8 The ways over the borders of an area, by the kind of border and the gait alone, whoever stands around."""

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct, structs

from games.conan.rules.content import BOARDS, CONTENT
from games.conan.rules.content_boards import key
from games.conan.rules.figures import is_hero, unit_facts
from games.conan.rules.ground import DEEP, Border, Site, area_kind, border_at, is_wet, links, walled_off
from games.conan.rules.powers import crossed
from games.conan.rules.state import ConanState

WAYS = frozenset(
    ("walk", "open", "wreck", "climb", "jump", "leap", "swim", "fly", "pass", "flee", "shed"),
)
"""How a character can go."""


class Way(Struct, frozen=True):
    """One way out of an area: `cost` in movement points in all, hindering included.

    `how` is one of `WAYS`; flee leads off the board, shed stays, but out of a web.
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


class Gait(NamedTuple):
    """All that tells how one character moves from another: what it ignores or crosses (CON-26.11 to 26.19), hands."""

    crosses: frozenset[str]
    opens_doors: bool = False
    size: int = 1


def gait(s: ConanState, who: str) -> Gait:
    """How the character moves now. Humanoid units push doors open, heroes manipulate them (CON-11.14)."""
    crosses = crossed(s, who)
    if is_hero(who):
        return Gait(crosses)
    facts = unit_facts(s, who)
    return Gait(crosses, "humanoid" in facts.tags, facts.size)


@lru_cache(maxsize=4096)
def ways_out(site: Site, how: Gait, here: str, flees: bool) -> tuple[Way, ...]:
    """Every border out of an area that one could think of, with what wading costs; some carry why they cannot be used.

    `flees`: exits lead off the board for this one (CON-25.4).
    """
    around = (*links(site)[here], *walled_off(site, here))
    found = [way for there in around if (way := plain_way(site, how, here, there)) is not None]
    if flees and here in BOARDS[site.board].exits:
        found.append(Way(here, "flee", 1))
    wading = _wading(site, how, here)
    return tuple(structs.replace(way, cost=way.cost + wading) for way in found)


def _wading(site: Site, how: Gait, here: str) -> int:
    """CON-12.9, CON-26.13 Leaving water; in shallows a swimmer does not feel it."""
    if not is_wet(site, here) or "scenery" in how.crosses:
        return 0
    swims = area_kind(site, here) != DEEP and "water" in how.crosses
    return 0 if swims else CONTENT.constants.leave_water


def plain_way(site: Site, how: Gait, here: str, there: str) -> Way | None:
    """CON-12.8 Crossing from `here` by the kind of border alone: no hindering, no space."""
    edge = border_at(site, here, there)
    if edge is None:
        return None
    if edge.kind == "wall":
        return _through_wall(how, edge, here, there)
    way = _by_kind(site, how, edge, here, there)
    dry = area_kind(site, there) != DEEP or "water" in how.crosses
    if dry or way.how == "leap" or way.blocked:
        return way
    return Way(there, way.how, way.cost, "needs-swimming", "CON-12.9", way.fall, way.difficulty, way.edge)


def _by_kind(site: Site, how: Gait, edge: Border, here: str, there: str) -> Way:
    can = how.crosses
    if "scenery" in can and edge.kind != "door":
        return Way(there, "fly", 1)
    if "walls" in can and edge.kind in ("flap", "door", "cliff", "climb"):
        return Way(there, "pass", 1)
    if edge.kind == "door":
        return _through_door(how, edge, there)
    if edge.kind in ("climb", "cliff") and (edge.kind == "climb" or edge.up):
        reason = ("", "") if "climb" in can else ("needs-climb", "CON-12.8")
        return Way(there, "climb", 1 + edge.extra, *reason)
    if edge.kind == "cliff":
        return Way(there, "jump", 1, fall=tuple(edge.leap_fall if "leap" in can else edge.fall))
    if edge.kind == "leap":
        reason = ("", "") if "leap" in can else ("needs-leap", "CON-16.6")
        return Way(there, "leap", edge.mp, *reason, difficulty=edge.difficulty, edge=key(here, there))
    if edge.kind == "water":
        return Way(there, "swim" if area_kind(site, there) == DEEP else "walk", 1)
    return Way(there, "walk", 1 + edge.extra)


def _through_door(how: Gait, edge: Border, there: str) -> Way:
    """CON-11.14 A door that is not open."""
    if edge.material == "wood" and "wood" in how.crosses:
        return Way(there, "wreck", 1 + CONTENT.constants.wreck, edge=edge.door)
    if edge.state == "closed" and how.opens_doors:
        return Way(there, "open", 1 + CONTENT.constants.open_door, edge=edge.door)
    return Way(there, "walk", 1, "door-locked" if edge.state == "locked" else "door-closed", "CON-11.14")


def _through_wall(how: Gait, edge: Border, here: str, there: str) -> Way | None:
    """CON-26.11, CON-26.14 Wooden walls can be wrecked, unless what is behind is occupied; spirits go through."""
    if "walls" in how.crosses:
        return Way(there, "pass", 1)
    if "wood" in how.crosses and edge.material == "wood":
        return Way(there, "wreck", 1 + CONTENT.constants.wreck, edge=key(here, there))
    return None
