"""SceneStack: order of calls, held buttons, fades."""

import pygame

from engine.input import Action, ActionEvent, PointerEvent
from engine.scene import Scene, SceneStack


class Told(Scene):
    """A scene that writes down what it is told."""

    def __init__(self, name: str, told: list[str], color: tuple[int, int, int] = (200, 0, 0)) -> None:
        self.name, self.told, self.color = name, told, color
        self.on_handle = lambda: None

    def enter(self) -> None:
        self.told.append(f"{self.name} enter")

    def leave(self) -> None:
        self.told.append(f"{self.name} leave")

    def cover(self) -> None:
        self.told.append(f"{self.name} cover")

    def uncover(self) -> None:
        self.told.append(f"{self.name} uncover")

    def handle(self, event: object) -> None:
        assert isinstance(event, ActionEvent | PointerEvent)
        self.told.append(f"{self.name} {event.phase if isinstance(event, ActionEvent) else event.kind}")
        self.on_handle()

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.told.append(f"{self.name} draw")
        canvas.fill(self.color)


def press(phase: str = "press", action: Action = Action.ACCEPT) -> ActionEvent:
    return ActionEvent(action, phase, "pad:1")  # type: ignore[arg-type]


def test_push_and_pop_call_in_order() -> None:
    told: list[str] = []
    stack = SceneStack()
    stack.push(Told("a", told))
    stack.push(Told("b", told))
    stack.pop()
    assert told == ["a enter", "a cover", "b enter", "b leave", "a uncover"]


def test_replace_does_not_wake_what_lies_below() -> None:
    told: list[str] = []
    stack = SceneStack()
    for name in "ab":
        stack.push(Told(name, told))
    told.clear()
    stack.replace(Told("c", told))
    assert told == ["b leave", "c enter"]
    told.clear()
    stack.clear_to(Told("d", told))
    assert told == ["c leave", "a leave", "d enter"]
    assert len(stack) == 1


def test_a_change_asked_in_handle_takes_effect_after_it() -> None:
    told: list[str] = []
    stack = SceneStack()
    scene = Told("a", told)
    scene.on_handle = lambda: (stack.push(Told("b", told)), told.append("a still here"))  # type: ignore[assignment]
    stack.push(scene)
    stack.handle(press())
    assert told == ["a enter", "a press", "a still here", "a cover", "b enter"]


def test_a_button_held_through_a_change_is_dead_until_released() -> None:
    told: list[str] = []
    stack = SceneStack()
    first = Told("a", told)
    first.on_handle = lambda: stack.replace(Told("b", told))
    stack.push(first)
    stack.handle(press())
    told.clear()
    stack.handle(press("repeat"))
    stack.handle(press("release"))
    assert told == []
    stack.handle(press())
    assert told == ["b press"]


def test_another_button_works_at_once_after_a_change() -> None:
    told: list[str] = []
    stack = SceneStack()
    first = Told("a", told)
    first.on_handle = lambda: stack.replace(Told("b", told))
    stack.push(first)
    stack.handle(press())
    stack.handle(press(action=Action.BACK))
    assert told[-1] == "b press"


def test_a_mouse_button_held_through_a_change_does_not_click_below() -> None:
    told: list[str] = []
    stack = SceneStack()
    stack.push(Told("a", told))
    stack.handle(PointerEvent("press", (5, 5), 1))
    stack.push(Told("b", told))
    told.clear()
    stack.handle(PointerEvent("move", (6, 6)))
    stack.handle(PointerEvent("release", (6, 6), 1))
    assert told == ["b move"]


def test_opaque_scenes_hide_what_is_below() -> None:
    told: list[str] = []
    stack = SceneStack(reduced_motion=lambda: True)
    for name in "abc":
        stack.push(Told(name, told))
    stack.top.opaque = False  # type: ignore[union-attr]
    told.clear()
    stack.draw(pygame.Surface((4, 4)), 0.0)
    assert told == ["b draw", "c draw"]


def test_the_fade_takes_200_ms_and_input_is_never_blocked() -> None:
    told: list[str] = []
    stack, canvas = SceneStack(), pygame.Surface((4, 4))
    stack.push(Told("a", told, (200, 0, 0)))
    stack.draw(canvas, 0.0)
    stack.replace(Told("b", told, (0, 200, 0)))
    stack.draw(canvas, 0.0)
    assert canvas.get_at((0, 0))[:3] == (200, 0, 0)
    stack.handle(press())
    assert told[-1] == "b press"
    for _ in range(25):  # 208 ms
        stack.update(1 / 120)
    stack.draw(canvas, 0.0)
    assert canvas.get_at((0, 0))[:3] == (0, 200, 0)


def test_no_fade_under_reduced_motion_nor_for_a_scene_that_must_cover_at_once() -> None:
    for calm, fades in ((True, True), (False, False)):
        stack, canvas = SceneStack(lambda calm=calm: calm), pygame.Surface((4, 4))
        stack.push(Told("a", [], (200, 0, 0)))
        stack.draw(canvas, 0.0)
        second = Told("b", [], (0, 200, 0))
        second.fades = fades
        stack.push(second)
        stack.draw(canvas, 0.0)
        assert canvas.get_at((0, 0))[:3] == (0, 200, 0)
