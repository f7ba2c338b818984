"""Saves on disk: written aside, flushed, renamed; three generations of each; what is damaged is listed as damaged."""

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.rules import Match, Ruleset
from engine.rules.record import Heading, SaveFault, load, read_heading, save

GENERATIONS = 3
ROOM = 100
"""Megabytes of disk under which an operator is told to make room: matches, crashes and books of some days."""


class Slot(NamedTuple):
    """One saved game in the list: its newest generation that can be read, or the fault of the newest."""

    name: str
    path: Path
    heading: Heading | None
    fault: str
    modified: float


def write_aside(path: Path, data: bytes) -> None:
    """Replace `path` so that a power cut leaves the old file or the new one whole, never a torn one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".new")
    with open(aside, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(aside, path)


class Saves:
    """The saves in `folder`. Nothing here raises for a full disk or a missing right: the fault is returned in words."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def generation(self, name: str, age: int) -> Path:
        """The file of the save `name`, `age` generations old (0 is the newest)."""
        return self.folder / (f"{name}.json" if age == 0 else f"{name}.{age}.json")

    def write(self, name: str, match: Match[Any]) -> str:
        """Keep `match` as the newest generation of `name`. Returns a fault in words, empty when it is safe on disk."""
        try:
            data = save(match)
            self.folder.mkdir(parents=True, exist_ok=True)
            for age in range(GENERATIONS - 1, 0, -1):
                newer = self.generation(name, age - 1)
                if newer.is_file():
                    self._keep_older(newer, self.generation(name, age))
            write_aside(self.generation(name, 0), data)
        except OSError as error:
            return (
                f"{self.folder}: the game could not be saved ({error.strerror}). Free some space or check the rights."
            )
        return ""

    @staticmethod
    def _keep_older(newer: Path, older: Path) -> None:
        """`older` becomes what `newer` is, by a link, so that the newest generation is there at every moment."""
        aside = older.with_name(older.name + ".new")
        with contextlib.suppress(FileNotFoundError):
            aside.unlink()
        os.link(newer, aside)
        os.replace(aside, older)

    def read(self, name: str, rulesets: Mapping[str, Ruleset[Any]], keep_states: bool = False) -> Match[Any]:
        """The newest generation of `name` that opens. Raises the `SaveFault` of the newest when none does."""
        first_fault: SaveFault | None = None
        for path in self._generations(name):
            try:
                return load(self._bytes(path), rulesets, keep_states)
            except SaveFault as fault:
                first_fault = first_fault or fault
        raise first_fault or SaveFault("empty", f"{self.folder / name}: there is no such save.")

    def _generations(self, name: str) -> list[Path]:
        paths = [self.generation(name, age) for age in range(GENERATIONS)]
        return [path for path in paths if path.exists()]

    @staticmethod
    def _bytes(path: Path) -> bytes:
        try:
            return path.read_bytes()
        except OSError as error:
            raise SaveFault("damaged", f"{path.name} cannot be read ({error.strerror}).") from None

    def slots(self) -> list[Slot]:
        """Every save, the newest first, the damaged ones included."""
        return sorted(self._slots(), key=lambda slot: -slot.modified)

    def _slots(self) -> Iterator[Slot]:
        names = {path.name.split(".")[0] for path in self.folder.glob("*.json")}
        for name in names:
            yield self._slot(name)

    def _slot(self, name: str) -> Slot:
        fault = ""
        paths = self._generations(name) or [self.generation(name, 0)]
        for path in paths:
            try:
                heading = read_heading(self._bytes(path))
                return Slot(name, path, heading, "", path.stat().st_mtime)
            except SaveFault as found:
                fault = fault or str(found)
        with contextlib.suppress(OSError):
            return Slot(name, paths[0], None, fault, paths[0].stat().st_mtime)
        return Slot(name, paths[0], None, fault, 0.0)

    def delete(self, name: str) -> None:
        """Forget `name` with all its generations."""
        for path in self._generations(name):
            with contextlib.suppress(OSError):
                path.unlink()
