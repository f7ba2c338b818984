"""HUN-9.1 Timing windows: which cards the active player may use at a moment of the turn, and why not the others."""

from engine.rules import Option
from games.huns.rules.content import CONTENT, CardFacts
from games.huns.rules.cubes import card_place
from games.huns.rules.effects import why_not_verb
from games.huns.rules.frames import Turn
from games.huns.rules.powers import CARDS, forbidden, is_disabled, is_full, works
from games.huns.rules.state import Camp, Card, HunsState

BEFORE = frozenset(("start", "during"))
BETWEEN = frozenset(("during",))
"""When a second action is owed: the start is over and the end has not come."""
AFTER = frozenset(("during", "end"))
ENDING = frozenset(("end",))
_CLAUSES = {
    "deck-empty": "HUN-3.7",
    "jealous-rivals": "HUN-8.4",
    "no-active-curse": "HUN-8.4",
    "no-target": "HUN-6.4",
    "pile-empty": "HUN-5.2",
}
"""Clauses of the reasons that are not about the moment of an effect."""


def card_options(state: HunsState, turn: Turn) -> list[Option]:
    """Every card of the active player whose window is open, the ones that cannot be used blocked."""
    windows = _open_windows(turn)
    camp = state.camps[turn.seat]
    options = []
    for card in camp.cards:
        facts = CARDS[card.id]
        if facts.use and facts.window in windows:
            reason, clause = why_not_use(state, turn.seat, card, facts)
            touches = (card_place(turn.seat, card.id),)
            options.append(Option(f"use:{card.id}", touches, {"card": card.id}, reason, clause))
    return options


def _open_windows(turn: Turn) -> frozenset[str]:
    if turn.owed:
        return BETWEEN
    if turn.ending:
        return ENDING
    return AFTER if turn.done else BEFORE


def compelled(state: HunsState, seat: int) -> list[str]:
    """HUN-9.3 The working cards whose effect must still happen at the end of this turn, and would do something."""
    camp = state.camps[seat]
    waiting = [card for card in camp.cards if CARDS[card.id].compelled and card.id not in camp.used_turn]
    return [card.id for card in waiting if works(camp, card) and not _why_not_compelled(state, seat, card)]


def _why_not_compelled(state: HunsState, seat: int, card: Card) -> str:
    facts = CARDS[card.id]
    return why_not_verb(state, seat, facts.verbs[facts.compelled[0]])


def why_not_use(state: HunsState, seat: int, card: Card, facts: CardFacts) -> tuple[str, str]:
    """The reason, as a message key, and its clause; ("", "") when the card may be used."""
    camp = state.camps[seat]
    reason, clause = _why_not_raid(camp, card) if facts.family == "raid" else _why_not_standing(camp, card, facts)
    if reason:
        return reason, clause
    reason = why_not_verb(state, seat, facts.verbs[facts.use[0]])
    return reason, _CLAUSES.get(reason, "HUN-9.1") if reason else ""


def _why_not_raid(camp: Camp, card: Card) -> tuple[str, str]:
    """HUN-8.2 Once in the game, one a turn, and not under Mutiny."""
    if card.used:
        return "raid-used", "HUN-8.2"
    if raids_this_turn(camp) >= CONTENT.constants.raids_per_turn:
        return "raid-this-turn", "HUN-8.2"
    return ("mutiny", "HUN-8.4") if forbidden(camp, "raid") else ("", "")


def raids_this_turn(camp: Camp) -> int:
    return sum(CARDS[card].family == "raid" for card in camp.used_turn)


def _why_not_standing(camp: Camp, card: Card, facts: CardFacts) -> tuple[str, str]:
    """HUN-8.3, HUN-9.5 Complete, not switched off, and its limit not spent."""
    if facts.family == "mercenary" and not is_full(card):
        return "mercenary-incomplete", "HUN-8.3"
    if is_disabled(camp, facts.family):
        return f"disabled-{facts.family}", "HUN-9.5"
    if card.id in camp.used_turn:
        return "limit-turn", "HUN-9.1"
    return ("limit-round", "HUN-9.1") if card.id in camp.used_round else ("", "")
