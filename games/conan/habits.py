"""What a bot of either side does when it is attacked, rolls, or may interrupt."""

from collections.abc import Callable

from engine.rules import Chance, Choose, Option
from engine.rules.question import legal_options
from games.conan.hero_worths import blast_worth
from games.conan.odds import FACES, at_least, die_mean, left_over, mean
from games.conan.plans import rounds_left
from games.conan.prizes import blow, gem_price, prize, wound_worth
from games.conan.rules.content import CARDS, CONTENT, SPELLS
from games.conan.rules.figures import area_of, hero_of, is_hero, model_of, purse, side_of, unit_facts
from games.conan.rules.frames import Attack, HeroGuard, Throw, UnitGuard
from games.conan.rules.guard import armour_card, flat_armour, guard_cards
from games.conan.rules.harm import life
from games.conan.rules.powers import defence_changes, space_dice
from games.conan.rules.state import ConanState
from games.conan.rules.verbs import Armour
from games.conan.rules.verbs import Attack as Strikes

GUARD_GEM, REROLL_GEM = 0.65, 0.8
"""What a gem spent on guard or a reroll costs: it comes back by recovery."""


# -- guard


def guard(s: ConanState, question: Choose, chance: Chance) -> str:
    """As many gems as they save wounds, or a model."""
    frame = s.stack[-1]
    worths = []
    for option in legal_options(question):
        n = int(option.args["n"])
        if isinstance(frame, HeroGuard):
            worths.append((_spared(s, frame, n), -n, option.id))
        else:
            assert isinstance(frame, UnitGuard)
            worths.append((_saved(s, frame, n), -n, option.id))
    return max(worths)[2]


def _spared(s: ConanState, frame: HeroGuard, n: int) -> float:
    """CON-9.5 Minus the wounds to be expected, minus the gems."""
    guarding = hero_of(s, frame.by or frame.target)
    cards = guard_cards(guarding, frame.kind)
    dice = list(space_dice(guarding, "guard", n))
    if n and cards:
        dice += max((CARDS[card].guard for card in cards), key=mean)
    changes = sum(m for _, m in defence_changes(s, frame.attacker, frame.target, frame.kind))
    power = frame.power - flat_armour(s, frame.target) - changes
    if not is_hero(frame.target):
        return -prize(s, frame.target) * (1 - at_least(dice, power)) - GUARD_GEM * n
    worn = armour_card(hero_of(s, frame.target))
    dice += CARDS[worn].armour if worn else ()
    hurt = left_over(dice, power)
    worth = wound_worth(s, frame.target) * (1.5 if life(hero_of(s, frame.target)) <= frame.power else 1.0)
    return -worth * hurt - min(gem_price(s, guarding.reserve, n), 0.9 * n)


def _saved(s: ConanState, frame: UnitGuard, n: int) -> float:
    """CON-22.2 The part of its prize that is saved, minus the gems."""
    dice: list[str] = [*CONTENT.constants.unit_guard] * n
    fixed = flat_armour(s, frame.target)
    fixed += sum(m for _, m in defence_changes(s, frame.attacker, frame.target, frame.kind))
    points = model_of(s, frame.target).life
    power = frame.power - max(0, fixed)
    dies = 1 - at_least(dice, power - points + 1)
    lost = left_over(dice, power) / points
    return -prize(s, frame.target) * (0.6 * dies + 0.4 * min(1.0, lost)) - GUARD_GEM * n * _thrift(s)


def _thrift(s: ConanState) -> float:
    return 0.4 if rounds_left(s) <= 1 else 1.0 if s.reserve < 6 else 0.75


def parry(s: ConanState, question: Choose, chance: Chance) -> str:
    cards = [one for one in legal_options(question) if one.args]
    return max(cards, key=lambda one: sum(die_mean(icon[0]) for icon in CARDS[str(one.args["card"])].guard)).id


# -- rerolls


def reroll(s: ConanState, question: Choose, chance: Chance) -> str:
    """Free ones where a die is below its mean; paid ones where much hangs on it."""
    frame = s.stack[-1]
    assert isinstance(frame, Throw)
    sign = -1 if frame.purpose == "fall" else 1
    gains = []
    for option in legal_options(question):
        if option.args:
            colour, face = str(option.args["colour"]), int(option.args["face"])
            gain = sign * (die_mean(colour) - face)
            paid = option.id.startswith("paid")
            gains.append((gain - (_reroll_price(s, frame, colour, face) if paid else 0.0), option.id))
    best = max(gains, default=(0.0, "keep"))
    return best[1] if best[0] > 0.05 else "keep"


def _reroll_price(s: ConanState, frame: Throw, colour: str, face: int) -> float:
    """In symbols: a gem where the throw matters."""
    if purse(s, frame.roller) < 3 and rounds_left(s) > 1:
        return 9.0
    if frame.purpose in ("manipulation", "leap"):
        short = frame.against - sum(frame.faces) + face
        return 0.3 if any(value >= short for value in FACES[colour]) else 9.0
    if frame.purpose == "attack":
        return 0.95 if rounds_left(s) > 1 else 0.6
    return 0.6 if is_hero(frame.roller) else 0.9


# -- interrupts


def reaction(s: ConanState, question: Choose, chance: Chance) -> str:
    """A swarm on a crowd, a halo against a blow."""
    who, when = str(question.args["who"]), str(question.args["when"])
    for option in legal_options(question):
        spell = str(option.args.get("spell", ""))
        for verb in SPELLS[spell].verbs if spell else ():
            if isinstance(verb, Strikes) and blast_worth(s, who, area_of(s, who), list(verb.dice), (who,)) > 3:
                return option.id
            if isinstance(verb, Armour) and when == "defence" and _pressing(s, who) >= 3:
                return option.id
    return "pass"


def _pressing(s: ConanState, who: str) -> int:
    return max((frame.power for frame in s.stack if isinstance(frame, Attack) and frame.target == who), default=0)


def sacrifice(s: ConanState, question: Choose, chance: Chance) -> str:
    """One's life for a better one's."""
    option = legal_options(question)[0]
    who, target = str(question.args["who"]), str(question.args["target"])
    if is_hero(who) or is_hero(target):
        good = is_hero(target) and not is_hero(who)
        return option.id if good else "pass"
    return option.id if prize(s, target) > 1.6 * prize(s, who) else "pass"


def bodyguard(s: ConanState, question: Choose, chance: Chance) -> str:
    who = str(question.args["who"])
    willing = hero_of(s, who).reserve >= 3 and int(question.args["power"]) >= 2
    return legal_options(question)[0].id if willing else "pass"


def first(s: ConanState, question: Choose, chance: Chance) -> str:
    """CON-10.4 The order of the rules is as good as any; free blows are always struck."""
    return legal_options(question)[0].id


def mend(s: ConanState, question: Choose, chance: Chance) -> str:
    ids = [one.id for one in legal_options(question)]
    return "from:wound" if "from:wound" in ids else ids[0]


def strike_on(s: ConanState, question: Choose, chance: Chance) -> str:
    """Circular Strike and Attack from Beyond: the enemy whose loss is worth most."""
    who = str(question.args["who"])
    power = int(question.args.get("power", 4))
    targets = [one for one in legal_options(question) if one.args]
    if not targets:
        return "pass"
    dice = ["O"] * power

    def worth(option: Option) -> float:
        return blow(s, who, str(option.args["target"]), "melee", dice)

    return max(targets, key=worth).id


def style(s: ConanState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Attack)
    target = frame.target
    single = is_hero(target) or unit_facts(s, target).armour > 2 or model_of(s, target).life > 2
    return "precision" if single else "circular"


def next_victim(s: ConanState, question: Choose, chance: Chance) -> str:
    """Enemies of the roller first."""
    frame = s.stack[-1]
    blamed = getattr(frame, "side", "")
    return min(legal_options(question), key=lambda one: side_of(s, str(one.args["target"])) == blamed).id


HABITS: dict[str, Callable[[ConanState, Choose, Chance], str]] = {
    "guard-gems": guard,
    "parry": parry,
    "reroll": reroll,
    "reaction": reaction,
    "sacrifice": sacrifice,
    "bodyguard": bodyguard,
    "counterattack": first,
    "poison": first,
    "wound-from": first,
    "mend": mend,
    "circular": strike_on,
    "beyond": strike_on,
    "style": style,
    "next-victim": next_victim,
}
