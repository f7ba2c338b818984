"""The twenty spells as signs, about 100 units square, origin at the middle of the foot."""

from tools.art_conan.figure import along, local


def _bolt(f, mat, at, k=1.0):
    f.poly(
        mat,
        [
            (at[0] + x * k, at[1] + y * k)
            for x, y in ((4, -46), (-14, -18), (-3, -18), (-10, 6), (14, -26), (3, -26), (14, -46))
        ],
    )


def _ray(f, mat, c, turns, near, far, w=5):
    for a in turns:
        f.poly(mat, local(c, a, [(-w, near), (0, far), (w, near)]), ink=False)


def _cloud(f, mat, c, r):
    for dx, dy, k in ((-0.8, 0.2, 0.6), (0.8, 0.2, 0.62), (-0.3, -0.3, 0.8), (0.4, -0.25, 0.7)):
        f.disc(mat, (c[0] + dx * r, c[1] + dy * r), r * k, r * k * 0.8)
    f.blob(mat, [(c[0] - r, c[1]), (c[0] + r, c[1]), (c[0] + r, c[1] + r * 0.6), (c[0] - r, c[1] + r * 0.6)], ink=False)


def _hand(f, mat, c, k=1.0):
    for x, h, t in ((-15, 44, -12), (-5, 52, -3), (6, 51, 5), (15, 42, 14)):
        root = (c[0] + x * k, c[1])
        f.limb(mat, root, along(root, t, h * k * 0.8), 9 * k, 7 * k)
    f.limb(mat, (c[0] + 14 * k, c[1] + 14 * k), (c[0] + 30 * k, c[1] - 4 * k), 10 * k, 7 * k)
    f.blob(mat, [(c[0] + x * k, c[1] + y * k) for x, y in ((-20, 0), (0, -6), (19, 0), (18, 20), (6, 30), (-10, 30))])


def _heart(f, mat, c, k):
    shape = ((0, 26), (-24, 2), (-24, -16), (-12, -24), (0, -12), (12, -24), (24, -16), (24, 2))
    f.blob(mat, [(c[0] + x * k, c[1] + y * k) for x, y in shape])


def boris_rage(f):
    """The bear god's paw tears down."""
    f.blob("brown", [(-30, -96), (24, -100), (34, -72), (20, -54), (-22, -52), (-36, -70)])
    for k, x in enumerate((-24, -6, 12, 28)):
        f.tube("warpaint", [(x, -50), (x - 7, -28), (x - 4, -4 - 6 * (k % 2))], [8, 6, 1], ink=False)
        f.poly("bone", [(x - 7, -60), (x + 6, -61), (x - 4, -38)])


def borne_by_the_wind(f):
    for y, n, x in ((-76, 62, -34), (-50, 76, -44), (-24, 54, -26)):
        f.tube(
            "white",
            [(x, y), (x + n * 0.6, y - 3), (x + n, y - 12), (x + n - 8, y - 24), (x + n - 20, y - 18)],
            [4, 8, 8, 7, 3],
        )
    f.feathers((-10, -8), [20, 34], 34, ["blue", "white"])


def energy_drain(f):
    f.disc("shade", (0, -50), 40)
    for k in range(4):
        a = k * 90
        pts = [along((0, -50), a + t, 46 - t * 0.36) for t in (0, 40, 80, 118)]
        f.tube("violet", pts, [11, 9, 6, 2])
    f.disc("eyered", (0, -50), 9)


def gift_of_life(f):
    _ray(f, "fire", (0, -62), range(0, 360, 45), 30, 46)
    _heart(f, "red", (0, -60), 1.1)
    f.mark("paint", (-12, -68), (-8, -62), 5)
    _hand(f, "skin", (0, -22), 0.7)


def kiss_of_death(f):
    f.blob("bone", [(-34, -60), (-26, -92), (0, -100), (26, -92), (34, -60), (20, -34), (-20, -34)])
    for s in (-1, 1):
        f.disc("shade", (s * 14, -66), 10)
        f.disc("eyered", (s * 14, -66), 4, ink=False)
    f.blob("warpaint", [(-22, -20), (-10, -28), (0, -23), (10, -28), (22, -20), (8, -6), (-8, -6)])
    f.mark("inkline", (-20, -19), (20, -19), 3)


def lightning_storm(f):
    _cloud(f, "demon", (0, -76), 34)
    _bolt(f, "fire", (-20, -6), 0.9)
    _bolt(f, "fire", (14, -2), 1.1)


def magical_dizziness(f):
    pts = [along((0, -50), k * 40, 44 - k * 2.2) for k in range(19)]
    f.tube("teal", pts, [10, 9, 8, 6, 5, 3, 2])
    for a in (20, 140, 260):
        x, y = along((0, -50), a, 40)
        _ray(f, "gold", (x, y), range(0, 360, 72), 3, 13, 4)
        f.disc("gold", (x, y), 4, ink=False)


def mind_control(f):
    f.blob("pale", [(-20, -4), (-18, -30), (-34, -50), (-28, -84), (4, -98), (32, -80), (30, -44), (14, -28), (14, -4)])
    f.disc("violet", (0, -66), 20)
    f.disc("paint", (0, -66), 13, 9, ink=False, rim=False)
    f.disc("inkline", (0, -66), 6, ink=False, rim=False)
    for x in (-28, 0, 28):
        f.mark("eyegreen", (x * 0.6, -90), (x, -112), 3)


def mitras_halo(f):
    _ray(f, "gold", (0, -50), range(0, 360, 30), 34, 50, 7)
    f.disc("gold", (0, -50), 36)
    f.disc("shade", (0, -50), 26)
    f.disc("white", (0, -46), 13, 17)
    f.disc("skin", (0, -54), 10)


def mitras_healing(f):
    _ray(f, "gold", (0, -64), range(0, 360, 60), 24, 42, 6)
    f.limb("white", (0, -86), (0, -42), 15, 15)
    f.limb("white", (-22, -64), (22, -64), 15, 15)
    f.blob("skin", [(-40, -30), (-20, -24), (0, -30), (20, -24), (40, -30), (26, -6), (-26, -6)])


def pestilential_swarm(f):
    for x, y, k in ((-28, -78, 1.0), (16, -86, 0.8), (-2, -54, 1.3), (32, -50, 1.0), (-30, -34, 0.9), (12, -20, 1.0)):
        for s in (-1, 1):
            f.disc("white", (x + s * 10 * k, y - 5 * k), 9 * k, 5 * k, s * 24)
        f.disc("black", (x, y), 6 * k, 10 * k, 12)
        f.disc("eyered", (x, y - 8 * k), 3 * k, ink=False)


def sets_bite(f):
    f.blob("snake", [(-44, -66), (-20, -94), (20, -98), (46, -76), (34, -58), (0, -62), (-30, -52)])
    f.blob("belly", [(-34, -22), (0, -30), (36, -34), (30, -8), (0, 0), (-26, -6)])
    for x, n in ((-24, 30), (8, 32)):
        f.poly("bone", [(x - 7, -60), (x + 7, -62), (x, -60 + n)])
    f.disc("eye", (18, -80), 7)
    f.mark("inkline", (18, -86), (18, -74), 3)
    f.tube("red", [(0, -32), (-22, -40), (-40, -36)], [6, 5, 2])


def sets_halo(f):
    ring = [along((0, -50), k * 20, 36) for k in range(17)]
    f.tube("snake", ring, [4, 8, 11, 13, 14, 14, 15, 15])
    x, y = ring[-1]
    f.disc("snake", (x, y), 12, 10)
    f.disc("eyered", (x + 3, y - 3), 4, ink=False)
    f.disc("glow", (0, -50), 17)
    f.mark("inkline", (0, -62), (0, -38), 5)


def sets_possession(f):
    f.blob("bronze", [(-18, -2), (-22, -34), (-12, -52), (12, -52), (22, -34), (18, -2)])
    f.disc("bronze", (0, -66), 17)
    for x in (-6, 6):
        f.disc("eyegreen", (x, -67), 4, ink=False)
    f.tube("snake", [(-32, -2), (30, -14), (-30, -30), (28, -44), (-20, -62), (14, -92)], [8, 10, 11, 11, 10, 12])
    f.disc("eyered", (16, -94), 4, ink=False)


def telekinesis(f):
    _hand(f, "pale", (-18, -26), 0.9)
    for k in range(3):
        f.tube("violet", [(-6 + k * 10, -74 - k * 3), (4 + k * 12, -66), (0 + k * 12, -54)], [2, 5, 2], ink=False)
    f.sword((26, -68), 30, 34, 8)


def teleportation(f):
    for r, mat in ((46, "indigo_cloth"), (36, "violet"), (26, "blue"), (15, "glow")):
        f.disc(mat, (0, -50), r * 0.72, r)
    f.blob("shade", [(-6, -18), (-8, -46), (0, -54), (8, -46), (6, -18)], ink=False)
    f.disc("shade", (0, -60), 6, ink=False, rim=False)


def blaze(f):
    for x, k in ((-24, 2.2), (22, 2.4), (0, 3.9)):
        f.flame((x, -6), k)


def stone_skin(f):
    f.limb("stone", (-34, -30), (0, -18), 26, 24)
    f.limb("stone", (0, -18), (20, -70), 25, 22)
    f.blob("stone", [(4, -74), (6, -98), (34, -102), (42, -82), (32, -66), (12, -64)])
    for a, b in (((-30, -34), (-20, -24)), ((4, -30), (12, -44)), ((14, -80), (26, -76)), ((-4, -12), (6, -24))):
        f.mark("inkline", a, b, 3)


def withering(f):
    f.tube("brown", [(0, 0), (-4, -30), (6, -56), (-4, -84)], [9, 7, 6, 3])
    for x, y, a in ((-4, -34, -60), (4, -50, 70), (0, -66, -50), (-2, -78, 40)):
        f.tube("brown", [(x, y), along((x, y), a, 18), along((x, y), a + 40, 30)], [5, 4, 2])
    for x, y in ((-30, -58), (34, -44), (26, -84), (-26, -16), (20, -10)):
        f.blob("ochre", [(x - 9, y), (x, y - 6), (x + 9, y + 1), (x, y + 6)])


def return_of_the_brave(f):
    f.blob("stone", [(-40, -2), (-36, -30), (36, -30), (40, -2)])
    _hand(f, "dead", (0, -52), 0.95)
    f.limb("dead", (0, -30), (0, -10), 20, 22)
    f.blob("brown", [(-34, -8), (-14, -20), (12, -18), (34, -8), (16, 2), (-18, 2)])
    _ray(f, "glow", (0, -56), (-60, -30, 30, 60), 40, 54, 5)


_ALL = (
    *(boris_rage, borne_by_the_wind, energy_drain, gift_of_life, kiss_of_death, lightning_storm, magical_dizziness),
    *(mind_control, mitras_halo, mitras_healing, pestilential_swarm, sets_bite, sets_halo, sets_possession),
    *(telekinesis, teleportation, blaze, stone_skin, withering, return_of_the_brave),
)
SORCERY = {draw.__name__: draw for draw in _ALL}
