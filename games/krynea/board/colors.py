"""The colours of steel, lead and enamel that are drawn with at run time."""

from engine.ui.theme import Color, rgb

LEAD, PLATE, STEEL, STEEL_LIGHT = rgb("#17161a"), rgb("#1a1d24"), rgb("#8d99a4"), rgb("#d5dee4")
KILL, HOLD = rgb("#ffb14a"), rgb("#c3d2e0")
HIGHER, LOWER = rgb("#9be08a"), rgb("#ff9c86")
"""Values that are more or less than what is printed on the card."""
RAISED_LIGHT, TAPPED_LIGHT, DYING_LIGHT = (159, 224, 176, 255), (166, 160, 182, 255), (255, 150, 120, 255)
HIDDEN_LIGHT, REST_LIGHT = (120, 114, 134, 255), (164, 164, 178, 255)
KINDS: dict[str, Color] = {"ranged": rgb("#8fc46a"), "magic": rgb("#b79cff"), "melee": rgb("#ff9a5e")}
GLASS: dict[str, str] = {
    "light": "#bd8a2a",
    "magic": "#3352b4",
    "dark": "#a82a2c",
    "mercenary": "#566b2c",
    "neutral": "#477878",
}
"""The colour of a faction's glass, for bands in the enlarged card."""
