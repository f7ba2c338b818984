"""Pictures of provinces that may soon be wanted."""

from collections.abc import Iterator
from functools import partial

import pygame

from engine.board.warm import Make
from engine.ui.theme import Color
from games.age_of_conan.board.art import Art
from games.age_of_conan.rules.content import PROVINCES
from games.age_of_conan.rules.state import AocState


def lands(art: Art, view: AocState, ground: pygame.Surface, color: Color) -> Iterator[Make]:
    """Every province in play cut free of its ground and lit; the others are lit for Conan and emissaries alone."""
    for province, facts in PROVINCES.items():
        if facts.area in view.areas:
            yield partial(art.cut, ground, province)
            yield partial(art.light, province, color)
