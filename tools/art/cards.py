"""Cards of the five decks: backs, small faces, the enlarged card panel."""

from functools import cache

import pygame
from lettering import fit, put, put_block

from tools.art.frame import masked, medal, panel
from tools.art.icons import icon, stamp, white
from tools.art.paint import bevel, circle, drop, layer, lin, path, poly, rad, rrect, svg
from tools.art.palette import BONE, BRASS, BRASS_DARK, BRASS_LIGHT, HORN, INK, MUTED, SUITS, mix, rgb
from tools.art.pieces import cube, free_socket
from tools.art.rug import horn
from tools.art.texture import felt

RAYS = 18


def _rays(w, h, cx, cy, color, opacity):
    import math

    d = ""
    for k in range(RAYS):
        a, b = math.tau * k / RAYS, math.tau * (k + 0.5) / RAYS
        d += poly(
            (
                (cx, cy),
                (cx + 400 * math.cos(a), cy + 400 * math.sin(a)),
                (cx + 400 * math.cos(b), cy + 400 * math.sin(b)),
            )
        )
    return path(d, color, opacity=opacity)


@cache
def picture(suit, pic, size):
    """The painting of a card: dusk in the suit's colour, a sun of rays, hills, the motif carved in horn."""
    base, light, dark = SUITS[suit]
    w, h = size
    cx, cy = w / 2, h * 0.46
    sky = svg(
        size,
        path(f"M0 0H{w}V{h}H0Z", "url(#s)")
        + _rays(w, h, cx, cy, mix(light, HORN, 0.3), 0.16)
        + path(circle(cx, cy, min(w, h) * 0.43), "url(#m)")
        + path(
            (f"M0 {h * 0.80}Q{w * 0.25} {h * 0.66} {w * 0.5} {h * 0.78}T{w} {h * 0.74}V{h}H0Z"), mix(dark, INK, 0.25)
        )
        + path(
            (f"M0 {h * 0.90}Q{w * 0.3} {h * 0.80} {w * 0.62} {h * 0.90}T{w} {h * 0.86}V{h}H0Z"), mix(dark, INK, 0.55)
        ),
        defs=lin("s", 0, 0, 0, h, (0, mix(dark, INK, 0.35)), (0.7, base), (1, mix(base, light, 0.5)))
        + rad("m", cx, cy, min(w, h) * 0.43, (0, mix(light, BONE, 0.3), 0.75), (0.7, light, 0.30), (1, light, 0)),
    )
    m = round(min(w, h) * 0.74)
    motif = bevel(white(pic, m), rgb("#e2cd9e"), rgb("#fff4d6"), rgb("#8a6434"), depth=max(3, m * 0.05))
    rim = icon(pic, m, mix(dark, INK, 0.7))
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (2, 3)):
        sky.blit(rim, (cx - m / 2 + dx, cy - m / 2 + dy + h * 0.03))
    sky.blit(motif, (cx - m / 2, cy - m / 2 + h * 0.03))
    return sky


@cache
def back(suit, size=(92, 128)):
    """Face-down card: wool in the suit's colour, four horns around the icon."""
    base, light, dark = SUITS[suit]
    w, h = size
    cloth = masked(
        felt(size, mix(base, dark, 0.22), 17).convert_alpha(), svg(size, path(rrect(2, 2, w - 4, h - 4, 10), "#ffffff"))
    )
    trim = mix(light, HORN, 0.35)
    horns = horn(w / 2, h * 0.21, w * 0.17, 0) + horn(w / 2, h * 0.79, w * 0.17, 180)
    cloth.blit(
        svg(
            size,
            path(rrect(2, 2, w - 4, h - 4, 10), stroke=INK, width=4)
            + path(rrect(4.5, 4.5, w - 9, h - 9, 8), stroke=light, width=1.4, opacity=0.6)
            + path(rrect(9, 9, w - 18, h - 18, 6), stroke=trim, width=2, extra='stroke-dasharray="6 5"')
            + path(horns, stroke=mix(dark, INK, 0.4), width=w * 0.085)
            + path(horns, stroke=trim, width=w * 0.05),
        ),
        (0, 0),
    )
    stamp(cloth, f"suit_{suit}", (w / 2, h / 2), round(w * 0.46), HORN, edge=mix(dark, INK, 0.3), width=2)
    return cloth


@cache
def deck(suit, count, size=(92, 128)):
    """A stack whose thickness follows the count."""
    w, h = size
    steps = max(1, min(9, (count * 3 + 2) // 4))
    out = layer((w + 10, h + steps * 2 + 6))
    _base, _light, dark = SUITS[suit]
    for k in range(steps, 0, -1):
        tone = mix(HORN, dark, 0.30 if k % 2 else 0.62)
        out.blit(svg(size, path(rrect(2, 2, w - 4, h - 4, 10), tone, INK, 2.5)), (k * 0.5, k * 2))
    out.blit(back(suit, size), (0, 0))
    return out


@cache
def card(suit, pic, size=(112, 157), spaces=0, cubes=(), vp=None, dim=False):
    """Small face: picture, suit disc, sockets, points. Its words are in the enlarged card."""
    base, light, dark = SUITS[suit]
    w, h = size
    out = masked(
        felt(size, mix(base, dark, 0.15), 13).convert_alpha(), svg(size, path(rrect(2, 2, w - 4, h - 4, 11), "#ffffff"))
    )
    foot = 40 if spaces else 12
    inner = (w - 18, h - 18 - foot + 8)
    out.blit(masked(picture(suit, pic, inner), svg(inner, path(rrect(0, 0, *inner, 7), "#ffffff"))), (9, 9))
    out.blit(
        svg(
            size,
            path(rrect(2, 2, w - 4, h - 4, 11), stroke=INK, width=4)
            + path(rrect(5, 5, w - 10, h - 10, 9), stroke="url(#e)", width=2.2)
            + path(rrect(9, 9, *inner, 7), stroke=mix(dark, INK, 0.5), width=3)
            + path(rrect(9, 9, *inner, 7), stroke=BRASS, width=1.3)
            + path(circle(25, 25, 20), mix(dark, INK, 0.25), BRASS, 2.5),
            defs=lin("e", 0, 0, w, h, (0, light), (0.5, base), (1, dark)),
        ),
        (0, 0),
    )
    stamp(out, f"suit_{suit}", (25, 25), 28, HORN)
    if spaces:
        s = 25 if spaces < 4 else 22
        pitch = s + 1
        x0 = w / 2 - pitch * (spaces - 1) / 2
        for k in range(spaces):
            at = (x0 + k * pitch, h - foot / 2 - 3)
            f = free_socket(s)
            out.blit(f, f.get_rect(center=at))
            if k < len(cubes):
                c = cube(cubes[k], s - 2)
                out.blit(c, c.get_rect(center=(at[0], at[1] - 2)))
    if vp is not None:
        m = medal(48, vp, scale=0.72 if len(vp) == 1 else 0.62)
        out.blit(m, m.get_rect(center=(w - 25, 26)))
    if dim:
        out.fill((135, 128, 125, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def big_card(dst, rect, suit, family, pic, name, words, spaces, cubes, facts):
    """The enlarged card on its walnut board: picture, name, sockets, rule text at reading size."""
    base, light, dark = SUITS[suit]
    panel(dst, rect)
    art = pygame.Rect(rect.x + 18, rect.y + 18, rect.w - 36, 196)
    dst.blit(masked(picture(suit, pic, art.size), svg(art.size, path(rrect(0, 0, *art.size, 9), "#ffffff"))), art)
    dst.blit(svg(art.size, path(rrect(1.5, 1.5, art.w - 3, art.h - 3, 9), stroke=BRASS_DARK, width=3)), art)
    ribbon = pygame.Rect(art.x - 6, art.bottom - 14, art.w + 12, 48)
    drop(
        dst,
        svg(
            ribbon.size,
            path(rrect(1, 1, ribbon.w - 2, ribbon.h - 2, 7), "url(#r)", INK, 2)
            + path(f"M10 6H{ribbon.w - 10}", stroke=light, width=2, opacity=0.6),
            defs=lin("r", 0, 0, 0, 46, (0, mix(base, light, 0.2)), (1, mix(base, dark, 0.7))),
        ),
        ribbon.topleft,
        blur=5,
        offset=(2, 4),
    )
    stamp(dst, f"suit_{suit}", (ribbon.x + 30, ribbon.centery), 32, HORN)
    put(dst, family, (ribbon.x + 56, ribbon.centery), 30, "bold", BONE, "midleft")
    put(dst, facts, (ribbon.right - 16, ribbon.centery), 30, "bold", BONE, "midright")
    size = fit(name, "show", art.w, 48, 34)
    y = put(dst, name, (art.x + 2, ribbon.bottom + 8), size, "show", BRASS_LIGHT).bottom
    s = 50
    for k in range(spaces):
        f = free_socket(s)
        at = (art.x + 28 + k * (s + 6), y + 32)
        dst.blit(f, f.get_rect(center=at))
        if k < len(cubes):
            c = cube(cubes[k], 40)
            dst.blit(c, c.get_rect(center=(at[0], at[1] - 3)))
    put(dst, f"{len(cubes)} of {spaces} full", (art.right - 2, y + 32), 30, "bold", MUTED, "midright")
    put_block(dst, words, pygame.Rect(art.x + 2, y + 70, art.w - 2, 240), 38, "read", BONE)
