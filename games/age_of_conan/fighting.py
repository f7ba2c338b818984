"""What a bot does in contests, sieges and battles: cards, sorcery, losses, marches and retreats by the odds."""

from collections.abc import Callable

from engine.rules import Chance, Choose, ChooseSome, Option
from engine.rules.question import legal_options
from games.age_of_conan.odds import at_least, beats, chance_of, roll_chances, side_chances
from games.age_of_conan.prospects import fighting_pays, march_pays
from games.age_of_conan.rules.content import CARDS, STRATEGIES
from games.age_of_conan.rules.frames import Campaign, Clash, Contest
from games.age_of_conan.rules.state import AocState
from games.age_of_conan.rules.verbs import AddSuccesses, RerollDice
from games.age_of_conan.rules.windows import successes

OPEN = (0.12, 0.9)
"""Odds between which a card may still matter."""


def contest(s: AocState) -> Contest:
    frame = s.stack[-1]
    assert isinstance(frame, Contest)
    return frame


def _matters(s: AocState) -> bool:
    return OPEN[0] < chance_of(contest(s)) < OPEN[1]


def commit_strategy(s: AocState, question: Choose, chance: Chance) -> str:
    """The legal card of the least bid value that counts most."""
    legal = [one for one in legal_options(question) if one.id != "none"]
    if not legal or not _matters(s):
        return "none"

    def value(one: Option) -> float:
        facts = STRATEGIES[str(one.args["card"])]
        return 3 * len(facts.counts) - facts.bid

    return max(legal, key=value).id


def before_rolls(s: AocState, question: Choose, chance: Chance) -> str:
    legal = [one.id for one in legal_options(question) if one.id != "pass"]
    return legal[0] if legal and _matters(s) else "pass"


def own_roll(s: AocState, question: Choose, chance: Chance) -> str:
    """Whatever raises the chance of the own side most, by enough to be worth it."""
    c, at = contest(s), contest(s).turn
    now = _own_chance(c, at, successes(c, at))
    values = {one.id: _value(c, at, one) for one in legal_options(question) if one.id != "done"}
    pick = max(values, key=lambda one: values[one], default="done")
    return pick if pick != "done" and values[pick] > now + 0.12 else "done"


def _own_chance(c: Contest, at: int, n: int) -> float:
    """With `n` own successes."""
    own = (0.0,) * n + (1.0,)
    return beats(own, side_chances(c, 1)) if at == 0 else at_least(own, successes(c, 0))


def _value(c: Contest, at: int, option: Option) -> float:
    side, have = c.sides[at], successes(c, at)
    failures = sum(not _counts(c, at, face) for face in side.faces)
    verbs = CARDS[option.id.removeprefix("use:")].verbs if option.id.startswith("use:") else ()
    for verb in verbs:
        if isinstance(verb, AddSuccesses):
            return _own_chance(c, at, have + verb.n)
        if isinstance(verb, RerollDice):
            return _after_throw(c, at, have, min(verb.n, failures))
    if option.id == "sorcery":
        return _after_throw(c, at, side.bonus, len(side.faces))
    if option.id.startswith("sorcery:"):
        return _after_throw(c, at, have, failures)
    return 0.0


def _after_throw(c: Contest, at: int, kept: int, dice: int) -> float:
    side = c.sides[at]
    thrown = roll_chances(dice, at == 0, side.conan, frozenset(side.counts))
    return sum(share * _own_chance(c, at, kept + n) for n, share in enumerate(thrown))


def _counts(c: Contest, at: int, face: str) -> bool:
    return face in ("hit", "hit_conan", *c.sides[at].counts) or (face == "hit_attacker" and at == 0)


def dice_again(s: AocState, question: ChooseSome, chance: Chance) -> list[str]:
    """The failures."""
    c = contest(s)
    failures = [one.id for one in question.options if not _counts(c, c.turn, str(one.args["face"]))]
    return failures[: question.most] or [question.options[0].id]


def forced_march(s: AocState, question: Choose, chance: Chance) -> str:
    """AOC-15.9 When going on at once promises more than the unit it costs."""
    frame = s.stack[-1]
    assert isinstance(frame, Campaign)
    legal = [one.id for one in legal_options(question)]
    free = [one for one in legal if one.startswith("use:")]
    if free and march_pays(s, frame.seat, frame.province, free=True):
        return free[0]
    return "march" if "march" in legal and march_pays(s, frame.seat, frame.province, free=False) else "stop"


def attacker_retreat(s: AocState, question: Choose, chance: Chance) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Clash)
    return "fight" if fighting_pays(s, frame.seat, frame.province) else "retreat"


def defender_retreat(s: AocState, question: Choose, chance: Chance) -> str:
    ours, theirs = int(question.args["defence"]), int(question.args["attack"])
    havens = [one.id for one in legal_options(question) if one.id != "fight"]
    return havens[0] if havens and theirs > ours + 1 else "fight"


def first_card(s: AocState, question: Choose, chance: Chance) -> str:
    """What saves a piece or brings gold is used."""
    return next((one.id for one in legal_options(question) if one.id != "pass"), "pass")


HABITS: dict[str, Callable[[AocState, Choose, Chance], str]] = {
    "commit-strategy": commit_strategy,
    "before-rolls": before_rolls,
    "own-roll": own_roll,
    "prevent-loss": first_card,
    "keep-emissary": first_card,
    "more-gold": first_card,
    "forced-march": forced_march,
    "attacker-retreat": attacker_retreat,
    "defender-retreat": defender_retreat,
}
SOME_HABITS: dict[str, Callable[[AocState, ChooseSome, Chance], list[str]]] = {"dice-again": dice_again}
