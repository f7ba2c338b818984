"""CON-15, CON-26 What a character may do: encumbrance, limits of spaces, skills and what they say at each moment."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

from games.conan.rules.content import CONTENT
from games.conan.rules.figures import (
    area_of,
    foes,
    friends,
    hero_facts,
    hero_name,
    hero_of,
    hinder,
    is_hero,
    model_name,
    on_board,
    side_of,
    tile_of,
    unit_facts,
)
from games.conan.rules.state import HEROES, ConanState, Hero
from games.conan.rules.verbs import (
    AddDice,
    Allow,
    Block,
    CapLimit,
    Defence,
    ForbidReroll,
    FreeReroll,
    Grab,
    IgnoreHindering,
    Pass,
    SkillVerb,
)

V = TypeVar("V", bound=SkillVerb)
UNLIMITED = 99

# -- encumbrance


def burden(hero: Hero) -> int:
    """CON-15.1 The encumbrance level."""
    return _weight(tuple(hero.cards))


@lru_cache(maxsize=1024)
def _weight(cards: tuple[str, ...]) -> int:
    return sum(CONTENT.cards[card].enc for card in cards)


def overloaded(hero: Hero) -> bool:
    """CON-15.2"""
    return burden(hero) > hero_facts(hero).encumbrance.max


def base_move(hero: Hero) -> int:
    """CON-12.2, CON-15.4 Base movement less what the burden takes."""
    facts, level = hero_facts(hero), burden(hero)
    slower = sum(level >= limit for limit in facts.encumbrance.move)
    carried = sum(CONTENT.cards[card].move for card in hero.cards)
    return max(0, facts.move.base - slower + carried)


def reweigh(s: ConanState, hero: Hero, before: int) -> None:
    """CON-15.5 The burden changed from where base movement was `before`, in the heroes' Action phase."""
    if hero.stance != "aggressive" or s.phase != "action" or s.turn != "heroes":
        return
    change = base_move(hero) - before
    if change < 0 or not hero.moved:
        hero.mp = max(0, hero.mp + change)


# -- skills


def has(s: ConanState, name: str, skill: str) -> bool:
    """Whether a character has a skill now: printed or granted, not lost to its burden (CON-15.3) or a spell."""
    return skill in skills(s, name)


def skills(s: ConanState, name: str) -> tuple[str, ...]:
    """The skills a character can use now."""
    if name.startswith("hero:"):
        hero = hero_of(s, name)
        printed = _unburdened(hero.id, tuple(hero.cards))
    else:
        printed = unit_facts(s, name).skills
    for effect in s.lasting:
        if effect.on == name:
            printed = _changed(printed, effect.kind)
    return printed


@lru_cache(maxsize=1024)
def _unburdened(hero_id: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    """CON-15.3 The printed skills that a hero with these cards still has."""
    level = _weight(cards)
    lost = {skill for card in cards for skill in CONTENT.cards[card].loses}
    printed = CONTENT.heroes[hero_id].skills
    return tuple(one.id for one in printed if (not one.limit or level < one.limit) and one.id not in lost)


def _changed(printed: tuple[str, ...], effect: str) -> tuple[str, ...]:
    if effect == "unblocking":
        return tuple(skill for skill in printed if skill != "blocking")
    return (*printed, effect) if effect in CONTENT.skills and effect not in printed else printed


def says(s: ConanState, name: str, kind: type[V]) -> Sequence[tuple[str, V]]:
    """Every verb of a kind that the character's skills say, with the skill."""
    found: Sequence[tuple[str, V]] = _said(skills(s, name)).get(kind, ())
    return found


@lru_cache(maxsize=1024)
def _said(by: tuple[str, ...]) -> dict[object, list[tuple[str, Any]]]:
    """Every verb that these skills say, with the skill, by the kind of verb."""
    found: dict[object, list[tuple[str, Any]]] = {}
    for skill in by:
        for verb in CONTENT.skills[skill].verbs:
            found.setdefault(type(verb), []).append((skill, verb))
    return found


def allows(s: ConanState, name: str, what: str) -> bool:
    return any(verb.what == what for _, verb in says(s, name, Allow))


def passes(s: ConanState, name: str, what: str) -> bool:
    """CON-26.11 to 26.19 What its movement may ignore or cross."""
    return what in crossed(s, name)


def crossed(s: ConanState, name: str) -> frozenset[str]:
    """All of it."""
    return _crossed(skills(s, name))


@lru_cache(maxsize=1024)
def _crossed(by: tuple[str, ...]) -> frozenset[str]:
    return frozenset(what for _, verb in _said(by).get(Pass, ()) for what in verb.what)


def ignores_enemies(s: ConanState, name: str) -> bool:
    """CON-26.12, CON-26.14, CON-26.18 Neither hindered nor blocked in movement."""
    return passes(s, name, "enemies")


def move_hinder(s: ConanState, name: str) -> int:
    """CON-13.2, CON-26.17 Extra movement points for leaving its area."""
    extra = hinder(s, name)
    if not extra or ignores_enemies(s, name):
        return 0
    return max(0, extra - sum(verb.n for _, verb in says(s, name, IgnoreHindering) if verb.what == "move"))


def dice_hinder(s: ConanState, name: str, kind: str) -> int:
    """CON-13.3, CON-13.4 Symbols ignored in a hindered roll; `kind` is ranged or manipulation."""
    free = any(verb.what in ("dice", kind) for _, verb in says(s, name, IgnoreHindering))
    return 0 if free else hinder(s, name)


def blocks(s: ConanState, name: str) -> bool:
    """CON-26.10"""
    return bool(says(s, name, Block))


def blocked_by(s: ConanState, name: str, near: list[str] | None = None) -> str:
    """Who keeps the character in its area (CON-26.3, CON-26.10); empty when nobody does. `near` as for `limit`."""
    enemies = foes(s, name) if near is None else near
    grips = [effect.by for effect in s.lasting if effect.on == name and effect.kind == "grabbed"]
    if not (grips or enemies) or ignores_enemies(s, name):
        return ""
    for by in grips:
        if area_of(s, by) == area_of(s, name):
            return by
    return next((foe for foe in enemies if blocks(s, foe)), "")


def bound(s: ConanState, name: str) -> str:
    """The effect that forbids a character to move: immobile or web; empty for none."""
    for one in s.lasting:
        if one.on == name and _binds(one.kind, one.ripe):
            return one.kind
    return ""


def _binds(kind: str, ripe: bool) -> bool:
    return kind == "web" or (kind == "immobile" and ripe)


def defence_changes(s: ConanState, attacker: str, target: str, kind: str) -> list[tuple[str, int]]:
    """CON-26.5, CON-26.9, CON-26.30 What the skills of both change in the defence, with the skill."""
    found = []
    if attacker and on_board(s, attacker):
        found += [(skill, verb.n) for skill, verb in says(s, attacker, Defence) if _at(verb, "target", kind)]
    return found + [(skill, verb.n) for skill, verb in says(s, target, Defence) if _at(verb, "self", kind)]


def _at(verb: Defence, whose: str, kind: str) -> bool:
    return verb.whose == whose and verb.kind == kind


def jinxed(s: ConanState, name: str) -> bool:
    """CON-26.26 An enemy in its area forbids rerolls."""
    return any(says(s, foe, ForbidReroll) for foe in foes(s, name))


def supported(s: ConanState, name: str) -> bool:
    """CON-26.28 Another friend in its area gives a free reroll."""
    return any(says(s, friend, FreeReroll) for friend in friends(s, name))


def lock_dice(s: ConanState, name: str) -> list[str]:
    """CON-26.23"""
    return [icon for _, verb in says(s, name, AddDice) if verb.to == "lock" for icon in verb.dice]


def grabs(s: ConanState, name: str, faces: list[int]) -> bool:
    """CON-26.3 Some die shows enough symbols."""
    return any(max(faces, default=0) >= verb.symbols for _, verb in says(s, name, Grab))


def armour_spells(s: ConanState, name: str) -> int:
    """CON-9.13 Flat armour by spells."""
    return sum(effect.n for effect in s.lasting if effect.kind == "armour" and effect.on == name)


# -- spaces


def space_die(hero: Hero, space: str) -> str:
    """CON-2.4 The icon of a space that rolls dice."""
    found: str = getattr(hero_facts(hero), space).die
    return found


def limit(s: ConanState, hero: Hero, space: str, near: list[str] | None = None) -> int:
    """CON-2.5, CON-2.6, CON-26.25, CON-26.27 The exertion limit now; `near` are its `foes` where they are known."""
    if space in ("guard", "reroll"):
        return UNLIMITED
    most: int = getattr(hero_facts(hero), space).limit - hero.poison.get(space, 0)
    enemies = foes(s, hero_name(hero)) if near is None else near
    caps = [verb.n for foe in enemies for _, verb in says(s, foe, CapLimit) if space in verb.spaces]
    return max(0, min([most, *caps]))


def room(s: ConanState, hero: Hero, space: str, near: list[str] | None = None) -> int:
    """How many gems may be assigned now (CON-2.5); `near` as for `limit`."""
    if not hero.reserve:
        return 0
    on_it: int = getattr(hero, space)
    return max(0, min(hero.reserve, limit(s, hero, space, near) - on_it))


def space_dice(hero: Hero, space: str, gems: int) -> list[str]:
    """CON-7.4, CON-6.3 One die a gem; an arrow of the space counts once a roll."""
    icon = space_die(hero, space)
    return [icon if n == 0 else icon[0] for n in range(gems)]


def undead(s: ConanState, name: str) -> bool:
    return not is_hero(name) and "undead" in unit_facts(s, name).tags


def dead_heroes(s: ConanState) -> int:
    """CON-4.6"""
    return sum(hero.status == "dead" for hero in s.heroes)


def caster_key(name: str, spell: str) -> str:
    """The key of an Overlord caster's card in `spell_gems`."""
    return f"{tile_of(name)}/{spell}"


def spell_cards(s: ConanState, name: str) -> list[str]:
    """The spell cards a character can use (CON-14.1, CON-24.1); allies have none."""
    if is_hero(name):
        found = [*hero_of(s, name).spells]
    else:
        tile = tile_of(name) + "/"
        found = [key.removeprefix(tile) for key in s.spell_gems if key.startswith(tile)]
        if found and side_of(s, name) == HEROES:
            return []
    return found if found and has(s, name, "spell_caster") else []


def holders(s: ConanState, side: str) -> list[str]:
    """Characters of a side with spell cards, whether they can use them now or not, in the order of `everyone`."""
    if side == HEROES:
        return [hero_name(hero) for hero in s.heroes if hero.area and hero.spells]
    tiles = {key.partition("/")[0] for key in s.spell_gems}
    return [model_name(model) for model in s.models if model.tile in tiles and not model.ally]
