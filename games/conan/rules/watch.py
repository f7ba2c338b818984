"""CON-3.8 Victory is looked for after every change: before the next step of any flow runs."""

from collections.abc import Callable, Collection
from functools import wraps
from typing import Any

from engine.rules import Flow, emit
from engine.rules import steps as register
from games.conan.rules import events
from games.conan.rules.scenarios import verdict
from games.conan.rules.state import ConanState

Step = Callable[..., None]


def steps(flow: type[Flow], *table: Step, quiet: Collection[Step] = ()) -> None:
    """As `engine.rules.steps`; a step that changes something must leave asking and calling to the next one.

    Before a `quiet` step nobody looks: it follows a question, or steps that move gems and dice at most.
    """
    register(flow, *(step if step in quiet else _watched(step) for step in table))


def _watched(step: Step) -> Step:
    @wraps(step)
    def watched(s: ConanState, *rest: Any) -> None:
        winner = verdict(s)
        if winner:
            end_game(s, winner)
        else:
            step(s, *rest)

    return watched


def end_game(s: ConanState, winner: str) -> None:
    """CON-3.4 The scenario decides; nothing follows."""
    s.winner = winner
    emit(s, events.GameEnded(winner=winner))
    s.stack.clear()
