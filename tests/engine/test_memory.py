"""What functions keep of pictures is given back, and nothing else."""

import pygame

from engine.memory import forget_pictures
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
