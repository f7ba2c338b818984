"""`python -m tools.art_age_of_conan [group ...]`: bake sprites/age_of_conan, or the named groups of it."""

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tools.art_age_of_conan.bake import GROUPS, bake_layout


def main(names):
    """Bake the named groups, then write the positions and the list of what exists."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    for name in names or GROUPS:
        GROUPS[name]()
    bake_layout()


if __name__ == "__main__":
    main(sys.argv[1:])
