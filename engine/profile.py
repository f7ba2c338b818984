"""What the program remembers of the people who play here: names, how each table was laid, and the best results."""

import contextlib
from pathlib import Path

import msgspec

from engine.saves import write_aside

FILE = "profile.json"
NAMES_KEPT = 20
FAME_KEPT = 10
CHAIRS = 5


class ChairMemory(msgspec.Struct, frozen=True):
    """One chair of a table: `kind` is "person", a bot's strength, or empty for nobody; `look` is colour and shape;
    `choice` what it brings along (see `engine.titles.SeatChoice`)."""

    kind: str = ""
    name: str = ""
    look: int = 0
    choice: str = ""


class LastTable(msgspec.Struct, frozen=True):
    """The chairs and options that a title was last played with; `shared`: one pad went round."""

    seats: tuple[ChairMemory, ...] = ()
    options: dict[str, str | int | bool] = {}
    shared: bool = False


class Fame(msgspec.Struct, frozen=True):
    """A line of the hall of fame: a person's points in one game; `day` is like 2026-08-01."""

    name: str
    points: int
    seats: int
    won: bool
    day: str


class Profile(msgspec.Struct):
    """Kept as JSON in the person's folder. A damaged file is started anew: it is not worth a refusal to start."""

    names: list[str] = []
    chairs: dict[str, str] = {}
    """Names on the couch by seat number (as text: JSON keys are)."""
    tables: dict[str, LastTable] = {}
    fame: dict[str, list[Fame]] = {}
    quiet: list[str] = []
    """Names of those who are asked for a reaction only when they have one."""
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

    def name_at(self, seat: int, default: str) -> str:
        """Who sat on that cushion of the couch last."""
        return self.chairs.get(str(seat), default)

    def sit(self, seat: int, name: str) -> None:
        """The name belongs to that cushion from now on."""
        if 0 <= seat < CHAIRS:
            self.chairs[str(seat)] = name

    def is_quiet(self, name: str) -> bool:
        return name in self.quiet

    def set_quiet(self, name: str, quiet: bool) -> None:
        """Whether that person is asked for a reaction only when they have one."""
        others = [other for other in self.quiet if other != name]
        self.quiet = [*others, name][-NAMES_KEPT:] if quiet else others

    def note_fame(self, title: str, line: Fame) -> int | None:
        """Enter a result; gives its place from 0, or None when it is not among the best."""
        lines = sorted([*self.fame.get(title, []), line], key=lambda each: (-each.points, not each.won))[:FAME_KEPT]
        self.fame[title] = lines
        return next((place for place, each in enumerate(lines) if each is line), None)
