"""Emblems of the twelve raid cards."""

from collections.abc import Callable

from tools.emblems.beasts import FLAME, FLAME_HEART, HORSE_HEAD, HORSE_MANE, RAM_HORN
from tools.emblems.equipment import die
from tools.emblems.pen import (
    BASE,
    DARK,
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
    return [
        rope("M64 116C12 118 4 70 14 46C24 20 46 12 64 12C82 12 104 20 114 46C124 70 116 118 64 116", 5, "wood"),
        part(blob("42 44!, 52 36, 76 36, 86 44!, 84 72, 76 100, 64 106, 52 100, 44 72")),
        part(flip(turn(grow(RAM_HORN, 0.66, 58, 40), 8, 58, 40))),
        part(turn(grow(RAM_HORN, 0.66, 70, 40), -8, 70, 40)),
        line(both("M64 36L58 52L64 62"), 4, DARK),
        cut(oval(53, 68, 4) + oval(75, 68, 4)),
        line("M58 92L64 97L70 92M64 97V102", 4),
        rope("M64 116L92 122", 6, "wood"),
        part(box(52, 110, 24, 13, 5)),
    ]


def scorched_grass() -> list[str]:
    blades = ["20 114!, 10 88, 12 62!, 28 88, 34 114!", "94 114!, 100 88, 116 62!, 118 90, 108 114!", "36 114!, 34 98, 44 84!, 50 114!"]
    return [
        *flame(1.0, 64, 106),
        *[part(blob(b), "wood") for b in blades],
        part(blob("78 114!, 78 98, 92 86!, 92 114!"), "wood"),
        part(blob("8 118!, 26 108, 64 112, 102 108, 120 118!, 118 121!, 10 121!")),
    ]


def turn_the_hex() -> list[str]:
    arrow = "M18 96C2 60 22 16 64 14C104 12 122 46 112 78L124 84L98 104L86 74L98 76C104 52 92 30 66 30C38 30 24 58 34 88Z"
    skull = blob("64 46, 82 52, 86 68, 80 80, 76 84!, 76 96, 64 100, 52 96, 52 84!, 48 80, 42 68, 46 52")
    return [
        part(arrow, "wood"),
        part(grow(skull, 1.18, 64, 70)),
        cut(oval(54, 70, 6.5) + oval(74, 70, 6.5)),
        cut(poly("64 79, 60 88, 68 88")),
        line("M58 97V104M64 98V106M70 97V104", 3.5),
        part(box(8, 92, 26, 18, 6)),
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
    small = lambda d, dx, dy: move(grow(d, 0.72, 64, 64), dx, dy)  # noqa: E731
    return [
        part(small(HORSE_HEAD, -8, -12), "wood"),
        part(small(HORSE_MANE, -8, -12), "wood"),
        part(small(HORSE_HEAD, 14, 16)),
        part(small(HORSE_MANE, 14, 16), "pale"),
        cut(oval(86, 61, 3.6)),
        line("M102 88L110 82", 3.5),
        line("M10 64H26M8 82H34M12 100H38", 6, DARK),
        part(poly("86 12, 100 12, 116 30, 100 48, 86 48, 100 30"), "pale"),
    ]


def buy_loyalty() -> list[str]:
    hand = blob("8 84!, 30 78, 44 84, 66 84, 76 90, 70 98!, 92 88, 114 74, 120 82, 100 104, 76 116, 44 116, 24 110!, 8 114!")
    coins = []
    for cx, cy, r in ((44, 52, 17), (84, 46, 19), (62, 24, 15)):
        coins += [part(oval(cx, cy, r)), line(oval(cx, cy, r * 0.58), 3.5, DARK)]
    return [*coins, part(hand), line("M70 98L50 98", 4), part(box(4, 78, 18, 40, 4), "wood")]


def seize_a_convoy() -> list[str]:
    blade = "M18 108C44 82 66 58 84 14L98 8L104 20C86 62 56 92 28 116Z"
    blade = move(grow(blade, 0.62, 64, 64), 0, -30)
    wheel = [part(oval(0, 0, 15), "wood"), cut(oval(0, 0, 6))]
    wheels = []
    for x in (36, 92):
        wheels += [part(oval(x, 104, 15), "wood"), line(spokes("M64 104V92", 4, 64, 104).replace("64 104", "64 104"), 0.1)]
        wheels += [cut(move(spokes("M62 101L60 95H68L66 101Z", 6, 64, 104), x - 64, 0)), fill(oval(x, 104, 3.5), BASE)]
    del wheel
    return [
        part(blade),
        part(flip(blade)),
        rope("M34 52L22 60M94 52L106 60", 6, "wood"),
        part("M18 78C16 48 40 44 64 44C88 44 112 48 110 78Z"),
        line("M42 47C38 56 38 66 39 77M86 47C90 56 90 66 89 77M64 46V77", 4, DARK),
        part(box(12, 76, 104, 18, 4), "wood"),
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
    for cx, cy, tone in ((62, 74, "bone"), (94, 60, "wood"), (88, 98, "pale")):
        cubes += [part(poly(f"{cx - 15} {cy - 10}, {cx} {cy - 18}, {cx + 15} {cy - 10}, {cx + 15} {cy + 8}, {cx} {cy + 17}, {cx - 15} {cy + 8}"), tone)]
        cubes += [line(f"M{cx - 14} {cy - 9}L{cx} {cy - 1}L{cx + 14} {cy - 9}M{cx} {cy - 1}V{cy + 15}", 3.2)]
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
