"""HUN-8, HUN-9.5 Which cards work now. Everything asks here, at the moment of use; nothing is kept."""

from typing import TypeVar

from games.huns.rules.content import CONTENT
from games.huns.rules.state import Camp, Card, HunsState
from games.huns.rules.verbs import Disable, Forbid, IgnoreCurses, LockWagon, Protect, Verb, WagonSlots

V = TypeVar("V", bound=Verb)
CARDS = CONTENT.cards
_HAVING = CONTENT.having
_DISABLERS, _IGNORERS = _HAVING[Disable], _HAVING[IgnoreCurses]
_RESPONDING = {event: CONTENT.responding(event) for card in CARDS.values() for event in card.on}


def find_card(state: HunsState, seat: int, card_id: str) -> Card:
    """The card `card_id` in the camp of `seat`, which must be there."""
    return next(card for card in state.camps[seat].cards if card.id == card_id)


def owner(state: HunsState, card_id: str) -> int:
    """The seat in whose camp `card_id` lies, -1 when in none."""
    found = (seat for seat, camp in enumerate(state.camps) for card in camp.cards if card.id == card_id)
    return next(found, -1)


def free_spaces(card: Card) -> int:
    """HUN-6.4 Empty spaces for valuables; none on what cannot be filled, is off or fled."""
    return 0 if card.used or card.fled else CARDS[card.id].spaces - len(card.cubes)


def is_full(card: Card) -> bool:
    return len(card.cubes) >= CARDS[card.id].spaces


def is_face_up_curse(card: Card) -> bool:
    """HUN-8.4 A curse neither filled nor fled, ignored or not."""
    return not card.used and not card.fled and CARDS[card.id].family == "curse"


def active(state: HunsState, seat: int, card_id: str) -> bool:
    """Whether the effect of `card_id`, in the camp of `seat`, works now."""
    camp = state.camps[seat]
    return any(card.id == card_id and works(camp, card) for card in camp.cards)


def works(camp: Camp, card: Card) -> bool:
    """Whether the effect of `card`, which lies in `camp`, works now."""
    family = CARDS[card.id].family
    if family == "curse":
        return not card.used and not card.fled and not ignores_curses(camp)
    if family == "raid":
        return not card.used
    if family == "mercenary" and not is_full(card):
        return False
    return family != "treasure" and not is_disabled(camp, family)


def is_disabled(camp: Camp, family: str) -> bool:
    """HUN-9.5 Whether an active curse switches the cards of `family` off."""
    for card in camp.cards:
        if card.id in _DISABLERS and works(camp, card):
            for verb in CARDS[card.id].standing:
                if isinstance(verb, Disable) and verb.family == family:
                    return True
    return False


def ignores_curses(camp: Camp) -> bool:
    """A full Shaman's word is about every curse, so also about one that would switch mercenaries off."""
    return any(card.id in _IGNORERS and is_full(card) for card in camp.cards)


def standing(camp: Camp, kind: type[V]) -> list[tuple[Card, V]]:
    """The verbs of `kind` that hold in `camp` now, with their cards, in the order the cards were placed."""
    having = _HAVING[kind]
    cards = [card for card in camp.cards if card.id in having]
    if not cards:
        return []
    working = [card for card in cards if works(camp, card)]
    return [(card, verb) for card in working for verb in CARDS[card.id].standing if isinstance(verb, kind)]


def unspent(camp: Camp, kind: type[V]) -> tuple[Card, V] | None:
    """The first working card with a verb of `kind` whose limit is not spent."""
    for card, verb in standing(camp, kind):
        if card.id not in camp.used_turn and card.id not in camp.used_round:
            return card, verb
    return None


def spend(camp: Camp, card_id: str) -> None:
    """HUN-9.1 Note that the limit of the card is spent, if it has one."""
    limit = CARDS[card_id].limit
    if limit == "round":
        camp.used_round.append(card_id)
    elif limit == "turn":
        camp.used_turn.append(card_id)


def responding(camp: Camp, event: str) -> list[str]:
    """The ids of the working cards in `camp` with an effect on `event`."""
    cards = _RESPONDING.get(event, frozenset())
    return [card.id for card in camp.cards if card.id in cards and works(camp, card)]


def forbidden(camp: Camp, what: str) -> bool:
    return any(verb.what == what for _, verb in standing(camp, Forbid))


def protected(camp: Camp, zone: str) -> bool:
    return any(verb.zone == zone for _, verb in standing(camp, Protect))


def wagon_slots(camp: Camp) -> int:
    """HUN-2.6 How many undispatched wagons the camp holds and may load."""
    return CONTENT.constants.wagon_slots + sum(verb.n for _, verb in standing(camp, WagonSlots))


def locks_due(camp: Camp) -> int:
    """How many wagons must be marked as locked: curses face up count, ignored or not."""
    cards = [card for card in camp.cards if card.id in _HAVING[LockWagon] and is_face_up_curse(card)]
    return sum(verb.n for card in cards for verb in CARDS[card.id].standing if isinstance(verb, LockWagon))


def locked(camp: Camp, index: int) -> bool:
    """Whether the wagon at `index` cannot be loaded because of a curse at work."""
    return camp.wagons[index].locked and bool(standing(camp, LockWagon))


def loadable(camp: Camp) -> list[int]:
    """The places of the wagons that may be loaded: not locked, and not more than the camp may hold."""
    lock = any(wagon.locked for wagon in camp.wagons)
    places = range(min(len(camp.wagons), wagon_slots(camp)))
    return [index for index in places if not (lock and locked(camp, index))]
