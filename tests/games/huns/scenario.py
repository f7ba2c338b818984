"""A table of Huns laid out in the words of the rule book.

    table = Table(players=3)
    table.wagons(0, WG01=["blue", "blue"])       # seat 0 holds WG01 with two blue valuables, nothing else
    table.wagons(0, WG01="BB", WG06="")          # the same in letters: B blue, R red, G green, K black, Y yellow
    table.card(0, "MC01", "red", "red")          # a mercenary in the camp of seat 0, two red valuables on it
    table.stash(1, blue=2).dispatched(1, "WG10").pile(red=1).deck("green", "MC01", "MC05")   # topmost first
    table.turn(0, "green", 2)                    # seat 0 has taken the green die, which shows 2
    events = table.answer("pillage")             # facts of what happened
    assert table.prompt == "choose-destination" and table.legal == ["wagons", "fill:MC01"]

Cards, wagons and valuables are taken from where they lie, so that the table stays sound (`check`) unless a pile was set
to a number with `pile`. Camps start without cards and with the wagons dealt by seed 1. After every answer the table is
looked over: whatever was sound when play began must still be, so nothing is lost or doubled on the way.
"""

from typing import TypeVar

from engine.rules import ChooseSome, Event, Match, Roll, SeatSpec, recording, run
from engine.rules.question import Answer
from games.huns.rules import RULES
from games.huns.rules.content import CONTENT
from games.huns.rules.frames import Game, Turn
from games.huns.rules.scoring import score_seat
from games.huns.rules.state import COLORS, Camp, Card, HunsState
from games.huns.rules.wagons import empty_wagon, update_back
from tests.support.laid_out import LaidOut, only

E = TypeVar("E", bound=Event)
FACES = {1: 0, 2: 1, 3: 2}
"""A face for each value."""
LETTERS = {"B": "blue", "R": "red", "G": "green", "K": "black", "Y": "yellow"}


class Table(LaidOut[HunsState]):
    def __init__(self, players: int = 2) -> None:
        seats = tuple(SeatSpec(f"player {seat}") for seat in range(players))
        self.match: Match[HunsState] = Match(RULES, seats, 1, {}, False)
        self.state.first = self.state.active = 0
        self.state.round = 1
        self.said: list[Event] = []
        self._known_faults: set[str] = set()

    def camp(self, seat: int) -> Camp:
        return self.state.camps[seat]

    # -- laying out

    def card(self, seat: int, card_id: str, *cubes: str, used: bool = False, fled: bool = False) -> "Table":
        """`card_id` from its deck into the camp of `seat`, with `cubes` from the piles on it.

        A card not in play with this number of players is laid all the same.
        """
        deck = self.state.decks[CONTENT.cards[card_id].color]
        if card_id in deck:
            deck.remove(card_id)
        self._from_piles(cubes)
        full_curse = CONTENT.cards[card_id].family == "curse" and len(cubes) == CONTENT.cards[card_id].spaces
        self.camp(seat).cards.append(Card(card_id, list(cubes), used or full_curse, fled))
        return self

    def cards(self, seat: int, *card_ids: str) -> "Table":
        """Several cards without valuables."""
        for card_id in card_ids:
            self.card(seat, card_id)
        return self

    def full(self, seat: int, card_id: str, color: str = "blue") -> "Table":
        """`card_id` with a valuable of `color` on every space."""
        return self.card(seat, card_id, *[color] * CONTENT.cards[card_id].spaces)

    def wagons(self, seat: int, **cargo: list[str] | str) -> "Table":
        """`seat` holds exactly these wagons, each with its cargo on the first spaces of those colours."""
        camp = self.camp(seat)
        self.state.wagon_deck[:0] = [wagon.id for wagon in camp.wagons]
        for wagon in camp.wagons:
            for cube in filter(None, wagon.cubes):
                self.state.reserve[cube] += 1
        camp.wagons = []
        for wagon_id, load in cargo.items():
            cubes = [LETTERS[letter] for letter in load] if isinstance(load, str) else load
            self._find_wagon(wagon_id)
            wagon = empty_wagon(wagon_id)
            for cube in cubes:
                spaces = CONTENT.wagons[wagon_id].spaces
                free = [at for at, color in enumerate(spaces) if color == cube and not wagon.cubes[at]]
                wagon.cubes[free[0]] = cube
            self._from_piles(cubes)
            camp.wagons.append(wagon)
        update_back(self.state)
        return self

    def _find_wagon(self, wagon_id: str) -> None:
        """Take the wagon away from wherever it lies; a hole in the display or in a camp is filled from the deck."""
        state = self.state
        if wagon_id in state.wagon_deck:
            state.wagon_deck.remove(wagon_id)
        elif wagon_id in state.display:
            state.display[state.display.index(wagon_id)] = state.wagon_deck.pop()
        else:
            camp, at = next(
                (camp, at) for camp in state.camps for at, wagon in enumerate(camp.wagons) if wagon.id == wagon_id
            )
            self._to_piles(camp.wagons[at].cubes)
            camp.wagons[at] = empty_wagon(state.wagon_deck.pop())
        update_back(state)

    def stash(self, seat: int, **counts: int) -> "Table":
        for color, n in counts.items():
            self._from_piles([color] * n)
            self.camp(seat).stash[color] += n
        return self

    def lock(self, seat: int, wagon: int) -> "Table":
        """The lock of a curse lies on that wagon."""
        self.camp(seat).wagons[wagon].locked = True
        return self

    def dispatched(self, seat: int, *wagon_ids: str) -> "Table":
        """Wagons that lie face down at the dispatched place; their valuables are not in the stash."""
        for wagon_id in wagon_ids:
            self._find_wagon(wagon_id)
            self.camp(seat).dispatched.append(wagon_id)
        return self

    def pile(self, **counts: int) -> "Table":
        """Set the piles to these numbers; the others stay. The table is no longer `check`-sound."""
        self.state.reserve.update(counts)
        return self

    def deck(self, color: str, *top_first: str, only: bool = False) -> "Table":
        """Put these cards on top of their deck; `only` puts every other card of it out of the game."""
        deck = self.state.decks[color]
        rest = [] if only else [card for card in deck if card not in top_first]
        self.state.decks[color] = rest + list(reversed(top_first))
        return self

    def display(self, *wagon_ids: str) -> "Table":
        """Exactly these wagons lie face up."""
        state = self.state
        state.wagon_deck[:0] = state.display
        state.display = []
        for wagon_id in wagon_ids:
            self._find_wagon(wagon_id)
            state.display.append(wagon_id)
        update_back(state)
        return self

    def wagon_deck(self, *top_first: str, only: bool = False) -> "Table":
        """Put these wagons on top of the wagon deck; `only` puts every other one of it out of the game."""
        for wagon_id in top_first:
            self._find_wagon(wagon_id)
        self.state.wagon_deck = ([] if only else self.state.wagon_deck) + list(reversed(top_first))
        update_back(self.state)
        return self

    def _from_piles(self, cubes: list[str] | tuple[str, ...]) -> None:
        for cube in cubes:
            self.state.reserve[cube] -= 1

    def _to_piles(self, cubes: list[str]) -> None:
        for cube in filter(None, cubes):
            self.state.reserve[cube] += 1

    # -- starting

    def start(self) -> list[Event]:
        """From the very beginning, start goods and all."""
        self.state.round = 0
        return self._run()

    def offer(self, seat: int, **dice: int) -> list[Event]:
        """The turn of `seat` begins with these dice on offer; a single one is taken at once, the last of the round."""
        state = self.state
        state.dice = {color: dice[color] for color in COLORS if color in dice}
        state.turn = 5 - len(dice)
        state.first = (seat - state.turn) % state.seats
        others = [color for color in COLORS if color not in dice]
        state.taken = {color: (state.first + at) % state.seats for at, color in enumerate(others)}
        state.stack = [Game(seat=state.seats, at="after_turn"), Turn(seat=seat)]
        return self._run()

    def turn(self, seat: int, color: str, value: int) -> list[Event]:
        """`seat` has taken the die of `color` showing `value`; the other four, showing 1, stay on offer."""
        events = self.offer(seat, **{**dict.fromkeys(COLORS, 1), color: value})
        return events + self.answer(f"die:{color}")

    def last_turn(self, seat: int, color: str, value: int) -> list[Event]:
        """As `turn`, with the last die of the round."""
        return self.offer(seat, **{color: value})

    def _run(self) -> list[Event]:
        self._known_faults = set(RULES.faults(self.state))
        with recording() as moments:
            run(self.state)
        return self._note([moment.event for moment in moments])

    def _note(self, events: list[Event]) -> list[Event]:
        assert set(RULES.faults(self.state)) <= self._known_faults
        self.said = events
        return events

    # -- playing

    def answer(self, value: Answer) -> list[Event]:
        return self._note([moment.event for moment in self.match.answer(value)])

    def answers(self, *values: Answer) -> list[Event]:
        return self._note([event for value in values for event in self.answer(value)])

    def play_round(self, action: str = "pillage") -> list[Event]:
        """Answer until the next throw or the end: the first thing that is legal, but `action` where it is."""
        events = []
        while self.match.question is not None and not isinstance(self.match.question, Roll):
            legal = self.legal
            picked = next((option for option in (action, "pass") if option in legal), legal[0])
            several = isinstance(self.match.question, ChooseSome)
            events += self.answer(legal if several else picked)
        return self._note(events)

    def roll(self, *values: int) -> list[Event]:
        """Answer the pending throw with these values."""
        return self.answer([FACES[value] for value in values])

    # -- looking

    @property
    def prompts(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.asked, self.prompt

    def find(self, seat: int, card_id: str) -> Card:
        return next(card for card in self.camp(seat).cards if card.id == card_id)

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind of the last answer, or of the last run of answers."""
        return only(self.said, kind)

    def held(self, seat: int) -> list[str]:
        """The ids of the undispatched wagons."""
        return [wagon.id for wagon in self.camp(seat).wagons]

    def loads(self, seat: int) -> list[str]:
        """What lies on the wagons, space by space, in letters and dots."""
        short = {color: letter for letter, color in LETTERS.items()}
        return ["".join(short.get(cube, ".") for cube in wagon.cubes) for wagon in self.camp(seat).wagons]

    def stashed(self, seat: int) -> str:
        """The valuables in the stash in letters, in table order."""
        return "".join(letter * self.camp(seat).stash[color] for letter, color in LETTERS.items())

    def laid(self, seat: int) -> list[str]:
        """The ids of the cards in the camp, in the order placed."""
        return [card.id for card in self.camp(seat).cards]

    def deck_of(self, color: str) -> list[str]:
        """The deck, the topmost card first."""
        return self.state.decks[color][::-1]

    def score(self, seat: int) -> int:
        return score_seat(self.state, seat).total

    def points(self, seat: int) -> dict[str, int]:
        """Points by line of the score, as "score-raids"; lines about nothing are left out."""
        return {line.key: line.points for line in score_seat(self.state, seat).lines}

    def check(self) -> None:
        assert RULES.faults(self.state) == []


def kinds(events: list[Event]) -> list[str]:
    """The tags of the events, such as "cube_loaded"."""
    return [str(event.__struct_config__.tag) for event in events]
