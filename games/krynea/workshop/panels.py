"""The panels over the cards: what to show, what to do with the deck, and what the rules say against it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.input.actions import Action
from engine.scenes.frame import Prompts
from engine.settings import Value
from engine.ui.controls import Choice
from engine.ui.menu import Item, Picked
from games.krynea.board.desk import ICONS
from games.krynea.rules.state import FACTIONS
from games.krynea.workshop import deck as decks
from games.krynea.workshop.bench import Bench
from games.krynea.workshop.choosing import FIELDS, OF_KIND, Choosing
from games.krynea.workshop.deck import MODES, Deck, faults
from games.krynea.workshop.frame import BenchPanel

if TYPE_CHECKING:
    from games.krynea.workshop.build import BuildScene

SEARCH_LIMIT = 20


class ChoosingScene(BenchPanel):
    """Changes `asked` at once; `kind` is the kind of card that is looked through."""

    def __init__(self, bench: Bench, asked: Choosing, kind: str, changed: Callable[[], None]) -> None:
        self.asked = asked
        self.kind = kind
        self.tell = changed
        super().__init__(bench)

    def heading(self) -> str:
        return self.say("workshop-show")

    def items(self) -> list[Item]:
        found = self.asked.words
        rows = [Item("search", self.say("workshop-search", what=found or "…"), icon="magnifier")]
        rows += [self._row(field) for field in OF_KIND[self.kind]]
        rows.append(Item("all", self.say("workshop-show-all"), icon="undo", enabled=self.asked.narrows))
        return [*rows, Item("done", self.say("ui-done"), icon="tick")]

    def _row(self, field: str) -> Item:
        choice = Choice(getattr(self.asked, field), FIELDS[field], lambda value: self._words(field, value))
        return Item(field, self.say(f"workshop-by-{field}"), control=choice)

    def _words(self, field: str, value: Value) -> str:
        if value == "" or field == "shown":
            return self.say(f"workshop-shown-{value or 'all'}")
        if field == "sort":
            own = value in ("printed", "name", "cost")
            return self.say(f"workshop-sort-{value}" if own else f"stat-{value}")
        if field == "time":
            reaction = value == "reaction"
            return self.say("when-reaction") if reaction else self.say("when-phase", phase=int(str(value)))
        return str(value) if field == "cost" else self.say(f"{field}-{value}")

    def changed(self, picked: Picked) -> None:
        setattr(self.asked, picked.id, str(picked.value))
        self.tell()
        self.refresh()

    def chosen(self, key: str) -> None:
        if key == "search":
            self._ask()
        elif key == "all":
            self._search("")
            for field in FIELDS:
                if field != "sort":
                    setattr(self.asked, field, "")
            self.tell()
            self.refresh()
        else:
            self.app.scenes.pop()

    def _ask(self) -> None:
        from engine.scenes.text_entry import TextEntryScene

        ask = self.say("workshop-search-ask")
        self.app.scenes.push(TextEntryScene(self.app, self.asked.words, self._search, ask, SEARCH_LIMIT))

    def _search(self, words: str) -> None:
        self.asked.words = words
        self.tell()
        self.refresh()

    def prompts(self) -> Prompts:
        return (
            (Action.RIGHT, self.say("ui-change")),
            (Action.ACCEPT, self.say("ui-choose")),
            (Action.BACK, self.say("ui-back")),
        )


class DeckScene(BenchPanel):
    """What can be done with the deck that is being built."""

    def __init__(self, build: "BuildScene") -> None:
        self.build = build
        super().__init__(build.bench)

    @property
    def deck(self) -> Deck:
        return self.build.deck

    def heading(self) -> str:
        return self.bench.deck_name(self.deck)

    def items(self) -> list[Item]:
        deck, room = self.deck, self._room()
        mode = Choice(deck.mode, MODES, lambda value: self.say(f"table-mode-{value}"))
        faction = Choice(deck.faction, FACTIONS, lambda value: self.say(f"faction-{value}"))
        saved = "workshop-save" if self.build.changed_since_saved else "workshop-saved"
        sign = f"{ICONS}/faction_{deck.faction}"
        return [
            Item("save", self.say(saved), icon="save"),
            Item("name", self.say("workshop-name", what=self.bench.deck_name(deck)), icon="scroll"),
            Item("check", self.say("workshop-check", what=self.bench.verdict(deck)), icon="book"),
            Item("mode", self.say("table-mode"), icon="gear", control=mode),
            Item("faction", self.say("workshop-by-faction"), icon=sign, control=faction),
            Item("fill", self.say("workshop-fill"), icon="plus", enabled=room, why=self.say("workshop-fill-no")),
            *([Item("legal", self.say("workshop-drop"), icon="minus")] if self._forbidden() else []),
            Item("clear", self.say("workshop-clear"), icon="trash", enabled=bool(deck.cards)),
            Item("done", self.say("workshop-cards"), icon="tick"),
        ]

    def _room(self) -> bool:
        return decks.fill(self.deck.copy()) > 0

    def _forbidden(self) -> bool:
        return decks.drop_forbidden(self.deck.copy()) > 0

    def changed(self, picked: Picked) -> None:
        setattr(self.deck, picked.id, str(picked.value))
        self._told()

    def _told(self) -> None:
        self.build.deck_changed()
        self.refresh()

    def chosen(self, key: str) -> None:
        if key == "save":
            self.build.save(self.refresh)
        elif key == "name":
            self.build.ask_name(self._told)
        elif key == "check":
            self.app.scenes.push(CheckScene(self.bench, self.deck))
        elif key == "fill":
            decks.fill(self.deck)
            self._told()
        elif key == "legal":
            decks.drop_forbidden(self.deck)
            self._told()
        elif key == "clear":
            self.confirm(
                self.say("workshop-clear"), self.say("workshop-clear-sure"), self.say("workshop-clear"), self._clear
            )
        else:
            self.app.scenes.pop()

    def _clear(self) -> None:
        self.deck.cards = []
        self._told()

    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("ui-choose")), (Action.BACK, self.say("ui-back"))


class CheckScene(BenchPanel):
    """Every rule that a deck breaks, with its clause; a press opens the rule book there."""

    def __init__(self, bench: Bench, deck: Deck) -> None:
        self.deck = deck
        super().__init__(bench)

    def heading(self) -> str:
        return self.bench.verdict(self.deck)

    def items(self) -> list[Item]:
        found = [
            Item(f"{n} {fault[0]}", self.bench.fault(fault), fault[0], "warning")
            for n, fault in enumerate(faults(self.deck))
        ]
        if not found:
            found = [Item("0 KRY-3.1", self.say("workshop-legal-note"), "KRY-3.1", "tick")]
        return [*found, Item("done", self.say("ui-done"), icon="tick")]

    def chosen(self, key: str) -> None:
        from engine.scenes.rulebook import RulebookScene

        if key == "done":
            self.app.scenes.pop()
        else:
            self.app.scenes.push(RulebookScene(self.app, self.bench.title, key.partition(" ")[2]))

    def prompts(self) -> Prompts:
        return (Action.ACCEPT, self.say("workshop-read")), (Action.BACK, self.say("ui-back"))
