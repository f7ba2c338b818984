"""The pause shows all it offers at once, however large the words."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from engine.rules import SeatSpec
from engine.scenes.pause import HEAD, PauseScene
from engine.scenes.reacting import FOOT, ReactingScene


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [100, 125, 150])
@pytest.mark.parametrize("redo", [False, True])
def test_nothing_need_be_scrolled_while_all_is_possible(
    make_room: Callable[..., Any], redo: bool, size: int, language: str
) -> None:
    room = make_room(language, size)
    table = SimpleNamespace(
        title=room.app.titles["krynea"], demo=False, can_undo=True, can_redo=redo, has_reactions=True
    )
    pause = PauseScene(room.app, table)  # type: ignore[arg-type]
    assert [item.id for item in pause.menu.items][:2] == ["resume", "undo"] and len(pause.menu.items) == 9 + redo
    assert pause.menu.content_height() <= pause.area.h and pause.panel.bottom <= pause.foot()


@pytest.mark.parametrize("size", [100, 150, 200])
def test_what_reactions_mean_is_read_above_the_prompts(make_room: Callable[..., Any], size: int) -> None:
    room = make_room("es", size)
    scene = ReactingScene(room.app, [SeatSpec(name, look) for look, name in enumerate("ABCD")])
    assert scene.panel.top >= 54 and scene.panel.bottom <= scene.foot() - 12
    assert scene.panel.bottom - FOOT - scene.note.height >= scene.area.bottom


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_low_heading_is_taken_only_where_it_saves_scrolling(make_room: Callable[..., Any], language: str) -> None:
    room = make_room(language, 200)
    table = SimpleNamespace(title=room.app.titles["huns"], demo=False, can_undo=True, can_redo=True, has_reactions=True)
    pause = PauseScene(room.app, table)  # type: ignore[arg-type]
    assert pause.menu.content_height() > pause.area.h and pause.head > HEAD
