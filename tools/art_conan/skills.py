"""Signs of the skills of heroes and units, on a medal; origin at the middle of the foot."""

from tools.art_conan.figure import along
from tools.art_conan.goods import spellbook
from tools.art_conan.icons import ranged
from tools.art_conan.signs import SHIELD, SIGNS, minion


def reach(f):
    f.spear((-10, -30), 45, up=62, down=40, tuft="red")


def ambidextrous(f):
    f.sword((-24, -8), -8, 78, 13)
    f.sword((24, -8), 8, 78, 13)


def constriction(f):
    f.tube("snake", [(-30, -4), (32, -16), (-32, -34), (32, -50), (-26, -68), (12, -92)], [10, 15, 16, 16, 14, 16])
    f.disc("eyered", (14, -94), 5, ink=False)


def circular_strike(f):
    f.tube("paint", [along((0, -50), a, 40) for a in (-150, -90, -30, 30, 90)], [3, 8, 12, 14, 12], ink=False)
    f.sword((0, -46), 118, 42, 12)


def precision_strike(f):
    f.disc("red", (0, -50), 40)
    f.disc("white", (0, -50), 28)
    f.disc("red", (0, -50), 15)
    f.sword((34, -92), 220, 44, 11)


def attack_from_beyond(f):
    for r, mat in ((44, "indigo_cloth"), (31, "violet"), (18, "shade")):
        f.disc(mat, (-14, -50), r * 0.7, r)
    f.limb("dead", (-14, -46), (26, -54), 13, 12)
    for t in (60, 85, 110):
        f.limb("dead", (28, -54), along((28, -54), t, 20), 6, 3)


def counterattack(f):
    f.blob("iron", [(x * 0.7 - 16, y * 0.8) for x, y in SHIELD])
    f.tube("fire", [(6, -90), (44, -76), (44, -36), (14, -24)], [5, 9, 10, 9])
    f.poly("fire", [(20, -46), (18, -4), (-10, -26)])


def elite_shooter(f):
    ranged(f)
    f.poly("gold", [along((30, -84), k * 36, 17 if k % 2 == 0 else 7) for k in range(10)])


def precision_shot(f):
    f.disc("white", (0, -50), 42)
    f.disc("blue", (0, -50), 30)
    f.disc("white", (0, -50), 17)
    f.limb("wood", (-48, -92), (0, -50), 7, 7)
    f.poly("red", [(-54, -100), (-36, -92), (-46, -78)])


def blocking(f):
    for x in (-30, 0, 30):
        f.poly("wood", [(x - 12, 0), (x - 12, -76), (x, -98), (x + 12, -76), (x + 12, 0)])
    f.limb("iron", (-44, -54), (44, -54), 9, 9)
    f.limb("iron", (-44, -20), (44, -20), 9, 9)


def wall_wrecker(f):
    SIGNS["breach"](f)
    f.limb("skin", (-46, -30), (0, -48), 20, 24)
    f.disc("skin", (6, -50), 19)


def evasive(f):
    for x, mat in ((-26, "grey"), (-8, "indigo_cloth"), (14, "teal")):
        f.blob(mat, [(x - 16, 0), (x - 8, -44), (x + 8, -60), (x + 22, -44), (x + 12, 0)])
        f.disc(mat, (x + 12, -76), 15)


def swimming(f):
    f.disc("skin", (-18, -70), 15)
    f.limb("skin", (-10, -52), (30, -76), 12, 9)
    for y in (-38, -12):
        f.tube("blue", [(-46, y), (-24, y - 13), (0, y), (24, y - 13), (46, y)], [9, 13, 13, 13, 9])


def intangible(f):
    f.blob("glow", [(-30, 0), (-34, -60), (-14, -96), (14, -96), (34, -60), (30, 0), (16, -14), (0, 0), (-16, -14)])
    for x in (-11, 11):
        f.disc("shade", (x, -64), 8)


def web_projection(f):
    for a in range(0, 360, 45):
        f.limb("white", (0, -50), along((0, -50), a, 48), 4, 4)
    for r in (17, 33):
        for a in range(0, 360, 45):
            f.limb("white", along((0, -50), a, r), along((0, -50), a + 45, r), 4, 4)
    f.disc("black", (0, -50), 12)


def leap(f):
    f.limb("leather", (-6, -76), (10, -46), 20, 16)
    f.limb("leather", (10, -46), (-16, -34), 16, 14)
    f.tube("fire", [(-40, -6), (-10, -20), (24, -12), (42, -34)], [4, 7, 8, 4], ink=False)
    f.poly("fire", [(26, -88), (50, -64), (34, -46)])


def feline_grace(f):
    f.disc("lion", (0, -30), 26, 22)
    for x, y in ((-34, -58), (-13, -76), (13, -76), (34, -58)):
        f.disc("lion", (x, y), 12, 15)


def flying(f):
    for s in (-1, 1):
        f.blob("white", [(0, -30), (s * 20, -74), (s * 50, -92), (s * 46, -62), (s * 40, -44), (s * 26, -26)])
    f.disc("gold", (0, -36), 10)


def climb(f):
    f.tube("hide", [(22, -104), (16, -70), (26, -36), (18, 0)], [8, 8, 8, 8])
    f.limb("skin", (-34, -18), (14, -42), 15, 14)
    f.limb("skin", (-26, -62), (16, -80), 14, 13)


def alchemy(f):
    SIGNS["drink"](f)
    for x, y, r in ((-30, -84, 7), (26, -94, 9), (38, -66, 5)):
        f.disc("glow", (x, y), r)


def leadership(f):
    f.limb("wood", (-20, 0), (-20, -100), 8, 8)
    f.blob("blue", [(-16, -98), (46, -90), (34, -70), (46, -50), (-16, -46)])
    f.poly("gold", [along((8, -72), k * 36, 17 if k % 2 == 0 else 7) for k in range(10)])


def concentration(f):
    for r, mat in ((46, "indigo_cloth"), (33, "violet"), (20, "blue")):
        f.disc(mat, (0, -50), r)
    f.disc("glow", (0, -50), 8)


def lock_picking(f):
    SIGNS["lock"](f)
    f.limb("steel", (0, -36), (44, -70), 6, 5)
    f.limb("steel", (44, -70), (52, -60), 6, 6)


def fascination(f):
    f.blob("red", [(0, -8), (-40, -52), (-40, -80), (-20, -92), (0, -76), (20, -92), (40, -80), (40, -52)])
    f.disc("white", (0, -58), 19, 12)
    f.disc("violet", (0, -58), 9)


def horror(f):
    f.blob("pale", [(-34, -60), (-24, -94), (0, -102), (24, -94), (34, -60), (20, -6), (-20, -6)])
    for x in (-14, 14):
        f.disc("white", (x, -66), 11)
        f.disc("inkline", (x, -66), 4, ink=False, rim=False)
    f.disc("shade", (0, -28), 11, 16)


def jinx(f):
    f.blob("black", [(-32, -4), (-34, -54), (-30, -98), (-12, -76), (12, -76), (30, -98), (34, -54), (32, -4)])
    for x in (-14, 14):
        f.disc("eye", (x, -52), 8, 10, ink=False)
        f.mark("inkline", (x, -58), (x, -46), 4)


def poison(f):
    f.blob("green", [(0, -104), (20, -66), (36, -36), (26, -8), (0, 0), (-26, -8), (-36, -36), (-20, -66)])
    f.disc("bone", (0, -36), 16, 14)
    for x in (-6, 6):
        f.disc("shade", (x, -38), 4, ink=False, rim=False)


def support(f):
    minion(f)
    f.limb("green", (0, -104), (0, -76), 11, 11)
    f.limb("green", (-14, -90), (14, -90), 11, 11)


def sacrifice(f):
    f.limb("skin", (-34, -8), (24, -60), 16, 14)
    f.sword((30, -98), 210, 44, 11)
    f.blob("red", [(-4, -30), (4, -16), (0, -6), (-8, -10)])


def untouchable(f):
    f.disc("gold", (0, -50), 46)
    f.disc("shade", (0, -50), 36, rim=False)
    f.disc("white", (0, -72), 11)
    f.blob("white", [(-18, -20), (-14, -52), (0, -60), (14, -52), (18, -20)])


def bodyguard(f):
    f.disc("violet", (22, -82), 13)
    f.blob("violet", [(4, -6), (8, -54), (22, -66), (38, -54), (44, -6)])
    f.blob("iron", [(x * 0.72 - 14, y * 0.86) for x, y in SHIELD])
    f.disc("gold", (-14, -48), 9)


def protected(f):
    f.blob("blue", SHIELD)
    f.disc("skin", (0, -64), 13)
    f.blob("white", [(-20, -22), (-14, -48), (0, -54), (14, -48), (20, -22)])


def spell_caster(f):
    spellbook(f)
    f.poly("fire", [along((28, -84), k * 36, 22 if k % 2 == 0 else 8) for k in range(10)])


_ALL = (
    *(reach, ambidextrous, constriction, circular_strike, precision_strike, attack_from_beyond, counterattack),
    *(elite_shooter, precision_shot, blocking, wall_wrecker, evasive, swimming, intangible, web_projection, leap),
    *(feline_grace, flying, climb, alchemy, leadership, concentration, lock_picking, fascination, horror, jinx),
    *(poison, support, sacrifice, untouchable, bodyguard, protected, spell_caster),
)
SKILLS = {draw.__name__: draw for draw in _ALL}
