"""The five dice of Huns: two each of 1, 2 and 3, with the suit's icon in the corner of every face."""

from typing import Any

import pygame

from engine.dice.dietypes import DieType, die_type, register_dice
from engine.dice.draw import centre_of, draw_shadow, resting_picture
from engine.dice.orientation import resting, support
from engine.ui.paint import layer
from engine.ui.pool import pooled
from engine.ui.theme import hexa
from games.huns.board.colors import SUITS
from games.huns.rules.content import CONTENT
from games.huns.rules.state import COLORS, FAMILIES

TYPES = {str(color): die for color, die in CONTENT.dice.items()}


def _die(color: str) -> dict[str, Any]:
    base, light, dark = SUITS[color]
    icon = f"suit_{FAMILIES[color]}"
    faces = [
        {"symbols": [f"num_{value}"], "corner": icon, "value": value, "word": f"die-{value}"}
        for value in TYPES[color].values
    ]
    return {
        "id": TYPES[color].id,
        "body": hexa(base),
        "light": hexa(light),
        "dark": hexa(dark),
        "faces": faces,
    }


DICE: list[dict[str, Any]] = [_die(color) for color in COLORS]
"""The die types as data for `engine.dice.dietypes.register_dice`."""

register_dice(DICE)

YAWS = {"blue": 0.32, "red": -0.42, "green": 0.24, "black": -0.30, "yellow": 0.5}
"""How each die lies on its ring: as thrown, not as drilled."""


def die_of(color: str) -> DieType:
    return die_type(TYPES[color].id)


@pooled
def die_picture(color: str, value: int, half: int = 34) -> pygame.Surface:
    """The die at rest with `value` on top and its contact shadow, centred in the picture."""
    die = die_of(color)
    face = next(k for k, each in enumerate(die.faces) if each.value == value)
    turn = resting(face, YAWS[color])
    picture = resting_picture(die, turn, half)
    box = round(half * 3.4)
    out = layer((box, box))
    lift = support(turn, die.sides)
    spot = (box / 2, box / 2 + half * 0.4)
    draw_shadow(out, spot, lift, half)
    out.blit(picture, picture.get_rect(center=centre_of(spot, lift, half)))
    return out
