"""Who brings which deck: chosen in the lobby, and told to the rules as the answers to their first questions."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.rules import Choose, ChooseSome, Match
from engine.scenes.decor import title_words
from engine.titles import Title
from games.krynea.rules.content import CARDS
from games.krynea.rules.decks import deck_faults
from games.krynea.rules.state import FACTIONS
from games.krynea.workshop.bench import decks_folder
from games.krynea.workshop.deck import Deck
from games.krynea.workshop.files import DeckFault, Shelf, read_deck

if TYPE_CHECKING:
    from engine.app import App

ASKED, CHANCE, OWN = "", "random", "own "
PARTS = {"choose-skills": "skill", "choose-actions": "action", "choose-troops": "troop"}
PROMPTS = ("faction", "deck", *PARTS)
"""The questions that are answered here."""


class DeckChoice:
    """An `engine.titles.SeatChoice`. Values: "" asked at the table, a faction's Basic deck, or `own <file>`."""

    def __init__(self, app: "App", title: Title) -> None:
        self.app = app
        self.title = title
        self.shelf = Shelf(decks_folder(app, title))

    def values(self, options: Mapping[str, str | int | bool]) -> tuple[str, ...]:
        """What a seat may choose in a game with these options: legal decks only."""
        mode = str(options.get("mode", "basic"))
        own = [] if mode == "basic" else [one for one in self.shelf.decks() if one.deck and legal(one.deck, mode)]
        return (ASKED, CHANCE, *FACTIONS, *(f"{OWN}{one.path.name}" for one in own))

    def words(self, value: str, others: bool) -> str:
        """A value in words; `others`: somebody has chosen, so that nobody is asked at the table."""
        say = title_words(self.app, self.title)
        if value.startswith(OWN):
            return self._read(self.shelf.folder / value.removeprefix(OWN), Deck("?")).name
        if value in FACTIONS:
            return say(f"faction-{value}")
        return say("option-random" if value == CHANCE or others else "workshop-seat-asked")

    def begin(self, match: Match[Any], chosen: Sequence[str]) -> None:
        """Answer the first questions of `match`; `chosen` by seat. Who chose nothing plays a Basic deck by chance."""
        decks = [self._deck(value, str(match.options.get("mode", "basic"))) for value in chosen]
        while match.question is not None and match.question.seat < len(decks):
            question = match.question
            if not isinstance(question, Choose | ChooseSome) or question.prompt not in PROMPTS:
                return
            match.answer(_answer(question.prompt, decks[question.seat]))

    def _deck(self, value: str, mode: str) -> Deck:
        """A deck without cards is the Basic one of its faction."""
        basic = Deck(faction=value if value in FACTIONS else CHANCE)
        if not value.startswith(OWN):
            return basic
        deck = self._read(self.shelf.folder / value.removeprefix(OWN), basic)
        return deck if mode != "basic" and legal(deck, mode) else basic

    @staticmethod
    def _read(path: Path, otherwise: Deck) -> Deck:
        try:
            return read_deck(path)
        except DeckFault:
            return otherwise


def legal(deck: Deck, mode: str) -> bool:
    """KRY-3.3, KRY-3.4 The deck may be played in that mode, whichever it was made for."""
    return not deck_faults(deck.cards, mode, deck.faction)


def _answer(prompt: str, deck: Deck) -> str | list[str]:
    if prompt == "faction":
        return deck.faction
    if prompt == "deck":
        return "own" if deck.cards else "basic"
    return [f"card:{card}" for card in deck.cards if CARDS[card].kind == PARTS[prompt]]
