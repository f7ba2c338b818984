"""Where the mark of a pick goes, and how a board is told that a thing is picked."""

import pygame

from engine.table.chrome import MARK, SMALL_MARK, mark_place


def test_the_mark_of_a_thing_that_lies_free_is_in_the_middle_of_its_upper_edge() -> None:
    places = {"camp:0/wagon:1": pygame.Rect(100, 200, 80, 60), "camp:0/wagon:1/space:0": pygame.Rect(110, 230, 20, 20)}
    assert mark_place("camp:0/wagon:1", places) == (MARK, (140, 192))


def test_in_a_fan_the_mark_is_over_the_left_corner_that_no_neighbour_hides() -> None:
    """Cards of 180 pixels, 50 apart: of the first only its left 50 pixels are seen, and of the last all."""
    fan = {f"hand:0/{k}": pygame.Rect(100 + 50 * k, 940, 180, 126) for k in range(3)}
    for k in range(3):
        size, (x, y) = mark_place(f"hand:0/{k}", fan)
        assert size == SMALL_MARK
        assert 100 + 50 * k <= x - size // 2 and x <= 100 + 50 * (k + 1)
        assert y < 940
