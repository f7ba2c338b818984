"""sprites/frame and sprites/title."""

from tools.art import couch as sofa
from tools.art import fire, frame, khans, logotype, night, title_art
from tools.art.output import save, write_layout
from tools.art.palette import SEATS

SEAT_NAMES = tuple(name for name, _, _ in SEATS)
COUCH_AT = (180, 830)  # top left of couch.png on the canvas
STAR_RADII = {"star_small": 7, "star_medium": 11, "star_large": 16}


def bake_frame():
    """Grounds, nine-slices and furniture of every panel."""
    save("frame/walnut", frame.walnut(), opaque=True)
    save("frame/walnut_dark", frame.walnut(0.75), opaque=True)
    save("frame/parchment", frame.page(), step=4)
    save("frame/vignette", frame.vignette())
    save("frame/panel_shadow", frame.panel_shadow())
    save("frame/glow", frame.glow())
    save("frame/glow_rim", frame.glow(4))
    save("frame/brass_corner", frame.brass_corner())
    save("frame/scroll_track", frame.scroll_track())
    save("frame/scroll_thumb", frame.scroll_thumb())
    save("frame/heading_wing", frame.heading_wing())
    for size in (44, 56, 72, 96):
        save(f"frame/medal_{size}", frame.medal(size))
    save("frame/curtain", frame.curtain(), opaque=True, step=4)
    write_layout(
        "frame/layout.toml",
        "Margins are pixels from each edge of the picture that a nine-slice must not stretch.",
        {
            "panel_shadow": {"margin": frame.SLICE + 16, "reach": frame.SLICE, "offset": (5, 10)},
            "glow": {"margin": frame.SLICE + 16, "reach": frame.SLICE},
            "glow_rim": {"margin": frame.SLICE + 16, "reach": frame.SLICE},
            "scroll_track": {"margin_top": 24, "margin_bottom": 24},
            "scroll_thumb": {"margin_top": 24, "margin_bottom": 24},
            "parchment": {"text": (70, 64, 1060, 772)},
        },
    )


def bake_title():
    """The night, its lights, the couch and its khans, the logotype, the title cards."""
    save("title/night", night.paint(), opaque=True, step=2)
    save("title/moon", night.moon())
    for name, radius in STAR_RADII.items():
        save(f"title/{name}", night.star(radius))
    save("title/bowl", fire.bowl())
    for k in range(fire.FRAMES):
        save(f"title/flame_{k:02}", fire.flame(k))
    save("title/spark", fire.spark(), opaque=True)
    save("title/fire_light", fire.fire_light(), opaque=True)
    save("title/logotype", logotype.full_mark())
    save("title/couch", sofa.back(), step=4)
    for seat, name in enumerate(SEAT_NAMES):
        save(f"title/khan_{name}", khans.khan(seat))
        save(f"title/seat_plate_{name}", sofa.seat_plate(seat, True))
        save(f"title/seat_plate_{name}_free", sofa.seat_plate(seat, False))
    for name in title_art.PAINTINGS:
        card = title_art.title_card(name)
        save(f"title/{name}", card, step=4)
        save(f"title/{name}_dim", title_art.dimmed(card), step=4)
    write_layout("title/layout.toml", "Pixels of the 1920x1080 canvas unless said otherwise.", title_layout())


def title_layout():
    """Where the parts of the title scene stand."""
    x0, y0 = COUCH_AT
    left = x0 + (1560 - 5 * sofa.CUSHION) // 2
    middles = [left + k * sofa.CUSHION + sofa.CUSHION // 2 for k in range(5)]
    plates = [(m - 120, y0 + 34, 240, 84) for m in middles]
    return {
        "logotype": {"center": (960, 156)},
        "moon": {"center": (1752, 318)},
        "stars": {"at": night.STARS},
        "bowl": {"left": (54, 760), "right": (1670, 760), "flame": (0, -184), "spark_area": (20, -330, 156, 260)},
        "fire_light": {"centers": ((152, 690), (1768, 690))},
        "couch": {"at": COUCH_AT, "cushions": middles},
        "seat_plates": {"rects": plates, "words": (82, 8, 150, 68)},
        "khans": {"at": [(m - 110, y0 - 130) for m in middles], "hidden_from": y0 + 20},
        "cards": {
            "size": title_art.CARD,
            "top": 302,
            "gap": 28,
            "painting": (14, 14, *title_art.FACE),
            "name": (24, 276, 268, 70),
            "players": (24, 356, 268, 40),
        },
        "prompts": {"rect": (560, 962, 800, 64)},
    }
