"""What every part of the board draws with: kit, pictures, seats, and the places of the table."""

from typing import Any

import pygame

from engine.rules import SeatSpec
from engine.ui.seats import badge
from engine.ui.text import fit, shorten, text
from engine.ui.theme import BONE, Color, Theme
from games.age_of_conan.board.art import Art
from games.age_of_conan.board.colors import TINTS
from games.age_of_conan.board.layout import Table, table_layout
from games.age_of_conan.rules.content import ADVENTURES, CONTENT, PROVINCES, TOKENS

ICONS = "age_of_conan/icons"


class Desk:
    """Shared by the parts of one board. `kit` is the application's `engine.ui.kit.Kit`."""

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        self.kit = kit
        self.seats = seats
        self.art = Art(kit.assets, self.color_of_look)
        self.bottom = 0
        if ICONS not in kit.icon_folders:
            kit.icon_folders = (ICONS, *kit.icon_folders)
        kit.tints.update(TINTS)

    @property
    def theme(self) -> Theme:
        theme: Theme = self.kit.theme
        return theme

    @property
    def table(self) -> Table:
        return table_layout(len(self.seats))

    # ------------------------------------------------------------ words
    def words(self, key: str, **args: str | int) -> str:
        spoken: str = self.kit.language(key, **args)
        return spoken

    def name(self, seat: int) -> str:
        """The player; the province itself where nobody is (-1)."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else self.words("neutral-name")

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

    # ------------------------------------------------------------ seats
    def look(self, seat: int) -> int:
        """The number of the seat's colour and shape."""
        return self.seats[seat].look if 0 <= seat < len(self.seats) else 4

    def color_of_look(self, look: int) -> Color:
        """Under the palette that is set now."""
        return self.theme.seat(look)

    def color(self, seat: int) -> Color:
        return self.theme.seat(self.look(seat))

    def badge(self, seat: int, size: int) -> pygame.Surface:
        return badge(self.look(seat), size, self.color(seat))

    # ------------------------------------------------------------ pictures
    def icon(self, name: str, size: int, color: Color | None = None) -> pygame.Surface:
        picture: pygame.Surface = self.kit.icon(f"{ICONS}/{name}", size, color)
        return picture

    def label(
        self,
        words: str,
        limit: int,
        size: int,
        face: str = "bold",
        color: Color = BONE,
        least: int = 28,
        most: int = 99,
    ) -> pygame.Surface:
        """One line that fits into `limit` pixels; `size` grows with the text size, to `most` pixels, where it can."""
        fitted = fit(words, face, limit, min(self.theme.px(size), most), least)
        return text(shorten(words, fitted, face, limit), fitted, face, color)


def known(province: str) -> bool:
    """Whether it is a province: fields of events are empty where there is none."""
    return province in PROVINCES
