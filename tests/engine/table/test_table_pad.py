"""The table played with a real pad event path: SDL's virtual joystick."""

import sys
from collections.abc import Iterator

import pygame
import pytest

from engine.input.virtual_pad import VirtualPad
from engine.table.lost import PadLostScene

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="virtual pads need Linux")


@pytest.fixture
def pad(bench) -> Iterator[VirtualPad]:
    found = VirtualPad()
    yield found
    found.unplug()
    pump(bench)


def pump(bench, seconds: float = 0.02) -> None:
    for event in pygame.event.get():
        bench.app.inputs.feed(event)
    bench.run(seconds)


def push(bench, pad: VirtualPad, button: str) -> None:
    pad.press(button)
    pump(bench)
    pad.release(button)
    pump(bench)


def test_hold_aim_let_go_and_choose_with_one_pad(bench, pad) -> None:
    table = bench.lay()
    pump(bench)
    bench.app.inputs.seats.claim(0, f"pad:{pad.instance}", "guid")
    bench.until(lambda: table.rolling is not None)
    pad.axis("left_y", 1.0)
    pad.press("a")
    pump(bench, 0.3)
    pad.axis("left_y", 0.0)
    pad.release("a")
    pump(bench, 4.5)
    assert table.match.log[0].throw.angle > 0.2
    bench.until(lambda: table.asking is not None)
    assert table.kit.style == "xbox"
    push(bench, pad, "right")
    assert table.asking.focus.current == "option:again"
    push(bench, pad, "a")
    assert table.match.log[1].answer == "again"


def test_a_pad_pulled_while_it_holds_the_dice_throws_nothing(bench, pad) -> None:
    """B07, P16: inputs zeroed, the table paused in the same step, the dice still in the hand."""
    table = bench.lay()
    pump(bench)
    device = f"pad:{pad.instance}"
    bench.app.inputs.seats.claim(0, device, bench.app.inputs.guid(device))
    bench.until(lambda: table.rolling is not None)
    pad.press("a")
    pump(bench, 0.2)
    assert table.rolling.hand.charging
    pad.unplug()
    pump(bench, 1 / 120)
    assert isinstance(bench.app.scenes.top, PadLostScene)
    assert table.rolling.waiting and not table.rolling.hand.charging
    again = VirtualPad()
    pump(bench)
    assert bench.app.scenes.top is table  # the same pad takes its seat by coming back
    assert bench.app.inputs.seats.device(0) == f"pad:{again.instance}"
    again.unplug()
    pump(bench)
