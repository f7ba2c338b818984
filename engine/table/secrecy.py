"""Who may see what at a table that several persons share, and how others are kept from guessing it."""

from typing import TYPE_CHECKING, TypeGuard

import msgspec

from engine.input.actions import Action, DeviceId
from engine.input.events import ActionEvent, InputEvent
from engine.rules import Choose, ChooseSome, Question
from engine.rules.match import Entry
from engine.rules.state import State, pack
from engine.table.asking import lone_answer
from engine.table.beat import SOUND, Beat
from engine.table.board import Board
from engine.table.curtain import CurtainScene
from engine.table.peek import Peek, held_by
from engine.table.prompts import Items

if TYPE_CHECKING:
    from engine.table.scene import TableScene


class Secrecy:
    """Turns the table of one match to whoever may look.

    `beat` runs while a reaction is asked for, before anything depends on who holds what; `peek` while somebody looks
    into their own hand. While one of them is set, the table does nothing else.
    """

    def __init__(self, table: "TableScene") -> None:
        self.table = table
        self.beat: Beat | None = None
        self.peek: Peek | None = None
        self._beaten = False
        self._spare: Board | None = None
        self._known: dict[int, bool] = {}
        self._known_at: tuple[int, Entry | None] | None = None

    @property
    def guarded(self) -> bool:
        """Secrets are kept between the persons at this screen (see `engine.titles.Title.hides`)."""
        return self.table.title.hides(self.table.match.options, len(self.table.persons))

    def clear(self) -> None:
        """The game has gone back: no beat runs."""
        self.beat, self._beaten = None, False

    def begin(self) -> None:
        """Decide who looks first. Where secrets are kept, that seat sees none yet."""
        playback, guarded = self.table.playback, self.guarded
        playback.viewer = self._first_viewer()
        playback.sees = None if guarded else playback.viewer
        playback.discreet = guarded

    def _first_viewer(self) -> int | None:
        persons, question, recording = self.table.persons, self.table.match.question, self.table.waiting.recording
        if not persons:
            return recording.viewer if recording else None
        return question.seat if question is not None and question.seat in persons else min(persons)

    # ------------------------------------------------------------ whose secrets are shown
    def view_as(self, seat: int | None) -> None:
        """Turn the board to a seat. Where secrets are kept, it is shown none before its own curtain has lifted."""
        table, playback = self.table, self.table.playback
        sees = None if self.guarded and not table.instant else seat
        if (seat, sees) != (playback.viewer, playback.sees):
            table.stage.soften(0.0 if table.instant else 0.3)
            playback.viewer, playback.sees = seat, sees
        table.show_now()

    def blank(self) -> State | None:
        """What all may see now, where a hand is open that could have to be closed; else None."""
        opened = self.guarded and not self.table.instant and self.table.playback.sees is not None
        return self.table.match.view(None) if opened else None

    def close_hand(self, blank: State | None) -> None:
        """After an answer: when another seat is asked next, all look at what follows. `blank` is what could be seen
        before the answer."""
        playback, question = self.table.playback, self.table.match.question
        if blank is None or (question is not None and question.seat == playback.sees):
            return
        self.shut()
        self.table.stage.show(blank, playback.viewer)

    def shut(self) -> None:
        """Nobody's secrets are shown any more, not in one frame: nothing fades, rises, stays enlarged or in the lens
        that was to be seen in an open hand. The caller shows what all may see."""
        table, playback = self.table, self.table.playback
        playback.sees = playback.looked = None
        playback.loose.finish_all()
        table.stage.fade = 0.0
        table.stage.legal = None
        table.chrome.forget()
        table.lens.rest()

    def look_away(self, seat: int) -> None:
        """Another seat is asked, or the secrets are gone: nobody's are shown any more."""
        sees = self.table.playback.sees
        if self.guarded and sees is not None and (seat != sees or not self.has_secrets(sees)):
            self.shut()
            self.table.show_now()

    def has_secrets(self, seat: int) -> bool:
        """The seat decides now what nobody else may watch, or sees something that nobody else may see."""
        return self._decides_unseen(seat) or self._knows_more(seat)

    def _decides_unseen(self, seat: int) -> bool:
        question = self.table.match.question
        if question is None or question.seat != seat or not not_thrown(question):
            return False
        return question.prompt in self.table.title.secret_prompts

    def _knows_more(self, seat: int) -> bool:
        """Than all others, the question apart."""
        log = self.table.match.log
        now = len(log), log[-1] if log else None
        if now != self._known_at:
            self._known_at, self._known = now, {}
        if seat not in self._known:
            self._known[seat] = self._apart_from_question(seat) != self._apart_from_question(None)
        return self._known[seat]

    def _apart_from_question(self, seat: int | None) -> bytes:
        return pack(msgspec.structs.replace(self.table.match.view(seat), question=None))

    def turn_to(self, seat: int) -> bool:
        """Turn the board to the seat that is asked next. True when its curtain comes down first."""
        table, playback = self.table, self.table.playback
        self.look_away(seat)
        if seat not in table.persons or playback.sees == seat:
            table.show_now()
            return False
        self.view_as(seat)
        if playback.sees is not None or not self.has_secrets(seat):
            return False
        self._draw_curtain(seat)
        return True

    def _draw_curtain(self, seat: int) -> None:
        table, question = self.table, self.table.match.question
        words = "curtain-react" if question is not None and self.is_window(question) else "curtain-words"

        def turn() -> None:
            table.playback.viewer = table.playback.sees = seat
            table.show_now()

        table.host.scenes.push(CurtainScene(table.host, table.kit, seat, table.match.seats[seat], turn, words))

    # ------------------------------------------------------------ reactions
    def is_window(self, question: Question) -> bool:
        """The question interrupts, and its seat does not look at its hand yet."""
        reacts = not_thrown(question) and question.prompt in self.table.title.reactions
        return reacts and self.guarded and self.table.playback.sees != question.seat

    def begins_beat(self, question: Question) -> bool:
        """Whether a beat comes before this question; it has then begun."""
        if self._beaten or self.table.instant or not self.is_window(question):
            self._beaten = False
            return False
        table = self.table
        self.look_away(question.seat)
        table.show_now()
        self.beat = Beat(table.kit, question.seat, table.match.seats[question.seat])
        table.host.audio.play(SOUND)
        return True

    def run_beat(self, beat: Beat, dt: float) -> None:
        beat.update(dt / self.table.host.settings.comfort.patience, self.table.speed)
        if beat.done:
            self.beat, self._beaten = None, self.table.thinking is None

    def is_quiet(self, seat: int) -> bool:
        """The person wishes to be asked only where there is something to choose."""
        return self.table.host.profile.is_quiet(self.table.match.seats[seat].name)

    def answers_itself(self, question: Choose | ChooseSome) -> bool:
        """A single answer may be given without the person. Where it could tell what is in a hand, only who wishes so
        is not asked."""
        told = self.guarded and question.prompt in self.table.title.hand_prompts
        return not told or self.is_quiet(question.seat)

    def passes(self, question: Question) -> bool:
        """Answer for a quiet person who cannot react; True when that was done."""
        if not not_thrown(question) or not self.is_window(question) or not self.is_quiet(question.seat):
            return False
        answer = lone_answer(question)
        if answer is None:
            return False
        self.table.answer_itself(answer)
        return True

    # ------------------------------------------------------------ peeking
    def may_peek(self, device: DeviceId) -> int | None:
        """The seat that this device may peek for now: the only one that it holds, and nobody else holds it; not while
        that seat decides, for then its hand is open anyway. A device that goes round has no seat of its own."""
        table, seats = self.table, self.table.host.inputs.seats
        held = seats.seats_of(device)
        if not self.guarded or seats.shared or len(held) != 1 or table.counting or table.over:
            return None
        seat = held[0]
        open_now = seat in (table.asked_seat, table.playback.sees)
        return seat if seat in table.persons and not open_now and self.has_secrets(seat) else None

    @property
    def peekers(self) -> tuple[int, ...]:
        """Seats whose own device could peek now."""
        inputs = self.table.host.inputs
        if not self.guarded or inputs.seats.shared:
            return ()
        found = {self.may_peek(device) for device in inputs.devices()}
        return tuple(sorted(seat for seat in found if seat is not None))

    def prompts(self) -> Items:
        """What the bar offers to those who are not asked."""
        key = "peek-others" if self.table.asked_seat is not None else "ui-peek"
        return [(Action.PEEK, self.table.kit.say(key))] if self.peekers else []

    def handle(self, event: InputEvent) -> bool:
        """True when the event was about peeking; while somebody peeks, nothing else is heard."""
        if self.peek is not None:
            if _is(event, "release") and event.device == self.peek.device:
                self.peek = None
            return True
        if not _is(event, "press"):
            return False
        seat = self.may_peek(event.device)
        if seat is not None:
            self._start_peek(seat, event.device)
        return seat is not None

    def _start_peek(self, seat: int, device: DeviceId) -> None:
        table = self.table
        table.cover()
        if self._spare is None:  # a board of its own: the one on the table may be in the middle of a move
            self._spare = table.title.board()(table.kit, table.match.seats)
        held = held_by(self._spare, table.match.view(None), table.match.view(seat), seat)
        style = table.host.inputs.style(seat)
        self.peek = Peek(table.kit, table.host.assets, seat, table.match.seats[seat], device, held, style)
        table.host.audio.play("curtain")

    def cover(self) -> None:
        """Another scene lies over the table: whoever peeked must press again."""
        self.peek = None


def _is(event: InputEvent, phase: str) -> TypeGuard[ActionEvent]:
    return isinstance(event, ActionEvent) and event.action is Action.PEEK and event.phase == phase


def not_thrown(question: Question) -> TypeGuard[Choose | ChooseSome]:
    """It is answered by a decision, not by dice."""
    return isinstance(question, (Choose, ChooseSome))
