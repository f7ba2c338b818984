"""The shelf: decks of one's own, the four Basic ones, and what is damaged; each can be looked at before it is taken."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.input.actions import Action
from engine.input.events import ActionEvent
from engine.scenes.frame import Prompts
from engine.titles import Title
from engine.ui.dialog import Dialog
from engine.ui.menu import Item, Picked
from engine.ui.theme import PROMPT
from games.krynea.board.desk import ICONS
from games.krynea.rules.state import FACTIONS
from games.krynea.workshop.bench import Bench
from games.krynea.workshop.build import BuildScene
from games.krynea.workshop.deck import BASICS, Deck, faults
from games.krynea.workshop.files import NAME_LIMIT, Shelved, tidy
from games.krynea.workshop.frame import BenchMenu
from games.krynea.workshop.panels import CheckScene
from games.krynea.workshop.preview import Preview

if TYPE_CHECKING:
    from engine.app import App

LIST = pygame.Rect(112, 160, 760, 700)
SHEET = pygame.Rect(912, 146, 912, 700)
LOOK = 2.0
"""Seconds between two looks into the folder for files that somebody dropped in."""
NEW = "new"


class DecksScene(BenchMenu):
    """The first screen of the workshop."""

    def __init__(self, app: "App", title: Title) -> None:
        self.own: dict[str, Shelved] = {}
        bench = Bench(app, title)
        self.signature = bench.shelf.signature()
        self._look = LOOK
        super().__init__(bench, LIST.copy())
        self.preview = Preview(bench)

    # ------------------------------------------------------------ rows
    def items(self) -> list[Item]:
        self.own = {f"own {one.path.name}": one for one in self.bench.shelf.decks()}
        rows = [Item(NEW, self.say("workshop-new"), self.say("workshop-new-note"), "plus")]
        rows += [self._row(key, one) for key, one in self.own.items()]
        return rows + [self._basic(deck) for deck in BASICS]

    def _row(self, key: str, one: Shelved) -> Item:
        if one.deck is None:
            return Item(key, self.say("workshop-damaged", what=tidy(one.path.name)), self._damage(one), "warning")
        words = self.say(f"faction-{one.deck.faction}"), self.bench.verdict(one.deck)
        return Item(key, one.deck.name, " · ".join(words), f"{ICONS}/faction_{one.deck.faction}")

    def _basic(self, deck: Deck) -> Item:
        name = self.say(f"faction-{deck.faction}")
        return Item(f"basic {deck.faction}", name, self.say("workshop-basic"), f"{ICONS}/faction_{deck.faction}")

    def _damage(self, one: Shelved) -> str:
        return self.bench.damage(one.fault) if one.fault else ""

    def deck_at(self, key: str) -> Deck | None:
        """The deck of a row, if it has one."""
        if key in self.own:
            return self.own[key].deck
        return next((deck for deck in BASICS if key == f"basic {deck.faction}"), None)

    # ------------------------------------------------------------ what can be done
    def chosen(self, key: str) -> None:
        if key == NEW:
            self._offer_factions()
        elif key in self.own:
            self._offer_own(self.own[key])
        else:
            self._offer_basic(key)

    def _offer_factions(self) -> None:
        answers = [*((faction, self.say(f"faction-{faction}")) for faction in FACTIONS), ("back", self.say("ui-back"))]
        dialog = Dialog(self.app.kit, self.say("workshop-new"), self.say("workshop-which"), answers, "back")
        self.ask(dialog, lambda answer: self._begin(Deck(faction=answer)) if answer != "back" else None)

    def _begin(self, deck: Deck, path: Path | None = None) -> None:
        self.app.scenes.push(BuildScene(self.bench, deck, path))

    def _offer_own(self, one: Shelved) -> None:
        can = ["edit", "copy", "name", "share"] if one.deck else []
        can += ["check"] if one.deck and faults(one.deck) else []
        can.append("delete")
        item = self._row("", one)
        self._offer(item.label, item.note, can, lambda answer: self._do(answer, one))

    def _offer_basic(self, key: str) -> None:
        deck = self.deck_at(key)
        assert deck is not None
        name = self.say(f"faction-{deck.faction}")
        words = self.say(f"faction-{deck.faction}-text")
        self._offer(name, words, ["copy"], lambda answer: self._begin(deck) if answer == "copy" else None)

    def _offer(self, title: str, words: str, can: list[str], then: Callable[[str], None]) -> None:
        answers = [*((what, self.say(f"workshop-do-{what}")) for what in can), ("back", self.say("ui-back"))]
        self.ask(Dialog(self.app.kit, title, words, answers, "back"), then)

    def _do(self, answer: str, one: Shelved) -> None:
        deck = one.deck
        if answer == "delete":
            self._ask_delete(one)
        elif deck is None:
            return
        elif answer == "edit":
            self._begin(deck, one.path)
        elif answer == "copy":
            self._copy(deck)
        elif answer == "name":
            self._ask_name(one, deck)
        elif answer == "check":
            self.app.scenes.push(CheckScene(self.bench, deck))
        elif answer == "share":
            self._share(one)

    def _copy(self, deck: Deck) -> None:
        """Another deck with the same cards, kept at once."""
        twin = deck.copy()
        twin.name = tidy(self.say("workshop-copy-of", what=deck.name))
        self._keep(twin, self.bench.shelf.new_path(twin.name))

    def _keep(self, deck: Deck, path: Path) -> None:
        fault = self.bench.shelf.keep(deck, path)
        if fault:
            self.sound("ui_refuse")
            self.app.toast(self.say("workshop-not-saved", what=fault), "warning")
        self.refresh()
        self.menu.select(f"own {path.name}")

    def _ask_name(self, one: Shelved, deck: Deck) -> None:
        from engine.scenes.text_entry import TextEntryScene

        def take(words: str) -> None:
            if name := tidy(words):
                named = deck.copy()
                named.name = name
                self._keep(named, one.path)

        ask = self.say("workshop-name-ask")
        self.app.scenes.push(TextEntryScene(self.app, deck.name, take, ask, NAME_LIMIT))

    def _share(self, one: Shelved) -> None:
        where = self.bench.place(one.path, 1200, PROMPT)
        words = f"{self.say('workshop-share-words')}\n\n{where}"
        self.ask(
            Dialog(self.app.kit, self.say("workshop-do-share"), words, [("back", self.say("ui-done"))]), lambda _: None
        )

    def _ask_delete(self, one: Shelved) -> None:
        name = one.deck.name if one.deck else tidy(one.path.name)
        self.confirm(
            self.say("workshop-do-delete"),
            self.say("workshop-delete-sure", what=name),
            self.say("workshop-do-delete"),
            lambda: self._delete(one),
        )

    def _delete(self, one: Shelved) -> None:
        if fault := self.bench.shelf.delete(one.path):
            self.app.toast(self.say("workshop-not-deleted", what=fault), "warning")
        self.refresh()

    def act(self, event: ActionEvent) -> None:
        key = self.menu.current.id if self.menu.current else ""
        if event.pressed and event.action is Action.ALT and key in self.own:
            self._ask_delete(self.own[key])
        else:
            super().act(event)

    def _picked(self, picked: Picked | None) -> None:
        super()._picked(picked)
        self.preview.age = 0.0 if picked and picked.kind == "moved" else self.preview.age

    def prompts(self) -> Prompts:
        key = self.menu.current.id if self.menu.current else ""
        delete = ((Action.ALT, self.say("workshop-do-delete")),) if key in self.own else ()
        return (Action.ACCEPT, self.say("ui-choose")), *delete, (Action.BACK, self.say("ui-back"))

    # ------------------------------------------------------------ running
    def update(self, dt: float) -> None:
        super().update(dt)
        self.preview.age += dt
        self._look -= dt
        if self._look <= 0 and not self.dialog:
            self._look = LOOK
            now = self.bench.shelf.signature()
            if now != self.signature:
                self.signature = now
                self.refresh()

    def paint(self, canvas: pygame.Surface, rise: int) -> None:
        kit = self.app.kit
        kit.title(canvas, self.say("workshop-entry"), (96, 44), 64)
        self.area.h = self.foot() - LIST.y - 24
        self.draw_menu(canvas, rise)
        sheet = pygame.Rect(SHEET.x, SHEET.y + rise, SHEET.w, self.foot() - SHEET.y - 14)
        key = self.menu.current.id if self.menu.current else NEW
        deck = self.deck_at(key)
        if deck is not None:
            self.preview.draw(canvas, sheet, deck)
        elif key in self.own:
            one = self.own[key]
            self.preview.draw_words(canvas, sheet, "warning", self._row("", one).label, self._damage(one))
        else:
            where = self.bench.place(self.bench.shelf.folder, sheet.w - 96, PROMPT)
            words = f"{self.say('workshop-folder')}\n\n{where}"
            self.preview.draw_words(canvas, sheet, "folder", self.say("workshop-folder-title"), words)
