"""What was played at this kiosk: today and in all, by title and by hour."""

import sqlite3
import time
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.kiosk.books import OUTCOMES, Ledger, read
from engine.kiosk.report import Figures, figures
from engine.scenes.decor import draw_empty, title_name
from engine.scenes.frame import FrameScene, Prompts
from engine.ui.layout import columns
from engine.ui.theme import BRASS, LABEL, NUMERAL, WALNUT_DEEP

if TYPE_CHECKING:
    from engine.app import App

TABLE = pygame.Rect(112, 160, 940, 0)
CHART = pygame.Rect(1090, 160, 718, 0)
ROWS = ("games", "persons", *OUTCOMES, "minutes")


class BooksScene(FrameScene):
    """Read once, on entering."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.fault = ""
        self.ledger = self._read()
        today = time.strftime("%Y-%m-%d")
        self.all = figures(self.ledger.matches)
        self.today = figures([match for match in self.ledger.matches if match.begun.startswith(today)])

    def _read(self) -> Ledger:
        if not self.app.session:
            return Ledger([], {})
        self.app.session.books.flush()
        try:
            return read(self.app.session.books.path)
        except (sqlite3.Error, OSError) as error:
            self.fault = str(error)
            return Ledger([], {})

    def prompts(self) -> Prompts:
        return ((Action.BACK, self.say("ui-back")),)

    # ------------------------------------------------------------ drawing
    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        kit.title(canvas, self.say("service-books"), (96, 48))
        if not self.ledger.matches:
            draw_empty(self.app, canvas, "chart", self.say("service-books-none"), self.fault)
            return
        tall = self.foot() - TABLE.y - 86
        self._draw_table(canvas, pygame.Rect(TABLE.x, TABLE.y + rise, TABLE.w, tall))
        self._draw_charts(canvas, pygame.Rect(CHART.x, CHART.y + rise, CHART.w, tall))
        words = self.say("service-books-how")
        size = kit.fitted(words, 1696, LABEL)
        kit.text(canvas, words, (960, self.foot() - 42), size, color=kit.theme.muted, anchor="center")

    def _draw_table(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        kit = self.app.kit
        kit.panel(canvas, rect)
        step = (rect.h - 50) // (len(ROWS) + 1)
        places = (rect.right - 300, rect.right - 60)
        for words, x in zip((self.say("service-books-today"), self.say("service-books-all")), places, strict=True):
            size = kit.fitted(words, 220, NUMERAL, "bold")
            kit.text(canvas, words, (x, rect.y + 25 + step // 2), size, "bold", kit.theme.accent, "midright")
        for n, key in enumerate(ROWS, start=1):
            y = rect.y + 25 + n * step + step // 2
            words = self.say(f"service-books-{key}")
            kit.text(canvas, words, (rect.x + 48, y), kit.fitted(words, 520, NUMERAL), anchor="midleft")
            for found, x in zip((self.today, self.all), places, strict=True):
                kit.text(
                    canvas, self.say("value-plain", n=_figure(found, key)), (x, y), NUMERAL, "bold", anchor="midright"
                )

    def _draw_charts(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        kit = self.app.kit
        kit.panel(canvas, rect)
        named = [title for title in self.app.titles.values() if title.listed or title.id in self.all.by_title]
        small, large = kit.theme.aside(LABEL), kit.theme.aside(NUMERAL)
        tall = kit.line_height(small)
        y, most = rect.y + 30 + tall // 2, max(self.all.by_title.values(), default=1)
        for title in named[:6]:
            count = self.all.by_title.get(title.id, 0)
            name = title_name(self.app, title)
            kit.text(canvas, name, (rect.x + 40, y), kit.fitted(name, 500, small), anchor="midleft")
            kit.text(canvas, str(count), (rect.right - 40, y), large, "bold", anchor="midright")
            bar = pygame.Rect(rect.x + 40, y + tall // 2 + 4, rect.w - 80, 14)
            pygame.draw.rect(canvas, WALNUT_DEEP, bar, border_radius=7)
            pygame.draw.rect(
                canvas, BRASS, (*bar.topleft, max(14, round(bar.w * count / most)), bar.h), border_radius=7
            )
            y += tall + 44
        self._draw_hours(canvas, pygame.Rect(rect.x + 40, y, rect.w - 80, rect.bottom - y - 70))

    def _draw_hours(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """A bar for each hour of the day."""
        if rect.h < 60:
            return
        kit, most = self.app.kit, max(self.all.hours.values(), default=1)
        for hour, column in enumerate(columns(rect, 24, 6)):
            tall = max(3, round(rect.h * self.all.hours.get(hour, 0) / most))
            pygame.draw.rect(canvas, BRASS, (column.x, rect.bottom - tall, column.w, tall), border_radius=3)
            if hour % 6 == 0:
                words, x = f"{hour}:00", column.x
                kit.text(canvas, words, (x, rect.bottom + 8), kit.theme.aside(28), color=kit.theme.muted)


def _figure(found: Figures, key: str) -> float:
    numbers = {"games": found.games, "persons": found.persons, "minutes": round(found.minutes, 1)}
    return numbers[key] if key in numbers else found.by_outcome[key]
