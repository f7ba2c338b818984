"""White icons of things on the table: suits, wagon backs, numerals, seats, pieces and marks. Tinted by the client."""

from collections.abc import Callable, Iterable

from tools.emblems.pen import blob, box, fill, flip, grow, line, move, oval, poly, spokes, star, turn

WHITE = "#ffffff"


def shape(*paths: str) -> Callable[[], list[str]]:
    """One white silhouette; a path inside a path is a hole."""
    return lambda: [fill("".join(paths), WHITE)]


def lines(d: str, width: float = 12, *paths: str) -> Callable[[], list[str]]:
    """White strokes, and silhouettes beside them."""
    return lambda: [line(d, width, WHITE), *[fill(p, WHITE) for p in paths]]


def layers(*paths: str) -> Callable[[], list[str]]:
    """Several white silhouettes; each has its own holes, and where they overlap they join."""
    return lambda: [fill(p, WHITE) for p in paths]


def die_face(pips: Iterable[tuple[float, float]]) -> Callable[[], list[str]]:
    return shape(box(14, 14, 100, 100, 22), "".join(oval(x, y, 11.5) for x, y in pips))


def wheel(cx: float, cy: float, r: float) -> str:
    """A spoked wheel as one even-odd path."""
    high, low = cy - 0.72 * r, cy - 0.36 * r
    wide, thin = 0.31 * r, 0.1 * r
    gap = f"M{cx - wide} {high}Q{cx} {high - 0.12 * r} {cx + wide} {high}L{cx + thin} {low}H{cx - thin}Z"
    return oval(cx, cy, r) + spokes(gap, 6, cx, cy) + oval(cx, cy, 0.16 * r)


SUIT_CURSE = (
    "M64 34C86 34 100 49 99 71C98 82 93 88 91 94C88 101 84 102 83 110C82 119 74 123 64 123"
    "C54 123 46 119 45 110C44 102 40 101 37 94"
    "C35 88 30 82 29 71C28 49 42 34 64 34ZM48 62C41 62 37 67 37 74C37 80 42 84 48 84"
    "C54 84 58 80 58 74C58 67 54 62 48 62Z"
    "M80 62C74 62 70 67 70 74C70 80 74 84 80 84C86 84 91 80 91 74C91 67 87 62 80 62ZM64 86L57 99H71Z"
    "M30 50C10 44 2 26 10 4C15 20 28 29 46 29ZM98 50C118 44 126 26 118 4C113 20 100 29 82 29Z"
)
SUIT_EQUIPMENT = (
    "M28 0L44 6C47 12 47 18 45 24C82 34 100 46 103 56L126 64L103 72C100 82 82 94 45 104"
    "C47 110 47 116 44 122L28 128L34 112L24 96V72"
    "H12L2 80V48L12 56H24V32L34 16ZM34 34V56H84C76 46 60 40 34 34ZM34 72V94C60 88 76 82 84 72Z"
)
SUIT_MERCENARY = (
    "M64 0L71 20C98 28 110 50 110 76V82H18V76C18 50 30 28 57 20ZM14 89H114V104"
    "C112 116 104 124 92 127L84 105H72V122L64 127L56 122V105"
    "H44L36 127C24 124 16 116 14 104Z"
)
SUIT_RAID = (
    "M68 4C74 30 106 44 106 80C106 105 87 124 64 124C41 124 22 105 22 80C22 60 34 50 40 34"
    "C47 44 49 50 51 60C60 46 66 28 68 4Z"
    "M64 112C76 112 84 103 84 91C84 78 75 72 69 60C67 71 60 76 56 84C52 82 51 79 49 75"
    "C45 81 44 86 44 91C44 103 52 112 64 112Z"
)
SUIT_TREASURE = (
    "M22 10H106C108 44 96 66 74 73V90C74 98 88 102 96 106V120H32V106C40 102 54 98 54 90V73C32 66 20 44 22 10Z"
    "M34 22C34 28 35 32 36 36H92C93 32 94 28 94 22Z"
)
BACK_BLUE = (
    "M6 50C22 26 42 26 58 42C72 56 88 56 104 36L122 46C100 78 74 78 54 60C42 50 32 52 20 66Z"
    "M6 92C22 68 42 68 58 84C72 98 88 98 104 78L122 88C100 120 74 120 54 102C42 92 32 94 20 108Z"
)
BACK_GREEN = (
    "M64 4C92 26 104 50 100 74C96 94 82 102 70 104V124H58V104C46 102 32 94 28 74C24 50 36 26 64 4Z"
    "M58 40V56L44 48V60L58 70V92H70V70L84 60V48L70 56V40Z"
)
BACK_ORANGE = (
    "M64 38C78 38 90 50 90 64C90 78 78 90 64 90C50 90 38 78 38 64C38 50 50 38 64 38ZM58 6H70L68 30"
    "H60ZM58 122H70L68 98H60Z"
    "M6 58V70L30 68V60ZM122 58V70L98 68V60ZM19 27L27 19L43 38L38 43ZM109 101L101 109L85 90L90 85Z"
    "M101 19L109 27L90 43L85 38Z"
    "M27 109L19 101L38 85L43 90Z"
)
BACK_PURPLE = (
    "M64 10C98 10 118 36 118 64C118 96 94 118 66 118C40 118 22 98 22 74C22 52 38 38 56 38"
    "C74 38 84 52 84 66C84 78 76 86 66 86"
    "C58 86 52 80 52 72L64 70C64 73 66 74 67 74C71 74 72 70 72 66C72 58 66 50 56 50"
    "C44 50 34 60 34 74C34 92 48 106 66 106"
    "C88 106 106 88 106 64C106 42 90 22 64 22C44 22 30 32 22 44L10 38C20 22 38 10 64 10Z"
)
NUM_2 = (
    "M28 40C31 20 46 8 66 8C88 8 102 22 102 42C102 58 92 70 76 84L62 97H104V118H26V98L58 68"
    "C70 57 77 50 77 42C77 34 72 29 64 29"
    "C56 29 52 36 50 47Z"
)
NUM_3 = (
    "M30 36C35 18 48 8 66 8C87 8 100 20 100 37C100 49 93 58 82 62C95 66 103 75 103 88"
    "C103 108 87 120 64 120C43 120 30 110 26 91"
    "L48 85C50 96 55 100 64 100C72 100 79 95 79 87C79 77 71 72 56 72V54C70 54 77 49 77 40"
    "C77 33 72 28 65 28C57 28 54 34 52 43Z"
)
HORN = (
    "M118 22C118 78 84 112 24 112C16 112 10 106 10 98C10 90 16 86 24 86C64 86 88 62 92 16L100 8H112Z"
    "M30 90C26 91 23 94 23 98C23 102 26 104 30 104C34 104 37 101 37 97C37 93 34 90 30 90Z"
)
LEAF = blob("0 0!, 4 -14, 0 -30!, -10 -16")
LAUREL = "".join(
    move(turn(LEAF, a, 0, 0), x, y)
    for x, y, a in ((40, 108, -70), (24, 92, -48), (16, 72, -22), (18, 50, 4), (28, 32, 30))
)
LAUREL_IN = "".join(
    move(turn(flip(LEAF, 0), a, 0, 0), x, y) for x, y, a in ((42, 104, -8), (30, 86, 14), (25, 66, 36), (30, 46, 60))
)
RAID_OUTLINE = SUIT_RAID.split("M64 112")[0]
PIECES: dict[str, Callable[[], list[str]]] = {
    "suit_curse": shape(SUIT_CURSE),
    "suit_equipment": shape(SUIT_EQUIPMENT),
    "suit_mercenary": shape(SUIT_MERCENARY),
    "suit_raid": shape(SUIT_RAID),
    "suit_treasure": shape(SUIT_TREASURE),
    "back_blue": shape(BACK_BLUE),
    "back_green": shape(BACK_GREEN),
    "back_orange": shape(BACK_ORANGE),
    "back_purple": shape(BACK_PURPLE),
    "num_1": shape("M48 12H78V98H98V118H32V98H52V44L32 50V28Z"),
    "num_2": shape(NUM_2),
    "num_3": shape(NUM_3),
    "seat_triangle": shape(poly("64 8, 122 116, 6 116")),
    "seat_circle": shape(oval(64, 64, 54)),
    "seat_square": shape(box(14, 14, 100, 100, 6)),
    "seat_diamond": shape(poly("64 4, 124 64, 64 124, 4 64")),
    "seat_star": shape(star(64, 68, 62, 26, 5)),
    "die_1": die_face([(64, 64)]),
    "die_2": die_face([(42, 42), (86, 86)]),
    "die_3": die_face([(40, 40), (64, 64), (88, 88)]),
}
MARKS: dict[str, Callable[[], list[str]]] = {
    "dice": layers(
        turn(box(8, 12, 62, 62, 14) + oval(26, 30, 7) + oval(52, 56, 7), -10, 39, 43),
        turn(box(56, 56, 62, 62, 14) + oval(72, 72, 7) + oval(87, 87, 7) + oval(102, 102, 7), 12, 87, 87),
    ),
    "cart": layers(
        "M4 44H112L102 78H22ZM20 20H96V36H20Z", oval(38, 92, 20) + oval(38, 92, 8), oval(86, 92, 20) + oval(86, 92, 8)
    ),
    "wheel": shape(wheel(64, 64, 58)),
    "yurt": shape(
        "M46 8H82V20H46ZM44 28H84L122 60L114 70H14L6 60Z",
        "M16 78H112L106 120H82V102C82 84 46 84 46 102V120H22Z",
    ),
    "chest": shape(
        "M20 28C20 20 26 14 34 14H94C102 14 108 20 108 28V52H78V46H50V52H20Z",
        "M16 58H50V72H78V58H112V112H16Z",
        "M57 52H71V66H57Z",
    ),
    "horn": shape(HORN),
    "first_player": layers(
        HORN.split("M30 90")[0] + oval(28, 98, 7), "M52 6L60 24L80 26L65 39L70 58L52 48L34 58L39 39L24 26L44 24Z"
    ),
    "laurel": layers(LAUREL, flip(LAUREL), LAUREL_IN, flip(LAUREL_IN), box(46, 108, 36, 11, 5)),
    "crown": layers(
        "M8 30L36 56L64 12L92 56L120 30L108 92H20Z",
        box(20, 100, 88, 16, 4),
        oval(64, 12, 8) + oval(8, 28, 8) + oval(120, 28, 8),
    ),
    "curse_fled": layers(move(grow(SUIT_CURSE, 0.72), -22, -20), "M58 84H94V68L126 96L94 124V108H58Z"),
    "raid_used": lambda: [line(RAID_OUTLINE, 9, WHITE), line("M18 114L110 22", 10, WHITE)],
    "coin": shape(oval(64, 64, 56), oval(64, 64, 45), oval(64, 64, 37), box(53, 53, 22, 22)),
    "shield": shape("M64 4L114 18C116 68 102 102 64 124C26 102 12 68 14 18Z", "M64 18V108C90 92 102 68 101 28Z"),
    "sword": shape(turn("M64 -6L76 12V82H98V96H74V116Q74 128 64 128Q54 128 54 116V96H30V82H52V12Z", 45, 64, 62)),
    "trophy": layers(
        "M32 8H96V18H120C122 46 110 62 90 66C86 76 80 82 72 84V98H92V118H36V98H56V84C48 82 42 76 38 66"
        "C18 62 6 46 8 18H32Z"
        "M20 29C20 42 26 50 34 53C32 46 32 38 32 29ZM108 29H96C96 38 96 46 94 53C102 50 108 42 108 29Z"
    ),
    "card": shape(box(26, 6, 76, 116, 10), box(36, 16, 56, 96, 4), poly("64 40, 84 64, 64 88, 44 64")),
    "deck": shape(
        "M22 30L18 34V112Q18 122 28 122H86L92 116H30Q24 116 24 110V30Z",
        "M36 18L32 22V100Q32 108 40 108H98L104 102H44Q38 102 38 96V18Z",
        box(46, 4, 66, 90, 9),
        poly("79 26, 97 49, 79 72, 61 49"),
    ),
    "hourglass": shape(
        "M22 6H106V20H98C98 42 88 54 74 64C88 74 98 86 98 108H106V122H22V108H30C30 86 40 74 54 64"
        "C40 54 30 42 30 20H22Z",
        "M42 20H86C86 32 82 40 76 46H52C46 40 42 32 42 20Z",
        "M64 72C54 80 44 92 42 108H52L64 94L76 108H86C84 92 74 80 64 72Z",
    ),
    "cube": layers("M64 4L112 28L64 52L16 28Z", "M12 38L58 61V122L12 98Z", "M116 38L70 61V122L116 98Z"),
    "sack": shape(
        "M40 8L52 16L64 8L76 16L88 8L82 34H46Z",
        "M44 42H84C104 60 118 86 112 108C108 118 96 122 64 122C32 122 20 118 16 108C10 86 24 60 44 42Z",
        poly("64 62, 82 84, 64 106, 46 84"),
    ),
    "medal": layers("M18 2H56L64 22L72 2H110L88 40H40Z", oval(64, 84, 41) + star(64, 86, 29, 12, 5)),
    "action_draw": shape(
        box(14, 34, 60, 88, 8),
        box(23, 43, 42, 70, 3),
        "M98 4L126 40H108V100H88V40H70Z",
        poly("44 58, 58 78, 44 98, 30 78"),
    ),
    "action_pillage": layers(
        "M66 4L98 18L66 32L34 18Z",
        "M32 25L62 38V72L32 58Z",
        "M100 25L70 38V72L100 58Z",
        blob(
            "4 84!, 24 74, 40 78, 58 86, 74 90, 66 100!, 90 92, 112 78, 122 88, 102 110, 76 122, 44 120, "
            "22 112!, 4 116!"
        ),
    ),
    "scroll": shape(
        "M22 16H92C104 16 110 24 110 34V42H94V98C94 108 88 114 78 114H30C20 114 14 108 14 98V90H72V34"
        "C72 28 74 26 76 24H34V78H22Z",
        "M42 38H64V46H42ZM42 56H64V64H42Z",
    ),
}
EMBLEMS: dict[str, Callable[[], list[str]]] = PIECES | MARKS
