"""Pictures that functions make, kept for all of them together within one budget of bytes.

For pictures as large as what they show: how many of those may be kept says nothing of the memory that they take.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import pygame

BUDGET = 48 * 1024 * 1024
Given = ParamSpec("Given")
Made = TypeVar("Made")


class Pool:
    """What was longest not asked for goes first. `bytes` is what is kept now, with the pictures it was asked by."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def __call__(self, make: Callable[Given, Made]) -> Callable[Given, Made]:
        """Decorate a function of hashable arguments whose pictures nobody draws on."""

        @wraps(make)
        def kept(*args: Given.args, **named: Given.kwargs) -> Made:
            key = (make, args, *named.items())
            known = self._kept.get(key)
            if known is None:
                return self._add(key, make(*args, **named), weight((args, tuple(named.values()))))
            self._kept.move_to_end(key)
            made: Made = known[0]
            return made

        return kept

    def _add(self, key: Hashable, made: Made, weighs: int) -> Made:
        weighs += weight(made)
        self._kept[key] = made, weighs
        self.bytes += weighs
        while self.bytes > self.budget and len(self._kept) > 1:
            self.bytes -= self._kept.popitem(last=False)[1][1]
        return made

    def clear(self) -> None:
        """Keep nothing; whatever is wanted again is made again."""
        self._kept.clear()
        self.bytes = 0


def weight(thing: object) -> int:
    """Bytes of the pictures in a thing: one picture, or several in tuples."""
    if isinstance(thing, pygame.Surface):
        return thing.get_width() * thing.get_height() * thing.get_bytesize()
    return sum(map(weight, thing)) if isinstance(thing, tuple) else 0


pooled = Pool()
"""The one that all functions of the client share."""
