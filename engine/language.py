"""Words in the player's language: Fluent files of the engine and of one title, English below, a visible gap at last."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.messages import Messages, messages_of, source_of

__all__ = ["ENGINE_TEXT", "LANGUAGES", "PSEUDO", "Language", "pseudo", "source_of", "system_language", "true_minus"]

ENGINE_TEXT = Path(__file__).parent / "text"
LANGUAGES = {"en": "English", "es": "Español"}
PSEUDO = "xx"
ACCENTED = str.maketrans("aceinouyACEINOUY", "áçéíñöûýÁÇÉÍÑÖÛÝ")
NOT_KEY = re.compile(r"[^A-Za-z0-9_-]")
REMEMBERED = 4000
"""Messages that are kept as they were said: some are asked for in every frame."""
PER_CENT = re.compile(r"(?<=\d) %")
LESS = re.compile(r"(?<![\w.)*-])-(?=\d)")
"""A hyphen that stands for a minus: not in a range, a date or a clause."""


class Language:
    """`lang("key", name="Temur", n=3)` gives the words.

    Roots are folders that hold `<code>.ftl`; later ones (a title's) win over earlier ones (the engine's). Keys may be
    written with dots or slashes: they stand for hyphens in the files. Inline icons are written `{icon:name}`.
    """

    def __init__(self, code: str = "en", roots: Iterable[Path] = (ENGINE_TEXT,)) -> None:
        self.roots = tuple(roots)
        self.missing: set[str] = set()
        self.code = code
        self._chains: dict[str, list[Messages]] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def switch(self, code: str) -> None:
        """Another language from the next word on."""
        self.code = code

    def with_title(self, path: Path) -> "Language":
        """The same language with a title's text folder laid over; the engine's own is not touched."""
        return Language(self.code, (*self.roots, path))

    def __call__(self, key: str, /, **args: Any) -> str:
        """The message; `⟦key⟧` when no file has it (and the key is noted in `missing`). Arguments must be hashable."""
        asked = (self.code, key, *args.items())
        if asked not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = self._find(key, args)
        return self._said[asked]

    def _find(self, key: str, args: dict[str, Any]) -> str:
        name = NOT_KEY.sub("-", key)
        for messages in self._chain():
            text = messages.format(name, args)
            if text is not None:
                return pseudo(text) if self.code == PSEUDO else together(true_minus(text))
        self.missing.add(key)
        return f"⟦{key}⟧"

    def warm(self) -> None:
        """Read now what would take long when it is first said."""
        for messages in self._chain():
            messages.warm()

    def has(self, key: str) -> bool:
        """True when some file in the chain has the key."""
        return any(NOT_KEY.sub("-", key) in messages for messages in self._chain())

    def translated(self, key: str) -> bool:
        """True when the key is there in this very language, without falling back to English."""
        files = len(self.roots)
        return any(NOT_KEY.sub("-", key) in messages for messages in self._chain()[:files])

    def _chain(self) -> list[Messages]:
        if self.code not in self._chains:
            code = "en" if self.code == PSEUDO else self.code
            codes = (code,) if code == "en" else (code, "en")
            self._chains[self.code] = [
                messages_of(root / f"{each}.ftl", each) for each in codes for root in reversed(self.roots)
            ]
        return self._chains[self.code]


def true_minus(text: str) -> str:
    """Negative numbers with the sign that is as wide as a plus."""
    return LESS.sub("\N{MINUS SIGN}", text)


def together(text: str) -> str:
    """A number and its per cent stay on one line."""
    return PER_CENT.sub("\N{NO-BREAK SPACE}%", text)


def pseudo(text: str) -> str:
    """Accented, about 35 % longer, in brackets: shows what is not translated and what does not fit."""
    parts = re.split(r"(\{icon:[\w/]+\}|\n)", text)
    accented = "".join(part if n % 2 else part.translate(ACCENTED) for n, part in enumerate(parts))
    letters = sum(char.isalpha() for char in text)
    return f"[{accented}{' ~~~~' * round(letters * 0.35 / 5)}]"


def system_language(environment: dict[str, str]) -> str:
    """The language that LANG and its kin ask for, if we speak it; else English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
