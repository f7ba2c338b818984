"""What a bot does without thinking: buying, deck building, placing, moving, carrying."""

from collections.abc import Callable

from engine.rules import Choose, ChooseSome, Option
from engine.rules.question import legal_options
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.deployment import bearers, due
from games.krynea.rules.field import enemies, facing, find, lines, unit_of
from games.krynea.rules.powers import cost, defence, melee_totals, reachable, score
from games.krynea.rules.state import KryneaState, Unit
from games.krynea.rules.verbs import Bonus, Save

ESNOGAR = "M1"
RESERVE = 5
"""Resources kept for actions."""
FEW, LEAD = 5, 2
"""An enemy with no more units than the first, living or dead, is met with the second more of one's
own, not with all that can be paid."""
DEAR = 2
"""From this cost on a dying unit is saved without thinking; those above it for sure."""
UNOPPOSED = 4.0
"""How much more a unit lost to Esnogar weighs where no enemy faces it: there is nothing to win there, only to lose."""


def purchase(s: KryneaState, question: Choose) -> str:
    """KRY-7.12 Money cards, troops down to the reserve unless there are enough, then actions."""
    legal = {option.id: option for option in legal_options(question)}
    money = [name for name in legal if name.startswith("play")]
    army = s.armies[question.seat]
    if money and not army.bought_actions:
        return money[0]
    reserve = min(RESERVE, len(army.action_deck))
    enough = _is_enough(s, question.seat)
    if "troop" in legal and not enough and int(legal["troop"].args["n"]) <= army.funds + army.troop_funds - reserve:
        return "troop"
    last = ("action", "done", "troop") if enough else ("action", "troop", "done")
    return next(name for name in last if name in legal)


def _is_enough(s: KryneaState, seat: int) -> bool:
    """Against an enemy who hardly fields anything more troops are only more to lose. Who has not bought yet in round 1
    is not judged."""
    foes = enemies(s, seat)
    if s.round == 1 and not all(s.armies[foe].hand_troops or s.armies[foe].hand_actions for foe in foes):
        return False
    most = max(_strength(s, foe) + len(s.armies[foe].troop_discard) for foe in foes)
    return most <= FEW and _strength(s, seat) >= most + LEAD


def unopposed(s: KryneaState, seat: int) -> bool:
    """No enemy has a unit in play or a troop in the hand, as far as all can know."""
    return not any(_strength(s, foe) for foe in enemies(s, seat))


def _strength(s: KryneaState, seat: int) -> int:
    """Units in play, the hidden too, and troops in the hand, whatever they are."""
    army = s.armies[seat]
    fielded = sum(len(battalion.units) + len(battalion.hidden) for battalion in army.battalions)
    return fielded + len(army.hand_troops) + len(army.aside_troops)


def deploy(s: KryneaState, question: Choose) -> str:
    """KRY-EX.10 The unit that changes a melee most; with none, fighters, shooters, then supporters; Objects last."""
    seat = question.seat
    legal = [option for option in legal_options(question) if option.id != "pass"]
    useful = [option for option in legal if _useful(s, seat, int(option.id[6:]))]
    if not useful:
        passing = any(option.id == "pass" for option in question.options)
        return "pass" if passing else legal[0].id
    places = due(s, seat)
    return max(useful, key=lambda option: _placing_order(s, seat, int(option.id[6:]), places)).id


def _useful(s: KryneaState, seat: int, card: int) -> bool:
    return not CARDS[card].is_object or any(
        _object_worth(s, seat, card, int(option.id[7:])) > 0 for option in bearers(s, seat, card)
    )


def _placing_order(s: KryneaState, seat: int, card: int, places: list[int]) -> tuple[float, int, int]:
    facts = CARDS[card]
    if facts.is_object:
        return -99.0, 0, 0
    best = max(fit(s, seat, battalion, card) for battalion in places)
    melee = facts.scores.get("melee_attack", -4) + facts.scores.get("melee_defence", 0)
    shooter = "ranged_attack" in facts.scores
    return best, (2 if melee >= 5 else 1 if shooter else 0), melee


def _object_worth(s: KryneaState, seat: int, card: int, bearer: int) -> int:
    """What the Object brings to the bearer, who must have the abilities (KRY-4.7); with a Raised one it is lost."""
    if unit_of(s, seat, bearer).raised:
        return 0
    verbs = [verb for verb in CARDS[card].effect.verbs if isinstance(verb, Bonus)]
    gain = sum(2 * verb.n for verb in verbs if verb.stat in CARDS[bearer].scores and "attack" in verb.stat)
    return gain + sum(verb.n for verb in verbs if verb.stat in CARDS[bearer].scores and "defence" in verb.stat)


def deploy_where(s: KryneaState, question: Choose) -> str:
    """Where the unit changes its melee most; an Object where it is worth most."""
    legal, seat = legal_options(question), question.seat
    card = next(getattr(frame, "card", 0) for frame in reversed(s.stack))
    if legal[0].id.startswith("bearer"):
        return max(legal, key=lambda option: _object_worth(s, seat, card, int(option.id[7:]))).id
    return max(legal, key=lambda option: fit(s, seat, int(option.id[10:]), card)).id


def fit(s: KryneaState, seat: int, battalion: int, card: int) -> float:
    """What the unit would change at the end of a battalion: its melee, and what it can shoot at."""
    rows = lines(s, seat, battalion)
    before = _melee_lead(s, seat, battalion)
    rows.append(Unit(card))
    after = _melee_lead(s, seat, battalion)
    shot = max((_shot(s, seat, battalion, rows[-1], kind) for kind in ("ranged", "magic")), default=0.0)
    rows.pop()
    return after - before + shot + 0.1 * min(2, len(lines(s, *facing(s, seat, battalion))))


def _shot(s: KryneaState, seat: int, battalion: int, unit: Unit, kind: str) -> float:
    """Part of the dearest victim that the unit, last in the battalion, could shoot."""
    index = len(lines(s, seat, battalion)) - 1
    if f"{kind}_attack" not in CARDS[unit.card].scores or (kind == "ranged" and index > 1):
        return 0.0
    value, best = score(s, seat, battalion, index, f"{kind}_attack") or 0, 0
    for other, card in reachable(s, seat, battalion, unit, kind):
        found = find(s, other, card)
        if found is not None and value > defence(s, other, *found, kind):
            best = max(best, CARDS[card].cost)
    return 0.6 * best


def move(s: KryneaState, question: Choose) -> str:
    """The swap or march after which the melees of the row stand best, or none."""
    legal = legal_options(question)
    if all(option.id != "pass" for option in legal):
        return legal[0].id
    best = max(legal, key=lambda option: _swap_gain(s, question.seat, option))
    return best.id if _swap_gain(s, question.seat, best) > 0 else "pass"


def _swap_gain(s: KryneaState, seat: int, option: Option) -> float:
    """What a movement does: a swap of the vanguard lines for their melee, a march for that of its goal."""
    if option.id.startswith("move"):
        card, goal = map(int, option.id[5:].split("/"))
        return fit(s, seat, goal, card) - 0.5
    if not option.id.startswith("swap"):
        return 0.0
    battalion, index = map(int, option.id[5:].split("/"))
    rows = lines(s, seat, battalion)
    before = _melee_lead(s, seat, battalion)
    rows[index], rows[index + 1] = rows[index + 1], rows[index]
    after = _melee_lead(s, seat, battalion)
    rows[index], rows[index + 1] = rows[index + 1], rows[index]
    return after - before - 0.05


def _melee_lead(s: KryneaState, seat: int, battalion: int) -> float:
    """Prize less price of the melee as it stands."""
    other = facing(s, seat, battalion)
    mine, theirs = lines(s, seat, battalion), lines(s, *other)
    if not theirs:
        return UNOPPOSED * _self_strike(s, seat, battalion)
    if not mine:
        return -0.2
    (attack, guard), (their_attack, their_guard) = melee_totals(s, seat, battalion), melee_totals(s, *other)
    gain = CARDS[theirs[0].card].cost * _odds(attack - their_guard)
    return gain - CARDS[mine[0].card].cost * _odds(their_attack - guard) + _self_strike(s, seat, battalion)


def _odds(margin: int) -> float:
    """How likely a melee with this margin kills, boosts and saves considered."""
    return 0.8 if margin > 1 else 0.65 if margin > 0 else 0.2 if margin > -2 else 0.0


def _self_strike(s: KryneaState, seat: int, battalion: int) -> float:
    """KRY-7.6 What the own first line would do to the second, should Esnogar come next round."""
    mine = lines(s, seat, battalion)
    seen = {one.monolith for one in s.monoliths} | set(s.monolith_discard)
    if len(mine) < 2 or ESNOGAR in seen or s.round >= CONTENT.constants.rounds or not s.monolith_deck:
        return 0.0
    scores = CARDS[mine[0].card].scores
    kind = max(("melee", "ranged", "magic"), key=lambda one: scores.get(f"{one}_attack", -1))
    dies = scores.get(f"{kind}_attack", -1) > CARDS[mine[1].card].scores[f"{kind}_defence"]
    return -CARDS[mine[1].card].cost / len(s.monolith_deck) if dies else 0.0


def react(s: KryneaState, question: Choose) -> str | None:
    """A dear unit that is dying is saved at once, if it can be: a roll that fails in thought is no reason to pass.
    The dearest are saved for sure, by comrades who give themselves up, unless that loss alone could decide. None: think
    about it."""
    seat, name = question.seat, str(question.args["card"])
    if question.args["event"] != "dying" or question.args["owner"] != seat:
        return None
    worth = cost(unit_of(s, seat, CONTENT.slugs[name]))
    saving = [option for option in legal_options(question) if option.id != "pass" and _saves(option)]
    if worth < DEAR or not saving:
        return None
    sure = worth > DEAR and not unopposed(s, seat)
    return min(saving, key=lambda option: (_is_sure(option) != sure, option.id.split("/")[1] == "hand")).id


def _saves(option: Option) -> bool:
    return any(isinstance(verb, Save) for verb in CARDS[CONTENT.slugs[str(option.args["card"])]].effect.verbs)


def _is_sure(option: Option) -> bool:
    return not CARDS[CONTENT.slugs[str(option.args["card"])]].effect.roll


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


HABITS: dict[str, Callable[[KryneaState, Choose], str | None]] = {
    "react": react,
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
