"""Menu, controls, tabs, dialog: by pad and by mouse."""

import pygame
import pytest
from pygame import Rect

from engine.input import Action, ActionEvent, PointerEvent
from engine.settings import KEYS
from engine.ui.controls import Choice, Slider, Toggle, control_for
from engine.ui.dialog import Dialog
from engine.ui.kit import Kit
from engine.ui.layout import SAFE
from engine.ui.menu import AIRS, Item, Menu, Picked
from engine.ui.tabs import Tabs
from engine.ui.theme import Theme


def act(action: Action, phase: str = "press") -> ActionEvent:
    return ActionEvent(action, phase, "pad:0")  # type: ignore[arg-type]


def point(kind: str, pos: tuple[int, int]) -> PointerEvent:
    return PointerEvent(kind, pos, 1)  # type: ignore[arg-type]


@pytest.fixture
def menu(kit: Kit) -> Menu:
    items = [
        Item("new", "New"),
        Item("resume", "Resume", enabled=False),
        Item("music", "Music", control=Slider(50, 0, 100, 5)),
    ]
    return Menu(kit, Rect(100, 100, 900, 600), items)


def test_down_walks_and_wraps_on_a_press_but_not_on_a_repeat(menu: Menu) -> None:
    assert menu.handle(act(Action.DOWN)) == Picked("moved", "resume")
    assert menu.handle(act(Action.DOWN, "repeat")) == Picked("moved", "music")
    assert menu.handle(act(Action.DOWN, "repeat")) is None
    assert menu.handle(act(Action.DOWN)) == Picked("moved", "new")


def test_accept_chooses_refuses_or_changes(menu: Menu) -> None:
    assert menu.handle(act(Action.ACCEPT)) == Picked("chosen", "new")
    menu.select("resume")
    assert menu.handle(act(Action.ACCEPT)) == Picked("refused", "resume")
    menu.select("music")
    assert menu.handle(act(Action.ACCEPT)) == Picked("changed", "music", 55)
    assert menu.handle(act(Action.LEFT, "repeat")) == Picked("changed", "music", 50)
    assert menu.handle(act(Action.ACCEPT, "repeat")) is None


def test_a_click_counts_when_let_go_on_the_same_row(menu: Menu) -> None:
    first, second = menu.rows()[0].center, menu.rows()[1].center
    menu.handle(point("press", first))
    assert menu.handle(point("release", first)) == Picked("chosen", "new")
    menu.handle(point("press", first))
    menu.handle(point("move", second))
    assert menu.handle(point("release", second)) is None


def test_the_pointer_moves_the_focus(menu: Menu) -> None:
    assert menu.handle(point("move", menu.rows()[2].center)) == Picked("moved", "music")
    assert menu.handle(point("move", (5, 5))) is None


def test_a_long_list_scrolls_its_focus_into_view(kit: Kit, canvas: pygame.Surface) -> None:
    menu = Menu(kit, Rect(100, 100, 900, 300), [Item(str(n), f"Row {n}") for n in range(30)])
    for _ in range(20):
        menu.handle(act(Action.DOWN))
    for _ in range(240):
        menu.update(1 / 120)
    row = menu.rows()[menu.index]
    assert menu.rect.contains(row)
    menu.draw(canvas)
    menu.handle(PointerEvent("wheel", (200, 200), delta=(0, 100)))
    assert menu.rows()[0].top == menu.rect.top


def test_the_focus_keeps_its_row_when_the_rows_change(menu: Menu) -> None:
    menu.select("music")
    menu.set_items([Item("music", "Música"), Item("new", "Nueva")])
    assert menu.current is not None
    assert menu.current.id == "music"


def test_choices_do_not_run_round_by_direction_but_do_by_accept() -> None:
    choice = Choice("b", ("a", "b"))
    assert not choice.step(1)
    assert choice.value == "b"
    assert choice.accept()
    assert choice.value == "a"


def test_a_slider_off_its_steps_finds_the_next_one() -> None:
    slider = Slider(52, 0, 100, 5)
    assert slider.step(1)
    assert slider.value == 55
    slider.value = 52
    assert slider.step(-1)
    assert slider.value == 50


def test_a_slider_takes_a_click_on_its_groove() -> None:
    slider = Slider(0, 0, 100, 5)
    rect = Rect(0, 0, 578, 60)  # groove from 14, 400 px long
    assert slider.click((214, 30), rect)
    assert slider.value == 50


def test_holding_a_direction_walks_every_setting_to_its_end_and_back() -> None:
    for key in KEYS.values():
        if key.kind == "text":
            continue
        values = key.choices or (
            (False, True) if key.kind == "toggle" else tuple(range(key.low, key.high + 1, key.step))
        )
        control = control_for(key, values[0], str)
        seen = [control.value]
        while control.step(1):
            seen.append(control.value)
        assert tuple(seen) == values, key.path
        while control.step(-1):
            pass
        assert control.value == values[0]


def test_a_toggle_flips_by_click() -> None:
    toggle = Toggle(False)
    assert toggle.click((0, 0), Rect(0, 0, 10, 10))
    assert toggle.value is True


def test_tabs_walk_round_by_page_buttons_and_open_by_click(kit: Kit, canvas: pygame.Surface) -> None:
    tabs = Tabs(kit, Rect(100, 50, 1500, 64), [("a", "One"), ("b", "Two"), ("c", "Three")])
    assert tabs.handle(act(Action.PAGE_LEFT))
    assert tabs.current == "c"
    assert tabs.handle(point("release", tabs.rects()[1].center))
    assert tabs.current == "b"
    assert not tabs.handle(act(Action.ACCEPT))
    tabs.draw(canvas)


def test_tabs_are_squeezed_into_their_rectangle(kit: Kit) -> None:
    kit.theme = Theme(2.0)
    tabs = Tabs(kit, Rect(100, 50, 900, 64), [(str(n), "A rather long name") for n in range(6)])
    assert tabs.rects()[-1].right <= 1000


def test_a_dialog_answers_and_back_is_the_safe_answer(kit: Kit, canvas: pygame.Surface) -> None:
    dialog = Dialog(kit, "Leave?", "All is saved.", [("stay", "Stay"), ("go", "Leave")])
    assert dialog.handle(act(Action.BACK)) == "stay"
    assert dialog.handle(act(Action.DOWN)) is None
    assert dialog.handle(act(Action.ACCEPT)) == "go"
    dialog.draw(canvas)


def test_a_wordy_dialog_stays_in_the_safe_area_at_the_largest_text(kit: Kit) -> None:
    kit.theme = Theme(2.0)
    dialog = Dialog(kit, "Leave?", "The match is saved and nothing is lost. " * 9, [("stay", "Stay"), ("go", "Leave")])
    assert SAFE.contains(dialog.rect)
    assert dialog.rect.contains(dialog.menu.rect)


def test_a_label_too_long_for_its_row_wraps_instead_of_shrinking_or_running_over(kit: Kit) -> None:
    kit.theme = Theme(2.0)
    long = "Answer by itself whatever has one single answer only"
    menu = Menu(kit, Rect(100, 100, 1000, 600), [Item("a", long, control=Toggle(True)), Item("b", "Short")])
    assert menu.rows()[0].h > menu.rows()[1].h


def test_a_note_ends_where_its_control_begins(kit: Kit) -> None:
    note = "Behind a curtain only the seat on turn looks at what it draws, and nobody else at the table. " * 2
    items = [Item("a", "A", note, control=Choice("x", ("x", "y"))), Item("b", "B", note, control=Toggle(True))]
    menu = Menu(kit, Rect(100, 100, 900, 600), items)
    for item, row in zip(items, menu.rows(), strict=True):
        assert item.control is not None
        assert row.x + 28 + menu._note_block(item).width <= menu._control_rect(row, item.control).left
    assert menu.rows()[0].h > menu.rows()[1].h, "a switch leaves more room for words"


def test_the_ring_glides_to_the_next_row_and_jumps_with_reduced_motion(kit: Kit) -> None:
    menu = Menu(kit, Rect(100, 100, 900, 600), [Item(str(n), str(n)) for n in range(3)])
    menu.update(1 / 120)
    assert menu._ring_rect(menu.rows()[0]) == menu.rows()[0]
    menu.handle(act(Action.DOWN))
    menu.update(1 / 120)
    assert menu.rows()[0].y < menu._ring_rect(menu.rows()[1]).y < menu.rows()[1].y
    for _ in range(60):
        menu.update(1 / 120)
    assert menu._ring_rect(menu.rows()[1]) == menu.rows()[1]


def test_rows_fade_out_only_at_an_end_behind_which_there_are_more(kit: Kit, canvas: pygame.Surface) -> None:
    menu = Menu(kit, Rect(100, 100, 900, 300), [Item(str(n), str(n)) for n in range(12)])
    assert [where.bottom for _, where in menu._keep_edges(canvas, menu.rows(), menu.content_height())] == [412]
    menu.select("11")
    for _ in range(120):
        menu.update(1 / 60)
    assert [where.top for _, where in menu._keep_edges(canvas, menu.rows(), menu.content_height())] == [88]


def test_rows_that_stand_closer_take_less_room(kit: Kit) -> None:
    kit.theme = Theme(2.0)
    menu = Menu(kit, Rect(100, 100, 900, 600), [Item(str(n), str(n)) for n in range(3)])
    usual = menu.content_height()
    menu.air = AIRS[1]
    rows = menu.rows()
    assert usual - menu.content_height() == 3 * 16 + 2 * 6 and rows[2].bottom - rows[0].top == menu.content_height()


def test_rows_stand_closer_only_where_that_lets_all_be_seen(kit: Kit) -> None:
    """Three rows of 72 with 12, 6 or 2 pixels between them."""
    menu = Menu(kit, Rect(100, 100, 900, 600), [Item(str(n), str(n)) for n in range(3)])
    assert [menu.fit(room) for room in (300, 239, 227, 220)] == [240, 228, 220, 220]
    assert menu.fit(219) == 219 and menu.air == AIRS[0]


def test_of_a_high_row_at_the_top_the_start_is_seen(kit: Kit, canvas: pygame.Surface) -> None:
    kit.theme = Theme(scale=2.0)
    words = "Conan golpea al guerrero picto de la entrada"
    menu = Menu(kit, Rect(100, 100, 900, 500), [Item(str(n), words, note="Un enemigo bloquea") for n in range(9)])
    for _ in range(8):
        menu.handle(act(Action.DOWN))
        for _ in range(120):
            menu.update(1 / 60)
        rows = menu.rows()
        assert menu.rect.top <= rows[menu.index].top and rows[menu.index].bottom <= menu.rect.bottom
        assert any(row.top == menu.rect.top for row in rows), "a row begins where the list begins"
        edges = [where.top for _, where in menu._keep_edges(canvas, rows, menu.content_height())]
        assert 88 not in edges, "and its first line does not fade"


def test_a_row_higher_than_its_list_stands_still_at_its_start(kit: Kit) -> None:
    kit.theme = Theme(scale=2.0)
    menu = Menu(kit, Rect(100, 100, 900, 300), [Item("a", "Uno"), Item("b", "muchas palabras " * 8)])
    menu.handle(act(Action.DOWN))
    for _ in range(3):
        for _ in range(121):
            menu.update(1 / 60)
        assert menu.rows()[1].h > 300 and menu.rows()[1].top == 100
