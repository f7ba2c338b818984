"""Eight pictures of how Age of Conan is played, laid out on the inked map; numerals but no words."""

import pygame

from games.age_of_conan.rules.content import CONTEST, FATE
from tools.art.howto import arrow, dim, lit, put
from tools.art.paint import path, rrect, svg
from tools.art_age_of_conan.icons import icon
from tools.art_age_of_conan.output import save
from tools.art_age_of_conan.palette import BONE, BRASS, BRASS_LIGHT, INK
from tools.art_age_of_conan.vignette import (
    GREEN,
    RED,
    VIOLET,
    YELLOW,
    Land,
    adventure_card,
    army,
    building,
    die,
    disc,
    emissary,
    ground,
    kingdom_card,
    laurel,
    medallion,
    pale,
    pennant,
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


def _plaque(out, rect):
    """A dark plaque under what has to be read on a busy ground."""
    x, y, w, h = rect
    art = path(rrect(2, 2, w - 4, h - 4, 18), (43, 31, 26), INK, 4)
    art += path(rrect(8, 8, w - 16, h - 16, 12), "none", BRASS, 2)
    put(out, svg((w, h), art), (x + w / 2, y + h / 2), 7)


def _counter(out, words, center, size=66):
    """A number on a dark disc."""
    put(out, disc(size, (43, 31, 26), BRASS, 4), center, 5)
    write(out, words, center, round(size * (0.57 if len(words) < 3 else 0.48)), BRASS_LIGHT, None)


def _lost(out, pic, center, r):
    """A piece that is struck out."""
    put(out, pic, center, 5)
    struck(out, center, r)


# ---------------------------------------------------------------- the pictures
def empire():
    """1: a home; an army makes a Fort, an emissary a Tower, Conan walks; three ages, and the points that decide."""
    free = ((60, 160, 170, 260), (430, 60, 140, 150), (420, 350, 130, 150), (540, 200, 150, 180), (200, 400, 100, 130))
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
    put(out, emissary(RED, 80), (250, 462), 8)
    arrow(out, (304, 452), (350, 436), (408, 432), RED.base)
    put(out, building(RED, "tower", 128), (478, 420), 10)
    put(out, icon("conan", 168), (612, 290), 10)
    _plaque(out, (722, 48, 132, 464))
    for n in range(3):
        _counter(out, "I" * (n + 1), (788, 112 + n * 96), 82)
    put(out, laurel("1", 118), (788, 436), 6)
    return out


def one_die():
    """2: cards are paid and played; one die is taken: war, court or intrigue; an empty pool is rolled again."""
    out = ground(seed=5)
    put(out, tray(626, 150), (546, 128), 9)
    faces = ("military", "intrigue", "court_conan", "military_intrigue", "wild", "court_conan", "military")
    for n, face in enumerate(faces):
        if n != 2:
            put(out, die(FATE, face, 64, n), (282 + n * 86, 126), 4)
    put(out, pygame.transform.rotozoom(kingdom_card(RED, "horn", 1, 0.86), 9, 1), (98, 140), 8)
    put(out, pygame.transform.rotozoom(kingdom_card(RED, "shield", 2, 0.86), -5, 1), (158, 150), 9)
    lit(out, die(FATE, "court_conan", 84, 1), (454, 208))
    arrow(out, (454, 270), (454, 300), (454, 338), RED.base)
    for x, name in ((142, "military"), (298, "intrigue"), (454, "court")):
        (put if name != "court" else lit)(out, medallion(name, 136), (x, 424))
    put(out, tray(216, 100), (716, 452), 8)
    arrow(out, (780, 396), (836, 310), (792, 218), STEEL)
    for n, (x, y) in enumerate(((672, 286), (744, 262), (636, 366), (726, 350))):
        put(out, pygame.transform.rotozoom(die(FATE, faces[n], 46, n), 24 - 50 * n, 1), (x, y), 9)
    return out


def contests():
    """3: the attacker needs more successes; a card lets a Shield or an Axe count, sorcery throws all again."""
    out = ground(seed=6)
    put(out, army(RED, 4, 108), (112, 146), 8)
    for n, face in enumerate(("hit", "hit_attacker", "axe", "blank")):
        pic = die(CONTEST, face, 76, n)
        (lit if face == "axe" else put)(out, dim(pic) if face == "blank" else pic, (238 + n * 112, 144))
    put(out, strategy_card(4, ("plain", "hills"), ("axe",), 0.98), (776, 152), 9)
    arrow(out, (700, 92), (520, 22), (478, 90), RED.base)
    put(out, shield(3, size=116), (112, 306), 8)
    for n, face in enumerate(("hit", "hit", "shield")):
        pic = die(CONTEST, face, 76, n + 3)
        put(out, dim(pic) if face == "shield" else pic, (238 + n * 112, 304), 8)
    for y, words, name in ((326, "3 > 2", "military"), (454, "2 = 2", "shield")):
        _plaque(out, (622, y - 54, 236, 108))
        write(out, words, (702, y), 50, BRASS_LIGHT)
        put(out, icon(name, 70), (808, y), 4)
    put(out, icon("sorcery", 108), (112, 456), 7)
    for n, face in enumerate(("blank", "shield")):
        put(out, dim(die(CONTEST, face, 54, n)), (210 + n * 74, 460), 6)
    arrow(out, (334, 462), (370, 436), (424, 456), (126, 88, 206))
    for n, face in enumerate(("hit", "hit_attacker")):
        put(out, die(CONTEST, face, 54, n + 2), (468 + n * 76, 460), 6)
    return out


def armies():
    """4: step by step along the track; on the last icon a unit becomes a Fort; each loss and each march costs one."""
    free = ((60, 70, 190, 270), (60, 200, 480, 130), (600, 90, 250, 240), (240, 70, 380, 120))
    lands = (
        Land((200, 200), "central", HILLS),
        Land((620, 60), "central", OAKS),
        Land((760, 300), "central", OAKS),
        Land((420, 500), "east", PLAIN),
    )
    out = ground(lands, free)
    put(out, plate(3, ("plain", "hills", "city"), 116), (300, 264), 9)
    cells = [67 + 109 + 58 + n * 116 for n in range(3)]
    put(out, army(RED, 5, 98), (cells[0], 140), 9)
    arrow(out, (cells[0] + 66, 150), (cells[0] + 94, 126), (cells[1] - 4, 200), RED.base)
    arrow(out, (cells[1] + 14, 192), (cells[1] + 64, 108), (cells[2] - 4, 200), RED.base)
    arrow(out, (cells[2] + 22, 186), (cells[2] + 66, 112), (614, 156), RED.base)
    put(out, building(RED, "fort", 140), (696, 172), 10)
    put(out, laurel("+3", 124), (796, 270), 7)
    for x, name in ((48, "shield"), (466, "march")):
        _plaque(out, (x, 374, 386, 140))
        put(out, icon(name, 84), (x + 70, 444), 4)
        _lost(out, army(RED, 1, 80, False), (x + 182, 446), 46)
        put(out, army(RED, 3 if name == "march" else 4, 84), (x + 306, 446), 6)
    return out


def emissaries():
    """5: one, and one more for each friend next door; more than the level makes a Tower and gold; never the savage."""
    friends = ((50, 110, 190, 160), (260, 40, 190, 140), (180, 390, 170, 130))
    free = (*friends, (230, 220, 340, 200), (580, 80, 270, 170), (540, 350, 240, 150))
    lands = (
        Land((130, 200), "central", OAKS),
        Land((350, 100), "central", PLAIN),
        Land((390, 290), "east", PLAIN),
        Land((330, 500), "south", DUNES),
        Land((90, 460), "south", DUNES),
        Land((700, 150), "east", PLAIN),
        Land((690, 440), "north", FIRS),
    )
    out = ground(lands, free, 8)
    put(out, standard(RED, 136), (118, 190), 8)
    put(out, building(RED, "fort", 104), (330, 104), 8)
    put(out, emissary(RED, 72), (250, 456), 8)
    lit(out, emissary(RED, 90), (328, 278))
    put(out, shield(3, size=96), (456, 268), 8)
    for at, words in (((208, 228), "+1"), ((412, 152), "+1"), ((318, 448), "+1"), ((258, 300), "1")):
        _counter(out, words, at)
    _plaque(out, (372, 342, 156, 80))
    write(out, "4 > 3", (450, 382), 44, BRASS_LIGHT)
    arrow(out, (524, 326), (560, 280), (596, 222), RED.base)
    put(out, building(RED, "tower", 156), (672, 158), 10)
    for n, at in enumerate(((762, 186), (806, 140), (816, 204))):
        put(out, icon("gold", 70), at, 5 + n)
    put(out, shield(2, True, 132), (724, 424), 8)
    _lost(out, emissary(RED, 84), (602, 424), 70)
    return out


BIDS = ((RED, 5, "plain", "shield", 4), (GREEN, 3, "wood", "axe", 5), (YELLOW, 6, "hills", "shield", 0))
"""Seat, adventure value, terrain and face of the card, and the bid token."""


def _bids(out):
    """Card and token of three seats and their sums; the highest has Conan beside it."""
    _plaque(out, (44, 40, 812, 184))
    for n, (seat, value, terrain, face, bid) in enumerate(BIDS):
        x = 108 + n * 270
        pic = strategy_card(value, (terrain,), (face,), 0.74)
        (lit if n == 0 else put)(out, pic, (x, 132))
        put(out, disc(76, seat.base, INK, 5), (x + 96, 92), 5)
        write(out, str(bid), (x + 96, 91), 44)
        put(out, pennant(seat, 38), (x + 66, 62), 3)
        write(out, f"= {value + bid}", (x + 110, 174), 50, BRASS_LIGHT if n == 0 else BONE)
    put(out, icon("conan", 96), (286, 100), 5)


def barbarian():
    """6: the highest bid leads him; nearer takes the token, farther throws it away; a die more, and hits twice."""
    free = ((40, 250, 150, 180), (250, 270, 170, 170), (500, 260, 120, 150), (400, 370, 180, 130))
    lands = (
        Land((150, 420), "south", DUNES),
        Land((340, 380), "central", HILLS),
        Land((560, 360), "east", PLAIN),
        Land((430, 590), "south", DUNES),
        Land((760, 400), "east", PLAIN),
        Land((450, 80), "north", FIRS),
    )
    out = ground(lands, free, 9)
    _bids(out)
    put(out, icon("conan", 150), (324, 356), 10)
    put(out, icon("obelisk", 130), (562, 318), 9)
    arrow(out, (388, 328), (430, 300), (500, 310), RED.base)
    put(out, token("treasures", 3, 98), (424, 438), 7)
    arrow(out, (484, 446), (506, 438), (534, 444), BRASS_LIGHT)
    put(out, pennant(RED, 84), (586, 450), 6)
    arrow(out, (256, 400), (216, 410), (164, 476), STEEL)
    _lost(out, token("monsters", 2, 96), (108, 348), 58)
    _plaque(out, (648, 252, 208, 262))
    for y, face, words in ((322, "hit", "+1"), (446, "hit_conan", "\u00d72")):
        put(out, die(CONTEST, face, 68, y), (714, y), 5)
        write(out, words, (800, y), 56, BRASS_LIGHT)
    return out


def sieges():
    """7: units fall first, then the marker; armies that meet fight or retreat; a Crom token for whoever wins."""
    free = ((50, 90, 140, 160), (260, 60, 230, 200), (520, 90, 340, 130), (520, 350, 340, 160))
    lands = (
        Land((110, 170), "central", OAKS),
        Land((370, 150), "south", DUNES),
        Land((260, 520), "south", PLAIN),
        Land((690, 160), "east", PLAIN),
        Land((690, 480), "north", FIRS),
    )
    out = ground(lands, free, 10)
    put(out, army(RED, 5, 112), (112, 170), 9)
    arrow(out, (186, 164), (220, 150), (266, 156), RED.base)
    put(out, building(GREEN, "city", 138), (356, 136), 9)
    put(out, army(GREEN, 2, 88), (434, 214), 8)
    _plaque(out, (48, 334, 428, 180))
    for n in range(3):
        x = 124 + n * 138
        _lost(out, army(GREEN, 1, 88, False) if n < 2 else building(GREEN, "city", 100), (x, 446 - n // 2 * 6), 44)
        write(out, str(n + 1), (x, 372), 40, BRASS_LIGHT)
    put(out, army(RED, 4, 104), (590, 150), 8)
    put(out, icon("military", 92), (692, 146), 6)
    put(out, army(VIOLET, 3, 104), (798, 150), 8)
    arrow(out, (802, 224), (816, 300), (794, 366), VIOLET.base)
    put(out, pale(army(VIOLET, 3, 96), 150), (786, 440), 4)
    arrow(out, (588, 226), (580, 290), (592, 348), BRASS_LIGHT)
    lit(out, medallion("crom", 140), (596, 438))
    return out


def ages_and_crown():
    """8: four adventures make an age, then gold, objectives, troops, artifacts; in the third a crown, or the fall."""
    free = ((60, 230, 160, 250), (240, 210, 170, 310), (470, 330, 130, 150), (680, 230, 170, 290))
    lands = (
        Land((200, 430), "central", OAKS),
        Land((450, 60), "north", FIRS),
        Land((560, 480), "central", HILLS),
        Land((790, 420), "east", PLAIN),
    )
    out = ground(lands, free, 12)
    _plaque(out, (44, 40, 812, 164))
    for n in range(4):
        put(out, adventure_card(n, 0.74), (108 + n * 104, 122), 5)
    arrow(out, (478, 122), (496, 114), (534, 122), BRASS_LIGHT)
    for n, name in enumerate(("gold", "laurel", "unit", "crown_of_the_cobra")):
        put(out, icon(name, 74), (578 + n * 76, 122), 4)
    _counter(out, "III", (120, 264), 88)
    put(out, standard(RED, 172), (136, 412), 9)
    put(out, icon("conan", 184), (318, 424), 10)
    lit(out, icon("court", 104), (302, 278))
    for at, value in (((486, 366), 3), ((528, 420), 2)):
        put(out, token("monsters", value, 92), at, 6)
    arrow(out, (566, 366), (610, 326), (676, 312), BRASS_LIGHT)
    arrow(out, (590, 434), (628, 456), (684, 448), STEEL)
    put(out, laurel("+3", 140), (768, 302), 8)
    _lost(out, pale(standard(RED, 128), 170), (766, 446), 62)
    return out


PICTURES = (empire, one_die, contests, armies, emissaries, barbarian, sieges, ages_and_crown)


def bake_howto():
    """sprites/age_of_conan/howto/1.png and so on."""
    for n, draw in enumerate(PICTURES, 1):
        save(f"howto/{n}", draw(), step=6)
