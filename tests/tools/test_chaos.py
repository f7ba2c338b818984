"""A quarter of a minute of a kiosk in bad weather: every blow once, and nothing breaks."""

import random
import time
from pathlib import Path

import pygame
import pytest

from tools.chaos import Log, Visitors, Weather, kiosk, report, run


@pytest.mark.slow
def test_every_blow_is_survived(tmp_path: Path) -> None:
    with kiosk(tmp_path) as app:
        dice, log = random.Random(3), Log()
        visitors = Visitors(dice)
        weather = Weather(app, visitors, dice)
        app.show_title()
        for blow in weather.all():
            blow()
            for _ in range(60):
                visitors.turn()
                app.turn(2)
        weather.over()
        for pad in visitors.pads:
            pad.unplug()
        assert not log.errors and time.time() > 1_700_000_000
        assert pygame.display.get_init() and app.running
        (tmp_path / "a").write_text("the disk takes it again")


def test_what_breaks_is_told(tmp_path: Path) -> None:
    with kiosk(tmp_path) as app:
        app.show_title()
        real, calls = app.step, [0]

        def fragile(dt: float = 1 / 120) -> None:
            calls[0] += 1
            if calls[0] == 30:
                raise RuntimeError("the wheel came off")
            real(dt)

        app.step = fragile  # type: ignore[method-assign]
        log, weather = run(app, 0.01)
    assert len(log.errors) == 1 and not log.good
    assert "errors: 1" in report(log, weather, []) and "the wheel came off" in report(log, weather, [])
