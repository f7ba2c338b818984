"""Colours of Conan's night beside those of the frame."""

from engine.ui.theme import Color, rgb

INK, MOON, MOON_LIGHT = rgb("#120d10"), rgb("#8fb4cf"), rgb("#d9ecf7")
TORCH, EMBER = rgb("#ffb75a"), rgb("#ffe7b0")
OXBLOOD, OXBLOOD_LINE, BLOOD = rgb("#3a1618"), rgb("#a8574a"), rgb("#e0563f")
WELL, WELL_LINE, WELL_HOT = rgb("#1e1512"), rgb("#6b5138"), rgb("#2f2018")
BOOK_WELL, BOOK_LINE, BOOK_WORDS = rgb("#140b0c"), rgb("#7a3d36"), rgb("#d8b9a0")
HERO_EDGE, FOE_EDGE = rgb("#f4e7c6"), rgb("#d0694a")
LOAD, LOAD_LIGHT, LOAD_EMPTY = rgb("#c08a3e"), rgb("#f3c980"), rgb("#2a1e1a")
TILES: dict[str, tuple[Color, int]] = {
    "": (rgb("#c9a227"), 0),
    "grey": (rgb("#9a968e"), 0),
    "blue": (rgb("#4a7fc1"), 1),
    "green": (rgb("#5c9c4a"), 2),
    "red": (rgb("#c4473a"), 3),
    "purple": (rgb("#8a5cb8"), 4),
    "orange": (rgb("#e2752a"), 5),
}
"""The colour of a tile's bases, and the tally that tells it a second time."""
DICE = {
    "Y": {"body": "#e3b32a", "light": "#f6d878", "dark": "#7a5a12", "ink": "#2a1a0c"},
    "O": {"body": "#e2752a", "light": "#f5a45e", "dark": "#7a3610", "ink": "#fff6dd"},
    "R": {"body": "#c43a30", "light": "#e8776a", "dark": "#661814", "ink": "#fff6dd"},
}
DUSK_LIGHT = (96, 112, 138, 255)
"""The light on what stands in the dark."""
REST_LIGHT = (120, 120, 128, 255)
"""The light on what cannot be chosen while its like can."""
