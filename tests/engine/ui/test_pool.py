"""Pictures of functions stay within one budget of bytes, whatever their number."""

import pygame

from engine.ui.pool import Pool


def picture(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), depth=32)


def test_the_longest_not_asked_for_goes_first_when_the_bytes_are_too_many() -> None:
    pool, made = Pool(budget=3 * 400), []

    @pool
    def draw(name: str, side: int = 10) -> pygame.Surface:
        made.append(name)
        return picture(side)

    for name in ("a", "b", "c", "a", "d", "a", "b"):  # 400 bytes each: "d" takes the place of "b", then "b" that of "c"
        draw(name)
    assert made == ["a", "b", "c", "d", "b"] and pool.bytes == 3 * 400
    draw("large", side=40)  # 6400 bytes: kept alone, since somebody shows it now
    assert pool.bytes == 6400
    draw("large", side=40)
    assert made[-1] == "large" and len(made) == 6


def test_a_picture_that_is_asked_by_counts_since_it_is_held_too() -> None:
    pool, source = Pool(budget=10_000), picture(10)

    @pool
    def shadow(of: pygame.Surface, blur: int = 3) -> tuple[pygame.Surface, int]:
        return picture(20), blur

    assert shadow(source)[0] is shadow(source)[0]
    assert pool.bytes == 400 + 1600
    assert shadow(source, blur=4)[1] == 4 and pool.bytes == 400 + 2 * 1600  # the source is there once
    pool.clear()
    assert pool.bytes == 0 and shadow(source)[1] == 3
