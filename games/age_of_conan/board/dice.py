"""The seven fate dice and the six contest dice, and how they look at rest."""

from functools import cache
from typing import Any

import pygame

from engine.dice.dietypes import DieType, read_die, register_dice
from engine.dice.draw import centre_of, draw_shadow, resting_picture
from engine.dice.orientation import resting, support
from engine.ui.paint import layer
from games.age_of_conan.rules.content import CONTENT, CONTEST, FATE

SYMBOLS = {"military_intrigue": ["die_military", "die_intrigue"], "blank": []}
"""What a face shows where that is not the one symbol of its name."""
BODIES = {
    FATE: {"body": "#ece0c4", "light": "#fff8e6", "dark": "#a8926a", "ink": "#2b1a10"},
    CONTEST: {"body": "#8c2f24", "light": "#c65a44", "dark": "#4a1610", "ink": "#f6e8c8"},
}
WORDS = {FATE: "fate", CONTEST: "face"}


def _die(kind: str, only: int | None = None) -> dict[str, Any]:
    """A die type; with `only` one face is painted: small dice at rest are read by their top alone."""
    faces = [
        {
            "symbols": SYMBOLS.get(face, [f"die_{face}"]) if only in (None, number) else [],
            "value": number,
            "word": f"{WORDS[kind]}-{face}",
        }
        for number, face in enumerate(CONTENT.dice[kind].faces)
    ]
    return {"id": kind, **BODIES[kind], "faces": faces}


DICE: list[dict[str, Any]] = [_die(FATE), _die(CONTEST)]
"""The die types as data for `engine.dice.dietypes.register_dice`."""

register_dice(DICE)

YAWS = (0.16, -0.2, 0.26, -0.1, 0.12, -0.28, 0.2)
"""How each die of a row lies: as thrown, not as drilled."""
_shown: dict[tuple[str, str, int, int], pygame.Surface] = {}


def die_picture(kind: str, face: str, half: int, place: int = 0) -> pygame.Surface:
    """A die at rest with `face` on top and its contact shadow, in the middle of the picture."""
    key = (kind, face, half, place % len(YAWS))
    if key not in _shown:
        _shown[key] = _rest(*key)
    return _shown[key]


@cache
def _plain_die(kind: str, number: int) -> DieType:
    return read_die(_die(kind, number))


def _rest(kind: str, face: str, half: int, place: int) -> pygame.Surface:
    number = [str(one) for one in CONTENT.dice[kind].faces].index(face)
    die = _plain_die(kind, number)
    turn = resting(number, YAWS[place])
    picture = resting_picture(die, turn, half)
    box = round(half * 3.2)
    out = layer((box, box))
    lift = support(turn, die.sides)
    spot = (box / 2, box / 2 + half * 0.4)
    draw_shadow(out, spot, lift, half)
    out.blit(picture, picture.get_rect(center=centre_of(spot, lift, half)))
    return out
