"""Play with one button: the focus walks by itself, a press chooses, a longer one goes back, a long hold goes sideways.

Directions and all other buttons go on working, for those who sit beside.
"""

from collections.abc import Callable, Iterator

from engine.input.actions import Action, DeviceId
from engine.input.events import ActionEvent

BACK_AFTER, SIDE_AFTER = 0.7, 1.8
"""Seconds from which a press that is let go means BACK, and from which the focus walks sideways until it is let go."""
REST = 25.0
"""Seconds after the last press when the walk rests; the next press wakes it and does nothing else."""
YIELD = 3
"""Steps that the walk leaves out after somebody has moved the focus by hand."""


def downward() -> Action | None:
    """Through the rows of a list."""
    return Action.DOWN


class Scanner:
    """Stands between devices and scenes while `every` (seconds a step) is above 0.

    `walk` tells by which action the focus of what is on the screen goes on to the next thing. It gives None where there
    is nothing to walk through: the button is then pressed and let go as it is, to gather strength for a throw.
    """

    def __init__(self) -> None:
        self.every = 0.0
        self.rest = REST
        self.walk: Callable[[], Action | None] = downward
        self._held: dict[DeviceId, float] = {}
        self._plain: set[DeviceId] = set()
        self._since = self._quiet = 0.0

    @property
    def on(self) -> bool:
        """Somebody plays with one button."""
        return self.every > 0

    @property
    def resting(self) -> bool:
        """Nobody has pressed anything for long: what asks whether anybody is there must not be answered by a walk."""
        return self._quiet >= self.rest

    def hear(self, event: ActionEvent) -> list[ActionEvent]:
        """What a device's event means."""
        if not self.on and event.device not in self._held:
            return [event]
        if event.action is not Action.ACCEPT:
            if event.phase == "press":
                self._quiet, self._since = 0.0, -YIELD * self.every
            return [event]
        return self._pressed(event) if event.phase == "press" else self._let_go(event)

    def _pressed(self, event: ActionEvent) -> list[ActionEvent]:
        woken, self._quiet = self.resting, 0.0
        if woken:
            self._since = 0.0
            return []
        if self.walk() is None:
            self._plain.add(event.device)
            return [event]
        self._held[event.device] = 0.0
        return []

    def _let_go(self, event: ActionEvent) -> list[ActionEvent]:
        if event.device in self._plain:
            self._plain.discard(event.device)
            return [event]
        held = self._held.pop(event.device, None)
        self._since = 0.0
        if held is None or held >= SIDE_AFTER:
            return []
        return list(_tap(Action.BACK if held >= BACK_AFTER else Action.ACCEPT, event.device))

    def tick(self, dt: float, device: DeviceId) -> list[ActionEvent]:
        """The steps of the walk that are due, as if made on `device`."""
        if not self.on:
            return []
        self._quiet += dt
        self._since += dt
        for holder in self._held:
            self._held[holder] += dt
        longest = max(self._held.values(), default=0.0)
        if self.resting or self._since < self.every or (self._held and longest < SIDE_AFTER):
            return []
        self._since = 0.0
        step = Action.RIGHT if self._held else self.walk()
        return list(_tap(step, device)) if step else []


def _tap(action: Action, device: DeviceId) -> Iterator[ActionEvent]:
    yield ActionEvent(action, "press", device)
    yield ActionEvent(action, "release", device)
