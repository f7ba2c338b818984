"""Eight pictures of how Conan is played, on the dark ground of the village; numerals but no words."""

import pygame

from tools.art_conan.output import save
from tools.art_conan.palette import BONE, BRASS, TILE_BASE, TORCH
from tools.art_conan.pieces import gem_picture, head, tile, tile_back
from tools.art_conan.place import art
from tools.art_conan.scenery import chest
from tools.art_conan.vignette import (
    BLUE,
    GREEN,
    OVERLORD,
    RED,
    card,
    die,
    drop,
    foe,
    gems,
    hero,
    icon,
    lamps,
    page,
    plate,
    put,
    seal,
    sockets,
    stand,
    straight,
    way,
    write,
)

SPENT = {"reserve": 4, "melee": 2, "fatigue": 3, "wounds": 2}
"""Where Conan's eleven gems lie in the first picture."""


# ---------------------------------------------------------------- the heroes
def spend():
    """1: from Reserve to an action, to Fatigue and back; what a blow takes lies in Wounds; with all there, death."""
    out = page((330, 360))
    stand(out, "conan", (150, 470), 232, hero("amber"))
    for rect, line in (((322, 40, 244, 140), BRASS), ((636, 40, 228, 140), TORCH), ((470, 232, 300, 116), BLUE)):
        plate(out, rect, line)
    icon(out, "reserve", (384, 110), 84)
    for k in range(SPENT["reserve"]):
        put(out, gem_picture("ready", 42), (470 + k % 2 * 56, 84 + k // 2 * 54))
    icon(out, "melee", (694, 110), 84)
    gems(out, "spent", (770, 110), SPENT["melee"], 38, 52)
    icon(out, "fatigue", (528, 290), 72)
    gems(out, "tired", (608, 290), SPENT["fatigue"], 40, 54)
    straight(out, (572, 110), (630, 110))
    way(out, (800, 186), (818, 250), (776, 282))
    way(out, (466, 288), (410, 270), (404, 186), GREEN)
    straight(out, (620, 350), (620, 412), RED)
    icon(out, "attack", (694, 384), 62)
    plate(out, (312, 418, 556, 104), RED)
    icon(out, "wound", (354, 470), 60)
    sockets(out, (412, 470), SPENT["wounds"], sum(SPENT.values()))
    icon(out, "skull", (826, 470), 66)
    return out


ACTIONS = ("melee", "ranged", "move", "manipulation", "guard", "reroll")
STANCES = {"aggressive": (2, ACTIONS), "cautious": (5, ("guard", "reroll"))}


def stances():
    """2: much may be done and 2 gems return, or only defence and 5; what stays in Reserve guards in the other turn."""
    out = page((330, 600))
    for x, line, (name, (back, may)) in zip((36, 462), (TORCH, BLUE), STANCES.items(), strict=True):
        plate(out, (x, 36, 402, 332), line)
        icon(out, name, (x + 112, 112), 124)
        write(out, f"+{back}", (x + 276, 112), 112)
        gems(out, "ready", (x + 201 - (back - 1) * 36, 222), back, 52, 72)
        for k, each in enumerate(ACTIONS):
            icon(out, each, (x + 46 + k * 62, 314), 56, each not in may)
    plate(out, (36, 388, 828, 136))
    put(out, head("conan", 112), (104, 456))
    gems(out, "ready", (196, 456), 3, 46, 58)
    straight(out, (356, 456), (424, 456))
    icon(out, "guard", (482, 456), 100)
    straight(out, (622, 456), (548, 456), RED)
    icon(out, "attack", (672, 456), 84)
    icon(out, "overlord", (784, 456), 104)
    return out


POWER, ARMOUR = (2, 1, 2), 3


def strike():
    """3: a die for each gem and those of the weapon; power less defence is damage; an arrow rerolls free."""
    out = page((560, 600))
    stand(out, "conan", (126, 380), 178, hero("amber"))
    stand(out, "zogar_sag", (784, 380), 178, foe("boss"), True)
    plate(out, (276, 36, 384, 126), TORCH)
    for k, symbols in enumerate(POWER):
        die(out, "R", symbols, (326 + k * 88, 92), 58)
        if k < 2:
            put(out, gem_picture("spent", 26), (326 + k * 88, 142))
    card(out, "battle_axe", (502, 138), 62)
    write(out, str(sum(POWER)), (606, 98), 88)
    plate(out, (410, 182, 250, 96), RED)
    icon(out, "armour", (474, 230), 70)
    write(out, f"\u2212{ARMOUR}", (586, 228), 74, RED)
    straight(out, (420, 330), (650, 330), RED)
    icon(out, "wound", (346, 330), 96)
    write(out, str(sum(POWER) - ARMOUR), (346, 344), 60)
    for x, line in ((36, GREEN), (462, BRASS)):
        plate(out, (x, 412, 402, 112), line)
        die(out, "R", 0, (x + 168 - 24, 468), 54)
        icon(out, "reroll", (x + 236, 468), 66)
        die(out, "R", 2, (x + 336, 468), 54)
    card(out, "battle_axe", (94, 468), 76)
    put(out, gem_picture("spent", 44), (522, 468))
    return out


HINDERED = {"enemies": ("pict_warriors", "pict_hunters"), "friends": ("conan",)}


def move():
    """4: each enemy above the friends costs one more; a gem is a point; a chest wants symbols, picking up one gem."""
    out = page((340, 380), (152, 144, 148))
    stand(out, "conan", (92, 226), 144, hero("amber"))
    stand(out, "pict_warriors", (262, 190), 138, foe("purple"))
    stand(out, "shevatas", (190, 376), 144, hero("sky"))
    stand(out, "pict_hunters", (396, 256), 132, foe("green"))
    chest_picture, _ = art(chest, 190)
    drop(out, chest_picture, (752, 280))
    way(out, (282, 336), (440, 362), (640, 296))
    plate(out, (438, 36, 426, 116))
    icon(out, "move", (492, 94), 70)
    seal(out, "1", (556, 94), (160, 116, 34))
    write(out, "+", (608, 92), 52)
    icon(out, "hinder", (668, 94), 70)
    seal(out, str(len(HINDERED["enemies"]) - len(HINDERED["friends"])), (734, 94))
    put(out, gem_picture("spent", 44), (808, 94))
    plate(out, (36, 408, 330, 116))
    icon(out, "manipulation", (88, 466), 72)
    put(out, gem_picture("spent", 42), (156, 466))
    straight(out, (198, 466), (258, 466))
    card(out, "sword", (310, 466), 84)
    plate(out, (386, 408, 478, 116))
    icon(out, "manipulation", (438, 466), 72)
    gems(out, "spent", (504, 466), 2, 40, 48)
    die(out, "O", 2, (628, 464), 58)
    straight(out, (690, 466), (750, 466))
    card(out, "life_potion", (804, 466), 92)
    return out


# ---------------------------------------------------------------- the Overlord
RIVER = (
    ("pict_hunters", "red"),
    ("event", "grey"),
    ("hyenas", "grey"),
    ("pict_warriors", "purple"),
    ("zogar_sag", "boss"),
    ("giant_snake", "boss"),
    ("pict_hunters", "green"),
    ("pict_hunters", "blue"),
)
TAKEN = 1
"""The place of the tile that is activated."""


def _tile(out, name, color, at, wide):
    """A tile with its upper left corner at a point."""
    picture = tile(name, *TILE_BASE[color], wide)
    drop(out, picture, (at[0] + wide / 2, at[1] + picture.get_height() / 2))


def flow():
    """5: a tile costs its place and goes to the end; what lies behind it moves up and grows cheap."""
    out = page((600, 360))
    plate(out, (24, 182, 852, 186), RED, (40, 16, 18))
    for k, (name, color) in enumerate(RIVER):
        x, y = 46 + k * 103, 216 - (66 if k == TAKEN else 0)
        if k == TAKEN:
            pygame.draw.rect(out, (16, 8, 10), (x, 216, 88, 120), border_radius=11)
        _tile(out, name, color, (x, y), 88)
        seal(out, str(k + 1), (x + 14, y + 4), r=25)
    way(out, (204, 130), (560, 20), (830, 178))
    for k in range(TAKEN, len(RIVER) - 1):
        straight(out, (46 + (k + 1) * 103 + 40, 386), (46 + k * 103 + 64, 386), GREEN)
    icon(out, "overlord", (72, 96), 82)
    write(out, "\u2264 2", (164, 70), 56)
    plate(out, (36, 418, 470, 106), OVERLORD)
    gems(out, "overlord", (78, 470), 5, 40, 46)
    straight(out, (298, 470), (352, 470))
    icon(out, "fatigue", (392, 470), 50)
    gems(out, "overlord_tired", (438, 470), TAKEN + 1, 34, 38)
    plate(out, (526, 418, 338, 106))
    _tile(out, "giant_snake", "boss", (546, 430), 60)
    for k, words in enumerate(("6", "5", "4")):
        seal(out, words, (628 + k * 98, 470), r=24)
        if k:
            straight(out, (628 + k * 98 - 70, 470), (628 + k * 98 - 27, 470), GREEN)
    return out


def units():
    """6: every figure of the tile moves, then attacks once, and each attack wants a guard of its own."""
    out = page((620, 430), (146, 138, 142))
    stand(out, "belit", (540, 400), 200, hero("violet"))
    for at, flip in (((206, 350), True), ((270, 510), True), ((810, 340), False)):
        stand(out, "hyenas", at, 156, foe("grey"), flip)
    for start, bend, end in (
        ((272, 300), (380, 250), (462, 300)),
        ((350, 480), (420, 480), (478, 420)),
        ((736, 300), (680, 270), (622, 300)),
    ):
        way(out, start, bend, end, RED)
    way(out, (806, 62), (856, 130), (822, 212))
    icon(out, "move", (740, 110), 66)
    for x, y in ((372, 330), (400, 412), (690, 352)):
        icon(out, "guard", (x, y), 58)
        put(out, gem_picture("spent", 28), (x + 38, y + 20))
    plate(out, (36, 36, 420, 164))
    _tile(out, "hyenas", "grey", (54, 50), 100)
    icon(out, "move", (206, 118), 70)
    write(out, "5", (268, 118), 72)
    icon(out, "melee", (338, 118), 66)
    die(out, "O", 1, (404, 116), 52)
    return out


def powers():
    """7: a gem is a point of movement, another throw of a die, or a die of guard; Fatigue gives some back each turn."""
    out = page((880, 600))
    for y, name in ((88, "move"), (214, "reroll"), (340, "guard")):
        plate(out, (36, y - 54, 564, 108), OVERLORD)
        put(out, gem_picture("overlord", 58), (98, y))
        straight(out, (150, y), (222, y))
        icon(out, name, (292, y), 84)
    write(out, "+1", (440, 86), 80)
    die(out, "R", 0, (404, 214), 56)
    straight(out, (452, 214), (498, 214), BONE)
    die(out, "R", 2, (536, 214), 56)
    die(out, "O", 2, (404, 340), 56)
    icon(out, "attack", (500, 340), 74)
    stand(out, "skuthus", (736, 372), 236, foe("boss"))
    plate(out, (36, 416, 828, 108), BLUE)
    icon(out, "fatigue", (88, 470), 62)
    gems(out, "overlord_tired", (154, 470), 5, 42, 50)
    icon(out, "recovery", (450, 470), 76)
    straight(out, (504, 470), (566, 470), GREEN)
    gems(out, "overlord", (612, 470), 5, 46, 54)
    return out


DEAD = 4
"""Skeletons at a point each, and the points of the event."""


def returning():
    """8: the event's points bring dead figures back; a tile without figures lies face down in its place; time runs."""
    out = page((700, 600))
    _tile(out, "event", "grey", (44, 44), 118)
    straight(out, (180, 124), (234, 124))
    seal(out, str(DEAD), (284, 124), (160, 116, 34), 42)
    straight(out, (338, 124), (392, 124))
    for k in range(DEAD):
        stand(out, "skeletons", (452 + k * 114, 212), 136, foe("blue"))
        seal(out, "1", (452 + k * 114 - 40, 74), (160, 116, 34), 25)
    plate(out, (36, 276, 440, 248), RED, (40, 16, 18))
    for k, (name, color) in enumerate((("pict_hunters", "green"), ("", ""), ("hyenas", "grey"))):
        x = 62 + k * 134
        if name:
            _tile(out, name, color, (x, 322), 120)
        else:
            drop(out, tile_back(120), (x + 60, 322 + 82))
        seal(out, str(k + 1), (x + 18, 328), r=30)
    plate(out, (496, 276, 368, 130))
    drop(out, tile_back(74), (560, 341))
    straight(out, (626, 341), (704, 341), GREEN)
    _tile(out, "skeletons", "blue", (736, 291), 74)
    plate(out, (496, 420, 368, 104), BRASS)
    icon(out, "hourglass", (552, 472), 76)
    lamps(out, (634, 472), 3, 5)
    return out


PICTURES = (spend, stances, strike, move, flow, units, powers, returning)


def bake_howto():
    """sprites/conan/howto/1.png and so on."""
    for n, draw in enumerate(PICTURES, 1):
        save(f"howto/{n}", draw(), step=6)
