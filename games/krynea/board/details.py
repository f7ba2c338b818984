"""The enlarged card: what the focus tells of each element, in words."""

import re

import pygame

from engine.language import true_minus
from engine.table.board import Details
from engine.ui.text import width
from games.krynea.board.colors import GLASS
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.marks import STATS, Values
from games.krynea.board.portrait import portrait
from games.krynea.board.spread import choosing
from games.krynea.board.tables import TableTeller
from games.krynea.board.values import Change, changes, values_of
from games.krynea.rules.content import CARDS, CONTENT
from games.krynea.rules.field import find
from games.krynea.rules.state import KryneaState, Unit

CARD = re.compile(r"(unit|hand|skill):(\d)/(\d+)$")
OBJECT = re.compile(r"object:(\d)/(\d+)/(\d+)$")
KEYWORDS: dict[str, tuple[str, ...]] = {
    "save": ("save",),
    "raise": ("raised",),
    "raise_save": ("raised",),
    "sacrifice": ("sacrifice",),
    "summon": ("summon",),
    "hide": ("hidden",),
    "strike": ("strike",),
    "malus": (),
}
"""What each verb of an effect needs explained."""
ROOM = 110
"""Letters of text beside which keywords are still explained."""
BAND = 48
"""What the band of the family leaves free of the enlarged card's width."""
CLAUSES = {"skill": "KRY-4.18", "action": "KRY-10.3", "troop": "KRY-4.4"}


class Teller:
    """Answers `details` for one view."""

    def __init__(self, desk: Desk, view: KryneaState) -> None:
        self.desk = desk
        self.view = view

    def tell(self, element: str) -> Details | None:
        found = CARD.match(element)
        if found:
            return self.card(int(found.group(2)), int(found.group(3)), found.group(1) == "unit")
        worn = OBJECT.match(element)
        if worn:
            return self.card(int(worn.group(1)), int(worn.group(3)))
        head, _, rest = element.partition(":")
        if head == "monolith":
            return self.monolith(rest)
        maker = choosing(self.view)
        if head == "card" and maker is not None:
            return self.card(maker.seat, int(rest))
        return TableTeller(self.desk, self.view, self).tell(element)

    # ------------------------------------------------------------ cards
    def card(self, seat: int, card: int, in_play: bool = False) -> Details | None:
        """A card of an army; `in_play` with the values that it has now and where they come from."""
        if card not in CARDS:
            return None
        facts, faction, words = CARDS[card], faction_of(self.view, seat), self.desk.words
        unit = self._unit(seat, card) if in_play else None
        values: Values = values_of(self.view, seat, card) if unit is not None else ()
        return Details(
            heading=words(f"card-{card}"),
            text="\n".join(part for part in (words(f"card-{card}-text"), *self._explained(card)) if part),
            picture=portrait(self.desk.art, card, faction, values),
            family=self._family(card),
            facts=tuple(filter(None, (self._when(card), self._state(unit), self._sources(seat, card, unit)))),
            accent=GLASS[faction],
            clause=CLAUSES[facts.kind],
        )

    def _unit(self, seat: int, card: int) -> Unit | None:
        for battalion in self.view.armies[seat].battalions:
            for unit in (*battalion.units, *battalion.hidden):
                if unit.card == card:
                    return unit
        return None

    def _family(self, card: int) -> str:
        """Traits of a troop; kind and nature of what is played."""
        facts, words = CARDS[card], self.desk.words
        if facts.kind == "troop":
            traits = [words(f"trait-{trait}") for trait in sorted(facts.traits)]
            return ", ".join([*traits, *([words("trait-human")] if facts.human else [])]) or words("kind-unit")
        traits = [words(f"trait-{trait}") for trait in sorted(facts.traits)]
        told = [words(f"kind-{facts.kind}"), words(f"nature-{facts.nature}"), *traits]
        room = self.desk.table.details.w - BAND
        while len(told) > 1 and width(" · ".join(told), 28, "bold") > room:
            told.pop(0)  # when it is used says as much as its kind
        return " · ".join(told)

    def _when(self, card: int) -> str:
        """When it can be used, where its text does not begin with that."""
        facts, words = CARDS[card], self.desk.words
        if facts.effect.boost:
            return words("when-boost")
        if facts.effect.phases and not facts.answers:
            return words("when-phase", phase=facts.effect.phases[0])
        return ""

    def _explained(self, card: int) -> list[str]:
        """Keywords of the effect, where the card's own text leaves room."""
        if len(self.desk.words(f"card-{card}-text")) > ROOM or self.desk.theme.scale > 1.3:
            return []
        effect = CARDS[card].effect
        found: list[str] = []
        for verb in effect.verbs:
            found += KEYWORDS.get(str(verb.__struct_config__.tag), ())
        found += ["object"] if CARDS[card].is_object else []
        names = list(dict.fromkeys(found))[:1]
        return [f"*{self.desk.words(f'keyword-{name}')}.* {self.desk.words(f'keyword-{name}-text')}" for name in names]

    # ------------------------------------------------------------ units in play
    def _state(self, unit: Unit | None) -> str:
        """How it lies, and the Objects under it."""
        if unit is None:
            return ""
        words = self.desk.words
        flags = {
            "{icon:trait_raised} " + words("table-raised"): unit.raised,
            "{icon:tap} " + words("table-tapped"): unit.tapped,
            "{icon:moved} " + words("table-moved"): unit.moved,
        }
        told = [line for line, so in flags.items() if so]
        worn = [f"{{icon:trait_object}} {self.desk.card(card)}" for card in unit.objects if not CARDS[card].bearer]
        return " · ".join([*told, *worn])

    def _sources(self, seat: int, card: int, unit: Unit | None) -> str:
        """What makes values differ from the card: one line for each source, with the values that it changes."""
        if unit is None or find(self.view, seat, card) is None:
            return ""
        lines: dict[str, list[str]] = {}
        for row, kind in STATS:
            for change in changes(self.view, seat, card, f"{kind}_{row}"):
                lines.setdefault(self.source(change), []).append(f"{{icon:{row}_{kind}}}")
        return "\n".join(f"{''.join(signs)} {source}" for source, signs in lines.items())

    def source(self, change: Change) -> str:
        """`+2 Soulblade`."""
        number = true_minus(f"{change.n:+d}")
        if change.card:
            return f"{number} {self.desk.card(change.card).split(',')[0]}"
        return f"{number} {{icon:{'heightened' if change.n > 0 else 'lowered'}}}"

    # ------------------------------------------------------------ monoliths
    def monolith(self, monolith: str) -> Details | None:
        if monolith not in CONTENT.monoliths:
            return None
        words = self.desk.words
        return Details(
            heading=words(f"card-{monolith}"),
            text=words(f"card-{monolith}-text"),
            picture=portrait(self.desk.art, monolith, "neutral"),
            family=words("kind-monolith"),
            accent=GLASS["neutral"],
            clause="KRY-7.2",
        )

    def back(self, seat: int, deck: str) -> pygame.Surface:
        return self.desk.art.back(faction_of(self.view, seat), "hand", deck)
