"""Writes every picture of this package under sprites/: python -m tools.emblems.draw [part of a folder's name]."""

import importlib
import io
import sys
from collections.abc import Callable
from pathlib import Path

import pygame

from tools.emblems.pen import number, picture

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
BOOKS = {
    "huns/emblems": ("equipment", "raids", "mercenaries", "curses", "treasures"),
    "icons": ("icons_table", "icons_controls"),
    "glyphs": ("glyphs",),
}
Recipe = Callable[[], list[str]]
MARGIN = 3.5
WIDE = 'viewBox="-64 -64 256 256"'


def fitted(parts: list[str]) -> str:
    """The emblem centred by what is seen of it, and shrunk where an outline would leave the field."""
    wide = picture(parts).replace('viewBox="0 0 128 128"', WIDE).encode()
    seen = pygame.image.load_sized_svg(io.BytesIO(wide), (512, 512)).get_bounding_rect(min_alpha=40)
    left, top, width, height = (v / 2 for v in seen)
    k = min(1.0, (128 - 2 * MARGIN) / max(width, height))
    dx, dy = 64 - k * (left - 64 + width / 2), 64 - k * (top - 64 + height / 2)
    return picture([f'<g transform="translate({number(dx)} {number(dy)}) scale({k:.3f})">', *parts, "</g>"])


def recipes(folder: str) -> dict[str, Recipe]:
    """Every picture of the folder by name."""
    found: dict[str, Recipe] = {}
    for book in BOOKS[folder]:
        found |= importlib.import_module(f"tools.emblems.{book}").EMBLEMS
    return found


def draw(folder: str) -> int:
    """Writes the folder's pictures and returns how many there are."""
    target = SPRITES / folder
    target.mkdir(parents=True, exist_ok=True)
    dress = fitted if folder.endswith("emblems") else picture
    book = recipes(folder)
    for name, recipe in book.items():
        (target / f"{name}.svg").write_text(dress(recipe()))
    return len(book)


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    for folder in BOOKS:
        if wanted in folder:
            print(folder, draw(folder))


if __name__ == "__main__":
    main()
