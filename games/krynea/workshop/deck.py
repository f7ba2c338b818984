"""A deck in the making: what is in it, what may be added, and what the rules still say against it. Nothing is drawn."""

from collections import Counter
from functools import lru_cache

import msgspec

from games.krynea.rules.content import CARDS, Card
from games.krynea.rules.decks import SIZES, Fault, allowed, basic_deck, deck_faults, troop_cost
from games.krynea.rules.state import FACTIONS

MODES = ("factions", "free")
"""KRY-3.3, KRY-3.4 The modes in which a player brings a deck of their own."""
KINDS = tuple(SIZES)
"""The three parts of a deck: skill, action, troop."""


class Deck(msgspec.Struct):
    """`cards` are card ids in any order. A deck out of a file may hold anything that exists, legal or not."""

    name: str = ""
    mode: str = "factions"
    faction: str = "light"
    cards: list[int] = []

    def copy(self) -> "Deck":
        return Deck(self.name, self.mode, self.faction, list(self.cards))


def _designs() -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for card in CARDS.values():
        found.setdefault(card.design, []).append(card.id)
    return {design: tuple(ids) for design, ids in found.items()}


DESIGNS = _designs()
"""KRY-3.6 The cards of each design, by id: copies of one another, each of which may be in the deck once."""


def face(design: str) -> Card:
    """The card that stands for its design: the first of its copies."""
    return CARDS[DESIGNS[design][0]]


def part(deck: Deck, kind: str) -> list[int]:
    """KRY-3.1 The skills, actions or troops of the deck, by id."""
    return sorted(card for card in deck.cards if CARDS[card].kind == kind)


def held(deck: Deck, design: str) -> list[int]:
    """The cards of that design in the deck, by id."""
    return sorted(card for card in deck.cards if CARDS[card].design == design)


def why_not_add(deck: Deck, design: str) -> tuple[str, str]:
    """(reason, clause) why no other card of the design can be added; ("", "") when one can."""
    kind = face(design).kind
    if not set(DESIGNS[design]) - set(deck.cards):
        return "all", "KRY-3.6"
    if not may_bring(deck, design):
        return "mark", "KRY-3.3"
    if len(part(deck, kind)) >= SIZES[kind]:
        return f"full-{kind}", "KRY-3.1"
    return "", ""


def may_bring(deck: Deck, design: str) -> bool:
    """KRY-3.3, KRY-3.4 The deck's mode and faction allow cards of the design."""
    card = face(design)
    return card.id in allowed(deck.mode, deck.faction, card.kind)


def add(deck: Deck, design: str) -> bool:
    """Put in the next copy; False when there is a reason against it."""
    if why_not_add(deck, design)[0]:
        return False
    deck.cards.append(next(card for card in DESIGNS[design] if card not in deck.cards))
    return True


def take_out(deck: Deck, design: str) -> bool:
    """Take out the last copy; False when there is none."""
    inside = held(deck, design)
    if inside:
        deck.cards.remove(inside[-1])
    return bool(inside)


def take_all_out(deck: Deck, design: str) -> None:
    deck.cards = [card for card in deck.cards if CARDS[card].design != design]


def fill(deck: Deck) -> int:
    """Add cards of the faction's Basic deck while there is room for them; gives how many."""
    before = len(deck.cards)
    for kind, size in SIZES.items():
        free = [card for card in basic_deck(deck.faction) if CARDS[card].kind == kind and card not in deck.cards]
        deck.cards += free[: max(0, size - len(part(deck, kind)))]
    return len(deck.cards) - before


def drop_forbidden(deck: Deck) -> int:
    """Take out what mode and faction do not allow, and second pieces of one id; gives how many."""
    before = len(deck.cards)
    legal = {card for kind in KINDS for card in allowed(deck.mode, deck.faction, kind)}
    deck.cards = [card for card in dict.fromkeys(deck.cards) if card in legal]
    return before - len(deck.cards)


def faults(deck: Deck) -> list[Fault]:
    """Every rule that the deck breaks, as (clause, args); none for a legal one."""
    return list(_faults(tuple(deck.cards), deck.mode, deck.faction))


@lru_cache(maxsize=64)
def _faults(cards: tuple[int, ...], mode: str, faction: str) -> tuple[Fault, ...]:
    """Asked for in every frame, and the same until the deck changes."""
    return tuple(deck_faults(list(cards), mode, faction))


def cost(deck: Deck) -> int:
    """KRY-3.9 What the troops cost together, Objects among them."""
    return troop_cost(deck.cards)


def curve(deck: Deck) -> list[int]:
    """How many troops there are of each cost, from cost 1 up to the dearest there is."""
    counted = Counter(CARDS[card].cost for card in part(deck, "troop"))
    return [counted[price] for price in range(1, DEAREST + 1)]


DEAREST = max(card.cost for card in CARDS.values())


def basic(faction: str) -> Deck:
    """KRY-3.2 The fixed deck of a faction; it has no name of its own."""
    return Deck("", "factions", faction, basic_deck(faction))


BASICS = tuple(basic(faction) for faction in FACTIONS)
