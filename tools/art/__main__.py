"""`python -m tools.art [frame title huns cards scenes]`: bake the pictures under sprites/ (all when none is named)."""

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tools.art.bake_huns import bake_cards, bake_huns, bake_scenes
from tools.art.bake_title import bake_frame, bake_title
from tools.art.output import write_manifest

GROUPS = {"frame": bake_frame, "title": bake_title, "huns": bake_huns, "cards": bake_cards, "scenes": bake_scenes}


def main(names):
    """Bake the named groups, then list what exists in sprites/manifest.toml."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    for name in names or GROUPS:
        GROUPS[name]()
    write_manifest()


if __name__ == "__main__":
    main(sys.argv[1:])
