"""The bands of minions, the event tile and the captive. One function = one silhouette (see figure.py)."""


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


BANDS = {
    "bossonian_guards": bossonian_guard,
    "bossonian_archers": bossonian_archer,
    "pirates": pirate,
    "belits_guards": belits_guard,
    "skeletons": skeleton,
    "mummies": mummy,
    "event": event,
    "yselda": yselda,
}
