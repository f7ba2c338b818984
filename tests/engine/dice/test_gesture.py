import math

import pytest

from engine.dice.gesture import CHARGE, WIDEST, GestureInput
from engine.dice.throw import Gesture


def charged(seconds: float) -> GestureInput:
    hand = GestureInput()
    hand.press()
    hand.update(seconds)
    return hand


@pytest.mark.parametrize(("seconds", "power"), [(0.45, 0.5), (0.9, 1.0), (1.35, 0.5), (2.25, 0.5)])
def test_power_rises_and_falls_while_held(seconds, power):
    assert CHARGE == 0.9
    assert charged(seconds).power == pytest.approx(power)


def test_letting_go_throws_once():
    hand = charged(0.45)
    assert hand.release() == Gesture(pytest.approx(0.5), 0.0, 0.0)
    assert hand.release() is None
    hand.press()
    assert not hand.charging


def test_a_tap_is_still_a_throw():
    assert charged(0.0).release().power == 0.08


def test_letting_go_of_a_button_held_from_before_throws_nothing():
    assert GestureInput().release() is None


def test_back_puts_the_charge_down_but_keeps_the_aim():
    hand = charged(0.5)
    hand.aim(0, 1)
    hand.update(0.1)
    hand.cancel()
    assert (hand.charging, hand.power, hand.release()) == (False, 0.0, None)
    assert hand.angle == pytest.approx(math.radians(8))


def test_the_aim_turns_at_80_degrees_a_second_and_stops_at_55():
    hand = GestureInput()
    hand.aim(0, -1)
    hand.update(0.5)
    assert hand.angle == pytest.approx(math.radians(-40))
    hand.update(1.0)
    assert hand.angle == -WIDEST


def test_a_resting_stick_does_not_drift():
    hand = GestureInput()
    hand.aim(0.2, -0.2)
    hand.update(1.0)
    assert (hand.angle, hand.spin) == (0.0, 0.0)


def test_a_flick_gives_its_direction_and_speed():
    # 130 px in 0.1 s = 1300 px/s, half of 2600, straight down the screen
    thrown = GestureInput().drag([(0.0, 500, 300), (0.05, 500, 365), (0.1, 500, 430)])
    assert thrown == Gesture(pytest.approx(0.5), pytest.approx(math.pi / 2), pytest.approx(0.0))


def test_a_bent_flick_gives_spin():
    # first right, then down: clockwise on the screen; the chord's cross product over the sides is 1
    thrown = GestureInput().drag([(0.0, 0, 0), (0.05, 100, 0), (0.1, 100, 100)])
    assert thrown.spin == pytest.approx(1.0)


@pytest.mark.parametrize(
    "points",
    [
        [],
        [(0.0, 5, 5)],
        [(0.0, 0, 0), (0.1, 40, 0)],  # too short
        [(0.0, 0, 0), (0.1, 300, 0), (0.5, 300, 0), (0.6, 301, 0)],  # stopped before letting go
    ],
)
def test_a_drag_that_is_no_flick_keeps_the_dice(points):
    hand = GestureInput()
    assert hand.drag(points) is None
    assert hand.taken is None
