"""KRY-20 Solo mode: monoliths that guard the enemy's battalions, and what the enemy without a seat decides."""

from collections.abc import Callable

from engine.rules import Choose, ChooseSome, Option, ask, emit, goto, leave, steps
from engine.rules.question import legal_options
from games.krynea.rules import events
from games.krynea.rules.cards import next_number
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import battalion_place, find, lines, unit_of, units
from games.krynea.rules.frames import Guard, Play
from games.krynea.rules.initiative import set_automaton
from games.krynea.rules.powers import cost, defence, double_hit, has_cost, melee_totals, reachable, score
from games.krynea.rules.state import BATTALIONS, Influence, KryneaState, Unit
from games.krynea.rules.targets import candidates
from games.krynea.rules.verbs import Exhaust, Raise, Strike, Summon

ENEMY = 1
PASS = "pass"


def choose_guarded(s: KryneaState, c: Guard) -> None:
    """KRY-20.4 Battalions without a monolith, the strongest first; the player breaks ties where too few are left."""
    best = strongest_unguarded(s)
    if not best or not s.monolith_deck:
        leave(c)
    elif len(best) > 1 and len(s.monolith_deck) < len(best):
        options = tuple(
            Option(f"battalion:{at}", (battalion_place(ENEMY, at),), {"battalion": at, "owner": ENEMY}) for at in best
        )
        ask(s, Choose(0, "guard", options, {"n": len(s.monolith_deck)}, "KRY-20.4"))


def put_monolith(s: KryneaState, c: Guard, answer: str | None) -> None:
    battalion = int(answer.split(":")[1]) if answer else strongest_unguarded(s)[0]
    one = Influence(s.monolith_deck.pop(), battalion, next_number(s))
    s.monoliths.append(one)
    emit(s, events.MonolithRevealed(monolith=one.monolith, battalion=battalion))
    goto(c, "choose_guarded")


steps(Guard, choose_guarded, put_monolith)


def strongest_unguarded(s: KryneaState) -> list[int]:
    """The battalions with the highest troop total among those without a monolith."""
    guarded = {one.battalion for one in s.monoliths}
    free = [battalion for battalion in range(BATTALIONS) if battalion not in guarded]
    most = max((troop_total(s, battalion) for battalion in free), default=0)
    return [battalion for battalion in free if troop_total(s, battalion) == most]


def troop_total(s: KryneaState, battalion: int) -> int:
    return sum(cost(unit) for unit in lines(s, ENEMY, battalion))


def take_monoliths(s: KryneaState) -> None:
    """KRY-20.2 Those whose battalion has no active unit at the end of the round."""
    for one in list(s.monoliths):
        if not lines(s, ENEMY, one.battalion):
            s.monoliths.remove(one)
            s.taken.append(one.monolith)
            emit(s, events.MonolithTaken(monolith=one.monolith, battalion=one.battalion))


# -- the enemy decides


def decide(s: KryneaState, question: Choose | ChooseSome) -> str | list[str]:
    """KRY-20.6 to 20.12 The enemy's answer to `question`."""
    if isinstance(question, ChooseSome):
        return []
    legal = legal_options(question)
    decider = _DECIDERS.get(question.prompt, _first_useful)
    return decider(s, legal)


def _purchase(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.7 Troops from the top while they fit; the expert keeps 5 for actions."""
    army = s.armies[ENEMY]
    reserve = CONTENT.constants.solo_actions if s.solo == "expert" else 0
    offered = {option.id: option for option in legal}
    if "troop" in offered and int(offered["troop"].args["n"]) <= army.funds + army.troop_funds - reserve:
        return "troop"
    return "action" if "action" in offered else "done"


def _melee_worth(card: int) -> int:
    scores = CARDS[card].scores
    return scores.get("melee_attack", -100) + scores.get("melee_defence", 0)


def _deploy(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.8 The best in melee first, those without melee attack last, then Objects that some unit can use."""
    cards = [int(option.id[6:]) for option in legal if option.id != PASS]
    placed = [card for card in cards if not CARDS[card].is_object or _users(s, card)]
    return f"place:{max(placed, key=_deploy_order)}" if placed else PASS


def _deploy_order(card: int) -> tuple[bool, int, int]:
    return (not CARDS[card].is_object, _melee_worth(card), -card)


def _users(s: KryneaState, card: int) -> list[Unit]:
    """KRY-20.7 The enemy's units with cost and without Object that have an ability which the Object raises."""
    wanted = set(CARDS[card].bearer)
    free = (unit for _, _, unit in units(s, ENEMY) if has_cost(unit) and not unit.objects)
    return [unit for unit in free if wanted & set(CARDS[unit.card].scores)]


def _deploy_where(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.7, KRY-20.8 The battalion of lowest total cost; an Object to the dearest unit that can use it."""
    if legal[0].id.startswith("bearer"):
        users = _users(s, getattr(s.stack[-1], "card", 0))
        return f"bearer:{max(users, key=cost).card}"
    return min(legal, key=lambda option: (troop_total(s, int(option.id[10:])), option.id)).id


def _move(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.9 Compulsory covering; a swap where the second line fights better than the first."""
    if all(option.id != PASS for option in legal):
        return legal[0].id
    for option in legal:
        if option.id.startswith("swap") and option.id.endswith("/0"):
            first, second = lines(s, ENEMY, int(option.id[5:].split("/")[0]))[:2]
            if _melee_worth(second.card) > _melee_worth(first.card):
                return option.id
    return PASS


def _attack(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.11 By battalion and position, whoever can kill."""
    kind = "ranged" if s.phase == 7 else "magic"
    for option in legal:
        if option.id.startswith("attack") and _victims(s, int(option.id[7:]), kind):
            return option.id
    return PASS


def _victims(s: KryneaState, card: int, kind: str) -> list[tuple[int, int]]:
    """What the attack would kill, the best first."""
    found = find(s, ENEMY, card)
    assert found is not None
    unit = unit_of(s, ENEMY, card)
    value = score(s, ENEMY, *found, f"{kind}_attack") or 0
    second = double_hit(s, ENEMY, found[0], unit, kind) or 0
    dying = []
    for seat, target in reachable(s, ENEMY, found[0], unit, kind):
        stand = find(s, seat, target)
        if stand is not None and value + second * stand[1] > defence(s, seat, *stand, kind):
            dying.append((-cost(unit_of(s, seat, target)), stand[1], stand[0], seat, target))
    return [one[3:] for one in sorted(dying)]


def _aim(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.11 The highest cost among those that would die, then nearest the front, then the lowest battalion."""
    kind = "ranged" if s.phase == 7 else "magic"
    frame = s.stack[-1]
    victims = _victims(s, getattr(frame, "card", 0), kind)
    names = [f"{seat}:{card}" for seat, card in victims]
    offered = {option.id for option in legal}
    return next((name for name in names if name in offered), legal[0].id)


def _target(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.12 Of the targets that would die the dearest; with none, or without a strike, the dearest of all."""
    card = getattr(s.stack[-1], "card", 0)
    return max(legal, key=lambda option: _harm(s, card, option.id)).id


def _harm(s: KryneaState, card: int, name: str) -> float:
    """The cost of what the card would kill at that target, a unit or the vanguard of a battalion; else a little."""
    seat, number = map(int, name.replace(":", "/").split("/")[:2])
    units_hit = lines(s, seat, number)[:2] if "/" in name else [unit_of(s, seat, number)]
    strike = _strike_of(card)
    if strike is None:
        return sum(cost(unit) for unit in units_hit)
    return sum(cost(unit) * (1.0 if _dies(s, seat, unit, strike) else 0.01) for unit in units_hit)


def _strike_of(card: int) -> Strike | None:
    return next((verb for verb in CARDS[card].effect.verbs if isinstance(verb, Strike)), None)


def _dies(s: KryneaState, seat: int, unit: Unit, strike: Strike) -> bool:
    found = find(s, seat, unit.card)
    return found is not None and strike.value > defence(s, seat, *found, strike.kind)


def _melee_turn(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.12 A card that changes the result: a boost when the battalion would not win, or would lose its unit."""
    frame = s.stack[-1]
    sides: list[tuple[int, int]] = getattr(frame, "sides", [])
    mine = next(side for side in sides if side[0] == ENEMY)
    other = next(side for side in sides if side[0] != ENEMY)
    attack, guard = melee_totals(s, *mine)
    their_attack, their_guard = melee_totals(s, *other)
    close = 0 <= their_guard - attack < 3 or 0 < their_attack - guard < 3
    plays = [option.id for option in legal if option.id.startswith(("play", "skill"))]
    return plays[0] if plays and close and not getattr(frame, "passes", 0) else PASS


def _first_useful(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.12 Reactions and actions at the first chance."""
    return legal[0].id


def _enemy_action(s: KryneaState, legal: list[Option]) -> str:
    """KRY-20.12 In drawn order, the first card with a useful target: a kill, a new unit, a unit put out of action."""
    plays = [option.id for option in legal if option.id != PASS]
    return next((name for name in plays if _useful(s, int(name.split(":")[1]))), PASS)


def _useful(s: KryneaState, card: int) -> bool:
    effect = CARDS[card].effect
    if _strike_of(card) is None:
        return any(isinstance(verb, (Summon, Raise, Exhaust)) for verb in effect.verbs)
    trial = Play(seat=ENEMY, card=card, source="hand")
    return any(_harm(s, card, option.id) >= 1 for option in candidates(s, trial, effect.targets[0]))


_DECIDERS: dict[str, Callable[[KryneaState, list[Option]], str]] = {
    "purchase": _purchase,
    "deploy": _deploy,
    "deploy-where": _deploy_where,
    "move": _move,
    "banner": lambda s, legal: "attacks",
    "ranged-turn": _attack,
    "magic-turn": _attack,
    "aim": _aim,
    "action": _enemy_action,
    "melee-turn": _melee_turn,
    "target-enemy-unit": _target,
    "target-enemy-vanguard": _target,
}

set_automaton(decide)
