"""The words that spells, drinks, skills, events and special rules are written in: one Struct a verb, as in the content.

Every verb is carried out by the chapter that it belongs to; nothing here acts.
"""

import re
from typing import Literal, TypeAlias

from msgspec import Struct

Icon: TypeAlias = Literal["Y", "O", "R", "Y*", "O*", "R*"]
"""CON-6.2 A die on a card or tile; the star is the arrow of a free reroll."""
Side: TypeAlias = Literal["heroes", "overlord"]
Space: TypeAlias = Literal["melee", "ranged", "guard", "manipulation", "move", "reroll"]
Amount: TypeAlias = int | tuple[int, ...]
"""A number, or one for each number of heroes of the scenario, in the order of its `parties`."""
Until: TypeAlias = Literal["turn", "stance", "next_turn", "own_turn"]
"""CON-24.4 The End phase; Mitra's Halo; the caster's next turn or activation; the target's own next one."""


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class _Verb(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="verb", tag=_snake):
    """Base of the verbs; the tag is the name in snake case."""


# -- spells and drinks


class Attack(_Verb, frozen=True):
    """An attack with this pool (CON-7.11, CON-9.14), or on all in an area (CON-16.1).

    `spare` names who is left out: "self", or a tag. `no_guard` with `no_armour`: cannot be defended. `free`: no gems,
    no weapon, no penalty for bare hands. `web`: in place of damage a web of so many movement points (CON-26.15). `area`
    and `only` belong to events: where it falls and whom alone it strikes.
    """

    kind: Literal["melee", "ranged", "spell", "area"]
    dice: tuple[Icon, ...]
    when: Literal["action", "dies", "survived"] = "action"
    spare: tuple[str, ...] = ()
    no_guard: bool = False
    no_armour: bool = False
    free: bool = False
    web: int = 0
    area: str = ""
    only: Literal["", "heroes", "units"] = ""


class Damage(_Verb, frozen=True):
    """`n` damage that cannot be avoided."""

    n: int
    whose: Literal["self", "target"] = "self"


class Drain(_Verb, frozen=True):
    """The target's controller moves up to `n` gems from Reserve to Fatigue."""

    n: int


class Recover(_Verb, frozen=True):
    """Up to `n` gems, or as many as `dice` show, go from the zones `origins` to the Reserve."""

    origins: tuple[Literal["fatigue", "wound"], ...]
    whose: Literal["self", "target"] = "self"
    n: int = 0
    dice: tuple[Icon, ...] = ()


class GiveGems(_Verb, frozen=True):
    """Up to `n` gems of the caster's Reserve become gems in the target's Reserve."""

    n: int


class Grant(_Verb, frozen=True):
    """The caster has the skill for a time."""

    skill: str
    until: Until


class Armour(_Verb, frozen=True):
    """CON-9.13 Flat armour for a time."""

    n: int
    until: Until
    whose: Literal["self", "target"] = "self"


class Surcharge(_Verb, frozen=True):
    """Each spell of the target costs its controller `n` more gems."""

    n: int
    until: Until


class Lead(_Verb, frozen=True):
    """The caster moves the enemy `n` areas, and one for each gem beyond the cost, never into harm."""

    n: int


class Immobile(_Verb, frozen=True):
    """The target cannot move; one with Blocking loses that instead."""

    until: Until


class Fetch(_Verb, frozen=True):
    """The caster carries an object that lies in sight, of encumbrance `most` or less."""

    most: int


class Teleport(_Verb, frozen=True):
    """One area for each gem, whatever lies between."""


class RaiseDead(_Verb, frozen=True):
    """A dead model whose reinforcement cost is the gems paid returns in the caster's area."""


class Remove(_Verb, frozen=True):
    """The caster leaves the board without dying."""

    whose: Literal["self"] = "self"


class Untargetable(_Verb, frozen=True):
    """Cannot be attacked: by characters of the tag `by`, or `unless` it was "attacked" by oneself or stands "alone"."""

    whose: Literal["self"] = "self"
    by: str = ""
    until: Until | Literal[""] = ""
    unless: Literal["", "attacked", "alone"] = ""


# -- skills (CON-26)


class Allow(_Verb, frozen=True):
    """Lifts one restriction."""

    what: Literal["reach", "two_weapons", "protected"]


class Pass(_Verb, frozen=True):
    """What a movement may ignore or cross."""

    what: tuple[
        Literal["enemies", "walls", "wood", "scenery", "levels", "water", "climb", "leap"],
        ...,
    ]


class IgnoreHindering(_Verb, frozen=True):
    """Hindering counts `n` less for that purpose; 99 is all of it."""

    what: Literal["move", "dice", "ranged"]
    n: int = 99


class Defence(_Verb, frozen=True):
    """The defence power of the target of an own attack, or of oneself, changes by `n`."""

    n: int
    whose: Literal["self", "target"]
    kind: Literal["melee", "ranged"]


class Block(_Verb, frozen=True):
    """CON-26.10"""


class Grab(_Verb, frozen=True):
    """CON-26.3 A die of the attack with so many symbols grabs the target."""

    symbols: int


class StrikeOn(_Verb, frozen=True):
    """CON-26.4 What is beyond the life of the killed strikes another enemy in the area."""


class AddDice(_Verb, frozen=True):
    """Dice for a complex Manipulation at a lock."""

    to: Literal["lock"]
    dice: tuple[Icon, ...]


class CapLimit(_Verb, frozen=True):
    """CON-26.25 Exertion limits of enemies in the area are `n` at most."""

    spaces: tuple[Space, ...]
    n: int


class ForbidReroll(_Verb, frozen=True):
    """CON-26.26"""


class FreeReroll(_Verb, frozen=True):
    """CON-26.28 Friends in the area reroll `n` dice for free; `again`: also dice already rerolled."""

    n: int
    again: bool = False


class Poison(_Verb, frozen=True):
    """CON-26.27"""


class Retarget(_Verb, frozen=True):
    """CON-26.29 Takes the place of the target, without Guard."""


class ParryFor(_Verb, frozen=True):
    """CON-26.31"""


class LeadAllies(_Verb, frozen=True):
    """CON-17.2"""


class Cast(_Verb, frozen=True):
    """CON-26.33"""


SpellVerb: TypeAlias = (
    Attack
    | Damage
    | Drain
    | Recover
    | GiveGems
    | Grant
    | Armour
    | Surcharge
    | Lead
    | Immobile
    | Fetch
    | Teleport
    | RaiseDead
    | Remove
    | Untargetable
)
SkillVerb: TypeAlias = (
    Attack
    | Allow
    | Pass
    | IgnoreHindering
    | Defence
    | Block
    | Grab
    | StrikeOn
    | AddDice
    | CapLimit
    | ForbidReroll
    | FreeReroll
    | Untargetable
    | Poison
    | Retarget
    | ParryFor
    | LeadAllies
    | Cast
)


# -- events and special rules of scenarios


class Reinforce(_Verb, frozen=True):
    """CON-23.2 `n` points."""

    n: Amount


class Shoot(_Verb, frozen=True):
    """CON-21.10 Every unit with a ranged value and a target may make one ranged attack now."""


class Place(_Verb, frozen=True):
    """A model of the tile `tile` appears in the area of the first model of the tile `at`."""

    tile: str
    at: str


class Kill(_Verb, frozen=True):
    """All models of the tile `tile` die; "self": the character that the rule is about."""

    tile: str


class SwapTile(_Verb, frozen=True):
    """The tile `new` takes the place of `old` in the River."""

    old: str
    new: str


class CloseDoor(_Verb, frozen=True):
    """One open door with nobody standing in both of its areas is closed, if there is one."""


class Raise(_Verb, frozen=True):
    """`n` models of a tile of `kind` that is in the River appear in `area`, beyond its pool if need be."""

    kind: str
    n: Amount
    area: str


class Lay(_Verb, frozen=True):
    """The object lies from now on where the rule's occasion was."""

    card: str


class LoseGame(_Verb, frozen=True):
    """The side that caused it loses at once."""


EventVerb: TypeAlias = Reinforce | Attack | Shoot | Place | Kill | SwapTile | CloseDoor
RuleVerb: TypeAlias = Raise | Kill | Lay | LoseGame


# -- goals of scenarios


class _Test(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="test", tag=_snake):
    """Base of what a goal needs."""


class FledWith(_Test, frozen=True):
    """Heroes who left the board have taken all these objects with them."""

    cards: tuple[str, ...]


class Dead(_Test, frozen=True):
    """Every one of these heroes and tiles is dead."""

    who: tuple[str, ...]


class Alive(_Test, frozen=True):
    """Every one of these heroes and tiles lives."""

    who: tuple[str, ...]


Test: TypeAlias = FledWith | Dead | Alive
