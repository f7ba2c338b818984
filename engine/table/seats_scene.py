"""Who plays: every seat of a game under way, its player and its device, changed in the middle of it."""

from typing import TYPE_CHECKING

import pygame

from engine.bots.policies import POLICIES
from engine.input.actions import MOUSE, Action, DeviceId
from engine.input.events import ActionEvent, DeviceEvent, PointerEvent
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.settings import Value
from engine.table.takeover import change_players, hand_over
from engine.ui.controls import Choice
from engine.ui.layout import centred
from engine.ui.menu import Item, Picked
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.app import App
    from engine.table.scene import TableScene

WIDE, HEAD, BELOW = 1320, 104, 32
PERSON = ""
PATIENCE = 10.0
"""Seconds that the question for a device waits."""


class SeatsScene(MenuScene):
    """Lies over the pause. Players change when it is left, so that walking through the values disturbs nobody; a device
    takes a seat at once."""

    opaque = False

    def __init__(self, app: "App", table: "TableScene") -> None:
        self.table = table
        self.bots = {n: spec.bot for n, spec in enumerate(table.match.seats)}
        self.asked: int | None = None
        self.waited = 0.0
        super().__init__(app, pygame.Rect(0, 0, WIDE - 112, 100))
        self._fit()

    # ------------------------------------------------------------ rows
    def items(self) -> list[Item]:
        rows = []
        for n, spec in enumerate(self.table.match.seats):
            control = Choice(self.bots[n], (PERSON, *sorted(POLICIES, key=lambda name: name == "random")), self._words)
            rows.append(Item(f"seat {n}", spec.name, self._note(n), seat=spec.look, control=control))
            if self.bots[n] == PERSON:
                rows.append(Item(f"hand {n}", self.say("seats-hand", name=spec.name), icon="pad"))
        return [*rows, Item("done", self.say("ui-done"), icon="tick")]

    def _words(self, value: Value) -> str:
        return self.say(f"strength-{value}" if value else "chair-person")

    def _note(self, seat: int) -> str:
        """What a person plays on. Large words leave no room for it."""
        if self.bots[seat] != PERSON or self.app.kit.theme.scale > 1.3:
            return ""
        seats = self.app.inputs.seats
        if seat in seats.lost():
            return self.say("seats-lost")
        device = seats.device(seat)
        if device is None:
            return self.say("lobby-passes" if seats.shared else "seats-none")
        return self._device_name(device)

    def _device_name(self, device: DeviceId) -> str:
        return self.app.inputs.device_name(device) or self.say(f"device-{device.split(':')[0]}")

    def _fit(self) -> None:
        tall = self.menu.fit(self.foot() - 54 - HEAD - BELOW - 12)
        self.panel = centred((WIDE, HEAD + tall + BELOW))
        self.panel.y = max(54, min(self.panel.y - 40, self.foot() - self.panel.h - 12))
        self.area = pygame.Rect(self.panel.x + 56, self.panel.y + HEAD, WIDE - 112, tall)

    def refresh(self) -> None:
        super().refresh()
        self._fit()

    # ------------------------------------------------------------ changes
    def act(self, event: ActionEvent) -> None:
        if self.asked is None:
            before = dict(self.bots)
            super().act(event)
            self._sit_down(before, event.device)
        elif event.pressed and event.action is Action.ACCEPT:
            self._take(self.asked, event.device)

    def point(self, event: PointerEvent) -> None:
        if self.asked is None:
            super().point(event)
        elif event.kind == "release":
            self._take(self.asked, event.device)

    def changed(self, picked: Picked) -> None:
        self.bots[int(picked.id[5:])] = str(picked.value)
        self.refresh()

    def _sit_down(self, before: dict[int, str], device: DeviceId) -> None:
        """Who calls a person to a seat that nobody holds, on a device without a seat, sits down there."""
        seats = self.app.inputs.seats
        for seat, bot in self.bots.items():
            empty = seats.device(seat) is None and bot == PERSON != before[seat]
            if empty and device != MOUSE and not seats.seats_of(device):
                seats.claim(seat, device, self.app.inputs.guid(device))
                self.refresh()

    def chosen(self, key: str) -> None:
        if key == "done":
            self.app.scenes.pop()
        else:
            self.asked, self.waited = int(key[5:]), 0.0

    def _take(self, seat: int, device: DeviceId) -> None:
        hand_over(self.table, seat, device)
        holder = self.app.inputs.seats.device(seat) or device
        spec = self.table.match.seats[seat]
        self.app.toast(self.say("seats-handed", name=spec.name, device=self._device_name(holder)), seat=spec.look)
        self._stop("join")

    def _stop(self, sound: str) -> None:
        self.asked = None
        self.sound(sound)
        self.refresh()

    def back(self) -> None:
        if self.asked is None:
            super().back()
        else:
            self._stop("ui_back")

    def update(self, dt: float) -> None:
        super().update(dt)
        self.waited += dt
        if self.asked is not None and self.waited > PATIENCE * self.app.settings.comfort.patience:
            self._stop("ui_back")

    def device(self, event: DeviceEvent) -> None:
        self.refresh()

    def leave(self) -> None:
        for seat, bot in self.bots.items():
            if bot:
                self.app.inputs.seats.leave(seat)
        change_players(self.table, self.bots)

    # ------------------------------------------------------------ drawing
    def prompts(self) -> Prompts:
        if self.asked is not None:
            return ((Action.BACK, self.say("ui-cancel")),)
        change = (Action.RIGHT, self.say("ui-change"))
        return change, (Action.ACCEPT, self.say("ui-choose")), (Action.BACK, self.say("ui-back"))

    def ground(self, canvas: pygame.Surface) -> None:
        self.app.kit.veil(canvas, 0.4)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, panel = self.app.kit, self.panel.move(0, rise)
        kit.panel(canvas, panel)
        kit.heading(canvas, self.say("seats-title"), (panel.centerx, panel.y + 56), 44)
        self.draw_menu(canvas, rise)
        if self.asked is not None:
            self._draw_question(canvas, self.asked)

    def _draw_question(self, canvas: pygame.Surface, seat: int) -> None:
        """Whose device is asked for, and how long there is to press."""
        kit, spec = self.app.kit, self.table.match.seats[seat]
        kit.veil(canvas)
        wide = round(1060 * max(1.0, kit.theme.scale / 1.5))
        block = kit.block(self.say("seats-press", name=spec.name), wide - 160, PROMPT + 6, "bold", center=True)
        note = kit.block(self.say("seats-press-note"), wide - 160, PROMPT, color=kit.theme.muted, center=True)
        panel = centred((wide, 190 + block.height + note.height + 130))
        panel.y = max(54, min(panel.y, self.foot() - panel.h - 12))
        kit.panel(canvas, panel)
        badge, pad = kit.badge(spec.look, 110), kit.icon("pad", 120, kit.theme.accent)
        canvas.blit(badge, badge.get_rect(center=(panel.centerx - 86, panel.y + 96)))
        canvas.blit(pad, pad.get_rect(center=(panel.centerx + 86, panel.y + 96)))
        canvas.blit(block.surface, (panel.x + 80, panel.y + 170))
        canvas.blit(note.surface, (panel.x + 80, panel.y + 186 + block.height))
        left = max(0.0, 1 - self.waited / (PATIENCE * self.app.settings.comfort.patience))
        kit.meter(canvas, pygame.Rect(panel.centerx - 300, panel.bottom - 84, 600, 36), left)
