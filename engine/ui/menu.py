"""Lists: of things to choose, or of settings to change. Wraps round, scrolls, works by pad, keys and mouse."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.settings import Value
from engine.ui.controls import Control
from engine.ui.faces import fading, row_face
from engine.ui.rich import Block
from engine.ui.theme import LABEL, MUTED, PROMPT, WALNUT, mix

if TYPE_CHECKING:
    from engine.ui.kit import Kit

ROW, GAP, PAD, BAR = 72, 12, 28, 16
AIRS = (20, GAP), (4, 6), (0, 2)
"""Pixels over and under the words of a row together, and between rows: usually, and where many rows must be seen."""
HIGH = 2 * ROW
"""Rows higher than this are never cut at the top of the list, where only the tail of their words would be left."""
FADE, GLIDE = 64, 30
"""Pixels in which rows fade out at an end of the list behind which there are more."""


@dataclass
class Item:
    """One row. `note` is a second, smaller line; `why` says why a disabled row cannot be chosen."""

    id: str
    label: str
    note: str = ""
    icon: str = ""
    enabled: bool = True
    why: str = ""
    control: Control | None = None
    seat: int | None = None


@dataclass(frozen=True)
class Picked:
    """What a menu answers: a row was chosen, its control changed, the focus moved, or a disabled row refused."""

    kind: Literal["chosen", "changed", "moved", "refused"]
    id: str
    value: Value | None = None


class Menu:
    """Rows inside `rect`. `seat` colours the focus ring. A click counts when pressed and let go on the same row."""

    def __init__(self, kit: "Kit", rect: pygame.Rect, items: Sequence[Item], seat: int | None = None) -> None:
        self.kit = kit
        self.rect = rect
        self.items = list(items)
        self.seat = seat
        self.air = AIRS[0]
        """How close the rows stand, so that large words need not be scrolled."""
        self.index = next((n for n, item in enumerate(items) if item.enabled), 0)
        self._first = 0.0  # pixels scrolled
        self._goal: float | None = None  # to which it scrolls
        self._pressed: int | None = None
        self._ring: tuple[float, float] | None = None  # top and height of the ring on its way, in the list's own pixels

    @property
    def current(self) -> Item | None:
        return self.items[self.index] if self.items else None

    def fit(self, room: int) -> int:
        """Let the rows stand as close as they must to be seen at once in a height of `room`; as usual where even that
        is not enough. How high they are then, at most `room`."""
        for self.air in AIRS:
            if self.content_height() <= room:
                return self.content_height()
        self.air = AIRS[0]
        return room

    def select(self, key: str) -> None:
        """Put the focus on a row by id, if it is there."""
        self.index = next((n for n, item in enumerate(self.items) if item.id == key), self.index)

    def set_items(self, items: Sequence[Item]) -> None:
        """New rows (another language, other values); the focus keeps its row when the id is still there."""
        key = self.current.id if self.current else ""
        self.items = list(items)
        self.index = min(self.index, max(0, len(items) - 1))
        self.select(key)

    # ------------------------------------------------------------ input
    def handle(self, event: InputEvent) -> Picked | None:
        """Take an input; None when it meant nothing here."""
        if not self.items:
            return None
        if isinstance(event, ActionEvent):
            return self._act(event)
        return self._point(event) if isinstance(event, PointerEvent) else None

    def _act(self, event: ActionEvent) -> Picked | None:
        if event.action in (Action.UP, Action.DOWN) and event.moves:
            return self._move(-1 if event.action is Action.UP else 1, wrap=event.pressed)
        item = self.items[self.index]
        if event.action in (Action.LEFT, Action.RIGHT) and event.moves and item.control and item.enabled:
            changed = item.control.step(-1 if event.action is Action.LEFT else 1)
            return Picked("changed", item.id, item.control.value) if changed else None
        if event.action is Action.ACCEPT and event.pressed:
            return self._choose(item)
        return None

    def _choose(self, item: Item) -> Picked:
        if not item.enabled:
            return Picked("refused", item.id)
        if item.control:
            item.control.accept()
            return Picked("changed", item.id, item.control.value)
        return Picked("chosen", item.id)

    def _move(self, step: int, wrap: bool) -> Picked | None:
        """One row on; a held direction stops at the end, a new press goes round."""
        at = self.index + step
        if not wrap and not 0 <= at < len(self.items):
            return None
        at %= len(self.items)
        if at == self.index:
            return None
        self.index = at
        return Picked("moved", self.items[at].id)

    def _point(self, event: PointerEvent) -> Picked | None:
        if event.kind == "wheel":
            self._goal = None
            self._first = self._clamped(self._first - event.delta[1] * (ROW + GAP))
            return None
        at = self.at(event.pos)
        if event.kind == "press":
            self._pressed = at
        if event.kind in ("move", "press"):
            if at is None or at == self.index:
                return None
            self.index = at
            return Picked("moved", self.items[at].id)
        pressed, self._pressed = self._pressed, None
        if event.kind != "release" or at is None or at != pressed:
            return None
        return self._click(self.items[at], event.pos)

    def _click(self, item: Item, pos: tuple[int, int]) -> Picked | None:
        if not item.control or not item.enabled:
            return self._choose(item)
        changed = item.control.click(pos, self._control_rect(self.rows()[self.index], item.control))
        return Picked("changed", item.id, item.control.value) if changed else None

    def at(self, pos: tuple[int, int]) -> int | None:
        """The row under a point."""
        if not self.rect.collidepoint(pos):
            return None
        return next((n for n, row in enumerate(self.rows()) if row.collidepoint(pos)), None)

    # ------------------------------------------------------------ places
    @property
    def _gap(self) -> int:
        return self.air[1]

    def _height(self, item: Item) -> int:
        tall = self._label(item, True).height + self.air[0]  # bold is the wider face: no row jumps under the focus
        return max(ROW, tall + self._note_block(item).height if item.note else tall)

    def _label(self, item: Item, focused: bool) -> Block:
        """The label in as many lines as it needs beside its control."""
        color = self.kit.theme.text if item.enabled else mix(self.kit.theme.muted, WALNUT, 0.35)
        return self.kit.block(item.label, self._room(item), PROMPT, "bold" if focused else "read", color)

    def _note_block(self, item: Item) -> Block:
        """The note in the same room as its label: it ends where a control begins."""
        return self.kit.block(item.note, self._room(item), LABEL, color=self.kit.theme.muted)

    def _room(self, item: Item) -> int:
        """Pixels for words, whether or not there is a scroll bar."""
        row = pygame.Rect(self.rect.x, 0, self.rect.w - BAR - 12, ROW)
        end = self._control_rect(row, item.control).left - 12 if item.control else row.right - PAD
        return end - row.x - PAD - self._mark_width(item)

    def _mark_width(self, item: Item) -> int:
        return self.kit.theme.px(44) + 10 if item.icon or item.seat is not None else 0

    def content_height(self) -> int:
        """Pixels of all rows."""
        return sum(self._height(item) + self._gap for item in self.items) - self._gap if self.items else 0

    def rows(self) -> list[pygame.Rect]:
        """Where the rows are now, those scrolled out of view included."""
        heights = [self._height(item) for item in self.items]
        bar = BAR + 12 if sum(heights) + self._gap * (len(heights) - 1) > self.rect.h else 0
        out, y = [], self.rect.y - round(self._first)
        for height in heights:
            out.append(pygame.Rect(self.rect.x, y, self.rect.w - bar, height))
            y += height + self._gap
        return out

    @staticmethod
    def _control_rect(row: pygame.Rect, control: Control) -> pygame.Rect:
        wide = min(control.wide, row.w // 2)
        return pygame.Rect(row.right - wide - 20, row.y + 4, wide, row.h - 8)

    def _clamped(self, first: float) -> float:
        return max(0.0, min(first, self._whole(self.content_height() - self.rect.h)))

    def update(self, dt: float) -> None:
        """Scrolls so that the focus is in view, and lets the ring follow it; call it once a step."""
        if not self.items:
            return
        row = self.rows()[self.index]
        self._follow(row, dt)
        if self._pressed is not None:
            return
        over, under = self.rect.top - row.top, row.bottom - self.rect.bottom
        if over > 0 or under > 0:
            self._goal = self._whole(round(self._first) + (-over if over > 0 or row.h > self.rect.h else under))
        if self._goal is not None:
            way = self._goal - self._first
            near = self.kit.theme.calm or abs(way) < 2
            self._first = self._goal if near else self._first + way * min(1.0, dt * 18)
            self._goal = None if near else self._goal

    def _whole(self, first: int) -> int:
        """`first`, or so many pixels more that no high row is cut at the top; one higher than the list begins there."""
        first = max(0, min(first, self.content_height() - self.rect.h))
        tops = [row.y - self.rect.y + round(self._first) for row in self.rows()]
        for top, item in zip(tops, self.items, strict=True):
            tall = self._height(item)
            if top < first < top + tall and tall > HIGH:
                return top if tall > self.rect.h else top + tall + self._gap
        return first

    def _follow(self, row: pygame.Rect, dt: float) -> None:
        """The ring glides from row to row; it jumps when that is wanted, or on coming in."""
        to = row.y - self.rect.y + self._first, float(row.h)
        if self._ring is None or self.kit.theme.calm:
            self._ring = to
            return
        part = min(1.0, dt * GLIDE)
        (y, h), (to_y, to_h) = self._ring, to
        self._ring = to if abs(to_y - y) < 1 else (y + (to_y - y) * part, h + (to_h - h) * part)

    def _ring_rect(self, row: pygame.Rect) -> pygame.Rect:
        if self._ring is None:
            return row
        y, h = self._ring
        return pygame.Rect(row.x, round(self.rect.y + y - self._first), row.w, round(h))

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface) -> None:
        """Rows in view, the focus last so that its ring lies on top."""
        clip, rows, tall = canvas.get_clip(), self.rows(), self.content_height()
        edges = self._keep_edges(canvas, rows, tall)
        canvas.set_clip(self.rect.inflate(44, 44 if tall <= self.rect.h else 24))
        for n, row in enumerate(rows):
            if n != self.index and row.colliderect(self.rect):
                self._draw_row(canvas, self.items[n], row, False)
        for band, where in edges:
            canvas.blit(band, where)
        if self.items:
            self._draw_row(canvas, self.items[self.index], rows[self.index], True)
        canvas.set_clip(clip)
        bar = pygame.Rect(self.rect.right - BAR, self.rect.y, BAR, self.rect.h)
        self.kit.scroll(canvas, bar, min(1.0, self._first / max(1, tall - self.rect.h)), self.rect.h / max(1, tall))

    def _keep_edges(
        self, canvas: pygame.Surface, rows: list[pygame.Rect], tall: int
    ) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """What lies under the ends of a list that goes on there: laid over its rows it makes them fade out."""
        clipped = self.rect.inflate(44, 24)
        bands = []
        begins = any(row.top == self.rect.top and row.h > HIGH for row in rows)  # its first line is to be read
        for more, down in ((self._first > 0 and not begins, False), (self._first < tall - self.rect.h, True)):
            if more:
                band = pygame.Rect(clipped.x, clipped.bottom - FADE if down else clipped.y, clipped.w, FADE)
                band = band.clip(canvas.get_rect())
                below = canvas.subsurface(band).convert_alpha()
                below.blit(fading(below.get_size(), down), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
                bands.append((below, band))
        return bands

    def _draw_row(self, canvas: pygame.Surface, item: Item, row: pygame.Rect, focused: bool) -> None:
        kit = self.kit
        canvas.blit(row_face(row.size, focused), row)
        self._draw_mark(canvas, item, row)
        label = self._label(item, focused)
        note = self._note_block(item) if item.note else None
        left = row.x + PAD + self._mark_width(item)
        top = row.centery - (label.height + (note.height if note else 0)) // 2
        canvas.blit(label.surface, (left, top))
        if note:
            canvas.blit(note.surface, (left, top + label.height - 4))
        if item.control:
            item.control.draw(canvas, self._control_rect(row, item.control), kit, focused)
        if focused:
            kit.ring(canvas, self._ring_rect(row), self.seat)

    def _draw_mark(self, canvas: pygame.Surface, item: Item, row: pygame.Rect) -> None:
        """The seat's badge or the icon, left of the words."""
        size = self.kit.theme.px(44)
        if item.seat is not None:
            picture = self.kit.badge(item.seat, size)
        elif item.icon:
            picture = self.kit.icon(item.icon, size, self.kit.theme.text if item.enabled else MUTED)
        else:
            return
        canvas.blit(picture, picture.get_rect(midleft=(row.x + PAD - 6, row.centery)))
