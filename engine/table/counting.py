"""The final count: every kind of points of every seat, counted up row by row under everybody's eyes."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.language import true_minus
from engine.rules import Result, SeatSpec
from engine.rules.result import tie_key
from engine.tween import ease_out
from engine.ui.kit import Kit
from engine.ui.theme import BAD, BRASS_DARK, NUMERAL, Color

ROW_TIME, START, END = 0.7, 0.5, 2.2
TICK_EVERY = 0.07
LABEL_WIDE = 620
ROOM = pygame.Rect(120, 66, 1680, 948)
HEAD, FOOT = 230, 150
"""Heights of the names above the rows and of the totals below them."""


TIE = 62
"""Height of the line that says what broke a tie."""


@dataclass(frozen=True)
class Row:
    """One kind of points: its words and each seat's points."""

    words: str
    points: tuple[int, ...]


def rows_of(result: Result, kit: Kit) -> list[Row]:
    """The kinds of points in the order of the rules; a kind that nobody has points of is left out. A seat may have
    several lines of one kind (the losses of each enemy, say): they are one row here, and stay apart in the results."""
    rows = []
    for key in _kinds(result):
        points = tuple(sum(line.points for line in score.lines if line.key == key) for score in result.scores)
        if any(points):
            rows.append(Row(kit.say(key if kit.language.has(key) else f"score-{key}"), points))
    return rows


def _kinds(result: Result) -> list[str]:
    """Every kind that a seat has a line of; a kind that only later seats have goes where it stands with them."""
    keys: list[str] = []
    for score in result.scores:
        at = 0
        for line in score.lines:
            if line.key not in keys:
                keys.insert(at, line.key)
            at = keys.index(line.key) + 1
    return keys


class Counting:
    """Counts up; `done` once the totals have been read for a while. `press` goes to the next row, or ends it."""

    def __init__(self, kit: Kit, result: Result, seats: Sequence[SeatSpec]) -> None:
        self.kit, self.result, self.seats = kit, result, seats
        self.rows = rows_of(result, kit)
        self.age = -START
        self.sounds: list[str] = []
        tie = tie_key(result)
        self.tie = kit.say(tie) if tie and kit.language.has(tie) else ""
        self.won = self._who_won()
        foot = FOOT + (TIE if self.tie else 0)
        count = len(self.rows)
        self.row_height = min(round(72 * max(1.0, kit.theme.scale * 0.9)), (ROOM.h - HEAD - foot) // max(1, count))
        self.panel = pygame.Rect(ROOM.x, 0, ROOM.w, HEAD + foot + count * self.row_height)
        self.panel.centery = ROOM.centery
        self._ticked = 0.0
        self._rang = False

    def _who_won(self) -> str:
        """In the title's words `banner-victory`, or `banner-shared` for two; empty where it has none."""
        names = [self.seats[seat].name for seat in self.result.winners]
        key = {1: "banner-victory", 2: "banner-shared"}.get(len(names), "")
        return (
            self.kit.say(key, **dict(zip(("name", "other"), names, strict=False))) if self.kit.language.has(key) else ""
        )

    @property
    def counted(self) -> bool:
        return self.age >= len(self.rows) * ROW_TIME

    @property
    def done(self) -> bool:
        return self.age >= len(self.rows) * ROW_TIME + END

    def press(self) -> None:
        if self.counted:
            self.age = len(self.rows) * ROW_TIME + END
        else:
            self.age = (int(max(0.0, self.age) / ROW_TIME) + 1) * ROW_TIME

    def update(self, dt: float) -> None:
        """`sounds` then names what is to be heard now."""
        self.sounds = []
        self.age += dt
        self._ticked += dt
        if self.counted and not self._rang:
            self._rang = True
            self.sounds += ["score_total", "victory"]
        elif not self.counted and self._moving() and self._ticked >= TICK_EVERY:
            self._ticked = 0.0
            self.sounds.append("score_tick")

    def _moving(self) -> bool:
        """A number is running up now."""
        return self.age > 0 and self.age % ROW_TIME < ROW_TIME * 0.6

    def _share(self, row: int) -> float:
        return ease_out(max(0.0, min(1.0, (self.age - row * ROW_TIME) / (ROW_TIME * 0.6))))

    def shown(self, row: int, seat: int) -> int:
        """The points of a row that are counted by now."""
        return round(self.rows[row].points[seat] * self._share(row))

    def total(self, seat: int) -> int:
        """All points counted by now; at the end exactly the seat's total."""
        if self.counted:
            return self.result.scores[seat].total
        return sum(self.shown(row, seat) for row in range(len(self.rows)))

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface) -> None:
        """Over the dimmed table."""
        kit = self.kit
        kit.veil(canvas, 0.4)
        kit.panel(canvas, self.panel)
        title = self.won if self.counted and self.won else kit.say("count-title")
        kit.heading(canvas, title, (self.panel.centerx, self.panel.y + 58), 52, limit=1100)
        self._draw_heads(canvas)
        top, tall = self.panel.y + HEAD, self.row_height
        size = min(NUMERAL, int((tall - 6) / 1.25 / kit.theme.scale))
        size = max(size, kit.theme.least)
        for n, row in enumerate(self.rows):
            if self.age > n * ROW_TIME or self.counted:
                self._draw_row(canvas, n, row, top + n * tall + tall // 2, size, tall)
        self._draw_totals(canvas)

    def _x(self, seat: int) -> int:
        room = self.panel.right - 40 - (self.panel.x + LABEL_WIDE)
        return round(self.panel.x + LABEL_WIDE + room * (seat + 0.5) / len(self.seats))

    def _column(self) -> int:
        return (self.panel.w - 40 - LABEL_WIDE) // len(self.seats)

    def _draw_heads(self, canvas: pygame.Surface) -> None:
        for n, seat in enumerate(self.seats):
            badge = self.kit.badge(seat.look, 66)
            canvas.blit(badge, badge.get_rect(center=(self._x(n), self.panel.y + 132)))
            size = self.kit.fitted(seat.name, self._column() - 16, NUMERAL, "bold")
            self.kit.text(canvas, seat.name, (self._x(n), self.panel.y + 194), size, "bold", anchor="center")

    def _draw_row(self, canvas: pygame.Surface, n: int, row: Row, y: int, size: int, tall: int) -> None:
        kit = self.kit
        low = y + tall // 2
        pygame.draw.line(canvas, BRASS_DARK, (self.panel.x + 40, low), (self.panel.right - 40, low), 2)
        fit = kit.fitted(row.words, LABEL_WIDE - 60, size)
        kit.text(canvas, row.words, (self.panel.x + 50, y), fit, anchor="midleft")
        for seat in range(len(self.seats)):
            points = self.shown(n, seat)
            color: Color = BAD if points < 0 else kit.theme.text if points else kit.theme.muted
            words = true_minus(f"{points:+d}") if points else "0"
            kit.text(canvas, words, (self._x(seat), y), size + 4, "bold", color, "center")

    def _draw_totals(self, canvas: pygame.Surface) -> None:
        kit, y = self.kit, self.panel.bottom - 80
        if self.tie:
            y -= TIE
            size = kit.fitted(self.tie, self.panel.w - 160, NUMERAL)
            if self.counted:
                kit.text(canvas, self.tie, (self.panel.centerx, self.panel.bottom - 54), size, anchor="center")
        kit.text(canvas, kit.say("count-total"), (self.panel.x + 50, y), 42, "show", kit.theme.accent, "midleft")
        for seat in range(len(self.seats)):
            won = self.counted and seat in self.result.winners
            medal = kit.medal(112 if won else 92, true_minus(str(self.total(seat))))
            canvas.blit(medal, medal.get_rect(center=(self._x(seat), y)))
            if won:
                crown = kit.icon("laurel", 64, kit.theme.accent)
                canvas.blit(crown, crown.get_rect(center=(self._x(seat) + 92, y)))
