"""The baked pictures of Huns by what they show, put together from sprites/huns. Everything is cached and shared."""

from functools import lru_cache
from typing import Any

import pygame
import toml

from engine.assets import SPRITES, Assets
from engine.board.made import tinted
from engine.ui.paint import layer
from engine.ui.pool import pooled
from games.huns.rules.state import FAMILIES

LAYOUT: dict[str, Any] = toml.loads((SPRITES / "huns" / "layout.toml").read_text(encoding="utf-8"))
Surface = pygame.Surface


class Art:
    """Pictures by name. Colours of valuables and backs are the rules' words: "blue", "purple"."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets

    def image(self, name: str) -> Surface:
        return self.assets.image(f"huns/{name}")

    # ------------------------------------------------------------ felt
    def mat(self, name: str, size: tuple[int, int]) -> Surface:
        """A mat or hem brought to a smaller height by leaving out whole stitches in its middle. Sewn once: not kept."""
        return shortened(self.image(name), size)

    # ------------------------------------------------------------ market
    def banner(self, color: str) -> Surface:
        return self.image(f"banners/{FAMILIES[color]}")

    def ring(self, color: str) -> Surface:
        return self.image(f"rings/{FAMILIES[color]}")

    def tag(self, color: str) -> Surface:
        return self.image(f"tags/{FAMILIES[color]}")

    @pooled
    def deck(self, color: str, count: int, size: tuple[int, int]) -> Surface:
        """A stack of face-down cards whose thickness follows the count; empty: only its place."""
        edges = max(1, min(LAYOUT["deck"]["edges"], (count * 3 + 2) // 4))
        out = layer((size[0] + 8, size[1] + edges * 2))
        edge = self.assets.scaled(f"huns/backs/{FAMILIES[color]}_market_edge", size)
        if not count:
            out.blit(tinted(edge, (120, 105, 90, 70)), (0, 0))
            return out
        for k in range(edges, 0, -1):
            out.blit(edge, (k // 2, k * 2))
        out.blit(self.assets.scaled(f"huns/backs/{FAMILIES[color]}_market", size), (0, 0))
        return out

    def cube(self, color: str, kind: str) -> Surface:
        """`kind` is one of the sizes of layout.toml: flying, large, camp, stash, pile, market, mini, card."""
        return self.image(f"cubes/{FAMILIES[color]}_{kind}")

    def heap(self, color: str, count: int) -> Surface:
        """A pile of valuables: one cube drawn for every two."""
        return self._heap(color, max(0, min(8, (count + 1) // 2)))

    @pooled
    def _heap(self, color: str, shown: int) -> Surface:
        size, cube = LAYOUT["cubes"]["pile"], self.cube(color, "pile")
        out = layer((round(size * 2.5), round(size * 3.3)))
        places = LAYOUT["heap"]["percent_of_cube"]
        for k in LAYOUT["heap"]["order"]:
            if k < shown:
                x, y = (size * 1.25 + places[k][0] * size / 100, size * 1.7 + places[k][1] * size / 100)
                out.blit(cube, cube.get_rect(center=(round(x), round(y))))
        return out

    # ------------------------------------------------------------ wagons
    @pooled
    def wagon(self, back: str, spaces: tuple[str, ...], kind: str, width: int = 0) -> Surface:
        """A cart with its coloured sockets, empty. `kind` is camp, market or mini; `width` makes it smaller."""
        out = self.image(f"wagons/{back}_{kind}").copy()
        for color, at in zip(spaces, LAYOUT[f"wagon_{kind}"]["sockets"], strict=True):
            socket = self.image(f"sockets/{FAMILIES[color]}_{kind}")
            out.blit(socket, socket.get_rect(center=at))
        full = out.get_width()
        if width and width != full:
            return pygame.transform.smoothscale(out, (width, round(out.get_height() * width / full)))
        return out

    def wagon_shape(self, kind: str, width: int) -> Surface:
        """One outline for the shadows of all wagons of a size."""
        return self.wagon("purple", ("blue",) * len(LAYOUT[f"wagon_{kind}"]["sockets"]), kind, width)

    @pooled
    def wagon_cube(self, color: str, kind: str, width: int = 0) -> Surface:
        """The valuable as it sits on a wagon of that kind and width."""
        cube, full = self.cube(color, kind), LAYOUT[f"wagon_{kind}"]["size"][0]
        if not width or width == full:
            return cube
        size = (round(cube.get_width() * width / full), round(cube.get_height() * width / full))
        return pygame.transform.smoothscale(cube, size)

    def wagon_back(self, back: str) -> Surface:
        return self.image(f"wagons/{back}_back")

    def chip(self, back: str, size: str = "small") -> Surface:
        """A dispatched wagon as a token; small (44) or large (64)."""
        return self.image(f"wagons/{back}_chip_{size}")

    # ------------------------------------------------------------ cards
    @pooled
    def card(self, card: str, look: str = "") -> Surface:
        """The small face; `look` is "", "used" or "fled". "?" is the back of the family named in `look`."""
        if look == "fled":
            return self.image("cards/small/curse_fled")
        face = self.image(f"cards/small/{card}")
        return tinted(face, (118, 110, 106, 255)) if look == "used" else face

    @pooled
    def small(self, card: str, look: str, size: tuple[int, int]) -> Surface:
        """The small face brought to the size it has in a rival's camp."""
        return pygame.transform.smoothscale(self.card(card, look), size)

    def painting(self, card: str) -> Surface:
        """The large picture of a card (360 x 190)."""
        return self.image(f"cards/{card}")

    def back_name(self, color: str) -> str:
        return f"huns/backs/{FAMILIES[color]}_card"

    def card_back(self, color: str) -> Surface:
        return self.assets.image(self.back_name(color))

    def socket(self, size: int) -> Surface:
        """A space that takes any colour: 22, 30 or 50 pixels."""
        return self.image(f"sockets/any_{size}")


@lru_cache(maxsize=2)
def art_of(assets: Assets) -> Art:
    """One for all tables of a program: caches that are keyed by it would keep the pictures of every table."""
    return Art(assets)


@pooled
def spread(back: str, picture: Surface, count: int) -> Surface:
    """A stack of face-down wagon cards (`picture` is the top one)."""
    steps = max(1, min(6, (count + 3) // 4))
    out = layer((picture.get_width() + steps, picture.get_height() + steps * 3))
    shade = picture.copy()
    shade.fill((150, 140, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for k in range(steps, 0, -1):
        out.blit(shade, (k, k * 3))
    out.blit(picture, (0, 0))
    return out


def shortened(picture: Surface, size: tuple[int, int]) -> Surface:
    """The picture without the rows in its middle that are too many."""
    if picture.get_size() == size:
        return picture
    top = size[1] // 2
    bottom = size[1] - top
    out = layer(size)
    out.blit(picture, (0, 0), (0, 0, size[0], top))
    out.blit(picture, (0, top), (0, picture.get_height() - bottom, size[0], bottom))
    return out
