"""The recap on the screen: a panel over the table that goes by itself, or at the press of any button."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.rules import SeatSpec
from engine.scene import Scene
from engine.scenes.idle import watch
from engine.table.lost import claim_before
from engine.table.recap import Line
from engine.ui.kit import Kit
from engine.ui.layout import centred
from engine.ui.rich import Block
from engine.ui.theme import BRASS, BRASS_DARK, LABEL, PROMPT

if TYPE_CHECKING:
    from engine.app import App

FIRST, EACH, LONGEST = 3.0, 1.5, 15.0
"""Seconds that it stays: for the heading, for each line, and at most."""
WIDE, WIDEST = 1300, 1640
"""Pixels of the panel with words of the usual size, and with large ones."""
HEAD, FOOT, SPACE, INDENT, WING = 112, 40, 14, 96, 80
TALLEST = 820
WAYS = {Action.UP: -120, Action.DOWN: 120, Action.PAGE_LEFT: -480, Action.PAGE_RIGHT: 480}


class RecapScene(Scene):
    """Only the seat that it is for goes on or scrolls; once it has scrolled, it stays until a button is pressed."""

    opaque = False
    fades = False

    def __init__(
        self, app: "App", kit: Kit, seat: int, seats: Sequence[SeatSpec], lines: Sequence[Line], left_out: int
    ) -> None:
        super().__init__(app)
        self.host, self.kit, self.seat, self.seats = app, kit, seat, seats
        self.lines = list(lines)
        self.more = kit.say("recap-more", n=left_out) if left_out else ""
        patience = app.settings.comfort.patience
        self.stays = min(LONGEST, FIRST + EACH * len(lines)) * patience
        self.age = 0.0
        self.scrolled = False
        self.first = 0
        self._lay()

    def _lay(self) -> None:
        self.wide = min(WIDEST, round(WIDE * max(1.0, self.kit.theme.scale)))
        self.blocks = [self._block(line) for line in self.lines]
        self.height = sum(block.height + SPACE for block in self.blocks)
        foot = FOOT + (self.kit.line_height(LABEL) + SPACE if self.more else 0)
        self.panel = centred((self.wide, min(TALLEST, HEAD + self.height + foot))).move(0, -60)
        self.view = pygame.Rect(self.panel.x + 50, self.panel.y + HEAD, self.wide - 100, self.panel.h - HEAD - foot)

    def _block(self, line: Line) -> Block:
        return self.kit.block(line.words, self.wide - 100 - INDENT - 40, PROMPT)

    @property
    def longest(self) -> int:
        """How far down one can scroll."""
        return max(0, self.height - self.view.h)

    # ------------------------------------------------------------ running
    def enter(self) -> None:
        self.host.inputs.asking = self.seat
        self.host.audio.play("ui_page")

    def update(self, dt: float) -> None:
        watch(self.host)
        if claim_before(self.host, self.kit, self.seat, self.seats[self.seat]):
            return
        self.age += dt
        if self.age >= self.stays and not self.scrolled:
            self.host.scenes.pop()

    def handle(self, event: InputEvent) -> None:
        if getattr(event, "seat", None) not in (self.seat, None):
            return
        if isinstance(event, PointerEvent):
            if event.kind == "wheel":
                self._scroll(-event.delta[1] * 120)
            elif event.kind == "release":
                self._go_on()
        elif isinstance(event, ActionEvent) and event.moves:
            if event.action in WAYS:
                self._scroll(WAYS[event.action])
            elif event.pressed and event.action not in DIRECTIONS:
                self._go_on()

    def _go_on(self) -> None:
        self.host.audio.play("ui_accept")
        self.host.scenes.pop()

    def _scroll(self, way: int) -> None:
        first = max(0, min(self.longest, self.first + way))
        if first != self.first:
            self.scrolled = True
            self.host.audio.play("ui_move")
        self.first = first

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        kit, panel = self.kit, self.panel
        kit.veil(canvas, 0.4)
        kit.panel(canvas, panel)
        spec, middle = self.seats[self.seat], (panel.centerx, panel.y + 60)
        title = kit.say("recap-title", name=spec.name)
        where = kit.heading(canvas, title, middle, 46, WING, self.wide - 480)
        badge = kit.badge(spec.look, 60)
        canvas.blit(badge, badge.get_rect(midright=(where.left - WING - 36, middle[1])))
        canvas.set_clip(self.view)
        y = self.view.y - self.first
        for line, block in zip(self.lines, self.blocks, strict=True):
            whole = self.view.top - 4 <= y and y + block.height <= self.view.bottom + 4
            if whole or block.height > self.view.h:
                self._draw_line(canvas, line, block, y)
            y += block.height + SPACE
        canvas.set_clip(None)
        scroll = pygame.Rect(self.view.right - 16, self.view.y, 16, self.view.h)
        kit.scroll(canvas, scroll, self.first / max(1, self.longest), self.view.h / max(1, self.height))
        if self.more:
            at = panel.centerx, self.view.bottom + SPACE // 2
            kit.text(canvas, self.more, at, LABEL, color=kit.theme.muted, anchor="midtop")
        self._draw_time(canvas)
        scrolls = [(Action.DOWN, kit.say("log-scroll"))] if self.longest else []
        kit.prompts(canvas, [(Action.ACCEPT, kit.say("recap-go-on")), *scrolls])

    def _draw_line(self, canvas: pygame.Surface, line: Line, block: Block, y: int) -> None:
        """What was done to the person itself has a bar of brass before it."""
        kit, x = self.kit, self.view.x
        if line.mine:
            pygame.draw.rect(canvas, kit.theme.accent, (x, y + 2, 8, block.height - 4), border_radius=4)
        if 0 <= line.seat < len(self.seats):
            badge = kit.badge(self.seats[line.seat].look, 48)
            canvas.blit(badge, badge.get_rect(topleft=(x + 26, y + (kit.line_height(PROMPT) - 48) // 2)))
        canvas.blit(block.surface, (x + INDENT, y))

    def _draw_time(self, canvas: pygame.Surface) -> None:
        if self.scrolled:
            return
        line = pygame.Rect(self.panel.x + 44, self.panel.bottom - 26, self.panel.w - 88, 8)
        pygame.draw.rect(canvas, BRASS_DARK, line, border_radius=4)
        line.w = round(line.w * max(0.0, 1 - self.age / self.stays))
        pygame.draw.rect(canvas, BRASS, line, border_radius=4)
