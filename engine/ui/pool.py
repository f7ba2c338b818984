"""Pictures that functions make, kept for all of them together within one budget of bytes.

For pictures as large as what they show: how many of those may be kept says nothing of the memory that they take.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import pygame

BUDGET = 56 * 1024 * 1024
Given = ParamSpec("Given")
Made = TypeVar("Made")


class Pool:
    """What was longest not asked for goes first. `bytes` is what is kept now, with the pictures it was asked by."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[Any, list[pygame.Surface]]] = OrderedDict()
        self._holders: Counter[pygame.Surface] = Counter()
        """By how many things kept a picture is held: it counts once."""

    def __call__(self, make: Callable[Given, Made]) -> Callable[Given, Made]:
        """Decorate a function of hashable arguments whose pictures nobody draws on."""

        @wraps(make)
        def kept(*args: Given.args, **named: Given.kwargs) -> Made:
            key = (make, args, *named.items()) if named else (make, args)
            known = self._kept.get(key)
            if known is None:
                return self._add(key, make(*args, **named), (args, tuple(named.values())))
            self._kept.move_to_end(key)
            made: Made = known[0]
            return made

        return kept

    def _add(self, key: Hashable, made: Made, given: object) -> Made:
        pictures = [*pictures_in((made, given))]
        self._kept[key] = made, pictures
        for picture in pictures:
            self.bytes += 0 if self._holders[picture] else weight(picture)
            self._holders[picture] += 1
        while self.bytes > self.budget and len(self._kept) > 1:
            self._drop()
        return made

    def _drop(self) -> None:
        for picture in self._kept.popitem(last=False)[1][1]:
            self._holders[picture] -= 1
            if not self._holders[picture]:
                del self._holders[picture]
                self.bytes -= weight(picture)

    def clear(self) -> None:
        """Keep nothing; whatever is wanted again is made again."""
        self._kept.clear()
        self._holders.clear()
        self.bytes = 0


def pictures_in(thing: object) -> Iterator[pygame.Surface]:
    """One picture, or those in tuples."""
    if isinstance(thing, pygame.Surface):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from pictures_in(part)


def weight(picture: pygame.Surface) -> int:
    """Bytes of its pixels."""
    return picture.get_width() * picture.get_height() * picture.get_bytesize()


pooled = Pool()
"""The one that all functions of the client share."""
