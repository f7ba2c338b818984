"""The asked person's pad is gone: the table stands still until any device takes the seat."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent
from engine.rules import SeatSpec
from engine.scene import Scene
from engine.ui.kit import Kit
from engine.ui.layout import centred
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.app import App
    from engine.table.scene import TableScene


def wait_for_pad(table: "TableScene") -> None:
    """Stop until somebody holds the seat again that `table` waits for; a question must be pending."""
    question = table.match.question
    assert question is not None
    spec = table.match.seats[question.seat]
    table.host.scenes.push(PadLostScene(table.host, table.kit, question.seat, spec))


def claim_before(app: "App", kit: Kit, seat: int, spec: SeatSpec) -> bool:
    """A scene that only `seat` can leave must not wait for a pad that is gone: True when its claim was asked for."""
    lost = seat in app.inputs.seats.lost()
    if lost:
        app.scenes.push(PadLostScene(app, kit, seat, spec))
    return lost


class PadLostScene(Scene):
    """Pushed within a frame of the loss. ACCEPT on any device claims the seat; the old pad takes it by coming back."""

    opaque = False

    def __init__(self, app: "App", kit: Kit, seat: int, spec: SeatSpec) -> None:
        super().__init__(app)
        self.host, self.kit, self.seat, self.spec = app, kit, seat, spec

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, DeviceEvent):
            if event.kind == "added" and event.seat == self.seat:
                self.host.scenes.pop()
            return
        accept = isinstance(event, ActionEvent) and event.action is Action.ACCEPT and event.pressed
        if accept or (isinstance(event, PointerEvent) and event.kind == "release"):
            if self.seat in self.host.inputs.seats.lost():
                self.host.inputs.seats.claim(self.seat, event.device, self.host.inputs.guid(event.device))
            self.host.scenes.pop()

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        kit = self.kit
        kit.veil(canvas, 0.35)
        wide = round(1060 * max(1.0, kit.theme.scale / 1.5))
        words = kit.block(kit.say("pad-lost-words", name=self.spec.name), wide - 160, PROMPT, center=True)
        rect = centred((wide, 190 + words.height + kit.theme.px(kit.theme.aside(100))))
        kit.panel(canvas, rect)
        icon = kit.icon("pad", 110, kit.theme.accent)
        canvas.blit(icon, icon.get_rect(center=(rect.centerx - 70, rect.y + 100)))
        badge = kit.badge(self.spec.look, 100)
        canvas.blit(badge, badge.get_rect(center=(rect.centerx + 70, rect.y + 100)))
        canvas.blit(words.surface, (rect.x + 80, rect.y + 175))
        above, tall = (kit.theme.px(kit.theme.aside(size)) for size in (90, 70))
        foot = pygame.Rect(rect.x + 40, rect.bottom - above, rect.w - 80, tall)
        kit.prompts(canvas, [(Action.ACCEPT, kit.say("pad-lost-claim"))], rect=foot, panel=False)
