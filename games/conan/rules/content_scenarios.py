"""CON-1.3, CON-25 Scenarios as data: one file each, everything that a game of it needs."""

from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct

from games.conan.rules.verbs import Amount, EventVerb, RuleVerb, Side, Test

When: TypeAlias = Literal["picked_up", "leap_failed", "died", "object_killed"]
EVENT = "event"
"""The id of the event tile in the River."""


class OverlordFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-2.8, CON-19.2 Gems at the start, recovery value, the River from left to right."""

    reserve: Amount
    fatigue: Amount
    recovery: Amount
    river: tuple[str, ...]


class HeroPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero of the scenario; a party of n heroes is the first n. `in_force`: spells that hold from the start."""

    id: str
    start: str
    cards: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    in_force: tuple[str, ...] = ()


class _Models(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile with its models: how many start in which area. A tile with none at the start waits outside the River."""

    kind: str
    colour: str = ""
    place: dict[str, Amount] = {}
    life: Amount = 1

    @property
    def id(self) -> str:
        return f"{self.kind}_{self.colour}" if self.colour else self.kind


class TilePlace(_Models, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """CON-23.3 `pool` is the most models at a time; left out, the number at the start."""

    pool: Amount = 0
    spells: tuple[str, ...] = ()
    in_force: tuple[str, ...] = ()


class AllyPlace(_Models, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """CON-17.1 `leader` is the hero by whose sheet the tile lies."""

    leader: str


class EventFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-23.1 One of the events; `once` in a game; only while the tile `alive` has a model on the board."""

    id: str
    verbs: tuple[EventVerb, ...]
    once: bool = False
    alive: str = ""


class ChestPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-11.12 One chest in each area; difficulty 0 stands for the usual one."""

    areas: tuple[str, ...]
    difficulty: int = 0


class ObjectPlace(Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    area: str


class Hidden(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-25.6 The Overlord hides the object in one of `areas`; the first hero who enters finds it."""

    card: str
    areas: tuple[str, ...]


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule: at the occasion `when` of `what` (an object, a tile, or a role for leaps) the verbs happen."""

    when: When
    what: str
    verbs: tuple[RuleVerb, ...]
    once: bool = False


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """CON-25.2 `side` wins when all `needs` are met: at once, or if so when the time limit has passed."""

    side: Side
    needs: tuple[Test, ...] = ()
    when: Literal["at_once", "time"] = "at_once"


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A file of `content/scenarios`.

    `parties` are the possible numbers of heroes. `rounds` is the time limit, `fatigue` the gems each hero moves there
    at the start. `locks` gives doors another difficulty, `keys` names the door that a card opens. `events`: "one" of
    them by choice, or "all" in order. `order` is the place in lists.
    """

    id: str
    order: int
    board: str
    parties: tuple[int, ...]
    starts: Side
    rounds: Amount
    overlord: OverlordFacts
    hero: tuple[HeroPlace, ...]
    tile: tuple[TilePlace, ...]
    goal: tuple[Goal, ...]
    fatigue: Amount = 0
    deck: tuple[str, ...] = ()
    reinforcement: tuple[str, ...] = ()
    ally: tuple[AllyPlace, ...] = ()
    event: tuple[EventFacts, ...] = ()
    events: Literal["one", "all"] = "one"
    chest: tuple[ChestPlaces, ...] = ()
    object: tuple[ObjectPlace, ...] = ()
    hidden: tuple[Hidden, ...] = ()
    rule: tuple[Rule, ...] = ()
    locks: dict[str, Amount] = {}
    keys: dict[str, str] = {}

    @cached_property
    def at_once(self) -> tuple[Goal, ...]:
        """CON-3.8 The goals that are looked for after every change."""
        return tuple(goal for goal in self.goal if goal.when == "at_once")


def for_party(scenario: Scenario, amount: Amount, heroes: int) -> int:
    """The number that holds with so many heroes."""
    return amount if isinstance(amount, int) else amount[scenario.parties.index(heroes)]
