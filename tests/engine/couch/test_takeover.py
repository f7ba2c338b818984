"""Seats that change hands in the middle of a game."""

from typing import Any

import pytest

from engine.input.actions import Action
from engine.input.seats import STRANGER
from engine.rules.record import load, save
from engine.scenes.pause import PauseScene
from engine.settings import Settings
from engine.table.curtain import CurtainScene
from engine.table.lost import PadLostScene
from engine.table.places import recall, remember
from engine.table.scene import TableScene
from engine.table.seats_scene import SeatsScene
from engine.table.takeover import change_players, hand_over


@pytest.fixture(autouse=True)
def no_recap(bench, shipped) -> None:
    bench.app.settings = Settings().with_value("play.recap", "off")


def asked(bench: Any, table: TableScene) -> int | None:
    bench.until(lambda: table.asked_seat is not None)
    return table.asked_seat


def test_a_bot_takes_over_in_mid_decision_and_gives_back(bench) -> None:
    table = bench.lay(seats=2)
    table.match.answer([2])
    assert asked(bench, table) == 0 and table.asking
    change_players(table, {0: "random"})
    assert table.asking is None and table.persons == {1}
    bench.until(lambda: len(table.match.log) > 1)
    assert table.match.log[1].seat == 0
    change_players(table, {0: ""})
    assert table.persons == {0, 1}
    bench.until(lambda: table.asked_seat is not None, 60)


def test_an_answer_thought_for_the_bot_is_not_given_for_the_person(bench) -> None:
    table = bench.lay("0", seats=2)
    table.match.answer([2])
    bench.until(lambda: table.thinking is not None)
    change_players(table, {0: ""})
    bench.run(3.0)
    assert len(table.match.log) == 1 and table.asked_seat == 0


def test_a_throw_under_way_falls_as_it_was_thrown(bench) -> None:
    table = bench.lay(seats=2)
    assert asked(bench, table) == 0
    bench.press(Action.ACCEPT)
    bench.run(0.3)
    bench.press(Action.ACCEPT, phase="release")
    bench.run(0.1)
    rolling = table.rolling
    assert rolling is not None and not rolling.waiting
    change_players(table, {0: "random"})
    assert table.rolling is rolling
    bench.until(lambda: bool(table.match.log))
    assert table.match.log[0].throw is not None


def test_the_seats_are_in_the_save(bench) -> None:
    table = bench.lay(seats=3)
    change_players(table, {1: "greedy"})
    again = load(save(table.match), {"_template": table.title.rules()})
    assert [spec.bot for spec in again.seats] == ["", "greedy", ""]


def test_a_hand_that_was_open_is_closed_when_somebody_joins(bench) -> None:
    """A lone person sees their hand openly; as soon as two share the screen it is behind a curtain."""
    title = bench.app.titles["krynea"]
    table = bench.lay("1", title="krynea", options={**title.default_options, "secrets": "hidden"})
    bench.run(0.5)
    assert table.playback.sees == 0 and not table.secrecy.guarded
    change_players(table, {1: ""})
    assert table.secrecy.guarded and table.playback.sees is None
    assert table.stage.view == table.match.view(None)


def test_a_hand_is_closed_when_its_person_leaves(bench) -> None:
    title = bench.app.titles["krynea"]
    table = bench.lay(seats=2, title="krynea", options={**title.default_options, "secrets": "hidden"})
    table.playback.viewer = table.playback.sees = 0
    change_players(table, {0: "random"})
    assert table.playback.sees != 0


# ------------------------------------------------------------ devices
def test_a_bot_holds_no_device_and_a_person_without_one_makes_one_go_round(bench) -> None:
    table, seats = bench.lay("2", seats=3), bench.app.inputs.seats
    seats.claim(0, "pad:1", "a")
    seats.claim(1, "pad:2", "b")
    change_players(table, {1: "random"})
    assert (seats.device(1), seats.shared) == (None, False)
    change_players(table, {2: ""})
    assert seats.shared and seats.speaks_for("pad:1", 2) == 2


def test_a_seat_is_handed_over_and_devices_change_places(bench) -> None:
    table, seats = bench.lay(seats=2), bench.app.inputs.seats
    seats.claim(0, "pad:1", "a")
    seats.claim(1, "pad:2", "b")
    hand_over(table, 0, "pad:2")
    assert (seats.device(0), seats.device(1)) == ("pad:2", "pad:1")
    hand_over(table, 1, "mouse")
    assert (seats.device(0), seats.device(1)) == ("pad:2", "keyboard")


def test_a_device_without_a_seat_is_told_how_to_get_one(bench) -> None:
    table, seats = bench.lay(seats=2), bench.app.inputs.seats
    seats.claim(0, "pad:1", "a")
    seats.claim(1, "pad:2", "b")
    table.match.answer([2])
    assert asked(bench, table) == 0
    seat = seats.speaks_for("pad:9", 0)
    assert seat == STRANGER
    bench.press(Action.ACCEPT, "pad:9", seat)
    assert [toast.words for toast in bench.app.toasts.shown] == [
        "This device has no seat. Open the menu, then: Who plays."
    ]
    assert len(table.match.log) == 1


def test_the_devices_of_a_saved_game_are_found_again(bench, monkeypatch) -> None:
    """K9, P17: after a restart each seat has its pad, whoever opened the menu."""
    inputs = bench.app.inputs
    table, seats = bench.lay(seats=2, save_name="_template-1"), inputs.seats
    table.match.answer([2])
    seats.claim(0, "pad:1", "a")
    seats.claim(1, "keyboard")
    remember(table)
    seats.clear()
    seats.claim(0, "keyboard")
    monkeypatch.setattr(inputs, "devices", lambda: ("keyboard", "mouse", "pad:7"))
    monkeypatch.setattr(inputs, "guid", lambda device: "a" if device == "pad:7" else "")
    recall(table)
    assert (seats.device(0), seats.device(1), seats.shared) == ("pad:7", "keyboard", False)


# ------------------------------------------------------------ the page
def page(bench: Any, table: TableScene) -> SeatsScene:
    table.show_pause()
    pause = bench.app.scenes.top
    assert isinstance(pause, PauseScene)
    pause.menu.select("seats")
    bench.tap(Action.ACCEPT)
    found = bench.app.scenes.top
    assert isinstance(found, SeatsScene)
    return found


def test_players_change_when_the_page_is_left(bench) -> None:
    table = bench.lay("1", seats=2)
    bench.run(0.2)
    scene = page(bench, table)
    assert [item.id for item in scene.menu.items] == ["seat 0", "hand 0", "seat 1", "done"]
    scene.menu.select("seat 1")
    bench.tap(Action.LEFT)
    bench.tap(Action.LEFT)
    assert table.persons == {0}
    bench.app.frame()
    bench.tap(Action.BACK)
    assert table.persons == {0, 1}


def test_a_press_on_the_other_device_takes_the_seat(bench) -> None:
    table = bench.lay(seats=2)
    bench.run(0.2)
    scene = page(bench, table)
    scene.menu.select("hand 1")
    bench.tap(Action.ACCEPT)
    bench.app.frame()
    assert scene.asked == 1
    bench.tap(Action.ACCEPT, "pad:5")
    assert bench.app.inputs.seats.device(1) == "pad:5" and scene.asked is None


def test_a_device_that_never_comes_is_not_waited_for(bench) -> None:
    scene = page(bench, bench.lay(seats=2))
    scene.menu.select("hand 1")
    bench.tap(Action.ACCEPT)
    bench.run(10.1)
    assert scene.asked is None and bench.app.inputs.seats.device(1) is None


def test_who_calls_a_person_to_a_bot_s_seat_sits_down_there(bench) -> None:
    """Joining in mid-game: pause, who plays, a person; the pad that did it holds the seat."""
    table, seats = bench.lay("1", seats=2), bench.app.inputs.seats
    seats.claim(0, "keyboard")
    scene = page(bench, table)
    scene.menu.select("seat 1")
    bench.tap(Action.LEFT, "pad:5")
    bench.tap(Action.LEFT, "pad:5")
    bench.tap(Action.BACK)
    assert (seats.device(0), seats.device(1), seats.shared) == ("keyboard", "pad:5", False)


def test_a_curtain_does_not_wait_for_a_pad_that_is_gone(bench) -> None:
    """Every pad has a seat, the one that is asked has lost its own: any other may claim it before the curtain lifts."""
    table, seats = bench.lay(seats=2), bench.app.inputs.seats
    seats.claim(0, "pad:1", "a")
    seats.claim(1, "pad:2", "b")
    curtain = CurtainScene(bench.app, table.kit, 1, table.match.seats[1], lambda: None)
    bench.app.scenes.push(curtain)
    bench.run(0.05, draw=True)
    seats.lose("pad:2")
    bench.run(0.05)
    assert isinstance(bench.app.scenes.top, PadLostScene)
    bench.tap(Action.ACCEPT, "pad:1", 0)
    assert bench.app.scenes.top is curtain and seats.device(1) == "pad:1"
    assert seats.speaks_for("pad:1", 1) == 1


def test_everybody_may_leave_and_the_bots_play_to_the_end(bench) -> None:
    bench.app.settings = bench.app.settings.with_value("play.speed", "instant")
    table = bench.lay(seats=3)
    bench.run(0.2)
    change_players(table, {0: "random", 1: "random", 2: "random"})
    assert table.persons == frozenset() and table.playback.viewer is None
    bench.until(lambda: table.match.over, 60)
    assert len(table.match.log) >= 18  # three rounds, three seats, a throw and a choice


def test_a_seat_changes_while_what_happened_is_still_shown(bench) -> None:
    table = bench.lay("1", seats=2)
    bench.until(lambda: table.playback.busy)
    change_players(table, {1: ""})
    assert not table.playback.busy and table.stage.view.points == table.match.state.points
    assert asked(bench, table) == 0


def test_nothing_changes_where_nothing_was_changed(bench) -> None:
    table, seats = bench.lay(seats=2), bench.app.inputs.seats
    seats.claim(0, "pad:1", "a")
    seats.claim(1, "pad:2", "b")
    seats.shared = True
    dialogue_before = asked(bench, table), table.rolling
    change_players(table, {0: "", 1: ""})
    assert (table.asked_seat, table.rolling) == dialogue_before and seats.shared, "the choice of one pad for all stays"
