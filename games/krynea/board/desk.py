"""What every part of the board draws with: kit, pictures, seats, and the places of the table."""

from typing import Any

import pygame

from engine.board.desk import BaseDesk
from engine.rules import SeatSpec
from engine.ui.theme import Color
from games.krynea.board.art import Art
from games.krynea.board.colors import KINDS
from games.krynea.board.layout import Table, table_layout
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.state import KryneaState

ICONS = "krynea/icons"


class Desk(BaseDesk):
    """Shared by the parts of one board. `kit` is the application's `engine.ui.kit.Kit`."""

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(kit, seats)
        self.art = Art(kit.assets)
        if ICONS not in kit.icon_folders:
            kit.icon_folders = (ICONS, *kit.icon_folders)
        for kind, color in KINDS.items():
            kit.tints.update({f"attack_{kind}": color, f"defence_{kind}": color})

    @property
    def armies(self) -> int:
        """Two at least: the enemy of a lonely player has no seat."""
        return max(2, len(self.seats))

    @property
    def table(self) -> Table:
        return table_layout(self.armies, self.bottom)

    def name(self, seat: int) -> str:
        return super().name(seat) or self.words("solo-enemy")

    def card(self, card: int | str) -> str:
        """The name of a card by its number or its slug, or of a monolith; a blank has none."""
        number = CONTENT.slugs.get(card, card) if isinstance(card, str) else card
        known = number in CARDS or number in CONTENT.monoliths
        return self.words(f"card-{number}") if known else "?"

    def icon(self, name: str, size: int, color: Color | None = None) -> pygame.Surface:
        picture: pygame.Surface = self.kit.icon(f"{ICONS}/{name}", size, color)
        return picture


def faction_of(view: KryneaState, seat: int) -> str:
    """The faction whose glass an army has; neutral while none is chosen."""
    return view.armies[seat].faction or "neutral"
