"""The words that card effects are written in: one Struct a verb, as found in `content/*.toml`.

What each does is in `effects.py`, or in `powers.py` for those that hold by themselves.
"""

import re
from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["ranged", "magic", "melee"]
RangeCode: TypeAlias = Literal[
    "front_first",
    "front_van",
    "front_rear",
    "front_any",
    "first_adj",
    "any_first",
    "any_second",
    "any_van",
    "any_rear",
    "any_enemy",
]
Stat: TypeAlias = Literal[
    "ranged_attack",
    "magic_attack",
    "melee_attack",
    "ranged_defence",
    "magic_defence",
    "melee_defence",
    "all_defences",
    "matching_defence",
    "chosen",
    "melee_attack_total",
    "melee_defence_total",
]
Until: TypeAlias = Literal["attack", "melee", "phase", "round", "permanent"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class _Verb(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="verb", tag=_snake):
    """Base of the verbs; the tag is the name in snake case."""


class Bonus(_Verb, frozen=True):
    """KRY-4.7 `n` more in `stat` for own units that have it, or for a battalion's total.

    `who`: the "target" chosen, the "subject" of the event answered, "each" of its subjects, the "attacker", the own
    "battalion" concerned, "own" units (of `traits`, in the `vanguard`), the "bearer" of an Object, or, permanently, the
    unit "self", the "other_vanguard" unit of its battalion or its "first_line"; `when` limits the permanent ones.
    """

    stat: Stat
    n: int
    who: Literal[
        "target", "subject", "each", "attacker", "battalion", "own", "bearer", "self", "other_vanguard", "first_line"
    ]
    until: Until
    traits: tuple[str, ...] = ()
    vanguard: bool = False
    when: Literal["", "vanguard", "second_line", "facing_cavalry"] = ""


class Malus(_Verb, frozen=True):
    """`n` less in the total `stat` of the facing battalion."""

    stat: Stat
    n: int
    until: Until
    when: Literal["", "vanguard"] = ""


class Strike(_Verb, frozen=True):
    """A card attack: `value` against the defence of `kind` of the "target", the "vanguard" of the battalion chosen, or
    the first lines "beside" the target. Not a unit attack."""

    kind: Kind
    value: int
    where: Literal["target", "vanguard", "beside"] = "target"


class DoubleHit(_Verb, frozen=True):
    """KRY-11.8 One attack on the facing first line and, with `second` more (or less), on the second line."""

    second: int


class Ride(_Verb, frozen=True):
    """From the rear to any own battalion in phase 5."""


class Save(_Verb, frozen=True):
    """The dying unit stays where it is."""


class Sacrifice(_Verb, frozen=True):
    """KRY-13.2 The unit "self" or the "target" leaves the game."""

    who: Literal["self", "target"]


class Raise(_Verb, frozen=True):
    """A dead unit returns as Raised; on a missed roll it leaves the game."""


class RaiseSave(_Verb, frozen=True):
    """The dying unit stays as Raised; on a missed roll it leaves the game."""


class Summon(_Verb, frozen=True):
    """The card itself becomes a unit at the place chosen."""


class Destroy(_Verb, frozen=True):
    """The Raised units of the engagement chosen die without comparison."""


class DestroyObject(_Verb, frozen=True):
    """The Object chosen goes to its owner's discard; nothing happens when a unit was chosen."""


class Hide(_Verb, frozen=True):
    """KRY-13.12 Face down until the end of the round."""


class Move(_Verb, frozen=True):
    """The movement chosen, even of a unit that has moved."""


class Swap(_Verb, frozen=True):
    """The pair chosen, or first and second line of the battalion concerned, change places; not a movement."""


class Ready(_Verb, frozen=True):
    """Straighten the unit chosen."""


class Exhaust(_Verb, frozen=True):
    """The unit chosen is tapped: no attack, coordination or expertise this round; nothing when an Object was chosen."""


class ExtraAttack(_Verb, frozen=True):
    """The unit chosen makes one more attack of the phase's kind."""


class Redirect(_Verb, frozen=True):
    """The attack on the subject now goes to the unit chosen."""


class Cancel(_Verb, frozen=True):
    """The event answered has no effect."""


class Suppress(_Verb, frozen=True):
    """`what` may not be done by anyone this round."""

    what: Literal["magic_attacks", "coordination", "saves"]


class Range(_Verb, frozen=True):
    """Unit attacks reach only what `code` says."""

    code: RangeCode


class Reveal(_Verb, frozen=True):
    """The hand of the opponent chosen is shown to the player."""


class GainResources(_Verb, frozen=True):
    """`n` more resources in this purchase; `troops_only`: not for actions. `each`: every player."""

    n: int
    troops_only: bool = False
    each: bool = False


class Resources(_Verb, frozen=True):
    """`n` more resources in every round from `since`."""

    n: int
    since: int


class Spoils(_Verb, frozen=True):
    """`n` resources in the next purchase when a melee of the unit's battalion kills an enemy unit."""

    n: int


class IgnoreMonolith(_Verb, frozen=True):
    """Own units are untouched by the monoliths of this round."""


class SelfStrike(_Verb, frozen=True):
    """KRY-7.6 Every first line attacks the second line of its own battalion."""


class AddTrait(_Verb, frozen=True):
    """The bearer also has `trait`."""

    trait: str


Verb: TypeAlias = (
    Bonus
    | Malus
    | Strike
    | DoubleHit
    | Ride
    | Save
    | Sacrifice
    | Raise
    | RaiseSave
    | Summon
    | Destroy
    | DestroyObject
    | Hide
    | Move
    | Swap
    | Ready
    | Exhaust
    | ExtraAttack
    | Redirect
    | Cancel
    | Suppress
    | Range
    | Reveal
    | GainResources
    | Resources
    | Spoils
    | IgnoreMonolith
    | SelfStrike
    | AddTrait
)
