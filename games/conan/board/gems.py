"""Gems in all their states and the sockets they lie in, in rows."""

import pygame

from engine.ui.paint import layer
from games.conan.board.art import Art

RIM = (138, 108, 74)
BAKED = (20, 28, 36, 48)
BORDER = 8
"""How much larger a baked gem is than its size; a spent one is twice its size."""
NO_LIMIT = 99
ZONES = {"reserve": "ready", "fatigue": "tired", "wounds": "wound"}
BOOK = {"reserve": "overlord", "fatigue": "overlord_tired"}
"""The pictures of gems by where they lie: a hero's, the Overlord's."""


def gem(art: Art, state: str, size: int) -> pygame.Surface:
    """A gem of `size` pixels in the middle of a picture that is a little larger; `state` is ready, spent, tired, wound,
    overlord, overlord_tired or socket."""
    baked = next((one for one in BAKED if one >= size), BAKED[-1])
    if state == "socket":
        baked = min(baked, 36)
    picture = art.image(f"gems/{state}_{baked}")
    if baked == size:
        return picture
    w, h = picture.get_size()
    return art.scaled(f"gems/{state}_{baked}", (round(w * size / baked), round(h * size / baked)))


def gem_row(art: Art, state: str, count: int, size: int, room: int, rows: int = 1) -> pygame.Surface:
    """So many gems beside each other, closer where `room` pixels are short."""

    def make() -> pygame.Surface:
        each = max(1, -(-count // rows))
        pitch = _pitch(each, size, room)
        out = layer((round(size + pitch * (each - 1)) + BORDER, size + (rows - 1) * (size - 1) + BORDER))
        one = gem(art, state, size)
        for k in range(count):
            middle = size / 2 + BORDER / 2 + k % each * pitch, size / 2 + BORDER / 2 + k // each * (size - 1)
            out.blit(one, one.get_rect(center=(round(middle[0]), round(middle[1]))))
        return out

    return art.keep(("gems", state, count, size, room, rows), make)


def socket_row(art: Art, filled: int, limit: int, size: int, room: int) -> pygame.Surface:
    """CON-2.5 The sockets of a space with the gems that lie in them; without a limit the gems alone."""

    def make() -> pygame.Surface:
        shown = max(filled, limit if limit < NO_LIMIT else 0)
        pitch = _pitch(shown, size, room)
        out = layer((round(size + pitch * max(0, shown - 1)) + size, size * 2))
        empty, lying = gem(art, "socket", size), gem(art, "spent", size)
        for k in range(shown):
            middle = round(size + k * pitch), size
            out.blit(empty, empty.get_rect(center=middle))
            pygame.draw.circle(out, RIM, middle, size // 2 - 1, 2)
        for k in range(filled):
            out.blit(lying, lying.get_rect(center=(round(size + k * pitch), size)))
        return out

    return art.keep(("sockets", filled, limit, size, room), make)


def _pitch(count: int, size: int, room: int) -> float:
    return min(size + 2, (room - size) / max(1, count - 1))
