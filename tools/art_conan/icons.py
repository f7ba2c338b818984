"""Icons in the figure language, about 100 units square, origin at the middle of the foot. One thing, one picture."""

from tools.art_conan.figure import along


def melee(f):
    f.sword((-20, -22), 42, 84, 13)
    f.sword((20, -22), -42, 84, 13)


def ranged(f):
    f.mark("paint", (-14, -98), (-14, -2), 3.5)
    f.tube("ochre", [(-14, -98), (16, -82), (24, -50), (16, -18), (-14, -2)], [7, 13, 15, 13, 7])
    f.limb("wood", (-44, -50), (34, -50), 7, 7)
    f.poly("steel", [(30, -64), (52, -50), (30, -36)])
    f.poly("red", [(-46, -62), (-30, -62), (-22, -50), (-30, -38), (-46, -38), (-38, -50)])


def guard(f):
    f.blob("iron", [(-38, -88), (0, -98), (38, -88), (36, -40), (0, -2), (-36, -40)])
    f.blob("steel", [(-28, -79), (0, -87), (28, -79), (26, -43), (0, -16), (-26, -43)])
    f.limb("gold", (0, -80), (0, -24), 8, 8)
    f.limb("gold", (-24, -58), (24, -58), 8, 8)


def manipulation(f):
    for x, h, t in ((-26, 78, -14), (-9, 94, -4), (8, 92, 5), (24, 78, 14)):
        f.limb("skin", (x * 0.8, -42), along((x * 0.8, -42), t, h - 42), 15, 12)
    f.limb("skin", (24, -26), (44, -50), 17, 12)
    f.blob("skin", [(-32, -46), (0, -52), (30, -44), (28, -16), (12, -4), (-14, -4), (-30, -16)])
    f.limb("leather", (-14, -3), (14, -3), 15, 15)


def move(f):
    f.blob("leather", [(-26, -92), (8, -92), (8, -40), (34, -26), (42, -10), (38, -4), (-28, -4), (-30, -30)])
    f.limb("fur", (-28, -86), (10, -86), 18, 18)
    f.limb("black", (-28, -4), (38, -4), 9, 9)
    f.limb("gold", (-28, -36), (8, -36), 7, 7)


def reroll(f):
    for turn in (0, 180):
        a, b = along((0, -50), turn + 20, 40), along((0, -50), turn + 150, 40)
        f.tube("gold", [a, along((0, -50), turn + 65, 42), along((0, -50), turn + 110, 42), b], [11, 12, 12, 11])
        f.poly("gold", [along(b, turn + 210, 25), along(b, turn + 60, 21), along(b, turn + 320, 19)])
    f.disc("red", (0, -50), 13)


def hourglass(f):
    f.poly("parch", [(-24, -86), (24, -86), (4, -50), (24, -14), (-24, -14), (-4, -50)])
    f.poly("fire", [(-15, -72), (15, -72), (0, -52)], rim=False)
    f.poly("fire", [(-18, -18), (18, -18), (0, -38)], rim=False)
    for y in (-90, -10):
        f.limb("wood", (-30, y), (30, y), 12, 12)


def eye(f):
    f.blob("white", [(-46, -50), (-22, -72), (0, -78), (22, -72), (46, -50), (22, -28), (0, -22), (-22, -28)])
    f.disc("blue", (0, -50), 22)
    f.disc("inkline", (0, -50), 10, ink=False, rim=False)
    f.disc("paint", (-8, -58), 5, ink=False, rim=False)


def climb(f):
    f.poly("stone", [(-40, -2), (-34, -36), (-8, -44), (-4, -76), (40, -86), (40, -2)])
    f.limb("fire", (-28, -46), (-28, -80), 10, 10)
    f.poly("fire", [(-46, -74), (-28, -100), (-10, -74)])


def hinder(f):
    """A foe's axe across the way."""
    f.axe((0, -40), 45, up=52, down=44, size=1.9, blade="stone")
    f.limb("red", (-40, -88), (40, -10), 11, 11)


def drop(f):
    f.blob("red", [(0, -98), (16, -62), (32, -36), (24, -10), (0, -2), (-24, -10), (-32, -36), (-16, -62)])
    f.mark("paint", (-14, -40), (-12, -24), 6)


def wound(f):
    """A drop that carries a numeral: no highlight inside."""
    f.blob("red", [(0, -98), (16, -66), (34, -38), (28, -12), (0, -2), (-28, -12), (-34, -38), (-16, -66)])


def skull(f):
    f.blob("bone", [(-38, -56), (-30, -88), (0, -98), (30, -88), (38, -56), (24, -34), (20, -6), (-20, -6), (-24, -34)])
    f.disc("shade", (-15, -56), 11, rim=False)
    f.disc("shade", (15, -56), 11, rim=False)
    f.poly("shade", [(-5, -36), (5, -36), (0, -46)], rim=False)
    for x in (-10, 0, 10):
        f.mark("inkline", (x, -22), (x, -8), 3.4)


def sack(f):
    f.blob("hide", [(-14, -76), (14, -76), (38, -40), (34, -8), (0, -2), (-34, -8), (-38, -40)])
    f.limb("red", (-16, -76), (16, -76), 12, 12)
    f.blob("hide", [(-16, -80), (-22, -96), (0, -90), (22, -96), (16, -80)])


def battle_axe(f):
    f.axe((0, -34), 20, up=62, down=32, size=1.9, double=True)


def shield(f):
    f.shield((0, -48), 42, rim="iron", face="red", boss="gold")


def leather_armor(f):
    f.blob(
        "leather",
        [
            (-20, -90),
            (-42, -80),
            (-36, -56),
            (-26, -58),
            (-28, -6),
            (0, 0),
            (28, -6),
            (26, -58),
            (36, -56),
            (42, -80),
            (20, -90),
            (0, -76),
        ],
    )
    f.limb("brown", (-24, -30), (24, -30), 8, 8)
    for y in (-64, -54, -44):
        f.mark("parch", (-6, y), (6, y - 4), 3)


def halo(f):
    """Mitra's Halo."""
    for k in range(8):
        f.poly(
            "gold", [along((0, -50), k * 45 - 12, 30), along((0, -50), k * 45, 49), along((0, -50), k * 45 + 12, 30)]
        )
    f.disc("gold", (0, -50), 32)
    f.disc("shade", (0, -50), 20, rim=False)


def head(f):
    """The severed head of Zogar Sag: bone mask with antlers."""
    for s in (-1, 1):
        f.tube("bone", [(s * 14, -70), (s * 34, -82), (s * 40, -104)], [9, 8, 3])
        f.tube("bone", [(s * 26, -78), (s * 24, -98)], [7, 2])
    f.blob("bone", [(-30, -62), (-20, -84), (20, -84), (30, -62), (16, -28), (10, -4), (-10, -4), (-16, -28)])
    f.disc("eyered", (-13, -58), 8, ink=False, rim=False)
    f.disc("eyered", (13, -58), 8, ink=False, rim=False)
    f.mark("inkline", (0, -40), (0, -18), 4)


def captive(f):
    f.blob("ginger", [(-26, -30), (-28, -70), (0, -98), (28, -70), (26, -30), (0, -40)])
    f.head((0, -60), "pale", 24)
    f.blob("ginger", [(-26, -62), (-22, -88), (0, -96), (22, -88), (26, -62), (10, -80), (-10, -80)])
    f.blob("blue", [(-40, 0), (-34, -22), (0, -30), (34, -22), (40, 0)])
    f.limb("parch", (-14, -36), (14, -36), 10, 10)


def book(f):
    f.poly("wine", [(-44, -92), (44, -92), (44, -4), (-44, -4)])
    f.poly("parch", [(-38, -86), (40, -88), (40, -10), (-38, -10)], rim=False)
    f.poly("wine", [(-46, -94), (36, -94), (36, -8), (-46, -8)])
    f.blob("bone", [(-26, -56), (-18, -78), (8, -78), (16, -56), (6, -44), (4, -28), (-14, -28), (-16, -44)])
    f.disc("shade", (-13, -56), 6, rim=False)
    f.disc("shade", (4, -56), 6, rim=False)


ICONS = {
    fn.__name__: fn
    for fn in (
        melee,
        ranged,
        guard,
        manipulation,
        move,
        reroll,
        hourglass,
        eye,
        climb,
        hinder,
        drop,
        wound,
        skull,
        sack,
        battle_axe,
        shield,
        leather_armor,
        head,
        captive,
        book,
        halo,
    )
}
