"""The facts of High Throw, read once."""

from pathlib import Path

from msgspec import Struct

from engine.rules.content import convert, read_folder, with_own


class Content(Struct, frozen=True):
    rounds: int
    values: tuple[int, ...]


def load_content(folder: Path, overlay: Path | None = None) -> tuple[Content, str]:
    """The content of `folder`, with `overlay` laid over it, and its hash. Raises `BadContent`."""
    source = read_folder(folder, overlay)
    return convert(source, Content), source.hash


CONTENT, HASH = with_own(load_content, Path(__file__).parent.parent / "content", "_template")
