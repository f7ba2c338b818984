"""The pictures that the ledger is put together from: columns, rows, bids face up and face down. Kept once made."""

import pygame

from engine.ui.paint import circle, layer, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.text import put_ink
from engine.ui.theme import BONE, BRASS, BRASS_DARK, BRASS_LIGHT, MUTED, WALNUT_DEEP, Color, mix
from games.age_of_conan.board import cards
from games.age_of_conan.board.desk import Desk

CARD = (112, 157)
DISC = 62


@pooled
def column(size: tuple[int, int], color: Color, asked: bool) -> pygame.Surface:
    w, h = size
    rim = mix(color, BONE, 0.25) if asked else BRASS_DARK
    body = path(rrect(2, 2, w - 4, h - 4, 12), mix(WALNUT_DEEP, color, 0.14), rim, 4 if asked else 2)
    body += path(rrect(5, 5, w - 10, 46, 9), mix(WALNUT_DEEP, color, 0.46))
    return svg(size, body)


@pooled
def empty_place() -> pygame.Surface:
    return svg(CARD, path(rrect(3, 3, CARD[0] - 6, CARD[1] - 6, 12), WALNUT_DEEP, MUTED, 2, 0.55))


def bid_face(desk: Desk, seat: int, card: str, token: int) -> pygame.Surface:
    """A bid that is turned up: the strategy card (if there was one) and the token on it."""

    def make() -> pygame.Surface:
        face = pygame.transform.smoothscale(cards.face(desk, card), CARD) if card else empty_place()
        disc = _disc(desk.color(seat))
        put_ink(disc, str(token), (DISC / 2, DISC / 2), 46, "show", BONE)
        return _with_token(face, disc)

    picture: pygame.Surface = desk.art.keep(("bid face", seat, desk.color(seat), card, token), make)
    return picture


def bid_back(desk: Desk, seat: int) -> pygame.Surface:
    """A bid that is still face down."""

    def make() -> pygame.Surface:
        token, mark = _disc(desk.color(seat)), desk.badge(seat, DISC - 26)
        token.blit(mark, mark.get_rect(center=(DISC // 2, DISC // 2)))
        return _with_token(card_back(desk), token)

    picture: pygame.Surface = desk.art.keep(("bid back", seat, desk.color(seat)), make)
    return picture


def _disc(color: Color) -> pygame.Surface:
    """The face of a bid token without its number."""
    middle = DISC / 2
    body = path(circle(middle, middle, middle - 1), WALNUT_DEEP) + path(circle(middle, middle, middle - 3), color)
    return svg((DISC, DISC), body + path(circle(middle, middle, middle - 7), mix(WALNUT_DEEP, color, 0.5)))


def card_back(desk: Desk) -> pygame.Surface:
    """A strategy card, face down."""

    def make() -> pygame.Surface:
        return pygame.transform.smoothscale(cards.back(desk, "strategy"), CARD)

    picture: pygame.Surface = desk.art.keep(("bid card back",), make)
    return picture


def _with_token(face: pygame.Surface, token: pygame.Surface) -> pygame.Surface:
    out = layer((CARD[0] + DISC // 2, CARD[1] + 12))
    out.blit(face, (0, 0))
    out.blit(token, (out.get_width() - DISC, out.get_height() - DISC))
    return out


@pooled
def band(size: tuple[int, int], now: bool) -> pygame.Surface:
    fill, rim = (mix(WALNUT_DEEP, BRASS, 0.26), BRASS) if now else (WALNUT_DEEP, BRASS_DARK)
    shape = rrect(1.5, 1.5, size[0] - 3, size[1] - 3, 10)
    return svg(size, path(shape, fill, rim, 2.4 if now else 1, 1.0 if now else 0.6))


@pooled
def tick() -> pygame.Surface:
    return svg((34, 34), path("M6 18L14 26L28 8", stroke=BRASS_LIGHT, width=4))
