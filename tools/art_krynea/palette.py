"""Every colour of the glass-and-steel table. No other module names a hex value for a faction."""

from dataclasses import dataclass

from tools.art.palette import mix, rgb

WALNUT, WALNUT_UP, BRASS, BRASS_DARK = rgb("#1d1512"), rgb("#2b1f1a"), rgb("#c9a227"), rgb("#6f5717")
BONE, MUTED, INK = rgb("#f3e9d2"), rgb("#b9a98b"), rgb("#100d0c")
LEAD, STEEL, STEEL_LIGHT, STEEL_DARK = rgb("#17161a"), rgb("#8d99a4"), rgb("#d5dee4"), rgb("#3a424b")
PLATE, PLATE_UP = rgb("#1a1d24"), rgb("#2b3039")
EMBER, KILL, HOLD, UNDEAD = rgb("#ff7a3c"), rgb("#ffb14a"), rgb("#9db4c8"), rgb("#8fe0a0")
KINDS = ("ranged", "magic", "melee")  # always in this order from left to right
KIND_HUE = {"ranged": rgb("#8fc46a"), "magic": rgb("#b79cff"), "melee": rgb("#ff9a5e")}


@dataclass(frozen=True)
class Faction:
    """Glass from deep to bright, metal and cloth each light, base, dark; the pattern of its leads; the light behind."""

    glass: tuple
    metal: tuple
    cloth: tuple
    pattern: str
    glow: tuple


def _faction(glass, metal, cloth, pattern, glow):
    hues, metals, cloths = (tuple(map(rgb, text.split())) for text in (glass, metal, cloth))
    return Faction(hues, metals, cloths, pattern, rgb(glow))


FACTIONS = {
    "light": _faction(
        "#5a3a10 #8f6016 #bd8a2a #dcb65a #f0dfae",
        "#fff1c4 #d8b65a #7a5a1c",
        "#fff6dc #e9c869 #a8741d",
        "rays",
        "#ffe9ae",
    ),
    "magic": _faction(
        "#171a4a #27307f #3352b4 #2f8fc4 #7fdcec",
        "#c9e6ff #6f8fc8 #2b3c78",
        "#a8f1fa #3fb3d6 #2a55a8",
        "orbits",
        "#a6ecff",
    ),
    "dark": _faction(
        "#24090f #4c0e17 #7d1520 #a82a2c #8d8580",
        "#cfc6c0 #7d7370 #332c2c",
        "#f0705c #b3252b #5c0f18",
        "shards",
        "#ff8a70",
    ),
    "mercenary": _faction(
        "#1e2a14 #37491f #566b2c #82803a #c0924e",
        "#f0c98c #a87740 #513516",
        "#e3b56b #a9743a #5f3d18",
        "lattice",
        "#f3d79a",
    ),
    "neutral": _faction(
        "#16202a #22323d #33505a #477878 #9fc9b8",
        "#d8e2dd #8b9a98 #3a4747",
        "#c9f5df #5fb59b #2a5e58",
        "ripples",
        "#b8ffe0",
    ),
}
ARMIES = ("light", "magic", "dark", "mercenary")

# What the letters of an emblem stand for beside the cloth (a b c) and the light (g) of its faction.
TONES = {
    "L": "#e6edf0",
    "M": "#a7b4bd",
    "D": "#66727d",
    "U": "#3c4650",
    "i": "#f6ead0",
    "j": "#cdb892",
    "w": "#b98a52",
    "W": "#79522c",
    "K": "#17161a",
    "r": "#c23a34",
    "R": "#7a1a1e",
    "s": "#efc9a0",
    "S": "#cf9d6e",
    "f": "#ff8a3c",
    "F": "#ffe08a",
    "y": "#f2c14a",
    "Y": "#a8741d",
    "n": "#9fd06a",
    "N": "#4f7f38",
    "e": "#b08a58",
    "E": "#6f5236",
    "q": "#8f9c9b",
    "Q": "#5f6d70",
    "X": "#4a5659",
}

__all__ = ["mix", "rgb"]
