"""Fonts and text. Sizes are pixels after the text-size setting; surfaces are cached and must not be drawn on."""

import re
from functools import lru_cache
from importlib import import_module

import pygame

from engine.ui.pool import pooled
from engine.ui.theme import BONE, Color

FACES = {  # face: package, file (all static, all under the SIL Open Font License)
    "read": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    "bold": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    "ital": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Italic.ttf"),
    "show": ("fontpkg_spectral", "Spectral-ExtraBold.ttf"),
}
BLANK = re.compile(r"[^\S\u00a0]+")
"""White space at which a line may be broken."""
WARM = "AÁaábcdeéfghiíjklmnñoópqrstuúüvwxyz0123456789¿?¡!.,:;"


@lru_cache(maxsize=128)
def font(face: str, size: int) -> pygame.font.Font:
    """One of FACES at a pixel size. Fonts die with pygame: they are forgotten when it quits and made anew after."""
    pygame.register_quit(font.cache_clear)
    package, name = FACES[face]
    return pygame.font.Font(str(import_module(package).ROOT / "files" / name), size)


def warm(scale: float = 1.0) -> None:
    """Rasterise the common letters now: the first use of a font costs a millisecond."""
    for face, sizes in (("read", (30, 38)), ("bold", (30, 38)), ("show", (34, 40, 72))):
        for size in sizes:
            font(face, round(size * scale)).render(WARM, True, BONE)


@pooled
def text(string: str, size: int = 30, face: str = "read", color: Color = BONE) -> pygame.Surface:
    """One line of text."""
    picture = font(face, size).render(string, True, color)
    return picture.convert_alpha() if pygame.display.get_surface() else picture


@lru_cache(maxsize=4096)
def width(string: str, size: int = 30, face: str = "read") -> int:
    """Pixels that a line of text is wide."""
    return font(face, size).size(string)[0]


@pooled
def ink(string: str, size: int, face: str, color: Color) -> pygame.Surface:
    """Text cut to its ink, for exact centring of numerals."""
    picture = text(string, size, face, color)
    return picture.subsurface(picture.get_bounding_rect())


def put(
    canvas: pygame.Surface,
    string: str,
    pos: tuple[float, float],
    size: int = 30,
    face: str = "read",
    color: Color = BONE,
    anchor: str = "topleft",
) -> pygame.Rect:
    """Draw a line with `anchor` (a rectangle point such as "center") at pos; returns where it went."""
    picture = text(string, size, face, color)
    where = picture.get_rect()
    setattr(where, anchor, (round(pos[0]), round(pos[1])))
    return canvas.blit(picture, where)


def put_ink(
    canvas: pygame.Surface,
    string: str,
    center: tuple[float, float],
    size: int = 40,
    face: str = "show",
    color: Color = BONE,
    edge: Color | None = None,
    width: int = 3,
) -> pygame.Rect:
    """A numeral or short word centred by its ink, with an optional outline for pieces."""
    glyph = outlined(string, size, face, color, edge, width) if edge else ink(string, size, face, color)
    return canvas.blit(glyph, glyph.get_rect(center=(round(center[0]), round(center[1]))))


@pooled
def outlined(string: str, size: int, face: str, color: Color, edge: Color, width: int) -> pygame.Surface:
    """Ink with a rim of `width` pixels."""
    glyph, rim = ink(string, size, face, color), ink(string, size, face, edge)
    out = pygame.Surface((glyph.get_width() + 2 * width, glyph.get_height() + 2 * width), pygame.SRCALPHA)
    for x in range(-width, width + 1):
        for y in range(-width, width + 1):
            if 0 < x * x + y * y <= width * width + 1:
                out.blit(rim, (width + x, width + y))
    out.blit(glyph, (width, width))
    return out


@pooled
def engraved(string: str, size: int, face: str = "show", color: Color = BONE, depth: int = 3) -> pygame.Surface:
    """Display text with a hard lower-right shade, as stamped type."""
    top, low = text(string, size, face, color), text(string, size, face, (20, 12, 10))
    out = pygame.Surface((top.get_width() + depth, top.get_height() + depth), pygame.SRCALPHA)
    for step in range(depth, 0, -1):
        out.blit(low, (step, step))
    out.blit(top, (0, 0))
    return out


@lru_cache(maxsize=1024)
def wrap(string: str, size: int, face: str, limit: int) -> tuple[str, ...]:
    """Lines of at most `limit` pixels; a newline in the string always breaks; a word too long is cut."""
    lines: list[str] = []
    for paragraph in string.split("\n"):
        line = ""
        for word in _words(paragraph, size, face, limit):
            trial = f"{line} {word}".strip()
            if line and width(trial, size, face) > limit:
                lines.append(line)
                line = word
            else:
                line = trial
        lines.append(line)
    return tuple(lines)


def _words(paragraph: str, size: int, face: str, limit: int) -> list[str]:
    words = []
    for word in filter(None, BLANK.split(paragraph)):
        while width(word, size, face) > limit and len(word) > 1:
            cut = next((n for n in range(len(word) - 1, 1, -1) if width(word[:n] + "-", size, face) <= limit), 1)
            words.append(word[:cut] + "-")
            word = word[cut:]
        words.append(word)
    return words


@lru_cache(maxsize=1024)
def fit(string: str, face: str, limit: int, largest: int, least: int = 28) -> int:
    """The largest size in steps of 2 at which the string fits on one line, or the least."""
    for size in range(largest, least, -2):
        if width(string, size, face) <= limit:
            return size
    return least


@lru_cache(maxsize=512)
def shorten(string: str, size: int, face: str, limit: int) -> str:
    """The string with an ellipsis if it must be; only for what can be read in full elsewhere."""
    if width(string, size, face) <= limit:
        return string
    cut = len(string)
    while cut > 1 and width(string[:cut].rstrip() + "…", size, face) > limit:
        cut -= 1
    return string[:cut].rstrip() + "…"
