"""Emblems of the twelve treasure cards."""

from collections.abc import Callable

from tools.emblems.beasts import HORSE, HORSE_HEAD, HORSE_MANE, HORSE_TAIL
from tools.emblems.pen import (
    BASE,
    DARK,
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
    turn,
)


def sun_disc() -> list[str]:
    ray = poly("64 4, 74 26, 54 26")
    return [
        *[part(turn(ray, 45 * k)) for k in range(8)],
        part(oval(64, 64, 38), "wood"),
        part(oval(64, 64, 27), "pale"),
        *[fill(turn(oval(64, 31.5, 3.4), 45 * k + 22), BASE) for k in range(8)],
        line("M54 60H58M70 60H74", 5),
        line(curve("54 72, 64 77, 74 72"), 4),
        line("M64 58V68", 4, DARK),
    ]


def golden_bridle() -> list[str]:
    return [
        part(HORSE_HEAD, "wood"),
        part(HORSE_MANE, "wood"),
        rope("M58 26L94 44M50 40L78 84M96 48L90 88", 6, "pale"),
        rope(curve("80 84, 62 104, 30 112"), 5, "pale"),
        part(oval(80, 82, 9) + oval(80, 82, 3.5), "pale"),
        part(oval(96, 46, 6), "pale"),
        part(oval(56, 33, 7), "pale"),
        fill(oval(80, 51, 5.5), LIGHT),
        cut(oval(81, 51, 3.2)),
    ]


def azure_cup() -> list[str]:
    return [
        rope("M32 34C6 28 6 66 40 66", 7, "wood"),
        rope(flip("M32 34C6 28 6 66 40 66"), 7, "wood"),
        part("M28 22H100C102 58 92 78 64 82C36 78 26 58 28 22Z"),
        part(box(24, 14, 80, 13, 5)),
        part(poly("58 82, 70 82, 74 104, 54 104"), "wood"),
        part(blob("34 118!, 42 106, 64 100, 86 106, 94 118!")),
        part(poly("64 36, 78 52, 64 68, 50 52"), "pale"),
        line("M51 52H77M64 38V66", 3, DARK),
        cut(oval(38, 48, 3.4) + oval(90, 48, 3.4)),
    ]


def ruby_ring() -> list[str]:
    return [
        part(oval(64, 82, 39) + oval(64, 82, 26)),
        line(both("M30 90C32 98 36 104 40 107"), 4, DARK),
        part(poly("40 50, 88 50, 82 62, 46 62"), "wood"),
        part(poly("44 8, 84 8, 100 28, 64 58, 28 28"), "pale"),
        line("M29 28H99M44 9L52 28L64 56L76 28L84 9M52 28L64 9L76 28", 3.4, DARK),
    ]


def jade_horse() -> list[str]:
    return [
        part(box(12, 106, 104, 14, 4), "wood"),
        part(move(grow(HORSE_TAIL, 0.92), 0, -6), "wood"),
        part(move(grow(HORSE, 0.92), -2, -8)),
        part(move(grow(blob("98 16!, 88 18, 76 34, 64 48!, 78 50, 88 38, 100 28!"), 0.92), -2, -8), "wood"),
        cut(oval(98, 34, 3)),
        line("M44 62C50 56 58 58 58 66C58 72 50 72 50 66", 3.6, DARK),
        line("M20 113H108", 3.5, BASE),
    ]


def obsidian_idol() -> list[str]:
    return [
        part(box(24, 108, 80, 13, 4)),
        part(blob("36 66!, 92 66!, 104 90, 94 108!, 34 108!, 24 90"), "wood"),
        part(both(blob("34 72!, 24 74, 18 88, 34 98, 54 94!, 54 84!, 40 84")), "wood"),
        part(blob("36 26!, 40 14, 64 8, 88 14, 92 26!, 96 50, 84 70, 64 74, 44 70, 32 50"), "wood"),
        fill(both(blob("42 40!, 58 36, 58 48, 46 50")), LIGHT),
        cut(both(oval(52, 44, 3.4))),
        fill(poly("60 46, 68 46, 72 56, 56 56"), BASE),
        fill(box(48, 60, 32, 7, 2), LIGHT),
        cut("M55 60H57V67H55ZM63 60H65V67H63ZM71 60H73V67H71Z"),
        part(poly("64 14, 72 22, 64 30, 56 22"), "pale", 1.6),
        line("M54 102H74", 4.5, BASE),
    ]


def amber_mask() -> list[str]:
    plume = blob("60 34!, 56 18, 64 4!, 72 18, 68 34!")
    return [
        *[part(turn(plume, a, 64, 62), "wood") for a in (-72, -48, 48, 72)],
        *[part(turn(plume, a, 64, 62)) for a in (-24, 24, 0)],
        part(blob("28 46!, 46 32, 64 28, 82 32, 100 46!, 98 80, 82 108, 64 120, 46 108, 30 80")),
        cut(both(blob("38 58!, 50 52, 60 62!, 48 64"))),
        line("M36 48C44 42 54 44 58 50M92 48C84 42 74 44 70 50", 4, DARK),
        line("M64 58L58 80H70", 4, DARK),
        cut(blob("46 92!, 64 88, 82 92!, 74 104, 64 106, 54 104")),
        fill(poly("54 91, 58 98, 62 90") + poly("66 90, 70 98, 74 91"), LIGHT),
        part(oval(64, 42, 6), "pale", 1.6),
        line("M36 76L44 82M36 86L44 90M92 76L84 82M92 86L84 90", 4, DARK),
    ]


def oath_torque() -> list[str]:
    ring = "M44 100C14 88 8 48 32 26C52 8 80 8 98 26C120 48 114 88 84 100"
    twist = (
        "M23 40L32 46M17 58L28 60M19 76L30 72M40 24L46 33M60 18V28M82 21L78 31M97 32L88 39M109 50L98 53M109 70L98 67"
    )
    return [
        rope(ring, 15, "bone", 2.2),
        line(twist, 4, DARK),
        part(oval(44, 102, 15)),
        part(oval(84, 102, 15)),
        cut(oval(41, 100, 3.4) + oval(87, 100, 3.4)),
        line("M48 110L56 106M80 110L72 106", 3.6),
        part(poly("36 90, 42 78, 50 90"), "wood", 1.4),
        part(poly("78 90, 86 78, 92 90"), "wood", 1.4),
    ]


def wolf_banner() -> list[str]:
    wolf = blob("38 30!, 52 44, 64 46, 76 44, 90 30!, 92 54, 84 70, 74 80, 64 90!, 54 80, 44 70, 36 54")
    return [
        rope("M18 14V122", 7, "wood"),
        part(poly("22 16, 118 16, 118 92, 104 80, 92 104, 78 90, 66 114, 52 92, 38 104, 22 86"), "wood"),
        rope("M10 16H122", 6),
        part(move(wolf, 5, -4)),
        cut(move(blob("48 54!, 60 60!, 54 64") + blob("80 54!, 68 60!, 74 64"), 5, -4)),
        cut(move(blob("58 80!, 64 78, 70 80!, 64 88"), 5, -4)),
        line(move("M64 62V74M46 68L54 74M82 68L74 74", 5, -4), 3.6, DARK),
    ]


def warding_bracelet() -> list[str]:
    beads = [(64 + 42 * x, 70 + 40 * y) for x, y in ((-0.9, -0.45), (-1, 0.1), (-0.8, 0.62), (-0.36, 0.94), (0.14, 1))]
    right = [(128 - x, y) for x, y in beads[:4]]
    parts = [rope(oval(64, 70, 42, 40), 5, "wood")]
    for k, (x, y) in enumerate([*beads[:4], (64, 111), *reversed(right)]):
        parts.append(part(oval(x, y, 11.5), ("bone", "wood")[k % 2]))
    return [
        *parts,
        part(blob("28 34!, 46 16, 64 10, 82 16, 100 34!, 82 52, 64 58, 46 52"), "pale"),
        fill(oval(64, 34, 14), DARK),
        cut(oval(64, 34, 8)),
        fill(oval(61, 31, 2.6), LIGHT),
    ]


def armourers_chest() -> list[str]:
    return [
        part(turn(poly("70 62, 70 18, 78 4, 86 18, 86 62"), 16, 78, 60), "pale"),
        part(blob("26 62!, 28 40, 42 28, 48 16!, 54 28, 68 40, 70 62!")),
        line("M48 28V48M28 50H68", 4, DARK),
        rope("M104 62V24", 6, "wood"),
        part(blob("104 8!, 114 24, 104 38!, 94 24"), "pale"),
        part(box(10, 58, 108, 16, 4), "wood"),
        part(box(14, 72, 100, 48, 4), "wood"),
        part(box(14, 72, 14, 48, 3)),
        part(box(100, 72, 14, 48, 3)),
        part(box(52, 66, 24, 28, 5)),
        cut("M64 72C59 72 58 79 62 81V89H66V81C70 79 69 72 64 72Z"),
        line("M36 104H92", 4, BASE),
    ]


def laden_caravan() -> list[str]:
    body = blob(
        "8 76!, 12 60, 26 56, 32 40, 44 38, 52 54, 60 54, 66 40, 76 38, 84 54, 90 62, 96 58, 96 38, "
        "98 26, 108 18, 114 22, 126 30,"
        "126 38, 118 40, 110 40, 110 54, 106 70, 96 82, 90 86, 92 120!, 80 120!, 76 94, 42 94, 38 120!, "
        "26 120!, 24 92, 12 86"
    )
    return [
        part(body),
        part(blob("98 26!, 96 14!, 106 20!"), "bone", 1.2),
        cut(oval(110, 29, 3)),
        line("M118 36L124 35", 3),
        rope(curve("10 72, 4 84, 8 96"), 4, "wood", 1.2),
        part(box(28, 58, 28, 32, 9), "wood"),
        part(box(62, 58, 26, 32, 9), "wood"),
        line("M28 72H55M62 72H87", 4),
        part(blob("42 16!, 72 16!, 80 44, 58 50, 36 44"), "pale"),
        rope("M39 30C52 36 64 36 76 30", 5, "wood"),
    ]


EMBLEMS: dict[str, Callable[[], list[str]]] = {
    "TR01": sun_disc,
    "TR02": golden_bridle,
    "TR03": azure_cup,
    "TR04": ruby_ring,
    "TR05": jade_horse,
    "TR06": obsidian_idol,
    "TR07": amber_mask,
    "TR08": oath_torque,
    "TR09": wolf_banner,
    "TR10": warding_bracelet,
    "TR11": armourers_chest,
    "TR12": laden_caravan,
}
