"""Scenes and the stack that they lie on."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent

if TYPE_CHECKING:
    from engine.assets import Assets
    from engine.audio import Audio
    from engine.input.inputs import Inputs
    from engine.language import Language
    from engine.profile import Profile
    from engine.settings import Settings
    from engine.ui.kit import Kit

CANVAS = (1920, 1080)
FADE = 0.2
TURN = 0.4  # part of a fade in which the old picture goes down; the rest brings the new one up
DARKEST = 0.08
WARM = (1.0, 0.9, 0.82)  # a veil never goes to cold black


class Host(Protocol):
    """What a scene may ask of the application that shows it."""

    canvas_size: tuple[int, int]
    scenes: "SceneStack"
    kit: "Kit"
    settings: "Settings"
    language: "Language"
    audio: "Audio"
    inputs: "Inputs"
    assets: "Assets"
    profile: "Profile"


class Scene:
    """One screen. Subclasses override what they need; `update` runs in fixed steps, `draw` at the display's rate."""

    opaque = True  # hides what is below
    fades = True  # False: shown at once (curtains must cover in the very next frame)

    def __init__(self, app: Host) -> None:
        self.app = app

    def enter(self) -> None:
        """Came onto the stack."""

    def leave(self) -> None:
        """Went off the stack for good."""

    def cover(self) -> None:
        """Another scene was pushed on top."""

    def uncover(self) -> None:
        """On top again."""

    def update(self, dt: float) -> None:
        """One fixed step of `dt` seconds."""

    def handle(self, event: InputEvent) -> None:
        """One input; comes only while on top."""

    def walk(self) -> Action | None:
        """With one button: by which action the focus goes on by itself; None where the button is held and let go."""
        return Action.DOWN

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Paint all of oneself; `alpha` 0..1 is the way from the last step to the next."""


class SceneStack:
    """Push, pop, replace. A change asked for inside a scene's method takes effect when that method has returned.

    Buttons held at a change are dead until they are let go, so that one press never acts in two scenes.
    """

    def __init__(self, reduced_motion: Callable[[], bool] = lambda: False) -> None:
        self._scenes: list[Scene] = []
        self._pending: list[Callable[[], None]] = []
        self._running = False
        self._held: set[tuple[str, object]] = set()
        self._dead: set[tuple[str, object]] = set()
        self._reduced = reduced_motion
        self._fade = 1.0
        self._old: pygame.Surface | None = None
        self._snapshot = False

    # ------------------------------------------------------------ changes
    def push(self, scene: Scene) -> None:
        self._change(lambda: self._push(scene))

    def pop(self) -> None:
        """Back to the scene below; the last scene may be popped too (the application ends on an empty stack)."""
        self._change(self._pop)

    def replace(self, scene: Scene) -> None:
        """The top scene leaves and `scene` takes its place; what lies below is not woken."""
        self._change(lambda: self._replace(scene))

    def clear_to(self, scene: Scene) -> None:
        """Everything leaves, from the top down, then `scene` enters."""
        self._change(lambda: self._clear_to(scene))

    def walk(self) -> Action | None:
        """How the focus of what is on top goes on by itself; see Scene.walk."""
        return self.top.walk() if self.top else None

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(tuple(self._scenes))

    def _change(self, work: Callable[[], None]) -> None:
        self._pending.append(work)
        self._settle()

    def _settle(self) -> None:
        if self._running:
            return
        while self._pending:
            before = self.top
            work = self._pending.pop(0)
            self._guard(work)
            self._dead |= self._held
            self._start_fade(before)

    def _guard(self, work: Callable[[], None]) -> None:
        self._running = True
        try:
            work()
        finally:
            self._running = False

    def _push(self, scene: Scene) -> None:
        if self.top:
            self.top.cover()
        self._scenes.append(scene)
        scene.enter()

    def _pop(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()
        if self.top:
            self.top.uncover()

    def _replace(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes.pop().leave()
        self._scenes.append(scene)
        scene.enter()

    def _clear_to(self, scene: Scene) -> None:
        while self._scenes:
            self._scenes.pop().leave()
        self._scenes.append(scene)
        scene.enter()

    # ------------------------------------------------------------ running
    def update(self, dt: float) -> None:
        """One fixed step: the top scene and the fade move on; scenes below stand still."""
        self._fade = min(1.0, self._fade + dt / FADE)
        if top := self.top:
            self._guard(lambda: top.update(dt))
            self._settle()

    def handle(self, event: InputEvent) -> None:
        """Give an input to the top scene, unless it belongs to a button held since before the last change."""
        if self._is_dead(event):
            return
        if top := self.top:
            self._guard(lambda: top.handle(event))
            self._settle()

    def _is_dead(self, event: InputEvent) -> bool:
        if isinstance(event, DeviceEvent):
            return False
        if isinstance(event, ActionEvent):
            key: tuple[str, object] = (event.device, event.action)
            down, up = event.phase == "press", event.phase == "release"
        else:
            key = (event.device, event.button)
            down, up = event.kind == "press", event.kind in ("release", "cancel")
        return self._track(key, down, up, isinstance(event, PointerEvent) and event.kind in ("move", "wheel"))

    def _track(self, key: tuple[str, object], down: bool, up: bool, passes: bool) -> bool:
        if down:
            self._held.add(key)
            self._dead.discard(key)
        was_dead = key in self._dead
        if up:
            self._held.discard(key)
            self._dead.discard(key)
        return was_dead and not passes

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Paint from the topmost opaque scene up, and the fade of a change over it."""
        if self._snapshot:
            self._old, self._snapshot = canvas.copy(), False  # the canvas still holds the frame before
        if self._old and self._fade < TURN:
            canvas.blit(self._old, (0, 0))
            self._dim(canvas, 1 - self._fade / TURN)
            return
        self._old = None
        for scene in self._visible():
            scene.draw(canvas, alpha)
        if self._fade < 1:
            self._dim(canvas, (self._fade - TURN) / (1 - TURN))

    def _visible(self) -> list[Scene]:
        lowest = max((n for n, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[lowest:]

    def _start_fade(self, before: Scene | None) -> None:
        now = self.top
        still = before is None or now is None or not (before.opaque and now.opaque)
        if still or self._reduced() or not (before and before.fades and now and now.fades):
            self._fade, self._old, self._snapshot = 1.0, None, False
            return
        self._fade, self._snapshot = 0.0, True

    @staticmethod
    def _dim(canvas: pygame.Surface, light: float) -> None:
        shown = DARKEST + (1 - DARKEST) * max(0.0, min(1.0, light))
        canvas.fill([round(255 * shown ** (2 - warmth)) for warmth in WARM], special_flags=pygame.BLEND_RGB_MULT)
