"""Boards and scenarios: each one file with a folder of its own kind, so that a person can add one by adding a file."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec
import toml

from engine.rules.content import ContentFault, Source, explain

T = TypeVar("T")


def read_each(folder: Path, overlay: Path | None, part: str, faults: list[ContentFault]) -> dict[str, Source]:
    """Every file of `part`, by its id; one of `overlay` takes the place of ours with the same id."""
    found: dict[str, Source] = {}
    for place in (folder, overlay):
        for path in sorted((place / part).glob("*.toml")) if place is not None else ():
            source = _source(path, f"{part}/{path.name}", faults)
            if source is None:
                continue
            name = source.data.get("id")
            if name != path.stem:
                faults.append(ContentFault(f"{part}/{path.name}", "id", f'expected id = "{path.stem}", as the file'))
            else:
                found[path.stem] = source
    return found


def _source(path: Path, name: str, faults: list[ContentFault]) -> Source | None:
    try:
        data = toml.loads(path.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        faults.append(ContentFault(name, f"byte {error.start}", "expected UTF-8 text"))
    except (toml.TomlDecodeError, IndexError) as error:
        faults.append(ContentFault(name, "syntax", f"expected TOML: {error}"))
    else:
        return Source(data, _places(data, name))
    return None


def _places(data: dict[str, Any], name: str) -> dict[str, str]:
    """Where each key was found: all in this file."""
    places = dict.fromkeys(data, name)
    for key, value in data.items():
        if isinstance(value, list):
            for index, entry in enumerate(value):
                entry_id = entry.get("id", index) if isinstance(entry, dict) else index
                places[f"{key}[{entry_id}]"] = name
    return places


def convert_each(sources: dict[str, Source], kind: type[T], faults: list[ContentFault]) -> dict[str, T]:
    """The files as typed Structs; those that are not sound are left out and told of."""
    found: dict[str, T] = {}
    for name, source in sources.items():
        try:
            found[name] = msgspec.convert(source.data, kind)
        except msgspec.ValidationError as error:
            fault = explain(source, str(error))
            file = next(iter(source.files.values()), name)
            faults.append(ContentFault(file, fault.key, fault.expected))
    return found
