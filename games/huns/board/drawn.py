"""Cards being looked at: a row of large cards over the market, backs for everybody but the one who looks."""

from functools import lru_cache

import pygame

from engine.rules import BLANK
from engine.ui.paint import layer, path, rrect, svg
from engine.ui.rich import layout_rich
from engine.ui.theme import BONE, BRASS, BRASS_LIGHT, INK, WALNUT, WALNUT_DEEP, mix
from games.huns.board.colors import HORN, SUITS
from games.huns.board.desk import Desk
from games.huns.board.layout import drawn_layout
from games.huns.board.pieces import label
from games.huns.board.placed import Laid
from games.huns.rules.content import CONTENT
from games.huns.rules.state import HunsState

RIBBON, MARGIN = 44, 14


def lay_drawn(desk: Desk, laid: Laid, view: HunsState) -> None:
    """The cards of `view.drawn` as elements "drawn:0" and so on."""
    if not view.drawn:
        return
    area = desk.table.market.inflate(-24, 0)
    area.bottom = desk.table.market.bottom - 8
    laid.put(veil(desk.table.market.size), desk.table.market.topleft)
    blank = all(card == BLANK for card in view.drawn)
    tall = 300 if blank else (400 if len(view.drawn) <= 3 else 500)
    for k, (card, where) in enumerate(zip(view.drawn, drawn_layout(area, len(view.drawn), tall), strict=True)):
        picture = _picture(desk, view, card, where.size)
        laid.centre(picture, where.center, f"drawn:{k}", cast=picture, blur=14)


@lru_cache(maxsize=2)
def veil(size: tuple[int, int]) -> pygame.Surface:
    """Shade over the market while cards lie on it."""
    return svg(size, path(rrect(0, 0, *size, 22), WALNUT_DEEP, opacity=0.62))


def _picture(desk: Desk, view: HunsState, card: str, size: tuple[int, int]) -> pygame.Surface:
    if card == BLANK:
        return _back(desk, view)
    if card in CONTENT.wagons:
        return wagon_card(desk, card)
    return large_card(desk, card, size)


def _back(desk: Desk, view: HunsState) -> pygame.Surface:
    if view.drawn_from not in SUITS:
        return desk.art.assets.scaled(f"huns/wagons/{view.top_back or 'purple'}_back", (131, 200))
    return desk.art.assets.scaled(desk.art.back_name(view.drawn_from), (156, 240))


_large: dict[tuple[object, ...], pygame.Surface] = {}


def large_card(desk: Desk, card: str, size: tuple[int, int]) -> pygame.Surface:
    """A card that can be read from the couch: painting, family, name, spaces, text."""
    key = (card, size, desk.scale, desk.kit.language.code)
    if key not in _large:
        _large[key] = _large_card(desk, card, size)
    return _large[key]


def _large_card(desk: Desk, card: str, size: tuple[int, int]) -> pygame.Surface:
    facts = CONTENT.cards[card]
    base, light, dark = SUITS[facts.color]
    w, h = size
    inner = w - 2 * MARGIN
    words = _words(desk, card, inner - 8, h - 2 * MARGIN - RIBBON - 54 - 60)
    text_h = words.get_height()
    art_h = max(40, min(round(inner * 190 / 360), h - 2 * MARGIN - RIBBON - 54 - text_h - 6))
    out = layer(size)
    out.blit(board(size, base, dark), (0, 0))
    painting = desk.art.painting(card)
    shown = pygame.transform.smoothscale(painting, (inner, round(inner * 190 / 360)))
    top = (shown.get_height() - art_h) // 2
    out.blit(shown, (MARGIN, MARGIN), (0, max(0, top), inner, art_h))
    y = MARGIN + art_h - 10
    out.blit(ribbon((w - 12, RIBBON), base, light, dark), (6, y))
    icon = desk.icon(f"suit_{facts.family}", 32, HORN)
    out.blit(icon, icon.get_rect(center=(32, y + RIBBON // 2)))
    family = label(desk.words(f"family-{facts.family}-one"), inner - 150, round(28 * desk.scale), "bold", BONE, 26)
    out.blit(family, family.get_rect(midleft=(54, y + RIBBON // 2)))
    _put_spaces(desk, out, facts.spaces, (w - 18, y + RIBBON // 2))
    name = label(desk.words(f"card-{card}"), inner, round(40 * min(1.25, desk.scale)), "show", BRASS_LIGHT, 28)
    out.blit(name, (MARGIN + 4, y + RIBBON + 2))
    out.blit(words, (MARGIN + 4, y + RIBBON + 54))
    return out


def _words(desk: Desk, card: str, limit: int, room: int) -> pygame.Surface:
    """The rule text, as large as it fits; the enlarged card has it at reading size anyway."""
    string = desk.words(f"card-{card}-text")
    block = None
    for size in range(round(32 * desk.scale), 25, -2):
        block = layout_rich(string, limit, size, desk.kit.inline_icon, "read", BONE, 1.14)
        if block.height <= room:
            break
    assert block is not None
    return block.surface


def _put_spaces(desk: Desk, out: pygame.Surface, count: int, right: tuple[int, int]) -> None:
    socket = desk.art.socket(30)
    for k in range(count):
        out.blit(socket, socket.get_rect(center=(right[0] - 16 - (count - 1 - k) * 32, right[1])))


@lru_cache(maxsize=32)
def board(size: tuple[int, int], base: tuple[int, int, int], dark: tuple[int, int, int]) -> pygame.Surface:
    """The card's own board: walnut with an edge in the suit's colour."""
    w, h = size
    ground = path(rrect(2, 2, w - 4, h - 4, 16), mix(base, dark, 0.4), INK, 4)
    inside = path(rrect(8, 8, w - 16, h - 16, 11), mix(WALNUT, WALNUT_DEEP, 0.3))
    return svg(size, ground + inside + path(rrect(8, 8, w - 16, h - 16, 11), stroke=BRASS, width=2))


@lru_cache(maxsize=32)
def ribbon(
    size: tuple[int, int], base: tuple[int, int, int], light: tuple[int, int, int], dark: tuple[int, int, int]
) -> pygame.Surface:
    w, h = size
    body = path(rrect(1, 1, w - 2, h - 2, 7), mix(base, dark, 0.25), INK, 2)
    return svg(size, body + path(f"M10 6H{w - 10}", stroke=light, width=2, opacity=0.6))


def wagon_card(desk: Desk, wagon: str) -> pygame.Surface:
    """A wagon looked at on top of the deck."""
    facts = CONTENT.wagons[wagon]
    picture = desk.art.wagon(facts.back, facts.spaces, "camp")
    size = (picture.get_width() + 40, picture.get_height() + 40)
    out = layer(size)
    out.blit(board(size, SUITS["yellow"][2], WALNUT_DEEP), (0, 0))
    out.blit(picture, (20, 20))
    return out
