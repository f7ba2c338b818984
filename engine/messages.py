"""The messages of one Fluent file, each parsed when it is first asked for: of the many of a title most never are.

Fluent's own parser takes 0.2 ms a message, and with it comes half of babel. Messages of one line in which nothing is
to be chosen or worked out, which most are, need neither.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

MARKUP = re.compile(r"\{icon:([\w/]+)\}")
ENTRY = re.compile(r"(-?[A-Za-z][\w-]*) *=(.*)")
PLACEABLE = re.compile(r"""\{\s*(?:\$([A-Za-z][\w-]*)|"([^"\\]*)")\s*\}""")
MENTIONED = re.compile(r"[{(]\s*(-?[A-Za-z][\w-]*)")
OUTSIDE = re.compile(r"[A-Za-z#-]")
"""What begins something new in the first column; all else goes on with the entry before."""
GROUPED = 1000
"""From here on numbers are written with separators, and that is Fluent's business."""
Parts = tuple[tuple[str, str], ...]
"""Words, and the name of the argument that follows them ("" for none)."""


def source_of(file: Path) -> str:
    """A Fluent file's text with our icon markup made literal, so that Fluent hands it through."""
    return MARKUP.sub(r'{"{icon:\1}"}', file.read_text(encoding="utf-8"))


@lru_cache(maxsize=16)
def messages_of(file: Path, code: str) -> "Messages":
    """The messages of a file, shared by all who speak them; none when there is no such file."""
    return Messages(source_of(file) if file.exists() else "", code)


class Messages:
    """Messages by name out of a Fluent text in the language `code`. Of a name given twice the first counts."""

    def __init__(self, source: str, code: str) -> None:
        self._code = code
        self._bundle: FluentBundle | None = None
        self._simple: dict[str, Parts | None] = {}
        self._sources: dict[str, str] = {}
        for name, text in entries(source):
            if name not in self._sources:
                self._sources[name] = text
        self._parsed: set[str] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._sources and not name.startswith("-")

    def format(self, name: str, args: dict[str, Any]) -> str | None:
        """The message in words; None when the file has none of that name."""
        if name not in self:
            return None
        if name not in self._simple:
            self._simple[name] = simple_parts(self._sources[name])
        parts = self._simple[name]
        words = joined(parts, args) if parts is not None else None
        return self._format(name, args) if words is None else words

    def warm(self) -> None:
        """Read now whatever needs Fluent: in mid-game each such message would cost some milliseconds."""
        for name in self._sources:
            if name not in self._simple:
                self._simple[name] = simple_parts(self._sources[name])
            if self._simple[name] is None:
                self._parse(name)

    def _format(self, name: str, args: dict[str, Any]) -> str | None:
        self._parse(name)
        assert self._bundle is not None
        if not self._bundle.has_message(name):
            return None
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def _parse(self, name: str) -> None:
        """Hand an entry to Fluent, and all that it mentions."""
        if name in self._parsed or name not in self._sources:
            return
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._code], use_isolating=False)
        self._parsed.add(name)
        source = self._sources[name]
        self._bundle.add_resource(FluentResource(source))
        for mentioned in MENTIONED.findall(source):
            self._parse(mentioned)


def entries(source: str) -> list[tuple[str, str]]:
    """Messages and terms (these with their hyphen) of a Fluent text, each with its lines."""
    found: list[tuple[str, str]] = []
    lines: list[str] = []
    name = ""
    for line in source.splitlines():
        if OUTSIDE.match(line):
            if name:
                found.append((name, "\n".join(lines) + "\n"))
            entry = ENTRY.match(line)
            name, lines = (entry.group(1) if entry else ""), []
        lines.append(line)
    return [*found, (name, "\n".join(lines) + "\n")] if name else found


def simple_parts(source: str) -> Parts | None:
    """An entry of one line with nothing but words, arguments and quoted words; None when Fluent is needed."""
    first, _, rest = source.partition("\n")
    entry = ENTRY.match(first)
    assert entry is not None
    words = entry.group(2).strip()
    if rest.strip() or not words:
        return None
    parts: list[tuple[str, str]] = []
    at = 0
    for found in PLACEABLE.finditer(words):
        parts.append((words[at : found.start()] + (found.group(2) or ""), found.group(1) or ""))
        at = found.end()
    parts.append((words[at:], ""))
    return None if set("{}") & set(PLACEABLE.sub("", words)) else tuple(parts)


def joined(parts: Parts, args: dict[str, Any]) -> str | None:
    """The words with their arguments; None when one is missing, or no text and no small number."""
    words = ""
    for text, name in parts:
        words += text
        if name:
            given = args.get(name)
            if isinstance(given, str):
                words += given
            elif type(given) is int and 0 <= given < GROUPED:
                words += str(given)
            else:
                return None
    return words
