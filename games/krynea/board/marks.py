"""What stands on a card: where its places are, its six values, cost, name and signs."""

from typing import Any

import pygame
import toml

from engine.assets import SPRITES
from engine.ui.text import fit, put_ink, text
from engine.ui.theme import BONE, Color, mix
from games.krynea.board.colors import HIGHER, LOWER, PLATE, STEEL
from games.krynea.rules.content import CARDS
from games.krynea.rules.state import KINDS

Surface = pygame.Surface
LAYOUT: dict[str, Any] = toml.loads((SPRITES / "krynea" / "layout.toml").read_text(encoding="utf-8"))
STATS = tuple((row, kind) for row in ("attack", "defence") for kind in KINDS)
"""The six values of a unit, in the order of their cells."""
NUMERAL = {"hand": 30, "field": 36, "chip": 38, "rear": 27, "large": 52}
Values = tuple[int | None, ...]


def face_kind(card: int) -> str:
    """The kind of face a card has in layout.toml."""
    kind: str = LAYOUT["faces"][str(card)]
    return kind


def places(size: str, card: int) -> dict[str, Any]:
    """The rectangles of a card's face at that size."""
    kind = face_kind(card)
    found: dict[str, Any] = LAYOUT.get(f"{size}_{kind}") or LAYOUT[f"{size}_unit"]
    return found


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


def put_name(out: Surface, name: str, spot: tuple[int, int, int, int]) -> None:
    x, y, w, h = spot
    size = fit(name, "bold", w - 10, 26, 16)
    line = text(name, size, "bold", BONE)
    out.blit(line, line.get_rect(center=(x + w // 2, y + h // 2)))


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
