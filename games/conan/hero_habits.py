"""How a bot plays heroes: stance, what to do next, and with how many gems."""

from collections.abc import Callable

from engine.rules import Chance, Choose, Option
from engine.rules.question import legal_options
from games.conan.odds import at_least, mean
from games.conan.plans import assign, carrier_of, may_leave, rounds_left, wanted
from games.conan.prizes import blow, gem_price, prize, wound_worth
from games.conan.rules.content import CARDS, SPELLS
from games.conan.rules.figures import area_of, foes, hero_facts, hero_name, hero_of, in_area, is_hero, living
from games.conan.rules.frames import Guide, Manipulation, Shoot, Strike
from games.conan.rules.ground import lock, neighbours, walled
from games.conan.rules.guard import mean as guard_mean
from games.conan.rules.locks import eased
from games.conan.rules.powers import blocked_by, burden, dice_hinder, lock_dice, room, space_dice
from games.conan.rules.spells import aims, most_gems
from games.conan.rules.state import OVERLORD, ConanState, Hero
from games.conan.rules.strikes import ranged_cards, weapon_sets
from games.conan.rules.targets import elevation_dice, legal_targets
from games.conan.rules.verbs import Attack, Recover
from games.conan.travel import FAR, ways_to

STEP, GRAB, LEAVE, CHEST = 1.7, 60.0, 90.0, 3.5
"""What a movement point nearer to the goal, a wanted object in hand, its way out and an opened chest are worth."""
LEAST = 0.15
"""Below this nothing is worth doing."""


def name_of(option: Option) -> tuple[str, str, str]:
    """Deed, hero and what of "melee:conan/unit:x/1"."""
    deed, _, rest = option.id.partition(":")
    hero, _, what = rest.partition("/")
    return deed, hero, what


# -- stance


def stance(s: ConanState, question: Choose, chance: Chance) -> str:
    """Cautious when too little could be done; never in the last round, nor with the prey in reach."""
    for option in legal_options(question):
        wanted_stance, _, hero = option.id.partition(":")
        if hero and _better_stance(s, hero_of(s, hero)) == wanted_stance:
            return option.id
    return "confirm"


def _better_stance(s: ConanState, hero: Hero) -> str:
    if rounds_left(s) <= 1 or not hero.fatigue:
        return "aggressive"
    at_hand = hero.reserve + min(2, hero.fatigue)
    enough = 3 if may_leave(s, hero) or rounds_left(s) <= 2 else 4
    return "aggressive" if at_hand >= enough else "cautious"


# -- what next


def act(s: ConanState, question: Choose, chance: Chance) -> str:
    """The deed that is worth most, or none."""
    plan = assign(s)
    worths = [(_worth(s, option, plan), -n, option.id) for n, option in enumerate(legal_options(question))]
    best = max(worths)
    return best[2] if best[0] > LEAST else "pass"


def _worth(s: ConanState, option: Option, plan: dict[str, frozenset[str]]) -> float:
    deed, name, what = name_of(option)
    if deed in _WORTHS:
        hero = hero_of(s, name)
        return _WORTHS[deed](s, hero, what)
    if deed in ("walk", "open", "wreck", "climb", "jump", "leap", "swim", "fly", "flee"):
        hero = hero_of(s, name)
        return _leaving(s, hero) if deed == "flee" else _step(s, hero, what, option, plan.get(name, frozenset()))
    if deed == "lock":
        return _unlock(s, hero_of(s, name), what, plan.get(name, frozenset()))
    if deed == "open-door":
        return _open(s, hero_of(s, name), what, plan.get(name, frozenset()))
    if deed == "cast":
        return spell_worth(s, hero_of(s, name), what, plan.get(name, frozenset()))
    return -1.0


def _leaving(s: ConanState, hero: Hero) -> float:
    return LEAVE if may_leave(s, hero) else -1.0


def _step(s: ConanState, hero: Hero, to: str, option: Option, aim: frozenset[str]) -> float:
    """Nearer to the errand; gems cost, and so do enemies for who is weak."""
    far = ways_to(s, hero_name(hero), aim)
    gain = far.get(hero.area, FAR) - far.get(to, FAR)
    if gain < 0.4:
        return -1.0
    gems = int(option.args.get("gems", 0))
    crowd = len(in_area(s, to, OVERLORD)) * (0.5 if hero.reserve < 3 else 0.2)
    haste = 1.6 if may_leave(s, hero) or rounds_left(s) <= 3 else 1.0
    return min(gain, 6.0) * STEP * haste - gem_price(s, hero.reserve, gems) - crowd


def _melee(s: ConanState, hero: Hero, target: str) -> float:
    return best_melee(s, hero, target)[0]


def best_melee(s: ConanState, hero: Hero, target: str, gems: int = 0) -> tuple[float, int, tuple[str, ...]]:
    """Worth, gems and weapons of the best attack; `gems` fixes their number."""
    found = (-99.0, 1, ())  # type: tuple[float, int, tuple[str, ...]]
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


def _ranged(s: ConanState, hero: Hero, _: str) -> float:
    return best_shot(s, hero)[0]


def best_shot(s: ConanState, hero: Hero, card: str = "", gems: int = 0) -> tuple[float, str, int, str]:
    """Worth, weapon, gems and target of the best ranged attack. A weapon that would be lost is worth something too."""
    best = (-99.0, card, 1, "")
    name = hero_name(hero)
    less = dice_hinder(s, name, "ranged")
    for target in legal_targets(s, name, "ranged"):
        high = elevation_dice(s, name, target)
        for weapon in [card] if card else ranged_cards(hero):
            lost = 2.0 if CARDS[weapon].thrown and CARDS[weapon].melee else 0.8 if CARDS[weapon].thrown else 0.0
            for n in [gems] if gems else range(1, room(s, hero, "ranged") + 1):
                dice = [*space_dice(hero, "ranged", n), *CARDS[weapon].ranged, *high]
                worth = blow(s, name, target, "ranged", dice, less) - lost
                best = max(best, (worth - (0.0 if gems else gem_price(s, hero.reserve, n)), weapon, n, target))
    return best


def _pick(s: ConanState, hero: Hero, card: str) -> float:
    if card in wanted(s):
        return GRAB
    return card_use(s, hero, card) - gem_price(s, hero.reserve, 1)


def card_use(s: ConanState, hero: Hero, card: str) -> float:
    """What a card would be worth to the hero who carries it, its weight considered."""
    facts = CARDS[card]
    if card in wanted(s):
        return GRAB
    if burden(hero) + facts.enc >= hero_facts(hero).encumbrance.move[0]:
        return -1.0
    if facts.kind == "drink" or facts.area:
        return 3.0
    kin = [CARDS[other] for other in hero.cards]
    better = {
        "armour": guard_mean(facts.armour) - max((guard_mean(one.armour) for one in kin), default=0.0),
        "shield": guard_mean(facts.guard) - max((guard_mean(one.guard) for one in kin), default=0.0),
        "weapon": guard_mean(facts.melee) - max((guard_mean(one.melee) for one in kin), default=0.0),
    }
    return 2.5 * better.get(facts.kind, 0.0)


def _chest(s: ConanState, hero: Hero, _: str) -> float:
    """Worth a try with time and gems to spare."""
    if not s.deck or rounds_left(s) <= 2 or hero.reserve < 4:
        return -1.0
    return best_manipulation(s, hero, eased(hero, s.chests[hero.area]), CHEST, lock_dice(s, hero_name(hero)))[0]


def best_manipulation(s: ConanState, hero: Hero, difficulty: int, value: float, more: list[str]) -> tuple[float, int]:
    """Worth and gems of the best try at something that is worth `value`."""
    less = dice_hinder(s, hero_name(hero), "manipulation")
    best = (-99.0, 1)
    for n in range(1, room(s, hero, "manipulation") + 1):
        dice = [*space_dice(hero, "manipulation", n), *more]
        best = max(best, (value * at_least(dice, difficulty + less) - gem_price(s, hero.reserve, n), n))
    return best


def _unlock(s: ConanState, hero: Hero, door: str, aim: frozenset[str]) -> float:
    value = _shorter(s, hero, door, aim) * STEP * 1.5
    return best_manipulation(s, hero, eased(hero, lock(s, door)), value, lock_dice(s, hero_name(hero)))[0]


def _open(s: ConanState, hero: Hero, door: str, aim: frozenset[str]) -> float:
    return _shorter(s, hero, door, aim) * STEP - gem_price(s, hero.reserve, 1)


def _shorter(s: ConanState, hero: Hero, door: str, aim: frozenset[str]) -> float:
    """How much nearer everything is once the door is open."""
    before = ways_to(s, hero_name(hero), aim).get(hero.area, FAR)
    state, s.doors[door] = s.doors[door], "open"
    after = ways_to(s, hero_name(hero), aim).get(hero.area, FAR)
    s.doors[door] = state
    return min(8.0, before - after)


def _key(s: ConanState, hero: Hero, what: str) -> float:
    return 8.0


def _drink(s: ConanState, hero: Hero, card: str) -> float:
    """Gems back while they are needed."""
    back = [verb for verb in CARDS[card].verbs if isinstance(verb, Recover)]
    if not back:
        return -1.0
    hurt = min(back[0].n, hero.wounds if "wound" in back[0].origins else 0)
    return 2.0 * hurt - 1.0 if hurt else (1.5 if hero.reserve < 2 and hero.fatigue > 3 else -1.0)


def _lead(s: ConanState, hero: Hero, ally: str) -> float:
    """An ally with an enemy at hand is worth its gem."""
    near = foes(s, ally) or [one for area in neighbours(s, area_of(s, ally)) for one in in_area(s, area, OVERLORD)]
    return 2.2 - gem_price(s, hero.reserve, 1) if near else -1.0


def _throw(s: ConanState, hero: Hero, card: str) -> float:
    """An orb on a crowd."""
    if not CARDS[card].area:
        return -1.0
    return max((blast_worth(s, hero_name(hero), area, list(CARDS[card].area)) for area in _around(s, hero)), default=-1)


def _around(s: ConanState, hero: Hero) -> list[str]:
    from games.conan.rules.objects import throw_areas

    return [area for area in throw_areas(s, hero) if area in neighbours(s, hero.area)]


def blast_worth(s: ConanState, attacker: str, area: str, dice: list[str], spared: tuple[str, ...] = ()) -> float:
    """CON-16.1 Enemies hurt less friends hurt."""
    total = 0.0
    for name in in_area(s, area):
        if name in spared:
            continue
        friend = is_hero(name) or not is_enemy(s, attacker, name)
        worth = blow(s, attacker, name, "area", dice)
        total += -1.5 * worth if friend == is_hero(attacker) else worth
    return total


def is_enemy(s: ConanState, one: str, other: str) -> bool:
    from games.conan.rules.figures import side_of

    return side_of(s, one) != side_of(s, other)


_WORTHS: dict[str, Callable[[ConanState, Hero, str], float]] = {
    "melee": _melee,
    "ranged": _ranged,
    "pick": _pick,
    "chest": _chest,
    "key": _key,
    "drink": _drink,
    "lead": _lead,
    "throw": _throw,
}


# -- spells


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
        rim = [one for area in rim for one in (*neighbours(s, area), *walled(s, area)) if one not in seen]
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


# -- the parts of an action


def melee_gems(s: ConanState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Strike)
    return f"gems:{best_melee(s, hero_of(s, frame.hero), frame.target)[1]}"


def weapon(s: ConanState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Strike)
    cards = best_melee(s, hero_of(s, frame.hero), frame.target, frame.gems)[2]
    return f"weapon:{'+'.join(cards)}" if cards else "unarmed"


def ranged_weapon(s: ConanState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Shoot)
    return f"card:{best_shot(s, hero_of(s, frame.hero))[1]}"


def ranged_gems(s: ConanState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Shoot)
    return f"gems:{best_shot(s, hero_of(s, frame.hero), frame.card)[2]}"


def ranged_target(s: ConanState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Shoot)
    return f"target:{best_shot(s, hero_of(s, frame.hero), frame.card, frame.gems)[3]}"


def manipulation_gems(s: ConanState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Manipulation)
    hero = hero_of(s, frame.hero)
    more = lock_dice(s, hero_name(hero)) if frame.what in ("chest", "lock") else []
    return f"gems:{best_manipulation(s, hero, frame.difficulty, 6.0, more)[1]}"


def throw_area(s: ConanState, question: Choose, chance: Chance) -> str:
    """The nearest of the best crowds."""
    who, card = str(question.args["who"]), str(question.args["card"])
    return max(
        legal_options(question),
        key=lambda one: blast_worth(s, who, str(one.args["area"]), list(CARDS[card].area)) - int(one.args["n"]),
    ).id


def chest_card(s: ConanState, question: Choose, chance: Chance) -> str:
    card, hero = str(question.args["card"]), hero_of(s, str(question.args["who"]))
    return f"{'take' if card_use(s, hero, card) > 0 else 'leave'}:{card}"


def overloaded(s: ConanState, question: Choose, chance: Chance) -> str:
    """What is worth least goes first; an orb is better kept in the hand."""
    needed = wanted(s)

    def worth(option: Option) -> float:
        facts = CARDS[str(option.args["card"])]
        kept = 100.0 if facts.id in needed or facts.area else 0.0
        return kept + mean([*facts.melee, *facts.guard, *facts.armour]) - 0.3 * facts.enc

    return min(legal_options(question), key=worth).id


def catch(s: ConanState, question: Choose, chance: Chance) -> str:
    card = str(question.args["card"])
    return legal_options(question)[0].id if card in wanted(s) and carrier_of(s, card) is None else "pass"


HABITS: dict[str, Callable[[ConanState, Choose, Chance], str]] = {
    "stance": stance,
    "act": act,
    "melee-gems": melee_gems,
    "weapon": weapon,
    "ranged-weapon": ranged_weapon,
    "ranged-gems": ranged_gems,
    "ranged-target": ranged_target,
    "manipulation-gems": manipulation_gems,
    "throw-area": throw_area,
    "chest-card": chest_card,
    "overloaded": overloaded,
    "catch": catch,
    "spell-target": spell_target,
    "spell-gems": spell_gems,
    "guide": guide,
}
__all__ = ["HABITS", "living"]
