"""Everything with the mouse alone."""

from typing import Any

from engine.input.actions import Action
from engine.scenes.chair import ChairScene
from engine.scenes.lobby import LobbyScene
from engine.scenes.rulebook import RulebookScene
from engine.scenes.settings import SettingsScene
from engine.scenes.text_entry import TextEntryScene
from engine.scenes.title import TitleScene
from engine.table.scene import TableScene


def titled(room: Any) -> TitleScene:
    scene = TitleScene(room.app)
    room.app.scenes.push(scene)
    room.wait(0.4)
    room.app.frame()
    return scene


def middle(scene: TitleScene, key: str) -> tuple[int, int]:
    """Where to click on a card or a word of the bar."""
    element = scene.focus.element(key)
    assert element is not None
    return element.rect.center


def test_from_the_title_to_a_game(room: Any) -> None:
    scene = titled(room)
    room.click(middle(scene, "card huns"))
    lobby = room.top
    assert isinstance(lobby, LobbyScene)
    room.wait(0.4)
    room.app.frame()
    room.click(lobby.chair_rects()[2].center)
    assert isinstance(room.top, ChairScene)
    room.press(Action.BACK, device="mouse")
    room.click(lobby.menu.rows()[0].center)
    assert isinstance(room.top, TableScene)


def test_a_press_that_is_let_go_elsewhere_does_nothing(room: Any) -> None:
    from engine.input.events import PointerEvent

    scene = titled(room)
    inside, outside = middle(scene, "card huns"), (960, 740)
    room.app.scenes.handle(PointerEvent("press", inside, 1))
    room.app.scenes.handle(PointerEvent("release", outside, 1))
    assert room.top is scene


def test_tabs_rows_and_prompts_of_the_settings(room: Any) -> None:
    scene = titled(room)
    room.click(middle(scene, "bar settings"))
    settings = room.top
    assert isinstance(settings, SettingsScene)
    room.wait(0.4)
    room.app.frame()
    room.click(settings.tabs.rects()[4].center)
    assert settings.tabs.current == "comfort"
    room.wait(0.4)
    room.app.frame()
    row = settings.menu.rows()[0]
    room.click((row.right - 60, row.centery))
    assert room.app.settings.comfort.reduced_motion
    room.app.frame()
    spot = next(rect for rect, action in room.app.kit.prompt_bar._spots if action is Action.BACK)
    room.click(spot.center)
    assert room.top is scene


def test_a_clause_and_a_key_are_clicked(room: Any) -> None:
    titled(room)
    RulebookScene.left_at.clear()
    book = RulebookScene(room.app, room.app.titles["huns"])
    room.show(book)
    room.wait(0.3)
    room.app.frame()
    top, block = book.page.lines()[2]
    room.click((900, 138 + 62 + top + block.height // 2))
    assert book.place.clause == 2 and book.on_page
    taken: list[str] = []
    entry = TextEntryScene(room.app, "", taken.append)
    room.show(entry)
    for key in ("z", "done"):
        room.click(entry.places[key].center)
    assert taken == ["Z"]
