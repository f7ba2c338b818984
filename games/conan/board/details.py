"""The enlarged card: what the focus tells of each element, in words."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.table.board import Details
from engine.ui.theme import hexa
from games.conan.board.area_words import AreaTeller
from games.conan.board.colors import OXBLOOD_LINE, TILES
from games.conan.board.desk import Desk
from games.conan.board.dice_words import tell_die
from games.conan.board.figure_words import FigureTeller
from games.conan.board.pieces import card_picture
from games.conan.rules.content import CARDS, SCENARIOS, SPELLS
from games.conan.rules.scenarios import opens, time_limit
from games.conan.rules.state import HEROES, ConanState

DOT = " · "
ROOM = 40
"""What the rim of the enlarged card takes of its width and height."""
CARD = (150, 210)
NO_LIMIT = 99


class Teller:
    """Answers `details` for one view."""

    def __init__(self, desk: Desk, view: ConanState) -> None:
        self.desk = desk
        self.view = view
        self.areas = AreaTeller(desk, view)
        self.figures = FigureTeller(desk, view)
        self.tellers: dict[str, Callable[[str], Details | None]] = {
            "area": self.areas.area,
            "border": self.areas.border,
            "door": self.areas.door,
            "chest": self.areas.chest,
            "object": lambda rest: self.card(rest.rpartition("/")[2]),
            "card": lambda rest: self.card(rest.rpartition("/")[2]),
            "spell": lambda rest: self.spell(rest.rpartition("/")[2]),
            "hero": self.figures.hero,
            "unit": self.figures.unit,
            "tile": self.figures.tile,
            "allies": self.figures.allies,
            "space": self.figures.space,
            "zone": self.figures.zone,
            "seat": self.seat,
            "river": self.river,
            "book": self.book,
            **{head: partial(self.die, head) for head in ("die", "attack_die", "guard_die")},
            "track": lambda _: self.track(),
            "goals": lambda _: self.goals(),
        }

    def tell(self, element: str) -> Details | None:
        head, _, rest = element.partition(":")
        teller = self.tellers.get(head)
        told = teller(rest) if teller is not None else None
        return self.trimmed(told) if told is not None else None

    def trimmed(self, told: Details) -> Details:
        """Without what the enlarged card has no room for, even in its least type: the clause, the band, the facts."""
        trials = [told, replace(told, clause=""), replace(told, clause="", family="")]
        for k in range(len(told.facts) - 1, 0, -1):
            trials.append(replace(told, clause="", family="", facts=told.facts[:k]))
        for less in trials:
            if self.fits(less):
                return less
        return replace(told, clause="", family="", text="")

    def fits(self, told: Details) -> bool:
        kit, wide = self.desk.kit, self.desk.table.details.w - ROOM - 8
        least = self.desk.theme.least
        blocks = [kit.block(told.heading, wide, least + 4, "show")]
        blocks += [kit.block(fact, wide, least, "bold") for fact in told.facts]
        blocks += [kit.block(words, wide, least) for words in (told.text, told.clause) if words]
        band = kit.line_height() + 20 if told.family else 0
        tall = sum(int(block.height) + 10 for block in blocks) + int(band)
        return tall <= self.desk.table.details.h - ROOM

    # ------------------------------------------------------------ cards and spells
    def card(self, card: str) -> Details | None:
        if card not in CARDS:
            return None
        desk, facts = self.desk, CARDS[card]
        marks = []
        if facts.kind == "weapon":
            marks.append(desk.words("mark-two-hands" if facts.hands == 2 else "mark-one-hand"))
        if facts.thrown:
            marks.append(desk.words("mark-thrown"))
        if opens(self.view, card):
            marks.append(desk.words(f"door-{opens(self.view, card)}"))
        lines = (desk.words("table-enc-of", n=facts.enc), DOT.join(marks))
        return Details(
            heading=desk.words(f"card-{card}"),
            text=self._text(f"card-{card}-text"),
            picture=card_picture(desk, card, CARD),
            family=desk.words(f"kind-{facts.kind}"),
            facts=tuple(filter(None, lines)),
        )

    def _text(self, key: str) -> str:
        return self.desk.words(key) if self.desk.kit.language.has(key) else ""

    def spell(self, spell: str) -> Details | None:
        if spell not in SPELLS:
            return None
        desk, facts = self.desk, SPELLS[spell]
        free = facts.saturation >= NO_LIMIT
        key = f"table-spell-{'variable' if facts.variable else 'cost'}{'-free' if free else ''}"
        price = desk.words(key, n=facts.cost, most=facts.saturation)
        marks = [desk.words(f"mark-{what}") for what in ("reaction", "area") if getattr(facts, what)]
        return Details(
            heading=desk.words(f"spell-{spell}"),
            text=self._text(f"spell-{spell}-text"),
            picture=card_picture(desk, spell, CARD, True),
            family=desk.words("kind-spell"),
            facts=tuple(filter(None, (price, DOT.join(marks)))),
        )

    # ------------------------------------------------------------ dice
    def die(self, head: str, rest: str) -> Details | None:
        return tell_die(self.desk, self.view, f"{head}:{rest}")

    # ------------------------------------------------------------ the Overlord's side
    def river(self, rest: str) -> Details | None:
        place = int(rest)
        if not 0 < place <= len(self.view.river):
            return None
        told = self.figures.tile(self.view.river[place - 1])
        return told

    def book(self, rest: str) -> Details | None:
        desk = self.desk
        count = self.view.reserve if rest == "reserve" else self.view.fatigue
        facts = [f"{count} / {self.view.gems}", desk.words("table-recovery", n=self.view.recovery)]
        if rest == "reserve":
            facts = [desk.words(f"benefit-{what}-text") for what in ("move", "guard", "reroll")]
        return Details(
            heading=f"{desk.words(f'zone-{rest}')}: {count}",
            text=desk.words(f"zone-{rest}-text"),
            family=desk.words("table-book"),
            facts=tuple(facts),
            accent=hexa(OXBLOOD_LINE),
        )

    # ------------------------------------------------------------ the game
    def seat(self, rest: str) -> Details | None:
        desk, seat = self.desk, int(rest)
        heroes = [desk.words(f"hero-{hero.id}") for hero in self.view.heroes if hero.seat == seat]
        if seat == self.view.overlord:
            facts = (
                desk.words("table-recovery", n=self.view.recovery),
                f"{desk.words('zone-reserve')} {self.view.reserve} / {self.view.gems}",
            )
            return Details(desk.name(seat), desk.words("side-overlord-text"), None, desk.words("side-overlord"), facts)
        text = desk.words("side-heroes-text")
        return Details(desk.name(seat), text, None, desk.words("side-heroes"), (", ".join(heroes),))

    def track(self) -> Details:
        desk = self.desk
        last = time_limit(self.view)
        deck = desk.words("table-deck", n=len(self.view.deck))
        return Details(
            heading=desk.words("table-round", round=self.view.round, limit=last),
            text=desk.words(f"side-name-{self.view.turn or HEROES}"),
            family=desk.words("table-track"),
            facts=(f"{self.view.marker} / {last}", deck),
            accent=hexa(TILES[""][0]),
        )

    def goals(self) -> Details:
        desk, scenario = self.desk, SCENARIOS[self.view.scenario]
        facts = (
            f"{desk.words('table-goal-heroes')}: {desk.words(f'scenario-{scenario.id}-heroes')}",
            f"{desk.words('table-goal-overlord')}: {desk.words(f'scenario-{scenario.id}-overlord')}",
        )
        return Details(desk.words(f"scenario-{scenario.id}"), "", None, desk.words("table-goals"), facts)
