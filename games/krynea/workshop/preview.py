"""The sheet beside the shelf: what the deck in focus is like."""

import pygame

from engine.ui.paint import drop
from engine.ui.theme import LABEL, PROMPT
from games.krynea.rules.content import CARDS
from games.krynea.workshop.bench import Bench
from games.krynea.workshop.deck import Deck, part
from games.krynea.workshop.summary import curve_height, draw_curve, parts_line, verdict_block

PAD, SHOWN = 44, 4


class Preview:
    """Draws a deck, or words where there is none, on a walnut sheet."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.age = 0.0

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, deck: Deck) -> None:
        kit = self.bench.kit
        kit.panel(canvas, rect)
        wide = rect.w - 2 * PAD
        name = deck.name or self.bench.words(f"faction-{deck.faction}")
        head = kit.block(name, wide, kit.fitted(name, wide, 46, "show", 34), "show", kit.theme.accent)
        blocks = [
            head,
            kit.block(self.bench.home(deck), wide, LABEL, color=kit.theme.muted),
            kit.block(parts_line(self.bench, deck), wide, PROMPT),
        ]
        y = rect.y + PAD - 12
        for block in blocks:
            canvas.blit(block.surface, (rect.x + PAD, y))
            y += block.height + 12
        verdict = verdict_block(self.bench, deck, wide, 2 if kit.theme.scale < 1.4 else 1)
        foot = rect.bottom - PAD + 8 - verdict.height
        canvas.blit(verdict.surface, (rect.x + PAD, foot))
        self._fill(canvas, pygame.Rect(rect.x + PAD, y + 8, wide, foot - y - 28), deck)

    def _fill(self, canvas: pygame.Surface, rect: pygame.Rect, deck: Deck) -> None:
        """Cards and curve share what room is left; the cards go first when there is little."""
        curve = curve_height(self.bench) + 10
        cards = rect.h - curve - 20
        if cards > 110:
            self._draw_cards(canvas, pygame.Rect(rect.x, rect.y, rect.w, cards), deck)
            rect = pygame.Rect(rect.x, rect.bottom - curve, rect.w, curve)
        if rect.h >= curve_height(self.bench):
            draw_curve(self.bench, canvas, rect, deck)

    def _draw_cards(self, canvas: pygame.Surface, rect: pygame.Rect, deck: Deck) -> None:
        """The skills and the dearest troops, as large as there is room for six."""
        shown = leading(deck)
        step = rect.w / SHOWN
        wide = min(181, round(step) - 16, round((rect.h - 16) * 181 / 253))
        for n, card in enumerate(shown):
            picture = self.bench.small(card, deck.faction, wide)
            x = round(rect.x + step * (n + 0.5)) - wide // 2
            drop(canvas, picture, (x, rect.y + (rect.h - picture.get_height()) // 2), 8, (3, 8), 0.6)

    def draw_words(self, canvas: pygame.Surface, rect: pygame.Rect, icon: str, heading: str, words: str) -> None:
        kit = self.bench.kit
        kit.panel(canvas, rect)
        wide = rect.w - 2 * PAD
        picture = kit.icon(icon, round(120 / kit.theme.scale), kit.theme.accent)
        head = kit.block(heading, wide, 46, "show", kit.theme.accent, center=True)
        block = kit.block(words, wide, PROMPT, center=True)
        y = rect.centery - (picture.get_height() + head.height + block.height + 52) // 2
        canvas.blit(picture, picture.get_rect(midtop=(rect.centerx, y)))
        y += picture.get_height() + 28
        for each in (head, block):
            canvas.blit(each.surface, (rect.x + PAD, y))
            y += each.height + 24


def leading(deck: Deck) -> list[int]:
    """The cards that show what a deck is about: its skills, then its dearest troops of different designs."""
    troops = sorted(part(deck, "troop"), key=lambda card: (-CARDS[card].cost, card))
    designs: dict[str, int] = {}
    for card in [*part(deck, "skill")[:2], *troops]:
        designs.setdefault(CARDS[card].design, card)
    return list(designs.values())[:SHOWN]
