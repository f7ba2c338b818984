"""Pictures that may soon be wanted, made one at a time in quiet frames: none costs a frame when it comes."""

from collections.abc import Callable, Iterator
from itertools import chain
from time import perf_counter

Make = Callable[[], object]
"""Makes a picture that is kept, or finds it kept already."""
PAUSE = 3
"""Frames from one picture to the next."""
IDLE = 0.0002
"""Seconds in which nothing new can have been made."""


class Warmer:
    """Tell it with `expect` what is to come; call `step` in every frame that has time."""

    def __init__(self) -> None:
        self._expected: dict[str, tuple[object, Iterator[Make]]] = {}
        self._frames = 0

    def expect(self, what: str, key: object, makes: Iterator[Make]) -> None:
        """`makes` come in place of what was expected as `what` before; nothing changes while the key is the same."""
        known = self._expected.get(what)
        if known is None or known[0] != key:
            self._expected[what] = key, makes

    def step(self) -> None:
        """One picture; those that are there already cost nothing."""
        self._frames += 1
        if self._frames % PAUSE:
            return
        begun = perf_counter()
        for make in chain.from_iterable(makes for _, makes in self._expected.values()):
            make()
            if perf_counter() - begun > IDLE:
                break
