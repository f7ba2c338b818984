"""What every part of the board draws with: kit, pictures, seats, and the places of the table."""

from typing import Any

import pygame

from engine.board.desk import BaseDesk
from engine.rules import SeatSpec
from engine.ui.theme import Color
from games.age_of_conan.board.art import Art
from games.age_of_conan.board.colors import TINTS
from games.age_of_conan.board.layout import Table, table_layout
from games.age_of_conan.rules.content import ADVENTURES, CONTENT, PROVINCES, TOKENS

ICONS = "age_of_conan/icons"


class Desk(BaseDesk):
    """Shared by the parts of one board. `kit` is the application's `engine.ui.kit.Kit`."""

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(kit, seats)
        self.art = Art(kit.assets, self.color_of_look)
        if ICONS not in kit.icon_folders:
            kit.icon_folders = (ICONS, *kit.icon_folders)
        kit.tints.update(TINTS)

    @property
    def table(self) -> Table:
        return table_layout(len(self.seats))

    # ------------------------------------------------------------ words
    def name(self, seat: int) -> str:
        """The player; the province itself where nobody is (-1)."""
        return super().name(seat) or self.words("neutral-name")

    def province(self, province: str) -> str:
        return self.words(f"province-{province}")

    def card(self, card: str) -> str:
        """A kingdom card, strategy card or artifact; a blank is a hidden card."""
        key = f"card-{card}"
        return self.words(key) if card and self.kit.language.has(key) else self.words("card-unknown")

    def adventure(self, adventure: str) -> str:
        return self.words(f"adventure-{adventure}") if adventure in ADVENTURES else "?"

    def objective(self, objective: str) -> str:
        return self.words(f"objective-{objective}") if objective in CONTENT.objectives else "?"

    def token(self, token: int) -> str:
        """An adventure token by its number; one that is not known is a hidden token."""
        facts = TOKENS.get(token)
        if facts is None:
            return self.words("token-unknown")
        return self.words("token-name", category=facts.category, value=facts.value)

    # ------------------------------------------------------------ pictures
    def icon(self, name: str, size: int, color: Color | None = None) -> pygame.Surface:
        picture: pygame.Surface = self.kit.icon(f"{ICONS}/{name}", size, color)
        return picture


def known(province: str) -> bool:
    """Whether it is a province: fields of events are empty where there is none."""
    return province in PROVINCES
