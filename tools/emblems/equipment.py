"""Emblems of the twelve equipment cards."""

from collections.abc import Callable

from tools.emblems.pen import DARK, blob, both, box, curve, cut, flip, line, move, oval, part, poly, rope, spokes, turn


def recurve_bow() -> list[str]:
    limb = "M78 8C66 6 62 14 66 22C72 36 96 40 96 64C96 88 72 92 66 106C62 114 66 122 78 120"
    return [
        line("M66 20L38 64L66 108", 9),
        line("M66 20L38 64L66 108", 3, DARK),
        rope(limb, 10),
        line(curve("91 52, 93 64, 91 76"), 11, DARK),
        rope("M28 64H104", 5),
        part(poly("100 50, 124 64, 100 78, 106 64")),
        part(poly("8 52, 24 52, 34 64, 24 76, 8 76, 16 64"), "wood"),
    ]


def hunting_falcon() -> list[str]:
    wing = blob("62 54!, 82 42, 102 24, 122 10!, 122 34, 114 54!, 112 66, 102 74!, 98 82, 84 86, 68 84")
    body = blob("44 66!, 46 44, 52 26, 66 18, 80 24, 86 36!, 78 40, 80 54, 78 80, 64 98, 50 84")
    return [
        part(poly("52 84, 76 84, 90 120, 72 112, 64 122, 56 112, 38 120")),
        part(wing),
        part(flip(wing)),
        line(both("M88 62L110 40M86 74L104 60"), 4, DARK),
        part(body),
        part(blob("78 27!, 92 30, 96 46!, 88 42, 78 40!"), "wood", 1.6),
        cut(oval(70, 32, 4.2)),
        line("M62 40C60 46 62 50 66 52", 3.6, DARK),
        line("M56 64L64 70L72 64M56 76L64 82L72 76", 4, DARK),
    ]


def pack_saddle() -> list[str]:
    seat = blob(
        "18 54!, 12 34, 20 20!, 34 30, 46 46, 64 50, 80 46, 86 36!, 88 22, 98 14, 108 22, 108 34!, "
        "112 50!, 98 64, 62 68, 30 64"
    )
    flap = blob("36 60!, 92 60!, 98 80, 88 98, 66 102, 46 96, 36 80")
    return [
        part(turn(box(4, 48, 30, 52, 12), 4, 16, 74), "pale"),
        line("M6 66L33 68M5 80L32 82", 4, DARK),
        part(flap, "wood"),
        part(seat),
        line(curve("30 52, 46 60, 64 62, 98 54"), 4, DARK),
        rope("M66 66V86", 6),
        rope("M46 118C42 98 54 86 66 86C78 86 90 98 86 118Z", 6),
    ]


def bone_charm() -> list[str]:
    shaft = (
        "M57 70V98C47 94 39 102 43 110C46 117 54 120 60 116C62 115 66 115 68 116C74 120 82 117 85 110"
        "C89 102 81 94 71 98V70Z"
    )
    tooth = blob("-9 -8!, 9 -8!, 11 8, 1 30!, -10 10")
    hang = ((25, 50, 24), (44, 64, 10), (84, 64, -10), (103, 50, -24))
    return [
        *[part(move(turn(tooth, angle, 0, 0), x, y)) for x, y, angle in hang],
        part(shaft),
        line("M59 84L69 90", 4, DARK),
        rope("M10 8C10 40 36 58 64 58C92 58 118 40 118 8", 6, "wood"),
        part(oval(64, 62, 13)),
        cut(oval(64, 62, 5)),
    ]


def third_yoke() -> list[str]:
    beam = blob("8 44!, 16 30, 32 26, 46 32, 64 24, 82 32, 96 26, 112 30, 120 44!, 110 50, 64 48, 18 50")
    loops = [rope(f"M{x - 11} 46V82C{x - 11} 102 {x + 11} 102 {x + 11} 82V46", 6, "wood") for x in (26, 64, 102)]
    return [
        *loops,
        part(beam),
        line("M46 32V46M82 32V46", 4, DARK),
        part(oval(64, 22, 13) + oval(64, 22, 5)),
        *[cut(oval(x, 42, 3.2)) for x in (15, 37, 53, 75, 91, 113)],
    ]


def die(cx: float, cy: float, half: float, pips: int, tilt: float = 0) -> list[str]:
    """A small cube face with one, two or three pips."""
    spots = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)]}[pips]
    k = half * 0.52
    holes = "".join(oval(cx + x * k, cy + y * k, half * 0.22) for x, y in spots)
    face = box(cx - half, cy - half, half * 2, half * 2, half * 0.35)
    return [part(turn(face, tilt, cx, cy)), cut(turn(holes, tilt, cx, cy))]


def carved_dice_cup() -> list[str]:
    cup = turn(poly("34 22, 94 22, 86 92, 42 92"), -28, 64, 60)
    mouth = turn(oval(64, 22, 32, 11), -28, 64, 60)
    band = turn("M37 48L44 56L51 48L58 56L64 48L70 56L77 48L84 56L91 48", -28, 64, 60)
    return [
        part(cup),
        line(band, 5, DARK),
        line(turn("M41 74H87", -28, 64, 60), 6, DARK),
        part(mouth, "wood"),
        cut(turn(oval(64, 23, 23, 6), -28, 64, 60)),
        *die(26, 94, 15, 2, 12),
        *die(96, 104, 14, 3, -14),
    ]


def flexible_tally() -> list[str]:
    stick = box(53, 6, 22, 88, 6)
    notches = "M53 20L62 24M53 34L62 38M53 48L62 52"
    fan = []
    for angle, tone in ((-30, "wood"), (30, "wood"), (0, "bone")):
        fan += [part(turn(stick, angle, 64, 104), tone), line(turn(notches, angle, 64, 104), 5)]
    return [
        *fan,
        part(blob("44 80!, 84 80!, 88 122!, 72 114, 64 122!, 56 114, 40 122!")),
        line("M44 90L84 98M84 90L44 98", 4.5, DARK),
        cut(turn("M75 20L66 24L66 27L75 31ZM75 42L66 46L66 49L75 53Z", 0)),
    ]


def felt_yurt() -> list[str]:
    roof = blob("10 60!, 30 40, 54 26!, 74 26!, 98 40, 118 60!, 64 66")
    return [
        part(poly("16 58, 112 58, 108 114, 20 114")),
        line("M18 76H110M19 96H109", 4, DARK),
        part(roof),
        line("M54 30L36 60M74 30L92 60", 4, DARK),
        part(box(50, 16, 28, 12, 5), "wood"),
        part("M48 114V78C48 66 80 66 80 78V114Z", "wood"),
        line("M64 72V112", 4),
        cut(oval(58, 94, 2.5) + oval(70, 94, 2.5)),
    ]


def sack(dx: float, dy: float, tone: str = "bone") -> list[str]:
    bag = blob("50 56!, 40 68, 26 92, 30 112, 64 118, 98 112, 102 92, 88 68, 78 56!")
    neck = blob("48 36!, 56 42, 64 36!, 72 42, 80 36!, 78 56!, 64 60, 50 56!")
    return [part(move(bag, dx, dy), tone), part(move(neck, dx, dy), tone), rope(move("M50 56H78", dx, dy), 5, "wood")]


def spare_sacks() -> list[str]:
    back = [part(blob("66 40!, 58 54, 54 80, 120 92!, 116 62, 96 42!"), "wood")]
    top = [part(blob("66 18!, 76 26, 82 18!, 90 26, 98 18!, 95 38!, 82 42, 68 38!"), "wood"), rope("M68 39H95", 5)]
    return [
        *back,
        *top,
        *sack(-18, 2),
        line("M42 84L52 94M52 84L42 94", 6),
        part(box(84, 88, 36, 30, 12)),
        line("M90 98H114", 4, DARK),
    ]


def steppe_map() -> list[str]:
    return [
        part(poly("12 30, 46 18, 82 30, 116 18, 116 98, 82 110, 46 98, 12 110")),
        fill_fold(),
        line("M46 20V97M82 31V108", 4, DARK),
        line("M24 92L34 80M42 74L52 78M62 84L72 78M78 68L88 56", 6),
        line("M92 38L108 54M108 38L92 54", 7),
        cut(poly("20 60, 30 42, 40 60") + poly("54 52, 62 38, 72 52")),
        part(oval(24, 98, 6), "wood"),
    ]


def fill_fold() -> str:
    """The middle leaf of the map lies in shade."""
    return f'<path fill="{DARK}" fill-opacity="0.35" d="M46 20L82 31V108L46 97Z"/>'


def war_drum() -> list[str]:
    return [
        rope("M22 8L50 42", 7, "wood"),
        rope("M106 8L78 42", 7, "wood"),
        part("M16 54V98C16 112 40 120 64 120C88 120 112 112 112 98V54Z", "wood"),
        line("M18 64L34 108L50 70L64 114L78 70L94 108L110 64", 5),
        line("M18 64L34 108L50 70L64 114L78 70L94 108L110 64", 2.5, "#efe3c4"),
        part(oval(64, 54, 48, 18)),
        line(oval(64, 55, 36, 11), 4, DARK),
        part(oval(24, 11, 8)),
        part(oval(104, 11, 8)),
        cut(spokes(poly("64 52, 67 46, 61 46"), 3, 64, 55)),
    ]


def tribute_scales() -> list[str]:
    pan = blob("6 78!, 44 78!, 38 92, 25 96, 12 92")
    return [
        line("M25 32L8 78M25 32L42 78M103 44L86 90M103 44L120 90", 8),
        line("M25 32L8 78M25 32L42 78M103 44L86 90M103 44L120 90", 3, DARK),
        rope("M64 24V106", 8),
        rope(curve("22 32, 40 30, 64 38, 88 46, 106 44"), 7),
        part(oval(64, 20, 10)),
        part(blob("36 118!, 44 106, 64 100, 84 106, 92 118!"), "wood"),
        part(box(14, 62, 22, 16, 3), "pale"),
        part(pan),
        part(move(pan, 78, 12)),
        part(box(94, 80, 16, 10, 3), "wood"),
    ]


EMBLEMS: dict[str, Callable[[], list[str]]] = {
    "EQ01": recurve_bow,
    "EQ02": hunting_falcon,
    "EQ03": pack_saddle,
    "EQ04": bone_charm,
    "EQ05": third_yoke,
    "EQ06": carved_dice_cup,
    "EQ07": flexible_tally,
    "EQ08": felt_yurt,
    "EQ09": spare_sacks,
    "EQ10": steppe_map,
    "EQ11": war_drum,
    "EQ12": tribute_scales,
}
