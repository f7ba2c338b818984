"""Draws anew only where something has changed since a picture of the table was made: most events move little."""

from collections.abc import Sequence

import pygame

from games.huns.board.placed import Placed, lay_piece

MOST = 14
"""From so many changed places on, or a third of the table, everything is drawn anew instead."""


def reach(piece: Placed) -> pygame.Rect:
    """All that a piece can touch with its shadow."""
    return (
        piece.rect
        if piece.cast is None
        else piece.rect.union(piece.cast.get_rect(topleft=piece.at)).inflate(6 * piece.blur, 6 * piece.blur)
    )


def changed(before: Sequence[Placed], now: Sequence[Placed]) -> list[pygame.Rect] | None:
    """The places where the two differ, none over another; None when it is not worth it, or the order differs."""
    old, new = set(before), set(now)
    if [piece for piece in before if piece in new] != [piece for piece in now if piece in old]:
        return None
    places: list[pygame.Rect] = []
    for piece in (*(old - new), *(new - old)):
        place = reach(piece)
        while (hit := place.collidelist(places)) >= 0:
            place = place.union(places.pop(hit))
        places.append(place)
    area = sum(place.w * place.h for place in places)
    return places if len(places) < MOST and area < 1920 * 1080 // 3 else None


def redraw(picture: pygame.Surface, ground: pygame.Surface, before: Sequence[Placed], now: Sequence[Placed]) -> bool:
    """Bring a picture of `before` on that ground to `now`; False (and nothing done) when it is to be drawn anew."""
    places = changed(before, now)
    if places is None:
        return False
    reaches = [reach(piece) for piece in now]
    for place in places:
        picture.set_clip(place)
        picture.blit(ground, place, place)
        for n in place.collidelistall(reaches):
            lay_piece(picture, now[n])
    picture.set_clip(None)
    return True
