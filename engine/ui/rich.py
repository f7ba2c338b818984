"""Text with *bold* words and {icon:name} pictures inside, wrapped to a width and baked once."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from engine.ui.paint import layer
from engine.ui.pool import pooled
from engine.ui.text import font, text, width
from engine.ui.theme import BONE, Color

IconMaker = Callable[[str, int, Color], pygame.Surface]  # name, height in pixels, text colour
TOKEN = re.compile(r"\{icon:([\w/]+)\}|(\*)|(\n)|([^\S\n\u00a0]+)|((?:[^\s*{]|\u00a0)+|\{)")
LEADING = 1.3
BOLD = {"read": "bold", "ital": "bold"}


@dataclass(frozen=True)
class Piece:
    """A run of letters in one face, or an icon (then `word` is its name)."""

    word: str
    face: str
    icon: bool = False


class Block:
    """Laid-out text, kept and shared. It is painted when it is shown: many are only tried for their size."""

    def __init__(self, paint: Callable[[], pygame.Surface], height: int, lines: int, width: int) -> None:
        self.paint = paint
        self.height, self.lines, self.width = height, lines, width

    @property
    def surface(self) -> pygame.Surface:
        return painted(self)


@pooled
def painted(block: Block) -> pygame.Surface:
    return block.paint()


def chunks(string: str, face: str) -> list[list[Piece] | None]:
    """What may not be broken apart, in order; None is a forced line break."""
    out: list[list[Piece] | None] = []
    word: list[Piece] = []
    bold = False
    for icon, star, newline, space, letters in TOKEN.findall(string):
        if star:
            bold = not bold
        elif icon or letters:
            word.append(Piece(icon or letters, BOLD.get(face, face) if bold else face, bool(icon)))
        if (space or newline) and word:
            out.append(word)
            word = []
        if newline:
            out.append(None)
    return [*out, word] if word else out


def _piece_width(piece: Piece, size: int) -> int:
    return round(size * 1.06) if piece.icon else width(piece.word, size, piece.face)


def _lines(string: str, limit: int, size: int, face: str) -> list[list[list[Piece]]]:
    space = width(" ", size, face)
    lines: list[list[list[Piece]]] = [[]]
    used = 0
    for chunk in chunks(string, face):
        if chunk is None:
            lines.append([])
            used = 0
            continue
        wide = sum(_piece_width(piece, size) for piece in chunk)
        if lines[-1] and used + space + wide > limit:
            lines.append([])
            used = 0
        used += wide + (space if lines[-1] else 0)
        lines[-1].append(chunk)
    return lines


@lru_cache(maxsize=256)
def layout_rich(
    string: str,
    limit: int,
    size: int,
    icons: IconMaker,
    face: str = "read",
    color: Color = BONE,
    leading: float = LEADING,
    center: bool = False,
) -> Block:
    """Markup wrapped to `limit` pixels. `size` is already scaled. The block's surface is at most `limit` wide."""
    lines = _lines(string, limit, size, face)
    step = round(size * leading)
    space = width(" ", size, face)
    widths = [sum(_piece_width(p, size) for c in line for p in c) + space * max(0, len(line) - 1) for line in lines]
    height = step * (len(lines) - 1) + font(face, size).get_height()
    wide = limit if center else max(1, *widths, 1)

    def paint() -> pygame.Surface:
        surface = layer((max(1, wide), height))
        for row, line in enumerate(lines):
            x = (wide - widths[row]) // 2 if center else 0
            _draw_line(surface, line, (x, row * step), size, space, icons, color)
        return surface

    return Block(paint, height, len(lines), wide)


def _draw_line(
    surface: pygame.Surface,
    line: list[list[Piece]],
    pos: tuple[int, int],
    size: int,
    space: int,
    icons: IconMaker,
    color: Color,
) -> None:
    x, y = pos
    for chunk in line:
        for piece in chunk:
            if piece.icon:
                picture = icons(piece.word, size, color)
                tall = font(piece.face, size).get_height()
                surface.blit(picture, picture.get_rect(midleft=(x + round(size * 0.03), y + tall // 2)))
            else:
                surface.blit(text(piece.word, size, piece.face, color), (x, y))
            x += _piece_width(piece, size)
        x += space
