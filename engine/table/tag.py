"""The tag at the focused element: which button, and what it would do. It lies where it hides nothing that matters."""

import re
from collections.abc import Iterator, Mapping

import pygame

from engine.input.actions import Action
from engine.table.board import CAPTION
from engine.ui.kit import Kit
from engine.ui.layout import SAFE
from engine.ui.theme import BRASS, LABEL

AWAY = 18
"""Pixels between the focused element and its tag."""
STEP = 40
REACH = 6
"""How often `STEP` the tag may slide along the element, and away from it."""
MATTERS, READ, OTHER, FAR, SLID = 40.0, 20.0, 45000.0, 48.0, 6.0
"""What a hidden pixel of a legal element costs, one of the heading, the whole of any other element, and a pixel of
distance away and along."""
NOWHERE = pygame.Rect(0, 0, 0, 0)
GROUND = 25000
"""An element of more pixels is ground on which others lie: hiding a part of it hides little."""
PICTURES = re.compile(r"(?:\s*\{icon:\w+\}){2,}$")
"""What tells like answers apart in a list; at the thing itself it is seen."""


class Tag:
    """Draws the tag of one table. The place is sought once for each focus, and kept while the board stays as it is."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._key: tuple[object, ...] = ()
        self._place = pygame.Rect(0, 0, 0, 0)

    def draw(
        self,
        canvas: pygame.Surface,
        words: str,
        focused: str,
        places: Mapping[str, pygame.Rect],
        legal: frozenset[str],
        area: pygame.Rect,
        lifted: int,
        heading: pygame.Rect = NOWHERE,
    ) -> None:
        """`area` is where a tag may lie; `lifted` how many pixels the focused element is raised; `heading` is what
        stands beside it to be read: the head of the enlarged card."""
        theme = self.kit.theme
        block = self.kit.block(PICTURES.sub("", words), 640, theme.aside(LABEL), "bold")
        glyph = self.kit.glyph(Action.ACCEPT, theme.px(theme.aside(44)))
        size = block.width + glyph.get_width() + 52, max(block.height, glyph.get_height()) + 14
        key = (focused, size, places[focused].topleft, legal, len(places), tuple(area))
        if key != self._key:
            self._key, self._place = key, find_place(size, focused, places, legal, area, heading)
        plate = self._place.move(0, -lifted)
        self.kit.plate(canvas, plate, BRASS, 14)
        canvas.blit(glyph, glyph.get_rect(midleft=(plate.x + 18, plate.centery)))
        canvas.blit(block.surface, block.surface.get_rect(midright=(plate.right - 20, plate.centery)))


def find_place(
    size: tuple[int, int],
    focused: str,
    places: Mapping[str, pygame.Rect],
    legal: frozenset[str],
    area: pygame.Rect,
    heading: pygame.Rect = NOWHERE,
) -> pygame.Rect:
    """The cheapest place near the focused element: never over it, hardly ever over a legal one, seldom over others,
    and sooner over a part of a wide field than over all of a small thing that lies there."""
    home = places[focused]
    matter = [rect.inflate(12, 12) for key, rect in places.items() if key in legal and not _same(key, focused)]
    caption = places.get(CAPTION, NOWHERE)
    others = [rect for key, rect in places.items() if key not in legal and not rect.contains(home)]

    def cost(plate: pygame.Rect) -> float:
        hidden = sum(MATTERS * _common(plate, matter[k]) for k in plate.collidelistall(matter))
        hidden += sum(_common(plate, others[k]) * _worth(others[k]) for k in plate.collidelistall(others))
        hidden += READ * (_common(plate, heading) + _common(plate, caption))
        return hidden + FAR * max(0.0, _gap(plate, home) - AWAY) + SLID * abs(plate.centerx - home.centerx)

    return min(_candidates(size, home, area.clip(SAFE)), key=cost)


def _same(key: str, focused: str) -> bool:
    """The same thing, or a part of it."""
    return key == focused or key.startswith(focused + "/")


def _candidates(size: tuple[int, int], home: pygame.Rect, area: pygame.Rect) -> Iterator[pygame.Rect]:
    """Below and above, slid along and moved away; then right and left. Every one is in `area` and clear of `home`."""
    plate = pygame.Rect((0, 0), size)
    found = False
    for far in range(REACH):
        for slide in range(-REACH, REACH + 1):
            x, y = slide * STEP, far * STEP
            for name, at in (
                ("midtop", (home.centerx + x, home.bottom + AWAY + y)),
                ("midbottom", (home.centerx + x, home.top - AWAY - y)),
                ("midleft", (home.right + AWAY + y, home.centery + x)),
                ("midright", (home.left - AWAY - y, home.centery + x)),
            ):
                moved = plate.copy()
                setattr(moved, name, at)
                if area.contains(moved) and not moved.colliderect(home):
                    found = True
                    yield moved
    if not found:
        plate.midtop = home.centerx, home.bottom + AWAY
        yield plate.clamp(area)


def _common(a: pygame.Rect, b: pygame.Rect) -> int:
    both = a.clip(b)
    return both.w * both.h


def _worth(other: pygame.Rect) -> float:
    """What each hidden pixel of an element that cannot be chosen costs."""
    area = max(1, other.w * other.h)
    return OTHER / area * min(1.0, GROUND / area)


def _gap(a: pygame.Rect, b: pygame.Rect) -> float:
    """Pixels between two rectangles that do not touch."""
    across = max(a.left - b.right, b.left - a.right, 0)
    down = max(a.top - b.bottom, b.top - a.bottom, 0)
    return float(max(across, down))
