"""A roll: the tray opens over the table, a hand throws, and the faces that lie on top are the answer."""

import math
from collections.abc import Callable
from typing import Literal

import pygame

from engine.dice.dietypes import die_type
from engine.dice.draw import resting_picture
from engine.dice.gesture import GestureInput, Sample
from engine.dice.orientation import resting
from engine.dice.throw import Gesture, LiveThrow, Throw
from engine.dice.tray import DEPTH, WIDTH, Impact
from engine.dice.view import TrayView
from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.rules import Chance, Roll, ThrowRecord
from engine.tween import ease_out
from engine.ui.kit import Kit
from engine.ui.text import shorten
from engine.ui.theme import BRASS, BRASS_LIGHT, INK, NUMERAL, PROMPT

LEAST_SEEN = 0.3
"""Seconds of visible change in any roll, however fast it is set."""
OPEN, SHOWN, SHOWN_BOT = 0.22, 1.1, 0.8
BOT_WAITS = 0.35
HARD_KNOCK = 2500.0
ROW, GAP = 132, 26

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
        self._home = self.view.rect.copy()
        self._age = 0.0
        self._open = 0.0
        self._path: list[Sample] = []
        self._clock = 0.0
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
        sample = (self._clock, float(event.pos[0]), float(event.pos[1]))
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
        self._clock += dt
        self._age += dt
        self._open += (-dt if self.phase == "closing" else dt) / OPEN * max(1.0, min(speed, 16.0))
        self._open = max(0.0, min(1.0, self._open))
        if self.phase == "hand":
            self._hold(dt, speed)
        elif self.phase == "flight":
            self._fly(dt, speed, knock)
        elif self.phase == "shown":
            seen = SHOWN if self.person else SHOWN_BOT
            if self._age >= max(LEAST_SEEN, 0.0 if math.isinf(speed) else seen / speed):
                self._close()
        elif self._open <= 0:
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

    # ------------------------------------------------------------ drawing
    @property
    def still(self) -> bool:
        """The tray stands open and does not shake: what `draw_tray` draws is the same from frame to frame."""
        return self._open >= 1 and not self._shakes

    @property
    def _shakes(self) -> bool:
        return self.hand.charging and not self.kit.theme.calm

    def draw_tray(self, canvas: pygame.Surface) -> None:
        """The empty tray over the dimmed table."""
        calm = self.kit.theme.calm
        share = ease_out(self._open)
        self.kit.veil(canvas, 1 - 0.55 * share)
        away = 0 if calm else round((1 - share) * 140)
        self.view.rect.topleft = self._home.x, self._home.y + away
        if self._shakes:
            self.view.rect.move_ip(round(math.sin(self._clock * 70) * 2), round(math.cos(self._clock * 57) * 2))
        self.view.draw_tray(canvas)

    def draw_dice(self, canvas: pygame.Surface) -> None:
        """What lies or rolls in the tray, then what the hand does or what fell."""
        self.view.draw_dice(canvas)
        if self.waiting:
            self._draw_hand(canvas)
        elif self.phase in ("shown", "closing"):
            self._draw_result(canvas)

    def _draw_hand(self, canvas: pygame.Surface) -> None:
        angle, power = self.hand.angle, self.hand.power if self.hand.charging else 0.0
        start = self.view.spot(WIDTH * 0.22, DEPTH / 2)
        reach = (120 + 260 * power) * self.view.scale
        tip = start[0] + math.cos(angle) * reach, start[1] + math.sin(angle) * reach
        draw_arrow(canvas, start, tip)
        row = self._row(620)
        self.kit.plate(canvas, row, radius=14)
        self.kit.text(
            canvas, self.kit.say("roll-strength"), (row.x + 28, row.centery), NUMERAL, "bold", anchor="midleft"
        )
        left = row.x + 56 + self.kit.width(self.kit.say("roll-strength"), NUMERAL, "bold")
        self.kit.meter(canvas, pygame.Rect(left, row.y + 22, row.right - left - 28, row.h - 44), power)

    def _row(self, wide: int) -> pygame.Rect:
        row = pygame.Rect(0, 0, min(wide, 1728), ROW - 16)
        row.midtop = self._home.centerx, self._home.bottom + 14
        return row.clamp(pygame.Rect(96, 54, 1728, 972))

    def _draw_result(self, canvas: pygame.Surface) -> None:
        """The dice that fell, large, with their words."""
        kit, half = self.kit, 34
        words = [word_of(kit, die, face) for die, face in zip(self.question.dice, self.faces, strict=True)]
        size, box = PROMPT + 4, 100
        while size > 28 and sum(kit.width(word, size, "bold") + box + GAP for word in words) > 1640:
            size -= 2
        widths = [min(400, kit.width(word, size, "bold")) + box for word in words]
        row = self._row(sum(widths) + GAP * (len(words) + 1))
        kit.plate(canvas, row, BRASS, 14)
        x = row.x + GAP
        for die, face, word, wide in zip(self.question.dice, self.faces, words, widths, strict=True):
            kind = die_type(die)
            picture = resting_picture(kind, resting(face, 0.3, kind.sides), half)
            canvas.blit(picture, picture.get_rect(center=(x + box // 2 - 6, row.centery)))
            fit = shorten(word, kit.theme.px(size), "bold", wide - box)
            kit.text(canvas, fit, (x + box, row.centery), size, "bold", anchor="midleft")
            x += wide + GAP


def word_of(kit: Kit, die: str, face: int) -> str:
    """What a face says: its word, or its number where the title has no word for it.

    The message may use `$die` (the last part of the die type's id, such as a colour) and `$value`.
    """
    shown = die_type(die).faces[face]
    if not kit.language.has(shown.word):
        return str(shown.value)
    return kit.say(shown.word, die=die.rsplit("/", 1)[-1], value=shown.value)


def draw_arrow(canvas: pygame.Surface, start: tuple[float, float], tip: tuple[float, float]) -> None:
    """Where the dice will go: a tapering brass arrow."""
    dx, dy = tip[0] - start[0], tip[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    for grow, color in ((4, INK), (0, BRASS_LIGHT)):
        shaft, head = 8 + grow, 26 + grow
        neck = start[0] + ux * (length - 34), start[1] + uy * (length - 34)
        end = tip[0] + ux * grow * 1.6, tip[1] + uy * grow * 1.6
        points = [
            (start[0] - uy * shaft * 0.4, start[1] + ux * shaft * 0.4),
            (neck[0] - uy * shaft, neck[1] + ux * shaft),
            (neck[0] - uy * head - ux * grow, neck[1] + ux * head - uy * grow),
            end,
            (neck[0] + uy * head - ux * grow, neck[1] - ux * head - uy * grow),
            (neck[0] + uy * shaft, neck[1] - ux * shaft),
            (start[0] + uy * shaft * 0.4, start[1] - ux * shaft * 0.4),
        ]
        pygame.draw.polygon(canvas, color, points)
