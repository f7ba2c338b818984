"""The facts of High Throw, read once."""

from pathlib import Path

from msgspec import Struct

from engine.rules.content import convert, read_folder


class Content(Struct, frozen=True):
    rounds: int
    values: tuple[int, ...]


SOURCE = read_folder(Path(__file__).parent.parent / "content")
CONTENT = convert(SOURCE, Content)
