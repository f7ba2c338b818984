"""Painting tools: SVG strings, soft shadows, glows, tints. Callers keep the result: none is for every frame."""

import io
from collections.abc import Iterable

import pygame

from engine.ui.pool import pooled
from engine.ui.theme import Color, hexa

Paintable = Color | str
Point = tuple[float, float]
Size = tuple[int, int]


def layer(size: Size) -> pygame.Surface:
    """A clear surface with alpha."""
    return pygame.Surface(size, pygame.SRCALPHA)


def svg(size: Size, body: str, box: tuple[float, float, float, float] | None = None, defs: str = "") -> pygame.Surface:
    """Rasterise SVG markup (paths, gradients, opacity only) at a pixel size."""
    w, h = max(1, size[0]), max(1, size[1])
    left, top, across, down = box or (0, 0, w, h)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{left} {top} {across} {down}">'
    doc = f"{head}<defs>{defs}</defs>{body}</svg>"
    picture = pygame.image.load_sized_svg(io.BytesIO(doc.encode()), (w, h))
    return converted(picture)


def converted(picture: pygame.Surface) -> pygame.Surface:
    """With alpha in the display's order when there is a display, else as it is."""
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def packed(picture: pygame.Surface) -> pygame.Surface:
    """Run-length coded: blits of large faces, all solid or all clear, cost a third. Only for what is finished."""
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


# ------------------------------------------------------------ markup
def _code(color: Paintable) -> str:
    return color if isinstance(color, str) else hexa(color)


def _stops(stops: Iterable[tuple[object, ...]]) -> str:
    out = ""
    for offset, color, *alpha in stops:
        code = color if isinstance(color, str) else hexa(color)  # type: ignore[arg-type]
        out += f'<stop offset="{offset}" stop-color="{code}" stop-opacity="{alpha[0] if alpha else 1}"/>'
    return out


def lin(name: str, x1: float, y1: float, x2: float, y2: float, *stops: tuple[object, ...]) -> str:
    """Linear gradient in user space; stops are (offset, colour) or (offset, colour, opacity)."""
    where = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {where}>{_stops(stops)}</linearGradient>'


def rad(name: str, cx: float, cy: float, r: float, *stops: tuple[object, ...]) -> str:
    """Radial gradient in user space."""
    where = f'cx="{cx}" cy="{cy}" r="{r}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {where}>{_stops(stops)}</radialGradient>'


def path(
    d: str, fill: Paintable = "none", stroke: Paintable | None = None, width: float = 0, opacity: float = 1
) -> str:
    """A path element; round joins and caps."""
    line = "none" if stroke is None else _code(stroke)
    look = f'fill="{_code(fill)}" stroke="{line}" stroke-width="{width}" opacity="{opacity}"'
    return f'<path d="{d}" {look} stroke-linejoin="round" stroke-linecap="round"/>'


def poly(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def rrect(x: float, y: float, w: float, h: float, r: float) -> str:
    """Rounded rectangle as path data, so that it can be combined with other paths."""
    r = max(0.0, min(r, w / 2, h / 2))
    return (
        f"M{x + r} {y}H{x + w - r}Q{x + w} {y} {x + w} {y + r}V{y + h - r}Q{x + w} {y + h} "
        f"{x + w - r} {y + h}H{x + r}Q{x} {y + h} {x} {y + h - r}V{y + r}Q{x} {y} {x + r} {y}Z"
    )


def circle(cx: float, cy: float, r: float) -> str:
    return f"M{cx - r} {cy}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


# ------------------------------------------------------------ colour
def tint(surface: pygame.Surface, color: Color) -> pygame.Surface:
    """A white-on-clear shape recoloured."""
    out = surface.copy()
    out.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def fade(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    """The same picture at a lower opacity (0..255)."""
    out = surface.copy()
    out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def dimmed(surface: pygame.Surface, light: int = 120) -> pygame.Surface:
    """The same picture darker and greyer: here, but not to be had now."""
    out = pygame.transform.grayscale(surface)
    out.fill((light, round(light * 0.95), round(light * 0.88), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def silhouette(surface: pygame.Surface, color: Color, strength: float = 1.0) -> pygame.Surface:
    """The picture's shape in one colour."""
    out = surface.copy()
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.fill((*color, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return fade(out, round(255 * min(1.0, strength))) if strength < 1 else out


def masked(picture: pygame.Surface, shape: pygame.Surface) -> pygame.Surface:
    """A picture cut to the alpha of a white shape of the same size."""
    out = shape.copy()
    out.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


# ------------------------------------------------------------ soft things
def blurred(surface: pygame.Surface, radius: int) -> tuple[pygame.Surface, int]:
    """Soft version with a margin on each side; returns it and the margin. Small blurs of a shrunken copy: quick."""
    margin = radius * 2
    w, h = surface.get_width() + 2 * margin, surface.get_height() + 2 * margin
    shrink = 1 if radius < 3 else radius // 4 + 1
    wide = layer((w + -w % shrink, h + -h % shrink))  # whole steps, so that the copy lies exactly over the thing
    wide.blit(surface, (margin, margin))
    if shrink == 1:
        return pygame.transform.gaussian_blur(wide, max(1, radius)), margin
    small = pygame.transform.smoothscale(wide, (wide.get_width() // shrink, wide.get_height() // shrink))
    soft = pygame.transform.gaussian_blur(small, radius // shrink)
    soft = pygame.transform.smoothscale(soft, wide.get_size())
    return soft.subsurface((0, 0, w, h)), margin


SHADE: Color = (10, 5, 4)


@pooled
def shadow_of(
    surface: pygame.Surface, blur: int = 9, strength: float = 0.6, color: Color = SHADE
) -> tuple[pygame.Surface, int]:
    """Blurred silhouette and its margin, cached by the surface itself: a new one each frame defeats the cache."""
    soft, margin = blurred(surface, blur)  # colour after the blur: a blurred colour goes dark at its rim
    return silhouette(soft, color, strength), margin


def drop(
    canvas: pygame.Surface,
    surface: pygame.Surface,
    pos: tuple[int, int],
    blur: int = 9,
    offset: tuple[int, int] = (5, 9),
    strength: float = 0.6,
) -> pygame.Rect:
    """Blit with a soft shadow falling to the lower right (the light is at the top left)."""
    shadow, margin = shadow_of(surface, blur, strength)
    canvas.blit(shadow, (pos[0] - margin + offset[0], pos[1] - margin + offset[1]))
    return canvas.blit(surface, pos)


def halo(
    canvas: pygame.Surface,
    surface: pygame.Surface,
    pos: tuple[int, int],
    color: Color,
    blur: int = 12,
    strength: float = 1.0,
) -> None:
    """Soft glow of a colour around a silhouette, drawn before the thing itself: the mark of a legal target."""
    glow, margin = shadow_of(surface, blur, strength, color)
    for _ in range(2):  # twice: a blurred rim alone is too faint to see from the couch
        canvas.blit(glow, (pos[0] - margin, pos[1] - margin))


@pooled
def light(radius: int, color: Color) -> pygame.Surface:
    """Round light for BLEND_RGB_ADD, black at the rim."""
    size = (radius * 2, radius * 2)
    stops = ((0, color, 1), (0.35, color, 0.45), (0.7, color, 0.12), (1, color, 0))
    picture = svg(size, path(circle(radius, radius, radius), "url(#g)"), defs=rad("g", radius, radius, radius, *stops))
    ground = pygame.Surface(size)
    ground.blit(picture, (0, 0))
    return ground


def add_light(canvas: pygame.Surface, center: tuple[int, int], radius: int, color: Color) -> None:
    """Brighten a round place, as fire does."""
    glow = light(radius, color)
    canvas.blit(glow, glow.get_rect(center=center), special_flags=pygame.BLEND_RGB_ADD)


def nine(source: pygame.Surface, m: int, size: Size) -> pygame.Surface:
    """A nine-slice picture stretched to a size: its corners of `m` pixels stay as they are."""
    w, h = source.get_size()
    across = ((0, m, 0, m), (m, w - 2 * m, m, size[0] - 2 * m), (w - m, m, size[0] - m, m))
    down = ((0, m, 0, m), (m, h - 2 * m, m, size[1] - 2 * m), (h - m, m, size[1] - m, m))
    out = layer(size)
    for sx, sw, dx, dw in across:
        for sy, sh, dy, dh in down:
            if min(sw, sh, dw, dh) > 0:
                part = source.subsurface((sx, sy, sw, sh))
                out.blit(part if (sw, sh) == (dw, dh) else pygame.transform.smoothscale(part, (dw, dh)), (dx, dy))
    return out
