"""The list of saves, whole and damaged."""

import os
from typing import Any

import pytest

from engine.headless import seat_bots
from engine.input.actions import Action
from engine.rules import Match, SeatSpec
from engine.scenes.resume import ResumeScene
from engine.scenes.title import TitleScene
from engine.table.scene import TableScene


def save(room: Any, name: str, people: int = 0) -> None:
    seats = tuple(SeatSpec(s.name, s.look, "" if n < people else s.bot) for n, s in enumerate(seat_bots(3, ["random"])))
    match = Match.start(room.app.titles["huns"].rules(), seats, 7, {})
    assert room.app.saves.write(name, match) == ""


def listed(room: Any) -> ResumeScene:
    room.app.scenes.push(TitleScene(room.app))
    scene = ResumeScene(room.app)
    room.show(scene)
    return scene


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "The file is empty, and no older copy of it is whole."),
        (b"\x00\xff\x13noise", "The file is damaged, and no older copy of it is whole."),
        (b'{"format": 1}', "The file is damaged, and no older copy of it is whole."),
        (
            b'{"format": 99, "title": "huns", "seats": [], "log": []}',
            "It was saved by a newer version of this program. Update to open it.",
        ),
    ],
)
def test_damaged_saves_are_listed_with_their_reason_and_can_be_deleted(room: Any, data: bytes, reason: str) -> None:
    room.app.saves.folder.mkdir(parents=True)
    (room.app.saves.folder / "bad.json").write_bytes(data)
    scene = listed(room)
    assert [(item.label, item.note) for item in scene.menu.items] == [("bad: damaged", reason)]
    room.press(Action.ACCEPT)
    assert scene.dialog is not None and [item.id for item in scene.dialog.menu.items] == ["back", "delete"]
    room.press(Action.DOWN, Action.ACCEPT, Action.DOWN, Action.ACCEPT)
    assert room.app.saves.slots() == [] and isinstance(room.top, TitleScene)


def test_a_save_is_gone_on_with(room: Any) -> None:
    save(room, "huns-1", people=1)
    scene = listed(room)
    assert scene.menu.items[0].label.startswith("Huns, today ")
    assert scene.menu.items[0].note == "Temur, Aigul, Batu · 0 moves"
    room.press(Action.ACCEPT, Action.ACCEPT)
    assert isinstance(room.top, TableScene) and room.top.save_name == "huns-1"
    assert room.app.inputs.seats.shared, "nobody holds a pad yet, so any of them answers"


def test_a_save_of_other_content_is_refused_in_words(room: Any) -> None:
    save(room, "huns-1")
    path = room.app.saves.generation("huns-1", 0)
    digest = room.app.titles["huns"].rules().content_hash
    path.write_bytes(path.read_bytes().replace(digest.encode(), b"0" * len(digest)))
    scene = listed(room)
    room.press(Action.ACCEPT, Action.ACCEPT)
    assert scene.dialog is not None and scene.dialog.title == "This game does not open"
    room.press(Action.ACCEPT)
    assert scene.dialog is None and room.top is scene


def test_what_is_damaged_comes_last_and_the_newest_game_is_in_focus(room: Any) -> None:
    save(room, "huns-1")
    (room.app.saves.folder / "huns-2.json").write_bytes(b"{")
    os.utime(room.app.saves.generation("huns-1", 0), (1_000_000, 1_000_000))
    scene = listed(room)
    assert [item.id for item in scene.menu.items] == ["huns-1", "huns-2"]
    assert scene.menu.current is scene.menu.items[0]
