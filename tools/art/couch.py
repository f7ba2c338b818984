"""The couch seen from behind: five places, each with room for its seat plate; those who joined lean back in it."""

from tools.art.frame import masked, seat_badge
from tools.art.paint import lin, path, rrect, svg
from tools.art.palette import BONE, HORN, INK, MUTED, SEATS, mix, rgb
from tools.art.texture import felt

LEATHER, LEATHER_LIT, LEATHER_DARK = rgb("#5e2a20"), rgb("#e08a48"), rgb("#21100d")
CUSHION = 284
PLATE = (240, 84)


def _cushions(left, h):
    """Path data of the five padded backs, of their fire-lit edges and of their seams."""
    shape, seams, glow = "", "", ""
    for k in range(5):
        x = left + k * CUSHION
        mid, right = x + CUSHION / 2, x + CUSHION
        shape += f"M{x + 2} {h}V52Q{x + 4} 16 {x + 44} 13Q{mid} 5 {right - 44} 13Q{right - 4} 16 {right - 2} 52V{h}Z"
        glow += f"M{x + 8} 46Q{x + 10} 20 {x + 46} 17Q{mid} 9 {right - 46} 17Q{right - 10} 20 {right - 8} 46"
        seams += (
            f"M{x + 20} {h}V62Q{x + 22} 34 {x + 50} 32Q{mid} 25 {right - 50} 32Q{right - 22} 34 {right - 20} 62V{h}"
        )
    return shape, seams, glow


def back(width=1560, height=268):
    """Long padded back with a fire-lit top edge, stitched seams and rolled arms."""
    w, h = width, height
    left = (w - 5 * CUSHION) / 2
    right = w - left
    shape, seams, glow = _cushions(left, h)
    arms = (
        f"M{left + 6} {h}V70Q{left - 8} 34 {left - 34} 40Q{left - 62} 50 {left - 52} 96V{h}Z"
        f"M{right - 6} {h}V70Q{right + 8} 34 {right + 34} 40Q{right + 62} 50 {right + 52} 96V{h}Z"
    )
    rolls = (
        f"M{left - 50} 84Q{left - 56} 54 {left - 34} 45Q{left - 14} 42 {left - 2} 62"
        f"M{right + 50} 84Q{right + 56} 54 {right + 34} 45Q{right + 14} 42 {right + 2} 62"
    )
    cloth = masked(felt((w, h), rgb("#6a3024"), 71).convert_alpha(), svg((w, h), path(shape + arms, "#ffffff")))
    cloth.blit(
        svg(
            (w, h),
            path(shape + arms, "url(#d)")
            + path(arms, stroke=INK, width=5)
            + path(shape, stroke=INK, width=5)
            + path(seams, stroke=mix(HORN, LEATHER, 0.45), width=2.6, extra='stroke-dasharray="11 8"')
            + path(glow, stroke="url(#l)", width=5)
            + path(rolls, stroke=LEATHER_LIT, width=4),
            defs=lin("d", 0, 0, 0, h, (0, rgb("#8a4a2c"), 0.35), (0.3, LEATHER_DARK, 0.25), (1, rgb("#0d0708"), 0.92))
            + lin("l", left, 0, w - left, 0, (0, LEATHER_LIT), (0.5, rgb("#ffc070")), (1, LEATHER_LIT)),
        ),
        (0, 0),
    )
    return cloth


def seat_plate(seat, taken):
    """What is sewn on a cushion: a cloth with the seat's sign; its right part stays empty for the words."""
    color = SEATS[seat][2]
    outer, inner = rrect(2, 2, 236, 80, 18), rrect(8, 8, 224, 68, 12)
    if taken:
        body = path(outer, mix(color, rgb("#1a0f0d"), 0.70), INK, 4) + path(
            inner, stroke=mix(color, BONE, 0.2), width=2.4, extra='stroke-dasharray="9 6"'
        )
    else:
        body = path(outer, rgb("#150c0b"), opacity=0.72) + path(
            outer, stroke=mix(color, MUTED, 0.4), width=2.4, opacity=0.8, extra='stroke-dasharray="5 9"'
        )
    pic = svg(PLATE, body)
    pic.blit(seat_badge(seat, 60, not taken), (14, 11))
    return pic
