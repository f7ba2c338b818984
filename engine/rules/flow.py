"""A stack of flows: the procedures of a rule book as tables of short named steps.

A flow is a tagged Struct whose fields are its locals and whose `at` names the step to come. Its steps are registered
once, in the order of the rule book::

    class Contest(Flow):
        attacker: int
        faces: list[int] = []

    def roll_attack(s, c):
        '''ABC-9.14 The attacker throws one die for each point of strength.'''
        ask(s, Roll(c.attacker, ("fate",) * strength(s, c.attacker), "attack"))

    def note_attack(s, c, faces):
        c.faces = faces

    steps(Contest, roll_attack, note_attack, ...)

A step takes the state, its frame and, if it wants it, what the step before was answered or handed. It does ONE of:
ask, call another flow, jump, leave, or just act; after it the next step of the table runs. A finished flow hands its
`result` to the next step of the flow that called it.
"""

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from engine.rules.question import Answer, Question
from engine.rules.state import State

END = "end"
STEP_LIMIT = 1000
"""Steps that may run without a question before the run is called a runaway."""


Handed: TypeAlias = int | str | Sequence[str | int] | None
"""What a finished flow may hand to the flow that called it."""


class Flow(msgspec.Struct, kw_only=True, tag=True, omit_defaults=True):
    """Base of every frame on the stack; subclass it with the flow's locals, all plain data."""

    at: str = ""
    result: Handed = None


Step: TypeAlias = Callable[..., None]
_Entry: TypeAlias = tuple[Step, str, bool]
_tables: dict[type[Flow], dict[str, _Entry]] = {}
_running: Flow | None = None


class Runaway(RuntimeError):
    """The rules ran `STEP_LIMIT` steps without asking anything; the text names the stack."""


def steps(flow: type[Flow], *table: Step) -> None:
    """Register the steps of `flow` in order. Step names must differ within the flow."""
    names = [step.__name__ for step in table]
    assert len(set(names)) == len(names), f"{flow.__name__} has two steps of one name"
    entries = {
        name: (step, following, len(inspect.signature(step).parameters) > 2)
        for step, name, following in zip(table, names, [*names[1:], END], strict=True)
    }
    _tables[flow] = {"": entries[names[0]], **entries}


def ask(state: State, question: Question) -> None:
    """End the run with `question`; the next step receives the answer. Comes last in its step."""
    _assert_last(state, "ask")
    state.question = question


def call(state: State, flow: Flow) -> None:
    """Run `flow` next; the step after this one receives its result. Comes last in its step."""
    _assert_last(state, "call")
    state.stack.append(flow)


def goto(frame: Flow, step: str) -> None:
    """Continue `frame` at the step named `step` in place of the next one."""
    assert step in _tables[type(frame)], f"{type(frame).__name__} has no step {step}"
    frame.at = step


def leave(frame: Flow, result: Handed = None) -> None:
    """End `frame` after this step and hand `result` to the flow below."""
    frame.at = END
    frame.result = result


def _assert_last(state: State, what: str) -> None:
    frame = state.stack[-1] if state.stack else None
    assert state.question is None and frame is _running, f"{what} must come last in its step ({where(state)})"


def run(state: State, answer: Answer | None = None) -> None:
    """Run to the next question, or until the stack is empty and the game over. `answer` fits the pending question."""
    global _running
    state.question = None
    got: Any = answer
    stack = state.stack
    try:
        for _ in range(STEP_LIMIT):
            if state.question is not None or not stack:
                return
            _running = frame = stack[-1]
            if frame.at == END:
                stack.pop()
                got = frame.result
                continue
            step, frame.at, wants = _tables[type(frame)][frame.at]
            if wants:
                step(state, frame, got)
            else:
                step(state, frame)
            got = None
    finally:
        _running = None
    raise Runaway(f"{STEP_LIMIT} steps without a question at {where(state)}")


def where(state: State) -> str:
    """The stack in words, outermost first: `Game.play_round > Turn.act > Draw.choose`."""
    return " > ".join(f"{type(frame).__name__}.{frame.at or 'start'}" for frame in state.stack)
