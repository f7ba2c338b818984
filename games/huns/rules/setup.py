"""HUN-2 Setup."""

from engine.rules.chance import below, shuffle
from engine.rules.ruleset import Options
from games.huns.rules.content import CONTENT
from games.huns.rules.frames import Game
from games.huns.rules.state import COLORS, Camp, HunsState
from games.huns.rules.wagons import empty_wagon, update_back


def setup(seats: int, seed: int, options: Options) -> HunsState:
    """A shuffled table for `seats` players with the game's flow not yet run."""
    s = HunsState(seats=seats, rng=seed)
    _shuffle_decks(s)
    s.reserve = dict.fromkeys(COLORS, CONTENT.players[seats].cubes)
    s.camps = [_empty_camp() for _ in range(seats)]
    _lay_wagons(s)
    s.first = s.active = below(s, seats)
    s.stack = [Game()]
    return s


def _shuffle_decks(s: HunsState) -> None:
    """HUN-2.1, HUN-2.3 Five decks of the cards marked for the number of players, shuffled."""
    for color in COLORS:
        deck = CONTENT.deck(color, s.seats)
        shuffle(s, deck)
        s.decks[color] = deck


def _lay_wagons(s: HunsState) -> None:
    """HUN-2.5, HUN-2.7 Reveal 4 wagons first, then deal 2 to each player in seat order."""
    s.wagon_deck = list(CONTENT.wagons)
    shuffle(s, s.wagon_deck)
    s.display = [s.wagon_deck.pop() for _ in range(CONTENT.constants.display)]
    for camp in s.camps:
        camp.wagons = [empty_wagon(s.wagon_deck.pop()) for _ in range(CONTENT.constants.wagon_slots)]
    update_back(s)


def _empty_camp() -> Camp:
    return Camp(stash=dict.fromkeys(COLORS, 0))
