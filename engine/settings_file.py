"""Settings files: the shipped one and the person's own over it, read key by key, written without ever tearing one."""

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import toml

from engine.language import Language
from engine.settings import KEYS, Key, Settings, config_folder, scalars, with_tables

SHIPPED = Path(__file__).parent.parent / "config.toml"
OWN = "config.toml"
KEPT = ".faulty"
"""Added to the name of the copy that is kept of a file with faults, before it is written anew without them."""
ENGLISH = Language("en")
BROKEN = (toml.TomlDecodeError, IndexError, KeyError, TypeError, ValueError)  # all that the reader raises on bad text


@dataclass(frozen=True)
class Fault:
    """One thing wrong in one file, and what the person can do about it. `key` is "section.key", or "" for the file.

    Its words are the messages `faults-<what>` and `faults-<what>-cure`, with `args`.
    """

    file: str
    key: str
    what: str
    args: Mapping[str, str] = field(default_factory=dict)

    def words(self, say: Language) -> tuple[str, str]:
        """What is wrong and what helps, without their full stops."""
        return say(f"faults-{self.what}", **self.args), say(f"faults-{self.what}-cure", **self.args)

    @property
    def message(self) -> str:
        """What is wrong, in English, for files and consoles."""
        return self.words(ENGLISH)[0]

    @property
    def cure(self) -> str:
        """What helps, in English."""
        return self.words(ENGLISH)[1]


@dataclass(frozen=True)
class Loaded:
    """Settings that hold in any case, and what was wrong on the way to them."""

    settings: Settings
    faults: tuple[Fault, ...]


def load(shipped: Path = SHIPPED, own: Path | None = None) -> Loaded:
    """Shipped file first, the own file over it. A missing own file is no fault."""
    own = own or config_folder() / OWN
    settings, faults = _overlay(Settings(), shipped, must_exist=True)
    settings, more = _overlay(settings, own, must_exist=False)
    return Loaded(settings, (*faults, *more))


def _overlay(base: Settings, path: Path, must_exist: bool) -> tuple[Settings, list[Fault]]:
    if not path.exists() and not must_exist:
        return base, []
    text, faults = _text_of(path)
    tables = _tables_of(text, path, faults) if text.strip() else {}
    return with_tables(base, _good(tables, path, faults)), faults


def _text_of(path: Path) -> tuple[str, list[Fault]]:
    try:
        raw = path.read_bytes()
    except OSError as error:
        reason = error.strerror or "unknown reason"
        return "", [Fault(str(path), "", "unreadable", {"reason": reason})]
    faults = []
    if raw.startswith(b"\xef\xbb\xbf"):
        faults.append(Fault(str(path), "", "byte-order-mark"))
        raw = raw[3:]
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        faults.append(Fault(str(path), "", "not-utf-8", {"line": str(line)}))
        text = raw.decode("utf-8", "replace").replace("\x00", "")
    if not text.strip():
        faults.append(Fault(str(path), "", "empty"))
    return text, faults


def _tables_of(text: str, path: Path, faults: list[Fault]) -> dict[str, Any]:
    try:
        return dict(toml.loads(text))
    except BROKEN:
        return _salvage(text, path, faults)


def _salvage(text: str, path: Path, faults: list[Fault]) -> dict[str, Any]:
    """The file line by line: our files hold plain `key = value` lines, so each good one survives a bad neighbour."""
    tables: dict[str, Any] = {}
    header = ""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        try:
            part = toml.loads(f"{header}\n{bare}")
        except BROKEN:
            faults.append(Fault(str(path), "", "bad-line", {"line": str(number), "words": bare[:40]}))
            header = "" if bare.startswith("[") else header
            continue
        if bare.startswith("["):
            header = bare
        _merge(tables, part)
    return tables


def _merge(into: dict[str, Any], part: dict[str, Any]) -> None:
    for key, value in part.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict):
            _merge(into[key], value)
        else:
            into[key] = value


def _good(tables: dict[str, Any], path: Path, faults: list[Fault]) -> dict[str, Any]:
    good: dict[str, Any] = {}
    for section, keys in tables.items():
        if not isinstance(keys, dict):
            faults.append(Fault(str(path), section, "no-section"))
        elif section == "remap":
            good[section] = _good_remap(keys, path, faults)
        else:
            good[section] = _good_section(section, keys, path, faults)
    return good


def _good_section(section: str, keys: dict[str, Any], path: Path, faults: list[Fault]) -> dict[str, Any]:
    good = {}
    for name, value in keys.items():
        key = f"{section}.{name}"
        if key not in KEYS:
            faults.append(_unknown(str(path), key))
        elif KEYS[key].problem(value):
            faults.append(_misfit(str(path), KEYS[key], value))
        else:
            good[name] = value
    return good


def _good_remap(devices: dict[str, Any], path: Path, faults: list[Fault]) -> dict[str, dict[str, str]]:
    good = {}
    for device, buttons in devices.items():
        if isinstance(buttons, dict) and all(isinstance(action, str) for action in buttons.values()):
            good[device] = {str(button): action for button, action in buttons.items()}
        else:
            faults.append(Fault(str(path), f"remap.{device}", "no-buttons"))
    return good


def _unknown(file: str, key: str) -> Fault:
    """A key that is no setting: with the nearest that is one, if any is near."""
    from difflib import get_close_matches

    close = get_close_matches(key, KEYS, 1)
    return Fault(file, key, "misspelt", {"near": close[0]}) if close else Fault(file, key, "unknown")


def _misfit(file: str, key: Key, value: object) -> Fault:
    """A value that the key does not take, with what it takes."""
    given = {"value": str(value)}
    if key.kind == "toggle":
        return Fault(file, key.path, "wants-switch", given)
    if key.kind == "choice":
        return Fault(file, key.path, "wants-one-of", {**given, "choices": ", ".join(map(str, key.choices))})
    if key.kind == "text":
        return Fault(file, key.path, "wants-text", given)
    return Fault(file, key.path, "wants-number", {**given, "low": str(key.low), "high": str(key.high)})


def save_own(settings: Settings, path: Path | None = None, shipped: Path = SHIPPED) -> Fault | None:
    """Write what differs from the shipped file; None when it worked. The old file stays whole if anything fails."""
    path = path or config_folder() / OWN
    base, _ = _overlay(Settings(), shipped, must_exist=True)
    tables = _differences(settings, base)
    text = toml.dumps(tables)
    try:
        if toml.loads(text) != tables:
            return Fault(str(path), "", "not-as-written")
        if path.is_file() and _overlay(base, path, must_exist=True)[1]:
            shutil.copy2(path, path.with_name(path.name + KEPT))
        _replace(path, text)
    except (OSError, *BROKEN) as error:
        return Fault(str(path), "", "unwritable", {"reason": str(error)})
    return None


def _differences(settings: Settings, base: Settings) -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for path, value in scalars(settings):
        if value != base.value(path):
            section, key = path.split(".")
            tables.setdefault(section, {})[key] = value
    remap = {name: dict(keys) for name, keys in settings.remap.items() if keys != base.remap.get(name)}
    return {**tables, "remap": remap} if remap else tables


def _replace(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".new")
    with aside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(aside, path)
