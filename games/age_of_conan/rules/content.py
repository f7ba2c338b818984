"""The facts of Age of Conan: the map, cards, tokens, dice and numbers, read from `content/*.toml` and checked.

Names and texts are not facts; they live with the languages.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.rules.content import ContentFault, Source, read_checked, with_own
from games.age_of_conan.rules.verbs import Face, Terrain, Verb

Area: TypeAlias = Literal["central", "north", "east", "south"]
Category: TypeAlias = Literal["monsters", "treasures", "women"]
Goods: TypeAlias = Literal["gold", "sorcery"]
FateFace: TypeAlias = Literal["military", "intrigue", "military_intrigue", "court_conan", "wild"]
Window: TypeAlias = Literal[
    "step_a",
    "any_time",
    "before_die",
    "military_action",
    "intrigue_action",
    "court",
    "before_rolls",
    "own_roll",
    "compare",
    "unit_lost",
    "forced_march",
    "emissary_removed",
    "emissary_gold",
    "sorcery",
]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; see constants.toml for their clauses."""

    ages: int
    adventures: int
    units: int
    emissaries: int
    army: int
    raids: int
    fate_dice: int
    contest_dice: int
    most_dice: int
    bids: tuple[int, ...]
    lasting_bid: int
    renewing_bid: int
    kingdom_cards: int
    strategy_cards: int
    conan: str
    home_income: int
    tower_income: int
    emissary_price: int
    unit_price: int
    cards_price: int
    strategy_price: int
    leader: int
    tied_leader: int
    master: int
    tied_master: int
    coronation: int


class Province(Struct, frozen=True, forbid_unknown_fields=True):
    """AOC-1.1 to 1.5 `home` names the kingdom whose home it is."""

    id: str
    area: Area
    neighbours: tuple[str, ...]
    level: int = 0
    track: tuple[Terrain, ...] = ()
    sea: str = ""
    savage: bool = False
    home: str = ""


class KingdomFacts(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    home: str
    units: int
    emissaries: int
    gold: int
    sorcery: int


class TokenFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """AOC-5.8 A kind of adventure token."""

    id: str
    category: Category
    value: int
    goods: Goods
    amount: int
    copies: int


class Strategy(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    bid: int
    main: Area
    second: Area
    terrain: tuple[Terrain, ...]
    counts: tuple[Face, ...]


class Adventure(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    slug: str
    destination: str
    length: int


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The occasion of a card; in contests limited to a kind, a side and terrains (empty: any)."""

    window: Window
    contest: Literal["military", "intrigue", ""] = ""
    side: Literal["attacker", "defender", ""] = ""
    terrain: tuple[Terrain, ...] = ()


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """AOC-11.2 to 11.4 A kingdom card."""

    id: str
    kingdom: str
    kind: Literal["table", "event", "instant"]
    copies: int
    when: When
    verbs: tuple[Verb, ...]
    cost: int = 0


class Artifact(Struct, frozen=True, forbid_unknown_fields=True):
    """AOC-7.20, AOC-11.5"""

    id: str
    category: Category
    when: When
    verbs: tuple[Verb, ...]


class CountMarkers(Struct, frozen=True, forbid_unknown_fields=True, tag_field="test", tag="count_markers"):
    """At least `least` own markers of `kinds` in provinces that pass every filter; more than any other if `most`."""

    kinds: tuple[Literal["fort", "tower", "city"], ...]
    least: int
    area: Area | Literal[""] = ""
    coastal: bool = False
    savage: bool = False
    abroad: bool = False
    most: bool = False


class MostOf(Struct, frozen=True, forbid_unknown_fields=True, tag_field="test", tag="most_of"):
    goods: Literal["sorcery", "crom"]


class NonadjacentCoastal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="test", tag="nonadjacent_coastal"):
    """`least` own coastal provinces, no two of them adjacent, home excluded."""

    least: int


class ControlAll(Struct, frozen=True, forbid_unknown_fields=True, tag_field="test", tag="control_all"):
    provinces: tuple[str, ...]


Condition: TypeAlias = CountMarkers | MostOf | NonadjacentCoastal | ControlAll


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    slug: str
    ep: int
    condition: Condition


class FateDie(Struct, frozen=True, forbid_unknown_fields=True):
    """A die type; `faces` in the engine's order."""

    id: str
    faces: tuple[FateFace | Face, ...]


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    constants: Constants
    province: tuple[Province, ...]
    kingdom: tuple[KingdomFacts, ...]
    suggested: dict[str, tuple[str, ...]]
    token: tuple[TokenFacts, ...]
    strategy: tuple[Strategy, ...]
    adventure: tuple[Adventure, ...]
    card: tuple[Card, ...]
    artifact: tuple[Artifact, ...]
    objective: tuple[Objective, ...]
    die: tuple[FateDie, ...]


class Content:
    """Look-ups by id over one set of content. `tokens` are numbered from 1."""

    def __init__(self, tables: _Tables, digest: str) -> None:
        self.hash = digest
        self.constants = tables.constants
        self.provinces = {one.id: one for one in tables.province}
        self.kingdoms = {one.id: one for one in tables.kingdom}
        self.suggested = {int(seats): names for seats, names in tables.suggested.items()}
        copies = [one for one in tables.token for _ in range(one.copies)]
        self.tokens = dict(enumerate(copies, start=1))
        self.strategies = {one.id: one for one in tables.strategy}
        self.adventures = {one.id: one for one in tables.adventure}
        self.cards = {one.id: one for one in tables.card}
        self.artifacts = {one.id: one for one in tables.artifact}
        self.objectives = {one.id: one for one in tables.objective}
        self.dice = {one.id: one for one in tables.die}
        self.distances = {start: _distances(self.provinces, start) for start in self.provinces}

    def deck(self, kingdom: str) -> list[str]:
        """AOC-11.1 The cards of one kingdom, copies included."""
        return [card.id for card in self.cards.values() if card.kingdom == kingdom for _ in range(card.copies)]


def _distances(provinces: dict[str, Province], start: str) -> dict[str, int]:
    """AOC-5.3 Steps from `start` to every province."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in provinces[here].neighbours:
            if there in provinces and there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def load_content(folder: Path, overlay: Path | None = None) -> Content:
    """Read and check `folder`, with the tables of `overlay` laid over it. Raises `BadContent` naming every fault."""
    return Content(*read_checked(folder, overlay, _Tables, _faults))


def _faults(source: Source, tables: _Tables) -> Iterator[ContentFault]:
    yield from _map_faults(source, tables)
    yield from _card_faults(source, tables)
    for name, entries in (("strategy", tables.strategy), ("adventure", tables.adventure), ("token", tables.token)):
        ids = [entry.id for entry in entries]
        if len(set(ids)) != len(ids):
            yield ContentFault(source.files[name], name, "expected different ids")
    if [len(die.faces) for die in tables.die] != [6, 6]:
        yield ContentFault(source.files["die"], "die", "expected two dice of six faces")


def _map_faults(source: Source, tables: _Tables) -> Iterator[ContentFault]:
    """AOC-1.2, AOC-1.3 Homes without, the others with level and track; neighbours told from both sides."""
    known = {one.id: one for one in tables.province}
    for one in tables.province:
        file = source.files[f"province[{one.id}]"]
        if bool(one.home) == bool(one.level) or bool(one.home) == bool(one.track):
            yield ContentFault(file, f"province {one.id}", "expected either a home, or a level and a track")
        for other in one.neighbours:
            if other not in known or one.id not in known[other].neighbours:
                yield ContentFault(file, f"province {one.id}.neighbours", f"expected {other} to be its neighbour too")
    for kind, name, place in _places(tables):
        if place not in known:
            yield ContentFault(source.files[kind], f"{kind} {name}", f"expected a province, not {place}")
    if known and len(_distances(known, tables.province[0].id)) != len(known):
        yield ContentFault(source.files["province"], "province", "expected a map in one piece")


def _places(tables: _Tables) -> Iterable[tuple[str, str, str]]:
    yield "constants", "conan", tables.constants.conan
    yield from (("adventure", one.id, one.destination) for one in tables.adventure)
    yield from (("kingdom", one.id, one.home) for one in tables.kingdom)


def _card_faults(source: Source, tables: _Tables) -> Iterator[ContentFault]:
    """AOC-11.2 to 11.4 A cost on table cards alone; events at court."""
    kingdoms = {one.id for one in tables.kingdom}
    for card in tables.card:
        file, where = source.files[f"card[{card.id}]"], f"card {card.id}"
        if (card.kind == "table") != (card.cost > 0):
            yield ContentFault(file, f"{where}.cost", "expected a cost on table cards and nowhere else (AOC-11.2)")
        if (card.kind == "event") != (card.when.window == "court"):
            yield ContentFault(file, f"{where}.when", "expected court for events and nothing else (AOC-11.3)")
        if card.kingdom not in kingdoms:
            yield ContentFault(file, f"{where}.kingdom", f"expected a kingdom, not {card.kingdom}")
        if not card.verbs:
            yield ContentFault(file, f"{where}.verbs", "expected at least one verb")


FOLDER = Path(__file__).parent.parent / "content"
CONTENT = with_own(load_content, FOLDER, "age_of_conan")
NUMBERS = CONTENT.constants
PROVINCES = CONTENT.provinces
CARDS = CONTENT.cards
STRATEGIES = CONTENT.strategies
TOKENS = CONTENT.tokens
ADVENTURES = CONTENT.adventures
FATE, CONTEST = "age_of_conan/fate", "age_of_conan/contest"
CATEGORIES: tuple[Category, ...] = ("monsters", "treasures", "women")
