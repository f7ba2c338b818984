"""The baked pictures of Krynea by what they show: cards with their numbers, lights, plates. Cached and shared."""

from dataclasses import dataclass
from typing import Any

import pygame

from engine.assets import Assets
from engine.board.made import Made, tinted
from engine.language import true_minus
from engine.ui.paint import layer
from engine.ui.pool import pooled
from engine.ui.text import put_ink
from engine.ui.theme import BONE, Color, mix
from games.krynea.board.colors import DYING_LIGHT, HIDDEN_LIGHT, HIGHER, LOWER, PLATE, RAISED_LIGHT, STEEL, TAPPED_LIGHT
from games.krynea.board.marks import (
    LAYOUT,
    NUMERAL,
    STATS,
    Values,
    places,
    printed_values,
    put_cost,
    put_name,
    put_value,
    range_of,
    signs_of,
    turned,
)
from games.krynea.rules.content import CARDS

Surface = pygame.Surface


@dataclass(frozen=True)
class Face:
    """A unit's card as it lies: `values` now and as `printed` (None: a dash), `turn` in degrees clockwise."""

    card: int
    faction: str
    size: str
    values: Values
    printed: Values
    turn: int = 0
    tint: str = ""


TINTS = {"raised": RAISED_LIGHT, "tapped": TAPPED_LIGHT, "dying": DYING_LIGHT}


class Art:
    """Pictures by name; sizes are those of layout.toml: large, hand, field, chip, rear, thumb, pile."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self.made = Made()

    def image(self, name: str) -> Surface:
        return self.assets.image(f"krynea/{name}")

    def scaled(self, name: str, size: tuple[int, int]) -> Surface:
        def make() -> Surface:
            return pygame.transform.smoothscale(self.image(name), size)

        return self.assets.keep(("krynea scaled", name, size), make)

    # ------------------------------------------------------------ cards
    def blank(self, card: int | str, faction: str, size: str) -> Surface:
        """The face without its numbers."""
        home = "neutral" if isinstance(card, str) else faction
        return self.image(f"cards/{home}/{size}/{card}")

    def back(self, faction: str, size: str, deck: str) -> Surface:
        """`deck` is troops, actions or monoliths; `size` hand, field or pile."""
        home = "neutral" if deck == "monoliths" or faction == "neutral" else faction
        return self.image(f"backs/{home}/{size}_{'monoliths' if home == 'neutral' else deck}")

    def unit(self, face: Face) -> Surface:
        """A unit's card: turned as it lies, its numbers upright."""
        return self.assets.keep(("krynea unit", face), lambda: _unit(self, face))

    def hand_card(self, card: int, faction: str, name: str) -> Surface:
        """A card as held: name, cost, values, signs."""
        return self.assets.keep(("krynea hand", card, faction, name), lambda: _hand_card(self, card, faction, name))

    def monolith(self, monolith: str, name: str) -> Surface:
        """A monolith as held up, with its name."""

        def make() -> Surface:
            out = self.image(f"cards/neutral/hand/{monolith}").copy()
            put_name(out, name, LAYOUT["hand_monolith"]["name"])
            return out

        return self.assets.keep(("krynea monolith", monolith, name), make)

    def hidden(self, faction: str, size: tuple[int, int]) -> Surface:
        def make() -> Surface:
            back = self.back(faction, "pile", "troops")
            middle = back.subsurface(
                (0, (back.get_height() - back.get_width()) // 2, back.get_width(), back.get_width())
            )
            return tinted(pygame.transform.smoothscale(middle, size), HIDDEN_LIGHT)

        return self.assets.keep(("krynea hidden", faction, size), make)

    # ------------------------------------------------------------ light
    def shadow(self, kind: str, turn: int = 0) -> tuple[Surface, tuple[int, int]]:
        """The shadow of a card of that size, and how far it lies from the card's middle."""
        dx, dy = LAYOUT[f"light_{kind}"]["offset"]
        return self._turned(f"shadows/{kind}", turn), (dx, dy)

    def halo(self, kind: str, color: Color, turn: int = 0) -> Surface:
        """The glow round a legal card of that size."""
        key = ("krynea halo", kind, color, turn)
        return self.assets.keep(key, lambda: self._halo(kind, color, turn))

    def _halo(self, kind: str, color: Color, turn: int) -> Surface:
        glow = tinted(self._turned(f"halos/{kind}", turn), (*mix(color, BONE, 0.15), 255))
        out = layer(glow.get_size())
        for _ in range(3):
            out.blit(glow, (0, 0))
        return out

    def _turned(self, name: str, turn: int) -> Surface:
        if turn % 180 == 0:
            return self.image(name)
        return self.assets.keep(("krynea turned", name, turn), lambda: pygame.transform.rotate(self.image(name), -turn))


def _unit(art: Art, face: Face) -> Surface:
    blank = art.blank(face.card, face.faction, face.size)
    if face.tint:
        blank = tinted(blank, TINTS[face.tint])
    out = pygame.transform.rotate(blank, -face.turn) if face.turn else blank.copy()
    if face.tint == "dying":
        cracks = art.image(f"plates/cracks_{face.size}")
        out.blit(pygame.transform.rotate(cracks, -face.turn) if face.turn else cracks, (0, 0))
    size, spots = blank.get_size(), places(face.size, face.card)
    for (row, kind), value, printed in zip(STATS, face.values, face.printed, strict=True):
        x, y, w, h = spots[f"{row}_{kind}"]
        put_value(out, value, printed, turned((x + w / 2, y + h / 2), size, face.turn), NUMERAL[face.size])
    _put_corners(art, out, face, spots, size)
    return out


def _put_corners(art: Art, out: Surface, face: Face, spots: dict[str, Any], size: tuple[int, int]) -> None:
    """Cost and range, upright where their corners have turned to."""
    if "cost" in spots and CARDS[face.card].cost:
        x, y, w, h = spots["cost"]
        middle = turned((x + w / 2, y + h / 2), size, face.turn)
        put_cost(out, face.card, (round(middle[0] - w / 2), round(middle[1] - h / 2), w, h))
    code = range_of(face.card)
    if "range" in spots and code not in ("", "front_first") and not face.turn:
        x, y, w, _ = spots["range"]
        out.blit(art.assets.svg(f"krynea/icons/range_{code}", w), (x, y))


def _hand_card(art: Art, card: int, faction: str, name: str) -> Surface:
    out = art.blank(card, faction, "hand").copy()
    spots, facts = places("hand", card), CARDS[card]
    put_name(out, name, spots["name"])
    if "cost" in spots and facts.kind != "skill":
        put_cost(out, card, spots["cost"])
    if facts.is_unit and "values" in spots:
        values = printed_values(card)
        for (row, kind), value in zip(STATS, values, strict=True):
            vx, vy, vw, vh = spots[f"{row}_{kind}"]
            put_value(out, value, value, (vx + vw / 2, vy + vh / 2), NUMERAL["hand"])
    sx, sy, sw, _ = spots["signs"]
    for k, sign in enumerate(signs_of(card)):
        out.blit(stud(art.assets, sign, sw), (sx, sy + k * (sw + 2)))
    code = range_of(card)
    if code:
        rx, ry, rw, _ = spots["range"]
        out.blit(art.assets.svg(f"krynea/icons/range_{code}", rw), (rx, ry))
    if "bonus" in spots:
        _put_bonus(art, out, card, spots["bonus"])
    return out


def _put_bonus(art: Art, out: Surface, card: int, spot: tuple[int, int, int, int]) -> None:
    tabs = bonus_tabs(art, card)
    x, y, w, h = spot
    for k, tab in enumerate(tabs[:2]):
        out.blit(tab, tab.get_rect(center=(x + w * (k + 1) // (len(tabs[:2]) + 1), y + h // 2)))


def bonus_tabs(art: Art, card: int) -> list[Surface]:
    """What an Object adds to its bearer, one tab for each value."""
    return [bonus_tab(art, stat, n) for stat, n in CARDS[card].bearer.items()]


def bonus_tab(art: Art, stat: str, n: int) -> Surface:
    """`stat` is such as "melee_attack"."""
    return art.assets.keep(("krynea tab", stat, n), lambda: _bonus_tab(art, stat, n))


def _bonus_tab(art: Art, stat: str, n: int) -> Surface:
    kind, _, row = stat.partition("_")
    out = art.image(f"plates/bonus_{row}_{kind}").copy()
    x, y, w, h = LAYOUT["bonus"]["number"]
    put_ink(out, true_minus(f"{n:+d}"), (x + w / 2, y + h / 2), 28, "bold", HIGHER if n > 0 else LOWER)
    return out


def stud(assets: Assets, sign: str, size: int) -> Surface:
    """A sign on a small dark disc."""
    return assets.keep(("krynea stud", sign, size), lambda: _stud(assets, sign, size))


def _stud(assets: Assets, sign: str, size: int) -> Surface:
    out = layer((size, size))
    middle = (size // 2, size // 2)
    pygame.draw.circle(out, STEEL, middle, size // 2)
    pygame.draw.circle(out, PLATE, middle, size // 2 - 2)
    icon = assets.svg(f"krynea/icons/{sign}", round(size * 0.68), BONE)
    out.blit(icon, icon.get_rect(center=middle))
    return out


@pooled
def seat_cell(picture: Surface, color: Color) -> Surface:
    """A pale plate in a seat's colour, deep enough for pale letters."""
    return tinted(picture, (*mix(color, (20, 14, 10), 0.48), 255))
