"""The overlay that tells the story of the running contest: who against whom, why so strong, dice, counts and odds.

Read from left to right: the attacker in the seat's colour, the sign between the counts, the defender.
"""

from dataclasses import dataclass

import pygame

from engine.ui.rich import Block, layout_rich
from engine.ui.text import ink
from engine.ui.theme import BONE, BRASS_LIGHT, GOOD, MUTED, Color
from games.age_of_conan.board import contest_facts as facts
from games.age_of_conan.board.contest_facts import contest_of, step_of, worth_of
from games.age_of_conan.board.contest_pictures import (
    NEUTRAL,
    PLEDGE,
    band,
    bar,
    bead,
    empty_pledge,
    medal,
    pledge_picture,
    shield,
    socket,
)
from games.age_of_conan.board.contest_reasons import LEAST, fitting, flow, lines
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.dice import die_picture
from games.age_of_conan.board.dock import REACH, board_face, covered, docks
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.rules.content import CONTEST, STRATEGIES
from games.age_of_conan.rules.contests import dice_of
from games.age_of_conan.rules.frames import Contest, Side
from games.age_of_conan.rules.state import NOBODY, AocState

PAD, MIDDLE = 22, 60
"""Margin inside the board, and the strip between the two sides."""
DICE = 102
"""Height of the dice with what they count."""
DIE_HALF = 21


@dataclass(frozen=True)
class Rows:
    """Heights that grow with the text."""

    head: int
    name: int
    odds: int

    @classmethod
    def of(cls, desk: Desk) -> "Rows":
        px = desk.theme.px
        return cls(px(30) + 40, px(32) + 32, px(28) + 14)

    @property
    def over(self) -> int:
        """All above the reasons."""
        return self.head + self.name + self.odds + 12


@dataclass(frozen=True)
class Half:
    """One side of the board: where its rows stand and whose they are. `at` 0 is the attacker, on the left."""

    at: int
    side: Side
    rect: pygame.Rect
    color: Color
    rows: Rows

    @property
    def outer(self) -> int:
        return self.rect.left if self.at == 0 else self.rect.right

    @property
    def inner(self) -> int:
        return self.rect.right if self.at == 0 else self.rect.left

    @property
    def inwards(self) -> int:
        return 1 if self.at == 0 else -1

    @property
    def dice_top(self) -> int:
        return self.rect.bottom - DICE


def lay_contest(desk: Desk, laid: Laid, view: AocState) -> None:
    """Nothing while no contest is on. The board docks where it leaves the province in sight."""
    contest = contest_of(view)
    if contest is None:
        return
    rows = Rows.of(desk)
    told = [lines(desk, view, contest, at) for at in (0, 1)]
    rect, size = _place(desk, contest.province, told, rows.over + DICE + 10)
    wide = _width(rect)
    blocks = [flow(desk, one, wide, size, right) for one, right in zip(told, (False, True), strict=True)]
    laid.put(board_face(desk, rect.size), (rect.x - REACH, rect.y - REACH))
    top = rect.y + rows.head
    _lay_head(desk, laid, view, contest, pygame.Rect(rect.x, rect.y, rect.w, rows.head))
    for at, side in enumerate(contest.sides):
        left = rect.x + PAD if at == 0 else rect.right - PAD - wide
        color = desk.color(side.seat) if side.seat != NOBODY else NEUTRAL
        half = Half(at, side, pygame.Rect(left, top, wide, rect.bottom - top - 10), color, rows)
        _lay_half(desk, laid, view, contest, half, blocks[at])
    _lay_sign(laid, contest, (rect.centerx, top + rows.name // 2))
    _lay_odds(desk, laid, contest, pygame.Rect(rect.x + PAD, top + rows.name, rect.w - 2 * PAD, rows.odds))
    laid.lit.setdefault(f"province:{contest.province}", desk.color(contest.sides[0].seat))


def _place(desk: Desk, province: str, told: list[list[str]], fixed: int) -> tuple[pygame.Rect, int]:
    """Where less of the province is hidden, and the size of the reasons there: the width decides over the height."""
    found = []
    for k, narrow in enumerate(docks(desk, 1)):
        size, reasons = fitting(desk, told, _width(narrow))
        rect = docks(desk, fixed + reasons)[k]
        found.append((covered(province, rect), rect.h, k, rect, size))
    best = min(found, key=lambda each: each[:3])
    return best[3], best[4]


def _width(rect: pygame.Rect) -> int:
    """Of one side."""
    return (rect.w - 2 * PAD - MIDDLE) // 2


# ---------------------------------------------------------------- the head: what is fought, what is asked
def _lay_head(desk: Desk, laid: Laid, view: AocState, contest: Contest, rect: pygame.Rect) -> None:
    """The fight, the terrain and the part of the contest that is going on, with a bead for each."""
    form, y = facts.form_of(view), rect.centery + 4
    laid.centre(desk.icon(facts.FORMS[form], 46), (rect.x + PAD + 22, y))
    taken = _lay_window(desk, laid, contest, rect)
    title = desk.words(f"contest-form-{form}", province=desk.province(contest.province))
    block = _heading(desk, title, rect.w - taken - 2 * PAD - 54 - 70)
    where = laid.put(block.surface, (rect.x + PAD + 54, y - block.height // 2))
    if contest.terrain:
        laid.centre(desk.icon(f"tile_{contest.terrain}", 46), (where.right + 34, y))


def _heading(desk: Desk, title: str, room: int) -> Block:
    """On one line as large as it fits, else on two."""
    for size in range(desk.theme.px(34), LEAST - 1, -2):
        block = layout_rich(title, room, size, desk.kit.inline_icon, "show", BRASS_LIGHT, 1.0)
        if block.lines == 1:
            break
    return block


def _lay_window(desk: Desk, laid: Laid, contest: Contest, rect: pygame.Rect) -> int:
    """AOC-9.5 Which part of the contest it is, at the right of the head; hands back how wide that is."""
    step = step_of(contest)
    side = contest.sides[min(contest.turn, 1)] if step[-1] in "01" else contest.sides[0]
    words = desk.label(desk.words(f"contest-step-{step}"), rect.w * 2 // 5, 30, "bold", BONE)
    right, y = rect.right - PAD, rect.y + 10
    laid.put(words, (right - words.get_width(), y))
    color = desk.color(side.seat) if side.seat != NOBODY else NEUTRAL
    now, beads = facts.STEPS.index(step), len(facts.STEPS)
    for k in range(beads):
        x = right - 9 - 26 * (beads - 1 - k)
        laid.centre(bead(k < now, k == now, color), (x, y + words.get_height() + 9))
    return max(words.get_width(), 26 * beads)


# ---------------------------------------------------------------- one side
def _lay_half(desk: Desk, laid: Laid, view: AocState, contest: Contest, half: Half, reasons: pygame.Surface) -> None:
    _lay_name(desk, laid, contest, half)
    laid.touch(f"strength:{half.at}", half.rect.inflate(8, 0))
    left = half.rect.x if half.at == 0 else half.rect.right - reasons.get_width()
    laid.put(reasons, (left, half.rect.y + half.rows.name + half.rows.odds + 12), f"reasons:{half.at}")
    laid.rects.pop(f"reasons:{half.at}", None)
    _lay_dice(desk, laid, view, contest, half)
    _lay_pledge(desk, laid, contest, half)


def _lay_name(desk: Desk, laid: Laid, contest: Contest, half: Half) -> None:
    """A band in the seat's colour: the shape, the name, the strength; towards the middle the successes."""
    strip = pygame.Rect(half.rect.x, half.rect.y + 2, half.rect.w, half.rows.name - 10)
    laid.put(band(strip.size, half.color), strip.topleft)
    seat, y = half.side.seat, strip.centery
    mark = desk.badge(seat, 46) if seat != NOBODY else desk.icon(facts.realm_of(contest.province), 42)
    laid.centre(mark, (half.outer + half.inwards * 30, y))
    count = facts.rolled(contest, half.at)
    total = medal(64, count, GOOD if facts.leads(contest, half.at) else BRASS_LIGHT)
    laid.centre(total, (half.inner - half.inwards * 34, y), f"successes:{half.at}")
    laid.centre(shield(half.side.strength, half.color), (half.outer + half.inwards * 84, y + 1))
    name = desk.name(seat) if seat != NOBODY else desk.words("table-neutral")
    words = desk.label(name, half.rect.w - 200, 32, "show", BONE)
    x = half.outer + half.inwards * 122
    laid.put(words, (x if half.at == 0 else x - words.get_width(), y - words.get_height() // 2))


# ---------------------------------------------------------------- dice
def _lay_dice(desk: Desk, laid: Laid, view: AocState, contest: Contest, half: Half) -> None:
    """The dice as they lie, what each counts below it and why; before the throw a socket for each."""
    places = len(half.side.faces) or dice_of(half.side)
    free = PLEDGE[0] + 12 if half.side.seat != NOBODY else 0
    pitch = min(72, (half.rect.w - PLEDGE[0] - 12) // max(5, places))
    first = half.rect.x + free if half.at == 0 else half.rect.right - free - pitch * places
    y = half.dice_top + 36
    for k in range(places):
        x = first + pitch // 2 + pitch * k
        if half.side.faces:
            _lay_die(desk, laid, view, contest, half, k, (x, y))
        else:
            laid.centre(socket(), (x, y))


def _lay_die(desk: Desk, laid: Laid, view: AocState, contest: Contest, half: Half, k: int, at: tuple[int, int]) -> None:
    face = half.side.faces[k]
    worth = worth_of(contest, half.at, face)
    laid.centre(die_picture(CONTEST, face, DIE_HALF, k), (at[0], at[1] - 2), f"contest:{half.at}/{k}")
    words = ink(f"+{worth}", 28, "bold", GOOD) if worth else ink("\N{EN DASH}", 28, "bold", MUTED)
    element = f"count:{half.at}"
    reason = facts.reason_of(view, contest, half.at, face)
    shift = 13 if reason else 0
    laid.centre(words, (at[0] - shift, at[1] + 46), element)
    if reason:
        laid.centre(desk.icon(reason, 26), (at[0] + 15, at[1] + 45), element)
    laid.rects.pop(element, None)


def _lay_pledge(desk: Desk, laid: Laid, contest: Contest, half: Half) -> None:
    """AOC-9.5 The strategy card of the side, face down until both are turned; an empty place without one."""
    x = half.outer + half.inwards * (PLEDGE[0] // 2)
    middle = (x, half.dice_top + 40)
    side = half.side
    if not side.strategy:
        if side.seat != NOBODY:
            laid.centre(empty_pledge(), middle)
        return
    shown = contest.revealed and side.strategy in STRATEGIES
    picture = pledge_picture(desk, side.strategy if shown else "")
    laid.centre(picture, middle, f"pledge:{half.at}", throws=True)


# ---------------------------------------------------------------- between and below
def _lay_sign(laid: Laid, contest: Contest, at: tuple[int, int]) -> None:
    """Crossed until both have thrown, then how the counts compare."""
    counts = [facts.rolled(contest, k) for k in (0, 1)]
    sign = "vs"
    if counts[0] is not None and counts[1] is not None:
        sign = ">" if counts[0] > counts[1] else "\N{EQUALS SIGN}" if counts[0] == counts[1] else "<"
    laid.centre(ink(sign, 44 if sign != "vs" else 34, "show", BRASS_LIGHT), at, "verdict")


def _lay_odds(desk: Desk, laid: Laid, contest: Contest, rect: pygame.Rect) -> None:
    """The attacker's chance as it stands, as a share of the bar; a notch where it was before the rolls."""
    now, before = facts.odds_now(contest), facts.odds_before(contest)
    rivals = [desk.color(side.seat) if side.seat != NOBODY else NEUTRAL for side in contest.sides]
    out = bar(rect.size, round(now * 100), round(before * 100), rivals[0], rivals[1]).copy()
    half = rect.w // 2 - 24
    told = desk.label(desk.words("contest-odds", n=round(100 * now)), half, 28, "bold", BONE)
    out.blit(told, told.get_rect(midleft=(18, rect.h // 2)))
    was = desk.label(desk.words("contest-odds-before", n=round(100 * before)), half, 28, "read", BONE)
    out.blit(was, was.get_rect(midright=(rect.w - 18, rect.h // 2)))
    laid.put(out, rect.topleft, "odds")
    laid.rects.pop("odds", None)
