"""Two real pads (SDL's virtual ones) at one table: shaken, lit, pulled and handed over."""

import sys
from collections.abc import Iterator

import pygame
import pytest

from engine.input.virtual_pad import VirtualPad
from engine.settings import Settings
from engine.table.lost import PadLostScene

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="virtual pads need Linux")


def pump(bench, seconds: float = 0.02) -> None:
    for event in pygame.event.get():
        bench.app.inputs.feed(event)
    bench.run(seconds)


@pytest.fixture
def pads(bench, shipped) -> Iterator[list[VirtualPad]]:
    bench.app.settings = Settings().with_value("play.recap", "off")
    found = [VirtualPad(), VirtualPad()]
    pump(bench)
    for seat, pad in enumerate(found):
        device = f"pad:{pad.instance}"
        bench.app.inputs.seats.claim(seat, device, bench.app.inputs.guid(device))
    yield found
    for pad in found:
        pad.unplug()
    pump(bench)


def push(bench, pad: VirtualPad, button: str = "a") -> None:
    pad.press(button)
    pump(bench)
    pad.release(button)
    pump(bench)


def test_a_pad_without_light_or_motor_is_asked_in_vain_and_nothing_breaks(bench, pads) -> None:
    device = f"pad:{pads[0].instance}"
    bench.app.inputs.light(device, (230, 159, 0))
    bench.app.inputs.rumble(device, 0.2, 0.2, 50)


def test_each_plays_its_own_turn_only(bench, pads) -> None:
    table = bench.lay(seats=2)
    table.match.answer([2])
    bench.until(lambda: table.asking is not None)
    push(bench, pads[1])
    assert len(table.match.log) == 1
    push(bench, pads[0])
    assert len(table.match.log) == 2
    bench.until(lambda: table.asked_seat == 1)
    push(bench, pads[0])
    assert table.rolling and table.rolling.waiting


def test_the_waiting_one_is_pulled_and_play_goes_on_the_asked_one_and_it_stops(bench, pads) -> None:
    table = bench.lay(seats=2)
    table.match.answer([2])
    bench.until(lambda: table.asking is not None)
    pads[1].unplug()
    pump(bench)
    assert bench.app.scenes.top is table
    assert bench.app.toasts.shown[-1].words.endswith("is gone")
    pads[0].unplug()
    pump(bench, 1 / 120)
    assert isinstance(bench.app.scenes.top, PadLostScene)
    bench.app.inputs.feed(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    bench.run(0.02)
    assert bench.app.scenes.top is table and bench.app.inputs.seats.device(0) == "keyboard"
