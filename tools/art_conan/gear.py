"""The weapons of the deck, about 100 units square, origin at the middle of the foot. One function, one silhouette."""

from tools.art_conan.figure import along, local

TIP = [(-4.5, 0), (-3.6, 8), (0, 18), (3.6, 8), (4.5, 0)]


def battle_axe(f):
    f.axe((0, -34), 20, up=62, down=32, size=1.9, double=True)


def bossonian_bow(f):
    f.mark("paint", (-18, -100), (-18, 0), 3)
    f.tube("hide", [(-18, -100), (12, -84), (26, -50), (12, -16), (-18, 0)], [6, 12, 15, 12, 6])
    f.limb("leather", (24, -60), (24, -40), 17, 17)
    for k in range(3):
        a = (-44, -36 + k * 13)
        f.limb("wood", a, (34, -46 + k * 13), 5, 5)
        f.poly("green", [(-46, a[1] - 7), (-30, a[1] - 8), (-24, a[1] - 1), (-30, a[1] + 5), (-46, a[1] + 7)])
        f.poly("steel", [(32, -54 + k * 13), (48, -48 + k * 13), (32, -39 + k * 13)])


def dagger(f):
    f.sword((-12, -34), 38, 62, 15)
    f.limb("gold", along((-12, -34), 218, 16), along((-12, -34), 218, 17), 12, 12)


def conans_sword(f):
    f.sword((-18, -24), 36, 92, 19, hilt="iron")
    a, b = along((-18, -24), 36, 16), along((-18, -24), 36, 70)
    f.mark("iron", a, b, 4)
    f.disc("red", along((-18, -24), 216, 12), 6)


def crossbow(f):
    f.limb("wood", (-34, -12), (22, -68), 17, 12)
    f.tube("iron", [(-26, -84), (-2, -86), (26, -74), (40, -48), (42, -22)], [6, 10, 13, 10, 6])
    f.mark("paint", (-26, -84), (2, -48), 2.4)
    f.mark("paint", (42, -22), (2, -48), 2.4)
    f.limb("hide", (-4, -42), (34, -80), 5, 5)
    f.poly("steel", [(30, -84), (46, -92), (38, -76)])
    f.limb("iron", (-18, -18), (-8, -6), 6, 5)


def explosive_orb(f):
    f.disc("black", (-2, -40), 34)
    f.disc("demon", (-12, -52), 12, ink=False, rim=False)
    f.limb("gold", (12, -66), (20, -76), 16, 14)
    f.tube("hide", [(20, -78), (30, -90), (24, -98)], [6, 5, 4])
    f.flame((26, -92), 1.1)
    f.mark("eyered", (-20, -34), (6, -20), 3)
    f.mark("eyered", (-6, -54), (14, -38), 3)


def halberd(f):
    f.shaft("wood", (0, -40), 20, 60, 46, 7)
    top = along((0, -40), 20, 44)
    f.blob("steel", local(top, 20, [(3, 12), (26, 20), (34, 0), (24, -22), (3, -12)]))
    f.poly("steel", local(top, 20, [(-3, 8), (-24, 4), (-3, -6)]))
    f.poly("steel", local(along((0, -40), 20, 54), 20, [(-6, 0), (0, 30), (6, 0)]))


def javelin(f):
    for dx, turn in ((-20, 34), (6, 28)):
        f.shaft("hide", (dx, -44), turn, 44, 50, 5)
        f.poly("steel", local(along((dx, -44), turn, 42), turn, [(-7, 0), (-4, 13), (0, 28), (4, 13), (7, 0)]))
        f.limb("red", along((dx, -44), turn, 38), along((dx, -44), turn, 30), 8, 8)


def kris(f):
    hand, wave = (-16, -24), [(0, 0), (7, 14), (-5, 30), (6, 46), (-3, 62), (2, 82)]
    f.tube("iron", local(hand, 34, wave), [17, 16, 15, 12, 9, 2])
    f.tube("steel", local(hand, 34, [(x - 2, y) for x, y in wave]), [7, 7, 6, 5, 3, 1], ink=False)
    f.blob("gold", local(hand, 34, [(-20, 0), (0, 7), (16, 4), (12, -6), (-8, -7)]))
    f.tube("wood", local(hand, 34, [(0, -5), (-4, -16), (4, -26)]), [11, 12, 14])


def ornamental_spear(f):
    f.shaft("gold", (0, -44), 26, 44, 50, 6)
    end = along((0, -44), 26, 40)
    f.blob("steel", local(end, 26, [(-4, 0), (-13, 12), (0, 44), (13, 12), (4, 0)]))
    f.mark("gold", end, along(end, 26, 34), 3)
    for turn in (180, 206, 234):
        f.blob("teal", local(end, turn, [(0, 0), (-4, 12), (0, 26), (4, 12)]))
    f.disc("red", end, 6)


def parrying_dagger(f):
    f.sword((-10, -30), 30, 70, 11)
    for s in (-1, 1):
        f.tube("steel", local((-10, -30), 30, [(0, 2), (s * 18, 8), (s * 22, 30)]), [8, 7, 3])
    f.tube("gold", local((-10, -30), 30, [(-9, 2), (-18, -12), (-4, -22)]), [5, 6, 5])


def sword(f):
    f.sword((-16, -22), 38, 88, 13)


def throwing_knives(f):
    for turn, hand in ((-24, (-20, -30)), (8, (4, -24)), (40, (20, -16))):
        f.poly("steel", local(hand, turn, [(-6, 0), (-7, 30), (0, 56), (7, 30), (6, 0)]))
        f.limb("leather", hand, along(hand, turn + 180, 16), 9, 9)
        f.disc("iron", along(hand, turn + 180, 20), 6)


def tribal_mace(f):
    f.limb("wood", (-26, -4), (20, -72), 9, 20)
    f.blob("brown", [(4, -62), (6, -92), (28, -102), (44, -84), (34, -60)])
    for a in (-40, 10, 60, 110, 160):
        f.poly("bone", local((24, -80), a, [(-5, 16), (0, 31), (5, 16)]))
    f.limb("red", (-8, -30), (0, -42), 15, 15)
    f.feathers((-14, -22), [150, 190], 24, ["red", "white"])


def yuetshi_knife(f):
    f.blob("steel", [(-30, -26), (-18, -40), (14, -58), (40, -100), (46, -66), (24, -34), (-20, -16)])
    f.mark("iron", (-16, -28), (30, -62), 3)
    f.limb("wood", (-26, -22), (-44, -8), 12, 14)
    f.limb("gold", (-32, -34), (-20, -12), 7, 7)


def axe(f):
    f.axe((-4, -34), 24, up=60, down=34, size=2.0)


def mitras_mace(f):
    f.limb("white", (-26, -4), (16, -66), 9, 10)
    f.limb("gold", (-20, -12), (-12, -24), 13, 13)
    for a in range(0, 360, 45):
        f.poly("gold", local((24, -78), a, [(-6, 12), (0, 28), (6, 12)]))
    f.disc("gold", (24, -78), 18)
    f.disc("fire", (24, -78), 9)


def pirate_saber(f):
    f.blob("steel", local((-20, -22), 30, [(-5, 0), (-9, 40), (4, 84), (16, 98), (9, 50), (6, 0)]))
    f.tube("gold", local((-20, -22), 30, [(-11, 4), (16, 4), (16, -16), (2, -22)]), [7, 8, 7, 6])
    f.limb("black", (-20, -22), along((-20, -22), 210, 20), 8, 8)


def sacrificial_dagger(f):
    f.poly("black", local((-8, -34), 32, [(-12, 0), (-8, 34), (0, 66), (8, 34), (12, 0)]))
    f.mark("warpaint", along((-8, -34), 32, 10), along((-8, -34), 32, 46), 4)
    f.blob("bone", local((-8, -34), 32, [(-17, 3), (0, 7), (17, 3), (12, -6), (-12, -6)]))
    f.limb("wine", (-8, -34), along((-8, -34), 212, 26), 10, 10)
    f.disc("bone", along((-8, -34), 212, 31), 8)


def stygian_scepter(f):
    f.limb("black", (-28, -2), (12, -62), 8, 9)
    f.tube("snake", [(-24, -10), (-4, -16), (-14, -34), (8, -40), (2, -58), (20, -66)], [5, 7, 8, 8, 8, 10])
    f.blob("snake", [(10, -64), (16, -92), (34, -102), (46, -84), (34, -64)])
    f.disc("eyered", (26, -86), 4, ink=False)
    f.disc("eyered", (37, -82), 4, ink=False)


def turanian_sword(f):
    f.sword((-18, -20), 32, 92, 14, curve=16)
    f.disc("teal", along((-18, -20), 212, 12), 6)


def two_handed_sword(f):
    f.sword((-24, -14), 38, 104, 20)
    f.limb("leather", (-24, -14), along((-24, -14), 218, 16), 8, 8)
    a, b = local((-24, -14), 38, [(-22, 5), (22, 5)])
    f.limb("iron", a, b, 9, 9)


def zingaran_bow(f):
    f.mark("paint", (-20, -88), (-20, -12), 2.6)
    f.tube(
        "wine", [(-20, -88), (6, -96), (12, -66), (24, -50), (12, -34), (6, -4), (-20, -12)], [5, 9, 11, 13, 11, 9, 5]
    )
    f.limb("gold", (22, -58), (22, -42), 15, 15)
    f.limb("wood", (-38, -50), (36, -50), 5, 5)
    f.poly("steel", [(34, -60), (50, -50), (34, -40)])
    f.poly("wine", [(-42, -58), (-28, -58), (-22, -50), (-28, -42), (-42, -42)])


_ALL = (
    *(
        battle_axe,
        bossonian_bow,
        dagger,
        conans_sword,
        crossbow,
        explosive_orb,
        halberd,
        javelin,
        kris,
        ornamental_spear,
    ),
    *(parrying_dagger, sword, throwing_knives, tribal_mace, yuetshi_knife, axe, mitras_mace, pirate_saber),
    *(sacrificial_dagger, stygian_scepter, turanian_sword, two_handed_sword, zingaran_bow),
)
GEAR = {draw.__name__: draw for draw in _ALL}
