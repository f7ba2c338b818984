"""Every device as it is now: what it holds, where its sticks stand, whose seat it speaks for."""

import pygame

from engine.input.actions import KEYBOARD, Action
from engine.scenes.frame import FrameScene, Prompts
from engine.ui.faces import row_face
from engine.ui.paint import circle, path, svg
from engine.ui.theme import BRASS, BRASS_DARK, INK, LABEL, NUMERAL, WALNUT_DEEP

TOP, TALL, GAP, MOST = 176, 130, 14, 5
STICK = 48


class DevicesScene(FrameScene):
    """Five rows at most, the device used last first. BACK leaves, once it has been seen to arrive."""

    def prompts(self) -> Prompts:
        return ((Action.BACK, self.say("ui-back")),)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, inputs = self.app.kit, self.app.inputs
        kit.title(canvas, self.say("service-devices"), (96, 48))
        pads = [device for device in inputs.devices() if device.startswith("pad:")]
        shown = sorted((*pads, KEYBOARD), key=lambda device: device != inputs.seats.last_device)[:MOST]
        for n, device in enumerate(shown):
            self._draw_device(canvas, device, pygame.Rect(112, TOP + rise + n * (TALL + GAP), 1696, TALL))
        if not pads:
            words = self.say("service-no-pads")
            kit.text(canvas, words, (960, TOP + TALL + 60), NUMERAL, color=kit.theme.muted, anchor="center")

    def _draw_device(self, canvas: pygame.Surface, device: str, row: pygame.Rect) -> None:
        kit, inputs = self.app.kit, self.app.inputs
        keys = [action.value.replace("_", "-") for action in Action if inputs.held(device, action)]
        held = ", ".join(self.say(f"action-{key}") for key in keys).lower()
        canvas.blit(row_face(row.size, bool(held)), row)
        icon = kit.icon("keyboard" if device == KEYBOARD else "pad", 64, kit.theme.accent if held else None)
        canvas.blit(icon, icon.get_rect(center=(row.x + 62, row.centery)))
        number = [f"#{device.partition(':')[2]}"] if device != KEYBOARD else []
        parts = (inputs.device_name(device) or self.say("device-keyboard"), *number, self._seats(device))
        name = " · ".join(parts)
        room = row.w - 130 - (300 if device != KEYBOARD else 40)
        kit.text(
            canvas,
            name,
            (row.x + 116, row.y + 38),
            kit.fitted(name, room, kit.theme.aside(NUMERAL), "bold"),
            "bold",
            None,
            "midleft",
        )
        words = self.say("service-held", words=held) if held else self.say("service-nothing-held")
        size = kit.fitted(words, room, kit.theme.aside(LABEL))
        kit.text(canvas, words, (row.x + 116, row.y + 92), size, color=kit.theme.muted, anchor="midleft")
        if device != KEYBOARD:
            for side, x in (("left", row.right - 210), ("right", row.right - 80)):
                _draw_stick(canvas, (x, row.centery), inputs.raw_stick(device, side))

    def _seats(self, device: str) -> str:
        held = self.app.inputs.seats.seats_of(device)
        return ", ".join(self.say(f"seat-{seat}") for seat in held) or self.say("service-seat-none")


def _draw_stick(canvas: pygame.Surface, at: tuple[int, int], lean: tuple[float, float]) -> None:
    c = STICK + 4
    face = svg((2 * c, 2 * c), path(circle(c, c, STICK), WALNUT_DEEP, BRASS_DARK, 4))
    canvas.blit(face, face.get_rect(center=at))
    dot = round(at[0] + lean[0] * STICK), round(at[1] + lean[1] * STICK)
    pygame.draw.circle(canvas, INK, dot, 15)
    pygame.draw.circle(canvas, BRASS, dot, 12)
