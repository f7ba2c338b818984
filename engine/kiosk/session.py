"""One sitting at a table of a kiosk: it is entered in the books, told to the watcher, and ended when its time is up."""

import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from engine.kiosk import books, in_play
from engine.kiosk.in_play import InPlay
from engine.kiosk.places import Places
from engine.rules.record import SaveFault
from engine.scenes.idle import watch

if TYPE_CHECKING:
    from engine.app import App
    from engine.rules import Match
    from engine.rules.match import Entry
    from engine.table.scene import TableScene

DAY = 86_400.0
WARNED = 60.0
"""Seconds before the end of the time at which people are told."""
OVERTIME, LAST_DECISION = 150.0, 45.0
"""Seconds that a round may still take; seconds that a pending decision may, where a title has no rounds."""
NOTED = 5.0
"""Seconds between two notes of how long a game has been played: a crash gives people no more than that."""


def fallen(log: "list[Entry]") -> books.Fallen:
    """How often each face of each die came up in the entries of a log."""
    counted: Counter[tuple[str, int]] = Counter()
    for entry in log:
        if entry.dice and not isinstance(entry.answer, str):
            counted.update((die, int(face)) for die, face in zip(entry.dice, entry.answer, strict=True))
    return dict(counted)


def round_of(match: "Match[Any]") -> object:
    """The round being played, for titles whose state counts them in a field `round`; None where it does not."""
    return getattr(match.state, "round", None)


class Session:
    """The application tells it of every table with people at it; outside a sitting it does nothing."""

    def __init__(self, app: "App", where: Places) -> None:
        self.app = app
        self.where = where
        self.books = books.Bookkeeper(where.books)
        self.table: TableScene | None = None
        self.seconds = 0.0
        self.before = 0.0
        """Seconds that the game at the table had been played before its people sat down."""
        self._clocks: dict[str, float] = {}
        self._noted_at = 0.0
        self._token = ""
        self._begun_at = 0
        self._warned = False
        self._last: tuple[object, int] | None = None

    @property
    def open(self) -> bool:
        """People sit at a table."""
        return self.table is not None

    # ------------------------------------------------------------ beginning and end
    def begin(self, table: "TableScene") -> None:
        """People sit down at `table`, a new game or one that was put away."""
        self.end("abandoned")
        self.table, self.seconds = table, 0.0
        self._warned, self._last = False, None
        self.before = self._clock(table)
        self._note_clock(table)
        match, now = table.match, time.localtime()
        self._begun_at, self._token = len(match.log), secrets.token_hex(8)
        in_play.note(self.where.in_play, InPlay(table.save_name, table.title.id, len(match.log)))
        begun = time.strftime("%Y-%m-%d %H:%M:%S", now)
        title, seats, persons = table.title.id, len(match.seats), _persons(match)
        entry = books.Played(
            self._token, title, seats, persons, begun, now.tm_hour, 0, 0, None, resumed=bool(match.log)
        )
        self.books.enter(books.begin(entry))

    def end(self, outcome: books.Outcome) -> None:
        """They got up. A match that is over was finished, whatever `outcome` says."""
        table, self.table = self.table, None
        if table is None:
            return
        match = table.match
        told: books.Outcome = "finished" if match.over else outcome
        self._note_clock(table)
        decisions = max(0, len(match.log) - self._begun_at)
        self.books.enter(books.end(self._token, self.seconds, decisions, _persons(match), told))
        self.books.enter(books.add_dice(fallen(match.log[self._begun_at :])))
        in_play.forget(self.where.in_play)

    def note_dice(self, match: "Match[Any]") -> None:
        """The dice of a demonstration count too: they fall in the same tray."""
        self.books.enter(books.add_dice(fallen(match.log)))

    def close(self) -> None:
        """The program ends: what the books have is written. A sitting that is open still was cut off."""
        self.books.close()

    # ------------------------------------------------------------ after a crash
    def interrupted(self) -> InPlay | None:
        """The game that a crash cut off, if it can be gone on with; the books are brought up to date."""
        game = in_play.read(self.where.in_play)
        slot = next((slot for slot in self.app.saves.slots() if game and slot.name == game.name and slot.heading), None)
        if game is None or slot is None or slot.heading is None:
            in_play.forget(self.where.in_play)
            self.books.enter(books.close_open(0.0, 0))
            return None
        lasted = min(max(0.0, slot.modified - _noted(self.where)), DAY)
        decisions = len(slot.heading.log)
        self.books.enter(books.close_open(lasted, max(0, decisions - game.decisions)))
        again = in_play.offered(game, decisions)
        if again is None or not self._opens(game.name):
            in_play.forget(self.where.in_play)
            return None
        in_play.note(self.where.in_play, again)
        return again

    def _opens(self, name: str) -> bool:
        """Read before anybody sees a picture: what takes long then is no hang."""
        try:
            self.app.saves.read(name, self.app.rulesets())
        except SaveFault:
            return False
        return True

    def decline(self) -> None:
        """Nobody wants to go on; the game stays under Continue."""
        in_play.forget(self.where.in_play)

    # ------------------------------------------------------------ the time that a game may take
    def update(self, dt: float) -> None:
        """One step of the application's clock."""
        top = self.app.scenes.top
        if top is not self.table and getattr(top, "watched", True):  # whatever lies over a table may be left there
            watch(self.app)
        table, minutes = self.table, self.app.settings.kiosk.match_minutes
        if table is None:
            return
        self.seconds += dt
        left = minutes * 60 - self.before - self.seconds
        if not minutes or table.match.over:
            return
        if self.seconds >= self._noted_at + NOTED:
            self._note_clock(table)
        if 0 < left <= WARNED and not self._warned:
            self._warned = True
            self.app.toast(self.app.language("kiosk-time-soon"), "hourglass")
        if left <= 0:
            self._end_the_round(table, -left)

    def _clock(self, table: "TableScene") -> float:
        """How long a game that is gone on with was played: its time goes on and does not begin anew."""
        if not table.match.log:
            return 0.0
        known = self._clocks.get(table.save_name)
        return books.read_clock(self.where.books, table.save_name) if known is None else known

    def _note_clock(self, table: "TableScene") -> None:
        self._noted_at = self.seconds
        self._clocks[table.save_name] = played = self.before + self.seconds
        self.books.enter(books.clock(table.save_name, played))

    def _end_the_round(self, table: "TableScene", overtime: float) -> None:
        """The round is played to its end, or the decision made that is pending; then the standing decides."""
        match = table.match
        if self._last is None:
            self._last = round_of(match), len(match.log)
            key = "kiosk-time-decision" if self._last[0] is None else "kiosk-time-round"
            self.app.toast(self.app.language(key), "hourglass")
        in_the_air = table.rolling is not None and not table.rolling.waiting
        quiet = self.app.scenes.top is table and not table.playback.busy and not in_the_air
        if quiet and self._played_out(match, overtime):
            from engine.kiosk.time_up import TimeUpScene

            self.app.scenes.push(TimeUpScene(self.app, table))

    def _played_out(self, match: "Match[Any]", overtime: float) -> bool:
        assert self._last is not None
        begun_in, decisions = self._last
        if begun_in is None:
            return len(match.log) > decisions or overtime > LAST_DECISION
        return round_of(match) != begun_in or overtime > OVERTIME


def _persons(match: "Match[Any]") -> int:
    return sum(not seat.bot for seat in match.seats)


def _noted(where: Places) -> float:
    """When the game in play was noted, by the clock of the disk."""
    try:
        return where.in_play.stat().st_mtime
    except OSError:
        return time.time()
