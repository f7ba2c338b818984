"""The titles that are installed: found by scanning `games/`, loaded only as far as they are needed."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.rules import Ruleset

GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class TitleOption:
    """A choice the lobby offers before a game: `key` is its message key, `choices` are values with keys `key-value`."""

    key: str
    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Title:
    """What the lobby needs to know of a title. A title's `title.py` exports one as `TITLE`.

    `order` places it on the title screen, `accent` is its colour. A title that is not `listed` is left out of the
    title screen but can be played from the command line. Its other parts are loaded on first use, by their place:
    `rules` exports RULES, `bot` exports BOT, `board` exports BOARD.
    """

    id: str
    order: int
    seats: tuple[int, ...]
    accent: str
    options: tuple[TitleOption, ...] = ()
    listed: bool = True
    music: str = ""
    howto_pages: int = 0
    default_options: Mapping[str, str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "default_options", {option.key: option.default for option in self.options})

    @property
    def folder(self) -> Path:
        return GAMES / self.id

    def _part(self, module: str, name: str) -> Any:
        return getattr(importlib.import_module(f"games.{self.id}.{module}"), name)

    def rules(self) -> Ruleset[Any]:
        found: Ruleset[Any] = self._part("rules", "RULES")
        return found

    def check_content(self, overlay: Path | None = None) -> None:
        """Read the title's content, with a folder of one's own over it. Raises `engine.rules.content.BadContent`."""
        self._part("rules.content", "load_content")(self.folder / "content", overlay)

    def bot(self) -> Any:
        """The title's `engine.bots.spec.BotSpec`."""
        return self._part("bot", "BOT")

    def board(self) -> Any:
        """The title's `engine.table.board.Board` class."""
        return self._part("board", "BOARD")


def find_titles() -> dict[str, Title]:
    """Every folder of `games/` with a `title.py`, in the order of the title screen."""
    names = [path.parent.name for path in GAMES.glob("*/title.py")]
    titles = [importlib.import_module(f"games.{name}.title").TITLE for name in names]
    return {title.id: title for title in sorted(titles, key=lambda title: (title.order, title.id))}
