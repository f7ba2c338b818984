"""Plays one game in a real window from the title screen to the results.

Called as `play_whole_game.py DEVICE LANGUAGE [TITLE [PICTURE [KEY=CHOICE ...]]]`; the choices are options of the title
that the lobby remembers from the last game. Only the device's own events reach the program; what to press is read off
the screen's own lists. Prints a line and exits with 0 when the results are shown and no word was missing.
"""

import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

import pygame

from engine.app import App, Mode
from engine.profile import LastTable
from engine.rules import Chance
from engine.scenes.lobby import LobbyScene
from engine.scenes.pause import PauseScene
from engine.scenes.results import ResultsScene
from engine.scenes.title import TitleScene
from engine.settings import Settings
from engine.table.recap_scene import RecapScene
from engine.table.scene import TableScene
from tests.window.hands import HANDS

TURNS = 20_000
STEPS = 8


class Player:
    """One person with one device. `chance` picks among what is offered."""

    def __init__(self, app: App, device: str, title: str) -> None:
        self.app, self.device, self.title, self.chance = app, device, title, Chance(11)
        self.turns = 0
        self.pressed = 0
        self.hands = HANDS[device](self.wait)

    def wait(self, turns: int) -> None:
        for _ in range(turns):
            self.turns += 1
            assert self.turns < TURNS, f"still at {self.app.scenes.top} after {self.turns} turns"
            self.app.turn(STEPS)

    def until(self, scene: type, act: Any) -> Any:
        while not isinstance(self.app.scenes.top, scene):
            act(self.app.scenes.top)
            self.wait(6)
        return self.app.scenes.top

    # ------------------------------------------------------------ before the game
    def leave_title(self, scene: Any) -> None:
        place = [card.id for card in scene.cards].index(self.title)
        if self.device == "mouse":
            self.hands.point(scene._card_rects()[place].center)
        elif scene.focus.current != f"card {self.title}":
            self.hands.press("right")
        else:
            self.hands.press("accept")

    def leave_lobby(self, scene: Any) -> None:
        if self.device == "mouse":
            self.hands.point(scene.menu.rows()[0].center)
        else:
            self.hands.press("accept")

    # ------------------------------------------------------------ at the table
    def play(self, scene: Any) -> None:
        if not isinstance(scene, TableScene):
            self.come_back(scene)
        elif scene.rolling is not None and scene.rolling.waiting:
            self.hands.hold("accept", 12)
        elif scene.thinking is not None:
            time.sleep(0.01)  # the bot's process has this core too
            self.wait(1)
        elif scene.dialogue is None or scene.playback.busy:
            self.wait(2)
        elif self.device == "mouse":
            self.click(scene.dialogue)
        else:
            self.choose(scene)

    def come_back(self, scene: Any) -> None:
        """From the pause, which lies among the answers of the list, or from the recap; results come by themselves."""
        if self.device != "mouse":
            self.hands.press("back")
        elif isinstance(scene, PauseScene):
            self.hands.point(scene.menu.rows()[0].center)
        elif isinstance(scene, RecapScene):
            self.hands.point(self.app.window.canvas.get_rect().center)
        self.wait(4)

    def choose(self, scene: Any) -> None:
        """By focus or by the plain list, whichever chance takes."""
        if scene.dialogue.choices is not None:
            self._in_list(scene)
        elif scene.dialogue.asking.some is not None or self.chance.below(3) == 0:
            self._pick_on_board()
        else:
            self.hands.press("list")

    def _pick_on_board(self) -> None:
        for _ in range(self.chance.below(4)):
            self.hands.press(("next", "right", "down")[self.chance.below(3)])
        self.hands.press("accept")

    def _in_list(self, scene: Any) -> None:
        for _ in range(self.chance.below(4)):
            self.hands.press("down")
        self.hands.press("accept")
        if scene.dialogue is not None and scene.dialogue.choices is not None:
            self.hands.press("back")

    def click(self, dialogue: Any) -> None:
        if dialogue.choices is not None:
            self._click_in_list(dialogue.choices.menu)
            return
        places = [element for element in dialogue.asking.focus.elements if element.legal]
        self.hands.point(self.chance.pick(places).rect.center)

    def _click_in_list(self, menu: Any) -> None:
        """One of the answers in view that can be given; a row anywhere, to scroll there, where none is in view."""
        rows = menu.rows()
        pairs = zip(rows, menu.items, strict=True)
        seen = [row for row, item in pairs if item.enabled and menu.rect.contains(row)]
        self.hands.point(self.chance.pick(seen or rows).center)


def main(device: str, language: str, title: str = "huns", picture: str = "", *choices: str) -> int:
    settings = Settings().with_value("text.language", language).with_value("play.speed", "instant")
    app = App(Mode(visible=True, sound=False), settings.with_value("play.fast_dice", True))
    assert app.window.size == app.canvas_size, f"the display is {app.window.size}"
    if choices:
        app.profile.tables[title] = LastTable(options=dict(choice.split("=") for choice in choices))
    app.scenes.push(TitleScene(app))
    player = Player(app, device, title)
    player.wait(30)
    player.until(LobbyScene, player.leave_title)
    table = player.until(TableScene, player.leave_lobby)
    results = player.until(ResultsScene, player.play)
    player.wait(60)
    if picture:
        pygame.image.save(app.window.canvas, picture)
    missing = sorted(app.language.missing | table.kit.language.missing)
    assert not missing, f"words missing in {language}: {missing}"
    points = [score.total for score in results.match.standing().scores]
    answers = len(results.match.log)
    print(f"{title} {device} {language}: {answers} answers, points {points}, {player.turns} turns of the loop")
    app.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
