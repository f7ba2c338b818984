"""What the enlarged card says of kingdoms and of what they hold."""

from collections import Counter

from engine.table.board import Details
from engine.ui.theme import hexa
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.rules.content import CATEGORIES, CONTENT, TOKENS, ControlAll, CountMarkers, MostOf
from games.age_of_conan.rules.objectives import count_markers, fulfils
from games.age_of_conan.rules.realm import is_friendly
from games.age_of_conan.rules.state import UNKNOWN, AocState

DOT = " · "


class SeatTeller:
    """For one view. `rest` is what stands behind the colon of an element: the seat, and more behind a slash."""

    def __init__(self, desk: Desk, view: AocState) -> None:
        self.desk = desk
        self.view = view

    def seat(self, rest: str) -> Details:
        """A kingdom at a glance: who, what it has won, what it holds."""
        seat = int(rest)
        kingdom, words = self.view.kingdoms[seat], self.desk.words
        marks = Counter(marker.kind for marker in self.view.markers.values() if marker.seat == seat)
        won = [f"{words(f'piece-{kind}')} ×{marks[kind]}" for kind in ("fort", "tower", "city") if marks[kind]]
        low = self.desk.table.details.h < 300
        held = (
            f"{{icon:gold}} {kingdom.gold}   {{icon:sorcery}} {kingdom.sorcery}   {{icon:crom}} {kingdom.crom}   "
            f"{{icon:kingdom_card}} {len(kingdom.hand)}   {{icon:strategy_card}} {len(kingdom.strategies)}"
        )
        role = words("card-conan_player") if self.view.conan_seat == seat else ""
        first = words("piece-first") if self.view.first == seat else ""
        state = words("table-out") if kingdom.out else DOT.join(filter(None, (role, first)))
        gained = DOT.join(filter(None, (words("table-ep", n=kingdom.ep), *won, state if low else "")))
        return Details(
            f"{self.desk.name(seat)}{DOT}{words(f'kingdom-{kingdom.id}')}",
            held if low else f"{held}\n{words(f'kingdom-{kingdom.id}-text')}",
            None,
            "" if low else state,
            (gained,),
            hexa(self.desk.color(seat)),
        )

    # ------------------------------------------------------------ what it holds
    def tokens(self, rest: str) -> Details:
        """AOC-5.11 By category for who may know; else their number."""
        kept, words = self.view.kingdoms[int(rest)].tokens, self.desk.words
        if UNKNOWN in kept or not kept:
            said = f"{len(kept)}" if kept else words("table-empty")
            return Details(words("table-tokens"), said, facts=(self.desk.name(int(rest)),), clause="AOC-5.11")
        lines = []
        for category in CATEGORIES:
            own = sorted(TOKENS[token].value for token in kept if TOKENS[token].category == category)
            if own:
                sums = f"{' + '.join(map(str, own))} = {sum(own)}" if len(own) > 1 else str(own[0])
                lines.append(f"{{icon:{category}}} {words(f'category-{category}')}: {sums}")
        return Details(words("table-tokens"), "\n".join(lines), facts=(self.desk.name(int(rest)),))

    def gold(self, rest: str) -> Details:
        return self._counted("gold", self.view.kingdoms[int(rest)].gold, rest, "")

    def sorcery(self, rest: str) -> Details:
        return self._counted("sorcery", self.view.kingdoms[int(rest)].sorcery, rest, "keyword-sorcery-text")

    def _counted(self, goods: str, count: int, rest: str, text: str) -> Details:
        words = self.desk.words
        facts = (f"{self.desk.name(int(rest))}: {{icon:{goods}}} {count}",)
        return Details(words(f"goods-{goods}"), words(text) if text else "", facts=facts)

    def crom(self, rest: str) -> Details:
        words, count = self.desk.words, self.view.kingdoms[int(rest)].crom
        facts = (f"{self.desk.name(int(rest))}: {{icon:crom}} {count}",)
        return Details(words("piece-crom"), words("keyword-crom-text"), facts=facts, clause="AOC-16.11")

    def bid(self, rest: str) -> Details:
        seat, _, value = rest.partition("/")
        words, free = self.desk.words, int(value) in self.view.kingdoms[int(seat)].bids
        state = words("table-bid-available" if free else "table-bid-used")
        facts = (DOT.join((self.desk.name(int(seat)), state)),)
        return Details(f"{words('piece-bid')} {value}", words("keyword-bid-text"), facts=facts, clause="AOC-3.9")

    def deck(self, rest: str) -> Details:
        """A kingdom deck, or the common strategy deck."""
        words = self.desk.words
        if rest == "strategy":
            count = len(self.view.strategy_deck)
            gone = f"{words('table-discards')}: {len(self.view.strategy_discard)}"
            return Details(f"{words('table-strategy-deck')}: {count}", gone, clause="AOC-2.7")
        seat = int(rest.partition("/")[0])
        kingdom = self.view.kingdoms[seat]
        hand = f"{words('table-hand')}: {{icon:kingdom_card}} {len(kingdom.hand)}"
        said = DOT.join((hand, f"{words('table-discards')}: {len(kingdom.discard)}"))
        return Details(
            f"{words('table-kingdom-deck')}: {len(kingdom.deck)}",
            said,
            facts=(self.desk.name(seat),),
            clause="AOC-11.1",
        )

    def strategies(self, rest: str) -> Details:
        count = len(self.view.kingdoms[int(rest)].strategies)
        said = f"{self.desk.words('table-hand')}: {{icon:strategy_card}} {count}"
        return Details(self.desk.words("kind-strategy"), said, facts=(self.desk.name(int(rest)),))

    # ------------------------------------------------------------ objectives
    def progress(self, objective: str) -> str:
        """AOC-7.6 How far each kingdom is: a number, of how many; a tick for who fulfils it now."""
        return DOT.join(self._reached(seat, objective) for seat in range(self.view.seats))

    def _reached(self, seat: int, objective: str) -> str:
        done = " {icon:tick}" if fulfils(self.view, seat, objective) else ""
        return f"{self.desk.name(seat)} {reached(self.view, seat, objective)}{done}"


def reached(view: AocState, seat: int, objective: str) -> str:
    """`1/2`, or the number alone where only the most counts."""
    condition, kingdom = CONTENT.objectives[objective].condition, view.kingdoms[seat]
    if isinstance(condition, MostOf):
        return str(kingdom.sorcery if condition.goods == "sorcery" else kingdom.crom)
    if isinstance(condition, CountMarkers):
        count = count_markers(view, seat, condition)
        return str(count) if condition.most and condition.least <= 1 else f"{count}/{condition.least}"
    if isinstance(condition, ControlAll):
        held = sum(is_friendly(view, seat, one) for one in condition.provinces)
        return f"{held}/{len(condition.provinces)}"
    coastal = CountMarkers(("fort", "tower", "city"), condition.least, coastal=True)
    return f"{min(condition.least, count_markers(view, seat, coastal))}/{condition.least}"
