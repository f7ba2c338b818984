"""A whole game in a real window, from the title screen to the results, with each device, in both languages."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "play_whole_game.py"
SCREEN = "1920x1080x24"
GAMES: list[tuple[str, ...]] = [
    *product(["huns"], ["pad", "keyboard", "mouse"], ["en", "es"]),
    ("krynea", "pad", "es"),
    ("krynea", "keyboard", "en"),
    ("krynea", "mouse", "es"),
    ("age_of_conan", "pad", "en"),
    ("age_of_conan", "keyboard", "es"),
    ("age_of_conan", "mouse", "en"),
    ("conan", "pad", "es", "overlord=first"),
    ("conan", "pad", "en", "overlord=last"),
    ("conan", "keyboard", "en", "overlord=first"),
    ("conan", "mouse", "es", "overlord=last"),
]
"""Title, device, language, and what is chosen in the lobby: a lone player of Conan leads the horde or the heroes."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """The name of an X display of the canvas's size, started for these tests."""
    if shutil.which("Xvfb") is None:
        pytest.skip("Xvfb is not installed")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids="-".join)
def test_a_whole_game_is_played(game: tuple[str, ...], display: str, home: Path) -> None:
    title, device, language, *choices = game
    environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "COUCH_KHANS_HOME": str(home)}
    command = [sys.executable, str(SCRIPT), device, language, title, "", *choices]
    played = subprocess.run(command, check=False, env=environment, capture_output=True, text=True, timeout=300)
    assert played.returncode == 0, played.stdout + played.stderr
    assert f"{title} {device} {language}:" in played.stdout
