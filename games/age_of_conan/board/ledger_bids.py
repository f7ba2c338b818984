"""The bid for Conan and the bid for artifacts: face down until all have chosen, then turned together."""

import pygame

from engine.ui.paint import layer
from engine.ui.text import ink
from engine.ui.theme import BONE, BRASS_LIGHT, MUTED
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.dock import REACH, board_face, dock
from games.age_of_conan.board.land import destination
from games.age_of_conan.board.ledger_facts import tops
from games.age_of_conan.board.ledger_pictures import CARD, DISC, bid_back, bid_face, card_back, column, empty_place
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.board.tokens import gone_token, token_picture
from games.age_of_conan.rules.artifacts import worth
from games.age_of_conan.rules.bidding import totals, value_of
from games.age_of_conan.rules.content import CONTENT
from games.age_of_conan.rules.frames import ArtifactBid, Bid
from games.age_of_conan.rules.state import NOBODY, AocState

HIGH, PAD, HEAD = 428, 22, 58
HEADING, NAME = 44, 40
"""The most pixels of type that the heading and the band of a column are high enough for."""
STAKE = 92
NO_CHOICE = -1


def board(desk: Desk, laid: Laid, rect: pygame.Rect, title: str, free: int = 0) -> None:
    """The board with its heading; `free` pixels are left to its right."""
    laid.put(board_face(desk, rect.size), (rect.x - REACH, rect.y - REACH))
    words = desk.label(title, rect.w - 2 * PAD - free, 36, "show", BRASS_LIGHT, most=HEADING)
    laid.put(words, (rect.x + PAD + 4, rect.y + 12 + (HEAD - 12 - words.get_height()) // 2))


def columns(rect: pygame.Rect, seats: int, left: int = 0) -> list[pygame.Rect]:
    """One place a seat, side by side, below the heading; `left` pixels stay free."""
    wide = (rect.w - 2 * PAD - left) // seats
    x, y = rect.x + PAD + left, rect.y + HEAD
    return [pygame.Rect(x + wide * seat + 5, y, wide - 10, rect.h - HEAD - PAD) for seat in range(seats)]


def _lay_owner(desk: Desk, laid: Laid, seat: int, place: pygame.Rect, asked: bool) -> pygame.Rect:
    """The column of a seat with its band; returns the room below."""
    laid.put(column(place.size, desk.color(seat), asked), place.topleft)
    laid.touch(f"ledger:{seat}", place)
    laid.centre(desk.badge(seat, 40), (place.x + 30, place.y + 28))
    name = desk.label(desk.name(seat), place.w - 66, 30, "show", BONE, most=NAME)
    laid.put(name, (place.x + 56, place.y + 28 - name.get_height() // 2))
    return pygame.Rect(place.x, place.y + 56, place.w, place.h - 56)


def lay_bid(desk: Desk, laid: Laid, view: AocState, bid: Bid) -> None:
    """AOC-3.3 to 3.5 Card and token of every kingdom; once they are turned, their sum."""
    rect = dock(desk, destination(view), HIGH)
    name = desk.adventure(view.adventure)
    board(desk, laid, rect, desk.words("ledger-bid", adventure=name, province=desk.province(destination(view))))
    sums = totals(view, bid) if bid.revealed else []
    best = tops(sums) if bid.at != "offer_replacement" else set()  # not while they are turned
    for seat, place in enumerate(columns(rect, view.seats)):
        asked = view.question is not None and view.question.seat == seat
        room = _lay_owner(desk, laid, seat, place, asked or seat in best)
        token = bid.tokens[seat]
        if token != NO_CHOICE:
            card = bid.second if bid.second and seat == view.bonus else bid.cards[seat]
            picture = bid_face(desk, seat, card, token) if bid.revealed else bid_back(desk, seat)
            laid.centre(picture, (room.centerx, room.y + 12 + CARD[1] // 2), f"bidding:{seat}", throws=True)
        else:
            face = card_back(desk) if bid.cards[seat] else empty_place()
            laid.centre(face, (room.centerx - DISC // 4, room.y + 6 + CARD[1] // 2))
            _lay_waiting(desk, laid, room, asked)
        if sums:
            _lay_sum(laid, room, seat, sums[seat], seat in best, f"{token} + {value_of(card)}")


def _lay_waiting(desk: Desk, laid: Laid, room: pygame.Rect, asked: bool) -> None:
    """Who is choosing, and who has still to."""
    words = desk.label(desk.words("ledger-choosing" if asked else "ledger-waiting"), room.w - 8, 28, "read", MUTED)
    laid.centre(words, (room.centerx, room.y + CARD[1] + 46))


def _lay_sum(laid: Laid, room: pygame.Rect, seat: int, total: int, leads: bool, how: str) -> None:
    """The total large, how it came about in small."""
    y = room.bottom - 50
    color = BRASS_LIGHT if leads else BONE
    number = ink(str(total), 58, "show", color)
    told = ink(how, 34, "bold", MUTED)
    out = layer((number.get_width() + 18 + told.get_width(), max(number.get_height(), told.get_height())))
    out.blit(number, number.get_rect(midleft=(0, out.get_height() // 2)))
    out.blit(told, told.get_rect(midright=(out.get_width(), out.get_height() // 2)))
    laid.centre(out, (room.centerx, y), f"sum:{seat}")
    laid.rects.pop(f"sum:{seat}", None)


def lay_artifact_bid(desk: Desk, laid: Laid, view: AocState, bid: ArtifactBid) -> None:
    """AOC-7.19, AOC-7.20 Adventure tokens of one category, face down until all have chosen."""
    rect = dock(desk, "", HIGH)
    board(desk, laid, rect, desk.words("ledger-artifacts"), 3 * STAKE)
    _lay_stakes(desk, laid, view, rect)
    for seat, place in enumerate(columns(rect, view.seats)):
        asked = view.question is not None and view.question.seat == seat
        room = _lay_owner(desk, laid, seat, place, asked)
        if not bid.revealed:
            chosen = seat < bid.turn and bool(view.kingdoms[seat].tokens)
            _lay_hidden_tokens(desk, laid, seat, room, chosen, asked)
        elif bid.shown[seat]:
            _lay_shown_tokens(desk, laid, room, seat, bid)
        else:
            laid.centre(desk.label(desk.words("ledger-none"), room.w - 8, 28, "read", MUTED), room.center)


def _lay_stakes(desk: Desk, laid: Laid, view: AocState, rect: pygame.Rect) -> None:
    """The artifacts, and who has each until now."""
    for k, artifact in enumerate(CONTENT.artifacts.values()):
        x, y = rect.right - PAD - STAKE * (len(CONTENT.artifacts) - k) + 10, rect.y + HEAD // 2 + 4
        laid.centre(desk.icon(artifact.id, 48), (x + 24, y))
        holder = next((seat for seat, one in enumerate(view.kingdoms) if artifact.id in one.artifacts), NOBODY)
        if holder != NOBODY:
            laid.centre(desk.badge(holder, 32), (x + 62, y))


def _lay_hidden_tokens(desk: Desk, laid: Laid, seat: int, room: pygame.Rect, chosen: bool, asked: bool) -> None:
    if chosen:
        laid.centre(token_picture(desk, 0, 88), (room.centerx, room.y + 90), f"shown:{seat}", throws=True)
    else:
        laid.centre(gone_token(88), (room.centerx, room.y + 90))
        _lay_waiting(desk, laid, room, asked)


def _lay_shown_tokens(desk: Desk, laid: Laid, room: pygame.Rect, seat: int, bid: ArtifactBid) -> None:
    """The tokens in rows, and their sum."""
    tokens = bid.shown[seat]
    pitch, each_row = 62, max(1, (room.w - 10) // 62)
    rows = (len(tokens) + each_row - 1) // each_row
    picture = layer((pitch * min(each_row, len(tokens)), pitch * rows))
    for k, token in enumerate(tokens):
        picture.blit(token_picture(desk, token), (pitch * (k % each_row), pitch * (k // each_row)))
    laid.put(picture, (room.centerx - picture.get_width() // 2, room.y + 10), f"shown:{seat}")
    number = ink(str(worth(tokens)), 58, "show", BRASS_LIGHT)
    sign = desk.icon(bid.categories[seat], 56)
    y = room.bottom - 44
    laid.centre(sign, (room.centerx - 40, y))
    laid.centre(number, (room.centerx + 30, y))
