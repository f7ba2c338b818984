"""Button pictures for prompts, in full colour: they are drawn as they are, never tinted. Letters are strokes."""

from collections.abc import Callable

from tools.emblems.pen import INK, box, fill, line, oval, poly, turn

BONE, SHADE, STEEL, STEEL_LIGHT, STEEL_DARK = "#f3e9d2", "#b9a98b", "#3d332d", "#6f6056", "#241c18"
RED, GREEN, BLUE, YELLOW = "#b8392c", "#2f8244", "#2f6cc0", "#e3ae2a"
LETTERS = {
    "A": "M42 94L64 36L86 94M50 76H78",
    "B": "M46 36V92H66C88 92 88 63 66 63H46M66 63C84 63 84 36 66 36H46",
    "X": "M44 38L84 90M84 38L44 90",
    "Y": "M44 36L64 64L84 36M64 64V92",
    "L": "M46 36V92H78",
    "R": "M46 92V36H66C88 36 88 64 66 64H46M66 64L84 92",
    "T": "M42 36H86M64 36V92",
    "Z": "M44 36H84L44 92H84",
    "1": "M50 46L66 36V92",
    "2": "M46 50C46 32 84 30 82 52C80 66 58 76 46 92H84",
}


def button(color: str, light: str) -> list[str]:
    """A round button lit from the top left."""
    return [
        fill(oval(64, 64, 60), INK),
        fill(oval(64, 64, 54), STEEL_DARK),
        fill(oval(62.5, 62.5, 52.5), light) + fill(oval(64, 64.5, 51), color),
    ]


def letter(name: str, color: str = BONE, scale: float = 1.0, dx: float = 0, width: float = 11) -> str:
    """A letter of strokes, centred on the field before it is shifted."""
    d = LETTERS[name]
    if scale == 1 and not dx:
        return line(d, width, color)
    shift = f"translate({64 + dx:.1f} 64) scale({scale}) translate(-64 -64)"
    return line(d, width, color).replace(" d=", f' transform="{shift}" d=')


def xbox(name: str, color: str, light: str, ink: str = BONE) -> Callable[[], list[str]]:
    return lambda: [*button(color, light), letter(name, ink)]


def nintendo(name: str) -> Callable[[], list[str]]:
    return lambda: [*button(STEEL, STEEL_LIGHT), letter(name)]


def playstation(d: str, color: str) -> Callable[[], list[str]]:
    return lambda: [*button(STEEL, STEEL_LIGHT), line(d, 9, color)]


def generic(lit: int) -> Callable[[], list[str]]:
    """Four buttons in a diamond, the meant one bright. 0 south, 1 east, 2 north, 3 west."""

    def recipe() -> list[str]:
        out = []
        for k, (x, y) in enumerate(((64, 100), (100, 64), (64, 28), (28, 64))):
            out += [fill(oval(x, y, 25), INK), fill(oval(x, y, 20), BONE if k == lit else STEEL)]
            out += [fill(oval(x, y, 9), INK)] if k == lit else [line(oval(x, y, 18.5), 3, STEEL_LIGHT)]
        return out

    return recipe


CROSS = (
    "M44 14Q44 6 52 6H76Q84 6 84 14V44H114Q122 44 122 52V76Q122 84 114 84H84V114Q84 122 76 122H52"
    "Q44 122 44 114V84H14Q6 84 6 76V52Q6 44 14 44H44Z"
)
ARM = poly("64 14, 78 34, 50 34")


def dpad(lit: int | None) -> Callable[[], list[str]]:
    """The cross; the meant arm is bright. Quarter turns clockwise from up; None lights all four arrows."""

    def recipe() -> list[str]:
        out = [line(CROSS, 8, INK), fill(CROSS, STEEL), line(CROSS, 2.5, STEEL_LIGHT)]
        if lit is not None:
            out.append(fill(turn("M44 14Q44 6 52 6H76Q84 6 84 14V44L64 60L44 44Z", 90 * lit), BONE))
        for k in range(4):
            out.append(fill(turn(ARM, 90 * k), INK if k == lit else BONE if lit is None else STEEL_LIGHT))
        return out

    return recipe


def stick(name: str, pushed: bool = False) -> Callable[[], list[str]]:
    def recipe() -> list[str]:
        ring = [
            fill(oval(64, 64, 60), INK),
            fill(oval(64, 64, 55), STEEL_LIGHT if not pushed else BONE),
            fill(oval(64, 64, 47), INK),
        ]
        return [*ring, fill(oval(64, 64, 42), STEEL), line(oval(64, 64, 40), 3, STEEL_LIGHT), letter(name, scale=0.8)]

    return recipe


def pill(text: str, trigger: bool) -> Callable[[], list[str]]:
    """A shoulder button: bumpers are flat bars, triggers are taller with a round top."""
    d = "M8 110V54Q8 16 48 16H80Q120 16 120 54V110Z" if trigger else box(4, 30, 120, 68, 24)

    def recipe() -> list[str]:
        places = (0,) if len(text) == 1 else (-22, 22)
        letters = [letter(c, scale=0.74, dx=dx) for c, dx in zip(text, places, strict=True)]
        return [line(d, 8, INK), fill(d, STEEL), line(d, 3, STEEL_LIGHT), *letters]

    return recipe


def small(d: str) -> Callable[[], list[str]]:
    body = box(14, 26, 100, 76, 36)
    return lambda: [line(body, 8, INK), fill(body, STEEL), line(body, 3, STEEL_LIGHT), line(d, 8, BONE)]


def keycap(x: float, w: float, y: float = 10, h: float = 108) -> Callable[[], list[str]]:
    """A blank key: the client writes the key's name on its top face."""
    return lambda: [
        fill(box(x, y, w, h, 16), INK),
        fill(box(x + 4, y + 4, w - 8, h - 8, 13), SHADE),
        fill(box(x + 11, y + 6, w - 22, h - 26, 11), BONE),
    ]


def arrow_key(turns: int) -> Callable[[], list[str]]:
    """A key with an arrow, quarter turns clockwise from up."""
    arrow = poly("64 28, 90 60, 73 60, 73 82, 55 82, 55 60, 38 60")
    return lambda: [*keycap(10, 108)(), fill(turn(arrow, 90 * turns, 64, 55), INK)]


def arrow_keys() -> list[str]:
    out = []
    for turns, (x, y) in enumerate(((44, 20), (86, 64), (44, 64), (2, 64))):
        out += keycap(x, 40, y, 44)()
        arrow = poly(f"{x + 20} {y + 9}, {x + 29} {y + 24}, {x + 11} {y + 24}")
        out.append(fill(turn(arrow, 90 * turns, x + 20, y + 17), INK))
    return out


def touch() -> list[str]:
    finger = (
        "M50 62V30C50 18 68 18 68 30V58L98 66Q108 69 107 80L104 104Q102 122 84 122H64Q54 122 48 114L26 84"
        "C18 72 34 62 42 72L50 82Z"
    )
    return [line("M36 46C26 28 40 8 59 8C78 8 92 28 82 46", 7, BONE), line(finger, 8, INK), fill(finger, BONE)]


MOUSE = "M64 6C94 6 106 26 106 52V78C106 106 90 122 64 122C38 122 22 106 22 78V52C22 26 34 6 64 6Z"
LEFT_BUTTON = "M60 10C36 12 26 28 26 52V56H60Z"
RIGHT_BUTTON = "M68 10C92 12 102 28 102 52V56H68Z"


def mouse(lit: str) -> Callable[[], list[str]]:
    def recipe() -> list[str]:
        left, right = (BONE if lit == "left" else STEEL_LIGHT), (BONE if lit == "right" else STEEL_LIGHT)
        wheel = BONE if lit in ("middle", "wheel") else STEEL
        out = [line(MOUSE, 8, INK), fill(MOUSE, STEEL), fill(LEFT_BUTTON, left), fill(RIGHT_BUTTON, right)]
        out += [fill(box(50, 20, 28, 42, 14), INK), fill(box(55, 25, 18, 32, 9), wheel)]
        if lit == "wheel":
            out += [fill(poly("64 70, 80 88, 48 88"), BONE), fill(poly("64 116, 80 98, 48 98"), BONE)]
        return out

    return recipe


EMBLEMS: dict[str, Callable[[], list[str]]] = {
    "xbox_a": xbox("A", GREEN, "#8fd488"),
    "xbox_b": xbox("B", RED, "#f58b70"),
    "xbox_x": xbox("X", BLUE, "#7db4f2"),
    "xbox_y": xbox("Y", YELLOW, "#fde48f", INK),
    "nintendo_a": nintendo("A"),
    "nintendo_b": nintendo("B"),
    "nintendo_x": nintendo("X"),
    "nintendo_y": nintendo("Y"),
    "playstation_cross": playstation("M42 42L86 86M86 42L42 86", "#8fb6f0"),
    "playstation_circle": playstation(oval(64, 64, 27), "#f0806c"),
    "playstation_square": playstation(box(40, 40, 48, 48), "#e6a3d0"),
    "playstation_triangle": playstation(poly("64 32, 93 82, 35 82"), "#74d3ae"),
    "generic_south": generic(0),
    "generic_east": generic(1),
    "generic_north": generic(2),
    "generic_west": generic(3),
    "dpad": dpad(None),
    "dpad_up": dpad(0),
    "dpad_right": dpad(1),
    "dpad_down": dpad(2),
    "dpad_left": dpad(3),
    "stick_left": stick("L"),
    "stick_right": stick("R"),
    "lb": pill("LB", trigger=False),
    "rb": pill("RB", trigger=False),
    "lt": pill("LT", trigger=True),
    "rt": pill("RT", trigger=True),
    "l1": pill("L1", trigger=False),
    "r1": pill("R1", trigger=False),
    "l2": pill("L2", trigger=True),
    "r2": pill("R2", trigger=True),
    "nintendo_l": pill("L", trigger=False),
    "nintendo_r": pill("R", trigger=False),
    "nintendo_zl": pill("ZL", trigger=True),
    "nintendo_zr": pill("ZR", trigger=True),
    "nintendo_plus": small("M64 46V82M46 64H82"),
    "nintendo_minus": small("M46 64H82"),
    "options": small("M42 50H86M42 64H70M42 78H86"),
    "share": small("M46 66V80H82V66M64 72V46M54 54L64 44L74 54"),
    "menu": small("M44 50H84M44 64H84M44 78H84"),
    "view": small("M42 44H74V70H42ZM54 58H86V84H54Z"),
    "key": keycap(10, 108),
    "key_wide": keycap(2, 124, 30, 68),
    "key_up": arrow_key(0),
    "key_right": arrow_key(1),
    "key_down": arrow_key(2),
    "key_left": arrow_key(3),
    "key_arrows": arrow_keys,
    "touch": touch,
    "mouse_left": mouse("left"),
    "mouse_right": mouse("right"),
    "mouse_middle": mouse("middle"),
    "mouse_wheel": mouse("wheel"),
}
