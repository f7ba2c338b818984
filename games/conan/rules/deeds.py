"""CON-5, CON-27.1 Everything a hero could do now in the Action phase, with the reason where it may not."""

from engine.rules import Option
from games.conan.rules import moves, scenarios, spells
from games.conan.rules.content import CARDS, NUMBERS
from games.conan.rules.figures import everyone, foes, hero_name, is_hero, living, model_of
from games.conan.rules.locks import doors_at, had_lock, planks_at
from games.conan.rules.objects import lying_in, throw_areas
from games.conan.rules.powers import has, room
from games.conan.rules.state import HEROES, ConanState, Hero
from games.conan.rules.strikes import ranged_cards
from games.conan.rules.targets import FINE, Reason, legal_targets, targets


def deeds(s: ConanState, hero: Hero) -> list[Option]:
    """Options `<deed>:<hero>/<what>` of an aggressive hero (CON-4.7)."""
    near = foes(s, hero_name(hero))
    return [
        *moves.hero_options(s, hero, near),
        *melee_options(s, hero, spent(s, hero, "melee", near)),
        *ranged_options(s, hero, near),
        *_spell_options(s, hero),
        *manipulations(s, hero, spent(s, hero, "manipulation", near)),
        *free_actions(hero),
        *ally_options(s, hero),
    ]


def _option(hero: Hero, deed: str, what: str, touches: tuple[str, ...], reason: Reason, **args: str | int) -> Option:
    name = f"{deed}:{hero.id}/{what}"
    return Option(name, (*touches, hero_name(hero)), {"who": hero_name(hero), **args}, *reason)


def spent(s: ConanState, hero: Hero, space: str, near: list[str]) -> Reason:
    """CON-2.5 Why no other gem may be assigned to the space; `near` are the enemies in the hero's area."""
    if room(s, hero, space, near):
        return FINE
    return ("no-gems", "CON-2.3") if not hero.reserve else ("exhausted", "CON-2.5")


def melee_options(s: ConanState, hero: Hero, full: Reason) -> list[Option]:
    """CON-7.1 One for each enemy within reach."""
    return [
        _option(hero, "melee", enemy, (enemy,), reason if reason[0] else full, target=enemy)
        for enemy, reason in targets(s, hero_name(hero), "melee")
    ]


def ranged_options(s: ConanState, hero: Hero, near: list[str]) -> list[Option]:
    """CON-8.1 A weapon with a ranged bonus is compulsory."""
    if not ranged_cards(hero):
        return []
    aims = legal_targets(s, hero_name(hero), "ranged")
    reason = spent(s, hero, "ranged", near) if aims else ("no-target", "CON-8.1")
    return [_option(hero, "ranged", "", (*aims, f"space:{hero.id}/ranged"), reason)]


def _spell_options(s: ConanState, hero: Hero) -> list[Option]:
    """CON-14"""
    found = spells.cast_options(s, hero_name(hero))
    return [
        Option(f"cast:{hero.id}/{option.id.partition(':')[2]}", option.touches, option.args, *_why(option))
        for option in found
    ]


def _why(option: Option) -> Reason:
    return option.blocked, option.clause


def manipulations(s: ConanState, hero: Hero, full: Reason) -> list[Option]:
    """CON-11"""
    return [
        *_lying(s, hero, full),
        *_exchanges(s, hero, full),
        *_throws(s, hero, full),
        *_chest(s, hero, full),
        *_doors(s, hero, full),
        *(_option(hero, "cast-off", edge, (f"border:{edge}",), full, border=edge) for edge in planks_at(s, hero.area)),
    ]


def _lying(s: ConanState, hero: Hero, full: Reason) -> list[Option]:
    area = hero.area
    return [_option(hero, "pick", card, (f"object:{area}/{card}",), full, card=card) for card in lying_in(s, area)]


def _exchanges(s: ConanState, hero: Hero, full: Reason) -> list[Option]:
    """CON-11.7 Both in one area; one of the two pays. A cautious hero may be the other (it does nothing)."""
    found = []
    for other in living(s):
        if other.id != hero.id and other.area == hero.area:
            for card in dict.fromkeys(hero.cards):
                places = (f"card:{hero.id}/{card}", hero_name(other))
                found.append(_option(hero, "give", f"{other.id}/{card}", places, full, card=card, other=other.id))
            for card in dict.fromkeys(other.cards):
                places = (f"card:{other.id}/{card}", hero_name(other))
                found.append(_option(hero, "take", f"{other.id}/{card}", places, full, card=card, other=other.id))
    return found


def _throws(s: ConanState, hero: Hero, full: Reason) -> list[Option]:
    """CON-11.9"""
    cards = [card for card in dict.fromkeys(hero.cards) if CARDS[card].enc <= NUMBERS.thrown]
    if not cards or not throw_areas(s, hero):
        return []
    return [_option(hero, "throw", card, (f"card:{hero.id}/{card}",), full, card=card) for card in cards]


def _chest(s: ConanState, hero: Hero, full: Reason) -> list[Option]:
    """CON-11.12"""
    if hero.area not in s.chests:
        return []
    return [_option(hero, "chest", hero.area, (f"chest:{hero.area}",), full, n=s.chests[hero.area])]


def _doors(s: ConanState, hero: Hero, full: Reason) -> list[Option]:
    """CON-11.14"""
    found = []
    for door, _ in doors_at(s, hero.area):
        state, place = s.doors[door], (f"door:{door}",)
        if state == "locked":
            found.append(_option(hero, "lock", door, place, full, door=door))
            found += [
                _option(hero, "key", f"{card}/{door}", (*place, f"card:{hero.id}/{card}"), full, card=card, door=door)
                for card in dict.fromkeys(hero.cards)
                if scenarios.opens(s, card) == door
            ]
        elif state == "closed":
            found.append(_option(hero, "open-door", door, place, full, door=door))
        elif not had_lock(s, door):
            found.append(_option(hero, "close-door", door, place, full, door=door))
    return found


def free_actions(hero: Hero) -> list[Option]:
    """CON-5.5, CON-11.8, CON-11.15 Dropping and drinking cost nothing."""
    found = []
    for card in dict.fromkeys(hero.cards):
        place = (f"card:{hero.id}/{card}",)
        found.append(_option(hero, "drop", card, place, FINE, card=card))
        if CARDS[card].kind == "drink":
            found.append(_option(hero, "drink", card, place, FINE, card=card))
    return found


def ally_options(s: ConanState, hero: Hero) -> list[Option]:
    """CON-17.2 Each ally once in an Action phase."""
    if not has(s, hero_name(hero), "leadership"):
        return []
    found = []
    for name in everyone(s, HEROES):
        if not is_hero(name):
            reason = FINE if hero.reserve else ("no-gems", "CON-2.3")
            if model_of(s, name).acted:
                reason = ("has-acted", "CON-17.2")
            found.append(_option(hero, "lead", name, (name, f"allies:{hero.id}"), reason, target=name))
    return found
