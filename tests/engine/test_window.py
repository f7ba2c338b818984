"""What the window shows of the canvas at other sizes than its own, and what that takes."""

import random
import sys
from collections.abc import Iterator

import pygame
import pytest

from engine.memory import give_back_large_blocks
from engine.scene import CANVAS
from engine.settings import Settings
from engine.window import SURROUND, Window

SHAPES = ((1366, 768), (1280, 800), (1024, 768), (2560, 1440))


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window(Settings(), visible=False)
    yield window
    pygame.display.set_mode(CANVAS)


def resize(window: Window, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    window.takes(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    dice = random.Random(5)
    for _ in range(400):
        spot = pygame.Rect(dice.randrange(CANVAS[0]), dice.randrange(CANVAS[1]), 90, 40)
        window.canvas.fill([dice.randrange(256) for _ in range(3)], spot)


@pytest.mark.parametrize("size", SHAPES)
def test_the_canvas_is_scaled_smoothly_and_the_bars_beside_it_stay_dark(window: Window, size: tuple[int, int]) -> None:
    resize(window, size)
    window.show()
    screen = pygame.display.get_surface()
    wanted = pygame.Surface(size).convert()
    wanted.fill(SURROUND)
    wanted.blit(pygame.transform.smoothscale(window.canvas, window.shown.size), window.shown)
    assert screen.get_buffer().raw == wanted.get_buffer().raw


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts Linux' page faults")
def test_a_scaled_frame_maps_no_fresh_memory(window: Window) -> None:
    resource = pytest.importorskip("resource")
    give_back_large_blocks()
    resize(window, SHAPES[0])
    window.show()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(20):
        window.show()
    assert resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before < 200
