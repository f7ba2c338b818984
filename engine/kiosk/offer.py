"""What a kiosk shows first after a crash: the game that was cut off, to go on with."""

import math
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.kiosk.in_play import InPlay
from engine.rules.record import SaveFault
from engine.scenes.decor import title_name
from engine.scenes.frame import FrameScene, Prompts
from engine.scenes.idle import CLOCK, clock_face
from engine.ui.layout import centred
from engine.ui.text import put_ink
from engine.ui.theme import BRASS_LIGHT, PROMPT

if TYPE_CHECKING:
    from engine.app import App

SECONDS = 25.0
WIDE = 1180


class OfferScene(FrameScene):
    """ACCEPT goes on with the game; BACK, or nobody for SECONDS, leads to the demonstration."""

    watched = False

    def __init__(self, app: "App", game: InPlay) -> None:
        super().__init__(app)
        self.game = game
        self.left = SECONDS

    @property
    def words(self) -> str:
        return self.say("kiosk-offer", title=title_name(self.app, self.app.titles[self.game.title]))

    # ------------------------------------------------------------ what can be done
    def handle(self, event: InputEvent) -> None:
        """A press anywhere on the screen accepts, for hands that hold a mouse or nothing."""
        if isinstance(event, PointerEvent) and event.kind == "release":
            action = self.app.kit.prompt_bar.hit(event.pos) or Action.ACCEPT
            event = ActionEvent(action, "press", event.device, event.seat)
        super().handle(event)

    def act(self, event: ActionEvent) -> None:
        if event.pressed and event.action is Action.ACCEPT:
            self._go_on()

    def back(self) -> None:
        self._decline()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.left -= dt
        if self.left <= 0:
            self._decline()

    def _go_on(self) -> None:
        from engine.scenes.resume import ResumeScene

        slot = next((slot for slot in self.app.saves.slots() if slot.name == self.game.name), None)
        try:
            self.app.saves.read(self.game.name, self.app.rulesets())
        except SaveFault:
            slot = None
        if slot is None or slot.heading is None:
            self.sound("ui_refuse")
            self._decline()
            return
        self.sound("ui_accept")
        ResumeScene(self.app).open(slot)

    def _decline(self) -> None:
        from engine.scenes.attract import AttractScene

        if self.app.session:
            self.app.session.decline()
        self.app.scenes.clear_to(AttractScene(self.app))

    # ------------------------------------------------------------ drawing
    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("kiosk-offer-yes")), (Action.BACK, self.say("kiosk-offer-no"))

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        block = kit.block(self.say("kiosk-offer-note"), WIDE - 140, PROMPT, center=True)
        panel = centred((WIDE, 200 + CLOCK + block.height + 56)).move(0, rise - 20)
        kit.panel(canvas, panel)
        kit.heading(canvas, self.words, (panel.centerx, panel.y + 76), 46, limit=WIDE - 420)
        face = clock_face(round(self.left / SECONDS * 72))
        where = face.get_rect(center=(panel.centerx, panel.y + 142 + CLOCK // 2))
        canvas.blit(face, where)
        put_ink(canvas, str(max(0, math.ceil(self.left))), where.center, 92, "show", BRASS_LIGHT)
        canvas.blit(block.surface, (panel.x + 70, where.bottom + 34))
