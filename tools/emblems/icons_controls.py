"""White icons of the frame: media, devices, files, people, arrows and signs. Tinted by the client."""

import math
from collections.abc import Callable

from tools.emblems.icons_table import WHITE, layers, lines, shape
from tools.emblems.pen import box, fill, flip, line, oval, poly, star, turn


def gear() -> list[str]:
    teeth = []
    for k in range(8):
        for r, turn_by in ((46, -15), (60, -9), (60, 9), (46, 15)):
            angle = math.radians(45 * k + turn_by)
            teeth.append(f"{64 + r * math.cos(angle):.1f} {64 + r * math.sin(angle):.1f}")
    return [fill(poly(",".join(teeth)) + oval(64, 64, 20), WHITE)]


ARROW = poly("64 8, 118 66, 84 66, 84 120, 44 120, 44 66, 10 66")
TURN_BACK = "M52 10L8 48L52 86V62C84 62 98 76 96 110C124 74 108 34 52 34Z"
BIN = "M30 40H98L92 122H36ZM48 52L50 110H57L56 52ZM72 52L71 110H78L80 52Z"
SPEAKER = "M8 46H32L62 18V110L32 82H8Z"
EYE = "M2 64C22 32 44 20 64 20C84 20 106 32 126 64C106 96 84 108 64 108C44 108 22 96 2 64Z"
PAD = (
    "M36 30H92C112 30 124 62 124 92C124 110 108 114 98 102L84 86H44L30 102C20 114 4 110 4 92C4 62 16 30 36 30Z"
    "M36 44V54H26V64H36V74H46V64H56V54H46V44Z"
)
NOTE = (
    "M42 14L114 4V92C114 104 104 112 92 112C80 112 72 104 72 94C72 82 84 74 100 78V32L56 38V104"
    "C56 116 46 124 34 124C22 124 14 116 14 106C14 94 26 86 42 90Z"
)
KEYS = "".join(box(x, y, 10, 10, 2) for y in (46, 62) for x in (18, 34, 50, 67, 84, 100)) + box(34, 79, 60, 9, 2)
HAND = (
    "M46 66V22C46 12 60 12 60 22V8C60 0 74 0 74 8V22C74 12 88 12 88 22V34C88 26 102 26 102 36V84C102 112 88 124 66 124"
    "C48 124 40 116 32 102L14 72C8 62 22 54 30 64Z"
)

SIGNS: dict[str, Callable[[], list[str]]] = {
    "tick": shape("M12 68L32 50L52 72L98 20L118 38L54 112Z"),
    "cross": shape("M24 10L64 48L104 10L120 26L80 64L120 102L104 118L64 80L24 118L8 102L48 64L8 26Z"),
    "plus": shape("M50 10H78V50H118V78H78V118H50V78H10V50H50Z"),
    "minus": shape(box(10, 50, 108, 28, 6)),
    "arrow_up": shape(ARROW),
    "arrow_right": shape(turn(ARROW, 90)),
    "arrow_down": shape(turn(ARROW, 180)),
    "arrow_left": shape(turn(ARROW, 270)),
    "warning": shape("M64 6L124 114Q126 120 118 120H10Q2 120 4 114ZM56 44L59 82H69L72 44Z" + oval(64, 98, 8.5)),
    "info": shape(oval(64, 64, 58), oval(64, 34, 9), "M46 52H72V88H82V100H46V88H56V64H46Z"),
    "question": lambda: [
        line("M36 42C38 22 50 14 64 14C82 14 94 26 94 42C94 62 64 62 64 86", 17, WHITE),
        fill(oval(64, 112, 11), WHITE),
    ],
    "star": shape(star(64, 68, 62, 26, 5), star(64, 68, 36, 15, 5)),
    "lock": shape(
        "M26 56H34V40C34 20 46 8 64 8C82 8 94 20 94 40V56H102Q110 56 110 64V114Q110 122 102 122H26"
        "Q18 122 18 114V64Q18 56 26 56Z"
        "M50 56H78V40C78 30 72 24 64 24C56 24 50 30 50 40Z",
        "M64 74C54 74 50 88 59 92V108H69V92C78 88 74 74 64 74Z",
    ),
    "eye": shape(
        EYE, "M64 34C44 34 30 48 20 64C30 80 44 94 64 94C84 94 98 80 108 64C98 48 84 34 64 34Z", oval(64, 64, 21)
    ),
    "eye_closed": lines("M10 50C36 90 92 90 118 50M30 76L18 92M52 84L46 104M76 84L82 104M98 76L110 92", 11),
    "hand": shape(HAND),
    "magnifier": lambda: [line(oval(52, 52, 36), 14, WHITE), line("M80 80L114 114", 20, WHITE)],
    "contrast": shape(oval(64, 64, 58), "M64 18V110C92 110 110 88 110 64C110 40 92 18 64 18Z"),
    "text_size": lines("M10 108L34 52L58 108M18 90H50M58 108L89 20L120 108M70 78H108", 12),
    "globe": lambda: [
        line(oval(64, 64, 53), 10, WHITE),
        line(oval(64, 64, 23, 53), 9, WHITE),
        line("M13 46H115M13 82H115", 9, WHITE),
    ],
    "language": lambda: [
        fill(
            "M18 8H110Q122 8 122 20V80Q122 92 110 92H66L36 120V92H18Q6 92 6 80V20Q6 8 18 8ZM56 22L34 78H47"
            "L51 66H77L81 78H94L72 22Z"
            "M64 36L72 56H56Z",
            WHITE,
        ),
    ],
}
CONTROLS: dict[str, Callable[[], list[str]]] = {
    "undo": shape(TURN_BACK),
    "redo": shape(flip(TURN_BACK)),
    "play": shape("M24 10Q24 4 30 8L114 58Q120 64 114 70L30 120Q24 124 24 118Z"),
    "pause": layers(box(22, 10, 30, 108, 6), box(76, 10, 30, 108, 6)),
    "fast": layers(poly("6 14, 64 64, 6 114"), poly("64 14, 122 64, 64 114")),
    "skip": layers(poly("8 14, 54 64, 8 114"), poly("50 14, 96 64, 50 114"), box(100, 14, 20, 100, 4)),
    "replay": lambda: [
        line("M34 32C66 4 112 28 112 66C112 96 90 114 64 114C38 114 18 96 16 70", 14, WHITE),
        fill(poly("6 8, 58 14, 20 54"), WHITE),
        fill(poly("52 44, 88 66, 52 88"), WHITE),
    ],
    "gear": gear,
    "speaker": lambda: [fill(SPEAKER, WHITE), line("M78 46C88 56 88 72 78 82M92 28C114 48 114 80 92 100", 11, WHITE)],
    "speaker_off": lambda: [fill(SPEAKER, WHITE), line("M80 46L116 82M116 46L80 82", 12, WHITE)],
    "music": shape(NOTE),
    "book": shape(
        "M60 26C46 14 26 12 6 16V106C26 102 46 104 60 116ZM68 26C82 14 102 12 122 16V106C102 102 82 104 68 116Z"
        "M18 34V42C30 40 40 42 48 46V38C40 34 30 32 18 34ZM18 56V64C30 62 40 64 48 68V60C40 56 30 54 18 56Z"
        "M110 34V42C98 40 88 42 80 46V38C88 34 98 32 110 34ZM110 56V64C98 62 88 64 80 68V60C88 56 98 54 110 56Z"
    ),
    "log": layers(*[oval(20, y, 11) for y in (26, 64, 102)], *[box(42, y - 9, 78, 18, 6) for y in (26, 64, 102)]),
    "chart": layers(box(8, 108, 112, 12, 3), box(14, 66, 24, 36, 3), box(46, 40, 24, 62, 3), box(78, 12, 24, 90, 3)),
    "save": shape(
        "M14 8H96L120 32V112Q120 120 112 120H16Q8 120 8 112V14Q8 8 14 8Z",
        "M36 18H88V48H36Z",
        "M70 22H82V44H70Z",
        "M28 64H100V110H28Z",
        "M38 74H90V80H38ZM38 90H90V96H38Z",
    ),
    "folder": shape("M6 24Q6 16 14 16H48L60 30H114Q122 30 122 38V44H6ZM6 54H122V106Q122 114 114 114H14Q6 114 6 106Z"),
    "trash": layers(BIN, "M20 20H46V8H82V20H108V32H20Z"),
    "home": shape("M64 6L124 62H106V120H78V82H50V120H22V62H4Z"),
    "door": shape("M22 6H90V30H78V18H34V110H78V98H90V122H22Z", "M54 54H88V36L122 64L88 92V74H54Z"),
    "pad": shape(PAD, oval(82, 50, 6), oval(96, 62, 6), oval(82, 74, 6), oval(70, 62, 4)),
    "keyboard": shape(box(4, 30, 120, 72, 10), KEYS),
    "mouse": shape(
        "M64 4C92 4 106 24 106 50V80C106 106 90 124 64 124C38 124 22 106 22 80V50C22 24 36 4 64 4Z",
        "M59 4H69V54H106V62H22V54H59Z",
    ),
    "person": layers(oval(64, 34, 28), "M10 122C10 88 32 70 64 70C96 70 118 88 118 122Z"),
    "bot": lambda: [
        fill(
            "M58 4H70V18C96 20 110 38 110 64V74H18V64C18 38 32 20 58 18Z"
            "M18 82H110V98C110 112 100 120 88 122H40C28 120 18 112 18 98ZM40 88V112H48V88ZM60 88V112H68V88Z"
            "M80 88V112H88V88Z" + oval(44, 54, 11) + oval(84, 54, 11),
            WHITE,
        ),
        fill(box(2, 52, 11, 34, 4) + box(115, 52, 11, 34, 4), WHITE),
        fill(oval(64, 8, 8), WHITE),
    ],
}
EMBLEMS: dict[str, Callable[[], list[str]]] = SIGNS | CONTROLS
