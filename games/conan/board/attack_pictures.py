"""The pictures that the story of an attack is put together from: torn band, slabs, seals, bases. Kept once made."""

import math

import pygame

from engine.ui.paint import circle, path, poly, rad, rrect, svg
from engine.ui.pool import pooled
from engine.ui.text import outlined
from engine.ui.theme import BONE, BRASS, BRASS_LIGHT, Color, mix, rgb
from games.conan.board.colors import EMBER, FOE_EDGE, HERO_EDGE, INK

Surface = pygame.Surface
TEAR = 15
"""How far the torn edge goes in and out."""
SLAB = rgb("#140d0d")
GOOD_BAR, HURT_BAR, DEAD_BAR = rgb("#3fae7a"), rgb("#d8792f"), rgb("#8e2a22")
SEAL_ATTACK, SEAL_DEFENCE = rgb("#8a3f16"), rgb("#4a4648")
STEEL = rgb("#c9c4b8")


def _jag(k: int) -> float:
    """Up and down without a pattern that the eye finds, the same every time."""
    return (math.sin(k * 12.9898) * 43758.5453) % 1 * 2 - 1


def _torn(width: int, y: float, seed: int) -> list[tuple[float, float]]:
    steps = width // 32 + 2
    return [(k * 32 - 16, y + TEAR * _jag(k + seed) * (1 if k % 2 else 0.35)) for k in range(steps)]


def _seam(width: int, height: int) -> list[tuple[float, float]]:
    """The line of light where warm and blood meet, from the top to the bottom."""
    count = 14
    return [(width * 0.56 - width * 0.12 * k / count + 13 * _jag(k + 70), height * k / count) for k in range(count + 1)]


@pooled
def band(size: tuple[int, int]) -> Surface:
    """A torn stroke of ink: warm where the striker stands, blood where the struck does."""
    w, h = size
    top, bottom, seam = _torn(w, TEAR + 4, 3), _torn(w, h - TEAR - 4, 40), _seam(w, h)
    whole = poly([*top, *reversed(bottom)])
    over = [point for point in reversed(top) if point[0] > seam[0][0]]
    right = poly([*seam, *[point for point in bottom if point[0] > seam[-1][0]], *over])
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in seam[1:-1])
    defs = rad("warm", w * 0.16, h * 0.42, w * 0.62, (0, "#b96a2a"), (0.55, "#6a3a1e"), (1, "#2a1812"))
    defs += rad("blood", w * 0.88, h * 0.42, w * 0.6, (0, "#6f2527"), (0.55, "#42171c"), (1, "#180d14"))
    body = path(whole, INK, INK, 14) + path(whole, "url(#warm)") + path(right, "url(#blood)")
    body += _streaks(w, h) + path(line, stroke="#ffdf9a", width=9, opacity=0.2) + path(line, stroke="#ffdf9a", width=3)
    edges = "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in edge) for edge in (top, bottom))
    return svg(size, body + path(edges, stroke="#e8a85c", width=2.5, opacity=0.55), defs=defs)


def _streaks(w: int, h: int) -> str:
    """The bristles of the brush."""
    lines = []
    for k in range(26):
        x, y = w * (0.5 + 0.5 * _jag(k)), h * (0.1 + 0.8 * abs(_jag(k + 31)))
        reach = 90 + 120 * abs(_jag(k + 9))
        lines.append(f"M{x:.0f} {y:.0f}L{x + reach:.0f} {y - reach * 0.26:.0f}")
    return path("".join(lines), stroke=INK, width=3, opacity=0.22)


@pooled
def slab(size: tuple[int, int], color: Color) -> Surface:
    """A dark plate with a coloured edge that holds one row of the sum."""
    w, h = size
    shape = rrect(3, 3, w - 6, h - 6, 18)
    return svg(size, path(rrect(5, 7, w - 6, h - 7, 18), "#000000", opacity=0.4) + path(shape, SLAB, color, 3, 0.94))


@pooled
def seal(words: str, size: int, attack: bool) -> Surface:
    """A struck coin with a number: brass for the attack, steel for the defence."""
    rim, face = (BRASS, SEAL_ATTACK) if attack else (STEEL, SEAL_DEFENCE)
    r = size / 2
    body = path(circle(r + 2, r + 4, r - 4), "#000000", opacity=0.5) + path(circle(r, r, r - 4), rim)
    body += path(circle(r, r, r - 9), INK) + path(circle(r, r, r - 11), face)
    body += path(circle(r, r, r - 16), stroke=mix(rim, BONE, 0.3), width=1.5, opacity=0.6)
    out = svg((size, size), body)
    number = outlined(words, round(size * (0.56 if len(words) < 3 else 0.42)), "show", EMBER, INK, 3)
    out.blit(number, number.get_rect(center=(round(r), round(r))))
    return out


@pooled
def plinth(width: int, color: Color, hero: bool) -> Surface:
    """The base under a large figure: smooth with a bone edge for heroes, thorned with a rusty one for foes."""
    w, h = width, round(width * 0.3)
    cx, cy, rx, ry = w / 2, h / 2, w / 2 - 8, h / 2 - 8
    edge = HERO_EDGE if hero else FOE_EDGE
    points = []
    count = 48
    for k in range(count):
        out = 1.0 if hero or k % 2 else 1.09
        a = math.tau * k / count
        points.append((cx + rx * out * math.cos(a), cy - 4 + ry * out * math.sin(a)))
    low = poly([(x, y + 9) for x, y in points])
    body = path(low, mix(color, INK, 0.55), INK, 4) + path(poly(points), mix(color, INK, 0.2), INK, 4)
    body += path(poly(points), stroke=edge, width=2.5)
    inner = poly([(cx + (x - cx) * 0.86, cy - 4 + (y - cy + 4) * 0.84) for x, y in points])
    return svg((w, h), body + path(inner, "#241a16", mix(color, BONE, 0.3), 2))


@pooled
def outlook_bar(size: tuple[int, int], held: int, kills: int) -> Surface:
    """What comes of it, in percent: nothing, a wound, death; each with an edge of its own."""
    w, h = size
    first, last = w * held / 100, w * (100 - kills) / 100
    body = path(rrect(1.5, 1.5, w - 3, h - 3, 11), HURT_BAR)
    if held:
        body += path(rrect(1.5, 1.5, max(first - 1.5, 8), h - 3, 11 if held >= 99 else 7), GOOD_BAR)
    if kills:
        body += path(rrect(min(last, w - 9.5), 1.5, max(w - last - 1.5, 8), h - 3, 7), DEAD_BAR)
    for x, there in ((first, held), (last, kills)):
        if 0 < x < w and there:
            body += path(f"M{x:.1f} 2V{h - 2}", stroke=BONE, width=3)
    return svg(size, body + path(rrect(1.5, 1.5, w - 3, h - 3, 11), stroke=INK, width=3))


@pooled
def plate(size: tuple[int, int], color: Color) -> Surface:
    w, h = size
    return svg(size, path(rrect(2, 2, w - 4, h - 4, 14), SLAB, color, 2.5, 0.94))


@pooled
def unknown_mark(size: int) -> Surface:
    """On a die that is still to be thrown."""
    return outlined("?", size, "show", BRASS_LIGHT, INK, 3)
