"""What all laid-out tables of Conan have in common: a procedure is carried out on them, answer by answer."""

from typing import Self, TypeVar

import games.conan.rules  # noqa: F401  every procedure must be known before one is carried out
from engine.rules import Choose, Event, Flow, Moment, Option, Roll, recording, run
from engine.rules.question import Answer, legal_options, why_not
from games.conan.rules.content import CONTENT
from games.conan.rules.state import ConanState

E = TypeVar("E", bound=Event)
LETTERS = {die.id: letter for letter, die in CONTENT.dice.items()}
SIDES = {die.id: len(die.symbols) for die in CONTENT.dice.values()}


class LaidTable:
    def __init__(self, state: ConanState) -> None:
        self.s = state
        self.moments: list[Moment] = []

    # -- playing

    def start(self, *flows: Flow) -> Self:
        """Run the flow that is named last, on top of the others."""
        self.s.stack[:] = flows  # type: ignore[assignment]
        return self._run(None)

    def answer(self, *answers: Answer) -> Self:
        for one in answers:
            question = self.s.question
            assert question is not None, "nothing is asked"
            reason = why_not(question, one, SIDES)
            assert not reason, reason
            self._run(one)
        return self

    def symbols(self, *shown: int) -> Self:
        """What the dice show that are to be thrown now."""
        question = self.s.question
        assert isinstance(question, Roll), question
        assert len(question.dice) == len(shown), question.dice
        faces = [CONTENT.dice[LETTERS[die]].symbols.index(n) for die, n in zip(question.dice, shown, strict=True)]
        return self._run(faces)

    def _run(self, answer: Answer | None) -> Self:
        with recording() as moments:
            run(self.s, answer)
        self.moments += moments
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
        assert isinstance(self.s.question, Roll), self.s.question
        return "".join(LETTERS[die] for die in self.s.question.dice)

    def legal(self, start: str = "") -> list[str]:
        """The ids of what may be answered now and begins like that."""
        assert isinstance(self.s.question, Choose), self.s.question
        return [option.id for option in legal_options(self.s.question) if option.id.startswith(start)]

    def option(self, option_id: str) -> Option | None:
        """The option of that id, legal or blocked."""
        assert isinstance(self.s.question, Choose), self.s.question
        return next((option for option in self.s.question.options if option.id == option_id), None)

    def told(self, kind: type[E]) -> list[E]:
        return [moment.event for moment in self.moments if isinstance(moment.event, kind)]
