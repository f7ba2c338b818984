"""The time of a game is up: the points as they stand are counted, and decide."""

from typing import TYPE_CHECKING

import pygame

from engine.input.events import InputEvent, is_press
from engine.language import Language
from engine.scene import Scene
from engine.scenes.results import ResultsScene
from engine.table.counting import Counting
from engine.ui.theme import NUMERAL

if TYPE_CHECKING:
    from engine.app import App
    from engine.table.scene import TableScene

HEAD = 96


class TimeUpScene(Scene):
    """Lies over the table, counts as at the end of a game, and goes on to the results."""

    opaque = False
    watched = False
    app: "App"

    def __init__(self, app: "App", table: "TableScene") -> None:
        super().__init__(app)
        self.table = table
        self.counting = Counting(table.kit, table.match.standing(), table.match.seats)

    def enter(self) -> None:
        self.app.audio.play("drum_roll")

    def handle(self, event: InputEvent) -> None:
        if is_press(event):
            self.counting.press()

    def update(self, dt: float) -> None:
        self.counting.update(dt)
        for name in self.counting.sounds:
            self.app.audio.play(name)
        if self.counting.done:
            self._show_results()

    def _show_results(self) -> None:
        table = self.table
        table.autosave.close()
        self.app.saves.delete(table.save_name)
        if self.app.session:
            self.app.session.end("capped")
        self.app.scenes.clear_to(CappedResultsScene(self.app, table.title, table.match))

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        kit, panel = self.app.kit, self.counting.panel
        self.counting.draw(canvas)
        words = self.app.language("kiosk-time-up")
        size = kit.fitted(words, panel.w - 80, NUMERAL, "bold")
        tall = kit.line_height(size, "bold") + 20
        plate = pygame.Rect(panel.x, max(54, panel.y - tall - 12), panel.w, tall)
        kit.plate(canvas, plate, radius=14)
        kit.text(canvas, words, plate.center, size, "bold", anchor="center")


class CappedResultsScene(ResultsScene):
    """The results of a game that time has ended; they say so."""

    def tie_line(self, words: Language) -> str:
        return self.say("results-capped")
