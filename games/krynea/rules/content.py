"""The facts of Krynea Battlefield: cards, monoliths, decks and numbers, read from `content/*.toml` and checked.

Names and texts of cards are not facts; they live with the languages.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.rules.content import ContentFault, Source, read_checked, with_own
from games.krynea.rules.state import FACTIONS, KINDS
from games.krynea.rules.verbs import (
    AddTrait,
    Bonus,
    DoubleHit,
    Kind,
    Malus,
    RangeCode,
    Resources,
    Ride,
    Spoils,
    Suppress,
    Verb,
)
from games.krynea.rules.verbs import Range as RangeVerb

Faction: TypeAlias = Literal["light", "magic", "dark", "mercenary"]
Nature: TypeAlias = Literal["arcane", "physical", "prayer"]
EventName: TypeAlias = Literal["monolith_revealed", "played", "declared", "targeted", "announced", "totals", "dying"]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; see constants.toml for their clauses."""

    rounds: int
    deck_actions: int
    deck_troops: int
    deck_skills: int
    deck_cost: int
    first_budget: int
    budget: int
    per_dead: int
    action_cost: int
    actions_bought: int
    unspent: int
    compensation: int
    carried: int
    solo_actions: int
    solo_goal: int


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """KRY-4.14 The coin: `values` by face, 1 for success."""

    id: str
    values: tuple[int, int]


class Pick(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a card's player chooses: `pick` names it, the rest limits it. See targets.py."""

    pick: str
    range: RangeCode = "any_enemy"
    human: bool = False
    most_cost: int = 0
    place: Literal["first", "last"] = "last"


class Answers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a reaction can answer. `of` is the affected unit: "own", another own one in the same battalion ("comrade"),
    in it or an adjacent one ("near"), or anywhere ("other"), or the own battalion with the unit in it ("here")."""

    on: EventName
    of: Literal["own", "comrade", "near", "other", "here", ""] = "own"
    attack: Kind | Literal[""] = ""
    nature: Nature | Literal[""] = ""
    human: bool = False
    living: bool = False
    unit_only: bool = False
    each: bool = False
    """It is for all own units that the attack is aimed at, not for one of them."""


class Expertise(Struct, frozen=True, forbid_unknown_fields=True):
    """KRY-4.19 What a card does. `instead`: in place of the unit's attack (KRY-4.16)."""

    verbs: tuple[Verb, ...]
    phases: tuple[int, ...] = ()
    answers: Answers | None = None
    tap: bool = False
    roll: bool = False
    turn: bool = False
    boost: bool = False
    instead: bool = False
    lead: str = ""
    targets: tuple[Pick, ...] = ()


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file tells it; a missing key of `attack` or `defence` is a dash (KRY-4.6)."""

    id: int
    slug: str
    design: str
    nature: Nature
    marks: dict[Faction, Literal["basic", "allowed"]]
    effect: Expertise | None = None
    traits: tuple[str, ...] = ()
    human: bool = False
    cost: int = 0
    attack: dict[Kind, int] = {}
    defence: dict[Kind, int] = {}
    range: dict[Kind, RangeCode] = {}


class MonolithEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    slug: str
    verbs: tuple[Verb, ...]


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    constants: Constants
    die: tuple[Die, ...]
    skill: tuple[Entry, ...]
    action: tuple[Entry, ...]
    troop: tuple[Entry, ...]
    monolith: tuple[MonolithEntry, ...]


NO_EFFECT = Expertise(verbs=())


class Card:
    """A card, ready for use. `scores` maps a stat to its number; a dash is not in it. `kind` is skill, action or troop.

    The rest is what holds by itself: `bearer` bonuses of an Object, `auras` of a unit, and so on.
    """

    def __init__(self, kind: str, entry: Entry) -> None:
        self.id, self.slug, self.design, self.kind = entry.id, entry.slug, entry.design, kind
        self.nature, self.human, self.cost, self.marks = entry.nature, entry.human, entry.cost, entry.marks
        self.traits = frozenset(entry.traits)
        self.ranges: dict[str, str] = {kind: code for kind, code in entry.range.items()}  # noqa: C416
        self.scores = {f"{one}_attack": n for one, n in entry.attack.items()}
        self.scores.update({f"{one}_defence": n for one, n in entry.defence.items()})
        self.is_object = bool(self.traits & {"object", "magic_object"})
        self.is_unit = bool(entry.defence)
        self.is_champion = "champion" in self.traits
        self.effect = entry.effect or NO_EFFECT
        self.answers = self.effect.answers
        self._standing()

    def _standing(self) -> None:
        """Sort the verbs that hold without being used."""
        verbs = self.effect.verbs
        permanent = [verb for verb in verbs if isinstance(verb, Bonus) and verb.until == "permanent"]
        self.bearer: dict[str, int] = {verb.stat: verb.n for verb in permanent if verb.who == "bearer"}
        self.auras = tuple(verb for verb in permanent if verb.who in ("self", "other_vanguard", "first_line"))
        self.boosts = tuple(verb for verb in permanent if verb.who == "own")
        self.maluses = tuple(verb for verb in verbs if isinstance(verb, Malus) and verb.until == "permanent")
        self.added = frozenset(verb.trait for verb in verbs if isinstance(verb, AddTrait))
        self.second = next((verb.second for verb in verbs if isinstance(verb, DoubleHit)), None)
        self.rides = any(isinstance(verb, Ride) for verb in verbs)
        self.spoils = sum(verb.n for verb in verbs if isinstance(verb, Spoils))
        self.resources = tuple(verb for verb in verbs if isinstance(verb, Resources))


class Monolith:
    """A monolith, ready for use."""

    def __init__(self, entry: MonolithEntry) -> None:
        self.id, self.slug, self.verbs = entry.id, entry.slug, entry.verbs
        bonuses = [verb for verb in entry.verbs if isinstance(verb, Bonus)]
        self.bonuses: dict[str, int] = {}
        self.first_line = any(verb.who == "first_line" for verb in bonuses)
        for verb in bonuses:
            stats = [f"{kind}_defence" for kind in KINDS] if verb.stat == "all_defences" else [verb.stat]
            self.bonuses.update(dict.fromkeys(stats, verb.n))
        self.range = next((verb.code for verb in entry.verbs if isinstance(verb, RangeVerb)), "")
        self.suppresses = frozenset(verb.what for verb in entry.verbs if isinstance(verb, Suppress))


class Content:
    """Look-ups by id over one set of content."""

    def __init__(self, tables: _Tables, digest: str) -> None:
        self.hash = digest
        self.constants = tables.constants
        self.coin = tables.die[0]
        self.cards: dict[int, Card] = {}
        for kind, entries in _by_kind(tables):
            self.cards.update({entry.id: Card(kind, entry) for entry in entries})
        self.slugs = {card.slug: card.id for card in self.cards.values()}
        self.monoliths = {entry.id: Monolith(entry) for entry in tables.monolith}

    def marked(self, faction: str, kind: str, *marks: str) -> list[int]:
        """KRY-4.12 The cards of `kind` with one of `marks` for `faction`, by id."""
        wanted = marks or ("basic", "allowed")
        return [card.id for card in self.cards.values() if card.kind == kind and _mark(card, faction) in wanted]


def _mark(card: Card, faction: str) -> str:
    return next((mark for name, mark in card.marks.items() if name == faction), "")


def _by_kind(tables: _Tables) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
    return ("skill", tables.skill), ("action", tables.action), ("troop", tables.troop)


def load_content(folder: Path, overlay: Path | None = None) -> Content:
    """Read and check `folder`, with the tables of `overlay` laid over it. Raises `BadContent` naming every fault."""
    return Content(*read_checked(folder, overlay, _Tables, _faults))


def _faults(source: Source, tables: _Tables) -> Iterator[ContentFault]:
    for kind, entries in _by_kind(tables):
        for entry in entries:
            for key, expected in _card_faults(kind, entry):
                yield ContentFault(source.files[f"{kind}[{entry.id}]"], f"{kind} {entry.id}.{key}", expected)
        yield from _deck_faults(source, tables.constants, kind, entries)
    ids = sorted(entry.id for _, entries in _by_kind(tables) for entry in entries)
    if ids != list(range(1, len(ids) + 1)) or len({e.slug for _, es in _by_kind(tables) for e in es}) != len(ids):
        yield ContentFault(source.files["troop"], "id", f"expected ids 1 to {len(ids)} once each and different slugs")


def _card_faults(kind: str, entry: Entry) -> Iterator[tuple[str, str]]:
    is_object = bool({"object", "magic_object"} & set(entry.traits))
    if kind == "troop" and not is_object and set(entry.defence) != set(KINDS):
        yield "defence", "expected the three defences of a unit"
    if (kind == "troop") != (entry.cost > 0):
        yield "cost", "expected a cost on troops and nowhere else (KRY-4.9)"
    if set(entry.range) - set(entry.attack):
        yield "range", "expected an attack for every range"
    effect = entry.effect
    if kind != "troop" and effect is None:
        yield "effect", "expected an effect"
    if effect is not None and not effect.verbs:
        yield "effect.verbs", "expected at least one verb"


def _deck_faults(source: Source, constants: Constants, kind: str, entries: tuple[Entry, ...]) -> Iterator[ContentFault]:
    """KRY-3.1, KRY-3.7 The square marks of each faction make a legal deck."""
    wanted = {"skill": constants.deck_skills, "action": constants.deck_actions, "troop": constants.deck_troops}[kind]
    for faction in FACTIONS:
        basic = [entry for entry in entries if dict(entry.marks).get(faction) == "basic"]  # type: ignore[call-overload]
        if len(basic) != wanted:
            yield ContentFault(
                source.files[kind], kind, f"expected {wanted} basic cards of {faction}, not {len(basic)}"
            )
        if kind == "troop" and sum(entry.cost for entry in basic) < constants.deck_cost:
            yield ContentFault(source.files[kind], kind, f"expected the basic troops of {faction} to cost more")


FOLDER = Path(__file__).parent.parent / "content"
CONTENT = with_own(load_content, FOLDER, "krynea")
CARDS = CONTENT.cards
