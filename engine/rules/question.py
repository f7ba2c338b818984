"""What the rules can ask: pending work as plain data.

A question names the seat that answers and lists every option, the illegal ones a person would look for included; those
carry the reason why not and the clause that says so. Chance is asked for like a decision: `Roll` is answered by a dice
tray, a seeded generator or a test, never by the rules themselves.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

Args: TypeAlias = dict[str, str | int]
Answer: TypeAlias = str | Sequence[str | int]
"""An option id, a list of option ids, or a list of face numbers."""


class Option(Struct, frozen=True, omit_defaults=True):
    """One way to answer.

    `id` is unique in its question. `touches` names the board elements it concerns, the most telling first. `args` fill
    the option's text. A blocked option has in `blocked` the message key of the reason and in `clause` the rule's id.
    """

    id: str
    touches: tuple[str, ...] = ()
    args: Args = {}
    blocked: str = ""
    clause: str = ""


class Choose(Struct, frozen=True, omit_defaults=True, tag=True):
    """Pick one option; answered by its id."""

    seat: int
    prompt: str
    options: tuple[Option, ...]
    args: Args = {}
    clause: str = ""

    @property
    def key(self) -> str:
        """What is asked about: the key of its words, of the log and of pictures."""
        return self.prompt


class ChooseSome(Struct, frozen=True, omit_defaults=True, tag=True):
    """Pick `least` to `most` different options; answered by a list of ids in the order picked."""

    seat: int
    prompt: str
    options: tuple[Option, ...]
    least: int
    most: int
    args: Args = {}
    clause: str = ""

    @property
    def key(self) -> str:
        """What is asked about, as of `Choose`."""
        return self.prompt


class Roll(Struct, frozen=True, omit_defaults=True, tag=True):
    """Throw dice; answered by one face number (0 to sides - 1) for each die, in the order of `dice` (die type ids)."""

    seat: int
    dice: tuple[str, ...]
    purpose: str
    args: Args = {}
    clause: str = ""

    @property
    def key(self) -> str:
        """What is thrown for, in the place of a prompt."""
        return self.purpose


Question: TypeAlias = Choose | ChooseSome | Roll


class IllegalAnswer(ValueError):
    """An answer that the pending question does not allow; the text says why."""


def legal_options(question: Choose | ChooseSome) -> list[Option]:
    """Those that may be chosen now, in the order of the question."""
    return [option for option in question.options if not option.blocked]


def find_option(question: Choose | ChooseSome, option_id: str) -> Option | None:
    """The option of that id, blocked or not."""
    return next((option for option in question.options if option.id == option_id), None)


def why_not(question: Question, answer: Answer, sides: Mapping[str, int]) -> str:
    """The reason why `answer` cannot be given, or an empty text when it can. `sides` maps die types to their sides."""
    if isinstance(question, Roll):
        return _why_not_faces(question, answer, sides)
    if isinstance(question, Choose):
        return _why_not_option(question, answer)
    return _why_not_picks(question, answer)


def _why_not_faces(question: Roll, answer: Answer, sides: Mapping[str, int]) -> str:
    if not isinstance(answer, list) or len(answer) != len(question.dice):
        return f"{len(question.dice)} dice are thrown, so {len(question.dice)} faces are expected, not {answer!r}"
    for die, face in zip(question.dice, answer, strict=True):
        if not isinstance(face, int) or not 0 <= face < sides[die]:
            return f"{die} has faces 0 to {sides[die] - 1}, not {face!r}"
    return ""


def _why_not_option(question: Choose | ChooseSome, answer: object) -> str:
    option = find_option(question, answer) if isinstance(answer, str) else None
    if option is None:
        return f"{question.prompt} has no option {answer!r}"
    if option.blocked:
        return f"{option.id} is not possible now: {option.blocked} ({option.clause})"
    return ""


def _why_not_picks(question: ChooseSome, answer: Answer) -> str:
    if not isinstance(answer, list) or not question.least <= len(answer) <= question.most:
        return f"{question.prompt} wants {question.least} to {question.most} options"
    if len(set(answer)) != len(answer):
        return f"{question.prompt} wants different options, not {answer!r}"
    return next((reason for pick in answer if (reason := _why_not_option(question, pick))), "")


def blank_question(question: Question | None, seat: int | None) -> Question | None:
    """The question as another seat sees it: who is asked and what about, but no options and no details."""
    if question is None or question.seat == seat or isinstance(question, Roll):
        return question
    if isinstance(question, Choose):
        return Choose(question.seat, question.prompt, ())
    return ChooseSome(question.seat, question.prompt, (), question.least, question.most)
