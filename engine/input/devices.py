"""One device's state: what is held, what repeats, where its sticks stand. Pure: it is fed numbers, it gives events."""

from dataclasses import dataclass, field
from typing import Literal

from engine.input.actions import KEYBOARD, MOUSE, REPEATING, TOUCH, Action, DeviceId
from engine.input.events import ActionEvent, Phase

GlyphStyle = Literal["xbox", "playstation", "nintendo", "deck", "generic", "keyboard", "mouse"]
PRESS, RELEASE = 0.50, 0.30  # how far a stick or trigger must go, and come back, to count

STYLES: tuple[tuple[GlyphStyle, tuple[str, ...]], ...] = (
    ("deck", ("steam deck", "steamdeck", "neptune")),
    ("playstation", ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony", "wireless controller")),
    ("nintendo", ("nintendo", "switch", "joy-con", "joycon", "pro controller", "snes", "wii")),
    ("xbox", ("xbox", "x-box", "xinput", "microsoft", "x360")),
)


def glyph_style(device: DeviceId, name: str = "") -> GlyphStyle:
    """Whose buttons to draw for a device of that name."""
    if device == KEYBOARD:
        return "keyboard"
    if device in (MOUSE, TOUCH):
        return "mouse"
    low = name.lower()
    for style, words in STYLES:
        if any(word in low for word in words) and not (style == "playstation" and "xbox" in low):
            return style
    return "generic"


@dataclass
class Timing:
    """Seconds until a held direction repeats, and between repeats; `dead_zone` is a part of the stick's way. For
    `cool_down` seconds after a press no other press of the device counts."""

    delay: float = 0.4
    every: float = 0.12
    dead_zone: float = 0.24
    cool_down: float = 0.0


@dataclass
class Device:
    """Sources (a key, a button, a stick's side) hold actions; an action is let go when its last source is."""

    id: DeviceId
    name: str = ""
    guid: str = ""
    timing: Timing = field(default_factory=Timing)
    events: list[ActionEvent] = field(default_factory=list)
    axes: dict[str, float] = field(default_factory=dict)
    _sources: dict[str, Action] = field(default_factory=dict)
    _next: dict[Action, float] = field(default_factory=dict)
    _cooling: float = 0.0

    def press(self, source: str, action: Action, strength: float = 1.0) -> None:
        """A source went down; a second press of a source that is down changes nothing, nor does one that comes while
        the device cools down: its release will not count either."""
        if source in self._sources or not self.ready:
            return
        already = self.holds(action)
        self._sources[source] = action
        if already:
            return
        self._emit(action, "press", strength)
        self.cool()
        if action in REPEATING:
            self._next[action] = self.timing.delay

    def release(self, source: str) -> None:
        """A source came up; unknown sources are ignored."""
        action = self._sources.pop(source, None)
        if action is None or self.holds(action):
            return
        self._next.pop(action, None)
        self._emit(action, "release", 0.0)

    def release_all(self) -> None:
        """Everything let go and every stick at rest: the device was lost or the window is."""
        for source in tuple(self._sources):
            self.release(source)
        self.axes.clear()

    @property
    def ready(self) -> bool:
        """A press counts now."""
        return self._cooling <= 0

    def cool(self) -> None:
        """A press has counted: trembling hands are not heard for a while."""
        self._cooling = self.timing.cool_down

    def warm(self) -> None:
        """The next press counts."""
        self._cooling = 0.0

    def holds(self, action: Action) -> bool:
        return action in self._sources.values()

    def tick(self, dt: float) -> None:
        """Repeats that are due; after a stall of any length a held direction repeats once, not many times."""
        self._cooling -= dt
        for action in tuple(self._next):
            self._next[action] -= dt
            if self._next[action] <= 0:
                self._next[action] = self.timing.every + max(self._next[action], -self.timing.every / 2)
                self._emit(action, "repeat", 1.0)

    # ------------------------------------------------------------ analogue parts
    def axis(self, name: str, value: float) -> None:
        """A stick's axis ("left_x", "left_y", "right_x", "right_y"), -1..1, y down. Either stick steers."""
        self.axes[name] = value
        self._steer()

    def trigger(self, name: str, value: float, action: Action | None) -> None:
        """A trigger, 0 at rest to 1."""
        self.axes[name] = value
        if value < RELEASE:
            self.release(name)
        elif value >= PRESS and action:
            self.press(name, action, value)

    def _steer(self) -> None:
        x, y = max(self._raw("left"), self._raw("right"), key=_length)
        press, release = max(PRESS, self.timing.dead_zone + 0.1), max(RELEASE, self.timing.dead_zone)
        sides = ((Action.LEFT, -x, y), (Action.RIGHT, x, y), (Action.UP, -y, x), (Action.DOWN, y, x))
        for action, along, _across in sides:
            if along < release:
                self.release(f"stick_{action.value}")
        for action, along, across in sides:
            if along >= press and along >= abs(across):  # only the stronger axis starts a move
                self.press(f"stick_{action.value}", action, along)

    def _raw(self, side: str) -> tuple[float, float]:
        return self.axes.get(f"{side}_x", 0.0), self.axes.get(f"{side}_y", 0.0)

    def stick(self) -> tuple[float, float]:
        """The stick that is turned further, as a vector of length 0..1 with the dead zone taken out, for aiming."""
        x, y = max(self._raw("left"), self._raw("right"), key=_length)
        length = _length((x, y))
        dead = self.timing.dead_zone
        if length <= dead:
            return 0.0, 0.0
        scale = min(1.0, (length - dead) / (1 - dead)) / length
        return x * scale, y * scale

    def _emit(self, action: Action, phase: Phase, strength: float) -> None:
        self.events.append(ActionEvent(action, phase, self.id, None, min(1.0, strength)))

    def drain(self) -> list[ActionEvent]:
        """The events since the last call."""
        events, self.events = self.events, []
        return events


def _length(stick: tuple[float, float]) -> float:
    return float((stick[0] ** 2 + stick[1] ** 2) ** 0.5)
