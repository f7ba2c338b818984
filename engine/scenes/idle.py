"""A kiosk that was left alone: it asks whether anybody is there, counts down, and goes back to its title."""

import math
from typing import TYPE_CHECKING

import pygame

from engine.input.events import InputEvent, is_press
from engine.scene import Scene
from engine.ui.layout import centred
from engine.ui.paint import circle, path, svg
from engine.ui.text import put_ink
from engine.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, PROMPT, WALNUT_DEEP

if TYPE_CHECKING:
    from engine.app import App

WIDE, CLOCK = 1080, 220


class StillThereScene(Scene):
    """Any press goes on where it was. Games are saved after every answer, so putting one away loses nothing."""

    opaque = False
    watched = False
    app: "App"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.left = float(app.settings.kiosk.idle_grace)
        self._told = math.ceil(self.left)

    def enter(self) -> None:
        self.app.audio.play("toast")

    def handle(self, event: InputEvent) -> None:
        if is_press(event):
            self.app.audio.play("ui_accept")
            self.app.scenes.pop()

    def update(self, dt: float) -> None:
        self.left -= dt
        if self.left <= 0:
            self.app.show_title()
        elif math.ceil(self.left) < self._told:
            self._told = math.ceil(self.left)
            if self._told <= 10:
                self.app.audio.play("score_tick")

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        kit, say = self.app.kit, self.app.language
        kit.veil(canvas, 0.4)
        block = kit.block(say("idle-words"), WIDE - 140, PROMPT, center=True)
        panel = centred((WIDE, 190 + CLOCK + block.height + 56))
        kit.panel(canvas, panel)
        kit.heading(canvas, say("idle-title"), (panel.centerx, panel.y + 72), 48)
        face = clock_face(round(self.left / max(1, self.app.settings.kiosk.idle_grace) * 72))
        where = face.get_rect(center=(panel.centerx, panel.y + 132 + CLOCK // 2))
        canvas.blit(face, where)
        put_ink(canvas, str(max(0, math.ceil(self.left))), where.center, 92, "show", BRASS_LIGHT)
        canvas.blit(block.surface, (panel.x + 70, where.bottom + 34))


def watch(app: "App") -> None:
    """Call it every step while something is shown that a visitor may have left; it does nothing but in a kiosk."""
    if app.mode.kiosk and app.inputs.idle_seconds >= app.settings.kiosk.idle_after:
        app.inputs.idle_seconds = 0.0
        app.scenes.push(StillThereScene(app))


def clock_face(parts: int) -> pygame.Surface:
    """A ring of which `parts` of 72 are still lit."""
    c, r = CLOCK / 2, CLOCK / 2 - 16
    body = path(circle(c, c, c - 4), WALNUT_DEEP, INK, 4) + path(circle(c, c, r), "none", BRASS_DARK, 12, 0.5)
    points = [(c + r * math.sin(k * math.pi / 36), c - r * math.cos(k * math.pi / 36)) for k in range(parts + 1)]
    if len(points) > 1:
        body += path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points), "none", BRASS, 14)
    return svg((CLOCK, CLOCK), body)
