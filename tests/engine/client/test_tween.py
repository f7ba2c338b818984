"""Tweens: values, order, speed, reduced motion."""

import math

import pytest

from engine.tween import (
    Animated,
    Sequence,
    Tween,
    Tweens,
    arc,
    ease_in_out,
    ease_out,
    linear,
    out_back,
    shake_offset,
)


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, out_back])
def test_every_easing_starts_at_0_and_ends_at_1(ease) -> None:
    assert abs(ease(0.0)) < 1e-12
    assert ease(1.0) == 1.0


def test_out_back_overshoots_slightly() -> None:
    top = max(out_back(k / 100) for k in range(101))
    assert 1.01 < top < 1.15


def test_arc_is_highest_in_the_middle() -> None:
    assert arc((0, 0), (100, 0), 40, 0.5) == (50, -40)
    assert arc((0, 0), (100, 20), 40, 1.0) == (100, 20)


def test_a_tween_waits_for_its_delay_then_runs() -> None:
    seen: list[float] = []
    tween = Tween(1.0, seen.append, linear, delay=0.5)
    assert tween.advance(0.4, False) == 0.0
    assert seen == []
    tween.advance(0.6, False)
    assert seen == [0.5]
    assert abs(tween.advance(0.75, False) - 0.25) < 1e-9
    assert seen[-1] == 1.0
    assert tween.done


def test_sequence_hands_spare_time_on() -> None:
    seen: list[float] = []
    both = Sequence(Tween(0.1), Tween(0.1, seen.append, linear))
    both.advance(0.15, False)
    assert abs(seen[-1] - 0.5) < 1e-9


def test_instant_speed_finishes_at_once() -> None:
    seen: list[float] = []
    tweens = Tweens(speed=math.inf)
    tweens.add(Tween(5.0, seen.append))
    assert seen == [1.0]
    assert not tweens.busy


def test_double_speed_halves_the_time() -> None:
    tweens = Tweens(speed=2)
    tweens.add(Tween(1.0))
    tweens.update(0.5)
    assert not tweens.busy


def test_reduced_motion_leaves_the_camera_still_on_every_frame() -> None:
    offsets: list[tuple[int, int]] = []
    tweens = Tweens(reduced_motion=True)
    tweens.add(Tween(0.4, lambda k: offsets.append(shake_offset(6, k)), linear, decorative=True))
    for _ in range(60):
        tweens.update(1 / 120)
    assert set(offsets) == {(0, 0)}


def test_shake_never_leaves_six_pixels() -> None:
    assert all(abs(v) <= 6 for k in range(101) for v in shake_offset(99, k / 100))


def test_finish_all_runs_what_finishing_starts() -> None:
    tweens = Tweens()
    seen: list[float] = []
    tweens.add(Tween(1.0, on_done=lambda: tweens.add(Tween(1.0, seen.append))))
    tweens.finish_all()
    assert seen[-1] == 1.0
    assert not tweens.busy


def test_animated_follows_and_arrives() -> None:
    lift = Animated(0.0, tau=0.05)
    lift.set(8.0)
    lift.update(0.05)
    assert abs(lift.value - 8 * (1 - math.exp(-1))) < 1e-9
    for _ in range(100):
        lift.update(1 / 60)
    assert lift.value == 8.0
    assert not lift.moving
