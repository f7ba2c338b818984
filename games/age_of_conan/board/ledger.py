"""The bid for Conan, face down until all are turned together; and the age change as a ledger of seven steps."""

from functools import lru_cache

import pygame

from engine.ui.paint import circle, layer, path, rrect, svg
from engine.ui.text import fit, ink, put_ink, text
from engine.ui.theme import BONE, BRASS, BRASS_DARK, BRASS_LIGHT, MUTED, WALNUT_DEEP, Color, mix
from games.age_of_conan.board import cards
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.dock import REACH, board_face, dock
from games.age_of_conan.board.land import destination
from games.age_of_conan.board.ledger_facts import ICONS, STEPS, cells, frame_of, on_map, step_of, tops
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.board.tokens import gone_token, token_picture
from games.age_of_conan.rules.artifacts import worth
from games.age_of_conan.rules.bidding import totals, value_of
from games.age_of_conan.rules.content import CONTENT
from games.age_of_conan.rules.frames import AgeChange, ArtifactBid, Bid
from games.age_of_conan.rules.state import NOBODY, AocState

HIGH, PAD, HEAD = 428, 22, 58
CARD = (112, 157)
DISC = 62
ROW = 42
STRIP, STAKE = 66, 92
NAMES_WIDE = 330
"""Width of the column in which the steps are named."""


def lay_ledger(desk: Desk, laid: Laid, view: AocState) -> None:
    """Nothing but during a bid or an age change. A strip is enough while provinces are chosen on the map."""
    bid = frame_of(view, Bid)
    artifacts = frame_of(view, ArtifactBid)
    change = frame_of(view, AgeChange)
    if isinstance(bid, Bid) and bid.cards:
        _lay_bid(desk, laid, view, bid)
    elif isinstance(artifacts, ArtifactBid) and artifacts.shown:
        _lay_artifact_bid(desk, laid, view, artifacts)
    elif isinstance(change, AgeChange):
        step = step_of(change)
        if on_map(view):
            _lay_strip(desk, laid, view, step)
        else:
            _lay_change(desk, laid, view, step)


def _board(desk: Desk, laid: Laid, rect: pygame.Rect, title: str, free: int = 0) -> None:
    """The board with its heading; `free` pixels are left to its right."""
    laid.put(board_face(desk, rect.size), (rect.x - REACH, rect.y - REACH))
    words = desk.label(title, rect.w - 2 * PAD - free, 36, "show", BRASS_LIGHT)
    laid.put(words, (rect.x + PAD + 4, rect.y + 12 + (HEAD - 12 - words.get_height()) // 2))


def columns(rect: pygame.Rect, seats: int, left: int = 0) -> list[pygame.Rect]:
    """One place a seat, side by side, below the heading; `left` pixels stay free."""
    wide = (rect.w - 2 * PAD - left) // seats
    x, y = rect.x + PAD + left, rect.y + HEAD
    return [pygame.Rect(x + wide * seat + 5, y, wide - 10, rect.h - HEAD - PAD) for seat in range(seats)]


def _lay_owner(desk: Desk, laid: Laid, seat: int, place: pygame.Rect, asked: bool) -> pygame.Rect:
    """The column of a seat with its band; returns the room below."""
    laid.put(_column(place.size, desk.color(seat), asked), place.topleft)
    laid.touch(f"ledger:{seat}", place)
    laid.centre(desk.badge(seat, 40), (place.x + 30, place.y + 28))
    name = desk.label(desk.name(seat), place.w - 66, 30, "show", BONE)
    laid.put(name, (place.x + 56, place.y + 28 - name.get_height() // 2))
    return pygame.Rect(place.x, place.y + 56, place.w, place.h - 56)


_columns: dict[tuple[tuple[int, int], Color, bool], pygame.Surface] = {}


def _column(size: tuple[int, int], color: Color, asked: bool) -> pygame.Surface:
    key = (size, color, asked)
    if key not in _columns:
        w, h = size
        rim = mix(color, BONE, 0.25) if asked else BRASS_DARK
        body = path(rrect(2, 2, w - 4, h - 4, 12), mix(WALNUT_DEEP, color, 0.14), rim, 4 if asked else 2)
        body += path(rrect(5, 5, w - 10, 46, 9), mix(WALNUT_DEEP, color, 0.46))
        _columns[key] = svg(size, body)
    return _columns[key]


# ---------------------------------------------------------------- the bid for Conan
def _lay_bid(desk: Desk, laid: Laid, view: AocState, bid: Bid) -> None:
    """AOC-3.3 to 3.5 Card and token of every kingdom; once they are turned, their sum."""
    rect = dock(desk, destination(view), HIGH)
    name = desk.adventure(view.adventure)
    _board(desk, laid, rect, desk.words("ledger-bid", adventure=name, province=desk.province(destination(view))))
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
            face = card_back(desk) if bid.cards[seat] else _empty()
            laid.centre(face, (room.centerx - DISC // 4, room.y + 6 + CARD[1] // 2))
            _lay_waiting(desk, laid, room, asked)
        if sums:
            _lay_sum(laid, room, seat, sums[seat], seat in best, f"{token} + {value_of(card)}")


NO_CHOICE = -1


def _lay_waiting(desk: Desk, laid: Laid, room: pygame.Rect, asked: bool) -> None:
    """Who is choosing, and who has still to."""
    words = desk.label(desk.words("ledger-choosing" if asked else "ledger-waiting"), room.w - 8, 28, "read", MUTED)
    laid.centre(words, (room.centerx, room.y + CARD[1] + 46))


@lru_cache(maxsize=4)
def _empty() -> pygame.Surface:
    return svg(CARD, path(rrect(3, 3, CARD[0] - 6, CARD[1] - 6, 12), WALNUT_DEEP, MUTED, 2, 0.55))


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


def bid_face(desk: Desk, seat: int, card: str, token: int) -> pygame.Surface:
    """A bid that is turned up: the strategy card (if there was one) and the token on it."""

    def make() -> pygame.Surface:
        face = pygame.transform.smoothscale(cards.face(desk, card), CARD) if card else _empty()
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


# ---------------------------------------------------------------- the bid for artifacts
def _lay_artifact_bid(desk: Desk, laid: Laid, view: AocState, bid: ArtifactBid) -> None:
    """AOC-7.19, AOC-7.20 Adventure tokens of one category, face down until all have chosen."""
    rect = dock(desk, "", HIGH)
    _board(desk, laid, rect, desk.words("ledger-artifacts"), 3 * STAKE)
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


# ---------------------------------------------------------------- the age change
def _lay_change(desk: Desk, laid: Laid, view: AocState, step: str) -> None:
    """Seven rows, one a step, and a column a kingdom: what it gets, or stands to lose."""
    rect = dock(desk, "", HIGH)
    left = min(NAMES_WIDE, rect.w * 36 // 100)
    _board(desk, laid, rect, desk.words("ledger-change", age=view.age), rect.w - 2 * PAD - left + 10)
    places = columns(rect, view.seats, left)
    for seat, place in enumerate(places):
        laid.touch(f"ledger:{seat}", place)
        _lay_column_head(desk, laid, seat, (place.centerx, rect.y + 34), place.w)
    top = rect.y + HEAD + 4
    for k, one in enumerate(STEPS):
        row = pygame.Rect(rect.x + PAD, top + (ROW + 7) * k, rect.w - 2 * PAD, ROW + 4)
        _lay_step(desk, laid, one, step, row, left)
        if STEPS.index(one) >= STEPS.index(step):
            for seat, place in enumerate(places):
                _lay_cell(desk, laid, cells(view, seat, one), (place.centerx, row.centery), one == step)


def _lay_column_head(desk: Desk, laid: Laid, seat: int, middle: tuple[int, int], wide: int) -> None:
    """The shape of a kingdom, and its name where there is room for it."""
    name = text(desk.name(seat), 28, "bold", BONE)
    room = name.get_width() + 6 if name.get_width() + 44 <= wide else 0
    x = middle[0] - (room + 38) // 2
    laid.centre(desk.badge(seat, 38), (x + 19, middle[1]))
    if room:
        laid.put(name, (x + 44, middle[1] - name.get_height() // 2))


def _lay_step(desk: Desk, laid: Laid, one: str, step: str, row: pygame.Rect, left: int) -> None:
    now, done = one == step, STEPS.index(one) < STEPS.index(step)
    laid.put(_band(row.size, now), row.topleft)
    laid.touch(f"step:{one}", row)
    laid.centre(desk.icon(ICONS[one], 36), (row.x + 28, row.centery))
    color = BRASS_LIGHT if now else MUTED if done else BONE
    size = min(fit(desk.words(f"ledger-step-{each}"), "bold", left - 66, desk.theme.px(30)) for each in STEPS)
    words = text(desk.words(f"ledger-step-{one}"), size, "bold" if now else "read", color)
    laid.put(words, (row.x + 54, row.centery - words.get_height() // 2))
    if done:
        laid.centre(_tick(), (row.right - 30, row.centery))


_bands: dict[tuple[tuple[int, int], bool], pygame.Surface] = {}


def _band(size: tuple[int, int], now: bool) -> pygame.Surface:
    key = (size, now)
    if key not in _bands:
        fill, rim = (mix(WALNUT_DEEP, BRASS, 0.26), BRASS) if now else (WALNUT_DEEP, BRASS_DARK)
        shape = rrect(1.5, 1.5, size[0] - 3, size[1] - 3, 10)
        _bands[key] = svg(size, path(shape, fill, rim, 2.4 if now else 1, 1.0 if now else 0.6))
    return _bands[key]


@lru_cache(maxsize=4)
def _tick() -> pygame.Surface:
    return svg((34, 34), path("M6 18L14 26L28 8", stroke=BRASS_LIGHT, width=4))


def _lay_cell(desk: Desk, laid: Laid, told: list[tuple[str, str]], middle: tuple[int, int], now: bool) -> None:
    """Numbers with their icons, side by side."""
    numbers = [ink(words, 34, "bold", BRASS_LIGHT if now else BONE) for words, _ in told]
    wide = sum(number.get_width() + 44 for number in numbers)
    x = middle[0] - wide // 2
    for number, (_, icon) in zip(numbers, told, strict=True):
        laid.put(number, (x, middle[1] - number.get_height() // 2))
        laid.centre(desk.icon(icon, 32), (x + number.get_width() + 20, middle[1]))
        x += number.get_width() + 44


def _lay_strip(desk: Desk, laid: Laid, view: AocState, step: str) -> None:
    """The seven icons, the step that goes on in words, and whose turn it is in it."""
    seat = view.question.seat if view.question is not None else NOBODY
    rect = strip_place(desk, laid, view)
    laid.put(board_face(desk, rect.size), (rect.x - REACH, rect.y - REACH))
    laid.touch("step:strip", rect)
    x = rect.x + 40
    for one in STEPS:
        done = STEPS.index(one) < STEPS.index(step)
        laid.centre(desk.icon(ICONS[one], 40 if one == step else 28, BRASS_DARK if done else None), (x, rect.centery))
        x += 52 if one == step else 42
    x += 8
    got = cells(view, seat, step) if seat != NOBODY else []
    room = rect.right - 24 - x - 130
    words = desk.label(desk.words(f"ledger-step-{step}"), room, 32, "show", BRASS_LIGHT)
    laid.put(words, (x, rect.centery - words.get_height() // 2))
    _lay_cell(desk, laid, got, (rect.right - 80, rect.centery), True)


def strip_place(desk: Desk, laid: Laid, view: AocState) -> pygame.Rect:
    """At the foot of the map or at its head, where it hides fewer of the places that can be chosen."""
    foot, head = dock(desk, "", STRIP), dock(desk, "", STRIP)
    head.y = 54
    asked = [element for option in getattr(view.question, "options", ()) for element in option.touches]
    hits = [sum(place.colliderect(laid.rects[one]) for one in asked if one in laid.rects) for place in (foot, head)]
    return foot if hits[0] <= hits[1] else head
