"""Title painting of Conan: a ruined stair by torchlight, the barbarian as a cut-out on his base ring."""

from tools.art.paint import add_light, circle, drop, lin, path, svg
from tools.art.palette import BRASS, mix, rgb
from tools.art.texture import fbm, ground, multiply, vignette_field

NIGHT = rgb("#120e10")


def _columns(w, h):
    columns = "".join(
        path(f"M{x} {h}V{h * 0.16}h{cw}V{h}Z", "url(#p)", NIGHT, 4)
        + path(f"M{x - 7} {h * 0.16}h{cw + 14}v-16h{-cw - 14}Z", rgb("#6a5f52"), NIGHT, 4)
        + "".join(path(f"M{x + cw * k / 4} {h * 0.18}V{h}", stroke=NIGHT, width=2, opacity=0.6) for k in (1, 2, 3))
        for x, cw in ((18, 44), (w - 62, 44))
    )
    return columns


def _vines(w, h):
    vines = "".join(
        path(f"M{x} -4C{x + dx} {h * 0.14} {x - dx} {h * 0.24} {x + dx * 0.6} {h * ln}", stroke=NIGHT, width=5)
        + "".join(
            path(
                (f"M{x + dx * 0.3} {h * 0.08 + i * 17}q{8 * s} -8 {17 * s} 0q{-8 * s} 8 {-17 * s} 0Z"),
                rgb("#26331f"),
                NIGHT,
                1.5,
            )
            for i in range(int(ln * 13))
            for s in (1, -1)
        )
        for x, dx, ln in ((86, 14, 0.30), (w - 92, -12, 0.36), (w * 0.5, 10, 0.16))
    )
    return vines


def _stair(w, h):
    """The dark door and the steps before it."""
    stair = "".join(
        path(
            (
                f"M{w * 0.5 - 62 - k * 17} {h * 0.72 + k * 19}H{w * 0.5 + 62 + k * 17}"
                f"V{h * 0.72 + k * 19 + 19}H{w * 0.5 - 62 - k * 17}Z"
            ),
            mix(rgb("#8a7a62"), NIGHT, 0.10 * k),
            NIGHT,
            3.4,
        )
        for k in range(4)
    )
    door = path(
        (f"M{w * 0.5 - 58} {h * 0.74}V{h * 0.34}Q{w * 0.5} {h * 0.12} {w * 0.5 + 58} {h * 0.34}V{h * 0.74}Z"),
        rgb("#1b1417"),
        NIGHT,
        5,
    )
    return door + stair


def _torch(x, h):
    return (
        path(f"M{x - 5} {h * 0.50}h10l-2 46h-6Z", rgb("#3a2416"), NIGHT, 3)
        + path(
            (
                f"M{x} {h * 0.30}C{x + 16} {h * 0.38} {x + 18} {h * 0.46} {x + 9} "
                f"{h * 0.51}H{x - 9}C{x - 18} {h * 0.46} {x - 10} {h * 0.40} {x} "
                f"{h * 0.30}Z"
            ),
            rgb("#ef7a22"),
            NIGHT,
            2.4,
        )
        + path(
            (
                f"M{x} {h * 0.39}C{x + 8} {h * 0.44} {x + 9} {h * 0.48} {x + 5} {h * 0.51}"
                f"H{x - 5}C{x - 9} {h * 0.48} {x - 5} {h * 0.44} {x} {h * 0.39}Z"
            ),
            rgb("#ffe08a"),
        )
    )


def _barbarian(w=152, h=196):
    """Bold silhouette: mane, bare shoulders, fur, sword held low; warm light on both edges."""
    skin, lit, ink = rgb("#a8683c"), rgb("#e6a062"), NIGHT
    body = (
        "M60 46C46 48 34 54 30 68L20 98L30 110L38 104L46 84L50 110L46 150"
        "L38 178H64L74 140L80 140L92 178H118L108 148L104 110L110 82L122 "
        "104L134 100L124 68C120 54 106 48 94 46Z"
    )
    return svg(
        (w, h),
        path("M26 180a51 13 0 1 0 102 0a51 13 0 1 0 -102 0Z", rgb("#b5281e"), ink, 4)
        + path("M34 179a43 9 0 1 0 86 0a43 9 0 1 0 -86 0Z", rgb("#3a2a22"))
        + path("M128 92L150 12L142 2L134 10L120 90Z", "url(#b)", ink, 3.4)
        + path("M112 88L140 98L138 105L110 95Z", BRASS, ink, 3)
        + path(body, "url(#k)", ink, 4.5)
        + path("M50 106Q76 116 104 106L110 142Q94 134 90 146Q78 134 68 146Q60 134 44 142Z", rgb("#5a3a22"), ink, 4)
        + path("M48 104Q76 114 106 104V114Q76 124 48 114Z", rgb("#7a4a24"), ink, 3)
        + path(circle(77, 113, 7), BRASS, ink, 2.5)
        + path("M58 62Q68 74 76 64Q86 74 98 62M77 66V98M62 84Q76 92 92 84", stroke=mix(skin, ink, 0.55), width=3)
        + path("M44 170H66V150H50ZM90 170H112V150H94Z", rgb("#5a3a22"), ink, 3)
        + path(
            ("M54 50C48 20 62 6 78 6C94 6 106 20 102 50Q104 62 96 62L92 44H64L60 62Q52 62 54 50Z"),
            rgb("#1d1517"),
            ink,
            3.4,
        )
        + path("M64 30Q78 22 92 30V44Q86 58 78 58Q70 58 64 44Z", "url(#k)", ink, 3)
        + path("M67 38H75M81 38H89", stroke=ink, width=4)
        + path("M62 28Q78 20 94 28", stroke=BRASS, width=4.5),
        defs=lin("k", 20, 0, 136, 0, (0, lit), (0.35, skin), (0.65, mix(skin, ink, 0.3)), (1, lit))
        + lin("b", 120, 60, 150, 60, (0, rgb("#eef2f4")), (1, rgb("#8c969e"))),
    )


def conan(size):
    """Stone, two pools of light, the figure between them."""
    w, h = size
    out = ground(rgb("#4a4640"), 0.45 + fbm(size, 60, 33, 4) * 0.75)
    dark, warm = rgb("#3a332e"), rgb("#8d7a5e")
    stone = lin("p", 0, 0, w, 0, (0, dark), (0.25, warm), (0.75, warm), (1, dark))
    out.blit(svg(size, _columns(w, h) + _stair(w, h) + _vines(w, h), defs=stone), (0, 0))
    multiply(out, vignette_field(size, (0.5, 0.52), 0.16, 0.80, 0.42))
    for x in (82, w - 82):
        add_light(out, (x, int(h * 0.44)), 132, (176, 96, 34), 1.6)
        out.blit(svg(size, _torch(x, h)), (0, 0))
    add_light(out, (w // 2, int(h * 0.62)), 120, (84, 46, 18), 1.5)
    drop(out, _barbarian(), (w // 2 - 76, int(h * 0.22)), blur=7, offset=(8, 10))
    return out
