"""Words of a title at the table: its language over the engine's, a kit that speaks it, and markup taken off."""

import copy
import re
from typing import TYPE_CHECKING, Any

from engine.language import Language
from engine.titles import Title
from engine.ui.kit import Kit
from engine.ui.prompts import PromptBar
from engine.ui.text import BLANK

if TYPE_CHECKING:
    from engine.app import App

ICON = re.compile(r"\{icon:([\w/]+)\}")
ORPHAN = re.compile(r" +(?=[:;,.?!])")
"""The space that an icon leaves before the mark that followed it."""


class TitleKit:
    """The application's kit in the words of one title. `sync` once a step takes over settings; True when it must be
    laid out again because language or looks have changed."""

    def __init__(self, app: "App", title: Title) -> None:
        self.app = app
        self.kit: Kit = copy.copy(app.kit)
        self.kit.tints = dict(app.kit.tints)
        self.kit.language = app.language.with_title(title.folder / "text")
        self.kit.prompt_bar = PromptBar(self.kit)
        self._looks: tuple[Any, ...] = (app.kit.theme, app.language.code)

    @property
    def language(self) -> Language:
        return self.kit.language

    def sync(self) -> bool:
        ours, theirs = self.kit, self.app.kit
        ours.style, ours.button_of, ours.now = theirs.style, theirs.button_of, theirs.now
        looks = (theirs.theme, self.app.language.code)
        if looks == self._looks:
            return False
        self._looks = looks
        ours.theme = theirs.theme
        ours.language.switch(self.app.language.code)
        return True


def plain(words: str) -> str:
    """Rich text without its icons and stars, for where only letters can stand."""
    return ORPHAN.sub("", BLANK.sub(" ", ICON.sub("", words).replace("*", "")).strip())


def first_icon(words: str) -> str:
    """The name of the first icon in rich text, or nothing."""
    found = ICON.search(words)
    return found.group(1) if found else ""


def reason(language: Language, key: str) -> str:
    """Why an option is blocked, in words: `reason-<key>` of the title, or the key itself."""
    return language(f"reason-{key}" if language.has(f"reason-{key}") else key)
