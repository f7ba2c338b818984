"""CON-14, CON-24.1 Casting: who may cast what at whom, payment onto the card."""

from engine.rules import Choose, Option, ask, call, emit, leave
from games.conan.rules import events
from games.conan.rules.content import CARDS, SPELLS, TILES
from games.conan.rules.content_tables import SpellFacts
from games.conan.rules.figures import (
    area_of,
    controller,
    everyone,
    hero_of,
    in_area,
    is_hero,
    other_side,
    purse,
    side_of,
    tile_of,
)
from games.conan.rules.frames import Cast, Effect
from games.conan.rules.gems import drain
from games.conan.rules.ground import distance, neighbours
from games.conan.rules.lasting import surcharge
from games.conan.rules.powers import caster_key, has, spell_cards
from games.conan.rules.sight import los, seen_from
from games.conan.rules.state import OVERLORD, ConanState
from games.conan.rules.targets import Reason, why_not_aim
from games.conan.rules.verbs import Armour, Attack, Fetch, GiveGems, Grant
from games.conan.rules.watch import steps

FAR = 2
"""Areas away that the reach "two" allows."""


def on_card(s: ConanState, caster: str, spell: str) -> int:
    """Gems that lie on the spell card."""
    if is_hero(caster):
        return hero_of(s, caster).spells[spell]
    return s.spell_gems[caster_key(caster, spell)]


def most_gems(s: ConanState, caster: str, spell: str) -> int:
    """CON-14.2, CON-24.1 What may be assigned now: the Reserve within the saturation."""
    facts = SPELLS[spell]
    left = purse(s, caster) - surcharge(s, caster)
    return left if not facts.saturation else min(left, facts.saturation - on_card(s, caster, spell))


def why_not_cast(s: ConanState, caster: str, spell: str) -> Reason:
    """CON-14.2, CON-14.4, CON-14.10 Why the spell cannot be cast now."""
    facts = SPELLS[spell]
    if purse(s, caster) < facts.cost + surcharge(s, caster):
        return "no-gems", "CON-14.2"
    if most_gems(s, caster, spell) < facts.cost:
        return "saturated", "CON-14.2"
    if lasts(s, caster, spell):
        return "lasts-already", "CON-14.10"
    if facts.target not in ("self", "own_area") and not aims(s, caster, spell):
        return "no-target", "CON-14.4"
    return "", ""


def lasts(s: ConanState, caster: str, spell: str) -> bool:
    """CON-14.10 The caster has the lasting effect already."""
    own = any(isinstance(verb, Grant) or (isinstance(verb, Armour) and verb.whose == "self") for verb in verbs(spell))
    return own and any(one.spell == spell and one.on == caster for one in s.lasting)


def verbs(spell: str) -> tuple[object, ...]:
    return SPELLS[spell].verbs


def strikes(spell: str) -> bool:
    return any(isinstance(verb, Attack) for verb in verbs(spell))


# -- targets


def aims(s: ConanState, caster: str, spell: str) -> list[str]:
    """What the spell can be cast at: characters, areas, "object:V23/key" or tiles."""
    facts = SPELLS[spell]
    if facts.target == "area":
        return [area for area in in_sight(s, caster) if in_area(s, area)]
    if facts.target == "object":
        return _objects(s, caster, facts)
    if facts.target == "dead":
        return _dead_tiles(s, caster, spell)
    return [name for name in _characters(s, caster, facts) if _within(s, caster, area_of(s, name), facts.reach)]


def in_sight(s: ConanState, caster: str) -> list[str]:
    """CON-8.7 The own area and all that are seen from it."""
    here = area_of(s, caster)
    return [here, *(area for area in seen_from(s, here) if area != here)]


def _characters(s: ConanState, caster: str, facts: SpellFacts) -> list[str]:
    enemies = everyone(s, other_side(side_of(s, caster)))
    if facts.target == "hero":
        heroes = [name for name in everyone(s) if is_hero(name)]
        if any(isinstance(verb, GiveGems) for verb in facts.verbs):  # from hero to hero
            return [name for name in heroes if name != caster] if is_hero(caster) else []
        return heroes
    if facts.target == "enemy":
        return enemies
    if facts.target == "caster":
        return [name for name in everyone(s) if has(s, name, "spell_caster")]
    if strikes(facts.id):
        return [name for name in enemies if not why_not_aim(s, caster, name, "spell")[0]]
    return everyone(s)


def _within(s: ConanState, caster: str, area: str, reach: str) -> bool:
    here = area_of(s, caster)
    if reach == "sight":
        return los(s, here, area)
    if reach == "near":
        return area in neighbours(s, here) and los(s, here, area)
    if reach == "area":
        return area == here
    return reach == "any" or distance(s, here, area) <= FAR


def _objects(s: ConanState, caster: str, facts: SpellFacts) -> list[str]:
    """Only heroes carry objects (CON-11.16)."""
    if not is_hero(caster):
        return []
    most = next(verb.most for verb in facts.verbs if isinstance(verb, Fetch))
    seen = in_sight(s, caster)
    found = [f"object:{one.area}/{one.card}" for one in s.lying if one.area in seen and CARDS[one.card].enc <= most]
    return list(dict.fromkeys(found))


def _dead_tiles(s: ConanState, caster: str, spell: str) -> list[str]:
    """Return of the Brave: tiles in the River with a dead model that can be paid for."""
    if side_of(s, caster) != OVERLORD:
        return []
    found = []
    for tile in s.river:
        facts = s.tiles[tile]
        cost = TILES[facts.kind].cost
        standing = sum(model.tile == tile for model in s.models)
        if cost and standing < facts.pool and cost <= most_gems(s, caster, spell):
            found.append(tile)
    return found


# -- options


def cast_options(s: ConanState, caster: str, own_turn: bool = True) -> list[Option]:
    """`cast:<spell>` for each card of the caster; out of its own turn only those with the reaction mark."""
    found = []
    for spell in spell_cards(s, caster):
        if own_turn or SPELLS[spell].reaction:
            who = caster.removeprefix("hero:") if is_hero(caster) else tile_of(caster)
            args: dict[str, str | int] = {"who": caster, "spell": spell, "n": SPELLS[spell].cost}
            reason = why_not_cast(s, caster, spell)
            found.append(Option(f"cast:{spell}", (f"spell:{who}/{spell}", caster), args, *reason))
    return found


# -- casting


def choose_aim(s: ConanState, c: Cast) -> None:
    """CON-14.4 The target is named."""
    facts = SPELLS[c.spell]
    if facts.target in ("self", "own_area"):
        return
    found = aims(s, c.caster, c.spell)
    if len(found) == 1:
        c.target = found[0]
        return
    options = tuple(Option(f"aim:{one}", (_place(facts, one),), {"target": one}) for one in found)
    args: dict[str, str | int] = {"who": c.caster, "spell": c.spell}
    ask(s, Choose(controller(s, c.caster), "spell-target", options, args, "CON-14.4"))


def _place(facts: SpellFacts, one: str) -> str:
    return f"area:{one}" if facts.target == "area" else f"tile:{one}" if facts.target == "dead" else one


def note_aim(s: ConanState, c: Cast, answer: str | None) -> None:
    if answer:
        c.target = answer.partition(":")[2]


def choose_gems(s: ConanState, c: Cast) -> None:
    """CON-14.2 The cost; of some spells the caster chooses it."""
    facts = SPELLS[c.spell]
    c.gems = facts.cost
    if facts.target == "dead":
        c.gems = TILES[s.tiles[c.target].kind].cost
    most = most_gems(s, c.caster, c.spell)
    if facts.variable and facts.target != "dead" and most > facts.cost:
        options = tuple(Option(f"gems:{n}", (), {"n": n}) for n in range(facts.cost, most + 1))
        args: dict[str, str | int] = {"who": c.caster, "spell": c.spell}
        ask(s, Choose(controller(s, c.caster), "spell-gems", options, args, "CON-14.2"))


def pay(s: ConanState, c: Cast, answer: str | None) -> None:
    """CON-14.2, CON-24.1 Gems onto the card; dizziness costs more."""
    if answer:
        c.gems = int(answer.partition(":")[2])
    more = surcharge(s, c.caster)
    if is_hero(c.caster):
        hero = hero_of(s, c.caster)
        hero.reserve -= c.gems
        hero.spells[c.spell] += c.gems
        place = f"spell:{hero.id}/{c.spell}"
        drain(s, hero, more, "magical_dizziness")
    else:
        s.reserve -= c.gems + more
        s.fatigue += more
        s.spell_gems[caster_key(c.caster, c.spell)] += c.gems
        place = f"spell:{caster_key(c.caster, c.spell)}"
    who = c.caster if is_hero(c.caster) else "overlord"
    emit(s, events.GemsSpent(who=who, n=c.gems, place=place, purpose="spell"))
    targets = (c.target,) if c.target else ()
    emit(s, events.SpellCast(caster=c.caster, spell=c.spell, gems=c.gems, targets=targets))


def take_effect(s: ConanState, c: Cast) -> None:
    call(s, Effect(who=c.caster, source=c.spell, target=c.target, gems=c.gems))


def end_cast(s: ConanState, c: Cast) -> None:
    leave(c)


steps(Cast, choose_aim, note_aim, choose_gems, pay, take_effect, end_cast)
