"""The later half of the adventures' scenes: see `adventures`."""

from tools.art_age_of_conan import kit as k
from tools.art_age_of_conan.kit import dot, line, path, shifted


def beyond_the_black_river(s):
    """Beyond the Black River."""
    pales = "".join(
        path(f"M{x} 98V76L{x + 2.5} 71L{x + 5} 76V98Z", s.tone(0.7 + 0.08 * (x % 2))) for x in range(62, 116, 5)
    )
    canoe = shifted(
        path("M-22 -4C-10 3 10 3 22 -4C18 8 -18 8 -22 -4Z", s.tone(1))
        + "".join(
            path(f"M{x - 3} 0C{x - 4} -10 {x + 4} -10 {x + 3} 0Z", s.tone(1))
            + dot(x, -11, 2.4, s.tone(1))
            + line(f"M{x} -13l3 -6", "#c8482e", 1)
            for x in (-10, 0, 10)
        ),
        50,
        128,
    )
    return (
        k.sun(s, 34, 40, 12, False)
        + k.grove(s, 96, 4, k.fir, 0.34, 16, (30, 48), (60, 62))
        + k.tower(s, 90, 92, 12, 30, 0.62)
        + pales
        + k.water(s, 98, t=0.5, seed=4, glint=34)
        + canoe
        + k.grove(s, 152, 8, k.fir, 1, 8, (40, 66), (26, 102))
        + k.grass(s, 152, 3, 1, 40, 14)
    )


def black_stranger(s):
    """The Black Stranger."""
    ships = k.ship(s, 94, 100, 0.62, 0.6, "#c8b890") + k.ship(s, 66, 96, 0.44, 0.5, "#a83a30")
    man = shifted(
        path("M-9 0C-12 -16 -12 -34 -6 -40L-14 -44H14L6 -40C12 -34 12 -16 9 0ZM-5 -44C-6 -54 6 -54 5 -44Z", s.tone(1))
        + dot(-2, -41, 0.9, "#ff5a40")
        + dot(2, -41, 0.9, "#ff5a40"),
        32,
        138,
        1.35,
    )
    return (
        k.clouds(s, 3, 26, 9, 0.45)
        + path("M20 0L32 24L26 24L36 50L18 20L25 20L14 0Z", "#fff4d0", 0.9)
        + k.water(s, 90, t=0.4, seed=9)
        + ships
        + path("M0 152V120C24 116 60 124 80 136L100 152Z", s.tone(0.85))
        + man
        + fire_post(s)
    )


def fire_post(s):
    return line("M104 150V128", s.tone(1), 3) + k.fire(104, 130, 12)


def shadows_in_zamboula(s):
    """Shadows in Zamboula."""
    skulls = "".join(
        shifted(
            dot(0, 0, 4, "#e8dcc0")
            + path("M-2.6 3h5.2v3h-5.2Z", "#e8dcc0")
            + dot(-1.5, -0.3, 1.2, s.tone(1))
            + dot(1.5, -0.3, 1.2, s.tone(1)),
            x,
            y,
        )
        for x, y in ((38, 140), (48, 143), (84, 143), (94, 139))
    )
    return (
        k.stars(s, 30)
        + k.moon(s, 30, 26, 10)
        + "".join(
            k.dome(s, x, 108, r, t) for x, r, t in ((30, 12, 0.34), (96, 14, 0.36), (64, 20, 0.46), (118, 9, 0.4))
        )
        + k.tower(s, 46, 108, 6, 46, 0.5)
        + k.tower(s, 84, 108, 6, 46, 0.5)
        + k.wall(s, -2, 120, 132, 14, 0.66, 12)
        + k.ground(s, 0.92, 126, 6)
        + k.fire(66, 140, 24)
        + skulls
        + k.palm(s, 8, 140, 50)
        + k.palm(s, 120, 142, 56, 1, -0.12)
    )


def vale_of_lost_women(s):
    """The Vale of Lost Women."""
    bat = shifted(
        path(
            "M0 -8L4 -14L5 -6C18 -18 36 -16 46 -4C38 -6 34 0 32 6C26 0 20 2 16 8C10 4 6 8 0 16"
            "C-6 8 -10 4 -16 8C-20 2 -26 0 -32 6C-34 0 -38 -6 -46 -4C-36 -16 -18 -18 -5 -6L-4 -14Z",
            s.tone(1),
        )
        + dot(-2, -4, 1, "#ff6a6a")
        + dot(2, -4, 1, "#ff6a6a"),
        64,
        40,
    )
    flowers = "".join(
        shifted(
            path(
                "M0 0C-6 -4 -6 -12 0 -16C6 -12 6 -4 0 0ZM0 0C-8 0 -12 -6 -12 -10C-6 -10 -2 -6 0 0ZM0 0"
                "C8 0 12 -6 12 -10C6 -10 2 -6 0 0Z",
                "#f6ecf2",
            )
            + line("M0 0V12", "#3a6048", 1.4),
            x,
            y,
            q,
        )
        for x, y, q in ((16, 128, 1.1), (38, 138, 1.3), (92, 138, 1.3), (114, 126, 1.1), (64, 146, 1))
    )
    return (
        k.stars(s, 40)
        + k.moon(s, 64, 38, 27, 0)
        + bat
        + k.ridge(s, 0.4, 112, 44, 5, 34)
        + k.ridge(s, 0.62, 122, 14, 8, 26, False)
        + k.lady(s, 50, 124, 22, "#8a5a9a")
        + k.lady(s, 64, 122, 24, "#b0708a")
        + k.lady(s, 78, 124, 22, "#5a6aa0")
        + path("M0 122H128V152H0Z", s.tone(0.8))
        + flowers
    )


def scarlet_citadel(s):
    """The Scarlet Citadel."""
    hold = (
        k.wall(s, 38, 100, 52, 30, 0.3, 6)
        + k.tower(s, 42, 100, 12, 54, 0.35, True, "#ffdc90")
        + k.tower(s, 86, 100, 12, 54, 0.35, True, "#ffdc90")
        + k.tower(s, 64, 86, 16, 52, 0.45, True, "#ffdc90")
    )
    red = hold.replace(s.tone(0.3), "#a8281e").replace(s.tone(0.35), "#b83024").replace(s.tone(0.45), "#c43c2a")
    snake = line("M12 140C30 126 44 150 60 138C76 126 88 148 108 136C118 128 112 118 104 120", s.tone(1), 8)
    return (
        k.sun(s, 64, 48, 34, False)
        + path("M6 130L38 96H92L122 130Z", s.tone(0.7))
        + red
        + k.ground(s, 0.86, 128, 9)
        + snake
        + dot(104, 120, 6, s.tone(1))
        + dot(102, 118.5, 1.4, "#ffe070")
    )


def phoenix_on_the_sword(s):
    """The Phoenix on the Sword."""
    bird = path(
        "M64 96C50 88 42 74 20 66C34 64 40 60 46 58C36 52 28 44 24 32C38 44 52 48 58 56"
        "C56 46 60 38 64 34C68 38 72 46 70 56C76 48 90 44 104 32C100 44 92 52 82 58"
        "C88 60 94 64 108 66C86 74 78 88 64 96Z",
        "#f0902c",
    )
    bird += path("M64 90C56 80 54 70 58 60C60 52 62 46 64 42C66 46 68 52 70 60C74 70 72 80 64 90Z", "#ffe08a")
    sword = (
        path("M60 28L64 12L68 28V112H60Z", "#e8eef0")
        + path("M64 12L68 28V112H64Z", "#93a4ac")
        + path("M42 110H86V117H42Z", "#c9a227")
        + path("M60 117H68V138H60Z", "#5a3a22")
        + dot(64, 142, 6, "#c9a227")
    )
    return (
        dot(64, 62, 58, "#ffb050", 0.12)
        + dot(64, 62, 42, "#ffb050", 0.16)
        + "".join(k.column(s, x, 140, 12, 124, 0.6) for x in (12, 116))
        + sword
        + shifted(bird, 0, -2)
        + path("M0 146H128V152H0Z", s.tone(1))
    )


def hour_of_the_dragon(s):
    """The Hour of the Dragon."""
    heart = shifted(
        path("M0 16C-18 2 -22 -8 -18 -14C-12 -22 -4 -20 0 -12C4 -20 12 -22 18 -14C22 -8 18 2 0 16Z", "#d8243a")
        + path("M0 16C-10 6 -14 -2 -12 -10L0 -8Z", "#ff7a80")
        + path("M0 -8L10 -12L4 4L0 16Z", "#8a1020"),
        64,
        36,
    )
    glow = "".join(dot(64, 36, r, "#ff6070", a) for r, a in ((54, 0.1), (38, 0.14), (27, 0.2)))
    return (
        k.stars(s, 50)
        + glow
        + k.steps(s, 64, 118, 104, 6, 8, 0.5, 0.15)
        + heart
        + k.steps(s, 8, 122, 40, 4, 6, 0.7)
        + k.steps(s, 122, 122, 36, 4, 6, 0.7)
        + k.water(s, 122, t=0.6, seed=3)
        + k.ship(s, 40, 138, 0.6, 1, "#3a6a4a")
        + path("M0 152L128 152V148H0Z", s.tone(1))
    )


def snout_in_the_dark(s):
    """The Snout in the Dark."""
    walls = (
        path("M0 0H40V152H0Z", s.tone(0.5))
        + path("M88 0H128V152H88Z", s.tone(0.62))
        + path("M40 0L48 152H40ZM88 0L80 152H88Z", s.tone(1))
    )
    face = path(
        "M48 96C44 74 54 62 64 62C74 62 84 74 80 96C80 112 72 118 64 118C56 118 48 112 48 96Z", s.tone(1)
    ) + path("M48 74L40 60L56 66ZM80 74L88 60L72 66Z", s.tone(1))
    snout = (
        path("M54 96C54 88 74 88 74 96V104C72 110 56 110 54 104Z", "#5a3a38")
        + dot(60, 100, 2.2, s.tone(1))
        + dot(68, 100, 2.2, s.tone(1))
        + dot(56, 82, 2.6, "#ffb020")
        + dot(72, 82, 2.6, "#ffb020")
        + path("M54 106L50 114L57 109ZM74 106L78 114L71 109Z", "#f0e6c8")
    )
    bricks = "".join(
        path(f"M{x} {y}h10v4h-10Z", s.tone(0.38))
        for x, y in ((6, 20), (20, 40), (4, 64), (22, 86), (8, 112), (96, 30), (110, 52), (98, 80), (112, 104))
    )
    return (
        k.moon(s, 64, 24, 10, 0.5)
        + k.stars(s, 7)
        + walls
        + bricks
        + k.dome(s, 64, 60, 10, 0.4)
        + face
        + snout
        + path("M0 136H128V152H0Z", s.tone(0.95))
        + k.fire(22, 132, 13)
    )


def hand_of_nergal(s):
    """The Hand of Nergal."""
    hand = path(
        "M44 120V86C34 80 28 68 30 62C34 58 40 64 46 72V34C46 28 54 28 54 34V64H56V26"
        "C56 20 65 20 65 26V64H67V30C67 24 76 24 76 30V66H78V42C78 36 86 36 86 42V92"
        "C86 104 84 112 82 120Z",
        "#efe4c6",
    )
    hand += (
        path("M70 66H78V42C78 36 86 36 86 42V92C86 104 84 112 82 120H72Z", "#c0a878")
        + path("M52 92C58 84 70 84 76 92C70 100 58 100 52 92Z", "#7a1a18")
        + dot(64, 92, 3, "#ff6040")
    )
    spears = "".join(
        line(f"M{x} 146L{x + d} 112", s.tone(1), 1.2) + path(f"M{x + d - 1.6} 112l1.6 -6l1.6 6Z", s.tone(1))
        for x, d in ((8, 3), (16, -2), (26, 4), (100, -4), (110, 2), (120, -3))
    )
    return (
        dot(64, 66, 60, "#ff9060", 0.12)
        + k.clouds(s, 9, 24, 7, 0.5)
        + k.ridge(s, 0.45, 118, 8, 3, 30, False)
        + hand
        + k.ground(s, 0.95, 122, 8)
        + spears
        + k.birds(s, 14, 40, 3)
    )


def bell_of_the_border_kings(s):
    """The Bell of the Border Kings."""
    bell = (
        path("M64 40C48 42 46 62 44 78L36 92H92L84 78C82 62 80 42 64 40Z", "#b08430")
        + path("M64 40C56 44 54 64 52 80L48 90H40L46 78C48 62 50 44 64 40Z", "#f0d080")
        + path("M34 90H94V97H34Z", "#8a6220")
        + dot(64, 100, 6, "#6a4a18")
        + path("M60 30H68V42H60Z", "#6a4a18")
    )
    arch = (
        path("M14 146V40C14 8 114 8 114 40V146H98V46C98 26 30 26 30 46V146Z", s.tone(0.75))
        + path("M30 46C30 26 98 26 98 46V52C96 34 32 34 30 52Z", s.tone(0.95))
        + path("M26 28H102V34H26Z", s.tone(0.9))
    )
    return (
        k.sun(s, 64, 96, 18)
        + k.ridge(s, 0.25, 118, 30, 4, 22)
        + k.ridge(s, 0.45, 128, 14, 6, 20, False)
        + arch
        + bell
        + k.ground(s, 0.95, 138, 9)
        + k.grass(s, 146, 9, 1, 40, 8)
    )


def horn_of_brythunia(s):
    """The Horn of Brythunia."""
    horn = (
        path("M24 58C40 96 74 104 104 74L96 64C76 84 52 78 40 50Z", "#e8d8b0")
        + path("M24 58C40 96 74 104 104 74L101 70C74 96 44 88 30 54Z", "#b8965c")
        + path("M92 60L110 80L104 86L86 66Z", "#c9a227")
        + path("M20 54L40 44L44 52L24 64Z", "#c9a227")
        + path("M52 76L60 68L68 84L60 88Z", "#c9a227")
    )
    return (
        k.rays(s, 64, -20, 9, 1.3, 200, 0.14)
        + k.grove(s, 118, 3, k.oak, 0.34, 9, (34, 54), (44, 84))
        + k.grove(s, 130, 5, k.oak, 0.62, 6, (36, 60), (30, 98))
        + path("M36 134L48 100H80L94 134Z", s.tone(0.82))
        + path("M64 100H80L94 134H72Z", s.tone(0.96))
        + shifted(horn, 8, 4, 0.9)
        + k.ground(s, 0.95, 132, 4)
        + k.grass(s, 146, 2, 1, 44, 10)
    )


def witch_gate(s):
    """The Witch Gate."""
    gate = (
        path("M30 132V50L44 34H84L98 50V132H82V60H46V132Z", s.tone(0.8))
        + path("M24 34H104V24H24Z", s.tone(0.66))
        + path("M82 60V132H98V50L84 34V60Z", s.tone(0.98))
    )
    door = path("M46 132V60H82V132Z", "#8a50d8") + "".join(
        path(
            f"M64 {96 - r * 1.4}C{64 + r} {96 - r} {64 + r} {96 + r} 64 {96 + r * 1.4}"
            f"C{64 - r} {96 + r} {64 - r} {96 - r} 64 {96 - r * 1.4}Z",
            c,
            0.8,
        )
        for r, c in ((17, "#a878f0"), (11, "#d0b0ff"), (5, "#ffffff"))
    )
    runes = "".join(
        line(f"M{x} {y}l3 5l-3 5M{x + 3} {y}v10", "#d0b0ff", 1.1)
        for x, y in ((34, 66), (34, 88), (34, 110), (88, 66), (88, 88), (88, 110))
    )
    return (
        k.stars(s, 60)
        + k.peaks(s, 0.3, 112, 50, 9, 28)
        + dot(64, 96, 56, "#b080ff", 0.14)
        + door
        + gate
        + runes
        + path("M0 132C40 122 90 128 128 132V152H0Z", "#cfe0ec")
        + path("M0 142C40 134 90 146 128 138V152H0Z", "#9cb8cc")
        + k.cowled(s, 22, 138, 26)
        + k.cowled(s, 108, 140, 28)
    )


def drowned_galley(s):
    """The Drowned Galley."""
    hull = shifted(
        path("M-44 0C-40 22 -16 26 8 24C30 22 44 10 52 -16L40 -6L-28 2L-36 -8Z", s.tone(0.85))
        + "".join(line(f"M{x} 4C{x + 3} 12 {x + 2} 18 {x} 22", s.tone(1), 2.2) for x in range(-28, 40, 11))
        + line("M2 0L-8 -56M-8 -56L-26 -50M-6 -44L20 -50", s.tone(0.9), 2.6)
        + path("M-7 -52C6 -50 10 -34 16 -26C4 -30 -2 -22 -10 -20Z", s.tone(0.55), 0.8),
        62,
        112,
    )
    fish = "".join(
        shifted(path("M-6 0C-3 -4 3 -4 5 0L9 -3V3L5 0C3 4 -3 4 -6 0Z", "#f0d890"), x, y, q)
        for x, y, q in ((28, 62, 0.9), (96, 48, 0.7), (104, 84, 1))
    )
    weed = "".join(
        line(f"M{x} 152C{x - 6} 140 {x + 7} 130 {x} {118 - x % 9}", "#2e6a54", 2.4) for x in (6, 14, 24, 104, 112, 122)
    )
    chest = path("M84 142V132C84 126 104 126 104 132V142Z", "#7a4a22") + path(
        "M84 134H104V136H84ZM92 132H96V140H92Z", "#f0c850"
    )
    return (
        k.rays(s, 64, -30, 9, 1.1, 210, 0.13)
        + k.ridge(s, 0.4, 132, 22, 4, 22, False)
        + hull
        + fish
        + "".join(
            dot(x, y, r, "#e8fff8", 0.5)
            for x, y, r in ((50, 40, 2), (54, 30, 1.4), (47, 22, 1), (80, 66, 1.6), (84, 56, 1.1))
        )
        + k.ground(s, 0.9, 142, 6)
        + chest
        + weed
    )
