"""FixedClock: real time to whole steps."""

from engine.clock import FixedClock


def clock(start: float = 0.0) -> FixedClock:
    return FixedClock(1 / 120, 0.25, lambda: start)


def test_one_60_hz_frame_is_two_steps() -> None:
    assert clock().advance(1 / 60) == 2


def test_left_over_time_is_kept_and_told_as_alpha() -> None:
    fixed = FixedClock(0.01, 0.25, lambda: 0.0)
    assert fixed.advance(0.025) == 2
    assert abs(fixed.alpha - 0.5) < 1e-9
    assert fixed.advance(0.030) == 1
    assert fixed.alpha < 1e-6


def test_a_jump_of_a_minute_yields_thirty_steps_and_no_more_after() -> None:
    fixed = clock()
    assert fixed.advance(60.0) == 30
    assert fixed.advance(60.0) == 0


def test_time_that_goes_back_counts_as_none() -> None:
    fixed = clock(5.0)
    assert fixed.advance(4.0) == 0
    assert fixed.advance(4.0 + 1 / 60) == 2


def test_ten_seconds_at_any_rate_are_1200_steps() -> None:
    for rate in (24, 30, 50, 59.94, 144):
        fixed = clock()
        frames = round(10 * rate)
        steps = sum(fixed.advance(n / rate) for n in range(1, frames + 1))
        assert abs(steps - frames / rate * 120) <= 1, rate
