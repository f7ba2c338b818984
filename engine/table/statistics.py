"""The dice of this match on one page: expected against actual, with the band of fair dice, for each seat."""

from typing import TYPE_CHECKING, Any

import pygame

from engine.dice.dietypes import die_type
from engine.dice.draw import resting_picture
from engine.dice.orientation import resting
from engine.input.actions import Action
from engine.input.events import ActionEvent, InputEvent, PointerEvent
from engine.rules import Match
from engine.scene import Scene
from engine.scenes.last_stop import ring_back
from engine.table.roll_picture import word_of
from engine.table.tally import ENOUGH, DieTally, Outcome, tally
from engine.ui.kit import Kit
from engine.ui.paint import path, rrect, svg
from engine.ui.tabs import Tabs
from engine.ui.theme import BAD, BONE, BRASS, BRASS_LIGHT, INK, LABEL, NUMERAL, PROMPT, WALNUT, WALNUT_DEEP, mix

if TYPE_CHECKING:
    from engine.app import App

PANEL = pygame.Rect(110, 54, 1700, 880)
"""As high as this unless large words make the bar of prompts at the foot higher."""
TABS = pygame.Rect(150, 138, 1620, 76)
ROWS = pygame.Rect(150, 232, 1620, 0)
VERDICT = 112
"""Height of the words under the bars."""
NAME_WIDE = 340
LEAVES = (Action.BACK, Action.ACCEPT)


class StatisticsScene(Scene):
    """Over the table. The pages are everybody and each seat; page buttons or left and right turn them."""

    opaque = False

    def __init__(self, app: "App", kit: Kit, match: Match[Any]) -> None:
        super().__init__(app)
        self.host, self.kit, self.match = app, kit, match
        dice = {die: range(sides) for die, sides in match.rules.sides.items()}
        self.words = {die: tuple(_short(kit, die, face) for face in faces) for die, faces in dice.items()}
        labels = [("all", kit.say("statistics-all")), *((str(n), seat.name) for n, seat in enumerate(match.seats))]
        self.tabs = Tabs(kit, TABS, labels)
        self.tallies: list[DieTally] = []
        self._count()

    def _count(self) -> None:
        seat = None if self.tabs.current == "all" else int(self.tabs.current)
        self.tallies = tally(self.match.log, self.words, seat)

    def handle(self, event: InputEvent) -> None:
        if self.tabs.handle(self._turned(event)):
            self.host.audio.play("ui_page")
            self._count()
        elif isinstance(event, ActionEvent) and event.pressed and event.action in LEAVES:
            self.host.audio.play("ui_back")
            self.host.scenes.pop()
        elif (
            isinstance(event, PointerEvent)
            and event.kind == "release"
            and self.kit.prompt_bar.hit(event.pos) is Action.BACK
        ):
            self.host.scenes.pop()

    def walk(self) -> Action:
        return Action.PAGE_RIGHT

    @staticmethod
    def _turned(event: InputEvent) -> InputEvent:
        """Left and right turn pages too."""
        pages = {Action.LEFT: Action.PAGE_LEFT, Action.RIGHT: Action.PAGE_RIGHT}
        if isinstance(event, ActionEvent) and event.action in pages:
            return ActionEvent(pages[event.action], event.phase, event.device, event.seat, event.strength)
        return event

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        kit = self.kit
        kit.veil(canvas, 0.3)
        prompts = [(Action.PAGE_RIGHT, kit.say("ui-page")), (Action.BACK, kit.say("ui-back"))]
        panel = kit.above_prompts(PANEL, prompts)
        kit.panel(canvas, panel)
        kit.heading(canvas, kit.say("statistics-title"), (panel.centerx, panel.y + 48), 46)
        self.tabs.draw(canvas)
        rows = pygame.Rect(ROWS.x, ROWS.y, ROWS.w, panel.bottom - VERDICT - ROWS.y)
        if self.tallies:
            self._draw_dice(canvas, rows)
            self._draw_verdict(canvas, pygame.Rect(rows.x, rows.bottom, rows.w, VERDICT))
        else:
            self._draw_none(canvas, rows)
        kit.prompts(canvas, prompts)
        if self.host.inputs.scanner.on:
            ring_back(canvas, kit)  # any press leaves

    def _draw_none(self, canvas: pygame.Surface, rows: pygame.Rect) -> None:
        kit = self.kit
        icon = kit.icon("dice", 200, mix(kit.theme.muted, WALNUT, 0.45))
        canvas.blit(icon, icon.get_rect(midbottom=(rows.centerx, rows.centery)))
        at = rows.centerx, rows.centery + 28
        kit.text(canvas, kit.say("statistics-none"), at, PROMPT, anchor="midtop")

    def _draw_dice(self, canvas: pygame.Surface, rows: pygame.Rect) -> None:
        tall = min(240, rows.h // len(self.tallies))
        for n, each in enumerate(self.tallies):
            self._draw_die(canvas, each, pygame.Rect(rows.x, rows.y + n * tall, rows.w, tall - 10))

    def _draw_verdict(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Plain words under the bars."""
        strays = sum(each.strays for each in self.tallies)
        few = all(each.throws < ENOUGH for each in self.tallies)
        key = "statistics-few" if few else "statistics-outside" if strays else "statistics-inside"
        words = f"{self.kit.say('statistics-band')} {self.kit.say(key, n=strays)}"
        size = NUMERAL
        least = self.kit.theme.least
        while size > least and self.kit.block(words, rect.w, size).height > rect.h - 16:
            size -= 2
        block = self.kit.block(words, rect.w, size, center=True)
        canvas.blit(block.surface, (rect.x, rect.centery - block.height // 2))

    def _draw_die(self, canvas: pygame.Surface, each: DieTally, row: pygame.Rect) -> None:
        kind = die_type(each.die)
        half = min(42, row.h // 4)
        picture = resting_picture(kind, resting(0, 0.3, kind.sides), half)
        canvas.blit(picture, picture.get_rect(center=(row.x + 72, row.centery)))
        words = self.kit.say("statistics-throws", n=each.throws)
        size = self.kit.fitted(words, NAME_WIDE - 154, NUMERAL, "bold")
        self.kit.text(canvas, words, (row.x + 142, row.centery), size, "bold", anchor="midleft")
        wide = (row.w - NAME_WIDE) // len(each.outcomes)
        scale = max(max(outcome.high, outcome.seen) for outcome in each.outcomes) * 1.08
        for n, outcome in enumerate(each.outcomes):
            cell = pygame.Rect(row.x + NAME_WIDE + n * wide, row.y, wide - 24, row.h)
            self._draw_outcome(canvas, outcome, cell, scale, each.throws >= ENOUGH)

    def _draw_outcome(
        self, canvas: pygame.Surface, each: Outcome, cell: pygame.Rect, scale: float, judged: bool
    ) -> None:
        """Word and count, then the bar with the band of fair dice and the mark of what is expected."""
        kit = self.kit
        bar = pygame.Rect(cell.x, cell.centery + 4, cell.w, min(52, cell.h // 3))
        top = (cell.y + bar.y) // 2 - 4
        count = f"{each.seen}"
        large, small = kit.theme.aside(PROMPT), kit.theme.aside(LABEL)
        kit.text(canvas, count, (cell.right, top), large, "bold", anchor="midright")
        word = each.word
        room = cell.w - kit.width(count, large, "bold") - 12
        put = kit.text(canvas, word, (cell.x, top), kit.fitted(word, room, small), anchor="midleft")
        expected = kit.say("statistics-expected", n=round(each.expected, 1))
        if put.w + kit.width(expected, small) + 48 < room:
            middle = (put.right + cell.right - (cell.w - room)) // 2
            kit.text(canvas, expected, (middle, top), small, color=kit.theme.muted, anchor="center")
        canvas.blit(_groove(bar.size), bar)
        color = BAD if judged and each.strays else mix(BONE, INK, 0.2)
        filled = round((bar.w - 8) * each.seen / scale)
        if filled:
            pygame.draw.rect(canvas, color, (bar.x + 4, bar.y + 5, filled, bar.h - 10), border_radius=4)
        places = (each.low, each.expected, each.high)
        low, middle, high = (bar.x + 4 + round((bar.w - 8) * value / scale) for value in places)
        pygame.draw.rect(canvas, INK, (low - 2, bar.y - 5, high - low + 4, bar.h + 10), 7, border_radius=4)
        pygame.draw.rect(canvas, BRASS, (low - 1, bar.y - 4, high - low + 2, bar.h + 8), 3, border_radius=4)
        pygame.draw.line(canvas, BRASS_LIGHT, (middle, bar.y - 8), (middle, bar.bottom + 7), 4)


def _short(kit: Kit, die: str, face: int) -> str:
    """A face beside the picture of its die: its number, or its word where it has none."""
    value = die_type(die).faces[face].value
    return str(value) if value else word_of(kit, die, face)


def _groove(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    return svg(size, path(rrect(1, 1, w - 2, h - 2, 8), WALNUT_DEEP, mix(BONE, INK, 0.6), 1.5))
