"""What was thrown, large and flat, with its word below: for those far away and those who cannot see the colours."""

from collections.abc import Callable, Collection, Sequence

import pygame

from engine.dice.dietypes import DieType, die_type, mix
from engine.dice.draw import face_shapes
from engine.ui.paint import drop, layer, lin, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.text import fit, put
from engine.ui.theme import BONE, MUTED

INK = (26, 17, 16)
WORD_LEAST, WORD_LARGEST = 28, 34


@pooled
def face_tile(die: DieType, face: int, size: int, spent: bool = False) -> pygame.Surface:
    """One face as a square tile of `size` pixels (kept); `spent` dims a face that does not count."""
    frame = path(rrect(2, 2, size - 4, size - 4, size * 0.2), "url(#t)", INK, 4)
    inset = path(rrect(7, 7, size - 14, size - 14, size * 0.13), stroke=mix(die.dark, die.base, 0.4), width=2)
    shade = lin("t", 0, 0, size, size, (0, die.light), (0.5, die.base), (1, mix(die.base, die.dark, 0.45)))
    tile = svg((size, size), frame + inset, defs=shade)
    tile.blit(_marks(die, face, size), (0, 0))
    if spent:
        tile.fill((112, 104, 100, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tile


def _marks(die: DieType, face: int, size: int) -> pygame.Surface:
    """The face's symbols alone, drawn four times as large and reduced."""
    big = size * 4
    picture = layer((big, big))
    picture.fill((*die.ink, 0))
    for shape, hole in face_shapes(die.faces[face]):
        points = [(big * (0.5 + x * 0.47), big * (0.5 + y * 0.47)) for x, y in shape]
        pygame.draw.polygon(picture, (*die.ink, 0 if hole else 255), points)
    return pygame.transform.smoothscale(picture, (size, size))


def draw_results(
    canvas: pygame.Surface,
    rect: pygame.Rect,
    dice: Sequence[str],
    faces: Sequence[int],
    word: Callable[[str], str],
    spent: Collection[int] = (),
) -> list[pygame.Rect]:
    """A row of face tiles with their words, spread over `rect` (at least 110 px high); returns the tiles' rects.

    `word` turns a face's message key into text; `spent` are the indices that do not count."""
    pitch = rect.w / max(1, len(faces))
    size = int(min(rect.h - 44, pitch * 0.78, 150))
    out = []
    for k, (name, face) in enumerate(zip(dice, faces, strict=True)):
        die, middle = die_type(name), rect.x + pitch * (k + 0.5)
        where = round(middle - size / 2), rect.y + (rect.h - 44 - size) // 2
        out.append(drop(canvas, face_tile(die, face, size, k in spent), where, blur=5, offset=(3, 5)))
        label = word(die.faces[face].word)
        letters = fit(label, "bold", round(pitch - 8), WORD_LARGEST, WORD_LEAST)
        put(canvas, label, (middle, rect.bottom - 22), letters, "bold", MUTED if k in spent else BONE, "center")
    return out
