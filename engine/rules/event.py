"""Facts of what happened. Log, tweens, sounds, recap, statistics and captions are made from events and nothing else.

An event is emitted by the same function that made the change. Who records is set by whoever runs the rules (see
`recording`), so nothing that listens can be reached from a state.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from engine.rules.state import BLANK, State, copy_state


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """Base of every fact. Titles subclass it with fields of plain data.

    `viewers` lists the seats that may see everything; empty means everyone. For the others the fields named in
    `secret` are blanked. `reveals` marks the facts after which nobody may undo: a die, a card or a secret was shown.
    `begins` marks those with which a turn, a round or a phase begins: what others did is told again after one.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    begins: ClassVar[bool] = False
    viewers: tuple[int, ...] = ()


E = TypeVar("E", bound=Event)


class Moment(NamedTuple):
    """A fact and the state just after it (None where the run was not asked to keep states)."""

    event: Event
    state: State | None


class Recorder:
    """Collects the moments of one run."""

    __slots__ = ("keep_states", "moments")

    def __init__(self, keep_states: bool) -> None:
        self.keep_states = keep_states
        self.moments: list[Moment] = []


_recorder: Recorder | None = None


@contextmanager
def recording(keep_states: bool = False) -> Iterator[list[Moment]]:
    """Collect what is emitted inside the block. Blocks may not be nested."""
    global _recorder
    assert _recorder is None, "runs of the rules are not nested"
    _recorder = Recorder(keep_states)
    try:
        yield _recorder.moments
    finally:
        _recorder = None


def emit(state: State, event: Event) -> None:
    """Make `event` known. Call it after the change it tells of, and before any ask or call of the same step."""
    assert state.question is None, f"{type(event).__name__} was emitted after a question was asked"
    if _recorder is not None:
        kept = copy_state(state) if _recorder.keep_states else None
        _recorder.moments.append(Moment(event, kept))


def seen_by(event: E, seat: int | None) -> E:
    """The event as `seat` may know it; None is a spectator."""
    if not event.viewers or not event.secret or seat in event.viewers:
        return event
    return msgspec.structs.replace(event, **{name: _blank(getattr(event, name)) for name in event.secret})


def _blank(value: Any) -> Any:
    if isinstance(value, str):
        return BLANK
    if isinstance(value, (tuple, list)):
        return type(value)(_blank(item) for item in value)
    return 0
