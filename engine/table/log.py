"""The log of the match: round by round, who did what, the newest at the foot."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.rules import Match
from engine.scene import Scene
from engine.scenes.last_stop import ring_back
from engine.table.board import Board
from engine.table.history import Line, lines_of
from engine.ui.kit import Kit
from engine.ui.rich import Block
from engine.ui.theme import PROMPT

if TYPE_CHECKING:
    from engine.app import App

PANEL = pygame.Rect(230, 54, 1460, 880)
"""As high as this unless large words make the bar of prompts at the foot higher."""
VIEW = pygame.Rect(290, 150, 1310, 0)
BELOW, SPACE = 34, 14
LEAVES = (Action.BACK, Action.VIEW, Action.ACCEPT)


class LogScene(Scene):
    """Over the table. Scrolls by direction, page buttons and wheel."""

    opaque = False

    def __init__(self, app: "App", kit: Kit, board: Board, match: Match[Any], viewer: int | None) -> None:
        super().__init__(app)
        self.host, self.kit, self.match = app, kit, match
        self.prompts = [(Action.UP, kit.say("log-scroll")), (Action.BACK, kit.say("ui-back"))]
        self.panel = kit.above_prompts(PANEL, self.prompts)
        self.view = pygame.Rect(VIEW.x, VIEW.y, VIEW.w, self.panel.bottom - BELOW - VIEW.y)
        self.lines = lines_of(match, board, viewer)
        self.rows = self._rows(self.lines)
        self.first = self.target = float(self.longest)

    def _rows(self, lines: Sequence[Line]) -> list[tuple[int, Line | int]]:
        """(top in pixels, a line or the number of a round that begins), and the height of all at last."""
        rows: list[tuple[int, Line | int]] = []
        y, number = 0, 0
        for line in lines:
            if line.round > number:
                number = line.round
                rows.append((y, number))
                y += self.kit.line_height(44, "show") + 2 * SPACE
            rows.append((y, line))
            y += self._block(line).height + SPACE
        self.height = y
        return rows

    def _block(self, line: Line) -> Block:
        return self.kit.block(line.words, self.view.w - 90, PROMPT)

    @property
    def longest(self) -> int:
        """How far down one can scroll."""
        return max(0, self.height - self.view.h)

    # ------------------------------------------------------------ input
    def handle(self, event: InputEvent) -> None:
        if isinstance(event, PointerEvent) and event.kind == "wheel":
            self._scroll(-event.delta[1] * 120)
        if isinstance(event, PointerEvent) and event.kind == "release":
            action = self.kit.prompt_bar.hit(event.pos)
            if action in LEAVES:
                self._leave()
        if not isinstance(event, ActionEvent) or not event.moves:
            return
        page = self.view.h - 80
        ways = {Action.UP: -120, Action.DOWN: 120, Action.PAGE_LEFT: -page, Action.PAGE_RIGHT: page}
        if event.action in ways:
            self._scroll(ways[event.action])
        elif event.pressed and event.action in LEAVES:
            self._leave()

    def _leave(self) -> None:
        self.host.audio.play("ui_back")
        self.host.scenes.pop()

    def _scroll(self, way: int) -> None:
        target = max(0.0, min(float(self.longest), self.target + way))
        if target != self.target:
            self.host.audio.play("ui_move")
        self.target = target

    def update(self, dt: float) -> None:
        way = self.target - self.first
        self.first = self.target if self.kit.theme.calm or abs(way) < 1 else self.first + way * min(1.0, dt * 16)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        kit, panel, view = self.kit, self.panel, self.view
        kit.veil(canvas, 0.35)
        kit.panel(canvas, panel)
        kit.heading(canvas, kit.say("log-title"), (panel.centerx, panel.y + 52), 48)
        if not self.lines:
            kit.text(canvas, kit.say("log-empty"), panel.center, PROMPT, anchor="center")
        canvas.set_clip(view)
        for top, row in self.rows:
            y = view.y + top - round(self.first)
            cut = y < view.top - 4 and self.first == self.target  # half a line at the top only while it moves
            if view.top - 300 < y < view.bottom and not cut:
                self._draw_row(canvas, row, y)
        canvas.set_clip(None)
        start = self.first / max(1, self.longest)
        kit.scroll(canvas, pygame.Rect(view.right + 24, view.y, 16, view.h), start, view.h / max(1, self.height))
        kit.prompts(canvas, self.prompts)
        if self.host.inputs.scanner.on:
            ring_back(canvas, kit)  # any press leaves

    def _draw_row(self, canvas: pygame.Surface, row: Line | int, y: int) -> None:
        if isinstance(row, int):
            middle = y + SPACE + self.kit.line_height(44, "show") // 2
            self.kit.heading(canvas, self.kit.say("log-round", n=row), (self.view.centerx, middle), 44, 220)
            return
        block = self._block(row)
        if 0 <= row.seat < len(self.match.seats):
            badge = self.kit.badge(self.match.seats[row.seat].look, 48)
            canvas.blit(badge, badge.get_rect(topleft=(self.view.x, y + (self.kit.line_height(PROMPT) - 48) // 2)))
        canvas.blit(block.surface, (self.view.x + 72, y))
