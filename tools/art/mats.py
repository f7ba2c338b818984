"""Felt mats in the size of their place: the camp, the rivals, the market; hems in the seats' colours."""

from tools.art.frame import masked
from tools.art.paint import layer, lin, path, rrect, shadow_of, svg
from tools.art.palette import CHARCOAL, HORN, INK, MADDER_DARK, OAT, OAT_DARK, SEATS, mix, rgb
from tools.art.rug import patch, scrolls, stitches
from tools.art.texture import felt

CAMP, MARKET = (1728, 302), (1300, 352)
RIVALS = {1: (1300, 146), 2: (643, 146), 3: (424, 146)}
CAMP_WOOL = mix(rgb("#5e3a28"), OAT_DARK, 0.22)
RIVAL_WOOL = mix(CHARCOAL, MADDER_DARK, 0.3)
HEM = 15
SLICE, MIDDLE = 70, 140  # nine-slice: margin, and a middle that is ten stitches long


def camp_ground():
    """The active camp's wool with its sewn-in horns, no hem."""
    out = _wool(CAMP, CAMP_WOOL, 24, 51)
    x = 336 + 214
    out.blit(scrolls(CAMP, ((x, 150, 118, 0), (x, 150, 118, 180)), mix(CAMP_WOOL, INK, 0.20), 22), (0, 0))
    return out


def rival_ground(size):
    """A rival's dark wool, no hem."""
    return _wool(size, RIVAL_WOOL, 18, 41)


def _wool(size, color, radius, seed):
    w, h = size
    return masked(felt(size, color, seed).convert_alpha(), svg(size, path(rrect(0, 0, w, h, radius), "#ffffff")))


def hem(size, color, radius, active):
    """Frame of felt in a seat's colour with whip stitches; see-through inside, to be laid over a ground."""
    w, h = size
    band_color = mix(color, rgb("#7a4a10"), 0.25) if active else mix(color, INK, 0.45)
    ring = rrect(0, 0, w, h, radius) + rrect(HEM, HEM, w - 2 * HEM, h - 2 * HEM, max(4, radius - 9))
    shape = svg(size, path(ring, "#ffffff", extra='fill-rule="evenodd"'))
    band = masked(felt(size, band_color, 52).convert_alpha(), shape)
    out = layer(size)
    shade, pad = shadow_of(band, 4, 0.5)
    out.blit(
        masked(shade.subsurface((pad - 2, pad - 3, w, h)), svg(size, path(rrect(0, 0, w, h, radius), "#ffffff"))),
        (0, 0),
    )
    out.blit(band, (0, 0))
    thread = HORN if active else mix(HORN, CHARCOAL, 0.3)
    out.blit(
        svg(
            size,
            path(stitches((0, 0, w, h), 14, 7, 7), stroke=mix(band_color, INK, 0.55), width=4)
            + path(stitches((-1, -1, w, h), 14, 7, 7), stroke=thread, width=2.4)
            + path(rrect(1.5, 1.5, w - 3, h - 3, radius), stroke="url(#e)", width=3),
            defs=lin("e", 0, 0, w * 0.2, h, (0, mix(color, HORN, 0.6), 0.9), (0.4, color, 0), (1, INK, 0.7)),
        ),
        (0, 0),
    )
    return out


def slices(color, active):
    """(ground, hem) of a mat of any size, as nine-slices whose middle may be tiled or stretched."""
    n = SLICE * 2 + MIDDLE
    wool = CAMP_WOOL if active else RIVAL_WOOL
    ground = _wool((n, n), wool, 20, 45)
    return ground, hem((n, n), color, 20, active)


def market_ground():
    """Undyed wool with a madder hem and the seam before the wagons."""
    out = patch(MARKET, OAT, mix(OAT_DARK, INK, 0.3), 24, hem=rgb("#7b3527"), seed=7).copy()
    h = MARKET[1]
    seam = path(f"M868 28V{h - 24}", stroke=mix(OAT_DARK, INK, 0.35), width=3, extra='stroke-dasharray="10 8"')
    out.blit(svg(MARKET, seam), (0, 0))
    return out


def seat_colors():
    """(seat name, colour) of the five seats."""
    return [(name, color) for name, _, color in SEATS]
