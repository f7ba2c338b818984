"""What buttons and keys mean: choose an action, then press the button of the pad, or the key, that shall do it."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.input.actions import DIRECTIONS, KEYBOARD, Action
from engine.input.devices import GlyphStyle, glyph_style
from engine.input.events import DeviceEvent
from engine.input.keys import KEPT, cap_of, key_name
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.scenes.remapping import Rekeyed, as_shipped, rekeyed, remapped
from engine.scenes.tap import Tap, pad_button_of
from engine.settings import Value
from engine.tween import ease_out
from engine.ui.controls import Choice
from engine.ui.glyphs import key, pad_button
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
    """A pad's button, or a key by its name, as a row shows it."""

    name: str
    style: GlyphStyle

    def picture(self, size: int) -> pygame.Surface:
        return key(cap_of(self.name), size) if self.style == "keyboard" else pad_button(self.name, self.style, size)


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
            picture = self.button.picture(min(66, kit.theme.px(58)))
            canvas.blit(picture, picture.get_rect(midright=(rect.right - 12, rect.centery)))
        else:
            kit.text(canvas, "–", (rect.right - 30, rect.centery), LABEL, color=kit.theme.muted, anchor="midright")


class RemapScene(MenuScene):
    """What had another meaning takes over that of what it replaces, or has others for it: nothing gets lost."""

    def __init__(self, app: "App") -> None:
        self.pad = ""
        """The name of the pad whose buttons are shown, or KEYBOARD."""
        self.asked: Action | None = None
        self.waited = 0.0
        self.tap = Tap(app.inputs, self._takes)
        super().__init__(app, pygame.Rect(112, TOP, 1696, 700))

    def pads(self) -> list[str]:
        """The names of the pads that are plugged in, each once, and the keyboard."""
        inputs = self.app.inputs
        found = [inputs.device_name(device) for device in inputs.devices() if device.startswith("pad:")]
        return list(dict.fromkeys((*found, KEYBOARD)))

    def items(self) -> list[Item]:
        pads = self.pads()
        self.pad = self.pad if self.pad in pads else pads[0]
        shown = Choice(self.pad, pads, lambda pad: self.say("remap-keyboard") if pad == KEYBOARD else str(pad))
        shown.wide = 860  # for the long names that pads bear
        icon = "keyboard" if self.pad == KEYBOARD else "pad"
        rows = [Item("pad", self.say("remap-pad"), icon=icon, control=shown)]
        rows += [self._row(action) for action in Action if self.pad == KEYBOARD or action not in DIRECTIONS]
        return [*rows, Item("reset", self.say("remap-reset"), icon="undo")]

    def _row(self, action: Action) -> Item:
        return Item(f"action {action.value}", self._action(action), control=ButtonShown(self._button(action)))

    def _action(self, action: Action) -> str:
        return self.say(f"action-{action.value.replace('_', '-')}")

    def _button(self, action: Action) -> Button:
        bindings = self.app.inputs.bindings
        if self.pad == KEYBOARD:
            return Button(bindings.key_of(action), "keyboard")
        return Button(bindings.button_of(action, self.pad), glyph_style("pad:0", self.pad))

    def changed(self, picked: Picked) -> None:
        if picked.id == "pad":
            self.pad = str(picked.value)
            self.refresh()
        else:
            self.asked, self.waited = Action(picked.id.split(" ")[1]), 0.0
            self.tap.start()

    def chosen(self, key: str) -> None:
        self.app.apply_settings(as_shipped(self.app.settings))
        self.refresh()

    # ------------------------------------------------------------ the button itself
    def _takes(self, event: pygame.event.Event) -> bool:
        """Everything while a button is asked for, except what pads come and go with."""
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEADDED):
            return False
        name, button = pad_button_of(self.app.inputs, event)
        if button and name == self.pad and button not in ("up", "down", "left", "right") and self.asked:
            inputs = self.app.inputs
            self.app.apply_settings(remapped(self.app.settings, inputs.bindings, self.pad, button, self.asked))
            self._stop("ui_accept")
        elif event.type == pygame.KEYDOWN and self.pad == KEYBOARD and self.asked:
            self._take_key(event.key, self.asked)
        elif event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._stop("ui_back")
        return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) or bool(button)

    def _take_key(self, pressed: int, action: Action) -> None:
        if pressed in KEPT:
            if pressed != pygame.K_ESCAPE:
                self.app.toast(self.say("remap-never", button=cap_of(key_name(pressed))), "warning")
            self._stop("ui_back")
            return
        done = rekeyed(self.app.settings, self.app.inputs.bindings, pressed, action)
        self.app.apply_settings(done.settings)
        self._tell_conflict(pressed, done)
        self._stop("ui_refuse" if done.other and not done.now else "ui_accept")

    def _tell_conflict(self, pressed: int, done: Rekeyed) -> None:
        """What became of the meaning that the key had."""
        if done.other:
            args = {"button": cap_of(key_name(pressed)), "other": self._action(done.other), "now": cap_of(done.now)}
            self.app.toast(self.say("remap-took" if done.now else "remap-last", **args), "pad")

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
        return (Action.ACCEPT, self.say("ui-change")), (Action.BACK, self.say("ui-back"))

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        self.app.kit.title(canvas, self.say("settings-remap"), (96, 54))
        if not self.asked:
            self.area.h = self.foot() - TOP - 22
        self.draw_menu(canvas, rise)
        if self.asked:
            self._draw_question(canvas, self.asked)

    def _draw_question(self, canvas: pygame.Surface, action: Action) -> None:
        """What is asked, what the button is now, and how long there is to press another."""
        kit = self.app.kit
        kit.veil(canvas)
        asked = "remap-ask-key" if self.pad == KEYBOARD else "remap-ask"
        block = kit.block(self.say(asked, action=self._action(action)), 980, PROMPT + 6, "bold", center=True)
        note = kit.block(self.say(f"{asked}-note"), 980, PROMPT, color=kit.theme.muted, center=True)
        panel = centred((1120, 56 + block.height + 150 + note.height + 118))
        if not kit.theme.calm:
            panel.y += round(34 * (1 - ease_out(min(1.0, self.waited / 0.18))))
        kit.panel(canvas, panel)
        canvas.blit(block.surface, (panel.centerx - 490, panel.y + 50))
        button = self._button(action)
        if button.name:
            picture = button.picture(110)
            canvas.blit(picture, picture.get_rect(center=(panel.centerx, panel.y + 50 + block.height + 76)))
        canvas.blit(note.surface, (panel.centerx - 490, panel.bottom - 118 - note.height))
        left = max(0.0, 1 - self.waited / self.patience)
        kit.meter(canvas, pygame.Rect(panel.centerx - 320, panel.bottom - 88, 640, 36), left)
