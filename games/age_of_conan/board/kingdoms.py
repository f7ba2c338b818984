"""The kingdoms in the column: who, the bid tokens, what is held, what lies on the table, the Empire Points."""

import pygame

from engine.rules import Choose
from engine.ui.paint import circle, layer, path, rrect, svg
from engine.ui.text import ink
from engine.ui.theme import BONE, BRASS_DARK, BRASS_LIGHT, WALNUT_DEEP, Color, mix
from games.age_of_conan.board.cards import chip
from games.age_of_conan.board.colors import INK, PARCHMENT_LIGHT, dark_of, light_of
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.board.tokens import bid_picture
from games.age_of_conan.rules.content import NUMBERS
from games.age_of_conan.rules.state import AocState

FLAG = 60
WREATH = 76
ICON = 32
COUNTS = 392
"""Room for all that is counted."""
BID_PITCH = 34
CHIP = 30


def lay_kingdoms(desk: Desk, laid: Laid, view: AocState) -> None:
    for seat, rect in enumerate(desk.table.seats):
        lay_kingdom(desk, laid, view, seat, rect)


def lay_kingdom(desk: Desk, laid: Laid, view: AocState, seat: int, rect: pygame.Rect) -> None:
    """One kingdom; that of the seat that is asked, else on turn, is framed in its colour."""
    kingdom = view.kingdoms[seat]
    acts = view.question.seat if view.question is not None else view.active
    laid.put(_face(desk, seat, rect.size, seat == acts), rect.topleft)
    laid.touch(f"seat:{seat}", pygame.Rect(rect.x, rect.y, FLAG + 8, rect.h))
    first, second = rect.y + rect.h * 29 // 100, rect.y + rect.h * 72 // 100
    _lay_marks(desk, laid, view, seat, rect)
    bids = rect.right - WREATH - 12 - BID_PITCH * len(NUMBERS.bids)
    for k, value in enumerate(NUMBERS.bids):
        picture = bid_picture(value, desk.color(seat), value not in kingdom.bids)
        element = "" if asks_for_bid(view, seat) and seat == desk.bottom else f"bid:{seat}/{value}"
        laid.centre(picture, (bids + BID_PITCH * k + 17, first), element)
    left = rect.x + FLAG + 16
    held = _lay_chips(desk, laid, view, seat, (bids - 8, first))
    name = desk.label(desk.name(seat), held - left - 6, 32, "show", BONE, most=42 if rect.h > 80 else 34)
    laid.put(name, (left, first - name.get_height() // 2))
    _lay_counts(desk, laid, view, seat, (left, second))
    _lay_points(desk, laid, kingdom.ep, seat, (rect.right - WREATH // 2 - 6, rect.centery))
    if kingdom.out:
        laid.put(_veil(rect.size), rect.topleft)


def asks_for_bid(view: AocState, seat: int) -> bool:
    """Whether the seat chooses a bid token: then its tokens lie large before it."""
    question = view.question
    return isinstance(question, Choose) and question.prompt == "bid-token" and question.seat == seat


def _face(desk: Desk, seat: int, size: tuple[int, int], current: bool) -> pygame.Surface:
    color = desk.color(seat)
    key = ("aoc kingdom", size, color, desk.look(seat), current, desk.theme.high_contrast)
    return desk.art.assets.keep(key, lambda: _bake_face(desk, seat, size, current))


def _bake_face(desk: Desk, seat: int, size: tuple[int, int], current: bool) -> pygame.Surface:
    color, out, (w, h) = desk.color(seat), layer(size), size
    desk.kit.plate(out, out.get_rect(), BRASS_LIGHT if current else BRASS_DARK, 12)
    if current:
        wash = svg(size, path(rrect(4, 4, w - 8, h - 8, 9), color, opacity=0.2) + _frame(size, color))
        out.blit(wash, (0, 0))
    flag = rrect(7, 7, FLAG - 6, h - 14, 7)
    body = path(flag, dark_of(color)) + path(rrect(10, 10, FLAG - 12, h - 20, 5), color)
    out.blit(svg(size, body + path(rrect(13, 11, FLAG - 18, 3, 1.5), light_of(color))), (0, 0))
    mark = desk.badge(seat, 50)
    out.blit(mark, mark.get_rect(center=(FLAG // 2 + 4, h // 2)))
    return out


def _frame(size: tuple[int, int], color: Color) -> str:
    w, h = size
    return path(rrect(2.5, 2.5, w - 5, h - 5, 11), "none", mix(color, BONE, 0.25), 5)


def _lay_marks(desk: Desk, laid: Laid, view: AocState, seat: int, rect: pygame.Rect) -> None:
    """Who leads Conan, who holds the first-player token, who has crowned him."""
    if view.conan_seat == seat:
        laid.centre(_disc(desk, "conan"), (rect.x + FLAG - 2, rect.bottom - 16), f"leads:{seat}")
    if view.first == seat:
        laid.centre(_disc(desk, "horn"), (rect.x + 14, rect.bottom - 16), f"first:{seat}")
    if view.crowned == seat:
        laid.centre(_disc(desk, "coronation"), (rect.x + 14, rect.y + 16))


def _disc(desk: Desk, sign: str) -> pygame.Surface:
    def make() -> pygame.Surface:
        out = svg((36, 36), path(circle(18, 18, 17), INK) + path(circle(18, 18, 15), PARCHMENT_LIGHT))
        picture = desk.icon(sign, 28)
        out.blit(picture, picture.get_rect(center=(18, 17)))
        return out

    return desk.art.assets.keep(("aoc disc", sign), make)


def _lay_chips(desk: Desk, laid: Laid, view: AocState, seat: int, at: tuple[int, int]) -> int:
    """What lies before the seat, small, right-aligned at a point: table cards, artifacts, the bonus card.

    The cards of the seat at the bottom lie beside its hand. Returns how far they reach to the left.
    """
    kingdom = view.kingdoms[seat]
    found = (
        []
        if seat == desk.bottom
        else [(f"table:{seat}/{k}", one.card, one.ready) for k, one in enumerate(kingdom.table)]
    )
    found += [(f"artifact:{one}", one, True) for one in kingdom.artifacts]
    found += [("conan_bonus", "conan_bonus", True)] if view.bonus == seat else []
    pitch = min(CHIP, 96 // max(1, len(found)))
    left = at[0] - pitch * len(found)
    for k, (element, card, ready) in enumerate(found):
        laid.centre(chip(desk, card, ready, CHIP), (left + pitch * k + CHIP // 2, at[1]), element)
    return left


def _lay_counts(desk: Desk, laid: Laid, view: AocState, seat: int, at: tuple[int, int]) -> None:
    """Gold, sorcery, Crom tokens, cards of both kinds in the hand, adventure tokens."""
    kingdom = view.kingdoms[seat]
    items = (
        ("gold", kingdom.gold, f"gold:{seat}"),
        ("sorcery", kingdom.sorcery, f"sorcery:{seat}"),
        ("crom", kingdom.crom, f"crom:{seat}"),
        ("kingdom_card", len(kingdom.hand), f"deck:{seat}/kingdom"),
        ("strategy_card", len(kingdom.strategies), f"strategies:{seat}"),
        ("token", len(kingdom.tokens), f"tokens:{seat}"),
    )
    lines = [ink(str(count), 34, "bold", BONE) for _, count, _ in items]
    gap = (COUNTS - sum(ICON + line.get_width() for line in lines)) / len(items)
    x = float(at[0])
    for (icon, _, element), line in zip(items, lines, strict=True):
        laid.put(desk.icon(icon, ICON), (x, at[1] - ICON // 2))
        laid.put(line, (x + ICON + 2, at[1] - line.get_height() // 2))
        wide = ICON + line.get_width() + gap
        laid.touch(element, pygame.Rect(round(x) - 3, at[1] - 19, round(wide) - 2, 38))
        x += wide


def _lay_points(desk: Desk, laid: Laid, points: int, seat: int, middle: tuple[int, int]) -> None:
    size = min(WREATH, desk.table.seats[seat].h - 2)
    laid.centre(_wreath(desk, size), middle, f"ep:{seat}")
    laid.centre(ink(str(points), 38 if points < 10 else 34, "show", BONE), (middle[0], middle[1] - 2), f"ep:{seat}")


def _wreath(desk: Desk, size: int) -> pygame.Surface:
    """A laurel round a dark disc, on which two digits are read."""

    def make() -> pygame.Surface:
        out = desk.icon("laurel", size).copy()
        out.blit(
            svg((size, size), path(circle(size / 2, size / 2 - 2, size * 0.27), WALNUT_DEEP, opacity=0.85)), (0, 0)
        )
        return out

    return desk.art.keep(("wreath", size), make)


def _veil(size: tuple[int, int]) -> pygame.Surface:
    out = layer(size)
    pygame.draw.rect(out, (20, 14, 12, 170), out.get_rect(), border_radius=12)
    return out
