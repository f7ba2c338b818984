"""A roll: the tray opens over the table, a hand throws, and the faces that lie on top are the answer."""

import math
from collections.abc import Callable
from typing import Literal

import pygame

from engine.dice.gesture import GestureInput, Sample
from engine.dice.throw import Gesture, LiveThrow, Throw
from engine.dice.tray import WIDTH, Impact
from engine.dice.view import TrayView
from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.rules import Chance, Roll, ThrowRecord
from engine.ui.kit import Kit

LEAST_SEEN = 0.3
"""Seconds of visible change in any roll, however fast it is set."""
OPEN, SHOWN, SHOWN_BOT = 0.22, 1.1, 0.8
BOT_WAITS = 0.35
HARD_KNOCK = 2500.0
ROW = 132
"""Height of the row of results, with its distance to the tray."""

Phase = Literal["hand", "flight", "shown", "closing"]
Knock = Callable[[float, float, bool], object]


def bot_gesture(seed: int) -> Gesture:
    """How a bot throws: never twice alike."""
    chance = Chance(seed ^ 0xB07)
    return Gesture(0.62 + chance.around(0.3), chance.around(0.6), chance.around(0.8))


class Rolling:
    """One `Roll` on the screen. `done` once it has closed; then `faces` and `record` are the answer.

    `person` waits for a hand; else the dice are thrown after a moment. `fast` skips the flight after LEAST_SEEN.
    The tray fills `area`; the row of results stands below it, above `floor`, or takes its room from the tray.
    """

    def __init__(
        self, kit: Kit, question: Roll, area: pygame.Rect, floor: int, seed: int, person: bool, fast: bool
    ) -> None:
        self.kit, self.question, self.area, self.seed = kit, question, area, seed
        self.person, self.fast = person, fast
        self.hand = GestureInput()
        tray = area.copy()
        tray.h = min(area.h, floor - ROW - area.y)
        self.view = TrayView(tray, calm=kit.theme.calm)
        self.phase: Phase = "hand"
        self.faces: list[int] = []
        self.done = False
        self.home = self.view.rect.copy()
        """Where the tray stands once it is open."""
        self._age = 0.0
        self.opened = 0.0
        """How far the tray has opened, 0..1."""
        self._path: list[Sample] = []
        self.clock = 0.0
        """Seconds since it began."""
        self.recorded: Throw | None = None
        """A throw that is shown again; None for one that is still open."""
        self.hold()

    def hold(self) -> None:
        """The dice lie in the hand."""
        self._throw(bot_gesture(self.seed))

    @property
    def record(self) -> ThrowRecord:
        gesture = self._live.throw.gesture
        return ThrowRecord(self.seed, gesture.power, gesture.angle, gesture.spin)

    @property
    def waiting(self) -> bool:
        """True while a person's hand holds the dice."""
        return self.phase == "hand" and self.person

    # ------------------------------------------------------------ input
    def handle(self, event: InputEvent) -> None:
        """The hand's inputs; while dice roll or lie, any press goes on."""
        if isinstance(event, ActionEvent):
            self._act(event)
        elif isinstance(event, PointerEvent):
            self._point(event)

    def _act(self, event: ActionEvent) -> None:
        if not self.waiting:
            if event.pressed and event.action in (Action.ACCEPT, Action.BACK):
                self.go_on()
            return
        if event.action is Action.ACCEPT and event.pressed:
            self.hand.press()
        elif event.action is Action.ACCEPT and event.phase == "release":
            self._take(self.hand.release())
        elif event.action is Action.BACK and event.pressed:
            self.hand.cancel()

    def _point(self, event: PointerEvent) -> None:
        if not self.waiting:
            if event.kind == "press":
                self.go_on()
            return
        sample = (self.clock, float(event.pos[0]), float(event.pos[1]))
        if event.kind == "press" and self.view.rect.collidepoint(event.pos):
            self._path = [sample]
            self.hand.press()
        elif event.kind == "move" and self._path:
            self._path.append(sample)
        elif event.kind == "cancel":
            self._path = []
            self.hand.cancel()
        elif event.kind == "release" and self._path:
            path, self._path = [*self._path, sample], []
            self._take(self.hand.drag(path) or self.hand.release())

    def steer(self, x: float, y: float) -> None:
        """Where stick or d-pad point now."""
        self.hand.aim(x, y)

    def _take(self, gesture: Gesture | None) -> None:
        if gesture is not None:
            self.throw(gesture)

    def throw(self, gesture: Gesture) -> None:
        """Let go."""
        self._throw(gesture)
        self.phase, self._age = "flight", 0.0

    def _throw(self, gesture: Gesture) -> None:
        self._live = LiveThrow(self.recorded or Throw(self.question.dice, gesture, self.seed))
        self.view.show(self._live)

    def go_on(self) -> None:
        """Any press: the same simulation to its end, or on from the result. What must be seen stays its time."""
        if self.phase == "flight":
            self.fast = True
        elif self.phase == "shown" and self._age >= LEAST_SEEN:
            self._close()

    def finish(self) -> list[int]:
        """Without showing anything: the faces, as they would have fallen."""
        if self.phase == "hand":
            self.throw(bot_gesture(self.seed))
        self._live.fast_forward()
        self.faces, self.done = list(self._live.outcome().faces), True
        return self.faces

    # ------------------------------------------------------------ running
    def update(self, dt: float, speed: float, knock: Knock) -> None:
        """One step of `dt` real seconds. `knock(impulse, pan, on_die)` makes a collision heard."""
        self.clock += dt
        self._age += dt
        self.opened += (-dt if self.phase == "closing" else dt) / OPEN * max(1.0, min(speed, 16.0))
        self.opened = max(0.0, min(1.0, self.opened))
        if self.phase == "hand":
            self._hold(dt, speed)
        elif self.phase == "flight":
            self._fly(dt, speed, knock)
        elif self.phase == "shown":
            seen = SHOWN if self.person else SHOWN_BOT
            if self._age >= max(LEAST_SEEN, 0.0 if math.isinf(speed) else seen / speed):
                self._close()
        elif self.opened <= 0:
            self.done = True

    def _hold(self, dt: float, speed: float) -> None:
        self.hand.update(dt)
        if not self.person and self._age * min(speed, 16.0) >= BOT_WAITS:
            self.throw(bot_gesture(self.seed))

    def _fly(self, dt: float, speed: float, knock: Knock) -> None:
        knocks = self.view.update(dt * (4.0 if math.isinf(speed) else min(speed, 16.0)))
        if (self.fast or math.isinf(speed)) and self._age >= LEAST_SEEN:
            knocks = (*knocks, *self.view.skip())[-3:]
        for each in knocks:
            self._hear(each, knock)
        if self._live.done:
            self.faces = list(self._live.outcome().faces)
            self.phase, self._age = "shown", 0.0

    @staticmethod
    def _hear(each: Impact, knock: Knock) -> None:
        knock(each.impulse / HARD_KNOCK, max(0.0, min(1.0, each.x / WIDTH)), each.kind == "die")

    def _close(self) -> None:
        self.phase = "closing"

    # ------------------------------------------------------------ what is seen of it
    @property
    def still(self) -> bool:
        """The tray stands open and does not shake: its picture is the same from frame to frame."""
        return self.opened >= 1 and not self.shakes

    @property
    def shakes(self) -> bool:
        """A hand gathers strength."""
        return self.hand.charging and not self.kit.theme.calm
