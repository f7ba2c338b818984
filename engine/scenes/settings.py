"""The settings: every key of every section, changed at once, kept on leaving."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, PointerEvent
from engine.language import PSEUDO
from engine.scenes.decor import title_name
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.scenes.remapping import as_shipped
from engine.settings import Key, Settings, Value, section_keys
from engine.settings_file import SHIPPED, load
from engine.ui.controls import Choice, Control, control_for
from engine.ui.menu import Item, Picked
from engine.ui.tabs import Tabs

if TYPE_CHECKING:
    from engine.app import App

SECTIONS = ("display", "text", "audio", "play", "comfort", "input", "kiosk")
TOP = 272
UNITS = {"%": "value-percent", "ms": "value-ms", "s": "value-s"}
PERCENT = ("text.size",)
SAMPLES = {"audio.master": "ui_accept", "audio.effects": "cube_drop", "audio.voice": "horn_turn"}
ICONS = {"remap": "pad", "sticks": "hand", "reset": "undo"}


class SettingsScene(MenuScene):
    """Lies over whatever asked for it; the title screen and the pause menu both do."""

    def __init__(self, app: "App") -> None:
        hidden = ("kiosk", "display") if app.mode.kiosk else ()
        self.sections = [section for section in SECTIONS if section not in hidden]
        self.tabs = Tabs(app.kit, pygame.Rect(96, 168, 1728, 76), [])
        self.on_tabs = False
        self._label(app)
        super().__init__(app, pygame.Rect(112, TOP, 1696, 650))

    def _label(self, app: "App") -> None:
        self.tabs.labels = [(section, app.language(f"section-{section}")) for section in self.sections]

    # ------------------------------------------------------------ rows
    def items(self) -> list[Item]:
        section = self.tabs.current
        rows = [self._row(key) for key in section_keys(section)]
        extra = ["remap", "sticks"] if section == "input" else []
        for name in (*extra, "reset"):
            rows.append(Item(name, self.say(f"settings-{name}"), self.say(f"settings-{name}-help"), ICONS[name]))
        return rows

    def _row(self, key: Key) -> Item:
        name = key.path.replace(".", "-")
        return Item(key.path, self.say(f"setting-{name}"), self.say(f"help-{name}"), control=self._control(key))

    def _control(self, key: Key) -> Control:
        value = self.app.settings.value(key.path)
        if key.kind == "text":
            listed = [title.id for title in self.app.titles.values() if title.listed]
            return Choice(value, ["", *listed], self._title_name)
        if key.path == "text.language":
            shown = [code for code in key.choices if code != PSEUDO or value == PSEUDO]
            return Choice(value, shown, lambda code: self.say(f"choice-{code}"))
        return control_for(key, value, lambda shown: self._words(key, shown))

    def _words(self, key: Key, value: Value) -> str:
        if isinstance(value, bool):
            return self.say("ui-on" if value else "ui-off")
        if isinstance(value, str):
            return self.say(f"choice-{value}")
        unit = "value-percent" if key.path in PERCENT else UNITS.get(key.unit, "value-plain")
        return self.say(unit, n=value)

    def _title_name(self, value: Value) -> str:
        title = self.app.titles.get(str(value))
        return title_name(self.app, title) if title else str(value) or self.say("choice-every-title")

    # ------------------------------------------------------------ changes
    def changed(self, picked: Picked) -> None:
        if picked.value is not None:
            self._apply(self.app.settings.with_value(picked.id, picked.value))
            if picked.id in SAMPLES:
                self.sound(SAMPLES[picked.id])

    def _apply(self, settings: Settings) -> None:
        """Into force at once; words and sizes may be others now."""
        self.app.apply_settings(settings)
        self._label(self.app)
        self.refresh()

    def chosen(self, key: str) -> None:
        if key == "remap":
            from engine.scenes.remap import RemapScene

            self.app.scenes.push(RemapScene(self.app))
        elif key == "sticks":
            from engine.scenes.sticks import SticksScene

            self.app.scenes.push(SticksScene(self.app))
        elif key == "reset":
            section = self.say(f"section-{self.tabs.current}")
            self.confirm(
                self.say("settings-reset"),
                self.say("settings-reset-words", section=section),
                self.say("settings-reset-yes"),
                self._reset,
            )

    def _reset(self) -> None:
        """The section as shipped; for the controls all buttons and keys too."""
        shipped = load(SHIPPED, SHIPPED).settings
        settings = self.app.settings
        for key in section_keys(self.tabs.current):
            settings = settings.with_value(key.path, shipped.value(key.path))
        if self.tabs.current == "input":
            settings = as_shipped(settings)
        self._apply(settings)

    def leave(self) -> None:
        self.app.keep_settings()

    # ------------------------------------------------------------ input
    def act(self, event: ActionEvent) -> None:
        if self.tabs.handle(event):
            self._turned()
        elif self.on_tabs:
            self._act_on_tabs(event)
        elif self.leaves(event):
            self._enter_tabs(True)
        else:
            super().act(event)

    @property
    def in_list(self) -> bool:
        return not self.on_tabs

    def _act_on_tabs(self, event: ActionEvent) -> None:
        """The tabs by directions alone: LEFT and RIGHT open the next one, UP and DOWN go back to the rows."""
        if event.moves and event.action in (Action.LEFT, Action.RIGHT):
            page = Action.PAGE_LEFT if event.action is Action.LEFT else Action.PAGE_RIGHT
            if self.tabs.handle(ActionEvent(page, event.phase, event.device, event.seat)):
                self._turned()
        elif event.pressed and event.action is Action.ACCEPT and self.app.inputs.scanner.on:
            self.tabs.handle(ActionEvent(Action.PAGE_RIGHT, "press", event.device, event.seat))
            self._turned()
        elif event.moves and event.action in (Action.UP, Action.DOWN, Action.ACCEPT):
            self._enter_tabs(False)
            self.menu.index = len(self.menu.items) - 1 if event.action is Action.UP else 0

    def _enter_tabs(self, inside: bool) -> None:
        self.on_tabs = inside
        self.sound("ui_move")

    def point(self, event: PointerEvent) -> None:
        if self.tabs.handle(event):
            self._turned()
            return
        if event.kind in ("move", "press") and self.menu.at(event.pos) is not None:
            self.on_tabs = False
        super().point(event)

    def _turned(self) -> None:
        self.sound("ui_page")
        self.menu.index = 0
        self.age = 0.0
        self.refresh()

    def prompts(self) -> Prompts:
        return (
            (Action.PAGE_RIGHT, self.say("settings-section")),
            (Action.RIGHT, self.say("ui-change")),
            (Action.BACK, self.say("ui-back")),
        )

    # ------------------------------------------------------------ drawing
    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        self.app.kit.title(canvas, self.say("title-settings"), (96, 48))
        self.tabs.draw(canvas)
        if self.on_tabs:
            self.app.kit.ring(canvas, self.tabs.rects()[self.tabs.index].inflate(-6, -6))
        self.area.h = self.foot() - TOP - 22
        self.draw_menu(canvas, rise)
