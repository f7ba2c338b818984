"""A board of Age of Conan laid out in the words of the rule book.

    board = Board()                                            # Aquilonia and Turan, nothing on the map
    board.army("aquilonia", "ophir", 5).conan("koth", "turan")
    board.military("aquilonia")                                # a Military action begins
    events = board.answer("campaign:ophir")
    board.dice("hit hit blank blank axe", "hit axe blank")     # attack and defence
    assert board.step("aquilonia", "ophir") == 1

Hands are empty, so nobody is asked for cards unless they are dealt. A part laid out so ends with the game over.
"""

from engine.rules import Event, Match, Roll, SeatSpec, recording, run
from engine.rules.question import Answer
from games.age_of_conan.rules import RULES
from games.age_of_conan.rules.content import CONTENT, CONTEST, FATE, TOKENS
from games.age_of_conan.rules.frames import (
    AnyFlow,
    Attack,
    Bid,
    ConanAction,
    Court,
    EndAdventure,
    Game,
    Intrigue,
    IntrigueContest,
    Military,
    Raids,
    Turn,
)
from games.age_of_conan.rules.scoring import score_seat
from games.age_of_conan.rules.state import AocState, Kingdom, Marker, TableCard
from tests.support.laid_out import LaidOut

FACES = {CONTEST: CONTENT.dice[CONTEST].faces, FATE: CONTENT.dice[FATE].faces}


class Board(LaidOut[AocState]):
    def __init__(self, players: int = 2, kingdoms: str = "suggested") -> None:
        seats = tuple(SeatSpec(f"player {seat}") for seat in range(players))
        self.match: Match[AocState] = Match(RULES, seats, 1, {"kingdoms": kingdoms}, False)
        state = self.state
        for kingdom in state.kingdoms:
            kingdom.units, kingdom.emissaries, kingdom.artifacts = {}, {}, []
            kingdom.gold = kingdom.sorcery = 0
        state.stack = []
        state.bonus, state.conan_seat, state.conan, state.active = -1, -1, "cimmeria", 0
        self.adventure("a01")

    def seat(self, name: str) -> int:
        return next(seat for seat, one in enumerate(self.state.kingdoms) if one.id == name)

    def of(self, name: str) -> Kingdom:
        return self.state.kingdoms[self.seat(name)]

    # -- laying out

    def army(self, name: str, province: str, n: int, step: int = -1) -> "Board":
        """`step`: on campaign, on that icon of the track."""
        self.of(name).units[province] = n
        if step >= 0:
            self.of(name).campaigns[province] = step
        return self

    def emissaries(self, name: str, *provinces: str) -> "Board":
        for one in provinces:
            self.of(name).emissaries[one] = self.of(name).emissaries.get(one, 0) + 1
        return self

    def _mark(self, name: str, kind: str, provinces: tuple[str, ...]) -> "Board":
        for one in provinces:
            self.state.markers[one] = Marker(self.seat(name), kind)
        return self

    def fort(self, name: str, *provinces: str) -> "Board":
        return self._mark(name, "fort", provinces)

    def tower(self, name: str, *provinces: str) -> "Board":
        return self._mark(name, "tower", provinces)

    def city(self, name: str, *provinces: str) -> "Board":
        return self._mark(name, "city", provinces)

    def raid(self, province: str, n: int = 1) -> "Board":
        self.state.raids[province] = n
        return self

    def goods(self, name: str, gold: int = 0, sorcery: int = 0, ep: int = 0, crom: int = 0) -> "Board":
        kingdom = self.of(name)
        kingdom.gold, kingdom.sorcery, kingdom.ep, kingdom.crom = gold, sorcery, ep, crom
        return self

    def conan(self, province: str, player: str = "") -> "Board":
        self.state.conan = province
        if player:
            self.state.conan_seat = self.seat(player)
        return self

    def adventure(self, card: str, tokens: int | None = None) -> "Board":
        """The current adventure, with so many tokens on the track."""
        state = self.state
        if state.adventure:
            state.adventure_stock.append(state.adventure)
        if card in state.adventure_stock:
            state.adventure_stock.remove(card)
        state.adventure = card
        state.bag += state.track
        n = CONTENT.adventures[card].length if tokens is None else tokens
        state.track = [state.bag.pop() for _ in range(n)]
        return self

    def tokens(self, name: str, category: str, *values: int) -> "Board":
        """Kept adventure tokens of a category with these values."""
        for value in values:
            zone = next(
                zone
                for zone in (self.state.bag, self.state.track)
                if any(TOKENS[one].category == category and TOKENS[one].value == value for one in zone)
            )
            token = next(one for one in zone if TOKENS[one].category == category and TOKENS[one].value == value)
            zone.remove(token)
            self.of(name).tokens.append(token)
        return self

    def any_tokens(self, name: str, n: int) -> "Board":
        self.of(name).tokens += [self.state.bag.pop() for _ in range(n)]
        return self

    def hand(self, name: str, *cards: str) -> "Board":
        for card in cards:
            self.of(name).deck.remove(card)
            self.of(name).hand.append(card)
        return self

    def table(self, name: str, *cards: str, ready: bool = True) -> "Board":
        for card in cards:
            self.of(name).deck.remove(card)
            self.of(name).table.append(TableCard(card, ready))
        return self

    def strategies(self, name: str, *cards: str) -> "Board":
        for card in cards:
            self.state.strategy_deck.remove(card)
            self.of(name).strategies.append(card)
        return self

    def set_aside(self) -> "Board":
        """The rest of the strategy deck is out of the game, so that nothing is drawn."""
        self.state.strategy_deck.clear()
        return self

    def take_back(self, name: str, card: str) -> "Board":
        """One of the strategy cards set aside goes to a hand."""
        self.of(name).strategies.append(card)
        return self

    def strategies_back(self) -> "Board":
        """The strategy cards in the discard go back to the hands they were dealt to, one each, in seat order."""
        for kingdom in self.state.kingdoms:
            kingdom.strategies.append(self.state.strategy_discard.pop(0))
        return self

    def artifact(self, name: str, *artifacts: str) -> "Board":
        self.of(name).artifacts += artifacts
        return self

    def objectives(self, *objectives: str) -> "Board":
        for one in objectives:
            self.state.objective_deck.remove(one)
            self.state.objectives.append(one)
        return self

    def pool(self, faces: str) -> "Board":
        self.state.pool = faces.split()
        return self

    # -- starting

    def begin(self, flow: AnyFlow) -> list[Event]:
        self.state.stack = [flow]
        self.state.question = None
        with recording() as moments:
            run(self.state)
        return [moment.event for moment in moments]

    def turn(self, name: str) -> list[Event]:
        return self.begin(Turn(seat=self.seat(name)))

    def military(self, name: str) -> list[Event]:
        self.state.active = self.seat(name)
        return self.begin(Military(seat=self.seat(name)))

    def attack(self, name: str, origin: str, to: str) -> list[Event]:
        self.state.active = self.seat(name)
        return self.begin(Attack(seat=self.seat(name), origin=origin, to=to))

    def intrigue(self, name: str) -> list[Event]:
        self.state.active = self.seat(name)
        return self.begin(Intrigue(seat=self.seat(name)))

    def contend(self, name: str, province: str) -> list[Event]:
        marker = self.state.markers.get(province)
        defender = marker.seat if marker else -1
        return self.begin(IntrigueContest(seat=self.seat(name), province=province, defender=defender))

    def court(self, name: str) -> list[Event]:
        self.state.active = self.seat(name)
        return self.begin(Court(seat=self.seat(name)))

    def conan_action(self, name: str) -> list[Event]:
        return self.begin(ConanAction(seat=self.seat(name)))

    def bid(self) -> list[Event]:
        return self.begin(Bid())

    def raids(self) -> list[Event]:
        return self.begin(Raids())

    def adventure_ends(self) -> list[Event]:
        return self.begin(EndAdventure())

    def game(self, step: str, next_turn: str = "aquilonia") -> list[Event]:
        """The turns go on from a step of the game's own flow."""
        return self.begin(Game(at=step, seat=self.seat(next_turn)))

    # -- playing

    def answer(self, *values: Answer) -> list[Event]:
        events: list[Event] = []
        for value in values:
            events += [moment.event for moment in self.match.answer(value)]
        return events

    def dice(self, *rolls: str) -> list[Event]:
        """Answer rolls by the names of faces; missing dice are blanks."""
        events: list[Event] = []
        for roll in rolls:
            question = self.match.question
            assert isinstance(question, Roll), self.prompt
            faces = FACES[question.dice[0]]
            names = roll.split()
            assert len(names) <= len(question.dice), f"{len(question.dice)} dice are thrown"
            names += ["blank"] * (len(question.dice) - len(names))
            events += self.answer([faces.index(name) for name in names])
        return events

    # -- looking

    @property
    def whose(self) -> str:
        """The kingdom that is asked."""
        return self.state.kingdoms[self.asked].id

    @property
    def thrown(self) -> int:
        """The number of dice to be thrown."""
        assert isinstance(self.match.question, Roll), self.prompt
        return len(self.match.question.dice)

    def picks(self, n: int, name: str = "aquilonia") -> list[str]:
        """The options of the first `n` kept tokens of a player."""
        return [f"token:{token}" for token in self.of(name).tokens[:n]]

    def units(self, name: str, province: str) -> int:
        return self.of(name).units.get(province, 0)

    def step(self, name: str, province: str) -> int:
        return self.of(name).campaigns.get(province, -1)

    def marker(self, province: str) -> str:
        marker = self.state.markers.get(province)
        return f"{marker.kind} of {self.state.kingdoms[marker.seat].id}" if marker else ""

    def score(self, name: str) -> int:
        return score_seat(self.state, self.seat(name)).total

    def points(self, name: str, key: str) -> int:
        """Points of the score lines of one key."""
        return sum(line.points for line in score_seat(self.state, self.seat(name)).lines if line.key == key)

    def check(self) -> None:
        assert RULES.faults(self.state) == []
