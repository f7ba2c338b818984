"""Eight pictures of how Age of Conan is played, laid out on the inked map; numerals but no words."""

import pygame

from games.age_of_conan.rules.content import CONTEST, FATE
from tools.art.howto import arrow, dim, lit, put
from tools.art.paint import path, rrect, svg
from tools.art_age_of_conan.output import save
from tools.art_age_of_conan.palette import BLOOD, BONE, BRASS_LIGHT, INK, PARCHMENT_LIGHT
from tools.art_age_of_conan.vignette import (
    GREEN,
    RED,
    SIZE,
    VIOLET,
    YELLOW,
    Land,
    adventure_card,
    army,
    building,
    card_back,
    die,
    disc,
    emissary,
    ground,
    icon,
    kingdom_card,
    laurel,
    medallion,
    pale,
    plate,
    shield,
    standard,
    strategy_card,
    struck,
    token,
    tray,
    write,
)

OAKS, HILLS, PLAIN = (("oak", 30), ("tuft", 20)), (("hill", 36), ("oak", 26)), (("tuft", 22),)
FIRS, DUNES = (("fir", 36), ("hill", 32)), (("dune", 34), ("palm", 32))
STEEL = (213, 222, 228)


def _row(out, pics, start, step, lift=7):
    """Pieces side by side, `step` = (dx, dy) from one to the next."""
    for n, pic in enumerate(pics):
        put(out, pic, (start[0] + n * step[0], start[1] + n * step[1]), lift)


def _plaque(out, rect):
    """A dark plaque under what has to be read on a busy ground."""
    x, y, w, h = rect
    art = path(rrect(0, 0, w, h, 18), (43, 31, 26), INK, 4) + path(rrect(7, 7, w - 14, h - 14, 12), "none", (201, 162, 39), 2)
    put(out, svg((w, h), art), (x + w / 2, y + h / 2), 7)


# ---------------------------------------------------------------- the pictures
def empire():
    """1: a home; an army makes a Fort, an emissary a Tower, Conan walks; three ages, and the points that decide."""
    free = ((60, 200, 200, 230), (330, 50, 270, 170), (330, 330, 270, 180))
    lands = (
        Land((130, 300), "central", OAKS),
        Land((470, 120), "north", FIRS),
        Land((470, 300), "central", HILLS),
        Land((440, 470), "south", DUNES),
        Land((150, 590), "south", DUNES),
        Land((140, 20), "north", FIRS),
        Land((700, 130), "east", PLAIN),
        Land((700, 420), "east", PLAIN),
    )
    out = ground(lands, free)
    put(out, standard(RED, 168), (130, 250), 9)
    put(out, army(RED, 5, 100), (180, 372), 8)
    arrow(out, (250, 350), (330, 240), (418, 178), RED.base)
    put(out, building(RED, "fort", 128), (500, 136), 10)
    put(out, emissary(RED, 84), (250, 470), 8)
    arrow(out, (304, 456), (350, 440), (408, 436), RED.base)
    put(out, building(RED, "tower", 128), (478, 424), 10)
    put(out, icon("conan", 168), (612, 290), 10)
    _plaque(out, (722, 62, 128, 436))
    for n in range(3):
        y = 132 + n * 98
        put(out, disc(80, (62, 40, 28), (201, 162, 39), 4), (786, y), 5)
        write(out, "I" * (n + 1), (786, y), 46, BRASS_LIGHT)
    put(out, laurel("1", 116), (786, 426), 6)
    return out


def one_die():
    """2: cards are paid and played, then one die of the pool is taken: war, intrigue or court; an empty pool is rolled."""
    out = ground(seed=5)
    put(out, tray(640, 168), (556, 138), 9)
    faces = ("military", "intrigue", "court_conan", "military_intrigue", "wild", "court_conan", "military")
    for n, face in enumerate(faces):
        if n != 2:
            put(out, die(FATE, face, 74, n), (288 + n * 90, 134), 1)
    put(out, kingdom_card(RED, "shield", 2, 0.92), (116, 160), 9)
    lit(out, die(FATE, "court_conan", 92, 1), (468, 196))
    arrow(out, (468, 258), (468, 290), (468, 330), RED.base)
    for x, name in ((288, "military"), (468, "court"), (648, "intrigue")):
        (put if name != "court" else lit)(out, medallion(name, 132), (x, 412))
    return out


def contests():
    """3: the attacker needs more successes; a card lets a Shield or an Axe count, sorcery throws all again."""
    out = ground(seed=6)
    return out


PICTURES = (empire, one_die, contests)


def bake_howto():
    """sprites/age_of_conan/howto/1.png and so on."""
    for n, draw in enumerate(PICTURES, 1):
        save(f"howto/{n}", draw(), step=4)
