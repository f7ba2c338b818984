"""The overlay that tells the story of the running contest: who against whom, why so strong, dice, counts and odds.

Read from left to right: the attacker in the seat's colour, the sign between the counts, the defender.
"""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from engine.ui.paint import circle, layer, path, rrect, svg
from engine.ui.rich import Block, layout_rich
from engine.ui.text import ink
from engine.ui.theme import BONE, BRASS_DARK, BRASS_LIGHT, GOOD, MUTED, WALNUT_DEEP, Color, mix
from games.age_of_conan.board import contest_facts as facts
from games.age_of_conan.board.colors import INK, PARCHMENT_LIGHT, dark_of
from games.age_of_conan.board.contest_facts import contest_of, step_of, worth_of
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.dice import die_picture
from games.age_of_conan.board.dock import REACH, board_face, dock
from games.age_of_conan.board.placed import Laid
from games.age_of_conan.board.words import is_card
from games.age_of_conan.rules.content import CONTEST, STRATEGIES
from games.age_of_conan.rules.contests import dice_of
from games.age_of_conan.rules.frames import Contest, Side
from games.age_of_conan.rules.state import NOBODY, AocState

PAD, MIDDLE = 22, 60
"""Margin inside the board, and the strip between the two sides."""
DICE = 106
"""Height of the dice with what they count."""
REASONS = (76, 152)
"""Least and most height of the reasons."""
STEP = 38
"""The board grows by whole lines, so that few sizes of it are baked."""
APART = 28
"""Between two reasons in a line."""
DIE_HALF = 21
PLEDGE = (56, 74)
NEUTRAL: Color = (150, 134, 112)
LEAST, LARGEST = 28, 38
"""Sizes between which the text of the reasons is fitted into its place."""


@dataclass(frozen=True)
class Rows:
    """Heights that grow with the text."""

    head: int
    name: int
    odds: int
    luck: int

    @classmethod
    def of(cls, desk: Desk) -> "Rows":
        px = desk.theme.px
        return cls(px(30) + 40, px(32) + 32, px(28) + 14, px(28) + 8)

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
        return self.rect.bottom - DICE - self.rows.luck


def lay_contest(desk: Desk, laid: Laid, view: AocState) -> None:
    """Nothing while no contest is on. The board docks where it leaves the province in sight."""
    contest = contest_of(view)
    if contest is None:
        return
    rows = Rows.of(desk)
    told = [_lines(desk, view, contest, at) for at in (0, 1)]
    fixed = rows.over + DICE + rows.luck + 12
    rect = dock(desk, contest.province, fixed + REASONS[0])
    for _ in range(2):  # the width decides over the height, and that over the place
        size, reasons = _fitting(desk, told, _width(rect))
        rect = dock(desk, contest.province, fixed + reasons)
    wide = _width(rect)
    blocks = [_flow(desk, lines, wide, size, right) for lines, right in zip(told, (False, True), strict=True)]
    laid.put(board_face(desk, rect.size), (rect.x - REACH, rect.y - REACH))
    top = rect.y + rows.head
    _lay_head(desk, laid, view, contest, pygame.Rect(rect.x, rect.y, rect.w, rows.head))
    for at, side in enumerate(contest.sides):
        left = rect.x + PAD if at == 0 else rect.right - PAD - wide
        color = desk.color(side.seat) if side.seat != NOBODY else NEUTRAL
        half = Half(at, side, pygame.Rect(left, top, wide, rect.bottom - top - 12), color, rows)
        _lay_half(desk, laid, view, contest, half, blocks[at])
    _lay_sign(laid, contest, (rect.centerx, top + rows.name // 2))
    _lay_odds(desk, laid, contest, pygame.Rect(rect.x + PAD, top + rows.name, rect.w - 2 * PAD, rows.odds))
    laid.lit.setdefault(f"province:{contest.province}", desk.color(contest.sides[0].seat))


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
        laid.centre(_bead(k < now, k == now, color), (x, y + words.get_height() + 9))
    return max(words.get_width(), 26 * beads)


_beads: dict[tuple[bool, bool, Color], pygame.Surface] = {}


def _bead(done: bool, now: bool, color: Color) -> pygame.Surface:
    key = (done, now, color)
    if key not in _beads:
        face = mix(color, BONE, 0.2) if now else BRASS_DARK if done else WALNUT_DEEP
        _beads[key] = svg((20, 20), path(circle(10, 10, 8 if now else 6), face, BRASS_LIGHT if now else BRASS_DARK, 2))
    return _beads[key]


# ---------------------------------------------------------------- one side
def _lay_half(desk: Desk, laid: Laid, view: AocState, contest: Contest, half: Half, reasons: pygame.Surface) -> None:
    _lay_name(desk, laid, contest, half)
    laid.touch(f"strength:{half.at}", half.rect.inflate(8, 0))
    left = half.rect.x if half.at == 0 else half.rect.right - reasons.get_width()
    laid.put(reasons, (left, half.rect.y + half.rows.name + half.rows.odds + 12))
    _lay_dice(desk, laid, view, contest, half)
    _lay_pledge(desk, laid, contest, half)
    _lay_luck(desk, laid, contest, half)


def _lay_name(desk: Desk, laid: Laid, contest: Contest, half: Half) -> None:
    """A band in the seat's colour: the shape, the name, the strength; towards the middle the successes."""
    band = pygame.Rect(half.rect.x, half.rect.y + 2, half.rect.w, half.rows.name - 10)
    laid.put(_band(band.size, half.color), band.topleft)
    seat, y = half.side.seat, band.centery
    mark = desk.badge(seat, 46) if seat != NOBODY else desk.icon(facts.realm_of(contest.province), 42)
    laid.centre(mark, (half.outer + half.inwards * 30, y))
    count = facts.rolled(contest, half.at)
    total = _medal(64, count, GOOD if facts.leads(contest, half.at) else BRASS_LIGHT)
    laid.centre(total, (half.inner - half.inwards * 34, y), f"successes:{half.at}")
    laid.centre(_shield(half.side.strength, half.color), (half.outer + half.inwards * 84, y + 1))
    name = desk.name(seat) if seat != NOBODY else desk.words("table-neutral")
    words = desk.label(name, half.rect.w - 200, 32, "show", BONE)
    x = half.outer + half.inwards * 122
    laid.put(words, (x if half.at == 0 else x - words.get_width(), y - words.get_height() // 2))


_bands: dict[tuple[tuple[int, int], Color], pygame.Surface] = {}


def _band(size: tuple[int, int], color: Color) -> pygame.Surface:
    key = (size, color)
    if key not in _bands:
        shape = rrect(1.5, 1.5, size[0] - 3, size[1] - 3, 12)
        _bands[key] = svg(size, path(shape, mix(WALNUT_DEEP, color, 0.42), mix(color, BONE, 0.15), 3))
    return _bands[key]


@lru_cache(maxsize=64)
def _medal(size: int, count: int | None, color: Color) -> pygame.Surface:
    """Successes; a dash before the roll."""
    out = svg((size, size), path(circle(size / 2, size / 2, size / 2 - 2), WALNUT_DEEP, color, 3.4))
    number = ink("\N{EN DASH}" if count is None else str(count), 46, "show", color if count is not None else MUTED)
    out.blit(number, number.get_rect(center=(size // 2, size // 2)))
    return out


@lru_cache(maxsize=64)
def _shield(strength: int, color: Color) -> pygame.Surface:
    """A heater shield with the strength."""
    body = path("M5 6H49V30C49 44 38 51 27 55C16 51 5 44 5 30Z", dark_of(color), mix(color, BONE, 0.35), 3)
    out = svg((54, 58), body)
    number = ink(str(strength), 34, "show", BONE)
    out.blit(number, number.get_rect(center=(27, 27)))
    return out


def _lines(desk: Desk, view: AocState, contest: Contest, at: int) -> list[str]:
    """What makes the strength of a side, its dice and what they count, each with its source."""
    lines = [*facts.strength_lines(view, contest, at), *facts.change_lines(view, contest, at)]
    told = [_told(desk, line) for line in lines]
    if facts.capped(contest.sides[at]):
        told.append(desk.words("contest-capped", n=dice_of(contest.sides[at])))
    return told


def _fitting(desk: Desk, told: list[list[str]], wide: int) -> tuple[int, int]:
    """The largest size at which the reasons of both sides fit, and their height, in whole lines."""
    for size in range(min(LARGEST, desk.theme.px(30)), LEAST - 1, -2):
        high = (
            max(sum(max(one.height for one in row) + 2 for row in _rows(desk, lines, wide, size)) for lines in told) + 8
        )
        if high <= REASONS[1]:
            break
    return size, max(REASONS[0], high + -high % STEP)


def _rows(desk: Desk, told: list[str], wide: int, size: int) -> list[list[Block]]:
    """Reasons side by side as long as they fit; none is broken that fits into a line of its own."""
    rows: list[list[Block]] = []
    for words in told:
        block = layout_rich(words, wide, size, desk.kit.inline_icon)
        if rows and sum(one.width + APART for one in rows[-1]) + block.width <= wide:
            rows[-1].append(block)
        else:
            rows.append([block])
    return rows


def _flow(desk: Desk, told: list[str], wide: int, size: int, right: bool) -> pygame.Surface:
    """The reasons of one side, from its outer edge."""
    rows = _rows(desk, told, wide, size)
    out, y = layer((wide, sum(max(one.height for one in row) + 2 for row in rows))), 0
    for row in rows:
        x = wide - sum(one.width for one in row) - APART * (len(row) - 1) if right else 0
        for one in row:
            out.blit(one.surface, (x, y))
            x += one.width + APART
        y += max(one.height for one in row) + 2
    return out


def _told(desk: Desk, line: facts.Line) -> str:
    """One reason; its words stay together with a hard space."""
    args = dict(line.args)
    card = args.pop("card", "")
    args["card"] = desk.card(str(card)) if card and is_card(str(card)) else desk.words("contest-a-card")
    if "province" in args:
        args["province"] = desk.province(str(args["province"]))
    words = desk.words(line.key, **args)
    return f"{{icon:{line.icon}}} {words}" if line.icon else words


# ---------------------------------------------------------------- dice
def _lay_dice(desk: Desk, laid: Laid, view: AocState, contest: Contest, half: Half) -> None:
    """The dice as they lie, what each counts below it and why; before the throw a socket for each."""
    places = len(half.side.faces) or dice_of(half.side)
    free = PLEDGE[0] + 12 if half.side.seat != NOBODY else 0
    pitch = min(72, (half.rect.w - PLEDGE[0] - 12) // max(6, places))
    first = half.rect.x + free if half.at == 0 else half.rect.right - free - pitch * places
    y = half.dice_top + 36
    for k in range(places):
        x = first + pitch // 2 + pitch * k
        if half.side.faces:
            _lay_die(desk, laid, view, contest, half, k, (x, y))
        else:
            laid.centre(_socket(), (x, y))


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


_sockets: list[pygame.Surface] = []


def _socket() -> pygame.Surface:
    if not _sockets:
        out = layer((44, 44))
        pygame.draw.rect(out, (8, 5, 4, 150), out.get_rect(), border_radius=9)
        pygame.draw.rect(out, (*MUTED, 120), out.get_rect(), 2, border_radius=9)
        _sockets.append(out)
    return _sockets[0]


def _lay_pledge(desk: Desk, laid: Laid, contest: Contest, half: Half) -> None:
    """AOC-9.5 The strategy card of the side, face down until both are turned; an empty place without one."""
    x = half.outer + half.inwards * (PLEDGE[0] // 2)
    middle = (x, half.dice_top + 40)
    side = half.side
    if not side.strategy:
        if side.seat != NOBODY:
            laid.centre(_empty_pledge(), middle)
        return
    shown = contest.revealed and side.strategy in STRATEGIES
    picture = pledge_picture(desk, side.strategy if shown else "")
    laid.centre(picture, middle, f"pledge:{half.at}", throws=True)


@lru_cache(maxsize=64)
def _empty_pledge() -> pygame.Surface:
    return svg(PLEDGE, path(rrect(3, 3, PLEDGE[0] - 6, PLEDGE[1] - 6, 8), WALNUT_DEEP, MUTED, 1.6, 0.5))


def pledge_picture(desk: Desk, card: str) -> pygame.Surface:
    """A strategy card, small: the faces it counts; its back when `card` is empty."""
    return desk.art.assets.keep(("aoc pledge", card), lambda: _bake_pledge(desk, card))


def _bake_pledge(desk: Desk, card: str) -> pygame.Surface:
    w, h = PLEDGE
    ground = PARCHMENT_LIGHT if card else (44, 74, 110)
    out = svg(PLEDGE, path(rrect(1.5, 1.5, w - 3, h - 3, 8), ground, INK, 3))
    if not card:
        back = desk.icon("strategy_card", 44)
        out.blit(back, back.get_rect(center=(w // 2, h // 2)))
        return out
    counts = STRATEGIES[card].counts
    for k, face in enumerate(counts):
        icon = desk.icon(face, 34)
        out.blit(icon, icon.get_rect(center=(w // 2, round(h * (k + 1) / (len(counts) + 1)))))
    return out


def _lay_luck(desk: Desk, laid: Laid, contest: Contest, half: Half) -> None:
    """How the roll stands among all that might have been."""
    luck = facts.luck(contest, half.at)
    if luck is None:
        return
    words = desk.label(desk.words("contest-luck", n=luck), half.rect.w, 28, "read", MUTED)
    y = half.rect.bottom - half.rows.luck
    laid.put(words, (half.rect.x if half.at == 0 else half.rect.right - words.get_width(), y), f"luck:{half.at}")
    laid.rects.pop(f"luck:{half.at}", None)


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
    out = _bar(rect.size, round(now * 100), round(before * 100), rivals[0], rivals[1]).copy()
    half = rect.w // 2 - 24
    told = desk.label(desk.words("contest-odds", n=round(100 * now)), half, 28, "bold", BONE)
    out.blit(told, told.get_rect(midleft=(18, rect.h // 2)))
    was = desk.label(desk.words("contest-odds-before", n=round(100 * before)), half, 28, "read", BONE)
    out.blit(was, was.get_rect(midright=(rect.w - 18, rect.h // 2)))
    laid.put(out, rect.topleft, "odds")


_bars: dict[tuple[object, ...], pygame.Surface] = {}


def _bar(size: tuple[int, int], now: int, before: int, ours: Color, theirs: Color) -> pygame.Surface:
    key = (size, now, before, ours, theirs)
    if key not in _bars:
        if len(_bars) > 40:
            _bars.clear()
        _bars[key] = _paint_bar(size, now, before, ours, theirs)
    return _bars[key]


def _paint_bar(size: tuple[int, int], now: int, before: int, ours: Color, theirs: Color) -> pygame.Surface:
    w, h = size
    edge, notch = w * now / 100, w * before / 100
    body = path(rrect(1.5, 1.5, w - 3, h - 3, 12), mix(WALNUT_DEEP, theirs, 0.3))
    if edge > 4:
        body += path(rrect(1.5, 1.5, max(14, edge - 3), h - 3, 12), mix(WALNUT_DEEP, ours, 0.62))
    body += path(rrect(1.5, 1.5, w - 3, h - 3, 12), stroke=BRASS_DARK, width=2.4)
    tick = f"M{notch:.1f} 10L{notch - 9:.1f} 0H{notch + 9:.1f}Z"
    return svg(size, body + path(tick, BRASS_LIGHT, INK, 1.5))
