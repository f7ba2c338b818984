"""Every colour of the Conan title in one place.

A *material* is three values (light edge, base, dark edge): nothing in this title is drawn with fewer.
"""


def rgb(code):
    """'#rrggbb' -> (r, g, b)."""
    return tuple(int(code[i : i + 2], 16) for i in (1, 3, 5))


INK = rgb("#120d10")  # outline of everything; never pure black
TORCH = rgb("#ffb75a")  # warm light and movement
EMBER = rgb("#ffe7b0")  # the core of a flame, highest value on the table
BONE = rgb("#f3e9d2")  # text
BRASS = rgb("#c9a227")
BRASS_LIGHT = rgb("#f0d37a")
WALNUT_DARK = rgb("#1d1512")

SEATS = {  # colour, shape, name (ART.md)
    "amber": (rgb("#e69f00"), "triangle"),
    "sky": (rgb("#56b4e9"), "disc"),
    "green": (rgb("#009e73"), "square"),
    "vermilion": (rgb("#d55e00"), "diamond"),
    "violet": (rgb("#cc79a7"), "star"),
}

TILE_BASE = {  # base colours of unit tiles, each with a tally mark as a second code
    "blue": (rgb("#4f7fb8"), 1),
    "green": (rgb("#6f9d4e"), 2),
    "red": (rgb("#c24a3a"), 3),
    "purple": (rgb("#8c62b0"), 4),
    "grey": (rgb("#9a948a"), 0),
    "boss": (rgb("#d0a02c"), 0),
    "orange": (rgb("#d88a3a"), 5),
}

DICE = {  # light, base, dark
    "Y": (rgb("#ffe27a"), rgb("#e3b32a"), rgb("#9a6d10")),
    "O": (rgb("#ffb066"), rgb("#e2752a"), rgb("#96400f")),
    "R": (rgb("#f08074"), rgb("#c43a30"), rgb("#7d1a18")),
}

_M = {
    "skin": "#f2c49a #cc8d62 #7d4a34",
    "bronze": "#efb080 #bd7648 #6d3a26",
    "ebony": "#9a6a50 #66402f #38211a",
    "pict": "#cda27a #95674a #53352a",
    "olive": "#e0ae80 #ad7a52 #67422f",
    "pale": "#f0dcc6 #cfae94 #83655a",
    "dead": "#d8cfae #a1977a #57513f",
    "bone": "#f6ecd0 #d6c6a0 #857353",
    "wrap": "#e6d9b4 #b8a67e #6b5c42",
    "steel": "#eef4f7 #9dabb6 #4b5762",
    "iron": "#8f98a3 #59626d #2c333c",
    "gold": "#ffe695 #d6a532 #7b5516",
    "leather": "#b07a46 #744a2a #3e2619",
    "hide": "#c7a273 #8d6a45 #4d3624",
    "fur": "#8d6f52 #5c4533 #33261e",
    "wood": "#a9784a #6f4a2c #3c281b",
    "black": "#625b6c #302b38 #17141c",
    "brown": "#8a5a3a #553320 #2e1b14",
    "red": "#e06450 #a8342c #5c1718",
    "wine": "#a8445a #6d2338 #38121f",
    "blue": "#7fa9d8 #456fa3 #233b5f",
    "teal": "#6fc0b0 #35806f #184740",
    "green": "#8bb56a #52793c #2a4322",
    "white": "#fdf6e4 #dccfb4 #8f826b",
    "violet": "#b18fd0 #77539c #3f2a5c",
    "ochre": "#eec36e #bd8a35 #6a4a1a",
    "grey": "#b4b2ac #7c7a76 #44434a",
    "blond": "#ffe59a #d9ab4e #85602a",
    "ginger": "#ef9a58 #b65c2a #612d17",
    "snake": "#a9c06a #5f7d3a #2b3f22",
    "belly": "#f2e3a8 #cdb06a #80643a",
    "demon": "#6d7389 #3a3e52 #1c1e2b",
    "flesh": "#c98a86 #8d4c50 #4a2430",
    "lion": "#efc27a #bf8a42 #6d4a24",
    "wolf": "#c3c9cf #808892 #434a55",
    "hyena": "#d8b47e #9d7847 #56402a",
    "slime": "#a7e0b0 #4f9c7e #1f4f4a",
    "fire": "#fff0b8 #ffb23e #d1581a",
    "glow": "#e9fff2 #8fe8c0 #2f8f78",
    "indigo_cloth": "#6a74b8 #363f7d #1b2148",
    "parch": "#f3e4bd #d8bf8a #94784a",
    "grass": "#7f9050 #566a38 #2c3a22",
    "canopy_far": "#2a4440 #1a2b2a #0d1717",
    "canopy": "#3b5d55 #253f3a #152523",
    "canopy_near": "#587f74 #355650 #1f3633",
    "stone": "#b9b3a6 #7f7a72 #45434a",
}
MATERIALS = {name: tuple(rgb(c) for c in values.split()) for name, values in _M.items()}
