"""A match: what lies beside the state. Who plays, what was answered, and the way back.

The match alone runs the rules. It checks an answer, runs to the next question, hands out the moments and writes the
log. Undo steps back to the last die, card or secret that was shown and never past it.
"""

from collections.abc import Callable, Container, Mapping
from typing import Any, Generic, TypeAlias

import msgspec

from engine.rules.chance import Chance
from engine.rules.event import Moment, recording
from engine.rules.flow import run
from engine.rules.question import Answer, Choose, IllegalAnswer, Question, Roll, legal_options, why_not
from engine.rules.result import Result
from engine.rules.ruleset import Options, Ruleset
from engine.rules.state import S, pack, unpack


class SeatSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where: `bot` is empty for a person, else a strength. `look` picks colour and shape (0 to 4)."""

    name: str
    look: int = 0
    bot: str = ""


class ThrowRecord(msgspec.Struct, frozen=True):
    """How dice were thrown: enough to throw them again."""

    seed: int
    power: float
    angle: float
    spin: float


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answered question. `barrier` is set where the answer brought new information to light."""

    seat: int
    prompt: str
    answer: Answer
    dice: tuple[str, ...] = ()
    barrier: bool = False
    throw: ThrowRecord | None = None


class Match(Generic[S]):
    """A game being played. Make one with `start`, or with `engine.rules.record.load`."""

    def __init__(
        self, rules: Ruleset[S], seats: tuple[SeatSpec, ...], seed: int, options: Options, keep_states: bool
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.keep_states = keep_states
        self.log: list[Entry] = []
        self._before: list[bytes] = []
        """The packed states that can be gone back to: those before each answer since the last barrier."""
        self._undone: list[Entry] = []
        self.state = rules.setup(len(seats), seed, options)
        self.opening: list[Moment] = []

    @classmethod
    def start(
        cls,
        rules: Ruleset[S],
        seats: tuple[SeatSpec, ...],
        seed: int,
        options: Options | None = None,
        keep_states: bool = False,
    ) -> "Match[S]":
        """Set up and run to the first question; `opening` holds the moments until then.

        `keep_states` keeps a copy of the state with every moment, for whoever shows them one by one.
        """
        if len(seats) not in rules.seats:
            raise ValueError(f"{rules.id} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {len(seats)}")
        match = cls(rules, seats, seed, options or {}, keep_states)
        with recording(keep_states) as moments:
            run(match.state)
        match.opening = moments
        return match

    @property
    def question(self) -> Question | None:
        """What play waits for; None when the game is over."""
        return self.state.question

    @property
    def over(self) -> bool:
        return self.state.question is None

    def why_not(self, answer: Answer) -> str:
        """Why `answer` cannot be given now; empty when it can."""
        question = self.question
        return "The game is over" if question is None else why_not(question, answer, self.rules.sides)

    def answer(self, answer: Answer, throw: ThrowRecord | None = None) -> list[Moment]:
        """Answer the pending question and run to the next one. Raises `IllegalAnswer`, leaving everything as it was."""
        moments = self._advance(answer, throw)
        self._undone.clear()
        return moments

    def _advance(self, answer: Answer, throw: ThrowRecord | None) -> list[Moment]:
        reason = self.why_not(answer)
        if reason:
            raise IllegalAnswer(reason)
        question, before, generator = self.state.question, pack(self.state), self.state.rng
        assert question is not None
        try:
            with recording(self.keep_states) as moments:
                run(self.state, answer)
        except BaseException:
            self.state = unpack(self.rules.state, before)
            raise
        rolled = isinstance(question, Roll)
        shown = rolled or self.state.rng != generator or any(moment.event.reveals for moment in moments)
        dice = question.dice if isinstance(question, Roll) else ()
        self.log.append(Entry(question.seat, question.key, answer, dice, shown, throw))
        if shown:
            self._before.clear()
        else:
            self._before.append(before)
        return moments

    def view(self, seat: int | None) -> S:
        """The state as `seat` may know it; None is a spectator."""
        return self.rules.view(self.state, seat)

    def standing(self) -> Result:
        """The score as if the game ended now; the result when it is over."""
        return self.rules.standing(self.state)

    def undo_depth(self, seats: frozenset[int] | None = None, passed: Container[int] = ()) -> int:
        """How many answers to take back to return to a decision of one of `seats` (None: any); 0 when none may be.

        `passed` are places in the log that were answered by themselves: to go back to one would only answer it again.
        """
        for depth, entry in enumerate(reversed(self.log), start=1):
            if entry.barrier:
                return 0
            if (seats is None or entry.seat in seats) and len(self.log) - depth not in passed:
                return depth
        return 0

    def undo(self, depth: int = 1) -> None:
        """Take back `depth` answers. The caller has asked `undo_depth` first."""
        assert depth <= len(self.log) and not any(entry.barrier for entry in self.log[-depth:]), "nothing to undo"
        for _ in range(depth):
            self._undone.append(self.log.pop())
            self.state = unpack(self.rules.state, self._before.pop())

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> list[Moment]:
        """Give the answer taken back last once more; `can_redo` must hold."""
        entry = self._undone.pop()
        return self._advance(entry.answer, entry.throw)

    def replay(self, entries: list[Entry]) -> None:
        """Answer as `entries` tell, from here. Raises `IllegalAnswer` where the rules do not follow."""
        for entry in entries:
            self._advance(entry.answer, entry.throw)


Decide: TypeAlias = Callable[["Match[Any]", Chance], Answer]
"""A player of every seat: the answer to the pending decision of a match."""


def chance_answer(question: Question, chance: Chance, sides: Mapping[str, int]) -> Answer:
    """Any legal answer, dice included, each as likely as another (of several picks, their number first)."""
    if isinstance(question, Roll):
        return chance.faces(question.dice, sides)
    legal = [option.id for option in legal_options(question)]
    if isinstance(question, Choose):
        return chance.pick(legal)
    picks = question.least + chance.below(min(question.most, len(legal)) - question.least + 1)
    return [legal.pop(chance.below(len(legal))) for _ in range(picks)]


def play_on(match: Match[Any], chance: Chance, decide: Decide | None = None) -> list[Moment]:
    """Answer the pending question: dice from `chance`, decisions from `decide`, or from `chance` too without it."""
    question = match.question
    assert question is not None, "the game is over"
    if decide is None or isinstance(question, Roll):
        return match.answer(chance_answer(question, chance, match.rules.sides))
    return match.answer(decide(match, chance))


def play_out(match: Match[Any], chance: Chance, decide: Decide | None = None, limit: int = 100_000) -> int:
    """Play on until the game is over; gives the number of answers. Raises `RuntimeError` past `limit`."""
    for count in range(limit):
        if match.over:
            return count
        play_on(match, chance, decide)
    raise RuntimeError(f"no end after {limit} answers")
