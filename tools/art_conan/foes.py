"""Leaders and minions on human legs; beasts and monsters are in figures_beasts.py."""

from tools.art_conan.bands import BANDS
from tools.art_conan.beasts import BEASTS
from tools.art_conan.figure import along


def zogar_sag(f):
    """Shaman: arms flung wide, antlers, bone mask, feather cloak, skull staff."""
    f.feathers((0, -74), [-150, -132, -114, 114, 132, 150], 50, ["wine", "black", "ochre"])
    f.tube("wood", [(44, 2), (42, -40), (44, -80), (42, -104)], [4, 4, 4.4, 4.4])
    f.disc("bone", (42, -112), 8.5, 9)
    f.disc("eyered", (39.3, -112), 2.1, ink=False, rim=False)
    f.disc("eyered", (45, -112), 2.1, ink=False, rim=False)
    f.leg((7, -42), (17, -24), (14, 0), "pict", 0.95, toe=1)
    f.leg((-7, -42), (-16, -22), (-22, 0), "pict", 0.95, toe=-1)
    f.arm((13, -72), (28, -78), (42, -72), "pict", 0.95, glove="bone")
    f.arm((-13, -72), (-28, -82), (-40, -98), "pict", 0.95, glove="bone")
    f.flame((-42, -102), 0.9)
    f.torso((-14, -74), (14, -74), (0, -42), "pict", waist=0.7, hipw=0.7)
    for y in (-66, -60, -54):
        f.mark("paint", (-8, y), (8, y), 2.2)
    f.skirt("wine", (0, -41), 11, 22, 1.4, notch=7)
    f.belt("bone", (0, -41), 12, "bone")
    for s in (-1, 1):
        f.tube("bone", [(s * 5, -96), (s * 14, -106), (s * 17, -122), (s * 12, -134)], [5, 4.4, 3.6, 1.4])
        f.tube("bone", [(s * 14, -108), (s * 24, -114), (s * 28, -126)], [4, 3.2, 1.2])
    f.head((0, -88), "pict", 9)
    f.blob("bone", [(-10, -90), (-7, -100), (7, -100), (10, -90), (6, -80), (4, -71), (-4, -71), (-6, -80)])
    f.disc("eyered", (-4.4, -89), 2.6, ink=False, rim=False)
    f.disc("eyered", (4.4, -89), 2.6, ink=False, rim=False)
    f.mark("inkline", (0, -84), (0, -76), 1.6)


def pict_warrior(f):
    """Stocky, charging: huge tribal axe high, hide shield, tall feather crest."""
    f.axe((27, -88), 40, up=32, down=26, size=1.2, blade="stone")
    f.arm((17, -70), (32, -72), (27, -88), "pict", 1.2)
    f.leg((8, -40), (22, -26), (18, 0), "pict", 1.2, toe=1)
    f.leg((-8, -40), (-22, -22), (-27, 0), "pict", 1.2, toe=-1)
    f.torso((-18, -70), (18, -70), (0, -40), "pict", waist=0.72, hipw=0.68)
    f.mark("warpaint", (-12, -66), (10, -50), 3)
    f.mark("warpaint", (12, -66), (-8, -50), 3)
    f.skirt("hide", (0, -40), 13, 18, 1.25, notch=7)
    f.belt("violet", (0, -40), 13, "bone")
    f.feathers((0, -90), [-46, -24, -2, 20, 42], 28, ["violet", "white"])
    f.head((-2, -84), "pict", 10, look=-2)
    f.mark("warpaint", (-11, -81), (6, -81), 3)
    f.blob("black", [(-9, -90), (-7, -97), (4, -98), (10, -92), (11, -78), (6, -90)])
    f.arm((-18, -69), (-28, -54), (-22, -46), "pict", 1.15)
    f.blob("hide", [(-38, -62), (-27, -68), (-15, -62), (-11, -46), (-17, -28), (-27, -22), (-37, -30), (-41, -46)])
    f.mark("warpaint", (-34, -54), (-20, -36), 3.4)
    f.mark("warpaint", (-20, -54), (-34, -36), 3.4)


def pict_hunter(f):
    """Lean stalker under a wolf-head hood, spear low and forward."""
    f.blob("wolf", [(4, -74), (16, -70), (26, -44), (34, -22), (20, -28), (8, -38)])
    f.leg((7, -36), (23, -32), (20, 0), "pict", 0.88, toe=1)
    f.leg((-5, -36), (-22, -26), (-26, 0), "pict", 0.88, toe=-1)
    f.torso((-11, -66), (11, -62), (2, -36), "pict", waist=0.75, hipw=0.8)
    f.mark("paint", (-8, -58), (8, -55), 2.2)
    f.mark("paint", (-7, -52), (8, -49), 2.2)
    f.skirt("leather", (1, -36), 9, 13, 1.4, notch=4)
    f.arm((11, -62), (24, -56), (16, -46), "pict", 0.85)
    f.spear((-18, -54), -68, up=40, down=64, tip="stone", tuft="red")
    f.arm((-11, -64), (-24, -62), (-20, -52), "pict", 0.85)
    f.head((-5, -76), "pict", 8.6, look=-2)
    f.mark("paint", (-13, -73), (1, -73), 2.4)
    f.blob("wolf", [(-20, -84), (-14, -92), (-2, -95), (9, -90), (14, -74), (10, -62), (5, -76), (-2, -84), (-12, -82)])
    f.poly("wolf", [(-4, -93), (-3, -106), (4, -94)])
    f.poly("wolf", [(4, -92), (9, -103), (11, -88)])
    f.disc("eyered", (-11, -88), 1.8, ink=False, rim=False)


def zaporavo(f):
    """Zingaran captain: wide hat with plume, long coat, rapier straight out."""
    f.leg((7, -46), (16, -24), (22, 0), "black", 1.0, boot="leather", toe=1)
    f.leg((-7, -46), (-16, -26), (-24, 0), "black", 1.0, boot="leather", toe=-1)
    f.blob(
        "wine", [(-14, -80), (14, -80), (22, -44), (34, -12), (14, -22), (2, -40), (-10, -22), (-24, -16), (-18, -44)]
    )
    f.torso((-14, -77), (14, -77), (0, -46), "white", waist=0.6, hipw=0.7)
    f.blob("wine", [(-16, -80), (-5, -82), (-6, -44), (-18, -30), (-17, -60)])
    f.blob("wine", [(16, -80), (5, -82), (6, -44), (18, -30), (17, -60)])
    f.belt("black", (0, -46), 12)
    f.arm((15, -76), (30, -66), (20, -52), "skin", 1.0, sleeve="wine", glove="wine")
    f.sword((-36, -76), -80, 50, 3.6)
    f.arm((-15, -76), (-26, -80), (-36, -76), "skin", 1.0, sleeve="wine", glove="wine")
    f.head((-1, -91), "skin", 9, look=-1)
    f.beard((-1, -91), "black", 7, 9)
    f.tube("white", [(8, -103), (22, -112), (36, -106), (42, -92)], [4, 9, 8, 2])
    f.blob("black", [(-26, -98), (-10, -102), (-8, -112), (6, -114), (10, -103), (24, -102), (12, -95), (-10, -94)])
    f.limb("red", (-9, -102), (10, -103), 3.4, 3.4)


def skuthus(f):
    """Sorcerer from Khitai roads: hunched under a tall snake-headed staff, cowl without a face."""
    f.tube("iron", [(-30, 2), (-30, -50), (-28, -90), (-34, -104)], [4, 4, 4, 4])
    f.blob("snake", [(-40, -104), (-46, -112), (-38, -122), (-26, -118), (-24, -106), (-32, -98)])
    f.disc("eyegreen", (-38, -112), 2, ink=False, rim=False)
    f.robe("black", (-16, -70), (16, -70), 0, 27, 2)
    f.blob("green", [(-6, -70), (6, -70), (9, -2), (-4, -2)])
    f.limb("black", (-15, -66), (-27, -58), 13, 14)
    f.disc("dead", (-30, -56), 4.2)
    f.limb("black", (15, -66), (28, -78), 13, 17)
    f.limb("dead", (29, -80), (34, -93), 6, 3)
    f.disc("glow", (36, -102), 6)
    f.blob("black", [(-18, -66), (-14, -86), (-2, -102), (12, -94), (18, -76), (16, -64), (0, -58)])
    f.blob("shade", [(-9, -68), (-9, -82), (-2, -90), (6, -82), (7, -68), (-1, -62)], rim=False)
    f.disc("eyegreen", (-4, -77), 2.2, ink=False, rim=False)
    f.disc("eyegreen", (3, -77), 2.2, ink=False, rim=False)


def captain(f):
    """Bossonian captain: tower shield, banner on the back, kettle helm."""
    f.shaft("wood", (18, -60), 8, 76, 20, 3)
    f.poly("red", [(30, -134), (64, -128), (54, -116), (62, -104), (28, -108)])
    f.leg((8, -46), (13, -24), (16, 0), "iron", 1.1, boot="black", toe=1)
    f.leg((-8, -46), (-13, -24), (-16, 0), "iron", 1.1, boot="black", toe=-1)
    f.torso((-16, -77), (16, -77), (0, -46), "iron", waist=0.75, hipw=0.75)
    f.blob("red", [(-11, -79), (11, -79), (13, -22), (0, -26), (-13, -22)])
    f.belt("leather", (0, -46), 13)
    f.sword((30, -56), 40, 42, 6)
    f.arm((17, -75), (29, -68), (30, -56), "skin", 1.05, sleeve="iron", glove="leather")
    f.head((0, -91), "skin", 9.5, look=-1)
    f.beard((0, -91), "brown", 8, 4)
    f.blob("steel", [(-18, -94), (-10, -98), (-8, -108), (0, -112), (8, -108), (10, -98), (18, -94), (0, -97)])
    f.arm((-17, -75), (-27, -60), (-22, -50), "skin", 1.05, sleeve="iron", glove="leather")
    f.poly("iron", [(-40, -76), (-12, -76), (-10, -26), (-26, -14), (-42, -26)])
    f.poly("red", [(-36, -72), (-16, -72), (-14, -28), (-26, -19), (-38, -28)])
    f.limb("gold", (-26, -68), (-26, -26), 4, 4)
    f.limb("gold", (-35, -54), (-17, -54), 4, 4)


def thalis(f):
    """Stygian courtesan: whip curling overhead, headdress, long open gown."""
    f.tube("leather", [(26, -82), (40, -104), (22, -126), (-8, -124), (-22, -112), (-14, -104)], [4, 4, 3.4, 3, 2.2, 1])
    f.blob("teal", [(-8, -48), (10, -48), (24, -16), (28, 0), (10, -4), (-4, -2), (-16, 0)])
    f.leg((-5, -46), (-12, -24), (-12, 0), "olive", 0.82, boot="gold", toe=-1)
    f.torso((-11, -75), (11, -75), (1, -46), "olive", waist=0.52, hipw=0.95)
    f.blob("gold", [(-11, -73), (0, -68), (11, -73), (9, -62), (0, -60), (-9, -62)])
    f.belt("gold", (1, -47), 11, "red")
    f.arm((11, -73), (24, -70), (26, -83), "olive", 0.78, glove="gold")
    f.arm((-11, -73), (-24, -62), (-12, -52), "olive", 0.78)
    f.blob("black", [(-12, -72), (-13, -94), (0, -103), (13, -94), (12, -72), (8, -88), (-8, -88)])
    f.head((0, -89), "olive", 8.6)
    f.blob("gold", [(-10, -94), (-7, -104), (0, -107), (7, -104), (10, -94), (0, -99)])
    f.blob("snake", [(-2, -103), (-3, -114), (2, -119), (6, -113), (3, -103)])


def princess(f):
    """Captive of rank: hands bound before her, torn long gown, loose hair."""
    f.blob(
        "ginger", [(-10, -92), (0, -104), (12, -94), (18, -70), (14, -46), (6, -60), (-8, -60), (-16, -48), (-16, -72)]
    )
    f.blob(
        "white",
        [(-9, -72), (9, -72), (8, -50), (18, -18), (22, 0), (12, -5), (4, 0), (-6, -5), (-14, 0), (-20, -3), (-8, -50)],
    )
    f.blob("teal", [(-10, -74), (0, -69), (10, -74), (9, -50), (0, -46), (-9, -50)])
    f.arm((10, -71), (15, -56), (2, -50), "pale", 0.76)
    f.arm((-10, -71), (-15, -56), (-2, -50), "pale", 0.76)
    f.limb("parch", (-6, -51), (6, -51), 5, 5)
    f.tube("parch", [(2, -50), (6, -36), (2, -22)], [2.6, 2.6, 2])
    f.head((0, -86), "pale", 8.6, look=-1)
    f.blob("ginger", [(-10, -82), (-10, -95), (0, -101), (10, -95), (10, -82), (5, -93), (-4, -94)])
    f.limb("gold", (-8, -95), (9, -95), 3, 3)


def constantius(f):
    """Usurper: eagle helm, short cloak, mace raised, gilded cuirass."""
    f.blob("violet", [(-15, -80), (15, -80), (26, -54), (30, -26), (14, -34), (-14, -34), (-28, -26), (-26, -54)])
    f.shaft("wood", (29, -88), 10, 34, 14, 3.6)
    f.disc("iron", (35, -124), 9)
    for k in range(8):
        f.poly(
            "iron",
            [along((35, -124), k * 45 - 14, 8), along((35, -124), k * 45, 15), along((35, -124), k * 45 + 14, 8)],
        )
    f.arm((17, -76), (33, -74), (29, -88), "skin", 1.05, glove="gold", sleeve="violet")
    f.leg((8, -46), (14, -24), (17, 0), "skin", 1.05, boot="gold", toe=1)
    f.leg((-8, -46), (-14, -24), (-19, 0), "skin", 1.05, boot="gold", toe=-1)
    f.torso((-17, -78), (17, -78), (0, -46), "gold", waist=0.72, hipw=0.7)
    f.chest((0, -72), 11)
    f.skirt("wine", (0, -45), 13, 17, 1.2, notch=6)
    f.belt("leather", (0, -45), 13)
    f.arm((-17, -76), (-30, -62), (-18, -48), "skin", 1.05, glove="gold", sleeve="violet")
    f.head((0, -91), "skin", 9.5, look=-1)
    f.blob("gold", [(-12, -90), (-11, -104), (0, -110), (11, -104), (12, -88), (7, -96), (-6, -96)])
    f.blob("gold", [(-11, -100), (-26, -108), (-24, -116), (-30, -124), (-14, -114)])
    f.blob("gold", [(11, -100), (26, -108), (24, -116), (30, -124), (14, -114)])


def akivasha(f):
    """Vampire queen: bat-like mantle, tall crown, clawed hands, floating hem."""
    f.blob(
        "wine",
        [
            (0, -84),
            (22, -96),
            (46, -90),
            (40, -66),
            (44, -46),
            (32, -42),
            (30, -20),
            (18, -26),
            (0, -8),
            (-18, -26),
            (-30, -20),
            (-32, -42),
            (-44, -46),
            (-40, -66),
            (-46, -90),
            (-22, -96),
        ],
    )
    f.blob("black", [(-10, -74), (10, -74), (8, -50), (15, -16), (6, 2), (0, -6), (-6, 2), (-15, -16), (-8, -50)])
    f.blob("pale", [(-9, -76), (9, -76), (4, -62), (0, -54), (-4, -62)])
    f.belt("gold", (0, -50), 9, "red")
    for s in (-1, 1):
        f.limb("pale", (s * 10, -73), (s * 22, -62), 8, 6)
        f.limb("pale", (s * 22, -62), (s * 32, -72), 6, 4.4)
        for a in (10, 34, 58):
            f.limb("pale", (s * 32, -72), along((s * 32, -72), s * a, 10), 3, 1)
    f.blob("black", [(-11, -70), (-12, -92), (0, -102), (12, -92), (11, -70), (7, -88), (-7, -88)])
    f.head((0, -88), "pale", 8.6, eyes="eyered")
    f.poly("gold", [(-9, -94), (-13, -110), (-6, -103), (0, -116), (6, -103), (13, -110), (9, -94)])
    f.disc("red", (0, -100), 2.6)


def kothian_archer(f):
    """Marksman kneeling behind a pavise, heavy crossbow levelled."""
    f.leg((6, -34), (22, -32), (22, 0), "wine", 1.0, boot="leather", toe=1)
    f.limb("wine", (-4, -34), (-6, -10), 13, 10)
    f.limb("leather", (-6, -8), (14, -4), 9, 7)
    f.torso((-13, -66), (13, -66), (0, -36), "ochre", waist=0.75, hipw=0.8)
    f.belt("leather", (0, -37), 12)
    f.limb("wood", (22, -64), (-42, -64), 5, 4)
    f.tube("iron", [(-30, -88), (-38, -76), (-40, -64), (-38, -52), (-30, -40)], [3, 4.4, 5, 4.4, 3])
    f.mark("parch", (-30, -88), (-12, -65), 1.3)
    f.mark("parch", (-30, -40), (-12, -63), 1.3)
    f.arm((13, -64), (22, -52), (10, -60), "olive", 0.95, sleeve="ochre")
    f.arm((-12, -64), (-16, -54), (-24, -60), "olive", 0.95, sleeve="ochre")
    f.head((-2, -80), "olive", 9, look=-2)
    f.blob("steel", [(-11, -80), (-11, -90), (-4, -98), (0, -110), (4, -98), (9, -90), (13, -74), (8, -72), (7, -84)])
    f.poly("wood", [(18, -40), (42, -44), (44, 0), (20, 0)])
    f.limb("red", (21, -24), (42, -26), 6, 6)


FOES = {
    "zogar_sag": zogar_sag,
    "pict_warriors": pict_warrior,
    "pict_hunters": pict_hunter,
    "zaporavo": zaporavo,
    "skuthus": skuthus,
    "captain": captain,
    "thalis": thalis,
    "princess": princess,
    "constantius": constantius,
    "akivasha": akivasha,
    "kothian_archer": kothian_archer,
    **BANDS,
    **BEASTS,
}
