"""The curtain between two persons at one screen: it covers first, then the viewer changes, then it lifts."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.rules import SeatSpec
from engine.scene import Scene
from engine.table.lost import claim_before
from engine.tween import ease_in
from engine.ui.kit import Kit
from engine.ui.layout import centred
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.app import App

LIFT = 0.45


class CurtainScene(Scene):
    """Opaque in the very next frame. `turn` is called once it covers; only `seat` itself lifts it."""

    fades = False

    def __init__(
        self, app: "App", kit: Kit, seat: int, spec: SeatSpec, turn: Callable[[], None], words: str = "curtain-words"
    ) -> None:
        """`words` is the message key of what is said to the seat, whose $name it takes."""
        super().__init__(app)
        self.words = words
        self.host, self.kit, self.seat, self.spec, self.turn = app, kit, seat, spec, turn
        self._drawn = self._turned = False
        self._lifting: float | None = None

    def enter(self) -> None:
        self.host.inputs.asking = self.seat
        self.host.audio.play("curtain")

    def update(self, dt: float) -> None:
        if self._drawn and not self._turned:
            self._turned = True
            self.turn()
        if self._lifting is None:
            if self._turned:
                claim_before(self.host, self.kit, self.seat, self.spec)
            return
        self._lifting += dt / LIFT
        self.opaque = False
        if self._lifting >= 1 or self.kit.theme.calm:
            self.host.scenes.pop()

    def handle(self, event: InputEvent) -> None:
        mine = getattr(event, "seat", None) in (self.seat, None)
        accept = isinstance(event, ActionEvent) and event.action is Action.ACCEPT and event.pressed
        click = isinstance(event, PointerEvent) and event.kind == "release"
        if mine and self._turned and self._lifting is None and (accept or click):
            self._lifting = 0.0

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self._drawn = True
        up = round(ease_in(min(1.0, self._lifting or 0.0)) * 1120)
        cloth = self.host.assets.scaled("frame/curtain", (1921, 1080))
        canvas.blit(cloth, (0, -up))
        if self._lifting is None:
            self._draw_words(canvas)

    def _draw_words(self, canvas: pygame.Surface) -> None:
        kit, look = self.kit, self.spec.look
        words = kit.block(kit.say(self.words, name=self.spec.name), 900, PROMPT, center=True)
        size = kit.fitted(self.spec.name, 940, 72, "show")
        name, foot = kit.line_height(size, "show"), kit.theme.px(84)
        rect = centred((1060, 210 + name + words.height + foot))
        kit.panel(canvas, rect)
        badge = kit.badge(look, 150)
        canvas.blit(badge, badge.get_rect(midtop=(rect.centerx, rect.y + 34)))
        middle = rect.y + 190 + name // 2
        kit.text(canvas, self.spec.name, (rect.centerx, middle), size, "show", kit.theme.accent, "center")
        canvas.blit(words.surface, (rect.centerx - 450, rect.y + 194 + name))
        bar = pygame.Rect(rect.x + 40, rect.bottom - foot, rect.w - 80, foot - 14)
        kit.prompts(canvas, [(Action.ACCEPT, kit.say("curtain-lift"))], rect=bar, panel=False)
