"""What each thing in a camp is worth as it lies now, for the numbers on the table."""

from dataclasses import dataclass

from games.huns.rules.content import CONTENT
from games.huns.rules.scoring import score_seat
from games.huns.rules.state import FAMILIES, HunsState

SCORING = ("raid", "mercenary", "treasure")
"""Families whose cards carry their points on a medal; a fled curse does too."""


@dataclass(frozen=True)
class Tally:
    """Points of one camp: by card (only cards that can score), by family, of the wagons, in all."""

    cards: dict[str, int]
    families: dict[str, int]
    wagons: int
    total: int


def tally_of(view: HunsState, seat: int) -> Tally:
    """HUN-11 read from the position as it is now."""
    score = score_seat(view, seat)
    worth: dict[str, int] = {}
    for line in score.lines:
        for item in line.items:
            if item in CONTENT.cards:
                worth[item] = worth.get(item, 0) + line.points // len(line.items)
    cards = view.camps[seat].cards
    families = dict.fromkeys(FAMILIES.values(), 0)
    for card in cards:
        families[CONTENT.cards[card.id].family] += worth.get(card.id, 0)
    shown = {card.id: worth.get(card.id, 0) for card in cards if card.fled or CONTENT.cards[card.id].family in SCORING}
    return Tally(shown, families, score.total - sum(families.values()), score.total)
