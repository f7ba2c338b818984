"""Every colour of the Huns concept, in one place. Hex in, (r, g, b) out."""


def rgb(hexa):
    hexa = hexa.lstrip("#")
    return tuple(int(hexa[i : i + 2], 16) for i in (0, 2, 4))


def mix(a, b, t):
    """Colour a moved towards b by t (0..1)."""
    return tuple(round(a[i] + (b[i] - a[i]) * t) for i in range(3))


def hexa(c):
    return "#{:02x}{:02x}{:02x}".format(*tuple(c[:3]))


# the frame around every title
WALNUT_DEEP, WALNUT, WALNUT_LIGHT = rgb("#1d1512"), rgb("#2b1f1a"), rgb("#4a3428")
BRASS, BRASS_LIGHT, BRASS_DARK = rgb("#c9a227"), rgb("#f0d684"), rgb("#735312")
BONE, MUTED, INK = rgb("#f3e9d2"), rgb("#b9a98b"), rgb("#1a1110")

# Huns: felt and horn
MADDER, MADDER_DARK = rgb("#6b2a22"), rgb("#3d1714")
OAT, OAT_LIGHT, OAT_DARK = rgb("#c2ab80"), rgb("#ddcaa2"), rgb("#8d7450")
INDIGO, CHARCOAL = rgb("#26303f"), rgb("#2e2523")
HORN = rgb("#e6d5ae")

# name: base, light edge, dark edge
SUITS = {
    "equipment": tuple(map(rgb, ("#2f73c8", "#7db4f2", "#173f78"))),
    "raid": tuple(map(rgb, ("#cb3a2c", "#f58b70", "#73190f"))),
    "mercenary": tuple(map(rgb, ("#3f9a4c", "#8fd488", "#1c5528"))),
    "curse": tuple(map(rgb, ("#3d3947", "#8a8499", "#17151d"))),
    "treasure": tuple(map(rgb, ("#e8b52e", "#fde48f", "#8f6410"))),
}
SUIT_ORDER = tuple(SUITS)
SUIT_OF = dict(zip("BRGKY", SUIT_ORDER, strict=False))

BACKS = {
    "purple": tuple(map(rgb, ("#7c4aa3", "#b98ad8", "#43245c"))),
    "orange": tuple(map(rgb, ("#d9742a", "#f8b077", "#7d3a0c"))),
    "green": tuple(map(rgb, ("#7f9a2c", "#c0d672", "#445612"))),
    "blue": tuple(map(rgb, ("#2d8aa0", "#7fccdc", "#124a59"))),
}

SEATS = (  # name of the seat, shape, colour
    ("amber", "triangle", rgb("#e69f00")),
    ("sky", "circle", rgb("#56b4e9")),
    ("green", "square", rgb("#009e73")),
    ("vermilion", "diamond", rgb("#d55e00")),
    ("violet", "star", rgb("#cc79a7")),
)
