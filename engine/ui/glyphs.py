"""Pictures of buttons, keys and mouse buttons, drawn for each maker's pads; never the wrong maker's."""

from functools import lru_cache

import pygame

from engine.input.actions import Action
from engine.input.bindings import PAD_MAP
from engine.input.devices import GlyphStyle
from engine.input.keys import KEY_MAP, cap_of, key_name
from engine.ui.paint import circle, lin, path, poly, rrect, svg
from engine.ui.pool import pooled
from engine.ui.text import fit, put_ink, width
from engine.ui.theme import BONE, INK, MUTED, WALNUT_DEEP, Color, mix, rgb

CAP, CAP_LIGHT = rgb("#5b4d43"), rgb("#8d7c6c")
FACE_COLORS = {"a": rgb("#4c9a3f"), "b": rgb("#c23b2e"), "x": rgb("#2f6fc0"), "y": rgb("#d69a1c")}
SHAPE_COLORS = {"a": rgb("#6fa8e0"), "b": rgb("#ee7a6c"), "x": rgb("#dd8fc4"), "y": rgb("#5fc9a4")}
PLACES = {"a": (0, 1), "b": (1, 0), "x": (-1, 0), "y": (0, -1)}  # on a pad whose letters we do not know
WORDS: dict[str, dict[str, str]] = {
    "xbox": {"left_shoulder": "LB", "right_shoulder": "RB", "left_trigger": "LT", "right_trigger": "RT"},
    "playstation": {"left_shoulder": "L1", "right_shoulder": "R1", "left_trigger": "L2", "right_trigger": "R2"},
    "nintendo": {"left_shoulder": "L", "right_shoulder": "R", "left_trigger": "ZL", "right_trigger": "ZR"},
}
WORDS["deck"] = WORDS["generic"] = WORDS["playstation"]
MOUSE_PARTS = {Action.ACCEPT: "left", Action.BACK: "right", Action.DETAILS: "middle"}
ARROWS = {"up": 0, "right": 1, "down": 2, "left": 3}


def glyph(action: Action, style: GlyphStyle, size: int, button: str = "") -> pygame.Surface:
    """The picture for an action, `size` pixels high. `button` is the pad's button, or the key's name, as remapped."""
    if style == "mouse" and action in MOUSE_PARTS:
        return mouse(MOUSE_PARTS[action], size)
    if style in ("keyboard", "mouse"):
        return key(cap_of(button or _default_key(action)), size)
    return pad_button(button or _default_button(action), style, size)


@lru_cache(maxsize=64)
def _default_key(action: Action) -> str:
    return key_name(next(code for code, meant in KEY_MAP.items() if meant is action))


@lru_cache(maxsize=64)
def _default_button(action: Action) -> str:
    return next(button for button, meant in PAD_MAP.items() if meant is action)


@pooled
def pad_button(button: str, style: str, size: int) -> pygame.Surface:
    """One pad button by its name in bindings.PAD_BUTTONS."""
    if button in FACE_COLORS:
        return _face(button, style, size)
    if button in ARROWS:
        return _dpad(button, size)
    if button in WORDS[style]:
        return _pill(WORDS[style][button], size)
    return _small(button, style, size)


def _dome(size: int, color: Color) -> pygame.Surface:
    c = size / 2
    rim = lin("d", 0, 0, size, size, (0, mix(color, BONE, 0.5)), (1, mix(color, INK, 0.55)))
    cap = lin("c", 0, 0, size, size, (0, mix(color, BONE, 0.12)), (1, mix(color, INK, 0.25)))
    disks = path(circle(c, c, c - 1), INK) + path(circle(c, c, c - 3), "url(#d)")
    return svg((size, size), disks + path(circle(c, c, c - size * 0.12), "url(#c)"), defs=rim + cap)


def _face(button: str, style: str, size: int) -> pygame.Surface:
    if style == "playstation":
        return _shape(button, size)
    if style == "generic":
        return _places(button, size)
    color = FACE_COLORS[button] if style == "xbox" else rgb("#4a4340")
    picture = _dome(size, color)
    edge = mix(color, INK, 0.6)
    put_ink(picture, button.upper(), (size / 2, size / 2), round(size * 0.56), "bold", BONE, edge, max(1, size // 24))
    return picture


def _shape(button: str, size: int) -> pygame.Surface:
    c, r = size / 2, size * 0.2
    shapes = {
        "a": f"M{c - r} {c - r}L{c + r} {c + r}M{c + r} {c - r}L{c - r} {c + r}",
        "b": circle(c, c, r * 1.15),
        "x": rrect(c - r, c - r, 2 * r, 2 * r, 1),
        "y": poly(((c, c - r * 1.2), (c + r * 1.2, c + r * 0.85), (c - r * 1.2, c + r * 0.85))),
    }
    picture = _dome(size, rgb("#35302f"))
    picture.blit(svg((size, size), path(shapes[button], "none", SHAPE_COLORS[button], size * 0.085)), (0, 0))
    return picture


def _places(button: str, size: int) -> pygame.Surface:
    """Four buttons of which one is lit: says where it is, whatever is printed on it."""
    c, far, r = size / 2, size * 0.27, size * 0.155
    marks = ""
    for name, (x, y) in PLACES.items():
        at = circle(c + x * far, c + y * far, r)
        marks += path(at, BONE if name == button else WALNUT_DEEP, CAP_LIGHT if name != button else BONE, size * 0.045)
    picture = _dome(size, CAP)
    picture.blit(svg((size, size), marks), (0, 0))
    return picture


def _plate(w: int, size: int, round_by: float) -> pygame.Surface:
    r = size * round_by
    body = (
        path(rrect(1, size * 0.1, w - 2, size * 0.8, r), INK)
        + path(rrect(3, size * 0.1 + 2, w - 6, size * 0.8 - 4, r - 2), "url(#d)")
        + path(rrect(5, size * 0.1 + 4, w - 10, size * 0.8 - 9, r - 3), CAP)
    )
    return svg((w, size), body, defs=lin("d", 0, 0, 0, size, (0, MUTED), (1, rgb("#33281f"))))


def _pill(label: str, size: int) -> pygame.Surface:
    w = round(size * 1.4)
    picture = _plate(w, size, 0.3)
    put_ink(picture, label, (w / 2, size / 2), round(size * 0.58), "bold", BONE)
    return picture


def _arrow(cx: float, cy: float, r: float, turn: int) -> str:
    points = ((0.0, -1.0), (0.9, 0.2), (0.34, 0.2), (0.34, 0.9), (-0.34, 0.9), (-0.34, 0.2), (-0.9, 0.2))
    for _ in range(turn):
        points = tuple((-y, x) for x, y in points)  # type: ignore[assignment]  # still seven points
    return poly((cx + x * r, cy + y * r) for x, y in points)


def _dpad(button: str, size: int) -> pygame.Surface:
    c, arm, far = size / 2, size * 0.155, size * 0.45
    plus = (
        (-arm, -far), (arm, -far), (arm, -arm), (far, -arm), (far, arm), (arm, arm),
        (arm, far), (-arm, far), (-arm, arm), (-far, arm), (-far, -arm), (-arm, -arm),
    )  # fmt: skip
    cross = poly((c + x, c + y) for x, y in plus)
    dx, dy = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}[button]
    lit = _arrow(c + dx * size * 0.28, c + dy * size * 0.28, size * 0.15, ARROWS[button])
    body = path(cross, CAP, INK, 4) + path(cross, "none", CAP_LIGHT, 1.5) + path(lit, BONE)
    return svg((size, size), body)


def _small(button: str, style: str, size: int) -> pygame.Surface:
    """Start, back and the sticks."""
    if button.endswith("stick"):
        picture = _dome(size, CAP)
        put_ink(picture, "L" if button.startswith("left") else "R", (size / 2, size / 2), round(size * 0.42), "bold")
        return picture
    w = round(size * 1.1)
    picture = _plate(w, size, 0.34)
    picture.blit(svg((w, size), _small_mark(button, style, w / 2, size / 2, size * 0.17)), (0, 0))
    return picture


def _small_mark(button: str, style: str, x: float, y: float, r: float) -> str:
    line = r * 0.36
    if style == "nintendo":
        across = f"M{x - r} {y}H{x + r}"
        return path(across + (f"M{x} {y - r}V{y + r}" if button == "start" else ""), "none", BONE, line * 1.3)
    if button == "start":
        bars = "".join(f"M{x - r} {y + k * r * 0.72}H{x + r}" for k in (-1, 0, 1))
        return path(bars, "none", BONE, line)
    back, front = rrect(x - r, y - r, r * 1.35, r * 1.2, 2), rrect(x - r * 0.35, y - r * 0.2, r * 1.35, r * 1.2, 2)
    return path(back, "none", BONE, line * 0.8) + path(front, CAP, BONE, line * 0.8)


@pooled
def key(label: str, size: int) -> pygame.Surface:
    """A key cap with its label; arrows are drawn."""
    arrows = {"↑": "up", "→": "right", "↓": "down", "←": "left"}
    type_size = round(size * 0.58)
    w = max(size, width(label, type_size, "bold") + round(size * 0.46))
    body = (
        path(rrect(2, size * 0.08, w - 4, size * 0.86, size * 0.16), INK)
        + path(rrect(4, size * 0.12, w - 8, size * 0.78, size * 0.13), rgb("#8f8170"))
        + path(rrect(size * 0.15, size * 0.14, w - size * 0.3, size * 0.62, size * 0.1), "url(#k)")
    )
    picture = svg((w, size), body, defs=lin("k", 0, 0, 0, size, (0, rgb("#f6ecd8")), (0.8, rgb("#d3c4a8"))))
    if label in arrows:
        mark = _arrow(w / 2, size * 0.45, size * 0.2, ARROWS[arrows[label]])
        picture.blit(svg((w, size), path(mark, INK)), (0, 0))
    else:
        fitted = fit(label, "bold", w - round(size * 0.34), type_size, 12)
        put_ink(picture, label, (w / 2, size * 0.45), fitted, "bold", INK)
    return picture


@pooled
def mouse(part: str, size: int) -> pygame.Surface:
    """A mouse with one button lit: "left", "right", "middle"."""
    w = round(size * 0.78)
    x, y, across, down = w * 0.1, size * 0.05, w * 0.8, size * 0.9
    mid, split = w / 2, size * 0.45
    lit = rgb("#e8b52e")
    half = across / 2
    left = f"M{mid} {y}V{split}H{x}V{y + half}Q{x} {y} {mid} {y}Z"
    right = f"M{mid} {y}V{split}H{x + across}V{y + half}Q{x + across} {y} {mid} {y}Z"
    wheel = rrect(mid - w * 0.09, size * 0.16, w * 0.18, size * 0.2, w * 0.09)
    outline = rrect(x, y, across, down, half)
    body = path(outline, rgb("#d9ccb2"), INK, 4)
    body += path(left, lit) if part == "left" else path(right, lit) if part == "right" else ""
    body += path(f"M{x} {split}H{x + across}M{mid} {y}V{split}", "none", INK, 2.5) + path(outline, "none", INK, 2.5)
    return svg((w, size), body + path(wheel, lit if part == "middle" else CAP, INK, 2))
