"""Adventure tokens: a hexagonal medal with its value, and what it may be exchanged for. Bid tokens of the kingdoms."""

import pygame

from engine.ui.paint import circle, path, poly, svg
from engine.ui.pool import pooled
from engine.ui.text import put_ink
from engine.ui.theme import BONE, BRASS_DARK, MUTED, WALNUT_DEEP, Color, mix
from games.age_of_conan.board.colors import INK, SPENT, dark_of
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.rules.content import TOKENS

SIZE = 52
CATEGORY: dict[str, Color] = {"monsters": (120, 148, 92), "treasures": (212, 176, 96), "women": (196, 136, 128)}
HIDDEN: Color = (110, 96, 84)


def token_picture(desk: Desk, token: int, size: int = SIZE) -> pygame.Surface:
    """A token by its number; face down when it is not known."""
    facts = TOKENS.get(token)
    kind = facts.id if facts else ""
    return desk.art.assets.keep(("aoc token", kind, size), lambda: _bake(desk, token, size))


def _hexagon(middle: float, radius: float) -> str:
    points = [pygame.Vector2(middle, middle) + pygame.Vector2(0, -radius).rotate(60 * k) for k in range(6)]
    return poly([(p.x, p.y) for p in points])


def _bake(desk: Desk, token: int, size: int) -> pygame.Surface:
    facts, middle = TOKENS.get(token), size / 2
    tint = CATEGORY[facts.category] if facts else HIDDEN
    body = path(_hexagon(middle, middle - 1), INK) + path(_hexagon(middle, middle - 3), BRASS_DARK)
    out = svg((size, size), body + path(_hexagon(middle, middle - 6), tint, mix(tint, BONE, 0.4), 1.4))
    if facts is None:
        put_ink(out, "?", (middle, middle), round(size * 0.6), "show", BONE)
        return out
    picture = desk.icon(facts.category, round(size * 0.56))
    out.blit(picture, picture.get_rect(center=(round(size * 0.4), round(size * 0.44))))
    goods = desk.icon(facts.goods, round(size * 0.36))
    for k in range(facts.amount):
        out.blit(goods, goods.get_rect(center=(round(size * (0.72 - 0.2 * k)), round(size * 0.8))))
    spot = (size * 0.76, size * 0.27)
    disc = svg((size, size), path(circle(*spot, size * 0.235), WALNUT_DEEP))
    out.blit(disc, (0, 0))
    put_ink(out, str(facts.value), spot, max(28, round(size * 0.5)), "show", BONE)
    return out


@pooled
def gone_token(size: int = SIZE) -> pygame.Surface:
    """The empty place of a token that was taken."""
    body = path(_hexagon(size / 2, size / 2 - 5), WALNUT_DEEP, MUTED, 2, 0.55)
    return svg((size, size), body)


@pooled
def bid_picture(value: int, color: Color, used: bool, size: int = 34) -> pygame.Surface:
    """AOC-3.9 A used one lies dark and crossed until the 0 is bid."""
    middle = size / 2
    body = path(circle(middle, middle, middle - 1), INK)
    body += path(circle(middle, middle, middle - 2.5), SPENT if used else color)
    body += path(circle(middle, middle, middle - 5), (30, 22, 18) if used else mix(dark_of(color), INK, 0.35))
    out = svg((size, size), body)
    put_ink(out, str(value), (middle, middle), round(size * 0.82), "show", (138, 120, 98) if used else BONE)
    if used:
        pygame.draw.line(out, (170, 142, 110), (7, size - 8), (size - 8, 7), 3)
    return out
