"""AOC-11.1, AOC-5.10 Drawing cards and tokens."""

from engine.rules import emit
from engine.rules.chance import shuffle
from games.age_of_conan.rules import events
from games.age_of_conan.rules.state import NOBODY, AocState


def draw_strategy(s: AocState, seat: int, n: int) -> None:
    """AOC-3.14 As many as there are."""
    drawn: list[str] = []
    for _ in range(n):
        if not s.strategy_deck and s.strategy_discard:
            s.strategy_deck, s.strategy_discard = s.strategy_discard, []
            shuffle(s, s.strategy_deck)
            emit(s, events.DeckShuffled(seat=NOBODY, deck="strategy", n=len(s.strategy_deck)))
        if s.strategy_deck:
            drawn.append(s.strategy_deck.pop())
    s.kingdoms[seat].strategies += drawn
    _tell_draw(s, seat, "strategy", drawn)


def draw_kingdom(s: AocState, seat: int, n: int) -> None:
    """AOC-11.1 The own deck, rebuilt from its discard pile when it is empty."""
    kingdom, drawn = s.kingdoms[seat], []
    for _ in range(n):
        if not kingdom.deck and kingdom.discard:
            kingdom.deck, kingdom.discard = kingdom.discard, []
            shuffle(s, kingdom.deck)
            emit(s, events.DeckShuffled(seat=seat, deck="kingdom", n=len(kingdom.deck)))
        if kingdom.deck:
            drawn.append(kingdom.deck.pop())
    kingdom.hand += drawn
    _tell_draw(s, seat, "kingdom", drawn)


def _tell_draw(s: AocState, seat: int, deck: str, drawn: list[str]) -> None:
    if drawn:
        emit(s, events.CardsDrawn(seat=seat, deck=deck, n=len(drawn), cards=tuple(drawn), viewers=(seat,)))


def draw_token(s: AocState) -> int | None:
    """AOC-5.10 From the bag; when it is empty, all tokens that were given up are put back first."""
    if not s.bag:
        s.bag, s.spent_tokens = s.spent_tokens, []
        shuffle(s, s.bag)
        if s.bag:
            emit(s, events.DeckShuffled(seat=NOBODY, deck="tokens", n=len(s.bag)))
    return s.bag.pop() if s.bag else None
