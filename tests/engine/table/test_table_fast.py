"""The fast-forward button."""

from engine.input.actions import Action
from engine.input.events import ActionEvent
from engine.table.fast import FastForward


def event(phase: str) -> ActionEvent:
    return ActionEvent(Action.FAST, phase, "pad:1")  # type: ignore[arg-type]


def test_held_it_is_four_times_as_fast() -> None:
    fast = FastForward()
    fast.handle(event("press"))
    assert fast.factor == 4
    fast.handle(event("release"))
    assert fast.factor == 1


def test_tapped_twice_it_stays_at_sixteen_until_the_next_tap() -> None:
    fast = FastForward()
    for phase in ("press", "release", "press", "release"):
        fast.handle(event(phase))
        fast.update(0.1)
    assert fast.factor == 16
    fast.update(1.0)
    fast.handle(event("press"))
    fast.handle(event("release"))
    assert fast.factor == 1


def test_two_slow_taps_are_no_double_tap() -> None:
    fast = FastForward()
    for phase in ("press", "release", "press", "release"):
        fast.handle(event(phase))
        fast.update(0.5)
    assert fast.factor == 1
