"""Which game is on the table now, told on the disk: what a restarted kiosk offers to go on with."""

import contextlib
from pathlib import Path

import msgspec

from engine.saves import write_aside

TRIES = 3
"""How often the same position is offered; one that brings the program down each time is not offered for ever."""


class InPlay(msgspec.Struct, frozen=True):
    """The save `name` of `title` is being played. It was offered `tries` times since it had `decisions` of them."""

    name: str
    title: str
    decisions: int = 0
    tries: int = 0


def note(path: Path, game: InPlay) -> bool:
    """Write it down; False when the disk does not take it. The game goes on in any case."""
    try:
        write_aside(path, msgspec.json.encode(game))
    except OSError:
        return False
    return True


def read(path: Path) -> InPlay | None:
    """What was being played when the program ended; None when nothing was, or nobody can tell."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=InPlay)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def forget(path: Path) -> None:
    """Nothing is being played any more."""
    with contextlib.suppress(OSError):
        path.unlink()


def offered(game: InPlay, decisions: int) -> InPlay | None:
    """The note for one more offer of a game that has `decisions` now; None when it was offered too often in vain."""
    tries = 1 if decisions > game.decisions else game.tries + 1
    return None if tries > TRIES else msgspec.structs.replace(game, decisions=decisions, tries=tries)
