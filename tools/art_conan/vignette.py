"""Figures, gems, dice and signs as they stand in the pictures of how Conan is played."""

from functools import cache

import pygame

from tools.art.howto import SIZE, arrow
from tools.art.paint import path, rrect, svg
from tools.art_conan.boards import made
from tools.art_conan.cards import DRAWINGS, numeral, thing
from tools.art_conan.craft import die_image, rounded, socket
from tools.art_conan.iconset import icon_image
from tools.art_conan.palette import BONE, BRASS, BRASS_LIGHT, EMBER, INK, SEATS, TILE_BASE, TORCH, WALNUT_DARK, rgb
from tools.art_conan.pieces import gem_picture
from tools.art_conan.standees import BASE_WIDTH, EDGE_FOE, EDGE_HERO, Base, base_ring, contact_shadow, standee

GREEN, RED, BLUE = rgb("#8fd8ae"), rgb("#ff8a6a"), rgb("#7fa9d8")
OVERLORD = rgb("#3fae7a")


def hero(seat):
    """The base of a hero of that seat."""
    return Base(SEATS[seat][0], "hero", SEATS[seat][1])


def foe(color):
    """The base of a unit of that tile colour."""
    tone, tally = TILE_BASE[color]
    return Base(tone, "foe", "", tally)


def page(corner, light=(124, 118, 128)):
    """A piece of the village seen large, darkened, with round corners and a brass line."""
    part = made("pict_village").surface.subsurface((*corner, SIZE[0] // 2, SIZE[1] // 2))
    out = pygame.transform.smoothscale(part, SIZE).convert_alpha()
    out.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out = rounded(out, 22)
    pygame.draw.rect(out, INK, out.get_rect(), 5, border_radius=22)
    pygame.draw.rect(out, BRASS, out.get_rect().inflate(-10, -10), 3, border_radius=18)
    return out


def put(out, picture, at):
    """A picture with its middle at a point."""
    out.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


def drop(out, picture, at):
    """The same with the shadow that it throws."""
    pad = pygame.Surface((picture.get_width() + 32, picture.get_height() + 32), pygame.SRCALPHA)
    shade = pygame.mask.from_surface(picture, 80).to_surface(setcolor=(6, 4, 8, 170), unsetcolor=(0, 0, 0, 0))
    pad.blit(shade, (16, 16))
    put(out, pygame.transform.gaussian_blur(pad, 5), (at[0] + 4, at[1] + 6))
    put(out, picture, at)


def plate(out, rect, line=BRASS, fill=WALNUT_DARK):
    """A dark plate under what has to be read on a busy ground."""
    x, y, w, h = rect
    art = path(rrect(2, 2, w - 4, h - 4, 18), fill, INK, 4, 0.9) + path(
        rrect(5, 5, w - 10, h - 10, 15), "none", line, 3
    )
    put(out, svg((w, h), art), (x + w / 2, y + h / 2))


def stand(out, name, at, size, base, flip=False):
    """A figure on its base; `at` is the point under its foot, `size` the height of a man."""
    ring, mid = base_ring(round(size * BASE_WIDTH.get(name, 0.62)), base)
    shade = contact_shadow(round(size * 0.8), round(size * 0.34), 185)
    out.blit(shade, (at[0] - size * 0.3 - 20, at[1] - size * 0.1 - 20))
    out.blit(ring, (at[0] - mid[0], at[1] - mid[1]))
    body, foot = standee(name, size, EDGE_HERO if base.kind == "hero" else EDGE_FOE, flip)
    out.blit(body, (at[0] - foot[0], at[1] - foot[1]))
    front = pygame.Rect(0, round(mid[1] + ring.get_height() * 0.12), *ring.get_size())
    out.blit(ring, (at[0] - mid[0], at[1] - mid[1] + front.y), front)


def gems(out, state, at, count, size=36, gap=46):
    """A row of gems from `at` to the right."""
    for k in range(count):
        put(out, gem_picture(state, size), (at[0] + k * gap, at[1]))


def sockets(out, at, filled, count, size=32, gap=36):
    """A row of sockets, the first of them filled with wounds."""
    for k in range(count):
        socket(out, (at[0] + k * gap, at[1]), size)
    gems(out, "wound", at, filled, size - 2, gap)


def die(out, letter, symbols, at, size=60):
    """A die that shows that many symbols."""
    drop(out, die_image(letter, symbols, size, 18), at)


def icon(out, name, at, size=72, dim=False):
    put(out, icon_image(name, size, dim), at)


def card(out, name, at, size=84):
    """The thing of a card, without its frame."""
    drop(out, thing(DRAWINGS[name], (size, size)), at)


def write(out, words, at, size=60, color=BONE):
    """A numeral with its shadow."""
    put(out, numeral(words, size, (8, 6, 6)), (at[0] + 3, at[1] + 3))
    put(out, numeral(words, size, color), at)


@cache
def _medal(r, fill):
    w = 2 * r + 10
    out = pygame.Surface((w * 3, w * 3), pygame.SRCALPHA)
    for tone, wide in ((INK, r + 4), (BRASS_LIGHT, r), (fill, r - 3)):
        pygame.draw.circle(out, tone, (w * 1.5, w * 1.5), wide * 3)
    return pygame.transform.smoothscale(out, (w, w))


def seal(out, words, at, fill=(122, 31, 28), r=28):
    """A number on a round seal: what a thing costs."""
    put(out, _medal(r, fill), at)
    put(out, numeral(words, round(r * 1.4)), at)


def way(out, start, bend, end, color=TORCH):
    """A bold bent arrow."""
    arrow(out, start, bend, end, color)


def straight(out, start, end, color=TORCH):
    """A bold straight arrow."""
    arrow(out, start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end, color)


def lamps(out, at, lit, count):
    """Rounds of the time limit: those that are gone burn."""
    for k in range(count):
        spot = (at[0] + k * 46, at[1])
        socket(out, spot, 40)
        if k < lit:
            pygame.draw.circle(out, TORCH if k == lit - 1 else EMBER, spot, 13)
