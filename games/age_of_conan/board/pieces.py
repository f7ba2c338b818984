"""What stands on the map, in a seat's colour and shape, put together from baked pictures. `look` is the seat's."""

import pygame

from engine.ui.paint import layer, path, svg
from engine.ui.seats import seat_path
from engine.ui.text import put_ink
from engine.ui.theme import BONE, SEATS, Color
from games.age_of_conan.board.art import Art, layout
from games.age_of_conan.board.colors import INK, dark_of, light_of

Surface = pygame.Surface
RISE = 10
"""How far a medal stands above the piece it belongs to."""
MOST_RIMS = 6


def shape_of(look: int) -> str:
    return SEATS[look % len(SEATS)].shape


def medal(art: Art, look: int) -> Surface:
    """A bone medal with the seat's shape: colour is never the only sign."""
    return art.piece(f"medal_{shape_of(look)}", look)


def army(art: Art, look: int, count: int) -> Surface:
    """A stack of discs, one rim for each unit, the count on top."""
    return art.keep(("army", look, count), lambda: _army(art, look, count))


def _army(art: Art, look: int, count: int) -> Surface:
    facts = layout()["army"]
    stack = art.piece(f"army_{max(1, min(count, MOST_RIMS))}", look)
    out = layer((stack.get_width() + 2 * RISE, stack.get_height() + 2 * RISE))  # even all round: it stays centred
    out.blit(stack, (RISE, RISE))
    x, y, w, h = facts["face"]
    put_ink(out, str(count), (RISE + x + w / 2, RISE + y + h / 2), 34, "show", BONE, INK, 2)
    mark = medal(art, look)
    out.blit(mark, mark.get_rect(center=(facts["medal"][0] + RISE, facts["medal"][1] + RISE)))
    return out


def marker(art: Art, look: int, kind: str) -> Surface:
    """A fort, tower or city with the seat's medal."""
    return art.keep(("marker", look, kind), lambda: _marker(art, look, kind))


def _marker(art: Art, look: int, kind: str) -> Surface:
    body = art.piece(kind, look)
    out = layer((body.get_width() + 2 * RISE, body.get_height() + 2 * RISE))
    out.blit(body, (RISE, RISE))
    mark, (x, y) = medal(art, look), layout()["marker"]["medal"]
    out.blit(mark, mark.get_rect(center=(x + RISE, y + RISE)))
    return out


CLOAK = (
    ("base", "M64 50C84 52 96 84 104 120H24C32 84 44 52 64 50Z", 6),
    ("dark", "M66 56C82 60 92 88 98 116H72Z", 0),
    ("light", "M56 58C46 66 38 90 32 116H46C48 92 52 72 60 58Z", 0),
)
"""Shade, path in a box of 128 and width of the outline."""


def emissary(art: Art, look: int) -> Surface:
    """A cloaked pawn whose head is the seat's shape (28 x 40)."""
    return art.keep(("emissary", look), lambda: _emissary(art.color_of(look), look))


def _emissary(color: Color, look: int) -> Surface:
    shades = {"base": color, "light": light_of(color), "dark": dark_of(color)}
    cloak = "".join(path(d, shades[shade], INK if width else None, width) for shade, d, width in CLOAK)
    head = path(seat_path(shape_of(look), 14, 11, 8.6), light_of(color), INK, 2.2)
    return svg((28, 40), f'<g transform="translate(-2.6 2.6) scale(0.26 0.27)">{cloak}</g>{head}')


def standard(art: Art, look: int) -> Surface:
    """The banner of a home."""
    return art.piece(f"standard_{shape_of(look)}", look)


def pin(art: Art, look: int) -> Surface:
    """A bracket round the terrain on which an army stands."""
    return art.piece("pin", look)


def count_tag(art: Art, number: int) -> Surface:
    """How many of one kind stand there."""
    return art.keep(("count", number), lambda: _tag(number))


def _tag(number: int) -> Surface:
    picture = layer((30, 30))
    pygame.draw.circle(picture, INK, (15, 15), 14)
    pygame.draw.circle(picture, BONE, (15, 15), 14, 2)
    put_ink(picture, str(number), (15, 15), 28, "bold", BONE)
    return picture
