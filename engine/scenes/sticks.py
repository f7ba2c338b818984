"""The sticks as they are: where they rest, where the dead zone ends, and a slider to change it while looking."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.settings import KEYS, Value
from engine.ui.controls import control_for
from engine.ui.menu import Item, Picked
from engine.ui.paint import circle, path, svg
from engine.ui.theme import BONE, BRASS, BRASS_DARK, INK, LABEL, WALNUT_DEEP, WALNUT_LIGHT

if TYPE_CHECKING:
    from engine.app import App

RADIUS = 170
MOVED = 0.3
PATH = "input.dead_zone"


class SticksScene(MenuScene):
    """Shows the pad that was used last, raw, against the dead zone."""

    def __init__(self, app: "App") -> None:
        wide = 1280 if app.kit.theme.scale < 1.4 else 1696  # large words of the slider stay on one line
        super().__init__(app, pygame.Rect((1920 - wide) // 2, 720, wide, 180))

    def items(self) -> list[Item]:
        control = control_for(KEYS[PATH], self.app.settings.value(PATH), self._percent)
        return [Item(PATH, self.say("setting-input-dead_zone"), control=control)]

    def _percent(self, value: Value) -> str:
        return self.say("value-percent", n=value)

    def changed(self, picked: Picked) -> None:
        if picked.value is not None:
            self.app.apply_settings(self.app.settings.with_value(PATH, picked.value))

    def leave(self) -> None:
        self.app.keep_settings()

    def prompts(self) -> Prompts:
        return (Action.RIGHT, self.say("ui-change")), (Action.BACK, self.say("ui-back"))

    def act(self, event: ActionEvent) -> None:
        moved = max(x * x + y * y for x, y in (self.raw("left"), self.raw("right")))
        if moved < MOVED * MOVED:  # the stick that is looked at must not move the slider
            super().act(event)

    def raw(self, side: str) -> tuple[float, float]:
        """A stick of the pad used last, or of the first one, without the dead zone; -1..1."""
        inputs = self.app.inputs
        pads = [device for device in inputs.devices() if device.startswith("pad:")]
        last = inputs.seats.last_device
        pad = last if last in pads else pads[0] if pads else ""
        return inputs.raw_stick(pad, side)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        kit.title(canvas, self.say("settings-sticks"), (96, 54))
        pads = any(device.startswith("pad:") for device in self.app.inputs.devices())
        for side, x in (("left", 650), ("right", 1270)):
            center = (x, 420 + rise)
            face = _stick_face(self.app.settings.input.dead_zone)
            canvas.blit(face, face.get_rect(center=center))
            dx, dy = self.raw(side)
            dot = (round(center[0] + dx * RADIUS), round(center[1] + dy * RADIUS))
            inside = (dx * dx + dy * dy) ** 0.5 * 100 <= self.app.settings.input.dead_zone
            pygame.draw.circle(canvas, INK, dot, 24)
            pygame.draw.circle(canvas, WALNUT_LIGHT if inside else BRASS, dot, 20)
            words = self.say(f"sticks-{side}")
            kit.text(canvas, words, (x, 420 + RADIUS + 26 + rise), LABEL, anchor="midtop")
        if not pads:
            kit.text(canvas, self.say("remap-none"), (960, 196), LABEL, color=kit.theme.muted, anchor="center")
        self.draw_menu(canvas, rise)


def _stick_face(dead: int) -> pygame.Surface:
    side, c, r = 2 * RADIUS + 20, RADIUS + 10, RADIUS
    body = path(circle(c, c, r), WALNUT_DEEP, BRASS, 5) + path(circle(c, c, r * dead / 100), INK, BRASS_DARK, 3)
    return svg((side, side), body + path(f"M{c - r} {c}H{c + r}M{c} {c - r}V{c + r}", "none", BONE, 1.5, 0.25))
