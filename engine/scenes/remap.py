"""What the buttons of a pad mean: choose an action, then press the button that shall do it."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.devices import GlyphStyle, glyph_style
from engine.input.events import DeviceEvent
from engine.scenes.decor import draw_empty
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.scenes.tap import Tap, pad_button_of
from engine.settings import Settings, Value
from engine.tween import ease_out
from engine.ui.controls import Choice
from engine.ui.glyphs import pad_button
from engine.ui.layout import centred
from engine.ui.menu import Item, Picked
from engine.ui.theme import LABEL, PROMPT

if TYPE_CHECKING:
    from engine.app import App
    from engine.ui.kit import Kit

TOP = 190
PATIENCE = 8.0
"""Seconds, as shipped, so that nobody is stuck in the question for a button."""


class Button(NamedTuple):
    """A pad's button as a row shows it."""

    name: str
    style: GlyphStyle


class ButtonShown:
    """The control of a row: it only shows a button; the scene sees to the change."""

    wide = 200

    def __init__(self, button: Button) -> None:
        self.button = button
        self.value: Value = button.name

    def step(self, direction: int) -> bool:
        return False

    def accept(self) -> bool:
        return True

    def click(self, pos: tuple[int, int], rect: pygame.Rect) -> bool:
        return True

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, kit: "Kit", focused: bool) -> None:
        if self.button.name:
            picture = pad_button(self.button.name, self.button.style, min(66, kit.theme.px(58)))
            canvas.blit(picture, picture.get_rect(midright=(rect.right - 12, rect.centery)))
        else:
            kit.text(canvas, "–", (rect.right - 30, rect.centery), LABEL, color=kit.theme.muted, anchor="midright")


class RemapScene(MenuScene):
    """A button that had another meaning takes over that of the button it replaces: nothing gets lost."""

    def __init__(self, app: "App") -> None:
        self.pad = ""
        self.asked: Action | None = None
        self.waited = 0.0
        self.tap = Tap(app.inputs, self._takes)
        super().__init__(app, pygame.Rect(112, TOP, 1696, 700))

    def pads(self) -> list[str]:
        """The names of the pads that are plugged in, each once."""
        inputs = self.app.inputs
        return list(dict.fromkeys(inputs.device_name(d) for d in inputs.devices() if d.startswith("pad:")))

    def items(self) -> list[Item]:
        pads = self.pads()
        if not pads:
            return []
        self.pad = self.pad if self.pad in pads else pads[0]
        rows = [Item("pad", self.say("remap-pad"), icon="pad", control=Choice(self.pad, pads))]
        rows += [self._row(action) for action in Action if action not in DIRECTIONS]
        return [*rows, Item("reset", self.say("remap-reset"), icon="undo")]

    def _row(self, action: Action) -> Item:
        style = glyph_style("pad:0", self.pad)
        button = Button(self.app.inputs.bindings.button_of(action, self.pad), style)
        name = action.value.replace("_", "-")
        return Item(f"action {action.value}", self.say(f"action-{name}"), control=ButtonShown(button))

    def changed(self, picked: Picked) -> None:
        if picked.id == "pad":
            self.pad = str(picked.value)
            self.refresh()
        else:
            self.asked, self.waited = Action(picked.id.split(" ")[1]), 0.0
            self.tap.start()

    def chosen(self, key: str) -> None:
        settings = self.app.settings
        for device, buttons in settings.remap.items():
            for button in buttons:
                settings = settings.with_remap(device, button, "")
        self.app.apply_settings(settings)
        self.refresh()

    # ------------------------------------------------------------ the button itself
    def _takes(self, event: pygame.event.Event) -> bool:
        """Everything while a button is asked for, except what pads come and go with."""
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEADDED):
            return False
        name, button = pad_button_of(self.app.inputs, event)
        if button and name == self.pad and button not in ("up", "down", "left", "right") and self.asked:
            self.app.apply_settings(remapped(self.app.settings, self.app, self.pad, button, self.asked))
            self._stop("ui_accept")
        elif event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._stop("ui_back")
        return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) or bool(button)

    def _stop(self, sound: str) -> None:
        self.asked = None
        self.tap.stop()
        self.sound(sound)
        self.refresh()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.waited += dt
        if self.asked and self.waited > self.patience:
            self._stop("ui_back")

    @property
    def patience(self) -> float:
        """Seconds that the question for a button waits."""
        return PATIENCE * self.app.settings.comfort.patience

    def leave(self) -> None:
        self.tap.stop()
        self.app.keep_settings()

    def device(self, event: DeviceEvent) -> None:
        if self.asked:
            self._stop("ui_back")
        self.refresh()

    # ------------------------------------------------------------ drawing
    def prompts(self) -> Prompts:
        """None while a button is asked for: every button is an answer then."""
        if self.asked:
            return ()
        change = ((Action.ACCEPT, self.say("ui-change")),) if self.pads() else ()
        return *change, (Action.BACK, self.say("ui-back"))

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        self.app.kit.title(canvas, self.say("settings-remap"), (96, 54))
        if not self.asked:
            self.area.h = self.foot() - TOP - 22
        if not self.menu.items:
            draw_empty(self.app, canvas, "pad", self.say("remap-none"), self.say("remap-none-note"))
        self.draw_menu(canvas, rise)
        if self.asked:
            self._draw_question(canvas, self.asked)

    def _draw_question(self, canvas: pygame.Surface, action: Action) -> None:
        """What is asked, what the button is now, and how long there is to press another."""
        kit = self.app.kit
        kit.veil(canvas)
        words = self.say("remap-ask", action=self.say(f"action-{action.value.replace('_', '-')}"))
        block = kit.block(words, 980, PROMPT + 6, "bold", center=True)
        note = kit.block(self.say("remap-ask-note"), 980, PROMPT, color=kit.theme.muted, center=True)
        panel = centred((1120, 56 + block.height + 150 + note.height + 118))
        if not kit.theme.calm:
            panel.y += round(34 * (1 - ease_out(min(1.0, self.waited / 0.18))))
        kit.panel(canvas, panel)
        canvas.blit(block.surface, (panel.centerx - 490, panel.y + 50))
        name = self.app.inputs.bindings.button_of(action, self.pad)
        if name:
            picture = pad_button(name, glyph_style("pad:0", self.pad), 110)
            canvas.blit(picture, picture.get_rect(center=(panel.centerx, panel.y + 50 + block.height + 76)))
        canvas.blit(note.surface, (panel.centerx - 490, panel.bottom - 118 - note.height))
        left = max(0.0, 1 - self.waited / self.patience)
        kit.meter(canvas, pygame.Rect(panel.centerx - 320, panel.bottom - 88, 640, 36), left)


def remapped(settings: Settings, app: "App", pad: str, button: str, action: Action) -> Settings:
    """`button` means `action` from now on, and the button that meant it takes the other meaning."""
    bindings = app.inputs.bindings
    before, other = bindings.button_of(action, pad), bindings.pad(button, pad)
    settings = settings.with_remap(pad, button, action.value)
    if before and other and before != button:
        settings = settings.with_remap(pad, before, other.value)
    return settings
