"""The facts of Huns: cards, wagons, dice and numbers, read from `content/*.toml` and checked.

Names and texts of cards are not facts; they live with the languages.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from engine.rules.content import ContentFault, Source, read_checked, with_own
from games.huns.rules.state import BACKS, COLORS, FAMILIES
from games.huns.rules.verbs import ACTS, Color, ModDie, Verb

Mark: TypeAlias = Literal["2+", "3+", "4"]
Window: TypeAlias = Literal["start", "during", "end", "any", "final"]
Trigger: TypeAlias = Literal["", "draw", "pillage", "dispatch", "opponent_dispatch", "raid_targeting_you"]
PREFIXES = {"equipment": "EQ", "raid": "RD", "mercenary": "MC", "curse": "CU", "treasure": "TR"}


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; see constants.toml for their clauses."""

    cards_per_deck: int
    wagons: int
    wagons_per_back: int
    wagon_slots: int
    display: int
    turns_per_round: int
    round_limit: int
    raids_per_turn: int
    die_least: int
    die_most: int
    raid_vp: int
    mercenary_full_vp: int
    mercenary_incomplete_vp: int
    fled_curse_vp_per_player: int
    treasure_vp_per_player: int
    equipment_vp: int
    face_up_curse_vp: int
    wagon_vp: int
    wagon_set_vp_per_player: int


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    """HUN-2.1, HUN-2.4, HUN-2.10 What the number of players, `id`, decides."""

    id: int
    marks: tuple[Mark, ...]
    cubes: int
    start_goods: tuple[int, ...]


class DieType(Struct, frozen=True, forbid_unknown_fields=True):
    """A die type: `values` by face index."""

    id: str
    color: Color
    values: tuple[int, int, int, int, int, int]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """Verbs carried out one after the other, by choice or by itself, or `on` an event."""

    verbs: tuple[Verb, ...]
    on: Trigger = ""


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """What a treasure asks of the final position (HUN-8.7)."""

    test: Literal["wagon_backs", "most_dispatched", "most_stashed", "mercenaries_full", "cards", "no_curse", "cargo"]
    least: int = 0
    color: Color | Literal[""] = ""
    family: Literal["", "equipment", "raid", "mercenary", "curse", "treasure"] = ""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file tells it."""

    id: str
    players: Mark
    window: Window = "during"
    mode: Literal["passive", "may"] = "passive"
    limit: Literal["", "turn", "round", "dispatch"] = ""
    spaces: int = 0
    effect: tuple[Effect, ...] = ()
    condition: Condition | None = None


class WagonFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """HUN-7.5 A wagon card: its back and the colours of its spaces."""

    id: str
    back: Literal["purple", "orange", "green", "blue"]
    spaces: tuple[Color, ...]


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    constants: Constants
    players: tuple[Players, ...]
    die: tuple[DieType, ...]
    equipment: tuple[Entry, ...]
    raid: tuple[Entry, ...]
    mercenary: tuple[Entry, ...]
    curse: tuple[Entry, ...]
    treasure: tuple[Entry, ...]
    wagon: tuple[WagonFacts, ...]


class CardFacts:
    """A card, ready for use. `verbs` are all its verbs; the other fields name some of them by their place in it.

    `use`: those carried out when the owner uses the card; `compelled`: those that happen by themselves at the end of
    the owner's turn; `on`: by event. `standing` are the verbs that hold while the card is active.
    """

    __slots__ = (
        "color",
        "compelled",
        "condition",
        "family",
        "id",
        "limit",
        "mark",
        "mode",
        "on",
        "spaces",
        "standing",
        "use",
        "verbs",
        "window",
    )

    def __init__(self, family: str, color: str, entry: Entry) -> None:
        self.id, self.family, self.color, self.mark = entry.id, family, color, entry.players
        self.window, self.limit, self.spaces = entry.window, entry.limit, entry.spaces
        self.mode = "may" if family == "raid" else entry.mode
        self.condition = entry.condition
        self.verbs: tuple[Verb, ...] = tuple(verb for effect in entry.effect for verb in effect.verbs)
        self.use: tuple[int, ...] = ()
        self.compelled: tuple[int, ...] = ()
        self.standing: tuple[Verb, ...] = ()
        self.on: dict[str, tuple[int, ...]] = {}
        self._sort_effects(entry)

    def _sort_effects(self, entry: Entry) -> None:
        at = 0
        for effect in entry.effect:
            places = tuple(range(at, at + len(effect.verbs)))
            at += len(effect.verbs)
            acts = isinstance(effect.verbs[0], ACTS)
            if effect.on:
                self.on[effect.on] = self.on.get(effect.on, ()) + places
            elif acts and self.mode == "may":
                self.use += places
            elif acts and not isinstance(effect.verbs[0], ModDie):
                self.compelled += places
            else:
                self.standing += effect.verbs


class Content:
    """Look-ups by id over one set of content."""

    def __init__(self, tables: _Tables, digest: str) -> None:
        self.hash = digest
        self.constants = tables.constants
        self.players: dict[int, Players] = {row.id: row for row in tables.players}
        self.dice: dict[str, DieType] = {die.color: die for die in tables.die}
        self.wagons: dict[str, WagonFacts] = {wagon.id: wagon for wagon in tables.wagon}
        self.cards: dict[str, CardFacts] = {}
        for color, family in FAMILIES.items():
            for entry in getattr(tables, family):
                self.cards[entry.id] = CardFacts(family, color, entry)
        rows = self.players.values()
        self._decks = {(row.id, color): self._marked(color, row.marks) for row in rows for color in FAMILIES}
        self.having: dict[object, frozenset[str]] = {kind: self._having(kind) for kind in get_args(Verb)}

    def _having(self, kind: type[Verb]) -> frozenset[str]:
        cards = self.cards.values()
        return frozenset(card.id for card in cards if any(isinstance(verb, kind) for verb in card.standing))

    def responding(self, event: str) -> frozenset[str]:
        """The ids of the cards with an effect on `event`."""
        return frozenset(card.id for card in self.cards.values() if event in card.on)

    def deck(self, color: str, seats: int) -> list[str]:
        """HUN-2.1 The ids of the cards of `color` in play with `seats` players, in the order of the content."""
        return list(self._decks[seats, color])

    def _marked(self, color: str, marks: tuple[Mark, ...]) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards.values() if card.color == color and card.mark in marks)


def load_content(folder: Path, overlay: Path | None = None) -> Content:
    """Read and check `folder`, with the tables of `overlay` laid over it. Raises `BadContent` naming every fault."""
    return Content(*read_checked(folder, overlay, _Tables, _faults))


def _faults(source: Source, tables: _Tables) -> Iterator[ContentFault]:
    for family in FAMILIES.values():
        entries: tuple[Entry, ...] = getattr(tables, family)
        yield from _count_faults(source, tables.constants, family, entries)
        for entry in entries:
            for key, expected in _card_faults(family, entry):
                yield ContentFault(source.files[f"{family}[{entry.id}]"], f"{family} {entry.id}.{key}", expected)
    yield from _wagon_faults(source, tables)
    yield from _dice_faults(source, tables)
    if sorted(row.id for row in tables.players) != [2, 3, 4]:
        yield ContentFault(source.files["players"], "players", "expected one row each for 2, 3 and 4 players")


def _count_faults(
    source: Source, constants: Constants, family: str, entries: tuple[Entry, ...]
) -> Iterator[ContentFault]:
    ids = [entry.id for entry in entries]
    wanted = [f"{PREFIXES[family]}{number:02}" for number in range(1, constants.cards_per_deck + 1)]
    missing, extra = sorted(set(wanted) - set(ids)), sorted(set(ids) - set(wanted))
    if missing or extra or len(ids) != len(wanted):
        parts = [f"expected {len(wanted)} cards, found {len(ids)}"]
        parts += [f"missing {', '.join(missing)}"] if missing else []
        parts += [f"unknown {', '.join(extra)}"] if extra else []
        yield ContentFault(source.files[family], family, "; ".join(parts))
    marks = Counter(entry.players for entry in entries)
    if marks["3+"] != 1 or marks["4"] != 1:
        yield ContentFault(source.files[family], family, 'expected one card marked "3+" and one marked "4" (HUN-2.2)')


def _card_faults(family: str, entry: Entry) -> Iterator[tuple[str, str]]:
    holds = family in ("mercenary", "curse")
    if holds != (entry.spaces > 0):
        yield "spaces", "expected at least 1" if holds else "expected none on this family"
    if (family == "treasure") != (entry.condition is not None):
        yield "condition", "expected on treasures and nowhere else"
    if family != "treasure" and not entry.effect:
        yield "effect", "expected at least one effect"
    if any(not effect.verbs for effect in entry.effect):
        yield "effect", "expected at least one verb in every effect"
    if family == "curse" and entry.mode == "may":
        yield "mode", "expected passive: curses cannot be declined (HUN-9.3)"


def _wagon_faults(source: Source, tables: _Tables) -> Iterator[ContentFault]:
    constants, file = tables.constants, source.files["wagon"]
    if len({wagon.id for wagon in tables.wagon}) != constants.wagons or len(tables.wagon) != constants.wagons:
        yield ContentFault(file, "wagon", f"expected {constants.wagons} different wagons, found {len(tables.wagon)}")
    backs: Counter[str] = Counter(wagon.back for wagon in tables.wagon)
    for back in BACKS:
        if backs[back] != constants.wagons_per_back:
            expected = f"expected {constants.wagons_per_back} wagons with backs of {back}, found {backs[back]}"
            yield ContentFault(file, "wagon", expected)
    for wagon in tables.wagon:
        if len(set(wagon.spaces)) < 2:
            where = source.files[f"wagon[{wagon.id}]"]
            yield ContentFault(where, f"wagon {wagon.id}.spaces", "expected spaces of two colours or more (HUN-2.11)")


def _dice_faults(source: Source, tables: _Tables) -> Iterator[ContentFault]:
    least, most = tables.constants.die_least, tables.constants.die_most
    if sorted(die.color for die in tables.die) != sorted(COLORS):
        yield ContentFault(source.files["die"], "die", "expected one die of each colour")
    for die in tables.die:
        if not all(least <= value <= most for value in die.values):
            file = source.files[f"die[{die.id}]"]
            yield ContentFault(file, f"die {die.id}.values", f"expected values from {least} to {most}")


FOLDER = Path(__file__).parent.parent / "content"
CONTENT = with_own(load_content, FOLDER, "huns")
