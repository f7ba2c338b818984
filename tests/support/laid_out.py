"""What every table laid out for a test can tell: who is asked what, what may be answered, and what happened.

The builder of a title, `tests/games/<title>/scenario.py`, is one: it lays out a match in the words of the rule book.
"""

from typing import Generic, TypeVar

from engine.rules import Choose, ChooseSome, Event, Match, Option
from engine.rules.state import S

E = TypeVar("E", bound=Event)


class LaidOut(Generic[S]):
    """A match in the midst of play. A builder sets `match` before anything else."""

    match: Match[S]

    @property
    def state(self) -> S:
        return self.match.state

    @property
    def prompt(self) -> str:
        """What is asked, or what is thrown for; "" when there is nothing left to do."""
        question = self.match.question
        return question.key if question is not None else ""

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        assert self.match.question is not None
        return self.match.question.seat

    @property
    def options(self) -> tuple[Option, ...]:
        question = self.match.question
        assert isinstance(question, (Choose, ChooseSome)), f"{self.prompt} has no options"
        return question.options

    @property
    def legal(self) -> list[str]:
        return [option.id for option in self.options if not option.blocked]

    def why_not(self, option_id: str) -> str:
        """`reason clause` of a blocked option; "" for a legal one, "absent" when it is not offered."""
        option = next((option for option in self.options if option.id == option_id), None)
        return "absent" if option is None else f"{option.blocked} {option.clause}".strip()


def only(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
