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
    x, y = 62, 50
    rim = turn("M62 8C85 8 104 27 104 50C104 73 85 92 62 92C39 92 20 73 20 50C20 38 25 27 33 19", 58, x, y)
    inside = turn("M62 50V12C84 12 100 28 100 50C100 72 84 88 62 88C40 88 24 72 24 50Z", 40, x, y)
    spoke = "".join(turn(f"M{x} {y}V{y - 34}", angle, x, y) for angle in (60, 120, 180, 240))
    return [
        rope(rim, 13, "bone", 2.2),
        cut(inside),
        line(spoke, 7, BASE),
        line(turn(f"M{x} {y}V{y - 20}", 15, x, y), 7, BASE),
        part(oval(x, y, 12), "wood"),
        part(turn(poly("4 92, 58 90, 64 98, 56 103, 66 110, 58 114, 4 112"), 9, 58, 102)),
        part(turn(poly("124 92, 72 90, 80 98, 70 104, 80 114, 124 112"), -9, 70, 102)),
        line("M14 96L34 99M96 100L114 97", 4, DARK),
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
    wing = blob("0 2!, 4 -12, 18 -20, 26 -16!, 26 -6, 18 2, 20 10, 10 14!")
    place = lambda d: move(turn(d, 16, 0, 0), 94, 26)  # noqa: E731
    purse = blob(
        "16 52!, 84 52!, 78 66, 66 78!, 84 90, 94 108, 82 120!, 67 115, 50 121, 33 115, 18 120!, 6 108, "
        "16 90, 34 78!, 22 66"
    )
    return [
        part(purse),
        line("M40 94L32 108M50 92V106M60 94L68 108", 4.5, DARK),
        part(oval(50, 52, 34, 11), "wood"),
        cut(oval(50, 53, 25, 5.5)),
        line("M35 78H65C78 78 84 84 96 80", 9),
        line("M35 78H65C78 78 84 84 96 80", 4, DARK),
        line("M56 40L57 39M66 34L67 33", 5.5, BASE),
        part(place(wing), "pale", 1.4),
        part(place(flip(wing, 0)), "pale", 1.4),
        rope(place("M0 -6V14"), 4, "wood", 1),
        line(place("M-2 -10L-7 -18M2 -10L7 -18"), 3.4),
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
    blade = poly("64 -10, 74 10, 73 76, 55 76, 54 10")
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
    """A slice of the coin goes away."""
    slice_ = move("M54 74V24C82 24 104 46 104 74Z", 14, -12)
    return [
        part("M54 74V24C26 24 4 46 4 74C4 102 26 124 54 124C82 124 104 102 104 74Z"),
        line("M54 37C34 37 17 54 17 74C17 94 34 111 54 111C74 111 91 94 91 74", 4.5, DARK),
        part(slice_, "wood"),
        line(move("M54 37C74 37 91 54 91 74", 14, -12), 4.5, BASE),
        *skull(0.74, 48, 82),
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
