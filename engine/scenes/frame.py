"""What every screen around the games shares: prompts that can be clicked, sounds, questions on top, arriving softly."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent
from engine.language import Language
from engine.scene import Scene
from engine.titles import Title
from engine.tween import ease_out
from engine.ui.dialog import Dialog
from engine.ui.menu import BAR, PAD, ROW, Item, Menu, Picked
from engine.ui.rich import Block
from engine.ui.theme import LABEL

if TYPE_CHECKING:
    from engine.app import App

ARRIVE = 0.28
RISE = 46
LAMP = (46, 30, 18)
SOUNDS = {"moved": "ui_move", "changed": "ui_move", "chosen": "ui_accept", "refused": "ui_refuse"}
Prompts = Sequence[tuple[Action, str]]


class FrameScene(Scene):
    """Subclasses give `prompts`, `act`, `point`, `paint` and, where BACK does more than go back, `back`."""

    app: "App"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.age = 0.0
        self.dialog: Dialog | None = None
        self._then: Callable[[str], None] | None = None

    # ------------------------------------------------------------ for subclasses
    def prompts(self) -> Prompts:
        """The buttons that the foot of the screen tells of."""
        return ()

    def act(self, event: ActionEvent) -> None:
        """A button; BACK has been seen to already."""

    def point(self, event: PointerEvent) -> None:
        """The pointer, unless it met a prompt."""

    def back(self) -> None:
        """BACK was pressed."""
        self.app.scenes.pop()

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        """All but prompts and dialog; `rise` are pixels that things still have to come up."""

    # ------------------------------------------------------------ helpers
    def say(self, key: str, /, **args: object) -> str:
        return self.app.language(key, **args)

    def sound(self, name: str) -> None:
        self.app.audio.play(name)

    def heard(self, picked: Picked | None) -> Picked | None:
        """The menu's answer handed through, with its sound."""
        if picked:
            self.sound(SOUNDS[picked.kind])
        return picked

    def ask(self, dialog: Dialog, then: Callable[[str], None]) -> None:
        """Put a question over the screen; `then` is given the id of the answer."""
        self.dialog, self._then = dialog, then

    def confirm(self, title: str, words: str, yes: str, then: Callable[[], None], no: str = "") -> None:
        """Ask before what cannot be taken back; the safe answer comes first."""
        answers = (("no", no or self.say("ui-cancel")), ("yes", yes))
        self.ask(Dialog(self.app.kit, title, words, answers), lambda answer: then() if answer == "yes" else None)

    @property
    def types(self) -> bool:
        """The keyboard or the mouse was used last: where letters are typed, prompts must not offer letter keys."""
        return self.app.kit.style in ("keyboard", "mouse")

    # ------------------------------------------------------------ running
    def enter(self) -> None:
        self.age = 0.0

    def update(self, dt: float) -> None:
        self.age += dt
        if self.dialog:
            self.dialog.update(dt)

    def handle(self, event: InputEvent) -> None:
        if self.dialog:
            self._answer(self.dialog, event)
        elif isinstance(event, PointerEvent):
            action = self.app.kit.prompt_bar.hit(event.pos) if event.kind == "release" else None
            if action is None or action in DIRECTIONS:
                self.point(event)
            else:
                self._press(ActionEvent(action, "press", event.device, event.seat))
        elif isinstance(event, ActionEvent):
            self._press(event)
        elif isinstance(event, DeviceEvent):
            self.device(event)

    def device(self, event: DeviceEvent) -> None:
        """A pad came or went."""

    def _press(self, event: ActionEvent) -> None:
        if event.action is not Action.BACK:
            self.act(event)
        elif event.pressed:
            self.sound("ui_back")
            self.back()

    def _answer(self, dialog: Dialog, event: InputEvent) -> None:
        before = dialog.menu.index
        answer = dialog.handle(event)
        if answer is None:
            if dialog.menu.index != before:
                self.sound("ui_move")
            return
        then, self.dialog, self._then = self._then, None, None
        self.sound("ui_back" if answer == dialog.on_back else "ui_accept")
        if then:
            then(answer)

    # ------------------------------------------------------------ drawing
    @property
    def rise(self) -> int:
        """Pixels that the content is still below its place."""
        if self.app.settings.comfort.reduced_motion or self.age >= ARRIVE:
            return 0
        return round(RISE * (1 - ease_out(self.age / ARRIVE)))

    def ground(self, canvas: pygame.Surface) -> None:
        """What the screen lies on."""
        canvas.blit(walnut(self.app), (0, 0))

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.ground(canvas)
        self.paint(canvas, self.rise)
        if (items := self.prompts()) and self.app.scenes.top is self:
            self.draw_prompts(canvas, items)
        if self.dialog:
            self.app.kit.veil(canvas)
            self.dialog.draw(canvas)

    def draw_prompts(self, canvas: pygame.Surface, items: Prompts) -> None:
        self.app.kit.prompts(canvas, items)

    def foot(self) -> int:
        """The y where the prompt bar begins: content ends above it."""
        bar = self.app.kit.prompt_bar
        items = list(self.prompts())
        lines = len(bar._lines(items, None, 1728 - 56, 38)) if items else 0
        tall = max(80, bar._line_height(38) * lines + 24) if lines else 0
        return 1026 - tall


class QuietMenu(Menu):
    """A menu whose focus is shown only while the focus is in it."""

    active = True

    def _draw_row(self, canvas: pygame.Surface, item: Item, row: pygame.Rect, focused: bool) -> None:
        super()._draw_row(canvas, item, row, focused and self.active)

    def _note_block(self, item: Item) -> Block:
        """Beside a control the note ends where the control begins."""
        if not item.control:
            return super()._note_block(item)
        row = pygame.Rect(0, 0, self.rect.w - BAR - 12, ROW)
        room = self._control_rect(row).left - 12 - PAD - self._mark_width(item)
        return self.kit.block(item.note, room, LABEL, color=self.kit.theme.muted)


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
        self.menu.rect = self.area.move(0, rise)
        self.menu.draw(canvas)


def move_glyph(app: "App", size: int) -> pygame.Surface:
    """All four directions of the device last used, `size` pixels high."""
    return app.kit.icon("key_arrows" if app.kit.style in ("keyboard", "mouse") else "dpad", size)


def join_glyph(app: "App", size: int) -> pygame.Surface:
    """The button that joins: of the device last used, or a pad's when that device sits on the couch already."""
    seats, style = app.inputs.seats, app.kit.style
    seated = bool(seats.seats_of(seats.last_device)) and style in ("keyboard", "mouse")
    return app.kit.glyph(Action.ACCEPT, size, "xbox" if seated else style)


@lru_cache(maxsize=16)
def _words(folder: str, code: str) -> Language:
    from pathlib import Path

    return Language(code).with_title(Path(folder))


def title_words(app: "App", title: Title) -> Language:
    """The words of a title in the present language, the engine's below."""
    return _words(str(title.folder / "text"), app.language.code)


def title_name(app: "App", title: Title) -> str:
    """What the title is called; its id when its texts do not say."""
    words = title_words(app, title)
    return next((words(key) for key in ("title-name", "title") if words.has(key)), title.id)


def walnut(app: "App") -> pygame.Surface:
    """A dark plank over the whole screen, lit from the top left, with brass corners."""
    return app.assets.keep(("walnut ground",), lambda: _walnut(app))


def _walnut(app: "App") -> pygame.Surface:
    ground = pygame.Surface((1920, 1080)).convert()
    ground.blit(app.assets.image("frame/walnut_dark"), (0, 0))
    ground.blit(app.assets.image("frame/vignette"), (0, 0))
    _shine(ground)
    corner = app.assets.image("frame/brass_corner")
    for across in (False, True):
        for down in (False, True):
            turned = pygame.transform.flip(corner, across, down)
            x, y = (1920 - 18 - turned.get_width() if across else 18), (1080 - 18 - turned.get_height() if down else 18)
            ground.blit(turned, (x, y))
    return ground


def _shine(ground: pygame.Surface) -> None:
    """Warm light from the top left; made small and stretched, so that it has no steps."""
    small = pygame.Surface((96, 54))
    for x in range(96):
        for y in range(54):
            near = max(0.0, 1 - (((x - 26) / 66) ** 2 + ((y - 6) / 44) ** 2) ** 0.5)
            small.set_at((x, y), tuple(round(near * part) for part in LAMP))
    wide = pygame.transform.smoothscale(small, ground.get_size())
    ground.blit(wide, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
