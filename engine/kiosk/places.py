"""Where a kiosk keeps what is its own, and the words its two processes have agreed on."""

from pathlib import Path
from typing import NamedTuple

from engine.settings import saves_folder

LEFT = 88
"""Exit code of a client that its operator ended; anything else is a death, and the watcher starts it again."""


class Places(NamedTuple):
    """Folders and files of one kiosk. `home` is the folder that the folder of the saves lies in."""

    home: Path

    @property
    def saves(self) -> Path:
        return self.home / "saves"

    @property
    def crashes(self) -> Path:
        """A folder for each crash."""
        return self.home / "crashes"

    @property
    def heartbeat(self) -> Path:
        return self.home / "kiosk" / "heartbeat"

    @property
    def in_play(self) -> Path:
        """Tells which save is being played."""
        return self.home / "kiosk" / "in_play.json"

    @property
    def books(self) -> Path:
        """The bookkeeping."""
        return self.home / "kiosk" / "books.sqlite"


def places() -> Places:
    """Those of this machine's user."""
    return Places(saves_folder().parent)
