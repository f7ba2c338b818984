"""A title's rule book as chapters and clauses, and finding words in it. No drawing."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.language import true_minus

CHAPTER = re.compile(r"##\s+([A-Z]+-\w+)\s+(.*)")
CLAUSE = re.compile(r"\*\*([A-Z]+-[\w.]+)\*\*\s*(.*)", re.DOTALL)


@dataclass(frozen=True)
class Clause:
    """One numbered paragraph; `id` is empty for a paragraph without a number."""

    id: str
    text: str


@dataclass(frozen=True)
class Chapter:
    id: str
    name: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Place:
    """Where something stands: chapter and clause by number from 0."""

    chapter: int
    clause: int


@lru_cache(maxsize=8)
def read_rules(folder: Path, code: str) -> tuple[Chapter, ...]:
    """The rule book in a language, the English one where that is missing; empty when there is none."""
    for each in (code, "en"):
        file = folder / f"RULES.{each}.md"
        if file.is_file():
            return parse_rules(true_minus(file.read_text(encoding="utf-8")))
    return ()


def parse_rules(source: str) -> tuple[Chapter, ...]:
    """Chapters begin with `## ID Name`, clauses with `**ID** text`; paragraphs end at an empty line or a clause."""
    chapters: list[Chapter] = []
    for part in re.split(r"^(?=## )", source, flags=re.MULTILINE):
        head, _, body = part.partition("\n")
        if found := CHAPTER.match(head):
            chapters.append(Chapter(found[1], found[2].strip(), tuple(_clauses(body))))
    return tuple(chapters)


def _clauses(body: str) -> list[Clause]:
    out = []
    for paragraph in re.split(r"\n\s*\n|\n(?=\*\*[A-Z]+-)", body):
        plain = " ".join(paragraph.split())
        if found := CLAUSE.match(plain):
            out.append(Clause(found[1], found[2].replace("**", "*")))
        elif plain:
            out.append(Clause("", plain.lstrip("# ").replace("**", "*")))
    return out


def place_of(chapters: tuple[Chapter, ...], clause: str) -> Place | None:
    """Where a clause or a chapter stands; a clause that is not there leads to its chapter."""
    for n, chapter in enumerate(chapters):
        for k, each in enumerate(chapter.clauses):
            if each.id == clause:
                return Place(n, k)
    parent = clause.rpartition(".")[0] or clause
    return next((Place(n, 0) for n, chapter in enumerate(chapters) if chapter.id in (clause, parent)), None)


def folded(text: str) -> str:
    """Lower case without accents, letter for letter: what is searched in."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text.lower())


def find(chapters: tuple[Chapter, ...], words: str) -> list[Place]:
    """Every clause that holds all the words, in the order of the book."""
    wanted = folded(words).split()
    if not wanted:
        return []
    return [
        Place(n, k)
        for n, chapter in enumerate(chapters)
        for k, clause in enumerate(chapter.clauses)
        if all(word in folded(f"{clause.id} {clause.text}") for word in wanted)
    ]


def marked(text: str, words: str) -> str:
    """The text with every hit in *bold*. Text that has marks of its own stays as it is."""
    wanted = sorted({word for word in folded(words).split() if len(word) > 1}, key=len, reverse=True)
    if not wanted or "*" in text or "{" in text:
        return text
    plain, out, at = folded(text), "", 0
    if len(plain) != len(text):
        return text
    for found in re.finditer("|".join(map(re.escape, wanted)), plain):
        out += text[at : found.start()] + "*" + text[found.start() : found.end()] + "*"
        at = found.end()
    return out + text[at:]
