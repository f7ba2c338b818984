"""The window and the canvas: always 1920 x 1080 inside, whatever the screen is."""

import contextlib
from pathlib import Path

import pygame

from engine.input.pointer import letterbox
from engine.scene import CANVAS
from engine.settings import Settings

WINDOWED = (1280, 720)
SURROUND = (18, 13, 11)
CAPTION = "Couch Khans"


class Window:
    """The display. `canvas` is drawn on; `show` puts it on the screen, letterboxed.

    Where the window is exactly as large as the canvas, the canvas is the display's own surface and nothing is copied.
    """

    def __init__(self, settings: Settings, visible: bool = True) -> None:
        self.visible = visible
        self.focused = True
        self.hidden = False
        self._settings = settings
        pygame.display.init()
        pygame.font.init()
        self._open()
        self._clock = pygame.time.Clock()

    def _open(self) -> None:
        pygame.display.set_caption(CAPTION)
        if not self.visible:
            self._screen = pygame.display.set_mode(CANVAS)
        elif self._settings.display.fullscreen:
            self._screen = pygame.display.set_mode(self._desktop(), pygame.FULLSCREEN)
        else:
            self._screen = pygame.display.set_mode(WINDOWED, pygame.RESIZABLE)
        pygame.mouse.set_visible(not self._settings.display.fullscreen or not self.visible)
        self._fit()

    @staticmethod
    def _desktop() -> tuple[int, int]:
        sizes = pygame.display.get_desktop_sizes()
        return sizes[0] if sizes else CANVAS

    def _fit(self) -> None:
        """Choose the canvas for the present size of the window."""
        self.size = self._screen.get_size()
        self.shown = letterbox(self.size, CANVAS, self._settings.display.scale == "whole")
        self._direct = self.size == CANVAS
        self.canvas = self._screen if self._direct else pygame.Surface(CANVAS).convert()
        self._narrow = self.canvas if self._direct else pygame.Surface((self.shown.w, CANVAS[1])).convert()
        self._screen.fill(SURROUND)

    def apply(self, settings: Settings) -> None:
        """Take over changed settings; the display is set anew only when it must be."""
        before, self._settings = self._settings, settings
        if self.visible and before.display.fullscreen != settings.display.fullscreen:
            self._open()
        elif before.display.scale != settings.display.scale:
            self._fit()

    def takes(self, event: pygame.event.Event) -> bool:
        """Note what happened to the window; True when it concerned it."""
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED):
            self.hidden = False
            self._screen = pygame.display.get_surface() or self._screen
            self._fit()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.hidden = True
        elif event.type == pygame.WINDOWSHOWN:
            self.hidden = False
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
        else:
            return False
        return True

    def show(self) -> None:
        """Put the canvas on the screen."""
        if not self._direct:
            self._scale()
        pygame.display.flip()

    def _scale(self) -> None:
        with contextlib.suppress(ValueError, pygame.error):  # the window may change size between two events
            target = self._screen.subsurface(self.shown)
            if self._settings.display.scale == "smooth":
                # across, then down: in one call pygame maps six fresh megabytes between the two, at twice the time
                pygame.transform.smoothscale(self.canvas, self._narrow.get_size(), self._narrow)
                pygame.transform.smoothscale(self._narrow, self.shown.size, target)
            else:
                pygame.transform.scale(self.canvas, self.shown.size, target)

    def splash(self, picture: Path) -> None:
        """Show `picture` in the middle at once, while everything else is still being loaded."""
        self.canvas.fill(SURROUND)
        with contextlib.suppress(pygame.error, FileNotFoundError):  # a splash is never worth a failed start
            logo = pygame.image.load(picture)
            self.canvas.blit(logo, logo.get_rect(center=self.canvas.get_rect().center))
        self.show()

    def pace(self, frames: int) -> None:
        """Wait until the next frame is due."""
        self._clock.tick(frames)
