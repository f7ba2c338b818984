"""The titles that are installed: found by scanning `games/`, loaded only as far as they are needed."""

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from engine.bots.spec import BotSpec
from engine.rules import Match, Ruleset
from engine.rules.ruleset import Options

GAMES = Path(__file__).parent.parent / "games"
SECRETS = "secrets"


@dataclass(frozen=True)
class TitleOption:
    """A choice the lobby offers before a game.

    Its words: `table-<key>`, `table-<key>-<choice>` for each of `choices`, and `table-<key>-note` if there is something
    to explain.
    """

    key: str
    choices: tuple[str, ...]
    default: str


class SeatChoice(Protocol):
    """What every seat of a title may choose before the start, such as a deck; made as `SEAT_CHOICE(app, title)`."""

    def values(self, options: Options) -> tuple[str, ...]:
        """What there is to choose in a game with these options. The first value, "", leaves it to the table."""

    def words(self, value: str, others: bool) -> str:
        """A value in the player's language; `others`: some seat has chosen something."""

    def begin(self, match: Match[Any], chosen: Sequence[str]) -> None:
        """Tell a match that has just begun what was chosen, by seat; called when some seat has chosen something."""


@dataclass(frozen=True)
class Title:
    """What the lobby needs to know of a title. A title's `title.py` exports one as `TITLE`.

    `order` places it on the title screen, `accent` is its colour, `music` the sound file of its bed. It explains itself
    on `howto_pages` pages, each with `howto-<page>-title`, `howto-<page>-text` and the picture `<id>/howto/<page>`. A
    title that is not `listed` is left out of the title screen but can be played from the command line.

    Its other parts are loaded on first use, by their place: `rules` exports RULES, `bot` exports BOT, `board` exports
    BOARD; `workshop`, where there is one, exports WORKSHOP, a scene made of application and title, and may export
    SEAT_CHOICE. Its words: `workshop-entry`, `workshop-entry-note` and `workshop-seat` with $name.

    A title with secret hands has the option "secrets" with the choices "hidden" and "open". `hand_prompts` are then the
    prompts of questions whose options come out of a hand, and `reactions` those of them that interrupt: the rules ask
    every seat that could answer as far as all can know, also one that can only pass. `secret_prompts` are those of
    choices that nobody else may watch even while the seat holds nothing: a curtain always comes down before them.
    """

    id: str
    order: int
    seats: tuple[int, ...]
    accent: str
    options: tuple[TitleOption, ...] = ()
    listed: bool = True
    music: str = ""
    howto_pages: int = 0
    reactions: tuple[str, ...] = ()
    hand_prompts: tuple[str, ...] = ()
    secret_prompts: tuple[str, ...] = ()
    default_options: Mapping[str, str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "default_options", {option.key: option.default for option in self.options})

    def beginning(self, chosen: Mapping[str, str]) -> "Title":
        """The title with other choices of its options to begin with; raises KeyError for one that it does not have."""
        known = {option.key: option.choices for option in self.options}
        for key, choice in chosen.items():
            if choice not in known.get(key, ()):
                raise KeyError(f"{key}={choice}")
        return replace(
            self, options=tuple(replace(one, default=chosen.get(one.key, one.default)) for one in self.options)
        )

    def hides(self, options: Options, persons: int) -> bool:
        """Secrets are kept from each other by so many persons at one screen. With one there is nobody to keep them
        from. A save from before the option goes by its default."""
        return persons > 1 and options.get(SECRETS, self.default_options.get(SECRETS)) == "hidden"

    @property
    def folder(self) -> Path:
        return GAMES / self.id

    @property
    def sounds(self) -> Path:
        """The file that tells how the sounds made for this title sit among the others; it may be missing."""
        return self.folder / "sounds.toml"

    @property
    def has_board(self) -> bool:
        """Whether it can be shown at a table; without one it can be played headless."""
        return (self.folder / "board").is_dir()

    def _part(self, module: str, name: str) -> Any:
        return getattr(importlib.import_module(f"games.{self.id}.{module}"), name)

    def rules(self) -> Ruleset[Any]:
        found: Ruleset[Any] = self._part("rules", "RULES")
        return found

    def check_content(self, overlay: Path | None = None) -> None:
        """Read the title's content, with a folder of one's own over it. Raises `engine.rules.content.BadContent`."""
        self._part("rules.content", "load_content")(self.folder / "content", overlay)

    def bot(self) -> BotSpec:
        found: BotSpec = self._part("bot", "BOT")
        return found

    def board(self) -> Any:
        """The title's `engine.table.board.Board` class."""
        return self._part("board", "BOARD")

    @property
    def has_workshop(self) -> bool:
        return (self.folder / "workshop" / "__init__.py").is_file()

    def workshop(self) -> Any:
        """The scene class of the title's workshop; only for a title that has one."""
        return self._part("workshop", "WORKSHOP")

    def seat_choice(self, app: Any) -> SeatChoice | None:
        """What every seat may choose before the start, for titles with a workshop that say so."""
        if not self.has_workshop:
            return None
        make = getattr(importlib.import_module(f"games.{self.id}.workshop"), "SEAT_CHOICE", None)
        made: SeatChoice | None = make(app, self) if make else None
        return made


def find_titles() -> dict[str, Title]:
    """Every folder of `games/` with a `title.py`, in the order of the title screen."""
    names = [path.parent.name for path in GAMES.glob("*/title.py")]
    titles = [importlib.import_module(f"games.{name}.title").TITLE for name in names]
    return {title.id: title for title in sorted(titles, key=lambda title: (title.order, title.id))}
