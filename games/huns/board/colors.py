"""The colours of felt, wool and paint that are drawn with at run time."""

from engine.ui.theme import Color, rgb

HORN: Color = rgb("#e6d5ae")
DARK_INK: Color = rgb("#3a2406")
"""Words on yellow."""
SUITS: dict[str, tuple[Color, Color, Color]] = {
    "blue": (rgb("#2f73c8"), rgb("#7db4f2"), rgb("#173f78")),
    "red": (rgb("#cb3a2c"), rgb("#f58b70"), rgb("#73190f")),
    "green": (rgb("#3f9a4c"), rgb("#8fd488"), rgb("#1c5528")),
    "black": (rgb("#3d3947"), rgb("#8a8499"), rgb("#17151d")),
    "yellow": (rgb("#e8b52e"), rgb("#fde48f"), rgb("#8f6410")),
}
"""Base, light edge and dark edge of each colour of valuables."""
ACCENTS = {
    "equipment": "#2f73c8",
    "raid": "#cb3a2c",
    "mercenary": "#3f9a4c",
    "curse": "#3d3947",
    "treasure": "#b98a1c",
    "wagon": "#8f6238",
}
