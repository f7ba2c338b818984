"""From the title to a game and back, and what the kiosk hides."""

from collections.abc import Callable
from typing import Any

import pytest
import toml

from engine.headless import seat_bots
from engine.input.actions import Action
from engine.scenes.attract import AttractScene
from engine.scenes.cards import find_cards
from engine.scenes.faults import FaultsScene
from engine.scenes.lobby import LobbyScene
from engine.scenes.title import TitleScene
from engine.settings_file import Fault
from engine.table.scene import TableScene


def test_two_presses_lead_from_the_title_to_a_game(room: Any) -> None:
    room.app.scenes.push(TitleScene(room.app))
    room.wait(0.3)
    room.press(Action.ACCEPT)
    assert isinstance(room.top, LobbyScene) and room.app.inputs.seats.device(0) == "keyboard"
    room.press(Action.ACCEPT)
    assert isinstance(room.top, TableScene)
    assert [(seat.name, seat.bot) for seat in room.top.match.seats] == [("Temur", ""), ("Aigul", "greedy")]


@pytest.mark.parametrize(("kiosk", "focus"), [(False, "card krynea"), (True, "card huns")])
def test_what_was_played_is_in_focus_again_but_not_for_the_next_visitor(
    make_room: Callable[..., Any], kiosk: bool, focus: str
) -> None:
    room = make_room(kiosk=kiosk)
    title = room.app.titles["krynea"]
    room.app.start_match(title, seat_bots(2, ["random"]), title.default_options, 1)
    room.app.show_title()
    assert room.top.focus.current == focus


def test_titles_that_come_later_are_shown_and_refuse(room: Any) -> None:
    room.app.titles = {key: title for key, title in room.app.titles.items() if key in ("huns", "_template")}
    teasers = toml.load(room.app.assets.root / "title" / "teasers.toml")["teaser"]
    cards = find_cards(room.app)
    assert [(card.id, card.title is not None) for card in cards] == [
        ("huns", True),
        *((teaser["id"], False) for teaser in teasers),
    ]
    room.app.scenes.push(TitleScene(room.app))
    room.press(Action.RIGHT, Action.ACCEPT)
    assert isinstance(room.top, TitleScene)
    words = f"{teasers[0]['name']} is not here yet: it comes later."
    assert [toast.words for toast in room.app.toasts.shown] == [words]


def test_leaving_asks_first_and_a_kiosk_cannot_be_left(make_room: Callable[..., Any]) -> None:
    room = make_room()
    room.app.scenes.push(TitleScene(room.app))
    room.press(Action.BACK, Action.ACCEPT)  # the safe answer is in focus
    assert room.app.running
    room.press(Action.BACK, Action.DOWN, Action.ACCEPT)
    assert not room.app.running
    kiosk = make_room(kiosk=True)
    kiosk.app.scenes.push(TitleScene(kiosk.app))
    kiosk.press(Action.BACK)
    assert kiosk.top.dialog is None and kiosk.app.running
    assert "bar quit" not in kiosk.top.focus._elements


def test_faults_of_settings_files_are_shown_once(room: Any) -> None:
    room.app.faults = [Fault("/x/config.toml", "audio.master", "unknown")]
    room.app.scenes.push(TitleScene(room.app))
    room.wait(0.1)
    assert isinstance(room.top, FaultsScene) and "audio.master" in room.top.words()
    room.press(Action.ACCEPT)
    assert isinstance(room.top, TitleScene) and room.app.faults == []


def test_idle_title_starts_the_demonstration_and_a_press_ends_it_without_a_trace(room: Any) -> None:
    room.app.scenes.push(TitleScene(room.app))
    room.app.inputs.idle_seconds = 45.0
    room.wait(0.1)
    attract = room.top
    assert isinstance(attract, AttractScene)
    attract._next()
    assert attract.slide == ("demo", 0) and attract.demo is not None
    room.app.frame()
    room.app.inputs.idle_seconds = 0.0
    room.press(Action.DETAILS)
    assert isinstance(room.top, TitleScene) and len(room.app.scenes) == 1
    assert attract.demo is None and room.app.saves.slots() == [] and room.app.inputs.asking is None


def test_no_slide_of_the_demonstration_stands_for_a_minute(room: Any) -> None:
    room.app.settings = room.app.settings.with_value("kiosk.title", "huns")
    attract = AttractScene(room.app)
    order = [attract.slide, *(next(attract.slides) for _ in range(8))]
    assert [kind for kind, _ in order] == ["picture", "demo", "page", "page"] * 2 + ["picture"]
    assert [page for kind, page in order if kind == "page"] == [1, 2, 3, 4]
    assert not attract.opaque or all(seconds < 60 for seconds in (10.0, 8.0, 50.0))


def test_a_mouse_cannot_join_so_the_key_is_told_beside_it(room: Any) -> None:
    from engine.input.actions import Action
    from engine.scenes.decor import join_glyph

    room.app.kit.style = "mouse"
    key = room.app.kit.glyph(Action.ACCEPT, 46, "keyboard")
    assert join_glyph(room.app, 46).get_size() == key.get_size()
