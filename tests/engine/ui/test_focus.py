"""FocusMap: the nearest that way, legal ones first."""

import pygame
from pygame import Rect

from engine.input import Action
from engine.ui.focus import STEPS, Element, FocusMap, draw_ring, pulse_step


def grid(legal: str = "abcdefghi") -> FocusMap:
    """Nine squares, a b c / d e f / g h i, 100 px apart."""
    focus = FocusMap()
    places = ((name, Rect(n % 3 * 100, n // 3 * 100, 80, 80)) for n, name in enumerate("abcdefghi"))
    focus.set(Element(name, rect, name in legal) for name, rect in places)
    return focus


def test_moves_go_to_the_neighbour() -> None:
    focus = grid()
    focus.focus("e")
    for direction, name in ((Action.UP, "b"), (Action.LEFT, "a"), (Action.DOWN, "d"), (Action.RIGHT, "e")):
        assert focus.move(direction)
        assert focus.current == name


def test_moves_wrap_in_their_own_row_and_column() -> None:
    focus = grid()
    focus.focus("c")
    focus.move(Action.RIGHT)
    assert focus.current == "a"
    focus.move(Action.UP)
    assert focus.current == "g"


def test_without_wrap_the_edge_holds() -> None:
    focus = grid()
    focus.wrap = False
    focus.focus("c")
    assert not focus.move(Action.RIGHT)
    assert focus.current == "c"


def test_a_legal_one_farther_off_goes_before_a_near_one_that_is_not() -> None:
    focus = grid(legal="ac")
    focus.focus("a")
    focus.move(Action.RIGHT)
    assert focus.current == "c"
    focus.move(Action.DOWN)
    assert focus.current == "f"  # nothing legal lies below: one may still look


def test_every_element_can_be_reached_from_every_other() -> None:
    focus = FocusMap()
    rects = (
        Rect(0, 0, 900, 60),
        Rect(0, 100, 80, 80),
        Rect(400, 130, 300, 40),
        Rect(820, 90, 80, 200),
        Rect(30, 400, 50, 50),
    )
    focus.set(Element(str(n), rect) for n, rect in enumerate(rects))
    for start in "01234":
        seen, todo = {start}, [start]
        while todo:
            here = todo.pop()
            for direction in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
                focus.focus(here)
                if focus.move(direction) and focus.current not in seen:
                    seen.add(str(focus.current))
                    todo.append(str(focus.current))
        assert seen == set("01234"), start


def test_cycling_walks_the_legal_ones_in_reading_order() -> None:
    focus = grid(legal="cdi")
    assert focus.current == "c"
    names = []
    for _ in range(4):
        focus.cycle(1)
        names.append(focus.current)
    assert names == ["d", "i", "c", "d"]
    focus.cycle(-1)
    assert focus.current == "c"


def test_the_focus_survives_new_elements_when_it_can() -> None:
    focus = grid()
    focus.focus("e")
    focus.set([Element("e", Rect(0, 0, 10, 10)), Element("z", Rect(20, 0, 10, 10))])
    assert focus.current == "e"
    focus.set([Element("y", Rect(0, 0, 10, 10), False), Element("z", Rect(20, 0, 10, 10))])
    assert focus.current == "z"
    focus.set([])
    assert focus.current is None
    assert not focus.move(Action.UP)


def test_the_mouse_takes_the_smallest_of_what_overlaps() -> None:
    focus = FocusMap()
    focus.set([Element("board", Rect(0, 0, 500, 500)), Element("card", Rect(100, 100, 50, 50))])
    assert focus.at((120, 120)) == "card"
    focus.focus("board")
    assert focus.hover((10, 10)) is False  # the board has the focus already
    assert focus.hover((120, 120))
    assert focus.at((900, 900)) is None


def test_the_pulse_goes_up_and_down_and_stands_still_when_calm() -> None:
    assert [pulse_step(t) for t in (0.0, 0.4, 0.8, 1.2, 1.6)] == [0, 4, 8, 4, 0]
    assert pulse_step(0.3, calm=True) == STEPS


def test_the_ring_leaves_the_focused_thing_clear() -> None:
    canvas = pygame.Surface((300, 300))
    canvas.fill((10, 20, 30))
    rect = Rect(100, 100, 100, 100)
    draw_ring(canvas, rect, (86, 180, 233))
    assert {canvas.get_at((x, y))[:3] for x in range(102, 198, 8) for y in range(102, 198, 8)} == {(10, 20, 30)}
    ring = canvas.get_at((150, 94))[:3]
    assert ring[0] > 150 and ring[2] < ring[0]  # brass
