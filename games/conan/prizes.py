"""What characters and gems are worth to the sides: the scale of all the bots' choices.

A minion is about 3, a hero's wound 2, a gem a little less than 1.
"""

from games.conan.odds import harm, mean
from games.conan.plans import darlings, prey, rounds_left, wanted
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import hero_of, is_hero, model_of, tile_of, unit_facts
from games.conan.rules.guard import armour_card, guard_cards
from games.conan.rules.harm import life
from games.conan.rules.powers import armour_spells, defence_changes
from games.conan.rules.state import ConanState

PREY, LEADER, MONSTER, MINION = 22.0, 8.0, 6.0, 2.6
WOUND, DEATH, DARLING = 2.0, 12.0, 3.0
KILL = 0.6
"""Part of a prize that goes to the kill; the rest is spread over the life points."""


def prize(s: ConanState, name: str) -> float:
    """What the death of a unit or ally is worth."""
    facts, tile = unit_facts(s, name), tile_of(name)
    if tile in prey(s):
        return PREY
    if facts.role == "leader":
        return LEADER
    if facts.role == "monster":
        return MONSTER
    return MINION + 0.5 * facts.cost + 0.2 * mean(facts.melee or facts.ranged)


def unit_defence(s: ConanState, name: str, attacker: str, kind: str) -> float:
    """CON-22.1 What its armour takes, with a gem or two where it is worth it."""
    fixed = unit_facts(s, name).armour + armour_spells(s, name)
    fixed += sum(n for _, n in defence_changes(s, attacker, name, kind))
    purse = s.reserve if not model_of(s, name).ally else 0
    guard = min(purse, 2) * (0.5 if prize(s, name) > LEADER else 0.1)
    return max(0.0, fixed) + guard


def hero_defence(s: ConanState, name: str, attacker: str, kind: str) -> float:
    """CON-9.6 Armour, spells, and what a hero is likely to guard with."""
    hero = hero_of(s, name)
    worn = armour_card(hero)
    total = armour_spells(s, name) + (mean(CONTENT.cards[worn].armour) if worn else 0.0)
    cards = guard_cards(hero, kind)
    if hero.reserve:
        total += 0.9 + (max(mean(CONTENT.cards[card].guard) for card in cards) if cards else 0.0)
    return max(0.0, total + sum(n for _, n in defence_changes(s, attacker, name, kind)))


def blow(s: ConanState, attacker: str, target: str, kind: str, dice: list[str], less: int = 0) -> float:
    """What an attack with these dice is worth to the attacker; `less` symbols are lost."""
    if is_hero(target):
        lost, _ = harm(dice, hero_defence(s, target, attacker, kind) + less, life(hero_of(s, target)))
        return lost * wound_worth(s, target)
    points = model_of(s, target).life
    lost, kill = harm(dice, unit_defence(s, target, attacker, kind) + less, points)
    return prize(s, target) * (KILL * kill + (1 - KILL) * lost / points)


def wound_worth(s: ConanState, name: str) -> float:
    """A wound of a hero: more for one near death, one on whom all depends, one who carries what is wanted."""
    hero = hero_of(s, name)
    worth = WOUND + DEATH / max(2, life(hero)) / 2
    if hero.id in darlings(s):
        worth *= DARLING
    return worth * (2.2 if any(card in wanted(s) for card in hero.cards) else 1.0)


def gem_price(s: ConanState, reserve: int, n: int) -> float:
    """What `n` gems out of a hero's Reserve are worth: the last ones are dear, in the last round all are cheap."""
    if rounds_left(s) <= 1:
        return 0.25 * n
    steps = {0: 2.0, 1: 1.6, 2: 1.2, 3: 1.0, 4: 0.8, 5: 0.7}
    return sum(steps.get(reserve - 1 - one, 0.55) for one in range(n))
