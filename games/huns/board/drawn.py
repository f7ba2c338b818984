"""Cards being looked at: a row of large cards over the market, backs for everybody but the one who looks."""

from dataclasses import dataclass

import pygame

from engine.rules import BLANK
from engine.ui.paint import layer, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.rich import layout_rich
from engine.ui.text import fit, font, text, wrap
from engine.ui.theme import BONE, BRASS, BRASS_LIGHT, INK, WALNUT, WALNUT_DEEP, mix
from games.huns.board.colors import DARK_INK, SUITS
from games.huns.board.desk import Desk
from games.huns.board.layout import drawn_layout
from games.huns.board.pieces import label
from games.huns.board.placed import Laid
from games.huns.rules.content import CONTENT
from games.huns.rules.state import HunsState

RIBBON, MARGIN, NAME = 44, 14, 50
ARTS = (150, 115, 70)


def lay_drawn(desk: Desk, laid: Laid, view: HunsState) -> None:
    """The cards of `view.drawn` as elements "drawn:0" and so on."""
    if not view.drawn:
        return
    area = desk.table.market.inflate(-24, 0)
    area.bottom = desk.table.market.bottom - 8
    laid.put(veil(desk.table.market.size), desk.table.market.topleft)
    blank = all(card == BLANK for card in view.drawn)
    tall = 300 if blank else (424 if len(view.drawn) <= 3 else 500)
    named = tuple(card for card in view.drawn if card in CONTENT.cards)
    places = drawn_layout(area, len(view.drawn), tall, 190 if blank else 388)
    kind = type_of(desk, named, places[0].size) if named else NO_TYPE
    for k, (card, where) in enumerate(zip(view.drawn, places, strict=True)):
        picture = _picture(desk, view, card, where.size, kind)
        shape = board(picture.get_size(), WALNUT, WALNUT_DEEP)
        laid.centre(picture, where.center, f"drawn:{k}", cast=shape, blur=14)


@pooled
def veil(size: tuple[int, int]) -> pygame.Surface:
    """Shade over the market while cards lie on it."""
    return svg(size, path(rrect(0, 0, *size, 22), WALNUT_DEEP, opacity=0.62))


def _picture(desk: Desk, view: HunsState, card: str, size: tuple[int, int], kind: "Type") -> pygame.Surface:
    if card == BLANK:
        return _back(desk, view)
    if card in CONTENT.wagons:
        return wagon_card(desk, card)
    return large_card(desk, card, size, kind)


def _back(desk: Desk, view: HunsState) -> pygame.Surface:
    if view.drawn_from not in SUITS:
        return desk.art.assets.scaled(f"huns/wagons/{view.top_back or 'purple'}_back", (131, 200))
    return desk.art.assets.scaled(desk.art.back_name(view.drawn_from), (156, 240))


@dataclass(frozen=True)
class Type:
    """Sizes that all cards of one row share, so that the row reads as one."""

    name: int
    text: int
    art: int


def type_of(desk: Desk, cards: tuple[str, ...], size: tuple[int, int]) -> Type:
    """Names and texts as large as the longest allows; what is left is the painting's."""
    inner = size[0] - 2 * MARGIN
    room = size[1] - 2 * MARGIN - RIBBON - NAME - 6
    names = [desk.words(f"card-{card}") for card in cards]
    name = min(fit(each, "show", inner - 8, round(40 * min(1.25, desk.scale)), 26) for each in names)
    sizes = range(round(32 * desk.scale), round(28 * min(1.2, desk.scale)) - 1, -2)
    ladder = [(letters, art) for art in ARTS for letters in sizes]
    ladder += [(letters, art) for letters in range(round(28 * desk.scale), 27, -2) for art in ARTS[1:]]
    for letters, art in ladder:
        high = max(_height(desk, card, inner - 8, letters) for card in cards)
        if high <= room - art:
            return Type(name, letters, min(room - high, round(inner * 190 / 360)))
    high = max(_height(desk, card, inner - 8, 26) for card in cards)
    return Type(name, 26, max(30, room - high))


NO_TYPE = Type(0, 0, 0)


def large_card(desk: Desk, card: str, size: tuple[int, int], kind: Type) -> pygame.Surface:
    """A card that can be read from the couch: painting, family, name, spaces, text."""
    key = ("huns large card", card, size, kind, desk.scale, desk.kit.language.code)
    return desk.art.assets.keep(key, lambda: _large_card(desk, card, size, kind))


def _large_card(desk: Desk, card: str, size: tuple[int, int], kind: Type) -> pygame.Surface:
    facts = CONTENT.cards[card]
    base, light, dark = SUITS[facts.color]
    w = size[0]
    inner = w - 2 * MARGIN
    out = layer(size)
    out.blit(board(size, base, dark), (0, 0))
    out.blit(_painting(desk, card, (inner, kind.art)), (MARGIN, MARGIN))
    y = MARGIN + kind.art - 10
    out.blit(ribbon((w - 12, RIBBON), base, light, dark), (6, y))
    ink = DARK_INK if facts.color == "yellow" else BONE
    icon = desk.icon(f"suit_{facts.family}", 32, ink)
    out.blit(icon, icon.get_rect(center=(32, y + RIBBON // 2)))
    limit = inner - 50 - facts.spaces * 32
    family = label(desk.words(f"family-{facts.family}-one"), limit, round(28 * min(1.25, desk.scale)), "bold", ink, 24)
    out.blit(family, family.get_rect(midleft=(54, y + RIBBON // 2)))
    _put_spaces(desk, out, facts.spaces, (w - 18, y + RIBBON // 2))
    name = text(desk.words(f"card-{card}"), kind.name, "show", BRASS_LIGHT)
    out.blit(name, name.get_rect(midleft=(MARGIN + 4, y + RIBBON + NAME // 2)))
    out.blit(_words(desk, card, inner - 8, kind.text), (MARGIN + 4, y + RIBBON + NAME))
    return out


def _painting(desk: Desk, card: str, size: tuple[int, int]) -> pygame.Surface:
    """The painting at the card's width; where the text needs room, its middle."""
    high = round(size[0] * 190 / 360)
    whole = desk.art.painting(card)
    if whole.get_width() != size[0]:
        whole = pygame.transform.smoothscale(whole, (size[0], high))
    out = layer(size)
    out.blit(whole, (0, -(max(0, high - size[1]) // 2)))
    return out


def _words(desk: Desk, card: str, limit: int, size: int) -> pygame.Surface:
    return layout_rich(desk.words(f"card-{card}-text"), limit, size, desk.kit.inline_icon, "read", BONE, 1.14).surface


def _height(desk: Desk, card: str, limit: int, size: int) -> int:
    """How tall `_words` will be; counted, not painted."""
    lines = len(wrap(desk.words(f"card-{card}-text"), size, "read", limit))
    return round(size * 1.14) * (lines - 1) + font("read", size).get_height()


def _put_spaces(desk: Desk, out: pygame.Surface, count: int, right: tuple[int, int]) -> None:
    socket = desk.art.socket(30)
    for k in range(count):
        out.blit(socket, socket.get_rect(center=(right[0] - 16 - (count - 1 - k) * 32, right[1])))


@pooled
def board(size: tuple[int, int], base: tuple[int, int, int], dark: tuple[int, int, int]) -> pygame.Surface:
    """The card's own board: walnut with an edge in the suit's colour."""
    w, h = size
    ground = path(rrect(2, 2, w - 4, h - 4, 16), mix(base, dark, 0.4), INK, 4)
    inside = path(rrect(8, 8, w - 16, h - 16, 11), mix(WALNUT, WALNUT_DEEP, 0.3))
    return svg(size, ground + inside + path(rrect(8, 8, w - 16, h - 16, 11), stroke=BRASS, width=2))


@pooled
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
