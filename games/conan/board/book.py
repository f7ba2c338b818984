"""The Overlord's Book of Skelos: reserve, river with costs, recovery, fatigue, spells."""

import pygame

from engine.ui.paint import layer
from engine.ui.text import ink, text
from engine.ui.theme import BONE, INK, MUTED, Color, mix
from games.conan.board.colors import BOOK_LINE, BOOK_WELL, BOOK_WORDS, OXBLOOD, OXBLOOD_LINE, TILES, TORCH
from games.conan.board.desk import Desk
from games.conan.board.gems import BOOK as GEMS
from games.conan.board.gems import gem_row
from games.conan.board.layout import BOOK
from games.conan.board.naming import parts_of
from games.conan.board.pieces import card_picture, pip, tile_face
from games.conan.board.placed import Laid
from games.conan.board.reach import frame_named
from games.conan.rules.state import OVERLORD, ConanState

POOL = 172
GREEN = (63, 174, 122)
WIDE, HIGH = 80, 104
"""A tile at its largest."""
SPELL = (30, 41)
PIPS = 3
"""Living figures in a row on a tile."""


def lay_book(desk: Desk, laid: Laid, view: ConanState) -> None:
    key = ("book", desk.theme, desk.kit.language.code, view.reserve, view.fatigue, view.recovery, _rim(desk, view))
    laid.put(desk.art.keep(key, lambda: _bake_book(desk, view)), BOOK.topleft, "sheet:book")
    laid.touch("book:reserve", _reserve())
    laid.touch("book:fatigue", _fatigue())
    laid.touch(f"seat:{view.overlord}", pygame.Rect(BOOK.x + 10, BOOK.y + 14, 84, BOOK.h - 28))
    _lay_river(desk, laid, view)


def _rim(desk: Desk, view: ConanState) -> Color:
    """Torchlight in the seat's colour while it is the Overlord's turn."""
    return desk.color(view.overlord) if view.turn == OVERLORD else OXBLOOD_LINE


def _reserve() -> pygame.Rect:
    return pygame.Rect(BOOK.x + 98, BOOK.y + 14, POOL, BOOK.h - 28)


def _fatigue() -> pygame.Rect:
    return pygame.Rect(BOOK.right - POOL - 14, BOOK.y + 14, POOL, BOOK.h - 28)


def _river() -> pygame.Rect:
    left, right = _reserve().right + 10, _fatigue().left - 74
    return pygame.Rect(left, BOOK.y + 14, right - left, BOOK.h - 28)


def _bake_book(desk: Desk, view: ConanState) -> pygame.Surface:
    out = layer(BOOK.size)
    rect, rim = out.get_rect(), _rim(desk, view)
    pygame.draw.rect(out, (*OXBLOOD, 250), rect, border_radius=16)
    pygame.draw.rect(out, mix(OXBLOOD, (120, 50, 44), 0.4), rect.inflate(-12, -12), 2, border_radius=11)
    pygame.draw.rect(out, INK, rect, 5, border_radius=16)
    pygame.draw.rect(out, rim, rect.inflate(-2, -2), 4 if view.turn == OVERLORD else 3, border_radius=15)
    sign = desk.icon("book", 76)
    out.blit(sign, sign.get_rect(center=(52, rect.centery - 4)))
    badge = desk.badge(view.overlord, 36)
    out.blit(badge, badge.get_rect(center=(80, rect.bottom - 36)))
    for name, count, where in (("reserve", view.reserve, _reserve()), ("fatigue", view.fatigue, _fatigue())):
        _pool(desk, out, name, count, where.move(-BOOK.x, -BOOK.y))
    _recovery(out, (_fatigue().left - BOOK.x - 38, rect.centery), view.recovery)
    trough = _river().move(-BOOK.x, -BOOK.y)
    pygame.draw.rect(out, (26, 13, 14), trough, border_radius=12)
    pygame.draw.rect(out, BOOK_LINE, trough, 2, border_radius=12)
    return out


def _pool(desk: Desk, out: pygame.Surface, name: str, count: int, rect: pygame.Rect) -> None:
    pygame.draw.rect(out, BOOK_WELL, rect, border_radius=10)
    pygame.draw.rect(out, BOOK_LINE, rect, 2, border_radius=10)
    number = text(str(count), 38, "bold", BONE)
    label = desk.label(desk.words(f"zone-{name}"), rect.w - number.get_width() - 22, 28, "read", BOOK_WORDS, most=30)
    out.blit(label, (rect.x + 9, rect.y + 3))
    out.blit(number, number.get_rect(topright=(rect.right - 9, rect.y - 2)))
    if count:
        rows = 1 if count <= 5 else 2 if count <= 12 else 3
        row = gem_row(desk.art, GEMS[name], count, 24 if rows < 3 else 20, rect.w - 18, rows)
        out.blit(row, (rect.x + 6, rect.y + 42))


def _recovery(out: pygame.Surface, middle: tuple[int, int], value: int) -> None:
    """CON-19.4 How many gems come back each turn: the arrow points from Fatigue to Reserve."""
    x, y = middle[0], middle[1] - 14
    for color, grow in ((INK, 4), (GREEN, 0)):
        points = [(x - 29 - grow * 1.5, y + 42), (x - 6, y + 26 - grow * 1.6), (x - 6, y + 36 - grow)]
        points += [(x + 26 + grow, y + 36 - grow), (x + 26 + grow, y + 48 + grow)]
        points += [(x - 6, y + 48 + grow), (x - 6, y + 58 + grow * 1.6)]
        pygame.draw.polygon(out, color, points)
    pygame.draw.circle(out, INK, (x + 2, y + 2), 28)
    pygame.draw.circle(out, (143, 216, 174), (x, y), 25)
    pygame.draw.circle(out, (31, 106, 78), (x + 1, y + 1), 23)
    number = ink(str(value), 38, "bold", BONE)
    out.blit(number, number.get_rect(center=(x, y)))


# ---------------------------------------------------------------- the river
def _lay_river(desk: Desk, laid: Laid, view: ConanState) -> None:
    """CON-19.2 Left to right, cheap to dear; a dead tile lies face down and keeps its place."""
    trough = _river()
    step = min(WIDE + 8, (trough.w - 12) / max(1, len(view.river)))
    left = trough.centerx - step * len(view.river) / 2
    active = frame_named(view, "Activation", "EventTile")
    for k, tile in enumerate(view.river):
        rect = pygame.Rect(round(left + k * step + 3), trough.y + 7, round(step) - 6, HIGH)
        picture = _whole_tile(desk, view, tile, rect.size, k + 1)
        laid.put(picture, (rect.x - 8, rect.y - 10), f"tile:{tile}", box=rect, upright=picture)
        spells = [key.partition("/")[2] for key in view.spell_gems if key.startswith(f"{tile}/")]
        for n, spell in enumerate(spells):
            _lay_spell(desk, laid, view, tile, spell, (rect.right - 22, rect.y + 2 + n * 26))
        if active is not None and active.tile == tile:
            laid.lit[f"tile:{tile}"] = TORCH


def _whole_tile(desk: Desk, view: ConanState, tile: str, size: tuple[int, int], place: int) -> pygame.Surface:
    """The tile with the seal of its cost and a pip for each of its models on the board."""
    facts = view.tiles.get(tile)
    down = facts is not None and facts.face_down
    living = sum(model.tile == tile for model in view.models)
    key = ("river tile", tile, size, down, living, place, place <= view.reserve)

    def make() -> pygame.Surface:
        out = layer((size[0] + 14, size[1] + 16))
        face = tile_face(desk, tile, size, down)
        shade, (dx, dy) = desk.art.shadow(face)
        out.blit(shade, (8 + dx, 10 + dy))
        out.blit(face, (8, 10))
        color = mix(TILES.get(parts_of(tile)[1], TILES[""])[0], BONE, 0.75)
        for k in range(0 if down else living):
            row, place_in = divmod(k, PIPS)
            out.blit(pip(color, 14), (8 + size[0] - 17 - 12 * place_in, 10 + size[1] - 18 - 14 * row))
        out.blit(_seal(desk, place, place <= view.reserve), (0, 0))
        return out

    return desk.art.keep(key, make)


def _lay_spell(desk: Desk, laid: Laid, view: ConanState, tile: str, spell: str, at: tuple[int, int]) -> None:
    """CON-24.1 A caster's spell on the edge of its tile, with the gems spent on it."""
    element = f"spell:{tile}/{spell}"
    laid.put(card_picture(desk, spell, SPELL, True), at, element, throws=True)
    lying = view.spell_gems.get(f"{tile}/{spell}", 0)
    if lying:
        laid.put(gem_row(desk.art, "overlord", lying, 18, SPELL[0]), (at[0], at[1] + SPELL[1] - 24), element)


def _seal(desk: Desk, n: int, affordable: bool) -> pygame.Surface:
    """CON-20.2 The cost of a place: iron with a numeral, grey when the Reserve cannot pay it."""

    def make() -> pygame.Surface:
        fill = (122, 31, 28) if affordable else (58, 50, 52)
        out = layer((46, 46))
        pygame.draw.circle(out, INK, (23, 24), 22)
        pygame.draw.circle(out, mix(fill, (255, 220, 200), 0.35), (22, 22), 20)
        pygame.draw.circle(out, fill, (23, 23), 18)
        number = ink(str(n), 34, "bold", BONE if affordable else MUTED)
        out.blit(number, number.get_rect(center=(22, 22)))
        return out

    return desk.art.keep(("seal", n, affordable), make)
