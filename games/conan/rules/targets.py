"""CON-7.1, CON-8.1, CON-8.6 Who can be attacked by whom."""

from games.conan.rules import sight
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import (
    area_of,
    friends,
    is_hero,
    other_side,
    room_taken,
    side_of,
    size_of,
    standing,
    unit_facts,
)
from games.conan.rules.ground import border, capacity, levels, neighbours
from games.conan.rules.powers import allows, says
from games.conan.rules.state import ConanState
from games.conan.rules.verbs import Untargetable

Reason = tuple[str, str]
FINE: Reason = ("", "")
OPEN_KINDS = ("open", "plank", "climb", "cliff", "water", "leap")
"""Borders through which a long weapon reaches (CON-26.1)."""


def fits(s: ConanState, name: str, area: str) -> bool:
    """CON-16.10 There is space for this model."""
    wanted = size_of(s, name) if area_of(s, name) != area else 0
    return room_taken(s, area) + wanted <= capacity(s, area)


def melee_range(s: ConanState, attacker: str, area: str) -> bool:
    """CON-7.1 The own area, one in Reach (CON-26.1), or an adjacent one that is occupied for the attacker."""
    here = area_of(s, attacker)
    return here == area or (area in neighbours(s, here) and reaches(s, attacker, here, area))


def reaches(s: ConanState, attacker: str, here: str, area: str) -> bool:
    """The same for who stands `here` and the neighbour `area`."""
    return (allows(s, attacker, "reach") and _within_reach(s, here, area)) or not fits(s, attacker, area)


def _within_reach(s: ConanState, here: str, there: str) -> bool:
    edge = border(s, here, there)
    passable = edge is not None and (edge.kind in OPEN_KINDS or (edge.kind == "door" and s.doors[edge.door] == "open"))
    return passable and bool({*levels(s, here)} & {*levels(s, there)}) and sight.los(s, here, there)


def why_not_target(s: ConanState, attacker: str, target: str, kind: str) -> Reason:
    """Why an enemy cannot be attacked; `kind` is melee, ranged or spell (spells that attack need sight too)."""
    area = area_of(s, target)
    if kind == "melee" and not melee_range(s, attacker, area):
        return "out-of-reach", "CON-7.1"
    if kind != "melee" and not sight.los(s, area_of(s, attacker), area):
        return "no-sight", "CON-8.6"
    return why_not_aim(s, attacker, target, kind)


def why_not_aim(s: ConanState, attacker: str, target: str, kind: str) -> Reason:
    """CON-26.24, CON-26.32 What keeps an enemy in range from being chosen."""
    for _, verb in says(s, target, Untargetable):
        if verb.unless == "attacked" and f"{target}>{attacker}" not in s.fought:
            return "fascinated", "CON-26.24"
        if verb.unless == "alone" and shielded(s, target) and not (kind == "ranged" and ignores_shield(s, attacker)):
            return "protected", "CON-26.32"
    for effect in s.lasting:
        if effect.kind == "untargetable" and effect.on == target and has_tag(s, attacker, effect.spell):
            return "warded", "CON-5.5"
    return FINE


def shielded(s: ConanState, target: str) -> bool:
    """CON-26.32 Another friend without Protected stands in the area."""
    return not all(_protected(s, friend) for friend in friends(s, target))


def _protected(s: ConanState, name: str) -> bool:
    return any(verb.unless == "alone" for _, verb in says(s, name, Untargetable))


def ignores_shield(s: ConanState, attacker: str) -> bool:
    """CON-26.8"""
    return allows(s, attacker, "protected")


def has_tag(s: ConanState, name: str, tag: str) -> bool:
    return not is_hero(name) and tag in unit_facts(s, name).tags


def targets(s: ConanState, attacker: str, kind: str) -> list[tuple[str, Reason]]:
    """Enemies in range, with why they cannot be attacked nevertheless (empty: they can)."""
    here = area_of(s, attacker)
    if not here:
        return []
    field = {here, *neighbours(s, here)} if kind == "melee" else sight.in_view(s, here)
    enemies = standing(s, other_side(side_of(s, attacker)), field)
    if kind == "melee":
        beside = {area for _, area in enemies if area != here}
        far = {area for area in beside if not reaches(s, attacker, here, area)}
        enemies = [(enemy, area) for enemy, area in enemies if area not in far]
    return [(enemy, why_not_aim(s, attacker, enemy, kind)) for enemy, _ in enemies]


def legal_targets(s: ConanState, attacker: str, kind: str) -> list[str]:
    return [enemy for enemy, reason in targets(s, attacker, kind) if not reason[0]]


def elevation_dice(s: ConanState, attacker: str, target: str) -> list[str]:
    """CON-8.12, CON-8.14 One more die against a lower area."""
    if sight.elevated(s, area_of(s, attacker), area_of(s, target)):
        return [CONTENT.boards[s.board].elevation_dice]
    return []
