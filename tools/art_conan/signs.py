"""Signs of kinds, borders and moments, in the figure language; origin at the middle of the foot."""

from tools.art_conan.figure import along, local
from tools.art_conan.goods import BODY
from tools.art_conan.goods import key as drawn_key
from tools.art_conan.icons import eye
from tools.art_conan.scenery import bonfire, chest

SHIELD = [(-38, -88), (0, -98), (38, -88), (36, -40), (0, -2), (-36, -40)]


def armour(f):
    f.blob("steel", BODY)
    f.mark("iron", (0, -74), (0, -10), 5)
    f.limb("leather", (-25, -26), (25, -26), 9, 9)


def burst(f):
    """Everybody in one area."""
    for a in range(0, 360, 45):
        f.poly("fire", [along((0, -50), a - 15, 22), along((0, -50), a, 52), along((0, -50), a + 15, 22)])
    f.disc("fire", (0, -50), 24)
    f.disc("glowcore", (0, -50), 12, ink=False)


def thrown(f):
    f.sword((10, -60), 60, 30, 11)
    for y, n in ((-26, 46), (-10, 30)):
        f.tube("paint", [(-44, y), (-44 + n * 0.6, y - 12), (-44 + n, y - 26)], [2, 6, 3], ink=False)


def weapon(f):
    f.sword((-18, -24), 36, 88, 18)


def drink(f):
    f.blob("white", [(-8, -78), (8, -78), (10, -58), (34, -28), (26, -4), (0, 0), (-26, -4), (-34, -28), (-10, -58)])
    f.blob("green", [(-26, -32), (0, -36), (26, -32), (22, -9), (0, -5), (-22, -9)], ink=False)
    f.limb("hide", (0, -80), (0, -92), 13, 15)


def object_(f):
    f.blob("hide", [(-34, -4), (-30, -46), (-10, -62), (18, -58), (36, -36), (32, -4), (0, 2)])
    f.limb("leather", (-4, -62), (6, -84), 13, 18)
    f.limb("red", (-14, -60), (18, -60), 8, 8)


def spell(f):
    for k in range(5):
        f.poly("violet", local((0, -50), k * 72, [(-15, 14), (0, 50), (15, 14)]))
    f.disc("violet", (0, -50), 20)
    f.disc("glow", (0, -50), 11)


def reaction(f):
    f.poly("fire", [(8, -102), (-32, -44), (-6, -44), (-16, 0), (32, -60), (6, -60), (24, -102)])


def elevation(f):
    """A higher place: one die more."""
    f.poly("stone", [(-46, -2), (-46, -24), (-16, -24), (-16, -46), (14, -46), (14, -68), (46, -68), (46, -2)])
    f.limb("fire", (-20, -56), (6, -88), 9, 9)
    f.poly("fire", [(-4, -98), (22, -100), (18, -76)])


def eye_closed(f):
    eye(f)
    f.limb("red", (-36, -88), (36, -12), 12, 12)


def door(f):
    f.blob("stone", [(-40, 0), (-40, -70), (0, -104), (40, -70), (40, 0)])
    f.blob("wood", [(-28, 0), (-28, -66), (0, -90), (28, -66), (28, 0)])
    for y in (-62, -20):
        f.limb("iron", (-26, y), (26, y), 7, 7)
    f.disc("gold", (16, -38), 5)


def lock(f):
    f.disc("iron", (0, -66), 28)
    f.disc("shade", (0, -66), 16, rim=False)
    f.blob("gold", [(-34, -58), (34, -58), (34, -10), (0, -2), (-34, -10)])
    f.disc("inkline", (0, -38), 7, ink=False, rim=False)
    f.mark("inkline", (0, -36), (0, -18), 7)


def key(f):
    drawn_key(f)


def exit_(f):
    f.poly("shade", [(-44, 0), (-44, -96), (4, -96), (4, 0)])
    f.limb("wood", (-44, 0), (-44, -96), 9, 9)
    f.limb("wood", (-48, -96), (8, -96), 9, 9)
    f.limb("fire", (-24, -46), (22, -46), 13, 13)
    f.poly("fire", [(18, -72), (50, -46), (18, -20)])


def water(f):
    for y in (-76, -48, -20):
        f.tube("blue", [(-46, y), (-24, y - 14), (0, y), (24, y - 14), (46, y)], [10, 13, 13, 13, 10])


def shallows(f):
    f.limb("leather", (-2, -96), (-2, -40), 22, 20)
    f.blob("leather", [(-14, -46), (12, -46), (30, -30), (-14, -28)])
    for y in (-34, -12):
        f.tube("teal", [(-46, y), (-22, y - 10), (0, y), (22, y - 10), (46, y)], [8, 11, 11, 11, 8])


def leap(f):
    f.tube("fire", [(-40, -20), (-24, -72), (10, -84), (32, -50)], [6, 9, 10, 8])
    f.poly("fire", [(16, -52), (50, -54), (36, -24)])
    for s in (-1, 1):
        f.poly("stone", [(s * 50, 0), (s * 50, -16), (s * 18, -16), (s * 24, 0)])


def fall(f):
    f.poly("stone", [(-50, -2), (-50, -82), (-12, -82), (-6, -40), (-10, -2)])
    f.limb("red", (20, -92), (20, -34), 12, 12)
    f.poly("red", [(-4, -38), (44, -38), (20, -2)])


def wall(f):
    for y in range(4):
        for x in range(3):
            dx = (x - 1) * 32 + (8 if y % 2 else -8)
            f.poly(
                "stone",
                [(dx - 15, -96 + y * 24), (dx + 15, -96 + y * 24), (dx + 15, -74 + y * 24), (dx - 15, -74 + y * 24)],
            )


def breach(f):
    wall(f)
    f.poly(
        "shade",
        [(-10, -98), (16, -98), (6, -70), (22, -46), (2, -26), (14, 0), (-24, 0), (-12, -30), (-26, -52), (-6, -72)],
    )


def plank(f):
    f.poly("wood", [(-50, -20), (40, -84), (52, -70), (-38, -4)])
    f.mark("inkline", (-42, -14), (44, -76), 2.4)
    for t in (0.15, 0.5, 0.85):
        x, y = -44 + 90 * t, -12 - 64 * t
        f.limb("brown", (x - 10, y - 14), (x + 8, y + 10), 8, 8)


def ally(f):
    f.blob("green", SHIELD)
    f.limb("skin", (-20, -36), (20, -62), 13, 13)
    f.limb("skin", (20, -36), (-20, -62), 13, 13)


def event(f):
    f.blob("hide", [(-36, -60), (36, -60), (30, -6), (0, 2), (-30, -6)])
    f.disc("parch", (0, -60), 36, 15)
    f.limb("bone", (-40, -96), (6, -60), 7, 9)
    f.limb("bone", (40, -96), (-6, -60), 7, 9)
    f.mark("warpaint", (-22, -40), (-18, -10), 5)
    f.mark("warpaint", (22, -40), (18, -10), 5)


def reserve(f):
    f.blob("gold", [(-40, -46), (40, -46), (28, -12), (0, -2), (-28, -12)])
    for x, y in ((-18, -56), (18, -56), (0, -70)):
        f.poly("red", [along((x, y), a, 16) for a in range(0, 360, 60)])


def fatigue(f):
    f.tube("blue", [(-30, -86), (12, -86), (-26, -40), (16, -40)], [9, 9, 9, 9])
    f.tube("blue", [(18, -46), (44, -46), (20, -14), (46, -14)], [7, 7, 7, 7])


def recovery(f):
    f.tube("green", [along((0, -50), a, 38) for a in (60, 0, -60, -120, -180, -230)], [8, 13, 14, 14, 13, 11])
    f.poly("green", [(10, -30), (50, -36), (38, -2)])


def saturation(f):
    for k, (x, y) in enumerate(((-22, -26), (22, -26), (0, -66))):
        f.disc("brown", (x, y), 21)
        f.disc("fire" if k < 2 else "shade", (x, y), 13, rim=k < 2)


def leader(f):
    f.poly("gold", [(-38, -14), (-44, -70), (-20, -44), (0, -88), (20, -44), (44, -70), (38, -14)])
    f.limb("gold", (-37, -14), (37, -14), 14, 14)
    f.disc("red", (0, -36), 9)


def monster(f):
    f.blob("demon", [(-32, -40), (-26, -78), (0, -88), (26, -78), (32, -40), (16, -8), (-16, -8)])
    for s in (-1, 1):
        f.tube("bone", [(s * 24, -74), (s * 44, -86), (s * 40, -106)], [12, 9, 2])
        f.disc("eyered", (s * 12, -54), 6, ink=False)
        f.poly("bone", [(s * 4, -28), (s * 14, -30), (s * 10, -10)])


def minion(f):
    for x, mat in ((-24, "brown"), (24, "brown"), (0, "pict")):
        f.blob(mat, [(x - 22, 0), (x - 20, -34), (x, -46), (x + 20, -34), (x + 22, 0)])
        f.disc(mat, (x, -62), 16)


def objective(f):
    f.limb("wood", (-26, 0), (-26, -98), 8, 8)
    f.blob("red", [(-22, -96), (6, -90), (40, -98), (30, -74), (40, -50), (6, -44), (-22, -50)])
    f.disc("gold", (4, -70), 10)


def goal_done(f):
    f.tube("green", [(-40, -50), (-14, -16), (42, -88)], [10, 16, 11])


def goal_lost(f):
    f.limb("red", (-32, -88), (32, -12), 15, 15)
    f.limb("red", (32, -88), (-32, -12), 15, 15)


def fire(f):
    bonfire(f)


def treasure(f):
    chest(f)


def aggressive(f):
    f.axe((-16, -30), -16, up=62, down=28, size=1.4)
    f.axe((16, -30), 16, up=62, down=28, size=1.4)
    f.flame((0, -8), 2.4)


def cautious(f):
    f.blob("iron", SHIELD)
    f.blob("blue", [(-28, -79), (0, -87), (28, -79), (26, -43), (0, -16), (-26, -43)])
    f.tube("bone", [(-12, -64), (12, -64), (-12, -38), (12, -38)], [6, 6, 6, 6])


def end_turn(f):
    f.tube("paint", [along((-6, -52), a, 36) for a in (30, -20, -80, -140, -190, -235)], [9, 13, 15, 15, 13, 8])
    f.disc("gold", (16, -52), 6)


def attack(f):
    f.axe((-8, -30), 24, up=64, down=28, size=1.8)
    for a in (56, 82, 108):
        f.poly("fire", local((26, -62), a, [(-4, 14), (0, 32), (4, 14)]))


def overlord(f):
    f.blob("violet", [(-40, 0), (-36, -60), (-20, -96), (0, -104), (20, -96), (36, -60), (40, 0)])
    f.blob("shade", [(-20, -20), (-22, -64), (0, -86), (22, -64), (20, -20)])
    f.disc("eyegreen", (-9, -56), 5, ink=False, rim=False)
    f.disc("eyegreen", (9, -56), 5, ink=False, rim=False)


def tile_down(f):
    f.blob("black", [(-34, 0), (-34, -96), (34, -96), (34, 0)])
    f.limb("bone", (-16, -66), (16, -30), 8, 8)
    f.limb("bone", (16, -66), (-16, -30), 8, 8)


_ALL = (
    *(armour, burst, thrown, weapon, drink, spell, reaction, elevation, eye_closed, door, lock, key, water, shallows),
    *(leap, fall, wall, breach, plank, ally, event, reserve, fatigue, recovery, saturation, leader, monster, minion),
    *(objective, goal_done, goal_lost, fire, treasure, aggressive, cautious, end_turn, attack, overlord, tile_down),
)
SIGNS = {draw.__name__: draw for draw in _ALL} | {"object": object_, "exit": exit_}
