"""What a hero's attacks, cards and tries are worth, gems counted."""

from games.conan.odds import at_least, mean
from games.conan.plans import wanted
from games.conan.prizes import blow, gem_price
from games.conan.rules.content import CARDS
from games.conan.rules.figures import hero_facts, hero_name, in_area, side_of
from games.conan.rules.powers import blocked_by, burden, dice_hinder, room, space_dice
from games.conan.rules.scenarios import opens
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.strikes import ranged_cards, weapon_sets
from games.conan.rules.targets import elevation_dice, legal_targets

STEP, GRAB, KEY = 1.7, 60.0, 8.0
"""What a movement point nearer to the goal, a wanted object in hand and the key of a locked door are worth."""


def best_melee(s: ConanState, hero: Hero, target: str, gems: int = 0) -> tuple[float, int, tuple[str, ...]]:
    """Worth, gems and weapons of the best attack; `gems` fixes their number."""
    found: tuple[float, int, tuple[str, ...]] = (-99.0, 1, ())
    held = 1.5 if blocked_by(s, hero_name(hero)) == target else 0.0
    for cards in [*weapon_sets(s, hero), ()]:
        extra = [icon for card in cards for icon in CARDS[card].melee]
        for n in [gems] if gems else range(1, room(s, hero, "melee") + 1):
            dice = [*space_dice(hero, "melee", n), *extra]
            worth = blow(s, hero_name(hero), target, "melee", dice, 0 if cards else 2)
            worth *= 1 + held
            cost = 0.0 if gems else gem_price(s, hero.reserve, n)
            found = max(found, (worth - cost, n, cards))
    return found


def best_shot(s: ConanState, hero: Hero, card: str = "", gems: int = 0) -> tuple[float, str, int, str]:
    """Worth, weapon, gems and target of the best ranged attack. A weapon that would be lost is worth something too."""
    best = (-99.0, card, 1, "")
    name = hero_name(hero)
    less = dice_hinder(s, name, "ranged")
    for target in legal_targets(s, name, "ranged"):
        high = elevation_dice(s, name, target)
        for weapon in [card] if card else ranged_cards(hero):
            lost = lost_weapon(hero, weapon)
            for n in [gems] if gems else range(1, room(s, hero, "ranged") + 1):
                dice = [*space_dice(hero, "ranged", n), *CARDS[weapon].ranged, *high]
                worth = blow(s, name, target, "ranged", dice, less) - lost
                best = max(best, (worth - (0.0 if gems else gem_price(s, hero.reserve, n)), weapon, n, target))
    return best


def lost_weapon(hero: Hero, weapon: str) -> float:
    """CON-8.5 What it is worth that a thrown weapon lies with the enemy: most for the best in melee."""
    if not CARDS[weapon].thrown:
        return 0.0
    others = [mean(CARDS[card].melee) for card in hero.cards if card != weapon]
    return 0.6 + 2.5 * max(0.0, mean(CARDS[weapon].melee) - max(others, default=-2.0))


def card_use(s: ConanState, hero: Hero, card: str) -> float:
    """What a card would be worth to the hero who carries it, its weight considered."""
    facts = CARDS[card]
    if card in wanted(s):
        return GRAB
    if s.doors.get(opens(s, card)) == "locked":
        return KEY
    if burden(hero) + facts.enc >= hero_facts(hero).encumbrance.move[0]:
        return -1.0
    if facts.kind == "drink" or facts.area or facts.difficulty:
        return 3.0
    kin = [CARDS[other] for other in hero.cards]
    better = {
        "armour": mean(facts.armour) - max((mean(one.armour) for one in kin), default=0.0),
        "shield": mean(facts.guard) - max((mean(one.guard) for one in kin), default=0.0),
        "weapon": mean(facts.melee) - max((mean(one.melee) for one in kin), default=0.0),
    }
    return 2.5 * better.get(facts.kind, 0.0)


def best_manipulation(s: ConanState, hero: Hero, difficulty: int, value: float, more: list[str]) -> tuple[float, int]:
    """Worth and gems of the best try at something that is worth `value`."""
    less = dice_hinder(s, hero_name(hero), "manipulation")
    best = (-99.0, 1)
    for n in range(1, room(s, hero, "manipulation") + 1):
        dice = [*space_dice(hero, "manipulation", n), *more]
        best = max(best, (value * at_least(dice, difficulty + less) - gem_price(s, hero.reserve, n), n))
    return best


def blast_worth(s: ConanState, attacker: str, area: str, dice: list[str], spared: tuple[str, ...] = ()) -> float:
    """CON-16.1 Enemies hurt less friends hurt; never where a person lies or is carried, whose death loses the game."""
    carried = [card for hero in s.heroes if hero.area == area for card in hero.cards]
    if any(CARDS[card].life for card in [*carried, *(one.card for one in s.lying if one.area == area)]):
        return -GRAB
    total = 0.0
    for name in in_area(s, area):
        if name in spared:
            continue
        worth = blow(s, attacker, name, "area", dice)
        total += worth if is_enemy(s, attacker, name) else -1.5 * worth
    return total


def is_enemy(s: ConanState, one: str, other: str) -> bool:
    return side_of(s, one) != side_of(s, other)
