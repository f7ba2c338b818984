"""The sheets of the heroes who wait: face, name, stance, gems as numbers, spaces, cards, all in two lines."""

import pygame
from msgspec.json import encode

from engine.ui.paint import layer
from engine.ui.text import ink
from engine.ui.theme import BONE
from games.conan.board import gems
from games.conan.board.desk import Desk
from games.conan.board.gems import gem, gem_row
from games.conan.board.leather import RESTING, SPACES, ZONES, lay_card, leather, veil_gone
from games.conan.board.pieces import portrait
from games.conan.board.placed import Laid
from games.conan.rules.state import ConanState, Hero

MINI = 25, 33
"""A card on a small sheet."""


def lay_small(desk: Desk, laid: Laid, view: ConanState, hero: Hero, rect: pygame.Rect) -> None:
    """Face, name, stance, the three zones as numbers, the six spaces with their gems, the cards."""
    key = (
        "small sheet",
        encode(hero),
        rect.size,
        desk.theme,
        desk.kit.language.code,
        desk.color(hero.seat),
        desk.look(hero.seat),
    )
    laid.put(desk.art.keep(key, lambda: _bake_small(desk, hero, rect.size)), rect.topleft, f"sheet:{hero.id}")
    laid.touch(f"seat:{hero.seat}", pygame.Rect(rect.x + 4, rect.y + 4, rect.h - 8, rect.h - 8))
    for k, name in enumerate(ZONES):
        laid.touch(f"zone:{hero.id}/{name}", pygame.Rect(rect.right - 210 + 68 * k, rect.y + 4, 64, 38))
    for k, name in enumerate(SPACES):
        laid.touch(f"space:{hero.id}/{name}", pygame.Rect(_space_x(rect, k) - 17, rect.bottom - 42, 34, 38))
    if hero.area:
        _lay_minis(desk, laid, hero, pygame.Rect(rect.right - 212, rect.bottom - MINI[1] - 5, 202, MINI[1]))


def _space_x(rect: pygame.Rect, k: int) -> int:
    return rect.x + rect.h + 18 + 36 * k


def _lay_minis(desk: Desk, laid: Laid, hero: Hero, rect: pygame.Rect) -> None:
    things = [("card", card) for card in hero.cards] + [("spell", spell) for spell in hero.spells]
    pitch = min(MINI[0] + 5, (rect.w - MINI[0]) / max(1, len(things) - 1))
    for k, (kind, card) in enumerate(things):
        lay_card(desk, laid, hero, kind, card, (round(rect.x + pitch * k), rect.y), MINI)


def _bake_small(desk: Desk, hero: Hero, size: tuple[int, int]) -> pygame.Surface:
    out = layer(size)
    rect = out.get_rect()
    leather(desk, out, rect, desk.color(hero.seat))
    side = rect.h - 16
    out.blit(portrait(desk, hero.id, side, desk.color(hero.seat)), (8, 8))
    badge = desk.badge(hero.seat, 28)
    out.blit(badge, badge.get_rect(center=(8 + side - 4, 8 + side - 4)))
    left = rect.h + 4
    sign = desk.icon("aggressive" if hero.stance == "aggressive" else "cautious", 30)
    room = rect.w - 222 - left
    name = desk.label(desk.words(f"hero-{hero.id}"), room - (36 if hero.stance else 0), 30, "bold", BONE, most=34)
    out.blit(name, name.get_rect(midleft=(left, 22)))
    if hero.stance:
        out.blit(sign, sign.get_rect(center=(left + name.get_width() + 22, 22)))
    for k, zone in enumerate(ZONES):
        x = rect.w - 210 + 68 * k
        stone = gem(desk.art, gems.ZONES[zone], 28)
        out.blit(stone, stone.get_rect(center=(x + 16, 22)))
        number = ink(str(getattr(hero, zone)), 34, "bold", BONE)
        out.blit(number, number.get_rect(midleft=(x + 34, 22)))
    for k, space in enumerate(SPACES):
        _small_space(desk, out, hero, space, (_space_x(rect, k), rect.h - 20))
    if not hero.area:
        veil_gone(desk, out, hero, rect)
    return out


def _small_space(desk: Desk, out: pygame.Surface, hero: Hero, space: str, middle: tuple[int, int]) -> None:
    asleep = hero.stance == "cautious" and space not in ("guard", "reroll")
    lying = int(getattr(hero, space))
    sign = desk.icon(space, 30)
    out.blit(desk.art.rested(sign, RESTING) if asleep else sign, sign.get_rect(center=middle))
    if lying:
        row = gem_row(desk.art, "ready", lying, 16, 32)
        out.blit(row, row.get_rect(center=(middle[0], middle[1] + 11)))
