"""What cues look like while they last: flying pictures, glows, banners, rising words. Each is told how far it is."""

import math

import pygame

from engine.table.cues import Banner, Float, Fly, Glow
from engine.tween import arc, lerp
from engine.ui.kit import Kit
from engine.ui.paint import blurred, layer, nine, path, rrect, shadow_of, silhouette, svg
from engine.ui.pool import pooled
from engine.ui.text import outlined
from engine.ui.theme import BONE, BRASS_LIGHT, INK, Color, mix, rgb

STEPS = 12
"""Sizes between the first and the last that a flying picture is drawn at."""
TURNS = 10
"""Widths that a picture turning over is drawn at."""
LIFT = 14
LARGE = 100_000
"""Pixels from which on a picture throws no shadow: to blur it would cost half a frame."""
GLOW_BLUR = 16


class Flier:
    """A picture on its way, with the shadow of something lifted. `k` goes from 0 to 1 and may swing past 1."""

    over = False

    def __init__(self, cue: Fly) -> None:
        self.cue = cue
        self.k = 0.0
        self._kept: dict[tuple[int, int, bool | None], pygame.Surface] = {}
        self._throws = cue.picture.get_width() * cue.picture.get_height() < LARGE

    def move(self, k: float) -> None:
        self.k = k

    def draw(self, canvas: pygame.Surface) -> None:
        cue, k = self.cue, self.k
        along = max(0.0, min(1.0, k))
        x, y = arc(cue.start, cue.end, cue.arc, along)
        if k > 1:  # an overshoot goes on along the straight line
            x, y = lerp(cue.start[0], cue.end[0], k), lerp(cue.start[1], cue.end[1], k)
        picture = self._picture(along)
        high = 4 * along * (1 - along)
        if high > 0.02 and self._throws:
            shade = self._shade(round(along * STEPS))
            where = shade.get_rect(center=(round(x + 4 + LIFT * high), round(y + 8 + 2 * LIFT * high)))
            canvas.blit(shade, where)
        canvas.blit(picture, picture.get_rect(center=(round(x), round(y))))

    def _picture(self, along: float) -> pygame.Surface:
        cue, step = self.cue, round(along * STEPS)
        if cue.flip_to is None:
            return self._sized(cue.picture, step, False)
        turned = along >= 0.5
        full = self._sized(cue.flip_to if turned else cue.picture, step, turned)
        width = round(abs(math.cos(math.pi * along)) * TURNS)
        return self._squeezed(full, step, width, turned)

    def _shade(self, step: int) -> pygame.Surface:
        """The shadow of the picture itself, made smaller with it: blurring each size anew would cost a frame."""
        return self._sized(shadow_of(self.cue.picture, 9, 0.5)[0], step, None)

    def _sized(self, picture: pygame.Surface, step: int, turned: bool | None) -> pygame.Surface:
        """`turned` tells apart what is sized: the first picture, the other side, the shadow (None)."""
        first, last = self.cue.scale
        size = lerp(first, last, step / STEPS)
        if abs(size - 1) < 0.01:
            return picture
        key = (step, -1, turned)
        if key not in self._kept:
            w, h = picture.get_size()
            self._kept[key] = pygame.transform.smoothscale(picture, (max(1, round(w * size)), max(1, round(h * size))))
        return self._kept[key]

    def _squeezed(self, full: pygame.Surface, step: int, width: int, turned: bool) -> pygame.Surface:
        if width >= TURNS:
            return full
        key = (step, width, turned)
        if key not in self._kept:
            wide = max(2, round(full.get_width() * width / TURNS))
            self._kept[key] = pygame.transform.smoothscale(full, (wide, full.get_height()))
        return self._kept[key]


SIDE = 160
"""Edge of the frame that larger ones are sliced from; smaller ones are drawn by themselves."""


@pooled
def _frame(size: tuple[int, int], color: Color) -> pygame.Surface:
    w, h = size
    line = path(rrect(GLOW_BLUR - 2, GLOW_BLUR - 2, w + 4, h + 4, 13), stroke="#ffffff", width=7)
    block = svg((w + 2 * GLOW_BLUR, h + 2 * GLOW_BLUR), line)
    soft, margin = blurred(block, GLOW_BLUR // 2)
    both = layer(block.get_size())
    for _ in range(2):  # twice: a blurred line alone is too faint to see from the couch
        both.blit(silhouette(soft, color), (-margin, -margin))
    both.blit(silhouette(block, mix(color, BONE, 0.5)), (0, 0))
    inside = svg(size, path(rrect(1, 1, w - 2, h - 2, 10), fill="#000000"))
    both.blit(inside, (GLOW_BLUR, GLOW_BLUR), special_flags=pygame.BLEND_RGBA_SUB)  # never a veil over the thing
    return both


@pooled
def _glow_frame(size: tuple[int, int], color: Color) -> pygame.Surface:
    """A line of light around a thing of this size, soft outwards; it reaches `GLOW_BLUR` pixels beyond."""
    if min(size) < SIDE:
        return _frame(size, color)
    return nine(_frame((SIDE, SIDE), color), 60, (size[0] + 2 * GLOW_BLUR, size[1] + 2 * GLOW_BLUR))


def warm_frame(color: Color) -> None:
    """Make what every line of light of this colour is put together from."""
    _frame((SIDE, SIDE), color)


def put_frame(canvas: pygame.Surface, rect: pygame.Rect, color: Color, light: float = 1.0) -> None:
    """Draw a line of light around `rect`, `light` 0..1 strong."""
    frame = _glow_frame(rect.size, color)
    frame.set_alpha(round(255 * light))
    canvas.blit(frame, frame.get_rect(center=rect.center))


class Shine:
    """An element lights up and fades."""

    over = False

    def __init__(self, cue: Glow, rect: pygame.Rect) -> None:
        self.rect = rect
        self.k = 0.0
        self.color = rgb(cue.color) if cue.color else BRASS_LIGHT

    def move(self, k: float) -> None:
        self.k = k

    def draw(self, canvas: pygame.Surface) -> None:
        if 0 < self.k < 1:
            put_frame(canvas, self.rect, self.color, math.sin(math.pi * self.k))


class Ribbon:
    """A line of display type across the middle, on a band in the seat's colour that is as high at every text size."""

    over = True

    HEIGHT = 132
    LARGEST = 88
    """The most pixels of type that stay clear of the band's rims: it grows by less than half."""

    def __init__(self, cue: Banner, kit: Kit, look: int | None, middle: int, calm: bool) -> None:
        self.calm = calm
        self.k = 0.0
        self.middle = middle
        self.picture = self._bake(kit, kit.say(cue.key, **cue.args), look)

    def _bake(self, kit: Kit, words: str, look: int | None) -> pygame.Surface:
        color = kit.theme.seat(look)
        band = layer((1920, self.HEIGHT))
        body, rim = mix(color, INK, 0.78), mix(color, INK, 0.1)
        pygame.draw.rect(band, (*body, 238), (0, 8, 1920, self.HEIGHT - 16))
        for y in (8, self.HEIGHT - 13):
            pygame.draw.rect(band, rim, (0, y, 1920, 5))
        size = kit.fitted(words, 1500, min(64, round(self.LARGEST / kit.theme.scale)), "show")
        wide = kit.width(words, size, "show")
        mark = kit.badge(look, 76) if look is not None else None
        left = 960 - (wide + (96 if mark else 0)) // 2
        if mark:
            band.blit(mark, mark.get_rect(midleft=(left, self.HEIGHT // 2)))
        kit.text(band, words, (left + (96 if mark else 0), self.HEIGHT // 2), size, "show", anchor="midleft")
        return band

    def move(self, k: float) -> None:
        self.k = k

    def draw(self, canvas: pygame.Surface) -> None:
        if not 0 < self.k < 1:
            return
        near = min(1.0, self.k / 0.18, (1 - self.k) / 0.18)
        self.picture.set_alpha(round(255 * near))
        away = 0 if self.calm else round((1 - near) ** 2 * (160 if self.k > 0.5 else -160))
        canvas.blit(self.picture, (away, self.middle - self.HEIGHT // 2))


class Rising:
    """Short words that rise from an element and fade."""

    over = False

    def __init__(self, cue: Float, kit: Kit, rect: pygame.Rect) -> None:
        color = rgb(cue.color) if cue.color else BRASS_LIGHT
        self.picture = outlined(cue.text, kit.theme.px(46), "show", color, INK, 4).copy()
        self.rect = rect
        self.k = 0.0

    def move(self, k: float) -> None:
        self.k = k

    def draw(self, canvas: pygame.Surface) -> None:
        if 0 < self.k < 1:
            self.picture.set_alpha(round(255 * min(1.0, (1 - self.k) * 2.5)))
            centre = self.rect.centerx, round(self.rect.centery - 20 - 60 * self.k)
            canvas.blit(self.picture, self.picture.get_rect(center=centre))
