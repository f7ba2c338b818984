import math
from dataclasses import replace

import pytest

from engine.dice.orientation import mul, top_face, turns
from engine.dice.solid import HALF, LYING
from engine.dice.throw import (
    FASTEST,
    SLOWEST,
    Gesture,
    LiveThrow,
    Throw,
    again,
    merged,
    simulate,
    starts,
    throw_for_faces,
)
from engine.dice.tray import DEPTH, WIDTH, Tray
from tests.support.chi_squared import chi_squared, p_value

DIE, COIN = "test/die", "test/coin"
GESTURES = (Gesture(0.0), Gesture(0.6, 0.3, 1.0), Gesture(1.0, -0.4, -1.0), Gesture(0.8, 2.6))


def gesture_of(n: int) -> Gesture:
    return Gesture(n % 11 / 10, (n % 9 - 4) * 0.15 + (math.pi if n % 5 == 0 else 0.0), n % 3 - 1)


@pytest.mark.parametrize("gesture", GESTURES)
@pytest.mark.parametrize("count", (1, 2, 5, 12))
def test_each_face_four_times_from_the_24_turns(count, gesture):
    """All 24 turns of one die, the others held: its six faces four times each, the others always the same."""
    throw = Throw((DIE,) * count, gesture, seed=11)
    turned = [3] * count
    which = count // 2
    seen, others = [], set()
    for turn in range(24):
        turned[which] = turn
        faces = simulate(replace(throw, turned=tuple(turned))).faces
        seen.append(faces[which])
        others.add(faces[:which] + faces[which + 1 :])
    assert [seen.count(face) for face in range(6)] == [4] * 6
    assert len(others) == 1


def test_the_coin_shows_each_side_once_from_its_two_turns():
    for seed in range(12):
        throw = Throw((COIN, DIE), gesture_of(seed), seed)
        assert {simulate(replace(throw, turned=(k, 0))).faces[0] for k in (0, 1)} == {0, 1}


def test_a_labelled_cube_in_the_same_tray_agrees():
    """A cube that starts turned, instead of being painted turned, ends with the same face up."""
    throw = Throw((DIE, DIE, DIE), Gesture(0.7), 5)
    for turn in turns(6):
        tray = Tray(starts(throw))
        for solid in tray.solids:
            solid.q = mul(solid.q, turn)
        while not tray.resting:
            tray.step()
        index = turns(6).index(turn)
        expected = simulate(replace(throw, turned=(index,) * 3)).faces
        assert tuple(top_face(pose.q) for pose in tray.poses()) == expected


def test_chi_squared_over_twenty_thousand_dice():
    counts, coins = [0] * 6, [0] * 2
    for seed in range(1820):
        faces = simulate(Throw((DIE,) * 11 + (COIN,), gesture_of(seed), seed * 7919)).faces
        for face in faces[:-1]:
            counts[face] += 1
        coins[faces[-1]] += 1
    assert sum(counts) == 20020
    assert p_value(chi_squared(counts), 5) > 0.001
    assert p_value(chi_squared(coins), 1) > 0.001


def test_b46_two_thousand_rolls_rest_in_time_and_leave_the_hand_alike():
    """Dice boxes were seen to throw ever harder after some hundred rolls with changing numbers of dice."""
    speeds = []
    for n in range(2000):
        throw = Throw((DIE,) * (n % 3 + 1 if n % 4 else n // 4 % 12 + 1), Gesture(0.6), n)
        tray = Tray(starts(throw))
        speeds.append(math.hypot(tray.solids[0].vx, tray.solids[0].vy))
        while not tray.resting:
            tray.step()
        assert tray.t < 3.0
        assert all(solid.at == LYING and solid.z == 0.0 for solid in tray.solids)
    early, late = speeds[:500], speeds[-500:]
    assert sum(early) / 500 == pytest.approx(sum(late) / 500, rel=0.02)
    assert max(late) <= (SLOWEST + 0.6 * (FASTEST - SLOWEST)) * 1.24 + 1e-6


def test_a_usual_throw_is_over_in_a_second_and_a_half():
    lengths = sorted(simulate(Throw((DIE,) * 5, Gesture(), seed)).duration for seed in range(60))
    assert lengths[0] >= 0.3
    assert lengths[54] < 1.5


def test_every_die_ends_exactly_flat():
    for seed in range(40):
        for pose in simulate(Throw((DIE,) * 6, gesture_of(seed), seed)).frames[-1]:
            w, x, y, z = pose.q
            ups = (1 - 2 * (x * x + y * y), 2 * (y * z + w * x), 2 * (x * z - w * y))
            assert max(map(abs, ups)) > 0.99999


def test_no_die_leaves_the_tray_at_any_strength_or_angle():
    for seed in range(60):
        gesture = Gesture(1.0, seed * math.tau / 60, 1.0)
        for frame in simulate(Throw((DIE,) * 12, gesture, seed)).frames:
            for pose in frame:
                assert HALF / 2 < pose.x < WIDTH - HALF / 2
                assert HALF / 2 < pose.y < DEPTH - HALF / 2


def test_the_same_throw_twice_is_the_same_to_the_last_bit():
    throw = Throw((DIE,) * 7 + (COIN,), Gesture(0.9, 0.2, 0.5), 42)
    assert simulate(throw) == simulate(throw)


@pytest.mark.parametrize("skip_at", (0, 1, 20, 50))
def test_fast_forward_ends_as_if_watched(skip_at):
    throw = Throw((DIE,) * 5, Gesture(0.8), 3)
    live = LiveThrow(throw)
    for _ in range(skip_at):
        live.step(1 / 144)
    live.fast_forward()
    assert live.done
    assert live.outcome() == simulate(throw)


def test_the_frame_rate_changes_nothing():
    throw = Throw((DIE,) * 4, Gesture(0.4), 8)
    for rate in (24, 60, 144):
        live = LiveThrow(throw)
        while not live.done:
            live.step(1 / rate)
        assert live.outcome() == simulate(throw)


def test_b18_a_window_dragged_for_five_seconds_changes_nothing():
    throw = Throw((DIE,) * 5, Gesture(1.0), 13)
    live = LiveThrow(throw)
    live.step(0.2)
    live.step(5.0)
    assert live.t == pytest.approx(0.45)
    assert not live.done
    while not live.done:
        live.step(1 / 60)
    assert live.outcome() == simulate(throw)


def test_every_knock_is_heard_once_and_in_time():
    throw = Throw((DIE,) * 5, Gesture(1.0), 21)
    live, heard = LiveThrow(throw), []
    while not live.done:
        heard += live.step(1 / 60)
    assert tuple(heard) == simulate(throw).impacts
    assert {knock.kind for knock in heard} == {"wall", "die", "floor"}


def test_b47_the_tray_may_be_dropped_on_any_frame_of_a_collision():
    throw = Throw((DIE,) * 12, Gesture(1.0), 1)
    for frames in range(0, 60, 2):
        live = LiveThrow(throw)
        for _ in range(frames):
            live.step(1 / 60)
        del live
    assert simulate(throw).duration < 3.0


def test_b44_throwing_again_in_mid_roll_always_comes_to_rest():
    for n in range(120):
        first = LiveThrow(Throw((DIE,) * (n % 12 + 1), gesture_of(n), n))
        first.step(n % 40 / 60)
        second = LiveThrow(again(first.throw, (0,), gesture_of(n + 1), n + 1000))
        second.fast_forward()
        assert second.outcome().duration < 3.0


def test_rerolling_some_keeps_the_faces_of_the_others():
    throw = Throw((DIE, COIN, DIE, DIE), Gesture(), 4)
    before = simulate(throw).faces
    fresh = again(throw, (1, 3), Gesture(), 5)
    assert fresh.dice == (COIN, DIE)
    assert merged(before, (1, 3), (1, 5)) == (before[0], 1, before[2], 5)


def test_a_recorded_result_can_be_shown_again():
    for seed in range(30):
        faces = (seed % 6, 5, seed * 5 % 6, seed % 2)
        shown = throw_for_faces((DIE, DIE, DIE, COIN), faces, gesture_of(seed), seed)
        assert simulate(shown).faces == faces


@pytest.mark.parametrize("count", (0, 13))
def test_too_few_or_too_many_dice_are_refused(count):
    with pytest.raises(ValueError, match="1 to 12"):
        starts(Throw((DIE,) * count))
