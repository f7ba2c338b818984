"""The pause: the game stands dimmed behind a short list of what can be done."""

from typing import TYPE_CHECKING, Any, Protocol

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent
from engine.rules import Match
from engine.scenes.decor import title_name
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.titles import Title
from engine.ui.layout import centred
from engine.ui.menu import Item

if TYPE_CHECKING:
    from engine.app import App

WIDE, HEAD, BELOW = 860, 88, 24
WING = 72
"""Length of the rules beside the title."""


class Pausable(Protocol):
    """What the pause needs of the table below it."""

    title: Title
    match: Match[Any]
    demo: bool

    @property
    def can_undo(self) -> bool: ...

    def undo(self) -> bool: ...

    @property
    def can_redo(self) -> bool: ...

    def redo(self) -> None: ...

    @property
    def has_reactions(self) -> bool: ...

    def show_reactions(self) -> None: ...

    def show_seats(self) -> None: ...

    def show_log(self) -> None: ...

    def show_statistics(self) -> None: ...

    def show_rules(self, clause: str = "") -> None: ...

    def draw(self, canvas: pygame.Surface, alpha: float) -> None: ...


class PauseScene(MenuScene):
    """`table` is what the scene lies over; its game is saved after every answer, so leaving loses nothing."""

    fades = False

    def __init__(self, app: "App", table: Pausable) -> None:
        self.table = table
        self.behind: pygame.Surface | None = None
        super().__init__(app, pygame.Rect(0, 0, WIDE - 112, 100))
        self._fit()

    def items(self) -> list[Item]:
        """Large words or many rows leave no room for notes, the largest none for what cannot be done."""
        undo, large = self.table.can_undo, self.app.kit.theme.scale >= 1.4
        notes = not large and not (self.table.has_reactions or self.table.can_redo)
        why = "" if undo else self.say("pause-no-undo")
        back = [Item("undo", self.say("ui-undo"), why if notes else "", "undo", undo, why)]
        redo = [Item("redo", self.say("ui-redo"), icon="redo")] if self.table.can_redo else []
        say = self.say("reacting-title")
        reactions = [Item("reactions", say, icon="shield")] if self.table.has_reactions else []
        rows = [
            Item("resume", self.say("pause-resume"), icon="play"),
            *(back if undo or not large else []),
            *redo,
            Item("rules", self.say("lobby-rules"), icon="book"),
            Item("log", self.say("ui-log"), icon="log"),
            Item("statistics", self.say("pause-statistics"), icon="chart"),
            *reactions,
            Item("seats", self.say("seats-title"), icon="person"),
            Item("settings", self.say("title-settings"), icon="gear"),
            Item("leave", self.say("pause-leave"), self.say("pause-leave-note") if notes else "", "door"),
        ]
        return [row for row in rows if not (self.table.demo and row.id in ("undo", "log", "statistics", "seats"))]

    def _fit(self) -> None:
        """The panel is as high as its rows, within the screen; where they do not fit they stand closer."""
        room = self.foot() - 54 - BELOW - 12
        theme = self.app.kit.theme
        usual = max(HEAD, round(theme.px(theme.aside(44)) * 1.3) + 20)
        for head in (usual, HEAD, usual):  # a low heading only where it saves scrolling
            self.head, tall = head, self.menu.fit(room - head)
            if tall == self.menu.content_height():
                break
        panel = centred((WIDE, self.head + tall + BELOW))
        panel.y = max(54, min(panel.y - 40, self.foot() - panel.h - 12))
        self.panel = panel
        self.area = pygame.Rect(panel.x + 56, panel.y + self.head, WIDE - 112, tall)

    def refresh(self) -> None:
        super().refresh()
        self._fit()

    def enter(self) -> None:
        super().enter()
        self._look_behind()
        self.sound("ui_accept")

    def uncover(self) -> None:
        super().uncover()
        self._look_behind()

    def leave(self) -> None:
        self.behind = None  # eight megabytes, which would otherwise wait for a collection

    def _look_behind(self) -> None:
        """The table as it stands now: the canvas may still hold a hand that has been closed since."""
        self.behind = self.app.window.canvas.copy()
        self.table.draw(self.behind, 1.0)
        self.app.kit.veil(self.behind, 0.42)

    def act(self, event: ActionEvent) -> None:
        if event.pressed and event.action is Action.MENU:
            self.app.scenes.pop()
        else:
            super().act(event)

    def chosen(self, key: str) -> None:
        if key in ("resume", "undo", "redo"):
            self.app.scenes.pop()
        if key == "undo":
            self.table.undo()
        elif key == "redo":
            self.table.redo()
        elif key == "rules":
            self.table.show_rules()
        elif key == "seats":
            self.table.show_seats()
        elif key == "log":
            self.table.show_log()
        elif key == "statistics":
            self.table.show_statistics()
        elif key == "reactions":
            self.table.show_reactions()
        elif key == "settings":
            from engine.scenes.settings import SettingsScene

            self.app.scenes.push(SettingsScene(self.app))
        elif key == "leave":
            self.app.show_title()

    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("ui-choose")), (Action.BACK, self.say("pause-resume"))

    def ground(self, canvas: pygame.Surface) -> None:
        canvas.blit(self.behind, (0, 0)) if self.behind else super().ground(canvas)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, panel = self.app.kit, self.panel.move(0, rise)
        kit.panel(canvas, panel)
        words = self.say("pause-title", title=title_name(self.app, self.table.title))
        kit.heading(canvas, words, (panel.centerx, panel.y + 48), 44, WING, WIDE - 2 * WING - 120)
        self.draw_menu(canvas, rise)
