"""The bid for Conan, face down until all are turned together; and the age change as a ledger of seven steps."""

import pygame

from engine.ui.text import fit, ink, text
from engine.ui.theme import BONE, BRASS_DARK, BRASS_LIGHT, MUTED
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.dock import REACH, board_face, dock
from games.age_of_conan.board.ledger_bids import HEAD, HIGH, PAD, board, columns, lay_artifact_bid, lay_bid
from games.age_of_conan.board.ledger_facts import ICONS, STEPS, age_over, cells, frame_of, on_map, step_of
from games.age_of_conan.board.ledger_pictures import band, tick
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.rules.frames import AgeChange, ArtifactBid, Bid
from games.age_of_conan.rules.state import NOBODY, AocState

ROW = 42
STRIP = 66
NAMES_WIDE = 330
"""Width of the column in which the steps are named."""


def lay_ledger(desk: Desk, laid: Laid, view: AocState) -> None:
    """Nothing but during a bid or an age change. A strip is enough while provinces are chosen on the map."""
    bid = frame_of(view, Bid)
    artifacts = frame_of(view, ArtifactBid)
    change = frame_of(view, AgeChange)
    if isinstance(bid, Bid) and bid.cards:
        lay_bid(desk, laid, view, bid)
    elif isinstance(artifacts, ArtifactBid) and artifacts.shown:
        lay_artifact_bid(desk, laid, view, artifacts)
    elif isinstance(change, AgeChange):
        step = step_of(change)
        if on_map(view):
            _lay_strip(desk, laid, view, step)
        else:
            _lay_change(desk, laid, view, step)


# ---------------------------------------------------------------- the age change
def _lay_change(desk: Desk, laid: Laid, view: AocState, step: str) -> None:
    """Seven rows, one a step, and a column a kingdom: what it gets, or stands to lose."""
    rect = dock(desk, "", HIGH)
    left = min(NAMES_WIDE, rect.w * 36 // 100)
    board(desk, laid, rect, desk.words("ledger-change", age=age_over(view, step)), rect.w - 2 * PAD - left + 10)
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
    laid.put(band(row.size, now), row.topleft)
    laid.touch(f"step:{one}", row)
    laid.centre(desk.icon(ICONS[one], 36), (row.x + 28, row.centery))
    color = BRASS_LIGHT if now else MUTED if done else BONE
    size = min(fit(desk.words(f"ledger-step-{each}"), "bold", left - 66, desk.theme.px(30)) for each in STEPS)
    words = text(desk.words(f"ledger-step-{one}"), size, "bold" if now else "read", color)
    laid.put(words, (row.x + 54, row.centery - words.get_height() // 2))
    if done:
        laid.centre(tick(), (row.right - 30, row.centery))


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
