"""Eight pictures of how Conan is played, on the dark ground of the village; numerals but no words."""

import math

import pygame

from tools.art_conan.boards import made
from tools.art_conan.cards import DRAWINGS, numeral, thing
from tools.art_conan.craft import die_image, rounded, socket
from tools.art_conan.iconset import icon_image
from tools.art_conan.output import save
from tools.art_conan.palette import BONE, BRASS, BRASS_LIGHT, EMBER, INK, SEATS, TILE_BASE, TORCH, rgb
from tools.art_conan.pieces import gem_picture, tile, tile_back
from tools.art_conan.place import art
from tools.art_conan.scenery import chest
from tools.art_conan.standees import BASE_WIDTH, EDGE_FOE, EDGE_HERO, Base, base_ring, contact_shadow, standee

SIZE = (900, 560)
GREEN, RED = rgb("#8fd8ae"), rgb("#ff8a6a")
AMBER = Base(SEATS["amber"][0], "hero", "triangle")


def page(corner=(330, 360), dark=(96, 92, 104)):
    """A piece of the village seen large, darkened, round corners, a brass line."""
    part = made("pict_village").surface.subsurface((*corner, SIZE[0] // 2, SIZE[1] // 2))
    out = pygame.transform.smoothscale(part, SIZE).convert_alpha()
    out.fill((*dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out = rounded(out, 22)
    pygame.draw.rect(out, INK, out.get_rect(), 5, border_radius=22)
    pygame.draw.rect(out, BRASS, out.get_rect().inflate(-10, -10), 3, border_radius=18)
    return out


def stand(out, name, at, size, base=AMBER, flip=False):
    """A figure on its base."""
    ring, mid = base_ring(round(size * BASE_WIDTH.get(name, 0.62)), base)
    shade = contact_shadow(round(size * 0.8), round(size * 0.34), 185)
    out.blit(shade, (at[0] - size * 0.3 - 20, at[1] - size * 0.1 - 20))
    out.blit(ring, (at[0] - mid[0], at[1] - mid[1]))
    body, foot = standee(name, size, EDGE_HERO if base.kind == "hero" else EDGE_FOE, flip)
    out.blit(body, (at[0] - foot[0], at[1] - foot[1]))
    front = pygame.Rect(0, mid[1] + ring.get_height() * 0.12, ring.get_width(), ring.get_height())
    out.blit(ring, (at[0] - mid[0], at[1] - mid[1] + front.y), front)


def put(out, picture, at):
    out.blit(picture, picture.get_rect(center=at))


def gems(out, state, at, count, size=36, gap=46):
    for k in range(count):
        put(out, gem_picture(state, size), (at[0] + k * gap, at[1]))


def die(out, letter, symbols, at, size=64, turn=18):
    put(out, die_image(letter, symbols, size, turn), at)


def icon(out, name, at, size=72):
    put(out, icon_image(name, size), at)


def write(out, words, at, size=60, color=BONE):
    put(out, numeral(words, size, (8, 6, 6)), (at[0] + 3, at[1] + 3))
    put(out, numeral(words, size, color), at)


def plate(out, rect, line=BRASS, fill=(18, 12, 12, 214)):
    r = pygame.Rect(rect)
    s = pygame.Surface(r.size, pygame.SRCALPHA)
    pygame.draw.rect(s, fill, s.get_rect(), border_radius=18)
    pygame.draw.rect(s, line, s.get_rect(), 3, border_radius=18)
    out.blit(s, r)


def arrow(out, a, b, color=TORCH, bend=0.0, width=9):
    """A bent arrow from a to b."""
    n = math.hypot(b[0] - a[0], b[1] - a[1])
    side = (-(b[1] - a[1]) / n * bend, (b[0] - a[0]) / n * bend)
    line = []
    for k in range(25):
        t = k / 24
        lift = 4 * t * (1 - t)
        line.append((a[0] + (b[0] - a[0]) * t + side[0] * lift, a[1] + (b[1] - a[1]) * t + side[1] * lift))
    turn = math.atan2(line[-1][1] - line[-3][1], line[-1][0] - line[-3][0])
    tip = [(b[0] + math.cos(turn + w) * r, b[1] + math.sin(turn + w) * r) for w, r in ((0, 14), (2.4, 24), (-2.4, 24))]
    for tone, grow in ((INK, 8), (color, 0)):
        pygame.draw.lines(out, tone, False, line[:-2], width + grow)
        pygame.draw.polygon(out, tone, tip)
        if grow:
            pygame.draw.polygon(out, tone, tip, 10)


def seal(out, at, words, fill=(122, 31, 28), r=30):
    pygame.draw.circle(out, INK, (at[0] + 2, at[1] + 3), r + 3)
    pygame.draw.circle(out, BRASS_LIGHT, at, r)
    pygame.draw.circle(out, fill, at, r - 3)
    put(out, numeral(words, 44), at)


# ---------------------------------------------------------------- the pages
def spend():
    """Reserve, then an action, then Fatigue and back; what is hit is lost."""
    out = page()
    stand(out, "conan", (170, 470), 230)
    for rect, line in (((330, 60, 250, 130), BRASS), ((610, 60, 250, 130), TORCH), ((470, 260, 250, 110), BRASS)):
        plate(out, rect, line)
    gems(out, "ready", (378, 125), 4)
    icon(out, "melee", (660, 125), 70)
    gems(out, "spent", (735, 125), 2, 36, 56)
    gems(out, "tired", (530, 315), 3, 36, 62)
    arrow(out, (570, 100), (632, 100), TORCH, -26)
    arrow(out, (740, 200), (700, 268), TORCH, 26)
    arrow(out, (480, 268), (430, 200), GREEN, 26)
    plate(out, (470, 430, 390, 100), RED)
    gems(out, "wound", (600, 480), 5, 36, 52)
    icon(out, "attack", (520, 480), 72)
    return out


def stances():
    out = page((330, 600))
    for x, name, n, line in ((40, "aggressive", 2, TORCH), (460, "cautious", 5, rgb("#7fa9d8"))):
        plate(out, (x, 50, 400, 460), line)
        icon(out, name, (x + 110, 150), 120)
        write(out, f"+{n}", (x + 270, 150), 110)
        gems(out, "ready", (x + 200 - (n - 1) * 34, 270), n, 48, 68)
    for k, name in enumerate(("melee", "ranged", "move", "manipulation")):
        icon(out, name, (100 + k * 92, 410), 76)
    icon(out, "guard", (620, 410), 96)
    icon(out, "reroll", (740, 410), 84)
    return out


def strike():
    out = page((560, 600))
    stand(out, "conan", (150, 440), 210)
    stand(out, "pict_hunters", (760, 440), 190, Base(TILE_BASE["red"][0], "foe", "", 3))
    plate(out, (260, 60, 400, 120), TORCH)
    for k, (letter, n) in enumerate((("R", 2), ("O", 1), ("O", 2))):
        die(out, letter, n, (320 + k * 92, 122), 60)
    write(out, "5", (608, 120), 84)
    plate(out, (260, 210, 400, 110), rgb("#b0574a"))
    icon(out, "guard", (326, 265), 76)
    die(out, "O", 1, (430, 268), 56)
    write(out, "−3", (590, 265), 76, RED)
    icon(out, "drop", (420, 430), 110)
    write(out, "2", (420, 446), 60)
    arrow(out, (480, 430), (650, 420), RED, -24)
    gems(out, "spent", (70, 510), 3, 36, 60)
    put(out, die_image("Y", 0, 54, 18), (330, 510))
    icon(out, "reroll", (400, 512), 46)
    write(out, "0", (446, 512), 46, GREEN)
    put(out, die_image("R", 0, 54, 18), (530, 510))
    icon(out, "reroll", (600, 512), 46)
    gems(out, "ready", (650, 512), 1)
    return out


def move():
    out = page((340, 380), (150, 142, 146))
    stand(out, "shevatas", (150, 300), 150, Base(SEATS["sky"][0], "hero", "disc"))
    stand(out, "pict_hunters", (330, 420), 140, Base(TILE_BASE["green"][0], "foe", "", 2))
    stand(out, "pict_warriors", (300, 220), 140, Base(TILE_BASE["purple"][0], "foe", "", 4))
    arrow(out, (230, 310), (560, 250), TORCH, -60)
    icon(out, "hinder", (400, 300), 70)
    for x, words in ((520, "1"), (600, "1")):
        seal(out, (x, 330), words, (160, 116, 34))
    write(out, "+", (560, 330), 44)
    gems(out, "ready", (680, 332), 1, 48)
    chest_picture, _ = art(chest, 170)
    put(out, chest_picture, (690, 200))
    plate(out, (520, 410, 340, 110), BRASS)
    icon(out, "manipulation", (590, 465), 80)
    die(out, "O", 2, (690, 466), 60)
    put(out, thing(DRAWINGS["life_potion"], (84, 84)), (800, 464))
    return out


RIVER = (
    ("pict_hunters", "red"),
    ("event", "grey"),
    ("hyenas", "grey"),
    ("pict_warriors", "purple"),
    ("zogar_sag", "boss"),
)
RIVER += (("giant_snake", "boss"), ("pict_hunters", "green"))


def river(out, y, width, lifted=-1):
    """The row of tiles with what they cost."""
    for k, (name, color) in enumerate(RIVER):
        x = 46 + k * (width + 14)
        lift = 60 if k == lifted else 0
        out.blit(tile(name, *TILE_BASE[color], width), (x, y - lift))
        seal(out, (x + 18, y - lift + 4), str(k + 1), r=27)


def flow():
    out = page((600, 360))
    plate(out, (26, 180, 848, 210), rgb("#a8574a"), (40, 16, 18, 220))
    river(out, 220, 102, 1)
    arrow(out, (220, 110), (830, 190), TORCH, -60)
    for k in range(6):
        if k != 1:
            arrow(out, (140 + (k + 1) * 116, 425), (75 + (k + 1) * 116, 425), GREEN, 0, 7)
    gems(out, "overlord", (60, 490), 5, 48, 62)
    arrow(out, (390, 490), (460, 490), TORCH)
    gems(out, "overlord_tired", (510, 490), 2, 48, 62)
    return out


def units():
    out = page((620, 430), (140, 132, 136))
    stand(out, "belit", (470, 360), 170, Base(SEATS["violet"][0], "hero", "star"))
    grey = Base(TILE_BASE["grey"][0], "foe")
    for at, flip in (((170, 220), True), ((150, 450), True), ((760, 470), False)):
        stand(out, "hyenas", at, 150, grey, flip)
    for a, b in (((270, 190), (390, 240)), ((270, 420), (390, 370)), ((690, 430), (570, 360))):
        arrow(out, a, b, RED)
    out.blit(tile("hyenas", *TILE_BASE["grey"], 110), (720, 50))
    icon(out, "move", (600, 90), 60)
    icon(out, "attack", (660, 150), 60)
    for k in range(3):
        icon(out, "guard", (410 + k * 60, 500), 56)
    return out


def powers():
    out = page((880, 600))
    for y, name in ((95, "move"), (225, "reroll"), (355, "guard")):
        plate(out, (60, y - 55, 500, 110), rgb("#3fae7a"))
        put(out, gem_picture("overlord", 60), (130, y))
        arrow(out, (190, y), (280, y), TORCH)
        icon(out, name, (350, y), 84)
    write(out, "+1", (460, 95), 70)
    die(out, "R", 1, (460, 227), 60)
    die(out, "O", 2, (460, 357), 60)
    stand(out, "skuthus", (730, 370), 200, Base(TILE_BASE["boss"][0], "foe"))
    gems(out, "overlord_tired", (110, 480), 4, 48, 66)
    arrow(out, (390, 480), (500, 480), GREEN)
    gems(out, "overlord", (560, 480), 4, 48, 66)
    return out


def returning():
    out = page((700, 600))
    out.blit(tile_back(130), (70, 60))
    arrow(out, (225, 150), (320, 150), TORCH)
    out.blit(tile("skeletons", *TILE_BASE["blue"], 130), (345, 60))
    out.blit(tile("event", *TILE_BASE["grey"], 110), (700, 80))
    write(out, "5", (640, 150), 90, TORCH)
    for x in (120, 270, 420):
        stand(out, "skeletons", (x, 440), 140, Base(TILE_BASE["blue"][0], "foe", "", 1))
    plate(out, (520, 350, 340, 130), RED)
    icon(out, "hourglass", (580, 415), 90)
    for k in range(4):
        spot = (660 + k * 50, 415)
        socket(out, spot, 42)
        if k < 3:
            pygame.draw.circle(out, EMBER if k < 2 else TORCH, spot, 14)
    return out


PAGES = (spend, stances, strike, move, flow, units, powers, returning)


def bake_howto():
    for n, draw in enumerate(PAGES, 1):
        save(f"howto/{n}", draw(), 230)
