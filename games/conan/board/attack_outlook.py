"""What hangs on an attack: the chances that it is held, wounds or kills, as they stand now."""

from typing import NamedTuple

import msgspec

from games.conan.board.attack_facts import Die, Side, changes_of, guard_of, is_known, throw_of
from games.conan.odds import chances
from games.conan.rules.defence import bodyguards
from games.conan.rules.figures import find_model, hero_of, is_hero, on_board
from games.conan.rules.frames import Attack
from games.conan.rules.harm import life
from games.conan.rules.state import ConanState
from games.conan.rules.throws import reroll_options, settled
from games.conan.rules.units import purse

CHOOSING = ("decide_gems", "note_gems", "choose_card", "note_card")
"""The steps to come of a guard whose gems and card are not all chosen."""

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


def may_guard(view: ConanState, c: Attack) -> bool:
    """CON-9.1, CON-22.2 Whether more defence may come that the outlook does not reckon: gems, a card, a bodyguard."""
    if c.sure or is_known(c) or not c.guarded or not on_board(view, c.target):
        return False
    if (guard := guard_of(view)) is not None:
        return guard.at in CHOOSING
    gems = hero_of(view, c.target).reserve if is_hero(c.target) else purse(view, c.target)
    rolled = msgspec.structs.replace(c, power=max(1, c.power))  # none is asked for against an attack of no power
    return gems > 0 or bool(bodyguards(view, rolled))


def may_reroll(view: ConanState) -> bool:
    """CON-6.4 Whether dice of a guard lie that may still be thrown again for something better."""
    throw = throw_of(view)
    if throw is None or throw.purpose != "guard" or not throw.faces:
        return False
    return not settled(throw) and bool(reroll_options(view, throw))


def _spread(dice: tuple[Die, ...], base: int) -> Spread:
    """Of the symbols of dice that are still to be thrown, with `base` added and never below 0."""
    found: Spread = {}
    for n, chance in enumerate(chances(tuple(sorted(die.icon for die in dice)))):
        number = max(0, n + base)
        found[number] = found.get(number, 0.0) + chance
    return found
