"""The one die of High Throw, with pips."""

import pygame

from engine.dice.dietypes import die_type, register_dice
from engine.dice.draw import centre_of, draw_shadow, resting_picture
from engine.dice.orientation import resting, support
from engine.ui.paint import layer
from engine.ui.pool import pooled
from games._template.rules.content import CONTENT
from games._template.rules.play import DIE

register_dice(
    [
        {
            "id": DIE,
            "body": "#b5462f",
            "light": "#e08a63",
            "dark": "#5d1c12",
            "ink": "#f7ead0",
            "faces": [
                {"symbols": [f"pips_{value}"], "value": value, "word": f"die-{value}"} for value in CONTENT.values
            ],
        }
    ]
)


@pooled
def die_picture(value: int, half: int = 58) -> pygame.Surface:
    """The die lying with `value` on top, its shadow included."""
    die = die_type(DIE)
    turn = resting(CONTENT.values.index(value), 0.36)
    box = round(half * 3.3)
    out = layer((box, box))
    lift = support(turn, die.sides)
    spot = (box / 2, box / 2 + half * 0.45)
    draw_shadow(out, spot, lift, half)
    picture = resting_picture(die, turn, half)
    out.blit(picture, picture.get_rect(center=centre_of(spot, lift, half)))
    return out
