"""Pictures of the table: painted over only where something changed, and then just as if painted anew."""

import random
from functools import partial

import pygame
import pytest
from pygame import Rect, Surface

from engine.board.pictures import MOST, Pictures
from engine.board.strokes import Canvas, Sketch, Stroke, changes, paint, worth

SIZE = (200, 120)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def block(size: int, shade: int) -> Surface:
    """A half clear square."""
    out = Surface((size, size), pygame.SRCALPHA)
    out.fill((shade, 255 - shade, 90, 140))
    return out


@pytest.fixture
def ground() -> Surface:
    out = Surface(SIZE)
    out.fill((30, 60, 90))
    return out


@pytest.fixture
def blocks() -> list[Surface]:
    return [block(8 + 3 * k, 25 * k) for k in range(8)]


def look(legal: str = "") -> tuple[frozenset[str], frozenset[str] | None]:
    return frozenset(), frozenset([legal])


def lay(canvas: Canvas, strokes: list[Stroke]) -> None:
    for stroke in strokes:
        canvas.blit(*stroke)


def whole(ground: Surface, strokes: list[Stroke]) -> bytes:
    """All of it painted on a fresh ground."""
    canvas = ground.copy()
    lay(canvas, strokes)
    return canvas.get_buffer().raw


def test_a_sketch_notes_what_is_laid_from_the_bottom_up(blocks: list[Surface]) -> None:
    sketch = Sketch()
    sketch.blit(blocks[0], (3, 4))
    sketch.blit(blocks[1], Rect(5, 6, 70, 80))
    assert sketch.strokes == [(blocks[0], (3, 4)), (blocks[1], (5, 6))]


def test_what_moved_changes_both_places_alone(blocks: list[Surface]) -> None:
    one, two = blocks[0], blocks[4]  # 8 and 20 pixels wide
    before = [Stroke(one, (0, 0)), Stroke(two, (40, 40))]
    places = changes(before, [Stroke(one, (100, 0)), Stroke(two, (40, 40))])
    assert places is not None and sorted(map(tuple, places)) == [(0, 0, 8, 8), (100, 0, 8, 8)]


def test_places_that_overlap_are_one(blocks: list[Surface]) -> None:
    assert changes([Stroke(blocks[4], (0, 0))], [Stroke(blocks[4], (10, 5))]) == [Rect(0, 0, 30, 25)]


def test_a_stroke_laid_twice_is_not_the_same_as_once(blocks: list[Surface]) -> None:
    once = [Stroke(blocks[0], (9, 9))]
    assert changes(once, once * 2) is None


def test_another_order_cannot_be_told_by_places(blocks: list[Surface]) -> None:
    one, two = Stroke(blocks[0], (0, 0)), Stroke(blocks[1], (4, 4))
    assert changes([one, two], [two, one]) is None


def test_most_of_the_picture_is_not_worth_places() -> None:
    assert worth([Rect(0, 0, 100, 60)], Rect(0, 0, *SIZE))
    assert not worth([Rect(0, 0, 190, 110)], Rect(0, 0, *SIZE))


@pytest.mark.parametrize("seed", range(20))
def test_a_picture_painted_over_is_as_one_painted_anew(ground: Surface, blocks: list[Surface], seed: int) -> None:
    dice = random.Random(seed)
    picture, before = ground.copy(), list[Stroke]()
    for _ in range(12):
        kept = [one for one in before if dice.random() < 0.7]
        fresh = [Stroke(dice.choice(blocks), (dice.randrange(-9, 190), dice.randrange(-9, 110))) for _ in range(4)]
        now = [*kept, *fresh] if dice.random() < 0.8 else [*fresh, *reversed(kept)]
        paint(picture, ground, now, changes(before, now))
        assert picture.get_buffer().raw == whole(ground, now)
        before = now


def test_a_look_is_painted_once(ground: Surface, blocks: list[Surface]) -> None:
    pictures, sketched = Pictures(), []

    def sketch(canvas: Canvas) -> None:
        sketched.append(1)
        canvas.blit(blocks[2], (20, 20))

    first = pictures.get(look("a"), lambda: ground, sketch)
    assert pictures.get(look("a"), lambda: ground, sketch) is first and len(sketched) == 1
    pictures.clear()
    pictures.get(look("a"), lambda: ground, sketch)
    assert len(sketched) == 2


def test_few_surfaces_serve_all_looks_each_on_its_own_ground(ground: Surface, blocks: list[Surface]) -> None:
    dusk = ground.copy()
    dusk.fill((9, 9, 9))
    pictures = Pictures()
    pictures.stock(ground)
    surfaces = set()
    for round_ in range(3):
        for k in range(MOST + 2):
            strokes = [Stroke(blocks[0], (10 * round_, 9)), Stroke(blocks[k], (30 * k, 50))]
            base = dusk if k % 2 else ground
            shown = pictures.get(look(str(k)), iter([base]).__next__, partial(lay, strokes=strokes))
            assert shown.get_buffer().raw == whole(base, strokes)
            surfaces.add(shown)
        assert len(pictures) == len(surfaces) == MOST
        pictures.clear()
        assert len(pictures) == 0


def test_a_frame_that_painted_has_no_time_for_more(ground: Surface) -> None:
    pictures = Pictures()
    pictures.get(look(), lambda: ground, lambda canvas: None)
    assert not pictures.quiet()
    assert pictures.quiet()
    pictures.get(look(), lambda: ground, lambda canvas: None)
    assert pictures.quiet()
