"""Where the focus is, where it may go, and the ring that shows it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import PointerEvent
from engine.ui.paint import blurred, fade, layer, lin, nine, packed, path, rrect, silhouette, svg
from engine.ui.pool import pooled
from engine.ui.theme import BRASS, BRASS_LIGHT, INK, Color

GROW, SOFT, CORNER = 10, 10, 60
STEPS = 8
PULSE = 1.6  # seconds of one slow pulse


@dataclass(frozen=True)
class Element:
    """Something that can be focused. `legal`: it answers the question that is asked."""

    id: str
    rect: pygame.Rect
    legal: bool = True


class Pointed(NamedTuple):
    """What a mouse or finger did: `moved` the focus, and the element that was `clicked`, if any."""

    moved: bool = False
    clicked: str | None = None


class FocusMap:
    """Elements by id, and one of them in focus. Rebuild it with `set` whenever the screen changes."""

    def __init__(self, wrap: bool = True) -> None:
        self.wrap = wrap
        self.current: str | None = None
        self._elements: dict[str, Element] = {}
        self._pressed: str | None = None

    def set(self, elements: Iterable[Element]) -> None:
        """New elements; the focus stays where it was if it can, else goes to the first legal one."""
        self._elements = {element.id: element for element in elements}
        if self.current not in self._elements:
            order = self._order()
            self.current = order[0].id if order else None

    @property
    def elements(self) -> list[Element]:
        """Everything that can be focused, in the order given."""
        return list(self._elements.values())

    def element(self, key: str | None = None) -> Element | None:
        """The element with that id; without one, the one in focus."""
        return self._elements.get(key or self.current or "")

    def focus(self, key: str) -> bool:
        """Put the focus there; False when there is no such element."""
        if key in self._elements:
            self.current = key
            return True
        return False

    def move(self, direction: Action) -> bool:
        """To the nearest that way, legal ones first; True when the focus moved."""
        here = self.element()
        if here is None or direction not in DIRECTIONS:
            return False
        others = [element for element in self._elements.values() if element.id != here.id]
        found = self._toward(here, others, direction) or (self._around(here, others, direction) if self.wrap else None)
        if found:
            self.current = found.id
        return found is not None

    def last(self, direction: Action) -> bool:
        """Nothing lies that way: a move goes round, if anywhere."""
        here = self.element()
        others = [element for element in self._elements.values() if element is not here]
        return here is None or self._toward(here, others, direction) is None

    def cycle(self, step: int) -> bool:
        """The next (+1) or previous (-1) legal one in reading order; all of them when none is legal."""
        order = self._order()
        if not order:
            return False
        ids = [element.id for element in order]
        at = ids.index(self.current) + step if self.current in ids else 0
        before, self.current = self.current, ids[at % len(ids)]
        return self.current != before

    def at(self, pos: tuple[int, int]) -> str | None:
        """The element under a point: the smallest of those that overlap there, legal ones first."""
        hit = [element for element in self._elements.values() if element.rect.collidepoint(pos)]
        best = min(hit, key=lambda e: (not e.legal, e.rect.w * e.rect.h), default=None)
        return best.id if best else None

    def hover(self, pos: tuple[int, int]) -> bool:
        """The mouse moved: focus what lies under it; True when the focus changed."""
        found = self.at(pos)
        if found is None or found == self.current:
            return False
        self.current = found
        return True

    def point(self, event: PointerEvent) -> Pointed:
        """Follow a mouse or finger. A click is pressed and let go on the same thing; moving away takes it back."""
        if event.kind in ("move", "press"):
            moved = self.hover(event.pos)
            if event.kind == "press":
                self._pressed = self.at(event.pos)
            return Pointed(moved)
        pressed, self._pressed = self._pressed, None
        clicked = event.kind == "release" and pressed is not None and pressed == self.at(event.pos)
        return Pointed(clicked=pressed if clicked else None)

    def _order(self) -> list[Element]:
        legal = [element for element in self._elements.values() if element.legal]
        return sorted(legal or self._elements.values(), key=lambda e: (e.rect.centery // 60, e.rect.centerx))

    def _toward(self, here: Element, others: list[Element], direction: Action) -> Element | None:
        scored = [(score, e) for e in others if (score := distance(here.rect, e.rect, direction)) is not None]
        return min(scored, key=lambda pair: (not pair[1].legal, pair[0]), default=(0.0, None))[1]

    def _around(self, here: Element, others: list[Element], direction: Action) -> Element | None:
        """From the far side: as if the element stood one screen back."""
        dx, dy = DIRECTIONS[direction]
        back = Element("", here.rect.move(-dx * 4000, -dy * 4000))
        straight = [e for e in others if _overlaps(here.rect, e.rect, direction)]
        return self._toward(back, straight, direction)


def _overlaps(a: pygame.Rect, b: pygame.Rect, direction: Action) -> bool:
    if direction in (Action.LEFT, Action.RIGHT):
        return a.top < b.bottom and b.top < a.bottom
    return a.left < b.right and b.left < a.right


def distance(a: pygame.Rect, b: pygame.Rect, direction: Action) -> float | None:
    """How far b is from a going that way: sideways counts threefold; None when it does not lie that way."""
    dx, dy = DIRECTIONS[direction]
    ahead = (b.centerx - a.centerx) * dx + (b.centery - a.centery) * dy
    if ahead <= 4:
        return None
    if dx:
        side, gap = max(0, b.top - a.bottom, a.top - b.bottom), abs(b.centery - a.centery)
    else:
        side, gap = max(0, b.left - a.right, a.left - b.right), abs(b.centerx - a.centerx)
    if side > 2 * ahead:
        return None
    return ahead + 3 * side + 0.3 * gap


# ------------------------------------------------------------ the ring
def pulse_step(seconds: float, calm: bool = False) -> int:
    """Which step 0..STEPS of the slow pulse to draw; under reduced motion it stands still at full light."""
    if calm:
        return STEPS
    part = seconds % PULSE / PULSE
    return round(STEPS * (1 - abs(2 * part - 1)))


def draw_ring(canvas: pygame.Surface, rect: pygame.Rect, color: Color, step: int = STEPS) -> None:
    """5 px brass ring outside a rectangle with a glow in the seat's colour; blits baked pictures only."""
    margin = GROW + 2 * SOFT
    glow = _glow((rect.w + 2 * margin, rect.h + 2 * margin), color, step)
    canvas.blit(glow, (rect.x - margin, rect.y - margin))


@pooled
def _glow(size: tuple[int, int], color: Color, step: int) -> pygame.Surface:
    out = nine(_soft_ring(color, step), CORNER, size)
    margin = GROW + 2 * SOFT - 3
    out.fill((0, 0, 0, 0), out.get_rect().inflate(-2 * margin, -2 * margin))  # the focused thing itself stays clear
    inner = size[0] - 4 * SOFT, size[1] - 4 * SOFT
    out.blit(_ring(inner), (2 * SOFT, 2 * SOFT))
    return packed(out)


@pooled
def _soft_ring(color: Color, step: int) -> pygame.Surface:
    side = 200
    block = svg((side, side), path(rrect(5, 5, side - 10, side - 10, 18), stroke="#ffffff", width=12))
    soft = silhouette(blurred(block, SOFT)[0], color)
    strong = layer(soft.get_size())
    for _ in range(4):  # one pass alone is too faint to see from the couch
        strong.blit(soft, (0, 0))
    return fade(strong, round(110 + 145 * step / STEPS))


@pooled
def _ring(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    shape = rrect(4, 4, w - 8, h - 8, 18)
    brass = lin("b", 0, 0, w, h, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_LIGHT))
    return svg(size, path(shape, stroke=INK, width=8) + path(shape, stroke="url(#b)", width=5), defs=brass)
