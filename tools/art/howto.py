"""Eight pictures of how Huns is played, put together from the baked pieces; numerals but no words."""

from functools import cache
from importlib import import_module

import pygame

from tools.art import fire, night
from tools.art.cards import MEDAL, SMALL, card_sockets, deck, fled_curse, small_card
from tools.art.frame import masked, medal
from tools.art.icons import stamp
from tools.art.mats import CAMP_WOOL, hem
from tools.art.paint import add_light, drop, halo, layer, lin, path, rrect, svg
from tools.art.palette import BACKS, BRASS_LIGHT, HORN, INK, MADDER, OAT, SEATS, SUIT_ORDER, mix, rgb
from tools.art.pieces import (
    back_chip,
    chest,
    cube,
    die,
    free_socket,
    heap,
    loaded_wagon,
    mini_wagon,
    put_cube,
    spent_seal,
    wagon_sockets,
)
from tools.art.rug import banner, die_spot, horn
from tools.art.texture import felt, multiply, vignette_field

SIZE = (900, 560)


# ---------------------------------------------------------------- helpers
def ground(color, seed, border=SEATS[0][2]):
    """A felt picture ground with a stitched hem."""
    out = felt(SIZE, color, seed)
    marks = horn(450, 250, 150, 0) + horn(450, 310, 150, 180)
    out.blit(svg(SIZE, path(marks, stroke=mix(color, INK, 0.14), width=26)), (0, 0))
    multiply(out, vignette_field(SIZE, (0.44, 0.42), 0.34, 0.92, 0.45))
    out = out.convert_alpha()
    out.blit(hem(SIZE, border, 22, True), (0, 0))
    return masked(out, svg(SIZE, path(rrect(0, 0, *SIZE, 22), "#ffffff")))


def put(dst, pic, center, lift=8):
    """Lay a piece centred at a point, with its shadow."""
    at = pic.get_rect(center=(round(center[0]), round(center[1])))
    drop(dst, pic, at.topleft, blur=lift, offset=(lift * 0.5, lift), strength=0.6)
    return at


def lit(dst, pic, center):
    """Lay a piece with the glow of something that may be chosen."""
    at = pic.get_rect(center=(round(center[0]), round(center[1])))
    halo(dst, pic, at.topleft, (255, 250, 214), blur=3, strength=1.0, grow=4)
    halo(dst, pic, at.topleft, (255, 196, 60), blur=14, strength=1.0, grow=9)
    return put(dst, pic, center, 10)


def arrow(dst, start, bend, end, color=BRASS_LIGHT):
    """Bold curved arrow with an ink rim."""
    (x0, y0), (bx, by), (x1, y1) = start, bend, end
    dx, dy = x1 - bx, y1 - by
    n = (dx * dx + dy * dy) ** 0.5
    dx, dy = dx / n, dy / n
    foot = (x1 - dx * 30, y1 - dy * 30)
    line = f"M{x0} {y0}Q{bx} {by} {foot[0]:.1f} {foot[1]:.1f}"
    head = (
        f"M{x1} {y1}L{foot[0] - dx * 12 - dy * 26:.1f} {foot[1] - dy * 12 + dx * 26:.1f}"
        f"L{foot[0] - dx * 12 + dy * 26:.1f} {foot[1] - dy * 12 - dx * 26:.1f}Z"
    )
    pic = svg(
        SIZE,
        path(line, stroke=INK, width=22)
        + path(head, INK, INK, 10)
        + path(line, stroke=color, width=12)
        + path(head, color),
    )
    drop(dst, pic, (0, 0), blur=5, offset=(3, 6), strength=0.5)


@cache
def _font(size):
    folder = import_module("fontpkg_spectral").ROOT
    return pygame.font.Font(str(folder / "files" / "Spectral-ExtraBold.ttf"), size)


def points(string, size=96):
    """Medal with a number of points."""
    pic = medal(size).copy()
    word = _font(round(size * (0.5 if len(string) < 3 else 0.4))).render(string, True, BRASS_LIGHT)
    ink = word.subsurface(word.get_bounding_rect())
    pic.blit(ink, ink.get_rect(center=(size // 2, size // 2)))
    return pic


def held_card(ident, u, filled=(), spaces=0):
    """A small card at u times its size with its row of spaces, some filled."""
    pic = small_card(ident, u).copy()
    for k, (x, y) in enumerate(card_sockets(spaces, 23, SMALL[0] / 2, SMALL[1] - 20)):
        hole = free_socket(round(22 * u))
        pic.blit(hole, hole.get_rect(center=(x * u, y * u)))
        if k < len(filled):
            load = cube(filled[k], round(20 * u))
            pic.blit(load, load.get_rect(center=(x * u, y * u - 1)))
    return pic


def with_points(pic, u, string):
    """A small card with its medal of points in the corner."""
    m = points(string, round(48 * u))
    pic.blit(m, m.get_rect(center=(MEDAL[0] * u, MEDAL[1] * u)))
    return pic


def dim(pic, keep=150):
    """Darker: what is not meant."""
    out = pic.copy()
    out.fill((keep, keep - 6, keep - 10, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


# ---------------------------------------------------------------- the pictures
def goal():
    """1: laden wagons on their way to the Khan's tent, by firelight."""
    scene = night.sky((900, 560))
    night.ridge(scene, 420, 90, rgb("#3b2f52"), 3, rgb("#5b3a4c"), 260)
    add_light(scene, (450, 330), 420, (120, 58, 24), 1.7)
    scene.blit(night.tent(560, 320, rgb("#8a705c")), (170, 60))
    grass = path("M0 366Q240 352 450 372T900 360V560H0Z", "url(#g)")
    scene.blit(svg(SIZE, grass, defs=lin("g", 0, 356, 0, 560, (0, rgb("#5a3a30")), (1, rgb("#1a1114")))), (0, 0))
    road = "M424 374C420 420 300 450 210 560H690C600 450 480 420 476 374Z"
    scene.blit(svg(SIZE, path(road, rgb("#a8764a"), opacity=0.4)), (0, 0))
    for x in (96, 804):
        add_light(scene, (x, 320), 230, (150, 74, 24), 1.9)
        scene.blit(pygame.transform.smoothscale_by(fire.lit_bowl(x % 7), 0.72), (x - 70, 190))
    out = scene.convert_alpha()
    carts = (("green", "BBYY", 170, 290, 400), ("orange", "RRYB", 200, 640, 420), ("purple", "GGKY", 250, 452, 448))
    for name, load, w, x, y in carts:
        put(out, loaded_wagon(name, load, (0, 1, 2, 3), w), (x, y), 9)
    out.blit(hem(SIZE, SEATS[0][2], 22, True), (0, 0))
    return masked(out, svg(SIZE, path(rrect(0, 0, *SIZE, 22), "#ffffff")))


def dice_and_decks():
    """2: five dice, one for each deck and its pile."""
    out = ground(OAT, 7, rgb("#7b3527"))
    for k, suit in enumerate(SUIT_ORDER):
        x = 114 + k * 168
        put(out, banner(suit, (156, 94)), (x, 74))
        put(out, deck(suit, 8, (76, 106)), (x - 34, 216))
        pile = heap(suit, 32, 12)
        put(out, pile, (x + 48, 214), 5)
        put(out, die_spot(suit, 132), (x, 430), 1)
        put(out, die(suit, (3, 1, 2, 2, 1)[k], 116), (x, 414), 12)
    return out


def draw_cards():
    """3: a green two draws two mercenaries; one is kept, the other goes back under the deck."""
    out = ground(CAMP_WOOL, 51)
    put(out, die_spot("mercenary", 150), (140, 424), 1)
    put(out, die("mercenary", 2, 132), (140, 408), 12)
    put(out, deck("mercenary", 9, (132, 184)), (140, 180))
    arrow(out, (226, 150), (330, 76), (410, 130))
    put(out, dim(small_card("MC07", 1.7)), (520, 250), 10)
    lit(out, small_card("MC04", 1.9), (710, 270))
    arrow(out, (510, 404), (380, 520), (222, 300), rgb("#b9a98b"))
    return out


def pillage():
    """4: a red three takes three red valuables; two fit the wagon."""
    out = ground(MADDER, 21, rgb("#c9a227"))
    put(out, die_spot("raid", 150), (140, 420), 1)
    put(out, die("raid", 3, 132), (140, 404), 12)
    put(out, heap("raid", 54, 14), (150, 190), 7)
    cart = loaded_wagon("green", "RRGB", (0,), 420)
    at = put(out, cart, (640, 356), 14)
    centers, _, size = wagon_sockets(420)
    arrow(out, (236, 170), (420, 30), (at.x + centers[1][0], at.y + centers[1][1] - 66))
    for x, y in ((322, 104), (412, 102), (494, 140)):
        put_cube(out, "raid", (x, y), round(size * 0.72))
    return out


def fill_card():
    """5: valuables of any colour laid on a mercenary: when the row is full he works."""
    out = ground(CAMP_WOOL, 53, SEATS[2][2])
    put(out, held_card("MC01", 2.4, ("raid",), 2), (224, 270), 12)
    put_cube(out, "curse", (440, 150), 66)
    arrow(out, (412, 180), (356, 240), (296, 380))
    arrow(out, (470, 300), (520, 250), (560, 290))
    full = held_card("MC01", 2.4, ("raid", "curse"), 2)
    lit(out, full, (706, 270))
    put(out, points("+1", 110), (810, 452), 8)
    put(out, points("-1", 110), (106, 452), 8)
    return out


def dispatch():
    """6: a full wagon leaves for the tent and a new one takes its place."""
    out = ground(rgb("#4a5a3c"), 63, rgb("#c9a227"))
    out.blit(night.tent(270, 160, rgb("#b59a78")), (600, 34))
    lit(out, loaded_wagon("purple", "GGKY", (0, 1, 2, 3), 300), (210, 190))
    arrow(out, (380, 150), (500, 90), (600, 130))
    put(out, back_chip("purple", 96), (690, 272), 7)
    put(out, points("+1", 100), (806, 268), 8)
    put(out, loaded_wagon("blue", "BBGK", (), 270), (300, 430), 12)
    arrow(out, (600, 440), (530, 420), (462, 430))
    for k in range(4):
        put(
            out,
            loaded_wagon(list(BACKS)[k], ("RRYB", "GGBR", "KKYG", "BRGK")[k], (), 120),
            (664 + k % 2 * 132, 376 + k // 2 * 102),
            6,
        )
    return out


def raids_and_curses():
    """7: a raid robs a rival and is spent; a curse lands in a rival's camp."""
    out = ground(rgb("#33282a"), 41, SEATS[3][2])
    put(out, small_card("RD03", 1.7), (130, 190), 9)
    put(out, spent_seal(92), (190, 284), 6)
    rival = layer((380, 190))
    rival.blit(felt((380, 190), rgb("#3a2c28"), 44), (0, 0))
    rival.blit(hem((380, 190), SEATS[1][2], 18, False), (0, 0))
    rival = masked(rival, svg((380, 190), path(rrect(0, 0, 380, 190, 18), "#ffffff")))
    put(out, rival, (640, 150), 10)
    put(out, loaded_wagon("orange", "KKRG", (3,), 176), (560, 146), 6)
    put(out, mini_wagon("blue", 34), (738, 110), 5)
    put(out, chest(88), (738, 186), 5)
    arrow(out, (520, 108), (380, 20), (240, 130))
    for x, y, suit in ((350, 84, "curse"), (420, 62, "curse")):
        put_cube(out, suit, (x, y), 48)
    put(out, small_card("CU05", 1.55), (350, 400), 9)
    arrow(out, (450, 400), (560, 380), (620, 260), rgb("#8a8499"))
    put(out, fled_curse(), (720, 408), 8)
    put(out, points("-4", 92), (814, 430), 6)
    return out


def scoring():
    """8: what counts at the end."""
    out = ground(OAT, 9, rgb("#7b3527"))
    for k, name in enumerate(BACKS):
        put(out, back_chip(name, 92), (104 + k * 104, 104), 6)
        put(out, points("+1", 62), (104 + k * 104, 176), 4)
    brace = "M60 222V240H462V222M261 240V262"
    out.blit(svg(SIZE, path(brace, stroke=INK, width=11) + path(brace, stroke=HORN, width=5)), (0, 0))
    put(out, points("+4", 104), (261, 312), 7)
    out.blit(
        svg(SIZE, path("M510 50V510", stroke=mix(OAT, INK, 0.5), width=3, extra='stroke-dasharray="10 8"')), (0, 0)
    )
    put(out, with_points(small_card("RD04", 1.35), 1.35, "1"), (610, 160), 8)
    put(out, with_points(small_card("TR01", 1.35), 1.35, "4"), (770, 160), 8)
    put(
        out,
        with_points(held_card("MC04", 1.35, ("equipment", "raid", "curse", "treasure"), 4), 1.35, "1"),
        (610, 404),
        8,
    )
    put(out, with_points(held_card("MC10", 1.35, ("raid",), 3), 1.35, "-1"), (770, 404), 8)
    put(out, fled_curse(), (120, 440), 8)
    put(out, points("-4", 84), (220, 440), 6)
    wreath = layer((190, 190))
    stamp(wreath, "laurel", (95, 95), 180, rgb("#8a6410"), edge=INK, width=2)
    put(out, wreath, (390, 440), 6)
    put(out, points("10", 104), (390, 436), 6)
    return out


PICTURES = (goal, dice_and_decks, draw_cards, pillage, fill_card, dispatch, raids_and_curses, scoring)
