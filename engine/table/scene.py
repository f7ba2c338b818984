"""The one scene that plays any title: it shows what its viewer may see, asks, throws, lets bots think, and saves."""

import math
from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent, DeviceEvent, InputEvent, PointerEvent
from engine.rules import Answer, Event, Match, Option, Roll, ThrowRecord
from engine.rules.state import pack
from engine.scene import Scene
from engine.settings import speed_factor
from engine.table.asking import Asking, Said, lone_answer
from engine.table.autosave import Autosave
from engine.table.board import Board
from engine.table.choices import Choices
from engine.table.chrome import Chrome, decision
from engine.table.counting import Counting
from engine.table.curtain import CurtainScene
from engine.table.fast import FastForward
from engine.table.lost import PadLostScene
from engine.table.playback import Playback
from engine.table.prompts import asking_prompts, rolling_prompts, waiting_prompts
from engine.table.rolling import Rolling, steering, throw_seed
from engine.table.stage import Stage
from engine.table.thinking import Thinking
from engine.table.undo import undo_depth
from engine.table.words import TitleKit
from engine.titles import Title

if TYPE_CHECKING:
    from engine.app import App

PASSING = 0.5
"""Seconds that a single choice is shown before it is answered by itself."""
STEP = 1 / 120
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
        self.asking: Asking | None = None
        self.choices: Choices | None = None
        self.rolling: Rolling | None = None
        self.thinking: Thinking | None = None
        self.counting: Counting | None = None
        self.over = False
        self.passed: set[int] = set()
        self._passing = 0.0
        self._last_device = ""

    # ------------------------------------------------------------ scene
    def enter(self) -> None:
        if self.title.music:
            self.host.audio.music(self.title.music)
        opening = self.match.opening if not self.match.log else []
        first = opening[0].state if opening else None
        self.playback.viewer = self._first_viewer()
        view = self.match.rules.view(first or self.match.state, self.playback.viewer)
        self.stage.show(view, self.playback.viewer)
        self.playback.play(opening)
        self.autosave.keep(self.match)

    def leave(self) -> None:
        self.host.inputs.asking = None
        self.host.audio.stop("dice_shake")
        self.autosave.close()

    def cover(self) -> None:
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
    def asked_seat(self) -> int | None:
        """The person's seat that play waits for; None while nobody is waited for."""
        question = self.match.question
        waits = self.asking is not None or (self.rolling is not None and self.rolling.waiting)
        return question.seat if question is not None and waits and question.seat in self.persons else None

    def _first_viewer(self) -> int | None:
        question = self.match.question
        if not self.persons or (self._hides and len(self.persons) > 1):
            return None
        return question.seat if question is not None and question.seat in self.persons else min(self.persons)

    @property
    def _hides(self) -> bool:
        """Secrets are kept between the persons at this screen (option of the title)."""
        return self.match.options.get("secrets") == "hidden"

    # ------------------------------------------------------------ running
    @property
    def speed(self) -> float:
        """How much faster than normal everything goes."""
        return math.inf if self.instant else speed_factor(self.host.settings) * self.fast.factor

    def update(self, dt: float) -> None:
        if self.words.sync():
            self.stage.relay()
        self.fast.update(dt)
        self.stage.update(dt)
        self.chrome.update(dt)
        self._report()
        if self.playback.busy:
            self.playback.update(dt, self.speed)
        elif self.counting:
            self._count(dt)
        elif self.match.question is None:
            self._end()
        else:
            self._play(dt)

    def _play(self, dt: float) -> None:
        if self.rolling:
            self._roll(self.rolling, dt)
        elif self.thinking:
            self._think(self.thinking, dt)
        elif self.asking:
            self._ask(self.asking, dt)
        else:
            self._next()

    def _report(self) -> None:
        fault = self.autosave.fault()
        if fault:
            self.host.toast(fault, "warning")

    def _next(self) -> None:
        """Begin what the pending question needs: a hand, a bot, or a person behind the curtain or not."""
        question = self.match.question
        assert question is not None
        person = question.seat in self.persons
        if person and self._needs_curtain(question.seat):
            self._draw_curtain(question.seat)
            return
        if person:
            self._view_as(question.seat)
        self.stage.show(self.match.view(self.playback.viewer), self.playback.viewer)
        if isinstance(question, Roll):
            self._start_roll(question, person)
        elif person:
            self._start_asking()
        else:
            self.thinking = Thinking(self.host, self.title, self.match, self.instant)
        self.host.inputs.asking = self.asked_seat

    def _answer(self, answer: Answer, throw: ThrowRecord | None = None) -> None:
        self.asking = self.choices = self.rolling = self.thinking = None
        moments = self.match.answer(answer, throw)
        self.autosave.keep(self.match)
        self.host.inputs.asking = None
        self.playback.play(moments)
        if not moments:
            self.stage.set_legal(None, 0.0 if self.instant else 0.12)

    # ------------------------------------------------------------ who may see
    def _view_as(self, seat: int | None) -> None:
        if seat != self.playback.viewer:
            self.stage.soften(0.0 if self.instant else 0.3)
            self.playback.viewer = seat
            self.stage.show(self.match.view(seat), seat)

    def _needs_curtain(self, seat: int) -> bool:
        """Another person's turn to look, and the two do not see the same."""
        if not self._hides or seat == self.playback.viewer or len(self.persons) < 2 or self.instant:
            return False
        return self._open_view(seat) != self._open_view(self.playback.viewer)

    def _open_view(self, seat: int | None) -> bytes:
        """What a seat sees, apart from the question."""
        return pack(msgspec.structs.replace(self.match.view(seat), question=None))

    def _draw_curtain(self, seat: int) -> None:
        turn = lambda: self._view_as(seat)  # noqa: E731
        self.host.scenes.push(CurtainScene(self.host, self.kit, seat, self.match.seats[seat], turn))

    # ------------------------------------------------------------ asking
    def _start_asking(self) -> None:
        question = decision(self.match.question)
        assert question is not None
        self.asking = Asking(question, self.board.elements())
        self.stage.set_legal(self.asking.legal, 0.0 if self.instant else 0.15)
        self._place()
        alone = lone_answer(question) is not None and self.host.settings.play.auto_pass
        self._passing = PASSING if alone else 0.0

    def _place(self) -> None:
        assert self.asking is not None
        self.asking.place(self.board.elements(), self.chrome.bar.lay(self._asked(), self.board.bar_rect))

    def _ask(self, asking: Asking, dt: float) -> None:
        self._place()
        if self.choices:
            self.choices.update(dt)
        if self._passing > 0:
            self._passing -= dt * max(1.0, self.speed)
            answer = lone_answer(asking.question)
            if self._passing <= 0 and answer is not None:
                self.passed.add(len(self.match.log))
                self._answer(answer)
        elif self.asked_seat in self.host.inputs.seats.lost():
            self._pad_lost()

    def _asked(self) -> Any:
        assert self.asking is not None
        prompts = asking_prompts(self.kit, self.asking, self.can_undo)
        return self.chrome.asked(self.asking, prompts)

    def _hear(self, said: Said | None) -> None:
        """Do what the asked person said."""
        if said is None:
            return
        if said.kind in ("moved", "picked"):
            self.host.audio.play("ui_move" if said.kind == "moved" else "ui_accept")
        elif said.kind == "answer":
            self.host.audio.play("ui_accept")
            self._answer(said.value)
        elif said.kind == "refused":
            self.host.audio.play("ui_refuse")
            self.chrome.refuse()
        elif said.kind == "undo":
            self.undo()
        elif said.kind == "list":
            self._open_list(list(said.value))
        else:
            self.show_rules(said.option.clause if said.option else getattr(self.match.question, "clause", ""))

    def _open_list(self, ids: list[Any]) -> None:
        assert self.asking is not None
        self.host.audio.play("ui_page")
        asking, board, chrome = self.asking, self.board, self.chrome
        options = [asking.options[key] for key in ids]
        why = chrome.why
        look = self.match.seats[asking.question.seat].look
        title = board.prompt(asking.question)
        self.choices = Choices(self.kit, title, options, lambda each: self._row_words(asking, each), why, look)

    def _row_words(self, asking: Asking, option: Option) -> str:
        number = asking.number(option.id)
        words = self.board.option(asking.question, option)
        return f"{number}. {words}" if number else words

    def _in_list(self, choices: Choices, event: InputEvent) -> None:
        assert self.asking is not None
        heard = choices.handle(event)
        if heard is None:
            return
        kind, key = heard
        if kind == "chosen":
            said = self.asking.take(key)
            self.choices = None
            self._hear(said)
        elif kind == "closed":
            self.choices = None
            self.host.audio.play("ui_back")
        else:
            self.host.audio.play("ui_refuse" if kind == "refused" else "ui_move")

    # ------------------------------------------------------------ rolling
    def _start_roll(self, question: Roll, person: bool) -> None:
        seed = throw_seed(self.match.seed, len(self.match.log))
        fast = self.host.settings.play.fast_dice or math.isinf(self.speed)
        self.stage.set_legal(None, 0.0)
        self.rolling = Rolling(self.kit, question, self.board.tray_rect, seed, person, fast)
        self.host.caption("caption-dice")

    def _roll(self, rolling: Rolling, dt: float) -> None:
        if self.instant:
            rolling.finish()
        else:
            if rolling.waiting:
                self._hold(rolling)
            rolling.update(dt, self.speed, self.host.audio.die)
        if rolling.done:
            self._answer(list(rolling.faces), rolling.record)

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
    def _think(self, thinking: Thinking, dt: float) -> None:
        answer = thinking.poll(dt, self.speed)
        if answer is not None:
            if thinking.fault:
                self.host.toast(self.kit.say("bot-fault", name=self.match.seats[thinking.seat].name), "bot")
            self._answer(answer)

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
            if not self.demo and not self.instant:
                self.host.show_results(self.title, self.match)

    # ------------------------------------------------------------ input
    def handle(self, event: InputEvent) -> None:
        if isinstance(event, DeviceEvent):
            self._device(event)
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
        action = self.chrome.bar.hit(event.pos) if not self.choices else None
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
            self.rolling.handle(event)
        elif self._passing > 0:
            self._passing = min(self._passing, 0.01) if press else self._passing
        elif self.choices:
            self._in_list(self.choices, event)
        elif self.asking:
            self._hear(self.asking.handle(event))

    def _device(self, event: DeviceEvent) -> None:
        """The asked person's pad is gone: stop at once. The application says so of other seats'."""
        seat = self.asked_seat
        if event.kind != "lost" or seat is None:
            return
        if seat in self.host.inputs.seats.lost() or event.device == self._last_device:
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
        depth = undo_depth(self.match, self.persons, self.passed) if not self.demo else 0
        if not depth:
            barred = any(entry.seat in self.persons for entry in self.match.log)
            self.host.audio.play("ui_refuse")
            self.host.toast(self.kit.say("undo-barred" if barred else "undo-nothing"), "undo")
            return False
        self.playback.finish()
        self.match.undo(depth)
        self.passed = {n for n in self.passed if n < len(self.match.log)}
        self.asking = self.choices = self.rolling = self.thinking = self.counting = None
        self.autosave.keep(self.match)
        self.stage.settle()
        self.stage.soften(0.0 if self.instant else 0.25)
        self.stage.legal = None
        self.stage.show(self.match.view(self.playback.viewer), self.playback.viewer)
        self.chrome.news.tell(self.kit.say("undo-done"))
        self.host.audio.play("ui_back")
        return True

    def show_pause(self) -> None:
        """Over the table: resume, undo, rules, log, statistics, settings, save and leave."""
        from engine.scenes.pause import PauseScene

        self.host.scenes.push(PauseScene(self.host, self))

    def show_log(self) -> None:
        from engine.table.log import LogScene

        self.host.scenes.push(LogScene(self.host, self.kit, self.board, self.match, self.playback.viewer))

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

    def _tell(self, line: str, event: Event) -> None:
        self.chrome.news.tell(line)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.stage.draw(canvas)
        self.chrome.news.draw(canvas, self.board.news_rect)
        element = self.asking.shown_element if self.asking else self._element_on_turn()
        self.chrome.draw_details(canvas, element, self.stage.version)
        if self.counting:
            self.counting.draw(canvas)
        elif self.rolling:
            self.rolling.draw(canvas)
            self._draw_roll_bar(canvas, self.rolling)
        elif self.asking:
            self._draw_asking(canvas, self.asking)
        else:
            self._draw_waiting(canvas)
        self._draw_fast(canvas)
        self.stage.draw_over(canvas)

    def _element_on_turn(self) -> str | None:
        question = self.match.question
        return f"seat:{question.seat}" if question is not None else None

    def _draw_asking(self, canvas: pygame.Surface, asking: Asking) -> None:
        asked = self._asked()
        rects = self.chrome.bar.lay(asked, self.board.bar_rect)
        self.chrome.draw_focus(canvas, asking)
        self.chrome.bar.draw(canvas, asked, self.board.bar_rect, asking.focus.current)
        top = min([self.board.bar_rect.top, *(rect.top - 14 for rect in rects.values())])
        self.chrome.draw_reason(canvas, asking, top)
        if self.choices:
            self.choices.draw(canvas)

    def _draw_roll_bar(self, canvas: pygame.Surface, rolling: Rolling) -> None:
        prompts = rolling_prompts(self.kit, rolling)
        seat = self.match.seats[rolling.question.seat]
        asked = self.chrome.says(seat, self.board.prompt(rolling.question), prompts)
        self.chrome.bar.draw(canvas, asked, self.board.bar_rect, None)

    def _draw_waiting(self, canvas: pygame.Surface) -> None:
        question = self.match.question
        thinks = self.thinking is not None and self.thinking.shows
        key = "table-over" if question is None else "table-thinks" if thinks else "table-turn"
        asked = self.chrome.waiting(question, key, waiting_prompts(self.kit, self.demo))
        self.chrome.bar.draw(canvas, asked, self.board.bar_rect, None)
        if thinks and question is not None:
            name = self.match.seats[question.seat].name
            self.chrome.draw_sign(canvas, "hourglass", self.kit.say("table-thinks", name=name), self.kit.now)

    def _draw_fast(self, canvas: pygame.Surface) -> None:
        if self.fast.factor > 1:
            words = self.kit.say("table-fast", n=round(self.fast.factor))
            self.chrome.draw_sign(canvas, "fast", words, 0.0)

    # ------------------------------------------------------------ for tests and pictures
    def settle(self) -> None:
        """Play on without showing until a person must answer, or the game is over; then nothing moves."""
        instant, self.instant = self.instant, True
        for _ in range(SETTLE_STEPS):
            if self.over or (self.asking and self._passing <= 0 and not self.playback.busy):
                break
            self.update(STEP)
        self.instant = instant
        self.stage.settle()
        self.chrome.settle()
        if self.asking:
            self._place()
