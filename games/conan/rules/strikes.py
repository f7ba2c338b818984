"""CON-7, CON-8.1 How a hero declares an attack: enemy, gems and weapon, in the order of the book.

Declaring decides nothing, so these steps are not watched (CON-3.8); the attack itself is.
"""

from itertools import combinations

from engine.rules import Choose, Option, ask, call, leave, steps
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import hero_of
from games.conan.rules.frames import Attack, Shoot, Strike
from games.conan.rules.gems import assign
from games.conan.rules.powers import allows, room
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.targets import targets


def gem_options(hero: Hero, space: str, most: int, least: int = 1) -> tuple[Option, ...]:
    places = (f"space:{hero.id}/{space}",)
    return tuple(Option(f"gems:{n}", places, {"n": n}) for n in range(least, most + 1))


def read_number(answer: str | None) -> int:
    """The number of "gems:3"; 1 where there was nothing to choose."""
    return int(answer.partition(":")[2]) if answer else 1


# -- melee


def melee_gems(s: ConanState, c: Strike) -> None:
    """CON-7.2, CON-2.5 One or more gems, final."""
    hero = hero_of(s, c.hero)
    most = room(s, hero, "melee")
    if most > 1:
        args: dict[str, str | int] = {"who": f"hero:{c.hero}", "target": c.target}
        ask(s, Choose(hero.seat, "melee-gems", gem_options(hero, "melee", most), args, "CON-7.2"))


def note_melee_gems(s: ConanState, c: Strike, answer: str | None) -> None:
    c.gems = read_number(answer)
    assign(s, hero_of(s, c.hero), "melee", c.gems)


def melee_weapon(s: ConanState, c: Strike) -> None:
    """CON-7.3, CON-7.10 One weapon card, or bare hands; two one-handed ones with Ambidextrous."""
    hero = hero_of(s, c.hero)
    sets = weapon_sets(s, hero)
    if not sets:
        return
    options = [
        Option(f"weapon:{'+'.join(cards)}", tuple(f"card:{hero.id}/{card}" for card in cards), _cards_args(cards))
        for cards in sets
    ]
    args: dict[str, str | int] = {"who": f"hero:{c.hero}", "target": c.target, "gems": c.gems}
    bare = Option("unarmed", (f"hero:{c.hero}",))
    ask(s, Choose(hero.seat, "weapon", (*options, bare), args, "CON-7.3"))


def _cards_args(cards: tuple[str, ...]) -> dict[str, str | int]:
    return {"card": cards[0], "second": cards[1] if len(cards) > 1 else ""}


def weapon_sets(s: ConanState, hero: Hero) -> list[tuple[str, ...]]:
    """CON-7.3, CON-26.2 What can be used together in a Melee Attack, each kind once."""
    weapons = sorted(card for card in hero.cards if CONTENT.cards[card].melee)
    sets: list[tuple[str, ...]] = [(card,) for card in dict.fromkeys(weapons)]
    if allows(s, f"hero:{hero.id}", "two_weapons"):
        light = [card for card in weapons if CONTENT.cards[card].hands == 1]
        sets += dict.fromkeys(combinations(light, 2))
    return sets


def strike(s: ConanState, c: Strike, answer: str | None) -> None:
    if answer and answer != "unarmed":
        c.cards = answer.partition(":")[2].split("+")
    attack = Attack(attacker=f"hero:{c.hero}", target=c.target, kind="melee", gems=c.gems, cards=c.cards)
    call(s, attack)


def end_strike(s: ConanState, c: Strike) -> None:
    leave(c)


steps(Strike, melee_gems, note_melee_gems, melee_weapon, strike, end_strike)


# -- ranged


def ranged_cards(hero: Hero) -> list[str]:
    """CON-8.1 A weapon with a ranged bonus is compulsory."""
    return [card for card in dict.fromkeys(hero.cards) if CONTENT.cards[card].ranged]


def ranged_weapon(s: ConanState, c: Shoot) -> None:
    """CON-8.1 First the weapon."""
    hero = hero_of(s, c.hero)
    cards = ranged_cards(hero)
    if len(cards) == 1:
        c.card = cards[0]
        return
    options = tuple(Option(f"card:{card}", (f"card:{hero.id}/{card}",), {"card": card}) for card in cards)
    ask(s, Choose(hero.seat, "ranged-weapon", options, {"who": f"hero:{c.hero}"}, "CON-8.1"))


def note_ranged_weapon(s: ConanState, c: Shoot, answer: str | None) -> None:
    if answer:
        c.card = answer.partition(":")[2]


def ranged_gems(s: ConanState, c: Shoot) -> None:
    """CON-8.1 Then the gems."""
    hero = hero_of(s, c.hero)
    most = room(s, hero, "ranged")
    if most > 1:
        args: dict[str, str | int] = {"who": f"hero:{c.hero}", "card": c.card}
        ask(s, Choose(hero.seat, "ranged-gems", gem_options(hero, "ranged", most), args, "CON-8.1"))


def note_ranged_gems(s: ConanState, c: Shoot, answer: str | None) -> None:
    c.gems = read_number(answer)
    assign(s, hero_of(s, c.hero), "ranged", c.gems)


def ranged_target(s: ConanState, c: Shoot) -> None:
    """CON-8.1 Then an enemy in line of sight, which may be in the own area (CON-8.10)."""
    name = f"hero:{c.hero}"
    found = targets(s, name, "ranged")
    legal = [enemy for enemy, reason in found if not reason[0]]
    if len(legal) == 1:
        c.target = legal[0]
        return
    options = tuple(Option(f"target:{enemy}", (enemy,), {"target": enemy}, *reason) for enemy, reason in found)
    seat = hero_of(s, c.hero).seat
    ask(s, Choose(seat, "ranged-target", options, {"who": name, "card": c.card, "gems": c.gems}, "CON-8.1"))


def shoot(s: ConanState, c: Shoot, answer: str | None) -> None:
    if answer:
        c.target = answer.partition(":")[2]
    attack = Attack(attacker=f"hero:{c.hero}", target=c.target, kind="ranged", gems=c.gems, cards=[c.card])
    call(s, attack)


def end_shot(s: ConanState, c: Shoot) -> None:
    leave(c)


steps(
    Shoot,
    ranged_weapon,
    note_ranged_weapon,
    ranged_gems,
    note_ranged_gems,
    ranged_target,
    shoot,
    end_shot,
)
