"""What every part of the board draws with: kit, pictures, seats, and the places of the table."""

from typing import Any

import pygame

from engine.rules import SeatSpec
from engine.ui.paint import SHADE, blurred, circle, drop, path, silhouette, svg
from engine.ui.pool import pooled
from engine.ui.seats import badge
from engine.ui.theme import BONE, BRASS, BRASS_LIGHT, SEATS, WALNUT_DEEP, Color, Theme, mix
from games.huns.board.art import art_of
from games.huns.board.colors import SUITS
from games.huns.board.layout import TableLayout, table_layout
from games.huns.rules.state import FAMILIES


class Desk:
    """Shared by the parts of one board. `kit` is the application's `engine.ui.kit.Kit`."""

    def __init__(self, kit: Any, seats: tuple[SeatSpec, ...]) -> None:
        self.kit = kit
        self.seats = seats
        self.art = art_of(kit.assets)
        kit.tints.update({f"suit_{FAMILIES[color]}": mix(light, BONE, 0.25) for color, (_, light, _) in SUITS.items()})
        self.table: TableLayout = table_layout(max(1, len(seats) - 1), self.scale)

    @property
    def theme(self) -> Theme:
        theme: Theme = self.kit.theme
        return theme

    @property
    def scale(self) -> float:
        """The text size: 1.0, 1.25 or 1.5."""
        scale = self.theme.scale
        return 1.0 if scale < 1.125 else 1.25 if scale < 1.375 else 1.5

    def refresh(self) -> None:
        """Settings may have changed the text size."""
        self.table = table_layout(max(1, len(self.seats) - 1), self.scale)

    def words(self, key: str, **args: str | int) -> str:
        spoken: str = self.kit.language(key, **args)
        return spoken

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    def look(self, seat: int) -> str:
        """The seat's colour as named in sprites: amber, sky, green, vermilion, violet."""
        return SEATS[self.seats[seat].look % len(SEATS)].key

    def color(self, seat: int) -> Color:
        return self.theme.seat(self.seats[seat].look)

    def badge(self, seat: int, size: int) -> pygame.Surface:
        return badge(self.seats[seat].look, size, self.color(seat))

    def lay_mat(self, ground: pygame.Surface, mat: pygame.Surface, rect: pygame.Rect) -> None:
        """A mat on the rug, with the shadow of its thickness, which is not kept either."""
        soft, margin = blurred(mat, 8)
        ground.blit(silhouette(soft, SHADE, 0.62), (rect.x - margin + 4, rect.y - margin + 7))
        ground.blit(mat, rect)

    def shade(self, ground: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], blur: int) -> None:
        drop(ground, picture, at, blur, (blur // 2, blur))

    def icon(self, name: str, size: int, color: Color) -> pygame.Surface:
        picture: pygame.Surface = self.kit.icon(name, size, color)
        return picture

    def lock(self, size: int = 44) -> pygame.Surface:
        """The sign of a wagon behind lame oxen."""
        return lock_sign(self.icon("lock", size - 18, BRASS_LIGHT), size)


@pooled
def lock_sign(icon: pygame.Surface, size: int) -> pygame.Surface:
    disc = circle(size / 2, size / 2, size / 2 - 2)
    out = svg((size, size), path(disc, WALNUT_DEEP, BRASS, 2.5))
    out.blit(icon, icon.get_rect(center=(size // 2, size // 2)))
    return out
