"""Device: holds, repeats, stick thresholds, styles."""

import pytest

from engine.input.actions import Action
from engine.input.devices import Device, Timing, glyph_style


def phases(device: Device) -> list[tuple[str, str]]:
    return [(event.action.value, event.phase) for event in device.drain()]


def test_two_sources_of_one_action_press_once_and_release_with_the_last() -> None:
    device = Device("keyboard")
    device.press("arrow", Action.UP)
    device.press("w", Action.UP)
    device.release("arrow")
    assert phases(device) == [("up", "press")]
    device.release("w")
    assert phases(device) == [("up", "release")]


def test_a_direction_repeats_after_400_ms_then_every_120_ms() -> None:
    device = Device("pad:1")
    device.press("down", Action.DOWN)
    times = []
    for step in range(1, 101):  # one second in steps of 10 ms
        device.tick(0.01)
        times += [step * 10 for _, phase in phases(device) if phase == "repeat"]
    assert times[:3] == [pytest.approx(t, abs=10) for t in (400, 520, 640)]
    assert len(times) in (5, 6)


def test_accept_does_not_repeat() -> None:
    device = Device("pad:1")
    device.press("a", Action.ACCEPT)
    device.drain()
    for _ in range(200):
        device.tick(0.01)
    assert phases(device) == []


def test_a_stall_repeats_once_not_many_times() -> None:
    device = Device("pad:1")
    device.press("down", Action.DOWN)
    device.drain()
    device.tick(5.0)
    assert phases(device) == [("down", "repeat")]


def test_the_stick_presses_at_half_and_releases_at_a_third() -> None:
    device = Device("pad:1")
    device.axis("left_x", 0.49)
    assert phases(device) == []
    device.axis("left_x", 0.51)
    assert phases(device) == [("right", "press")]
    device.axis("left_x", 0.35)
    assert phases(device) == []
    device.axis("left_x", 0.29)
    assert phases(device) == [("right", "release")]


def test_a_stick_that_trembles_at_the_threshold_presses_once() -> None:
    device = Device("pad:1")
    for _ in range(50):
        device.axis("left_y", 0.52)
        device.axis("left_y", 0.46)
    assert phases(device) == [("down", "press")]


def test_a_diagonal_moves_along_the_stronger_axis_only() -> None:
    device = Device("pad:1")
    device.axis("left_y", -0.4)
    device.axis("left_x", 0.8)
    device.axis("left_y", -0.6)
    assert phases(device) == [("right", "press")]


def test_a_worn_stick_with_a_large_dead_zone_rests() -> None:
    device = Device("pad:1", timing=Timing(dead_zone=0.55))
    device.axis("left_x", 0.6)
    assert phases(device) == []


def test_release_all_lets_everything_go_and_rests_the_sticks() -> None:
    device = Device("pad:1")
    device.axis("left_x", 1.0)
    device.press("a", Action.ACCEPT)
    device.drain()
    device.release_all()
    assert sorted(phases(device)) == [("accept", "release"), ("right", "release")]
    assert device.stick() == (0.0, 0.0)
    device.tick(1.0)
    assert phases(device) == []


def test_the_aiming_stick_starts_at_zero_outside_its_dead_zone() -> None:
    device = Device("pad:1", timing=Timing(dead_zone=0.2))
    device.axis("left_x", 0.2)
    assert device.stick() == (0.0, 0.0)
    device.axis("left_x", 0.6)
    assert device.stick() == pytest.approx((0.5, 0.0))
    device.axis("left_x", 1.0)
    device.axis("left_y", 1.0)
    x, y = device.stick()
    assert (x * x + y * y) ** 0.5 == pytest.approx(1.0)


def test_a_trigger_counts_from_half() -> None:
    device = Device("pad:1")
    device.trigger("right_trigger", 0.4, Action.FAST)
    assert phases(device) == []
    device.trigger("right_trigger", 0.6, Action.FAST)
    device.trigger("right_trigger", 0.1, Action.FAST)
    assert phases(device) == [("fast", "press"), ("fast", "release")]


@pytest.mark.parametrize(
    ("name", "style"),
    [
        ("Xbox 360 Controller", "xbox"),
        ("Xbox Wireless Controller", "xbox"),
        ("Sony DualSense Wireless Controller", "playstation"),
        ("Wireless Controller", "playstation"),
        ("Nintendo Switch Pro Controller", "nintendo"),
        ("Steam Deck", "deck"),
        ("8BitDo Zero 2", "generic"),
        ("", "generic"),
    ],
)
def test_the_glyphs_follow_the_maker(name: str, style: str) -> None:
    assert glyph_style("pad:0", name) == style


def test_keyboard_and_mouse_have_their_own_glyphs() -> None:
    assert glyph_style("keyboard") == "keyboard"
    assert glyph_style("touch") == "mouse"
