"""The cards to choose from, in rows; it scrolls, and shows how many copies of each are in the deck."""

import pygame

from engine.ui.faces import fading
from engine.ui.kit import Kit
from engine.ui.paint import dimmed, layer, packed, tint
from engine.ui.pool import pooled
from engine.ui.theme import BRASS_LIGHT, GOOD, INK, NUMERAL
from games.krynea.workshop.bench import Bench
from games.krynea.workshop.deck import DESIGNS, Deck, held, may_bring

CARD = (181, 253)
GAP_X, GAP_Y, LIFT, BAR = 20, 30, 8, 16
GLIDE, FADE = 18, 48
MARGIN = 40
MINUS = 54
"""Size of the plate on the focused card that takes a copy out."""


class Grid:
    """`designs` in `rect`, one of them in focus at `index`. Draws with the deck's faction glass."""

    def __init__(self, bench: Bench, rect: pygame.Rect) -> None:
        self.bench = bench
        self.rect = rect
        self.designs: list[str] = []
        self.index = 0
        self._first = 0.0

    @property
    def kit(self) -> Kit:
        return self.bench.kit

    @property
    def across(self) -> int:
        return max(1, (self.rect.w - BAR + GAP_X) // (CARD[0] + GAP_X))

    @property
    def current(self) -> str | None:
        return self.designs[self.index] if self.designs else None

    def show(self, designs: list[str]) -> None:
        """Other cards; the focus stays with its card, else near its place."""
        before = self.current
        self.designs = designs
        self.index = designs.index(before) if before in designs else max(0, min(self.index, len(designs) - 1))

    def move(self, dx: int, dy: int) -> bool:
        """One card on; False at the edge. The last row may be shorter: down goes to its end."""
        if not self.designs:
            return False
        row, column = divmod(self.index, self.across)
        last = (len(self.designs) - 1) // self.across
        if dx:
            wanted = self.index + dx
            inside = 0 <= wanted < len(self.designs) and wanted // self.across == row
        else:
            wanted = min((row + dy) * self.across + column, len(self.designs) - 1)
            inside = 0 <= row + dy <= last
        self.index = wanted if inside else self.index
        return inside

    def row(self) -> range:
        """The cards beside the one in focus, itself included."""
        first = self.index - self.index % self.across
        return range(first, min(first + self.across, len(self.designs)))

    # ------------------------------------------------------------ places
    def place(self, n: int) -> pygame.Rect:
        """Where card `n` lies now, in view or not."""
        row, column = divmod(n, self.across)
        x = self.rect.x + column * (CARD[0] + GAP_X)
        return pygame.Rect(x, self.rect.y + row * (CARD[1] + GAP_Y) - round(self._first), *CARD)

    def at(self, pos: tuple[int, int]) -> int | None:
        if not self.rect.collidepoint(pos):
            return None
        return next((n for n in range(len(self.designs)) if self.place(n).collidepoint(pos)), None)

    def minus(self) -> pygame.Rect:
        """The plate on the focused card that takes a copy out."""
        plate = pygame.Rect(0, 0, MINUS, MINUS)
        plate.topright = self.place(self.index).move(6, -LIFT + 38).topright
        return plate

    def _height(self) -> int:
        rows = (len(self.designs) + self.across - 1) // self.across
        return rows * (CARD[1] + GAP_Y) - GAP_Y

    def _clamped(self, first: float) -> float:
        return max(0.0, min(first, self._height() - self.rect.h))

    def roll(self, pixels: float) -> None:
        self._first = self._clamped(self._first + pixels)

    def follow(self, dt: float, snap: bool = False) -> None:
        """Scroll so that the focus is in view."""
        if not self.designs:
            self._first = 0.0
            return
        place = self.place(self.index)
        over, under = self.rect.top - place.top, place.bottom - self.rect.bottom
        way = -over if over > 0 else under if under > 0 else 0
        quick = snap or self.kit.theme.calm or abs(way) < 2
        self._first = self._clamped(self._first + (way if quick else way * min(1.0, dt * GLIDE)))

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, deck: Deck, active: bool, ring_row: bool = False) -> None:
        """`active`: the focus is on a card here; `ring_row`: it is on the whole row."""
        clip, shown = canvas.get_clip(), self.rect.inflate(2 * GAP_X, GAP_Y - 4)
        edges = self._keep_edges(canvas, shown)
        canvas.set_clip(shown)
        alone = range(self.index, self.index + 1) if active and self.designs else range(0)
        focused = self.row() if ring_row else alone
        for n, design in enumerate(self.designs):
            place = self.place(n)
            if place.colliderect(self.rect.inflate(0, GAP_Y)) and n not in focused:
                self._draw_card(canvas, deck, design, place, False)
        for band, where in edges:
            canvas.blit(band, where)
        for n in focused:  # over the bands: what is in focus does not fade
            self._draw_card(canvas, deck, self.designs[n], self.place(n), active)
        if ring_row:
            self.kit.ring(canvas, self.place(focused[0]).union(self.place(focused[-1])))
        canvas.set_clip(clip)
        tall = self._height()
        bar = pygame.Rect(self.rect.right - BAR, self.rect.y, BAR, self.rect.h)
        self.kit.scroll(canvas, bar, self._first / max(1, tall - self.rect.h), self.rect.h / max(1, tall))

    def _keep_edges(self, canvas: pygame.Surface, shown: pygame.Rect) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """What lies under the ends of the rows where they go on: laid over the cards it makes them fade out."""
        bands = []
        first = round(self._first)  # as the cards are drawn: a glide may leave a part of a pixel
        for more, down in ((first > 0, False), (first < self._height() - self.rect.h, True)):
            if more:
                band = pygame.Rect(shown.x, shown.bottom - FADE if down else shown.y, shown.w - BAR - GAP_X, FADE)
                below = canvas.subsurface(band).convert_alpha()
                below.blit(fading(below.get_size(), down), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
                bands.append((below, band))
        return bands

    def _draw_card(self, canvas: pygame.Surface, deck: Deck, design: str, place: pygame.Rect, focused: bool) -> None:
        inside = len(held(deck, design))
        dark = not inside and not may_bring(deck, design)
        key = (design, deck.faction, inside, dark, focused, self.bench.app.language.code)
        whole = self.kit.assets.keep(
            ("krynea workshop card", *key), lambda: self._whole(design, deck.faction, inside, dark, focused)
        )
        place = place.move(0, -LIFT if focused else 0)
        canvas.blit(whole, (place.x - MARGIN, place.y - MARGIN))
        if focused:
            self.kit.ring(canvas, place)
            if inside:
                canvas.blit(minus_plate(), self.minus())

    def _whole(self, design: str, faction: str, inside: int, dark: bool, lifted: bool) -> pygame.Surface:
        """A card with its shadow, its light and its count in one picture, `MARGIN` wider on every side."""
        image, lift = self.kit.assets.image, LIFT if lifted else 0
        out = layer((CARD[0] + 2 * MARGIN, CARD[1] + 2 * MARGIN))
        place = pygame.Rect(MARGIN, MARGIN, *CARD)
        shade = image(f"krynea/shadows/hand{'_lifted' if lifted else ''}")
        out.blit(shade, shade.get_rect(center=(place.centerx + 4 + lift // 2, place.centery + 7 + lift)))
        if inside:
            glow = self._glow()
            out.blit(glow, glow.get_rect(center=place.center))
        face = self.bench.picture(design, faction)
        out.blit(dimmed(face) if dark else face, place)
        if inside:
            tag = count_plate(inside, len(DESIGNS[design]))
            out.blit(tag, tag.get_rect(topright=(place.right + 7, place.top - 9)))
        return packed(out)

    def _glow(self) -> pygame.Surface:
        """The light round a card that is in the deck."""
        halo = self.kit.assets.image("krynea/halos/hand")
        return self.kit.assets.keep(("krynea workshop glow",), lambda: strong(tint(halo, BRASS_LIGHT)))


def strong(glow: pygame.Surface) -> pygame.Surface:
    """The same light three times over."""
    out = layer(glow.get_size())
    for _ in range(3):
        out.blit(glow, (0, 0))
    return out


@pooled
def count_plate(inside: int, copies: int) -> pygame.Surface:
    """How many of the copies are in the deck."""
    from engine.ui.panels import count_tag

    return count_tag(f"{inside}/{copies}" if copies > 1 else "×1", NUMERAL, INK, GOOD)


@pooled
def minus_plate() -> pygame.Surface:
    from engine.ui.panels import medal

    return medal(MINUS, "−", INK, BRASS_LIGHT)
