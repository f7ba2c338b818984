"""Emblems of the twelve mercenary cards: busts, each with its own headgear and attribute."""

from collections.abc import Callable

from tools.emblems.beasts import HORSE, HORSE_TAIL
from tools.emblems.pen import (
    BASE,
    DARK,
    INK,
    LIGHT,
    blob,
    both,
    box,
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
    turn,
)

SHOULDERS = blob("12 122!, 16 104, 34 94, 50 88, 78 88, 94 94, 112 104, 116 122!")


def shoulders(tone: str = "wood") -> str:
    return part(SHOULDERS, tone)


def face(cx: float = 64, cy: float = 60, k: float = 1.0) -> list[str]:
    """A stern long face: brows, eyes, nose."""
    place = lambda d: move(grow(d, k, 64, 60), cx - 64, cy - 60)  # noqa: E731
    return [
        part(place(blob("64 32, 84 38, 86 60, 80 82, 64 94, 48 82, 42 60, 44 38"))),
        line(place("M48 56L58 58M80 56L70 58"), 4.5 * k),
        cut(place(oval(54, 64, 3.4) + oval(74, 64, 3.4))),
        line(place("M64 64L61 74H66"), 3.6 * k, DARK),
    ]


def flask(cx: float, cy: float) -> list[str]:
    bottle = move(blob("-6 -22!, 6 -22!, 6 -10!, 20 4, 18 22, 0 28, -18 22, -20 4, -6 -10!"), cx, cy)
    juice = move("M-15 8C-6 2 6 14 15 8C16 20 8 23 0 23C-8 23 -16 20 -15 8Z", cx, cy)
    return [part(bottle, "pale"), fill(juice, DARK), part(move(box(-8, -30, 16, 9, 3), cx, cy), "wood")]


def ildico() -> list[str]:
    return [
        shoulders(),
        part(blob("64 8, 88 18, 98 46, 96 80, 88 108!, 40 108!, 32 80, 30 46, 40 18"), "wood"),
        *face(64, 58, 0.86),
        part(blob("64 26, 82 32, 86 50!, 76 44, 64 40, 52 44, 42 50!, 46 32")),
        line("M58 80H70", 4),
        part(oval(64, 34, 5), "pale"),
        *flask(94, 94),
    ]


def bledan() -> list[str]:
    x, y, r = 88, 92, 30
    hub = oval(x, y, 6.5)
    return [
        shoulders(),
        *face(54, 52, 0.94),
        part(blob("34 62!, 44 66, 54 64, 64 66, 74 62!, 72 84, 54 100, 36 84"), "wood"),
        line("M48 76H60", 4),
        part(blob("26 42!, 30 20, 54 10, 78 20, 82 42!, 54 36")),
        line("M32 34C46 28 62 28 76 34", 4, DARK),
        part(oval(x, y, r)),
        cut(oval(x, y, r - 8)),
        line(spokes(f"M{x} {y - r + 6}V{y + r - 6}", 3, x, y, 15), 5.5, BASE),
        fill(hub, BASE),
        cut(oval(x, y, 2.8)),
    ]


def kreka() -> list[str]:
    return [
        shoulders(),
        part(blob("40 46!, 32 70, 26 104!, 102 104!, 96 70, 88 46!"), "wood"),
        *face(64, 64, 0.84),
        part(poly("34 52, 42 12, 64 4, 86 12, 94 52, 64 44")),
        fill(blob("46 30!, 64 18, 82 30!, 64 40"), INK),
        fill(oval(64, 29, 7), LIGHT),
        cut(oval(64, 29, 3)),
        line("M58 84H70", 4),
        part(oval(64, 108, 15), "pale"),
        line("M56 104C58 100 62 99 64 99", 4, DARK),
    ]


def onegesh() -> list[str]:
    key = (
        "M96 58C84 58 78 68 82 78C84 84 88 86 92 87V122H101V114H110V106H101V100H108V92H101V87"
        "C106 85 112 80 111 71C110 62 103 58 96 58ZM97 66C101 66 104 69 104 73C104 77 101 80 97 80"
        "C93 80 90 77 90 73C90 69 93 66 97 66Z"
    )
    return [
        shoulders(),
        *face(54, 58, 0.94),
        fill(move(both(blob("64 77!, 72 78, 80 88!, 72 86, 64 82!")), -10, 0), INK),
        part(blob("42 84!, 54 88, 66 84!, 62 104, 54 112!, 46 104"), "wood"),
        part(blob("22 46!, 24 30, 54 24, 84 30, 86 46!, 54 40"), "wood"),
        part(blob("34 28!, 40 12, 54 8, 68 12, 74 28!, 54 24")),
        part(key, "pale"),
    ]


def eskam() -> list[str]:
    dagger = turn(poly("92 44, 102 58, 99 92, 85 92, 82 58"), 0)
    return [
        shoulders(),
        part(blob("58 6!, 84 18, 96 48, 94 76, 108 108!, 10 108!, 24 76, 20 48, 34 18")),
        cut(blob("58 26, 78 36, 82 58, 58 66, 34 58, 38 36")),
        fill(blob("38 50!, 48 46, 55 55!, 46 57") + blob("78 50!, 68 46, 61 55!, 70 57"), LIGHT),
        part(blob("32 62!, 58 70, 84 62!, 80 86, 58 96, 36 86"), "wood"),
        line("M42 74C50 79 66 79 74 74M46 84C54 88 62 88 70 84", 3.5),
        part(move(dagger, 8, -10), "pale"),
        line("M100 46V78", 3.5, DARK),
        part(box(84, 82, 32, 10, 4)),
        rope("M100 94V112", 7, "wood"),
    ]


def atakam() -> list[str]:
    antler = "M74 38C76 26 90 30 98 22C104 16 104 10 106 8M96 23C92 16 92 12 92 8M86 28C98 36 110 34 118 26"
    return [
        rope(antler, 6),
        rope(flip(antler), 6),
        shoulders(),
        part(blob("40 40!, 30 70, 34 104!, 94 104!, 98 70, 88 40!"), "wood"),
        line("M40 84V104M50 92V106M78 92V106M88 84V104", 4),
        *face(64, 64, 0.9),
        part(blob("40 54!, 42 38, 64 30, 86 38, 88 54!, 64 48"), "wood"),
        *[part(oval(x, 46, 4.5), "pale") for x in (50, 64, 78)],
        line("M46 76L56 78M46 83L55 84M82 76L72 78M82 83L73 84", 3.6),
        cut(oval(64, 86, 6, 4)),
    ]


def ruga() -> list[str]:
    body = move(grow(HORSE, 0.84, 64, 120), -2, 4)
    return [
        part(move(HORSE_TAIL, 0, 10), "wood"),
        part(body),
        cut(oval(96, 58, 2.8)),
        part(blob("36 76!, 38 58, 40 44, 52 38, 62 44, 64 60, 64 80, 68 100!, 56 102!, 50 86"), "wood"),
        line("M88 4L74 34L88 62", 7),
        line("M88 4L74 34L88 62", 2.6, BASE),
        rope("M88 4C112 12 112 52 88 62", 7),
        rope("M50 50L76 36", 7, "wood"),
        rope("M64 34H116", 3.4, "pale", 1),
        part(poly("112 27, 124 34, 112 41"), "pale", 1.4),
        part(oval(50, 28, 11)),
        part(blob("35 28!, 40 16, 50 2!, 60 16, 65 28!, 50 24"), "wood"),
    ]


def twin_scouts() -> list[str]:
    left = [
        part(blob("4 122!, 8 106, 24 98, 48 98, 66 122!"), "wood"),
        *face(36, 68, 0.74),
        part(blob("12 62!, 18 40, 34 12!, 52 40, 60 62!, 36 56")),
        part(blob("10 66!, 8 56, 36 48, 64 56, 62 66!, 36 58"), "wood"),
    ]
    right = [
        part(blob("62 122!, 78 98, 104 98, 120 106, 124 122!"), "wood"),
        *face(92, 68, 0.74),
        part(blob("68 62!, 74 40, 94 12!, 110 40, 116 62!, 92 56")),
        part(blob("66 66!, 64 56, 92 48, 120 56, 118 66!, 92 58"), "wood"),
    ]
    return [*left, *right]


def helmet(cx: float, top: float, k: float = 1.0) -> list[str]:
    place = lambda d: move(grow(d, k, 64, 0), cx - 64, top)  # noqa: E731
    return [
        part(place(blob("36 48!, 40 24, 58 10, 64 -4!, 70 10, 88 24, 92 48!, 64 42"))),
        line(place("M64 8V38"), 4 * k, DARK),
        part(place(box(34, 40, 60, 10, 4)), "wood"),
    ]


def dengizik() -> list[str]:
    tails = blob("86 30!, 116 30!, 112 48, 118 66, 112 92!, 106 78, 100 98!, 94 78, 86 92!, 84 66, 90 48")
    return [
        rope("M101 12V120", 6, "wood"),
        shoulders(),
        *face(50, 62, 0.9),
        fill(move(both(blob("64 80!, 76 82, 84 94!, 72 90, 64 86!")), -14, 0), INK),
        *helmet(50, 8),
        part(tails),
        line("M95 44V70M106 44V70", 3.6, DARK),
        part(box(84, 24, 34, 10, 4), "wood"),
        part(blob("101 4!, 110 14, 101 24!, 92 14"), "pale"),
    ]


def mamas() -> list[str]:
    bar = turn(box(4, 92, 120, 17, 4), -8, 64, 100)
    stripes = turn("M22 92L12 109H26L36 92ZM52 92L42 109H56L66 92ZM82 92L72 109H86L96 92Z", -8, 64, 100)
    return [
        shoulders(),
        *face(58, 56, 0.96),
        fill(move(both(blob("64 72!, 78 74, 92 66!, 86 82, 70 82, 64 78!")), -6, 0), INK),
        part(blob("28 48!, 34 30, 58 24, 82 30, 88 48!, 58 42"), "wood"),
        part(blob("38 30!, 30 18, 46 8, 64 10, 84 14, 82 24, 78 32!, 58 26")),
        part(bar),
        cut(stripes),
        part(oval(98, 62, 17), "pale"),
        line(oval(98, 62, 9.5), 4, DARK),
    ]


def edeko() -> list[str]:
    x, y = 68, 98
    return [
        shoulders(),
        part(blob("34 44!, 32 66, 36 88!, 92 88!, 96 66, 94 44!"), "wood"),
        part(blob("36 44!, 40 22, 58 10, 64 0!, 70 10, 88 22, 92 44!, 64 38")),
        line("M64 10V30", 4, DARK),
        cut("M42 50H58V46H70V50H86V62H72L70 84H58L56 62H42Z"),
        fill(oval(50, 56, 4) + oval(78, 56, 4), LIGHT),
        part(box(60, 42, 8, 28, 3), "bone", 1.4),
        part(oval(x, y, 26)),
        line(oval(x, y, 18), 4, DARK),
        part(oval(x, y, 7), "wood"),
        rope("M16 122V40", 6, "wood"),
        part(blob("16 8!, 27 26, 16 46!, 5 26"), "pale"),
    ]


def orestes() -> list[str]:
    leaf = blob("0 0!, 10 -6, 20 0!, 10 6")
    wreath = [(-28, 20, 70), (-26, 6, 50), (-18, -8, 30)]
    leaves = [part(move(turn(leaf, -angle, 0, 0), 60 + x, 40 + y), "pale") for x, y, angle in wreath]
    more = [part(move(flip(turn(leaf, -angle, 0, 0), 0), 60 - x, 40 + y), "pale") for x, y, angle in wreath]
    return [
        part(SHOULDERS),
        line("M30 98L64 120M44 92L76 118", 5, DARK),
        part(blob("38 60!, 36 34, 60 22, 84 34, 82 60!"), "wood"),
        *face(60, 62, 0.88),
        *leaves,
        *more,
        line("M54 84H66", 3.6),
        *[part(oval(100, 112 - 11 * i, 17, 7)) for i in range(4)],
    ]


EMBLEMS: dict[str, Callable[[], list[str]]] = {
    "MC01": ildico,
    "MC02": bledan,
    "MC03": kreka,
    "MC04": onegesh,
    "MC05": eskam,
    "MC06": atakam,
    "MC07": ruga,
    "MC08": twin_scouts,
    "MC09": dengizik,
    "MC10": mamas,
    "MC11": edeko,
    "MC12": orestes,
}
