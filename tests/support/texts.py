"""The words of a title under test: its Fluent files and rule books, read by path, and the slips found in them."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import fontpkg_atkinson_hyperlegible
import pygame
import toml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.language import ENGINE_TEXT, Language, source_of

CODES = ("en", "es")
GAMES = Path(__file__).parents[2] / "games"
PROMPT_WIDTH, PROMPT_SIZE, NEWS_WIDTH, NEWS_SIZE = 1100, 38, 1100, 30


class _Variables(Visitor):
    """The variables and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def font(size: int) -> pygame.font.Font:
    pygame.font.init()
    folder = Path(fontpkg_atkinson_hyperlegible.__file__).parent
    return pygame.font.Font(next(folder.rglob("*Regular*.ttf")), size)


def width(text: str, size: int) -> int:
    """Pixels of the rich text; an inline icon is as wide as the line is high."""
    plain, icons = re.subn(r"\{icon:\w+\}", "", text)
    return font(size).size(plain)[0] + icons * font(size).get_linesize()


class Texts:
    """`chapters` tells the clauses wanted: how many a chapter has, or their numbers where some are left out."""

    def __init__(self, title: str, prefix: str, chapters: Mapping[int | str, int | Iterable[int]]) -> None:
        self.folder, self.prefix = GAMES / title, prefix
        numbers = {name: range(1, n + 1) if isinstance(n, int) else n for name, n in chapters.items()}
        self.chapter_ids = [f"{prefix}-{name}" for name in chapters]
        self.clause_ids = [f"{prefix}-{name}.{n}" for name, wanted in numbers.items() for n in wanted]
        self._languages = {code: Language(code, (ENGINE_TEXT, self.folder / "text")) for code in CODES}

    # ------------------------------------------------------------ messages
    @cached_property
    def _messages(self) -> dict[str, dict[str, ast.Message]]:
        return {code: self._parse(code) for code in CODES}

    def _parse(self, code: str) -> dict[str, ast.Message]:
        body = FluentParser().parse(source_of(self.folder / "text" / f"{code}.ftl")).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        assert len({message.id.name for message in messages}) == len(messages), "a key occurs twice"
        return {message.id.name: message for message in messages}

    def entries(self, code: str) -> dict[str, ast.Message]:
        return self._messages[code]

    def words(self, code: str) -> Language:
        return self._languages[code]

    def keys(self, prefix: str) -> list[str]:
        return [key for key in self.entries("en") if key.startswith(prefix)]

    def lacking(self, code: str, wanted: Iterable[str]) -> list[str]:
        return sorted(set(wanted) - set(self.entries(code)))

    def variables(self, code: str, key: str) -> set[str]:
        """What `key` is given, through other messages too."""
        seen = _Variables()
        seen.visit(self.entries(code)[key])
        return seen.names.union(*(self.variables(code, other) for other in seen.messages))

    def unequal_variables(self) -> list[str]:
        return [key for key in self.entries("en") if self.variables("en", key) != self.variables("es", key)]

    def broken(self, code: str, args: Mapping[str, Any]) -> list[str]:
        """Messages that still show a gap when they are given `args`."""
        said = [re.sub(r"\{icon:\w+\}", "", self.words(code)(key, **args)) for key in self.entries(code)]
        return [line for line in said if "{" in line or "⟦" in line]

    def too_wide(self, code: str, prefix: str, size: int, most: int, args: Mapping[str, Any]) -> dict[str, int]:
        """Keys whose words, filled with `args`, are wider than `most` pixels."""
        said = {key: width(self.words(code)(key, **args), size) for key in self.keys(prefix)}
        return {key: wide for key, wide in said.items() if wide > most}

    def too_long(self, code: str, keys: Iterable[str], most: int, args: Mapping[str, Any] | None = None) -> list[str]:
        """Keys whose words have more than `most` characters."""
        return [key for key in keys if len(self.words(code)(key, **(args or {}))) > most]

    def unequal_numbers(self, keys: Iterable[str]) -> list[str]:
        """Keys whose words name other numbers in the other language; the order does not matter."""
        numbers = [{key: sorted(re.findall(r"[+-]?\d+", self.words(code)(key))) for key in keys} for code in CODES]
        return [key for key in numbers[0] if numbers[0][key] != numbers[1][key]]

    # ------------------------------------------------------------ rule book
    def book(self, code: str) -> str:
        return (self.folder / f"RULES.{code}.md").read_text(encoding="utf-8")

    def clauses(self, code: str) -> dict[str, str]:
        return dict(re.findall(rf"^\*\*({self.prefix}-\w+\.\d+)\*\* (.+)$", self.book(code), re.MULTILINE))

    def headings(self, code: str) -> tuple[list[str], list[str]]:
        """Ids of the chapters and of the clauses, as they stand in the book."""
        chapters = re.findall(rf"^## ({self.prefix}-\w+) .+", self.book(code), re.MULTILINE)
        return chapters, re.findall(rf"^\*\*({self.prefix}-\w+\.\d+)\*\* ", self.book(code), re.MULTILINE)

    def dangling_references(self, code: str) -> set[str]:
        referred = set(re.findall(rf"{self.prefix}-\w+(?:\.\d+)?", " ".join(self.clauses(code).values())))
        return referred - set(self.chapter_ids) - set(self.clause_ids)

    def unequal_references(self) -> list[str]:
        links = [
            {key: re.findall(rf"{self.prefix}-[\d.]*\d", line) for key, line in self.clauses(code).items()}
            for code in CODES
        ]
        return [key for key in links[0] if links[0][key] != links[1].get(key)]

    def unequal_clause_numbers(self) -> list[str]:
        """A number that differs between the languages is a translator's slip; words for numbers are not compared."""
        said = [{key: set(re.findall(r"\d+", line)) for key, line in self.clauses(code).items()} for code in CODES]
        return [key for key in said[0] if said[0][key] != said[1].get(key)]

    def spanish_with(self, banned: set[str], args: Mapping[str, Any]) -> list[str]:
        """Where the Spanish words and rules hold one of the `banned` words or, with a space in it, phrases."""
        lines = {key: self.words("es")(key, **args) for key in self.entries("es")} | self.clauses("es")
        plain = {key: re.sub(r"\{icon:\w+\}", "", line).lower() for key, line in lines.items()}
        single, phrases = {one for one in banned if " " not in one}, {one for one in banned if " " in one}
        return [
            key
            for key, line in plain.items()
            if single & set(re.findall(r"\w+", line)) or any(phrase in line for phrase in phrases)
        ]

    # ------------------------------------------------------------ how to play
    def howto_slips(self) -> list[str]:
        """What is wrong with the eight pages: pictures, words said elsewhere or nowhere, clauses that are not there."""
        pages = toml.load(self.folder / "howto.toml")["page"]
        said = [page[part] for page in pages for part in ("title", "text")]
        slips = [] if [page["picture"] for page in pages] == [f"{n}.png" for n in range(1, 9)] else ["pictures"]
        slips += sorted(set(said) ^ set(self.keys("howto-")))
        return slips + sorted({clause for page in pages for clause in page["clauses"]} - set(self.clause_ids))
