"""The one scene that plays any title: it shows what its viewer may see, asks, throws, lets bots think, and saves."""

import gc
import math
from typing import TYPE_CHECKING, Any

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent
from engine.rules import Answer, Event, Match, Roll, ThrowRecord
from engine.scene import Scene
from engine.settings import speed_factor
from engine.table.asking import Asking
from engine.table.autosave import Autosave
from engine.table.board import Board
from engine.table.chrome import Chrome, decision
from engine.table.counting import Counting
from engine.table.dialogue import Dialogue
from engine.table.fast import FastForward
from engine.table.lost import PadLostScene
from engine.table.picture import TablePicture
from engine.table.playback import Playback
from engine.table.replay import Recalled, Recording, act_out
from engine.table.rolling import Rolling, steering, throw_seed
from engine.table.secrecy import Secrecy
from engine.table.stage import Stage
from engine.table.thinking import Thinking
from engine.table.undo import do_again, take_back, undo_depth
from engine.table.words import TitleKit
from engine.titles import Title

if TYPE_CHECKING:
    from engine.app import App

STEP = 1 / 120
HARD = 0.35
"""Impulse from which a knock of the dice shakes the pad."""
SETTLE_STEPS = 200_000


class TableScene(Scene):
    """Plays `match` until it is over. The match must have been started with `keep_states`.

    `demo`: bots only, and nobody is asked anything. `instant`: nothing takes time, for tests and pictures.
    `over` is True once the final count is done; a table that is no demo then shows the results.
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
            self.stage, self.kit, match.rules, match.seats, self._sound, self._tell, lambda: self.kit.theme.calm
        )
        self.autosave = Autosave(app.saves, save_name)
        self.fast = FastForward()
        self.secrecy = Secrecy(self)
        self.picture = TablePicture(self)
        self.dialogue: Dialogue | None = None
        self.rolling: Rolling | None = None
        self.thinking: Thinking | Recalled | None = None
        self.recording: Recording | None = None
        self.counting: Counting | None = None
        self.over = False
        self.passed: set[int] = set()
        self._last_device = ""
        self._swept = False

    @classmethod
    def replay(cls, app: "App", title: Title, saved: Match[Any]) -> "TableScene":
        """A table at which `saved` is played again from its start. Nobody is asked and nothing is saved; it ends with
        the results, or with the title screen where the record ends before the game."""
        match = Match.start(saved.rules, saved.seats, saved.seed, saved.options, keep_states=True)
        scene = cls(app, title, match, "", demo=True)
        scene.recording = Recording(saved)
        return scene

    # ------------------------------------------------------------ scene
    def enter(self) -> None:
        gc.collect()
        self.host.words = self.kit.language
        if self.title.music:
            self.host.audio.music(self.title.music)
        opening = self.match.opening if not self.match.log else []
        first = opening[0].state if opening else None
        self.playback.viewer = self._first_viewer()
        self.playback.sees = None if self.secrecy.guarded else self.playback.viewer
        self.playback.discreet = self.secrecy.guarded
        view = self.match.rules.view(first or self.match.state, self.playback.sees)
        self.stage.show(view, self.playback.viewer)
        self.playback.play(opening)
        self.autosave.keep(self.match)
        self._warm()

    def _warm(self) -> None:
        """Do now what in mid-game would cost a frame: words, the bots' process, the tray's shadow."""
        self.kit.language.warm()
        if not self.instant and any(seat.bot for seat in self.match.seats):
            self.host.thinker.start()
        if self.match.rules.sides:
            dice = tuple(self.match.rules.sides)[:1]
            Rolling(self.kit, Roll(0, dice, ""), self.board.tray_rect, self._floor, 0, False, True).view.draw(
                pygame.Surface((1920, 1080))
            )

    @property
    def _floor(self) -> int:
        """What the tray and its row of results stand on."""
        return self.board.bar_rect.top - 8

    def _sweep(self) -> None:
        """Free an earlier table, whose parts know each other so that only a collection does it; what is left need not
        be searched again while this one is played. One that made way for this one is held until it has entered."""
        self._swept = True
        gc.collect()
        gc.freeze()

    def leave(self) -> None:
        gc.unfreeze()
        self.host.words = self.host.language
        self.host.inputs.asking = None
        self.host.audio.stop("dice_shake")
        self.autosave.close()

    def cover(self) -> None:
        self.secrecy.cover()
        self.fast.stop()
        self.host.audio.stop("dice_shake")
        if self.rolling:
            self.rolling.hand.cancel()

    def uncover(self) -> None:
        self.host.inputs.asking = self.asked_seat

    @property
    def persons(self) -> frozenset[int]:
        return self.playback.persons if not self.demo else frozenset()

    @property
    def asking(self) -> Asking | None:
        """The question that a person is asked now."""
        return self.dialogue.asking if self.dialogue else None

    @property
    def asked_seat(self) -> int | None:
        """The person's seat that play waits for; None while nobody is waited for."""
        question = self.match.question
        waits = self.dialogue is not None or (self.rolling is not None and self.rolling.waiting)
        return question.seat if question is not None and waits and question.seat in self.persons else None

    def _first_viewer(self) -> int | None:
        question = self.match.question
        if not self.persons:
            return self.recording.viewer if self.recording else None
        return question.seat if question is not None and question.seat in self.persons else min(self.persons)

    # ------------------------------------------------------------ running
    @property
    def speed(self) -> float:
        """How much faster than normal everything goes."""
        return math.inf if self.instant else speed_factor(self.host.settings) * self.fast.factor

    def update(self, dt: float) -> None:
        if not self._swept:
            self._sweep()
        if self.words.sync():
            self.stage.relay()
        if self.secrecy.peek:
            self.secrecy.peek.update(dt)
            return
        self.fast.update(dt)
        self.stage.calm = self.kit.theme.calm
        self.stage.update(dt)
        self.chrome.update(dt)
        self._report()
        self._watch()
        self.playback.read(dt, self.speed)
        if self.playback.busy:
            self.playback.update(dt, self.speed)
        elif self.counting:
            self._count(dt)
        elif self.match.question is None:
            self._end()
        else:
            self._play(dt)

    def _play(self, dt: float) -> None:
        if self.secrecy.beat:
            self.secrecy.run_beat(self.secrecy.beat, dt)
        elif self.rolling:
            self._roll(self.rolling, dt)
        elif self.thinking:
            self._think(self.thinking, dt)
        elif self.dialogue:
            self._ask(self.dialogue, dt)
        else:
            self._next()

    def _report(self) -> None:
        fault = self.autosave.fault()
        if fault:
            self.host.toast(fault, "warning")

    def _watch(self) -> None:
        """A person who is asked may have left; while bots move or dice roll nobody is missed."""
        from engine.scenes.idle import watch

        if self.asked_seat is not None and not self.playback.busy:
            watch(self.host)

    def _next(self) -> None:
        """Begin what the pending question needs: a hand, a bot, or a person behind the curtain or not."""
        question = self.match.question
        assert question is not None
        if self.playback.reading(question.seat):
            return
        if self.recording:
            self._recall(self.recording)
            return
        person, secrecy = question.seat in self.persons, self.secrecy
        if secrecy.begins_beat(question):
            if not person:  # it thinks meanwhile, so that nobody sees for how long
                self.thinking = Thinking(self.host, self.title, self.match)
            return
        if person and secrecy.passes(question):
            return
        secrecy.look_away(question.seat)
        if person and self.playback.sees != question.seat:
            secrecy.view_as(question.seat)
            if self.playback.sees is None and secrecy.has_secrets(question.seat):
                secrecy.draw_curtain(question.seat)
                return
        else:
            self.show_now()
        if isinstance(question, Roll):
            self._start_roll(question, person)
        elif person:
            self._start_asking()
        else:
            self.thinking = Thinking(self.host, self.title, self.match, self.instant)
        self.host.inputs.asking = self.asked_seat

    def _recall(self, recording: Recording) -> None:
        """Begin what the record tells of the pending question."""
        question, entry = self.match.question, recording.pop()
        assert question is not None
        self.show_now()
        if entry is None:
            self.over = True
            self.host.show_title()
        elif isinstance(question, Roll):
            self._start_roll(question, False)
            assert self.rolling is not None
            act_out(self.rolling, entry)
        else:
            self.thinking = Recalled(question.seat, entry.answer)

    def answer(self, answer: Answer, throw: ThrowRecord | None = None) -> None:
        """Answer the pending question; what follows from it is played next."""
        self.dialogue = self.rolling = self.thinking = None
        blank = self.secrecy.blank()
        moments = self.match.answer(answer, throw)
        self.secrecy.close_hand(blank)
        self.autosave.keep(self.match)
        self.host.inputs.asking = None
        self.playback.play(moments)
        if not moments:
            self.stage.set_legal(None, 0.0 if self.instant else 0.12)

    def show_now(self) -> None:
        """Show what is now, to whoever may see it now."""
        self.stage.show(self.match.view(self.playback.sees), self.playback.viewer)

    # ------------------------------------------------------------ asking
    def _start_asking(self) -> None:
        question = decision(self.match.question)
        assert question is not None
        self.dialogue = Dialogue(self, question)
        self.stage.set_legal(self.dialogue.asking.legal, 0.0 if self.instant else 0.15)

    def _ask(self, dialogue: Dialogue, dt: float) -> None:
        dialogue.update(dt, self.speed)
        if self.asked_seat in self.host.inputs.seats.lost():
            self._pad_lost()

    # ------------------------------------------------------------ rolling
    def _start_roll(self, question: Roll, person: bool) -> None:
        seed = throw_seed(self.match.seed, len(self.match.log))
        fast = self.host.settings.play.fast_dice or math.isinf(self.speed)
        self.stage.set_legal(None, 0.0)
        self.rolling = Rolling(self.kit, question, self.board.tray_rect, self._floor, seed, person, fast)
        self.host.caption("caption-dice")

    def _roll(self, rolling: Rolling, dt: float) -> None:
        if self.instant:
            rolling.finish()
        else:
            if rolling.waiting:
                self._hold(rolling)
            rolling.update(dt, self.speed, self._knock)
        if rolling.done:
            self.answer(list(rolling.faces), rolling.record)

    def _knock(self, impulse: float, pan: float, on_die: bool) -> None:
        """A collision is heard, and a hard one felt in the hand that threw."""
        self.host.audio.die(impulse, pan, on_die)
        question = self.match.question
        if impulse > HARD and question is not None and question.seat in self.persons:
            device = self.host.inputs.seats.prompt_device(question.seat)
            self.host.inputs.rumble(device, 0.2, min(1.0, impulse), 60)

    def _hold(self, rolling: Rolling) -> None:
        """A person's hand: aim, and the rattle of the dice in it."""
        inputs = self.host.inputs
        device = inputs.seats.prompt_device(self.asked_seat)
        rolling.steer(*steering(inputs, device))
        if rolling.hand.charging:
            self.host.audio.loop("dice_shake", 0.4 + 0.6 * rolling.hand.power)
        else:
            self.host.audio.stop("dice_shake")
        if self.asked_seat in inputs.seats.lost():
            self._pad_lost()

    # ------------------------------------------------------------ bots, the end
    def _think(self, thinking: Thinking | Recalled, dt: float) -> None:
        answer = thinking.poll(dt, self.speed)
        if answer is not None:
            if thinking.fault:
                self.host.toast(self.kit.say("bot-fault", name=self.match.seats[thinking.seat].name), "bot")
            self.answer(answer)

    def _end(self) -> None:
        self.stage.set_legal(None)
        self.counting = Counting(self.kit, self.match.standing(), self.match.seats)

    def _count(self, dt: float) -> None:
        counting = self.counting
        assert counting is not None
        if self.over:
            return
        counting.update(dt * min(self.speed, 60.0) if not self.instant else 1000.0)
        for name in counting.sounds:
            self._sound(name, 1.0)
        if counting.done:
            self.over = True
            if not self.instant and (self.recording or not self.demo):
                self._finish()

    def _finish(self) -> None:
        """The game is played: its save is no longer something to go on with."""
        self.autosave.close()
        if self.save_name:
            self.host.saves.delete(self.save_name)
        self.host.show_results(self.title, self.match)

    # ------------------------------------------------------------ input
    def handle(self, event: InputEvent) -> None:
        if isinstance(event, DeviceEvent):
            self._device(event)
            return
        if self.secrecy.handle(event):
            return
        if isinstance(event, ActionEvent):
            self._last_device = event.device
            if self.fast.handle(event) or self._menus(event):
                return
        if self.demo or not self._may_act(event):
            return
        if isinstance(event, PointerEvent) and event.kind == "release" and self._prompt(event):
            return
        self._pass_on(event)

    def _menus(self, event: ActionEvent) -> bool:
        if not event.pressed or event.action not in (Action.MENU, Action.VIEW):
            return False
        self.show_pause() if event.action is Action.MENU else self.show_log()
        return True

    def _may_act(self, event: ActionEvent | PointerEvent) -> bool:
        """A device that holds another seat does not answer for this one; anybody may go on from a pause."""
        asked = self.asked_seat
        return asked is None or event.seat is None or event.seat == asked

    def _prompt(self, event: PointerEvent) -> bool:
        """A click on a prompt is a press of its button."""
        listed = self.dialogue is not None and self.dialogue.choices is not None
        action = self.chrome.bar.hit(event.pos) if not listed else None
        if action is None or (self.rolling and action is Action.ACCEPT):
            return False
        self.handle(ActionEvent(action, "press", event.device, event.seat))
        return True

    def _pass_on(self, event: InputEvent) -> None:
        press = (isinstance(event, ActionEvent) and event.pressed) or (
            isinstance(event, PointerEvent) and event.kind == "press"
        )
        if self.playback.busy:
            if press:
                self.playback.skip()
        elif self.counting:
            if press:
                self.counting.press()
        elif self.rolling:
            if not self._let_go_by_loss(event):
                self.rolling.handle(event)
        elif self.dialogue:
            self.dialogue.handle(event)

    def _let_go_by_loss(self, event: InputEvent) -> bool:
        """A pad that is pulled lets go of its buttons; no hand has opened."""
        released = isinstance(event, ActionEvent) and event.phase == "release"
        return released and event.device not in self.host.inputs.devices()

    def _device(self, event: DeviceEvent) -> None:
        """The asked person's pad is gone: stop at once. The application says so of other seats'."""
        seat = self.asked_seat
        if event.kind != "lost" or seat is None:
            return
        shared = event.seat is None and event.device == self._last_device
        if shared or seat in self.host.inputs.seats.lost():
            self._pad_lost()

    def _pad_lost(self) -> None:
        question = self.match.question
        assert question is not None
        spec = self.match.seats[question.seat]
        self.host.scenes.push(PadLostScene(self.host, self.kit, question.seat, spec))

    # ------------------------------------------------------------ asked from the pause menu too
    @property
    def can_undo(self) -> bool:
        """The last decision of a person at this table can be taken back."""
        return not self.demo and undo_depth(self.match, self.persons, self.passed) > 0

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
        from engine.scenes.reacting import ReactingScene

        self.host.scenes.push(ReactingScene(self.host, self.match.seats))

    def show_pause(self) -> None:
        """Over the table: resume, undo, rules, log, statistics, settings, save and leave."""
        from engine.scenes.pause import PauseScene

        self.host.scenes.push(PauseScene(self.host, self))

    def show_log(self) -> None:
        from engine.table.log import LogScene

        self.host.scenes.push(LogScene(self.host, self.kit, self.board, self.match, self.playback.sees))

    def show_statistics(self) -> None:
        from engine.table.statistics import StatisticsScene

        self.host.scenes.push(StatisticsScene(self.host, self.kit, self.match))

    def show_rules(self, clause: str = "") -> None:
        """The rulebook, open at a clause."""
        from engine.scenes.rulebook import RulebookScene

        self.host.scenes.push(RulebookScene(self.host, self.title, clause or None))

    # ------------------------------------------------------------ told by playback
    def _sound(self, name: str, volume: float) -> None:
        if not self.instant:
            self.host.audio.play(name, volume)

    def _tell(self, line: str, event: Event, anew: bool) -> None:
        seat = getattr(event, "seat", None)
        name = self.match.seats[seat].name if isinstance(seat, int) and 0 <= seat < len(self.match.seats) else ""
        self.chrome.news.tell(line, "" if anew else name)

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        if self.secrecy.peek:
            self.secrecy.peek.draw(canvas)
        else:
            self.picture.draw(canvas)

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
