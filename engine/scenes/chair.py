"""One chair of the lobby: who plays it, under which name, colour and shape."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.scenes.chairs import NOBODY, PERSON, Table
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.settings import Value
from engine.ui.controls import Choice
from engine.ui.layout import centred
from engine.ui.menu import Item, Picked
from engine.ui.theme import SEATS

if TYPE_CHECKING:
    from engine.app import App

WIDE, HEAD, FOOT = 1180, 108, 48


class ChairScene(MenuScene):
    """Lies over the lobby and changes `table.chairs[chair]` at once."""

    opaque = False

    def __init__(self, app: "App", table: Table, chair: int) -> None:
        self.table = table
        self.number = chair
        super().__init__(app, pygame.Rect(0, 0, WIDE - 112, 100))
        self._fit()

    def items(self) -> list[Item]:
        chair = self.table.chairs[self.number]
        kinds = (PERSON, *self.table.strengths, NOBODY)
        looks = tuple(range(len(SEATS)))
        rows = [
            Item("kind", self.say("chair-kind"), icon="person", control=Choice(chair.kind, kinds, self._kind_words))
        ]
        if chair.taken:
            rows.append(Item("name", self.say("chair-name", name=chair.name), icon="text_size"))
            look = Choice(chair.look, looks, lambda value: self.say(f"seat-{SEATS[int(value)].key}"))
            rows.append(Item("look", self.say("chair-look"), control=look, seat=chair.look))
        return [*rows, Item("done", self.say("ui-done"), icon="tick")]

    def refresh(self) -> None:
        super().refresh()
        self._fit()

    def _fit(self) -> None:
        """The panel is as high as its rows."""
        self.area.h = self.menu.content_height()
        self.panel = centred((WIDE, HEAD + self.area.h + FOOT)).move(0, -40)
        self.area.topleft = self.panel.x + 56, self.panel.y + HEAD

    def _kind_words(self, value: Value) -> str:
        if value == PERSON:
            return self.say("chair-person")
        return self.say("chair-nobody") if value == NOBODY else self.say(f"strength-{value}")

    def changed(self, picked: Picked) -> None:
        if picked.id == "kind":
            self.table.set_kind(self.number, str(picked.value))
        elif picked.id == "look" and picked.value is not None:
            self.table.set_look(self.number, int(picked.value))
        self.refresh()

    def chosen(self, key: str) -> None:
        if key == "done":
            self.app.scenes.pop()
        else:
            from engine.scenes.names import NamesScene

            self.app.scenes.push(NamesScene(self.app, self.table.chairs[self.number].name, self._rename))

    def _rename(self, name: str) -> None:
        self.table.chairs[self.number].name = name
        self.app.profile.note_name(name)
        self.refresh()

    def prompts(self) -> Prompts:
        return (
            (Action.RIGHT, self.say("ui-change")),
            (Action.ACCEPT, self.say("ui-choose")),
            (Action.BACK, self.say("ui-back")),
        )

    def ground(self, canvas: pygame.Surface) -> None:
        self.app.kit.veil(canvas, 0.4)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, chair = self.app.kit, self.table.chairs[self.number]
        panel = self.panel.move(0, rise)
        kit.panel(canvas, panel)
        kit.heading(canvas, self.say("chair-title", number=self.number + 1), (panel.centerx, panel.y + 58), 44)
        self.menu.seat = chair.look
        self.draw_menu(canvas, rise)
