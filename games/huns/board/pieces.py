"""Small things that carry a number or a name: medals, tags, tallies, labels. Cached; one surface for each look."""

import pygame

from engine.ui.paint import fade, layer, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.text import fit, ink, put_ink, shorten, text, width
from engine.ui.theme import BONE, BRASS, BRASS_DARK, BRASS_LIGHT, MUTED, WALNUT_DEEP, Color
from games.huns.board.art import Art

Surface = pygame.Surface


@pooled
def medal(art: Art, size: int, words: str, numeral: int = 0) -> Surface:
    """Points on a brass-rimmed disc of 44, 56, 72 or 96 pixels; `numeral` is the type size (34 at least)."""
    out = art.assets.image(f"frame/medal_{size}").copy()
    largest = numeral or max(34, round(size * 0.56))
    while largest > 26 and ink(words, largest, "show", BRASS_LIGHT).get_width() > size * 0.70:
        largest -= 2
    put_ink(out, words, (size / 2, size / 2), largest, "show", BRASS_LIGHT)
    return out


@pooled
def count_tag(words: str, size: int = 36, color: Color = BONE) -> Surface:
    """A number on a dark plate that hugs it."""
    wide, high = max(width(words, size, "show") + 20, 44), 42
    rim = path(rrect(1.5, 1.5, wide - 3, high - 3, high / 2), stroke=BRASS_DARK, width=2)
    out = svg((wide, high), path(rrect(1.5, 1.5, wide - 3, high - 3, high / 2), WALNUT_DEEP, opacity=0.94) + rim)
    put_ink(out, words, (wide / 2, high / 2), size, "show", color)
    return out


@pooled
def plate(size: tuple[int, int], radius: int = 14, opacity: float = 0.66, rim: Color = BRASS_DARK) -> Surface:
    """A dark ground for numbers on busy wool."""
    w, h = size
    shape = rrect(1.5, 1.5, w - 3, h - 3, radius)
    return svg(size, path(shape, WALNUT_DEEP, opacity=opacity) + path(shape, stroke=rim, width=2))


@pooled
def strip(size: tuple[int, int]) -> Surface:
    """The plate of the news line."""
    return plate(size, 12, 0.90, BRASS)


@pooled
def label(words: str, limit: int, largest: int, face: str = "bold", color: Color = BONE, least: int = 28) -> Surface:
    """One line as large as it may be in `limit` pixels; cut only where it would not fit at the least size."""
    size = fit(words, face, limit, largest, least)
    return text(shorten(words, size, face, limit), size, face, color)


@pooled
def family_tag(art: Art, color: str, count: int) -> Surface:
    """How many cards of a family lie in a camp: a pennant with the suit and the number."""
    out = art.tag(color).copy()
    put_ink(out, str(count), (out.get_width() / 2, 41), 34, "show", BONE)
    if not count:
        out.fill((150, 142, 135, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@pooled
def pale(picture: Surface) -> Surface:
    """A token of which there is none."""
    return fade(picture, 95)


@pooled
def beside(picture: Surface, count: int, size: int) -> Surface:
    """A token with its number on its right; pale when there is none."""
    number = ink(str(count), size, "show", BONE if count else MUTED)
    out = layer((picture.get_width() + 5 + number.get_width(), max(picture.get_height(), size)))
    token = picture if count else pale(picture)
    out.blit(token, token.get_rect(midleft=(0, out.get_height() // 2)))
    out.blit(number, number.get_rect(midleft=(picture.get_width() + 4, out.get_height() // 2)))
    return out


@pooled
def empty_place(size: tuple[int, int]) -> Surface:
    """Stitches in the wool where the first card of a family will lie."""
    w, h = size
    dashes = "".join(f"M{x} 4h9M{x} {h - 4}h9" for x in range(12, w - 14, 17))
    dashes += "".join(f"M4 {y}v9M{w - 4} {y}v9" for y in range(12, h - 14, 17))
    ground = path(rrect(4, 4, w - 8, h - 8, 10), WALNUT_DEEP, opacity=0.16)
    return svg(size, ground + path(dashes, stroke=(230, 213, 174), width=3, opacity=0.34))
