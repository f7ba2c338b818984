"""Emblems of the twelve curse cards: things gone wrong, most of them with something looking back."""

from collections.abc import Callable

from tools.emblems.pen import (
    BASE,
    DARK,
    INK,
    LIGHT,
    blob,
    both,
    box,
    curve,
    cut,
    fill,
    flip,
    grow,
    line,
    move,
    oval,
    part,
    poly,
    rope,
    spokes,
    star,
    turn,
)

CLOUD = blob("20 62, 10 46, 20 32, 36 32, 46 14, 70 10, 86 24, 106 26, 118 42, 110 60, 92 66, 64 68, 36 68")
SKULL = blob("64 40, 84 46, 90 64, 84 78, 78 82!, 78 94, 64 98, 50 94, 50 82!, 44 78, 38 64, 44 46")


def skull(k: float, cx: float, cy: float) -> list[str]:
    """A skull of that scale with its middle at the point."""
    place = lambda d: move(grow(d, k, 64, 68), cx - 64, cy - 68)  # noqa: E731
    eyes = both(blob("46 64!, 54 58, 62 66!, 56 74, 48 72"))
    teeth = "M57 92V99M64 93V100M71 92V99"
    return [part(place(SKULL)), cut(place(eyes + poly("64 76, 60 84, 68 84"))), line(place(teeth), 3.4 * k)]


def broken_axle() -> list[str]:
    x, y = 58, 52
    ring = "M38 88C16 74 10 44 26 24C44 4 76 4 92 24C98 32 101 42 101 50"
    spoke = "".join(turn(f"M{x} {y}V{y - 38}", a, x, y) for a in (-120, -60, 0, 60))
    return [
        rope(spoke, 6),
        rope(turn(f"M{x} {y}V{y - 22}", 128, x, y), 6),
        rope(ring, 15, "bone", 2.2),
        part(poly("112 66, 122 74, 112 96, 96 104, 90 92, 102 84, 98 74")),
        part(oval(x, y, 13), "wood"),
        cut(oval(x, y, 5)),
        part(poly("6 98, 48 94, 62 102, 54 108, 66 114, 56 120, 6 118")),
        part(poly("122 108, 82 104, 70 110, 80 115, 72 122, 122 124")),
        line("M14 108H40M94 115H114", 4, DARK),
    ]


def foul_weather() -> list[str]:
    bolt = poly("68 62, 40 98, 58 98, 46 124, 88 86, 68 86, 82 62")
    return [
        *[rope(d, 6, "wood") for d in ("M30 82L22 104", "M104 78L94 104")],
        part(CLOUD),
        part(bolt, "pale"),
        cut(blob("38 40!, 56 48!, 54 56, 42 54") + blob("90 40!, 72 48!, 74 56, 86 54")),
    ]


def lame_oxen() -> list[str]:
    body = blob(
        "10 60!, 16 46, 40 42, 62 34, 80 40, 92 48!, 108 50, 120 68, 120 80, 108 84, 94 78, 90 86, "
        "88 118!, 74 118!, 70 92, 44 92,"
        "38 98, 36 118!, 22 118!, 20 94, 12 82"
    )
    horn = blob("94 54!, 82 44, 80 26, 88 12!, 90 28, 98 38, 106 50!")
    return [
        rope(curve("14 56, 6 72, 8 92"), 5, "wood"),
        part(body),
        part(horn, "pale"),
        part(blob("104 52!, 106 40, 116 34, 124 20!, 124 40, 114 54!"), "pale"),
        line("M98 60L106 68M106 60L98 68", 4),
        cut(oval(116, 76, 2.8)),
        rope("M54 120L50 72M36 70H66", 7, "wood"),
        line("M75 96H87M75 104H87M75 112H87", 4.5, DARK),
    ]


def unpaid_wages() -> list[str]:
    wing = blob("64 34!, 72 16, 92 6, 106 10!, 106 24, 96 36, 78 40!")
    tail = blob("66 36!, 82 36, 92 44!, 84 54, 70 50!")
    return [
        part(blob("36 78!, 28 92, 22 108, 36 118!, 48 114, 64 120, 80 114, 92 118!, 106 108, 100 92, 92 78!")),
        part(oval(64, 74, 32, 11), "wood"),
        cut(oval(64, 75, 23, 5.5)),
        line("M36 86C28 92 24 86 18 94M92 86C100 92 104 86 110 94", 7),
        line("M36 86C28 92 24 86 18 94M92 86C100 92 104 86 110 94", 3, BASE),
        line("M46 96L42 108M64 94V106M82 96L86 108", 4, DARK),
        part(tail, "wood"),
        part(flip(tail), "wood"),
        part(wing, "pale"),
        part(flip(wing), "pale"),
        cut(oval(92, 22, 5) + oval(36, 22, 5)),
        rope("M64 24V50", 6),
        line("M62 20L54 6M66 20L74 6", 4),
    ]


def hungry_winter() -> list[str]:
    arm = "M64 64V14M64 28L52 18M64 28L76 18"
    return [rope(spokes(arm, 6), 7, "pale"), part(oval(64, 64, 26), "wood"), *skull(0.78, 64, 66)]


def clouded_omens() -> list[str]:
    return [
        part(blob("6 52!, 34 24, 64 16, 94 24, 122 52!, 94 80, 64 88, 34 80")),
        fill(oval(64, 50, 25), DARK),
        cut(oval(64, 50, 19)),
        fill(blob("64 34!, 70 50, 64 66!, 58 50"), LIGHT),
        part(move(grow(CLOUD, 0.78, 64, 64, 0.66), -18, 36), "pale"),
        part(move(grow(CLOUD, 0.56, 64, 64, 0.52), 34, 30), "wood"),
        line("M28 16L22 6M64 8V2M100 16L106 6", 6, BASE),
    ]


def dagger(tone: str) -> tuple[str, str, str]:
    return poly("64 6, 74 24, 72 76, 56 76, 54 24"), box(42, 76, 44, 11, 4), box(58, 86, 12, 26, 5)


def blood_feud() -> list[str]:
    blade = blob("64 -6!, 76 14, 74 44, 74 74!, 54 74!, 54 44, 52 14")
    out = []
    for angle in (40, -40):
        out += [part(turn(box(57, 84, 14, 30, 6), angle, 64, 56), "wood"), part(turn(blade, angle, 64, 56))]
        out += [
            part(turn(box(40, 72, 48, 13, 5), angle, 64, 56), "wood"),
            line(turn("M64 14V66", angle, 64, 56), 4, DARK),
        ]
    drop = blob("64 72!, 74 92, 78 106, 64 120, 50 106, 54 92")
    return [*out, part(drop, "pale"), line(curve("58 103, 60 109, 65 111"), 4, DARK)]


def mutiny() -> list[str]:
    return [
        part(poly("42 82, 86 82, 92 122, 36 122"), "wood"),
        line("M40 98H88", 5, INK),
        part(box(26, 34, 20, 40, 9)),
        part(box(44, 24, 20, 50, 9)),
        part(box(62, 24, 20, 50, 9)),
        part(box(80, 32, 19, 42, 9)),
        part(blob("28 58!, 44 54, 74 56, 82 64, 74 74, 62 74!, 90 66!, 99 62!, 98 80, 86 90, 42 90, 30 80")),
        line("M62 74C52 76 46 74 44 70", 4),
        line("M14 40L4 34M20 20L12 10M64 12V2M108 20L116 10M113 40L124 34", 6, BASE),
    ]


def rusted_gear() -> list[str]:
    lean = lambda d: turn(d, 40, 64, 64)  # noqa: E731
    pits = (
        oval(60, 72, 4.4)
        + oval(71, 58, 3.4)
        + oval(58, 52, 3)
        + oval(44, 90, 3)
        + oval(84, 89, 3.6)
        + oval(68, 16, 3.4)
    )
    return [
        part(lean("M50 84V44L58 50L63 38L70 46L78 34V60L70 66L78 72V84Z")),
        part(lean("M54 30V12L68 -10L82 12V22L74 16L68 30L62 22Z")),
        part(lean(box(32, 82, 64, 15, 5)), "wood"),
        part(lean(box(56, 96, 16, 24, 4)), "wood"),
        part(lean(oval(64, 124, 11))),
        cut(lean(pits)),
        line(lean("M64 46V58"), 4, DARK),
        part(poly("100 84, 112 80, 118 92, 106 98"), "wood", 1.4),
        part(poly("84 106, 94 104, 94 114, 86 116"), "wood", 1.4),
    ]


def evil_star() -> list[str]:
    tail = blob("54 52!, 8 92!, 26 92!, 12 112!, 36 104, 34 122!, 78 80!")
    return [
        part(tail, "wood"),
        line("M28 98L50 78M40 106L56 90", 4, BASE),
        part(star(74, 52, 48, 20, 8, -90 + 12), "pale"),
        fill(blob("50 54!, 62 42, 76 38, 90 42, 100 54!, 88 64, 75 66, 62 64"), INK),
        fill(oval(75, 53, 10.5), BASE),
        cut(blob("75 43!, 79 53, 75 63!, 71 53")),
    ]


def tithe() -> list[str]:
    talon = blob("56 34!, 32 36, 18 52, 14 76, 24 102!, 26 82, 34 66, 56 54!")
    return [
        part(oval(64, 92, 29), "pale"),
        line(oval(64, 92, 19), 4.5, DARK),
        cut(poly("64 98, 71 106, 64 114, 57 106")),
        part(poly("44 2, 84 2, 90 22, 38 22")),
        part(talon, "wood"),
        part(flip(talon), "wood"),
        part(blob("54 36!, 74 36!, 76 62, 64 92!, 52 62"), "wood"),
        line("M64 50V62M33 48L38 56M95 48L90 56", 4),
        part(box(34, 20, 60, 19, 8), "wood"),
    ]


def jealous_rivals() -> list[str]:
    body = "M60 116C24 122 8 100 22 84C34 72 52 82 48 66C44 54 24 58 20 42"
    head = blob("8 32, 16 14, 34 10, 50 22, 56 32!, 40 42, 20 46")
    eye = blob("26 20!, 42 27!, 36 32, 28 29")
    bands = "M18 90L28 98M30 76L35 88M46 72L39 80"
    one = [rope(body, 14, "bone", 2), part(head), cut(eye), line("M38 37L54 32", 3.4), line(bands, 4, DARK)]
    two = [rope(flip(body), 14, "wood", 2), part(flip(head), "wood"), fill(flip(eye), LIGHT)]
    two += [line(flip("M38 37L54 32"), 3.4), line(flip(bands), 4, BASE)]
    return [*one, *two, line("M60 33H68M64 33V50M64 50L58 58M64 50L70 58", 3, BASE)]


EMBLEMS: dict[str, Callable[[], list[str]]] = {
    "CU01": broken_axle,
    "CU02": foul_weather,
    "CU03": lame_oxen,
    "CU04": unpaid_wages,
    "CU05": hungry_winter,
    "CU06": clouded_omens,
    "CU07": blood_feud,
    "CU08": mutiny,
    "CU09": rusted_gear,
    "CU10": evil_star,
    "CU11": tithe,
    "CU12": jealous_rivals,
}
