"""Colours, seats and sizes of the frame around every title."""

from dataclasses import dataclass
from functools import lru_cache

from engine.settings import Settings

Color = tuple[int, int, int]


def rgb(code: str) -> Color:
    """ "#c9a227" to (201, 162, 39)."""
    code = code.lstrip("#")
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(a: Color, b: Color, t: float) -> Color:
    """Colour a moved towards b by t (0..1)."""
    return round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t), round(a[2] + (b[2] - a[2]) * t)


def hexa(color: Color) -> str:
    return f"#{color[0]:02x}{color[1]:02x}{color[2]:02x}"


WALNUT_DEEP, WALNUT, WALNUT_LIGHT = rgb("#1d1512"), rgb("#2b1f1a"), rgb("#4a3428")
BRASS, BRASS_LIGHT, BRASS_DARK = rgb("#c9a227"), rgb("#f0d684"), rgb("#735312")
BONE, MUTED, INK = rgb("#f3e9d2"), rgb("#b9a98b"), rgb("#1a1110")
GOOD, BAD = rgb("#8fd488"), rgb("#f58b70")


@dataclass(frozen=True)
class Seat:
    """A seat's colour, shape and usual name; `key` is its word in message keys ("seat-amber")."""

    key: str
    shape: str
    color: Color
    name: str


SEATS = (
    Seat("amber", "triangle", rgb("#e69f00"), "Temur"),
    Seat("sky", "circle", rgb("#56b4e9"), "Aigul"),
    Seat("green", "square", rgb("#009e73"), "Batu"),
    Seat("vermilion", "diamond", rgb("#d55e00"), "Sarnai"),
    Seat("violet", "star", rgb("#cc79a7"), "Tomyris"),
)
# The same seats for eyes that mix up red and green, or blue and yellow: wider apart in lightness.
PALETTES: dict[str, tuple[Color, ...]] = {
    "standard": tuple(seat.color for seat in SEATS),
    "deutan": tuple(map(rgb, ("#ffd23e", "#5aaef0", "#00806a", "#c25a10", "#f4c6e0"))),
    "tritan": tuple(map(rgb, ("#ffd9a0", "#6fdcf4", "#1f8a4c", "#e0402c", "#b878c8"))),
}

PROMPT, LABEL, LEAST, NUMERAL, TITLE = 38, 30, 28, 34, 72  # type sizes at 1080p, before the text-size setting
MOST_ASIDE = 1.5
GAP, EDGE, RADIUS = 16, 24, 14


@dataclass(frozen=True)
class Theme:
    """Looks that settings may change: `scale` of the text (1.0, 1.25, 1.5, 2.0), contrast, the seats' palette."""

    scale: float = 1.0
    high_contrast: bool = False
    palette: str = "standard"
    calm: bool = False  # reduced motion: no pulses
    caption_plate: float = 1.0
    """How dark the plate behind captions is, 0..1."""

    @classmethod
    def of(cls, settings: Settings) -> "Theme":
        comfort = settings.comfort
        plate = comfort.caption_plate / 100
        return cls(settings.text.size / 100, comfort.high_contrast, comfort.palette, comfort.reduced_motion, plate)

    def px(self, size: float) -> int:
        """A type size (or what must grow with it) under the text-size setting."""
        return round(size * self.scale)

    def aside(self, size: int) -> int:
        """A type size for what stands beside the thing itself (prompts, headings, tags over a board): it grows by half
        at most, which leaves the room to what is read."""
        return min(size, round(size * MOST_ASIDE / self.scale))

    @property
    def least(self) -> int:
        """The type size that comes out at the least readable pixels: what words in a fixed place may shrink to."""
        return round(LEAST / self.scale)

    @property
    def text(self) -> Color:
        return rgb("#fff8e8") if self.high_contrast else BONE

    @property
    def muted(self) -> Color:
        return rgb("#e2d6bd") if self.high_contrast else MUTED

    @property
    def accent(self) -> Color:
        return rgb("#ffe9a3") if self.high_contrast else BRASS_LIGHT

    @property
    def ground(self) -> Color:
        return rgb("#120c0a") if self.high_contrast else WALNUT_DEEP

    def seat(self, seat: int | None) -> Color:
        """The colour of a seat; brass for nobody."""
        return BRASS if seat is None else PALETTES[self.palette][seat % len(SEATS)]


@lru_cache(maxsize=256)
def luminance(color: Color) -> float:
    """Relative luminance as WCAG defines it, 0..1."""
    parts = [channel / 255 for channel in color]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Color, b: Color) -> float:
    """Contrast of two colours, 1..21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
