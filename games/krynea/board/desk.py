"""What every part of the board draws with: kit, pictures, seats, and the places of the table."""

from typing import Any

import pygame

from engine.rules import SeatSpec
from engine.ui.seats import badge
from engine.ui.text import fit, shorten, text
from engine.ui.theme import BONE, Color, Theme
from games.krynea.board.art import Art
from games.krynea.board.colors import KINDS
from games.krynea.board.layout import Table, table_layout
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.state import KryneaState

ICONS = "krynea/icons"


class Desk:
    """Shared by the parts of one board. `kit` is the application's `engine.ui.kit.Kit`."""

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        self.kit = kit
        self.seats = seats
        self.art = Art(kit.assets)
        self.bottom = 0
        if ICONS not in kit.icon_folders:
            kit.icon_folders = (ICONS, *kit.icon_folders)
        for kind, color in KINDS.items():
            kit.tints.update({f"attack_{kind}": color, f"defence_{kind}": color})

    @property
    def theme(self) -> Theme:
        theme: Theme = self.kit.theme
        return theme

    @property
    def armies(self) -> int:
        """Two at least: the enemy of a lonely player has no seat."""
        return max(2, len(self.seats))

    @property
    def table(self) -> Table:
        return table_layout(self.armies, self.bottom)

    def words(self, key: str, **args: str | int) -> str:
        spoken: str = self.kit.language(key, **args)
        return spoken

    def name(self, seat: int) -> str:
        return self.seats[seat].name if seat < len(self.seats) else self.words("solo-enemy")

    def card(self, card: int | str) -> str:
        """The name of a card by its number or its slug, or of a monolith; a blank has none."""
        number = CONTENT.slugs.get(card, card) if isinstance(card, str) else card
        known = number in CARDS or number in CONTENT.monoliths
        return self.words(f"card-{number}") if known else "?"

    def look(self, seat: int) -> int:
        """The number of the seat's colour and shape."""
        return self.seats[seat].look if seat < len(self.seats) else 4

    def color(self, seat: int) -> Color:
        return self.theme.seat(self.look(seat))

    def badge(self, seat: int, size: int) -> pygame.Surface:
        return badge(self.look(seat), size, self.color(seat))

    def icon(self, name: str, size: int, color: Color | None = None) -> pygame.Surface:
        picture: pygame.Surface = self.kit.icon(f"{ICONS}/{name}", size, color)
        return picture

    def label(
        self, words: str, limit: int, size: int, face: str = "bold", color: Color = BONE, least: int = 26
    ) -> pygame.Surface:
        """One line that fits into `limit` pixels; `size` grows with the text size where there is room."""
        largest = self.theme.px(size)
        fitted = fit(words, face, limit, largest, least)
        return text(shorten(words, fitted, face, limit), fitted, face, color)


def faction_of(view: KryneaState, seat: int) -> str:
    """The faction whose glass an army has; neutral while none is chosen."""
    return view.armies[seat].faction or "neutral"
