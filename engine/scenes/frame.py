"""What every screen around the games shares: prompts that can be clicked, sounds, questions on top, arriving softly."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent
from engine.scene import Scene
from engine.scenes.decor import walnut
from engine.scenes.idle import watch
from engine.scenes.last_stop import LastStop, ring_back
from engine.tween import ease_out
from engine.ui.dialog import Dialog
from engine.ui.menu import Picked
from engine.ui.prompts import FOOT

if TYPE_CHECKING:
    from engine.app import App

ARRIVE = 0.28
RISE = 46
SOUNDS = {"moved": "ui_move", "changed": "ui_move", "chosen": "ui_accept", "refused": "ui_refuse"}
Prompts = Sequence[tuple[Action, str]]


class FrameScene(Scene):
    """Subclasses give `prompts`, `act`, `point`, `paint` and, where BACK does more than go back, `back`."""

    app: "App"
    watched = True  # a kiosk asks whether anybody is still there
    still = False  # True: with one button, the press does what there is to do, and the walk only goes to BACK and away

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.age = 0.0
        self.dialog: Dialog | None = None
        self.last_stop = LastStop(app.inputs.scanner)
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

    @property
    def at_end(self) -> bool:
        """Below the focus there is nothing but the prompts: with one button, BACK comes next. Where there is nothing to
        walk through, that is always so."""
        return True

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
        if self.watched:
            watch(self.app)
        if self.dialog:
            self.dialog.update(dt)

    def handle(self, event: InputEvent) -> None:
        if self.dialog:
            self._answer(self.dialog, event)
        elif isinstance(event, PointerEvent):
            action = self.app.kit.prompt_bar.hit(event.pos) if event.kind == "release" else None
            if event.kind in ("move", "press"):
                self.last_stop.leave()
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
        before = self.last_stop.here
        meant = self.last_stop.hear(event, self._next_is_back, self.still)
        if meant is None:
            if self.last_stop.here != before:
                self.sound("ui_move")
        elif meant.action is not Action.BACK:
            self.act(meant)
        elif meant.pressed:
            self.sound("ui_back")
            self.back()

    def _next_is_back(self) -> bool:
        return self.at_end and any(action is Action.BACK for action, _ in self.prompts())

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
            if self.last_stop.here:
                ring_back(canvas, self.app.kit)
        if self.dialog:
            self.dialog.draw(canvas)

    def draw_prompts(self, canvas: pygame.Surface, items: Prompts) -> None:
        self.app.kit.prompts(canvas, items)

    def foot(self) -> int:
        """The y where the prompt bar begins: content ends above it."""
        return FOOT.bottom - self.app.kit.prompt_bar.height(self.prompts())
