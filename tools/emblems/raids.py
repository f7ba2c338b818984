"""Emblems of the twelve raid cards."""

from collections.abc import Callable

from tools.emblems.beasts import FLAME, FLAME_HEART, HORSE_HEAD, HORSE_MANE
from tools.emblems.equipment import die
from tools.emblems.pen import (
    BASE,
    DARK,
    blob,
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


def flame(k: float, cx: float, cy: float) -> list[str]:
    """A flame of that scale whose foot stands at the point."""
    place = lambda d: move(grow(d, k, 64, 100), cx - 64, cy - 100)  # noqa: E731
    return [part(place(FLAME), "pale"), fill(place(FLAME_HEART), DARK)]


def storm_the_granary() -> list[str]:
    return [
        *flame(0.72, 64, 62),
        *flame(0.5, 28, 64),
        *flame(0.5, 100, 64),
        part(poly("26 70, 102 70, 96 118, 32 118")),
        part(poly("12 74, 64 46, 116 74, 108 80, 20 80"), "wood"),
        part("M52 118V98C52 86 76 86 76 98V118Z", "wood"),
        line("M38 92H46M82 92H90M38 106H44M84 106H90", 5, DARK),
    ]


def night_riders() -> list[str]:
    moon = "M58 8C26 12 8 38 10 66C12 98 40 120 70 116C50 112 34 92 34 64C34 38 44 18 58 8Z"
    head = move(grow(HORSE_HEAD, 0.74, 64, 64), 16, 16)
    mane = move(grow(HORSE_MANE, 0.74, 64, 64), 16, 16)
    return [
        part(moon, "pale"),
        part(star(84, 24, 14, 5, 4)),
        part(star(112, 46, 9, 3.5, 4)),
        part(head),
        part(mane, "wood"),
        cut(oval(88, 62, 3.6)),
        line("M104 88L112 82", 3.5),
    ]


def rustle_the_herd() -> list[str]:
    horn = "M52 40C40 22 16 26 14 48C12 66 30 76 38 64C42 56 34 50 29 55C24 52 28 42 36 43C44 44 48 52 50 58Z"
    return [
        rope("M64 114C18 116 -2 74 12 44C22 20 44 12 64 12C84 12 106 20 116 44C130 74 110 116 64 114", 5, "wood"),
        part(blob("46 40!, 64 32, 82 40!, 84 64, 76 92, 64 100, 52 92, 44 64")),
        part(move(horn, 4, 4)),
        part(flip(move(horn, 4, 4))),
        line("M54 42C58 50 70 50 74 42", 5, DARK),
        cut(oval(55, 64, 4) + oval(73, 64, 4)),
        line("M58 85L64 90L70 85M64 90V95", 4),
        rope("M66 116L96 122", 6, "wood"),
        part(box(52, 106, 24, 15, 5)),
    ]


def scorched_grass() -> list[str]:
    blades = [
        "20 114!, 10 88, 12 62!, 28 88, 34 114!",
        "94 114!, 100 88, 116 62!, 118 90, 108 114!",
        "36 114!, 34 98, 44 84!, 50 114!",
    ]
    return [
        *flame(1.0, 64, 106),
        *[part(blob(b), "wood") for b in blades],
        part(blob("78 114!, 78 98, 92 86!, 92 114!"), "wood"),
        part(blob("8 118!, 26 108, 64 112, 102 108, 120 118!, 118 121!, 10 121!")),
    ]


def turn_the_hex() -> list[str]:
    arrow = (
        "M14 104C-2 64 18 14 64 12C102 10 122 38 117 72L128 72L108 102L86 72L99 72C102 48 90 30 66 30"
        "C36 30 24 62 34 96Z"
    )
    skull = blob("64 46, 82 52, 86 68, 80 80, 76 84!, 76 96, 64 100, 52 96, 52 84!, 48 80, 42 68, 46 52")
    return [
        part(arrow, "wood"),
        part(move(grow(skull, 1.12, 64, 70), 0, 10)),
        cut(oval(55, 79, 6.2) + oval(74, 79, 6.2)),
        cut(poly("64 88, 60 96, 68 96")),
        line("M58 105V112M64 106V114M70 105V112", 3.5),
    ]


def feint() -> list[str]:
    head = blob("16 8!, 42 28, 64 34, 86 28, 112 8!, 112 44, 100 62, 80 80, 64 94!, 48 80, 28 62, 16 44")
    return [
        part(head),
        cut(blob("24 20!, 38 32, 30 42!") + blob("104 20!, 90 32, 98 42!")),
        part(blob("64 94!, 54 78, 36 66!, 22 56!, 44 84"), "pale"),
        part(blob("64 94!, 74 78, 92 66!, 106 56!, 84 84"), "pale"),
        cut(blob("38 50!, 50 50, 56 60!, 44 60") + blob("90 50!, 78 50, 72 60!, 84 60")),
        *die(64, 104, 15, 3, 0),
        cut(oval(64, 84, 6, 4.5)),
    ]


def second_charge() -> list[str]:
    small = lambda d, dx, dy: move(grow(d, 0.74, 64, 64), dx, dy)  # noqa: E731
    return [
        part(small(HORSE_HEAD, -18, -14), "wood"),
        part(small(HORSE_MANE, -18, -14), "wood"),
        part(small(HORSE_HEAD, 16, 14)),
        part(small(HORSE_MANE, 16, 14), "wood"),
        cut(oval(88, 59, 3.6)),
        line("M104 86L112 80", 3.5),
        part(poly("94 8, 108 8, 124 24, 108 40, 94 40, 108 24"), "pale"),
        line("M4 104H24M8 118H24", 6, BASE),
    ]


def buy_loyalty() -> list[str]:
    hand = blob(
        "8 84!, 30 78, 44 84, 66 84, 76 90, 70 98!, 92 88, 114 74, 120 82, 100 104, 76 116, 44 116, 24 110!, 8 114!"
    )
    coins = []
    for cx, cy, r in ((44, 52, 17), (84, 46, 19), (62, 24, 15)):
        coins += [part(oval(cx, cy, r)), line(oval(cx, cy, r * 0.58), 3.5, DARK)]
    return [*coins, part(hand), line("M70 98L50 98", 4), part(box(4, 78, 18, 40, 4), "wood")]


def seize_a_convoy() -> list[str]:
    arrows = []
    for angle in (-34, 4, 38):
        arrows += [rope(turn("M64 70V22", angle, 64, 84), 4, "wood", 1)]
        arrows += [part(turn(poly("64 26, 56 18, 56 2, 64 10, 72 2, 72 18"), angle, 64, 84), "pale", 1.4)]
    wheels = []
    for x in (36, 92):
        wheels += [part(oval(x, 106, 15)), cut(move(spokes("M61 100L60 94H68L67 100Z", 5, 64, 106), x - 64, 0))]
        wheels += [cut(oval(x, 106, 3))]
    return [
        *arrows,
        part("M18 84C16 56 38 50 64 50C90 50 112 56 110 84Z"),
        line("M44 53C40 62 40 70 41 82M84 53C88 62 88 70 87 82M64 52V82", 4, DARK),
        part(box(12, 80, 104, 18, 4), "wood"),
        *wheels,
    ]


def loot_the_shrine() -> list[str]:
    return [
        part(box(12, 106, 104, 14, 3)),
        part(box(22, 46, 17, 60, 2)),
        part(box(89, 46, 17, 60, 2)),
        line("M30 54V98M97 54V98", 4, DARK),
        part(poly("64 8, 118 40, 112 50, 16 50, 10 40"), "wood"),
        part(oval(64, 34, 9), "pale"),
        line("M64 54V58M48 62L50 65M80 62L78 65", 4.5, BASE),
        part(poly("52 68, 76 68, 84 80, 64 104, 44 80"), "pale"),
        line("M46 80H82M56 70L58 80L64 100L70 80L72 70", 3.5, DARK),
    ]


def broken_oaths() -> list[str]:
    left = "M14 24L54 14L62 34L50 46L62 62L48 80L58 98L20 110Z"
    return [
        part(turn(left, -6, 30, 64)),
        line(turn("M26 38L44 34M26 54L40 52M26 72L40 70", -6, 30, 64), 5, DARK),
        part(move(turn("M72 14L114 22L108 108L66 98L56 80L70 62L58 46L70 34Z", 6, 96, 64), 8, 2)),
        line("M92 40L106 43M90 58L104 60", 5, DARK),
        part(oval(92, 92, 18), "wood"),
        cut("M88 72L96 84L88 92L96 100L92 112L86 112L89 101L81 92L88 84L84 74Z"),
        line("M26 88L36 86", 5, DARK),
    ]


def great_sweep() -> list[str]:
    blade = blob("14 88!, 10 54, 34 22, 74 10, 114 22!, 80 26, 50 42, 36 66, 34 92!")
    cubes = []
    body, edges = poly("-15 -10, 0 -18, 15 -10, 15 8, 0 17, -15 8"), "M-14 -9L0 -1L14 -9M0 -1V15"
    for cx, cy, tone in ((62, 74, "bone"), (94, 60, "wood"), (88, 98, "pale")):
        cubes += [part(move(body, cx, cy), tone), line(move(edges, cx, cy), 3.2)]
    return [
        part(blade),
        line(curve("22 82, 22 58, 42 34, 74 20"), 4, DARK),
        rope("M23 98L20 116", 9, "wood"),
        part(turn(box(8, 88, 32, 10, 4), 6, 24, 92), "wood"),
        *cubes,
    ]


EMBLEMS: dict[str, Callable[[], list[str]]] = {
    "RD01": storm_the_granary,
    "RD02": night_riders,
    "RD03": rustle_the_herd,
    "RD04": scorched_grass,
    "RD05": turn_the_hex,
    "RD06": feint,
    "RD07": second_charge,
    "RD08": buy_loyalty,
    "RD09": seize_a_convoy,
    "RD10": loot_the_shrine,
    "RD11": broken_oaths,
    "RD12": great_sweep,
}
