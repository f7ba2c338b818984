"""Lists of the workshop: as any list, in the words of the title; and lists in a panel over what is below."""

import pygame

from engine.scenes.menu_scene import MenuScene
from engine.ui.layout import SAFE, centred
from games.krynea.workshop.bench import Bench

WIDE, HEAD, FOOT = 1240, 108, 48


class BenchMenu(MenuScene):
    """A list that speaks the title's words."""

    def __init__(self, bench: Bench, area: pygame.Rect) -> None:
        self.bench = bench
        super().__init__(bench.app, area)

    def say(self, key: str, /, **args: object) -> str:
        return self.bench.title_kit.language(key, **args)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.bench.sync():
            self.refresh()


class BenchPanel(BenchMenu):
    """Lies over a screen of the workshop. Subclasses give `heading`."""

    opaque = False

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench, pygame.Rect(0, 0, WIDE - 112, 100))
        self._fit()

    def heading(self) -> str:
        """The words on top of the panel."""
        return ""

    def refresh(self) -> None:
        super().refresh()
        self._fit()

    def _fit(self) -> None:
        """The panel is as high as its rows, or as there is room; then the rows scroll."""
        room = self.foot() - SAFE.top - HEAD - FOOT - 12
        self.area.h = min(self.menu.content_height(), room)
        self.panel = centred((WIDE, HEAD + self.area.h + FOOT))
        self.panel.bottom = min(self.panel.bottom - 40, self.foot() - 12)
        self.panel.top = max(SAFE.top, self.panel.top)
        self.area.topleft = self.panel.x + 56, self.panel.y + HEAD
        self.menu.rect = self.area.copy()

    def ground(self, canvas: pygame.Surface) -> None:
        self.app.kit.veil(canvas, 0.4)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit, heading = self.app.kit, self.heading()
        panel = self.panel.move(0, rise)
        kit.panel(canvas, panel)
        kit.heading(canvas, heading, (panel.centerx, panel.y + 58), 44, 90, WIDE - 400)
        self.draw_menu(canvas, rise)
