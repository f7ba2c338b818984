"""Pictures of every screen: `python -m tools.gallery [--title T] [--only NAME] [--quick] [--readme]`.

Into out/gallery: each screen in both languages, at normal and at the largest text, with the fewest and the most seats.
Into docs/pictures: the few that the README shows, at half size.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from engine.shots import shots_of, take
from engine.titles import Title, find_titles

ROOT = Path(__file__).parent.parent
OUT = ROOT / "out" / "gallery"
DOCS = ROOT / "docs" / "pictures"
SEED, AT = 7, 150
README = {
    "huns": ("title", "lobby_full", "table", "dice_flight", "draw_choice", "results"),
    "krynea": ("table", "krynea_action"),
    "age_of_conan": ("table", "aoc_own_roll"),
    "conan": ("table", "conan_reroll"),
}
"""The pictures of the README, by title."""
HALF = (960, 540)
SEAT_SHOTS = ("table", "dice_rest", "game_end", "results", "lobby_full")
"""Screens that differ with the number of seats; the others are taken with the most."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="just this screen")
    parser.add_argument("--title", default="huns")
    parser.add_argument("--quick", action="store_true", help="English at normal text only")
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README, of every title")
    options = parser.parse_args()
    os.environ["COUCH_KHANS_HOME"] = str(ROOT / "out" / "gallery-home")
    if options.readme:
        for_readme()
        return
    title = find_titles()[options.title]
    for name in sorted(shots_of(title)):
        if options.only in (None, name):
            _take_all(title, name, options.quick)
    if options.only is None:
        for_readme()


def _take_all(title: Title, name: str, quick: bool) -> None:
    seats = (title.seats[0], title.seats[-1]) if name in SEAT_SHOTS else title.seats[-1:]
    for players in seats:
        for lang in ("en",) if quick else ("en", "es"):
            for text in (100,) if quick else (100, 150):
                file = OUT / f"{title.id}-{name}-{players}-{lang}-{text}.png"
                take(name, title, players, SEED, AT, lang, text, file)
                print(file)


def for_readme() -> None:
    DOCS.mkdir(parents=True, exist_ok=True)
    for title_id, names in README.items():
        title = find_titles()[title_id]
        for name in names:
            small = pygame.transform.smoothscale(take(name, title, title.seats[-1], SEED, AT), HALF)
            pygame.image.save(small, DOCS / f"{title_id}-{name}.jpg")


if __name__ == "__main__":
    main()
