"""The display set again and again in every order; what the program never asks of a machine. FIELD B15 to B17, K8."""

import ast
from itertools import permutations
from pathlib import Path

import pygame
import pytest

from engine.kiosk.health import resident
from engine.scene import CANVAS
from engine.settings import Settings
from engine.window import WINDOWED, Window

ROOT = Path(__file__).parent.parent.parent.parent
CHANGES = ("fullscreen", "scale", "maximise", "minimise")


class Screen:
    """A window and all that can be done to it, by a person or by the desktop."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.window = Window(self.settings)

    def do(self, change: str) -> None:
        display = self.settings.display
        if change == "fullscreen":
            self._set("display.fullscreen", not display.fullscreen)
        elif change == "scale":
            self._set("display.scale", "whole" if display.scale == "smooth" else "smooth")
        else:
            kinds = {"maximise": [pygame.WINDOWMAXIMIZED], "minimise": [pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED]}
            for kind in kinds[change]:
                self.window.takes(pygame.event.Event(kind))
        self.window.show()

    def _set(self, name: str, value: object) -> None:
        self.settings = self.settings.with_value(name, value)
        self.window.apply(self.settings)

    def sound(self) -> bool:
        """The canvas is whole, and shown where the window is."""
        window = self.window
        size = pygame.display.get_window_size()
        wanted = pygame.display.get_desktop_sizes()[0] if self.settings.display.fullscreen else WINDOWED
        whole = window.canvas.get_size() == CANVAS and not window.hidden
        return whole and window.size == size == wanted and window.shown.size <= size


def test_every_order_of_changes_leaves_a_sound_window() -> None:
    screen = Screen()
    for order in permutations(CHANGES):
        for change in order:
            screen.do(change)
            assert screen.sound(), (order, change)
    pygame.display.quit()


@pytest.mark.slow
def test_five_hundred_switches_to_full_screen_and_back_take_no_memory() -> None:
    screen = Screen()
    for _ in range(20):
        screen.do("fullscreen")
    before = resident()
    for _ in range(500):
        screen.do("fullscreen")
    assert resident() < before * 1.05 and screen.sound()
    pygame.display.quit()


def test_the_program_speaks_to_no_network() -> None:
    """Nothing of what is shipped imports a module that could."""
    speaks = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "socketserver", "xmlrpc", "requests", "asyncio"}
    files = [ROOT / "main.py", *(ROOT / "engine").rglob("*.py"), *(ROOT / "games").rglob("*.py")]
    named = {(path.name, name) for path in files for name in _imported(path)}
    assert len(files) > 300 and not [pair for pair in named if pair[1] in speaks]


def _imported(path: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name.partition(".")[0] for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module.partition(".")[0])
    return names
