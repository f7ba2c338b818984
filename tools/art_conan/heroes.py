"""The twelve heroes. One function = one silhouette; shapes are painted back to front (see figure.py)."""

from tools.art_conan.figure import along


def _conan_body(f):
    f.leg((9, -46), (21, -25), (25, 0), "bronze", 1.3, boot="fur", toe=1)
    f.leg((-9, -46), (-20, -26), (-25, 0), "bronze", 1.3, boot="fur", toe=-1)
    f.torso((-20, -78), (20, -78), (0, -46), "bronze", waist=0.62, hipw=0.6)
    f.chest((0, -72), 13)
    f.skirt("fur", (0, -44), 13, 16, 1.15, notch=4)
    f.belt("leather", (0, -44), 13)
    f.limb("leather", (-17, -80), (11, -48), 4, 4)
    f.head((1, -94), "bronze", 10.5)
    f.blob(
        "black",
        [
            (-13, -78),
            (-15, -92),
            (-11, -106),
            (1, -111),
            (13, -106),
            (15, -93),
            (12, -80),
            (10, -94),
            (7, -101),
            (-4, -101),
            (-9, -95),
            (-10, -82),
        ],
    )


def conan(f):
    """Axe raised over the shoulder, round shield forward, square-cut black mane."""
    f.axe((30, -92), 18, up=48, down=38, size=1.3, double=True)
    f.blob("fur", [(-20, -80), (0, -90), (22, -80), (24, -58), (12, -40), (-12, -44), (-22, -60)])
    f.arm((19, -77), (35, -72), (31, -93), "bronze", 1.3)
    _conan_body(f)
    f.arm((-20, -77), (-31, -60), (-24, -52), "bronze", 1.25, glove="leather")
    f.shield((-27, -54), 17, rim="iron", face="red", boss="gold")


def conan_hurling(f):
    """The same man just after the throw: arm stretched out, hand open."""
    f.blob("fur", [(-20, -80), (0, -90), (22, -80), (24, -58), (12, -40), (-12, -44), (-22, -60)])
    _conan_body(f)
    f.arm((-20, -77), (-35, -66), (-38, -48), "bronze", 1.25, glove="leather")
    f.shield((-38, -48), 17, rim="iron", face="red", boss="gold")
    f.arm((19, -77), (37, -84), (55, -92), "bronze", 1.3)
    for a in (40, 66, 92):
        f.limb("bronze", along((57, -93), a, 1), along((57, -93), a, 8), 3.4, 2.4)


def shevatas(f):
    """Hooded thief, low crouch, a curved blade in each hand."""
    f.blob("teal", [(-10, -72), (4, -78), (14, -64), (24, -34), (33, -12), (16, -20), (2, -28), (-10, -40)])
    f.sword((34, -46), 62, 34, 5, curve=7)
    f.arm((11, -64), (24, -58), (34, -46), "olive", 0.85, sleeve="brown")
    f.leg((8, -38), (24, -30), (22, 0), "brown", 0.95, boot="black", toe=1)
    f.leg((-6, -38), (-22, -26), (-30, 0), "brown", 0.95, boot="black", toe=-1)
    f.torso((-13, -66), (11, -66), (0, -38), "brown", waist=0.7, hipw=0.75)
    f.skirt("teal", (0, -37), 9, 13, 1.5, notch=6)
    f.belt("leather", (0, -37), 10, "steel")
    f.sword((-35, -54), -58, 34, 5, curve=-7)
    f.arm((-13, -64), (-27, -66), (-35, -54), "olive", 0.85, sleeve="brown")
    f.head((-3, -79), "olive", 9, look=-1)
    f.blob(
        "teal",
        [
            (-15, -66),
            (-15, -82),
            (-8, -95),
            (6, -96),
            (14, -84),
            (12, -66),
            (3, -62),
            (7, -76),
            (3, -87),
            (-6, -87),
            (-11, -78),
            (-8, -64),
        ],
    )
    f.blob("wine", [(-11, -76), (-2, -73), (6, -76), (4, -66), (-4, -64), (-10, -68)])


def hadrathus(f):
    """Priest of Mitra: wide robe, tall sun staff, hand full of light."""
    f.shaft("wood", (26, -62), 4, 54, 62, 3.6)
    for k in range(8):
        f.poly(
            "gold", [along((30, -122), k * 45 - 9, 9), along((30, -122), k * 45, 19), along((30, -122), k * 45 + 9, 9)]
        )
    f.disc("gold", (30, -122), 10)
    f.disc("fire", (30, -122), 5)
    f.arm((12, -74), (24, -74), (26, -62), "skin", 1.0, glove="white", sleeve="white")
    f.robe("white", (-14, -78), (14, -78), 0, 27, 0, trim="gold")
    f.blob("ochre", [(-15, -80), (0, -70), (15, -80), (11, -56), (4, -44), (-4, -44), (-11, -56)])
    f.belt("gold", (0, -44), 12, "red")
    f.limb("white", (-14, -75), (-30, -78), 13, 17)
    f.limb("skin", (-32, -80), (-36, -92), 7, 5)
    f.flame((-37, -94), 0.95)
    f.head((0, -92), "skin", 9.5, look=-1)
    f.beard((0, -92), "grey", 9.5, 22)
    f.blob("white", [(-11, -90), (-12, -103), (0, -112), (12, -103), (11, -90), (6, -98), (-6, -98)])
    f.limb("gold", (-10, -97), (10, -97), 4, 4)


def belit(f):
    """Pirate queen: hair and cape in the wind, long spear across, tribal shield."""
    f.blob("wine", [(-8, -78), (10, -78), (30, -52), (40, -20), (24, -30), (12, -22), (-6, -36)])
    f.leg((6, -46), (14, -24), (13, 0), "pale", 0.9, boot="black", toe=1)
    f.leg((-6, -46), (-13, -24), (-19, 0), "pale", 0.9, boot="black", toe=-1)
    f.torso((-12, -76), (12, -76), (0, -46), "pale", waist=0.55, hipw=0.8)
    f.blob("red", [(-12, -73), (0, -69), (12, -73), (10, -62), (0, -60), (-10, -62)])
    f.skirt("red", (0, -45), 10, 15, 1.3, notch=8)
    f.belt("gold", (0, -45), 11, "red")
    f.spear((24, -58), 28, up=56, down=48, tuft="red")
    f.arm((12, -74), (26, -70), (24, -57), "pale", 0.85, glove="gold")
    f.blob(
        "black",
        [
            (-9, -86),
            (-11, -102),
            (2, -108),
            (14, -101),
            (26, -98),
            (40, -104),
            (30, -90),
            (38, -80),
            (22, -80),
            (14, -72),
            (11, -88),
            (6, -98),
            (-4, -97),
        ],
    )
    f.head((0, -91), "pale", 9, look=-1)
    f.blob("black", [(-10, -88), (-10, -100), (0, -106), (11, -100), (10, -88), (6, -98), (-5, -98)])
    f.limb("gold", (-8, -99), (9, -99), 3, 3)
    f.arm((-12, -74), (-24, -62), (-20, -50), "pale", 0.85, glove="gold")
    f.shield((-24, -50), 13, rim="leather", face="ochre", boss="red", oval=1.45)


def valeria(f):
    """Two blades crossed high, braid, sea boots."""
    f.sword((22, -86), 42, 46, 5)
    f.leg((6, -46), (16, -25), (22, 0), "skin", 0.9, boot="leather", toe=1)
    f.leg((-6, -46), (-14, -24), (-16, 0), "skin", 0.9, boot="leather", toe=-1)
    f.arm((12, -75), (26, -73), (22, -87), "skin", 0.85, sleeve="white")
    f.torso((-12, -76), (12, -76), (0, -46), "blue", waist=0.55, hipw=0.85)
    f.skirt("blue", (0, -46), 10, 12, 1.25, notch=2)
    f.blob("red", [(-11, -51), (11, -51), (12, -44), (18, -30), (10, -34), (4, -42), (-11, -43)])
    f.tube("blond", [(7, -92), (17, -84), (17, -68), (23, -56)], [7, 8, 7, 2])
    f.head((0, -91), "skin", 9, look=-1)
    f.blob("blond", [(-10, -86), (-11, -100), (0, -107), (11, -99), (11, -86), (6, -97), (-4, -98)])
    f.limb("red", (-9, -98), (10, -98), 3.2, 3.2)
    f.sword((-29, -62), -70, 40, 5)
    f.arm((-12, -74), (-25, -76), (-29, -62), "skin", 0.85, sleeve="white")


def ngora(f):
    """Sub-chief: plume crest, very long spear upright, tall oval shield."""
    f.spear((27, -62), 6, up=66, down=60, tuft="white")
    f.arm((18, -76), (32, -72), (27, -60), "ebony", 1.15, glove="gold")
    f.leg((8, -46), (15, -24), (18, 0), "ebony", 1.15, toe=1)
    f.leg((-8, -46), (-14, -24), (-19, 0), "ebony", 1.15, toe=-1)
    f.torso((-18, -77), (18, -77), (0, -46), "ebony", waist=0.65, hipw=0.65)
    f.chest((0, -71), 12)
    f.blob("gold", [(-11, -80), (0, -74), (11, -80), (8, -72), (0, -67), (-8, -72)])
    f.skirt("lion", (0, -45), 12, 20, 1.3, notch=5)
    f.belt("red", (0, -45), 13)
    f.feathers((0, -98), [-52, -30, -10, 12, 32, 52], 22, ["white", "red"])
    f.head((0, -92), "ebony", 9.5, look=-1, eyes="paint")
    f.limb("gold", (-9, -99), (9, -99), 4, 4)
    f.arm((-18, -76), (-28, -62), (-22, -52), "ebony", 1.1, glove="gold")
    f.shield((-25, -44), 15, rim="black", face="white", boss="red", oval=1.9)
    f.mark("warpaint", (-25, -68), (-25, -58), 3)
    f.mark("warpaint", (-25, -31), (-25, -21), 3)


def balthus(f):
    """Borderer: longbow drawn to the left, dog-fur cap, quiver."""
    f.feathers((15, -76), [14, 26, 38], 20, ["white", "red"])
    f.limb("leather", (17, -78), (6, -48), 9, 8)
    f.leg((7, -46), (17, -26), (24, 0), "leather", 0.95, boot="hide", toe=1)
    f.leg((-7, -46), (-15, -24), (-18, 0), "leather", 0.95, boot="hide", toe=-1)
    f.arm((13, -75), (32, -80), (14, -84), "skin", 0.95, sleeve="green")
    f.torso((-13, -76), (13, -76), (0, -46), "green", waist=0.75, hipw=0.8)
    f.skirt("green", (0, -46), 11, 15, 1.3, notch=4)
    f.belt("leather", (0, -45), 12, "steel")
    f.bow((-36, -80), 180, 44, 15)
    f.arm((-13, -75), (-26, -77), (-39, -80), "skin", 0.9, glove="leather", sleeve="green")
    f.head((-1, -91), "skin", 9, look=-2)
    f.blob(
        "hyena", [(-11, -92), (-12, -104), (-2, -110), (10, -106), (16, -94), (18, -80), (10, -84), (9, -95), (-2, -98)]
    )
    f.poly("hyena", [(-10, -103), (-13, -114), (-3, -108)])
    f.poly("hyena", [(3, -108), (9, -117), (11, -104)])


def zelata(f):
    """Witch: bent back, wild white hair, gnarled staff with a skull, raven."""
    f.tube("wood", [(31, 0), (29, -40), (33, -74), (27, -98), (34, -110)], [4, 4, 4.5, 4.5, 3])
    f.robe("violet", (-18, -62), (12, -70), 0, 25, -2)
    f.blob("black", [(-20, -60), (-8, -74), (10, -76), (16, -62), (22, -30), (8, -44), (-8, -40), (-22, -34)])
    f.limb("black", (12, -66), (28, -62), 12, 14)
    f.disc("pale", (30, -62), 4.4)
    f.limb("black", (-17, -58), (-30, -44), 12, 13)
    f.limb("pale", (-31, -43), (-39, -38), 5, 3)
    f.flame((-41, -40), 0.6)
    f.blob(
        "white",
        [
            (-24, -58),
            (-27, -76),
            (-20, -92),
            (-6, -97),
            (6, -90),
            (10, -74),
            (4, -62),
            (0, -80),
            (-12, -86),
            (-19, -76),
            (-18, -60),
        ],
    )
    f.head((-10, -77), "pale", 9, look=-2)
    f.poly("pale", [(-15, -79), (-22, -72), (-13, -72)])
    f.blob("white", [(-21, -76), (-18, -92), (-6, -96), (2, -88), (-6, -88), (-14, -86)])
    f.disc("bone", (33, -114), 7.5)
    f.disc("shade", (30.5, -114), 2, ink=False, rim=False)
    f.disc("shade", (36, -114), 2, ink=False, rim=False)
    f.blob("black", [(6, -76), (14, -84), (22, -82), (20, -74), (14, -68), (8, -62), (8, -70)])


def taurus(f):
    """Prince of thieves: huge belly, turban, rope over the shoulder, short blade."""
    f.tube("parch", [(-18, -78), (-28, -56), (-22, -34), (-30, -18), (-24, -10)], [4, 5, 5, 5, 4])
    f.leg((11, -36), (17, -20), (18, 0), "wine", 1.2, boot="black", toe=1)
    f.leg((-11, -36), (-17, -20), (-18, 0), "wine", 1.2, boot="black", toe=-1)
    f.sword((36, -44), 24, 42, 8, curve=10)
    f.arm((19, -72), (34, -62), (36, -46), "olive", 1.2, sleeve="ochre")
    f.blob(
        "ochre", [(-22, -70), (-12, -82), (12, -82), (22, -70), (27, -50), (22, -32), (0, -26), (-22, -32), (-27, -50)]
    )
    f.blob("olive", [(-8, -82), (8, -82), (9, -58), (0, -44), (-9, -58)])
    f.limb("red", (-25, -40), (25, -40), 10, 10)
    f.blob("red", [(8, -38), (18, -38), (22, -16), (14, -20), (8, -14)])
    f.limb("parch", (-20, -78), (18, -46), 5, 5)
    f.arm((-20, -72), (-35, -58), (-28, -42), "olive", 1.2, sleeve="ochre")
    f.head((0, -90), "olive", 10, look=1)
    f.beard((0, -90), "black", 10, 8)
    f.blob("white", [(-14, -94), (-15, -104), (-6, -113), (8, -113), (16, -103), (13, -94), (0, -99)])
    f.disc("red", (1, -104), 3.5)


def pallantides(f):
    """Aquilonian knight: full plate, crested helm, sword planted, lion shield, cape."""
    f.blob("blue", [(-14, -82), (14, -82), (30, -40), (34, -4), (12, -10), (-12, -10), (-34, -4), (-30, -40)])
    f.leg((8, -46), (12, -24), (14, 0), "steel", 1.25, boot="iron", toe=1)
    f.leg((-8, -46), (-12, -24), (-14, 0), "steel", 1.25, boot="iron", toe=-1)
    f.torso((-17, -78), (17, -78), (0, -46), "steel", waist=0.75, hipw=0.75)
    f.skirt("iron", (0, -45), 13, 13, 1.2, notch=3)
    f.belt("gold", (0, -45), 13, "blue")
    f.sword((28, -58), 182, 52, 6.5)
    f.arm((18, -76), (32, -70), (28, -58), "iron", 1.15, glove="steel", sleeve="steel")
    f.disc("steel", (19, -76), 8.5, 7.5)
    f.blob("red", [(-7, -104), (-5, -122), (8, -128), (22, -120), (26, -102), (18, -108), (8, -112), (2, -104)])
    f.blob("steel", [(-11, -82), (-12, -98), (0, -110), (12, -98), (11, -82), (0, -78)])
    f.limb("shade", (-8, -92), (8, -92), 3.6, 3.6, ink=False, rim=False)
    f.mark("shade", (0, -92), (0, -80), 2.2)
    f.arm((-18, -76), (-30, -62), (-24, -50), "iron", 1.15, glove="steel", sleeve="steel")
    f.disc("steel", (-19, -77), 8.5, 7.5)
    f.blob("gold", [(-40, -68), (-26, -73), (-12, -68), (-11, -46), (-26, -24), (-41, -46)])
    f.blob("blue", [(-36, -65), (-26, -69), (-16, -65), (-15, -47), (-26, -31), (-37, -47)])
    f.blob("gold", [(-31, -60), (-24, -63), (-19, -56), (-22, -46), (-27, -40), (-31, -48), (-27, -54)], ink=False)


def conan_general(f):
    """Older king: mail and black lion surcoat, great sword on the shoulder, beard, horned helm."""
    f.blob("red", [(-18, -82), (18, -82), (36, -44), (38, -4), (14, -12), (-14, -12), (-34, -4), (-32, -44)])
    f.leg((9, -46), (16, -24), (18, 0), "iron", 1.3, boot="black", toe=1)
    f.leg((-9, -46), (-16, -24), (-18, 0), "iron", 1.3, boot="black", toe=-1)
    f.sword((-26, -62), -38, 66, 8.5)
    f.torso((-21, -79), (21, -79), (0, -45), "iron", waist=0.72, hipw=0.65)
    f.blob(
        "black", [(-11, -82), (11, -82), (13, -44), (15, -20), (5, -24), (0, -18), (-5, -24), (-15, -20), (-13, -44)]
    )
    f.blob("gold", [(-6, -70), (3, -73), (8, -65), (5, -56), (0, -50), (-6, -56), (-1, -62)], ink=False)
    f.belt("leather", (0, -44), 15)
    f.blob("fur", [(-24, -76), (-14, -86), (0, -82), (14, -86), (24, -76), (16, -72), (0, -76), (-16, -72)])
    f.arm((21, -76), (34, -62), (25, -48), "bronze", 1.25, glove="iron", sleeve="iron")
    f.arm((-21, -76), (-36, -72), (-26, -61), "bronze", 1.25, glove="iron", sleeve="iron")
    f.head((1, -93), "bronze", 10.5)
    f.beard((1, -93), "black", 10.5, 6)
    f.blob("black", [(-13, -78), (-14, -94), (-9, -102), (11, -102), (15, -93), (13, -78), (9, -96), (-8, -96)])
    f.blob("iron", [(-12, -97), (-10, -108), (1, -114), (12, -108), (13, -97), (0, -100)])
    f.blob("bone", [(-11, -100), (-20, -104), (-24, -118), (-17, -112), (-10, -106)])
    f.blob("bone", [(12, -100), (21, -104), (25, -118), (18, -112), (11, -106)])


def pelias(f):
    """Sorcerer: tall pointed collar, open book that glows, robe sweeping to one side."""
    f.blob("indigo_cloth", [(-16, -80), (-26, -104), (-8, -92), (8, -92), (26, -104), (16, -80)])
    f.robe("indigo_cloth", (-14, -78), (14, -78), 0, 29, 3, trim="violet")
    f.blob("violet", [(-6, -78), (6, -78), (8, -30), (12, -2), (-6, -2), (-8, -30)])
    f.belt("gold", (0, -46), 12, "glow")
    f.limb("indigo_cloth", (13, -75), (30, -84), 13, 16)
    f.limb("skin", (32, -86), (38, -98), 7, 5)
    f.disc("glow", (41, -107), 7)
    f.disc("eyegreen", (40, -108), 3, ink=False, rim=False)
    f.limb("indigo_cloth", (-13, -75), (-26, -58), 13, 15)
    f.poly("leather", [(-48, -62), (-31, -56), (-12, -64), (-14, -52), (-31, -45), (-46, -51)])
    f.poly("parch", [(-46, -66), (-31, -60), (-14, -68), (-15, -57), (-31, -50), (-45, -56)])
    f.mark("inkline", (-31, -60), (-31, -50), 1.4)
    f.disc("skin", (-27, -49), 4)
    f.head((0, -92), "skin", 9.5, look=-1)
    f.beard((0, -92), "black", 7, 12)
    f.blob("grey", [(-11, -86), (-11, -101), (0, -107), (11, -101), (11, -86), (7, -98), (-7, -98)])
    f.limb("gold", (-9, -99), (9, -99), 3.4, 3.4)
    f.disc("glow", (0, -100), 2.6)


HEROES = {
    "conan": conan,
    "shevatas": shevatas,
    "hadrathus": hadrathus,
    "belit": belit,
    "valeria": valeria,
    "ngora": ngora,
    "balthus": balthus,
    "zelata": zelata,
    "taurus": taurus,
    "pallantides": pallantides,
    "conan_general": conan_general,
    "pelias": pelias,
}
VARIANTS = {"conan_hurling": conan_hurling}
