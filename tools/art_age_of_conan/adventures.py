"""The 27 adventures, each a scene of its own: the place of the tale and what waits there."""

from tools.art.paint import svg
from tools.art_age_of_conan import adventures_late as late
from tools.art_age_of_conan import kit as k
from tools.art_age_of_conan.kit import HIGH, SKIES, WIDE, dot, line, path, shifted


def frost_giants_daughter(s):
    """The Frost Giant's Daughter."""
    veil = "".join(
        path(f"M{x} 0C{x + 14} 24 {x - 12} 40 {x + 8} 66L{x + 16} 62C{x + 4} 38 {x + 26} 22 {x + 14} 0Z", c, 0.34)
        for x, c in ((10, "#7dffc0"), (44, "#8affea"), (82, "#a0b8ff"), (104, "#7dffc0"))
    )
    return (
        veil + k.stars(s, 1) + k.peaks(s, 0.3, 100, 46, 3, 26) + k.giant(s, 30, 112, 54, 0.62)
        + k.giant(s, 100, 112, 58, 0.62, True) + path("M0 112C30 100 90 104 128 110V152H0Z", "#dcecf2")
        + path("M0 128C40 116 90 132 128 122V152H0Z", "#b4cfdd") + k.lady(s, 64, 122, 30, "#f6fbff", "#e0b050")
        + k.hero(s, 52, 150, 26)
    )  # fmt: skip


def tower_of_the_elephant(s):
    """The Tower of the Elephant."""
    gems = "".join(
        dot(x, y, 1.3, c)
        for x, y, c in (
            (56, 30, "#8ff"),
            (64, 28, "#fc6"),
            (72, 30, "#f9c"),
            (60, 40, "#9f9"),
            (68, 42, "#fc6"),
            (64, 54, "#8ff"),
            (61, 66, "#f9c"),
            (67, 76, "#9f9"),
        )
    )
    return (
        k.stars(s, 4) + k.moon(s, 102, 28, 11) + k.ridge(s, 0.3, 104, 20, 5)
        + dot(64, 66, 44, "#f0d8ff", 0.1)
        + k.tower(s, 64, 120, 26, 90, 0.12, roof=False) + path("M47 30L52 18H76L81 30Z", s.tone(0.3)) + gems
        + dot(64, 24, 26, "#fff0c0", 0.1) + k.wall(s, 0, 126, 128, 14, 0.82, 11)
        + k.grove(s, 128, 6, k.oak, 0.95, 7, (18, 30))
        + k.hero(s, 64, 150, 24)
    )  # fmt: skip


def god_in_the_bowl(s):
    """The God in the Bowl."""
    hall = "".join(k.column(s, x, 128, 11, 118, 0.55) for x in (12, 36, 92, 116))
    bowl = path("M34 104H94C92 124 80 132 64 132C48 132 36 124 34 104Z", "#8a5f2a") + path(
        "M30 98H98V105H30Z", "#c9a227"
    )
    bowl += path("M64 132L50 144H78Z", "#6a4520") + path(
        "M38 108C42 122 52 128 60 129C50 120 48 112 48 108Z", "#d8b050", 0.7
    )
    snake = line("M72 100C80 84 52 78 56 62C58 52 68 50 72 46", "#4e7c3c", 8) + line(
        "M71 100C79 84 51 78 55 62", "#8fc06c", 2
    )
    head = path("M62 40C68 32 84 34 86 44C84 52 70 54 64 50Z", "#4e7c3c") + dot(76, 41, 2, "#ffe080")
    return (
        hall
        + dot(64, 60, 46, "#ffcf80", 0.14)
        + dot(64, 60, 28, "#ffcf80", 0.14)
        + snake
        + head
        + bowl
        + path("M0 136H128V152H0Z", s.tone(0.9))
    )


def rogues_in_the_house(s):
    """Rogues in the House."""
    house = path("M26 128V64L64 36L102 64V128Z", s.tone(0.75)) + path(
        "M18 68L64 32L110 68L104 72L64 42L24 72Z", s.tone(0.95)
    )
    lit = "".join(
        path(f"M{x} {y}h12v16h-12Z", "#ffc860")
        + path(f"M{x + 5.4} {y}h1.2v16h-1.2ZM{x} {y + 7}h12v1.2h-12Z", s.tone(1))
        for x, y in ((36, 74), (80, 74), (58, 60))
    )
    ape = shifted(
        path("M-12 0C-18 -14 -16 -30 -6 -34C-8 -46 8 -46 6 -34C16 -30 18 -14 12 0Z", "#7a1a18")
        + dot(0, -38, 7, s.tone(1))
        + dot(-2.6, -39, 1.2, "#ffdf70")
        + dot(2.6, -39, 1.2, "#ffdf70"),
        64,
        130,
        0.86,
    )
    return (
        k.stars(s, 9)
        + k.moon(s, 22, 26, 9)
        + k.ridge(s, 0.35, 104, 26, 6, 10)
        + house
        + lit
        + path("M52 128V98C52 86 76 86 76 98V128Z", s.tone(1))
        + ape
        + k.ground(s, 0.95, 132, 7)
    )


def queen_of_the_black_coast(s):
    """Queen of the Black Coast."""
    return (
        k.sun(s, 84, 62, 20) + k.ridge(s, 0.3, 92, 14, 8, 24, False) + k.water(s, 92, seed=3, glint=84)
        + k.ship(s, 56, 108, 1.5, 0.95, "#7c1f1c") + path("M0 152V128C14 126 24 134 34 152Z", s.tone(1))
        + k.palm(s, 10, 140, 62, 1, 0.16)
        + k.palm(s, 4, 140, 44, 1, -0.1) + k.birds(s, 84, 34)
    )  # fmt: skip


def black_colossus(s):
    """Black Colossus."""
    seat = path("M34 132V96H42V58C42 44 52 40 54 34C52 22 76 22 74 34C76 40 86 44 86 58V96H94V132Z", s.tone(0.85))
    shade = path("M64 24C76 22 76 30 74 34C76 40 86 44 86 58V96H94V132H70Z", s.tone(1))
    face = path("M57 32H62V34H57ZM67 32H72V34H67Z", "#ffb040") + path("M46 96H82V104H46Z", s.tone(0.6))
    return (
        k.sun(s, 64, 40, 30, False)
        + k.ridge(s, 0.22, 108, 14, 9, 26, False)
        + seat
        + shade
        + face
        + "".join(k.column(s, x, 136, 7, 46, 0.7, b) for x, b in ((14, 0), (24, 0.4), (106, 0.25), (118, 0.55)))
        + k.ground(s, 0.95, 136, 4)
        + k.hero(s, 64, 150, 18)
    )


def shadows_in_the_moonlight(s):
    """Shadows in the Moonlight."""
    iron = "".join(k.giant(s, x, 126, 44, 0.82, x > 64) for x in (26, 102))
    return (
        k.stars(s, 12)
        + k.moon(s, 64, 34, 20, 0)
        + k.water(s, 88, 112, 0.3, 5)
        + k.wall(s, -4, 126, 136, 8, 0.62, 3)
        + "".join(k.column(s, x, 126, 9, 84, 0.55, b) for x, b in ((8, 0), (46, 0), (82, 0.3), (120, 0)))
        + iron
        + path("M0 124H128V152H0Z", s.tone(0.92))
        + path("M44 124L84 124L104 152H24Z", "#dfe8f2", 0.16)
        + k.hero(s, 64, 146, 26)
    )


def witch_shall_be_born(s):
    """A Witch Shall Be Born."""
    cross = path("M60 140V44H36V35H92V44H68V140Z", s.tone(0.98)) + path("M64 35H92V44H68V140H64Z", s.tone(1))
    bird = shifted(
        path(
            "M0 0C-10 -8 -22 -8 -30 -2C-20 -2 -12 2 -6 8C-2 12 4 12 8 8C14 2 22 -2 32 -2C24 -8 12 -8 4 0L6 -6L0 -4Z",
            s.tone(1),
        ),
        92,
        26,
        0.8,
    )
    return (
        k.sun(s, 64, 80, 26)
        + k.wall(s, 70, 112, 60, 12, 0.4, 9)
        + k.dome(s, 104, 100, 8, 0.38)
        + k.tower(s, 86, 102, 7, 14, 0.42)
        + k.ridge(s, 0.5, 116, 9, 3, 30, False)
        + cross
        + bird
        + shifted(bird, 24, 30, 0.5, True)
        + k.ground(s, 1, 138, 5)
        + k.grass(s, 144, 5, 1, 22, 6)
    )


def devil_in_iron(s):
    """The Devil in Iron."""
    bolt = path("M98 0L86 30L94 30L82 62L106 24L96 24L108 0Z", "#f2ffd8")
    return (
        k.clouds(s, 6, 22, 8, 0.5)
        + bolt
        + k.water(s, 112, t=0.5, seed=8)
        + path("M12 116L30 96H100L120 116Z", s.tone(0.75))
        + k.wall(s, 30, 98, 70, 16, 0.66, 8)
        + k.dome(s, 64, 84, 18, 0.5)
        + path("M46 84C46 62 58 58 64 47C60 62 56 66 56 84Z", "#8fd8a0", 0.4)
        + k.tower(s, 34, 98, 9, 28, 0.7)
        + k.tower(s, 96, 98, 9, 28, 0.7)
        + shifted(k.giant(s, 0, 0, 34, 1), 64, 118, 1)
        + "".join(dot(x, 89, 0.9, "#ff7a3c") for x in (62, 66))
    )


def people_of_the_black_circle(s):
    """The People of the Black Circle."""
    ring = '<circle cx="64" cy="40" r="25" fill="none" stroke="#120a1c" stroke-width="6"/>' + "".join(
        shifted(k.cowled(s, 0, 0, 15, 1, "#c8a0ff"), x, y) for x, y in ((26, 136), (46, 141), (82, 141), (102, 136))
    )
    return (
        k.stars(s, 20)
        + dot(64, 40, 20, "#e8c8ff", 0.25)
        + ring.split("<g")[0]
        + k.peaks(s, 0.34, 116, 58, 14, 34)
        + path("M40 128L58 74L64 66L72 76L92 128Z", s.tone(0.6))
        + k.tower(s, 64, 74, 9, 14, 0.7, True, "#ffd080")
        + k.tower(s, 55, 80, 6, 10, 0.72)
        + k.tower(s, 73, 80, 6, 10, 0.72)
        + k.ground(s, 0.92, 132, 2)
        + "<g"
        + ring.split("<g", 1)[1]
    )


def slithering_shadow(s):
    """The Slithering Shadow."""
    blob = path("M10 140C4 104 20 96 34 102C30 78 50 66 64 74C78 64 100 78 96 102C112 96 124 106 118 140Z", s.tone(1))
    arms = line("M34 104C20 92 14 76 24 62M94 104C108 92 114 78 104 60M52 80C46 66 48 56 40 50", s.tone(1), 6)
    eyes = "".join(
        dot(x, y, r, "#b8ff70") + dot(x, y, r * 0.45, "#10240c")
        for x, y, r in ((50, 100, 5), (78, 98, 6), (64, 88, 3), (90, 116, 3))
    )
    return (
        dot(64, 30, 30, "#d8ffc0", 0.14)
        + k.dome(s, 64, 66, 26, 0.25)
        + k.dome(s, 22, 72, 12, 0.34)
        + k.dome(s, 108, 72, 12, 0.34)
        + "".join(k.column(s, x, 118, 7, 50, 0.45) for x in (6, 30, 98, 122))
        + arms
        + blob
        + eyes
        + path("M0 138H128V152H0Z", s.tone(0.9))
        + k.hero(s, 64, 151, 20)
    )


def pool_of_the_black_one(s):
    """The Pool of the Black One."""
    pool = (
        path("M16 122C16 108 112 108 112 122C112 138 16 138 16 122Z", "#5fd8a0")
        + path("M28 120C34 112 94 112 100 120C92 116 36 116 28 120Z", "#d8ffe0")
        + path("M10 124C14 144 114 144 118 124V132C112 150 16 150 10 132Z", s.tone(0.7))
    )
    figure = shifted(
        path(
            "M-5 0L-6 -24C-12 -26 -14 -40 -10 -44L-4 -46C-8 -56 8 -56 4 -46L10 -44C14 -40 12 -26 6 -24L5 0Z", s.tone(1)
        )
        + dot(-2, -50, 0.9, "#ff9a60")
        + dot(2, -50, 0.9, "#ff9a60"),
        64,
        114,
        1.1,
    )
    return (
        k.sun(s, 96, 34, 13, False)
        + k.tower(s, 20, 114, 17, 62, 0.4, False)
        + k.tower(s, 110, 114, 17, 74, 0.45, False)
        + k.tower(s, 44, 112, 12, 40, 0.3, False)
        + k.wall(s, -2, 116, 132, 14, 0.55, 9)
        + dot(64, 104, 34, "#b0ffd0", 0.14)
        + figure
        + pool
        + "".join(dot(x, y, 1.5, "#eafff0", 0.8) for x, y in ((40, 126), (60, 129), (84, 126)))
    )


def red_nails(s):
    """Red Nails."""
    nails = "".join(
        dot(64 + x * 7 + (y % 2) * 3.5 - 10.5, 34 + y * 8, 1.9, "#ff5440")
        + dot(63.4 + x * 7 + (y % 2) * 3.5 - 10.5, 33.4 + y * 8, 0.7, "#ffd0b0")
        for x in range(4)
        for y in range(12)
    )
    arches = "".join(path(f"M{x} 136V72C{x} 52 {x + 26} 52 {x + 26} 72V136Z", s.tone(0.95)) for x in (6, 96))
    return (
        path("M0 0H128V152H0Z", s.tone(0.5))
        + k.rays(s, 64, -12, 7, 1.2, 180, 0.14)
        + arches
        + path("M44 136V16H84V136Z", s.tone(0.85))
        + path("M40 16H88V24H40ZM40 130H88V140H40Z", s.tone(0.7))
        + nails
        + path("M0 138H128V152H0Z", s.tone(1))
        + k.hero(s, 20, 140, 30)
        + k.lady(s, 108, 140, 28, "#3a6a8a", "#e8c060")
    )


def jewels_of_gwahlur(s):
    """Jewels of Gwahlur."""
    cliff = path("M0 130V40C18 34 24 18 40 26C58 12 80 14 92 28C108 22 118 36 128 42V130Z", s.tone(0.34))
    temple = (
        path("M30 128V72L64 48L98 72V128Z", s.tone(0.55))
        + path("M24 74L64 44L104 74Z", s.tone(0.7))
        + "".join(k.column(s, x, 128, 7, 46, 0.66) for x in (38, 52, 76, 90))
    )
    gems = "".join(
        path(f"M{x} {y - 5}l4 4l-4 7l-4 -7Z", c) + path(f"M{x} {y - 5}l4 4h-8Z", "#ffffff", 0.5)
        for x, y, c in (
            (54, 134, "#e84a5a"),
            (64, 130, "#50d8c8"),
            (74, 134, "#f0c040"),
            (59, 140, "#7aa8ff"),
            (70, 141, "#a8f070"),
        )
    )
    return (
        cliff
        + temple
        + path("M57 128V92C57 82 71 82 71 92V128Z", "#f8e0a0")
        + dot(64, 120, 30, "#ffe8a0", 0.2)
        + k.ground(s, 0.85, 132, 3)
        + gems
        + k.palm(s, 12, 142, 62, 1)
        + k.palm(s, 118, 144, 70, 1, -0.14)
    )


SCENES = {  # the light, and who paints it
    "a01": ("aurora", frost_giants_daughter),
    "a02": ("violet", tower_of_the_elephant),
    "a03": ("gloom", god_in_the_bowl),
    "a04": ("night", rogues_in_the_house),
    "a05": ("sunset", queen_of_the_black_coast),
    "a06": ("desert", black_colossus),
    "a07": ("night", shadows_in_the_moonlight),
    "a08": ("blood", witch_shall_be_born),
    "a09": ("storm", devil_in_iron),
    "a10": ("violet", people_of_the_black_circle),
    "a11": ("jade", slithering_shadow),
    "a12": ("jade", pool_of_the_black_one),
    "a13": ("blood", red_nails),
    "a14": ("noon", jewels_of_gwahlur),
    "a15": ("dawn", late.beyond_the_black_river),
    "a16": ("storm", late.black_stranger),
    "a17": ("violet", late.shadows_in_zamboula),
    "a18": ("night", late.vale_of_lost_women),
    "a19": ("sunset", late.scarlet_citadel),
    "a20": ("gloom", late.phoenix_on_the_sword),
    "a21": ("night", late.hour_of_the_dragon),
    "a22": ("gloom", late.snout_in_the_dark),
    "a23": ("blood", late.hand_of_nergal),
    "a24": ("dawn", late.bell_of_the_border_kings),
    "a25": ("noon", late.horn_of_brythunia),
    "a26": ("ice", late.witch_gate),
    "a27": ("deep", late.drowned_galley),
}


def scene(name, size):
    """The picture of an adventure; `size` has the proportions of the field, 128 to 152."""
    light, paint = SCENES[name]
    sky = SKIES[light]
    defs, air = k.backdrop(sky)
    return svg(size, air + paint(sky), (0, 0, WIDE, HIGH), defs)
