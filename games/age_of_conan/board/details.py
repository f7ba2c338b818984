"""The enlarged card: what the focus tells of each element, in words."""

from collections.abc import Callable
from dataclasses import replace

from engine.rules import BLANK
from engine.table.board import Details
from engine.ui.theme import LABEL
from games.age_of_conan.board import cards
from games.age_of_conan.board.colors import BANDS
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.land_words import LandTeller
from games.age_of_conan.board.placed import province_of
from games.age_of_conan.board.seat_words import SeatTeller
from games.age_of_conan.board.story_words import StoryTeller
from games.age_of_conan.rules.content import ADVENTURES, CARDS, CONTENT, PROVINCES, STRATEGIES, TOKENS
from games.age_of_conan.rules.frames import Contest, TokenOffer
from games.age_of_conan.rules.state import AocState

DOT = " · "
ROOM = 40
"""What the rim of the enlarged card takes of its width and height."""
SMALL = 300
"""An enlarged card lower than this has no room for a picture."""


class Teller:
    """Answers `details` for one view."""

    def __init__(self, desk: Desk, view: AocState) -> None:
        self.desk = desk
        self.view = view
        self.seats = SeatTeller(desk, view)
        self.land = LandTeller(desk, view)
        story = StoryTeller(desk, view, self.strategy, self.land.province)
        self.tellers: dict[str, Callable[[str], Details | None]] = {
            "province": self.land.province,
            "marker": self.land.province,
            "raid": self.land.province,
            "army": self.land.piece,
            "emissary": self.land.piece,
            "conan": self.land.conan,
            "adventure": self.adventure,
            "track": self.track,
            "token": self.token,
            "offer": self.offer,
            "objective": self.objective,
            "die": self.die,
            "hand": self.held,
            "strategy": self.held,
            "table": self.laid,
            "artifact": self.artifact,
            "conan_bonus": lambda rest: self.artifact("conan_bonus"),
            "contest": self.contest_die,
            "bid": self.seats.bid,
            "seat": self.seats.seat,
            "tokens": self.seats.tokens,
            "gold": self.seats.gold,
            "sorcery": self.seats.sorcery,
            "crom": self.seats.crom,
            "deck": self.seats.deck,
            "strategies": self.seats.strategies,
            "strength": story.strength,
            "successes": story.successes,
            "verdict": story.verdict,
            "pledge": story.pledge,
            "ledger": story.ledger,
            "bidding": story.bidding,
            "shown": story.shown,
            "step": story.step,
        }

    def tell(self, element: str) -> Details | None:
        head, _, rest = element.partition(":")
        teller = self.tellers.get(head)
        told = teller(rest) if teller is not None else None
        if told is None:
            return None
        land = province_of(element)
        more = self.land.explained(land) if land in PROVINCES else ""
        full = replace(told, text="\n".join(filter(None, (told.text, more))))
        return full if more and self.fits(full) else self.trimmed(told)

    def trimmed(self, told: Details) -> Details:
        """Without what the enlarged card has no room for, even in its least type: first the clause, then the band."""
        for less in (told, replace(told, clause=""), replace(told, clause="", family="")):
            if self.fits(less):
                return less
        return less

    def fits(self, told: Details) -> bool:
        return self._height(told) <= self.desk.table.details.h - ROOM

    def _height(self, told: Details) -> int:
        kit, wide = self.desk.kit, self.desk.table.details.w - ROOM - 8
        least = self.desk.theme.least
        blocks = [kit.block(told.heading, wide, least + 4, "show")]
        blocks += [kit.block(fact, wide, least, "bold") for fact in told.facts]
        blocks += [kit.block(words, wide, least) for words in (told.text, told.clause) if words]
        band = kit.line_height(LABEL) + 20 if told.family else 0
        return band + sum(int(block.height) + 10 for block in blocks)

    @property
    def low(self) -> bool:
        """Whether there is little room for the enlarged card."""
        return self.desk.table.details.h < SMALL

    # ------------------------------------------------------------ cards
    def held(self, rest: str) -> Details | None:
        return self.card(rest.partition("/")[2])

    def laid(self, rest: str) -> Details | None:
        seat, _, index = rest.partition("/")
        table = self.view.kingdoms[int(seat)].table
        if int(index) >= len(table):
            return None
        one = table[int(index)]
        return self.card(one.card, self.desk.words("card-ready" if one.ready else "card-used"))

    def card(self, card: str, state: str = "") -> Details | None:
        """A kingdom card or strategy card; a hidden one says no more than that."""
        words = self.desk.words
        if card in STRATEGIES:
            return self.strategy(card)
        if card not in CARDS:
            hidden = card == BLANK or card.startswith("back")
            return Details(words("card-unknown"), "", picture=None) if hidden else None
        facts = CARDS[card]
        cost = words("table-cost", n=facts.cost) if facts.cost else ""
        family = DOT.join(filter(None, (words(f"kind-{facts.kind}"), words(f"kingdom-{facts.kingdom}"), cost, state)))
        return Details(
            words(f"card-{card}"),
            words(f"card-{card}-text"),
            None if self.low else cards.picture(self.desk, card),
            family if self._banded else "",
            () if self._banded else (family,),
            BANDS[facts.kind],
        )

    @property
    def _banded(self) -> bool:
        """Where there is neither a picture nor large type, a band tells the kind."""
        return self.low and self.desk.theme.scale < 1.2

    def strategy(self, card: str) -> Details:
        facts, words = STRATEGIES[card], self.desk.words
        areas = f"{words(f'area-{facts.main}')} ({words(f'area-{facts.second}')})"
        terrains = ", ".join(words(f"terrain-{one}") for one in facts.terrain)
        counts = facts.counts[0] if len(facts.counts) == 1 else "both"
        said = DOT.join((words("table-value", value=facts.bid), terrains, areas))
        told = Details(
            words(f"card-{card}"),
            words("strategy-text", counts=counts),
            None if self.low else cards.picture(self.desk, card),
            "",
            (said,),
        )
        return told if self.fits(told) else replace(told, text=words("counts-word", counts=counts))

    def artifact(self, artifact: str) -> Details | None:
        words = self.desk.words
        if artifact not in (*CONTENT.artifacts, "conan_bonus"):
            return None
        owners = [seat for seat, one in enumerate(self.view.kingdoms) if artifact in one.artifacts]
        owners += [self.view.bonus] if artifact == "conan_bonus" and self.view.bonus >= 0 else []
        facts = tuple(self.desk.name(seat) for seat in owners)
        return Details(
            words(f"card-{artifact}"),
            words(f"card-{artifact}-text"),
            None if self.low else cards.picture(self.desk, artifact),
            facts=(DOT.join((words("kind-artifact"), *facts)),),
        )

    # ------------------------------------------------------------ what is common
    def adventure(self, rest: str) -> Details | None:
        adventure, words = self.view.adventure, self.desk.words
        if adventure not in ADVENTURES:
            return None
        facts = ADVENTURES[adventure]
        goal = f"{words('piece-destination')}: {self.desk.province(facts.destination)}"
        return Details(
            self.desk.adventure(adventure),
            words(f"adventure-{adventure}-text"),
            None if self.low else cards.framed(self.desk, f"adventures/picture/{adventure}"),
            facts=(DOT.join((words("table-age", age=self.view.age), goal)),),
        )

    def track(self, rest: str) -> Details:
        words = self.desk.words
        tokens = [self.desk.token(token) for token in self.view.track]
        return Details(words("table-track"), ", ".join(tokens) or words("table-empty"), clause="AOC-5.7")

    def token(self, rest: str) -> Details | None:
        index = int(rest)
        return self.one_token(self.view.track[index]) if index < len(self.view.track) else None

    def offer(self, rest: str) -> Details | None:
        """The token that is being kept or exchanged."""
        frame = next((one for one in reversed(self.view.stack) if isinstance(one, TokenOffer)), None)
        return self.one_token(frame.token) if frame is not None else None

    def one_token(self, token: int) -> Details:
        facts = TOKENS.get(token)
        worth = self.desk.words("token-worth", goods=facts.goods, amount=facts.amount) if facts else ""
        said = f"{{icon:{facts.goods}}} {worth}" if facts else ""
        return Details(self.desk.token(token), said, clause="AOC-5.9")

    def objective(self, objective: str) -> Details | None:
        """Its text, and how far each kingdom is."""
        if objective not in CONTENT.objectives:
            return None
        words = self.desk.words
        return Details(
            f"{self.desk.objective(objective)}{DOT}{words('table-ep', n=CONTENT.objectives[objective].ep)}",
            words(f"objective-{objective}-text"),
            None if self.low else cards.picture(self.desk, objective),
            facts=(self.seats.progress(objective),),
        )

    def die(self, rest: str) -> Details | None:
        index = int(rest)
        if index >= len(self.view.pool):
            return None
        face, words = self.view.pool[index], self.desk.words
        return Details(words(f"fate-{face}"), words(f"fate-{face}-text"), facts=(words("die-fate"),), clause="AOC-4.9")

    def contest_die(self, rest: str) -> Details | None:
        """A die of the contest under way, by side and place."""
        frame = next((one for one in reversed(self.view.stack) if isinstance(one, Contest)), None)
        side, _, index = rest.partition("/")
        if frame is None or not index.isdigit() or int(index) >= len(frame.sides[int(side)].faces):
            return None
        face, words = frame.sides[int(side)].faces[int(index)], self.desk.words
        return Details(words(f"face-{face}"), words(f"face-{face}-text"), facts=(words("die-contest"),))
