"""The two pictures that say "move", in full colour: they are drawn as they are, never tinted.

Single buttons and keys are no files: the client draws them (engine/ui/glyphs.py), for a key bears any name and a pad's
button may have been given another meaning.
"""

from collections.abc import Callable

from tools.emblems.pen import INK, box, fill, line, poly, turn

BONE, SHADE, STEEL, STEEL_LIGHT = "#f3e9d2", "#b9a98b", "#3d332d", "#6f6056"
CROSS = (
    "M44 14Q44 6 52 6H76Q84 6 84 14V44H114Q122 44 122 52V76Q122 84 114 84H84V114Q84 122 76 122H52"
    "Q44 122 44 114V84H14Q6 84 6 76V52Q6 44 14 44H44Z"
)
ARM = poly("64 14, 78 34, 50 34")


def dpad() -> list[str]:
    """The cross with all four arrows lit."""
    arrows = [fill(turn(ARM, 90 * k), BONE) for k in range(4)]
    return [line(CROSS, 8, INK), fill(CROSS, STEEL), line(CROSS, 2.5, STEEL_LIGHT), *arrows]


def keycap(x: float, w: float, y: float, h: float) -> list[str]:
    return [
        fill(box(x, y, w, h, 16), INK),
        fill(box(x + 4, y + 4, w - 8, h - 8, 13), SHADE),
        fill(box(x + 11, y + 6, w - 22, h - 26, 11), BONE),
    ]


def arrow_keys() -> list[str]:
    """The four arrow keys as they lie on a keyboard."""
    out = []
    for turns, (x, y) in enumerate(((44, 20), (86, 64), (44, 64), (2, 64))):
        out += keycap(x, 40, y, 44)
        arrow = poly(f"{x + 20} {y + 9}, {x + 29} {y + 24}, {x + 11} {y + 24}")
        out.append(fill(turn(arrow, 90 * turns, x + 20, y + 17), INK))
    return out


EMBLEMS: dict[str, Callable[[], list[str]]] = {"dpad": dpad, "key_arrows": arrow_keys}
