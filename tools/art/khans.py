"""Five khans from behind, against the fire: dark heads with a rim of light and the seat's colour."""

from collections.abc import Callable

from tools.art.paint import circle, lin, path, svg
from tools.art.palette import BRASS_DARK, INK, SEATS, mix, rgb

SIZE = (220, 190)
C = SIZE[0] / 2
DARK, RIM = rgb("#1b1012"), rgb("#f0a050")


def helm(color):
    """Pointed helmet with a streamer."""
    dome = (
        f"M{C} 4L{C + 8} 30C{C + 46} 42 {C + 52} 80 {C + 50} 112"
        f"Q{C} 128 {C - 50} 112C{C - 52} 80 {C - 46} 42 {C - 8} 30Z"
    )
    band = f"M{C - 52} 96Q{C} 112 {C + 52} 96V112Q{C} 130 {C - 52} 112Z"
    streamer = f"M{C} 8C{C + 30} -4 {C + 52} 18 {C + 66} 6C{C + 60} 32 {C + 30} 34 {C + 4} 24Z"
    return path(dome, "url(#s)", INK, 4) + path(band, BRASS_DARK, INK, 3) + path(streamer, color, INK, 3)


def fur(color):
    """Felt cone with a fur brim."""
    cone = f"M{C} 10C{C + 26} 24 {C + 38} 54 {C + 40} 84H{C - 40}C{C - 38} 54 {C - 26} 24 {C} 10Z"
    brim = (
        f"M{C - 62} 92q4 -22 20 -18q6 -12 18 -6q10 -10 22 -2q10 -8 20 2q12 -6 18 6q16 -4 20 18"
        "q6 22 -14 26q-44 12 -90 0q-20 -4 -14 -26Z"
    )
    return (
        path(cone, mix(color, rgb("#2a1412"), 0.45), INK, 4)
        + path(brim, "url(#f)", INK, 4)
        + path(circle(C, 10, 8), color, INK, 3)
    )


def horned(color):
    """Iron cap between two horns, its ridge in the seat's colour."""
    horns = "".join(
        f"M{C + m * 48} 74C{C + m * 92} 66 {C + m * 104} 30 {C + m * 84} 2"
        f"C{C + m * 78} 32 {C + m * 60} 44 {C + m * 36} 48Z"
        for m in (-1, 1)
    )
    cap = f"M{C} 26C{C + 44} 26 {C + 54} 70 {C + 52} 116H{C - 52}C{C - 54} 70 {C - 44} 26 {C} 26Z"
    return (
        path(horns, "url(#h)", INK, 4)
        + path(cap, "url(#s)", INK, 4)
        + path(f"M{C} 26V116", stroke=INK, width=17)
        + path(f"M{C} 30V114", stroke=mix(color, INK, 0.1), width=10)
    )


def plumed(color):
    """Round helmet with a tall horsehair crest and rivets."""
    crest = (
        f"M{C - 9} 40C{C - 34} 24 {C - 30} 2 {C - 6} -2C{C + 30} -4 {C + 62} 14 {C + 60} 60"
        f"C{C + 50} 38 {C + 26} 28 {C + 9} 40Z"
    )
    dome = f"M{C} 36C{C + 40} 36 {C + 54} 74 {C + 50} 112Q{C} 126 {C - 50} 112C{C - 54} 74 {C - 40} 36 {C} 36Z"
    rivets = "".join(path(circle(C + x, 92 - abs(x) * 0.08, 4.5), BRASS_DARK, INK, 2) for x in (-36, -18, 0, 18, 36))
    ribs = f"M{C - 24} 44Q{C - 32} 74 {C - 28} 100M{C + 24} 44Q{C + 32} 74 {C + 28} 100"
    return (
        path(crest, mix(color, INK, 0.08), INK, 4)
        + path(f"M{C} 8C{C + 26} 8 {C + 42} 22 {C + 48} 38", stroke=mix(color, rgb("#ffe0b0"), 0.5), width=4)
        + path(dome, "url(#s)", INK, 4)
        + path(ribs, stroke=INK, width=3, opacity=0.7)
        + path(f"M{C - 8} 36H{C + 8}V48H{C - 8}Z", BRASS_DARK, INK, 3)
        + rivets
    )


def crowned(color):
    """Plaited hair under a felt diadem with upright gold leaves."""
    hair = (
        f"M{C} 30C{C + 48} 30 {C + 56} 66 {C + 50} 92Q{C + 44} 118 {C} 122"
        f"Q{C - 44} 118 {C - 50} 92C{C - 56} 66 {C - 48} 30 {C} 30Z"
    )
    leaves = "".join(
        f"M{C + x - 9} 56Q{C + x - 10} 34 {C + x} {16 + abs(x) * 0.42}Q{C + x + 10} 34 {C + x + 9} 56Z"
        for x in (-36, -18, 0, 18, 36)
    )
    band = f"M{C - 50} 52Q{C} 66 {C + 50} 52V74Q{C} 88 {C - 50} 74Z"
    plaits = "".join(circle(C + m * (41 + n * 1.6), 100 + n * 12, 9 - n * 0.4) for n in range(5) for m in (-1, 1))
    parting = f"M{C} 86V116"
    return (
        path(hair, "url(#f)", INK, 4)
        + path(leaves, "url(#g)", INK, 3)
        + path(band, color, INK, 3.5)
        + path(parting, stroke=INK, width=3, opacity=0.75)
        + path(plaits, rgb("#8a5634"), INK, 3)
    )


HATS: tuple[Callable, ...] = (helm, fur, horned, plumed, crowned)


def khan(seat):
    """Head and shoulders of the khan of a seat (0..4), scarf in the seat's colour."""
    w, h = SIZE
    color = SEATS[seat][2]
    shoulders = (
        f"M{C - 92} {h}C{C - 90} {h * 0.78} {C - 52} {h * 0.70} {C - 26} {h * 0.66}"
        f"H{C + 26}C{C + 52} {h * 0.70} {C + 90} {h * 0.78} {C + 92} {h}Z"
    )
    scarf = (
        f"M{C - 40} {h * 0.62}Q{C} {h * 0.72} {C + 40} {h * 0.62}"
        f"L{C + 46} {h * 0.76}Q{C} {h * 0.88} {C - 46} {h * 0.76}Z"
    )
    head = f"M{C - 38} 100C{C - 44} 132 {C - 30} 142 {C} 142C{C + 30} 142 {C + 44} 132 {C + 38} 100Z"
    edge = "".join(
        f"M{C + m * 88} {h}C{C + m * 86} {h * 0.79} {C + m * 50} {h * 0.72} {C + m * 28} {h * 0.675}" for m in (-1, 1)
    )
    steel, wool = rgb("#5b5048"), rgb("#7a5a40")
    return svg(
        SIZE,
        path(shoulders, "url(#k)", INK, 4)
        + path(edge, stroke=RIM, width=4)
        + path(head, DARK, INK, 3)
        + path(scarf, mix(color, INK, 0.15), INK, 3)
        + HATS[seat](color),
        (0, -6, w, h),
        defs=lin("k", 0, h * 0.66, 0, h, (0, rgb("#5a3220")), (1, DARK))
        + lin("s", C - 52, 0, C + 52, 0, (0, RIM), (0.14, steel), (0.5, rgb("#2a2326")), (0.86, steel), (1, RIM))
        + lin("f", C - 62, 60, C + 62, 60, (0, RIM), (0.2, wool), (0.5, rgb("#3a281f")), (0.8, wool), (1, RIM))
        + lin("h", 0, 0, w, 0, (0, rgb("#f3dca8")), (0.5, rgb("#8a6a40")), (1, rgb("#f3dca8")))
        + lin("g", 0, 16, 0, 60, (0, rgb("#ffe9a8")), (1, rgb("#a8741c"))),
    )
