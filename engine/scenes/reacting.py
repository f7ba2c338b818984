"""Who of the persons at this table is asked for a reaction always, and who only when they have one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.rules import SeatSpec
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.settings import Value
from engine.ui.controls import Choice
from engine.ui.layout import centred
from engine.ui.menu import Item, Picked
from engine.ui.theme import LABEL

if TYPE_CHECKING:
    from engine.app import App

ALWAYS, WHEN = "always", "when"
WIDE, HEAD, FOOT = 1240, 108, 40


class ReactingScene(MenuScene):
    """Lies over the pause; what is changed is in the profile at once, under the person's name."""

    opaque = False

    def __init__(self, app: "App", seats: Sequence[SeatSpec]) -> None:
        self.seats = seats
        super().__init__(app, pygame.Rect(0, 0, WIDE - 112, 100))
        self._fit()

    def items(self) -> list[Item]:
        rows = []
        for n, seat in enumerate(self.seats):
            now = WHEN if self.app.profile.is_quiet(seat.name) else ALWAYS
            control = Choice(now, (ALWAYS, WHEN), self._words)
            if not seat.bot:
                rows.append(Item(f"seat {n}", seat.name, seat=seat.look, control=control))
        return [*rows, Item("done", self.say("ui-done"), icon="tick")]

    def _words(self, value: Value) -> str:
        return self.say(f"reacting-{value}")

    def _fit(self) -> None:
        """The panel is as high as its rows and what they mean; where they do not fit the rows stand closer."""
        kit = self.app.kit
        self.note = kit.block(self.say("reacting-note"), WIDE - 112, kit.theme.aside(LABEL))
        around = HEAD + 24 + self.note.height + FOOT
        self.area.h = self.menu.fit(self.foot() - 54 - around - 12)
        self.panel = centred((WIDE, around + self.area.h))
        self.panel.y = max(54, min(self.panel.y - 40, self.foot() - self.panel.h - 12))
        self.area.topleft = self.panel.x + 56, self.panel.y + HEAD

    def refresh(self) -> None:
        super().refresh()
        self._fit()

    def changed(self, picked: Picked) -> None:
        self.app.profile.set_quiet(self.seats[int(picked.id[5:])].name, picked.value == WHEN)
        if fault := self.app.profile.keep():
            self.app.toast(fault, "warning")

    def chosen(self, key: str) -> None:
        if key == "done":
            self.app.scenes.pop()

    def prompts(self) -> Prompts:
        return (Action.RIGHT, self.say("ui-change")), (Action.BACK, self.say("ui-back"))

    def ground(self, canvas: pygame.Surface) -> None:
        self.app.kit.veil(canvas, 0.4)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, panel = self.app.kit, self.panel.move(0, rise)
        kit.panel(canvas, panel)
        kit.heading(canvas, self.say("reacting-title"), (panel.centerx, panel.y + 58), 44)
        self.draw_menu(canvas, rise)
        canvas.blit(self.note.surface, (panel.x + 56, panel.bottom - FOOT - self.note.height))
