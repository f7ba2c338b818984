"""All dice that ever fell at this kiosk, and whether fair ones would fall so."""

import sqlite3
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent
from engine.kiosk.books import read
from engine.kiosk.chi_squared import Verdict, judge
from engine.scenes.decor import draw_empty, title_name, title_words
from engine.scenes.frame import FrameScene, Prompts
from engine.ui.faces import row_face
from engine.ui.prompts import FOOT
from engine.ui.rich import Block
from engine.ui.theme import BAD, BRASS, BRASS_DARK, GOOD, LABEL, NUMERAL, WALNUT_DEEP

if TYPE_CHECKING:
    from engine.app import App

TOP, TALL, GAP, NAME, WORDS = 176, 112, 12, 430, 620


class DiceScene(FrameScene):
    """A row for each kind of die; the directions walk through them where there are many."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.fault = ""
        self.verdicts = self._judge()
        self.first = 0

    def _judge(self) -> list[Verdict]:
        sides = {die: n for title in self.app.titles.values() for die, n in title.rules().sides.items()}
        if not self.app.session:
            return []
        self.app.session.books.flush()
        try:
            return judge(read(self.app.session.books.path).dice, sides)
        except (sqlite3.Error, OSError) as error:
            self.fault = str(error)
            return []

    @property
    def room(self) -> int:
        """Rows in view; the bar at the foot is one line whatever it says."""
        foot = FOOT.bottom - self.app.kit.prompt_bar.height(((Action.BACK, self.say("ui-back")),))
        return max(1, (foot - TOP - 10) // (self.tall + GAP))

    @property
    def tall(self) -> int:
        """Height of a row: large words need more."""
        usual = round(TALL * max(1.0, self.app.kit.theme.scale))
        return max([usual, *(self._told(each).height + 20 for each in self.verdicts)])

    def act(self, event: ActionEvent) -> None:
        steps = {Action.DOWN: 1, Action.UP: -1}
        if event.moves and event.action in steps:
            last = max(0, len(self.verdicts) - self.room)
            self.first = max(0, min(last, self.first + steps[event.action]))
            self.sound("ui_move")

    def prompts(self) -> Prompts:
        more = ((Action.DOWN, self.say("ui-more")),) if len(self.verdicts) > self.room else ()
        return *more, (Action.BACK, self.say("ui-back"))

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        self.app.kit.title(canvas, self.say("service-dice"), (96, 48))
        if not self.verdicts:
            draw_empty(self.app, canvas, "dice", self.say("service-dice-none"), self.fault)
        for n, each in enumerate(self.verdicts[self.first : self.first + self.room]):
            self._draw_die(canvas, each, pygame.Rect(112, TOP + rise + n * (self.tall + GAP), 1696, self.tall))
        if self.verdicts:
            bar = pygame.Rect(1816, TOP + rise, 12, self.room * (self.tall + GAP) - GAP)
            hidden, count = max(1, len(self.verdicts) - self.room), len(self.verdicts)
            self.app.kit.scroll(canvas, bar, self.first / hidden, self.room / count)

    def _draw_die(self, canvas: pygame.Surface, each: Verdict, row: pygame.Rect) -> None:
        kit = self.app.kit
        canvas.blit(row_face(row.size, False), row)
        name = self._name(each.die)
        kit.text(
            canvas,
            name,
            (row.x + 30, row.y + round(row.h * 0.32)),
            kit.fitted(name, NAME - 40, NUMERAL, "bold"),
            "bold",
            None,
            "midleft",
        )
        throws = self.say("service-dice-throws", n=each.throws)
        size = kit.fitted(throws, NAME - 40, LABEL)
        kit.text(
            canvas, throws, (row.x + 30, row.y + round(row.h * 0.72)), size, color=kit.theme.muted, anchor="midleft"
        )
        self._draw_faces(canvas, each, pygame.Rect(row.x + NAME, row.y + 14, row.w - NAME - WORDS - 20, row.h - 28))
        block = self._told(each)
        canvas.blit(block.surface, (row.right - WORDS, row.centery - block.height // 2))

    def _told(self, each: Verdict) -> Block:
        """The verdict in words."""
        key = "few" if not each.enough else "fair" if each.fair else "odd"
        words = self.say(f"service-dice-{key}", p=max(1, round(each.p * 100)))
        color = GOOD if key == "fair" else BAD if key == "odd" else None
        return self.app.kit.block(words, WORDS - 40, LABEL, color=color)

    def _name(self, die: str) -> str:
        """The id of a die, `title/kind`, in the words of its title: `die-<kind>`."""
        title, _, kind = die.partition("/")
        found, words = self.app.titles.get(title), kind.replace("_", " ")
        if found is None:
            return f"{title}: {words}"
        said = title_words(self.app, found)
        return f"{title_name(self.app, found)}: {said(f'die-{kind}') if said.has(f'die-{kind}') else words}"

    def _draw_faces(self, canvas: pygame.Surface, each: Verdict, rect: pygame.Rect) -> None:
        """A bar for each face against the line of what is expected."""
        step, most = rect.w / len(each.fell), max(each.fell) * 1.15
        for n, fell in enumerate(each.fell):
            slot = pygame.Rect(round(rect.x + n * step + 6), rect.y, round(step - 12), rect.h)
            pygame.draw.rect(canvas, WALNUT_DEEP, slot, border_radius=4)
            tall = round(rect.h * fell / most)
            pygame.draw.rect(canvas, BRASS, (slot.x, slot.bottom - tall, slot.w, tall), border_radius=4)
        y = rect.bottom - round(rect.h * each.throws / len(each.fell) / most)
        pygame.draw.line(canvas, BRASS_DARK, (rect.x, y), (rect.right, y), 3)
