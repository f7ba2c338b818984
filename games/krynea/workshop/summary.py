"""A deck at a glance: its three parts, what its troops cost, and whether it may be played."""

import pygame

from engine.ui.paint import lin, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.rich import Block
from engine.ui.theme import BAD, BRASS, BRASS_DARK, BRASS_LIGHT, GOOD, LABEL, LEAST, WALNUT_DEEP, Color
from games.krynea.board.desk import ICONS
from games.krynea.rules.decks import SIZES
from games.krynea.workshop.bench import Bench
from games.krynea.workshop.deck import KINDS, Deck, curve, faults, part

SIGNS = {"skill": "permanent", "action": "deck_actions", "troop": "deck_troops"}
PAD = 20


def verdict_color(deck: Deck) -> Color:
    return BAD if faults(deck) else GOOD


def parts_line(bench: Bench, deck: Deck) -> str:
    """The three parts with their numbers, as one rich line."""
    signs = (f"{{icon:{ICONS}/{SIGNS[kind]}}} *{len(part(deck, kind))}/{SIZES[kind]}*" for kind in KINDS)
    return "     ".join(signs)


def verdict_block(bench: Bench, deck: Deck, wide: int, most: int = 1) -> Block:
    """Legal, or how many rules are broken, and the first `most` of them in words with their clauses."""
    found = faults(deck)
    icon = "warning" if found else "tick"
    lines = [f"{{icon:icons/{icon}}} *{bench.verdict(deck)}*"]
    lines += [f"{bench.fault(fault)} ({fault[0]})" for fault in found[:most]]
    if all(args.keys() != {"n", "wanted"} for _, args in found[:most]):  # else it is told there
        lines.append(f"{{icon:{ICONS}/resource}} {bench.cost_line(deck)}")
    return bench.kit.block("\n".join(lines), wide, LABEL, color=verdict_color(deck))


def curve_height(bench: Bench) -> int:
    """Pixels that a curve needs at least."""
    return 2 * bench.kit.line_height(LEAST) + 46


def draw_curve(bench: Bench, canvas: pygame.Surface, rect: pygame.Rect, deck: Deck) -> None:
    """Columns of how many troops there are of each cost, the numbers on them and the costs below."""
    counts, kit = curve(deck), bench.kit
    line = kit.line_height(LEAST)
    top, floor = rect.y + line, rect.bottom - line - 4
    step = rect.w / len(counts)
    wide = min(64, round(step * 0.62))
    for n, count in enumerate(counts):
        x = round(rect.x + step * (n + 0.5))
        tall = max(4, round((floor - top) * count / max(1, *counts)))
        column = _column((wide, tall), bool(count))
        canvas.blit(column, (x - wide // 2, floor - tall))
        if count:
            kit.text(canvas, str(count), (x, floor - tall - 2), LEAST, "bold", anchor="midbottom")
        price = kit.block(f"{{icon:{ICONS}/resource}}{n + 1}", 200, LEAST, color=kit.theme.muted)
        canvas.blit(price.surface, price.surface.get_rect(midtop=(x, floor + 4)))


@pooled
def _column(size: tuple[int, int], filled: bool) -> pygame.Surface:
    w, h = size
    light, dark = (BRASS_LIGHT, BRASS) if filled else (BRASS_DARK, WALNUT_DEEP)
    shape = path(rrect(0, 0, w, h, min(6, h / 2)), "url(#c)")
    return svg(size, shape, defs=lin("c", 0, 0, w, 0, (0, light), (0.5, dark), (1, BRASS_DARK)))


class Strip:
    """The foot of the building screen: the curve on the left, the verdict on the right. A press opens the check."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.rect = pygame.Rect(0, 0, 0, 0)

    def height(self, deck: Deck, wide: int) -> int:
        return max(curve_height(self.bench), self._block(deck, wide).height) + 2 * PAD

    def _split(self, wide: int) -> int:
        """Pixels of the curve."""
        return round(wide * 0.34)

    def _block(self, deck: Deck, wide: int) -> Block:
        return verdict_block(self.bench, deck, wide - self._split(wide) - 3 * PAD)

    def draw(self, canvas: pygame.Surface, deck: Deck, focused: bool) -> None:
        kit, rect = self.bench.kit, self.rect
        kit.plate(canvas, rect, verdict_color(deck) if faults(deck) else None, 14)
        split = self._split(rect.w)
        draw_curve(self.bench, canvas, pygame.Rect(rect.x + PAD, rect.y + 12, split - PAD, rect.h - 22), deck)
        block = self._block(deck, rect.w)
        canvas.blit(block.surface, (rect.x + split + PAD, rect.centery - block.height // 2))
        if focused:
            kit.ring(canvas, rect)
