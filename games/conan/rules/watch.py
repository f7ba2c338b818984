"""CON-3.8 Victory is looked for after every change: before the next step of any flow runs."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from engine.rules import Flow, emit
from engine.rules import steps as register
from games.conan.rules import events
from games.conan.rules.scenarios import verdict
from games.conan.rules.state import ConanState

Step = TypeVar("Step", bound=Callable[..., None])


def steps(flow: type[Flow], *table: Callable[..., None]) -> None:
    """As `engine.rules.steps`; a step that changes something must leave asking and calling to the next one."""
    register(flow, *(step if step in _quiet else _watched(step) for step in table))


def quiet(step: Step) -> Step:
    """Mark a step before which nobody looks: it follows a question, or steps that move gems and dice at most."""
    _quiet.add(step)
    return step


_quiet: set[Callable[..., None]] = set()


def _watched(step: Callable[..., None]) -> Callable[..., None]:
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
