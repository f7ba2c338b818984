"""What the enlarged card says of the boards that dock on the map: the contest, the bids and the age change."""

from collections.abc import Callable

from engine.table.board import Details
from games.age_of_conan.board import contest_facts as facts
from games.age_of_conan.board import contest_reasons, ledger_facts
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.ledger_facts import STEPS, frame_of, step_of
from games.age_of_conan.rules.artifacts import worth
from games.age_of_conan.rules.bidding import totals, value_of
from games.age_of_conan.rules.content import STRATEGIES
from games.age_of_conan.rules.contests import dice_of
from games.age_of_conan.rules.frames import AgeChange, ArtifactBid, Bid, Contest
from games.age_of_conan.rules.state import NOBODY, AocState

DOT = " · "
NO_CHOICE = -1


class StoryTeller:
    """For one view. `card` tells of a strategy card that lies open, `land` of a province."""

    def __init__(
        self,
        desk: Desk,
        view: AocState,
        card: Callable[[str], Details],
        land: Callable[[str], Details | None],
    ) -> None:
        self.desk, self.view, self.card, self.land = desk, view, card, land

    # ------------------------------------------------------------ the contest; `rest` is 0 or 1, the side
    def strength(self, rest: str) -> Details | None:
        """Who it is, how many dice the side has, and why."""
        contest = facts.contest_of(self.view)
        if contest is None:
            return None
        at, words = int(rest), self.desk.words
        side = contest.sides[at]
        said = f"{words('table-strength')}: {side.strength}   {{icon:dice}} {dice_of(side)}"
        why = contest_reasons.lines(self.desk, self.view, contest, at)
        return Details(self._side(contest, at), DOT.join(why), facts=(said,), clause="AOC-9.20")

    def successes(self, rest: str) -> Details | None:
        """How many as the dice lie, and what they come to."""
        contest = facts.contest_of(self.view)
        if contest is None:
            return None
        at, words = int(rest), self.desk.words
        count = facts.rolled(contest, at)
        said = words("contest-unrolled") if count is None else f"{words('table-successes')}: {count}"
        return Details(self._side(contest, at), self._odds(contest), facts=(said,), clause="AOC-9.4")

    def verdict(self, rest: str) -> Details | None:
        """How the counts compare, and who wins by that."""
        contest = facts.contest_of(self.view)
        if contest is None:
            return None
        words, counts = self.desk.words, [facts.rolled(contest, at) for at in (0, 1)]
        told = (f"{self._side(contest, at)}: {'?' if n is None else n}" for at, n in enumerate(counts))
        return Details(
            words(f"contest-form-{facts.form_of(self.view)}", province=self.desk.province(contest.province)),
            words("contest-verdict-text"),
            facts=(DOT.join(told),),
            clause="AOC-9.6",
        )

    def pledge(self, rest: str) -> Details | None:
        """The strategy card of a side: what it is only once both are turned."""
        contest = facts.contest_of(self.view)
        if contest is None:
            return None
        card = contest.sides[int(rest)].strategy
        if contest.revealed and card in STRATEGIES:
            return self.card(card)
        words, whose = self.desk.words, (self._side(contest, int(rest)),)
        return Details(words("kind-strategy"), words("contest-pledge-text"), facts=whose, clause="AOC-9.5")

    def _side(self, contest: Contest, at: int) -> str:
        seat = contest.sides[at].seat
        return self.desk.name(seat) if seat != NOBODY else self.desk.words("table-neutral")

    def _odds(self, contest: Contest) -> str:
        return self.desk.words("contest-odds", n=round(100 * facts.odds_now(contest)))

    # ------------------------------------------------------------ bids; `rest` is the seat
    def ledger(self, rest: str) -> Details | None:
        """The column of a kingdom: its bid, what it shows, or what the age change brings it."""
        change, bid = frame_of(self.view, AgeChange), frame_of(self.view, Bid)
        if bid is not None and bid.cards:
            return self.bidding(rest)
        if frame_of(self.view, ArtifactBid) is not None:
            return self.shown(rest)
        if change is None:
            return None
        step, seat = step_of(change), int(rest)
        coming = STEPS[STEPS.index(step) :]
        told = (f"{self.desk.words(f'ledger-step-{one}')} {self._cells(seat, one)}" for one in coming)
        lines = [line for line, one in zip(told, coming, strict=True) if self._cells(seat, one)]
        return Details(self.desk.name(seat), DOT.join(lines), clause="AOC-7.1")

    def bidding(self, rest: str) -> Details | None:
        """Card and token once all bids are turned; until then nobody's."""
        bid, seat, words = frame_of(self.view, Bid), int(rest), self.desk.words
        if bid is None:
            return None
        heading = f"{self.desk.name(seat)}{DOT}{words('keyword-bid')}"
        if not bid.revealed or bid.tokens[seat] == NO_CHOICE:
            return Details(heading, words("ledger-hidden"), clause="AOC-3.4")
        card = bid.second if bid.second and seat == self.view.bonus else bid.cards[seat]
        total = totals(self.view, bid)[seat]
        said = f"{bid.tokens[seat]} + {value_of(card)} = {total}"
        told = f"{words(f'card-{card}')}. {words('keyword-bid-text')}" if card else words("keyword-bid-text")
        return Details(heading, told, facts=(said,), clause="AOC-3.5")

    def shown(self, rest: str) -> Details | None:
        """AOC-7.20 The tokens laid down for an artifact, once all are turned."""
        bid, seat, words = frame_of(self.view, ArtifactBid), int(rest), self.desk.words
        if bid is None:
            return None
        heading = f"{self.desk.name(seat)}{DOT}{words('table-tokens')}"
        if not bid.revealed:
            return Details(heading, words("ledger-hidden"), clause="AOC-7.19")
        if not bid.shown[seat]:
            return Details(heading, words("ledger-none"), clause="AOC-7.23")
        kind = bid.categories[seat]
        said = f"{{icon:{kind}}} {words(f'category-{kind}')}: {worth(bid.shown[seat])}"
        return Details(heading, said, clause="AOC-7.20")

    # ------------------------------------------------------------ the age change
    def step(self, rest: str) -> Details | None:
        """A step of the age change with what it brings each kingdom; or how far an army is in a province."""
        change, words = frame_of(self.view, AgeChange), self.desk.words
        if change is None or rest not in (*STEPS, "strip"):
            return self.land(rest)
        now = step_of(change)
        one = now if rest == "strip" else rest
        seats = range(self.view.seats) if STEPS.index(one) >= STEPS.index(now) else ()
        told = [f"{self.desk.name(seat)} {cells}" for seat in seats if (cells := self._cells(seat, one))]
        return Details(
            f"{STEPS.index(one) + 1}. {words(f'ledger-step-{one}')}",
            words(f"ledger-step-{one}-text"),
            facts=(DOT.join(told),) if told else (),
            clause=CLAUSES[one],
        )

    def _cells(self, seat: int, step: str) -> str:
        return "  ".join(f"{{icon:{icon}}} {number}" for number, icon in ledger_facts.cells(self.view, seat, step))


CLAUSES = {
    "raids": "AOC-7.2",
    "income": "AOC-7.5",
    "build": "AOC-7.10",
    "spend": "AOC-7.16",
    "artifacts": "AOC-7.19",
    "adventures": "AOC-7.26",
    "refresh": "AOC-7.27",
}
