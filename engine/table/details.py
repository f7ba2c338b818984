"""The enlarged card beside the table: what the focused thing is, large enough for the couch."""

from itertools import product

import pygame

from engine.table.board import Details
from engine.ui.kit import Kit
from engine.ui.rich import Block
from engine.ui.theme import LABEL, PROMPT, Color, contrast, rgb

PAD = 24
STEP = 4
ENLARGED = 22
"""Whoever has set larger type gets it before a picture, down to this design size."""
FADE = 0.14


class DetailsPanel:
    """Draws a `Details` in a rectangle, in the largest type at which nothing is lost. Baked once for each content."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._key: tuple[object, ...] = ()
        self._face: pygame.Surface | None = None
        self._before: pygame.Surface | None = None
        self._heading = ""
        self._age = FADE
        self._rest = False

    def settle(self) -> None:
        """What is drawn next is there at once."""
        self._rest = True

    def update(self, dt: float) -> None:
        self._age += dt

    @property
    def still(self) -> bool:
        return self._age >= FADE

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, details: Details | None) -> None:
        """The panel with its words; only its wood when there is nothing to say."""
        self.kit.panel(canvas, rect)
        key = (details, rect.size, self.kit.theme, self.kit.language.code)
        if key != self._key:
            if self._face is not None and (details is None or self._heading != details.heading):
                self._before, self._age = self._face, 0.0 if not self._rest else FADE
            self._key, self._rest = key, False
            self._heading = details.heading if details else ""
            self._face = self._bake(details, rect.size) if details else None
        share = 1.0 if self.kit.theme.calm else min(1.0, self._age / FADE)
        if self._before is not None and share < 1:
            self._before.set_alpha(round(255 * (1 - share)))
            canvas.blit(self._before, rect)
        if self._face is not None:
            self._face.set_alpha(round(255 * share) if share < 1 else 255)
            canvas.blit(self._face, rect)

    # ------------------------------------------------------------ layout
    def _bake(self, details: Details, size: tuple[int, int]) -> pygame.Surface:
        face = pygame.Surface(size, pygame.SRCALPHA)
        text_size, picture = self._fit(details, size)
        y = PAD - 4
        if picture is not None:
            face.blit(picture, picture.get_rect(midtop=(size[0] // 2, y)))
            y += picture.get_height() + 12
        if details.family:
            y = self._strip(face, details, y) + 12
        for block in self._blocks(details, size[0] - 2 * PAD, text_size):
            face.blit(block.surface, (PAD, y))
            y += block.height + 10
        return face

    def _fit(self, details: Details, size: tuple[int, int]) -> tuple[int, pygame.Surface | None]:
        """The type size, and the picture made smaller (or left out) when even the least type needs its room."""
        room, least = size[1] - 2 * PAD + 8, self.kit.theme.least
        floor = max(least, ENLARGED)
        good = [*range(PROMPT, floor, -STEP), floor]
        trials = [*product((0.46, 0.36, 0.28, 0.2, 0.0), good)]
        trials += [(share, small) for small in (*range(floor - 2, least, -2), least) for share in (0.2, 0.0)]
        for share, text_size in trials:
            picture = self._picture(details, (size[0] - 2 * PAD, round(size[1] * share)))
            tall = (picture.get_height() + 12 if picture is not None else 0) + (
                self._strip_height() + 12 if details.family else 0
            )
            blocks = self._blocks(details, size[0] - 2 * PAD, text_size)
            if tall + sum(block.height + 10 for block in blocks) <= room:
                return text_size, picture
        return least, None

    def _picture(self, details: Details, box: tuple[int, int]) -> pygame.Surface | None:
        picture = details.picture
        if picture is None or box[1] < 60:
            return None
        scale = min(1.0, box[0] / picture.get_width(), box[1] / picture.get_height())
        if scale == 1.0:
            return picture
        return pygame.transform.smoothscale(
            picture, (round(picture.get_width() * scale), round(picture.get_height() * scale))
        )

    def _blocks(self, details: Details, wide: int, size: int) -> list[Block]:
        kit, theme, least = self.kit, self.kit.theme, self.kit.theme.least
        head = kit.block(details.heading, wide, size + 4, "show", theme.accent)
        facts = [kit.block(fact, wide, max(size - 4, least), "bold", theme.muted) for fact in details.facts]
        text = [kit.block(details.text, wide, size)] if details.text else []
        foot = [kit.block(details.clause, wide, least, "read", theme.muted)] if details.clause else []
        return [head, *facts, *text, *foot]

    def _strip_height(self) -> int:
        return self.kit.line_height(LABEL) + 8

    def _strip(self, face: pygame.Surface, details: Details, y: int) -> int:
        """The family's name on a band of its colour; returns the y below it."""
        color: Color = rgb(details.accent) if details.accent else self.kit.theme.seat(None)
        band = pygame.Rect(12, y, face.get_width() - 24, self._strip_height())
        pygame.draw.rect(face, color, band, border_radius=6)
        ink = max(((24, 16, 12), (250, 242, 224)), key=lambda each: contrast(each, color))
        size = self.kit.fitted(details.family, band.w - 24, LABEL, "bold", 24)
        self.kit.text(face, details.family, band.center, size, "bold", ink, "center")
        return band.bottom
