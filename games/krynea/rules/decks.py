"""KRY-3 Decks: which cards a player may bring, and what is wrong with one that may not be played."""

from collections.abc import Iterable

from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.state import FACTIONS

Fault = tuple[str, dict[str, str | int]]
"""The clause broken, and numbers that explain it."""
SIZES = {
    "skill": CONTENT.constants.deck_skills,
    "action": CONTENT.constants.deck_actions,
    "troop": CONTENT.constants.deck_troops,
}


def basic_deck(faction: str) -> list[int]:
    """KRY-3.2 The cards with the square mark of the faction, by id."""
    return [card for kind in SIZES for card in _ALLOWED["basic", faction, kind]]


def allowed(mode: str, faction: str, kind: str) -> list[int]:
    """KRY-3.2 to 3.4 The cards of `kind` that a deck may be chosen from, by id."""
    if mode == "free":
        return [card.id for card in CARDS.values() if card.kind == kind]
    return list(_ALLOWED[mode, faction, kind])


_ALLOWED = {
    (mode, faction, kind): tuple(CONTENT.marked(faction, kind, *marks))
    for mode, marks in (("basic", ("basic",)), ("factions", ("basic", "allowed")))
    for faction in FACTIONS
    for kind in SIZES
}


def troop_cost(deck: Iterable[int]) -> int:
    """KRY-3.9 The cost of the troops of a deck, Objects among them."""
    return sum(CARDS[card].cost for card in deck if card in CARDS)


def deck_faults(deck: list[int], mode: str = "factions", faction: str = "light") -> list[Fault]:
    """Every rule that `deck` breaks, as (clause, args); none for a legal one.

    `deck` are card ids, skills, actions and troops together in any order.
    """
    faults: list[Fault] = []
    known = [card for card in deck if card in CARDS]
    for kind, size in SIZES.items():
        n = sum(CARDS[card].kind == kind for card in known)
        if n != size:
            faults.append(("KRY-3.1", {"kind": kind, "n": n, "wanted": size}))
    faults += [("KRY-3.6", {"card": card}) for card in sorted({card for card in deck if deck.count(card) > 1})]
    legal = {card for kind in SIZES for card in allowed(mode, faction, kind)}
    clause = {"basic": "KRY-3.2", "factions": "KRY-3.3", "free": "KRY-3.4"}[mode]
    faults += [(clause, {"card": card}) for card in sorted(set(deck) - legal)]
    if troop_cost(known) < CONTENT.constants.deck_cost:
        faults.append(("KRY-3.3", {"n": troop_cost(known), "wanted": CONTENT.constants.deck_cost}))
    return faults
