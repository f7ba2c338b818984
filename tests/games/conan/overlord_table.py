"""A table of Conan laid out by a scenario, on which one procedure is carried out at a time.

table = OverlordTable("clutches_of_the_picts", heroes=3)     # seat 0 the Overlord, seat 1 all heroes
table.put("unit:pict_hunters_blue/1", "V33").hero("conan").reserve = 4
table.start(OverlordTurn())
table.answer("tile:pict_hunters_blue", "act:unit:pict_hunters_blue/1")
table.symbols(1, 2)                                          # the dice show these symbols
assert table.told(Wounded)[-1].n == 2
"""

from typing import TypeVar

from engine.rules import Choose, Event, Flow, Option, Roll, recording, run
from engine.rules.question import legal_options, why_not
from games.conan.rules import (
    activation,
    attack,
    blasts,
    crossing,
    harm,
    overlord,
    overlord_events,
    reinforcement,
    spells,
)
from games.conan.rules.content import CONTENT
from games.conan.rules.figures import put_in
from games.conan.rules.scenarios import lay_out
from games.conan.rules.state import ConanState, Hero
from games.conan.rules.units import remove_model

CHAPTERS = (activation, attack, blasts, crossing, harm, overlord, overlord_events, reinforcement, spells)
E = TypeVar("E", bound=Event)
LETTERS = {die.id: letter for letter, die in CONTENT.dice.items()}
SIDES = {die.id: len(die.symbols) for die in CONTENT.dice.values()}


class OverlordTable:
    def __init__(self, scenario: str = "clutches_of_the_picts", heroes: int = 3, seed: int = 1) -> None:
        self.s = ConanState(seats=2, rng=seed, scenario=scenario, overlord=0, turn="overlord", phase="activation")
        lay_out(self.s, heroes)
        for hero in self.s.heroes:
            hero.seat, hero.stance = 1, "aggressive"
        self.events: list[Event] = []

    # -- laying out

    def hero(self, name: str) -> Hero:
        return next(hero for hero in self.s.heroes if hero.id == name)

    def put(self, name: str, area: str) -> "OverlordTable":
        put_in(self.s, name, area)
        return self

    def kill(self, *names: str) -> "OverlordTable":
        """Models leave the board as dead ones do, their tiles turned where nobody is left."""
        for name in names:
            remove_model(self.s, name)
        return self

    def only(self, *names: str) -> "OverlordTable":
        """No other models stand on the board."""
        gone = [f"unit:{model.tile}/{model.n}" for model in self.s.models]
        return self.kill(*(name for name in gone if name not in names))

    def gems(self, reserve: int, fatigue: int = 0) -> "OverlordTable":
        self.s.reserve, self.s.fatigue = reserve, fatigue
        return self

    # -- playing

    def start(self, flow: Flow) -> "OverlordTable":
        self.s.stack = [flow]
        return self._run(None)

    def answer(self, *answers: str) -> "OverlordTable":
        for one in answers:
            question = self.s.question
            assert question is not None
            reason = why_not(question, one, SIDES)
            assert not reason, reason
            self._run(one)
        return self

    def symbols(self, *shown: int) -> "OverlordTable":
        """Answer the throw that is asked for with faces of so many symbols."""
        question = self.s.question
        assert isinstance(question, Roll), question
        assert len(question.dice) == len(shown), question.dice
        faces = [CONTENT.dice[LETTERS[die]].symbols.index(n) for die, n in zip(question.dice, shown, strict=True)]
        return self._run(faces)

    def _run(self, answer: object) -> "OverlordTable":
        with recording() as moments:
            run(self.s, answer)  # type: ignore[arg-type]
        self.events += [moment.event for moment in moments]
        return self

    # -- looking

    @property
    def prompt(self) -> str:
        """The prompt that waits, "roll <purpose>", or "" when the procedure is over."""
        question = self.s.question
        if isinstance(question, Roll):
            return f"roll {question.purpose}"
        return question.prompt if question is not None else ""

    @property
    def dice(self) -> str:
        """The letters of the dice that are to be thrown."""
        assert isinstance(self.s.question, Roll)
        return "".join(LETTERS[die] for die in self.s.question.dice)

    @property
    def options(self) -> list[str]:
        """The ids of what may be answered now."""
        assert isinstance(self.s.question, Choose), self.s.question
        return [option.id for option in legal_options(self.s.question)]

    def blocked(self, option_id: str) -> str:
        """The reason why an option is offered but not open."""
        return self.option(option_id).blocked

    def option(self, option_id: str) -> Option:
        assert isinstance(self.s.question, Choose), self.s.question
        return next(option for option in self.s.question.options if option.id == option_id)

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]
