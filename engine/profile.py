"""What the program remembers of the people who play here: names, and how the last table was laid."""

import contextlib
from pathlib import Path

import msgspec

from engine.saves import write_aside

FILE = "profile.json"
NAMES_KEPT = 20


class LastTable(msgspec.Struct, frozen=True):
    """The seats and options that a title was last played with."""

    seats: tuple[tuple[str, str], ...] = ()
    """(name, bot strength or empty) in seat order."""
    options: dict[str, str] = {}


class Profile(msgspec.Struct):
    """Kept as JSON in the person's folder. A damaged file is started anew: it is not worth a refusal to start."""

    names: list[str] = []
    tables: dict[str, LastTable] = {}
    folder: str = ""

    @classmethod
    def load(cls, folder: Path) -> "Profile":
        found = cls()
        with contextlib.suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):
            found = msgspec.json.decode((folder / FILE).read_bytes(), type=cls)
        found.folder = str(folder)
        return found

    def keep(self) -> str:
        """Write it; gives a fault in words, empty when it is safe on disk."""
        try:
            write_aside(Path(self.folder) / FILE, msgspec.json.encode(self))
        except OSError as error:
            return f"{self.folder}: names could not be kept ({error.strerror})."
        return ""

    def note_name(self, name: str) -> None:
        """The name goes to the front of those offered."""
        self.names = [name, *(other for other in self.names if other != name)][:NAMES_KEPT]
