"""All devices together: pygame's events go in, actions with seats come out once a step."""

from collections.abc import Callable

import pygame

from engine.input.actions import KEYBOARD, MOUSE, TOUCH, Action, DeviceId
from engine.input.bindings import MOUSE_MAP, Bindings
from engine.input.devices import Device, GlyphStyle, Timing, glyph_style
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent, PointerKind
from engine.input.pad_feed import PAD_EVENTS, PadFeed, Port
from engine.input.pads import PadPort
from engine.input.pointer import letterbox, to_canvas
from engine.input.scanning import REST, Scanner
from engine.input.seats import Seats
from engine.settings import Settings

LEFT_BUTTON = 1
HELD = (Action.PEEK,)
"""Prompts that work for as long as the mouse button is down on them."""


class Inputs:
    """`feed` every pygame event, then `tick` once a step for what people did.

    `asking` is the seat that the game waits for (None in menus): devices that hold no seat speak for it.
    `prompt_at` tells which drawn prompt lies at a canvas point (PromptBar.hit): a mouse alone can do everything.
    `first`, if set, sees every raw event before all else; what it answers True to goes no further (see scenes.tap).
    """

    def __init__(self, settings: Settings, seats: Seats | None = None, port: Port | None = None) -> None:
        self.seats = seats or Seats()
        self.asking: int | None = None
        self.idle_seconds = 0.0
        self.canvas_size = (1920, 1080)
        self.pads = PadFeed(port or PadPort())
        self._devices: dict[DeviceId, Device] = {}
        self._queue: list[InputEvent] = []
        self._last_pos = (0, 0)
        self._left_down = self._deaf = False
        self._prompt: Action | None = None
        self.prompt_at: Callable[[tuple[int, int]], Action | None] = lambda pos: None
        self.first: Callable[[pygame.event.Event], bool] | None = None
        self._shown = pygame.Rect(0, 0, *self.canvas_size)
        self.scanner = Scanner()
        self.apply(settings)
        for name in (KEYBOARD, MOUSE):
            self._devices[name] = Device(name, timing=self.timing)

    def apply(self, settings: Settings) -> None:
        """Take over changed settings; what is held stays held."""
        self.settings = settings
        self.bindings = Bindings.of(settings)
        chosen = settings.input
        self.timing = Timing(
            chosen.repeat_delay / 1000, chosen.repeat_every / 1000, chosen.dead_zone / 100, chosen.cool_down / 1000
        )
        self.scanner.every = chosen.scan_every / 1000 if chosen.one_button else 0.0
        self.scanner.rest = min(REST, settings.kiosk.attract_after - 1)
        for device in self._devices.values():
            device.timing = self.timing

    def set_window(self, size: tuple[int, int], whole: bool = False) -> pygame.Rect:
        """Tell where the canvas is shown: returns its rectangle in a window of that size."""
        self._shown = letterbox(size, self.canvas_size, whole)
        return self._shown

    def map_pointer(self, pos: tuple[int, int]) -> tuple[int, int]:
        """Window pixels to canvas pixels."""
        return to_canvas(pos, self._shown, self.canvas_size)

    # ------------------------------------------------------------ in
    def feed(self, event: pygame.event.Event) -> None:
        """One pygame event; those that are no input are ignored."""
        if self.first and self.first(event):
            self.idle_seconds = 0.0
            return
        work = self._FEEDS.get(event.type)
        if work:
            work(self, event)
            self._collect()

    def tick(self, dt: float) -> list[InputEvent]:
        """Everything since the last call in the order it happened, repeats of held directions included."""
        self.idle_seconds += dt
        for device in self._devices.values():
            device.tick(dt)
        self._collect()
        for event in self.scanner.tick(dt, self.seats.prompt_device(self.asking)):
            self._pass_on(event)
        events, self._queue = self._queue, []
        return events

    def _collect(self) -> None:
        for device in self._devices.values():
            for event in device.drain():
                self._tell(event)

    def _tell(self, event: ActionEvent) -> None:
        """What a person did: with one button for all, what it means is found out first."""
        if event.phase == "press":
            self.seats.used(event.device, self.seats.speaks_for(event.device, self.asking))
            self.idle_seconds = 0.0
        for meant in self.scanner.hear(event):
            self._pass_on(meant)

    def _pass_on(self, event: ActionEvent) -> None:
        seat = self.seats.speaks_for(event.device, self.asking)
        self._queue.append(ActionEvent(event.action, event.phase, event.device, seat, event.strength))

    # ------------------------------------------------------------ keyboard and mouse
    def _key_down(self, event: pygame.event.Event) -> None:
        if action := self.bindings.key(event.key):
            self._devices[KEYBOARD].press(f"key {event.key}", action)

    def _key_up(self, event: pygame.event.Event) -> None:
        self._devices[KEYBOARD].release(f"key {event.key}")

    def _mouse_button(self, event: pygame.event.Event) -> None:
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button in MOUSE_MAP:
            device, source = self._devices[MOUSE], f"button {event.button}"
            device.press(source, MOUSE_MAP[event.button]) if down else device.release(source)
        elif event.button == LEFT_BUTTON and self._counts(down) and not self._prompt_click(event, down):
            self._left_down = down
            self._point("press" if down else "release", event, LEFT_BUTTON)

    def _counts(self, down: bool) -> bool:
        """A click that comes too soon after another counts neither when pressed nor when let go."""
        if not down:
            deaf, self._deaf = self._deaf, False
            return not deaf
        self._deaf = not self._devices[MOUSE].ready
        if not self._deaf:
            self._devices[MOUSE].cool()
        return not self._deaf

    def _prompt_click(self, event: pygame.event.Event, down: bool) -> bool:
        """A click on a drawn prompt is its action, when pressed and let go on the same one; True when it was one."""
        action = self.prompt_at(self.map_pointer(event.pos))
        if down:
            self._prompt = action
            if action in HELD:
                self._click(action)
            return action is not None
        pressed, self._prompt = self._prompt, None
        if pressed in HELD:
            self._devices[MOUSE].release("prompt")
        elif pressed and pressed is action:
            self._click(pressed)
            self._devices[MOUSE].release("prompt")
        return pressed is not None

    def _click(self, action: Action) -> None:
        """The click has been let through already: it does not cool down once more."""
        self._devices[MOUSE].warm()
        self._devices[MOUSE].press("prompt", action)

    def _mouse_move(self, event: pygame.event.Event) -> None:
        self._point("move", event)

    def _wheel(self, event: pygame.event.Event) -> None:
        self._point("wheel", event, delta=(event.x, event.y))

    def _point(
        self, kind: PointerKind, event: pygame.event.Event, button: int = 0, delta: tuple[int, int] | None = None
    ) -> None:
        device = TOUCH if getattr(event, "touch", False) else MOUSE
        pos = self.map_pointer(event.pos) if hasattr(event, "pos") else self._last_pos
        seat = self.seats.speaks_for(device, self.asking)
        if kind == "press":
            self.idle_seconds = 0.0
        if kind != "move" or pos != self._last_pos:
            self.seats.used(device, seat)
        moved = delta or (pos[0] - self._last_pos[0], pos[1] - self._last_pos[1])
        self._last_pos = pos
        self._queue.append(PointerEvent(kind, pos, button, moved, device, seat))

    def _window_lost(self, event: pygame.event.Event) -> None:
        for device in self._devices.values():
            device.release_all()
        if self._left_down:
            self._left_down = False
            self._queue.append(PointerEvent("cancel", self._last_pos, LEFT_BUTTON))

    # ------------------------------------------------------------ pads
    def _pad_added(self, event: pygame.event.Event) -> None:
        for ghost in self.pads.ghosts():  # whoever plugs a pad in again gets its seat back, not a second pad
            self._lose(ghost)
        device = self.pads.add(event.device_index, self.timing)
        if device is not None:
            self._devices[device.id] = device
            seats = self.seats.find(device.id, device.guid)
            self._queue.append(DeviceEvent("added", device.id, seats[0] if seats else None, device.name))

    def _pad_lost(self, event: pygame.event.Event) -> None:
        self._lose(event.instance_id)

    def _lose(self, instance: int) -> None:
        device = self.pads.remove(instance)
        if device is None:
            return
        device.release_all()
        self._collect()
        del self._devices[device.id]
        seats = self.seats.lose(device.id)
        if self.seats.last_device == device.id:
            self.seats.last_device = KEYBOARD
        self._queue.append(DeviceEvent("lost", device.id, seats[0] if seats else None, device.name))

    def _pad_event(self, event: pygame.event.Event) -> None:
        self.pads.feed(event, self.bindings)

    # ------------------------------------------------------------ asked by scenes
    def stick(self, device: DeviceId) -> tuple[float, float]:
        """A pad's stick for aiming, length 0..1; (0, 0) for anything without sticks."""
        found = self._devices.get(device)
        return found.stick() if found else (0.0, 0.0)

    def raw_stick(self, device: DeviceId, side: str = "left") -> tuple[float, float]:
        """The same without the dead zone, -1..1 each way: to see where a worn stick rests."""
        axes = self._devices[device].axes if device in self._devices else {}
        return axes.get(f"{side}_x", 0.0), axes.get(f"{side}_y", 0.0)

    def held(self, device: DeviceId, action: Action) -> bool:
        found = self._devices.get(device)
        return bool(found and found.holds(action))

    def device_name(self, device: DeviceId) -> str:
        """The pad's own name, "" for keyboard and mouse."""
        found = self._devices.get(device)
        return found.name if found else ""

    def guid(self, device: DeviceId) -> str:
        """What a pad is known by when it comes back."""
        found = self._devices.get(device)
        return found.guid if found else ""

    def devices(self) -> tuple[DeviceId, ...]:
        """Keyboard, mouse, then the pads in the order they came."""
        return tuple(self._devices)

    def style(self, seat: int | None = None) -> GlyphStyle:
        """Whose buttons prompts show: those of the device that the seat (or anybody) last used."""
        device = self.seats.prompt_device(seat)
        style = glyph_style(device, self.device_name(device))
        chosen = self.settings.input.glyphs
        if style in ("keyboard", "mouse") or chosen == "auto":
            return style
        return chosen  # type: ignore[return-value]  # the settings take no other words

    def button_of(self, action: Action, seat: int | None = None) -> str:
        """The pad's button or the key that means the action for the seat's device, remaps included."""
        device = self.seats.prompt_device(seat)
        if device in (KEYBOARD, MOUSE, TOUCH):
            return self.bindings.key_of(action)
        return self.bindings.button_of(action, self.device_name(device))

    def rumble(self, device: DeviceId, low: float, high: float, milliseconds: int) -> None:
        """Shake a pad if it can and the settings allow it. Strengths 0..1."""
        if self.settings.input.rumble:
            self.pads.rumble(device, low, high, milliseconds)

    def light(self, device: DeviceId, color: tuple[int, int, int]) -> None:
        """Colour the light of a pad that has one."""
        self.pads.light(device, color)

    _FEEDS: dict[int, Callable[["Inputs", pygame.event.Event], None]] = {
        pygame.KEYDOWN: _key_down,
        pygame.KEYUP: _key_up,
        pygame.MOUSEBUTTONDOWN: _mouse_button,
        pygame.MOUSEBUTTONUP: _mouse_button,
        pygame.MOUSEMOTION: _mouse_move,
        pygame.MOUSEWHEEL: _wheel,
        pygame.WINDOWFOCUSLOST: _window_lost,
        pygame.CONTROLLERDEVICEADDED: _pad_added,
        pygame.JOYDEVICEADDED: _pad_added,
        pygame.CONTROLLERDEVICEREMOVED: _pad_lost,
        pygame.JOYDEVICEREMOVED: _pad_lost,
        **dict.fromkeys(PAD_EVENTS, _pad_event),
    }
