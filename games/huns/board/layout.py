"""Where things are on the table of Huns. Canvas pixels (1920 x 1080); nothing here knows how anything looks.

From top to bottom: what happened, the other camps, the common market, your own camp, what to do. The enlarged card has
its own column on the right, so that the focus never covers the table.
"""

from dataclasses import dataclass

from pygame import Rect

SAFE = Rect(96, 54, 1728, 972)
WIDE = 1300
"""Width of everything left of the enlarged card."""
DETAILS_W = 408

HEIGHTS: dict[float, tuple[int, int, int, int, int]] = {
    1.0: (50, 146, 352, 302, 84),
    1.25: (58, 146, 338, 302, 92),
    1.5: (66, 132, 338, 288, 112),
}
"""Heights of news, rivals, market, camp and question bar for each text size; the rest is spread as gaps. Mats are
shortened by whole stitches of 14 pixels."""

CARD = (104, 160)
RIVAL_CARD = (65, 100)
CAMP_WAGON = (210, 176)
MARKET_WAGON = (155, 130)
COLUMN_PITCH = 166


@dataclass(frozen=True)
class TableLayout:
    """The parts of the table."""

    news: Rect
    rivals: tuple[Rect, ...]
    market: Rect
    camp: Rect
    bar: Rect
    details: Rect
    tray: Rect


def table_layout(rivals: int, scale: float) -> TableLayout:
    """The table with `rivals` other camps (1 to 3) at a text size of 1.0, 1.25 or 1.5."""
    heights = HEIGHTS[scale]
    gap = (SAFE.h - sum(heights)) / 4
    tops = [SAFE.y + round(sum(heights[:k]) + gap * k) for k in range(5)]
    news, others, market = (Rect(SAFE.x, tops[k], WIDE, heights[k]) for k in range(3))
    camp, bar = (Rect(SAFE.x, tops[k], SAFE.w, heights[k]) for k in (3, 4))
    details = Rect(SAFE.right - DETAILS_W, SAFE.y, DETAILS_W, market.bottom - SAFE.y)
    tray = Rect(market.x, others.y, market.w, market.bottom - others.y)
    return TableLayout(news, share(others, rivals, 14), market, camp, bar, details, tray)


def share(rect: Rect, count: int, gap: int) -> tuple[Rect, ...]:
    """`rect` cut into `count` equal columns."""
    width = (rect.w - gap * (count - 1)) / count
    return tuple(Rect(round(rect.x + k * (width + gap)), rect.y, round(width), rect.h) for k in range(count))


@dataclass(frozen=True)
class ColumnLayout:
    """One colour of the market: banner over deck and pile, the die on its ring below."""

    banner: tuple[int, int]
    deck: Rect
    pile: Rect
    deck_tag: tuple[int, int]
    pile_tag: tuple[int, int]
    ring: tuple[int, int]
    die: Rect
    owner: tuple[int, int]


def column_layout(market: Rect, index: int) -> ColumnLayout:
    x, y = market.x + 30 + index * COLUMN_PITCH, market.y
    squeeze = (352 - market.h) // 2
    top = y + 92 - squeeze
    ring = (x + 80, market.bottom - 58)
    return ColumnLayout(
        banner=(x - 2, y - 12 - squeeze // 2),
        deck=Rect(x, top, 88, 124),
        pile=Rect(x + 84, top + 8, 80, 108),
        deck_tag=(x + 42, top + 106),
        pile_tag=(x + 124, top + 106),
        ring=ring,
        die=Rect(ring[0] - 54, ring[1] - 54, 108, 104),
        owner=(ring[0] + 62, ring[1] + 26),
    )


def display_layout(market: Rect) -> tuple[Rect, ...]:
    """The four wagons on offer."""
    x, (w, h) = market.x + 880, MARKET_WAGON
    row = (market.h - 32 - 2 * h) // 3
    return tuple(Rect(x + k % 2 * 168, market.y + 16 + row + k // 2 * (h + row), w, h) for k in range(4))


def wagon_deck_layout(market: Rect) -> Rect:
    return Rect(market.x + 1216, market.centery - 74, 68, 124)


def seam_layout(market: Rect) -> tuple[int, int, int]:
    """The sewn line between decks and wagons: x, top, height."""
    return market.x + 864, market.y + 26, market.h - 48


@dataclass(frozen=True)
class CampLayout:
    """The own camp: who and how much on the left, wagons, then the five families of cards."""

    badge: tuple[int, int]
    name: Rect
    medal: tuple[int, int]
    stash: Rect
    dispatched: Rect
    header_y: int
    cards_y: int
    score_y: int
    wagons: tuple[Rect, ...]
    families: Rect


def camp_layout(camp: Rect, wagons: int) -> CampLayout:
    """The camp with room for `wagons` (at least 2) wagons."""
    x, y, bottom = camp.x + 24, camp.y + 20, camp.bottom - 18
    plate = (bottom - y - 76) // 2 - 2
    cards_y = camp.y + (camp.h - CARD[1]) // 2 + 2
    slots = max(2, wagons)
    width = CAMP_WAGON[0] if slots == 2 else 152
    pitch = 226 if slots == 2 else 456 // slots
    height = round(width * CAMP_WAGON[1] / CAMP_WAGON[0])
    wagon_y = cards_y + CARD[1] // 2 - height // 2
    left = camp.x + 332
    return CampLayout(
        badge=(x + 30, y + 34),
        name=Rect(x + 66, y + 4, 134, 60),
        medal=(x + 248, y + 34),
        stash=Rect(x, y + 76, 290, plate),
        dispatched=Rect(x, y + 76 + plate + 4, 290, plate),
        header_y=(camp.y + 16 + cards_y) // 2,
        cards_y=cards_y,
        score_y=(cards_y + CARD[1] + camp.bottom - 14) // 2,
        wagons=tuple(Rect(left + k * pitch, wagon_y, width, height) for k in range(slots)),
        families=Rect(camp.x + 796, cards_y, camp.w - 796 - 28, CARD[1]),
    )


@dataclass(frozen=True)
class Fan:
    """One family of cards side by side: left edge and width of the whole, left edge of each card, room for its name."""

    x: int
    width: int
    cards: tuple[int, ...]
    room: int

    @property
    def pitch(self) -> int:
        """From one card to the next; large where there is only one."""
        return self.cards[1] - self.cards[0] if len(self.cards) > 1 else 999


def fans(
    area: Rect,
    counts: tuple[int, ...],
    full: tuple[int, ...],
    card_w: int,
    least: tuple[int, ...] = (),
    gap: int = 14,
    empty: int = 0,
) -> tuple[Fan, ...]:
    """Families laid over `area`, each card `full` pixels after the one before, closer together where it gets tight.

    `counts` are the cards of each family; an empty family keeps a place of `empty` pixels (0: that of a card). `least`
    are the widths that each must have at least (those of the names above). No fans when these do not fit side by side.
    """
    room = area.w - (len(counts) - 1) * gap
    places = [card_w if n else empty or card_w for n in counts]
    base = [max(place, wish) for place, wish in zip(places, least or places, strict=True)]
    spans = [place + max(0, n - 1) * step for place, n, step in zip(places, counts, full, strict=True)]
    extra = [max(0, span - low) for span, low in zip(spans, base, strict=True)]
    free = room - sum(base)
    if free < 0:
        return ()
    squeeze = min(1.0, free / sum(extra)) if sum(extra) else 1.0
    slots = [low + more * squeeze for low, more in zip(base, extra, strict=True)]
    spare = min(48.0, gap + (room - sum(slots)) / max(1, len(counts) - 1))
    x = area.x + (area.w - sum(slots) - spare * (len(counts) - 1)) / 2
    found = []
    for count, step, slot, place in zip(counts, full, slots, places, strict=True):
        pitch = min(step, (slot - card_w) / (count - 1)) if count > 1 else 0
        span = place + pitch * max(0, count - 1)
        left = x + (slot - span) / 2
        found.append(Fan(round(left), round(span), tuple(round(left + k * pitch) for k in range(count)), round(slot)))
        x += slot + spare
    return tuple(found)


def drawn_layout(area: Rect, count: int, tallest: int, widest: int = 400) -> tuple[Rect, ...]:
    """Drawn cards in a row over `area`: as wide as they may be (`widest` at most), standing on its lower edge."""
    gap = 16
    width = min(widest, (area.w - gap * (count - 1)) // max(1, count))
    left = area.centerx - (count * width + (count - 1) * gap) // 2
    return tuple(Rect(left + k * (width + gap), area.bottom - tallest, width, tallest) for k in range(count))


@dataclass(frozen=True)
class RivalLayout:
    """Another player's mat. Wider mats show more: stash and sent wagons, then the cards themselves."""

    wagons: tuple[Rect, ...]
    kind: str
    badge: tuple[int, int]
    name: Rect
    cart: tuple[int, int]
    sent: tuple[int, int]
    medal: tuple[int, int]
    tags: tuple[Rect, ...]
    stash: Rect | None
    dispatched: Rect | None
    cards: Rect | None


def rival_layout(mat: Rect, wagons: int) -> RivalLayout:
    """A mat of about 424, 643 or 1300 pixels with 1 to 3 wagons."""
    if mat.w >= 1200:
        return _wide_rival(mat, max(2, wagons))
    head = Rect(mat.x, mat.y, 424, mat.h)
    x, rows = head.x + 166, max(2, wagons)
    pitch = (mat.h - 26) // rows
    high = min(52, pitch - 2)
    slots = tuple(Rect(head.x + 20, mat.y + 14 + k * pitch + (pitch - high) // 2, 126, high) for k in range(rows))
    line = mat.y + 16 + (mat.h - 32 - 66) // 2
    stash = Rect(head.right - 4, mat.y + 20, mat.w - 440, mat.h - 40)
    return RivalLayout(
        wagons=slots,
        kind="mini",
        badge=(x + 8, line),
        name=Rect(x + 31, line - 24, 103, 48),
        cart=(head.right - 110, line),
        sent=(head.right - 84, line),
        medal=(head.right - 43, line),
        tags=tuple(Rect(x + 2 + k * 48, mat.bottom - 78, 44, 62) for k in range(5)),
        stash=stash if mat.w >= 600 else None,
        dispatched=None,
        cards=None,
    )


def _wide_rival(mat: Rect, wagons: int) -> RivalLayout:
    """The only rival's mat: carts side by side, stores, and the cards themselves."""
    width = 134 if wagons == 2 else 90
    high, pitch = round(width * 130 / 155), width + 6
    slots = tuple(Rect(mat.x + 24 + k * pitch, mat.centery - high // 2, width, high) for k in range(wagons))
    x = mat.x + 318
    upper, lower = mat.y + 18 + (mat.h - 40) // 4, mat.bottom - 20 - (mat.h - 40) // 4
    plate, side = (mat.h - 40) // 2, mat.x + 504
    return RivalLayout(
        wagons=slots,
        kind="market",
        badge=(x + 16, upper),
        name=Rect(x + 42, upper - 24, 136, 48),
        cart=(x + 18, lower),
        sent=(x + 56, lower),
        medal=(x + 120, lower - 2),
        tags=(),
        stash=Rect(side, mat.y + 18, 270, plate),
        dispatched=Rect(side, mat.y + 22 + plate, 270, plate),
        cards=Rect(side + 286, mat.y + (mat.h - RIVAL_CARD[1]) // 2, mat.right - side - 286 - 24, RIVAL_CARD[1]),
    )
