"""What a table waits for while a question is pending: a person's decision, a hand with dice, a bot, or a record."""

from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.rules import Question, Roll
from engine.scenes.idle import watch
from engine.table.dialogue import Dialogue
from engine.table.lost import wait_for_pad
from engine.table.recap import due
from engine.table.recap_scene import RecapScene
from engine.table.replay import Recalled, Recording, act_out
from engine.table.rolling import Rolling
from engine.table.thinking import Thinking
from engine.table.throwing import open_tray, run_throw
from engine.table.turn_sign import turn_begins

if TYPE_CHECKING:
    from engine.table.scene import TableScene


class Waiting:
    """Begins what the pending question needs, and runs it until it answers the table.

    At most one of `dialogue` (a person decides), `rolling` (dice are thrown) and `thinking` (a bot decides) is set.
    With a `recording` nobody is asked: it tells every answer.
    """

    def __init__(self, table: "TableScene") -> None:
        self.table = table
        self.dialogue: Dialogue | None = None
        self.rolling: Rolling | None = None
        self.thinking: Thinking | Recalled | None = None
        self.recording: Recording | None = None
        self._told = -1
        """The length of the log at which a recap was told last."""

    def clear(self) -> None:
        """Nothing is waited for: the question is answered or taken back."""
        self.dialogue = self.rolling = self.thinking = None

    @property
    def seat(self) -> int | None:
        """The person's seat that play waits for; None while nobody is waited for."""
        question = self.table.match.question
        waits = self.dialogue is not None or (self.rolling is not None and self.rolling.waiting)
        return question.seat if question is not None and waits and question.seat in self.table.persons else None

    @property
    def looks_at(self) -> pygame.Rect | None:
        """What is in focus while the asked person looks around."""
        asking = self.dialogue.asking if self.dialogue else None
        if asking is None or not asking.around or asking.focus.current is None:
            return None
        return self.table.board.elements().get(asking.focus.current)

    # ------------------------------------------------------------ running
    def update(self, dt: float) -> None:
        """One step; a question must be pending and nothing must be left to show of what came before."""
        table = self.table
        if self.seat is not None:  # while bots move or dice roll nobody is missed
            watch(table.host)
        if table.secrecy.beat:
            table.secrecy.run_beat(table.secrecy.beat, dt)
        elif self.rolling:
            self._roll(self.rolling, dt)
        elif self.thinking:
            self._think(self.thinking, dt)
        elif self.dialogue:
            self.dialogue.update(dt, table.speed)
        else:
            self.begin()
        if self.seat in table.host.inputs.seats.lost():
            wait_for_pad(table)

    def _roll(self, rolling: Rolling, dt: float) -> None:
        run_throw(self.table, rolling, dt)
        if rolling.done:
            self.table.answer(list(rolling.faces), rolling.record)

    def _think(self, thinking: Thinking | Recalled, dt: float) -> None:
        table, answer = self.table, thinking.poll(dt, self.table.speed)
        if answer is None:
            return
        if thinking.fault:
            table.host.toast(table.kit.say("bot-fault", name=table.match.seats[thinking.seat].name), "bot")
        table.answer(answer)

    # ------------------------------------------------------------ beginning
    def begin(self) -> None:
        """Begin what the pending question needs, once what was said before can have been read."""
        table, question = self.table, self.table.match.question
        assert question is not None
        if table.playback.reading(question.seat):
            return
        if self.recording:
            self._recall(self.recording, question)
        elif not self._held_back(question) and not self._tells(question):
            self._ask(question)
            table.host.inputs.asking = self.seat
            turn_begins(table)

    def _held_back(self, question: Question) -> bool:
        """Secrecy comes first: a beat, an answer for who cannot react, or the curtain."""
        table, secrecy = self.table, self.table.secrecy
        person = question.seat in table.persons
        if secrecy.begins_beat(question):
            if not person:  # it thinks meanwhile, so that nobody sees for how long
                self.thinking = Thinking(table.host, table.title, table.match)
            return True
        return (person and secrecy.passes(question)) or secrecy.turn_to(question.seat)

    def _tells(self, question: Question) -> bool:
        """What the others did comes before a person's turn; once, and nothing is asked while it is read."""
        table, now = self.table, len(self.table.match.log)
        if question.seat not in table.persons or self._told == now:
            return False
        self._told = now
        found = due(table, question)
        if found is not None:
            table.host.scenes.push(RecapScene(table.host, table.kit, question.seat, table.match.seats, *found))
        return found is not None

    def walk(self) -> Action | None:
        """How the focus of the pending question walks by itself; a throw is held and let go by the button itself."""
        dialogue = self.dialogue
        if dialogue is None or not dialogue.waits or self.table.playback.busy:
            return None
        return Action.DOWN if dialogue.choices else Action.PAGE_RIGHT

    def _ask(self, question: Question) -> None:
        table, person = self.table, question.seat in self.table.persons
        if isinstance(question, Roll):
            self.rolling = open_tray(table, question, person)
        elif person:
            self.dialogue = Dialogue(table, question)
            self.dialogue.asking.begin(table.board.first(question))
            table.stage.set_legal(self.dialogue.asking.legal, 0.0 if table.instant else 0.15)
        else:
            self.thinking = Thinking(table.host, table.title, table.match, table.instant)

    def _recall(self, recording: Recording, question: Question) -> None:
        """Begin what the record tells of the pending question."""
        table, entry = self.table, recording.pop()
        table.show_now()
        if entry is None:
            table.ending.break_off()
        elif isinstance(question, Roll):
            self.rolling = open_tray(table, question, False)
            act_out(self.rolling, entry)
        else:
            self.thinking = Recalled(question.seat, entry.answer)
