"""Names to pick from: those used before, the usual ones, or a new one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.ui.layout import centred
from engine.ui.menu import Item
from engine.ui.theme import SEATS

if TYPE_CHECKING:
    from engine.app import App

PANEL = centred((900, 800)).move(0, -40)
NAME_LIMIT = 12
NEW = "new"


class NamesScene(MenuScene):
    """`then` is given the chosen name; BACK leaves everything as it was."""

    opaque = False

    def __init__(self, app: "App", now: str, then: Callable[[str], None]) -> None:
        self.now = now
        self.then = then
        super().__init__(app, pygame.Rect(PANEL.x + 56, PANEL.y + 104, PANEL.w - 112, PANEL.h - 150))
        self.menu.select(f"name {now}")

    def items(self) -> list[Item]:
        usual = [self.say(f"seat-{seat}") for seat in range(len(SEATS))]
        names = dict.fromkeys((self.now, *self.app.profile.names, *usual))
        return [Item(NEW, self.say("names-new"), icon="plus"), *(Item(f"name {name}", name) for name in names)]

    def chosen(self, key: str) -> None:
        if key != NEW:
            self._take(key[5:])
            return
        from engine.scenes.text_entry import TextEntryScene

        self.app.scenes.push(TextEntryScene(self.app, "", self._take, limit=NAME_LIMIT))

    def _take(self, name: str) -> None:
        if name.strip():
            self.then(name.strip())
            self.app.scenes.pop()

    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("ui-choose")), (Action.BACK, self.say("ui-back"))

    def ground(self, canvas: pygame.Surface) -> None:
        self.app.kit.veil(canvas, 0.4)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        panel = PANEL.move(0, rise)
        self.app.kit.panel(canvas, panel)
        self.app.kit.heading(canvas, self.say("names-title"), (panel.centerx, panel.y + 58), 44)
        self.draw_menu(canvas, rise)
