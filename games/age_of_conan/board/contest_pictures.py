"""The pictures that the board of a contest is put together from. Kept once made."""

import pygame

from engine.ui.paint import circle, layer, path, rrect, svg
from engine.ui.pool import pooled
from engine.ui.text import ink
from engine.ui.theme import BONE, BRASS_DARK, BRASS_LIGHT, MUTED, WALNUT_DEEP, Color, mix
from games.age_of_conan.board.colors import INK, PARCHMENT_LIGHT, dark_of
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.rules.content import STRATEGIES

PLEDGE = (56, 74)
NEUTRAL: Color = (150, 134, 112)


@pooled
def bead(done: bool, now: bool, color: Color) -> pygame.Surface:
    face = mix(color, BONE, 0.2) if now else BRASS_DARK if done else WALNUT_DEEP
    return svg((20, 20), path(circle(10, 10, 8 if now else 6), face, BRASS_LIGHT if now else BRASS_DARK, 2))


@pooled
def band(size: tuple[int, int], color: Color) -> pygame.Surface:
    shape = rrect(1.5, 1.5, size[0] - 3, size[1] - 3, 12)
    return svg(size, path(shape, mix(WALNUT_DEEP, color, 0.42), mix(color, BONE, 0.15), 3))


@pooled
def medal(size: int, count: int | None, color: Color) -> pygame.Surface:
    """Successes; a dash before the roll."""
    out = svg((size, size), path(circle(size / 2, size / 2, size / 2 - 2), WALNUT_DEEP, color, 3.4))
    number = ink("\N{EN DASH}" if count is None else str(count), 46, "show", color if count is not None else MUTED)
    out.blit(number, number.get_rect(center=(size // 2, size // 2)))
    return out


@pooled
def shield(strength: int, color: Color) -> pygame.Surface:
    """A heater shield with the strength."""
    body = path("M5 6H49V30C49 44 38 51 27 55C16 51 5 44 5 30Z", dark_of(color), mix(color, BONE, 0.35), 3)
    out = svg((54, 58), body)
    number = ink(str(strength), 34, "show", BONE)
    out.blit(number, number.get_rect(center=(27, 27)))
    return out


@pooled
def socket() -> pygame.Surface:
    out = layer((44, 44))
    pygame.draw.rect(out, (8, 5, 4, 150), out.get_rect(), border_radius=9)
    pygame.draw.rect(out, (*MUTED, 120), out.get_rect(), 2, border_radius=9)
    return out


@pooled
def empty_pledge() -> pygame.Surface:
    return svg(PLEDGE, path(rrect(3, 3, PLEDGE[0] - 6, PLEDGE[1] - 6, 8), WALNUT_DEEP, MUTED, 1.6, 0.5))


def pledge_picture(desk: Desk, card: str) -> pygame.Surface:
    """A strategy card, small: the faces it counts; its back when `card` is empty."""
    return desk.art.assets.keep(("aoc pledge", card), lambda: _bake_pledge(desk, card))


def _bake_pledge(desk: Desk, card: str) -> pygame.Surface:
    w, h = PLEDGE
    ground = PARCHMENT_LIGHT if card else (44, 74, 110)
    out = svg(PLEDGE, path(rrect(1.5, 1.5, w - 3, h - 3, 8), ground, INK, 3))
    if not card:
        back = desk.icon("strategy_card", 44)
        out.blit(back, back.get_rect(center=(w // 2, h // 2)))
        return out
    counts = STRATEGIES[card].counts
    for k, face in enumerate(counts):
        icon = desk.icon(face, 34)
        out.blit(icon, icon.get_rect(center=(w // 2, round(h * (k + 1) / (len(counts) + 1)))))
    return out


@pooled
def bar(size: tuple[int, int], now: int, before: int, ours: Color, theirs: Color) -> pygame.Surface:
    w, h = size
    edge, notch = w * now / 100, w * before / 100
    body = path(rrect(1.5, 1.5, w - 3, h - 3, 12), mix(WALNUT_DEEP, theirs, 0.3))
    if edge > 4:
        body += path(rrect(1.5, 1.5, max(14, edge - 3), h - 3, 12), mix(WALNUT_DEEP, ours, 0.62))
    body += path(rrect(1.5, 1.5, w - 3, h - 3, 12), stroke=BRASS_DARK, width=2.4)
    tick = f"M{notch:.1f} 10L{notch - 9:.1f} 0H{notch + 9:.1f}Z"
    return svg(size, body + path(tick, BRASS_LIGHT, INK, 1.5))
