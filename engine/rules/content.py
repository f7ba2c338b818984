"""Facts as data: the TOML files of a title's `content/` folder read once into frozen typed Structs.

Every fault is reported with file, key and what was expected. People can lay a folder of their own over ours: tables of
the same id replace entries, single values replace values. No other module of the rules machinery reads files.
"""

import hashlib
import json
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import toml

T = TypeVar("T")
OWN = "COUCH_KHANS_CONTENT"
"""The environment variable that names the folder of a person's own content, with one folder a title in it."""


class ContentFault(NamedTuple):
    """One thing wrong with a content file: where, and what was expected there."""

    file: str
    key: str
    expected: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.expected}"


class BadContent(ValueError):
    """Content that cannot be played with; `faults` lists everything found."""

    def __init__(self, faults: Iterable[ContentFault]) -> None:
        self.faults = list(faults)
        super().__init__("\n".join(map(str, self.faults)))


class Source(NamedTuple):
    """The merged tables of a content folder, with the file that each entry came from."""

    data: dict[str, Any]
    files: dict[str, str]
    """Top-level key, or `key[id]` for an entry of a list of tables -> file name."""

    @property
    def hash(self) -> str:
        """Sixteen hex digits that change when any fact changes."""
        return hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()[:16]


def read_folder(folder: Path, overlay: Path | None = None) -> Source:
    """Merge every `*.toml` of `folder`, in name order, then those of `overlay`. Raises `BadContent`."""
    source = Source({}, {})
    faults: list[ContentFault] = []
    for place in (folder, overlay):
        for path in sorted(place.glob("*.toml")) if place is not None else ():
            table = _read_file(path, faults)
            _merge(source, table, path.name, replace=place is overlay)
    if faults:
        raise BadContent(faults)
    return source


def _read_file(path: Path, faults: list[ContentFault]) -> dict[str, Any]:
    try:
        return toml.loads(path.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        faults.append(ContentFault(path.name, f"byte {error.start}", "expected UTF-8 text"))
    except (toml.TomlDecodeError, IndexError) as error:
        faults.append(ContentFault(path.name, "syntax", f"expected TOML: {error}"))
    return {}


def _merge(source: Source, table: dict[str, Any], file: str, replace: bool) -> None:
    for key, value in table.items():
        source.files[key] = file
        if _is_entries(value):
            _merge_entries(source, key, value, file, replace)
        elif isinstance(value, dict):
            source.data[key] = {**source.data.get(key, {}), **value}
        else:
            source.data[key] = value


def _is_entries(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _merge_entries(source: Source, key: str, entries: list[dict[str, Any]], file: str, replace: bool) -> None:
    known = source.data.setdefault(key, [])
    places = {entry.get("id"): at for at, entry in enumerate(known)} if replace else {}
    for entry in entries:
        source.files[f"{key}[{entry.get('id', len(known))}]"] = file
        if entry.get("id") in places:
            known[places[entry["id"]]] = entry
        else:
            known.append(entry)


def convert(source: Source, kind: type[T]) -> T:
    """The merged tables as one typed Struct, or `BadContent` naming file, entry and key."""
    try:
        return msgspec.convert(source.data, kind)
    except msgspec.ValidationError as error:
        raise BadContent([explain(source, str(error))]) from None


def read_checked(
    folder: Path, overlay: Path | None, kind: type[T], faults: Callable[[Source, T], Iterable[ContentFault]]
) -> tuple[T, str]:
    """The tables of `folder`, with those of `overlay` over them, as one typed Struct, and their hash.

    Raises `BadContent` with everything that `faults` finds."""
    source = read_folder(folder, overlay)
    tables = convert(source, kind)
    found = list(faults(source, tables))
    if found:
        raise BadContent(found)
    return tables, source.hash


def explain(source: Source, message: str) -> ContentFault:
    """Turn `Expected int, got str - at $.wagon[3].back` into a fault that names file, entry id and key."""
    expected, _, path = message.partition(" - at `$")
    match = re.match(r"\.(\w+)(?:\[(\d+)\])?(.*)", path.rstrip("`"))
    if match is None:
        return ContentFault(", ".join(sorted(set(source.files.values()))), "top level", expected)
    key, index, rest = match.groups()
    if index is None:
        return ContentFault(source.files.get(key, "?"), key + rest, expected)
    entry = source.data[key][int(index)].get("id", index)
    return ContentFault(source.files.get(f"{key}[{entry}]", "?"), f"{key} {entry}{rest}", expected)


own_faults: list[ContentFault] = []
"""What was wrong with content of the person's own that was left out; whoever shows it empties the list."""


def with_own(load: Callable[[Path, Path | None], T], folder: Path, title_id: str) -> T:
    """`load(folder, own)` with the person's own folder for the title over ours; ours alone where theirs is faulty."""
    own = Path(os.environ.get(OWN, "")) / title_id
    if not os.environ.get(OWN) or not own.is_dir():
        return load(folder, None)
    try:
        return load(folder, own)
    except BadContent as error:
        own_faults.extend(ContentFault(f"{own / fault.file}", fault.key, fault.expected) for fault in error.faults)
        return load(folder, None)
