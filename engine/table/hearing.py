"""What a table hears: whose input counts, and which of the things that go on it is meant for."""

from typing import TYPE_CHECKING

from engine.input.actions import Action
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent, is_press
from engine.input.seats import STRANGER
from engine.table.lost import wait_for_pad

if TYPE_CHECKING:
    from engine.table.scene import TableScene


DEEDS = (Action.ACCEPT, Action.BACK, Action.ALT)


class Hearing:
    """Hands every input of a table to the one part that it is for."""

    def __init__(self, table: "TableScene") -> None:
        self.table = table
        self._last_device = ""

    def handle(self, event: InputEvent) -> None:
        """First what anybody may do at any time, then what only the asked seat may."""
        if isinstance(event, DeviceEvent):
            self._device(event)
            return
        if self.table.secrecy.handle(event):
            return
        event = self.table.lens.seen(event)
        if isinstance(event, ActionEvent):
            self._last_device = event.device
            if self.table.fast.handle(event) or self._menus(event):
                return
        listed = self.table.dialogue is not None and self.table.dialogue.choices is not None
        if (not listed and self.table.lens.turn(event)) or self.table.demo or self._prompt(event):
            return
        if self._may_act(event):
            self._pass_on(event)
        else:
            self._not_yours(event)

    def _menus(self, event: ActionEvent) -> bool:
        if not event.pressed or event.action not in (Action.MENU, Action.VIEW):
            return False
        self.table.show_pause() if event.action is Action.MENU else self.table.show_log()
        return True

    def _may_act(self, event: ActionEvent | PointerEvent) -> bool:
        """A device that holds another seat does not answer for this one; anybody may go on from a pause."""
        asked = self.table.asked_seat
        return asked is None or event.seat is None or event.seat == asked

    def _not_yours(self, event: ActionEvent | PointerEvent) -> None:
        """Whoever presses in another's turn is told whose it is."""
        asked = self.table.asked_seat
        if asked is not None and isinstance(event, ActionEvent) and event.pressed and event.action in DEEDS:
            seat, say = self.table.match.seats[asked], self.table.kit.say
            self.table.host.audio.play("ui_refuse", 0.5)
            if event.seat == STRANGER:
                self.table.host.toast(say("seats-stranger"), "pad")
            else:
                self.table.host.toast(say("table-turn", name=seat.name), seat=seat.look)

    def _prompt(self, event: ActionEvent | PointerEvent) -> bool:
        """A click on a prompt is a press of its button."""
        table = self.table
        listed = table.dialogue is not None and table.dialogue.choices is not None
        if not isinstance(event, PointerEvent) or event.kind != "release" or listed:
            return False
        action = table.chrome.bar.hit(event.pos)
        if action is None or (table.rolling and action is Action.ACCEPT):
            return False
        self.handle(ActionEvent(action, "press", event.device, event.seat))
        return True

    def _pass_on(self, event: ActionEvent | PointerEvent) -> None:
        table = self.table
        if table.playback.busy:
            if is_press(event):
                table.playback.skip()
        elif table.counting:
            if is_press(event):
                table.counting.press()
        elif table.rolling:
            if not self._let_go_by_loss(event):
                table.rolling.handle(event)
        elif table.dialogue:
            table.dialogue.handle(event)

    def _let_go_by_loss(self, event: InputEvent) -> bool:
        """A pad that is pulled lets go of its buttons; no hand has opened."""
        released = isinstance(event, ActionEvent) and event.phase == "release"
        return released and event.device not in self.table.host.inputs.devices()

    def _device(self, event: DeviceEvent) -> None:
        """The asked person's pad is gone: stop at once. The application says so of other seats'."""
        seat = self.table.asked_seat
        if event.kind != "lost" or seat is None:
            return
        shared = event.seat is None and event.device == self._last_device
        if shared or seat in self.table.host.inputs.seats.lost():
            wait_for_pad(self.table)
