"""Contrast of the palette, seats apart for every eye, rectangles that add up."""

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from engine.settings import Settings
from engine.ui import layout
from engine.ui.theme import BRASS, PALETTES, SEATS, Theme, contrast, hexa, mix, rgb


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)


@pytest.mark.parametrize("high", [False, True])
def test_text_is_readable_on_every_wood(high: bool) -> None:
    theme = Theme(high_contrast=high)
    least = 7.0 if high else 4.5
    for ground in (theme.ground, rgb("#2b1f1a")):
        for ink in (theme.text, theme.muted, theme.accent):
            assert contrast(ink, ground) >= least
    assert contrast(BRASS, theme.ground) >= 3


@pytest.mark.parametrize("palette", list(PALETTES))
def test_seat_colours_stand_out_from_the_wood(palette: str) -> None:
    theme = Theme(palette=palette)
    assert all(contrast(theme.seat(seat), rgb("#2b1f1a")) >= 3 for seat in range(5))


# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB
BLIND = {
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def seen(color: tuple[int, int, int], kind: str) -> tuple[float, float, float]:
    """CIE Lab of a colour as such eyes see it."""
    r, g, b = ((v / 255 / 12.92) if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in color)
    r, g, b = (max(0.0, m[0] * r + m[1] * g + m[2] * b) for m in BLIND[kind])
    xyz = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (*xyz, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("kind", list(BLIND))
def test_the_palettes_set_seats_wider_apart_for_the_eyes_they_are_for(kind: str) -> None:
    def least(palette: str) -> float:
        colors = [seen(color, kind) for color in PALETTES[palette]]
        return min(
            float(sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5)
            for one, two in combinations(colors, 2)
        )

    assert least(kind) > 25 > 20 > least("standard")


def test_seats_differ_in_colour_shape_and_name() -> None:
    for part in ("color", "shape", "name", "key"):
        assert len({getattr(seat, part) for seat in SEATS}) == 5


@pytest.mark.parametrize(("scale", "aside", "least"), [(1.0, 30, 28), (1.25, 38, 28), (1.5, 45, 28), (2.0, 44, 28)])
def test_what_stands_aside_grows_by_half_at_most(scale: float, aside: int, least: int) -> None:
    theme = Theme(scale)
    assert theme.px(theme.aside(30)) == aside  # 22 of the design at 2.0
    assert abs(theme.px(theme.least) - least) <= 1


def test_the_theme_follows_the_settings() -> None:
    settings = Settings().with_value("text.size", 150).with_value("comfort.high_contrast", True)
    theme = Theme.of(settings)
    assert theme.px(38) == 57
    assert theme.high_contrast
    assert theme.seat(None) == BRASS


def test_colours_mix_and_print() -> None:
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
    assert hexa(rgb("#c9a227")) == "#c9a227"


def test_columns_and_rows_fill_their_rectangle() -> None:
    rect = Rect(10, 20, 1001, 333)
    for count in (1, 2, 3, 7):
        columns = layout.columns(rect, count, 16)
        assert columns[0].left == 10 and columns[-1].right == 1011
        assert all(b.left - a.right == 16 for a, b in pairwise(columns))
        assert layout.rows(rect, count, 5)[-1].bottom == rect.bottom


def test_shares_grids_and_fits() -> None:
    assert [r.w for r in layout.shares(Rect(0, 0, 316, 10), (1, 2), 16)] == [100, 200]
    assert len(layout.grid(Rect(0, 0, 100, 100), 3, 2)) == 6
    assert layout.fitted((1920, 1080), Rect(0, 0, 1280, 800)) == Rect(0, 40, 1280, 720)
