"""The three attack dice of Conan: yellow, orange, red, with none to three swords on a face."""

from typing import Any

from engine.assets import SPRITES
from engine.dice.dietypes import register_dice
from games.conan.board.colors import DICE as BODIES
from games.conan.rules.content import CONTENT

BLANK = "blank"


def _symbols(count: int) -> list[str]:
    """One picture a count where it is baked, else strokes of the same number."""
    if not count:
        return []
    name = f"die_swords_{count}"
    return [name] if (SPRITES / "dice" / f"{name}.svg").is_file() else [f"pips_{count}"]


DICE: list[dict[str, Any]] = [
    {
        "id": die.id,
        **BODIES[letter],
        "faces": [
            {"symbols": _symbols(count), "value": count, "word": f"conan-face-{count}"} for count in die.symbols
        ],
    }
    for letter, die in CONTENT.dice.items()
]
"""The die types as data for `engine.dice.dietypes.register_dice`."""

register_dice(DICE)
