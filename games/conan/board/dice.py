"""The three attack dice of Conan: yellow, orange, red, with none to three swords on a face."""

from typing import Any

from engine.dice.dietypes import register_dice
from games.conan.board.colors import DICE as BODIES
from games.conan.rules.content import CONTENT

SWORD = "die_strike"

# A face is told by its number: there is no message `conan-face-<n>`, so that the words of ten dice stand in one row.
DICE: list[dict[str, Any]] = [
    {
        "id": die.id,
        **BODIES[letter],
        "faces": [{"symbols": [SWORD] * count, "value": count, "word": f"conan-face-{count}"} for count in die.symbols],
    }
    for letter, die in CONTENT.dice.items()
]
"""The die types as data for `engine.dice.dietypes.register_dice`."""

register_dice(DICE)
