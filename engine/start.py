"""Ways of starting the program that the command line offers."""

import faulthandler
import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.rules.playthrough import entry_line, moment_lines
from engine.titles import Title, find_titles

if TYPE_CHECKING:
    from engine.app import App
    from engine.scene import Scene
    from engine.window import Window

SPLASH = Path(__file__).parent.parent / "sprites" / "title" / "logotype.png"


def has_display() -> bool:
    """Whether a window can be opened here. SDL's own choice of driver is respected."""
    if os.environ.get("SDL_VIDEODRIVER") == "dummy":
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("SDL_VIDEODRIVER"))
    return True


def open_window(visible: bool = True) -> "Window":
    """The window with its splash, before the rest of the program is loaded. Raises `pygame.error` without a display."""
    from engine import settings_file
    from engine.window import Window

    window = Window(settings_file.load().settings, visible)
    window.splash(SPLASH)
    return window


def play_in_window() -> int:
    """Run the client from its title screen."""
    import pygame

    try:
        window = open_window()
    except pygame.error as error:
        print(f"The window could not be opened: {error}. Check the display with 'main.py diagnose'.", file=sys.stderr)
        return 1
    from engine.app import App, Mode, crash_report
    from engine.scenes.title import TitleScene

    app = App(Mode(), window=window)
    try:
        app.run(TitleScene)
    except Exception as error:
        path = crash_report(app.saves.folder.parent, error)
        print(f"Something broke. The game is saved; please report what is in {path}.", file=sys.stderr)
        raise
    return 0


def run_kiosk() -> int:
    """Watch over a kiosk until its operator leaves it."""
    from engine.kiosk.places import places
    from engine.kiosk.supervisor import Supervisor

    command = (sys.executable, str(Path(__file__).parent.parent / "main.py"), "kiosk", "--watched")
    return Supervisor(command, places()).run()


def run_watched(heartbeat: Path) -> int:
    """The client of a kiosk: its life shows in the stamp of the file `heartbeat`. LEFT when the operator ended it; what
    breaks is raised, since the watcher hears what is printed then."""
    from engine.kiosk.heartbeat import Heartbeat
    from engine.kiosk.places import LEFT

    _hear_the_end(lambda: sys.exit(LEFT))
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1)
    faulthandler.enable()
    window = open_window()
    from engine.app import App, Mode

    app = App(Mode(kiosk=True), window=window)
    _hear_the_end(app.leave)
    app.heart = Heartbeat(heartbeat, app.leave).beat
    app.run(first_of_kiosk)
    return LEFT if app.left else 1


def _hear_the_end(then: Callable[[], None]) -> None:
    for name in ("SIGTERM", "SIGINT"):
        signal.signal(getattr(signal, name), lambda number, frame: then())


def first_of_kiosk(app: "App") -> "Scene":
    """The game that a crash cut off is offered; else the demonstration begins."""
    from engine.kiosk.offer import OfferScene
    from engine.scenes.attract import AttractScene

    game = app.session.interrupted() if app.session else None
    return OfferScene(app, game) if game else AttractScene(app)


def _given(scene: "Scene", app: "App") -> "Scene":
    return scene


def show_demo(
    title: Title, seats: int, bots: list[str], seed: int, games: int, shots: Path | None, headless: bool
) -> int:
    """Bots at a table in a window; with `shots`, a picture of every tenth decision is kept there."""
    from engine.app import App, Mode
    from engine.headless import seat_bots
    from engine.shots import keep_pictures

    visible = not headless and has_display()
    app = App(Mode(visible=visible, sound=visible))
    for number in range(games):
        scene = app.start_demo(title, seat_bots(seats, bots), seed + number)
        if shots is not None:
            keep_pictures(app, scene, shots, f"{title.id}-{seats}-{seed + number}")
        elif visible:
            app.run(partial(_given, scene))
    return 0


def print_replay(path: Path) -> int:
    """The course of a saved game as text."""
    from engine.rules import Match
    from engine.rules.record import load

    rulesets = {title_id: title.rules() for title_id, title in find_titles().items()}
    saved = load(path.read_bytes(), rulesets)
    match = Match.start(saved.rules, saved.seats, saved.seed, saved.options)
    print("\n".join(moment_lines(match.opening)))
    for number, entry in enumerate(saved.log, start=1):
        moments = match.answer(entry.answer)
        print("\n".join([entry_line(number, entry), *moment_lines(moments)]))
    return 0


def show_replay(path: Path) -> int:
    """A saved game played again at the table, as it was."""
    from engine.app import App
    from engine.rules.record import load
    from engine.table.scene import TableScene

    app = App()
    saved = load(path.read_bytes(), app.rulesets())
    app.run(lambda _: TableScene.replay(app, app.titles[saved.rules.id], saved))
    return 0
