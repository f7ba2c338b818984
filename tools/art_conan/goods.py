"""Armour, shields, draughts and objects of the deck, about 100 units square. One function, one silhouette."""

from tools.art_conan.bands import BANDS
from tools.art_conan.figure import along, local
from tools.art_conan.icons import head as severed_head
from tools.art_conan.icons import leather_armor

BODY = [(-20, -92), (-44, -82), (-38, -56), (-27, -58), (-29, -6), (0, 0), (29, -6), (27, -58), (38, -56), (44, -82)]
BODY += [(20, -92), (0, -78)]


def chain_mail(f):
    f.blob("iron", BODY)
    for row in range(7):
        for k in range(-2, 3):
            x = k * 11 + (row % 2) * 5
            if abs(x) < 25:
                f.disc("steel", (x, -68 + row * 9), 4.6, 3.6, ink=False)
    f.limb("leather", (-25, -24), (25, -24), 8, 8)


def scale_mail(f):
    f.blob("brown", BODY)
    for row in range(6):
        for k in range(-2, 3):
            x = k * 12 + (row % 2) * 6 - 3
            if abs(x) < 27:
                f.blob(
                    "gold",
                    [
                        (x - 7, -66 + row * 10),
                        (x + 7, -66 + row * 10),
                        (x + 5, -54 + row * 10),
                        (x, -50 + row * 10),
                        (x - 5, -54 + row * 10),
                    ],
                )
    for s in (-1, 1):
        f.blob("gold", [(s * 20, -92), (s * 46, -84), (s * 42, -66), (s * 26, -72)])


def zingaran_breastplate(f):
    f.blob(
        "steel",
        [(-18, -90), (-36, -84), (-34, -50), (-26, -22), (0, -8), (26, -22), (34, -50), (36, -84), (18, -90), (0, -78)],
    )
    f.mark("iron", (0, -76), (0, -14), 4)
    f.blob("gold", [(-10, -58), (0, -68), (10, -58), (6, -42), (0, -36), (-6, -42)])
    for s in (-1, 1):
        f.limb("wine", (s * 28, -90), (s * 40, -74), 12, 12)
        f.mark("iron", (s * 10, -24), (s * 26, -34), 3)


def buckler(f):
    f.shield((0, -48), 34, rim="leather", face="steel", boss="iron")
    for k in range(8):
        f.disc("gold", along((0, -48), k * 45, 27), 3.4)


def shield(f):
    f.shield((0, -48), 44, rim="iron", face="red", boss="gold")


def tribal_shield(f):
    f.disc("hide", (0, -50), 32, 50)
    f.disc("white", (0, -50), 25, 42)
    f.limb("brown", (0, -94), (0, -6), 5, 5)
    for s in (-1, 1):
        f.blob("red", [(s * 6, -80), (s * 20, -60), (s * 8, -50), (s * 20, -38), (s * 6, -20)])
    f.feathers((0, -4), [160, 180, 200], 18, ["red", "white", "red"])


def black_staff(f):
    f.tube("black", [(-30, 0), (-6, -36), (4, -58), (22, -84)], [8, 9, 8, 10])
    for a in (-60, -10, 40):
        f.tube("black", [(22, -84), along((22, -84), a, 14), along((22, -84), a + 30, 22)], [7, 6, 2])
    f.disc("violet", (26, -92), 8)


def mitras_staff(f):
    f.limb("white", (-26, 0), (14, -70), 7, 7)
    f.tube("gold", [(14, -70), (0, -92), (22, -106), (40, -90), (28, -74)], [6, 8, 9, 8, 5])
    f.disc("fire", (21, -88), 8)


def _flask(f, glass, liquid):
    f.blob(glass, [(-8, -72), (8, -72), (10, -54), (34, -28), (26, -4), (0, 0), (-26, -4), (-34, -28), (-10, -54)])
    f.blob(liquid, [(-26, -32), (0, -36), (26, -32), (22, -9), (0, -5), (-22, -9)], ink=False)
    f.limb("hide", (0, -74), (0, -86), 13, 15)
    f.mark("paint", (-18, -26), (-14, -14), 4)


def life_potion(f):
    _flask(f, "white", "red")
    f.limb("gold", (-9, -66), (9, -66), 5, 5)
    f.mark("paint", (0, -28), (0, -14), 5)
    f.mark("paint", (-7, -21), (7, -21), 5)


def pictish_drink(f):
    f.blob("wood", [(-30, -58), (30, -58), (24, -14), (0, -2), (-24, -14)])
    f.disc("grass", (0, -58), 29, 10)
    f.blob("fire", [(-14, -62), (-6, -76), (2, -64)], ink=False)
    f.blob("green", [(-8, -64), (-14, -84), (0, -96), (2, -78), (14, -90), (10, -66)], rim=False)
    f.limb("bone", (18, -58), (38, -92), 6, 8)
    f.mark("warpaint", (-20, -36), (20, -32), 4)
    f.mark("warpaint", (-16, -24), (16, -20), 4)


def grave_salt(f):
    f.blob("grey", [(-26, -50), (26, -50), (32, -24), (20, -2), (-20, -2), (-32, -24)])
    f.blob("white", [(-24, -52), (-10, -72), (4, -66), (12, -74), (25, -52), (0, -46)])
    f.disc("shade", (-9, -28), 6)
    f.disc("shade", (9, -28), 6)
    f.mark("inkline", (-8, -12), (8, -12), 4)
    for x, y in ((-34, -70), (30, -86), (-6, -92), (40, -62)):
        f.disc("glow", (x, y), 3.4, ink=False, rim=False)


def empty_chest(f):
    f.poly("brown", [(-36, -30), (36, -30), (30, -66), (-30, -66)])
    f.poly("shade", [(-31, -33), (31, -33), (26, -60), (-26, -60)], rim=False)
    f.tube("paint", [(-20, -56), (-4, -48), (12, -58)], [1.6, 1.6, 1.6], ink=False, rim=False)
    f.blob("wood", [(-37, -32), (37, -32), (36, 0), (-36, 0)])
    for x in (-24, 24):
        f.limb("iron", (x, -32), (x, -2), 7, 7)
    f.limb("iron", (-36, -31), (36, -31), 6, 6)


def key(f):
    f.disc("gold", (-20, -72), 20)
    f.disc("shade", (-20, -72), 9, rim=False)
    f.limb("gold", (-8, -60), (36, -14), 9, 9)
    f.poly("gold", [(18, -24), (8, -14), (16, -6), (26, -16)])
    f.poly("gold", [(30, -12), (20, -2), (28, 6), (38, -4)])


def pictish_fetish(f):
    f.limb("wood", (0, 0), (0, -60), 9, 9)
    f.limb("wood", (-30, -48), (30, -52), 7, 7)
    f.blob("bone", [(-18, -64), (-14, -92), (14, -92), (18, -64), (8, -48), (-8, -48)])
    for s in (-1, 1):
        f.disc("shade", (s * 7, -72), 5)
        f.feathers((s * 28, -50), [170, 190], 30, ["red", "ochre"])
    f.mark("warpaint", (-12, -84), (12, -84), 4)


def shamans_staff(f):
    f.tube("wood", [(-26, 0), (-10, -30), (-4, -52), (12, -74)], [8, 9, 8, 8])
    f.blob("bone", [(0, -80), (6, -100), (30, -102), (36, -82), (26, -68), (10, -68)])
    f.disc("eyered", (12, -86), 5, ink=False)
    f.disc("eyered", (26, -86), 5, ink=False)
    f.feathers((4, -66), [130, 160, 190], 28, ["wine", "ochre", "black"])


def sorcerers_scepter(f):
    f.limb("gold", (-26, -2), (10, -60), 8, 9)
    for a in (-40, 30, 100):
        f.tube("gold", [(12, -64), along((18, -76), a, 18), along((20, -80), a + 10, 28)], [6, 6, 3])
    f.disc("violet", (20, -80), 16)
    f.disc("paint", (15, -86), 4, ink=False, rim=False)


def spellbook(f):
    f.poly("violet", [(-38, -80), (26, -88), (38, -20), (-28, -8)])
    f.poly("parch", [(-28, -8), (38, -20), (40, -10), (-24, 2)])
    f.poly("wine", [(-38, -80), (-28, -82), (-18, -10), (-28, -8)])
    for k in range(5):
        f.poly("gold", local((6, -50), k * 72, [(-5, 6), (0, 24), (5, 6)]), ink=False)
    f.disc("gold", (6, -50), 10)
    f.disc("shade", (6, -50), 5)


def stygian_artifact(f):
    f.blob("black", [(-24, -4), (-34, -34), (-20, -70), (0, -96), (20, -70), (34, -34), (24, -4)])
    f.blob("snake", [(-14, -24), (0, -66), (14, -24), (0, -14)])
    f.disc("eyered", (0, -36), 8)
    f.limb("gold", (-26, -6), (26, -6), 9, 9)
    f.tube("gold", [(-22, -30), (-10, -50), (-16, -66)], [4, 5, 3])
    f.tube("gold", [(22, -30), (10, -50), (16, -66)], [4, 5, 3])


def tools(f):
    f.blob("leather", [(-40, -34), (40, -38), (42, -4), (-38, 0)])
    for x, mat in ((-26, "iron"), (-8, "steel"), (10, "iron"), (28, "steel")):
        f.limb("wood", (x, -18), (x, -44), 8, 7)
        f.limb(mat, (x, -46), (x + 3, -82), 5, 4)
    f.limb("iron", (-29, -82), (-18, -86), 6, 6)
    f.disc("steel", (-5, -84), 6)
    f.limb("iron", (13, -82), (22, -78), 5, 5)
    f.limb("red", (-39, -20), (41, -24), 6, 6)


def _crown(f, metal, jewel):
    f.poly(metal, [(-38, -14), (-44, -66), (-22, -46), (0, -84), (22, -46), (44, -66), (38, -14), (0, -6)])
    f.limb(metal, (-37, -16), (37, -16), 13, 13)
    for x, y in ((-44, -68), (0, -86), (44, -68)):
        f.disc(jewel, (x, y), 6)
    f.disc(jewel, (0, -36), 10)


def xuthals_crown(f):
    _crown(f, "gold", "violet")


def serpent_crown(f):
    f.limb("gold", (-36, -14), (36, -14), 14, 14)
    for s in (-1, 1):
        f.tube("snake", [(s * 36, -14), (s * 44, -46), (s * 24, -58), (s * 34, -82)], [8, 10, 10, 12])
        f.disc("eyered", (s * 34, -86), 4, ink=False)
    f.blob("snake", [(-14, -20), (-18, -66), (0, -94), (18, -66), (14, -20)])
    f.disc("glow", (0, -58), 9)


def lantern_of_set(f):
    f.tube("gold", [(-16, -82), (-14, -100), (14, -100), (16, -82)], [4, 5, 5, 4])
    f.poly("gold", [(-22, -66), (22, -66), (12, -84), (-12, -84)])
    f.poly("glow", [(-20, -64), (20, -64), (24, -18), (-24, -18)])
    f.tube("snake", [(-14, -22), (14, -34), (-12, -46), (10, -58)], [6, 7, 6, 4])
    for x in (-22, 22):
        f.limb("gold", (x * 0.9, -66), (x, -16), 5, 5)
    f.poly("gold", [(-28, -18), (28, -18), (32, -4), (-32, -4)])


def yselda(f):
    BANDS["yselda"](f)


def zogar_head(f):
    severed_head(f)
    f.blob("red", [(-10, -6), (10, -6), (8, 4), (2, 2), (-2, 8), (-8, 3)])


_ALL = (
    *(leather_armor, chain_mail, scale_mail, zingaran_breastplate, buckler, shield, tribal_shield, black_staff),
    *(mitras_staff, life_potion, pictish_drink, grave_salt, empty_chest, key, pictish_fetish, shamans_staff),
    *(sorcerers_scepter, spellbook, stygian_artifact, tools, xuthals_crown, serpent_crown, lantern_of_set, yselda),
    zogar_head,
)
GOODS = {draw.__name__: draw for draw in _ALL}
