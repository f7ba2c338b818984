"""What happens by itself in a scenario, about 100 units wide, origin at the middle of the foot."""

from tools.art_conan.figure import along, local
from tools.art_conan.signs import SIGNS


def reinforcement(f):
    """Spears come out of the forest to the beat of a drum."""
    for x, turn in ((-34, -8), (34, 8), (0, 0)):
        f.spear((x, -70), turn, up=54, down=60, tuft="red")
    SIGNS["event"](f)


def tide(f):
    """The black water rises; something swims in it."""
    f.tube("demon", [(-40, -30), (-24, -76), (2, -96), (26, -84), (22, -62)], [20, 18, 16, 14, 18])
    f.disc("eyered", (24, -72), 5, ink=False)
    for y, mat in ((-42, "teal"), (-22, "blue"), (-2, "teal")):
        f.tube(mat, [(-52, y), (-26, y - 14), (0, y), (26, y - 14), (52, y)], [12, 16, 16, 16, 12])


def slam(f):
    """A door falls shut."""
    SIGNS["door"](f)
    for s in (-1, 1):
        for y in (-74, -44, -14):
            f.poly("fire", [(s * 46, y - 6), (s * 64, y - 12), (s * 46, y + 4)])


def fire_at_will(f):
    for k, x in enumerate((-32, 0, 32)):
        y = -18 - 12 * (k % 2)
        f.limb("wood", (x - 12, y - 82), (x + 6, y), 5, 5)
        f.poly("steel", local((x + 6, y), 168, [(-8, 0), (0, 24), (8, 0)]))
        f.poly("green", local((x - 12, y - 82), 348, [(-8, -10), (-5, 12), (0, 6), (5, 12), (8, -10), (0, -2)]))


def glory_to_set(f):
    """The serpent god answers: a coil round a burning bowl."""
    f.poly("fire", [(-16, -58), (-10, -88), (0, -72), (6, -104), (16, -76), (18, -58)])
    f.blob("gold", [(-26, -60), (26, -60), (18, -40), (-18, -40)])
    f.limb("gold", (0, -42), (0, -6), 12, 14)
    f.tube("snake", [(-40, -2), (34, -8), (-34, -22), (34, -36), (-38, -58), (-30, -92)], [10, 14, 14, 13, 13, 16])
    f.disc("eyered", (-30, -96), 5, ink=False)
    f.tube("red", [along((-30, -100), 20, 4), along((-30, -100), 40, 20)], [4, 2])


HAPPENINGS = {d.__name__: d for d in (reinforcement, tide, slam, fire_at_will, glory_to_set)}
