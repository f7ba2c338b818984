"""AOC-11 Which kingdom cards and artifacts can be used on an occasion, and what becomes of them."""

from typing import NamedTuple

from engine.rules import Option, emit
from games.age_of_conan.rules import events
from games.age_of_conan.rules.content import CARDS, CONTENT, When, Window
from games.age_of_conan.rules.goods import gain_gold, gain_sorcery
from games.age_of_conan.rules.realm import units_in_play
from games.age_of_conan.rules.state import AocState
from games.age_of_conan.rules.verbs import PayGold, PaySorcery, RemoveOwnUnit, Verb

PASS = Option("pass")
NO_REASON = ("", "")


class Occasion(NamedTuple):
    """A window, and in a contest its kind, the side of whoever might use a card, and the terrain."""

    window: Window
    contest: str = ""
    side: str = ""
    terrain: str = ""


def fits(when: When, occasion: Occasion) -> bool:
    """Content sheet, section 11: a restriction of the card must hold."""
    if when.window != occasion.window:
        return False
    if when.contest and when.contest != occasion.contest:
        return False
    if when.side and when.side != occasion.side:
        return False
    return not when.terrain or occasion.terrain in when.terrain


def ready_cards(s: AocState, seat: int, *occasions: Occasion) -> list[str]:
    """AOC-9.7 Ready table cards and instants in hand that fit one of the occasions, each name once."""
    kingdom = s.kingdoms[seat]
    ready = [one.card for one in kingdom.table if one.ready]
    instants = [card for card in kingdom.hand if card in CARDS and CARDS[card].kind == "instant"]
    cards = dict.fromkeys((*ready, *instants))
    return [card for card in cards if any(fits(CARDS[card].when, occasion) for occasion in occasions)]


def has_ready(s: AocState, seat: int, *occasions: Occasion) -> bool:
    """Open to all: a ready card on the table fits."""
    table = s.kingdoms[seat].table
    return any(one.ready and fits(CARDS[one.card].when, each) for one in table for each in occasions)


def may_hold(s: AocState, seat: int, *occasions: Occasion) -> bool:
    """AOC-19.4 Whether for all that the others know the hand may hold an instant that fits."""
    kingdom = s.kingdoms[seat]
    if not kingdom.hand:
        return False
    return any(
        card.kind == "instant"
        and kingdom.discard.count(card.id) < card.copies
        and any(fits(card.when, occasion) for occasion in occasions)
        for card in _CARDS_OF[kingdom.id]
    )


_CARDS_OF = {kingdom: tuple(card for card in CARDS.values() if card.kingdom == kingdom) for kingdom in CONTENT.kingdoms}


def must_ask(s: AocState, seat: int, *occasions: Occasion) -> bool:
    """AOC-19.4 Whether the seat is asked at all; this depends on open facts alone."""
    return has_ready(s, seat, *occasions) or may_hold(s, seat, *occasions)


def place_of(s: AocState, seat: int, card: str) -> str:
    """The element of a card that can be used: its place on the table, or the hand."""
    for index, one in enumerate(s.kingdoms[seat].table):
        if one.card == card and one.ready:
            return f"table:{seat}/{index}"
    return f"hand:{seat}/{card}"


def why_not_pay(s: AocState, seat: int, verbs: tuple[Verb, ...]) -> tuple[str, str]:
    """Content sheet, section 7: a price that cannot be paid forbids the card."""
    kingdom = s.kingdoms[seat]
    for verb in verbs:
        if isinstance(verb, PayGold) and kingdom.gold < verb.n:
            return "no-gold", "AOC-11.3"
        if isinstance(verb, PaySorcery) and kingdom.sorcery < verb.n:
            return "no-sorcery", "AOC-11.3"
        if isinstance(verb, RemoveOwnUnit) and units_in_play(kingdom) < verb.n:
            return "no-unit", "AOC-11.3"
    return NO_REASON


def use_option(s: AocState, seat: int, card: str, reason: tuple[str, str] = NO_REASON) -> Option:
    blocked = reason if reason[0] else why_not_pay(s, seat, CARDS[card].verbs)
    return Option(f"use:{card}", (place_of(s, seat, card),), {"card": card}, *blocked)


def spend_card(s: AocState, seat: int, card: str, held: bool = False) -> None:
    """AOC-9.19 A table card is turned; others leave the hand for the discard pile, unless still `held` in play."""
    kingdom, kind = s.kingdoms[seat], CARDS[card].kind
    if kind == "table":
        used = next(one for one in kingdom.table if one.card == card and one.ready)
        used.ready, used.tired = False, s.active == seat
    else:
        kingdom.hand.remove(card)
        if not held:
            kingdom.discard.append(card)
    emit(s, events.CardPlayed(seat=seat, card=card, kind=kind))


def pay(s: AocState, seat: int, card: str, verb: Verb) -> None:
    if isinstance(verb, PayGold):
        gain_gold(s, seat, -verb.n, card)
    elif isinstance(verb, PaySorcery):
        gain_sorcery(s, seat, -verb.n, card)


def has_artifact(s: AocState, seat: int, occasion: Occasion) -> str:
    """AOC-11.5 The id of an artifact of the seat that works on the occasion, else an empty text."""
    held = s.kingdoms[seat].artifacts
    return next((one for one in held if fits(CONTENT.artifacts[one].when, occasion)), "")
