"""Test pictures for the screen: is all in view, are the colours and greys apart, are lines straight?"""

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, PointerEvent
from engine.scenes.frame import FrameScene, Prompts
from engine.ui.layout import SAFE, SCREEN, columns
from engine.ui.theme import BONE, BRASS, INK, NUMERAL, Color

PICTURES = ("safe", "bars", "greys", "grid")
BARS: tuple[Color, ...] = tuple(
    (235 if "r" in lit else 16, 235 if "g" in lit else 16, 235 if "b" in lit else 16)
    for lit in ("rgb", "rg", "gb", "g", "rb", "r", "b", "")
)
STEPS = 17
PROMPTED = 4.0
"""Seconds that the prompts stay after a press."""


class DisplayScene(FrameScene):
    """ACCEPT or a direction shows the next picture. The prompts go after a while: they cover what is to be seen."""

    still = True
    shown = 0
    turned = 0.0

    def act(self, event: ActionEvent) -> None:
        if event.pressed and event.action is Action.ACCEPT:
            self._turn(1)
        elif event.pressed and event.action in DIRECTIONS:
            self._turn(sum(DIRECTIONS[event.action]))

    def point(self, event: PointerEvent) -> None:
        if event.kind == "release":
            self._turn(1)

    def _turn(self, step: int) -> None:
        self.shown, self.turned = (self.shown + step) % len(PICTURES), self.age
        self.sound("ui_page")

    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("service-display-next")), (Action.BACK, self.say("ui-back"))

    def draw_prompts(self, canvas: pygame.Surface, items: Prompts) -> None:
        if self.age - self.turned < PROMPTED or self.last_stop.here:
            super().draw_prompts(canvas, items)

    def ground(self, canvas: pygame.Surface) -> None:
        canvas.fill(INK)
        {"safe": _draw_safe, "bars": _draw_bars, "greys": _draw_greys, "grid": _draw_grid}[PICTURES[self.shown]](canvas)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, words = self.app.kit, self.say(f"service-display-{PICTURES[self.shown]}")
        block = kit.block(words, 1300, NUMERAL, center=True)
        wide = min(block.width, kit.width(words, NUMERAL))
        plate = pygame.Rect(0, 0, wide + 80, block.height + 40)
        plate.center = 960, 540
        kit.plate(canvas, plate, radius=16)
        canvas.blit(block.surface, (960 - block.surface.get_width() // 2, plate.y + 20))


def _draw_safe(canvas: pygame.Surface) -> None:
    """The very edge, the title-safe frame, and a corner mark in each corner."""
    pygame.draw.rect(canvas, BONE, SCREEN, 2)
    pygame.draw.rect(canvas, BRASS, SAFE, 4)
    for x, away in ((0, 1), (1919, -1)):
        for y, down in ((0, 1), (1079, -1)):
            points = [(x, y), (x + 120 * away, y), (x, y + 120 * down)]
            pygame.draw.polygon(canvas, BRASS, points)
    pygame.draw.circle(canvas, BONE, SCREEN.center, 520, 3)


def _draw_bars(canvas: pygame.Surface) -> None:
    for color, column in zip(BARS, columns(SCREEN, len(BARS), 0), strict=True):
        canvas.fill(color, column)


def _draw_greys(canvas: pygame.Surface) -> None:
    for n, column in enumerate(columns(SCREEN, STEPS, 0)):
        level = round(255 * n / (STEPS - 1))
        canvas.fill((level, level, level), column)


def _draw_grid(canvas: pygame.Surface) -> None:
    for x in range(0, 1920, 60):
        pygame.draw.line(canvas, BONE, (x, 0), (x, 1079))
    for y in range(0, 1080, 60):
        pygame.draw.line(canvas, BONE, (0, y), (1919, y))
    pygame.draw.rect(canvas, BONE, SCREEN, 1)
