"""What a position of Huns is worth, in points of the final score."""

from engine.bots.spec import BotSpec
from engine.rules import Answer, Chance, ChooseSome, Question
from games.huns.rules.content import CONTENT
from games.huns.rules.powers import CARDS, free_spaces, is_full
from games.huns.rules.scoring import standing, treasure_met
from games.huns.rules.state import BACKS, Camp, Card, HunsState, Wagon

RIVAL_SHARE = 0.5
"""How much of the best rival's worth counts against the own."""
HAND, STASH = 0.12, 0.04
"""A valuable in hand that is not placed yet; one in the stash, for treasures and ties."""
LOAD = (0.0, 0.2, 0.5, 0.85, 1.0)
"""Part of a wagon's worth that 0 to 4 valuables on it have already earned."""
EQUIPMENT, UNUSED_RAID, MERCENARY_WORK, CURSE_HARM = 1.3, 0.8, 1.4, 1.6
"""What an effect is still worth to its owner (or costs its victim) when the whole game lies ahead."""
UNMET_TREASURE = 0.35
"""Part of its points that a treasure is worth while its condition does not hold yet."""
FULL_GAME = 10
"""Cards in a deck, or half the valuables of a pile, with which the whole game lies ahead."""


NUMBERS = CONTENT.constants
BACK_OF = {wagon.id: BACKS.index(wagon.back) for wagon in CONTENT.wagons.values()}


def evaluate(state: HunsState, seat: int) -> float:
    """The own worth less a share of the best rival's."""
    if state.question is None and not state.stack:
        return _final_lead(state, seat)
    ahead = time_ahead(state)
    worths = [camp_worth(state, other, ahead) for other in range(state.seats)]
    rivals = max(worth for other, worth in enumerate(worths) if other != seat)
    hand = HAND * len(state.hand) if state.active == seat else 0.0
    return worths[seat] + hand - RIVAL_SHARE * rivals


def _final_lead(state: HunsState, seat: int) -> float:
    totals = [score.total for score in standing(state).scores]
    return 2.0 * (totals[seat] - max(total for other, total in enumerate(totals) if other != seat))


def time_ahead(state: HunsState) -> float:
    """HUN-10.1 From 1 at the start to 0 when a pile or a deck is about to run out."""
    deck = min(len(deck) for deck in state.decks.values())
    pile = min(state.reserve.values()) / 2
    return min(1.0, min(deck, pile) / FULL_GAME)


def camp_worth(state: HunsState, seat: int, ahead: float) -> float:
    camp = state.camps[seat]
    backs = back_counts(camp)
    worth = sent_worth(state, backs) + STASH * sum(camp.stash.values())
    for card in camp.cards:
        worth += card_worth(state, seat, card, ahead)
    for wagon in camp.wagons:
        worth += wagon_worth(state, wagon, backs)
    return worth


def back_counts(camp: Camp) -> list[int]:
    """HUN-7.5 Wagons sent by back colour, in the order of BACKS."""
    counts = [0] * len(BACKS)
    for wagon in camp.dispatched:
        counts[BACK_OF[wagon]] += 1
    return counts


def sent_worth(state: HunsState, backs: list[int]) -> float:
    """HUN-11.8, HUN-11.9 Wagons sent, sets, and half of what the colours of an unfinished set promise."""
    sets = min(backs)
    begun = len(backs) - backs.count(sets)
    each_set = NUMBERS.wagon_set_vp_per_player * state.seats
    return sum(backs) * NUMBERS.wagon_vp + each_set * (sets + 0.5 * begun / len(backs))


def wagon_worth(state: HunsState, wagon: Wagon, backs: list[int]) -> float:
    """What lies on it, as part of the point and the step towards a set that the full wagon brings."""
    wanted = backs[BACK_OF[wagon.id]] <= min(backs)
    full = NUMBERS.wagon_vp + (0.5 * state.seats / len(backs) if wanted else 0.0)
    laden = len(wagon.cubes) - wagon.cubes.count("")
    return full * LOAD[laden] * (0.6 if wagon.locked else 0.95)


def card_worth(state: HunsState, seat: int, card: Card, ahead: float) -> float:
    """One card in a camp: its points now, and what it will still do."""
    family = CARDS[card.id].family
    if family == "equipment":
        return EQUIPMENT * ahead
    if family == "raid":
        return NUMBERS.raid_vp + (0.0 if card.used else UNUSED_RAID * min(1.0, 3 * ahead))
    if family == "mercenary":
        return _mercenary_worth(card, ahead)
    if family == "curse":
        return _curse_worth(state, card, ahead)
    met = treasure_met(state, seat, card.id)
    certain = 1.0 - 0.3 * ahead if met else UNMET_TREASURE * min(1.0, 2 * ahead)
    return NUMBERS.treasure_vp_per_player * state.seats * certain


def _mercenary_worth(card: Card, ahead: float) -> float:
    """HUN-11.3, HUN-11.4 Full +1 and at work, else -1 with some hope of being filled."""
    full = NUMBERS.mercenary_full_vp + MERCENARY_WORK * ahead
    if is_full(card):
        return full
    filled = len(card.cubes) / CARDS[card.id].spaces
    hope = min(1.0, 2 * ahead) * (0.4 + 0.5 * filled)
    return NUMBERS.mercenary_incomplete_vp + (full - NUMBERS.mercenary_incomplete_vp) * hope


def _curse_worth(state: HunsState, card: Card, ahead: float) -> float:
    """HUN-8.4, HUN-8.5 A fled curse costs its points, an active one what it still spoils."""
    if card.fled:
        return float(NUMBERS.fled_curse_vp_per_player * state.seats)
    if card.used:
        return 0.0
    left = free_spaces(card) / CARDS[card.id].spaces
    return -CURSE_HARM * ahead * (0.35 + 0.65 * left)


def shortcut(view: HunsState, question: Question, chance: Chance) -> Answer | None:
    """The order of cards put under a deck matters too little to think about (HUN-4.5)."""
    if isinstance(question, ChooseSome) and question.prompt == "order-cards":
        return [option.id for option in question.options][: question.most]
    return None


BOT = BotSpec(
    evaluate=evaluate,
    shortcut=shortcut,
    interrupts=frozenset({"flee", "remove-cube", "cancel-raid", "return-cube", "lock-wagon", "choose-tithe"}),
    fresh_starts=frozenset({"take-die"}),
)
