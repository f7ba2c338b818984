"""The lobby: joining, renaming, starting."""

from typing import Any

from engine.input.actions import Action
from engine.profile import Profile
from engine.scenes.chair import ChairScene
from engine.scenes.lobby import LobbyScene
from engine.scenes.names import NamesScene
from engine.scenes.title import TitleScene
from engine.table.scene import TableScene


def opened(room: Any) -> LobbyScene:
    room.app.scenes.push(TitleScene(room.app))
    room.app.inputs.seats.claim(0, "keyboard")
    scene = LobbyScene(room.app, room.app.titles["huns"])
    room.show(scene)
    return scene


def test_another_device_joins_by_accept_wherever_the_focus_is(room: Any) -> None:
    scene = opened(room)
    room.press(Action.ACCEPT, device="pad:4")
    assert room.top is scene and room.app.inputs.seats.device(2) == "pad:4"
    assert scene.table.chairs[2].kind == "person"


def test_a_seat_is_renamed_by_pad_and_the_name_is_remembered(room: Any) -> None:
    scene = opened(room)
    room.press(Action.UP, Action.ACCEPT)
    assert isinstance(room.top, ChairScene)
    room.press(Action.DOWN, Action.ACCEPT)
    assert isinstance(room.top, NamesScene)
    room.press(Action.DOWN, Action.ACCEPT)
    assert scene.table.chairs[0].name == "Aigul" and isinstance(room.top, ChairScene)
    room.press(Action.BACK, Action.DOWN, Action.ACCEPT)
    assert isinstance(room.top, TableScene)
    kept = Profile.load(room.app.saves.folder.parent)
    assert kept.names == ["Aigul"] and kept.tables["huns"].seats[0].name == "Aigul" and kept.chairs == {"0": "Aigul"}


def test_one_button_walks_through_person_bots_and_nobody(room: Any) -> None:
    scene = opened(room)
    room.press(Action.UP, Action.RIGHT, Action.RIGHT)
    kinds = []
    for _ in range(4):
        kinds.append(scene.table.chairs[2].kind)
        room.press(Action.ALT)
    assert kinds == ["", "person", *scene.table.strengths]


def test_too_few_players_are_told_so(room: Any) -> None:
    scene = opened(room)
    scene.table.set_kind(1, "")
    scene.refresh()
    scene.menu.select("start")
    room.press(Action.ACCEPT)
    assert room.top is scene
    assert room.app.toasts.shown[-1].words == "At least 2 must play: add a bot or a person."


def test_the_seed_is_hidden_until_asked_for(room: Any) -> None:
    scene = opened(room)
    assert "seed" not in [item.id for item in scene.menu.items]
    scene.menu.select("more")
    room.press(Action.ACCEPT, Action.ACCEPT)  # the focus follows to what has come to light
    room.type("42\r")
    assert scene.seed == 42 and "Seed: 42" in [item.label for item in scene.menu.items]


def test_whoever_goes_round_to_the_chairs_sees_the_start_of_the_game_again(room: Any) -> None:
    lobby = opened(room)
    room.press(*[Action.DOWN] * (len(lobby.menu.items) - 1))
    assert lobby.menu.index == len(lobby.menu.items) - 1
    room.press(Action.DOWN)
    room.wait(1.0)
    assert lobby.in_chairs and lobby.menu.rows()[0].top >= lobby.area.top
    room.press(Action.DOWN)
    assert not lobby.in_chairs and lobby.menu.index == 0
