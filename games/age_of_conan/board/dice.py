"""The seven fate dice and the six contest dice, and how they lie in a row where they are read from the couch."""

from math import degrees
from typing import Any

import pygame

from engine.assets import SPRITES
from engine.dice.dietypes import register_dice
from engine.ui.paint import circle, converted, lin, path, rrect, svg, tint
from engine.ui.pool import pooled
from engine.ui.theme import mix, rgb
from games.age_of_conan.rules.content import CONTENT, CONTEST, FATE

SYMBOLS = {"military_intrigue": ["die_military", "die_intrigue"], "blank": []}
"""What a face shows where that is not the one symbol of its name."""
BODIES = {
    FATE: {"body": "#ece0c4", "light": "#fff8e6", "dark": "#a8926a", "ink": "#2b1a10"},
    CONTEST: {"body": "#8c2f24", "light": "#c65a44", "dark": "#4a1610", "ink": "#f6e8c8"},
}
WORDS = {FATE: "fate", CONTEST: "face"}


def _symbols(face: str) -> list[str]:
    return SYMBOLS.get(face, [f"die_{face}"])


def _die(kind: str) -> dict[str, Any]:
    faces = [
        {"symbols": _symbols(face), "value": number, "word": f"{WORDS[kind]}-{face}"}
        for number, face in enumerate(CONTENT.dice[kind].faces)
    ]
    return {"id": kind, **BODIES[kind], "faces": faces}


DICE: list[dict[str, Any]] = [_die(FATE), _die(CONTEST)]
"""The die types as data for `engine.dice.dietypes.register_dice`."""

register_dice(DICE)

YAWS = (0.10, -0.13, 0.16, -0.07, 0.08, -0.17, 0.13)
"""How each die of a row lies, in radians: as thrown, not as drilled."""
SHARE = 2.3
"""Side of the upper face, in half sides of the thrown die."""


def die_picture(kind: str, face: str, half: int, place: int = 0) -> pygame.Surface:
    """A die at rest seen from above with `face` on top, in the middle of a picture of 3.2 times `half`."""
    return _rest(kind, face, half, place % len(YAWS))


@pooled
def _rest(kind: str, face: str, half: int, place: int) -> pygame.Surface:
    box, side = round(half * 3.2), round(half * SHARE)
    turn = degrees(YAWS[place])
    out = svg((box, box), _body(kind, box / 2, side / 2, turn), defs=_defs(kind, box / 2, side / 2))
    names, ink = _symbols(face), rgb(BODIES[kind]["ink"])
    size = round(side * (0.74 if len(names) == 1 else 0.5))
    for k, name in enumerate(names):
        file = str(SPRITES / "dice" / f"{name}.svg")
        mark = tint(converted(pygame.image.load_sized_svg(file, (size, size))), ink)
        aside = (k - (len(names) - 1) / 2) * side * 0.44
        middle = pygame.Vector2(box / 2, box / 2 - _depth(side / 2) / 2)
        spot = middle + pygame.Vector2(aside, aside * 0.7).rotate(turn)
        turned = pygame.transform.rotozoom(mark, -turn, 1.0)
        out.blit(turned, turned.get_rect(center=(round(spot.x), round(spot.y))))
    return out


def _depth(half: float) -> float:
    """How much of the front of the die is seen below its upper face."""
    return half * 0.3


def _defs(kind: str, middle: float, half: float) -> str:
    colors = BODIES[kind]
    stops = ((0, colors["light"]), (0.5, colors["body"]), (1, mix(rgb(colors["body"]), rgb(colors["dark"]), 0.3)))
    return lin("t", middle - half, middle - half, middle + half, middle + half, *stops)


def _body(kind: str, middle: float, half: float, turn: float) -> str:
    """Contact shadow, front and upper face."""
    dark, deep = rgb(BODIES[kind]["dark"]), _depth(half)
    line = mix(dark, (20, 12, 8), 0.6)
    low = rrect(middle - half, middle - half + deep / 2, 2 * half, 2 * half, half * 0.3)
    top = rrect(middle - half, middle - half - deep / 2, 2 * half, 2 * half, half * 0.3)
    spot = middle + 4, middle + 6 + deep / 2
    shade = "".join(path(circle(*spot, half * r), "#0a0503", opacity=0.16) for r in (1.3, 1.2, 1.1))
    body = path(low, dark, line, 2.4) + path(top, "url(#t)", line, 2)
    return f'{shade}<g transform="rotate({turn:.2f} {middle} {middle})">{body}</g>'
