"""The baked pictures of Krynea by what they show: cards with their numbers, lights, plates. Cached and shared."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pygame
import toml

from engine.assets import SPRITES, Assets
from engine.ui.paint import layer
from engine.ui.text import fit, put_ink, text
from engine.ui.theme import BONE, Color, mix
from games.krynea.board.colors import DYING_LIGHT, HIDDEN_LIGHT, HIGHER, LOWER, PLATE, RAISED_LIGHT, STEEL, TAPPED_LIGHT
from games.krynea.rules.content import CARDS
from games.krynea.rules.state import KINDS

LAYOUT: dict[str, Any] = toml.loads((SPRITES / "krynea" / "layout.toml").read_text(encoding="utf-8"))
Surface = pygame.Surface
STATS = tuple((row, kind) for row in ("attack", "defence") for kind in KINDS)
"""The six values of a unit, in the order of their cells."""
NUMERAL = {"hand": 30, "field": 36, "chip": 38, "rear": 27, "large": 52}
Values = tuple[int | None, ...]


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

    def hidden(self, faction: str, size: tuple[int, int]) -> Surface:
        def make() -> Surface:
            back = self.back(faction, "pile", "troops")
            middle = back.subsurface(
                (0, (back.get_height() - back.get_width()) // 2, back.get_width(), back.get_width())
            )
            return tinted(pygame.transform.smoothscale(middle, size), HIDDEN_LIGHT)

        return self.assets.keep(("krynea hidden", faction, size), make)

    # ------------------------------------------------------------ light
    def shadow(self, kind: str, turn: int = 0, lifted: bool = False) -> tuple[Surface, tuple[int, int]]:
        """The shadow of a card of that size, and how far it lies from the card's middle."""
        spot = LAYOUT[f"light_{kind}"]
        name = f"shadows/{kind}_lifted" if lifted else f"shadows/{kind}"
        dx, dy = spot["lifted_offset" if lifted else "offset"]
        return self._turned(name, turn), (dx, dy)

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


def tinted(picture: Surface, light: tuple[int, int, int, int]) -> Surface:
    """The picture under a coloured light."""
    out = picture.copy()
    out.fill(light, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def face_kind(card: int) -> str:
    """The kind of face a card has in layout.toml."""
    kind: str = LAYOUT["faces"][str(card)]
    return kind


def places(size: str, card: int) -> dict[str, Any]:
    """The rectangles of a card's face at that size."""
    kind = face_kind(card)
    found: dict[str, Any] = LAYOUT.get(f"{size}_{kind}") or LAYOUT[f"{size}_unit"]
    return found


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


def turned(spot: tuple[float, float], size: tuple[int, int], turn: int) -> tuple[float, float]:
    """Where a point of a card lies once the card is turned clockwise."""
    x, y = spot
    if turn == 90:
        return size[1] - y, x
    return (size[0] - x, size[1] - y) if turn == 180 else (x, y)


def put_value(out: Surface, value: int | None, printed: int | None, at: tuple[float, float], size: int) -> None:
    """A numeral of the six, coloured where it is not as printed; a dash is a short bar."""
    if value is None:
        bar = pygame.Rect(0, 0, round(size * 0.36), max(3, size // 8))
        bar.center = round(at[0]), round(at[1])
        pygame.draw.rect(out, mix(STEEL, PLATE, 0.05), bar, border_radius=2)
        return
    base = printed or 0
    color = HIGHER if value > base else LOWER if value < base else BONE
    where = put_ink(out, str(value), at, size, "bold", color, PLATE, 2)
    if value != base:
        _put_arrow(out, where, value > base, color, max(5, size // 5))


def _put_arrow(out: Surface, numeral: pygame.Rect, up: bool, color: Color, size: int) -> None:
    """Beside a changed numeral, for those who do not see its colour."""
    x, y = numeral.right + size // 2, numeral.centery
    tip = -size if up else size
    for grow, tone in ((2, PLATE), (0, color)):
        spread, reach = size * 0.7 + grow, tip + (grow if tip > 0 else -grow)
        base = y - (grow if tip > 0 else -grow)
        pygame.draw.polygon(out, tone, [(x - spread, base), (x + spread, base), (x, y + reach)])


def put_cost(out: Surface, card: int, spot: tuple[int, int, int, int]) -> None:
    x, y, w, h = spot
    put_ink(out, str(CARDS[card].cost or 1), (x + w / 2, y + h / 2), round(w * 0.72), "bold", BONE)


def signs_of(card: int) -> list[str]:
    """The small signs on a card: who it is, or when it can be played. Bare names of icons."""
    facts = CARDS[card]
    if facts.kind == "troop":
        return [*(["trait_human"] if facts.human else []), *(f"trait_{trait}" for trait in sorted(facts.traits))]
    effect = facts.effect
    found = ["reaction"] if facts.answers else [f"phase_{PHASE_SIGNS[phase]}" for phase in effect.phases[:1]]
    found += ["permanent"] if not found else []
    return [*found, *(["tap"] if effect.tap else []), *(["roll"] if effect.roll else [])]


PHASE_SIGNS = {
    1: "initiative", 2: "monoliths", 3: "purchase", 4: "deployment", 5: "movement", 6: "actions", 7: "ranged",
    8: "magic", 9: "melee", 10: "discards",
}  # fmt: skip


def printed_values(card: int) -> Values:
    """The six values as printed, in the order of `STATS`."""
    scores = CARDS[card].scores
    return tuple(scores.get(f"{kind}_{row}") for row, kind in STATS)


def range_of(card: int) -> str:
    """The range sign of a card: that of its attack, or of what it is aimed at; empty when there is none to show."""
    facts = CARDS[card]
    code = next(iter(facts.ranges.values()), "")
    return code or next((pick.range for pick in facts.effect.targets if pick.pick == "enemy_unit"), "")


def _hand_card(art: Art, card: int, faction: str, name: str) -> Surface:
    out = art.blank(card, faction, "hand").copy()
    spots, facts = places("hand", card), CARDS[card]
    x, y, w, h = spots["name"]
    size = fit(name, "bold", w - 10, 26, 18)
    line = text(name, size, "bold", BONE)
    out.blit(line, line.get_rect(center=(x + w // 2, y + h // 2)))
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
    put_ink(out, f"{n:+d}".replace("-", "−"), (x + w / 2, y + h / 2), 28, "bold", HIGHER if n > 0 else LOWER)
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


@lru_cache(maxsize=64)
def seat_cell(picture: Surface, color: Color) -> Surface:
    """A pale plate in a seat's colour, deep enough for pale letters."""
    return tinted(picture, (*mix(color, (20, 14, 10), 0.48), 255))
