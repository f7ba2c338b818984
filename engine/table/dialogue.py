"""A person's decision from the moment it is asked until it is answered: bar, board, list, and what goes wrong."""

from typing import TYPE_CHECKING

from engine.input.events import InputEvent, PointerEvent, is_press
from engine.rules import Choose, ChooseSome, Option
from engine.table.asking import DONE, Asking, Said, lone_answer
from engine.table.bar import Asked
from engine.table.choices import Choices
from engine.table.prompts import asking_prompts
from engine.ui.menu import Item

if TYPE_CHECKING:
    from engine.table.scene import TableScene

MENU, UNDO, REDO, CLOSE = "*menu", "*undo", "*redo", "*close"
PASSING = 0.5
"""Seconds that a single choice is shown before it is answered by itself."""


class Dialogue:
    """Talks with the asked person on behalf of a table, and calls the table's `answer` in the end."""

    def __init__(self, table: "TableScene", question: Choose | ChooseSome) -> None:
        self.table, self.kit, self.board = table, table.kit, table.board
        self.asking = Asking(question, self.board.elements())
        self.choices: Choices | None = None
        self._placed: tuple[object, ...] = ()
        lone = table.host.settings.play.auto_pass and table.secrecy.answers_itself(question)
        self.alone = lone_answer(question) if lone else None
        self.passing = PASSING if self.alone is not None else 0.0
        self.place()

    def place(self) -> None:
        """Everything that can be focused is where it is seen; nothing to do while nothing has moved."""
        bar = self.table.chrome.bar.lay(self.asked(), self.board.bar_rect)
        seen = (self.table.stage.version, self.asking.around, bar)
        if seen != self._placed:
            self._placed = seen
            self.asking.place(self.board.elements(), bar)

    def asked(self) -> Asked:
        prompts = asking_prompts(self.kit, self.asking, self.table.can_undo, self.table.secrecy.prompts())
        return self.table.chrome.asked(self.asking, prompts)

    @property
    def waits(self) -> bool:
        """A person must say something: it does not pass by itself."""
        return self.alone is None

    def update(self, dt: float, speed: float) -> None:
        self.place()
        if self.choices:
            self.choices.update(dt)
        if self.alone is not None:
            self.passing -= dt * max(1.0, speed)
            if self.passing <= 0:
                self.table.answer_itself(self.alone)

    # ------------------------------------------------------------ input
    def handle(self, event: InputEvent) -> None:
        """The asked person's input."""
        if self.alone is not None:
            if is_press(event):
                self.passing = 0.0
        elif self.choices:
            self._in_list(self.choices, event)
        else:
            said = self.asking.handle(event)
            hovered = isinstance(event, PointerEvent) and said is not None and said.kind == "moved"
            self.hear(None if hovered else said)  # a mouse that passes by makes no noise

    def hear(self, said: Said | None) -> None:
        """Do what was said."""
        if said is None:
            return
        sounds = {"moved": "ui_move", "picked": "ui_accept", "answer": "ui_accept", "refused": "ui_refuse"}
        if said.kind in sounds:
            self.table.host.audio.play(sounds[said.kind])
        if said.kind == "answer":
            self.table.answer(said.value)
        elif said.kind == "refused":
            self.table.chrome.refuse()
        elif said.kind == "undo":
            self.table.undo()
        elif said.kind in ("list", "all"):
            self._open_list([self.asking.options[str(key)] for key in said.value], said.kind == "all")
        elif said.kind == "rules":
            self.table.show_rules(said.option.clause if said.option else self._clause())

    def _clause(self) -> str:
        """The clause that the enlarged card names, of what is in focus; else that of the question."""
        element = self.asking.shown_element
        told = self.board.details(element) if element else None
        return (told.clause if told else "") or self.asking.question.clause

    # ------------------------------------------------------------ the list
    def _open_list(self, options: list[Option], everything: bool) -> None:
        """With `everything` the list is whole: the end of the picking, what was taken back, the menu. With one button
        it has the way out of it too."""
        self.table.host.audio.play("ui_page")
        question = self.asking.question
        look = self.table.match.seats[question.seat].look
        why = self.table.chrome.why
        more = self._more() if everything else []
        if self.table.host.inputs.scanner.on:
            more.append(Item(CLOSE, self.kit.say("ui-back"), icon="cross"))
        self.choices = Choices(self.kit, self.board.prompt(question), options, self._row_words, why, look, more)

    def _more(self) -> list[Item]:
        redo = [Item(REDO, self.kit.say("ui-redo"), icon="redo")] if self.table.can_redo else []
        undo = [Item(UNDO, self.kit.say("ui-undo"), icon="undo")] if self.table.can_undo else []
        done = [Item(DONE, self.table.chrome.done(self.asking), icon="tick")] if self.asking.can_finish else []
        return [*done, *undo, *redo, Item(MENU, self.kit.say("ui-menu"), icon="gear")]

    def _row_words(self, option: Option) -> str:
        number = self.asking.number(option.id)
        words = self.table.chrome.words(self.asking, option)
        return f"{number}. {words}" if number else words

    def _in_list(self, choices: Choices, event: InputEvent) -> None:
        heard = choices.handle(event)
        if heard is None:
            return
        kind, key = heard
        if kind == "closed" or heard == ("chosen", CLOSE):
            self.choices = None
            self.table.host.audio.play("ui_back")
        elif kind == "chosen" and key == MENU:
            self.choices = None
            self.table.show_pause()
        elif kind == "chosen" and key == UNDO:
            self.choices = None
            self.table.undo()
        elif kind == "chosen" and key == REDO:
            self.table.redo()
        elif kind == "chosen":
            self.choices = None
            self.hear(self.asking.done() if key == DONE else self.asking.take(key))
        else:
            self.table.host.audio.play("ui_refuse" if kind == "refused" else "ui_move")
