"""A look into one's own hand while others are on turn: under the curtain, only as long as a button is held."""

from collections.abc import Sequence

import pygame

from engine.assets import Assets
from engine.input.actions import Action, DeviceId
from engine.rules import SeatSpec
from engine.table.board import Board
from engine.ui.kit import Kit
from engine.ui.layout import SAFE, centred
from engine.ui.paint import drop
from engine.ui.theme import PROMPT

WARN = 0.9
"""Seconds in which everybody else can look away before anything is shown. No setting makes them shorter."""
GAP = 22
HEAD, FOOT = 176, 96
"""Heights of the sign above the hand and of the prompt below it."""
LARGEST = 1.7
"""How much larger than on the table a card of the hand is shown at most."""


def pictures_of(board: Board, blank: object, view: object, seat: int) -> list[pygame.Surface]:
    """Everything that lies open on the board for `seat` alone, from left to right: what only its own `view` has an
    element for, and not what all may see, `blank`. `board` is left showing `blank`."""
    board.show(blank, seat)
    known = set(board.elements())
    board.show(view, seat)
    own = [(rect.x, key) for key, rect in board.elements().items() if key not in known]
    found = [board.picture(key) for _, key in sorted(own)]
    board.show(blank, seat)
    return [picture for picture in found if picture is not None]


class Peek:
    """Covers everything from its first frame. `pictures` are shown once everybody has been warned."""

    def __init__(
        self,
        kit: Kit,
        assets: Assets,
        seat: int,
        spec: SeatSpec,
        device: DeviceId,
        pictures: Sequence[pygame.Surface],
    ) -> None:
        self.kit, self.assets, self.seat, self.spec, self.device = kit, assets, seat, spec, device
        self.pictures = pictures
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
            self._laid = lay_out(self.pictures)
        for picture, at in self._laid:
            drop(canvas, picture, at, 12, (5, 10), 0.6)
        if not self.pictures:
            words = kit.block(kit.say("peek-nothing"), 900, PROMPT, center=True)
            plate = centred((words.width + 120, words.height + 60))
            kit.plate(canvas, plate)
            canvas.blit(words.surface, words.surface.get_rect(center=plate.center))
        words_wide = kit.prompt_bar.width([(Action.PEEK, kit.say("peek-hide"))]) + 90
        bar = pygame.Rect(0, 0, words_wide, kit.theme.px(72))
        bar.midbottom = SAFE.centerx, SAFE.bottom
        kit.prompts(canvas, [(Action.PEEK, kit.say("peek-hide"))], rect=bar, align="center")


def lay_out(pictures: Sequence[pygame.Surface]) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The pictures as large as they fit in as few rows as need be, between sign and prompt."""
    if not pictures:
        return []
    room = pygame.Rect(SAFE.x, SAFE.y + HEAD - 54, SAFE.w, SAFE.h - HEAD + 54 - FOOT)
    wide = max(picture.get_width() for picture in pictures) + GAP
    high = max(picture.get_height() for picture in pictures) + GAP
    tries = [(rows, -(-len(pictures) // rows)) for rows in range(1, len(pictures) + 1)]
    scale, rows, across = max((_scale(room, wide * n, high * rows), -rows, n) for rows, n in tries)
    found = []
    for k, picture in enumerate(pictures):
        row, column = divmod(k, across)
        in_row = min(across, len(pictures) - row * across)
        grown = pygame.transform.smoothscale_by(picture, scale)
        x = room.centerx + round((column - (in_row - 1) / 2) * wide * scale) - grown.get_width() // 2
        y = room.centery + round((row - (-rows - 1) / 2) * high * scale) - grown.get_height() // 2
        found.append((grown, (x, y)))
    return found


def _scale(room: pygame.Rect, wide: int, high: int) -> float:
    return min(LARGEST, room.w / wide, room.h / high)
