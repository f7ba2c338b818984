"""The enlarged card of what is no single card: battalions, melees, players, piles, phases, the token."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.table.board import Details
from engine.ui.theme import hexa
from games.krynea.board.armies import half_plate
from games.krynea.board.colors import GLASS
from games.krynea.board.desk import Desk, faction_of
from games.krynea.board.values import melee_of
from games.krynea.rules.cards import points
from games.krynea.rules.content import CARDS
from games.krynea.rules.field import allies, engagements, facing, lines
from games.krynea.rules.frames import Window
from games.krynea.rules.powers import coordinates
from games.krynea.rules.state import FACTIONS, PHASES, UNKNOWN, KryneaState

if TYPE_CHECKING:
    from games.krynea.board.details import Teller

PLACE = re.compile(r"(\w+):(\d+)(?:/(\w+))?$")
CLAUSES = tuple(
    f"KRY-{clause}" for clause in ("7.1", "7.2", "7.10", "8.1", "9.1", "10.2", "11.1", "11.2", "11.10", "16.1")
)
"""Where the rule book tells of each phase."""
MOST = 9
"""Lines of a list."""


class TableTeller:
    """Answers `details` for everything but cards; `teller` answers for those."""

    def __init__(self, desk: Desk, view: KryneaState, teller: "Teller") -> None:
        self.desk, self.view, self.teller = desk, view, teller

    def tell(self, element: str) -> Details | None:
        if element == "token" or element.startswith("token/"):
            return self._token(element.partition("/")[2] or self.view.banner)
        if element == "phase":
            return self._now()
        if element == "monoliths":
            return self._monoliths()
        if element.startswith("faction:"):
            return self._faction(element.partition(":")[2])
        found = PLACE.match(element)
        if found is None:
            return None
        head, number, rest = found.group(1), int(found.group(2)), found.group(3) or ""
        tellers: dict[str, Callable[[], Details | None]] = {
            "battalion": lambda: self._battalion(number, int(rest)),
            "engagement": lambda: self._engagement(number),
            "phase": lambda: self._phase(number),
            "seat": lambda: self._seat(number),
            "deck": lambda: self._deck(number, rest),
            "discard": lambda: self._discard(number, rest),
        }
        return tellers[head]() if head in tellers else None

    # ------------------------------------------------------------ the field
    def _battalion(self, seat: int, battalion: int) -> Details:
        words, units = self.desk.words, lines(self.view, seat, battalion)
        names = [words("table-first_line"), words("table-second_line")]
        listed = [
            f"*{names[k] if k < 2 else words('table-rear')}.* {self.desk.card(unit.card)}"
            for k, unit in enumerate(units[:MOST])
        ]
        facts = []
        if units and lines(self.view, *facing(self.view, seat, battalion)):
            attack, guard = melee_of(self.view, (seat, battalion), facing(self.view, seat, battalion))[0]
            facts.append(f"{{icon:attack_melee}} {'–' if attack is None else attack} · {{icon:defence_melee}} {guard}")
        if len(units) > 1 and coordinates(self.view, seat, battalion):
            facts.append(f"{{icon:coordination}} {words('keyword-coordination')}")
        return Details(
            heading=words("table-battalion", battalion=battalion),
            text="\n".join(listed) or words("table-empty"),
            family=self.desk.name(seat),
            facts=tuple(facts),
            accent=hexa(self.desk.color(seat)),
            clause="KRY-5.2",
        )

    def _engagement(self, number: int) -> Details:
        words, pair = self.desk.words, engagements(self.view)[number]
        told = []
        for side in pair:
            told.append(f"*{self.desk.name(side[0])}.* {words('table-battalion', battalion=side[1])}")
        facts: list[str] = []
        picture = None
        if all(lines(self.view, *side) for side in pair):
            first, second = melee_of(self.view, pair[0], pair[1])
            told = [f"{line}: {self._totals(*numbers)}" for line, numbers in zip(told, (first, second), strict=True)]
            picture = half_plate(self.desk.art, True, first[0], second[1], (206, 122))
        return Details(
            heading=words("table-engagement", engagement=number),
            text="\n".join([*told, words("keyword-coordination-text")]),
            picture=picture,
            facts=tuple(facts),
            accent=GLASS["dark"],
            clause="KRY-11.9",
        )

    def _totals(self, attack: int | None, guard: int) -> str:
        if attack is None:
            return f"{{icon:attack_melee}} – {{icon:defence_melee}} {guard}"
        return self.desk.words("table-totals", attack=attack, defence=guard)

    def _now(self) -> Details:
        """What goes on: the phase, or what interrupts it."""
        window = next((frame for frame in reversed(self.view.stack) if isinstance(frame, Window)), None)
        if window is None:
            return self._phase(self.view.phase or 1)
        event = window.kind
        return Details(
            heading=self.desk.words("keyword-reaction"),
            text=self.desk.words("keyword-reaction-text"),
            picture=self.desk.icon("reaction", 150, self.desk.theme.accent),
            facts=(self.desk.words("table-event", event=event),),
            clause="KRY-14.1",
        )

    def _phase(self, number: int) -> Details:
        name = PHASES[number - 1]
        return Details(
            heading=f"{number}. {self.desk.words(f'phase-{name}')}",
            text=self.desk.words(f"phase-{name}-text"),
            picture=self.desk.icon(f"phase_{name}", 150, self.desk.theme.accent),
            clause=CLAUSES[number - 1],
        )

    # ------------------------------------------------------------ players
    def _seat(self, seat: int) -> Details:
        army, words, faction = self.view.armies[seat], self.desk.words, faction_of(self.view, seat)
        side = allies(self.view, seat)
        won = sum(points(self.view, one) for one in side)
        facts = [f"{{icon:points}} {words('table-points')}: {won}"]
        facts += [f"{{icon:resource}} {words('table-resources', n=army.funds)}"] if army.funds else []
        troops = len(army.hand_troops) + len(army.aside_troops)
        actions = len(army.hand_actions) + len(army.aside_actions)
        facts.append(f"{{icon:deck_troops}} {troops} · {{icon:deck_actions}} {actions} · {words('table-hand')}")
        if len(self.view.armies) > 2:
            decks = f"{{icon:deck_troops}} {len(army.troop_deck)} · {{icon:deck_actions}} {len(army.action_deck)}"
            facts.append(f"{decks} · {words('table-deck-troop')}, {words('table-deck-action')}")
        text = words(f"faction-{faction}-text") if army.faction else ""
        skills = [f"*{self.desk.card(skill.card)}.* {words(f'card-{skill.card}-text')}" for skill in army.skills]
        return Details(
            heading=self.desk.name(seat),
            text="\n".join([text, *skills] if self.desk.theme.scale < 1.3 else [text]),
            picture=self.desk.art.image(f"crests/{faction}"),
            family=words(f"faction-{faction}") if army.faction else "",
            facts=tuple(facts),
            accent=GLASS[faction],
        )

    def _faction(self, faction: str) -> Details | None:
        if faction not in FACTIONS:
            return None
        return Details(
            heading=self.desk.words(f"faction-{faction}"),
            text=self.desk.words(f"faction-{faction}-text"),
            picture=self.desk.art.image(f"crests/{faction}"),
            accent=GLASS[faction],
            clause="KRY-3.2",
        )

    # ------------------------------------------------------------ piles
    def _deck(self, seat: int, deck: str) -> Details | None:
        army = self.view.armies[seat]
        stack = army.troop_deck if deck == "troop" else army.action_deck
        if stack and stack[-1] != UNKNOWN:
            return self.teller.card(seat, stack[-1])
        return self._pile(seat, deck, f"table-deck-{deck}", stack, [])

    def _discard(self, seat: int, deck: str) -> Details:
        army = self.view.armies[seat]
        heap = army.troop_discard if deck == "troop" else army.action_discard + army.used
        listed = [self.desk.card(card) for card in reversed(heap) if card in CARDS]
        rest = len(listed) - MOST
        shown = [*listed[:MOST], *([f"+{rest} {{icon:card}}"] if rest > 0 else [])]
        return self._pile(seat, deck, f"table-discard-{deck}", heap, shown)

    def _pile(self, seat: int, deck: str, key: str, stack: list[int], listed: list[str]) -> Details:
        return Details(
            heading=self.desk.words(key),
            text="\n".join(listed),
            picture=None if listed else self.teller.back(seat, f"{deck}s"),
            family=self.desk.name(seat),
            facts=(f"{{icon:deck_{deck}s}} {self.desk.words('table-cards', n=len(stack))}",),
            accent=GLASS[faction_of(self.view, seat)],
            clause="KRY-3.8",
        )

    def _monoliths(self) -> Details:
        words = self.desk.words
        taken = [self.desk.card(one) for one in self.view.taken]
        return Details(
            heading=words("table-monoliths"),
            text="\n".join([words("phase-monoliths-text"), *taken]),
            picture=self.desk.art.image("backs/neutral/hand_monoliths"),
            facts=(words("table-cards", n=len(self.view.monolith_deck)),),
            accent=GLASS["neutral"],
            clause="KRY-7.2",
        )

    def _token(self, banner: str) -> Details:
        words = self.desk.words
        face = banner if banner and self.desk.armies == 2 else "holder"
        return Details(
            heading=words("table-token"),
            text=words("keyword-token-text"),
            picture=self.desk.art.image(f"token/{face}"),
            family=self.desk.name(self.view.token),
            facts=(words(f"banner-{banner}"),) if banner else (),
            accent=hexa(self.desk.color(self.view.token)),
            clause="KRY-10.1",
        )
