"""Decks as files: a readable TOML each, to keep, to hand on, and to drop in. What cannot be read is listed with why."""

import re
import unicodedata
from pathlib import Path
from typing import Any, NamedTuple

import toml

from engine.saves import write_aside
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.decks import SIZES
from games.krynea.rules.state import FACTIONS
from games.krynea.workshop.deck import MODES, Deck, part

FORMAT = 1
LARGEST = 64 * 1024
"""Bytes; a deck has two or three thousand."""
MOST_CARDS = 400
NAME_LIMIT = 28
BROKEN = (toml.TomlDecodeError, IndexError, KeyError, TypeError, ValueError, AttributeError, RecursionError)
"""All that the reader raises on bad text."""
HEAD = """# A deck of Krynea Battlefield. Drop this file into the same folder of another couch to hand the deck on.
# mode: factions or free; faction: light, magic, dark or mercenary; cards by their ids, as the title names them.
"""
LINE = 110


class DeckFault(Exception):
    """Why a file is no deck: `reason` is the end of a message key, `args` go with it."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.args_of: dict[str, str | int] = args


class Shelved(NamedTuple):
    """A file on the shelf: its deck, or why there is none."""

    path: Path
    deck: Deck | None
    fault: DeckFault | None = None


# ---------------------------------------------------------------- writing
def text_of(deck: Deck) -> str:
    """The deck as its file tells it."""
    lines = [f"format = {FORMAT}", *(f"{key} = {quoted(getattr(deck, key))}" for key in ("name", "mode", "faction"))]
    for kind in SIZES:
        lines += ["", f"{kind}s = [", *_wrapped([CARDS[card].slug for card in part(deck, kind)]), "]"]
    return HEAD + "\n".join(lines) + "\n"


def quoted(words: str) -> str:
    """A basic string of TOML; names hold no control characters."""
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _wrapped(slugs: list[str]) -> list[str]:
    lines: list[str] = []
    for slug in slugs:
        item = f'"{slug}",'
        if lines and len(lines[-1]) + len(item) < LINE:
            lines[-1] += " " + item
        else:
            lines.append("    " + item)
    return lines


def tidy(name: str) -> str:
    """A name that can be shown anywhere: one line, nothing that reads as markup, not too long."""
    spaced = "".join(" " if unicodedata.category(letter).startswith(("C", "Z")) else letter for letter in name)
    return " ".join(re.sub(r"[*{}⟦⟧]", "", spaced).split())[:NAME_LIMIT].rstrip()


# ---------------------------------------------------------------- reading
def read_deck(path: Path) -> Deck:
    """The deck of a file. Raises `DeckFault`."""
    tables = _tables(path)
    if _number(tables.get("format")) > FORMAT:
        raise DeckFault("newer")
    mode, faction = _one_of(tables, "mode", MODES), _one_of(tables, "faction", FACTIONS)
    cards = [card for kind in SIZES for card in _cards(tables, kind)]
    name = tables.get("name", "")
    shown = tidy(name) if isinstance(name, str) else ""
    return Deck(shown or tidy(path.stem) or "?", mode, faction, cards)


def _tables(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError:
        raise DeckFault("unreadable") from None
    if len(raw) > LARGEST:
        raise DeckFault("too-large")
    try:
        return dict(toml.loads(raw.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        raise DeckFault("not-utf-8", n=raw[: error.start].count(b"\n") + 1) from None
    except toml.TomlDecodeError as error:
        raise DeckFault("bad-line", n=error.lineno) from None
    except BROKEN:
        raise DeckFault("not-toml") from None


def _number(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return value
    raise DeckFault("bad-key", what="format", value=str(FORMAT))


def _one_of(tables: dict[str, Any], key: str, known: tuple[str, ...]) -> str:
    value = tables.get(key)
    if isinstance(value, str) and value in known:
        return value
    raise DeckFault("bad-key", what=key, value=", ".join(known))


def _cards(tables: dict[str, Any], kind: str) -> list[int]:
    """The ids of one list. Cards that do not exist, or stand in another kind's list, make the file damaged."""
    slugs = tables.get(f"{kind}s", [])
    if not isinstance(slugs, list) or len(slugs) > MOST_CARDS:
        raise DeckFault("bad-list", what=f"{kind}s")
    for slug in slugs:
        number = CONTENT.slugs.get(slug) if isinstance(slug, str) else None
        if number is None or CARDS[number].kind != kind:
            raise DeckFault("unknown-card", what=f"{kind}s", value=tidy(str(slug)))
    return [CONTENT.slugs[slug] for slug in slugs]


# ---------------------------------------------------------------- the shelf
class Shelf:
    """The decks in `folder`, which is made when something is kept. Faults of the disk are given back, not raised."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def signature(self) -> tuple[tuple[str, float], ...]:
        """Changes whenever a file comes, goes or is written."""
        found = []
        for path in self._paths():
            try:
                found.append((path.name, path.stat().st_mtime))
            except OSError:
                found.append((path.name, 0.0))
        return tuple(found)

    def decks(self) -> list[Shelved]:
        """Every file, by name of its deck, the damaged ones last."""
        found = [self._shelved(path) for path in self._paths()]
        return sorted(found, key=lambda one: (one.deck is None, (one.deck or Deck()).name.lower(), one.path.name))

    def _paths(self) -> list[Path]:
        try:
            return sorted(path for path in self.folder.glob("*.toml") if path.is_file())
        except OSError:
            return []

    @staticmethod
    def _shelved(path: Path) -> Shelved:
        try:
            return Shelved(path, read_deck(path))
        except DeckFault as fault:
            return Shelved(path, None, fault)

    def new_path(self, name: str) -> Path:
        """A file for a deck of that name which no deck has yet: `my-deck-2.toml`."""
        letters = unicodedata.normalize("NFD", name.lower()).encode("ascii", "ignore").decode()
        stem = re.sub(r"[^a-z0-9]+", "-", letters).strip("-") or "deck"
        numbered = (self.folder / f"{stem}{f'-{n}' if n > 1 else ''}.toml" for n in range(1, 10_000))
        return next(path for path in numbered if not path.exists())

    def keep(self, deck: Deck, path: Path) -> str:
        """Write the deck; gives why it could not be written, empty when it is safe on disk."""
        try:
            write_aside(path, text_of(deck).encode("utf-8"))
        except OSError as error:
            return error.strerror or type(error).__name__
        return ""

    @staticmethod
    def delete(path: Path) -> str:
        """Away with the file; gives why it could not be deleted."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            return error.strerror or type(error).__name__
        return ""
