"""A whole turn with one button, and pads that tell whose turn it is."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from engine.input.actions import Action
from engine.scenes.lobby import LobbyScene
from engine.scenes.pause import PauseScene
from engine.scenes.title import TitleScene
from engine.settings import Settings
from engine.table.scene import TableScene

STEP = 1.2
DT = 1 / 120


@pytest.fixture
def slow(bench, shipped) -> Any:
    """One button, a step every 1.2 s, no recap."""
    settings = Settings().with_value("input.one_button", True).with_value("play.recap", "off")
    bench.app.settings = settings
    bench.app.inputs.apply(settings)
    yield bench
    bench.app.inputs.apply(Settings())


def space(bench: Any, seconds: float) -> None:
    """The one button, the space bar, for so long."""
    bench.app.inputs.feed(Event(pygame.KEYDOWN, key=pygame.K_SPACE))
    bench.run(seconds)
    bench.app.inputs.feed(Event(pygame.KEYUP, key=pygame.K_SPACE))
    bench.run(0.02)


def choosing(bench: Any) -> TableScene:
    """Seat 0 has thrown a 3 and is asked whether to keep it."""
    table: TableScene = bench.lay(seats=2)
    table.match.answer([2])
    bench.until(lambda: table.asking is not None)
    bench.app.inputs.scanner._since = 0.0
    return table


def test_the_focus_walks_round_everything_that_can_be_chosen(slow) -> None:
    table = choosing(slow)
    seen = {table.asking.focus.current}
    for _ in range(8):
        slow.run(STEP)
        seen.add(table.asking.focus.current)
    assert {"option:keep", "option:again", "option:*more"} <= seen


def test_a_short_press_answers_what_is_in_focus(slow) -> None:
    table = choosing(slow)
    slow.until(lambda: table.asking.focus.current == "option:again")
    space(slow, 0.3)
    assert table.match.log[-1].answer == "again"


def test_dice_are_held_and_thrown_with_the_same_button(slow) -> None:
    table = slow.lay(seats=2)
    slow.until(lambda: table.rolling is not None)
    space(slow, 0.8)
    slow.until(lambda: len(table.match.log) == 1)
    assert table.match.log[0].throw is not None


def test_the_menu_and_the_way_out_of_it_are_reached(slow) -> None:
    """The dots open the list of everything, the menu is in it, and a longer press leaves it."""
    table = choosing(slow)
    slow.until(lambda: table.asking.focus.current == "option:*more")
    space(slow, 0.3)
    slow.until(lambda: table.dialogue.choices.menu.current.id == "*menu")
    space(slow, 0.3)
    assert isinstance(slow.app.scenes.top, PauseScene)
    space(slow, 1.0)
    assert slow.app.scenes.top is table


def test_who_sits_beside_plays_with_all_buttons(slow) -> None:
    table = choosing(slow)
    before = table.asking.focus.current
    slow.app.inputs.feed(Event(pygame.KEYDOWN, key=pygame.K_RIGHT))
    slow.run(0.05)
    assert table.asking.focus.current != before


# ------------------------------------------------------------ whose turn it is
def test_the_asked_pad_shakes_once_and_is_bright_the_others_are_dim(bench, monkeypatch) -> None:
    bench.app.settings = Settings().with_value("play.recap", "off")
    inputs, felt, seen = bench.app.inputs, [], {}
    monkeypatch.setattr(inputs, "rumble", lambda device, *how: felt.append(device))
    monkeypatch.setattr(inputs, "light", lambda device, color: seen.update({device: color}))
    inputs.seats.claim(0, "pad:1", "a")
    inputs.seats.claim(1, "pad:2", "b")
    table = bench.lay(seats=2)
    table.match.answer([2])
    bench.until(lambda: table.asking is not None)
    assert felt == ["pad:1"]
    assert seen == {"pad:1": (230, 159, 0), "pad:2": (10, 22, 28)}  # amber in full, an eighth of sky
    bench.tap(Action.ACCEPT, "pad:1", 0)
    bench.until(lambda: table.asked_seat == 1)
    assert felt == ["pad:1", "pad:2"]
    assert seen == {"pad:1": (28, 19, 0), "pad:2": (86, 180, 233)}


def test_it_shakes_again_when_a_bot_has_played_in_between(bench, monkeypatch) -> None:
    felt: list[str] = []
    bench.app.settings = Settings().with_value("play.recap", "off")
    monkeypatch.setattr(bench.app.inputs, "rumble", lambda device, low, high, time: felt.append(device))
    bench.app.inputs.seats.claim(0, "pad:1", "a")
    bench.app.inputs.seats.claim(1, "pad:2", "b")
    table = bench.lay(seats=3)
    table.signed = 0
    for answer in ([2], "keep"):
        table.answer(answer)
    assert table.signed == 0
    table.answer([3])
    assert table.signed is None


def test_a_lone_person_s_pad_is_left_in_peace(bench, monkeypatch) -> None:
    felt: list[str] = []
    monkeypatch.setattr(bench.app.inputs, "rumble", lambda device, *how: felt.append(device))
    bench.app.inputs.seats.claim(0, "pad:1", "a")
    table = bench.lay("1", seats=2)
    bench.until(lambda: table.asked_seat == 0)
    assert felt == []


def test_settings_change_in_mid_game(bench) -> None:
    """S8: pace, patience and the cool-down hold from the next step on."""
    table = bench.lay(seats=2)
    settings = Settings().with_value("play.speed", "double").with_value("input.cool_down", 300)
    bench.app.apply_settings(settings)
    bench.run(DT)
    assert table.speed == 2.0
    assert bench.app.inputs.timing.cool_down == 0.3
    bench.app.apply_settings(Settings())


def test_from_the_title_to_the_table_with_one_button(slow) -> None:
    slow.app.scenes.clear_to(TitleScene(slow.app))
    slow.until(lambda: (slow.app.scenes.top.focus.current or "") == "card huns")
    space(slow, 0.3)
    lobby = slow.app.scenes.top
    assert isinstance(lobby, LobbyScene)
    slow.until(lambda: lobby.menu.current.id == "start" and not lobby.in_chairs)
    space(slow, 0.3)
    assert isinstance(slow.app.scenes.top, TableScene)
    slow.app.scenes.clear_to(TitleScene(slow.app))
