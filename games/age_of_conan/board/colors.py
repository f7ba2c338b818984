"""Ink, parchment, areas and terrains: the colours that are drawn with at run time."""

from engine.ui.theme import Color, mix, rgb

INK, INK_SOFT = rgb("#2b1a10"), rgb("#5c4028")
PARCHMENT, PARCHMENT_LIGHT, PARCHMENT_DARK = rgb("#e5d2a6"), rgb("#f3e6c4"), rgb("#be9862")
BLOOD, SAVAGE = rgb("#a8201c"), rgb("#7a3422")
SHIELD_WOOD = rgb("#3e281c")
AREAS: dict[str, Color] = {
    "central": rgb("#e28c5c"),
    "north": rgb("#7ca0c8"),
    "east": rgb("#deb646"),
    "south": rgb("#98a654"),
}
TERRAINS: dict[str, Color] = {
    "plain": rgb("#e2c870"),
    "hills": rgb("#c89868"),
    "wood": rgb("#8eaa68"),
    "city": rgb("#cebeb4"),
}
GONE: Color = rgb("#8d8478")
"""Terrain that is behind the campaign."""
SPENT = rgb("#3c2f26")
"""A bid token that is used."""
GOLD, SORCERY = rgb("#f0c84a"), rgb("#b79cff")
TINTS: dict[str, Color] = {"gold": GOLD, "sorcery": SORCERY}
BANDS = {"table": "#6e4a1e", "event": "#7a2a22", "instant": "#43602c"}
"""Bands in the enlarged card, by kind of card."""
AREA_BANDS = {"central": "#8a4a2a", "north": "#3c5a80", "east": "#8a6a1a", "south": "#5a6a2a"}
REST_LIGHT = (186, 180, 172, 255)
DUSK = (188, 180, 170)
"""What cannot be chosen, under a dimmer light."""
USED_LIGHT = (138, 130, 124, 255)


def light_of(color: Color) -> Color:
    return mix(color, rgb("#fff6dc"), 0.48)


def dark_of(color: Color) -> Color:
    return mix(color, rgb("#140804"), 0.52)
