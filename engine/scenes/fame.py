"""The hall of fame of a title: the best results of the people who play here."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.profile import Fame
from engine.scenes.decor import draw_empty, said_day, title_name
from engine.scenes.frame import FrameScene, Prompts
from engine.titles import Title
from engine.ui.faces import row_face
from engine.ui.layout import rows
from engine.ui.text import fit, put
from engine.ui.theme import BRASS_LIGHT, PROMPT

if TYPE_CHECKING:
    from engine.app import App

AREA = pygame.Rect(112, 176, 1696, 0)
PLACES = 10


class FameScene(FrameScene):
    """Empty until somebody has finished a game; then it says who, with how many points, and when."""

    def __init__(self, app: "App", title: Title) -> None:
        super().__init__(app)
        self.title = title

    def prompts(self) -> Prompts:
        return ((Action.BACK, self.say("ui-back")),)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        kit.title(canvas, self.say("fame-title", title=title_name(self.app, self.title)), (96, 48))
        lines = self.app.profile.fame.get(self.title.id, [])
        if not lines:
            draw_empty(self.app, canvas, "trophy", self.say("fame-none"), self.say("fame-none-note"))
        area = pygame.Rect(AREA.x, AREA.y + rise, AREA.w, self.foot() - AREA.y - 24)
        for place, (line, row) in enumerate(zip(lines, rows(area, PLACES, 8), strict=False), start=1):
            self._draw_line(canvas, row, place, line)

    def _draw_line(self, canvas: pygame.Surface, row: pygame.Rect, place: int, line: Fame) -> None:
        kit = self.app.kit
        canvas.blit(row_face(row.size, place == 1), row)
        medal = kit.medal(min(58, row.h - 4), str(place))
        canvas.blit(medal, medal.get_rect(center=(row.x + 54, row.centery)))
        size = min(kit.theme.px(PROMPT), row.h - 18)
        put(canvas, line.name, (row.x + 110, row.centery), size, "bold", kit.theme.text, "midleft")
        if line.won:
            crown = kit.icon("crown", min(46, row.h - 14), kit.theme.accent)
            canvas.blit(crown, crown.get_rect(center=(row.x + 640, row.centery)))
        note = self.say("fame-note", seats=line.seats, day=said_day(self.app, line.day))
        small = fit(note, "read", 620, min(kit.theme.px(30), row.h - 20))
        put(canvas, note, (row.x + 700, row.centery), small, "read", kit.theme.muted, "midleft")
        words = self.say("results-score", n=line.points)
        put(canvas, words, (row.right - 28, row.centery), size, "show", BRASS_LIGHT, "midright")
