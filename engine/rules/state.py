"""The state of a match: plain data that can at any moment be copied, compared, saved and sent away."""

from functools import cache
from typing import Any, TypeVar

import msgspec

from engine.rules.question import Question

BLANK = "?"
"""Stands in a view for an id that its seat may not know."""


class State(msgspec.Struct, kw_only=True):
    """What every title's state has; a title adds its own fields.

    A title must type `stack` as the list of the union of its flows, so that it decodes back typed. `rng` is the
    generator of shuffles and draws (0 in a view). `question` is what play waits for; None only while a run goes on or
    when the game is over.
    """

    seats: int
    rng: int
    question: Question | None = None
    stack: list[Any] = []


S = TypeVar("S", bound=State)


@cache
def _decoder(kind: type[State]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


_encode = msgspec.msgpack.Encoder().encode


def pack(state: State) -> bytes:
    """The state as msgpack; `unpack` gives it back."""
    return _encode(state)


def unpack(kind: type[S], data: bytes) -> S:
    """The state that was packed; `kind` must be its type."""
    found: S = _decoder(kind).decode(data)
    return found


def copy_state(state: S) -> S:
    """A deep copy: nothing is shared with the original."""
    copied: S = _decoder(type(state)).decode(_encode(state))
    return copied
