"""What screens are dressed with: the walnut ground, the buttons that move and join, the words of a title."""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.language import Language
from engine.titles import Title
from engine.ui.theme import PROMPT, WALNUT, mix

if TYPE_CHECKING:
    from engine.app import App

LAMP = (46, 30, 18)


def move_glyph(app: "App", size: int) -> pygame.Surface:
    """All four directions of the device last used, `size` pixels high."""
    return app.kit.icon("key_arrows" if app.kit.style in ("keyboard", "mouse") else "dpad", size)


def join_glyph(app: "App", size: int) -> pygame.Surface:
    """The button that joins: of the device last used, or a pad's when that device sits on the couch already.

    A mouse holds no seat: beside it the key of the keyboard is told.
    """
    seats, style = app.inputs.seats, app.kit.style
    seated = bool(seats.seats_of(seats.last_device)) and style in ("keyboard", "mouse")
    return app.kit.glyph(Action.ACCEPT, size, "xbox" if seated else "keyboard" if style == "mouse" else style)


@lru_cache(maxsize=16)
def _words(folder: str, code: str) -> Language:
    return Language(code).with_title(Path(folder))


def title_words(app: "App", title: Title) -> Language:
    """The words of a title in the present language, the engine's below."""
    return _words(str(title.folder / "text"), app.language.code)


def title_name(app: "App", title: Title) -> str:
    """What the title is called; its id when its texts do not say."""
    words = title_words(app, title)
    return next((words(key) for key in ("title-name", "title") if words.has(key)), title.id)


def said_day(app: "App", day: str) -> str:
    """2026-08-01 as people write it; what is no date is left as it is."""
    year, month, number = (*day.split("-"), "", "", "")[:3]
    if not (month.isdigit() and number.isdigit() and 1 <= int(month) <= 12):
        return day
    say = app.language
    return say("fame-day", day=str(int(number)), month=say(f"month-{int(month)}"), year=year)


def draw_empty(app: "App", canvas: pygame.Surface, icon: str, words: str, note: str) -> None:
    """Where a list would be and nothing is yet: a large pale icon, what is missing, and how to change that."""
    kit = app.kit
    picture = kit.icon(icon, 200, mix(kit.theme.muted, WALNUT, 0.45))
    block = kit.block(words, 1400, 46, "show", kit.theme.accent, center=True)
    hint = kit.block(note, 1100, PROMPT, color=kit.theme.muted, center=True)
    top = 540 - (200 + 36 + block.height + 20 + hint.height) // 2
    canvas.blit(picture, picture.get_rect(midtop=(960, top)))
    canvas.blit(block.surface, (960 - 700, top + 236))
    canvas.blit(hint.surface, (960 - 550, top + 256 + block.height))


def walnut(app: "App") -> pygame.Surface:
    """A dark plank over the whole screen, lit from the top left, with brass corners."""
    return app.assets.keep(("walnut ground",), lambda: _walnut(app))


def _walnut(app: "App") -> pygame.Surface:
    ground = pygame.Surface((1920, 1080)).convert()
    ground.blit(app.assets.image("frame/walnut_dark"), (0, 0))
    ground.blit(app.assets.image("frame/vignette"), (0, 0))
    _shine(ground)
    corner = app.assets.image("frame/brass_corner")
    for across in (False, True):
        for down in (False, True):
            turned = pygame.transform.flip(corner, across, down)
            x, y = (1920 - 18 - turned.get_width() if across else 18), (1080 - 18 - turned.get_height() if down else 18)
            ground.blit(turned, (x, y))
    return ground


def _shine(ground: pygame.Surface) -> None:
    """Warm light from the top left; made small and stretched, so that it has no steps."""
    small = pygame.Surface((96, 54))
    for x in range(96):
        for y in range(54):
            near = max(0.0, 1 - (((x - 26) / 66) ** 2 + ((y - 6) / 44) ** 2) ** 0.5)
            small.set_at((x, y), tuple(round(near * part) for part in LAMP))
    wide = pygame.transform.smoothscale(small, ground.get_size())
    ground.blit(wide, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
