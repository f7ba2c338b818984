"""The rule book on the screen."""

from typing import Any

from engine.input.actions import Action
from engine.scenes.rulebook import RulebookScene
from engine.scenes.rules_text import Place
from engine.scenes.text_entry import TextEntryScene
from engine.scenes.title import TitleScene


def opened(room: Any, clause: str | None = None) -> RulebookScene:
    RulebookScene.left_at.clear()
    room.app.scenes.push(TitleScene(room.app))
    scene = RulebookScene(room.app, room.app.titles["huns"], clause)
    room.show(scene)
    return scene


def test_it_opens_at_a_clause(room: Any) -> None:
    scene = opened(room, "HUN-4.2")
    chapter = scene.chapters[scene.place.chapter]
    assert chapter.clauses[scene.place.clause].id == "HUN-4.2" and scene.on_page


def test_typing_searches_and_erasing_brings_the_chapters_back(room: Any) -> None:
    scene = opened(room)
    room.type("flee")
    assert scene.query == "flee" and scene.hits
    for place in scene.hits:
        clause = scene.chapters[place.chapter].clauses[place.clause]
        assert "flee" in clause.text.lower()
    assert scene.place == scene.hits[0]
    room.type("\b\b\b\b")
    assert scene.query == "" and scene.menu.items[1].id == "chapter 0"
    room.press(Action.BACK)
    assert isinstance(room.top, TitleScene)
    room.type("f")
    assert room.app.inputs.first is None, "letters mean actions again"


def test_search_by_pad_goes_through_the_screen_keyboard(room: Any) -> None:
    scene = opened(room)
    room.press(Action.ALT)
    keyboard = room.top
    assert isinstance(keyboard, TextEntryScene)
    room.press(Action.ACCEPT, Action.MENU)  # "Q"
    assert room.top is scene and scene.query == "Q" and scene.hits


def test_the_page_is_read_clause_by_clause_into_the_next_chapter(room: Any) -> None:
    scene = opened(room)
    room.press(Action.RIGHT)
    count = len(scene.chapters[0].clauses)
    room.press(*[Action.DOWN] * count)
    assert scene.place == Place(1, 0)
    room.press(Action.UP)
    assert scene.place == Place(0, count - 1)


def test_it_opens_where_it_was_left(room: Any) -> None:
    scene = opened(room)
    room.press(Action.PAGE_RIGHT, Action.PAGE_RIGHT, Action.BACK)
    again = RulebookScene(room.app, room.app.titles["huns"])
    assert scene.place == again.place == Place(2, 0)
