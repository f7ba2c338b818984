"""A screen that is one list, and the list that shows its focus only while the focus is in it."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.scenes.frame import FrameScene
from engine.ui.menu import Item, Menu, Picked

if TYPE_CHECKING:
    from engine.app import App


class QuietMenu(Menu):
    """A menu whose focus is shown only while the focus is in it."""

    active = True
    marks = False
    """While the focus is elsewhere a bar marks the row it left: that is what is open beside the list."""

    def _draw_row(self, canvas: pygame.Surface, item: Item, row: pygame.Rect, focused: bool) -> None:
        super()._draw_row(canvas, item, row, focused and self.active)
        if focused and self.marks and not self.active:
            pygame.draw.rect(canvas, self.kit.theme.accent, (row.x + 8, row.y + 12, 8, row.h - 24), border_radius=4)


class MenuScene(FrameScene):
    """A screen that is one list. Subclasses give `items` and `chosen`; `area` is where the rows may lie."""

    def __init__(self, app: "App", area: pygame.Rect) -> None:
        super().__init__(app)
        self.area = area
        self.menu = QuietMenu(app.kit, area.copy(), self.items())

    def items(self) -> list[Item]:
        """The rows in the present language."""
        return []

    def chosen(self, key: str) -> None:
        """A row was pressed."""

    def changed(self, picked: Picked) -> None:
        """The control of a row has another value."""

    @property
    def in_list(self) -> bool:
        """The focus is in the list: where a screen has more than its list, it may be elsewhere."""
        return True

    @property
    def at_end(self) -> bool:
        return self.in_list and self.menu.index >= len(self.menu.items) - 1

    def leaves(self, event: ActionEvent) -> bool:
        """A step beyond the first or the last row: where a screen has more than its list, the focus goes there."""
        up = event.action is Action.UP and event.moves and self.menu.index == 0
        return up or (event.action is Action.DOWN and event.pressed and self.menu.index == len(self.menu.items) - 1)

    def refresh(self) -> None:
        """Make the rows anew: values, language or what is possible has changed."""
        self.menu.set_items(self.items())

    def enter(self) -> None:
        super().enter()
        self.refresh()

    def uncover(self) -> None:
        self.refresh()

    def act(self, event: ActionEvent) -> None:
        self._picked(self.menu.handle(event))

    def point(self, event: PointerEvent) -> None:
        self._picked(self.menu.handle(event))

    def _picked(self, picked: Picked | None) -> None:
        self.heard(picked)
        if picked is None:
            return
        if picked.kind == "chosen":
            self.chosen(picked.id)
        elif picked.kind == "changed":
            self.changed(picked)
        elif picked.kind == "refused" and self.menu.current and self.menu.current.why:
            self.app.toast(self.menu.current.why, "info")

    def update(self, dt: float) -> None:
        super().update(dt)
        self.menu.update(dt)

    def draw_menu(self, canvas: pygame.Surface, rise: int = 0) -> None:
        self.menu.active = self.in_list and not self.last_stop.here
        self.menu.rect = self.area.move(0, rise)
        self.menu.draw(canvas)
