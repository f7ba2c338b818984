"""A kit with a small dummy display."""

from pathlib import Path

import pygame
import pytest

from engine.assets import Assets
from engine.language import Language
from engine.ui.kit import Kit
from engine.ui.theme import Theme

ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M0 0H128V128H0Z" fill="#ffffff"/></svg>'


@pytest.fixture
def kit(tmp_path: Path) -> Kit:
    """At 100 % text, with one icon called square."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "square.svg").write_text(ICON)
    return Kit(Theme(), Assets(tmp_path), Language("en"))


@pytest.fixture
def canvas() -> pygame.Surface:
    return pygame.Surface((1920, 1080))
