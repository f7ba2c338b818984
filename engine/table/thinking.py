"""A bot's turn to answer: its process is asked and looked at each step; the picture never waits for it."""

from typing import TYPE_CHECKING, Any

from engine.bots.policies import think
from engine.rules import Answer, Chance, Match
from engine.rules.match import chance_answer
from engine.titles import Title

if TYPE_CHECKING:
    from engine.app import App

SIGN_AFTER = 0.5
HARD_LIMIT = 5.0
"""Seconds after which any legal answer is given in its place."""
LEAST = 0.35
"""Seconds that a decision is shown to take, so that people can follow."""


class Thinking:
    """One decision of a bot. `poll` gives the answer once it is there."""

    def __init__(self, app: "App", title: Title, match: Match[Any], at_once: bool = False) -> None:
        question = match.question
        assert question is not None
        self.app, self.match, self.title = app, match, title
        self.seat = question.seat
        self.age = 0.0
        self.fault = ""
        self.seed = (match.seed * 1_000_003 + len(match.log)) & 0x7FFF_FFFF_FFFF_FFFF
        self._answer: Answer | None = None
        strength, view = match.seats[self.seat].bot or "random", match.view(self.seat)
        if at_once:
            self._answer = think(strength, match.rules, title.bot(), view, Chance(self.seed))
        else:
            app.thinker.ask(title.id, strength, view, self.seed)

    @property
    def shows(self) -> bool:
        """Long enough for a visible sign."""
        return self.age > SIGN_AFTER

    def poll(self, dt: float, speed: float) -> Answer | None:
        """The answer, not before it has been shown to take a moment; a random one when the thinker failed."""
        self.age += dt
        if self._answer is None:
            self._answer = self._look()
        return self._answer if self.age * speed >= LEAST else None

    def _look(self) -> Answer | None:
        answer = self.app.thinker.poll()
        if answer is not None and not self.match.why_not(answer):
            return answer
        if answer is not None:
            self.fault = f"the bot of {self.title.id} gave {answer!r}, which is not legal"
        elif self.app.thinker.fault:
            self.fault = self.app.thinker.fault
        elif self.age < HARD_LIMIT:
            return None
        question = self.match.question
        assert question is not None
        return chance_answer(question, Chance(self.seed), {})
