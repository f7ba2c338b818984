"""What is kept of a crash: why, the last words of the program, and the game that was being played."""

import contextlib
import platform
import re
import shutil
import time
from collections.abc import Sequence
from pathlib import Path

from engine.kiosk import in_play
from engine.kiosk.places import Places

KEPT = 50
TRACEBACK = ("Traceback (most recent call last)", "Fatal Python error", "Current thread 0x", "Thread 0x")
CAUSES = {
    "hung": re.compile(r"the client has stood still for (?P<n>\d+) s"),
    "signal": re.compile(r"the client was ended by (?P<name>\w+)"),
    "code": re.compile(r"the client ended with exit code (?P<n>\d+)"),
}
"""The reasons that the supervisor gives: `service-crash-<cause>` says them in the operator's language."""


def keep(where: Places, reason: str, log: Sequence[str], kept: int = KEPT) -> Path | None:
    """A folder `crashes/<time>-<number>` with report.txt, log.txt and, while a game was being played, its save.json,
    which `main.py replay` opens. The oldest beyond `kept` go. None when the disk does not take it: nothing is raised.
    """
    try:
        folder = where.crashes / f"{time.strftime('%Y%m%d-%H%M%S')}-{_next_number(where.crashes):05}"
        folder.mkdir(parents=True)
        _copy_save(where, folder)
        (folder / "report.txt").write_text(_report(reason, log), encoding="utf-8")
        (folder / "log.txt").write_text("\n".join(log) + "\n", encoding="utf-8")
    except OSError:
        return None
    finally:
        _thin_out(where.crashes, kept)
    return folder


def number_of(folder: Path) -> int:
    """The number of a crash: clocks jump, numbers do not."""
    tail = folder.name.rpartition("-")[2]
    return int(tail) if tail.isdigit() else 0


def listed(folder: Path) -> list[Path]:
    """The crashes that are kept, the oldest first."""
    return sorted((path for path in folder.glob("*-*-*") if path.is_dir()), key=number_of)


def reason(folder: Path) -> str:
    """Why the program ended, in a line."""
    try:
        return (folder / "report.txt").read_text(encoding="utf-8").splitlines()[0]
    except (OSError, IndexError, UnicodeDecodeError):
        return "?"


def cause(folder: Path) -> tuple[str, dict[str, str]]:
    """The reason as the last part of a message key, and what the message takes; "other" takes the very `words`."""
    words = reason(folder)
    for key, pattern in CAUSES.items():
        if found := pattern.fullmatch(words):
            return key, found.groupdict()
    return "other", {"words": words}


def day_and_time(folder: Path) -> tuple[str, str]:
    """When it was, as "2026-08-01" and "18:40"; the folder's name and nothing where it does not tell."""
    found = re.match(r"(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)", folder.name)
    return (f"{found[1]}-{found[2]}-{found[3]}", f"{found[4]}:{found[5]}") if found else (folder.name, "")


def _next_number(folder: Path) -> int:
    return max(map(number_of, listed(folder)), default=0) + 1


def _thin_out(folder: Path, kept: int) -> None:
    for old in listed(folder)[:-kept]:
        shutil.rmtree(old, ignore_errors=True)


def _report(reason: str, log: Sequence[str]) -> str:
    heads = [n for n, line in enumerate(log) if line.startswith(TRACEBACK[0])] or [
        n for n, line in enumerate(log) if line.startswith(TRACEBACK)
    ][:1]
    trace = log[heads[-1] :] if heads else ["(the program left no traceback)"]
    about = f"Python {platform.python_version()} on {platform.platform()}"
    return "\n".join([reason, time.strftime("%Y-%m-%d %H:%M:%S"), about, "", *trace, ""])


def _copy_save(where: Places, folder: Path) -> None:
    game = in_play.read(where.in_play)
    if game:
        with contextlib.suppress(OSError):
            shutil.copyfile(where.saves / f"{game.name}.json", folder / "save.json")
