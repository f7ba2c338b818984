"""The pause shows all it offers at once, however large the words."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from engine.scenes.pause import PauseScene


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
