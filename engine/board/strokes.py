"""A picture of the table as strokes: what is laid where. Two lists of them tell where the picture has changed."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

MANY = 24
"""From so many changed places on, or from the share `MUCH` of the picture, all of it is painted anew instead."""
MUCH = 0.6


class Canvas(Protocol):
    """What pieces are laid on: a surface, or a `Sketch`."""

    def blit(self, source: Surface, dest: tuple[int, int] | Rect, /) -> object:
        """Lay a picture with its top left corner at `dest`."""


class Stroke(NamedTuple):
    """A picture, which nobody changes any more, and its top left corner."""

    picture: Surface
    at: tuple[int, int]

    @property
    def rect(self) -> Rect:
        return self.picture.get_rect(topleft=self.at)


class Sketch:
    """Notes down what is laid on it, from the bottom up."""

    def __init__(self) -> None:
        self.strokes: list[Stroke] = []

    def blit(self, source: Surface, dest: tuple[int, int] | Rect, /) -> None:
        self.strokes.append(Stroke(source, (dest[0], dest[1])))


def changes(before: Sequence[Stroke], now: Sequence[Stroke]) -> list[Rect] | None:
    """The places where the two differ, none over another; None where what stayed lies in another order."""
    old, new = set(before), set(now)
    if [one for one in before if one in new] != [one for one in now if one in old]:
        return None
    places: list[Rect] = []
    for stroke in (*(old - new), *(new - old)):
        place = stroke.rect
        while (hit := place.collidelist(places)) >= 0:
            place = place.union(places.pop(hit))
        places.append(place)
    return places


def paint(picture: Surface, ground: Surface, strokes: Sequence[Stroke], places: Sequence[Rect] | None) -> None:
    """Lay the strokes over the ground, in the `places` alone if they are worth it; None paints all of it."""
    if places is None or not worth(places, picture.get_rect()):
        picture.blit(ground, (0, 0))
        picture.fblits(strokes)
        return
    reaches = [stroke.rect for stroke in strokes]
    for place in places:
        picture.set_clip(place)
        picture.blit(ground, place, place)
        picture.fblits([strokes[n] for n in place.collidelistall(reaches)])
    picture.set_clip(None)


def worth(places: Sequence[Rect], whole: pygame.Rect) -> bool:
    """Whether painting these places is less work than painting all."""
    return len(places) < MANY and extent(places) < MUCH * whole.w * whole.h


def extent(places: Sequence[Rect]) -> int:
    """Their pixels in all."""
    return sum(place.w * place.h for place in places)
