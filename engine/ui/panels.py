"""Walnut boards, dark plates, headings, medals, tags and the throwing meter: faces that are baked once."""

import pygame

from engine.assets import Assets
from engine.ui.paint import SHADE, blurred, circle, layer, lin, masked, nine, packed, path, poly, rrect, silhouette, svg
from engine.ui.pool import pooled
from engine.ui.text import put_ink, width
from engine.ui.theme import (
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    RADIUS,
    WALNUT,
    WALNUT_DEEP,
    WALNUT_LIGHT,
    Color,
    mix,
    rgb,
)

BOX = 240  # a frame of this size is stretched to larger ones
REACH = 36  # how far a panel's shadow goes beyond it
Size = tuple[int, int]


def panel_face(assets: Assets, size: Size, dark: bool = False, radius: int = RADIUS) -> pygame.Surface:
    """A walnut board with a light upper edge, a brass hairline inset by 6 px and corner studs."""
    return assets.keep(("panel", size, dark, radius), lambda: _panel(assets, size, dark, radius))


def _panel(assets: Assets, size: Size, dark: bool, radius: int) -> pygame.Surface:
    large = min(size) > BOX and max(size) > 2 * BOX  # corners and edges of a small frame serve every large board
    shape = nine(_shape((BOX, BOX), radius), BOX // 3, size) if large else _shape(size, radius)
    frame = nine(_frame((BOX, BOX), radius), BOX // 3, size) if large else _frame(size, radius)
    face = masked(_wood(assets, size, dark), shape)
    face.blit(frame, (0, 0))
    return packed(face)


@pooled
def _shape(size: Size, radius: int) -> pygame.Surface:
    return svg(size, path(rrect(0, 0, *size, radius), "#ffffff"))


@pooled
def _frame(size: Size, radius: int) -> pygame.Surface:
    """The rim, the brass hairline and its studs."""
    w, h = size
    studs = "".join(path(circle(x, y, 3.4), "url(#b)") for x in (13, w - 13) for y in (13, h - 13))
    brass = lin("b", 0, 0, w * 0.4, h, (0, BRASS_LIGHT), (0.35, BRASS), (0.8, BRASS_DARK), (1, BRASS))
    edges = (
        path(rrect(1, 1, w - 2, h - 2, radius), stroke=WALNUT_DEEP, width=3)
        + path(rrect(2.5, 2.5, w - 5, h - 5, radius - 2), stroke=WALNUT_LIGHT, width=1.2, opacity=0.8)
        + path(rrect(7, 7, w - 14, h - 14, radius - 5), stroke="url(#b)", width=2)
    )
    return svg(size, edges + studs, defs=brass)


def _wood(assets: Assets, size: Size, dark: bool) -> pygame.Surface:
    name = "frame/walnut_dark" if dark else "frame/walnut"
    if not assets.has(name):
        return _plain_wood(size, dark)
    plank = assets.image(name)
    board = layer(size)
    left = (size[0] * 7 + size[1] * 3) % max(1, plank.get_width() - size[0])
    top = (size[1] * 5) % max(1, plank.get_height() - size[1])
    board.blit(plank, (0, 0), (left, top, *size))
    return board


def _plain_wood(size: Size, dark: bool) -> pygame.Surface:
    """Grain by hand, for when the baked plank is not there."""
    w, h = size
    base = mix(WALNUT, WALNUT_DEEP, 0.6 if dark else 0.0)
    shade = lin("g", 0, 0, w * 0.2, h, (0, mix(base, BONE, 0.06)), (0.5, base), (1, mix(base, INK, 0.5)))
    grain = "".join(
        path(f"M0 {y}Q{w * 0.3} {y + (y * 7) % 11 - 5} {w * 0.6} {y}T{w} {y + (y * 5) % 7 - 3}", "none", INK, 1.2, 0.25)
        for y in range(7, h, 9)
    )
    return svg(size, path(f"M0 0H{w}V{h}H0Z", "url(#g)") + grain, defs=shade)


@pooled
def _soft(strength: float) -> pygame.Surface:
    """One soft rounded shadow; nine-slices of it serve every panel."""
    block = svg((160, 160), path(rrect(0, 0, 160, 160, RADIUS), "#ffffff"))
    return silhouette(blurred(block, REACH // 2)[0], SHADE, strength)


def draw_panel(canvas: pygame.Surface, assets: Assets, rect: pygame.Rect, dark: bool = False) -> pygame.Rect:
    """A board with its shadow, from kept pictures."""
    size = rect.w + 2 * REACH, rect.h + 2 * REACH
    if min(rect.size) > 2 * REACH:
        shade = assets.keep(("shade", size), lambda: _shade(size))
        canvas.blit(shade, (rect.x - REACH + 4, rect.y - REACH + 10))
    return canvas.blit(panel_face(assets, rect.size, dark), rect)


def _shade(size: Size) -> pygame.Surface:
    """A panel's shadow without its middle, which the panel covers anyway."""
    shade = nine(_soft(0.75), 2 * REACH, size)
    shade.fill((0, 0, 0, 0), shade.get_rect().inflate(-4 * REACH, -4 * REACH))
    return packed(shade)


@pooled
def plate_face(
    size: Size, color: Color = WALNUT_DEEP, alpha: float = 0.86, rim: Color = BRASS_DARK, radius: int | None = None
) -> pygame.Surface:
    """Small dark plate for text on a busy ground."""
    w, h = size
    shape = rrect(1.5, 1.5, w - 3, h - 3, h // 2 if radius is None else radius)
    return svg(size, path(shape, color, opacity=alpha) + path(shape, stroke=rim, width=2, opacity=min(1, alpha / 0.86)))


@pooled
def wing(length: int, flipped: bool = False) -> pygame.Surface:
    """A tapering brass rule with a lozenge, to the left of a heading (flipped: to the right)."""
    rule = svg(
        (length, 12),
        path(f"M0 6L{length - 8} 3.6V8.4Z", "url(#b)")
        + path(poly(((length - 6, 0), (length, 6), (length - 6, 12), (length - 12, 6))), BRASS),
        defs=lin("b", 0, 0, length, 0, (0, BRASS, 0), (1, BRASS)),
    )
    return pygame.transform.flip(rule, True, False) if flipped else rule


@pooled
def medal(size: int, string: str, color: Color = WALNUT_DEEP, ink: Color = BRASS_LIGHT) -> pygame.Surface:
    """Round brass-rimmed medallion with a numeral."""
    c = size / 2
    disks = (
        path(circle(c, c, c - 1), INK)
        + path(circle(c, c, c - 3), "url(#b)")
        + path(circle(c, c, c - size * 0.11), color)
        + path(circle(c, c, c - size * 0.15), stroke=BRASS_DARK, width=1.5)
    )
    picture = svg((size, size), disks, defs=lin("b", 0, 0, size, size, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK)))
    share = 0.54 if len(string) < 3 else 0.4
    put_ink(picture, string, (c, c), round(size * share), "show", ink)
    return picture


@pooled
def count_tag(string: str, size: int = 36, color: Color = WALNUT_DEEP, ink: Color = BONE) -> pygame.Surface:
    """Numeral on a dark plate that hugs it, for piles and stacks."""
    w, h = max(width(string, size, "show") + 20, round(size * 1.22)), round(size * 1.18)
    picture = plate_face((w, h), color, 0.94, BRASS_DARK).copy()
    put_ink(picture, string, (w / 2, h / 2), size, "show", ink)
    return picture


@pooled
def _horn(size: Size) -> tuple[pygame.Surface, pygame.Surface, pygame.Surface]:
    w, h = size
    outline = (
        f"M6 {h * 0.62}Q{w * 0.5} {h * 0.40} {w - 8} 4Q{w - 2} {h * 0.5} {w - 8} {h - 4}"
        f"Q{w * 0.5} {h * 0.96} 6 {h * 0.88}Q2 {h * 0.75} 6 {h * 0.62}Z"
    )
    hot = ((0, rgb("#e8c15a")), (0.55, rgb("#e0792a")), (1, rgb("#b8261c")))
    trough = svg(size, path(outline, WALNUT_DEEP, BRASS, 3))
    fill = svg(size, path(outline, "url(#f)"), defs=lin("f", 0, 0, w, 0, *hot))
    rim = svg(
        size, path(outline, stroke="url(#b)", width=4), defs=lin("b", 0, 0, w, h, (0, BRASS_LIGHT), (1, BRASS_DARK))
    )
    return trough, fill, rim


def draw_meter(canvas: pygame.Surface, rect: pygame.Rect, value: float) -> None:
    """Throw strength 0..1: a horn-shaped trough that fills from cool to hot."""
    trough, fill, rim = _horn(rect.size)
    canvas.blit(trough, rect)
    canvas.blit(fill, rect.topleft, (0, 0, round(rect.w * max(0.0, min(1.0, value))), rect.h))
    canvas.blit(rim, rect)


@pooled
def _bar(size: Size, color: Color) -> pygame.Surface:
    w, h = size
    light = lin("l", 0, 0, w, 0, (0, mix(color, BONE, 0.25)), (1, mix(color, INK, 0.25)))
    return svg(size, path(rrect(1, 1, w - 2, h - 2, w / 2), "url(#l)", INK, 1.5), defs=light)


def draw_scroll(canvas: pygame.Surface, rect: pygame.Rect, start: float, share: float) -> None:
    """A vertical scroll bar: `start` 0..1 is where the view begins, `share` 0..1 how much of all it shows."""
    if share >= 1:
        return
    canvas.blit(_bar(rect.size, WALNUT_DEEP), rect)
    tall = max(40, round(rect.h * share))
    top = rect.y + round((rect.h - tall) * max(0.0, min(1.0, start)))
    canvas.blit(_bar((rect.w, tall), BRASS), (rect.x, top))
