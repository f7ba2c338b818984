"""The bookkeeping of a kiosk: every match and every die that fell, in one SQLite file. It never stops a game."""

import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal, NamedTuple

Outcome = Literal["finished", "capped", "abandoned", "crashed"]
OUTCOMES: tuple[Outcome, ...] = ("finished", "capped", "abandoned", "crashed")
PATIENCE = 0.3
"""Seconds that a locked file is waited for, in the thread that writes."""
DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
KEPT_ROWS, KEPT_JOBS = 100_000, 300
SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    token TEXT PRIMARY KEY, title TEXT NOT NULL, seats INTEGER NOT NULL, persons INTEGER NOT NULL, begun TEXT NOT NULL,
    hour INTEGER NOT NULL, seconds REAL NOT NULL DEFAULT 0, decisions INTEGER NOT NULL DEFAULT 0, outcome TEXT,
    resumed INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS dice (die TEXT NOT NULL, face INTEGER NOT NULL, fell INTEGER NOT NULL,
    PRIMARY KEY (die, face));
CREATE TABLE IF NOT EXISTS clocks (save TEXT PRIMARY KEY, seconds REAL NOT NULL);
"""


class Played(NamedTuple):
    """One sitting at a table. `begun` is local time, `seconds` and `decisions` are those of this sitting; `resumed`: it
    went on with a game that had been put away. `outcome` is None while it is being played."""

    token: str
    title: str
    seats: int
    persons: int
    begun: str
    hour: int
    seconds: float
    decisions: int
    outcome: Outcome | None
    resumed: bool


class Ledger(NamedTuple):
    """All that the books hold; `dice` maps (die type, face) to how often it fell."""

    matches: list[Played]
    dice: dict[tuple[str, int], int]


Fallen = dict[tuple[str, int], int]
Job = Callable[[sqlite3.Connection], None]


def _open(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=PATIENCE)
    try:
        connection.executescript(SCHEMA)
    except BaseException:
        connection.close()
        raise
    return connection


def read(path: Path) -> Ledger:
    """What the books hold; a missing file is empty. Raises `sqlite3.Error` or `OSError` for one that cannot be read."""
    if not path.exists():
        return Ledger([], {})
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", timeout=PATIENCE, uri=True)) as books:
        rows = books.execute("SELECT * FROM matches ORDER BY begun, rowid").fetchall()
        dice = books.execute("SELECT die, face, fell FROM dice").fetchall()
    matches = [Played._make((*row[:-1], bool(row[-1]))) for row in rows]
    return Ledger(matches, {(die, face): fell for die, face, fell in dice})


def begin(played: Played) -> Job:
    """Enter a sitting that has begun; the oldest beyond KEPT_ROWS go."""

    def job(books: sqlite3.Connection) -> None:
        books.execute(f"INSERT OR REPLACE INTO matches VALUES ({','.join('?' * len(played))})", played)
        books.execute("DELETE FROM matches WHERE rowid <= (SELECT MAX(rowid) FROM matches) - ?", (KEPT_ROWS,))

    return job


def end(token: str, seconds: float, decisions: int, persons: int, outcome: Outcome) -> Job:
    """How a sitting ended."""
    change = "UPDATE matches SET seconds = ?, decisions = ?, persons = ?, outcome = ? WHERE token = ?"
    return lambda books: _do(books, change, (round(seconds, 1), decisions, persons, outcome, token))


def close_open(seconds: float, decisions: int) -> Job:
    """Sittings without an end were cut off by a crash. The newest lasted so long, as far as its save tells."""

    def job(books: sqlite3.Connection) -> None:
        newest = "SELECT MAX(rowid) FROM matches WHERE outcome IS NULL"
        _do(
            books,
            f"UPDATE matches SET seconds = ?, decisions = ? WHERE rowid = ({newest})",
            (round(seconds, 1), decisions),
        )
        _do(books, "UPDATE matches SET outcome = 'crashed' WHERE outcome IS NULL", ())

    return job


def clock(save: str, seconds: float) -> Job:
    """A game, by the name of its save, has been played for so long in all its sittings together."""
    return lambda books: _do(books, "INSERT OR REPLACE INTO clocks VALUES (?, ?)", (save, round(seconds, 1)))


def read_clock(path: Path, save: str) -> float:
    """Seconds that a game has been played; 0 for one that nothing is known of, or when the books cannot be read."""
    find = "SELECT seconds FROM clocks WHERE save = ?"
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", PATIENCE, uri=True)) as books:
            found = books.execute(find, (save,)).fetchone()
    except (sqlite3.Error, OSError):
        return 0.0
    return float(found[0]) if found else 0.0


def add_dice(fallen: Fallen) -> Job:
    """Add to the dice that fell here."""
    add = "INSERT INTO dice VALUES (?, ?, ?) ON CONFLICT (die, face) DO UPDATE SET fell = fell + excluded.fell"
    rows = [(die, face, fell) for (die, face), fell in fallen.items()]

    def job(books: sqlite3.Connection) -> None:
        books.executemany(add, rows)

    return job


def _do(books: sqlite3.Connection, change: str, values: Iterable[object]) -> None:
    books.execute(change, tuple(values))


class Bookkeeper:
    """Writes in a thread of its own. What cannot be written now is tried again with the next entry; a file that is
    damaged is put aside under `.damaged` and begun anew. `fault` tells the operator what is wrong; empty: nothing.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault = self._told = ""
        self._work: queue.Queue[Job | None] = queue.Queue()
        self._pending: list[Job] = []
        self._thread = threading.Thread(target=self._run, daemon=True, name="books")
        self._thread.start()

    def enter(self, job: Job) -> None:
        """Have something written soon."""
        self._work.put(job)

    def flush(self, seconds: float = 2.0) -> None:
        """Wait until everything entered so far was tried."""
        done = threading.Event()
        self._work.put(lambda books: done.set())
        done.wait(seconds)

    def close(self) -> None:
        """Write what is left, within a second; later entries are lost."""
        self._work.put(None)
        self._thread.join(timeout=1.0)

    def _run(self) -> None:
        while (job := self._work.get()) is not None:
            self._pending = [*self._pending, job][-KEPT_JOBS:]
            self._write()

    def _write(self) -> None:
        try:
            self._write_pending()
            self.fault = self._told
        except sqlite3.Error as error:
            if error.sqlite_errorcode in DAMAGED:
                self._put_aside(error)
            else:  # locked, no room, no right: later perhaps
                self.fault = f"{self.path}: {error}"
        except OSError as error:
            self.fault = f"{self.path}: {error.strerror or error}"

    def _write_pending(self) -> None:
        with contextlib.closing(_open(self.path)) as books:
            while self._pending:
                with books:
                    self._pending[0](books)
                self._pending.pop(0)

    def _put_aside(self, error: Exception) -> None:
        """The file is no books of ours: a fresh one takes its place, and the operator is told until the next start."""
        self.fault = f"{self.path}: {error}"
        with contextlib.suppress(OSError, sqlite3.Error):
            os.replace(self.path, self.path.with_name(self.path.name + ".damaged"))
            self._told = self.fault = f"{self.fault}; it was put aside as {self.path.name}.damaged"
            self._write_pending()
