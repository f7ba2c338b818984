"""What hangs on an attack: the chances that it is held, wounds or kills, as they stand now."""

from typing import NamedTuple

from games.conan.board.attack_facts import Die, Side, changes_of
from games.conan.odds import chances
from games.conan.rules.figures import find_model, hero_of, is_hero
from games.conan.rules.frames import Attack
from games.conan.rules.harm import life
from games.conan.rules.state import ConanState

Spread = dict[int, float]
"""Chances by number."""


class Outlook(NamedTuple):
    """What is to be feared: chances that nothing comes through and that the target dies, and the mean of damage."""

    held: float
    kills: float
    damage: float


def life_of(view: ConanState, name: str) -> int:
    """What a character has left to live by; 0 for who is gone."""
    if is_hero(name):
        hero = hero_of(view, name)
        return life(hero) if hero.area else 0
    model = find_model(view, name)
    return model.life if model is not None else 0


def outlook(view: ConanState, c: Attack, attack: Side, defence: Side) -> Outlook:
    """The chances as they stand, rerolls for gems and further guards not reckoned."""
    powers = {attack.total: 1.0} if attack.total >= 0 else _spread(attack.dice, attack.flat - attack.losses)
    change = sum(n for _, n in changes_of(view, c))
    walls = {defence.total: 1.0} if defence.total >= 0 else _spread(defence.dice, defence.flat + change)
    left, held, kills, damage = life_of(view, c.target), 0.0, 0.0, 0.0
    for power, p in powers.items():
        for wall, q in walls.items():
            through = max(0, power - wall)
            held += p * q if not through else 0.0
            kills += p * q if through >= left > 0 else 0.0
            damage += p * q * min(through, max(left, 0))
    return Outlook(held, kills, damage)


def _spread(dice: tuple[Die, ...], base: int) -> Spread:
    """Of the symbols of dice that are still to be thrown, with `base` added and never below 0."""
    found: Spread = {}
    for n, chance in enumerate(chances(tuple(sorted(die.icon for die in dice)))):
        number = max(0, n + base)
        found[number] = found.get(number, 0.0) + chance
    return found
