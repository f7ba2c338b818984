"""`python -m tools.art_conan [group ...]`: bake sprites/conan, or the named groups of it."""

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tools.art_conan.bake import GROUPS, bake

if __name__ == "__main__":
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    bake(sys.argv[1:] or list(GROUPS))
