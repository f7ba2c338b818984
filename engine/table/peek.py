"""A look into one's own hand while others are on turn: under the curtain, only as long as a button is held."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.assets import Assets
from engine.input.actions import Action, DeviceId
from engine.input.devices import GlyphStyle
from engine.rules import SeatSpec
from engine.table.board import Board
from engine.ui.kit import Kit
from engine.ui.layout import SAFE, centred
from engine.ui.paint import drop, layer
from engine.ui.theme import BRASS, LABEL, NUMERAL, PROMPT

WARN = 0.9
"""Seconds in which everybody else can look away before anything is shown. No setting makes them shorter."""
GAP, EDGE = 22, 16
ROOM = pygame.Rect(SAFE.x, 186, SAFE.w, 724)
"""The hand, between the sign above it and the prompt below it."""
WIDEST, LARGEST = 400, 1.7
ACROSS = (5, 6, 7, 8)
"""How many cards there may be in each row when there are one, two, three or more rows."""


@dataclass(frozen=True)
class Held:
    """Something that lies open for one seat alone: as the enlarged card shows it, else as it lies."""

    picture: pygame.Surface
    heading: str = ""
    text: str = ""


def held_by(board: Board, blank: object, view: object, seat: int) -> list[Held]:
    """Everything that lies open on the board for `seat` alone, from left to right: what only its own `view` has an
    element for, and not what all may see, `blank`. `board` is left showing `blank`."""
    board.show(blank, seat)
    known = set(board.elements())
    board.show(view, seat)
    own = [(rect.x, key) for key, rect in board.elements().items() if key not in known]
    found = [_held(board, key) for _, key in sorted(own)]
    board.show(blank, seat)
    return [one for one in found if one is not None]


def _held(board: Board, element: str) -> Held | None:
    details, picture = board.details(element), board.picture(element)
    if details is not None and details.picture is not None:
        return Held(details.picture, details.heading, details.text)
    return Held(picture) if picture is not None else None


class Peek:
    """Covers everything from its first frame. What is `held` is shown once everybody has been warned."""

    def __init__(
        self,
        kit: Kit,
        assets: Assets,
        seat: int,
        spec: SeatSpec,
        device: DeviceId,
        held: Sequence[Held],
        style: GlyphStyle | None = None,
    ) -> None:
        """`style` is that of the device's buttons."""
        self.kit, self.assets, self.seat, self.spec, self.device = kit, assets, seat, spec, device
        self.held, self.style = held, style
        self.age = 0.0
        self._laid: list[tuple[pygame.Surface, tuple[int, int]]] | None = None

    @property
    def shows(self) -> bool:
        return self.age >= WARN

    def update(self, dt: float) -> None:
        self.age += dt

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.blit(self.assets.scaled("frame/curtain", (1921, 1080)), (0, 0))
        if self.shows:
            self._draw_hand(canvas)
        else:
            self._draw_warning(canvas)

    def _draw_warning(self, canvas: pygame.Surface) -> None:
        kit = self.kit
        words = kit.block(kit.say("peek-words"), 900, PROMPT, center=True)
        title = kit.say("peek-title", name=self.spec.name)
        size = kit.fitted(title, 940, 72, "show")
        name = kit.line_height(size, "show")
        rect = centred((1060, 240 + name + words.height))
        kit.panel(canvas, rect)
        badge = kit.badge(self.spec.look, 150)
        canvas.blit(badge, badge.get_rect(midtop=(rect.centerx, rect.y + 34)))
        kit.text(canvas, title, (rect.centerx, rect.y + 190 + name // 2), size, "show", kit.theme.accent, "center")
        canvas.blit(words.surface, (rect.centerx - 450, rect.y + 198 + name))

    def _draw_hand(self, canvas: pygame.Surface) -> None:
        kit = self.kit
        title = kit.say("peek-title", name=self.spec.name)
        head = pygame.Rect(0, 54, kit.width(title, 52, "show") + 200, 104)
        head.centerx = SAFE.centerx
        kit.panel(canvas, head)
        badge = kit.badge(self.spec.look, 72)
        canvas.blit(badge, badge.get_rect(midleft=(head.x + 32, head.centery)))
        kit.text(canvas, title, (head.x + 128, head.centery), 52, "show", kit.theme.accent, "midleft")
        if self._laid is None:
            self._laid = lay_out(kit, self.held)
        for picture, at in self._laid:
            drop(canvas, picture, at, 12, (5, 10), 0.6)
        if not self.held:
            words = kit.block(kit.say("peek-nothing"), 900, PROMPT, center=True)
            plate = centred((words.width + 120, words.height + 60))
            kit.plate(canvas, plate)
            canvas.blit(words.surface, words.surface.get_rect(center=plate.center))
        prompts = [(Action.PEEK, kit.say("peek-hide"))]
        bar = pygame.Rect(0, 0, kit.prompt_bar.width(prompts, style=self.style) + 90, kit.theme.px(72))
        bar.midbottom = SAFE.centerx, SAFE.bottom
        kit.prompts(canvas, prompts, rect=bar, style=self.style)


def lay_out(kit: Kit, held: Sequence[Held]) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Cards as large as they fit in as few rows as need be, between sign and prompt. What they say stands on them
    where one row holds them all."""
    if not held:
        return []
    rows = next(n for n in range(1, len(held) + 1) if -(-len(held) // n) <= ACROSS[min(n, len(ACROSS)) - 1])
    across = -(-len(held) // rows)
    wide = min(WIDEST, (ROOM.w - GAP * (across - 1)) // across)
    high = (ROOM.h - GAP * (rows - 1)) // rows
    cards = _cards(kit, held, wide, high, rows == 1)
    tallest = max(card.get_height() for card in cards)
    found = []
    for k, card in enumerate(cards):
        row, column = divmod(k, across)
        in_row = min(across, len(held) - row * across)
        x = ROOM.centerx + round((column - in_row / 2) * (wide + GAP)) + GAP // 2
        y = ROOM.centery + round((row - (rows - 1) / 2) * (tallest + GAP)) - tallest // 2
        found.append((card, (x, y)))
    return found


def _cards(kit: Kit, held: Sequence[Held], wide: int, high: int, told: bool) -> list[pygame.Surface]:
    """All with their words, or all without: some only would look as if the others did nothing."""
    cards = [_card(kit, one, wide, high, told) for one in held]
    if told and any(card.get_height() > high for card in cards):
        return _cards(kit, held, wide, high, False)
    return cards


def _card(kit: Kit, held: Held, wide: int, high: int, told: bool) -> pygame.Surface:
    """The picture and its name, at most `wide` x `high`; with `told` what it says too, and that may be too high."""
    head = kit.line_height(NUMERAL, "bold") + 16 if held.heading else 0
    words = kit.block(held.text, wide - 2 * EDGE, LABEL) if told and held.text else None
    room = high - head - 2 * EDGE
    scale = min((wide - 2 * EDGE) / held.picture.get_width(), room / held.picture.get_height(), LARGEST)
    picture = pygame.transform.smoothscale_by(held.picture, scale)
    card = layer((wide, 2 * EDGE + picture.get_height() + head + (words.height + 12 if words else 0)))
    kit.plate(card, card.get_rect(), BRASS, 14)
    card.blit(picture, picture.get_rect(midtop=(wide // 2, EDGE)))
    y = EDGE + picture.get_height()
    if held.heading:
        size = kit.fitted(held.heading, wide - 2 * EDGE, NUMERAL, "bold")
        kit.text(card, held.heading, (wide // 2, y + head // 2), size, "bold", anchor="center")
    if words:
        card.blit(words.surface, (EDGE, y + head))
    return card
