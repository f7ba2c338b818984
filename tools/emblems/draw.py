"""Writes every picture of this package under sprites/: python -m tools.emblems.draw [part of a folder's name]."""

import importlib
import sys
from pathlib import Path

from tools.emblems.pen import emblem, picture

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
BOOKS = {
    "huns/emblems": ("equipment", "raids", "mercenaries", "curses", "treasures"),
    "icons": ("icons_table", "icons_controls"),
    "glyphs": ("glyphs",),
}


def draw(folder: str) -> int:
    """Writes the folder's pictures and returns how many there are."""
    target = SPRITES / folder
    target.mkdir(parents=True, exist_ok=True)
    count, dress = 0, emblem if folder.endswith("emblems") else picture
    for book in BOOKS[folder]:
        for name, recipe in importlib.import_module(f"tools.emblems.{book}").EMBLEMS.items():
            (target / f"{name}.svg").write_text(dress(recipe()))
            count += 1
    return count


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    for folder in BOOKS:
        if wanted in folder:
            print(folder, draw(folder))


if __name__ == "__main__":
    main()
