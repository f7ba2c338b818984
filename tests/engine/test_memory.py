"""What functions keep of pictures is given back, and nothing else."""

import sys

import pygame
import pytest

from engine.kiosk.health import resident
from engine.memory import forget_pictures, give_back_what_is_free
from engine.table.warmth import Sweep
from engine.ui.faces import row_face


def test_pictures_are_forgotten_and_drawn_again() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    first = row_face((120, 40), True)
    assert row_face((120, 40), True) is first
    forget_pictures()
    again = row_face((120, 40), True)
    assert again is not first and again.get_buffer().raw == first.get_buffer().raw


def test_a_table_of_the_same_title_goes_on_with_what_was_drawn() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    Sweep("one").free()
    kept = row_face((120, 40), False)
    Sweep("one").free()
    assert row_face((120, 40), False) is kept
    Sweep("another").free()
    assert row_face((120, 40), False) is not kept


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a matter of glibc")
def test_free_pages_between_small_pictures_go_back() -> None:
    pictures = [pygame.Surface((100, 100), depth=32) for _ in range(2000)]  # 80 MB in blocks too small to be mapped
    del pictures[:-1]  # the last one holds the top of the heap
    full = resident()
    give_back_what_is_free()
    assert resident() < full - 40
