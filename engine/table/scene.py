"""The one scene that plays any title: it shows what its viewer may see, and plays on from answer to answer."""

import math
from typing import TYPE_CHECKING, Any

import pygame

from engine.input.actions import Action
from engine.input.events import InputEvent
from engine.memory import Sweep
from engine.rules import Answer, Match, ThrowRecord
from engine.scene import Scene
from engine.scenes.pause import PauseScene
from engine.scenes.reacting import ReactingScene
from engine.scenes.rulebook import RulebookScene
from engine.settings import speed_factor
from engine.table.asking import Asking
from engine.table.autosave import Autosave
from engine.table.board import Board
from engine.table.chrome import Chrome
from engine.table.counting import Counting
from engine.table.dialogue import Dialogue
from engine.table.ending import Ending
from engine.table.fast import FastForward
from engine.table.hearing import Hearing
from engine.table.lens import Lens
from engine.table.log import LogScene
from engine.table.picture import TablePicture
from engine.table.places import recall, remember
from engine.table.playback import Playback
from engine.table.recap import Chronicle
from engine.table.replay import Recalled, Recording
from engine.table.rolling import Rolling
from engine.table.seats_scene import SeatsScene
from engine.table.secrecy import Secrecy
from engine.table.stage import Stage
from engine.table.statistics import StatisticsScene
from engine.table.thinking import Thinking
from engine.table.undo import do_again, take_back
from engine.table.waiting import Waiting
from engine.table.warmth import warm
from engine.table.words import TitleKit
from engine.titles import Title

if TYPE_CHECKING:
    from engine.app import App

STEP = 1 / 120
SETTLE_STEPS = 200_000


class TableScene(Scene):
    """Plays `match` until it is over. The match must have been started with `keep_states`.

    `demo`: bots only, and nobody is asked anything. `instant`: nothing takes time, for tests and pictures.
    `over` is True once the final count is done; a table that is no demo then shows the results.

    The duties are shared out: `stage`, `chrome` and `picture` show, `playback` plays what happened, `waiting` runs what
    the pending question needs, `secrecy` decides who may see, `hearing` takes the input, `ending` counts.
    """

    def __init__(
        self,
        app: "App",
        title: Title,
        match: Match[Any],
        save_name: str,
        demo: bool = False,
        instant: bool = False,
    ) -> None:
        super().__init__(app)
        self.host, self.title, self.match, self.save_name = app, title, match, save_name
        self.demo, self.instant = demo, instant
        self.words = TitleKit(app, title)
        self.kit = self.words.kit
        board: Board = title.board()(self.kit, match.seats)
        self.board = board
        self.stage = Stage(board, app.canvas_size)
        self.chrome = Chrome(self.kit, board, match.seats)
        self.playback = Playback(
            self.stage,
            self.kit,
            match.rules,
            match.seats,
            self.sound,
            self.chrome.news.tell,
            lambda: self.kit.theme.calm,
        )
        self.autosave = Autosave(app.saves, save_name)
        self.fast = FastForward()
        self.chronicle = Chronicle(match)
        self.secrecy = Secrecy(self)
        self.waiting = Waiting(self)
        self.ending = Ending(self)
        self.hearing = Hearing(self)
        self.lens = Lens(app.canvas_size)
        self.picture = TablePicture(self)
        self.passed: set[int] = set()
        """Places in the log that were answered by themselves."""
        self.signed: int | None = None
        """The seat whose turn its pad has told of."""
        self._sweep = Sweep(title.id)

    @classmethod
    def replay(cls, app: "App", title: Title, saved: Match[Any]) -> "TableScene":
        """A table at which `saved` is played again from its start. Nobody is asked and nothing is saved; it ends with
        the results, or with the title screen where the record ends before the game."""
        match = Match.start(saved.rules, saved.seats, saved.seed, saved.options, keep_states=True)
        scene = cls(app, title, match, "", demo=True)
        scene.waiting.recording = Recording(saved)
        return scene

    # ------------------------------------------------------------ scene
    def enter(self) -> None:
        self._sweep.forget()
        recall(self)
        self.host.words = self.kit.language
        if self.title.music:
            self.host.audio.music(self.title.music)
        opening = self.match.opening if not self.match.log else []
        self.secrecy.begin()
        view = self.match.rules.view(opening[0].state if opening else self.match.state, self.playback.sees)
        self.stage.show(view, self.playback.viewer)
        self.playback.play(opening)
        self.autosave.keep(self.match)
        remember(self)
        self.chronicle.complete()
        warm(self)

    def leave(self) -> None:
        self._sweep.thaw()
        self.host.words = self.host.language
        self.host.inputs.asking = None
        self.host.audio.stop("dice_shake")
        remember(self)
        self.autosave.close()

    def cover(self) -> None:
        self.host.inputs.asking = None
        self.secrecy.cover()
        self.fast.stop()
        self.host.audio.stop("dice_shake")
        if self.rolling:
            self.rolling.hand.cancel()

    def uncover(self) -> None:
        self.picture.covered()
        self.host.inputs.asking = self.asked_seat

    def handle(self, event: InputEvent) -> None:
        self.hearing.handle(event)

    def walk(self) -> Action | None:
        return self.waiting.walk()

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        if self.secrecy.peek:
            self.secrecy.peek.draw(canvas)
        else:
            self.picture.draw(canvas)

    # ------------------------------------------------------------ what goes on
    @property
    def persons(self) -> frozenset[int]:
        """Seats that are asked here: none in a demo, whoever sits there."""
        return self.playback.persons if not self.demo else frozenset()

    @property
    def asked_seat(self) -> int | None:
        """The person's seat that play waits for; None while nobody is waited for."""
        return self.waiting.seat

    @property
    def dialogue(self) -> Dialogue | None:
        """The person's decision that is waited for."""
        return self.waiting.dialogue

    @property
    def asking(self) -> Asking | None:
        """The question that a person is asked now."""
        return self.dialogue.asking if self.dialogue else None

    @property
    def rolling(self) -> Rolling | None:
        """The roll that is in the tray."""
        return self.waiting.rolling

    @property
    def thinking(self) -> Thinking | Recalled | None:
        """The bot's decision that is waited for."""
        return self.waiting.thinking

    @property
    def counting(self) -> Counting | None:
        """The final count, once it has begun."""
        return self.ending.counting

    @property
    def over(self) -> bool:
        return self.ending.over

    # ------------------------------------------------------------ running
    @property
    def speed(self) -> float:
        """How much faster than normal everything goes."""
        return math.inf if self.instant else speed_factor(self.host.settings) * self.fast.factor

    def update(self, dt: float) -> None:
        self._sweep.freeze()
        if self.words.sync():
            self.stage.relay()
        if self.secrecy.peek:
            self.secrecy.peek.update(dt)
            return
        self.fast.update(dt)
        self.chronicle.hurried = self.chronicle.hurried or (self.fast.factor > 1 and self.asked_seat is None)
        self.stage.calm = self.kit.theme.calm
        self.stage.update(dt)
        self.chrome.update(dt)
        self.lens.update(dt, self.waiting.looks_at, self.kit.theme.calm)
        self._report()
        self.playback.read(dt, self.speed / self.host.settings.comfort.patience)
        if self.playback.busy:
            self.playback.update(dt, self.speed)
        elif self.match.question is None:
            self.ending.update(dt)
        elif not self.over:
            self.waiting.update(dt)

    def _report(self) -> None:
        fault = self.autosave.fault()
        if fault:
            self.host.toast(fault, "warning")

    def answer(self, answer: Answer, throw: ThrowRecord | None = None) -> None:
        """Answer the pending question; what follows from it is played next."""
        self.chronicle.hurried = self.chronicle.hurried and self.asked_seat is None
        self.waiting.clear()
        blank = self.secrecy.blank()
        moments = self.match.answer(answer, throw)
        self.signed = self.signed if self.match.log[-1].seat == self.signed else None
        self.chronicle.note([moment.event for moment in moments])
        self.secrecy.close_hand(blank)
        self.autosave.keep(self.match)
        self.host.inputs.asking = None
        self.playback.play(moments)
        if not moments:
            self.stage.set_legal(None, 0.0 if self.instant else 0.12)

    def answer_itself(self, answer: Answer) -> None:
        """Give the only answer there is in the person's place; undo goes past it."""
        self.passed.add(len(self.match.log))
        self.answer(answer)

    def clear(self) -> None:
        """The match has gone back or forth: nothing is asked, thrown, thought about or counted any more."""
        self.secrecy.clear()
        self.waiting.clear()
        self.ending.clear()

    def show_now(self) -> None:
        """Show what is now, to whoever may see it now."""
        self.stage.show(self.match.view(self.playback.sees), self.playback.viewer)

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Make a sound, where anything takes time."""
        if not self.instant:
            self.host.audio.play(name, volume)

    # ------------------------------------------------------------ asked from the pause menu too
    @property
    def can_undo(self) -> bool:
        """The last decision of a person at this table can be taken back."""
        return not self.demo and self.match.undo_depth(self.persons, self.passed) > 0

    def undo(self) -> bool:
        """Back to the last decision of a person, or say why not. False when nothing could be taken back."""
        return take_back(self)

    @property
    def can_redo(self) -> bool:
        """What was taken back last can be done again: nothing else has been decided since."""
        return not self.demo and self.match.can_redo

    def redo(self) -> None:
        """Do again what was taken back, up to the next decision of a person. `can_redo` must hold."""
        do_again(self)

    @property
    def has_reactions(self) -> bool:
        """Persons who share this screen are asked whether they react."""
        return self.secrecy.guarded and bool(self.title.reactions)

    def show_reactions(self) -> None:
        """Who is asked always, and who only when there is something to choose."""
        self.host.scenes.push(ReactingScene(self.host, self.match.seats))

    def show_seats(self) -> None:
        """Who plays each seat, and on which device."""
        self.host.scenes.push(SeatsScene(self.host, self))

    def show_pause(self) -> None:
        """Over the table: resume, undo, rules, log, statistics, settings, save and leave."""
        self.host.scenes.push(PauseScene(self.host, self))

    def show_log(self) -> None:
        self.host.scenes.push(LogScene(self.host, self.kit, self.board, self.match, self.playback.sees))

    def show_statistics(self) -> None:
        self.host.scenes.push(StatisticsScene(self.host, self.kit, self.match))

    def show_rules(self, clause: str = "") -> None:
        """The rulebook, open at a clause."""
        self.host.scenes.push(RulebookScene(self.host, self.title, clause or None))

    # ------------------------------------------------------------ for tests and pictures
    def settle(self) -> None:
        """Play on without showing until a person must answer, or the game is over; then nothing moves."""
        instant, self.instant = self.instant, True
        for _ in range(SETTLE_STEPS):
            if self.over or (self.dialogue and self.dialogue.waits and not self.playback.busy):
                break
            self.update(STEP)
        self.instant = instant
        self.stage.settle()
        self.chrome.settle()
        if self.dialogue:
            self.dialogue.place()
