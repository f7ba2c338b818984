"""Path arithmetic and the carved-horn strokes that every emblem is made of.

A path is a string of absolute SVG commands M L H V C Q Z on a 128 x 128 field, y down. A part is SVG markup.
"""

import math
import re
from collections.abc import Iterable

BASE, LIGHT, DARK, INK = "#efe3c4", "#fff6de", "#8d7450", "#1a1110"
TONES = {"bone": (BASE, LIGHT, DARK), "wood": (DARK, BASE, INK), "pale": (LIGHT, LIGHT, DARK), "ink": (INK, DARK, INK)}
TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
RIM = 2.3
OUTLINE = 13

Point = tuple[float, float]
Knot = tuple[bool, Point]  # whether it is a sharp corner, and where


def number(value: float) -> str:
    """One decimal, without a useless tail."""
    return (
        f"{value:.1f}".rstrip("0").rstrip(".").replace("-0", "0")
        if abs(value) < 0.05
        else f"{value:.1f}".removesuffix(".0")
    )


def join(*points: Point) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in points)


def bend(d: str, matrix: tuple[float, float, float, float, float, float]) -> str:
    """The path under an affine map (a b c d e f as in SVG); H and V become L."""
    a, b, c, e, tx, ty = matrix
    words, out, pen, command = TOKEN.findall(d), [], (0.0, 0.0), ""
    while words:
        if words[0].isalpha():
            command = words.pop(0)
        if command == "Z":
            out.append("Z")
            continue
        pen, points = _take(command, words, pen)
        out.append(
            ("L" if command in "HV" else command) + join(*((a * x + c * y + tx, b * x + e * y + ty) for x, y in points))
        )
        command = "L" if command == "M" else command
    return "".join(out)


def _take(command: str, words: list[str], pen: Point) -> tuple[Point, list[Point]]:
    if command in "HV":
        value = float(words.pop(0))
        pen = (value, pen[1]) if command == "H" else (pen[0], value)
        return pen, [pen]
    count = {"M": 1, "L": 1, "Q": 2, "C": 3}[command]
    points = [(float(words.pop(0)), float(words.pop(0))) for _ in range(count)]
    return points[-1], points


def move(d: str, dx: float, dy: float) -> str:
    return bend(d, (1, 0, 0, 1, dx, dy))


def turn(d: str, degrees: float, cx: float = 64, cy: float = 64) -> str:
    """Clockwise as seen."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return bend(d, (c, s, -s, c, cx - c * cx + s * cy, cy - s * cx - c * cy))


def grow(d: str, k: float, cx: float = 64, cy: float = 64, ky: float | None = None) -> str:
    ky = k if ky is None else ky
    return bend(d, (k, 0, 0, ky, cx - k * cx, cy - ky * cy))


def flip(d: str, cx: float = 64) -> str:
    return bend(d, (-1, 0, 0, 1, 2 * cx, 0))


def both(d: str) -> str:
    """The path and its mirror image."""
    return d + flip(d)


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    kx, ky = rx * 0.5523, ry * 0.5523
    return (
        f"M{join((cx + rx, cy))}C{join((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry))}"
        f"C{join((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy))}"
        f"C{join((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry))}"
        f"C{join((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy))}Z"
    )


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    if r <= 0:
        return f"M{join((x, y))}H{number(x + w)}V{number(y + h)}H{number(x)}Z"
    right, low = x + w, y + h
    return (
        f"M{join((x + r, y))}L{join((right - r, y))}Q{join((right, y), (right, y + r))}L{join((right, low - r))}"
        f"Q{join((right, low), (right - r, low))}L{join((x + r, low))}Q{join((x, low), (x, low - r))}"
        f"L{join((x, y + r))}Q{join((x, y), (x + r, y))}Z"
    )


def poly(points: str) -> str:
    """Straight sides through points given as 'x y, x y'."""
    return "M" + "L".join(p.strip() for p in points.split(",")) + "Z"


def blob(points: str, closed: bool = True, tension: float = 0.5) -> str:
    """A smooth curve through 'x y, x y!, x y'; a point with an exclamation mark is a sharp corner."""
    knots = [_knot(p.strip()) for p in points.split(",")]
    n = len(knots)
    out = f"M{join(knots[0][1])}"
    for i in range(n if closed else n - 1):
        a, b = knots[i], knots[(i + 1) % n]
        before = knots[i - 1] if closed or i else a
        after = knots[(i + 2) % n] if closed or i + 2 < n else b
        out += "C" + join(_lead(before, a, b, tension), _lead(after, b, a, tension), b[1])
    return out + ("Z" if closed else "")


def _knot(text: str) -> Knot:
    x, y = text.strip(" !").split()
    return text.endswith("!"), (float(x), float(y))


def _lead(before: Knot, here: Knot, after: Knot, tension: float) -> Point:
    (x, y), (ax, ay) = here[1], after[1]
    if here[0]:
        return x + (ax - x) * 0.25, y + (ay - y) * 0.25
    (bx, by), k = before[1], tension * 0.4
    return x + (ax - bx) * k, y + (ay - by) * k


def curve(points: str) -> str:
    return blob(points, closed=False)


def star(cx: float, cy: float, outer: float, inner: float, count: int, start: float = -90) -> str:
    points = []
    for k in range(count * 2):
        r, angle = (outer, inner)[k % 2], math.radians(start + 180 * k / count)
        points.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    return "M" + "L".join(join(p) for p in points) + "Z"


def spokes(d: str, count: int, cx: float = 64, cy: float = 64, start: float = 0) -> str:
    return "".join(turn(d, start + 360 * k / count, cx, cy) for k in range(count))


def fill(d: str, color: str, at: Point = (0, 0)) -> str:
    shift = f' transform="translate({number(at[0])} {number(at[1])})"' if at != (0, 0) else ""
    return f'<path fill="{color}" fill-rule="evenodd" d="{d}"{shift}/>'


def soft(d: str, color: str, at: Point = (0, 0)) -> str:
    """A fill whose corners are rounded a little, so that the three tones do not fray at sharp tips."""
    style = f'stroke="{color}" stroke-width="2.4" stroke-linejoin="round"'
    return fill(d, color, at).replace(" fill-rule", f" {style} fill-rule")


def line(d: str, width: float, color: str = INK, at: Point = (0, 0)) -> str:
    """A stroke with round ends, filled with nothing."""
    shift = f' transform="translate({number(at[0])} {number(at[1])})"' if at != (0, 0) else ""
    style = f'stroke-width="{number(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path fill="none" stroke="{color}" {style} d="{d}"{shift}/>'


def part(d: str, tone: str = "bone", rim: float = RIM) -> str:
    """A carved piece: ink around it, light at its top left, dark at its lower right."""
    base, light, dark = TONES[tone]
    return line(d, OUTLINE) + soft(d, light, (-rim, -rim)) + soft(d, dark, (rim, rim)) + soft(d, base)


def rope(d: str, width: float = 6, tone: str = "bone", rim: float = 1.6) -> str:
    """A carved rod or cord that follows the path."""
    base, light, dark = TONES[tone]
    outline = line(d, width + OUTLINE - 1)
    return outline + line(d, width, light, (-rim, -rim)) + line(d, width, dark, (rim, rim)) + line(d, width, base)


def cut(d: str) -> str:
    """An engraved hollow."""
    return fill(d, INK)


def picture(parts: Iterable[str]) -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">' + "\n".join(["", *parts, ""]) + "</svg>\n"
