"""What a television and its watchers cannot stand: flashes, lines of one pixel, white fields. FIELD T12 and T14."""

from pathlib import Path

import pygame
import pytest

from engine.app import App, Mode
from engine.headless import seat_bots
from engine.scenes.decor import title_words
from engine.shots import take
from engine.titles import find_titles
from engine.ui.notices import CAPTION_SIZE, CAPTION_WIDE
from tests.support.flashes import Flashes
from tests.support.thin_lines import bright_lines, white_fields

LISTED = sorted(name for name, title in find_titles().items() if title.listed)
SCREENS = ("title", "lobby_full", "settings", "rulebook", "resume", "text_entry", "statistics", "results", "log")
FILMED = 40
"""Seconds of each demonstration."""


@pytest.mark.slow
@pytest.mark.parametrize("name", LISTED)
def test_no_more_than_three_flashes_in_any_second_of_a_demonstration(name: str) -> None:
    """T14, at double speed, where changes follow each other fastest; a quarter of the screen and more."""
    app = App(Mode(visible=False, sound=False))
    app.apply_settings(app.settings.with_value("play.speed", "double"))
    title = app.titles[name]
    scene = app.start_demo(title, seat_bots(title.seats[-1], ["greedy"]), 5)
    app.scenes.clear_to(scene)
    flashes, frames = Flashes(30), 0
    while frames < FILMED * 30 and not scene.over:
        app.turn(4)
        flashes.feed(app.window.canvas)
        frames += 1
    app.close()
    assert frames > 300 and flashes.most <= 3


def film(flashes: Flashes, area: int, period: int, frames: int = 90, color: str = "white") -> int:
    """So many frames of a screen of which `area` columns of 100 flash every `period` frames."""
    canvas = pygame.Surface((1920, 1080))
    for frame in range(frames):
        canvas.fill("black")
        if frame % period < period // 2:
            canvas.fill(color, (0, 0, 1920 * area // 100, 1080))
        flashes.feed(canvas)
    return flashes.most


def test_the_meter_counts_flashes_of_more_than_a_quarter_of_the_screen() -> None:
    assert film(Flashes(30), area=100, period=6) == 5  # five a second
    assert film(Flashes(30), area=50, period=10) == 3
    assert film(Flashes(30), area=20, period=6) == 0  # too small to matter
    assert film(Flashes(30), area=100, period=6, color="#1c1c1c") == 0  # too faint: 0.012 of the light of white
    assert film(Flashes(30), area=100, period=6, color="#a00000") == 5  # faint too, but saturated red


@pytest.mark.slow
@pytest.mark.parametrize("name", LISTED)
def test_no_bright_line_of_one_pixel_and_no_white_field(name: str, tmp_path: Path) -> None:
    """T12, on the screens with rules, plates and charts, and on each table at its start, its middle and its end."""
    title = find_titles()[name]
    screens = SCREENS if name == LISTED[0] else ()
    for screen in (*screens, "table", "dice_rest", "game_end"):
        canvas = take(screen, title, title.seats[-1], 7, 150)
        assert bright_lines(canvas) == [], screen
        assert white_fields(canvas) == 0, screen


@pytest.mark.parametrize(("text", "most"), [(100, 2), (150, 3), (200, 4)])
def test_every_caption_has_46_pixels_and_few_lines(text: int, most: int) -> None:
    """T13: two lines, at the largest text three, in each language of each title."""
    app = App(Mode(visible=False, sound=False))
    assert CAPTION_SIZE >= 46
    counted = 0
    for language in ("en", "es"):
        app.apply_settings(app.settings.with_value("text.size", text).with_value("text.language", language))
        for title in app.titles.values():
            words = title_words(app, title)
            keys = {key for messages in words._chain() for key in messages._sources if key.startswith("caption-")}
            blocks = {key: app.kit.block(words(key), CAPTION_WIDE, CAPTION_SIZE) for key in keys}
            assert not {key: block.lines for key, block in blocks.items() if block.lines > most}, (title.id, language)
            counted += len(blocks)
    app.close()
    assert counted > 150


def test_the_meter_sees_a_line_of_one_pixel_and_not_one_of_two() -> None:
    canvas = pygame.Surface((400, 300))
    canvas.fill("#302018")
    pygame.draw.line(canvas, "#907040", (20, 50), (199, 50), 2)
    assert bright_lines(canvas) == [] and white_fields(canvas) == 0
    pygame.draw.line(canvas, "#907040", (20, 100), (199, 100))
    pygame.draw.line(canvas, "#907040", (300, 20), (300, 219))
    assert bright_lines(canvas) == [("across", 20, 100, 180), ("down", 300, 20, 200)]
    canvas.fill("white", (32, 160, 32, 16))
    assert white_fields(canvas) == 2
