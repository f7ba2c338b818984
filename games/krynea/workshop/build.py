"""The workbench: cards in rows, the focused one enlarged, the deck's verdict at the foot. Works by d-pad alone."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pygame

from engine.input.actions import DIRECTIONS, Action
from engine.input.events import ActionEvent, PointerEvent
from engine.scenes.frame import FrameScene, Prompts
from engine.table.board import Details
from engine.table.details import DetailsPanel
from engine.ui.dialog import Dialog
from engine.ui.tabs import Tabs
from engine.ui.text import fit
from engine.ui.theme import LABEL
from games.krynea.rules.decks import SIZES
from games.krynea.workshop import deck as decks
from games.krynea.workshop.bench import Bench
from games.krynea.workshop.choosing import Choosing, choose
from games.krynea.workshop.deck import KINDS, Deck, part
from games.krynea.workshop.files import NAME_LIMIT, tidy
from games.krynea.workshop.grid import Grid
from games.krynea.workshop.panels import CheckScene, ChoosingScene, DeckScene
from games.krynea.workshop.summary import Strip
from games.krynea.workshop.walk import BenchWalk

LEFT = pygame.Rect(96, 54, 1214, 0)
CARD_PANEL = pygame.Rect(1336, 132, 488, 0)
HEAD, GAP = 62, 12
TOOLS = ("show", "deck")
Zone = Literal["top", "grid", "foot"]


class BuildScene(FrameScene):
    """Builds `deck`, kept at `path` (None: nowhere yet). Changes stay here until they are saved."""

    def __init__(self, bench: Bench, deck: Deck, path: Path | None) -> None:
        super().__init__(bench.app)
        self.bench = bench
        self.deck = deck.copy()
        self.path = path
        self.saved = deck.copy() if path else Deck()
        self.asked = Choosing()
        self.zone: Zone = "grid"
        self.top = 0
        self.tabs = Tabs(bench.kit, LEFT.copy(), [])
        self.grid = Grid(bench, LEFT.copy())
        self.strip = Strip(bench)
        self.panel = DetailsPanel(bench.kit)
        self.steps = BenchWalk(self)
        self.tabs.index = KINDS.index("troop")
        self.deck_changed()

    def say(self, key: str, /, **args: object) -> str:
        return self.bench.title_kit.language(key, **args)

    @property
    def kind(self) -> str:
        return KINDS[self.tabs.index]

    @property
    def changed_since_saved(self) -> bool:
        now, then = self.deck, self.saved
        same = (now.name, now.mode, now.faction) == (then.name, then.mode, then.faction)
        return bool(now.cards or self.path) and not (same and sorted(now.cards) == sorted(then.cards))

    # ------------------------------------------------------------ what is shown
    def deck_changed(self) -> None:
        """Lay everything out again: the deck, the question or the looks are others."""
        self.tabs.labels = [
            (kind, f"{self.say(f'workshop-{kind}s')} {len(part(self.deck, kind))}/{SIZES[kind]}") for kind in KINDS
        ]
        self._lay_out()
        self._choose()

    def _lay_out(self) -> None:
        kit, foot = self.bench.kit, self.foot() - 14
        row = max(58, kit.theme.px(54))
        self.tabs.rect = pygame.Rect(LEFT.x, LEFT.y + HEAD + 10, LEFT.w, row)
        tall = self.strip.height(self.deck, LEFT.w)
        self.strip.rect = pygame.Rect(LEFT.x, foot - tall, LEFT.w, tall)
        top = self.tabs.rect.bottom + GAP + 8
        self.grid.rect = pygame.Rect(LEFT.x, top, LEFT.w, self.strip.rect.top - GAP - 8 - top)
        self.card_rect = pygame.Rect(CARD_PANEL.x, CARD_PANEL.y, CARD_PANEL.w, foot - CARD_PANEL.y)
        self.grid.follow(0, snap=True)

    def _choose(self) -> None:
        self.grid.show(choose(self.deck, self.kind, self.asked, self.bench.name, self.bench.text))
        self.grid.follow(0, snap=True)
        if not self.grid.designs and self.zone == "grid":
            self.zone, self.top = "top", len(KINDS)

    def tool_rects(self) -> list[pygame.Rect]:
        """The two buttons over the enlarged card."""
        wide = (CARD_PANEL.w - 16) // 2
        return [pygame.Rect(CARD_PANEL.x + n * (wide + 16), LEFT.y, wide, HEAD - 4) for n in range(len(TOOLS))]

    def top_rects(self) -> list[pygame.Rect]:
        return [*self.tabs.rects(), *self.tool_rects()]

    # ------------------------------------------------------------ the deck
    def add(self) -> None:
        """Put the focused card in; when no copy is left, take all of them out, so that one button does both."""
        design = self.grid.current
        if design is None:
            return
        reason, clause = decks.why_not_add(self.deck, design)
        if not reason:
            decks.add(self.deck, design)
            self.sound("card_place")
        elif reason == "all" or decks.held(self.deck, design):
            decks.take_all_out(self.deck, design)
            self.sound("ui_back")
        else:
            self.sound("ui_refuse")
            self.app.toast(f"{self.say(f'workshop-no-{reason}')} ({clause})", "info")
        self.deck_changed()

    def take_out(self) -> None:
        design = self.grid.current
        gone = design is not None and decks.take_out(self.deck, design)
        self.sound("ui_back" if gone else "ui_refuse")
        self.deck_changed()

    def ask_name(self, then: Callable[[], None]) -> None:
        from engine.scenes.text_entry import TextEntryScene

        def take(words: str) -> None:
            if name := tidy(words):
                self.deck.name = name
                self.deck_changed()
                then()

        ask = self.say("workshop-name-ask")
        self.app.scenes.push(TextEntryScene(self.app, self.deck.name, take, ask, NAME_LIMIT))

    def save(self, then: Callable[[], None]) -> None:
        """Keep the deck; a name is asked for when it has none. `then` is called when it is safe."""
        if not self.deck.name:
            self.ask_name(lambda: self.save(then))
            return
        path = self.path or self.bench.shelf.new_path(self.deck.name)
        fault = self.bench.shelf.keep(self.deck, path)
        if fault:
            self.sound("ui_refuse")
            self.app.toast(self.say("workshop-not-saved", what=fault), "warning")
            return
        self.path, self.saved = path, self.deck.copy()
        self.app.toast(self.say("workshop-kept", what=path.name), "save")
        then()

    def back(self) -> None:
        if not self.changed_since_saved:
            self.app.scenes.pop()
            return
        answers = [(key, self.say(f"workshop-leave-{key}")) for key in ("save", "stay", "away")]
        name = self.bench.deck_name(self.deck)
        self.ask(
            Dialog(self.app.kit, name, self.say("workshop-leave"), answers, "stay"),
            self._leave,
        )

    def _leave(self, answer: str) -> None:
        if answer == "save":
            self.save(self.app.scenes.pop)
        elif answer == "away":
            self.app.scenes.pop()

    # ------------------------------------------------------------ input
    def walk(self) -> Action:
        return self.steps.action

    @property
    def at_end(self) -> bool:
        return self.zone == "foot"

    def act(self, event: ActionEvent) -> None:
        if event.moves and self.steps.hear(event.action):
            return
        if event.action in DIRECTIONS and event.moves:
            self._move(*DIRECTIONS[event.action])
        elif event.action in (Action.PAGE_LEFT, Action.PAGE_RIGHT):
            if self.tabs.handle(event):
                self._tab_opened()
        elif event.pressed:
            self._press_button(event.action)

    def _press_button(self, action: Action) -> None:
        if action is Action.ACCEPT:
            self._accept()
        elif action is Action.ALT and self.zone == "grid":
            self.take_out()
        elif action is Action.DETAILS:
            self._open("show")
        elif action is Action.MENU:
            self._open("deck")

    def _accept(self) -> None:
        if self.zone == "grid":
            self.add()
        elif self.zone == "foot":
            self._open("check")
        elif self.top >= len(KINDS):
            self._open(TOOLS[self.top - len(KINDS)])
        else:
            self.zone = "grid" if self.grid.designs else "top"
            self.sound("ui_move")

    def _open(self, what: str) -> None:
        self.sound("ui_accept")
        if what == "show":
            self.app.scenes.push(ChoosingScene(self.bench, self.asked, self.kind, self._choose))
        elif what == "deck":
            self.app.scenes.push(DeckScene(self))
        else:
            self.app.scenes.push(CheckScene(self.bench, self.deck))

    def _move(self, dx: int, dy: int) -> None:
        before = self.zone, self.top, self.grid.index, self.tabs.index
        if self.zone == "grid" and not self.grid.move(dx, dy):
            self._leave_grid(dx, dy)
        elif self.zone == "foot" and dy < 0:
            self.zone = "grid" if self.grid.designs else "top"
        elif self.zone == "foot" and dx > 0:
            self.zone, self.top = "top", len(KINDS)
        elif self.zone == "top" and before[0] == "top":
            self._move_on_top(dx, dy)
        if before != (self.zone, self.top, self.grid.index, self.tabs.index):
            self.sound("ui_move")

    def _leave_grid(self, dx: int, dy: int) -> None:
        """Beyond the rows: the tabs above, the buttons on the right, the verdict below."""
        if dy < 0:
            self.zone, self.top = "top", self.tabs.index
        elif dy > 0:
            self.zone = "foot"
        elif dx > 0:
            self.zone, self.top = "top", len(KINDS)

    def _move_on_top(self, dx: int, dy: int) -> None:
        if dy > 0:
            self.zone = "grid" if self.grid.designs else "foot"
        self.top = max(0, min(self.top + dx, len(KINDS) + len(TOOLS) - 1))
        if dx and self.top < len(KINDS) and self.tabs.index != self.top:
            self.tabs.index = self.top
            self._tab_opened()

    def turn(self, step: int) -> None:
        """Open the tab that many on, round the end."""
        self.tabs.index = (self.tabs.index + step) % len(KINDS)
        self._tab_opened()

    def _tab_opened(self) -> None:
        self.sound("ui_page")
        self.steps.leave_row()
        self.grid.index = 0
        self.top = self.tabs.index if self.zone == "top" else self.top
        self._choose()

    def point(self, event: PointerEvent) -> None:
        if event.kind == "wheel":
            self.grid.roll(-90 * event.delta[1])
            self._point_at(event.pos)
        elif event.kind in ("move", "press"):
            self._point_at(event.pos)
        elif event.kind == "release":
            self._click(event)

    def _point_at(self, pos: tuple[int, int]) -> None:
        top = next((n for n, rect in enumerate(self.top_rects()) if rect.collidepoint(pos)), None)
        at = self.grid.at(pos)
        if top is not None:
            self.zone, self.top = "top", top
        elif self.strip.rect.collidepoint(pos):
            self.zone = "foot"
        elif at is not None and not (self.zone == "grid" and self._on_minus(pos)):
            self.zone, self.grid.index = "grid", at
            self.steps.enter_row()

    def _on_minus(self, pos: tuple[int, int]) -> bool:
        design = self.grid.current
        return bool(design and decks.held(self.deck, design) and self.grid.minus().collidepoint(pos))

    def _click(self, event: PointerEvent) -> None:
        if self.zone == "grid" and self._on_minus(event.pos):
            self.take_out()
        elif self.grid.at(event.pos) is not None:
            self.add()
        elif self.strip.rect.collidepoint(event.pos):
            self._open("check")
        elif self.tabs.handle(event):
            self._tab_opened()
        else:
            found = zip(TOOLS, self.tool_rects(), strict=True)
            tool = next((name for name, rect in found if rect.collidepoint(event.pos)), "")
            if tool:
                self._open(tool)

    def prompts(self) -> Prompts:
        back = (Action.BACK, self.say("ui-back"))
        if self.zone != "grid" or self.steps.rowwise or self.grid.current is None:
            return (Action.ACCEPT, self.say("ui-choose")), back
        inside = decks.held(self.deck, self.grid.current)
        reason = decks.why_not_add(self.deck, self.grid.current)[0]
        accept = "workshop-add" if not (inside and reason) else "workshop-all-out" if inside[1:] else "workshop-out"
        out = ((Action.ALT, self.say("workshop-out")),) if inside and accept != "workshop-out" else ()
        return (Action.ACCEPT, self.say(accept)), *out, back

    # ------------------------------------------------------------ running
    def uncover(self) -> None:
        self.deck_changed()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.bench.sync():
            self.deck_changed()
        self.grid.follow(dt)
        self.panel.update(dt)

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        self._draw_head(canvas)
        self.tabs.draw(canvas)
        zone = self.zone if self._rings else ""
        whole = self.steps.rowwise
        self.grid.draw(canvas, self.deck, zone == "grid" and not whole, zone == "grid" and whole)
        if not self.grid.designs:
            middle = self.grid.rect.center
            self.bench.kit.text(canvas, self.say("workshop-none"), middle, LABEL, anchor="center")
        self.strip.draw(canvas, self.deck, zone == "foot")
        self.panel.draw(canvas, self.card_rect, self._details())
        if zone == "top":
            self.bench.kit.ring(canvas, self.top_rects()[self.top])

    @property
    def _rings(self) -> bool:
        """With one button there is one ring: none here while it is round BACK, or on what lies over the bench."""
        elsewhere = self.last_stop.here or self.dialog is not None or self.app.scenes.top is not self
        return not (self.steps.on and elsewhere)

    def _details(self) -> Details | None:
        """The enlarged card of the focus; of one that the deck may not have with the reason."""
        design = self.grid.current
        details = self.bench.details(design, self.deck.faction) if design else None
        if design is None or details is None or decks.may_bring(self.deck, design):
            return details
        why = f"{{icon:icons/lock}} {self.say('workshop-no-mark')}"
        return replace(details, facts=(why, *details.facts), clause="KRY-3.3")

    def _draw_head(self, canvas: pygame.Surface) -> None:
        """The deck's name and home, and the two buttons."""
        kit, name = self.bench.kit, self.bench.deck_name(self.deck)
        block = kit.block(self.bench.home(self.deck), 800, LABEL, color=kit.theme.muted)
        room = LEFT.w - block.width - 40
        size = fit(name, "show", room, 60, 30)
        kit.title(canvas, name, (LEFT.x, LEFT.y + (HEAD - size) // 2 - 12), size)
        canvas.blit(block.surface, block.surface.get_rect(midright=(LEFT.right, LEFT.y + HEAD // 2)))
        actions = (Action.DETAILS, Action.MENU)
        for tool, rect, action in zip(TOOLS, self.tool_rects(), actions, strict=True):
            mark = " •" if tool == "show" and self.asked.narrows else ""
            kit.button(canvas, rect, self.say(f"workshop-tool-{tool}") + mark, False, action=action)
