"""The games under way: to go on with, or to put away. What is damaged is listed as damaged, with the reason."""

import time
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent
from engine.rules.record import SaveFault, read_heading
from engine.saves import Slot
from engine.scenes.decor import draw_empty, said_day, title_name
from engine.scenes.frame import Prompts
from engine.scenes.menu_scene import MenuScene
from engine.ui.dialog import Dialog
from engine.ui.menu import Item

if TYPE_CHECKING:
    from engine.app import App

TOP = 180
DAY = 86_400


class ResumeScene(MenuScene):
    """The saved games, the newest first, to go on with or delete. Those that cannot be opened come last and say why."""

    def __init__(self, app: "App") -> None:
        self.slots: dict[str, Slot] = {}
        super().__init__(app, pygame.Rect(112, TOP, 1696, 720))

    def items(self) -> list[Item]:
        slots = sorted(self.app.saves.slots(), key=lambda slot: slot.heading is None)
        self.slots = {slot.name: slot for slot in slots}
        return [self._row(slot) for slot in self.slots.values()]

    def _row(self, slot: Slot) -> Item:
        if slot.heading is None:
            words = self.say("resume-damaged", name=slot.name)
            return Item(slot.name, words, self.say(f"save-fault-{reason_of(slot)}"), "warning")
        title = self.app.titles.get(slot.heading.title)
        name = title_name(self.app, title) if title else slot.heading.title
        people = ", ".join(seat.name for seat in slot.heading.seats)
        note = self.say("resume-note", people=people, moves=len(slot.heading.log))
        return Item(slot.name, self.say("resume-row", title=name, when=self._when(slot.modified)), note, "save")

    def _when(self, modified: float) -> str:
        """ "today 18:40", "yesterday 18:40", or the date."""
        then, now = time.localtime(modified), time.localtime()
        clock = time.strftime("%H:%M", then)
        days = {time.localtime(time.time() - back * DAY)[:3]: back for back in (1, 0)}
        if then[:3] == now[:3]:
            return self.say("resume-today", time=clock)
        key = "resume-yesterday" if days.get(then[:3]) == 1 else "resume-date"
        return self.say(key, time=clock, day=said_day(self.app, time.strftime("%Y-%m-%d", then)))

    # ------------------------------------------------------------ what can be done
    def chosen(self, key: str) -> None:
        slot = self.slots[key]
        whole = slot.heading is not None
        answers = [("open", self.say("title-continue"))] if whole else []
        answers += [("back", self.say("ui-back")), ("delete", self.say("resume-delete"))]
        item = self._row(slot)
        self.ask(
            Dialog(self.app.kit, item.label, item.note, answers, "back"),
            lambda answer: self._do(answer, slot),
        )

    def act(self, event: ActionEvent) -> None:
        if event.pressed and event.action is Action.ALT and self.menu.current:
            self._ask_delete(self.slots[self.menu.current.id])
        else:
            super().act(event)

    def _do(self, answer: str, slot: Slot) -> None:
        if answer == "open":
            self.open(slot)
        elif answer == "delete":
            self._ask_delete(slot)

    def _ask_delete(self, slot: Slot) -> None:
        self.confirm(
            self.say("resume-delete-title"),
            self.say("resume-delete-words", name=self._row(slot).label),
            self.say("resume-delete"),
            lambda: self.delete(slot),
        )

    def delete(self, slot: Slot) -> None:
        self.app.saves.delete(slot.name)
        self.refresh()
        if not self.slots:
            self.app.scenes.pop()

    def open(self, slot: Slot) -> None:
        """Go on with a game, or say why it does not open."""
        assert slot.heading is not None
        try:
            match = self.app.saves.read(slot.name, self.app.rulesets(), keep_states=True)
        except SaveFault as fault:
            self.sound("ui_refuse")
            self.ask(
                Dialog(
                    self.app.kit,
                    self.say("resume-no"),
                    self.say(f"save-fault-{fault.reason}"),
                    [("back", self.say("ui-back"))],
                ),
                lambda _: None,
            )
            return
        seats = self.app.inputs.seats
        for number, spec in enumerate(match.seats):
            if spec.bot:
                seats.leave(number)
        people = [number for number, spec in enumerate(match.seats) if not spec.bot]
        seats.shared = any(seats.device(number) is None for number in people)
        title = self.app.titles[slot.heading.title]
        if match.over:
            from engine.scenes.results import ResultsScene

            self.app.scenes.clear_to(ResultsScene(self.app, title, match, fresh=False))
        else:
            self.app.show_table(title, match, slot.name)

    # ------------------------------------------------------------ drawing
    def prompts(self) -> Prompts:
        choose = ((Action.ACCEPT, self.say("ui-choose")), (Action.ALT, self.say("resume-delete")))
        return *(choose if self.slots else ()), (Action.BACK, self.say("ui-back"))

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        kit.title(canvas, self.say("resume-title"), (96, 54))
        self.area.h = self.foot() - TOP - 22
        if not self.slots:
            draw_empty(self.app, canvas, "save", self.say("resume-none"), self.say("resume-none-note"))
        self.draw_menu(canvas, rise)


def reason_of(slot: Slot) -> str:
    """Why a save cannot be read, as the last part of a message key."""
    try:
        read_heading(slot.path.read_bytes())
    except SaveFault as fault:
        return fault.reason
    except OSError:
        return "unreadable"
    return "damaged"
