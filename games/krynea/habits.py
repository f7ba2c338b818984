"""What a bot does without thinking: buying, deck building, placing, moving, carrying."""

from collections.abc import Callable

from engine.rules import Choose, ChooseSome, Option
from engine.rules.question import legal_options
from games.krynea.rules.content import CARDS
from games.krynea.rules.deployment import bearers
from games.krynea.rules.field import facing, lines
from games.krynea.rules.powers import NO_ATTACK, melee_totals
from games.krynea.rules.state import KryneaState
from games.krynea.rules.verbs import Bonus

RESERVE = 5
"""Resources kept for actions."""


def purchase(s: KryneaState, question: Choose) -> str:
    """KRY-7.12 Money cards, troops down to the reserve, then actions."""
    legal = {option.id: option for option in legal_options(question)}
    money = [name for name in legal if name.startswith("play")]
    army = s.armies[question.seat]
    if money and not army.bought_actions:
        return money[0]
    reserve = min(RESERVE, len(army.action_deck))
    if "troop" in legal and int(legal["troop"].args["n"]) <= army.funds + army.troop_funds - reserve:
        return "troop"
    return next(name for name in ("action", "troop", "done") if name in legal)


def deploy(s: KryneaState, question: Choose) -> str:
    """KRY-EX.10 The best in melee first, shooters next, supporters last; Objects when somebody can use them."""
    legal = [option for option in legal_options(question) if option.id != "pass"]
    useful = [option for option in legal if _useful(s, question.seat, int(option.id[6:]))]
    if not useful:
        passing = any(option.id == "pass" for option in question.options)
        return "pass" if passing else legal[0].id
    return max(useful, key=lambda option: _placing_order(int(option.id[6:]))).id


def _useful(s: KryneaState, seat: int, card: int) -> bool:
    return not CARDS[card].is_object or any(
        _object_worth(card, int(option.id[7:])) > 0 for option in bearers(s, seat, card)
    )


def _placing_order(card: int) -> tuple[int, int]:
    facts = CARDS[card]
    if facts.is_object:
        return -1, 0
    melee = facts.scores.get("melee_attack", -4) + facts.scores.get("melee_defence", 0)
    shooter = "ranged_attack" in facts.scores
    return (2 if melee >= 5 else 1 if shooter else 0), melee


def _object_worth(card: int, bearer: int) -> int:
    """What the Object brings to the bearer, who must have the abilities (KRY-4.7)."""
    verbs = [verb for verb in CARDS[card].effect.verbs if isinstance(verb, Bonus)]
    gain = sum(2 * verb.n for verb in verbs if verb.stat in CARDS[bearer].scores and "attack" in verb.stat)
    return gain + sum(verb.n for verb in verbs if verb.stat in CARDS[bearer].scores and "defence" in verb.stat)


def deploy_where(s: KryneaState, question: Choose) -> str:
    """Where the unit changes its melee most; an Object where it is worth most."""
    legal, seat = legal_options(question), question.seat
    card = next(getattr(frame, "card", 0) for frame in reversed(s.stack))
    if legal[0].id.startswith("bearer"):
        return max(legal, key=lambda option: _object_worth(card, int(option.id[7:]))).id
    return max(legal, key=lambda option: _battalion_need(s, seat, int(option.id[10:]), card)).id


def _battalion_need(s: KryneaState, seat: int, battalion: int, card: int) -> float:
    """How welcome a unit is: fighters where the facing battalion can be beaten, all where there is somebody to face."""
    front = lines(s, *facing(s, seat, battalion))
    if not front:
        return 0.0
    mine = lines(s, seat, battalion)
    attack = sum(CARDS[unit.card].scores.get("melee_attack", 0) for unit in mine[:2])
    guard = melee_totals(s, *facing(s, seat, battalion))[1]
    own = CARDS[card].scores.get("melee_attack", 0)
    wins = 1.0 if attack <= guard < attack + own else 0.0
    return wins * CARDS[front[0].card].cost + 0.1 * len(front)


def move(s: KryneaState, question: Choose) -> str:
    """The swap or march after which the melees of the row stand best, or none."""
    legal = legal_options(question)
    if all(option.id != "pass" for option in legal):
        return legal[0].id
    best = max(legal, key=lambda option: _swap_gain(s, question.seat, option))
    return best.id if _swap_gain(s, question.seat, best) > 0 else "pass"


def _swap_gain(s: KryneaState, seat: int, option: Option) -> float:
    """What a swap of first and second line does for the melee of that battalion."""
    if not option.id.startswith("swap") or not option.id.endswith("/0"):
        return 0.0
    battalion = int(option.id[5:].split("/")[0])
    rows = lines(s, seat, battalion)
    before = _melee_lead(s, seat, battalion)
    rows[0], rows[1] = rows[1], rows[0]
    after = _melee_lead(s, seat, battalion)
    rows[0], rows[1] = rows[1], rows[0]
    return after - before - 0.2


def _melee_lead(s: KryneaState, seat: int, battalion: int) -> float:
    """Prize less price of the melee as it stands."""
    other = facing(s, seat, battalion)
    mine, theirs = lines(s, seat, battalion), lines(s, *other)
    if not theirs:
        return 0.0
    (attack, guard), (their_attack, their_guard) = melee_totals(s, seat, battalion), melee_totals(s, *other)
    lead = 0.0
    if attack != NO_ATTACK and attack > their_guard:
        lead += CARDS[theirs[0].card].cost
    if their_attack != NO_ATTACK and their_attack > guard:
        lead -= CARDS[mine[0].card].cost
    return lead


def banner(s: KryneaState, question: Choose) -> str:
    """KRY-10.1 First with the attacks: the first kill is one that cannot answer."""
    return "attacks"


def first(s: KryneaState, question: Choose) -> str:
    return legal_options(question)[0].id


def carry(s: KryneaState, question: ChooseSome) -> list[str]:
    """KRY-16.2 Reactions and strikes first, then dear troops."""
    ranked = sorted(question.options, key=lambda option: -_carry_worth(int(option.id[5:])))
    return [option.id for option in ranked[: question.most]]


def _carry_worth(card: int) -> float:
    facts = CARDS[card]
    if facts.kind == "troop":
        return 0.4 * facts.cost
    return 2.0 if facts.answers is not None else 1.5


def compensate(s: KryneaState, question: ChooseSome) -> list[str]:
    """KRY-7.14 Keep what was bought."""
    return []


def basic_deck(s: KryneaState, question: Choose) -> str:
    return "basic"


HABITS: dict[str, Callable[[KryneaState, Choose], str]] = {
    "purchase": purchase,
    "deploy": deploy,
    "deploy-where": deploy_where,
    "move": move,
    "banner": banner,
    "deck": basic_deck,
    "look": first,
    "target-own-position": first,
}
SOME_HABITS: dict[str, Callable[[KryneaState, ChooseSome], list[str]]] = {"carry": carry, "compensate": compensate}
