"""How a bot plays heroes: stance, what to do next, and with how many gems."""

from collections.abc import Callable

from engine.rules import Chance, Choose, Option
from engine.rules.question import legal_options
from games.conan.hero_worths import (
    GRAB,
    STEP,
    best_manipulation,
    best_melee,
    best_shot,
    blast_worth,
    card_use,
)
from games.conan.odds import mean
from games.conan.plans import assign, carrier_of, darlings, may_leave, rounds_left, slowness, wanted
from games.conan.prizes import gem_price
from games.conan.rules.acting import seats_acting
from games.conan.rules.content import CARDS
from games.conan.rules.deeds import deeds
from games.conan.rules.figures import area_of, foes, hero_name, hero_of, in_area, living, own_heroes
from games.conan.rules.frames import ActionPhase, Manipulation, Shoot, Strike
from games.conan.rules.ground import exits, lock, neighbours
from games.conan.rules.locks import eased
from games.conan.rules.objects import throw_areas
from games.conan.rules.powers import lock_dice
from games.conan.rules.state import OVERLORD, ConanState, Hero
from games.conan.rules.verbs import Recover
from games.conan.spell_habits import HABITS as SPELL_HABITS
from games.conan.spell_habits import spell_worth
from games.conan.travel import FAR, bears_person, ways_to

LEAVE, CHEST, LEAST = 90.0, 3.5, 0.15
"""What the way out with a wanted object and an opened chest are worth, and below what nothing is worth doing."""
WAIT = 6.0
"""From how far a better carrier is waited for, in movement points."""


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
    if hero.id in darlings(s):
        return "aggressive" if hero.reserve >= 6 and foes(s, hero_name(hero)) else "cautious"
    if rounds_left(s) <= 1 or not hero.fatigue:
        return "aggressive"
    at_hand = hero.reserve + min(2, hero.fatigue)
    enough = 3 if may_leave(s, hero) or rounds_left(s) <= 2 else 4
    return "aggressive" if at_hand >= enough else "cautious"


# -- what next


def act(s: ConanState, question: Choose, chance: Chance) -> str:
    """The deed that is worth most, or none; the word goes to a fellow player whose best one comes before."""
    plan = assign(s)
    worth, deed = _best(s, legal_options(question), plan)
    if worth <= LEAST:
        return "pass"
    fellow = _fellow(s, question.seat, worth, plan)
    if fellow is None:
        return deed
    hand_on = f"hand-on:{fellow}"
    return hand_on if any(one.id == hand_on for one in question.options) else "pass"


def _best(s: ConanState, options: list[Option], plan: dict[str, frozenset[str]]) -> tuple[float, str]:
    """The first of the best deeds, with its worth."""
    worths = [(_worth(s, option, plan), -n, option.id) for n, option in enumerate(options)]
    best = max(worths, default=(-1.0, 0, "pass"))
    return best[0], best[2]


def _fellow(s: ConanState, seat: int, worth: float, plan: dict[str, frozenset[str]]) -> int | None:
    """CON-3.2 The seat whose hero could do something that is worth more, or as much and is seated before: so several
    players do what one would do with all their heroes."""
    frame = s.stack[-1]
    assert isinstance(frame, ActionPhase)
    found: int | None = None
    for other in seats_acting(s):
        if other == seat or other in frame.passed:
            continue
        for hero in own_heroes(s, other):
            options = [one for one in deeds(s, hero) if not one.blocked] if hero.stance == "aggressive" else []
            best = _best(s, options, plan)[0]
            if best > worth or (best == worth and found is None and other < seat):
                worth, found = best, other
    return found


def _worth(s: ConanState, option: Option, plan: dict[str, frozenset[str]]) -> float:
    deed, name, what = name_of(option)
    if deed == "pick" and what in wanted(s):
        return _seize(s, hero_of(s, name), what, plan)
    if deed in _WORTHS:
        hero = hero_of(s, name)
        return _WORTHS[deed](s, hero, what)
    if deed in ("walk", "open", "wreck", "climb", "jump", "leap", "swim", "fly", "flee"):
        hero = hero_of(s, name)
        aim = plan.get(name, frozenset())
        return _leaving(s, hero, aim) if deed == "flee" else _step(s, hero, what, option, aim)
    if deed == "lock":
        return _unlock(s, hero_of(s, name), what, plan.get(name, frozenset()))
    if deed == "open-door":
        return _open(s, hero_of(s, name), what, plan.get(name, frozenset()))
    if deed == "cast":
        return spell_worth(s, hero_of(s, name), what, plan.get(name, frozenset()))
    return -1.0


def _leaving(s: ConanState, hero: Hero, aim: frozenset[str]) -> float:
    return LEAVE if may_leave(s, hero) and hero.area in aim & {*exits(s)} else -1.0


def _step(s: ConanState, hero: Hero, to: str, option: Option, aim: frozenset[str]) -> float:
    """Nearer to the errand; gems cost, and so do enemies for who is weak. Nobody jumps with a person."""
    if name_of(option)[0] == "jump" and bears_person(s, hero_name(hero)):
        return -1.0
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


def _ranged(s: ConanState, hero: Hero, _: str) -> float:
    return best_shot(s, hero)[0]


def _seize(s: ConanState, hero: Hero, card: str, plan: dict[str, frozenset[str]]) -> float:
    """What all want, unless somebody who carries it more easily is on the way and near."""
    own = slowness(hero, card)
    if own and rounds_left(s) > 2:
        for other in living(s):
            comes = hero.area in plan.get(other.id, ()) and slowness(other, card) < own and other.reserve >= 2
            if comes and ways_to(s, hero_name(other), frozenset({hero.area})).get(other.area, FAR) <= WAIT:
                return -1.0
    return GRAB


def _pick(s: ConanState, hero: Hero, card: str) -> float:
    return card_use(s, hero, card) - gem_price(s, hero.reserve, 1)


def _chest(s: ConanState, hero: Hero, _: str) -> float:
    """Worth a try with time and gems to spare."""
    if not s.deck or rounds_left(s) <= 2 or hero.reserve < 4:
        return -1.0
    return best_manipulation(s, hero, eased(hero, s.chests[hero.area]), CHEST, lock_dice(s, hero_name(hero)))[0]


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
    if hero.id in darlings(s) and area_of(s, ally) == hero.area and not foes(s, ally):
        return -1.0
    near = foes(s, ally) or [one for area in neighbours(s, area_of(s, ally)) for one in in_area(s, area, OVERLORD)]
    return 2.2 - gem_price(s, hero.reserve, 1) if near else -1.0


def _throw(s: ConanState, hero: Hero, card: str) -> float:
    """An orb on a crowd."""
    if not CARDS[card].area:
        return -1.0
    return max((blast_worth(s, hero_name(hero), area, list(CARDS[card].area)) for area in _around(s, hero)), default=-1)


def _around(s: ConanState, hero: Hero) -> list[str]:
    return [area for area in throw_areas(s, hero) if area in neighbours(s, hero.area)]


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
    **SPELL_HABITS,
}
