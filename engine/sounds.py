"""The sound files by name: variants in turn, each file read once, faults reported once."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.loudness import kind_of

log = logging.getLogger(__name__)

SUFFIXES = (".wav", ".flac")


class SoundLibrary:
    """The files under `root`, which may be missing; what was read is kept until `forget` or `drop`."""

    def __init__(self, root: Path) -> None:
        self._files = find_files(root)
        self._turns: dict[str, int] = {}
        self._sounds: dict[Path, Any] = {}
        self._unknown: set[str] = set()

    def names(self) -> list[str]:
        """Every name, variants under their base name as well."""
        return sorted(self._files)

    def forget(self) -> None:
        """The device is given back, and what was read for it with it."""
        self._sounds.clear()

    def drop(self, name: str) -> None:
        """Keep the sounds of a name no longer: a bed of music is eight megabytes. A channel that plays one goes on."""
        for path in self._files.get(name, ()):
            self._sounds.pop(path, None)

    def variant(self, name: str) -> Path | None:
        """The file of a name; of several variants the next in turn."""
        paths = self._files.get(name, ())
        if not paths:
            if name not in self._unknown:
                log.warning("no sound file is named %s", name)
                self._unknown.add(name)
            return None
        turn = self._turns.get(name, 0)
        self._turns[name] = turn + 1
        return paths[turn % len(paths)]

    def sound(self, name: str, read: Callable[[str], Any], there: Callable[[], object]) -> Any:
        """The next sound of a name; None where there is none or its file is broken, and the rest goes on.

        `read` makes a sound of a path. Where it fails while the device is not `there`, its fault is raised.
        """
        path = self.variant(name)
        if path is None:
            return None
        if path not in self._sounds:
            try:
                self._sounds[path] = read(str(path))
            except Exception as error:  # whatever a decoder can think of
                if not there():
                    raise
                log.warning("cannot read %s: %s", path, error)
                self._sounds[path] = None
        return self._sounds[path]


def find_files(root: Path) -> dict[str, tuple[Path, ...]]:
    """Sound files under `root` by name; "die_wood" has the paths of die_wood_1, 2, ..., which have theirs as well."""
    found: dict[str, tuple[Path, ...]] = {}
    for path in sorted(root.glob("*")) if root.is_dir() else ():
        if path.suffix in SUFFIXES:
            found[path.stem] = (path,)
            if kind_of(path.stem) != path.stem:
                found[kind_of(path.stem)] = (*found.get(kind_of(path.stem), ()), path)
    return found
