"""The coin of Krynea: a star for yes, a skull for no."""

from typing import Any

from engine.dice.dietypes import register_dice
from games.krynea.rules.content import CONTENT

WORDS = ("ui-no", "ui-yes")
SYMBOLS = ("coin_skull", "coin_star")
COIN: dict[str, Any] = {
    "id": CONTENT.coin.id,
    "body": "#d8a93a",
    "light": "#f6dc8c",
    "dark": "#6f5314",
    "faces": [{"symbols": [SYMBOLS[value]], "value": value, "word": WORDS[value]} for value in CONTENT.coin.values],
}
"""The die type as data for `engine.dice.dietypes.register_dice`."""

register_dice([COIN])
