"""Which cards the workshop shows, and in which order."""

import unicodedata
from collections.abc import Callable

import msgspec

from games.krynea.rules.content import CARDS, Card
from games.krynea.rules.state import FACTIONS, KINDS
from games.krynea.workshop.deck import DEAREST, DESIGNS, Deck, face, held, may_bring

Words = Callable[[str], str]
"""The name and the text of a design, in the player's language."""
SHOWN = ("", "in", "out", "legal")
COSTS = ("", *map(str, range(1, DEAREST + 1)))
SORTS = ("printed", "name", "cost", *(f"{kind}_attack" for kind in KINDS), *(f"{kind}_defence" for kind in KINDS))
NATURES = ("", "arcane", "physical", "prayer")
TRAITS = ("", *sorted({trait for card in CARDS.values() for trait in card.traits}), "human")
TIMES = ("", "reaction", *map(str, sorted({phase for card in CARDS.values() for phase in card.effect.phases})))


class Choosing(msgspec.Struct):
    """What is asked for; an empty value asks for nothing. `words` are looked for in names and texts."""

    shown: str = ""
    faction: str = ""
    cost: str = ""
    trait: str = ""
    nature: str = ""
    time: str = ""
    sort: str = "printed"
    words: str = ""

    @property
    def narrows(self) -> bool:
        """Some cards may be left out."""
        return bool(self.shown or self.faction or self.cost or self.trait or self.nature or self.time or self.words)


FIELDS: dict[str, tuple[str, ...]] = {
    "shown": SHOWN,
    "faction": ("", *FACTIONS),
    "cost": COSTS,
    "trait": TRAITS,
    "nature": NATURES,
    "time": TIMES,
    "sort": SORTS,
}
"""The values of each field."""
OF_KIND = {
    "skill": ("shown", "faction", "nature", "sort"),
    "action": ("shown", "faction", "time", "nature", "trait", "sort"),
    "troop": ("shown", "faction", "cost", "trait", "sort"),
}
"""What can be asked of each kind of card."""


def choose(deck: Deck, kind: str, asked: Choosing, name: Words, text: Words) -> list[str]:
    """The designs of `kind` that fit, those that the deck may not have last."""
    fields = OF_KIND[kind]
    found = [design for design in DESIGNS if face(design).kind == kind]
    found = [design for design in found if all(_fits(deck, design, asked, field) for field in fields)]
    if sought := plain(asked.words):
        found = [design for design in found if sought in plain(f"{name(design)} {text(design)}")]
    order = sorted(found, key=lambda design: _rank(design, asked.sort, name))
    return sorted(order, key=lambda design: not (may_bring(deck, design) or held(deck, design)))


def _fits(deck: Deck, design: str, asked: Choosing, field: str) -> bool:
    card, value = face(design), str(getattr(asked, field))
    if not value or field == "sort":
        return True
    if field == "shown":
        inside = bool(held(deck, design))
        return {"in": inside, "out": not inside, "legal": may_bring(deck, design)}[value]
    return value in _facts(card, field)


def _facts(card: Card, field: str) -> set[str]:
    """The values of a field that the card answers to."""
    if field == "faction":
        return set(card.marks)
    if field == "trait":
        return {*card.traits, *(("human",) if card.human else ())}
    if field == "time":
        return {*map(str, card.effect.phases), *(("reaction",) if card.answers else ())}
    return {str(card.cost) if field == "cost" else card.nature}


def _rank(design: str, sort: str, name: Words) -> tuple[int, str, int]:
    card = face(design)
    if sort == "name":
        return 0, plain(name(design)), card.id
    if sort == "cost":
        return card.cost, "", card.id
    return (-card.scores.get(sort, -1) if sort != "printed" else 0), "", card.id


def plain(words: str) -> str:
    """Without accents and capitals, so that "dragon" finds "Dragón"."""
    apart = unicodedata.normalize("NFD", words.strip().lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
