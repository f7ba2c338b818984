"""What every part of a board draws with: the kit, the seats with their names and colours, words and labels."""

from typing import Any

import pygame

from engine.rules import SeatSpec
from engine.ui.seats import badge
from engine.ui.text import fit, shorten, text
from engine.ui.theme import BONE, Color, Theme

NEUTRAL = 4
"""The look of what belongs to no seat."""


class BaseDesk:
    """Shared by the parts of one board; a title's `Desk` adds its pictures, names and places.

    `kit` is the application's `engine.ui.kit.Kit`; `bottom` the seat whose side of the table lies at the bottom.
    """

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        self.kit = kit
        self.seats = seats
        self.bottom = 0

    @property
    def theme(self) -> Theme:
        theme: Theme = self.kit.theme
        return theme

    # ------------------------------------------------------------ words
    def words(self, key: str, **args: str | int) -> str:
        spoken: str = self.kit.language(key, **args)
        return spoken

    def name(self, seat: int) -> str:
        """The player; empty where nobody sits."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    # ------------------------------------------------------------ seats
    def look(self, seat: int) -> int:
        """The number of the seat's colour and shape."""
        return self.seats[seat].look if 0 <= seat < len(self.seats) else NEUTRAL

    def color_of_look(self, look: int) -> Color:
        """Under the palette that is set now."""
        return self.theme.seat(look)

    def color(self, seat: int) -> Color:
        return self.theme.seat(self.look(seat))

    def badge(self, seat: int, size: int) -> pygame.Surface:
        return badge(self.look(seat), size, self.color(seat))

    # ------------------------------------------------------------ pictures
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
