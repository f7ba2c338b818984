"""Leaders and minions on human legs; beasts and monsters are in figures_beasts.py."""

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


def _soldier(f, cloth, spear=False):
    f.leg((7, -46), (12, -24), (14, 0), "brown", 1.0, boot="leather", toe=1)
    f.leg((-7, -46), (-12, -24), (-15, 0), "brown", 1.0, boot="leather", toe=-1)
    f.torso((-14, -76), (14, -76), (0, -46), cloth, waist=0.75, hipw=0.8)
    f.skirt(cloth, (0, -46), 12, 16, 1.2, notch=3)
    f.belt("leather", (0, -46), 12, "iron")


def bossonian_guard(f):
    """Shield wall man: kettle hat, square shield in front, short spear up."""
    f.spear((24, -56), 10, up=52, down=52)
    _soldier(f, "blue")
    f.arm((14, -74), (26, -68), (24, -56), "skin", 0.95, sleeve="blue")
    f.head((0, -90), "skin", 9)
    f.blob("iron", [(-16, -93), (-9, -97), (-7, -105), (0, -108), (7, -105), (9, -97), (16, -93), (0, -95)])
    f.arm((-14, -74), (-22, -60), (-14, -52), "skin", 0.95, sleeve="blue")
    f.poly("iron", [(-32, -70), (-4, -70), (-4, -30), (-18, -20), (-32, -30)])
    f.poly("blue", [(-28, -66), (-8, -66), (-8, -32), (-18, -25), (-28, -32)])
    f.disc("steel", (-18, -48), 5)


def bossonian_archer(f):
    """Bow raised to the sky, feathered cap, quiver at the hip."""
    f.feathers((16, -40), [20, 34, 48], 20, ["white", "grey"])
    _soldier(f, "green")
    f.limb("leather", (12, -48), (18, -26), 9, 8)
    f.arm((13, -74), (26, -84), (10, -92), "skin", 0.95, sleeve="green")
    f.bow((-27, -102), 215, 40, 14)
    f.arm((-13, -74), (-21, -88), (-30, -104), "skin", 0.9, glove="leather", sleeve="green")
    f.head((0, -89), "skin", 9, look=-2)
    f.poly("green", [(-17, -93), (8, -106), (13, -92), (0, -95)])
    f.feathers((8, -98), [60], 24, ["red"])


def pirate(f):
    """Bandana, bare chest, sabre cutting down, hook-like knife."""
    f.leg((7, -44), (18, -26), (20, 0), "white", 1.0, boot="black", toe=1)
    f.leg((-7, -44), (-18, -22), (-24, 0), "white", 1.0, boot="black", toe=-1)
    f.sword((24, -90), -24, 44, 6, curve=-13)
    f.arm((14, -72), (30, -76), (24, -90), "olive", 1.0)
    f.torso((-15, -74), (15, -74), (0, -44), "olive", waist=0.7, hipw=0.75)
    f.chest((0, -68), 9)
    f.blob("red", [(-12, -50), (12, -50), (13, -42), (24, -26), (14, -30), (6, -40), (-13, -41)])
    f.sword((-32, -48), -110, 22, 4.4)
    f.arm((-15, -72), (-26, -60), (-32, -48), "olive", 1.0)
    f.head((-2, -87), "olive", 9.4, look=-2)
    f.beard((-2, -87), "black", 7, 5)
    f.blob("red", [(-12, -88), (-11, -98), (-1, -102), (9, -97), (12, -86), (22, -78), (12, -80), (4, -92)])


def belits_guard(f):
    """Black corsair: leopard kilt, ring crest, broad stabbing spear overhead."""
    f.spear((14, -96), -78, up=46, down=34)
    f.arm((15, -75), (28, -84), (14, -96), "ebony", 1.05, glove="gold")
    f.leg((7, -46), (15, -24), (20, 0), "ebony", 1.05, toe=1)
    f.leg((-7, -46), (-15, -24), (-22, 0), "ebony", 1.05, toe=-1)
    f.torso((-16, -76), (16, -76), (0, -46), "ebony", waist=0.65, hipw=0.65)
    f.mark("paint", (-9, -64), (9, -64), 2)
    f.skirt("ochre", (0, -45), 12, 17, 1.25, notch=3)
    f.belt("red", (0, -45), 12)
    f.head((-1, -90), "ebony", 9, look=-2, eyes="paint")
    f.limb("gold", (-7, -99), (7, -99), 4, 4)
    f.disc("gold", (0, -106), 7.5)
    f.disc("shade", (0, -106), 3.6, rim=False)
    f.arm((-16, -75), (-26, -60), (-20, -52), "ebony", 1.05)
    f.shield((-25, -50), 14, rim="red", face="hide", boss="white")


def skeleton(f):
    """Bare bones: ribs, round rusted shield, notched sword held low."""
    f.sword((30, -44), 128, 38, 6, blade="iron", hilt="iron")
    for s in (1, -1):
        f.limb("bone", (s * 6, -44), (s * 12, -24), 5, 4)
        f.limb("bone", (s * 12, -24), (s * 14, -3), 4, 3.4)
        f.limb("bone", (s * 13, -2), (s * 22, -1), 4, 3)
    f.limb("bone", (0, -76), (0, -44), 5, 5)
    f.limb("bone", (14, -74), (26, -60), 4.6, 4)
    f.limb("bone", (26, -60), (30, -44), 4, 3.6)
    f.limb("bone", (-16, -75), (16, -75), 4.6, 4.6)
    for i, y in enumerate((-69, -63, -57)):
        f.limb("bone", (-12 + i * 1.6, y), (12 - i * 1.6, y), 4, 4)
    f.blob("bone", [(-9, -48), (9, -48), (7, -40), (0, -44), (-7, -40)])
    f.blob("bone", [(-10, -92), (0, -103), (10, -92), (7, -84), (5, -77), (-5, -77), (-7, -84)])
    f.disc("shade", (-4, -91), 3, ink=False, rim=False)
    f.disc("shade", (4.4, -91), 3, ink=False, rim=False)
    f.mark("inkline", (-3, -81), (3, -81), 1.5)
    f.limb("bone", (-14, -74), (-24, -62), 4.6, 4)
    f.shield((-24, -54), 15, rim="iron", face="leather", boss="iron")


def mummy(f):
    """Arms stretched forward, trailing bandages, broad and slow."""
    f.leg((8, -44), (12, -22), (14, 0), "wrap", 1.15, toe=1)
    f.leg((-8, -44), (-12, -22), (-16, 0), "wrap", 1.15, toe=-1)
    f.torso((-16, -76), (16, -76), (0, -44), "wrap", waist=0.82, hipw=0.8)
    for y in (-70, -63, -56, -49):
        f.mark("inkline", (-12, y), (12, y + 4), 1.3)
    f.tube("wrap", [(-42, -70), (-46, -54), (-40, -40), (-46, -24)], [3, 3.4, 3, 1.4])
    f.tube("wrap", [(12, -46), (26, -38), (22, -20), (32, -8)], [3.4, 4, 3.4, 1.4])
    f.arm((14, -74), (-6, -66), (-34, -62), "wrap", 1.1)
    f.arm((-16, -75), (-30, -78), (-46, -74), "wrap", 1.1)
    f.head((0, -91), "wrap", 10, look=-2, eyes="eyegreen")
    f.mark("inkline", (-9, -97), (9, -93), 1.3)
    f.mark("inkline", (-9, -84), (8, -82), 1.3)
    f.tube("wrap", [(8, -94), (20, -90), (24, -78), (34, -74)], [4, 4, 3, 1])


def event(f):
    """The event tile: a war drum with crossed bones and rising smoke spirits."""
    f.tube("grey", [(-10, -58), (-22, -78), (-6, -92), (-18, -112)], [9, 10, 8, 2])
    f.tube("grey", [(10, -58), (24, -74), (10, -94), (22, -108)], [9, 9, 7, 2])
    f.blob("wood", [(-24, -50), (24, -50), (20, -24), (24, 0), (-24, 0), (-20, -24)])
    f.disc("hide", (0, -51), 25, 10)
    f.limb("bone", (-30, -64), (22, -40), 5, 5)
    f.limb("bone", (30, -64), (-22, -40), 5, 5)
    for x, y in ((-31, -65), (31, -65), (23, -39), (-23, -39)):
        f.disc("bone", (x, y), 4.6)
    for x in (-14, 0, 14):
        f.mark("warpaint", (x, -36), (x, -12), 3)


def yselda(f):
    """The captive, unconscious: a bound figure lying on her side on a hide."""
    f.blob("hide", [(-50, -2), (-44, -14), (0, -18), (46, -13), (52, -2), (0, 4)])
    f.blob("ginger", [(-48, -16), (-44, -28), (-32, -32), (-24, -22), (-28, -8), (-40, -4), (-54, -6)])
    f.blob("blue", [(-26, -12), (-18, -27), (-2, -24), (16, -29), (34, -20), (46, -12), (46, -5), (16, -6), (-16, -5)])
    f.limb("pale", (40, -10), (55, -6), 6, 4)
    f.disc("pale", (-34, -19), 8.4)
    f.mark("inkline", (-39, -18), (-36, -17), 1.5)
    f.mark("inkline", (-33, -17), (-30, -18), 1.5)
    f.blob("ginger", [(-43, -20), (-38, -29), (-28, -28), (-26, -20), (-33, -25)])
    f.arm((-20, -20), (-10, -10), (4, -15), "pale", 0.7)
    f.limb("parch", (0, -18), (2, -11), 4.4, 4.4)
    f.limb("parch", (33, -20), (35, -5), 4.4, 4.4)


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
    "bossonian_guards": bossonian_guard,
    "bossonian_archers": bossonian_archer,
    "pirates": pirate,
    "belits_guards": belits_guard,
    "skeletons": skeleton,
    "mummies": mummy,
    "event": event,
    "yselda": yselda,
    **BEASTS,
}
