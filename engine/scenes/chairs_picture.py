"""How a chair of the lobby looks: who sits there, in which colour and shape, and how they play."""

import math
from typing import TYPE_CHECKING

import pygame

from engine.scenes.chairs import Chair
from engine.scenes.decor import join_glyph
from engine.ui.paint import dimmed, fade
from engine.ui.panels import plate_face
from engine.ui.text import fit, put, shorten, wrap
from engine.ui.theme import BONE, INK, LABEL, MUTED, SEATS, mix

if TYPE_CHECKING:
    from engine.app import App

WORDS = 152
"""Pixels for the name and what plays, below the picture."""


def draw_chair(
    app: "App", canvas: pygame.Surface, rect: pygame.Rect, chair: Chair, device: str | None, time: float
) -> None:
    """`device` is what holds the chair, if anything; `time` moves the breath."""
    app.kit.panel(canvas, rect, dark=not chair.taken)
    name_top = rect.h - WORDS
    size = round(name_top * 1.14), round(name_top * 0.984)
    khan = app.assets.scaled(f"title/khan_{SEATS[chair.look].key}", size)
    if not chair.taken:
        khan = app.assets.keep(("ghost khan", chair.look, size), lambda: fade(dimmed(khan, 170), 120))
    breath = 0 if app.settings.comfort.reduced_motion or not chair.taken else round(2 * math.sin(time * 1.7))
    clip = canvas.get_clip()
    canvas.set_clip(rect.inflate(-16, -16).clip(clip))
    canvas.blit(khan, khan.get_rect(midbottom=(rect.centerx, rect.y + name_top + 4 + breath)))
    canvas.set_clip(clip)
    _draw_name(app, canvas, pygame.Rect(rect.x + 16, rect.y + name_top, rect.w - 32, 66), chair)
    foot = pygame.Rect(rect.x + 18, rect.y + name_top + 70, rect.w - 36, rect.h - name_top - 82)
    if chair.taken:
        _draw_player(app, canvas, foot, chair, device)
    else:
        _draw_invitation(app, canvas, foot)


def _draw_name(app: "App", canvas: pygame.Surface, rect: pygame.Rect, chair: Chair) -> None:
    color = app.kit.theme.seat(chair.look)
    ground = mix(color, INK, 0.62 if chair.taken else 0.9)
    canvas.blit(plate_face(rect.size, ground, 0.97, color if chair.taken else mix(color, MUTED, 0.4), 12), rect)
    badge = app.kit.badge(chair.look, 46, hollow=not chair.taken)
    canvas.blit(badge, badge.get_rect(midleft=(rect.x + 12, rect.centery)))
    words, ink = (chair.name, BONE) if chair.taken else (app.language("lobby-free"), MUTED)
    size = fit(words, "bold", rect.w - 82, app.kit.theme.px(34))
    words = shorten(words, size, "bold", rect.w - 76)
    put(canvas, words, (rect.x + 68, rect.centery), size, "bold", ink, "midleft")


def _draw_player(app: "App", canvas: pygame.Surface, rect: pygame.Rect, chair: Chair, device: str | None) -> None:
    """An icon for what plays: pad, keyboard, the pad that goes round, or a bot; and its words."""
    if chair.person:
        icon = "hand" if device is None else "pad" if device.startswith("pad") else device
        key = "lobby-passes" if device is None else "device-pad" if device.startswith("pad") else f"device-{device}"
        words = app.language(key)
    else:
        icon, words = "bot", app.language(f"strength-{chair.kind}")
    picture = app.kit.icon(icon, 46, app.kit.theme.accent)
    canvas.blit(picture, picture.get_rect(midleft=(rect.x + 4, rect.centery)))
    _put_words(app, canvas, words, rect.x + 62, rect)


def _draw_invitation(app: "App", canvas: pygame.Surface, rect: pygame.Rect) -> None:
    glyph = join_glyph(app, 48)
    canvas.blit(glyph, glyph.get_rect(midleft=(rect.x + 4, rect.centery)))
    _put_words(app, canvas, app.language("title-join"), rect.x + 18 + glyph.get_width(), rect)


def _put_words(app: "App", canvas: pygame.Surface, words: str, left: int, rect: pygame.Rect) -> None:
    """From `left` to the end of the rectangle: on one line, or on two small ones where the chair is narrow."""
    room = rect.right - 8 - left
    size = fit(words, "read", room, app.kit.theme.px(LABEL))
    lines = wrap(words, size, "read", room)[:2]
    for n, line in enumerate(lines):
        y = rect.centery + (n - (len(lines) - 1) / 2) * 32
        put(canvas, line, (left, y), size, "read", BONE, "midleft")
