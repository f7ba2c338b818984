"""A table of Krynea Battlefield laid out in the words of the rule book.

    table = Table()                                        # two players, every card to be had
    table.place(0, 1, "heavy_infantry_1", "archers_1")     # battalion 1 of seat 0, first line first
    table.place(1, 1, "light_infantry_1").hand(1, "divine_shield").skills(1, "faith")
    table.ranged(first=0)                                  # the ranged phase begins
    events = table.answer("attack:archers_1")              # slugs stand for card numbers
    table.use("faith").coin(False)                         # a reaction, and its roll
    assert table.lies(1, 1) == [] and table.lost(1) == ["light_infantry_1"]

A phase laid out so ends with the game over, nothing else follows. Questions with no choice but to pass are passed.
"""

import re

from engine.rules import Choose, Event, Match, Roll, SeatSpec, recording, run
from engine.rules.question import Answer
from games.krynea.rules import RULES
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import find
from games.krynea.rules.frames import (
    Actions,
    AnyFlow,
    Attacks,
    Deployment,
    Discards,
    Game,
    MeleePhase,
    Movement,
    Purchase,
    Reveal,
)
from games.krynea.rules.powers import defence, score
from games.krynea.rules.scoring import score_seat
from games.krynea.rules.setup import take_deck
from games.krynea.rules.state import FACTIONS, Army, Influence, KryneaState, Skill, Unit
from tests.support.laid_out import LaidOut

ALL = sorted(CARDS)


def number(slug: str) -> int:
    return CONTENT.slugs[slug]


def slugs(cards: list[int]) -> list[str]:
    return [CARDS[card].slug for card in cards]


def translate(answer: str) -> str:
    """Slugs in an answer become the numbers of their cards."""
    return re.sub(
        r"[a-z]+(?:_[a-z]+)*(?:_\d)?", lambda found: str(CONTENT.slugs.get(found.group(), found.group())), answer
    )


class Table(LaidOut[KryneaState]):
    def __init__(
        self, players: int = 2, mode: str = "free", factions: tuple[str, ...] = FACTIONS, solo: str = ""
    ) -> None:
        seats = tuple(SeatSpec(f"player {seat}") for seat in range(players))
        options = {"mode": mode, **{f"faction-{seat}": name for seat, name in enumerate(factions)}}
        if solo:
            options["solo"] = solo
        self.match: Match[KryneaState] = Match(RULES, seats, 1, options, False)
        self.state.round, self.state.token = 1, 0
        for seat, army in enumerate(self.state.armies):
            if mode == "free":
                take_deck(self.state, seat, ALL)
                army.skills = []
                army.deck = [card for card in ALL if card > 8]

    def army(self, seat: int) -> Army:
        return self.state.armies[seat]

    # -- laying out

    def _take(self, seat: int, slug: str) -> int:
        army, card = self.army(seat), number(slug)
        zones = (army.troop_deck, army.action_deck, army.hand_troops, army.hand_actions, army.troop_discard)
        for zone in zones:
            if card in zone:
                zone.remove(card)
                return card
        raise LookupError(f"{slug} of seat {seat} is not to be had")

    def place(self, seat: int, battalion: int, *names: str, raised: bool = False) -> "Table":
        """Units at the end of a battalion, in order; "unit+object" carries an Object."""
        for name in names:
            first, *objects = name.split("+")
            unit = Unit(self._take(seat, first), [self._take(seat, one) for one in objects], raised=raised)
            self.army(seat).battalions[battalion].units.append(unit)
        return self

    def hand(self, seat: int, *names: str) -> "Table":
        for name in names:
            card = self._take(seat, name)
            (self.army(seat).hand_troops if CARDS[card].kind == "troop" else self.army(seat).hand_actions).append(card)
        return self

    def aside(self, seat: int, *names: str) -> "Table":
        for name in names:
            card = self._take(seat, name)
            troop = CARDS[card].kind == "troop"
            (self.army(seat).aside_troops if troop else self.army(seat).aside_actions).append(card)
        return self

    def skills(self, seat: int, *names: str) -> "Table":
        army = self.army(seat)
        army.skills = [Skill(number(name)) for name in names]
        army.deck = sorted([*(card for card in army.deck if card > 8), *map(number, names)])
        return self

    def deck(self, seat: int, *top_first: str, only: bool = True) -> "Table":
        """These cards on top of their decks; `only`: the decks of their kinds hold nothing else."""
        army = self.army(seat)
        for kind, zone in (("troop", army.troop_deck), ("action", army.action_deck)):
            cards = [number(name) for name in top_first if CARDS[number(name)].kind == kind]
            if cards:
                rest = [card for card in zone if card not in cards]
                if only:
                    army.removed += rest
                    rest = []
                zone[:] = rest + cards[::-1]
        return self

    def dead(self, seat: int, *names: str) -> "Table":
        """Units that died this round, to the enemy's gain."""
        from games.krynea.rules.cards import bury

        for name in names:
            self.place(seat, 0, name)
            bury(self.state, seat, number(name), 1 - seat)
        return self

    def monolith(self, *ids: str) -> "Table":
        for one in ids:
            self.state.monolith_deck.remove(one)
            self.state.monoliths.append(Influence(one))
        return self

    def unit(self, seat: int, slug: str) -> Unit:
        for battalion in self.army(seat).battalions:
            for unit in (*battalion.units, *battalion.hidden):
                if unit.card == number(slug):
                    return unit
        raise LookupError(slug)

    # -- starting

    def begin(self, phase: int, flow: AnyFlow, first: int = 0) -> list[Event]:
        state = self.state
        state.phase, state.token, state.banner = phase, first, "actions" if phase == 6 else "attacks"
        state.stack = [flow]
        return self._run()

    def ranged(self, first: int = 0) -> list[Event]:
        return self.begin(7, Attacks(seat=first, kind="ranged"), first)

    def magic(self, first: int = 0) -> list[Event]:
        return self.begin(8, Attacks(seat=first, kind="magic"), first)

    def melee(self, first: int = 0) -> list[Event]:
        return self.begin(9, MeleePhase(), first)

    def actions(self, first: int = 0) -> list[Event]:
        return self.begin(6, Actions(seat=first), first)

    def movement(self, first: int = 0) -> list[Event]:
        return self.begin(5, Movement(seat=first), first)

    def deployment(self, first: int = 0) -> list[Event]:
        return self.begin(4, Deployment(seat=first), first)

    def purchase(self, seat: int = 0, funds: int = 30) -> list[Event]:
        self.army(seat).funds = self.army(seat).budget = funds
        return self.begin(3, Purchase(seat=seat))

    def reveal(self, monolith: str) -> list[Event]:
        self.monolith(monolith)
        return self.begin(2, Reveal(todo=[monolith]))

    def discards(self) -> list[Event]:
        return self.begin(10, Discards())

    def game(self, step: str = "take_initiative") -> list[Event]:
        """The rounds go on from a step of the game's own flow."""
        self.state.stack = [Game(at=step)]
        return self._run()

    def _run(self) -> list[Event]:
        self.state.question = None
        with recording() as moments:
            run(self.state)
        return [moment.event for moment in moments] + self._settle()

    def _settle(self) -> list[Event]:
        """Pass where there is nothing else to do."""
        events: list[Event] = []
        while isinstance(self.match.question, Choose) and self.legal == ["pass"]:
            events += [moment.event for moment in self.match.answer("pass")]
        return events

    # -- playing

    def answer(self, value: Answer) -> list[Event]:
        given = translate(value) if isinstance(value, str) else value
        if isinstance(given, list):
            given = [translate(one) if isinstance(one, str) else one for one in given]
        events = [moment.event for moment in self.match.answer(given)]
        return events + self._settle()

    def answers(self, *values: Answer) -> "Table":
        for value in values:
            self.answer(value)
        return self

    def use(self, slug: str, subject: str = "") -> "Table":
        """Take the option of the card `slug` (for the unit `subject`)."""
        ending = f":{number(subject)}" if subject else ""
        for option in self.options:
            usable = option.args.get("card") == slug and not option.blocked and option.id != "pass"
            if usable and option.id.endswith(ending):
                self.answer(option.id)
                return self
        raise LookupError(f"{slug} is not among {[option.id for option in self.options]}")

    def coin(self, success: bool) -> "Table":
        assert isinstance(self.match.question, Roll), self.prompt
        self.answer([1 if success else 0])
        return self

    def pass_all(self, *until: str) -> "Table":
        """Pass as long as anybody may, to the end or to a question of `until`; engagements in the order offered."""
        while self.match.question is not None and self.prompt not in until:
            if "pass" in self.legal:
                self.answer("pass")
            elif self.prompt == "choose-engagement":
                self.answer(self.legal[0])
            else:
                break
        return self

    # -- looking

    @property
    def cards(self) -> list[str]:
        """The cards of the legal options."""
        return [str(option.args["card"]) for option in self.options if not option.blocked and "card" in option.args]

    def why_not(self, option_id: str) -> str:
        return super().why_not(translate(option_id))

    def lies(self, seat: int, battalion: int) -> list[str]:
        return slugs([unit.card for unit in self.army(seat).battalions[battalion].units])

    def lost(self, seat: int) -> list[str]:
        return slugs([loss.card for loss in self.army(seat).lost])

    def score(self, seat: int) -> int:
        return score_seat(self.state, seat).total

    def stat(self, seat: int, slug: str, stat: str) -> int | None:
        found = find(self.state, seat, number(slug))
        assert found is not None
        return score(self.state, seat, *found, stat)

    def guard(self, seat: int, slug: str, kind: str) -> int:
        found = find(self.state, seat, number(slug))
        assert found is not None
        return defence(self.state, seat, *found, kind)

    def check(self) -> None:
        assert RULES.faults(self.state) == []
