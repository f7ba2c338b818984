"""How a bot casts: for heroes and for the Overlord's casters."""

from collections.abc import Callable

from engine.rules import Chance, Choose, Option
from engine.rules.question import legal_options
from games.conan.hero_worths import STEP, blast_worth
from games.conan.plans import assign
from games.conan.prizes import blow, gem_price, prize, wound_worth
from games.conan.rules.content import SPELLS
from games.conan.rules.figures import area_of, hero_name, hero_of, is_hero
from games.conan.rules.frames import Guide
from games.conan.rules.ground import neighbours
from games.conan.rules.spells import aims, most_gems
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.verbs import Attack
from games.conan.travel import FAR, ways_to


def spell_worth(s: ConanState, hero: Hero, spell: str, aim: frozenset[str]) -> float:
    """The best target less the gems."""
    name, price = hero_name(hero), gem_price(s, hero.reserve, SPELLS[spell].cost)
    if spell == "teleportation":
        return best_flight(s, hero, aim)[0]
    if spell == "mitras_healing":
        return max((1.6 * min(1.0, hero_of(s, one).wounds) for one in aims(s, name, spell)), default=0.0) - price
    verb = next((verb for verb in SPELLS[spell].verbs if isinstance(verb, Attack)), None)
    if verb is None:
        return -1.0
    if verb.kind == "area":
        return max((blast_worth(s, name, area, list(verb.dice)) for area in aims(s, name, spell)), default=-1) - price
    return max((blow(s, name, one, "spell", list(verb.dice)) for one in aims(s, name, spell)), default=-1) - price


def best_flight(s: ConanState, hero: Hero, aim: frozenset[str]) -> tuple[float, int]:
    """Teleportation: worth and gems of the best flight."""
    far, best = ways_to(s, hero_name(hero), aim), (-1.0, 1)
    seen, rim = {hero.area}, [hero.area]
    for n in range(1, min(3, most_gems(s, hero_name(hero), "teleportation")) + 1):
        rim = [one for area in rim for one in neighbours(s, area) if one not in seen]
        seen.update(rim)
        gain = far.get(hero.area, FAR) - min((far.get(area, FAR) for area in rim), default=FAR)
        best = max(best, (min(gain, 8.0) * STEP - gem_price(s, hero.reserve, n) - 1.0, n))
    return best


def spell_target(s: ConanState, question: Choose, chance: Chance) -> str:
    """By what the spell does; for the Overlord's casters too."""
    spell, caster = str(question.args["spell"]), str(question.args["who"])
    verb = next((verb for verb in SPELLS[spell].verbs if isinstance(verb, Attack)), None)

    def worth(option: Option) -> float:
        one = str(option.args["target"])
        if verb is not None and verb.kind == "area":
            return blast_worth(s, caster, one, list(verb.dice))
        if verb is not None:
            return blow(s, caster, one, "spell", list(verb.dice))
        if is_hero(one):
            hero = hero_of(s, one)
            return hero.wounds if spell == "mitras_healing" else wound_worth(s, one) + hero.reserve / 10
        return prize(s, one) if one.startswith("unit:") else 0.0

    return max(legal_options(question), key=worth).id


def spell_gems(s: ConanState, question: Choose, chance: Chance) -> str:
    name = str(question.args["who"])
    if question.args["spell"] == "teleportation" and is_hero(name):
        hero = hero_of(s, name)
        return f"gems:{best_flight(s, hero, assign(s).get(hero.id, frozenset()))[1]}"
    return legal_options(question)[0].id


def guide(s: ConanState, question: Choose, chance: Chance) -> str:
    """A hero flies to its errand; an enemy is led away from where it wants to be."""
    frame = s.stack[-1]
    assert isinstance(frame, Guide)
    if not is_hero(frame.who):
        return "stop"
    aim = assign(s).get(frame.who.removeprefix("hero:"), frozenset())
    far = ways_to(s, frame.who, aim)
    best = min((far.get(str(one.args["area"]), FAR), one.id) for one in question.options if one.args)
    return best[1] if best[0] < far.get(area_of(s, frame.who), FAR) or frame.left > 1 else "stop"


HABITS: dict[str, Callable[[ConanState, Choose, Chance], str]] = {
    "spell-target": spell_target,
    "spell-gems": spell_gems,
    "guide": guide,
}
