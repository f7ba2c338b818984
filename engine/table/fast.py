"""The one fast-forward button: held it is four times as fast, tapped twice sixteen times until the next tap."""

from engine.input.actions import Action
from engine.input.events import ActionEvent

HELD, LATCHED = 4.0, 16.0
TWICE = 0.4
"""Seconds between two taps that belong together."""


class FastForward:
    """Covers everything that takes time at the table: bots, dice, playback, pauses, the final count."""

    def __init__(self) -> None:
        self.held = False
        self.latched = False
        self._since_tap = TWICE

    @property
    def factor(self) -> float:
        return LATCHED if self.latched else HELD if self.held else 1.0

    def handle(self, event: ActionEvent) -> bool:
        """Take the button; True when the event was about it."""
        if event.action is not Action.FAST:
            return False
        if event.pressed:
            self.held = True
            twice, self._since_tap = self._since_tap < TWICE, 0.0
            self.latched = twice and not self.latched
        elif event.phase == "release":
            self.held = False
        return True

    def update(self, dt: float) -> None:
        self._since_tap += dt

    def stop(self) -> None:
        """Nobody holds it any more: another scene is on top, or the pad is gone."""
        self.held = False
