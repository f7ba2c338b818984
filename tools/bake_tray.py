"""Bakes sprites/dice/tray_<wool>.png: walnut walls, brass corners, felt floor, seen by the dice's camera.

`SDL_VIDEODRIVER=dummy python -m tools.bake_tray`
"""

import numpy as np
import pygame

from engine.dice.view import FAR, FLOOR, PICTURE, WALL
from engine.ui.paint import circle, lin, masked, path, rrect, svg
from engine.ui.theme import rgb
from tools.art.output import save
from tools.art.texture import felt, multiply, wood

WOOLS = {"oat": "#c2ab80", "pine": "#24564f"}
INK, WALNUT = rgb("#1a1110"), rgb("#2b1f1a")
BRASS, BRASS_LIGHT, BRASS_DARK = rgb("#c9a227"), rgb("#f0d684"), rgb("#735312")


def tray(wool):
    """The empty tray: the floor starts FAR below the inner top edge, because the camera is tilted."""
    w, h = PICTURE
    shape = svg(PICTURE, path(rrect(0, 0, w, h, 26), "#ffffff"))
    out = masked(wood(PICTURE, rgb("#5b3a26"), seed=8).convert_alpha(), shape)
    inner = pygame.Rect(WALL, WALL, FLOOR[0], FLOOR[1] + FAR)
    floor = felt(inner.size, wool, 23)
    multiply(floor, walls_shadow(inner.size))
    floor = floor.convert_alpha()
    floor.blit(wood((inner.w, FAR), rgb("#3d2619"), seed=8), (0, 0))
    floor.blit(far_shade(inner.w), (0, 0))
    out.blit(masked(floor, svg(inner.size, path(rrect(0, 0, *inner.size, 14), "#ffffff"))), inner)
    out.blit(rim(PICTURE, inner), (0, 0))
    return out


def far_shade(w):
    """The far wall's inner face darkens downwards and throws a shadow on the felt."""
    fills = path(f"M0 0H{w}V{FAR}H0Z", "url(#f)") + path(f"M0 {FAR}H{w}V{FAR + 28}H0Z", "url(#g)")
    defs = lin("f", 0, 0, 0, FAR, (0, INK, 0.15), (1, INK, 0.6))
    return svg((w, FAR + 30), fills, defs=defs + lin("g", 0, FAR, 0, FAR + 28, (0, INK, 0.6), (1, INK, 0)))


def walls_shadow(size):
    """Brightness of the floor: the left and far walls stand between it and the light."""
    w, h = size
    x, y = np.arange(w)[:, None], np.arange(h)[None, :]
    left = np.clip(x / 90, 0, 1) ** 0.6
    top = np.clip((y - FAR) / 120, 0, 1) ** 0.6
    far = np.hypot((x - w * 0.46) / w, (y - h * 0.48) / h)
    return np.clip((0.42 + 0.58 * left) * (0.5 + 0.5 * top) * (1 - 0.34 * np.clip(far * 1.5 - 0.25, 0, 1)), 0, 1)


def corner(px, py, dx, dy):
    """A brass corner plate with three rivets."""
    plate = (
        f"M{px + dx * 4} {py + dy * 92}V{py + dy * 30}Q{px + dx * 4} {py + dy * 4} {px + dx * 30} {py + dy * 4}"
        f"H{px + dx * 92}L{px + dx * 76} {py + dy * 26}H{px + dx * 40}"
        f"Q{px + dx * 26} {py + dy * 26} {px + dx * 26} {py + dy * 40}V{py + dy * 76}Z"
    )
    rivets = ((17, 17), (68, 15), (15, 68))
    return path(plate, "url(#b)", INK, 3) + "".join(
        path(circle(px + dx * a, py + dy * b, 4), BRASS_DARK, BRASS_LIGHT, 1.2) for a, b in rivets
    )


def rim(size, inner):
    """Outlines, edge lights and the four corners."""
    w, h = size
    x, y, iw, ih = inner
    corners = "".join(corner(w if sx else 0, h if sy else 0, 1 - 2 * sx, 1 - 2 * sy) for sx in (0, 1) for sy in (0, 1))
    lines = (
        path(rrect(1.5, 1.5, w - 3, h - 3, 26), stroke=INK, width=4)
        + path(rrect(4, 4, w - 8, h - 8, 23), stroke="url(#l)", width=3)
        + path(rrect(x - 1, y - 1, iw + 2, ih + 2, 15), stroke=INK, width=4)
        + path(rrect(x - 4, y - 4, iw + 8, ih + 8, 18), stroke="url(#m)", width=2.4)
    )
    defs = (
        lin("b", 0, 0, w, h, (0, BRASS_LIGHT), (0.3, BRASS), (0.6, BRASS_DARK), (1, BRASS))
        + lin("l", 0, 0, w * 0.3, h, (0, rgb("#a8754c")), (0.6, WALNUT), (1, INK))
        + lin("m", 0, 0, w, h, (0, INK), (0.6, rgb("#7a5334")), (1, rgb("#b08055")))
    )
    return svg(size, lines + corners, defs=defs)


def main():
    """Bake every wool."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    for name, colour in WOOLS.items():
        save(f"dice/tray_{name}", tray(rgb(colour)), step=4)


if __name__ == "__main__":
    main()
