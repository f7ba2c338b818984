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


def seen(*spells: tuple[str, int, float]) -> Log:
    """A log of spells at tables: title, looks at memory, megabytes."""
    log = Log()
    for table, looks, megabytes in spells:
        log.tables += [table] * looks
        log.held.extend([megabytes] * looks)
    return log


def test_sitting_at_another_table_is_no_growth() -> None:
    log = seen(("", 40, 280.0), ("huns", 20, 340.0), ("huns", 60, 999.0), ("", 20, 280.0), ("huns", 40, 340.0))
    assert log.growth == 0.0 and round(log.plain_growth, 3) == 0.214  # medians of the thirds: 280 and 340


def test_growth_is_that_of_each_table_by_its_time_in_the_last_third() -> None:
    log = seen(("", 30, 300.0), ("huns", 30, 400.0), ("", 60, 1.0), ("", 15, 330.0), ("huns", 45, 420.0))
    # 15 looks from 300 to 330 and 45 from 400 to 420: from 22 500 to 23 850
    assert round(log.growth, 4) == 0.06


def test_a_short_look_at_a_table_tells_nothing() -> None:
    log = seen(("", 50, 300.0), ("huns", 10, 350.0), ("", 60, 1.0), ("", 30, 303.0), ("huns", 30, 700.0))
    assert round(log.growth, 4) == 0.01
