"""The lens: how near, where, and that a click lands on what is seen."""

import pygame
import pytest

from engine.input.actions import MOUSE, Action
from engine.input.events import PointerEvent
from engine.table.lens import AROUND, NEAREST, Lens

SIZE = (1920, 1080)


def notch(pos: tuple[int, int], up: int = 1) -> PointerEvent:
    return PointerEvent("wheel", pos, delta=(0, up), device=MOUSE)


def looking_at(pos: tuple[int, int], notches: int) -> Lens:
    lens = Lens(SIZE)
    for _ in range(notches):
        assert lens.turn(notch(pos))
    lens.update(10.0, None, calm=False)
    return lens


def test_each_notch_is_a_quarter_up_to_twice_and_back_to_the_whole() -> None:
    lens = looking_at((960, 540), 1)
    assert lens.factor.value == 1.25
    assert looking_at((960, 540), 9).factor.value == NEAREST == 2.0
    lens.turn(notch((960, 540), -3))
    lens.update(10.0, None, calm=False)
    assert lens.factor.value == 1.0 and lens.part == pygame.Rect(0, 0, 1920, 1080)


def test_the_part_lies_round_the_pointer_and_never_beyond_the_table() -> None:
    assert looking_at((960, 540), 4).part == pygame.Rect(480, 270, 960, 540)
    assert looking_at((10, 10), 4).part == pygame.Rect(0, 0, 960, 540)
    assert looking_at((1910, 1070), 4).part == pygame.Rect(960, 540, 960, 540)


def test_a_place_of_the_picture_is_the_place_of_the_table_seen_there() -> None:
    lens = looking_at((960, 540), 4)
    assert lens.seen(PointerEvent("press", (960, 540))).pos == (960, 540)
    assert lens.seen(PointerEvent("press", (0, 0))).pos == (480, 270)
    assert lens.seen(PointerEvent("press", (1920, 1080))).pos == (1440, 810)
    assert Lens(SIZE).seen(PointerEvent("press", (7, 9))).pos == (7, 9)


def test_the_picture_shows_the_part_in_full_size() -> None:
    canvas = pygame.Surface(SIZE)
    canvas.fill("red", (480, 270, 960, 540))
    looking_at((960, 540), 4).draw(canvas)
    assert {canvas.get_at(at)[:3] for at in ((0, 0), (1919, 0), (0, 1079), (1919, 1079))} == {(255, 0, 0)}


def test_calm_people_see_it_at_once() -> None:
    lens = Lens(SIZE)
    lens.turn(notch((960, 540), 2))
    lens.update(1 / 120, None, calm=False)
    assert 1.0 < lens.factor.value < 1.5
    lens.update(1 / 120, None, calm=True)
    assert lens.factor.value == 1.5


def test_whoever_looks_around_sees_the_focus_near(bench) -> None:
    table = bench.lay()
    table.settle()
    bench.press(Action.PEEK, seat=0)
    bench.press(Action.LEFT, seat=0)
    bench.press(Action.LEFT, seat=0, phase="release")
    focused = table.asking.focus.current
    assert focused in table.board.elements()
    bench.run(1.0)
    assert table.lens.factor.value == AROUND
    assert table.lens.part.collidepoint(table.board.elements()[focused].center)
    bench.press(Action.PEEK, seat=0, phase="release")
    bench.run(1.0)
    assert table.lens.factor.value == pytest.approx(1.0)


def test_a_click_through_the_lens_answers_with_what_is_seen(bench) -> None:
    table = bench.lay()
    table.settle()
    element = next(key for key in sorted(table.stage.legal) if key in table.board.elements())
    middle = table.board.elements()[element].center
    table.handle(notch(middle, 4))
    bench.run(1.0)
    part, before = table.lens.part, len(table.match.log)
    pos = (middle[0] - part.x) * 2, (middle[1] - part.y) * 2
    for kind in ("move", "press", "release"):
        table.handle(PointerEvent(kind, pos, button=1, device=MOUSE))
    bench.run(0.2)
    assert len(table.match.log) > before or table.dialogue.choices is not None
